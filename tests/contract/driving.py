"""Play a match through the Game protocol, with checks that hold for every game at every moment."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any, NamedTuple

import pytest

from engine import GAMES
from engine.core import (
    DEALER,
    REFEREE,
    AnyAction,
    AnyGame,
    Choice,
    IllegalAction,
    Seat,
    apply,
    is_allowed,
    legal_actions,
    seat_label,
)

from . import hearts, skull, skull_king
from .adapter import Adapter, require_all

ADAPTERS: dict[str, Adapter] = {"skull-king": skull_king, "hearts": hearts, "skull": skull}
require_all(GAMES, ADAPTERS)

LONGEST = 20_000
"""The most inputs that a match of any game may take."""
RECENT = {"answered", "to_act"}
"""The fields of a view that say who has acted; they may change while the turn does not."""


class Moment(NamedTuple):
    """A state, the seat that acts next, its action, and the number of inputs before it."""

    state: Any
    seat: Seat
    action: AnyAction
    n: int = 0

    def __str__(self) -> str:
        return f"before input {self.n}, {seat_label(self.seat)} {self.action}"


def table(key: str, seed: int) -> tuple[AnyGame, Any, Random]:
    """Return the game, a fresh state of the sample's match, and the random source of this seed."""
    game = GAMES[key]
    seats, options = ADAPTERS[key].sample(seed)
    return game, game.new(seats, game.options(options, seats)), Random(f"{key} plays {seed}")


def moments(game: AnyGame, state: Any, rng: Random) -> Iterator[Moment]:
    """Play random choices until the match is over; yield each moment before it happens.

    Some revisable answers are changed, and the referee rules at times where the game allows it. The state is
    changed in place.
    """
    changed_answers, seats = 0, seats_of(game, state)
    for n in range(LONGEST):
        to_act = game.to_act(state)
        if not to_act:
            return
        seat = rng.choice(to_act)
        answered = [other for other in seats if other not in to_act and game.choices(state, other)]
        if answered and changed_answers < 50 and rng.random() < 0.1:
            seat, changed_answers = rng.choice(answered), changed_answers + 1
        if game.choices(state, REFEREE) and rng.random() < 0.01:
            seat = REFEREE
        action = (
            game.chance_action(state, rng) if seat == DEALER else pick(game, game.choices(state, seat), rng)
        )
        yield Moment(state, seat, action, n)
        game.step(state, seat, action)
    raise AssertionError("the match does not end")


def pick(game: AnyGame, choices: tuple[Choice, ...], rng: Random) -> AnyAction:
    """Return a random action of these choices, without enumerating them."""
    choice = rng.choice(choices)
    size = rng.randint(choice.least, choice.most)
    action: AnyAction = game.action(choice.verb, tuple(rng.sample(choice.items, size)))
    parsed: AnyAction = game.parse(str(action))
    return parsed


def seats_of(game: AnyGame, state: Any) -> range:
    """Return the seats of this match."""
    return range(len(game.standing(state)))


def readers(game: AnyGame, state: Any) -> tuple[Seat | None, ...]:
    """Return everybody who can look at the table: all seats, and None for a spectator."""
    return (None, *seats_of(game, state))


def copy_fields(state: Any) -> dict[str, Any]:
    """Return a deep copy of all fields of a state, without the game's own `copy` or comparison."""
    names = getattr(type(state), "__slots__", None) or vars(state)
    return {seat_label: copy.deepcopy(getattr(state, seat_label)) for seat_label in names}


def view_fields(view: Any) -> dict[str, Any]:
    """Return a view's fields without those in RECENT."""
    return {field.name: getattr(view, field.name) for field in fields(view) if field.name not in RECENT}


def check_purity(game: AnyGame, moment: Moment) -> None:
    """Check that `apply` does not change its input, and that `step` on a copy has equal results."""
    before = copy_fields(moment.state)
    after, events = apply(game, moment.state, moment.seat, moment.action)
    assert copy_fields(moment.state) == before
    twin = copy.deepcopy(moment.state)
    assert game.step(twin, moment.seat, moment.action) == events
    assert copy_fields(twin) == copy_fields(after)


def check_space(game: AnyGame, moment: Moment, adapter: Adapter, rng: Random) -> None:
    """Check that `legal`, `choices` and `find_refusal` agree on the action space; refusals change nothing."""
    state = moment.state
    space = adapter.space(state, rng)
    for seat in (REFEREE, *seats_of(game, state), len(seats_of(game, state))):
        choices = game.choices(state, seat)
        listed = set(legal_actions(game, state, seat))
        for action in {*space, *listed}:
            refusal = game.find_refusal(state, seat, action)
            assert (refusal is None) == (action in listed) == is_allowed(choices, action), (seat, action)
            if refusal is not None:
                assert refusal.rule, "a refusal names its rule"
    before = copy_fields(state)
    for action in rng.sample(space, 5):
        for seat in (DEALER, REFEREE, *seats_of(game, state)):
            if game.find_refusal(state, seat, action) is not None:
                with pytest.raises(IllegalAction):
                    apply(game, state, seat, action)
    assert copy_fields(state) == before


def check_stillness(game: AnyGame, moment: Moment) -> None:
    """Check that an action that keeps the turn changes other seats' views only in who has acted.

    A referee's ruling may change the standing, but nobody's choices.
    """
    after, _ = apply(game, moment.state, moment.seat, moment.action)
    if game.turn(after) != game.turn(moment.state):
        return
    if moment.seat == REFEREE:
        for seat in seats_of(game, moment.state):
            assert game.choices(after, seat) == game.choices(moment.state, seat)
            assert game.view(after, seat).hand == game.view(moment.state, seat).hand
        return
    for reader in readers(game, moment.state):
        if reader != moment.seat:
            assert view_fields(game.view(after, reader)) == view_fields(game.view(moment.state, reader)), (
                moment,
                reader,
            )


def check_secrecy(game: AnyGame, moment: Moment, adapter: Adapter, rng: Random) -> None:
    """Check that worlds which differ only in a reader's secrets have equal views, before and after an action.

    If the action itself is secret, another action is chosen in the other world.
    """
    for reader in readers(game, moment.state):
        where = f"{moment}: read by {'a spectator' if reader is None else f'seat {reader}'}"
        other = adapter.sample_other_world(moment.state, reader, rng)
        assert game.view(other, reader) == game.view(moment.state, reader), where
        action = moment.action
        if reader != moment.seat and action.verb in adapter.SECRET:
            # Keep the verb, which is public, and vary only the secret operands.
            same = tuple(c for c in game.choices(other, moment.seat) if c.verb == action.verb)
            action = pick(game, same, rng)
        if game.find_refusal(other, moment.seat, action) is not None:
            continue
        here, events = apply(game, moment.state, moment.seat, moment.action)
        there, other_events = apply(game, other, moment.seat, action)
        if [e for e in events if adapter.reveals(e)] != [e for e in other_events if adapter.reveals(e)]:
            continue
        assert events == other_events, where
        if any(adapter.tells(event, reader) for event in events):
            continue
        assert game.view(there, reader) == game.view(here, reader), where


def check_quietness(game: AnyGame, moment: Moment, adapter: Adapter, rng: Random) -> None:
    """Check that a view's `repr`, as in a log or a traceback, shows no more than spectators know."""
    other = adapter.sample_other_world(moment.state, None, rng)
    for seat in seats_of(game, moment.state):
        assert repr(game.view(other, seat)) == repr(game.view(moment.state, seat)), f"{moment}: seat {seat}"
