"""Rows for pages with a person's or a server's statistics. All are frozen."""

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
    """A person's results in one game, or in all games (game ""), on one server or on all servers.

    total     sums of matches with people or, for lack of such matches, of solo matches against robots
              (`alone`), under the person's name last seen on that server
    facts     tallies, by name
    finishes  ends of the person's last matches, the newest last
    streak    the person's current number of wins in a row; None over several servers
    ratings   ratings by game, empty over several servers
    nemeses   people who have most often finished ahead of the person, at most one more than `SHARED`; empty
              over several servers
    games     sums for each game, if the page is for all games
    solo      sums of solo matches, if `total` is of matches with people
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
        """Return the statistics without nemeses, which only the person themselves may see."""
        return replace(self, nemeses=())


class Holder(NamedTuple):
    """A person who holds a record of a server."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Top:
    """A server's record for one fact in one period: its holders, and whether there are more holders."""

    game: str
    period: str
    fact: str
    value: int
    holders: tuple[Holder, ...]
    more: bool


@dataclass(frozen=True, slots=True)
class ServerStatistics:
    """A server's numbers of matches by game, of all time and of this month, and the server's records."""

    played: Mapping[str, int]
    this_month: Mapping[str, int]
    records: tuple[Top, ...]
    awards: tuple[Top, ...]
