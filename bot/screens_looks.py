"""How the gallery of screens looks at a match: at the table, and as one of its players."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple

from bot.present.post import Post
from bot.screens_house import CHANNEL, House

READER: Final = 1
"""Who looks: the person in seat 0."""


class Screen(NamedTuple):
    """One message: what it is of, and whether it is for one person."""

    name: str
    post: Post
    private: bool = False


async def _table(house: House, number: int) -> Screen:
    return Screen("table", await house.pages.table(number))


async def _panel(house: House, number: int) -> Screen:
    return Screen("panel", await house.pages.panel(number, READER, channel=CHANNEL), private=True)


async def _dm(house: House, number: int) -> Screen:
    return Screen("direct message", await house.pages.hand(number, READER))


async def _words(house: House, number: int) -> Screen:
    await house.people.prefer(READER, "cards", "words")
    shown = await _panel(house, number)
    await house.people.prefer(READER, "cards", "emojis")
    return shown


async def _always(house: House, number: int) -> Screen:
    await house.people.prefer(READER, "pictures", "always")
    shown = await _panel(house, number)
    await house.people.prefer(READER, "pictures", "server")
    return shown


async def _look(house: House, number: int) -> Screen:
    return Screen("look", await house.papers.look(number, READER), private=True)


async def _worst(house: House, number: int) -> Screen:
    shown = await house.papers.worst(number, READER)
    assert shown is not None
    return Screen("worst", shown, private=True)


async def _podium(house: House, number: int) -> Screen:
    return Screen("podium", await house.papers.shared(number, READER, "podium"))


async def _sheet(house: House, number: int) -> Screen:
    return Screen("sheet", await house.papers.shared(number, READER, "sheet"))


LOOKS: Final[Mapping[str, Callable[[House, int], Awaitable[Screen]]]] = {
    "table": _table,
    "turn": _panel,
    "wait": _panel,
    "dm": _dm,
    "dm-wait": _dm,
    "words": _words,
    "always": _always,
    "look": _look,
    "worst": _worst,
    "podium": _podium,
    "sheet": _sheet,
}
IDLE: Final = frozenset({"wait", "dm-wait"})
"""Looks at a match that waits for somebody else."""
