"""Every screen of the gallery, rendered once in each language for all tests that look at screens."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from bot.gallery.house import CHANNEL, USUAL, open_house
from bot.gallery.looks import READER, Screen
from bot.gallery.moments import render_moments
from bot.gallery.stories import render_stories
from bot.pages.tables import LEARNT
from engine import GAMES
from tests.sim.shortcuts import quick_store


class Gallery(NamedTuple):
    """All screens in one language; `practised` are the decisions as seen by who knows the games."""

    language: str
    screens: list[Screen]
    practised: list[Screen]


async def render_gallery(folder: Path, language: str) -> Gallery:
    """Render all screens, with a database in that folder."""
    with quick_store():
        return await _render(folder, language)


async def _render(folder: Path, language: str) -> Gallery:
    async with open_house(folder, language, USUAL) as house:
        moments = await render_moments(house, "")
        known = await house.people.cached_person(READER)
        house.people._known.keep(READER, known._replace(finished=dict.fromkeys(GAMES, LEARNT)))
        practised = [
            screen._replace(post=await house.pages.panel(screen.post.table, READER, channel=CHANNEL))
            for screen in moments
            if screen.name.endswith(" turn")
        ]
        house.people._known.keep(READER, known)
        return Gallery(language, [*moments, *await render_stories(house, "")], practised)
