"""Nothing that is written for one person calls them by their own name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from bot.present import PRESENTERS
from bot.present.play.sheet import score
from bot.present.post import Illustration
from bot.tables.snapshot import Occupant, Snapshot
from bot.texts.sentences import LOCALES, Texts, texts
from engine import GAMES
from engine.skull_king import PRESETS
from tests.bot.present.tables import NAMES, asked, buttons, menus, moves, seen_by, states, told

EN = texts("en")

TABLES: tuple[tuple[str, Mapping[str, Any], int], ...] = (
    ("skull-king", PRESETS["full_sail"] | {"length": [5, 5, 4]}, 4),
    ("skull-king", PRESETS["rascal"] | {"length": [3, 3], "cannon_loads": True}, 3),
    ("hearts", {"undo_per_match": 1, "limit": 50}, 4),
    ("hearts", {}, 2),
    ("skull", {}, 4),
    ("skull", {"opponent_discard": "auto_random"}, 4),
)


def everything(seen: Snapshot, t: Texts) -> str:
    """Return all private text for a reader: panel, questions, rounds, sheet, alt texts."""
    show = PRESENTERS[seen.header.game]
    panel = show.play.draw_panel(seen, t)
    posts = [panel, *(asked(panel, seen, move, t) for move in moves(seen)), score(seen, t)]
    said = [show.play.describe_own_result(seen, number, t) for number in range(1, seen.rounds_done + 2)]
    for post in (post.in_words() if t.in_words else post for post in posts):
        lines = [line for menu in menus(post) for line in (*menu.options, menu.placeholder)]
        said += [told(post), *(button.label for button in buttons(post)), *map(str, lines)]
        said += [block.alt for block in post.blocks if isinstance(block, Illustration)]
    return "\n".join(said)


@pytest.mark.parametrize("words", [False, True])
@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_a_reader_is_never_called_by_name(
    game: str, options: Mapping[str, Any], seats: int, words: bool
) -> None:
    rules, readers = GAMES[game], 0
    for number, state in enumerate(states(rules, options, seats, seed=5)):
        seat, locale = number % seats, LOCALES[number % 5 % 3]
        said = everything(seen_by(rules, state, seat, pictures="always"), texts(locale).with_words(words))
        found = [line for line in said.splitlines() if re.search(rf"\b{NAMES[seat]}\b", line)]
        assert found == [], (locale, found)
        readers += 1
    assert readers > 20


def test_a_predecessors_bet_is_not_called_the_readers() -> None:
    """A bet of Skull belongs to whoever sat there then, also in the eyes of the seat's new player."""
    rules, t = GAMES["skull"], texts("en")
    state = next(s for s in states(rules, {}, 4, seed=5) if len(s.bets) == 2)
    seen = seen_by(rules, state, state.bets[0].challenger)
    before = tuple(Occupant("u:9", "Zoe") if n == seen.seat else one for n, one in enumerate(seen.occupants))
    pages = PRESENTERS["skull"].play.list_sheet_pages(seen._replace(past_occupants=(before,)), t)
    assert "1. Zoe claimed" in pages[0].text.text
    assert (
        EN("skull-bet-line-you", round=1, number=1)
        in PRESENTERS["skull"].play.list_sheet_pages(seen, t)[0].text.text
    )


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_an_alt_text_has_no_markdown(game: str, options: Mapping[str, Any], seats: int) -> None:
    """A screen reader reads every backslash and asterisk aloud."""
    rules, show, t = GAMES[game], PRESENTERS[game], texts("fr")
    names = ("Barbe-de-Sel", "Jean_Luc", "Anne.Marie", "Un (deux)")
    alts = [
        block.alt
        for state in states(rules, options, seats, seed=5)
        for seat in (0, None)
        for seen in [seen_by(rules, state, seat, names, pictures="always")]
        for block in (show.play.draw_table if seat is None else show.play.draw_panel)(seen, t).blocks
        if isinstance(block, Illustration)
    ]
    assert len(alts) > 20
    assert [alt for alt in alts if "\\" in alt or "**" in alt] == []
