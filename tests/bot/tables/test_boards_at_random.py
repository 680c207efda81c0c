"""Sums and ratings match the stored results after random changes to a server's leaderboards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import pytest

from bot.people.export import collect_rows
from bot.records.boards import RECENT
from bot.records.placeholders import is_placeholder
from bot.store import Store
from bot.store.engine import Transaction
from bot.store.personal import erase_person
from bot.store.totals import get_calendar
from tests.bot.store.store_values import GUILD
from tests.bot.tables.harbour import ANA, BEA, CARL, DORA, SUMS, Harbour, Line


@pytest.fixture
def harbour(store: Store) -> Harbour:
    return Harbour(store)


async def expected(
    harbour: Harbour, played: Sequence[tuple[int, str, int, Sequence[Line]]], zone: str
) -> Any:
    """Return the sums of these matches, computed by the simplest code."""
    ends = {row["id"]: row["ended_at"] for row in await harbour.rows("tables") if row["ended_at"]}
    seasons = [(row["id"], row["started_at"], row["ended_at"]) for row in await harbour.rows("seasons")]
    sums: dict[Any, list[int]] = defaultdict(lambda: [0] * 8)
    for number, game, people, lines in played:
        end = ends[number]
        here = end.astimezone(ZoneInfo(zone))
        rounds = max((line.rounds for line in lines if not line.left), default=0)
        season = f"{here.year}"
        for key, start, stop in seasons:
            if start <= end and (stop is None or end < stop):
                season = f"season {key}"
        week = here.isocalendar()
        times = ("all", season, f"{here.date()}", f"{here.date()}"[:7], f"{week[0]}-W{week[1]:02}")
        for line in lines:
            if line.user is None or people == 0 or (people == 1 and line.left):
                continue
            held = 0 if line.left else line.rounds
            whole = rounds > 2
            more = [
                1,
                whole,
                whole and line.rank == 1 and not line.left,
                whole and line.rank < 4 and not line.left,
                0 if line.left else line.points,
                held,
                held if line.exact is not None else 0,
                line.exact or 0,
            ]
            for key in ((g, t) for g in (game, "") for t in times):
                row = sums[line.user, int(people == 1), *key]
                row[:] = [old + new for old, new in zip(row, more, strict=True)]
    return {key: row for key, row in sums.items() if not is_placeholder(key[0])}


class Pages(NamedTuple):
    """The contents of the statistics pages, computed by the simplest code."""

    tallies: dict[Any, int]
    forms: dict[Any, tuple[int, list[int]]]
    rivals: dict[Any, tuple[int, int]]


def there(*users: int) -> bool:
    """Return whether none of these people has been deleted."""
    return not any(map(is_placeholder, users))


async def deleted(harbour: Harbour, user: int, played: Sequence[Any]) -> list[Any]:
    """Delete a person; return the matches with the person made anonymous."""
    number = await harbour.store.read(Transaction.person_of, user)
    await harbour.store.write(erase_person, user, await collect_rows(harbour.store, user))
    return [
        (*match, [line._replace(user=number) if line.user == user else line for line in lines])
        for *match, lines in played
    ]


async def expected_pages(
    harbour: Harbour, played: Sequence[tuple[int, str, int, Sequence[Line]]], zone: str
) -> Pages:
    ends = {row["id"]: row["ended_at"] for row in await harbour.rows("tables")}
    sums: dict[Any, int] = defaultdict(int)
    ranks: dict[Any, list[int]] = defaultdict(list)
    wins: dict[Any, int] = defaultdict(int)
    met: dict[Any, list[int]] = defaultdict(lambda: [0, 0])
    for number, game, people, lines in sorted(played, key=lambda one: ends[one[0]]):
        if people < 2:
            continue
        month = f"{ends[number].astimezone(ZoneInfo(zone)):%Y-%m}"
        long = max(line.rounds for line in lines if not line.left) > 2
        for of, period in ((g, t) for g in (game, "") for t in (month, "all")):
            sums[0, of, period, "played"] += 1
        for line in (line for line in lines if line.user is not None):
            won = long and line.rank == 1 and not line.left
            for of in (game, ""):
                if long:
                    ranks[line.user, of].append(0 if line.left else line.rank)
                    wins[line.user, of] = wins[line.user, of] + 1 if won else 0
                for period in (month, "all"):
                    key = line.user, of, period
                    sums[*key, "matches"] += 1
                    sums[*key, "wins"] += won
                    if long:
                        sums[*key, "streak"] = max(sums[*key, "streak"], wins[line.user, of])
                    if not line.left and of:
                        sums[*key, "stars"] += 3
                        sums[*key, "rounds"] += line.rounds
                        sums[*key, "exact"] += line.exact or 0
                        least = sums.get((*key, "biggest"), line.points)
                        sums[*key, "biggest"] = max(least, line.points)
                for other in (other for other in lines if other.user not in (None, line.user) and long):
                    pair = met[line.user, other.user, of]
                    pair[0] += 1
                    pair[1] += not other.left and (line.left or other.rank < line.rank)
    return Pages(
        {key: value for key, value in sums.items() if (value or key[3] == "biggest") and there(key[0])},
        {key: (wins[key], of[-RECENT:]) for key, of in ranks.items() if there(key[0])},
        {key: (both, behind) for key, (both, behind) in met.items() if there(*key[:2])},
    )


async def found_pages(harbour: Harbour) -> Pages:
    """Return the stored contents of the statistics pages."""
    return Pages(
        {
            (row["user_id"], row["game"], row["period"], row["fact"]): row["value"]
            for row in await harbour.rows("tallies")
        },
        {
            (row["user_id"], row["game"]): (
                row["streak"],
                [rank for _, rank, _ in row["finishes"]],
            )
            for row in await harbour.rows("forms")
        },
        {
            (row["user_id"], row["rival_id"], row["game"]): (row["met"], row["behind"])
            for row in await harbour.rows("rivals")
        },
    )


KEPT = ("totals", "ratings", "tallies", "forms", "rivals")


@pytest.mark.parametrize("seed", range(1))
async def test_sums_and_ratings_match_results_after_random_changes(harbour: Harbour, seed: int) -> None:
    rng, zone, number = Random(seed), "UTC", 0
    played: list[Any] = []
    for step in range(70):
        # The clock stands still, advances, and sometimes goes back.
        harbour.clock.goes_on(hours=rng.choice([0, 0, 0.1, 7, 30, 200, -1]))
        kind = rng.choice(["match"] * 14 + ["season", "zone", "void"] * 2 + ["deletion"])
        if kind == "match":
            game, users = rng.choice(["skull-king", "hearts"]), rng.sample([ANA, BEA, CARL, DORA, None], 3)
            lines = [
                Line(
                    user,
                    rng.randint(1, 4),
                    rng.randint(-90, 90),
                    rng.choice([1, 2, 3, 10]),
                    rng.randint(0, 3) if game == "skull-king" else None,
                )
                for user in users
            ]
            if rng.random() < 0.3:
                lines[0] = Line(lines[0].user or ANA, 1, left=True)
                lines[1:] = [line for line in lines[1:] if line.user != lines[0].user]
            people = sum(line.user is not None and not line.left for line in lines)
            table = await harbour.ends(*lines, game=game)
            played.append((table, game, people, lines))
        elif kind == "deletion":
            played = await deleted(harbour, rng.choice([BEA, CARL, DORA]), played)
        elif kind == "season":
            running_one = (await harbour.store.read(get_calendar, GUILD)).running
            if running_one is None:
                number += 1
                await harbour.boards.start_season(GUILD, f"{number}", ANA, "why")
            else:
                await harbour.boards.end_season(GUILD, ANA, "why")
        elif kind == "zone":
            zone = rng.choice(["Asia/Tokyo", "America/Bogota", "UTC"])
            await harbour.boards.choose_zone(GUILD, zone)
        elif played:
            table, *_ = played.pop(rng.randrange(len(played)))
            await harbour.boards.void(GUILD, table, ANA, "why")
        if step % 10 == 9:
            found = {
                (row["user_id"], row["alone"], row["game"], row["period"]): [row[name] or 0 for name in SUMS]
                for row in await harbour.rows("totals")
            }
            assert found == await expected(harbour, played, zone)
            assert await found_pages(harbour) == await expected_pages(harbour, played, zone)
            kept = [await harbour.rows(table) for table in KEPT]
            await harbour.boards.recount(GUILD)
            assert [await harbour.rows(table) for table in KEPT] == kept
    assert {row["game"] for row in await harbour.rows("ratings")} == {"skull-king", "hearts", ""}
