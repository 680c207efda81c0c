"""Shortening of messages that are too long for Discord."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.present.post import Post
from bot.tables.snapshot import Snapshot
from bot.texts.names import short_names
from bot.texts.sentences import Texts

NAMES: Final = (16, 10, 6)
"""Column widths to which names are cut in a message that is too long, tried in this order."""


def shorten_to_fit(snapshot: Snapshot, t: Texts, drawn: Callable[[Snapshot, Texts], Post]) -> Post:
    """Return the post, shortened until it fits.

    First replace emojis, which take thirty characters each, by signs. Then cut names shorter and shorter, and
    number names that become equal.
    """
    post = drawn(snapshot, t)
    if post.fits:
        return post
    if t.has_emojis:
        t = t.without_emojis()
        post = drawn(snapshot, t)
    for width in NAMES:
        if post.fits:
            break
        names = short_names(tuple(occupant.name for occupant in snapshot.occupants), width)
        cut = [occupant._replace(name=name) for occupant, name in zip(snapshot.occupants, names, strict=True)]
        post = drawn(snapshot._replace(occupants=tuple(cut)), t)
    return post
