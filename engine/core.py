"""The definition of a game, and the functions through which a match changes.

A game is a value: a handful of functions over one state object. Its only inputs are `(seat, action)`;
chance is an input of DEALER, an organiser's ruling an input of REFEREE. Its only outputs are public
events and one view per seat. This module knows no game, no clock, no network and no random source.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

Seat: TypeAlias = int
DEALER: Final[Seat] = -1
REFEREE: Final[Seat] = -2


class Choice(NamedTuple):
    """One kind of action open to a seat: `verb` with `least` to `most` different ones of `items`.

    `revisable` says that the answer may be changed until all seats have answered, as in a simultaneous phase.
    `chosen` is the seat's present answer in such a phase, None before the seat has answered.
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
    """A seat's standing: rank 1 is best, equal ranks are shared; `facts` are counters named by the game.

    `facts` of every game include its scored `rounds`; matches of three or more count for wins and ratings.
    """

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


class ValueEquality:
    """A base for states that compare by value: equal when all slots are. States are mutable: no hash."""

    __slots__: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        same = type(other) is type(self)
        return same and all(getattr(self, slot) == getattr(other, slot) for slot in self.__slots__)


class AnyOptions(Protocol):
    """The options of one match, complete and checked."""

    def to_mapping(self) -> dict[str, Any]:
        """Return every option as JSON values; `Options.from_mapping(o.to_mapping(), seats) == o`."""
        ...


class AnyView(Protocol):
    """What one seat knows, or a spectator (seat None). Views compare by value.

    phase     the game's own names, besides `deal` (the dealer acts, also after a round's score) and `over`
    round     1-based, 0 before the first
    answered  the seats that have answered in a simultaneous phase, while others have not
    """

    @property
    def seat(self) -> Seat | None: ...
    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def round(self) -> int: ...
    @property
    def answered(self) -> tuple[Seat, ...]: ...
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
T = TypeVar("T")


class Rng(Protocol):
    """A source of random numbers. `engine.luck.Draws` is one, and `random.Random` too.

    random     returns a number from 0 to below 1
    randrange  returns a whole number from 0 to below `stop`
    choice     returns one of the items; `choices` a list of one item, drawn with these weights
    sample     returns `count` of the items in random order
    gauss      returns a number that is nearly normally distributed
    """

    def random(self) -> float: ...
    def randrange(self, stop: int, /) -> int: ...
    def choice(self, items: Sequence[T], /) -> T: ...
    def choices(self, items: Sequence[T], weights: Sequence[float], /) -> list[T]: ...
    def sample(self, items: Sequence[T], count: int, /) -> list[T]: ...
    def gauss(self, mean: float, deviation: float, /) -> float: ...


class Question(NamedTuple):
    """A kind of question to the judge: the function that answers it, and its fields.

    `fields` are those besides `op`, `game` and `options`. `answer` gets the checked options and the request;
    it raises Unanswerable for a position that cannot occur at any table.
    """

    answer: Callable[[Any, Mapping[str, Any]], dict[str, Any]]
    fields: frozenset[str]


class Console(NamedTuple):
    """A game's texts and questions for the command line, in plain English; the bot has its own texts.

    tell       return one line about an event
    show       return a view as lines
    questions  the judge's questions about this game, by op
    begin      begin(state, n) makes the first deal of a fresh match round n; None where all rounds are alike
    """

    tell: Callable[[Any], str] = str
    show: Callable[[Any], list[str]] = lambda view: [str(view)]
    questions: Mapping[str, Question] = MappingProxyType({})
    begin: Callable[[Any, int], None] | None = None


NO_CONSOLE: Final = Console()


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, A, O, V]):
    """A game as a value: the functions and constants that define it.

    to_act         returns the seats that must act; () when the match is over
    choices        returns what a seat may do; not empty for a seat that may still change its answer
    turn           returns a number that changes when another seat's choices or seen cards may have changed
    find_refusal   returns None for a legal action (a dealer's, too), else the rule that forbids it
    step           applies a legal action in place and returns the public events
    view           returns what a seat knows; None asks for the spectator's view
    standing       returns the public places, valid at any time
    points         returns the points of those places, by seat
    chance_action  returns the dealer's next action; the caller owns the random source
    play_verb      the verb that plays a card from the hand face up, "" if the game has none
    amend_verb     the verb that replaces a card just played, so that the next seat decides anew; "" for none
    bystanders     returns the seats that, judging by a spectator's view, may be able to act out of turn
    lowest_wins    whether the fewest points are best
    counters       returns, by seat, counters of the rounds after the first so many for statistics, beside the
                   standing's facts; after the match only
    is_out         returns whether a seat plays no more rounds, judging by a spectator's view
    is_last_round  returns whether no round is planned after the present one, by a spectator's view;
                   a tie may add one
    ghost          returns the hand that no player plays from, next card first, or (); after the match only
    world          returns a random state with the given view, for robots that think ahead; or None
    console        the game's texts and questions for the command line
    """

    key: str
    version: int
    seats: tuple[int, ...]
    options: Callable[[Mapping[str, Any], int], O]
    new: Callable[[int, O], S]
    to_act: Callable[[S], tuple[Seat, ...]]
    choices: Callable[[S, Seat], tuple[Choice, ...]]
    turn: Callable[[S], int]
    find_refusal: Callable[[S, Seat, A], Refusal | None]
    step: Callable[[S, Seat, A], list[Any]]
    view: Callable[[S, Seat | None], V]
    standing: Callable[[S], tuple[Place, ...]]
    points: Callable[[S], tuple[int, ...]]
    chance_action: Callable[[S, Rng], A]
    parse: Callable[[str], A]
    action: Callable[[str, tuple[int, ...]], A]
    play_verb: str = ""
    amend_verb: str = ""
    bystanders: Callable[[V], tuple[Seat, ...]] = lambda view: ()
    lowest_wins: bool = False
    counters: Callable[[S, int], Sequence[Mapping[str, int]]] = lambda s, before: ()
    is_out: Callable[[V, Seat], bool] = lambda view, seat: False
    is_last_round: Callable[[V], bool] = lambda view: False
    ghost: Callable[[S], tuple[int, ...]] = lambda s: ()
    world: Callable[[V, Rng], S] | None = None
    console: Console = NO_CONSOLE


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


