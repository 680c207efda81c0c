"""The panel of a decision or a score shows the last completed trick: each card with its player, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any

import pytest

from bot.present import PRESENTERS
from bot.present.hearts.situation import describe_taker
from bot.present.play import french
from bot.present.skull_king import cards
from bot.present.skull_king.situation import last_trick
from bot.tables.snapshot import Occupant, Snapshot
from bot.texts.sentences import LOCALES, Texts, texts
from engine import GAMES
from tests.bot.present.tables import NAMES, seen_by, states, told

TABLES: list[tuple[str, Mapping[str, Any], int]] = [
    ("skull-king", {"length": [3, 2], "powers": True, "expansions": ["kraken", "whale", "loot"]}, 4),
    ("skull-king", {"length": [2, 1]}, 2),
    ("hearts", {}, 4),
]
SAID: Mapping[str, tuple[Callable[[int, Texts], str], Callable[[Snapshot, Texts], str]]] = {
    "skull-king": (
        lambda card, t: cards.full_name(card, t) if t.in_words else cards.label(card, t),
        lambda seen, t: last_trick(seen, t).splitlines()[0],
    ),
    "hearts": (
        lambda card, t: french.full_name(card, t) if t.in_words else french.short(card, t),
        lambda seen, t: describe_taker(seen, seen.view.last_trick, t),
    ),
}
"""By game, the name of a card, and the sentence about who took the last trick and why."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("words", [False, True])
@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_every_panel_of_a_decision_shows_the_last_trick(
    game: str, options: Mapping[str, Any], seats: int, words: bool, locale: str
) -> None:
    t, met = texts(locale).with_words(words), set()
    named, why = SAID[game]
    for state in islice(states(GAMES[game], options, seats, 4), 160):
        for seat in range(seats):
            seen = seen_by(GAMES[game], state, seat)
            view = seen.view
            if view.last_trick is None or (not view.tricks and view.phase not in ("bid", "pass")):
                continue
            if not view.choices and view.phase not in ("deal", "over"):
                continue  # A panel without choices is not updated with the next trick.
            met.add((view.phase, bool(getattr(view, "trick", ()))))
            shown = PRESENTERS[game].play.draw_panel(seen._replace(beside=True), t)
            lines = told(shown.in_words() if words else shown).replace("\u00a0", " ").splitlines()
            labels = (t("trick-previous"), t("trick-final"))
            (line,) = (n for n, one in enumerate(lines) if any(f"**{label}" in one for label in labels))
            place = 0
            for player, card in view.last_trick.plays:
                who = t("you") if player == seat else t("ghost") if player == seats else NAMES[player]
                for part in (who, named(card, t).replace("\u00a0", " ")):
                    assert part in lines[line]
                place, before = lines[line].index(named(card, t).replace("\u00a0", " ")), place
                assert place > before
            assert why(seen, t).replace("\u00a0", " ") in "\n".join(lines[line:])
    assert len({phase for phase, _ in met}) > 1
    assert ("play", True) in met


def test_the_previous_rounds_last_trick_names_its_original_players() -> None:
    """A player who sat down after the trick has played no card in it."""
    for state in states(GAMES["skull-king"], {"length": [1, 1]}, 3, 1):
        view = GAMES["skull-king"].view(state, 0)
        if view.phase == "bid" and view.round == 2:
            seen = seen_by(GAMES["skull-king"], state, 0)._replace(beside=True)
            before = tuple(
                Occupant("u:9", "Zoe") if seat == 0 else one for seat, one in enumerate(seen.occupants)
            )
            lines = told(
                PRESENTERS["skull-king"].play.draw_panel(seen._replace(past_occupants=(before,)), texts("en"))
            )
            (line,) = (one for one in lines.splitlines() if "**Last trick:**" in one)
            assert "Zoe:" in line
            assert "You:" not in line
            return
    raise AssertionError("there is no second round")
