"""A person may click ten times in two seconds; clicks are counted per person and soon forgotten."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.client.click_rate import ClickRate

ANA, BOB = 1, 2


class Watch:
    """A clock that a test sets forward."""

    def __init__(self) -> None:
        self.shows = datetime(2026, 7, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.shows

    def turn(self, seconds: float) -> None:
        self.shows += timedelta(seconds=seconds)


def test_a_persons_eleventh_click_in_two_seconds_exceeds_the_rate() -> None:
    rate = ClickRate(Watch())
    assert [rate.exceeded(ANA) for _ in range(12)] == [False] * 10 + [True] * 2
    assert not rate.exceeded(BOB)


def test_each_click_is_forgotten_two_seconds_later() -> None:
    watch = Watch()
    rate = ClickRate(watch)
    for _ in range(10):
        assert not rate.exceeded(ANA)
        watch.turn(0.1)
    assert rate.exceeded(ANA)
    watch.turn(1)
    assert [rate.exceeded(ANA) for _ in range(2)] == [False, True]


def test_excess_clicks_do_not_prolong_the_wait() -> None:
    watch = Watch()
    rate = ClickRate(watch)
    for _ in range(10):
        rate.exceeded(ANA)
    for _ in range(19):
        watch.turn(0.1)
        assert rate.exceeded(ANA)
    watch.turn(0.1)
    assert not rate.exceeded(ANA)


def test_steady_clicking_within_the_rate_is_never_refused() -> None:
    watch = Watch()
    rate = ClickRate(watch)
    for _ in range(500):
        assert not rate.exceeded(ANA)
        watch.turn(0.2)


def test_only_people_of_the_last_two_seconds_are_remembered() -> None:
    watch = Watch()
    rate = ClickRate(watch)
    for user in range(1000):
        rate.exceeded(user)
        watch.turn(0.01)
    assert len(rate) <= 200
    watch.turn(2)
    rate.exceeded(ANA)
    assert len(rate) == 1


def test_setting_the_clock_back_locks_nobody_out() -> None:
    watch = Watch()
    rate = ClickRate(watch)
    for _ in range(10):
        rate.exceeded(ANA)
    watch.turn(-3600)
    assert not rate.exceeded(ANA)
