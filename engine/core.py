"""What a game is, and the doors through which it changes.

A game is a value: a handful of functions over one state object. Its only inputs are `(seat, action)`;
chance is an input of DEALER, an organiser's ruling an input of REFEREE. Its only outputs are public
events and one view per seat. Nothing here knows a game, a clock, a network or a random source.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations
from random import Random
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

Seat: TypeAlias = int
DEALER: Final[Seat] = -1
REFEREE: Final[Seat] = -2


class Choice(NamedTuple):
    """What a seat may do: `verb` with `least` to `most` different ones of `items`.

    `revisable` says that the answer may be changed until everybody's is in, as in a simultaneous phase;
    `chosen` is the seat's present answer there, None before it has one.
    """

    verb: str
    items: tuple[int, ...]
    least: int = 1
    most: int = 1
    chosen: tuple[int, ...] | None = None
    revisable: bool = False


class Refusal(NamedTuple):
    """Why an action is not legal: a rule id, and the cards (or numbers) that rule leaves to choose from."""

    rule: str
    cards: tuple[int, ...] = ()


class Place(NamedTuple):
    """A seat's standing: rank 1 is best, equal ranks are shared; `facts` are counters named by the game."""

    seat: Seat
    rank: int
    points: int
    facts: Mapping[str, int]


class RoundOver(NamedTuple):
    """Event of every game: round `round` (1-based) has been scored with these points per seat."""

    round: int
    points: tuple[int, ...]


class MatchOver(NamedTuple):
    """Event of every game: the match has ended; ask `standing` for the places."""


class AnyAction(Protocol):
    """An input: a verb and its operands as ints. `str()` writes it in the notation, `parse` reads it back."""

    @property
    def verb(self) -> str: ...
    @property
    def items(self) -> tuple[int, ...]: ...


class AnyState(Protocol):
    """A match in progress. `copy` must share nothing that `step` changes in place."""

    def copy(self) -> Self: ...


class ByValue:
    """A state equal to another of its class when all their slots are; it changes in place: it has no hash."""

    __slots__: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        same = type(other) is type(self)
        return same and all(getattr(self, slot) == getattr(other, slot) for slot in self.__slots__)


class AnyOptions(Protocol):
    """The options of one match, complete and checked."""

    def mapping(self) -> dict[str, Any]:
        """Every option as JSON values; `Options.of(o.mapping(), seats) == o`."""
        ...


