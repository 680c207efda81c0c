"""The page of a season keeps within Discord's limit, whatever its players are called."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.present.past.seasons import LINES, season_page
from bot.present.past.statistics import AWARDS
from bot.records.boards import EVERY_GAME, BoardLine
from bot.records.seasons import Chapter, SeasonSums
from bot.records.statistics import SHARED, Holder, Top
from bot.texts.sentences import LOCALES, texts
from engine import GAMES

GAMES_WITH_MEDALS = (EVERY_GAME, *GAMES)
NOW = datetime(2026, 9, 30, tzinfo=UTC)
MANY = 123_456


def sums(name: str) -> SeasonSums:
    """Return the sums of a season in which people of this name have all medals and share all records."""
    holders = tuple(Holder(user, name) for user in range(SHARED))
    medals = tuple(BoardLine(user, name, 12_345, MANY, 1) for user in range(2 * LINES))
    return SeasonSums(
        dict.fromkeys(GAMES_WITH_MEDALS, MANY),
        MANY,
        dict.fromkeys(GAMES_WITH_MEDALS, medals),
        tuple(
            Top(game, "season", fact, MANY, holders, True)
            for game in GAMES_WITH_MEDALS
            for fact in AWARDS[game]
        ),
    )


def medals_listed(name: str, locale: str) -> int:
    """Return how many lines of medals the page of a season has, after checking that its text fits."""
    chapter = Chapter(12, name, "season:12", NOW, NOW, False)
    found = sums(name)
    page = season_page(chapter, [chapter], found, texts(locale), seen_at=NOW).without_illustration()
    assert page.fits
    without = replace(found, medals=dict.fromkeys(GAMES_WITH_MEDALS, ()))
    bare = season_page(chapter, [chapter], without, texts(locale), seen_at=NOW).without_illustration()
    heads = 1 + len(GAMES_WITH_MEDALS)  # The heading of the medals, and one of each game.
    return (
        sum(len(text.splitlines()) for text in page.texts)
        - heads
        - sum(len(text.splitlines()) for text in bare.texts)
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_long_names_leave_fewer_medals_and_short_ones_all(locale: str) -> None:
    assert medals_listed("Ana", locale) == LINES * len(GAMES_WITH_MEDALS)
    assert len(GAMES_WITH_MEDALS) <= medals_listed("*_" * 16, locale) < LINES * len(GAMES_WITH_MEDALS)
