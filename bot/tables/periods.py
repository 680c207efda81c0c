"""The leaderboard periods that a moment belongs to, by the server's time zone and seasons."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

from bot.records.boards import Calendar, Period

TICK = timedelta(microseconds=1)
"""The shortest time between two changes of a server's leaderboards."""


def zone_names() -> list[str]:
    """Return the names of all time zones, sorted. This function reads files."""
    return sorted(available_timezones())


def find_zone(said: str) -> str | None:
    """Return the full name of a time zone typed in any case, or by the last part of its name alone.

    Returns None if no time zone has that name, or more than one.
    """
    key = "_".join(said.split()).casefold()
    known = available_timezones()
    found = [name for name in known if name.casefold() == key]
    found = found or [name for name in known if name.casefold().rpartition("/")[2] == key]
    return found[0] if len(found) == 1 else None


def local(calendar: Calendar, moment: datetime) -> datetime:
    """Return a moment in the server's time zone, or in UTC if the time zone is unknown."""
    try:
        return moment.astimezone(ZoneInfo(calendar.zone))
    except (KeyError, ValueError):
        return moment


def periods(calendar: Calendar, moment: datetime) -> Mapping[Period, str]:
    """Return the key, by kind of period, of each period that contains this moment; all keys differ.

    If no season is running, the calendar year is the season (R-HC-17). Weeks are ISO 8601 weeks.
    """
    here = local(calendar, moment)
    week = here.isocalendar()
    return {
        "day": f"{here:%Y-%m-%d}",
        "week": f"{week.year}-W{week.week:02}",
        "month": f"{here:%Y-%m}",
        "season": next((f"season {s.id}" for s in calendar.seasons if s.holds(moment)), f"{here:%Y}"),
        "all": "all",
    }


def season_name(calendar: Calendar, moment: datetime) -> str:
    """Return the name of the running season, or else the calendar year (R-HC-17)."""
    running = calendar.running
    return f"{local(calendar, moment):%Y}" if running is None else running.name


def next_change_at(calendar: Calendar, moment: datetime) -> datetime:
    """Return this moment, or a moment just after the latest change of these leaderboards if that is later."""
    return moment if calendar.last_at is None else max(moment, calendar.last_at + TICK)
