"""Harry's buttons state the score that the round would bring (SK-12.7, SK-8.14)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from bot.present.skull_king.panel import panel
from bot.texts.sentences import texts
from engine.core import DEALER
from engine.skull_king import GAME
from engine.skull_king.public import Action
from tests.bot.present.skull_king_seen import match, seen_by
from tests.bot.present.tables import buttons


@pytest.mark.rule("SK-12.7", "SK-8.14")
@pytest.mark.parametrize(
    "options",
    [
        {"powers": True, "length": "even_keeled", "expansions": ["loot", "kraken"]},
        {"powers": True, "length": "skirmish", "scoring": "rascal", "cannon_loads": True},
    ],
)
def test_each_button_of_harry_says_what_the_round_would_bring(options: dict[str, Any]) -> None:
    said, extras = set(), 0
    for seed in range(1, 13):
        for state in match(options, 4, seed):
            view = GAME.view(state, None)
            if view.phase != "harry":
                continue
            seat = view.to_act[0]
            for button in buttons(panel(seen_by(state, seat), texts("en"))):
                verb, *items = button.action.split()
                if verb == "adjust":
                    after = deepcopy(state)
                    GAME.step(after, seat, GAME.parse(button.action))
                    assert DEALER in GAME.to_act(after) or not GAME.to_act(after)
                    line = next(one for one in GAME.view(after, None).sheet[-1].lines if one.seat == seat)
                    sign = f"{line.points:+d}".replace("-", "−") if line.points else "0"
                    assert button.label.endswith(f"({sign} points)")
                    assert Action("adjust", (line.final_bid - line.bid,)) == GAME.parse(button.action)
                    said.add(items[0])
                    extras += line.points != line.bid_points
    assert len(said) == 3
    assert extras
