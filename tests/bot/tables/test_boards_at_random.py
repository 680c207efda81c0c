"""Sums and ratings are what results say, after whatever may happen to the boards of a server."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.store import Store
from tests.bot.store.store_values import GUILD
from tests.bot.tables.harbour import ANA, BEA, CARL, DORA, SUMS, Harbour, Line


@pytest.fixture
def harbour(store: Store) -> Harbour:
    return Harbour(store)


def expected(harbour: Harbour, played: Sequence[tuple[int, str, int, Sequence[Line]]], zone: str) -> Any:
    """The sums that these matches come to, added up in the plainest way."""
    read = datetime.fromisoformat
    ends = {row["id"]: read(row["ended_at"]) for row in harbour.rows("tables") if row["ended_at"]}
    seasons = [(row["id"], read(row["started_at"]), row["ended_at"]) for row in harbour.rows("seasons")]
    sums: dict[Any, list[int]] = defaultdict(lambda: [0] * 8)
    for number, game, people, lines in played:
        end = ends[number]
        here = end.replace(tzinfo=UTC).astimezone(ZoneInfo(zone))
        rounds = max((line.rounds for line in lines if not line.left), default=0)
        season = f"{here.year}"
        for key, start, stop in seasons:
            if start <= end and (stop is None or end < read(stop)):
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
    return dict(sums)


@pytest.mark.parametrize("seed", range(4))
async def test_sums_and_ratings_are_what_results_say_whatever_happens(harbour: Harbour, seed: int) -> None:
    rng, zone, number, played = Random(seed), "UTC", 0, []
    for step in range(70):
        # The clock stands, goes on, and now and then back.
        harbour.clock.goes_on(hours=rng.choice([0, 0, 0.1, 7, 30, 200, -1]))
        what = rng.choice(["match"] * 7 + ["season", "zone", "void"])
        if what == "match":
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
        elif what == "season":
            running_one = (await harbour.store.totals.calendar(GUILD)).running
            if running_one is None:
                number += 1
                await harbour.boards.start_season(GUILD, f"{number}", ANA, "why")
            else:
                await harbour.boards.end_season(GUILD, ANA, "why")
        elif what == "zone":
            zone = rng.choice(["Asia/Tokyo", "America/Bogota", "UTC"])
            await harbour.boards.choose_zone(GUILD, zone)
        elif played:
            table, *_ = played.pop(rng.randrange(len(played)))
            await harbour.boards.void(GUILD, table, ANA, "why")
        if step % 10 == 9:
            found = {
                (row["user_id"], row["alone"], row["game"], row["period"]): [row[name] or 0 for name in SUMS]
                for row in harbour.rows("totals")
            }
            assert found == expected(harbour, played, zone)
            kept = harbour.rows("totals"), harbour.rows("ratings")
            await harbour.boards.recount(GUILD)
            assert (harbour.rows("totals"), harbour.rows("ratings")) == kept
    assert harbour.rows("ratings")
