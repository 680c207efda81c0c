"""`/server diagnostics` and `/server tables`: what moderators of a server see, and what they can close."""

from __future__ import annotations

import pytest

from tests.sim.championship import announce
from tests.sim.evening import open_table, start_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World


async def diagnosis(captain: Person) -> str:
    answer = await captain.slash("server diagnostics")
    assert answer.private
    return answer.text


@pytest.mark.rule("T-29")
@pytest.mark.parametrize("command", ["server diagnostics", "server tables"])
async def test_only_moderators_may_use_server_commands(world: World, command: str) -> None:
    (ana,) = world.group("Ana")
    await world.allow_command("server", ana)
    answer = await ana.slash(command)
    assert answer.private
    assert says(answer, "T-29")


async def test_diagnostics_report_a_channel_without_problems(world: World) -> None:
    captain = world.person("Captain", moderator=True)
    text = await diagnosis(captain)
    assert says(text, "diagnosis-well")
    assert "I may: View Channel, Send Messages, Send Messages in Threads, Create Public Threads" in text


@pytest.mark.parametrize(
    ("taken", "told"),
    [
        ("send_messages", "**Send Messages:** I may not write here"),
        ("create_public_threads", "**Create Public Threads:** I may not open threads"),
        ("attach_files", "**Attach Files:** I may not attach pictures"),
    ],
)
async def test_diagnostics_name_missing_permissions_with_their_purpose(
    world: World, taken: str, told: str
) -> None:
    captain = world.person("Captain", moderator=True)
    world.forbid(taken)
    text = await diagnosis(captain)
    assert told in text
    assert not says(text, "diagnosis-well")
    assert says(text, "diagnosis-allow")


@pytest.mark.parametrize(
    ("code", "told"),
    [(50013, "does not let me write here"), (160005, "This thread is locked"), (30000, "(code 30000)")],
)
async def test_diagnostics_report_since_when_discord_refuses_messages(
    world: World, code: int, told: str
) -> None:
    captain, ana, bea = world.person("Captain", moderator=True), *world.group("Ana", "Bea")
    await open_table(ana)
    world.inject("*", f"/channels/{world.channel.id}/messages*", status=403, code=code, times=None)
    since = int(world.env.now().timestamp())
    await bea.click("@join")
    await world.wait(30)
    text = await diagnosis(captain)
    assert told in text
    assert any(f"<t:{since + late}:R>" in text for late in (0, 1, 2))
    elsewhere = world.guild.create_text_channel("quay")
    await world.env.settle()
    there = await captain.slash("server diagnostics", elsewhere)
    assert f"does not let me write: <#{world.channel.id}>" in there.text
    world.heal()
    await world.wait(60)
    await ana.slash("table show")
    await world.wait(3)
    assert told not in await diagnosis(captain)


async def test_diagnostics_name_allowed_channels_and_draining(world: World) -> None:
    captain = world.person("Captain", moderator=True)
    quay = world.guild.create_text_channel("quay")
    await world.env.settle()
    await world.save_settings(channels=(quay.id,))
    assert f"Tables may be opened in <#{quay.id}> only" in await diagnosis(captain)
    await world.bot.services.store.drain.begin()
    assert says(await diagnosis(captain), "diagnosis-drain")


async def listed(captain: Person) -> Message:
    answer = await captain.slash("server tables")
    assert answer.private
    return answer.posts[-1]


async def test_the_list_of_tables_says_when_there_are_none(world: World) -> None:
    captain = world.person("Captain", moderator=True)
    assert says(await listed(captain), "tables-none")


async def test_moderators_can_close_any_table_of_the_server(world: World) -> None:
    captain, (ana, bea, carl) = world.person("Captain", moderator=True), world.group("Ana", "Bea", "Carl")
    quay = world.guild.create_text_channel("quay")
    await world.env.settle()
    running = await start_table(ana, bea, carl)
    lobby = await open_table(bea, channel=quay)
    page = await listed(captain)
    assert f"**Skull King #{running}, <#{world.channel.id}>:** being played" in page.text
    assert f"**Skull King #{lobby}, <#{quay.id}>:** not begun yet" in page.text
    asked = (await captain.choose(page, "@server-table", f"table-{running}")).posts[-1]
    assert f"Close Skull King #{running}" in asked.text
    assert await world.status(running) == "running"
    (sure,) = asked.offering("@sure")
    after = (await captain.press(asked, sure)).posts[-1]
    assert says(after, "tables-closed")
    assert await world.status(running) == "cancelled"
    assert after.choice("@server-table").values == (f"table-{lobby}",)
    assert "over" in (await tap(captain, asked, sure.custom_id)).text


async def test_a_championship_is_ended_with_a_reason(world: World) -> None:
    captain, ana, bea = world.person("Captain", moderator=True), *world.group("Ana", "Bea")
    number = await announce(ana, bea, name="Copa *Mar*")
    page = await listed(captain)
    assert r"Copa \*Mar\*" in page.text
    asked = (await captain.choose(page, "@server-table", f"championship-{number}")).posts[-1]
    form = await captain.press(asked, asked.offering("@sure")[0])
    assert form.result.modal is not None
    await captain.member.submit_modal(form.result, {"typed": "Storm"})
    await world.wait(3)
    assert says(await listed(captain), "tables-none")


@pytest.mark.rule("T-11")
async def test_tables_of_another_server_are_neither_listed_nor_closed(world: World) -> None:
    captain, (ana,) = world.person("Captain", moderator=True), world.group("Ana")
    number = await open_table(ana)
    far = await world.bot.services.lobby.open(
        game="skull", host=ana.id, name="Ana", guild_id=world.guild.id + 1, channel_id=1, locale="en"
    )
    page = await listed(captain)
    assert page.choice("@server-table").values == (f"table-{number}",)
    for action in (f"1:{far.id}:0:@sure server-close", "1:999:0:@sure server-close"):
        assert says(await tap(captain, page, action), "T-11")
    assert says(await tap(captain, page, f"1:0:0:@server-table table-{far.id}"), "T-11")
    assert says(await tap(ana, page, f"1:{number}:0:@sure server-close"), "T-29")
    assert [await world.status(one) for one in (number, far.id)] == ["lobby", "lobby"]


@pytest.mark.rule("T-3")
@pytest.mark.parametrize(
    "action",
    ["@server-close", "@server-close x", "@server-tables -1", "@server-table ship-1", "@server-page x"],
)
async def test_forged_buttons_are_refused(world: World, action: str) -> None:
    captain, (ana,) = world.person("Captain", moderator=True), world.group("Ana")
    await open_table(ana)
    answer = await tap(captain, await listed(captain), f"1:0:0:{action}")
    assert says(answer, "T-3")


async def test_a_long_list_of_tables_has_pages(world: World) -> None:
    captain, (ana,) = world.person("Captain", moderator=True), world.group("Ana")
    for number in range(23):
        await world.bot.services.lobby.open(
            game="skull",
            host=ana.id + number,
            name="Ana",
            guild_id=world.guild.id,
            channel_id=world.channel.id,
            locale="en",
        )
    await world.wait(60)
    first = await listed(captain)
    assert "Page 1 of 2" in first.text
    second = (await captain.press(first, first.offering("@server-tables")[0])).posts[-1]
    shown = [*first.choice("@server-table").values, *second.choice("@server-table").values]
    assert len(shown) == len(set(shown)) == 23
    assert "Page 2 of 2" in second.text
