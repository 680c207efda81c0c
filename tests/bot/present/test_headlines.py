"""The first line of Skull King's table and panels, phase by phase: the question, or that there is none."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from bot.present import PRESENTERS
from bot.present.play.headline import headline_blocks
from bot.present.post import Menu, Post, Text
from bot.texts.sentences import LOCALES, texts
from engine import GAMES
from tests.bot.present.tables import Keys, seen_by, states

EN = texts("en")

KING, SHOW = GAMES["skull-king"], PRESENTERS["skull-king"]
POWERS: dict[str, Any] = {"length": [3, 2], "powers": True}
LOADS: dict[str, Any] = {"length": [1, 1], "scoring": "rascal", "cannon_loads": True}
FIRST_LINES = {
    "lot, table": "sk-lot",
    "lot, waits": "head-wait",
    "deal, table": "head-deal sk-head-scored sk-head-scored-led",
    "deal, waits": "head-wait sk-next",
    "bid, table": "sk-head-bids sk-head-bids-left",
    "bid, asked": "sk-head-bid-you",
    "bid, waits": "sk-head-bid-in",
    "load, table": "sk-head-loads sk-head-loads-left",
    "load, asked": "sk-head-load-you",
    "load, waits": "sk-head-load-in",
    "play, table": "head-lead head-play",
    "play, asked": "head-last-you head-lead-you head-play-you",
    "play, waits": "head-wait",
    "power, table": "sk-head-bendt sk-head-rascal sk-head-rosie",
    "power, asked": "sk-head-bendt-you sk-head-rascal-you sk-head-rosie-you",
    "power, waits": "head-wait",
    "harry, table": "sk-head-harry",
    "harry, asked": "sk-head-harry-you",
    "harry, waits": "head-wait",
    "over, table": "podium-captain",
    "over, waits": "podium-captain podium-captain-you",
}
"""By phase and reader, the keys of the first lines."""


def test_each_phase_begins_with_its_question() -> None:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for options in (POWERS, LOADS):
        for seed in range(40):
            for state in states(KING, options, 3, seed):
                for seat in (None, 0, 1, 2):
                    seen = seen_by(KING, state, seat)
                    who = "table" if seat is None else "asked" if seat in KING.to_act(state) else "waits"
                    key, *_ = SHOW.play.describe_turn(seen, Keys("en")).split()
                    found[f"{state.phase}, {who}"].add(key)
    assert found == {phase: set(keys.split()) for phase, keys in FIRST_LINES.items()}


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
                assert f"**{EN('panel-hand')}**\n" in said
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
            assert lines[1].startswith(f"-# {EN('card-skull-king')}")
            assert [line for line in lines[1:] if line.startswith(("# ", "## "))] == []
