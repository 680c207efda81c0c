"""Times in people's words, in all languages at once: "friday 21h", "mañana 20:30", "in 2 hours".

The words are few and fixed: what is not listed in `times.ftl` is not understood, and what can mean two
moments is read as both. A general parser of dates guesses instead, and then people wait for a match at a
wrong time.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo

from bot.errors import RefusalId, Refused
from bot.texts.sentences import LOCALES, pick_locale, texts

LONGEST: Final = 60
"""The most characters of a typed time."""
Half: TypeAlias = Literal["am", "pm"]

_TIMESTAMP: Final = re.compile(r"<t:(\d{1,11})(?::\w)?>")
_NONE: Final = "-"
"""The word of a language that has none in a group."""
_Read: TypeAlias = Callable[["_Found", "re.Match[str]"], None]


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
    words: _Words
    days: list[date] = field(default_factory=list)
    weekdays: list[date] = field(default_factory=list)
    times: list[time] = field(default_factory=list)
    bare: time | None = None
    half: Half | None = None
    half_word: str = ""


def read_times(said: str, now: datetime, zone: ZoneInfo, locale: str) -> Readings:
    """Return what the words can mean at `now`; `locale` decides whether 3/4 can be a day in March."""
    try:
        return _read_times(said, now, zone, locale)
    except (NoSense, ValueError, OverflowError):  # The last is of a time before the year 1 or after 9999.
        return Readings()


def _read_times(said: str, now: datetime, zone: ZoneInfo, locale: str) -> Readings:
    """Return what the words can mean.

    Raises:
        NoSense, ValueError, OverflowError: they mean no time.
    """
    typed, words = _normalise(said), _words(locale)
    if stamp := _TIMESTAMP.fullmatch(typed):
        return Readings((datetime.fromtimestamp(int(stamp[1]), UTC),))
    if (later := _read_amount(typed, words)) is not None:
        moment = now + later
        return Readings((moment.replace(second=0, microsecond=0),))
    here = now.astimezone(zone)
    found = _Found(here.date(), words)
    _scan(typed, found)
    times = _times(found)
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


class _Words:
    """The words of all languages as one reader means them, and the patterns made of them.

    A name of a day or a month is left out when it is another word in the reader's own language: German
    "do" is Thursday, Portuguese "do" is not.
    """

    def __init__(self, locale: str) -> None:
        own = {word for key in _keys() for word in _listed(locale, key)}
        self.locale = locale
        self._groups: dict[str, list[str]] = {}
        for key in _keys():
            others = [word for other in LOCALES for word in _listed(other, key)]
            if key.startswith(_NAMED):
                others = [word for word in others if word not in own]
            self._groups[key] = [*_listed(locale, key), *others]
        self.weekdays = self._numbers("time-weekday", range(7))
        self.months = self._numbers("time-month", range(1, 13))
        self.counts = dict.fromkeys(self._groups["time-one"], 1.0) | dict.fromkeys(
            self._groups["time-half"], 0.5
        )
        self.hours = frozenset(self._groups["time-hours"])
        self.weeks = frozenset(self._groups["time-weeks"])
        # German "am" is a preposition.
        self.meridians = "pm" if "am" in own else "am|pm"
        self.today = frozenset(self._groups["time-today"])
        self.morning = frozenset((*self._groups["time-morning"], "am"))
        self.night = frozenset(self._groups["time-night"])
        count = rf"(\d+|{_any(self.counts)})"
        hours, minutes, days, weeks = map(self.pattern, ("hours", "minutes", "days", "weeks"))
        self.opening = re.compile(rf"(?:{self.pattern('in')}) ")
        self.amount = re.compile(
            rf"(?:(?:{self.pattern('and')}) )?{count}(?:-| )?({hours}|{minutes})(?![a-z])"
            r"(?: ?(?P<rest>\d\d)(?!\d|[a-z]))?,? ?"
        )
        self.in_days = rf"(?:{self.pattern('in')}) {count} ({days}|{weeks})"
        self.readers = tuple(
            (re.compile(rf"(?:{pattern})(?![0-9]|(?![ap]m\b)[a-z])"), read)
            for pattern, read in _grammar(self)
        )

    def pattern(self, *names: str) -> str:
        """Return a pattern for any word of these groups, longest first."""
        return _any(word for name in names for word in self._groups[f"time-{name}"])

    def _numbers(self, key: str, numbers: range) -> Mapping[str, int]:
        return {word: number for number in numbers for word in self._groups[f"{key}-{number}"]}


_NAMED: Final = ("time-weekday-", "time-month-")
_GROUPS: Final = (
    "one", "half", "in", "and", "hours", "minutes", "days", "weeks", "today", "later-today", "tomorrow",
    "after-tomorrow", "in-the", "morning", "afternoon", "night", "noon", "next", "coming", "ordinal", "of",
    "clock", "half-past", "half-to", "and-half", "filler",
)  # fmt: skip
"""Groups of words: their sentences in `times.ftl` are called `time-<group>`."""


@cache
def _words(locale: str) -> _Words:
    return _Words(pick_locale(locale))


@cache
def _keys() -> tuple[str, ...]:
    """Return the keys of all groups of words."""
    days = (f"time-weekday-{number}" for number in range(7))
    months = (f"time-month-{number}" for number in range(1, 13))
    return (*days, *months, *(f"time-{group}" for group in _GROUPS))


@cache
def _listed(locale: str, key: str) -> tuple[str, ...]:
    """Return the words of a group in one language, normalised."""
    words = (_normalise(word) for word in texts(locale)(key).split(","))
    return tuple(word for word in words if word != _NONE)


def _any(words: Iterable[str]) -> str:
    """Return a pattern for any of these words, longest first; one that fits nothing if there are none."""
    return "|".join(re.escape(word) for word in sorted(set(words), key=len, reverse=True)) or "(?!)"


def _read_amount(typed: str, words: _Words) -> timedelta | None:
    """Return how much later "in 2 hours" or "in 1h 30 min" is; None for other words.

    Without "in", 21h is a time of day.
    """
    opened = words.opening.match(typed)
    if opened is None:
        return None
    rest, total = typed[opened.end() :], timedelta()
    while rest:
        found = words.amount.match(rest)
        if found is None:
            return None
        count = words.counts.get(found[1]) or float(found[1])
        in_hours = found[2] in words.hours
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
    _set_half(found, match["half"])


def _set_half(found: _Found, word: str) -> None:
    half: Half = "am" if word in found.words.morning else "pm"
    if found.half not in (None, half):
        raise NoSense
    found.half, found.half_word = half, word


def _today(found: _Found, match: re.Match[str]) -> None:
    _day(found, found.today)
    if match[0] not in found.words.today:
        _set_half(found, match[0].split()[-1])


def _days_later(days: int) -> Callable[[_Found, re.Match[str]], None]:
    return lambda found, match: _day(found, found.today + timedelta(days=days))


def _in_days(found: _Found, match: re.Match[str]) -> None:
    count = int(found.words.counts.get(match[1]) or int(match[1]))
    _day(found, found.today + timedelta(days=count * (7 if match[2] in found.words.weeks else 1)))


def _weekday(found: _Found, match: re.Match[str]) -> None:
    ahead = (found.words.weekdays[match["day"]] - found.today.weekday()) % 7
    first = found.today + timedelta(days=ahead)
    is_next = match["next"] or match["coming"]
    if found.weekdays:
        raise NoSense
    found.weekdays += [first, first + timedelta(weeks=1)] if is_next else [first]


def _iso(found: _Found, match: re.Match[str]) -> None:
    _day(found, date(*map(int, match.groups())))


def _numbers(found: _Found, match: re.Match[str]) -> None:
    first, second = int(match[1]), int(match[2])
    orders = [(first, second)] if found.words.locale != "en" else [(first, second), (second, first)]
    days = {day for number, month in orders if month <= 12 for day in _dates(found, number, month, match[3])}
    if not days:
        raise NoSense
    _day(found, *sorted(days))


def _month(found: _Found, match: re.Match[str]) -> None:
    _day(found, *_dates(found, int(match["number"]), found.words.months[match["month"]], match["year"]))


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
    found.bare = time(int(match[1]))


def _half_past(found: _Found, match: re.Match[str]) -> None:
    _time(found)
    found.bare = time(int(match[1]), 30)


def _half_to(found: _Found, match: re.Match[str]) -> None:
    _time(found)
    found.bare = time((int(match[1]) - 1) % 12 or 12, 30)


def _meridian(found: _Found, match: re.Match[str]) -> None:
    _bare(found, match)
    _set_half(found, match[2])


def _noon(found: _Found, match: re.Match[str]) -> None:
    _time(found, time(12))


def _grammar(words: _Words) -> Iterator[tuple[str, _Read | None]]:
    """Yield each pattern of words with the function that reads it, in the order in which they are tried."""
    half = rf"(?P<half>{words.pattern('morning', 'afternoon')})"
    clock, month = words.pattern("clock"), _any(words.months)
    year = r"(?P<year>20\d\d)"
    of = rf"(?:(?:{words.pattern('of')}) )?"
    ordinal = rf"(?:{words.pattern('ordinal')})?\.?"
    yield rf"(?:{words.pattern('in-the')})(?: |(?<=')){half}", _half
    yield words.pattern("today", "later-today"), _today
    yield words.pattern("after-tomorrow"), _days_later(2)
    yield words.pattern("tomorrow"), _days_later(1)
    yield words.in_days, _in_days
    yield (
        rf"(?P<next>(?:{words.pattern('next')}) )?(?P<day>{_any(words.weekdays)})\b\.?"
        rf"(?P<coming> (?:{words.pattern('coming')}))?",
        _weekday,
    )
    yield r"(\d{4})-(\d{1,2})-(\d{1,2})", _iso
    yield r"(\d{1,2})/(\d{1,2})(?:/(\d{4}|\d\d))?", _numbers
    yield r"(\d{1,2})\.(\d{1,2})\.(\d{4})", _numbers
    yield rf"(?P<number>\d{{1,2}}){ordinal} ?{of}(?P<month>{month})\b\.?(?:,? {of}{year})?", _month
    yield (
        rf"(?P<month>{month})\.? (?P<number>\d{{1,2}}){ordinal}(?![:.h]\d|h\b| ?[ap]m)(?:,? {year})?",
        _month,
    )
    yield rf"(\d{{1,2}})[:.](\d\d)(?::00)?(?: ?(?:{clock}))?", _clock
    yield rf"(\d{{1,2}}) ?(?:{clock})? ?(?:{words.pattern('and-half')})", _half_past
    yield rf"(?:{words.pattern('half-past')}) (\d{{1,2}})", _half_past
    yield rf"(?:{words.pattern('half-to')}) (\d{{1,2}})", _half_to
    yield rf"(\d{{1,2}}) ?(?:{clock}) ?(\d\d)?", _hours
    yield rf"(\d{{1,2}}) ?({words.meridians})", _meridian
    yield rf"(?P<half>{words.meridians}|{words.pattern('morning', 'afternoon')})", _half
    yield words.pattern("noon"), _noon
    yield r"(\d{1,2})", _bare
    yield rf"{words.pattern('filler')}|@|-", None


def _scan(typed: str, found: _Found) -> None:
    """Read words one after another.

    Raises:
        NoSense: a word is not known, or contradicts another one.
        ValueError: there is no such day or time.
    """
    at = 0
    while at < len(typed):
        if typed[at] in " ,":
            at += 1
            continue
        at = _scan_one(typed, at, found)


def _scan_one(typed: str, at: int, found: _Found) -> int:
    """Read what begins at a place; return the place after it.

    Raises:
        NoSense: it is not known, or contradicts what was read before.
        ValueError: there is no such day or time.
    """
    for pattern, read in found.words.readers:
        if (match := pattern.match(typed, at)) is not None:
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
        plain = found.bare
        times = [plain, plain.replace(hour=plain.hour + 12)] if 1 <= plain.hour < 12 else [plain]
    else:
        times = found.times
    if not times:
        raise NoSense
    if found.half is None:
        return times
    if times[0].hour == 12 and found.half_word in found.words.night:
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
