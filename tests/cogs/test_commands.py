"""Commands about people who have left the server, from outdated clients, or with invalid values.

Every command takes effect or is refused in private with a reason.
"""

from __future__ import annotations

from typing import Any

import pytest
import simcord.interactions as wire
from discord import app_commands
from simcord.results import InteractionResult

from bot.store.tables import list_live_tables
from tests.cogs.evening.scenes import role
from tests.sim.evening import start_table
from tests.sim.person import Answer, Person
from tests.sim.sentences import says
from tests.sim.world import World

MISTYPED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
STRING, INTEGER, USER, SUBCOMMAND = 3, 4, 6, 1


async def send_command(
    person: Person, command: str, *options: dict[str, Any], dm: bool = False, kind: int = 2
) -> Answer:
    """Send a command without a client's validation; `kind` 4 requests autocompletion."""
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
    # The simulated Discord also records command-tree errors that the bot has answered; drop them.
    noted = world.env._errors
    noted[:] = [error for error in noted if not isinstance(error, MISTYPED)]
    return person._answer(InteractionResult(world.env, record))


def option_payload(name: str, given: Any, kind: int = STRING, **more: Any) -> dict[str, Any]:
    """Return the payload of one option of a command."""
    return {"name": name, "type": kind, "value": given, **more}


async def begun(world: World) -> tuple[int, list[Person]]:
    people = world.group("Ana", "Bea", "Carl")
    number = await start_table(*people)
    return number, people


# ---- people who have left the server -------------------------------------------------------------------


async def test_a_player_who_left_the_server_can_be_kicked_and_replaced(world: World) -> None:
    number, (ana, bea, _) = await begun(world)
    world.guild.remove_member(bea.member)
    answer = await ana.slash_and_confirm("table kick", player=bea.member.user)
    assert says(answer, "kicked")
    assert "Bea" not in await world.seats(number)
    zoe = world.person("Zoe")
    answer = await ana.slash_and_confirm("table substitute", player=zoe.member, instead_of=bea.member.user)
    assert answer.private
    assert sorted(await world.seats(number)) == ["Ana", "Carl", "Zoe"]


async def test_stats_of_a_person_who_left_the_server_are_shown(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    world.guild.remove_member(bea.member)
    answer = await ana.slash("stats", player=bea.member.user)
    assert "Bea" in answer.text


@pytest.mark.rule("T-59")
async def test_a_person_outside_the_server_cannot_be_a_substitute(world: World) -> None:
    number, (ana, bea, _) = await begun(world)
    await bea.slash_and_confirm("table leave")
    zoe = world.person("Zoe")
    world.guild.remove_member(zoe.member)
    answer = await ana.slash_and_confirm("table substitute", player=zoe.member.user)
    assert answer.private
    assert says(answer, "T-59", player="Zoe")
    assert "Zoe" not in await world.seats(number)


# ---- commands that have changed ------------------------------------------------------------------------


@pytest.mark.rule("T-56")
async def test_unknown_commands_and_options_are_answered_as_changed(world: World) -> None:
    for command, options in (
        ("parrot", ()),
        ("table dance", ()),
        ("table", ()),
        ("table kick", ()),
        ("leaderboard", (option_payload("since", "month"),)),
    ):
        answer = await send_command(world.person("Ana", "fr"), command, *options)
        assert answer.private, command
        assert says(answer, "T-56", "fr"), command


async def test_autocompletion_of_a_removed_option_offers_nothing(world: World) -> None:
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
async def test_invalid_values_of_command_options_are_refused(world: World) -> None:
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
        assert says(answer, "T-55"), (command, option)
        assert await world.bot.services.store.read(list_live_tables) == [], (command, option)


async def test_rules_accepts_a_topics_title_in_any_case(world: World) -> None:
    ana = world.person("Ana", "es-ES")
    topics = await ana.member.autocomplete(world.channel, "rules", "topic", "")
    last = topics[-1]["name"]
    answer = await ana.slash("rules", topic=last.upper())
    assert answer.text.startswith(f"## {last}")


async def test_ruling_answers_a_text_of_thousands_of_characters(world: World) -> None:
    answer = await send_command(
        world.person("Ana"), "skullking ruling", option_payload("cards", "parrot 3, " * 600)
    )
    assert answer.private


# ---- where commands may be typed -----------------------------------------------------------------------


@pytest.mark.rule("T-57")
async def test_server_commands_sent_in_a_direct_message_are_refused(world: World) -> None:
    for command in (
        "leaderboard",
        "records",
        "skull leaderboard",
        "championship table",
    ):
        answer = await send_command(world.person("Ana"), command, dm=True)
        assert says(answer, "T-57"), command


# ---- to whom Discord shows commands ------------------------------------------------------------------------


async def test_server_and_boards_require_the_manage_messages_permission(world: World) -> None:
    manage_messages = 1 << 13
    sent = {one.name: one.to_dict(world.bot.tree) for one in world.bot.tree.get_commands()}
    limited = {name for name, told in sent.items() if told["default_member_permissions"] is not None}
    assert limited == {"server", "boards"}
    assert {sent[name]["default_member_permissions"] for name in limited} == {manage_messages}


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_a_moderator_by_role_opens_server_settings_from_their_settings(
    world: World, locale: str
) -> None:
    """Discord hides /server from these moderators; the roles page explains how to show it."""
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
