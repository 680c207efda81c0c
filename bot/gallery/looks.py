"""Ways in which the screen gallery looks at a match: as a spectator and as one of its players."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple

from bot.gallery.house import CHANNEL, House
from bot.present.post import Post

READER: Final = 1
"""Id of the user whose screens are shown: the person in seat 0."""


class Screen(NamedTuple):
    """One message: its name in the gallery, its post, and whether only one person sees it."""

    name: str
    post: Post
    private: bool = False


async def _render_table(house: House, number: int) -> Screen:
    return Screen("table", await house.pages.table(number))


async def _render_panel(house: House, number: int) -> Screen:
    return Screen("panel", await house.pages.panel(number, READER, channel=CHANNEL), private=True)


async def _render_direct_message(house: House, number: int) -> Screen:
    return Screen("direct message", await house.pages.hand(number, READER))


async def _render_in_words(house: House, number: int) -> Screen:
    await house.people.set_preference(READER, "cards", "words")
    screen = await _render_panel(house, number)
    await house.people.set_preference(READER, "cards", "emojis")
    return screen


async def _render_with_pictures(house: House, number: int) -> Screen:
    await house.people.set_preference(READER, "pictures", "always")
    screen = await _render_panel(house, number)
    await house.people.set_preference(READER, "pictures", "server")
    return screen


async def _render_look(house: House, number: int) -> Screen:
    return Screen("look", await house.papers.look(number, READER), private=True)


async def _render_worst(house: House, number: int) -> Screen:
    post = await house.papers.worst(number, READER)
    assert post is not None
    return Screen("worst", post, private=True)


async def _render_podium(house: House, number: int) -> Screen:
    return Screen("podium", await house.papers.shared(number, READER, "podium"))


async def _render_sheet(house: House, number: int) -> Screen:
    return Screen("sheet", await house.papers.shared(number, READER, "sheet"))


LOOKS: Final[Mapping[str, Callable[[House, int], Awaitable[Screen]]]] = {
    "table": _render_table,
    "turn": _render_panel,
    "wait": _render_panel,
    "dm": _render_direct_message,
    "dm-wait": _render_direct_message,
    "words": _render_in_words,
    "always": _render_with_pictures,
    "look": _render_look,
    "worst": _render_worst,
    "podium": _render_podium,
    "sheet": _render_sheet,
}
IDLE: Final = frozenset({"wait", "dm-wait"})
"""Looks that need a match in which the reader waits for another player."""
