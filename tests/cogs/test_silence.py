"""A refusing channel is logged once, players are told in private, and the bot retries later."""

from __future__ import annotations

import logging
from typing import Any

import discord
import pytest

from bot.courier import illustrations
from bot.store.tables import list_live_tables
from tests.sim.championship import announce, message_of, presses
from tests.sim.evening import open_table, start, start_table
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World

ROW = "**Ana**\u00a0"
"""How a panel begins another player's line when no table message is shown."""
REFUSED = [(403, 160005), (400, 50083), (403, 50013), (400, 50035), (400, 0)]
"""Refusals: a locked thread, a thread that stays archived, a missing permission, and unknown errors."""


async def bidding(world: World) -> tuple[int, list[Person]]:
    people = world.group("Ana", "Bea", "Carl")
    number = await start_table(*people)
    for person in people:
        await person.opens_panel()
    await world.wait(3)
    return number, people


def refuse(world: World, status: int, code: int) -> None:
    world.inject("*", f"/channels/{world.channel.id}/messages*", status=status, code=code, times=None)


def logged_warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the warnings in the log, except that tests draw no pictures."""
    records = [r for r in caplog.get_records("call") if r.levelno == logging.WARNING]
    return [r.getMessage() for r in records if r.name != illustrations.__name__]


async def happens(world: World, event: str, *what: Any) -> None:
    with world.env._bot_scope():
        world.bot.dispatch(event, *what)
    await world.env.settle()
    await world.wait(3)


@pytest.mark.parametrize(("status", "code"), REFUSED)
async def test_a_channel_that_refuses_messages_is_logged_once_and_not_retried(
    world: World, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    number, people = await bidding(world)
    people[2].plays_in = "dm"
    refuse(world, status, code)
    before = len(world.requests("*", f"/channels/{world.channel.id}/messages"))
    for person in people:
        await person.bids(1)
        await world.wait(3)
    for _ in range(4):
        for person in people:
            await person.refreshes()
            await person.acts(world.rng)
        await world.wait(3)
    assert len(logged_warnings(caplog)) == 1, logged_warnings(caplog)
    asked = len(world.requests("*", f"/channels/{world.channel.id}/messages")) - before
    # An archived thread (50083) or missing permissions (50013) get one more attempt.
    assert asked == (2 if code in (50083, 50013) else 1)
    assert len(await world.rows(number)) > 8


async def test_only_players_are_told_in_private_that_the_channel_refuses_messages(world: World) -> None:
    _, (ana, bea, carl) = await bidding(world)
    carl.plays_in = "dm"
    refuse(world, 403, 160005)
    await ana.bids(1)
    await world.wait(3)
    panel = await ana.refreshes()
    assert panel.private
    assert says(panel, "panel-table-silent", channel=f"<#{world.channel.id}>")
    assert says(await bea.bids(0), "panel-table-silent")
    assert says(await carl.bids(0), "panel-table-silent")
    await world.wait(3)
    assert says(carl.dms()[-1], "panel-table-silent")
    assert not any(says(post, "panel-table-silent") for post in world.posts())
    world.heal()
    channel = world.bot.get_channel(world.channel.id)
    await happens(world, "guild_channel_update", channel, channel)
    assert not says(await ana.refreshes(), "panel-table-silent")


@pytest.mark.parametrize("how", ["channel", "thread", "role", "member"])
async def test_writing_is_tried_again_when_permissions_change(
    world: World, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    number, (ana, bea, _) = await bidding(world)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    channel = guild.get_channel(world.channel.id)
    refuse(world, 403, 160005)
    await ana.bids(1)
    await world.wait(3)
    assert world.table(number).text.count("✅") != 1

    async def changes() -> None:
        if how == "channel":
            await happens(world, "guild_channel_update", channel, channel)
        elif how == "thread":
            data: Any = {
                "id": str(world.channel.id), "type": 11, "guild_id": str(guild.id), "parent_id": "1",
            }  # fmt: skip
            await happens(world, "raw_thread_update", discord.RawThreadUpdateEvent(data))
        elif how == "role":
            await happens(world, "guild_role_update", guild.default_role, guild.default_role)
        else:
            await happens(world, "member_update", guild.me, guild.me)

    await changes()
    assert world.table(number).text.count("✅") != 1
    assert len(logged_warnings(caplog)) == 1, "the same refusal again is no news"
    world.heal()
    await bea.refreshes()
    await world.wait(3)
    assert world.table(number).text.count("✅") != 1, "a click does not unlock a thread"
    await changes()
    assert world.table(number).text.count("✅") == 1
    refuse(world, 403, 160005)
    await bea.bids(1)
    await world.wait(3)
    assert len(logged_warnings(caplog)) == 2


async def test_a_table_that_could_not_be_posted_anew_is_posted_once_allowed(world: World) -> None:
    """The bot replaces a table message too old to edit; until then, moves do not count as shown."""
    number, (ana, _, _) = await bidding(world)
    old = world.table(number)
    await world.wait(55 * 60)
    refuse(world, 403, 160005)
    await ana.bids(1)
    await world.wait(3)
    (refused,) = world.requests("POST", f"/channels/{world.channel.id}/messages")[-1:]
    assert str(refused.json).count("✅") == 1
    assert world.table(number).id == old.id
    world.heal()
    channel = world.bot.get_channel(world.channel.id)
    await happens(world, "guild_channel_update", channel, channel)
    assert world.table(number).id != old.id
    assert world.table(number).text.count("✅") == 1


async def test_permission_changes_in_another_channel_trigger_no_retry(world: World) -> None:
    number, (ana, _, _) = await bidding(world)
    other = world.guild.create_text_channel("berth")
    await world.env.settle()
    refuse(world, 403, 160005)
    await ana.bids(1)
    await world.wait(3)
    world.heal()
    channel = world.bot.get_channel(other.id)
    await happens(world, "guild_channel_update", channel, channel)
    assert world.table(number).text.count("✅") != 1


async def test_idle_panels_report_the_refusal_and_show_what_the_table_cannot(
    world: World,
) -> None:
    """Waiting players are told too; the notice disappears once the bot can edit the table again."""
    number, (ana, bea, carl) = await bidding(world)
    carl.plays_in = "dm"
    assert ROW not in bea.panel().text
    refuse(world, 403, 160005)
    await ana.bids(1)
    await world.wait(4)
    for person in (ana, bea, carl):
        assert says(person.panel(), "panel-table-silent")
        assert person.panel().text.count("<#") == 1
    assert ROW in bea.panel().text
    pages = world.bot.services.pages
    for person in (ana, bea, carl):  # Stamps must agree, or every change would redraw a panel in vain.
        drawn = await pages.panel(number, person.id)
        assert drawn.stamp == pages.stamp(await pages.reader_table(number, person.id))
    world.heal()
    channel = world.bot.get_channel(world.channel.id)
    await happens(world, "guild_channel_update", channel, channel)
    await world.wait(4)
    for person in (ana, bea, carl):
        assert not says(person.panel(), "panel-table-silent")
    assert ROW not in bea.panel().text


async def test_a_lobby_its_channel_refuses_is_shown_in_private(world: World) -> None:
    """Joining, adding a robot and starting are confirmed in private, with the list of players."""
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await ana.slash("skullking new")
    lobby = world.table()
    refuse(world, 403, 160005)
    await bea.click("@join", on=lobby)
    await world.wait(3)
    answer = await carl.click("@join", on=lobby)
    assert answer.private
    assert answer.posts[-1].seated == ["Ana", "Bea", "You"]
    assert says(answer, "panel-table-silent", channel=f"<#{world.channel.id}>")
    added = await ana.press(lobby, lobby.offering("@robot")[0])
    assert "4 of" in added.text
    assert "4 of" in carl.visible_messages()[-1].text, "what they were shown is kept up to date"
    mine = carl.visible_messages()[-1]
    left = await carl.leaves_lobby(mine)
    assert left.posts[-1].seated == ["Ana", "Bea"]
    started = await ana.press(lobby, lobby.offering("@start")[0])
    assert started.private
    await world.wait(4)
    assert any(post.offering("bid") for post in ana.visible_messages() if post.private)


async def test_a_championship_its_channel_refuses_is_shown_in_private(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await announce(ana)
    refuse(world, 403, 160005)
    await presses(bea, "@c-join", number)
    await world.wait(3)
    answer = await presses(carl, "@c-join", number)
    assert answer.private
    assert all(name in answer.text for name in ("Ana", "Bea", "Carl"))
    assert says(answer, "championship-silent")
    assert "Carl" not in (await carl.confirms(await presses(carl, "@c-leave", number))).text
    assert "Bea" not in message_of(world, number).text


@pytest.mark.parametrize(
    ("place", "taken", "needless"),
    [
        ("thread", "send_messages_in_threads", "send_messages"),
        ("channel", "send_messages", "send_messages_in_threads"),
    ],
)
async def test_only_the_permission_for_the_channel_or_thread_triggers_a_retry(
    world: World, place: str, taken: str, needless: str
) -> None:
    """Threads and channels need different permissions; gaining the wrong permission triggers no retry."""
    await world.save_settings(timer="off", pings=False, threads="always" if place == "thread" else "never")
    ana, bea = world.group("Ana", "Bea")
    await ana.slash("skullking new")
    (header,) = await world.bot.services.store.read(list_live_tables)
    channel = world.channel if header.thread_id is None else world.env.backend.get_channel(header.thread_id)
    lobby = world.table(header.id, channel)
    world.forbid(taken)
    world.inject("*", f"/channels/{channel.id}/messages*", status=403, code=50013, times=None)
    await bea.click("@join", on=lobby)
    await world.wait(3)
    asked = len(world.requests("PATCH", f"/channels/{channel.id}/messages"))
    for _ in range(3):
        await ana.press(lobby, lobby.offering("@robot")[0])
        await world.wait(3)
    assert len(world.requests("PATCH", f"/channels/{channel.id}/messages")) == asked
    world.heal()
    world.forbid(needless)
    await ana.press(lobby, lobby.offering("@rules")[0])
    await world.wait(3)
    assert "Bea" in world.table(header.id, channel).text


async def test_table_show_retries_a_channel_that_refused_messages(world: World) -> None:
    """Not every click retries: Discord bans addresses for too many refused requests."""
    number, (ana, bea, _) = await bidding(world)
    refuse(world, 403, 160005)
    await ana.bids(1)
    await world.wait(3)

    def asked() -> int:
        return len(world.requests("*", f"/channels/{world.channel.id}/messages"))

    before = asked()
    for _ in range(3):
        await ana.refreshes()
        await world.wait(3)
    assert asked() == before
    answer = await bea.slash("table show")
    assert answer.private
    assert says(answer, "T-68")
    await world.wait(3)
    assert before < asked() <= before + 2
    world.heal()
    await world.wait(60)
    await bea.slash("table show")
    await world.wait(3)
    assert world.table(number).text.count("✅") == 1


async def test_an_undeletable_mention_is_deleted_once_permissions_return(world: World) -> None:
    await world.save_settings(timer="3min", pings=True, threads="never")
    number, people = await bidding(world)
    await world.wait(25)
    (mention,) = [post for post in world.posts() if post.stored.content]
    refuse(world, 403, 50001)
    for person in people:
        await person.bids(1)
    await world.wait(3)
    assert mention.id in [post.id for post in world.posts()]
    world.heal()
    await happens(world, "guild_channel_update", *[world.bot.get_channel(world.channel.id)] * 2)
    assert mention.id not in [post.id for post in world.posts()]
    assert await world.status(number) == "running"


async def test_posting_a_championship_below_retries_a_channel_that_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await announce(ana)
    refuse(world, 403, 160005)
    await presses(bea, "@c-join", number)
    await world.wait(3)
    world.heal()
    await presses(bea, "@c-rules", number)
    await world.wait(3)
    assert "Bea" not in message_of(world, number).text
    await ana.slash("championship table", public=True)
    await world.wait(3)
    assert "Bea" in message_of(world, number).text


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_are_tried_once_per_match(world: World, code: int) -> None:
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    dm = ana.member.user.dm_channel
    world.inject("POST", f"/channels/{dm.id}/messages", status=403, code=code, times=None)

    def asked() -> int:
        return len(world.requests("POST", f"/channels/{dm.id}/messages"))

    number = await open_table(*people)
    await start(ana, number)
    for _ in range(8):
        for person in people:
            await person.acts(world.rng, table=number)
        await world.wait(3)
    assert len(await world.rows(number)) > 8
    assert asked() == 1
    await ana.slash_and_confirm("table cancel")
    await start_table(ana, bea, carl)
    await world.wait(3)
    assert asked() == 2
