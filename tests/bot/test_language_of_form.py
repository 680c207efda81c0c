"""The visual rules of all screens: what a colour means, one picture, few words (docs/screens.md)."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from bot.pages.tables import LEARNT
from bot.present.post import Button, Illustration, Menu, Pick, Post, Row, Style, Text
from bot.present.presenter import GOLD, NIGHT, SEA
from bot.screens_house import CHANNEL, USUAL, opened
from bot.screens_looks import IDLE, READER, Screen
from bot.screens_moments import MOMENTS, looked_at
from bot.screens_stories import told
from bot.texts.sentences import LOCALES
from engine import GAMES

MOST_WORDS: Final = 40
"""Maximum words of a decision besides its buttons, the time included."""
GREEN: Final = frozenset({"@join", "@c-join", "@start", "@rematch", "@back", "@yes"})
"""Verbs that join, begin, or say yes to a question."""
BLUE: Final = frozenset({"@hand", "@c-mine", "@c-play", "@replay", "@replay-open"})
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
    # The current choice is green.
    "@prefer": frozenset({"success"}),
    "@set": frozenset({"success"}),
}
"""Colours that a verb may have besides its main colour and grey."""


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
        elif isinstance(block, Text) and block.beside is not None:
            yield block.beside


def words(post: Post) -> int:
    """Count the words to read outside buttons and picture; lines of emojis and numbers list cards."""
    said = "\n".join(block.text for block in post.blocks if isinstance(block, Text))
    prose = "\n".join(line for line in said.splitlines() if not line.startswith("<:"))
    plain = re.sub(r"<t:\d+:R>", "in 3 minutes", re.sub(r"<a?:\w+:\d+>", "", prose))
    return sum(bool(re.search(r"\w", word)) for word in re.split(r"[\s*#]+", plain))


async def drawn(folder: Path) -> list[Screen]:
    async with opened(folder, "en", USUAL) as house:
        return [*await looked_at(house, ""), *await told(house, "")]


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
            if look in ("podium", "sheet", "look"):
                continue
            post, done = by_name[f"{title} {look}"], moment.name.split()[-1] in ("over", "scored", "moon")
            edge = NIGHT if done else SEA if look in IDLE | {"table"} else GOLD
            assert post.accent == edge, f"{title} {look}"
            met[edge] += 1
    assert all(met.values())


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
        assert kinds[place + 1] in (Row, Menu, Pick), screen.name
        met.add(next(game for game in GAMES if screen.name.startswith(f"{game} ")))
    assert met == set(GAMES)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_decision_has_at_most_forty_words(tmp_path: Path, locale: str) -> None:
    long, met = {}, {(game, new): 0 for game in GAMES for new in (True, False)}
    async with opened(tmp_path, locale, USUAL) as house:
        shown = await looked_at(house, " turn")
        for new in (True, False):
            if not new:
                known = await house.people.known(READER)
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
