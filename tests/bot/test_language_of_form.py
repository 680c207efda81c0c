"""The visual rules of all screens: what a colour means, one picture, few words (docs/screens.md)."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from bot.art.lettering import SMALL
from bot.art.mats import Mats
from bot.art.round import RoundResult
from bot.art.shown import TablePicture, lay_out
from bot.art.sight import contrast
from bot.gallery.house import CHANNEL, USUAL, open_house
from bot.gallery.looks import IDLE, READER, Screen
from bot.gallery.moments import MOMENTS, render_moments
from bot.gallery.stories import render_stories
from bot.pages.tables import LEARNT
from bot.present.post import Button, Divider, EntityMenu, Illustration, Menu, Post, Row, Style, Text
from bot.present.presenter import GOLD, NIGHT, SEA
from bot.texts.sentences import LOCALES
from engine import GAMES
from tests.bot.art.letters import indices, letters

MOST_WORDS: Final = 40
"""Maximum words of a decision besides its buttons, the time included."""
STATE: Final = 46
"""Maximum characters of a state line, so that it fits one line of a phone 390 pixels wide."""
GREEN: Final = frozenset({"@join", "@c-join", "@start", "@new", "@rematch", "@back", "@yes"})
"""Verbs that join, begin, or say yes to a question."""
BLUE: Final = frozenset({"@hand", "@c-mine", "@c-play", "@replay", "@replay-open", "@rules"})
"""Verbs of the application that lead to a move, or one step further."""
RED: Final = frozenset({"@sure"})
"""Verbs that end something for good."""
MENUS: Final = frozenset({"pass", "discard", "play", "challenge", "bid", "change"})
"""Moves that may be chosen from a menu."""
ALSO: Final[Mapping[str, frozenset[Style]]] = {
    # A lobby, and the end of a match, are being redesigned.
    "@join": frozenset({"primary"}),
    "@rematch": frozenset({"primary"}),
    # One of the two buttons leads to the reader's own move.
    "@c-play": frozenset({"success"}),
}
"""Colours that a verb may have besides its main colour and grey."""
PAGES: Final = ("board", "championship", "help", "finished list", "statistics")
"""Gallery stories whose pages begin with a picture."""


def colours(button: Button) -> frozenset[Style]:
    """Return the colours that a button of this verb may have; grey is for disabled buttons and tools."""
    verb = button.action.split()[0]
    grey: frozenset[Style] = frozenset({"secondary"})
    if verb in RED:
        return frozenset({"danger"})
    if not verb.startswith("@"):
        return grey | {"primary", "success"}
    own: frozenset[Style] = frozenset({"success"} if verb in GREEN else {"primary"} if verb in BLUE else ())
    return grey | own | ALSO.get(verb, frozenset())


def buttons(post: Post) -> Iterator[Button]:
    for block in post.blocks:
        if isinstance(block, Row):
            yield from (one for one in block.buttons if isinstance(one, Button))
        elif isinstance(block, Text) and block.accessory is not None:
            yield block.accessory


def words(post: Post) -> int:
    """Count the words to read outside buttons and picture; lines of emojis and numbers list cards."""
    said = "\n".join(block.text for block in post.blocks if isinstance(block, Text))
    prose = "\n".join(line for line in said.splitlines() if not line.startswith("<:"))
    plain = re.sub(r"<t:\d+:R>", "in 3 minutes", re.sub(r"<a?:\w+:\d+>", "", prose))
    return sum(bool(re.search(r"\w", word)) for word in re.split(r"[\s*#]+", plain))


async def drawn(folder: Path) -> list[Screen]:
    async with open_house(folder, "en", USUAL) as house:
        return [*await render_moments(house, ""), *await render_stories(house, "")]


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> list[Screen]:
    """Return every screen in English: form does not depend on the language."""
    return asyncio.run(drawn(tmp_path_factory.mktemp("gallery")))


def test_a_buttons_colour_follows_what_it_does(gallery: list[Screen]) -> None:
    seen, wrong = set[str](), []
    for screen in gallery:
        for button in buttons(screen.post):
            seen.add(button.style)
            if button.style not in colours(button):
                wrong.append((screen.name, button.label, button.action, button.style))
    assert not wrong
    assert seen == {"primary", "secondary", "success", "danger"}


def test_a_move_that_is_asked_for_is_blue(gallery: list[Screen]) -> None:
    """A menu may replace the buttons where there are too many cards."""
    titles = [f"{title} {look}" for title in MOMENTS for look in ("turn", "dm", "words", "always")]
    asked = [one for one in gallery if one.name in titles]
    assert len(asked) > 40
    for screen in asked:
        moves = [one for one in buttons(screen.post) if not one.action.startswith("@")]
        menus = [one for one in screen.post.blocks if isinstance(one, Menu) and one.action in MENUS]
        assert menus or any(one.style == "primary" for one in moves), screen.name


def test_the_edge_says_whose_turn_it_is(gallery: list[Screen]) -> None:
    by_name = {screen.name: screen.post for screen in gallery}
    met = dict.fromkeys((GOLD, SEA, NIGHT), 0)
    for title, moment in MOMENTS.items():
        for look in moment.looks.split():
            if look in ("podium", "sheet", "look", "worst"):
                continue
            post, last = by_name[f"{title} {look}"], moment.name.split()[-1]
            idle = NIGHT if last in ("scored", "moon") else SEA if look in IDLE | {"table"} else GOLD
            edge = GOLD if last == "over" else idle
            assert post.accent == edge, f"{title} {look}"
            met[edge] += 1
    assert all(met.values())


@pytest.mark.parametrize("ground", ["#2b2d31", "#313338", "#f2f3f5", "#ffffff"])
def test_the_edge_of_what_runs_is_seen_in_both_themes(ground: str) -> None:
    assert contrast(f"#{SEA:06x}", ground) >= 3


def test_no_screen_has_two_pictures(gallery: list[Screen]) -> None:
    counted = {one.name: sum(isinstance(block, Illustration) for block in one.post.blocks) for one in gallery}
    assert set(counted.values()) == {0, 1}


def test_below_the_picture_of_a_decision_come_its_buttons(gallery: list[Screen]) -> None:
    """Only headline and state stand above it, so the first button is always in the same place."""
    met = set()
    for screen in gallery:
        kinds = [type(block) for block in screen.post.blocks]
        if not screen.name.endswith(" turn") or Illustration not in kinds:
            continue
        place = kinds.index(Illustration)
        assert kinds[:place] == [Text, Text], screen.name
        assert kinds[place + 1] in (Row, Menu, EntityMenu), screen.name
        met.add(next(game for game in GAMES if screen.name.startswith(f"{game} ")))
    assert met == set(GAMES)


def test_no_letter_of_a_picture_is_too_small_for_a_phone(gallery: list[Screen]) -> None:
    """Those on cards count as well: a card too small for its name, or the letter of its suit, has none."""
    small, seen = set(), set[type]()
    for screen in gallery:
        if (shown := screen.post.illustration) is None:
            continue
        picture = shown.picture
        seen.add(type(picture))
        on_cards = lay_out(picture).pieces if isinstance(picture, TablePicture) else ()
        found = [*letters(picture), *(one for piece in on_cards for one in indices(piece))]
        small |= {(screen.name, said, high) for said, high in found if round(high, 2) < SMALL}
    assert not small
    assert len(seen) > 10


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_lobby_and_its_hosts_pages_have_at_most_forty_words(tmp_path: Path, locale: str) -> None:
    async with open_house(tmp_path, locale, USUAL) as house:
        shown = [*await render_stories(house, "lobby"), *await render_stories(house, "settings of a table")]
    shown = [screen for screen in shown if not screen.name.endswith(" in words")]
    assert len(shown) > 15
    assert {screen.name: count for screen in shown if (count := words(screen.post)) > MOST_WORDS} == {}


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_lobbys_state_fits_one_line_of_a_phone(tmp_path: Path, locale: str) -> None:
    async with open_house(tmp_path, locale, USUAL) as house:
        shown = [
            screen for screen in await render_stories(house, "lobby") if screen.post.illustration is not None
        ]
    states = [screen.post.blocks[1].text for screen in shown if isinstance(screen.post.blocks[1], Text)]
    assert len(states) > 8
    assert [state for state in states if len(state.removeprefix("-# ")) > STATE] == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_decision_has_at_most_forty_words(tmp_path: Path, locale: str) -> None:
    long, met = {}, {(game, new): 0 for game in GAMES for new in (True, False)}
    async with open_house(tmp_path, locale, USUAL) as house:
        shown = await render_moments(house, " turn")
        for new in (True, False):
            if not new:
                known = await house.people.cached_person(READER)
                finished = dict.fromkeys(GAMES, LEARNT)
                house.people._known.keep(READER, known._replace(finished=finished))
            for screen in shown:
                post = await house.pages.panel(screen.post.table, READER, channel=CHANNEL)
                if not screen.name.endswith(" turn") or post.accent != GOLD:
                    continue
                assert post.illustration is not None, screen.name
                met[next(game for game in GAMES if screen.name.startswith(f"{game} ")), new] += 1
                if (count := words(post)) > MOST_WORDS:
                    long[screen.name, new] = count
    assert not long
    assert all(met.values())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("story", PAGES)
async def test_a_page_with_a_picture_has_at_most_forty_words(tmp_path: Path, story: str, locale: str) -> None:
    async with open_house(tmp_path, locale, USUAL) as house:
        pictured = [one for one in await render_stories(house, story) if one.post.illustration is not None]
        long = {one.name: count for one in pictured if (count := words(one.post)) > MOST_WORDS}
    assert pictured
    assert not long


@pytest.mark.parametrize("story", PAGES)
async def test_a_page_with_a_picture_has_one_menu_at_most(tmp_path: Path, story: str) -> None:
    async with open_house(tmp_path, "en", USUAL) as house:
        for screen in await render_stories(house, story):
            menus = [one for one in screen.post.blocks if isinstance(one, Menu | EntityMenu)]
            assert screen.post.illustration is None or len(menus) <= 1, screen.name


def test_the_picture_alone_tells_who_won_a_claim(gallery: list[Screen]) -> None:
    table = next(screen.post for screen in gallery if screen.name == "skull bet won table")
    assert table.illustration is not None
    shown = table.illustration.picture
    assert isinstance(shown, Mats)
    assert USUAL[0] in shown.ribbon
    assert shown.ribbon in table.illustration.alt
    below = table.blocks[table.blocks.index(table.illustration) + 1]
    assert isinstance(below, Row | Divider), "no sentence repeats it"


def test_a_column_of_stars_has_a_heading(gallery: list[Screen]) -> None:
    headed = set()
    for screen in gallery:
        shown = None if screen.post.illustration is None else screen.post.illustration.picture
        if isinstance(shown, RoundResult):
            filled = any(row.figure or row.stars for row in shown.rows)
            assert bool(shown.columns[0]) == filled, screen.name
            headed.add(filled)
    assert True in headed
