"""Messages that must fit, whatever people are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.present.post import Post
from bot.tables.snapshot import Snapshot
from bot.texts.names import short_names
from bot.texts.sentences import Texts

NAMES: Final = (16, 10, 6)
"""Columns that names keep in a message that is too long, one width after the other."""


def fitting(snapshot: Snapshot, t: Texts, drawn: Callable[[Snapshot, Texts], Post]) -> Post:
    """The message; where it is too long, with signs for emojis, each of which takes thirty characters.

    Then with names cut shorter and shorter until it fits; alike ones are numbered.
    """
    post = drawn(snapshot, t)
    if post.fits:
        return post
    if t.drawn:
        t = t.in_signs()
        post = drawn(snapshot, t)
    for width in NAMES:
        if post.fits:
            break
        names = short_names(tuple(occupant.name for occupant in snapshot.occupants), width)
        cut = [occupant._replace(name=name) for occupant, name in zip(snapshot.occupants, names, strict=True)]
        post = drawn(snapshot._replace(occupants=tuple(cut)), t)
    return post
