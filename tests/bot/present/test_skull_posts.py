"""Every message of every kind of Skull table stays within Discord's limits, in every language."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.present import PRESENTERS
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import LOCALES, texts
from engine.core import DEALER, Seat
from engine.skull import GAME
from engine.skull.discs import ROSE, SKULL
from engine.skull.public import Called, Flipped
from engine.skull.state import State
from tests.bot.present import tables
from tests.bot.present.tables import states
from tests.bot.present.test_skull_king_posts import LONG, complete, dressed, troubles

FR = texts("fr")

SHOW = PRESENTERS["skull"]
LONG_NAMES = tuple(f"{LONG[:-1]}{place}" for place in range(6))


def seen_by(state: State, seat: Seat | None, names: Sequence[str] = LONG_NAMES) -> Snapshot:
    """Return the table as `seat`, or a spectator, sees it, with the longest names."""
    return tables.seen_by(GAME, state, seat, names)


@pytest.mark.parametrize(("seats", "level"), [(3, "easy"), (6, "easy"), (6, "normal")])
async def test_every_post_fits(seats: int, level: str) -> None:
    found: set[str] = set()
    # Languages take turns, out of step with the seats.
    for n, state in enumerate(states(GAME, {}, seats, seats, level)):
        t = texts(LOCALES[(n + n // seats) % len(LOCALES)])
        seen = seen_by(state, None)
        public = dressed(SHOW.play.draw_table(seen, t), seen, t)
        found.update(f"table, {state.phase}: {trouble}" for trouble in troubles(public))
        # A player who is asked, and another player in turn.
        for seat in {*GAME.to_act(state)[:1], n % seats} - {DEALER}:
            seen = seen_by(state, seat)
            panel = SHOW.play.draw_panel(seen, t)
            whole, spoken = complete(panel, seen, t), complete(panel, seen, t.with_words(True))
            for post in (whole, complete(panel, seen, t, classic=True), spoken):
                found.update(f"panel, {state.phase}, {post.classic}: {what}" for what in troubles(post))
    assert sorted(found) == []


def test_every_flip_is_a_beat_of_its_own() -> None:
    assert SHOW.play.longest_on_screen([Flipped(0, 1, ROSE)]) == 1.5
    assert SHOW.play.longest_on_screen([Called(0, 3)]) == 0
    assert SHOW.play.longest_on_screen([]) == 0


def test_everybody_has_a_mat_of_their_own() -> None:
    state = GAME.new(6, GAME.options({}, 6))
    GAME.step(state, DEALER, GAME.parse("first 0"))
    lines = SHOW.play.draw_table(seen_by(state, None), texts("en")).blocks
    shown = "\n".join(getattr(block, "text", "") for block in lines)
    assert all(emblem in shown for emblem in "🦀🐬🦜🐙⭐🐚")
    spoken = SHOW.play.draw_panel(seen_by(state, 0), texts("fr")).in_words().blocks
    assert FR("mat-crab") in "\n".join(getattr(block, "text", "") for block in spoken)


def test_a_refusal_says_what_is_left() -> None:
    t = texts("en")
    assert SHOW.play.name_cards("SR-3.2", (4, 5, 6), t) == "4–6"
    assert SHOW.play.name_cards("SR-3.1", (1,), t) == "1"
    assert SHOW.play.name_cards("SR-2.1", (ROSE, SKULL), t) == "Rose, Skull"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_card_and_the_terms_say_who_picks(locale: str) -> None:
    t = texts(locale)
    for value in ("owner_picks", "auto_random"):
        state = GAME.new(4, GAME.options({"opponent_discard": value}, 4))
        picks = t(f"option-opponent_discard-{value}")
        in_force = SHOW.lobby.describe_rules(state.options.to_mapping(), 4, t)
        assert t(f"skull-rules-{value}") in in_force
        assert in_force in SHOW.play.help_card(seen_by(state, 0), t).lines
        assert picks in SHOW.lobby.explain_rules(state.options.to_mapping(), 4, t)
