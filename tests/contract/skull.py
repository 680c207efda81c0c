"""The contract suite's adapter for Skull."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from engine.core import AnyGame, Seat
from engine.skull.discs import ROSE, SET, SKULL, remove_discs
from engine.skull.options import CHOICES
from engine.skull.public import Action, DiscLost, Flipped, HasPlaced, Shown
from engine.skull.state import PLACE, State

from . import adapter

SEEDS = 400
SECRET = frozenset({"place", "lose", "shuffle"})


def sample(seed: int) -> adapter.MatchSetup:
    rng = Random(f"skull {seed}")
    return adapter.MatchSetup(3 + seed % 4, {key: rng.choice(values) for key, values in CHOICES.items()})


def space(state: State, rng: Random) -> list[Action]:
    discs = (ROSE, SKULL, SKULL + 1, 0)
    return [
        *(Action("place", (disc,)) for disc in discs),
        *(Action("lose", (item,)) for item in (*range(-1, 4), *discs)),
        *(Action("challenge", (number,)) for number in range(-1, 27)),
        *(Action(verb, (seat,)) for verb in ("flip", "first", "show") for seat in range(-1, 8)),
        *(Action("shuffle", items) for items in ((0,), (1, 0), (2, 0, 1), (3, 2, 1, 0), (0, 0), (1, 2))),
        *(Action(verb, items) for verb in ("place", "pass", "flip", "nonsense") for items in ((), (1, 2))),
    ]


def sample_other_world(state: State, seat: Seat | None, rng: Random) -> State:
    """Give all other seats other discs, in hand, on the mat and among those lost; shuffle again.

    Discs that have been flipped or shown stay as they are.
    """
    other = state.copy()
    laid = list(other.laid)
    for who in range(state.seats):
        if who == seat:
            continue
        flipped = [disc for mat, disc in state.flips if mat == who]
        discs = _another_hand(len(state.owned[who]), flipped, rng)
        rest = list(remove_discs(discs, flipped))
        rng.shuffle(rest)
        if state.phase == PLACE:
            # A first disc that may still be changed can be any disc of the hand.
            below = tuple(rest[: len(state.piles[who])])
        else:
            below = tuple(rest[: len(state.piles[who]) - len(flipped)])
        other.owned[who] = discs
        other.lost[who] = tuple(rng.sample(lost := remove_discs(SET, discs), len(lost)))
        other.piles[who] = (*below, *reversed(flipped))
        laid[who] = _another_pile(state, who, rng)
    other.laid = tuple(laid)
    if state.shuffled:
        owned = other.owned[state.bets[-1].challenger]
        other.shuffled = tuple(rng.sample(owned, len(owned)))
    return other


def _another_hand(size: int, flipped: Sequence[int], rng: Random) -> tuple[int, ...]:
    """Return `size` random discs of a set, with the flipped ones among them."""
    hidden = rng.sample(remove_discs(SET, flipped), size - len(flipped)) if size else []
    return tuple(sorted((*flipped, *hidden)))


def _another_pile(state: State, who: Seat, rng: Random) -> tuple[int, ...]:
    """Return the last bet's pile with other discs where nobody has looked, with at most one skull."""
    pile, hidden = list(state.laid[who]), state.to_show(who)
    known = [disc for place, disc in enumerate(pile) if place not in hidden]
    fresh = rng.sample(remove_discs(SET, known), len(hidden))
    for place, disc in zip(hidden, fresh, strict=True):
        pile[place] = disc
    return tuple(pile)


def reveals(event: Any) -> bool:
    """Return whether the event flips or shows a disc."""
    return isinstance(event, Flipped | Shown)


def tells(event: Any, seat: Seat | None) -> bool:
    """Return whether the seat loses a disc, which only that seat sees."""
    return isinstance(event, DiscLost) and event.seat == seat


points = adapter.rounds_added


def check(state: State) -> None:
    """Check that each seat's four discs are in the hand, on the mat or lost for good (SR-1.1)."""
    for seat in range(state.seats):
        assert sorted((*state.hand(seat), *state.piles[seat], *state.lost[seat])) == sorted(SET)
        assert (seat in state.out) == (not state.owned[seat])
    assert state.number <= max(state.total, 0)
    assert len(state.flips) <= state.number
    assert SKULL not in [disc for _, disc in state.flips], "a skull ends the bet at once"
    assert all(won <= 2 for won in state.won)
    assert sum(state.won) + sum(state.skulls) == len(state.bets)


def leaks(game: AnyGame) -> Mapping[str, AnyGame]:
    def view(state: State, seat: Seat | None) -> Any:
        """Reveal how many skulls the neighbour still has, as a harmless-looking number."""
        seen = game.view(state, seat)
        if seat is None:
            return seen
        return replace(seen, number=seen.number + state.owned[seat - 1].count(SKULL))

    def step(state: State, seat: Seat, action: Action) -> list[Any]:
        """Reveal the disc in the event that says that a seat has placed one."""
        events = game.step(state, seat, action)
        return [(*event, action.items) if isinstance(event, HasPlaced) else event for event in events]

    def spectator(state: State, seat: Seat | None) -> Any:
        """Reveal to spectators what seat 0 has lost."""
        seen = game.view(state, seat)
        return seen if seat is not None else replace(seen, lost=state.lost[0])

    return {
        "view": replace(game, view=view),
        "event": replace(game, step=step),
        "spectator": replace(game, view=spectator),
    }
