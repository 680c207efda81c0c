"""Boards: only people, only matches that count, in the promised order."""

from __future__ import annotations

from dataclasses import replace

from store_values import ANA, BOB, EVE, GUILD, append, later, played, result, row, running

from bot.records import Tally
from bot.store import Store

GAME = "skull-king"


async def names(store: Store, **other: object) -> list[str]:
    return [
        tally.name for tally in await store.leaderboards.best(**{"guild_id": GUILD, "game": GAME} | other)
    ]


async def test_matches_wins_points_and_facts_are_added_up(store: Store) -> None:
    await played(store, (ANA, 1, 30), (BOB, 2, -10), facts={ANA: {"exact": 2}, BOB: {"exact": 1, "zero": 1}})
    await played(store, (BOB, 1, 50), (ANA, 1, 50), facts={ANA: {"exact": 3}})
    assert await store.leaderboards.best(guild_id=GUILD, game=GAME) == [
        Tally(ANA, f"name {ANA}", 2, 2, 80, {"exact": 5}),
        Tally(BOB, f"name {BOB}", 2, 1, 40, {"exact": 1, "zero": 1}),
    ]
    assert await store.leaderboards.stats(BOB, guild_id=GUILD, game=GAME) == Tally(
        BOB, f"name {BOB}", 2, 1, 40, {"exact": 1, "zero": 1}
    )


async def test_what_does_not_count_is_not_counted(store: Store) -> None:
    await played(store, (ANA, 1, 30), counts=False)
    await played(store, (ANA, 1, 30), guild_id=1)
    await played(store, (ANA, 1, 30), guild_id=None)
    await played(store, (ANA, 1, 30), game="skull")
    await append(store, (await running(store, ANA)).id, row(0))
    assert await store.leaderboards.best(guild_id=GUILD, game=GAME) == []
    assert await store.leaderboards.stats(ANA, guild_id=GUILD, game=GAME) is None


async def test_stats_may_ask_for_every_server(store: Store) -> None:
    for guild in (GUILD, 1, None):
        await played(store, (ANA, 1, 10), guild_id=guild)
    everywhere = await store.leaderboards.stats(ANA, guild_id=None, game=GAME)
    assert everywhere == Tally(ANA, f"name {ANA}", 3, 3, 30, {})


async def test_robots_are_on_no_board(store: Store) -> None:
    table = (await running(store)).id
    robot = replace(result(table, 1, BOB, 1, 99), who="r:easy:1", user_id=None)
    await append(store, table, row(0), results=[result(table, 0, ANA, 2, 5), robot], people=1, counts=True)
    assert await names(store) == [f"name {ANA}"]


async def test_who_left_has_played_and_not_won(store: Store) -> None:
    await played(store, (ANA, 1, 30), (BOB, 2, 10), left=[ANA])
    left = await store.leaderboards.stats(ANA, guild_id=GUILD, game=GAME)
    assert left is not None
    assert (left.matches, left.wins) == (1, 0)


async def test_a_substitute_and_who_left_share_a_seat(store: Store) -> None:
    table = (await running(store)).id
    rows = [result(table, 0, ANA, 1, 4, left=True), result(table, 0, BOB, 1, 6)]
    await append(store, table, row(0), results=rows, people=2, counts=True)
    assert [
        (t.user_id, t.wins, t.points) for t in await store.leaderboards.best(guild_id=GUILD, game=GAME)
    ] == [
        (BOB, 1, 6),
        (ANA, 0, 4),
    ]


async def test_the_order_is_wins_points_fewer_matches_name(store: Store) -> None:
    people = {name: 10 + number for number, name in enumerate(("Zoe", "wins", "points", "fewer", "Al"))}
    for name, user in people.items():
        await store.people.remember(user, name, None)
    await played(store, (people["wins"], 1, -50))
    await played(store, (people["points"], 2, 9))
    await played(store, (people["fewer"], 2, 5))
    for name in ("Zoe", "Al"):
        await played(store, (people[name], 2, 5))
        await played(store, (people[name], 3, 0))
    assert await names(store) == ["wins", "points", "fewer", "Al", "Zoe"]
    assert await names(store, limit=2) == ["wins", "points"]


async def test_where_fewest_points_are_best_the_points_of_a_round_decide(store: Store) -> None:
    """A match may have any number of rounds: 40 points in eight are fewer than 20 in two."""
    people = {name: 10 + number for number, name in enumerate(("wins", "low", "often", "high"))}
    for name, user in people.items():
        await store.people.remember(user, name, None)

    async def match(name: str, rank: int, points: int, rounds: int) -> None:
        user = people[name]
        await played(store, (user, rank, points), facts={user: {"rounds": rounds, "stars": 9}})

    await match("wins", 1, 90, 1)
    await match("low", 2, 40, 8)
    await match("high", 2, 20, 2)
    for _ in range(3):
        await match("often", 2, 30, 4)
    assert await names(store, fewest=True) == ["wins", "low", "often", "high"]
    assert await names(store) == ["wins", "often", "low", "high"]


async def test_where_fewest_points_are_best_leaving_is_no_merit(store: Store) -> None:
    """A match somebody has left has no points: it is not averaged, and nothing but such matches is last."""
    people = {name: 10 + number for number, name in enumerate(("gone", "stays", "leaves", "high"))}
    for name, user in people.items():
        await store.people.remember(user, name, None)
    await played(store, (people["gone"], 1, 0), left=[people["gone"]])
    for name, points in (("stays", 20), ("leaves", 30), ("high", 45)):
        await played(store, (people[name], 2, points), facts={people[name]: {"rounds": 4}})
    await played(store, (people["leaves"], 1, 0), left=[people["leaves"]])
    assert await names(store, fewest=True) == ["stays", "leaves", "high", "gone"]


async def test_a_period_begins_with_its_first_moment(store: Store) -> None:
    await played(store, (ANA, 1, 10), ended=later(seconds=-1))
    await played(store, (BOB, 1, 10), ended=later(seconds=0))
    await played(store, (EVE, 1, 5), ended=later(days=1))
    assert await names(store, since=later(seconds=0)) == [f"name {BOB}", f"name {EVE}"]


async def test_people_are_called_as_last_seen(store: Store) -> None:
    await played(store, (ANA, 1, 10), (BOB, 2, 5))
    await store.people.remember(ANA, "Anita", None)
    await store.people.set_dm(BOB, None, told=True)  # known, but not by name
    assert await names(store) == ["Anita", f"name {BOB}"]
