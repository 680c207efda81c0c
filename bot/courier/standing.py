"""The picture that a message has: it need not be sent again for its message to be changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import discord


class Standing(NamedTuple):
    """The name a picture was sent under, "" for none, and where Discord keeps it, "" where that is not said.

    A classic message keeps its files by itself; another one has to say which picture stands where.
    """

    name: str
    address: str


GALLERY: Final = discord.ComponentType.media_gallery.value
CONTAINER: Final = discord.ComponentType.container.value
NONE: Final = Standing("", "")
"""No picture stands there."""


def standing(name: str, answer: object) -> Standing:
    """What Discord answers with, if that is the message, which was sent with the picture of that name."""
    if isinstance(answer, Mapping):
        return Standing(name, next(_told(answer.get("components") or ()), ""))
    components = answer.components if isinstance(answer, discord.Message) else ()
    return Standing(name, next(_addresses(components), ""))


def seen_in(message: discord.Message) -> Standing:
    """The picture of a message that is not classic, as it was when somebody pressed something there.

    Discord lists no files of such a message: what a file is called is how its address ends.
    """
    address = next(_addresses(message.components), "")
    return Standing(urlsplit(address).path.rpartition("/")[2], address) if address else NONE


def _addresses(components: Sequence[Any]) -> Iterator[str]:
    for component in components:
        if isinstance(component, discord.MediaGalleryComponent):
            yield from (item.media.url for item in component.items)
        elif isinstance(component, discord.Container):
            yield from _addresses(component.children)


def _told(components: Sequence[Any]) -> Iterator[str]:
    """The same of their data."""
    for component in components:
        if component["type"] == GALLERY:
            yield from (item["media"]["url"] for item in component["items"])
        elif component["type"] == CONTAINER:
            yield from _told(component["components"])