class IllegalAction(ValueError):
    """Raised for an action that the rules forbid; `refusal.rule` says which rule. The state is unchanged."""

    def __init__(self, seat: Seat, action: object, refusal: Refusal) -> None:
        super().__init__(f"{seat_label(seat)} {action}: {refusal.rule}")
        self.seat = seat
        self.action = action
        self.refusal = refusal


class IllegalOption(ValueError):
    """Raised for an option that does not exist or contradicts the others; `key` names it, `rule` says why."""

    def __init__(self, key: str, rule: str, detail: str = "") -> None:
        super().__init__(f"{key}: {detail or 'not possible'} ({rule})")
        self.key = key
        self.rule = rule


class BadEntry(ValueError):
    """Raised for a round of a score pad that cannot have been played; `key` says what is wrong with it.

    numbers  not one number for each player       over   the match has ended already
    bid      out of range                         tricks their sum cannot be
    bonus    not with these tricks, cards or options
    points   their sum cannot be                  queen  nobody has the points of the queen of spades
    """

    def __init__(self, key: str, **facts: int) -> None:
        super().__init__(f"{key}: {facts}")
        self.key = key
        self.facts = facts


class NotUnderstood(ValueError):
    """Raised for text that is not an action in this game's notation (T-3)."""

    rule = "T-3"


class Unanswerable(ValueError):
    """Raised for a question that the judge cannot answer; `rule` says why."""

    def __init__(self, detail: str, rule: str = "T-3") -> None:
        super().__init__(detail)
        self.rule = rule


def seat_label(seat: Seat) -> str:
    """Return the seat as the log writes it: a number, `-` for the dealer, `*` for the referee."""
    return "-" if seat == DEALER else "*" if seat == REFEREE else str(seat)


def is_allowed(choices: Iterable[Choice], action: AnyAction) -> bool:
    """Return whether the action is one of the choices, with its items in any order."""
    for choice in choices:
        if choice.verb == action.verb and choice.least <= len(action.items) <= choice.most:
            chosen = set(action.items)
            if len(chosen) == len(action.items) and chosen.issubset(choice.items):
                return True
    return False


def repeats_choice(choices: Iterable[Choice], action: AnyAction) -> bool:
    """Return whether the action repeats the seat's present answer in this simultaneous phase."""
    return any(c.verb == action.verb and c.chosen is not None and c.chosen == action.items for c in choices)


def legal_actions(game: Game[S, A, O, V], state: S, seat: Seat) -> Iterator[A]:
    """Yield every action open to `seat`, enumerated from its choices, smallest first."""
    for choice in game.choices(state, seat):
        for size in range(choice.least, choice.most + 1):
            for items in combinations(choice.items, size):
                yield game.action(choice.verb, items)


def apply(game: Game[S, A, O, V], state: S, seat: Seat, action: A) -> tuple[S, list[Any]]:
    """Apply an action to a copy of `state`; return the new state and the public events.

    Raises:
        IllegalAction: if the rules forbid the action.
    """
    refusal = game.find_refusal(state, seat, action)
    if refusal is not None:
        raise IllegalAction(seat, action, refusal)
    after = state.copy()
    return after, game.step(after, seat, action)


def digest(previous: str, game: Game[S, A, O, V], state: S) -> str:
    """Return eight hex digits that depend on `previous`, on who is to act and on the points.

    Once two replays differ in these values, so do all their later digests.
    """
    text = f"{previous}|{game.to_act(state)}|{game.points(state)}"
    return blake2b(text.encode(), digest_size=4).hexdigest()


def replay(
    game: Game[S, A, O, V], seats: int, options: O, inputs: Iterable[tuple[Seat, A]]
) -> Iterator[tuple[S, list[Any], str]]:
    """Yield state, events and digest after each input; before the first input, the fresh state.

    The yielded state is the one that the replay goes on with: copy it to keep it.

    Raises:
        IllegalAction: at the first input that the rules forbid.
    """
    state = game.new(seats, options)
    chain = digest("", game, state)
    yield state, [], chain
    for seat, action in inputs:
        refusal = game.find_refusal(state, seat, action)
        if refusal is not None:
            raise IllegalAction(seat, action, refusal)
        events = game.step(state, seat, action)
        chain = digest(chain, game, state)
        yield state, events, chain
