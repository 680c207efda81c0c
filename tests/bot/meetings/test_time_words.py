"""Times in words: each language, what is ambiguous, what the clocks leave out or show twice, and nonsense."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import RefusalId, Refused
from bot.meetings.time_words import choose_time, next_week, read_times, resolve

MADRID = ZoneInfo("Europe/Madrid")
NOW = datetime(2026, 11, 25, 15, 30, tzinfo=MADRID).astimezone(UTC)
"""A Wednesday afternoon."""


def read(said: str, locale: str = "en", now: datetime = NOW) -> list[str]:
    """Return the local times that the words can mean, as month-day and time."""
    found = read_times(said, now, MADRID, locale).moments
    return [f"{moment.astimezone(MADRID):%m-%d %H:%M}" for moment in found]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("21:30", "11-25 21:30"),
        ("at 21:30", "11-25 21:30"),
        ("15:30", "11-26 15:30"),
        ("14:00", "11-26 14:00"),
        ("9pm", "11-25 21:00"),
        ("9 PM", "11-25 21:00"),
        ("9 p.m.", "11-25 21:00"),
        ("9:15 pm", "11-25 21:15"),
        ("8.45am", "11-26 08:45"),
        ("12pm", "11-26 12:00"),
        ("12 am", "11-26 00:00"),
        ("noon", "11-26 12:00"),
        ("09:00", "11-26 09:00"),
        ("tonight at 9", "11-25 21:00"),
        ("today 20:00", "11-25 20:00"),
        ("tomorrow 20:00", "11-26 20:00"),
        ("tomorrow at 8 in the evening", "11-26 20:00"),
        ("day after tomorrow 8pm", "11-27 20:00"),
        ("friday 21h", "11-27 21:00"),
        ("Fri 9pm", "11-27 21:00"),
        ("9pm on Friday", "11-27 21:00"),
        ("wednesday 16:00", "11-25 16:00"),
        ("wednesday 14:00", "12-02 14:00"),
        ("in 2 hours", "11-25 17:30"),
        ("in an hour", "11-25 16:30"),
        ("in half an hour", "11-25 16:00"),
        ("in 90 min", "11-25 17:00"),
        ("in 1h30", "11-25 17:00"),
        ("in 1 hour and 15 minutes", "11-25 16:45"),
        ("in 2 days at 21:00", "11-27 21:00"),
        ("27 november 21:00", "11-27 21:00"),
        ("Friday, Nov 27, 9pm", "11-27 21:00"),
        ("November 27, 9pm", "11-27 21:00"),
        ("nov 27th 9 pm", "11-27 21:00"),
        ("2026-11-27 21:00", "11-27 21:00"),
        ("2026-11-27T21:00", "11-27 21:00"),
        ("27/11 21:00", "11-27 21:00"),
        ("27.11.2026 21.00", "11-27 21:00"),
        ("<t:1795896000:F>", "11-28 21:00"),
        ("viernes a las 21", "11-27 21:00"),
        ("el viernes a las 21:30 h", "11-27 21:30"),
        ("mañana 20:30", "11-26 20:30"),
        ("mañana a las 9 de la noche", "11-26 21:00"),
        ("mañana a las 9 de la mañana", "11-26 09:00"),
        ("pasado mañana 20 h", "11-27 20:00"),
        ("hoy a las 22 horas", "11-25 22:00"),
        ("esta noche a las 10", "11-25 22:00"),
        ("dentro de 2 horas", "11-25 17:30"),
        ("en media hora", "11-25 16:00"),
        ("sábado 9 de la noche", "11-28 21:00"),
        ("miércoles 21:00", "11-25 21:00"),
        ("el 27 de noviembre a las 21", "11-27 21:00"),
        ("vendredi 21h", "11-27 21:00"),
        ("vendredi à 21 h 30", "11-27 21:30"),
        ("demain 20h30", "11-26 20:30"),
        ("demain à 8h du matin", "11-26 08:00"),
        ("après-demain 21h", "11-27 21:00"),
        ("ce soir 21h", "11-25 21:00"),
        ("ce soir à 9 heures", "11-25 21:00"),
        ("aujourd’hui à 22h", "11-25 22:00"),
        ("dans 2 heures", "11-25 17:30"),
        ("dans une demi-heure", "11-25 16:00"),
        ("vendredi 27 novembre à 21h", "11-27 21:00"),
        ("1er décembre à 21h", "12-01 21:00"),
        ("mardi 21h", "12-01 21:00"),
    ],
)
def test_words_are_read_in_the_askers_time_zone(said: str, meant: str) -> None:
    assert read(said) == ([meant] if meant else [])


@pytest.mark.parametrize(
    ("locale", "said", "meant"),
    [
        ("en", "half past 9 tonight", ["11-25 21:30"]),
        ("en", "friday night at 9", ["11-27 21:00"]),
        ("en", "mar 3 21:00", ["03-03 21:00"]),
        ("es", "a las 9 y media de la noche", ["11-25 21:30"]),
        ("es", "mar 21:00", ["12-01 21:00"]),
        ("fr", "mar. 1er décembre 21h", ["12-01 21:00"]),
        ("fr", "demain à 20h et demie", ["11-26 20:30"]),
        ("fr", "demain à 9h de l’après-midi", ["11-26 21:00"]),
        ("it", "venerdì alle 21", ["11-27 21:00"]),
        ("it", "stasera alle 9", ["11-25 21:00"]),
        ("it", "domani alle 8 e mezza di sera", ["11-26 20:30"]),
        ("it", "dopodomani alle ore 20:30", ["11-27 20:30"]),
        ("it", "tra mezz’ora", ["11-25 16:00"]),
        ("it", "fra 2 ore", ["11-25 17:30"]),
        ("it", "mar 1 dicembre alle 21", ["12-01 21:00"]),
        ("it", "domani mattina alle 9", ["11-26 09:00"]),
        ("de", "Freitag um 21 Uhr", ["11-27 21:00"]),
        ("de", "heute Abend um 9", ["11-25 21:00"]),
        ("de", "morgen Abend halb 9", ["11-26 20:30"]),
        ("de", "Do 20:30 Uhr", ["11-26 20:30"]),
        ("de", "übermorgen 20 Uhr 15", ["11-27 20:15"]),
        ("de", "in einer halben Stunde", ["11-25 16:00"]),
        ("de", "in 2 Stunden", ["11-25 17:30"]),
        ("de", "am 27. November um 21 Uhr", ["11-27 21:00"]),
        ("de", "morgen früh um 9", ["11-26 09:00"]),
        ("de", "freitags 21 Uhr", ["11-27 21:00"]),
        ("de", "3. Feber 20 Uhr", ["02-03 20:00"]),
        ("pt", "sexta-feira às 21h", ["11-27 21:00"]),
        ("pt", "hoje à noite às 9", ["11-25 21:00"]),
        ("pt", "amanhã às 8 e meia da noite", ["11-26 20:30"]),
        ("pt", "depois de amanhã 20h", ["11-27 20:00"]),
        ("pt", "daqui a 2 horas", ["11-25 17:30"]),
        ("pt", "9 da noite do sábado", ["11-28 21:00"]),
        ("pt", "27 de novembro às 21h", ["11-27 21:00"]),
    ],
)
def test_words_of_each_language_are_read(locale: str, said: str, meant: list[str]) -> None:
    assert read(said, locale) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("at 9", ["11-25 21:00", "11-26 09:00"]),
        ("a las 9:30", ["11-25 21:30", "11-26 09:30"]),
        ("friday 8", ["11-27 08:00", "11-27 20:00"]),
        ("next friday 21:00", ["11-27 21:00", "12-04 21:00"]),
        ("vendredi prochain 21h", ["11-27 21:00", "12-04 21:00"]),
        ("el viernes que viene a las 21", ["11-27 21:00", "12-04 21:00"]),
    ],
)
def test_words_with_two_meanings_are_read_as_both(said: str, meant: list[str]) -> None:
    assert read(said) == meant
    with pytest.raises(Refused, check=lambda refused: refused.rule == RefusalId.TIME_AMBIGUOUS):
        choose_time(said, NOW, MADRID, "en", timedelta(days=30))


def test_order_of_day_and_month_follows_the_language() -> None:
    assert read("3/12 21:00", "es") == ["12-03 21:00"]
    assert read("3/12 21:00", "en") == ["12-03 21:00", "03-12 21:00"]


@pytest.mark.parametrize("said", ["9999-12-31 23:59", "in 99999999 hours", "in 9999999999999999999 hours"])
@pytest.mark.rule("T-145")
def test_times_after_the_year_9999_are_refused(said: str) -> None:
    with pytest.raises(Refused, check=lambda refused: refused.rule == RefusalId.TIME_NOT_UNDERSTOOD):
        choose_time(said, NOW, ZoneInfo("America/Los_Angeles"), "en", timedelta(days=30))


@pytest.mark.parametrize(
    "said",
    ["", "soon", "friday", "tomorrow", "25:00", "21:60", "friday saturday 21:00", "9pm 10pm", "31/2 21:00",
     "in 0 hours", "in the evening", "21:00 am", "99/99 21:00", "12 de la noche", "friday 21:00 please",
     "2026-13-01 21:00", "thursday 27 november 21:00", "<t:x>", "-5", "½", "in 2 hours at 9"],
)  # fmt: skip
@pytest.mark.rule("T-145")
def test_what_is_not_understood_is_refused(said: str) -> None:
    with pytest.raises(Refused, check=lambda refused: refused.rule == RefusalId.TIME_NOT_UNDERSTOOD):
        choose_time(said, NOW, MADRID, "en", timedelta(days=30))


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ("today 10:00", RefusalId.TIME_PAST),
        ("2026-11-24 21:00", RefusalId.TIME_PAST),
        ("2026-12-30 21:00", RefusalId.TIME_TOO_FAR),
        ("2099-12-30 21:00", RefusalId.TIME_TOO_FAR),
    ],
)
def test_past_and_distant_times_are_refused(said: str, rule: RefusalId) -> None:
    with pytest.raises(Refused, check=lambda refused: refused.rule == rule):
        choose_time(said, NOW, MADRID, "en", timedelta(days=30))


@pytest.mark.rule("T-149")
def test_time_that_the_clocks_leave_out_is_refused() -> None:
    now = datetime(2026, 3, 28, 12, tzinfo=UTC)
    with pytest.raises(Refused, check=lambda refused: refused.rule == RefusalId.TIME_SKIPPED):
        choose_time("sunday 02:30", now, MADRID, "en", timedelta(days=30))
    assert read("sunday 03:30", now=now) == ["03-29 03:30"]


def test_time_that_the_clocks_show_twice_is_two_moments() -> None:
    now = datetime(2026, 10, 24, 12, tzinfo=UTC)
    found = read_times("sunday 02:30", now, MADRID, "en").moments
    assert [f"{one:%d %H:%M}" for one in found] == ["25 00:30", "25 01:30"]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (datetime(2026, 3, 22, 21), datetime(2026, 3, 29, 19, tzinfo=UTC)),
        (datetime(2026, 10, 18, 21), datetime(2026, 10, 25, 20, tzinfo=UTC)),
        (datetime(2026, 3, 22, 2, 30), datetime(2026, 3, 29, 1, 30, tzinfo=UTC)),
        (datetime(2026, 10, 18, 2, 30), datetime(2026, 10, 25, 0, 30, tzinfo=UTC)),
    ],
)
def test_next_week_keeps_the_local_time_when_the_clocks_change(first: datetime, second: datetime) -> None:
    (now,) = resolve(first, MADRID)
    local, moment = next_week(first, MADRID, now)
    assert (local, moment) == (first + timedelta(weeks=1), second)


def test_next_week_is_in_the_future_after_a_long_absence() -> None:
    first = datetime(2026, 3, 1, 21)
    local, moment = next_week(first, MADRID, NOW)
    assert NOW < moment <= NOW + timedelta(weeks=1)
    assert (local.weekday(), local.time()) == (first.weekday(), first.time())


@given(st.text(max_size=40))
def test_any_text_is_read_without_an_error(said: str) -> None:
    read_times(said, NOW, MADRID, "en")


KNOWN = "friday mar mardi manana demain in en 2 9 21:00 9pm pm 21h30 27/11 h la de noche 1er dec 30 2026"


@given(st.lists(st.sampled_from(KNOWN.split()), max_size=6))
def test_known_words_in_any_order_are_read_without_an_error(words: list[str]) -> None:
    read_times(" ".join(words), NOW, MADRID, "es")
