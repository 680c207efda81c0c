"""The players of a closed match can resume the match for a day."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import update

from bot.store import schema
from bot.store.history import get_history_page
from tests.cogs.evening.scenes import bidding
from tests.sim.championship import announce_and_draw, begin, open_fixtures, rewrite, sits_down
from tests.sim.evening import open_table, play_on
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.person import Answer, Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

DAY = 24 * 3600


async def close_match(world: World, *people: Person, **more: int) -> int:
    """Start a match, make the first bid and close the match; return the table's number."""
    number = await bidding(world, *people, **more)
    await people[0].bids(1)
    await people[0].slash_and_confirm("table cancel")
    await world.wait(5)
    assert await world.status(number) == "cancelled"
    return number


def closed_message(world: World) -> Message:
    """Return the message of the closed match."""
    return [post for post in world.posts() if post.offering("@take-up")][-1]


async def resume_match(person: Person, world: World) -> Answer:
    """Press the resume button on the message of the closed match."""
    return await person.press(closed_message(world), closed_message(world).offering("@take-up")[0])


async def test_a_closed_match_names_who_closed_it_and_offers_to_resume(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await close_match(world, ana, bea)
    assert says(closed_message(world), "ended-by", by="Ana")
    assert says(bea.visible_messages()[-1], "ended-by", by="Ana")
    assert [button.action for button in closed_message(world).buttons] == ["@take-up"]


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_resumed_match_continues_from_its_last_move_with_fresh_time(
    world: World, restarted: bool
) -> None:
    ana, bea = world.group("Ana", "Bea")
    await world.save_settings(timer="3min")
    number = await bidding(world, ana, bea)
    await ana.bids(1)
    before = [await world.bot.services.tables.snapshot(number, user) for user in (ana.id, bea.id, None)]
    log, seats = await world.rows(number), await world.seats(number)
    await ana.slash_and_confirm("table cancel")
    await world.wait(3600)
    if restarted:
        await world.crash()
    assert await world.bot.services.tables.tables_of(bea.id) == []
    answer = await resume_match(bea, world)
    assert answer.private
    assert answer.posts[-1].offering("bid")
    assert (await world.rows(number), await world.seats(number)) == (log, seats)
    after = [await world.bot.services.tables.snapshot(number, user) for user in (ana.id, bea.id, None)]
    assert [one.view for one in after] == [one.view for one in before]
    now = world.env.now()
    assert after[1].due_at is not None
    assert 100 < (after[1].due_at - now).total_seconds() <= 180
    (header, kept) = (after[2].header, before[2].header)
    assert header == replace(kept, revision=kept.revision + 2)
    await world.wait(5)
    assert not [post for post in world.posts() if post.offering("@take-up")]
    await bea.bids(0)
    await world.wait(5)
    await play_on(world, [ana, bea], number, until=lambda post: "round 2 of 10" in post.text)


async def test_a_match_is_resumed_by_command_and_only_once_by_two_clicks(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await close_match(world, ana, bea)
    post, button = closed_message(world), closed_message(world).offering("@take-up")[0]
    await tap_at_once(world, Tap(ana, post, button.custom_id), Tap(bea, post, button.custom_id))
    assert await world.status(number) == "running"
    await ana.slash_and_confirm("table cancel")
    await world.wait(5)
    answer = await bea.slash("table back")
    assert answer.private
    assert answer.posts[-1].table == number
    assert await world.status(number) == "running"
    # A late press shows the match that has already resumed.
    assert (await tap(ana, post, button.custom_id)).posts[-1].table == number
    assert [row.n for row in await world.rows(number)] == list(range(len(await world.rows(number))))


@pytest.mark.rule("T-6")
async def test_only_its_players_can_resume_a_match(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    zoe, mate = world.person("Zoe"), world.person("Mate", moderator=True)
    number = await bidding(world, ana, bea, carl)
    await carl.slash_and_confirm("table leave")
    await mate.slash_and_confirm("table cancel")
    await world.wait(5)
    assert "Closed by Mate" in closed_message(world).text
    for person in (zoe, mate, carl):
        assert (await resume_match(person, world)).private
        await person.slash("table back")
        assert await world.status(number) == "cancelled"
    await resume_match(bea, world)
    assert await world.status(number) == "running"


@pytest.mark.rule("T-103")
async def test_a_match_cannot_be_resumed_after_a_day(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await close_match(world, ana, bea)
    await world.wait(DAY + 60)
    assert says(await resume_match(bea, world), "T-103")
    assert says(await bea.slash("table back"), "T-15")
    assert await world.status(number) == "cancelled"


@pytest.mark.rule("T-100")
async def test_only_a_match_closed_while_running_can_be_resumed(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    await ana.slash_and_confirm("table cancel")
    await world.wait(5)
    assert not [post for post in world.posts() if post.offering("@take-up")]
    answer = await tap(ana, world.posts()[-1], f"1:{number}:0:@take-up")
    assert answer.private
    assert says(answer, "T-100") or says(answer, "T-25")
    number = await close_match(world, ana, bea)
    change = update(schema.tables).where(schema.tables.c.id == number)
    await rewrite(world, change.values(ended_by=None))
    assert says(await resume_match(bea, world), "T-100")
    assert await world.status(number) == "cancelled"


@pytest.mark.rule("T-101")
async def test_a_match_with_a_deleted_player_cannot_be_resumed(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await close_match(world, ana, bea)
    post, button = closed_message(world), closed_message(world).offering("@take-up")[0]
    assert await world.bot.deletions.delete(ana.id)
    assert "deleted" in (await tap(bea, post, button.custom_id)).text
    assert await world.status(number) == "cancelled"
    header = (await world.bot.services.tables.snapshot(number, None)).header
    assert str(ana.id) not in str(header)


@pytest.mark.rule("T-83", "T-23")
async def test_blocks_and_allowed_channels_apply_to_resuming(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await close_match(world, ana, bea)
    await world.bot.services.people.block(world.guild.id, bea.id)
    assert "blocked" in (await resume_match(bea, world)).text
    await world.bot.services.people.unblock(world.guild.id, {bea.id})
    quay = world.guild.create_text_channel("quay")
    await world.env.settle()
    await world.bot.services.people.set_server_setting(world.guild.id, "channels", [str(quay.id)])
    assert says(await resume_match(bea, world), "T-23")
    assert await world.status(number) == "cancelled"


@pytest.mark.rule("T-102")
async def test_a_resumed_match_counts_toward_its_openers_limit_of_tables(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await close_match(world, ana, bea)
    others = [await open_table(ana) for _ in range(3)]
    assert says(await resume_match(bea, world), "T-102")
    assert await world.status(number) == "cancelled"
    await ana.world.bot.services.seats.cancel(others[0], ana.id, False, None)
    await resume_match(bea, world)
    assert await world.status(number) == "running"


@pytest.mark.rule("T-47")
async def test_a_championship_match_with_a_newer_table_cannot_be_resumed(world: World) -> None:
    people = world.group("Ana", "Bea")
    number = await announce_and_draw(*people)
    key = (await open_fixtures(world, number))[0].key
    first = await begin(world, people, key, number)
    await people[0].slash_and_confirm("table cancel")
    await world.wait(5)
    post, button = closed_message(world), closed_message(world).offering("@take-up")[0]
    await sits_down(people[1], key, number)
    assert says(await tap(people[1], post, button.custom_id), "T-47")
    assert await world.status(first) == "cancelled"


async def test_a_championship_match_can_be_resumed(world: World) -> None:
    people = world.group("Ana", "Bea")
    number = await announce_and_draw(*people)
    key = (await open_fixtures(world, number))[0].key
    first = await begin(world, people, key, number)
    await people[0].slash_and_confirm("table cancel")
    await world.wait(5)
    await resume_match(people[1], world)
    await world.wait(5)
    assert await world.status(first) == "running"


async def test_a_closed_match_is_not_in_the_history_even_once_resumed(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await close_match(world, ana, bea)
    assert (await world.bot.services.store.read(get_history_page, world.guild.id)).matches == ()
    await resume_match(bea, world)
    assert (await world.bot.services.store.read(get_history_page, world.guild.id)).matches == ()
    assert says(await tap(ana, world.table(number), f"1:{number}:0:@start"), "T-10")
