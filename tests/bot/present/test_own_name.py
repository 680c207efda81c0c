"""A page calls its reader "you", in every game, language and style, and never by name."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.present import PRESENTERS
from bot.texts.sentences import LOCALES, texts
from engine import GAMES
from tests.bot.present.tables import seen_by, states, told

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
NAMES = ("Zaira", "Zoltan", "Zelda", "Zeno")
SEED = 5
"""A match in which discs of Skull are also lost to others' skulls."""


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_panel_never_calls_its_reader_by_name(game: str) -> None:
    phases = set()
    for n, state in enumerate(states(GAMES[game], {}, 4, SEED)):
        # Languages take turns, out of step with the cards of a trick.
        t = texts(LOCALES[(n + n // 4) % len(LOCALES)])
        for seat in (n % 4, (n + 1) % 4):
            snapshot = seen_by(GAMES[game], state, seat, NAMES)._replace(seen_at=NOON)
            phases.add(snapshot.view.phase)
            for style in (t, t.with_words(True)):
                assert NAMES[seat] not in told(PRESENTERS[game].play.draw_panel(snapshot, style))
    assert len(phases) > 3
