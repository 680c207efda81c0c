"""What leaderboards are made of: a server's calendar, its seasons, sums and ratings.

Like all rows these are frozen; moments are aware datetimes in UTC, people are Discord user ids.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from bot.records import Result

Period: TypeAlias = Literal["day", "week", "month", "season", "all"]
Measure: TypeAlias = Literal["rating", "wins", "average", "accuracy"]
"""What a board compares; the average is the points of a round."""
EVERY_GAME: Final = ""
"""The game of a total over all games."""
PROVISIONAL: Final = 10
"""With fewer matches than this, a rating is provisional."""
EVERYBODY: Final = 0
"""Whose tallies are those of a server as a whole."""
MOST: Final = frozenset({"biggest", "streak"})
"""The facts of which the most is kept; all others are added up."""
RECENT: Final = 30
"""So many matches are kept of somebody's form."""
LEAST_ROUNDS: Final = 3
"""A match of fewer rounds counts neither for wins and podiums nor for ratings."""


@dataclass(frozen=True, slots=True)
class Season:
    """A part of a server's time that a moderator has begun, and ended unless it still runs.

    It begins with `started_at` and ends just before `ended_at`; `by` and `reason` are of its beginning.
    """

    id: int
    name: str
    started_at: datetime
    by: int
    reason: str
    ended_at: datetime | None = None

    def holds(self, moment: datetime) -> bool:
        """Whether a moment is part of it."""
        return self.started_at <= moment and (self.ended_at is None or moment < self.ended_at)


@dataclass(frozen=True, slots=True)
class Calendar:
    """What a server's boards go by.

    zone      the name of its time zone
    revision  rises with every change of its boards: each is worked out on one, and stored on no other
    last_at   the latest end of a match, or change, there has been; all of them come one after the other
    counted   False until what was played before there were sums has been added up
    """

    guild_id: int
    zone: str = "UTC"
    revision: int = 0
    last_at: datetime | None = None
    counted: bool = True
    seasons: tuple[Season, ...] = ()

    @property
    def running(self) -> Season | None:
        """The season that runs."""
        return next((season for season in self.seasons if season.ended_at is None), None)


@dataclass(frozen=True, slots=True)
class EndedMatch:
    """A match as boards see it: who was there at its end decides on which it counts."""

    table_id: int
    game: str
    ended_at: datetime
    people: int
    results: tuple[Result, ...]

    @property
    def rounds(self) -> int:
        """How many rounds it had."""
        return max((result.facts.get("rounds", 0) for result in self.results), default=0)

    @property
    def ends(self) -> dict[int, Result]:
        """What each of its people takes home; whoever has left one seat and stayed in another has stayed."""
        results = sorted(self.results, key=lambda one: not one.left)
        return {one.user_id: one for one in results if one.user_id is not None}

    @property
    def whole(self) -> bool:
        """Whether it was long enough for wins, podiums and ratings."""
        return self.rounds >= LEAST_ROUNDS

    def won_by(self, result: Result) -> bool:
        """Whether this result of it is a win."""
        return self.whole and not result.left and result.rank == 1


@dataclass(frozen=True, slots=True)
class Total:
    """One person's sums on a server, in one game or over all of them, in one period.

    alone    matches with nobody but robots at their end; all others are with people
    matches  all of them, and `whole` those long enough to be won
    bids     rounds in which a number of tricks was bid, and `exact` those in which it was met
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
        """Both together, called as the later one is."""
        sums: dict[str, Any] = {name: getattr(self, name) + getattr(more, name) for name in SUMMED}
        return replace(more, **sums)


SUMMED: Final = ("matches", "whole", "wins", "podiums", "points", "rounds", "bids", "exact")
"""What is added up of a total."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody plays a game on a server: the estimate, its doubt, and the number that is shown.

    Over all games, the game is "".
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
    """What somebody's statistics add up on a server, or the most there was (`MOST`): one fact in one period.

    The facts are those of results, and `matches`, `wins` and `streak`, the most wins in a row; of `EVERYBODY`
    there is `played`. Matches with nobody but robots at their end are in none.
    """

    user_id: int
    game: str
    period: str
    fact: str
    value: int


class Finish(NamedTuple):
    """How a match ended for somebody: when, at which place, 0 for who left, and the rating after it."""

    at: datetime
    rank: int
    rating: int | None


@dataclass(frozen=True, slots=True)
class Form:
    """How somebody's last matches on a server went, the newest last, and how many in a row they have won."""

    user_id: int
    game: str
    streak: int
    finishes: tuple[Finish, ...]


class Before(NamedTuple):
    """What a match is worked out on: the ratings and forms of its people, by game and person."""

    ratings: dict[str, dict[int, Rating]]
    forms: dict[str, dict[int, Form]]


@dataclass(frozen=True, slots=True)
class Rival:
    """How often somebody has met another person in a match, and has finished behind them."""

    user_id: int
    rival_id: int
    name: str
    game: str
    met: int
    behind: int


@dataclass(frozen=True, slots=True)
class Sums:
    """What matches come to on a server's boards and pages.

    Totals, tallies and rivals are added to what there is; ratings and forms stand in its place.
    """

    totals: tuple[Total, ...]
    ratings: tuple[Rating, ...]
    tallies: tuple[Tally, ...]
    forms: tuple[Form, ...]
    rivals: tuple[Rival, ...]


@dataclass(frozen=True, slots=True)
class BoardChange:
    """What the end of a match changes on a server's boards, worked out on this calendar."""

    calendar: Calendar
    ended_at: datetime
    sums: Sums


class Board(NamedTuple):
    """Which board somebody wants to see, and which page of it; game "" is all games."""

    game: str
    measure: Measure = "wins"
    period: Period = "all"
    alone: bool = False
    page: int = 0


@dataclass(frozen=True, slots=True)
class BoardLine:
    """A line of a board: what is compared, and how many matches, rounds or bids that is of.

    So far down that nobody counts, the place is `about` right.
    """

    user_id: int
    name: str
    merit: float
    of: int
    place: int
    about: bool = False


@dataclass(frozen=True, slots=True)
class BoardPage:
    """Ten lines of a board, best first, whether more follow, and the line of whoever asks."""

    lines: tuple[BoardLine, ...]
    more: bool
    own: BoardLine | None


@dataclass(frozen=True, slots=True)
class Void:
    """That a finished match counts no more, by whom and why."""

    table_id: int
    by: int
    at: datetime
    reason: str
