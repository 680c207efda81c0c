"""What the suite must be told about a game, because the Game protocol does not say it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from engine.core import AnyAction, AnyGame, RoundOver, Seat


class Played(NamedTuple):
    """How a table of the sample is set up."""

    seats: int
    options: Mapping[str, Any]


class Adapter(Protocol):
    """A game as the suite needs to know it. Write one for a new game and list it in `ADAPTERS`."""

    SEEDS: int
    """How many seeded matches of this game the suite plays."""

    SECRET: frozenset[str]
    """Verbs whose operands stay between the seat and the table (until an event reveals them)."""

    def sample(self, seed: int) -> Played:
        """Seats and options of the match with this seed; all seeds together cover every option."""
        ...

    def space(self, state: Any, rng: Random) -> Sequence[AnyAction]:
        """The action space: everything the notation can say now, most of it illegal."""
        ...

    def elsewhere(self, state: Any, seat: Seat | None, rng: Random) -> Any:
        """Another world: a state that differs only in what `seat` (None: a spectator) may not know."""
        ...

    def reveals(self, event: Any) -> bool:
        """True for an event that turns over, for everybody, what was hidden until then."""
        ...

    def tells(self, event: Any, seat: Seat | None) -> bool:
        """True for an event that comes with something only `seat` learns."""
        ...

    def points(self, events: Iterable[Any], seats: int) -> list[int]:
        """The points by seat that a spectator of these events would have written down; `rounds_added`."""
        ...

    def check(self, state: Any) -> None:
        """Assert what always holds inside a state: cards conserved, nothing counted twice."""
        ...

    def leaks(self, game: AnyGame) -> Mapping[str, AnyGame]:
        """The game with a leak planted in a `view`, in an `event` and in the `spectator`'s view."""
        ...


def require_all(games: Iterable[str], adapters: Iterable[str]) -> None:
    """LookupError naming the file to write for a game that has no adapter yet."""
    for game in sorted(set(games) - set(adapters)):
        file = f"tests/contract/{game.replace('-', '_')}.py"
        raise LookupError(f"{game} has no Adapter: write {file} and list it in driving.ADAPTERS")


def rounds_added(events: Iterable[Any], seats: int) -> list[int]:
    """Points where nothing but the rounds brings any."""
    totals = [0] * seats
    for event in events:
        if isinstance(event, RoundOver):
            totals = [total + more for total, more in zip(totals, event.points, strict=True)]
    return totals
