"""Who is credited with the result of a match in which seats changed hands."""

from __future__ import annotations

from bot.records.boards import Total
from bot.store.statistics import get_statistics
from tests.sim.evening import export_log, is_over, play_match, play_on, start_table
from tests.sim.person import Person
from tests.sim.skull_king_scorer import count
from tests.sim.world import World


async def begun(world: World, *people: Person) -> int:
    number = await start_table(*people)
    for person in people:
        await person.opens_panel()
    return number


async def record(world: World, person: Person) -> Total | None:
    found = await world.bot.services.store.read(get_statistics, person.id, world.guild.id, "skull-king")
    return None if found is None else found.total


async def has_left(world: World, person: Person) -> bool:
    """Return whether the person's statistics are one match without a win, points or rounds."""
    found = await record(world, person)
    assert found is not None
    return (found.matches, found.wins, found.points, found.rounds) == (1, 0, 0, 0)


async def totals(world: World, person: Person, number: int) -> dict[str, int]:
    """Return the players' points by name, counted from the exported log."""
    counted = count(await export_log(person, number)).totals
    return dict(zip(await world.seats(number), counted, strict=True))


async def test_a_substitute_for_half_the_match_is_credited_from_their_first_round(world: World) -> None:
    await world.shorten_matches(1, 2)
    ana, bea, carl, zoe = world.group("Ana", "Bea", "Carl", "Zoe")
    number = await begun(world, ana, bea, carl)
    await play_on(world, [ana, bea, carl], number, until=lambda post: "round 2 of 2" in post.text)
    await bea.slash_and_confirm("table leave")
    await ana.slash_and_confirm("table substitute", player=zoe.member)
    await zoe.opens_panel()
    await play_match(world, [ana, zoe, carl], number)
    seat = (await world.seats(number)).index("Zoe")
    second = count(await export_log(ana, number)).rounds[1].points[seat]
    hers = await record(world, zoe)
    assert hers is not None
    assert (hers.matches, hers.points, hers.rounds) == (1, second, 1)
    assert await has_left(world, bea)


async def test_a_substitute_for_the_last_round_only_is_credited_with_no_match(world: World) -> None:
    await world.shorten_matches(3, 1)
    ana, bea, carl, zoe = world.group("Ana", "Bea", "Carl", "Zoe")
    number = await begun(world, ana, bea, carl)
    await play_on(world, [ana, bea, carl], number, until=lambda post: "round 2 of 2" in post.text)
    await ana.slash_and_confirm("table kick", player=bea.member)
    await ana.slash_and_confirm("table substitute", player=zoe.member)
    await zoe.opens_panel()
    await play_match(world, [ana, zoe, carl], number)
    assert await record(world, zoe) is None
    assert await has_left(world, bea)


async def test_a_player_back_only_for_the_last_round_counts_as_having_left(world: World) -> None:
    await world.shorten_matches(3, 1)
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number = await begun(world, *people)
    await bea.slash_and_confirm("table leave")
    await play_on(world, [ana, carl], number, until=lambda post: "round 2 of 2" in post.text)
    await bea.slash("table back")
    await bea.opens_panel()
    await play_on(world, people, number, until=is_over)
    assert await has_left(world, bea)
    theirs = await record(world, ana)
    assert theirs is not None
    assert theirs.points == (await totals(world, ana, number))["Ana"]


async def test_moves_made_by_deadlines_count_for_the_player(world: World) -> None:
    """Deadlines bid and play for Bea in her only round, and she is credited with the result."""
    await world.save_settings(timer="60s", pings=False, threads="never", options={"length": [1]})
    ana, bea = world.group("Ana", "Bea")
    number = await begun(world, ana, bea)
    for _ in range(6):
        await ana.acts(world.rng, table=number)
        await world.wait(61)
    assert {row.by for row in await world.rows(number) if row.by not in (f"u:{ana.id}", "dealer")} == {
        "deadline"
    }
    hers = await record(world, bea)
    assert hers is not None
    assert (hers.points, hers.rounds) == ((await totals(world, ana, number))["Bea"], 1)


async def test_an_automatic_last_card_counts_for_its_player(world: World) -> None:
    """Bea only bids in a round of one card, and she is credited with the result."""
    await world.shorten_matches(1)
    ana, bea = world.group("Ana", "Bea")
    number = await begun(world, ana, bea)
    for person in (ana, bea):
        await person.prefers("autoplay", "on")
        await person.bids(0)
    await world.wait(12)
    assert [row.by for row in await world.rows(number)].count("forced") == 2
    hers = await record(world, bea)
    assert hers is not None
    assert (hers.points, hers.rounds) == ((await totals(world, ana, number))["Bea"], 1)
