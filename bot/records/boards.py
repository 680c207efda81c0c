"""Rows of leaderboards: a server's calendar, its seasons, sums and ratings.

Like all rows these are frozen; moments are aware datetimes in UTC, people are Discord user ids.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from bot.records.tables import Result

Period: TypeAlias = Literal["day", "week", "month", "season", "all"]
Measure: TypeAlias = Literal["rating", "wins", "average", "accuracy"]
"""What a leaderboard compares; `average` is the points of a round."""
EVERY_GAME: Final = ""
"""The game key of sums over all games."""
PROVISIONAL: Final = 10
"""Number of matches below which a rating is provisional."""
NOWHERE: Final = 0
"""The server id of sums of matches played on no server; they have no leaderboard, only statistics."""
EVERYBODY: Final = 0
"""The user id of tallies for a server as a whole."""
MOST: Final = frozenset({"biggest", "streak"})
"""Facts of which the maximum is kept; all others are added up."""
RECENT: Final = 30
"""Number of latest matches kept in a person's form."""
LEAST_ROUNDS: Final = 3
"""Minimum number of rounds for a match to count for wins, podiums and ratings."""


@dataclass(frozen=True, slots=True)
class Season:
    """A season that a moderator has begun, and ended unless it is still running.

    The season includes `started_at` and excludes `ended_at`; `by` and `reason` belong to the season's start.
    """

    id: int
    name: str
    started_at: datetime
    by: int
    reason: str
    ended_at: datetime | None = None

    def holds(self, moment: datetime) -> bool:
        """Return whether a moment is part of this season."""
        return self.started_at <= moment and (self.ended_at is None or moment < self.ended_at)


@dataclass(frozen=True, slots=True)
class Calendar:
    """The calendar that a server's leaderboards use.

    zone      the name of the time zone
    revision  rises with every change of the leaderboards; a change based on an older revision is not stored
    last_at   the moment of the latest match end or other change; these moments only increase
    counted   False until the matches of versions without stored sums have been added up
    """

    guild_id: int
    zone: str = "UTC"
    revision: int = 0
    last_at: datetime | None = None
    counted: bool = True
    seasons: tuple[Season, ...] = ()

    @property
    def running(self) -> Season | None:
        """Return the season that is running; None if there is none."""
        return next((season for season in self.seasons if season.ended_at is None), None)


@dataclass(frozen=True, slots=True)
class EndedMatch:
    """A match as leaderboards count it; the number of people at its end decides which leaderboards.

    `real_table` says that it was played with real cards and written on a score pad.
    """

    table_id: int
    game: str
    ended_at: datetime
    people: int
    results: tuple[Result, ...]
    real_table: bool = False

    @property
    def rounds(self) -> int:
        """Return the number of rounds, those before a late-comer's included."""
        counted = (result.from_round - 1 + result.facts.get("rounds", 0) for result in self.results)
        return max(counted, default=0)

    @property
    def ends(self) -> dict[int, Result]:
        """Return one result for each person.

        For a person with several seats, prefer a seat that they held to the end.
        """
        results = sorted(self.results, key=lambda result: not result.left)
        return {result.user_id: result for result in results if result.user_id is not None}

    @property
    def whole(self) -> bool:
        """Return whether the match was long enough for wins, podiums and ratings."""
        return self.rounds >= LEAST_ROUNDS

    def is_win(self, result: Result) -> bool:
        """Return whether this result of the match is a win."""
        return self.whole and not result.left and result.rank == 1


@dataclass(frozen=True, slots=True)
class Total:
    """A person's sums on a server, in one game or over all games, in one period.

    alone    True for sums of matches against robots only, False for sums of matches with people
    matches  the number of all matches; `whole` counts the matches long enough to be won
    bids     rounds in which a number of tricks was bid; `exact` counts the rounds in which the bid was met
    """

    user_id: int
    name: str
    alone: bool
    game: str
    period: str
    matches: int
    whole: int
    wins: int
    podiums: int
    points: int
    rounds: int
    bids: int
    exact: int

    def plus(self, more: Total) -> Total:
        """Return the sum of both totals, under the name of the later total."""
        sums: dict[str, Any] = {name: getattr(self, name) + getattr(more, name) for name in SUMMED}
        return replace(more, **sums)


SUMMED: Final = ("matches", "whole", "wins", "podiums", "points", "rounds", "bids", "exact")
"""The fields of a total that are added up."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's rating in a game on a server: the estimate, its uncertainty, and the displayed number.

    For all games, the game is "".
    """

    user_id: int
    name: str
    game: str
    mu: float
    sigma: float
    matches: int
    shown: int


@dataclass(frozen=True, slots=True)
class Tally:
    """A sum or a maximum (`MOST`) in a person's statistics on a server, for one fact in one period.

    Facts are those of results, and `matches`, `wins` and `streak`, the most wins in a row; the person
    `EVERYBODY` has the fact `played`. Matches with fewer than two people at their end are not counted.
    """

    user_id: int
    game: str
    period: str
    fact: str
    value: int


class Finish(NamedTuple):
    """The end of a match for a person: the time, the place (0 for leavers), and the rating afterwards."""

    at: datetime
    rank: int
    rating: int | None


@dataclass(frozen=True, slots=True)
class Form:
    """A person's last matches on a server, the newest last, and their current number of wins in a row."""

    user_id: int
    game: str
    streak: int
    finishes: tuple[Finish, ...]


class PriorResults(NamedTuple):
    """The ratings and forms of people before a match, by game and person."""

    ratings: dict[str, dict[int, Rating]]
    forms: dict[str, dict[int, Form]]


@dataclass(frozen=True, slots=True)
class Rival:
    """How often a person has met another person in matches, and how often they finished behind."""

    user_id: int
    rival_id: int
    name: str
    game: str
    met: int
    behind: int


@dataclass(frozen=True, slots=True)
class Sums:
    """All sums of matches on a server's leaderboards and statistics.

    Totals, tallies and rivals are added to the stored rows; ratings and forms replace the stored rows.
    """

    totals: tuple[Total, ...]
    ratings: tuple[Rating, ...]
    tallies: tuple[Tally, ...]
    forms: tuple[Form, ...]
    rivals: tuple[Rival, ...]


@dataclass(frozen=True, slots=True)
class BoardChange:
    """The changes to a server's leaderboards at the end of a match, computed from `calendar`."""

    calendar: Calendar
    ended_at: datetime
    sums: Sums


class Board(NamedTuple):
    """The leaderboard and page that a person wants to see; game "" is all games."""

    game: str
    measure: Measure = "wins"
    period: Period = "all"
    alone: bool = False
    page: int = 0


@dataclass(frozen=True, slots=True)
class BoardLine:
    """A line of a leaderboard with the compared value, based on `of` matches, rounds or bids.

    Low places, which are not counted exactly, are estimates, and `about` is True.
    """

    user_id: int
    name: str
    merit: float
    of: int
    place: int
    about: bool = False


@dataclass(frozen=True, slots=True)
class BoardPage:
    """Up to ten lines of a leaderboard, whether more lines follow, and the line of the person who asks."""

    lines: tuple[BoardLine, ...]
    more: bool
    own: BoardLine | None


@dataclass(frozen=True, slots=True)
class Void:
    """The declaration of a finished match as void: by whom, when and why."""

    table_id: int
    by: int
    at: datetime
    reason: str
