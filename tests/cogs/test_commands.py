"""Commands typed about people who have left, by an old client, or with values that no client offers.

Each does what was asked, or says in one private sentence why not.
"""

from __future__ import annotations

from typing import Any

import pytest
import simcord.interactions as wire
from discord import app_commands
from simcord.results import InteractionResult

from tests.cogs.evening.scenes import role
from tests.sim.evening import open_table, start
from tests.sim.person import Answer, Person
from tests.sim.world import World

MISTYPED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
STRING, INTEGER, USER, SUBCOMMAND = 3, 4, 6, 1


async def send_command(
    person: Person, command: str, *options: dict[str, Any], dm: bool = False, kind: int = 2
) -> Answer:
    """Send a command as from a client that checks nothing; `kind` 4 asks for suggestions."""
    world = person.world
    backend = world.env.backend
    name, *sub = command.split()
    said: list[dict[str, Any]] = list(options)
    for word in reversed(sub):
        said = [{"name": word, "type": SUBCOMMAND, "options": said}]
    channel = person.member.user.dm_channel if dm else world.channel
    record, payload = wire.base_payload(
        backend,
        type=kind,
        channel_id=channel.id,
        guild_id=None if dm else world.guild.id,
        user_id=person.id,
        data={"id": "1", "name": name, "type": 1, "options": said},
    )
    backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    # The simulated Discord records errors of the command tree, even those the bot has answered.
    noted = world.env._errors
    noted[:] = [error for error in noted if not isinstance(error, MISTYPED)]
    return person._answer(InteractionResult(world.env, record))


def option_payload(name: str, given: Any, kind: int = STRING, **more: Any) -> dict[str, Any]:
    """Return the payload of one option of a command."""
    return {"name": name, "type": kind, "value": given, **more}


async def begun(world: World) -> tuple[int, list[Person]]:
    people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people)
    await start(people[0], number)
    return number, people


# ---- people who have left the server -------------------------------------------------------------------


async def test_somebody_who_has_left_the_server_is_kicked_and_replaced(world: World) -> None:
    number, (ana, bea, carl) = await begun(world)
    world.guild.remove_member(bea.member)
    answer = await ana.slash_and_confirm("table kick", player=bea.member.user)
    assert "A robot plays" in answer.text
    assert "Bea" not in await world.seats(number)
    zoe = world.person("Zoe")
    answer = await ana.slash_and_confirm("table substitute", player=zoe.member, instead_of=bea.member.user)
    assert answer.private
    assert sorted(await world.seats(number)) == ["Ana", "Carl", "Zoe"]
    assert carl


