"""Rows of pages with a person's or a server's statistics. Like all rows these are frozen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from bot.records.boards import Finish, Rating, Rival, Total

LEAST_BEHIND: Final = 3
"""How often a person must have finished ahead to be a nemesis."""
SHARED: Final = 3
"""Maximum number of names for a shared record."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """A person's results in a game, or (game "") in all of them, on one server or on all.

    total     their sums, of matches with people or, without any, of solo matches against robots (`alone`);
              the name is the one last seen on that server
    facts     their tallies, by name
    finishes  how their last matches ended, the newest last
    streak    how many matches they have won in a row up to now; None over several servers
    ratings   by game, none over several servers
    nemeses   people who have finished ahead of them most often, one more than `SHARED` at most; none over
              several servers
    games     their sums in each game, if the page is for all games
    solo      their sums of solo matches, if `total` is of matches with people
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
        """Return the statistics as other people may read them."""
        return replace(self, nemeses=())


class Holder(NamedTuple):
    """A person who holds a record of a server."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Top:
    """A record of a server for one fact in one period: the holders, and whether there are more of them."""

    game: str
    period: str
    fact: str
    value: int
    holders: tuple[Holder, ...]
    more: bool


@dataclass(frozen=True, slots=True)
class ServerStatistics:
    """The number of matches on a server by game, in all and this month, and who holds which records."""

    played: Mapping[str, int]
    this_month: Mapping[str, int]
    records: tuple[Top, ...]
    awards: tuple[Top, ...]
