"""The first line of Skull King's table and panels, phase by phase: the question, or that there is none."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

import pytest

from bot.present import PRESENTERS
from bot.present.play.headline import headline_blocks
from bot.present.post import Menu, Post, Text
from bot.texts.sentences import LOCALES, texts
from engine import GAMES
from tests.bot.present.tables import NAMES, seen_by, states

KING, SHOW = GAMES["skull-king"], PRESENTERS["skull-king"]
POWERS: dict[str, Any] = {"length": [3, 2], "powers": True}
LOADS: dict[str, Any] = {"length": [1, 1], "scoring": "rascal", "cannon_loads": True}
FIRST_LINES: dict[str, set[str]] = {
    "lot, table": {"Drawing lots for the first deal…"},
    "lot, waits": {texts("en")("head-wait")},
    "deal, table": {
        "One moment: the cards are being dealt",
        "Round 9 is over",
        "Ana leads after round\u00a09",
        "Ana and Ana lead after round\u00a09",
    },
    "deal, waits": {texts("en")("head-wait"), "Nothing to do: the next round starts by itself"},
    "bid, table": {
        "Everybody bids: 9 of 9 have",
        "Ana still has to bid",
        "Ana and Ana still have to bid",
    },
    "bid, asked": {
        "Your turn: how many of the 9 tricks will you take?",
        "Your turn: will you take the only trick?",
    },
    "bid, waits": {"You bid 9: wait for the others"},
    "load, table": {
        "Play it safe or risk it? 9 of 9 have chosen",
        "Ana still has to choose: safe or risky",
        "Ana and Ana still have to choose: safe or risky",
    },
    "load, asked": {"Your turn: choose safe or risky points"},
    "load, waits": {"Grapeshot chosen: wait for the others", "Cannonball chosen: wait for the others"},
    "play, table": {"Ana's turn to play a card", "Ana's turn to start the trick"},
    "play, asked": {
        "Your turn: play a card",
        "Your turn: play the first card of the trick",
        "Your turn: play your last card",
    },
    "play, waits": {texts("en")("head-wait")},
    "power, table": {
        "Ana's turn to choose who starts the next trick",
        "Ana's turn to discard",
        "Ana's turn to wager on the bid",
    },
    "power, asked": {
        "Your turn: choose who starts the next trick",
        "Your turn: discard 9 cards",
        "Your turn: wager on your bid",
    },
    "power, waits": {texts("en")("head-wait")},
    "harry, table": {"Ana's turn to keep or change the bid"},
    "harry, asked": {"Your turn: keep or change your bid"},
    "harry, waits": {texts("en")("head-wait")},
    "over, table": {
        "🏴‍☠️ **Ana** wins!",
        "🏴‍☠️ **Ana and Ana** share the win!",
        "🏴‍☠️ **Ana, Ana and Ana** share the win!",
    },
    "over, waits": {
        "🏴‍☠️ **Ana** wins!",
        "🏴‍☠️ You win!",
        "🏴‍☠️ You share the win with **Ana**!",
        "🏴‍☠️ You share the win with **Ana and Ana**!",
        "🏴‍☠️ **Ana and Ana** share the win!",
    },
}
"""By phase and reader; names are replaced by Ana's and numbers by 9."""


def plain(line: str) -> str:
    return re.sub(r"\d+", "9", re.sub("|".join(NAMES), "Ana", line))


def test_each_phase_begins_with_its_question() -> None:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for options in (POWERS, LOADS):
        for seed in range(40):
            for state in states(KING, options, 3, seed):
                for seat in (None, 0, 1, 2):
                    seen = seen_by(KING, state, seat)
                    who = "table" if seat is None else "asked" if seat in KING.to_act(state) else "waits"
                    found[f"{state.phase}, {who}"].add(plain(SHOW.play.describe_turn(seen, texts("en"))))
    assert {key: lines for key, lines in found.items() if lines != FIRST_LINES[key]} == {}
    assert set(found) == set(FIRST_LINES)


def test_small_text_directly_follows_its_headline_in_a_direct_message() -> None:
    post = Post(
        (*headline_blocks("Your turn", "round 1", "Bea deals"), Text("Your hand"), Text("-# Green 7")),
        classic=True,
    )
    assert post.content == "# Your turn\n-# round 1\n-# Bea deals\n\nYour hand\n-# Green 7"


def test_a_hand_chosen_from_a_menu_is_also_shown_above_the_menu() -> None:
    """A menu shows its contents only while it is open."""
    t, menus = texts("en"), 0
    for state in states(KING, {"length": [23]}, 3, 2):
        for seat in KING.to_act(state) if state.phase == "play" else ():
            seen = seen_by(KING, state, seat)
            blocks = SHOW.play.draw_panel(seen, t).blocks
            place = next((n for n, block in enumerate(blocks) if isinstance(block, Menu)), None)
            if place is not None:
                said = "\n".join(block.text for block in blocks[:place] if isinstance(block, Text))
                assert "**Your hand**\n" in said
                menus += 1
    assert menus


@pytest.mark.parametrize("words", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_only_the_first_line_is_a_headline(locale: str, words: bool) -> None:
    t = texts(locale).with_words(words)
    for state in states(KING, POWERS, 3, 2):
        for seat in (None, 0):
            seen = seen_by(KING, state, seat)
            post = (SHOW.play.draw_table if seat is None else SHOW.play.draw_panel)(seen, t)
            lines = "\n".join(block.text for block in post.blocks if isinstance(block, Text)).splitlines()
            assert lines[0] == f"# {SHOW.play.describe_turn(seen, t)}"
            assert lines[1].startswith("-# Skull King")
            assert [line for line in lines[1:] if line.startswith(("# ", "## "))] == []
