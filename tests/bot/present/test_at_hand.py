"""What somebody decides with, large: their own hand, what of it may be played, and the trick."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from bot.art.hand import Hand
from bot.art.mats import Mats
from bot.art.shown import laid_out
from bot.art.trick import Trick
from bot.art.turn import Turn
from bot.present import PRESENTERS
from bot.present.post import ALT_LIMIT, Illustration
from bot.texts.sentences import LOCALES, texts
from engine import GAMES
from tests.bot.present.tables import seen_by, states
from tests.bot.present.test_long_names import NAMES as LONG

TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("skull-king", {"length": [6, 24], "expansions": ["loot", "kraken", "whale"], "powers": True}, 3),
    ("skull-king", {"length": [8]}, 8),
    ("hearts", {}, 2),
    ("hearts", {}, 4),
    ("skull", {}, 6),
]


def parts(shown: Illustration) -> tuple[Hand, Trick | None]:
    if isinstance(shown.picture, Turn):
        return shown.picture.hand, shown.picture.trick
    assert isinstance(shown.picture, Hand)
    return shown.picture, None


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_every_decision_shows_the_whole_hand_and_what_may_be_played(
    game: str, options: dict[str, Any], seats: int
) -> None:
    tricks = 0
    languages = cycle(map(texts, LOCALES))
    for n, state in enumerate(states(GAMES[game], options, seats, 4)):
        # All of the beginning, then some.
        if n > 70 and n % 5:
            continue
        t = next(languages)
        for seat in (seat for seat in GAMES[game].to_act(state) if seat >= 0):
            seen = seen_by(GAMES[game], state, seat, tuple(LONG), pictures="always")
            view = seen.view
            shown = PRESENTERS[game].look(seen, t)
            if shown is None:
                assert not view.hand
                continue
            hand, trick = parts(shown)
            assert len(shown.alt) <= ALT_LIMIT
            assert "**" not in shown.alt
            assert len(hand.cards) == len(view.hand)
            plays = next((choice for choice in view.choices if choice.verb == "play"), None)
            assert (hand.playable is not None) == (plays is not None and game != "skull")
            if hand.playable is not None and plays is not None:
                assert 0 < len(hand.playable) <= len(plays.items)
            if trick is not None:
                tricks += 1
                assert [laid.seat for laid in trick.laid] == [str(seat + 1) for seat, _ in view.trick]
                assert sum(laid.stands == "best" for laid in trick.laid) == (view.winning is not None)
                assert all(laid.name in shown.alt for laid in trick.laid)
                assert laid_out(Turn(trick, hand)).height <= 1100
            panel = PRESENTERS[game].panel(seen, t)
            assert panel.illustration is not None
            assert panel.illustration.picture == shown.picture
            plain = seen._replace(preferences=seen.preferences.model_copy(update={"pictures": "moments"}))
            dealt = PRESENTERS[game].panel(plain, t).illustration
            assert dealt is None or (isinstance(dealt.picture, Hand) and dealt.picture.playable is None)
    assert bool(tricks) == (game != "skull")


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_a_server_that_likes_pictures_always_sees_every_trick_and_every_flip(
    game: str, options: dict[str, Any], seats: int
) -> None:
    t, found = texts("es"), 0
    for n, state in enumerate(states(GAMES[game], options, seats, 4)):
        if state.phase != ("flip" if game == "skull" else "play") or (n > 70 and n % 5):
            continue
        seen = seen_by(GAMES[game], state, None, tuple(LONG), pictures="always")
        shown = PRESENTERS[game].table(seen, t).illustration
        if game == "skull":
            found += 1
            assert shown is not None
            assert isinstance(shown.picture, Mats)
            assert sum(len(mat.flipped) for mat in shown.picture.mats) == len(seen.view.flips)
        elif seen.view.trick:
            found += 1
            assert shown is not None
            assert isinstance(shown.picture, Trick)
            assert len(shown.picture.laid) == len(seen.view.trick)
            assert len(shown.alt) <= ALT_LIMIT
    assert found


def test_a_spectator_has_nothing_in_hand() -> None:
    for game, options, seats in TABLES:
        for state in states(GAMES[game], options, seats, 4):
            seen = seen_by(GAMES[game], state, None, tuple(LONG))
            shown = PRESENTERS[game].look(seen, texts("en"))
            assert shown is None or isinstance(shown.picture, Trick)
