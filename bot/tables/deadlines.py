"""How long a table waits for whom: pure functions over deadlines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.records import Deadline
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
"""Timers of matches by correspondence."""

LOBBY: Final[Seat] = -1
"""The seat of a lobby's own deadline."""
PATIENCE: Final = timedelta(seconds=20)
"""A person at a live table is mentioned after that long."""
PRESENT: Final = timedelta(minutes=2)
"""Whoever acted within that time needs no mention at a slow table yet."""
LOBBY_LIFE: Final = timedelta(minutes=30)
SLOW_LOBBY_LIFE: Final = timedelta(days=1)
FORGOTTEN: Final = timedelta(days=7)
"""A table without a timer that nobody touches for so long goes to sleep."""
GRACE: Final = timedelta(seconds=60)
"""What is left of every deadline at least when the bot comes back after being away."""
SLOW_GRACE: Final = timedelta(hours=1)
"""The same for those who look in now and then: timers of a match by correspondence, tables without one."""
BLIP: Final = timedelta(seconds=5)
"""An outage that is shorter gives back no more than it took: connections that come and go stop no clock."""
MISSED: Final = 3
"""After so many missed deadlines in a row a robot keeps the seat."""


def opened(seat: Seat, turn: int, timer: str, now: datetime, acted: datetime | None) -> Deadline:
    """The deadline of a decision that opens now; `acted` is when its player last did something here."""
    allowed = TIMERS[timer]
    if timer in SLOW:
        remind = now if acted is None or now - acted > PRESENT else acted + PRESENT
    else:
        remind = now + PATIENCE
    return Deadline(seat, turn, now, remind, now + (FORGOTTEN if allowed is None else allowed))


def anew(deadline: Deadline, turn: int, timer: str, now: datetime, acted: datetime | None) -> Deadline:
    """Return the deadline of a decision that begins anew; who had been given more time than that keeps it."""
    begun = opened(deadline.seat, turn, timer, now, acted)
    return replace(begun, due_at=max(filter(None, (begun.due_at, deadline.due_at)), default=None))


def after(
    present: Iterable[Deadline],
    seats: Sequence[Seat],
    turn: int,
    timer: str,
    now: datetime,
    acted: Mapping[Seat, datetime],
) -> list[Deadline]:
    """The deadlines once `seats` are waited for at `turn`; a decision that was open already keeps its own."""
    known = {(deadline.seat, deadline.turn): deadline for deadline in present}
    return [known.get((seat, turn)) or opened(seat, turn, timer, now, acted.get(seat)) for seat in seats]


def lobby(timer: str, now: datetime) -> Deadline:
    """When a lobby that nobody starts closes."""
    return Deadline(LOBBY, 0, now, None, now + (SLOW_LOBBY_LIFE if timer in SLOW else LOBBY_LIFE))


def grace(timer: str) -> timedelta:
    """For how long nobody is hurried when the bot comes back after being away."""
    return GRACE if timer in ("60s", "3min") else SLOW_GRACE


def earliest(now: datetime, since: datetime | None) -> dict[str, datetime]:
    """Before when nothing is due, by timer, when the bot comes back; `since` is when it went, if known."""
    away = None if since is None or now - since >= BLIP else now - since
    return {timer: now + (grace(timer) if away is None else away) for timer in TIMERS}


def longer(deadline: Deadline, timer: str, now: datetime) -> Deadline:
    """The deadline with as much time again, and no mention before half of it."""
    allowed = TIMERS[timer] or FORGOTTEN
    return replace(deadline, due_at=(deadline.due_at or now) + allowed, remind_at=now + allowed / 2)


def next_moment(deadlines: Iterable[Deadline], reminded: Iterable[tuple[Seat, int]]) -> datetime | None:
    """When the table has to be looked at again: the earliest mention not yet made, or due moment."""
    done = set(reminded)
    moments = [d.due_at for d in deadlines if d.due_at is not None]
    moments += [d.remind_at for d in deadlines if d.remind_at is not None and (d.seat, d.turn) not in done]
    return min(moments, default=None)
