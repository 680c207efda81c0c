"""Value classes that the service, the presenters and the store exchange.

All value classes are frozen. Moments are aware datetimes in UTC, Discord ids are plain ints. A who string is
"u:<user id>" for a person, "r:<level>:<number>" for a robot, or "g:<number>" for somebody whose plain name
stands on a score pad; `parse_who` parses all three.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

Status: TypeAlias = Literal["lobby", "running", "over", "cancelled", "closed"]
"""lobby and running are live; over was played out, cancelled by people, closed by the bot."""

Ended: TypeAlias = Literal["over", "cancelled", "closed"]

LONGEST_PAUSE: Final = timedelta(days=1)
"""Time after which a paused match goes on by itself."""

_PERSON = re.compile(r"u:(0|[1-9][0-9]*)", re.ASCII)
_GUEST = re.compile(r"g:(0|[1-9][0-9]*)", re.ASCII)
_ROBOT = re.compile(r"r:([a-z0-9_-]+):(0|[1-9][0-9]*)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user in a seat or a lobby."""

    user_id: int

    def __str__(self) -> str:
        return f"u:{self.user_id}"


@dataclass(frozen=True, slots=True)
class Robot:
    """A robot of `level` ("easy", "normal" ...); `number` distinguishes the robots of a table."""

    level: str
    number: int

    def __str__(self) -> str:
        return f"r:{self.level}:{self.number}"


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody at a real table who is known by name alone; `number` tells the guests of a match apart."""

    number: int

    def __str__(self) -> str:
        return f"g:{self.number}"


# Cached, because the few who strings of a table are parsed again with every card played.
@lru_cache(maxsize=4096)
def parse_who(text: str) -> Person | Robot | Guest:
    """Parse a who string; `str(parse_who(text)) == text`.

    Raises:
        ValueError: the text is not a who string.
    """
    if person := _PERSON.fullmatch(text):
        return Person(int(person[1]))
    if robot := _ROBOT.fullmatch(text):
        return Robot(robot[1], int(robot[2]))
    if guest := _GUEST.fullmatch(text):
        return Guest(int(guest[1]))
    raise ValueError(f"neither a person, a robot nor a guest: {text!r}")


def player_of(text: str) -> Person | int:
    """Return an identity that is stable within a series: for a robot its number, whatever its level."""
    who = parse_who(text)
    return who if isinstance(who, Person) else who.number


@dataclass(frozen=True, slots=True, kw_only=True)
class TableHeader:
    """A table without its inputs: the data for replaying its log and finding its messages.

    seats     0 while the table is a lobby
    guild_id, channel_id  where its message stands; a private table has neither
    host      the user id of the person who may change options, start and cancel
    revision  rises by one with every change that is not an input: lobby changes, the start, changes of a
              seat, channel, thread or deadline, sleep, waking, pauses, votes for a pause, and the end
    ended_by  the person who had the table cancelled, as a who string; None if no person had
    previous  the table of which this table is a rematch
    timer     time for a decision, a key of `bot.tables.deadlines.TIMERS`
    series    wins so far by who string, over this match's predecessors; None outside a series
    asleep    nobody is left at a running table, which waits for a person to come back
    threaded  the table was opened with its own thread, which counts towards the server's limit
    kicked    the people kicked before the match began, and by whom, as who strings
    paused_at when the present pause began; None while the match is not paused
    paused_by the person who paused the match, as a who string; None if all people at the table agreed to
    pause_votes  the people who want a pause, as who strings, and the rounds finished when they said so
    seal      published from the start on; None in a lobby, and for matches begun before there were seals
    robots_version  `engine.ai.VERSION` at the start of a sealed match
    deal_id   the deal of which it is a try, if other people play the same cards
    covered   whether only its players may see the cards, because other tables of a championship play the same
              ones; None for a table with cards of its own
    standing  the places at the end (JSON values), if any
    pad_id    the score pad on which it was written down at a real table; such a match has no inputs
    hints     how many hints were shown; a match with any is on no board
    line      the people who wait for a robot's seat, names by who string, first come first; None without any
    admitted  the only people who may sit down, names by who string, where the host admits only people whom
              somebody at the table invites; None if anybody may

    A match of a championship has the ids of championship and fixture, the organiser, and the `invited`
    people, names by who string. For other tables these fields are None.
    """

    id: int
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    guild_id: int | None
    channel_id: int | None
    thread_id: int | None
    locale: str
    status: Status
    host: int
    revision: int
    opened_at: datetime
    ended_at: datetime | None = None
    ended_by: str | None = None
    previous: int | None = None
    standing: list[Any] | None = None
    timer: str = "3min"
    series: dict[str, int] | None = None
    asleep: bool = False
    threaded: bool = False
    championship_id: int | None = None
    fixture: str | None = None
    organiser: int | None = None
    invited: dict[str, str] | None = None
    kicked: dict[str, str] = field(default_factory=dict)
    paused_at: datetime | None = None
    paused_by: str | None = None
    pause_votes: dict[str, int] | None = None
    seal: str | None = None
    robots_version: int | None = None
    deal_id: int | None = None
    covered: bool | None = None
    pad_id: int | None = None
    hints: int = 0
    line: dict[str, str] | None = None
    admitted: dict[str, str] | None = None

    @property
    def is_private(self) -> bool:
        """Return whether the table belongs to its host alone and has no public message."""
        return self.channel_id is None

    @property
    def allows_hints(self) -> bool:
        """Return whether players may ask for hints: only where their result is compared with nobody's."""
        return self.is_private and self.deal_id is None

    @property
    def has_public_play(self) -> bool:
        """Return whether a public message shows what is played, without the players' hands."""
        return not (self.is_private or self.covered)

    @property
    def takes_late_comers(self) -> bool:
        """Return whether people may sit down during the match: at a table for anybody, with its own cards."""
        return not (self.is_private or self.invited is not None or self.deal_id or self.covered is not None)

    @property
    def place(self) -> int | None:
        """Return the id of the channel or thread with the table's message; None for a private table."""
        return self.thread_id or self.channel_id

    def is_open_to(self, user: int) -> bool:
        """Return whether this person may know of the table: of a private one, only its host may."""
        return not self.is_private or user == self.host

    @property
    def address(self) -> str:
        """Return the URL of the channel or thread with the table's message; "" for a private table."""
        return (
            "" if self.is_private else f"https://discord.com/channels/{self.guild_id or '@me'}/{self.place}"
        )

    @property
    def person_in_charge(self) -> int:
        """Return the person who may rule, kick and cancel: the host, or the championship's organiser."""
        return self.host if self.organiser is None else self.organiser

    @property
    def paused_until(self) -> datetime | None:
        """Return when the present pause ends by itself; None while the match is not paused."""
        return None if self.paused_at is None else self.paused_at + LONGEST_PAUSE

    @property
    def stands_still(self) -> bool:
        """Return whether nothing happens at the table by itself, because it sleeps or is paused."""
        return self.asleep or self.paused_at is not None

    def welcomes(self, who: str) -> bool:
        """Return whether a player may sit here: at a private table its host, at a booked one the invited.

        Elsewhere anybody may, unless only certain people are admitted.
        """
        if self.is_private:
            return who == str(Person(self.host))
        return all(who in allowed for allowed in (self.invited, self.admitted) if allowed is not None)


