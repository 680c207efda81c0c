"""History, replays and statistics from DMs, other servers, and after departures and deletions."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts.match_ids import match_id
from engine import GAMES
from engine.core import REFEREE
from tests.cogs.test_history import played
from tests.cogs.test_privacy import is_deleted
from tests.cogs.test_replay import goes, opened
from tests.sim.evening import decide, start_table
from tests.sim.person import Answer, Person
from tests.sim.sentences import says
from tests.sim.world import World


@pytest.fixture(autouse=True)
async def short(world: World) -> None:
    """Shorten matches to three rounds of one card."""
    await world.shorten_matches(1, 1, 1)


async def elsewhere(world: World, person: Person, command: str, **options: Any) -> Answer:
    """Run a command on another server of which the person is a member."""
    guild = world.env.create_guild("The Lagoon")
    channel = guild.create_text_channel("grotto")
    member = guild.add_member(person.member.user)
    return person._answer(await member.slash(channel, command, **options))


async def test_a_deleted_persons_name_is_removed_from_reasons_of_rulings(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, game="hearts", timer="off")
    async with world.bot.services.tables.hold(number) as held:
        card = GAMES["hearts"].parse("card 0 yellow")
        await world.bot.services.tables.play(held, REFEREE, card, "referee", reason=f"{ana.id} shouted.")
    await decide(world, number)
    shown = await opened(bea, number)
    end = await goes(bea, await goes(bea, shown, "round-on"), "on")
    assert str(ana.id) in end.text
    await is_deleted(ana)
    await world.wait(4)
    again = await goes(bea, await goes(bea, await opened(bea, number), "round-on"), "on")
    assert "shouted" in again.text
    assert str(ana.id) not in again.text
    assert "Ana" not in again.text


async def test_buttons_and_commands_find_no_records_of_a_deleted_person(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    replay = (await ana.slash_in_dm("replay", match=match_id(number))).posts[-1]
    page = (await ana.slash("stats")).posts[-1]
    theirs = (await bea.slash("stats", player=ana.member)).posts[-1]
    mine = (await ana.slash("history")).posts[-1]
    await is_deleted(ana)
    await world.wait(4)
    assert says(await ana.press(replay, replay.offering("@replay")[0]), "T-98")
    assert says(await ana.slash_in_dm("replay", match=match_id(number)), "T-98")
    for answer in (
        await ana.slash_in_dm("stats"),
        await ana.slash("stats"),
        await bea.slash("stats", player=ana.member),
        await ana.choose(page, f"@stats {ana.id}", "skull-king"),
    ):
        assert "1 match" not in answer.text
    assert match_id(number) not in (await ana.slash_in_dm("history")).text
    assert match_id(number) not in (await ana.choose(mine, f"@history-game {ana.id}", "skull-king")).text
    shown = await bea.press(theirs, theirs.offering("@stats-show")[0])
    assert "1 match" not in shown.text
    assert says(await opened(bea, number), "deleted-person")


async def test_a_direct_message_shows_only_the_readers_own_records(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    assert "1 match" in (await ana.slash_in_dm("stats")).text
    assert "1 match" in (await ana.slash_in_dm("stats", public=True)).text
    assert match_id(number) in (await ana.slash_in_dm("history", public=True)).text
    for command, options in (
        ("stats", {"player": bea.member.user}),
        ("history", {"player": bea.member.user}),
        ("history", {"everybody": True}),
    ):
        answer = await ana.slash_in_dm(command, **options)
        assert "only works on a server" in answer.text or says(answer, "T-57")
        assert "Bea" not in answer.text
        assert match_id(number) not in answer.text


async def test_another_server_shows_no_records_of_this_one(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    assert "1 match" not in (await elsewhere(world, ana, "stats")).text
    assert match_id(number) not in (await elsewhere(world, ana, "history")).text
    there = await elsewhere(world, ana, "records")
    assert "Ana" not in there.text
    assert "1 match" not in there.text
    assert "# 1 match played on this server" in (await ana.slash("records")).text


async def test_records_of_a_person_who_left_the_server_are_still_found(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    world.guild.remove_member(bea.member)
    assert "1 match" in (await ana.slash("stats", player=bea.member.user)).text
    assert match_id(number) in (await ana.slash("history", player=bea.member.user)).text
    assert "1 match" in (await bea.slash_in_dm("stats")).text
    assert match_id(number) in (await bea.slash_in_dm("history")).text
    assert "JSON" in (await exports(bea)).text


async def exports(person: Person) -> Answer:
    page = await person.slash_in_dm("privacy")
    return await person.press(page.posts[-1], page.posts[-1].offering("@export")[0])


async def test_open_pages_leave_out_a_match_declared_void(world: World) -> None:
    mo, ana = world.person("Mo", moderator=True), world.person("Ana")
    number = await played(world, mo, ana)
    page = (await ana.slash("stats")).posts[-1]
    replay = await opened(ana, number)
    await mo.slash_with_reason("A test.", "boards void", match=match_id(number))
    assert "1 match" not in (await ana.press(page, page.offering("@stats-show")[0])).text
    assert "1 match" not in (await ana.choose(page, f"@stats {ana.id}", "skull-king")).text
    assert "1 match" not in (await ana.slash("records")).text
    assert says(await goes(ana, replay, "on"), "history-void")
    assert says(await mo.slash_with_reason("Twice.", "boards void", match=match_id(number)), "T-89")
