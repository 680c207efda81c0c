"""The rules of Highest Card: in each of three rounds, everybody is dealt two cards and plays one of them."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Self

from engine.ai.manners import PLAIN, Manner
from engine.core import (
    DEALER,
    Choice,
    Game,
    IllegalOption,
    MatchOver,
    NotUnderstood,
    Place,
    Refusal,
    Rng,
    RoundOver,
    Seat,
)

KEY: Final = "highest-card"
SEATS: Final = (2, 3)
ROUNDS: Final = 3
HAND: Final = 2
CARDS: Final = range(1, HAND * max(SEATS) + 1)


class Action(NamedTuple):
    """An input: `play 5`, or the dealer's `deal` with all cards in their new order."""

    verb: str
    items: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *map(str, self.items)))


class Options(NamedTuple):
    """The options of a match: there are none."""

    @classmethod
    def from_mapping(cls, mapping: Mapping[str, Any], seats: int) -> Self:
        """Return the options of a match.

        Raises:
            IllegalOption: options are given, or the number of seats is not supported.
        """
        if mapping or seats not in SEATS:
            raise IllegalOption(next(iter(mapping), "seats"), "T-14")
        return cls()

    def to_mapping(self) -> dict[str, Any]:
        return {}


@dataclass
class State:
    """A match in progress."""

    seats: int
    options: Options
    inputs: int = 0
    round: int = 0
    hands: list[tuple[int, ...]] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def copy(self) -> State:
        return deepcopy(self)


@dataclass(frozen=True)
class View:
    """Everything that one seat knows; `played` holds this round's cards by seat."""

    seat: Seat | None
    turn: int
    phase: str
    round: int
    to_act: tuple[Seat, ...]
    choices: tuple[Choice, ...]
    hand: tuple[int, ...]
    played: tuple[int, ...]
    options: Options
    answered: tuple[Seat, ...] = ()


def phase(state: State) -> str:
    if state.hands and len(state.played) < state.seats:
        return "play"
    return "over" if state.round == ROUNDS else "deal"


def to_act(state: State) -> tuple[Seat, ...]:
    return {"play": (len(state.played),), "deal": (DEALER,), "over": ()}[phase(state)]


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    return (Choice("play", state.hands[seat]),) if seat in to_act(state) and seat != DEALER else ()


def find_refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    legal = {("play", (card,)) for choice in choices(state, seat) for card in choice.items}
    dealt = action.verb == "deal" and seat == DEALER and seat in to_act(state)
    return None if dealt or action in legal else Refusal("T-3")


def step(state: State, seat: Seat, action: Action) -> list[Any]:
    state.inputs += 1
    if action.verb == "deal":
        state.round, state.played = state.round + 1, []
        state.points = state.points or [0] * state.seats
        state.hands = [action.items[HAND * n : HAND * (n + 1)] for n in range(state.seats)]
        return []
    state.played.append(action.items[0])
    state.hands[seat] = tuple(card for card in state.hands[seat] if card not in action.items)
    if len(state.played) < state.seats:
        return []
    points = tuple(int(card == max(state.played)) for card in state.played)
    state.points = [old + new for old, new in zip(state.points, points, strict=True)]
    return [RoundOver(state.round, points), *([MatchOver()] if state.round == ROUNDS else [])]


def view(state: State, seat: Seat | None) -> View:
    hand = state.hands[seat] if seat is not None and state.hands else ()
    own = choices(state, seat) if seat is not None else ()
    return View(
        seat,
        state.inputs,
        phase(state),
        state.round,
        to_act(state),
        own,
        hand,
        tuple(state.played),
        state.options,
    )


def points(state: State) -> tuple[int, ...]:
    return tuple(state.points or [0] * state.seats)


def standing(state: State) -> tuple[Place, ...]:
    won = points(state)
    facts = {"rounds": state.round}
    places = (Place(n, 1 + sum(other > own for other in won), own, facts) for n, own in enumerate(won))
    return tuple(sorted(places, key=lambda place: place.rank))


def deal(state: State, rng: Rng) -> Action:
    return Action("deal", tuple(rng.sample(CARDS, len(CARDS))))


def parse(text: str) -> Action:
    verb, *words = text.split(" ")
    if not words or not all(word.isdecimal() for word in words):
        raise NotUnderstood(text)
    return Action(verb, tuple(map(int, words)))


GAME: Final[Game[State, Action, Options, View]] = Game(
    key=KEY,
    version=1,
    seats=SEATS,
    options=Options.from_mapping,
    new=State,
    to_act=to_act,
    choices=choices,
    turn=lambda state: state.inputs,
    find_refusal=find_refusal,
    step=step,
    view=view,
    standing=standing,
    points=points,
    chance_action=deal,
    parse=parse,
    action=Action,
    play_verb="play",
)


def robot(view: View, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Action:
    return Action("play", (max(view.hand),))