class TableVersion(NamedTuple):
    """The state of a table that a change is computed from."""

    revision: int
    inputs: int


@dataclass(frozen=True, slots=True)
class Limits:
    """How many tables people may open on a server. Championship matches and rematches never count.

    unfinished  one person's tables and lobbies on the server that are not over
    person      new tables by one person in ten minutes
    channel     new tables in one channel in ten minutes
    threads     new threads in an hour; further tables play in their channel
    """

    unfinished: int = 3
    person: int = 5
    channel: int = 20
    threads: int = 30


@dataclass(frozen=True, slots=True)
class Booking:
    """The data that makes a table a championship match; `invited` has names by who string.

    `covered` is True if other tables play the same cards.
    """

    championship_id: int
    fixture: str
    organiser: int
    invited: dict[str, str]
    covered: bool | None = None


@dataclass(frozen=True, slots=True)
class Member:
    """A player who has joined a lobby, `name` as last seen, and their token ("" for none)."""

    who: str
    name: str
    token: str = ""


@dataclass(frozen=True, slots=True)
class Seating:
    """An append-only row saying that `who` holds `seat` from input `from_n` on, until the seat's next row.

    The `token` belongs to the seat. `by` is the cause of the change: a who string, "deadline", or None if the
    player came or left voluntarily.
    """

    seat: int
    from_n: int
    who: str
    name: str
    token: str = ""
    by: str | None = None


@dataclass(frozen=True, slots=True)
class LogRow:
    """The `n`-th input of a match, counted from 0 without gaps.

    seat      the seat, or -1 for the dealer and -2 for the referee
    action    the input in the game's notation, which may be secret and is therefore left out of the repr
    by        a who string, or "deadline", "forced" (a last card), "dealer"
    digest    the chained digest after the input
    standing  the places (JSON values) with the last input of a round, else None
    reason    the referee's reason for a ruling, else None
    """

    n: int
    seat: int
    action: str = field(repr=False)
    by: str
    at: datetime
    digest: str
    standing: list[Any] | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Deadline:
    """An open decision, identified by seat and turn; seat -1 is the closing time of a lobby.

    `remind_at` is when the person is mentioned, `due_at` when the bot decides for them; None means never.
    """

    seat: int
    turn: int
    opened_at: datetime
    remind_at: datetime | None
    due_at: datetime | None


class Due(NamedTuple):
    """The next step at a live table: when the table's timer is due, and whether the bot must move now."""

    table_id: int
    moment: datetime | None
    bot_to_move: bool


@dataclass(frozen=True, slots=True)
class StoredTable:
    """All rows of a table at one moment; each extension is a seat and the round of its extra time.

    `secret` is the luck of the match, in hex digits; None in a lobby, and until a match that began before
    there were secrets is next loaded.
    """

    header: TableHeader
    members: tuple[Member, ...]
    seatings: tuple[Seating, ...]
    log: tuple[LogRow, ...] = field(repr=False)
    deadlines: tuple[Deadline, ...]
    extensions: frozenset[tuple[int, int]]
    secret: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A person as last seen, with Discord's locale; a chosen language is in the preferences.

    dm_told  whether the person has been told that their DMs are closed
    """

    user_id: int
    name: str
    locale: str | None = None
    dm_channel: int | None = None
    dm_told: bool = False
    preferences: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """A player's result of a match; a seat that changed hands may have several results, or none.

    `bot.tables.results` decides whose result a seat's is. Leaderboards add up `points` and `facts`, which are
    the podium's, or empty for a person who has left; `rank` is always the seat's rank. The result of a person
    who sat down after the first round has the points and facts of the rounds from `from_round` on.
    """

    table_id: int
    seat: int
    who: str
    user_id: int | None
    name: str
    rank: int
    points: int
    left: bool
    facts: dict[str, int]
    from_round: int = 1
