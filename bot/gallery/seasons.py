"""Gallery screens of the season archive: pages of seasons, and the message with the file of one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from datetime import timedelta

from bot.gallery.house import EVENING, House
from bot.gallery.looks import READER, Screen
from bot.present.past import seasons as present
from bot.records.boards import BoardLine
from bot.records.seasons import Chapter, SeasonSums
from bot.records.statistics import Holder, Top
from bot.tables.season_export import SeasonExport

_WEEK = timedelta(weeks=1)
CHAPTERS = (
    Chapter(2, "Pearls", "season 2", EVENING - _WEEK, None, runs=True),
    Chapter(2026, "2026", "2026", EVENING - 40 * _WEEK, EVENING + 5 * _WEEK, runs=False, is_year=True),
    Chapter(1, "Fair wind", "season 1", EVENING - 20 * _WEEK, EVENING - 2 * _WEEK, runs=False),
)


async def seasons(house: House) -> AsyncIterator[Screen]:
    """Yield a season that is over, as a moderator and as a channel reads it, and seasons without matches."""
    t = await house.people.texts_for(READER)
    runs, year, over = CHAPTERS
    several, one, crowded, nothing = (
        _build_sums(house.names, {"": 41, "skull-king": 28, "hearts": 13}, 9),
        _build_sums(house.names, {"": 3, "hearts": 3}, 4),
        _build_sums(house.names, {"": 16, "skull": 16}, 8, shared=8),
        SeasonSums({}, 0, {}, ()),
    )
    yield Screen("over", present.season_page(over, CHAPTERS, several, t), private=True)
    exported = present.season_page(over, CHAPTERS, several, t, exported=True)
    yield Screen("over, moderator", exported, private=True)
    yield Screen("over, shown", present.season_page(over, CHAPTERS, several, t, seen_at=EVENING))
    yield Screen("runs, one game", present.season_page(runs, CHAPTERS, one, t), private=True)
    yield Screen("year, shared", present.season_page(year, CHAPTERS, crowded, t), private=True)
    yield Screen("runs, nothing", present.season_page(runs, CHAPTERS, nothing, t), private=True)
    yield Screen("over, nothing", present.season_page(over, CHAPTERS, nothing, t), private=True)
    for name, found in (("file", (41, 41, 0, 0)), ("file, too small", (980, 700, 278, 2))):
        post = present.export_page(over, SeasonExport(b"", *found), 10_000_000, t)
        yield Screen(name, post, private=True)


def _build_sums(names: Sequence[str], played: dict[str, int], players: int, *, shared: int = 1) -> SeasonSums:
    """Return sums of a season in whose games so many people share the first place."""
    wins = [(1, 9)] * shared + [(1 + shared, 7), (2 + shared, 4)]
    lines = tuple(
        BoardLine(user, (*names, "Iris", "Jan", "Kim", "Leo")[user % (len(names) + 4)], merit, 14, place)
        for user, (place, merit) in enumerate(wins, start=1)
        if place <= 3
    )
    facts = [("", "wins", 9), ("", "streak", 4), *((game, "matches", 12) for game in played if game)]
    records = tuple(
        Top(
            game,
            "all",
            fact,
            value,
            tuple(Holder(user, names[user]) for user in range(1 + number % 2)),
            False,
        )
        for number, (game, fact, value) in enumerate(facts)
    )
    return SeasonSums(played, players, dict.fromkeys(played, lines), records)
