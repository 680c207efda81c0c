"""Playing a match by its doors, and the checks that hold for every game at every moment of it."""

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
    allowed,
    apply,
    legal,
    name,
)

from . import hearts, skull, skull_king
from .adapter import Adapter, require_all

ADAPTERS: dict[str, Adapter] = {"skull-king": skull_king, "hearts": hearts, "skull": skull}
require_all(GAMES, ADAPTERS)

LONGEST = 20_000
"""No match of any game may take more inputs than this."""
RECENT = {"answered", "to_act"}
"""The fields of a view that tell who has acted, and may change while the turn stands still."""


class Moment(NamedTuple):
    """A state, whose input comes next, that input, and how many there were before it."""

    state: Any
    seat: Seat
    action: AnyAction
    n: int = 0

    def __str__(self) -> str:
        return f"before input {self.n}, {name(self.seat)} {self.action}"


def table(key: str, seed: int) -> tuple[AnyGame, Any, Random]:
    """The game, a fresh state of the sample's table, and the random source of that seed."""
    game = GAMES[key]
    seats, options = ADAPTERS[key].sample(seed)
    return game, game.new(seats, game.options(options, seats)), Random(f"{key} plays {seed}")


def moments(game: AnyGame, state: Any, rng: Random) -> Iterator[Moment]:
    """Play on with random choices until nobody is to act; answers change their mind now and then.

    So does the referee rule, where there is something to rule. The caller sees each moment before it happens;
    the state is stepped in place.
    """
    minds, seats = 0, seats_of(game, state)
    for n in range(LONGEST):
        to_act = game.to_act(state)
        if not to_act:
            return
        seat = rng.choice(to_act)
        answered = [other for other in seats if other not in to_act and game.choices(state, other)]
        if answered and minds < 50 and rng.random() < 0.1:
            seat, minds = rng.choice(answered), minds + 1
        if game.choices(state, REFEREE) and rng.random() < 0.01:
            seat = REFEREE
        action = game.chance(state, rng) if seat == DEALER else pick(game, game.choices(state, seat), rng)
        yield Moment(state, seat, action, n)
        game.step(state, seat, action)
    raise AssertionError("the match does not end")


def pick(game: AnyGame, choices: tuple[Choice, ...], rng: Random) -> AnyAction:
    """Any action of these choices, without enumerating them."""
    choice = rng.choice(choices)
    size = rng.randint(choice.least, choice.most)
    action: AnyAction = game.action(choice.verb, tuple(rng.sample(choice.items, size)))
    parsed: AnyAction = game.parse(str(action))
    return parsed


def seats_of(game: AnyGame, state: Any) -> range:
    """The seats of this match."""
    return range(len(game.standing(state)))


def readers(game: AnyGame, state: Any) -> tuple[Seat | None, ...]:
    """Everybody who can look at the table."""
    return (None, *seats_of(game, state))


def inside(state: Any) -> dict[str, Any]:
    """A deep copy of everything in a state, made without the game's own copy or comparison."""
    names = getattr(type(state), "__slots__", None) or vars(state)
    return {name: copy.deepcopy(getattr(state, name)) for name in names}


def seen(view: Any) -> dict[str, Any]:
    """A view without what tells who has acted."""
    return {field.name: getattr(view, field.name) for field in fields(view) if field.name not in RECENT}


def check_purity(game: AnyGame, moment: Moment) -> None:
    """`apply` leaves its input alone, and `step` on a copy does the same thing."""
    before = inside(moment.state)
    after, events = apply(game, moment.state, moment.seat, moment.action)
    assert inside(moment.state) == before
    twin = copy.deepcopy(moment.state)
    assert game.step(twin, moment.seat, moment.action) == events
    assert inside(twin) == inside(after)


def check_space(game: AnyGame, moment: Moment, adapter: Adapter, rng: Random) -> None:
    """Enumerated, chosen and refused say the same over the whole action space; a refusal changes nothing."""
    state = moment.state
    space = adapter.space(state, rng)
    for seat in (REFEREE, *seats_of(game, state), len(seats_of(game, state))):
        choices = game.choices(state, seat)
        listed = set(legal(game, state, seat))
        for action in {*space, *listed}:
            refusal = game.why_not(state, seat, action)
            assert (refusal is None) == (action in listed) == allowed(choices, action), (seat, action)
            if refusal is not None:
                assert refusal.rule, "a refusal names its rule"
    before = inside(state)
    for action in rng.sample(space, 5):
        for seat in (DEALER, REFEREE, *seats_of(game, state)):
            if game.why_not(state, seat, action) is not None:
                with pytest.raises(IllegalAction):
                    apply(game, state, seat, action)
    assert inside(state) == before


def check_stillness(game: AnyGame, moment: Moment) -> None:
    """While the turn does not move, nobody else's action changes my view but who has acted.

    A ruling may change how the match stands; what anybody may do stays as it is.
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
            assert seen(game.view(after, reader)) == seen(game.view(moment.state, reader)), (moment, reader)


def check_secrecy(game: AnyGame, moment: Moment, adapter: Adapter, rng: Random) -> None:
    """Two worlds that differ in what a reader may not know look the same to that reader, now and next.

    Where what is done is itself a secret, the other world is one in which something else was done.
    """
    for reader in readers(game, moment.state):
        where = f"{moment}: read by {'a spectator' if reader is None else f'seat {reader}'}"
        other = adapter.elsewhere(moment.state, reader, rng)
        assert game.view(other, reader) == game.view(moment.state, reader), where
        action = moment.action
        if reader != moment.seat and action.verb in adapter.SECRET:
            # A secret is what was chosen for a verb; that it was this verb everybody sees.
            same = tuple(c for c in game.choices(other, moment.seat) if c.verb == action.verb)
            action = pick(game, same, rng)
        if game.why_not(other, moment.seat, action) is not None:
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
    """What a view prints of itself, in a log or a traceback, is no more than spectators know."""
    other = adapter.elsewhere(moment.state, None, rng)
    for seat in seats_of(game, moment.state):
        assert repr(game.view(other, seat)) == repr(game.view(moment.state, seat)), f"{moment}: seat {seat}"
