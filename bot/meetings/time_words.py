"""Times in people's words, in three languages at once: "friday 21h", "mañana 20:30", "in 2 hours".

The words are few and fixed: what is not listed here is not understood, and what can mean two moments is read
as both. A general parser of dates guesses instead, and then people wait for a match at a wrong time.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, Literal, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo

from bot.errors import RefusalId, Refused

LONGEST: Final = 60
"""The most characters of a typed time."""
Half: TypeAlias = Literal["am", "pm"]

WEEKDAYS: Final[Mapping[str, int]] = {
    name: number
    for number, names in enumerate(
        (
            "monday mon lunes lundi lun",
            "tuesday tues tue martes mardi mar",
            "wednesday wed miercoles mercredi mie mer",
            "thursday thurs thu jueves jeudi jue jeu",
            "friday fri viernes vendredi vie ven",
            "saturday sat sabado samedi sab sam",
            "sunday sun domingo dimanche dom dim",
        )
    )
    for name in names.split()
}
MONTHS: Final[Mapping[str, int]] = {
    name: number
    for number, names in enumerate(
        (
            "january jan enero ene janvier janv",
            "february feb febrero fevrier fevr",
            "march mar marzo mars",
            "april apr abril abr avril avr",
            "may mayo mai",
            "june jun junio juin",
            "july jul julio juillet juil",
            "august aug agosto ago aout",
            "september sept sep septiembre septembre",
            "october oct octubre octobre",
            "november nov noviembre novembre",
            "december dec diciembre dic decembre",
        ),
        1,
    )
    for name in names.split()
}
COUNTS: Final[Mapping[str, float]] = {
    **dict.fromkeys(("a", "an", "one", "un", "una", "une"), 1),
    **dict.fromkeys(("half an", "half", "media", "une demi", "demi"), 0.5),
}
NIGHT: Final = frozenset({"night", "noche"})
"""Words with which twelve is midnight, although it is the half of the day after noon."""
FILLERS: Final = (
    "at on the this a la las los el le les l' vers sobre este ce de del du for para pour @ - y et and"
)
"""Words that say nothing about when."""


def _any(words: Iterable[str]) -> str:
    """Return a pattern for any of these words, longest first."""
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


_COUNT: Final = rf"(\d+|{_any(COUNTS)})"
_HOURS: Final = "heures?|horas?|hours?|hrs?|h"
_MINUTES: Final = "minutes?|minutos?|mins?|mn|m"
_MONTH: Final = _any(MONTHS)
_HALVES: Final = "morning|afternoon|evening|tarde|noche|matin|soir"
_TIMESTAMP: Final = re.compile(r"<t:(\d{1,11})(?::\w)?>")
_IN: Final = re.compile(r"(?:in|en|dentro de|dans|d'ici) ")
_AMOUNT: Final = re.compile(
    rf"(?:(?:and|y|et) )?{_COUNT}(?:-| )?({_HOURS}|{_MINUTES})(?![a-z])(?: ?(?P<rest>\d\d)(?!\d|[a-z]))?,? ?"
)


class Readings(NamedTuple):
    """The moments that somebody's words can mean, earliest first; none if they are not understood.

    `is_skipped` says that they name a time which the clocks leave out, when they go forward.
    """

    moments: tuple[datetime, ...] = ()
    is_skipped: bool = False


class NoSense(Exception):
    """The words contradict each other."""


@dataclass
class _Found:
    """The parts read so far: the days, the times of day, and the half of the day that is meant."""

    today: date
    locale: str
    days: list[date] = field(default_factory=list)
    weekdays: list[date] = field(default_factory=list)
    times: list[time] = field(default_factory=list)
    bare: int | None = None
    half: Half | None = None
    half_word: str = ""


def read_times(said: str, now: datetime, zone: ZoneInfo, locale: str) -> Readings:
    """Return what the words can mean at `now`; `locale` decides whether 3/4 can be a day in March."""
    words = _normalise(said)
    if stamp := _TIMESTAMP.fullmatch(words):
        return Readings((datetime.fromtimestamp(int(stamp[1]), UTC),))
    if (later := _read_amount(words)) is not None:
        moment = now + later
        return Readings((moment.replace(second=0, microsecond=0),))
    here = now.astimezone(zone)
    found = _Found(here.date(), locale)
    try:
        _scan(words, found)
        times = _times(found)
    except (NoSense, ValueError):
        return Readings()
    moments: set[datetime] = set()
    locals_ = [local for clock in times for local in _locals(found, clock, here.replace(tzinfo=None))]
    for local in locals_:
        moments.update(resolve(local, zone))
    future = {moment for moment in moments if moment > now} or moments
    return Readings(tuple(sorted(future)), is_skipped=bool(locals_) and not moments)


def choose_time(said: str, now: datetime, zone: ZoneInfo, locale: str, most: timedelta) -> datetime:
    """Return the moment that the words mean.

    Raises:
        Refused: T-145 not understood, T-146 it can be two moments, T-147 it is past, T-148 more than `most`
            ahead, T-149 the clocks leave it out.
    """
    readings = read_times(said[:LONGEST], now, zone, locale)
    if readings.is_skipped:
        raise Refused(RefusalId.TIME_SKIPPED, value=said)
    if not readings.moments:
        raise Refused(RefusalId.TIME_NOT_UNDERSTOOD, value=said)
    if len(readings.moments) > 1:
        raise Refused(RefusalId.TIME_AMBIGUOUS, value=said, moments=readings.moments)
    (moment,) = readings.moments
    if moment <= now:
        raise Refused(RefusalId.TIME_PAST, at=moment)
    if moment > now + most:
        raise Refused(RefusalId.TIME_TOO_FAR, at=moment, days=most.days)
    return moment


def resolve(local: datetime, zone: ZoneInfo) -> list[datetime]:
    """Return the moments at which clocks show this: two when they go back, none when they go forward."""
    found = [local.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1)]
    return sorted({moment for moment in found if moment.astimezone(zone).replace(tzinfo=None) == local})


def next_week(local: datetime, zone: ZoneInfo, after: datetime) -> tuple[datetime, datetime]:
    """Return the first weekly repetition of a local time after a moment, as clocks show it and in UTC.

    When the clocks leave it out, it is as much later as they go forward; of two such times it is the first.
    """
    while True:
        local += timedelta(weeks=1)
        moment = local.replace(tzinfo=zone).astimezone(UTC)
        if moment > after:
            return local, moment


def _normalise(said: str) -> str:
    """Return words without capitals, accents and needless spaces and dots."""
    plain = unicodedata.normalize("NFKD", said.casefold().replace("’", "'"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    plain = re.sub(r"\b([ap])\. ?m\b\.?", r"\1m", plain)
    plain = re.sub(r"(?<=-\d\d)t(?=\d)", " ", plain)
    return " ".join(plain.split()).strip(" .,!")


def _read_amount(words: str) -> timedelta | None:
    """Return how much later "in 2 hours" or "1h 30 min" is; None for other words.

    Without "in", 21h is a time of day.
    """
    opened = _IN.match(words)
    if opened is None:
        return None
    rest, total = words[opened.end() :], timedelta()
    while rest:
        found = _AMOUNT.match(rest)
        if found is None:
            return None
        count = COUNTS.get(found[1]) or float(found[1])
        in_hours = found[2].startswith("h")
        total += timedelta(hours=count) if in_hours else timedelta(minutes=count)
        if found["rest"] is not None:
            if not in_hours:
                return None
            total += timedelta(minutes=int(found["rest"]))
        rest = rest[found.end() :]
    return total or None


# ---------------------------------------------------------------------- the words one after another


def _day(found: _Found, *days: date) -> None:
    if found.days:
        raise NoSense
    found.days.extend(days)


def _time(found: _Found, *times: time) -> None:
    if found.times or found.bare is not None:
        raise NoSense
    found.times.extend(times)


def _half(found: _Found, match: re.Match[str]) -> None:
    _set_half(found, re.split(r"[ ']", match[0])[-1])


def _set_half(found: _Found, word: str) -> None:
    half: Half = "am" if word in ("am", "morning", "manana", "matin") else "pm"
    if found.half not in (None, half):
        raise NoSense
    found.half, found.half_word = half, word


def _today(found: _Found, match: re.Match[str]) -> None:
    _day(found, found.today)
    if match[0] not in ("today", "hoy", "aujourd'hui"):
        _set_half(found, match[0].split()[-1])


def _days_later(days: int) -> Callable[[_Found, re.Match[str]], None]:
    return lambda found, match: _day(found, found.today + timedelta(days=days))


def _in_days(found: _Found, match: re.Match[str]) -> None:
    count = int(COUNTS.get(match[1]) or int(match[1]))
    _day(found, found.today + timedelta(days=count * (7 if match[2][0] in "ws" else 1)))


def _weekday(found: _Found, match: re.Match[str]) -> None:
    ahead = (WEEKDAYS[match["day"]] - found.today.weekday()) % 7
    first = found.today + timedelta(days=ahead)
    is_next = match["next"] or match["coming"]
    if found.weekdays:
        raise NoSense
    found.weekdays += [first, first + timedelta(weeks=1)] if is_next else [first]


def _iso(found: _Found, match: re.Match[str]) -> None:
    _day(found, date(*map(int, match.groups())))


def _numbers(found: _Found, match: re.Match[str]) -> None:
    first, second = int(match[1]), int(match[2])
    orders = [(first, second)] if found.locale != "en" else [(first, second), (second, first)]
    days = {day for number, month in orders if month <= 12 for day in _dates(found, number, month, match[3])}
    if not days:
        raise NoSense
    _day(found, *sorted(days))


def _month(found: _Found, match: re.Match[str]) -> None:
    _day(found, *_dates(found, int(match["number"]), MONTHS[match["month"]], match["year"]))


def _dates(found: _Found, number: int, month: int, year: str | None) -> Iterator[date]:
    """Yield the date, without a year the next one; nothing if the month is shorter."""
    years = [found.today.year, found.today.year + 1] if year is None else [int(year) % 100 + 2000]
    for one in years:
        try:
            day = date(one, month, number)
        except ValueError:
            continue
        if year is not None or day >= found.today:
            yield day
            return


def _clock(found: _Found, match: re.Match[str]) -> None:
    """Read 21:30. Before noon 9:30 may mean the evening, unless it is written 09:30 or with an "am"."""
    hour, minute = int(match[1]), int(match[2])
    plain = time(hour, minute)
    open_ = 1 <= hour < 12 and len(match[1]) == 1
    _time(found, *((plain, time(hour + 12, minute)) if open_ else (plain,)))


def _hours(found: _Found, match: re.Match[str]) -> None:
    _time(found, time(int(match[1]), int(match[2] or 0)))


def _bare(found: _Found, match: re.Match[str]) -> None:
    _time(found)
    found.bare = int(match[1])


def _meridian(found: _Found, match: re.Match[str]) -> None:
    _bare(found, match)
    _set_half(found, match[2])


def _noon(found: _Found, match: re.Match[str]) -> None:
    _time(found, time(12))


_WORDS: Final[tuple[tuple[re.Pattern[str], Callable[[_Found, re.Match[str]], None] | None], ...]] = tuple(
    (re.compile(rf"(?:{pattern})(?![0-9]|(?![ap]m\b)[a-z])"), read)
    for pattern, read in (
        (rf"(?:in the|de la|por la|en la|du|a la) (?:manana|{_HALVES})", _half),
        (r"de l'apres-?midi|at night", _half),
        (r"today|tonight|this evening|this afternoon|hoy|esta noche|esta tarde|aujourd'hui|ce soir", _today),
        (r"(?:the )?day after tomorrow|pasado manana|apres[- ]demain", _days_later(2)),
        (r"tomorrow|tmrw|manana|demain", _days_later(1)),
        (rf"(?:in|en|dentro de|dans) {_COUNT} (days?|dias?|jours?|weeks?|semanas?|semaines?)", _in_days),
        (
            rf"(?P<next>next |proximo |proxima )?(?P<day>{_any(WEEKDAYS)})\b\.?"
            r"(?P<coming> que viene| proximo| prochain)?",
            _weekday,
        ),
        (r"(\d{4})-(\d{1,2})-(\d{1,2})", _iso),
        (r"(\d{1,2})/(\d{1,2})(?:/(\d{4}|\d\d))?", _numbers),
        (r"(\d{1,2})\.(\d{1,2})\.(\d{4})", _numbers),
        (
            rf"(?P<number>\d{{1,2}})(?:st|nd|rd|th|er)? (?:de |of )?(?P<month>{_MONTH})\b\.?"
            r"(?:,? (?:de |del )?(?P<year>20\d\d))?",
            _month,
        ),
        (
            rf"(?P<month>{_MONTH})\.? (?P<number>\d{{1,2}})(?:st|nd|rd|th)?(?![:.h]\d|h\b| ?[ap]m)"
            r"(?:,? (?P<year>20\d\d))?",
            _month,
        ),
        (r"(\d{1,2})[:.](\d\d)(?::00)?(?: ?(?:h|hs|hrs|horas))?", _clock),
        (r"(\d{1,2}) ?(?:heures?|horas|hrs|hs|h) ?(\d\d)?", _hours),
        (r"(\d{1,2}) ?(am|pm)", _meridian),
        (rf"am|pm|{_HALVES}|apres-?midi", _half),
        (r"noon|midday|mediodia|midi", _noon),
        (r"(\d{1,2})", _bare),
        (_any(FILLERS.split()), None),
    )
)


def _scan(words: str, found: _Found) -> None:
    """Read words one after another.

    Raises:
        NoSense: a word is not known, or contradicts another one.
        ValueError: there is no such day or time.
    """
    at = 0
    while at < len(words):
        if words[at] in " ,":
            at += 1
            continue
        at = _scan_one(words, at, found)


def _scan_one(words: str, at: int, found: _Found) -> int:
    """Read what begins at a place; return the place after it.

    Raises:
        NoSense: it is not known, or contradicts what was read before.
        ValueError: there is no such day or time.
    """
    for pattern, read in _WORDS:
        if (match := pattern.match(words, at)) is not None:
            if read is not None:
                read(found, match)
            return match.end()
    raise NoSense


def _times(found: _Found) -> list[time]:
    """Return the times of day that are meant.

    Raises:
        NoSense: none is named, or it is in the other half of the day.
        ValueError: there is no such time.
    """
    if found.bare is not None:
        hour = found.bare
        times = [time(hour), time(hour + 12)] if 1 <= hour < 12 else [time(hour)]
    else:
        times = found.times
    if not times:
        raise NoSense
    if found.half is None:
        return times
    if times[0].hour == 12 and found.half_word in NIGHT:
        raise NoSense
    if found.half == "am":
        times = [one.replace(hour=0) if one.hour == 12 else one for one in times]
        fitting = [one for one in times if one.hour < 12]
    else:
        late = [one.replace(hour=one.hour + 12) for one in times if 0 < one.hour < 12]
        fitting = sorted({*(one for one in times if one.hour >= 12), *late})
    if not fitting:
        raise NoSense
    return fitting


def _locals(found: _Found, clock: time, here: datetime) -> Iterator[datetime]:
    """Yield the local times of a time of day on the days that are meant; without a day, the next one."""
    if found.days:
        wanted = {day.weekday() for day in found.weekdays}
        yield from (
            datetime.combine(day, clock) for day in found.days if not wanted or day.weekday() in wanted
        )
    elif found.weekdays:
        for day in found.weekdays:
            local = datetime.combine(day, clock)
            yield local if local > here else local + timedelta(weeks=1)
    else:
        first = datetime.combine(found.today, clock)
        yield first if first > here else first + timedelta(days=1)
