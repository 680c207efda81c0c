"""Places at the end of a match: medals for those who look, numbers for those who listen, robots for both."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from bot.i18n import LOCALES, texts
from bot.present import PRESENTERS
from bot.present.presenter import place_mark
from engine import GAMES
from tests.bot.present.tables import robot_at, seen_by, states, told
from tests.sim.screen import unformatted

SHORT: Mapping[str, tuple[dict[str, Any], int]] = {
    "skull-king": ({"length": [1]}, 4),
    "hearts": ({}, 2),
    "skull": ({}, 4),
}
"""By game, the options and seats of a short match."""


def test_medals_are_for_three_and_for_looking() -> None:
    t = texts("en")
    assert [place_mark(rank, t) for rank in range(1, 5)] == ["🥇", "🥈", "🥉", "4."]
    assert [place_mark(rank, t.spoken(True)) for rank in range(1, 5)] == ["1.", "2.", "3.", "4."]


@pytest.mark.parametrize("game", SHORT)
def test_who_listens_hears_every_place_and_who_is_a_robot(game: str) -> None:
    options, seats = SHORT[game]
    *_, state = states(GAMES[game], options, seats, seed=3)
    seen = robot_at(seen_by(GAMES[game], state, 0), 1)
    for locale in LOCALES:
        t = texts(locale)
        spoken = told(PRESENTERS[game].panel(seen, t.spoken(True)).in_words())
        places = [line for line in spoken.splitlines() if re.match(r"\d\. \*\*", line)]
        assert len(places) == seats, spoken
        assert places[0].startswith("1. ")
        (robot,) = [line for line in places if "Bea" in line]
        assert re.match(r"\d\. \*\*Bea \(robot\b.*?\)\*\*", robot)
        assert unformatted(spoken) == []
        shown = told(PRESENTERS[game].panel(seen, t))
        assert shown.count("🥇") == sum(place.rank == 1 for place in seen.places)
        assert shown.count("🤖 Bea") == 1


def test_what_does_not_format_is_noticed() -> None:
    assert unformatted("**Ana** and *Bea*, \\*so\\*") == []
    for wrong in ("** Ana** · 1", "**Ana ** · 1", "**Ana", "4. ** Ana** and **Bea**", "* Ana*"):
        assert unformatted(f"fine\n{wrong}\n**fine**") == [wrong]
