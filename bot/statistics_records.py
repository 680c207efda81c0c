"""What pages of statistics show: somebody's, and a server's. Like all rows these are frozen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from bot.board_records import Finish, Rating, Rival, Total

LEAST_BEHIND: Final = 3
"""So often must somebody have finished ahead to be a nemesis."""
SHARED: Final = 3
"""So many who share something are named."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Somebody's results in a game, or (game "") in all of them, on one server or on all.

    total     their sums, of matches with people or, without one, of solo matches against robots (`alone`);
              those of a server are called as last seen there
    facts     their tallies, by name
    finishes  how their last matches ended, the newest last
    streak    how many matches they have won in a row up to now; None over several servers
    ratings   by game, none over several servers
    nemeses   whoever has finished ahead of them most often, one more than `SHARED` at most; none over
              several servers
    games     their sums in each game, where it is all games
    solo      their sums of solo matches, where `total` is of matches with people
    """

    total: Total
    facts: Mapping[str, int]
    finishes: tuple[Finish, ...]
    streak: int | None
    ratings: Mapping[str, Rating]
    nemeses: tuple[Rival, ...] = ()
    games: tuple[Total, ...] = ()
    solo: Total | None = None

    def without_nemeses(self) -> Statistics:
        """The same for others to read."""
        return replace(self, nemeses=())


class Holder(NamedTuple):
    """Somebody who holds a record of a server."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Top:
    """The best of a server by one fact in one period: who shares it, and whether there are still more."""

    game: str
    period: str
    fact: str
    value: int
    holders: tuple[Holder, ...]
    more: bool


@dataclass(frozen=True, slots=True)
class ServerStatistics:
    """How many matches a server has seen, by game, with the newest of all games, and who holds what."""

    played: Mapping[str, int]
    this_month: Mapping[str, int]
    records: tuple[Top, ...]
    awards: tuple[Top, ...]
