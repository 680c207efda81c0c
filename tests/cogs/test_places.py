"""Where buttons and commands work: on a table's own server, on other servers, in direct messages.

Public buttons belong on the table's own server. A panel works wherever its holder opens it.
"""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.store.followers import list_followers
from bot.store.tables import list_live_tables
from tests.sim.evening import open_table, play_match, start_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

FOR_ALL = ["@join", "@robot", "@norobot", "@start", "@options", "@set timer off", "@follow", "@referee"]
FOR_PLAYERS = ["@hand", "@help", "@rules", "@leave", "@back", "@time", "@here", "@rematch", "@log", "bid 1"]


async def dm_from_bot(person: Person) -> Message:
    """Have the bot send this person a direct message; return that message."""
    await person.member.user.slash("rules")
    return person.dms()[-1]


async def on_another_server(person: Person, *, moderator: bool = False) -> tuple[Person, Message, Any]:
    """Add the person to another server; return them there, a message of the bot and its channel."""
    harbour = person.world.env.create_guild("Another Harbour")
    pier = harbour.create_text_channel("pier")
    mate = discord.Permissions(manage_messages=True)
    roles = [harbour.create_role("mate", permissions=mate)] if moderator else []
    abroad = Person(person.world, harbour.add_member(person.member.user, roles=roles), person.name, "panel")
    answer = await abroad.slash("rules", pier)
    return abroad, answer.posts[-1], pier


async def state(world: World, number: int) -> tuple[object, ...]:
    header = await world.header(number)
    return (
        await world.rows(number),
        await world.seats(number),
        header,
        await world.bot.services.store.read(list_followers, number),
    )


@pytest.mark.rule("T-58")
@pytest.mark.parametrize("verb", FOR_ALL)
async def test_public_buttons_work_only_on_the_tables_own_server(world: World, verb: str) -> None:
    """The host is refused as well, because a lobby is not a panel."""
    ana, bea, zoe = world.group("Ana", "Bea", "Zoe")
    number = await open_table(ana, bea)
    before = await state(world, number)
    for person in (ana, zoe):
        abroad, post, _ = await on_another_server(person)
        for where, at in ((abroad, post), (person, await dm_from_bot(person))):
            answer = await tap(where, at, f"1:{number}:0:{verb}")
            assert answer.private
            assert says(answer, "T-58")
    assert await state(world, number) == before


@pytest.mark.rule("T-6")
@pytest.mark.parametrize("verb", FOR_PLAYERS)
async def test_a_panel_on_another_server_works_only_for_its_holder(world: World, verb: str) -> None:
    ana, bea, zoe = world.group("Ana", "Bea", "Zoe")
    number = await start_table(ana, bea, robots=1)
    before = await state(world, number)
    abroad, post, _ = await on_another_server(zoe)
    for where, at in ((abroad, post), (zoe, await dm_from_bot(zoe))):
        answer = await tap(where, at, f"1:{number}:0:{verb}")
        assert answer.private
        assert says(answer, "T-6")
    chosen = await tap(abroad, post, f"1:0:0:@pick {number}")
    assert says(chosen, "T-6")
    assert await state(world, number) == before


async def test_a_player_bids_leaves_and_returns_from_another_server(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    abroad, post, pier = await on_another_server(bea)
    panel = (await abroad.slash("hand", pier)).posts[-1]
    await abroad.press(panel, panel.offering("bid")[1])
    assert [row.by for row in await world.rows(number) if row.action.startswith("bid")].count(f"u:{bea.id}")
    # Leaving and coming back also work on the other server.
    await abroad.slash_and_confirm("table leave", pier)
    assert "Bea" not in await world.seats(number)
    answer = await tap(abroad, post, f"1:{number}:0:@back")
    assert answer.posts[-1].offering("@hand") or "hand" in answer.posts[-1].tools
    assert "Bea" in await world.seats(number)


async def test_log_and_rematch_buttons_work_in_a_direct_message_after_the_match(
    world: World,
) -> None:
    await world.shorten_matches(1)
    ana, bea = people = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    await play_match(world, people, number)
    post = await dm_from_bot(ana)
    assert (await tap(ana, post, f"1:{number}:0:@log")).posts[-1].stored.attachments
    await tap(ana, post, f"1:{number}:0:@rematch")
    assert [header.previous for header in await world.bot.services.store.read(list_live_tables)] == [number]


async def test_a_moderator_of_another_server_cannot_rule_or_close_a_table(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    mate = world.person("Mate")
    number = await start_table(ana, bea, robots=1)
    abroad, post, _ = await on_another_server(mate, moderator=True)
    for action in (f"1:{number}:0:@ruling 0 x y", f"1:{number}:0:@default", f"1:0:0:@cancel {number}"):
        answer = await tap(abroad, post, action)
        assert answer.private
        assert says(answer, "T-58") or says(answer, "T-11")
    assert await world.status(number) == "running"


# ---- tables whose channel is gone ----------------------------------------------------------------------


async def test_a_host_closes_tables_whose_channel_is_gone_from_elsewhere(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    quay = world.guild.create_text_channel("quay")
    number = await start_table(ana, bea, robots=1, channel=quay)
    other = await open_table(ana, channel=quay)
    world.inject("*", f"/channels/{quay.id}*", status=404, code=10003, times=None)
    assert f"Skull King #{number}" in (await ana.slash("table mine")).text
    asked = await ana.slash_and_confirm("table cancel")
    assert asked.private
    assert {f"Skull King #{one}" for one in (number, other)} <= set(asked.posts[-1].labels)
    assert await world.status(number) == "running"
    answer = await ana.confirms(await ana.picks_table(asked, number))
    assert says(answer, "match-cancelled")
    # In a direct message, closing asks for a choice even if the host has only one table.
    asked = await ana.slash_in_dm("table cancel")
    assert await world.status(other) == "lobby"
    await ana.confirms(await ana.picks_table(asked, other))
    assert [await world.status(one) for one in (number, other)] == ["cancelled", "cancelled"]
    assert says(await ana.slash_and_confirm("table cancel"), "T-15")


@pytest.mark.rule("T-11")
async def test_a_table_in_another_channel_is_closed_only_by_its_host(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    mate = world.person("Mate", moderator=True)
    quay = world.guild.create_text_channel("quay")
    number = await start_table(ana, bea, robots=1, channel=quay)
    for person in (bea, mate):
        assert says(await person.slash_and_confirm("table cancel"), "T-15")
        answer = await tap(person, await dm_from_bot(person), f"1:0:0:@cancel {number}")
        assert says(answer, "T-11")
    assert await world.status(number) == "running"


async def test_a_host_closes_their_table_from_a_channel_with_other_peoples_table(world: World) -> None:
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    quay = world.guild.create_text_channel("quay")
    number = await open_table(ana, bea, channel=quay)
    theirs = await open_table(carl, dora)
    asked = await ana.slash_and_confirm("table cancel")
    assert asked.posts[-1].labels == [f"Skull King #{number}"]
    await ana.confirms(await ana.picks_table(asked, number))
    assert [await world.status(one) for one in (number, theirs)] == ["cancelled", "lobby"]
