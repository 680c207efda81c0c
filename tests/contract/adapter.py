"""What the contract suite needs to know about a game beyond the Game protocol."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from engine.core import AnyAction, AnyGame, RoundOver, Seat


class MatchSetup(NamedTuple):
    """The setup of one match of the sample."""

    seats: int
    options: Mapping[str, Any]


class Adapter(Protocol):
    """A game's adapter for the contract suite. Write one for a new game and list it in `ADAPTERS`."""

    SEEDS: int
    """The number of seeded matches of this game that the suite plays."""

    SECRET: frozenset[str]
    """Verbs whose operands are secret until an event reveals them."""

    def sample(self, seed: int) -> MatchSetup:
        """Return seats and options of the match with this seed; all seeds together cover every option."""
        ...

    def space(self, state: Any, rng: Random) -> Sequence[AnyAction]:
        """Return the action space: everything that the notation can express now, most of it illegal."""
        ...

    def sample_other_world(self, state: Any, seat: Seat | None, rng: Random) -> Any:
        """Return another world: a state that differs only in what `seat` (None: a spectator) may not know."""
        ...

    def reveals(self, event: Any) -> bool:
        """Return whether the event reveals hidden things to everybody."""
        ...

    def tells(self, event: Any, seat: Seat | None) -> bool:
        """Return whether the event comes with information that only `seat` gets."""
        ...

    def points(self, events: Iterable[Any], seats: int) -> list[int]:
        """Return the points by seat according to these events; most games use `rounds_added`."""
        ...

    def check(self, state: Any) -> None:
        """Check the state's invariants: no card lost or doubled, nothing counted twice."""
        ...

    def leaks(self, game: AnyGame) -> Mapping[str, AnyGame]:
        """Return the game with a leak planted in a `view`, in an `event` and in the `spectator`'s view."""
        ...


def require_all(games: Iterable[str], adapters: Iterable[str]) -> None:
    """Check that every game has an adapter.

    Raises:
        LookupError: naming the file to write for a game without one.
    """
    for game in sorted(set(games) - set(adapters)):
        file = f"tests/contract/{game.replace('-', '_')}.py"
        raise LookupError(f"{game} has no Adapter: write {file} and list it in driving.ADAPTERS")


def rounds_added(events: Iterable[Any], seats: int) -> list[int]:
    """Return the sums of round points, for games in which only rounds bring points."""
    totals = [0] * seats
    for event in events:
        if isinstance(event, RoundOver):
            totals = [total + more for total, more in zip(totals, event.points, strict=True)]
    return totals
