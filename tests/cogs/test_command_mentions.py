"""Messages mention commands by the ids that Discord gave them, and name commands while ids are unknown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.client.sync import send_commands
from bot.store.interactions import SentCommands, get_sent_commands, save_sent_commands
from tests.sim.evening import open_table, play_match, start_table
from tests.sim.laws import bodies
from tests.sim.sentences import says
from tests.sim.world import World

MENTION = re.compile(r"</([^:\n]+):(\d+)>")


async def restart(world: World) -> None:
    """Restart the bot, which mentions commands from now on."""
    world.mentions = True
    await world.crash()


def mentioned(text: str) -> set[str]:
    return {name for name, _ in MENTION.findall(text)}


async def ids(world: World) -> dict[str, int]:
    """Return Discord's ids of the commands."""
    return {command.name: command.id for command in await world.bot.tree.fetch_commands()}


def syncs(world: World) -> int:
    return len(world.requests("PUT", "/commands"))


async def test_help_and_refusals_name_commands_while_their_ids_are_unknown(world: World) -> None:
    ana = world.person("Ana")
    assert "/skullking new" in (await ana.slash("help")).text
    refused = await ana.slash("replay", match="#99")
    assert says(refused, "T-98")
    assert "/history" in refused.text
    assert not mentioned(refused.text)


@pytest.mark.parametrize("locale", ["en-US", "es-419", "fr"])
async def test_help_and_refusals_mention_commands_with_their_english_names(world: World, locale: str) -> None:
    await restart(world)
    ana = world.person("Ana", locale)
    answers = [await ana.slash("help"), await ana.slash("replay", match="#99")]
    expected = {"skullking new", "hearts new", "skull new", "table mine", "championship new", "history"}
    assert expected <= mentioned(answers[0].text)
    assert mentioned(answers[1].text) == {"history"}
    known = await ids(world)
    for answer in answers:
        for name, number in MENTION.findall(answer.text):
            assert known[name.split()[0]] == int(number)


async def test_a_restart_without_a_sync_still_mentions_commands(world: World) -> None:
    before = syncs(world)
    for _ in range(2):
        await restart(world)
        assert "history" in mentioned((await world.person("Ana").slash("replay", match="#99")).text)
    assert syncs(world) == before
    assert not world.requests("GET", "/commands")


async def test_changed_commands_bring_new_ids(world: World) -> None:
    scope, store = f"{world.bot.application_id}/global", world.bot.services.store
    sent = await store.read(get_sent_commands, scope)
    assert sent is not None
    await store.write(save_sent_commands, scope, SentCommands("older", {"history": 1}))
    await restart(world)
    assert await world.bot.services.store.read(get_sent_commands, scope) == sent
    answer = await world.person("Ana").slash("replay", match="#99")
    assert f"</history:{(await ids(world))['history']}>" in answer.text


async def test_direct_messages_mention_only_commands_that_work_there(world: World) -> None:
    await restart(world)
    answer = await world.person("Ana").slash_in_dm("help")
    assert "/skullking new" in answer.text
    names = mentioned(answer.text)
    assert {"rules", "history", "settings", "table mine", "skullking new"} <= names
    assert not {"leaderboard", "championship new"} & names


async def test_names_that_people_have_chosen_are_not_mentioned(world: World) -> None:
    await restart(world)
    names = "/help", "/table back", "</help:5>"
    people = world.group(*names)
    number = await open_table(*people)
    text = world.table(number).text.replace("\\", "")
    assert all(name in text for name in names)
    assert mentioned(world.table(number).text) == set()


async def test_every_name_belongs_to_one_command_and_groups_have_none(world: World) -> None:
    known = await send_commands(world.bot, None, world.bot.services.store)
    names = [name for command in known for name in command.names]
    assert len(names) == len(set(names))
    assert {"table back", "mesa volver", "table retour", "skullking new", "skullking nueva"} <= set(names)
    assert not {"table", "mesa", "skullking", "server", "boards"} & set(names)
    closed = {MENTION.findall(command.mention)[0][0] for command in known if command.server_only}
    assert {"server settings", "championship new", "table kick", "skullking leaderboard"} <= closed
    assert not {"help", "rules", "table back", "skullking new"} & closed


async def test_commands_of_one_server_have_the_ids_of_that_server(world: World) -> None:
    everywhere = {command.mention for command in await send_commands(world.bot, None)}
    here = {command.mention for command in await send_commands(world.bot, world.guild.id)}
    assert mentioned(" ".join(here)) == mentioned(" ".join(everywhere))
    assert not here & everywhere


def strings(data: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Yield every text in a payload with its key."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from strings(value, name)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from strings(value, key)
    elif isinstance(data, str):
        yield key, data


async def test_an_evening_mentions_commands_only_where_discord_shows_mentions(world: World) -> None:
    await restart(world)
    await world.shorten_matches(1)
    ana, bea = world.group("Ana", "Bea")
    for command in ("settings", "privacy", "about", "rules", "table show", "table back", "leaderboard"):
        await ana.slash(command)
    await play_match(world, (ana, bea), await start_table(ana, bea, robots=1))
    sent = [body for request in world.env.http_requests for body in bodies(request)]
    shown = [(key, text) for body in sent for key, text in strings(body) if "</" in text]
    assert shown
    assert {key for key, _ in shown} <= {"content", "description"}
    known = await ids(world)
    for _, text in shown:
        assert all(known[name.split()[0]] == int(number) for name, number in MENTION.findall(text))
