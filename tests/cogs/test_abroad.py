"""The application, installed by a person: on servers that the bot has not joined, and in groups."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store.people import get_person
from bot.store.tables import list_live_tables
from bot.texts.match_ids import match_id
from tests.cogs.test_history import played
from tests.sim.abroad import abroad, in_group
from tests.sim.evening import start_table
from tests.sim.instant import tap
from tests.sim.sentences import says
from tests.sim.world import World


async def rows_of(world: World, guild: int) -> list[dict[str, Any]]:
    """Return the stored rows of a server."""
    stored = await world.stored_rows()
    return [row for rows in stored.values() for row in rows if row.get("guild_id") == guild]


@pytest.mark.rule("T-57")
async def test_commands_for_servers_are_refused_where_the_bot_is_not_a_member(world: World) -> None:
    ana = world.person("Ana", "fr")
    with abroad(world, ana) as there:
        for command in ("leaderboard", "records", "skull leaderboard", "championship new"):
            answer = await there.slash(command)
            assert answer.private, command
            assert says(answer, "T-57", "fr"), command
        for command in ("table kick", "table substitute"):
            assert says(await there.slash(command, player=there.member), "T-57", "fr"), command
        assert await rows_of(world, there.member.guild.id) == []


async def test_other_commands_are_answered_there_and_store_nothing_of_the_server(
    world: World,
) -> None:
    ana = world.person("Ana")
    with abroad(world, ana) as there:
        for command, options in (
            ("rules", {}),
            ("hearts rules", {}),
            ("skullking ruling", {"cards": "parrot 3, pirate, map 4"}),
            ("stats", {}),
            ("skull stats", {}),
            ("history", {}),
            ("replay", {"match": "#1"}),
            ("settings", {}),
            ("help", {}),
            ("about", {}),
            ("privacy", {}),
            ("hand", {}),
            ("table mine", {}),
            ("table show", {}),
            ("table leave", {}),
            ("table back", {}),
            ("table cancel", {}),
        ):
            answer = await there.slash(command, **options)
            assert answer.private, command
            assert not says(answer, "T-57"), command
        assert await rows_of(world, there.member.guild.id) == []
    assert await world.bot.services.store.read(list_live_tables) == []


async def test_records_there_are_the_persons_own_of_all_servers(world: World) -> None:
    await world.shorten_matches(1, 1, 1)
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    with abroad(world, ana) as there:
        shown = await there.slash("history")
        assert match_id(number) in shown.text
        statistics = await there.slash("stats")
        assert "1 match" in statistics.text
        assert not statistics.posts[-1].offering("@stats-show")
        assert says(await there.slash("history", everybody=True), "T-57")
        assert match_id(number) in (await there.slash("replay", match=match_id(number))).text


async def test_a_hand_is_shown_and_played_from_there(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea)
    with abroad(world, ana) as there:
        shown = await there.slash("hand")
        assert shown.private
        assert shown.posts[-1].table == number
        before = len(await world.rows(number))
        answer = await there.press(shown.posts[-1], shown.posts[-1].offering("bid")[0])
        assert answer.private
        assert answer.posts[-1].id == shown.posts[-1].id
    assert len(await world.rows(number)) > before


async def test_nobody_moderates_where_the_bot_is_not_a_member(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await start_table(bea, carl)
    with abroad(world, ana, moderator=True) as there:
        assert says(await there.slash("server settings"), "T-57")
        page = (await there.slash("settings")).posts[-1]
        assert not page.offering("@server-page")
        assert says(await tap(there, page, "1:0:0:@server-page roles"), "T-57")
        assert says(await tap(there, page, f"1:{number}:0:@sure cancel"), "T-11")
        assert await rows_of(world, there.member.guild.id) == []
    assert await world.status(number) == "running"


async def test_a_moderators_command_suggests_nothing_there(world: World) -> None:
    await world.shorten_matches(1, 1, 1)
    ana, bea = world.group("Ana", "Bea")
    await played(world, ana, bea)
    with abroad(world, ana, moderator=True) as there:
        suggested = await there.member.autocomplete(there.channel, "boards void", "match", "")
    assert suggested == []


# ---- public answers ----------------------------------------------------------------------------------


async def test_a_public_answer_says_that_it_is_private_where_discord_keeps_it_so(world: World) -> None:
    ana = world.person("Ana", "es-ES")
    asked: dict[str, Any] = {"cards": "loro 3, pirata, mapa 4", "public": True}
    with abroad(world, ana, external_apps=False) as there:
        for command, options in (
            ("skullking ruling", asked),
            ("stats", {"public": True}),
            ("history", {"public": True}),
        ):
            answer = await there.slash(command, **options)
            assert answer.private, command
            assert says(answer, "only-you-here", "es"), command
    with abroad(world, ana) as there:
        answer = await there.slash("skullking ruling", **asked)
        assert not answer.private
        assert not says(answer, "only-you-here", "es")


async def test_a_public_answer_in_a_group_is_public_and_stays_as_it_is(world: World) -> None:
    await world.shorten_matches(1, 1, 1)
    ana, bea = world.group("Ana", "Bea")
    await played(world, ana, bea)
    with in_group(ana):
        shown = await ana.slash_in_dm("history", public=True)
        assert not shown.private
        page = shown.posts[-1]
        before = page.text
        answer = await ana.choose(page, f"@history-game {ana.id}", "skull-king")
        assert answer.private
        assert page.text == before
        assert answer.posts[-1].id != page.id


# ---- names -------------------------------------------------------------------------------------------


async def test_a_nickname_of_such_a_server_is_not_kept(world: World) -> None:
    zoe = world.person("Zoe")
    with abroad(world, zoe, nickname="Grotto Zoe") as there:
        await there.slash("help")
        await world.wait()
    known = await world.bot.services.store.read(get_person, zoe.id)
    assert known is not None
    assert known.name == "Zoe"


# ---- private tables -------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["@hand", "@help", "@options", "@join", "bid 1"])
async def test_a_private_table_is_pressed_by_its_host_only(world: World, action: str) -> None:
    ana, bea = world.group("Ana", "Bea")
    opened = await world.bot.services.lobby.open(
        game="skull-king", host=ana.id, name="Ana", guild_id=None, channel_id=None, locale="en"
    )
    for person in (ana, bea):
        page = (await person.slash_in_dm("help")).posts[-1]
        answer = await tap(person, page, f"1:{opened.id}:0:{action}")
        assert says(answer, "T-11") == (person is bea), person
    with abroad(world, bea) as there:
        page = (await there.slash("help")).posts[-1]
        assert says(await tap(there, page, f"1:{opened.id}:0:{action}"), "T-11")
