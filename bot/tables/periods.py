"""Which periods of a server's boards a moment belongs to, by its time zone and its seasons."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

from bot.board_records import Calendar, Period

TICK = timedelta(microseconds=1)
"""The shortest time there is between two changes of a server's boards."""


def zone_names() -> list[str]:
    """The names of all time zones there are, in order. It reads files."""
    return sorted(available_timezones())


def zone_named(said: str) -> str | None:
    """The name of the time zone somebody means, whatever its capitals, also by its last part alone.

    None where there is no such zone, or more than one.
    """
    key = "_".join(said.split()).casefold()
    known = available_timezones()
    found = [name for name in known if name.casefold() == key]
    found = found or [name for name in known if name.casefold().rpartition("/")[2] == key]
    return found[0] if len(found) == 1 else None


def local(calendar: Calendar, moment: datetime) -> datetime:
    """A moment as the clocks of this server show it; UTC where its time zone is not known any more."""
    try:
        return moment.astimezone(ZoneInfo(calendar.zone))
    except (KeyError, ValueError):
        return moment


def periods(calendar: Calendar, moment: datetime) -> Mapping[Period, str]:
    """The key of each kind of period this moment belongs to; no two kinds share a key.

    R-HC-17: where no season runs, the calendar year is one. Weeks are those of ISO 8601, from Monday on.
    """
    here = local(calendar, moment)
    week = here.isocalendar()
    return {
        "day": f"{here:%Y-%m-%d}",
        "week": f"{week.year}-W{week.week:02}",
        "month": f"{here:%Y-%m}",
        "season": next((f"season {one.id}" for one in calendar.seasons if one.holds(moment)), f"{here:%Y}"),
        "all": "all",
    }


def season_called(calendar: Calendar, moment: datetime) -> str:
    """R-HC-17: the name of the season that runs, or else the calendar year."""
    running = calendar.running
    return f"{local(calendar, moment):%Y}" if running is None else running.name


def after(calendar: Calendar, moment: datetime) -> datetime:
    """This moment, or the next one after the latest change of these boards, if that is later."""
    return moment if calendar.last_at is None else max(moment, calendar.last_at + TICK)
