"""A decision has one picture of table, trick and hand; the hand is also available as a picture alone."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from bot.art.hand import Hand
from bot.art.mats import Mats
from bot.art.shown import lay_out
from bot.art.tabletop import Tabletop
from bot.art.trick import Trick
from bot.art.turn import Turn
from bot.present import PRESENTERS
from bot.present.post import ALT_LIMIT
from bot.present.presenter import format_signed
from bot.texts.sentences import LOCALES, texts
from engine import GAMES
from tests.bot.present.tables import seen_by, states
from tests.bot.present.test_long_names import NAMES as LONG

TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("skull-king", {"length": [6, 24], "expansions": ["loot", "kraken", "whale"], "powers": True}, 3),
    ("skull-king", {"length": [8]}, 8),
    ("skull-king", {"length": [5, 6]}, 2),
    ("hearts", {}, 2),
    ("hearts", {}, 4),
    ("skull", {}, 6),
]
HIGHEST = 1100
"""Maximum height of a picture 680 wide: a phone shows no more at once without scrolling."""


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_a_decision_has_one_picture_of_the_table_and_the_hand(
    game: str, options: dict[str, Any], seats: int
) -> None:
    decisions = 0
    languages = cycle(map(texts, LOCALES))
    for n, state in enumerate(states(GAMES[game], options, seats, 4)):
        # Every state of the beginning, then a sample.
        if n > 70 and n % 5:
            continue
        t = next(languages)
        for seat in (seat for seat in GAMES[game].to_act(state) if seat >= 0):
            seen = seen_by(GAMES[game], state, seat, tuple(LONG), pictures="always")
            view = seen.view
            shown = PRESENTERS[game].play.draw_panel(seen, t).illustration
            assert shown is not None
            assert "**" not in shown.alt
            decisions += 1
            if isinstance(shown.picture, Mats):
                assert lay_out(shown.picture).height <= HIGHEST
                own = shown.picture.own
                assert own is None or len(own.hand) == len(view.hand)
                assert len(shown.picture.mats) == view.seats
                continue
            assert isinstance(shown.picture, Tabletop)
            assert lay_out(shown.picture).height <= HIGHEST
            assert len(shown.picture.hand) == len(view.hand)
            assert len(shown.picture.chips) == view.seats + (getattr(view, "ghost", None) is not None)
            if game == "hearts" and view.phase == "play":
                assert {chip.number: chip.figure for chip in shown.picture.chips} == {
                    str(seat + 1): format_signed(points) for seat, points in enumerate(view.taken)
                }
            plays = next((choice for choice in view.choices if choice.verb == "play"), None)
            if plays is not None:
                assert shown.picture.playable is not None
                assert 0 < len(shown.picture.playable) <= len(plays.items)
                assert set(shown.picture.winning) <= set(shown.picture.playable)
            if view.trick:
                assert len(shown.picture.laid) == len(view.trick)
                assert [chip.number for chip in shown.picture.chips[: len(view.trick)]] == [
                    str(seat + 1) for seat, _ in view.trick
                ]
                assert (shown.picture.best is None) == (view.winning is None)
    assert decisions


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_the_table_shows_every_trick_and_every_flip(game: str, options: dict[str, Any], seats: int) -> None:
    t, found = texts("es"), 0
    for n, state in enumerate(states(GAMES[game], options, seats, 4)):
        if state.phase != ("flip" if game == "skull" else "play") or (n > 70 and n % 5):
            continue
        seen = seen_by(GAMES[game], state, None, tuple(LONG), pictures="always")
        shown = PRESENTERS[game].play.draw_table(seen, t).illustration
        found += 1
        assert shown is not None
        if isinstance(shown.picture, Mats):
            assert sum(len(mat.flipped) for mat in shown.picture.mats) == len(seen.view.flips)
            assert shown.picture.own is None
        else:
            assert isinstance(shown.picture, Tabletop)
            done = seen.view.tricks[-1].plays if seen.view.tricks and not seen.view.trick else seen.view.trick
            assert len(shown.picture.laid) == len(done)
            assert not shown.picture.hand
    assert found


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_a_decision_without_its_picture_still_has_text(
    game: str, options: dict[str, Any], seats: int
) -> None:
    for n, state in enumerate(states(GAMES[game], options, seats, 4)):
        if n % 9:
            continue
        for seat in (seat for seat in GAMES[game].to_act(state) if seat >= 0):
            seen = seen_by(GAMES[game], state, seat, tuple(LONG), pictures="never")
            assert PRESENTERS[game].play.draw_panel(seen, texts("fr")).without_illustration().texts


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_the_hand_can_be_shown_alone(game: str, options: dict[str, Any], seats: int) -> None:
    for n, state in enumerate(states(GAMES[game], options, seats, 4)):
        if n % 7:
            continue
        for seat in (seat for seat in GAMES[game].to_act(state) if seat >= 0):
            seen = seen_by(GAMES[game], state, seat, tuple(LONG))
            draw_hand = PRESENTERS[game].play.draw_hand
            assert draw_hand is not None
            shown = draw_hand(seen, texts("en"))
            if shown is None:
                assert not seen.view.hand
                continue
            hand = shown.picture.hand if isinstance(shown.picture, Turn) else shown.picture
            assert isinstance(hand, Hand)
            assert len(hand.cards) == len(seen.view.hand)
            assert len(shown.alt) <= ALT_LIMIT


def test_a_spectator_has_no_picture_of_a_hand() -> None:
    for game, options, seats in TABLES:
        for state in states(GAMES[game], options, seats, 4):
            seen = seen_by(GAMES[game], state, None, tuple(LONG))
            draw_hand = PRESENTERS[game].play.draw_hand
            assert draw_hand is not None
            shown = draw_hand(seen, texts("en"))
            assert shown is None or isinstance(shown.picture, Trick)