class AnyView(Protocol):
    """What one seat (or a spectator, seat None) knows. Views compare by value."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def turn(self) -> int: ...
    @property
    def to_act(self) -> tuple[Seat, ...]: ...
    @property
    def choices(self) -> tuple[Choice, ...]: ...
    @property
    def hand(self) -> tuple[int, ...]: ...


S = TypeVar("S", bound=AnyState)
A = TypeVar("A", bound=AnyAction)
O = TypeVar("O", bound=AnyOptions)  # noqa: E741 - S, A, O, V: state, action, options, view
V = TypeVar("V", bound=AnyView)


class Question(NamedTuple):
    """What the judge can be asked: how it is answered, and its fields besides `op`, `game` and `options`.

    `answer` gets the checked options and the request; Unanswerable for what cannot be at any table.
    """

    answer: Callable[[Any, Mapping[str, Any]], dict[str, Any]]
    fields: frozenset[str]


class Console(NamedTuple):
    """How the command line speaks of a game, in plain English; people at a table read the bot's words.

    tell       one line about an event
    show       a view as lines
    questions  what the judge can be asked, by op
    begin      begin(state, n) has the first deal of a fresh match be round n; None where rounds are alike
    """

    tell: Callable[[Any], str] = str
    show: Callable[[Any], list[str]] = lambda view: [str(view)]
    questions: Mapping[str, Question] = MappingProxyType({})
    begin: Callable[[Any, int], None] | None = None


NO_CONSOLE: Final = Console()


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, A, O, V]):
    """A game as a value.

    to_act    whom the table waits for; () when the match is over
    choices   who MAY act: non-empty also for a seat that has answered and may change its mind
    turn      changes exactly when somebody else's choices or shown cards may have changed
    why_not   None when the action is legal, else the rule that forbids it (the dealer's inputs too)
    step      applies a legal action in place and returns the public events
    view      what a seat knows; None asks for the spectator's view
    standing  public places, valid at any time
    chance    what the dealer does next; the caller owns the random source
    plays     the verb that plays a card from the hand in sight of all, "" where there is none
    amends    the verb that replaces a card just played, so that the next seat decides anew; "" for none
    bystanders  the seats that, by what a spectator's view shows, may be able to act out of turn
    fewest    whether the fewest points are best
    counters  by seat, what statistics add up beside the facts of the standing; of a match that is over
    ghost     the hand that nobody plays from, next card first, () without one; of a match that is over
    world     some state in which its seat sees just this view, for robots that think ahead; None without
    console   how the command line speaks of it
    """

    key: str
    version: int
    seats: tuple[int, ...]
    options: Callable[[Mapping[str, Any], int], O]
    new: Callable[[int, O], S]
    to_act: Callable[[S], tuple[Seat, ...]]
    choices: Callable[[S, Seat], tuple[Choice, ...]]
    turn: Callable[[S], int]
    why_not: Callable[[S, Seat, A], Refusal | None]
    step: Callable[[S, Seat, A], list[Any]]
    view: Callable[[S, Seat | None], V]
    standing: Callable[[S], tuple[Place, ...]]
    chance: Callable[[S, Random], A]
    parse: Callable[[str], A]
    action: Callable[[str, tuple[int, ...]], A]
    plays: str = ""
    amends: str = ""
    bystanders: Callable[[V], tuple[Seat, ...]] = lambda view: ()
    fewest: bool = False
    counters: Callable[[S], Sequence[Mapping[str, int]]] = lambda s: ()
    ghost: Callable[[S], tuple[int, ...]] = lambda s: ()
    world: Callable[[V, Random], S] | None = None
    console: Console = NO_CONSOLE


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


class IllegalAction(ValueError):
    """An action the rules forbid; `refusal.rule` says which one. The state is unchanged."""

    def __init__(self, seat: Seat, action: object, refusal: Refusal) -> None:
        super().__init__(f"{name(seat)} {action}: {refusal.rule}")
        self.seat = seat
        self.action = action
        self.refusal = refusal


class IllegalOption(ValueError):
    """An option that does not exist or does not fit the others; `key` names it, `rule` says why."""

    def __init__(self, key: str, rule: str, detail: str = "") -> None:
        super().__init__(f"{key}: {detail or 'not possible'} ({rule})")
        self.key = key
        self.rule = rule


class NotUnderstood(ValueError):
    """Text that is no action in this game's notation (T-3)."""

    rule = "T-3"


class Unanswerable(ValueError):
    """A question to the judge that has no answer; `rule` says why."""

    def __init__(self, detail: str, rule: str = "T-3") -> None:
        super().__init__(detail)
        self.rule = rule


def name(seat: Seat) -> str:
    """The seat as the log writes it: a number, `-` for the dealer, `*` for the referee."""
    return "-" if seat == DEALER else "*" if seat == REFEREE else str(seat)


def allowed(choices: Iterable[Choice], action: AnyAction) -> bool:
    """True when the action is one of the choices (its items in any order)."""
    for choice in choices:
        if choice.verb == action.verb and choice.least <= len(action.items) <= choice.most:
            chosen = set(action.items)
            if len(chosen) == len(action.items) and chosen.issubset(choice.items):
                return True
    return False


def repeats(choices: Iterable[Choice], action: AnyAction) -> bool:
    """True when the action only says again what the seat has already answered in this phase."""
    return any(c.verb == action.verb and c.chosen is not None and c.chosen == action.items for c in choices)


def legal(game: Game[S, A, O, V], state: S, seat: Seat) -> Iterator[A]:
    """Every action open to `seat`, enumerated from its choices, smallest first."""
    for choice in game.choices(state, seat):
        for size in range(choice.least, choice.most + 1):
            for items in combinations(choice.items, size):
                yield game.action(choice.verb, items)


def apply(game: Game[S, A, O, V], state: S, seat: Seat, action: A) -> tuple[S, list[Any]]:
    """The pure door: a new state and the public events, or IllegalAction; `state` is never changed."""
    refusal = game.why_not(state, seat, action)
    if refusal is not None:
        raise IllegalAction(seat, action, refusal)
    after = state.copy()
    return after, game.step(after, seat, action)


def digest(previous: str, game: Game[S, A, O, V], state: S) -> str:
    """Chain `previous` with who is to act and the points: eight hex digits a faulty replay cannot repeat."""
    points = tuple(place.points for place in sorted(game.standing(state)))
    text = f"{previous}|{game.to_act(state)}|{points}"
    return blake2b(text.encode(), digest_size=4).hexdigest()


def replay(
    game: Game[S, A, O, V], seats: int, options: O, inputs: Iterable[tuple[Seat, A]]
) -> Iterator[tuple[S, list[Any], str]]:
    """Yield state, events and digest after each input, the fresh state first.

    IllegalAction at the first bad input. The yielded state is the one being played on: copy it
    to keep it.
    """
    state = game.new(seats, options)
    chain = digest("", game, state)
    yield state, [], chain
    for seat, action in inputs:
        refusal = game.why_not(state, seat, action)
        if refusal is not None:
            raise IllegalAction(seat, action, refusal)
        events = game.step(state, seat, action)
        chain = digest(chain, game, state)
        yield state, events, chain
