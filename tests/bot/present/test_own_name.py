"""A page calls its reader "you", in every game, language and style, and never by name."""

from __future__ import annotations

import pytest

from bot.present import PRESENTERS
from bot.texts.sentences import LOCALES, texts
from engine import GAMES
from tests.bot.present.tables import seen_by, states, told

NAMES = ("Zaira", "Zoltan", "Zelda", "Zeno")
SEED = 5
"""A match in which discs of Skull are also lost to others' skulls."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_panel_never_calls_its_reader_by_name(game: str, locale: str) -> None:
    t, phases = texts(locale), set()
    for n, state in enumerate(states(GAMES[game], {}, 4, SEED)):
        for seat in (n % 4, (n + 1) % 4):
            snapshot = seen_by(GAMES[game], state, seat, NAMES)
            phases.add(snapshot.view.phase)
            for style in (t, t.with_words(True)):
                assert NAMES[seat] not in told(PRESENTERS[game].play.draw_panel(snapshot, style))
    assert len(phases) > 3