async def test_results_of_somebody_who_has_left_the_server(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    world.guild.remove_member(bea.member)
    answer = await ana.slash("stats", player=bea.member.user)
    assert "Bea" in answer.text


@pytest.mark.rule("T-59")
async def test_nobody_sits_down_who_is_not_on_the_server(world: World) -> None:
    number, (ana, bea, _) = await begun(world)
    await bea.slash_and_confirm("table leave")
    zoe = world.person("Zoe")
    world.guild.remove_member(zoe.member)
    answer = await ana.slash_and_confirm("table substitute", player=zoe.member.user)
    assert answer.private
    assert "Zoe is not on this server" in answer.text
    assert "Zoe" not in await world.seats(number)


# ---- commands that have changed ------------------------------------------------------------------------


@pytest.mark.rule("T-56")
async def test_a_command_that_has_changed_says_so(world: World) -> None:
    for command, options in (
        ("parrot", ()),
        ("table dance", ()),
        ("table", ()),
        ("table kick", ()),
        ("leaderboard", (option_payload("since", "month"),)),
    ):
        answer = await send_command(world.person("Ana", "fr"), command, *options)
        assert answer.private, command
        assert "Cette commande a changé" in answer.text, command


async def test_nothing_is_suggested_for_an_option_that_is_gone(world: World) -> None:
    for command in (
        "parrot",
        "rules",
    ):
        answer = await send_command(
            world.person("Ana"), command, option_payload("chapter", "x", focused=True), kind=4
        )
        assert not answer.posts, command


# ---- values that no client offers ----------------------------------------------------------------------


@pytest.mark.rule("T-55")
async def test_a_value_outside_the_choices_is_refused(world: World) -> None:
    for command, option in (
        ("leaderboard", option_payload("game", "poker")),
        ("stats", option_payload("game", "../skull")),
        ("stats", option_payload("player", "123", USER)),
        ("rules", option_payload("game", "poker")),
        ("rules", option_payload("topic", "the weather")),
        ("skullking new", option_payload("preset", "cheating")),
        ("skullking new", option_payload("language", "tlh")),
        ("skullking new", option_payload("timer", "1s")),
        ("hearts new", option_payload("players", 99, INTEGER)),
        ("hearts new", option_payload("players", "many", INTEGER)),
        ("championship new", option_payload("game", "poker")),
        ("championship new", option_payload("format", "duel")),
        ("championship new", option_payload("name", "x" * 500)),
        ("championship standings", option_payload("season", "x" * 500)),
        ("championship standings", option_payload("public", "yes")),
        ("skullking ruling", option_payload("edition", "first")),
    ):
        cards = [option_payload("cards", "parrot 3")] if command.endswith("ruling") else []
        answer = await send_command(world.person("Ana"), command, *cards, option)
        assert answer.private, (command, option)
        assert "This cannot be used here" in answer.text, (command, option)
        assert await world.bot.services.store.tables.live() == [], (command, option)


async def test_a_topic_may_be_typed_by_its_title(world: World) -> None:
    ana = world.person("Ana", "es-ES")
    topics = await ana.member.autocomplete(world.channel, "rules", "topic", "")
    last = topics[-1]["name"]
    answer = await ana.slash("rules", topic=last.upper())
    assert answer.text.startswith(f"## {last}")


async def test_the_judge_takes_a_text_of_any_length(world: World) -> None:
    answer = await send_command(
        world.person("Ana"), "skullking ruling", option_payload("cards", "parrot 3, " * 600)
    )
    assert answer.private


# ---- where commands may be typed -----------------------------------------------------------------------


@pytest.mark.rule("T-57")
async def test_commands_for_servers_say_so_in_a_direct_message(world: World) -> None:
    for command in (
        "leaderboard",
        "records",
        "skull leaderboard",
        "skull new",
        "championship table",
    ):
        answer = await send_command(world.person("Ana"), command, dm=True)
        assert "only be done on a server" in answer.text, command


# ---- whom Discord shows them to ---------------------------------------------------------------------------


async def test_discord_shows_moderators_commands_only_to_moderators(world: World) -> None:
    manage_messages = 1 << 13
    sent = {one.name: one.to_dict(world.bot.tree) for one in world.bot.tree.get_commands()}
    limited = {name for name, told in sent.items() if told["default_member_permissions"] is not None}
    assert limited == {"server", "boards"}
    assert {sent[name]["default_member_permissions"] for name in limited} == {manage_messages}


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_a_moderator_by_role_reaches_the_servers_settings_from_their_own(
    world: World, locale: str
) -> None:
    """Discord does not show them /server; the page about roles says how a server changes that."""
    ana, bea = world.group("Ana", "Bea", locale=locale)
    await world.save_settings(moderator_role=role(world, ana))
    assert not (await bea.slash("settings")).posts[-1].offering("@server-page")
    own = (await ana.slash("settings")).posts[-1]
    page = (await ana.press(own, own.offering("@server-page")[0])).posts[-1]
    roles = (await ana.choose(page, "@server-page", "roles")).posts[-1]
    name = {"en-US": "/boards", "es-ES": "/clasificaciones", "fr": "/classements"}[locale]
    assert name in roles.text
    direct = ana._answer(await ana.member.user.slash("settings"))
    assert not direct.posts[-1].offering("@server-page")
