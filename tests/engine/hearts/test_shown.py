"""Hearts on the command line: every event and every view has its text."""

from __future__ import annotations

import pytest

from engine.ai import play
from engine.core import RoundOver
from engine.hearts import GAME
from engine.hearts.text import show, tell
from engine.luck import Luck

from .transcript import Table


def told(table: Table) -> list[str]:
    return [tell(event) for event in table.events]


@pytest.mark.rule("H-3.7")
def test_events_of_a_round_are_told_as_lines() -> None:
    table = Table().deal("2C 3C 4C", "5D 6D 7D", "QS KS AS", "AH KH QH")
    table.do("0 pass 2C 3C 4C", "1 pass 5D 6D 7D", "2 pass QS KS AS", "3 pass AH KH QH", "1 play 2C")
    assert told(table) == [
        "round 1: seat 0 deals; three cards go left",
        *(f"seat {seat} has chosen what to pass" for seat in range(4)),
        "the cards go left",
        "seat 1 plays 2C",
    ]
    late = Table(undo_per_match=1).late("3D AH", "QS 6H", "6D 7H", "2S 8H", taken=(0, 9, 0, 0))
    late.play(0, "3D 6H").do("1 change QS", "* card 2 black").play(2, "6D 2S").play(2, "7H 8H AH 6H")
    assert told(late)[1:] == [
        "seat 0 plays 3D",
        "seat 1 plays 6H",
        "seat 1 breaks hearts",
        "seat 1 takes 6H back and plays QS",
        "the referee shows seat 2 a black card: +26",
        "seat 2 plays 6D",
        "seat 3 plays 2S",
        "trick 2: seat 2 takes 13",
        "seat 2 plays 7H",
        "seat 2 breaks hearts",
        "seat 3 plays 8H",
        "seat 0 plays AH",
        "seat 1 plays 6H",
        "trick 3: seat 0 takes 4",
        "round 1 scores +4 +9 +13 +0",
    ]


def test_queen_of_spades_and_moon_are_announced() -> None:
    table = Table(2).late("QS", "2S", taken=(13, 0)).play(0, "QS 2S")
    assert told(table)[1:] == [
        "seat 0 plays QS (Pum!)",
        "seat 1 plays 2S",
        "trick 2: seat 0 takes 13",
        "seat 0 shoots the moon",
        "round 1 scores +0 +26",
    ]


def test_view_is_shown_as_lines() -> None:
    table = Table().deal("2C 3C 4C", "5D 6D 7D", "QS KS AS", "AH KH QH").do("0 pass 2C 3C 4C")
    assert show(table.view()) == [
        "round 1, pass; totals 0 0 0 0",
        "  taken this round 0 0 0 0; hearts not broken; stars 0 0 0 0",
        "  have chosen what to pass: 0",
    ]
    assert show(table.view(0))[3].startswith("  seat 0 passes: 2C 3C 4C")
    table.do("1 pass 5D 6D 7D", "2 pass QS KS AS", "3 pass AH KH QH", "1 play 2C")
    assert show(table.view())[-1] == "  on the table: 1 2C"
    assert show(table.view(2))[-2] == "  seat 2 received: 5D 6D 7D"
    assert "  seat 2 holds: 5D 6D 7D" in show(table.view(2))[-1]
    level = Table(2).round(13, 13).round(13, 13).round(13, 13).round(13, 13)
    assert show(level.view())[0] == "round 4, between 0 1, deal; totals 52 52"
    assert show(level.view())[-1] == "  last trick: 0 AC, 1 KC: seat 0 takes 0"
    assert told(level)[-1] == "an extra round is played between 0 1"


def test_every_event_of_a_match_has_a_text() -> None:
    kinds: set[str] = set()
    for seats in (2, 4):
        state = GAME.new(seats, GAME.options({}, seats))
        for _, _, events in play(GAME, state, ["normal"] * seats, Luck.from_seed(3)):
            for event in events:
                kinds.add(type(event).__name__)
                assert tell(event)
                assert "\n" not in tell(event)
    assert {"Dealt", "HasPassed", "Exchanged", "Played", "TrickOver", RoundOver.__name__} <= kinds
