"""Records of shared deals: cards that several people play, each at a private table with equal robots."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, ClassVar, NamedTuple

from bot.records.tables import Status


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """Cards that several people play, each from one seat against robots: a deal of the day, or a duel.

    day        the UTC date of a deal of the day, in ISO form; None for a duel
    rules_version, robots_version  of its matches, which begin only as long as they are the present ones
    options    chosen options of the game, as a table's
    seats      the number of seats, robots included
    level      the robots' level
    locale     the language of its messages
    closes_at  the time until which a result counts
    ended_at   when its results were final, or it was called off; None while it is open
    ended_by   the person who called a duel off
    host       the person who opened a duel; None for a deal of the day
    guild_id, channel_id  where a duel's message stands; None for a deal of the day
    invited    the people for whom a duel is, names by who string; None if anybody may play
    declined   the people who do not want to play a duel, names by who string
    par        the mean points of 32 matches of a `hard` robot in the person's seat; None until it is known
    secret     the luck of its matches, in hex digits
    """

    id: int
    day: str | None
    game: str
    rules_version: int
    robots_version: int
    options: dict[str, Any]
    seats: int
    level: str
    locale: str
    opened_at: datetime
    closes_at: datetime
    ended_at: datetime | None = None
    ended_by: int | None = None
    host: int | None = None
    guild_id: int | None = None
    channel_id: int | None = None
    invited: dict[str, str] | None = None
    declined: dict[str, str] | None = None
    par: float | None = None
    secret: str = field(repr=False)
    timer: ClassVar[str] = "3d"
    """The pace at which it is played, a key of `bot.tables.deadlines.TIMERS`."""

    def counts(self, attempt: Attempt) -> bool:
        """Return whether a first try has a result that counts: its match ended before the deal closed."""
        ended = attempt.ended_at
        return attempt.points is not None and ended is not None and ended <= self.closes_at


@dataclass(frozen=True, slots=True)
class Attempt:
    """A person's first try at a deal; later tries are practice and have no record.

    guild_id  the server on which the person began, None for a direct message
    status    of its table
    points    and `rank` in its match; None unless its match is over
    """

    deal_id: int
    user_id: int
    name: str
    table_id: int
    guild_id: int | None
    begun_at: datetime
    status: Status
    ended_at: datetime | None
    points: int | None
    rank: int | None


@dataclass(frozen=True, slots=True)
class DailyLine:
    """A person's line on the board of daily deals.

    score  the sum over the days of the percentage of other players whom they outscored; a tie is half
    days   the number of days
    """

    user_id: int
    name: str
    score: float
    days: int
    place: int


class DailyPage(NamedTuple):
    """The best lines of the board of daily deals, and the line of the person who asks."""

    lines: tuple[DailyLine, ...]
    own: DailyLine | None
