"""How long a table waits for each player: pure functions over deadlines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.records.tables import Deadline
from engine.core import Seat

TIMERS: Final[Mapping[str, timedelta | None]] = {
    "off": None,
    "60s": timedelta(seconds=60),
    "3min": timedelta(minutes=3),
    "12h": timedelta(hours=12),
    "3d": timedelta(days=3),
}
"""How long a decision may take, by the timer's key."""
SLOW: Final = frozenset({"12h", "3d"})
"""Timers of correspondence matches."""

LOBBY: Final[Seat] = -1
"""The seat number of the deadline by which a lobby closes."""
PATIENCE: Final = timedelta(seconds=20)
"""Time until a player who keeps a live table waiting is mentioned."""
PRESENT: Final = timedelta(minutes=2)
"""A player who acted within this time is not mentioned yet at a slow table."""
LOBBY_LIFE: Final = timedelta(minutes=30)
MEETING_WAIT: Final = timedelta(minutes=5)
"""Time for which the lobby of a meeting waits for those who said they come."""
SLOW_LOBBY_LIFE: Final = timedelta(days=1)
FORGOTTEN: Final = timedelta(days=7)
"""Time without any action after which a table without a timer goes to sleep."""
GRACE: Final = timedelta(seconds=60)
"""Least time left until any deadline when the bot comes back after an outage."""
SLOW_GRACE: Final = timedelta(hours=1)
"""Least time left after an outage at correspondence matches and at tables without a timer."""
BLIP: Final = timedelta(seconds=5)
"""Outages shorter than this move deadlines by no more than their length: brief reconnects stop no clock."""
MISSED: Final = 3
"""Number of missed deadlines in a row after which a robot keeps the seat."""


def open_deadline(seat: Seat, turn: int, timer: str, now: datetime, acted: datetime | None) -> Deadline:
    """Return the deadline of a decision that opens now.

    `acted` is when the player last acted at this table.
    """
    allowed = TIMERS[timer]
    if timer in SLOW:
        remind = now if acted is None or now - acted > PRESENT else acted + PRESENT
    else:
        remind = now + PATIENCE
    return Deadline(seat, turn, now, remind, now + (FORGOTTEN if allowed is None else allowed))


def restart_deadline(
    deadline: Deadline, turn: int, timer: str, now: datetime, acted: datetime | None
) -> Deadline:
    """Return the deadline of a restarted decision, keeping a later due time that came from extra time."""
    begun = open_deadline(deadline.seat, turn, timer, now, acted)
    return replace(begun, due_at=max(filter(None, (begun.due_at, deadline.due_at)), default=None))


def update_deadlines(
    present: Iterable[Deadline],
    seats: Sequence[Seat],
    turn: int,
    timer: str,
    now: datetime,
    acted: Mapping[Seat, datetime],
) -> list[Deadline]:
    """Return the deadlines for the `seats` to act at `turn`.

    Seats with an open decision keep their deadlines.
    """
    known = {(deadline.seat, deadline.turn): deadline for deadline in present}
    return [
        known.get((seat, turn)) or open_deadline(seat, turn, timer, now, acted.get(seat)) for seat in seats
    ]


def lobby(timer: str, now: datetime, *, private: bool = False) -> Deadline:
    """Return the deadline at which a lobby closes if nobody starts it."""
    slow = SLOW_LOBBY_LIFE if timer in SLOW else LOBBY_LIFE
    return Deadline(LOBBY, 0, now, None, now + (FORGOTTEN if private else slow))


def grace(timer: str) -> timedelta:
    """Return the minimum time between an outage and any deadline, for this timer."""
    return GRACE if timer in ("60s", "3min") else SLOW_GRACE


def earliest(now: datetime, since: datetime | None) -> dict[str, datetime]:
    """Return, by timer, the earliest deadline after an outage that began at `since`, if known."""
    away = None if since is None or now - since >= BLIP else now - since
    return {timer: now + (grace(timer) if away is None else away) for timer in TIMERS}


def extend_deadline(deadline: Deadline, timer: str, now: datetime) -> Deadline:
    """Return the deadline with its time doubled, and with no mention before half of the added time."""
    allowed = TIMERS[timer] or FORGOTTEN
    return replace(deadline, due_at=(deadline.due_at or now) + allowed, remind_at=now + allowed / 2)


def continue_deadline(
    deadline: Deadline, paused_at: datetime, now: datetime, least: timedelta = timedelta()
) -> Deadline:
    """Return a deadline after a pause that ends now, with as much time left as when the pause began.

    `least` is the least time left. A decision that was opened during the pause keeps its whole time. The
    player is mentioned (again) soon, unless they act.
    """
    stood = now - max(paused_at, deadline.opened_at)
    remind_at = None if deadline.remind_at is None else max(deadline.remind_at + stood, now + PATIENCE)
    due_at = None if deadline.due_at is None else max(deadline.due_at + stood, now + least)
    return replace(deadline, opened_at=deadline.opened_at + stood, remind_at=remind_at, due_at=due_at)


def next_moment(deadlines: Iterable[Deadline], reminded: Iterable[tuple[Seat, int]]) -> datetime | None:
    """Return the earliest of all deadlines and all mentions not yet made; None if there is neither."""
    done = set(reminded)
    moments = [d.due_at for d in deadlines if d.due_at is not None]
    moments += [d.remind_at for d in deadlines if d.remind_at is not None and (d.seat, d.turn) not in done]
    return min(moments, default=None)
