"""The visual rules of all screens: what a colour means, one picture, few words (docs/screens.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from bot.art.lettering import SMALL
from bot.art.mats import Mats
from bot.art.round import RoundResult
from bot.art.shown import TablePicture, lay_out
from bot.art.sight import contrast
from bot.gallery.house import USUAL
from bot.gallery.looks import IDLE
from bot.gallery.moments import MOMENTS
from bot.present.post import Button, Divider, EntityMenu, Illustration, Menu, Post, Row, Style, Text
from bot.present.presenter import GOLD, NIGHT, SEA
from engine import GAMES
from tests.bot.art.letters import indices, letters
from tests.gallery import Gallery

MOST_WORDS: Final = 40
"""Maximum words of a decision besides its buttons, the time included."""
STATE: Final = 46
"""Maximum characters of a state line, so that it fits one line of a phone 390 pixels wide."""
GREEN: Final = frozenset(
    {
        *("@join", "@come", "@c-join", "@start", "@new", "@play", "@rematch", "@back", "@resume", "@yes"),
        *("@daily", "@daily-practise", "@duel-play", "@duel-again", "@meet", "@pad-wake"),
    }
)
"""Verbs that join, begin, or say yes to a question."""
BLUE: Final = frozenset(
    {
        *("@hand", "@c-mine", "@c-play", "@replay", "@replay-open", "@rules", "@learn"),
        *("@deal-result", "@review", "@riddle", "@pad-next", "@call"),
    }
)
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
    # The next step once all rounds are written; it asks before anything ends.
    "@pad-end": frozenset({"success"}),
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


def test_a_buttons_colour_follows_what_it_does(gallery: Gallery) -> None:
    seen, wrong = set[str](), []
    for screen in gallery.screens:
        for button in buttons(screen.post):
            seen.add(button.style)
            if button.style not in colours(button):
                wrong.append((screen.name, button.label, button.action, button.style))
    assert not wrong
    assert seen == {"primary", "secondary", "success", "danger"}


def test_a_move_that_is_asked_for_is_blue(gallery: Gallery) -> None:
    """A menu may replace the buttons where there are too many cards."""
    titles = [f"{title} {look}" for title in MOMENTS for look in ("turn", "dm", "words", "always")]
    asked = [one for one in gallery.screens if one.name in titles]
    assert len(asked) > 40
    for screen in asked:
        moves = [one for one in buttons(screen.post) if not one.action.startswith("@")]
        menus = [one for one in screen.post.blocks if isinstance(one, Menu) and one.action in MENUS]
        assert menus or any(one.style == "primary" for one in moves), screen.name


def test_the_edge_says_whose_turn_it_is(gallery: Gallery) -> None:
    by_name = {screen.name: screen.post for screen in gallery.screens}
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


def test_no_screen_has_two_pictures(gallery: Gallery) -> None:
    counted = {sum(isinstance(block, Illustration) for block in one.post.blocks) for one in gallery.screens}
    assert counted == {0, 1}


def test_below_the_picture_of_a_decision_come_its_buttons(gallery: Gallery) -> None:
    """Only headline and state stand above it, so the first button is always in the same place."""
    met = set()
    for screen in gallery.screens:
        kinds = [type(block) for block in screen.post.blocks]
        if not screen.name.endswith(" turn") or Illustration not in kinds:
            continue
        place = kinds.index(Illustration)
        assert kinds[:place] == [Text, Text], screen.name
        assert kinds[place + 1] in (Row, Menu, EntityMenu), screen.name
        met.add(next(game for game in GAMES if screen.name.startswith(f"{game} ")))
    assert met == set(GAMES)


def test_no_letter_of_a_picture_is_too_small_for_a_phone(gallery: Gallery) -> None:
    """Those on cards count as well: a card too small for its name, or the letter of its suit, has none."""
    small, seen = set(), set[type]()
    for screen in gallery.screens:
        if (shown := screen.post.illustration) is None:
            continue
        picture = shown.picture
        seen.add(type(picture))
        on_cards = lay_out(picture).pieces if isinstance(picture, TablePicture) else ()
        found = [*letters(picture), *(one for piece in on_cards for one in indices(piece))]
        small |= {(screen.name, said, high) for said, high in found if round(high, 2) < SMALL}
    assert not small
    assert len(seen) > 10


def test_a_lobby_and_its_hosts_pages_have_at_most_forty_words(gallery: Gallery) -> None:
    shown = [
        screen
        for screen in gallery.screens
        if screen.name.startswith(("lobby", "settings of a table")) and not screen.name.endswith(" in words")
    ]
    assert len(shown) > 15
    assert {screen.name: count for screen in shown if (count := words(screen.post)) > MOST_WORDS} == {}


def test_a_lobbys_state_fits_one_line_of_a_phone(gallery: Gallery) -> None:
    shown = [one.post for one in gallery.screens if one.name.startswith("lobby") and one.post.illustration]
    states = [post.blocks[1].text for post in shown if isinstance(post.blocks[1], Text)]
    assert len(states) > 8
    assert [state for state in states if len(state.removeprefix("-# ")) > STATE] == []


def test_a_decision_has_at_most_forty_words(gallery: Gallery) -> None:
    decisions = {f"{title} turn" for title in MOMENTS}
    newcomers = [screen for screen in gallery.screens if screen.name in decisions]
    for screens in (newcomers, gallery.practised):
        asked = {screen.name: screen.post for screen in screens if screen.post.accent == GOLD}
        assert {game for game in GAMES if any(name.startswith(f"{game} ") for name in asked)} == {*GAMES}
        assert [name for name, post in asked.items() if post.illustration is None] == []
        assert {name: count for name, post in asked.items() if (count := words(post)) > MOST_WORDS} == {}


@pytest.mark.parametrize("story", PAGES)
def test_a_page_with_a_picture_has_at_most_forty_words_and_one_menu(gallery: Gallery, story: str) -> None:
    pictured = [one for one in gallery.screens if one.name.startswith(story) and one.post.illustration]
    assert pictured
    assert {one.name: count for one in pictured if (count := words(one.post)) > MOST_WORDS} == {}
    for screen in pictured:
        menus = [one for one in screen.post.blocks if isinstance(one, Menu | EntityMenu)]
        assert len(menus) <= 1, screen.name


def test_the_picture_alone_tells_who_won_a_claim(gallery: Gallery) -> None:
    table = next(screen.post for screen in gallery.screens if screen.name == "skull bet won table")
    assert table.illustration is not None
    shown = table.illustration.picture
    assert isinstance(shown, Mats)
    assert USUAL[0] in shown.ribbon
    assert shown.ribbon in table.illustration.alt
    below = table.blocks[table.blocks.index(table.illustration) + 1]
    assert isinstance(below, Row | Divider), "no sentence repeats it"


def test_a_column_of_stars_has_a_heading(gallery: Gallery) -> None:
    headed = set()
    for screen in gallery.screens:
        shown = None if screen.post.illustration is None else screen.post.illustration.picture
        if isinstance(shown, RoundResult):
            filled = any(row.figure or row.stars for row in shown.rows)
            assert bool(shown.columns[0]) == filled, screen.name
            headed.add(filled)
    assert True in headed
