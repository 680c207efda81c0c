"""Rejected requests and unparseable events each log one line and do not stop the bot."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
import simcord.interactions as wire
from discord.app_commands import AppCommandError

from bot.art.shown import Picture
from bot.courier import illustrations
from tests.sim.evening import open_table
from tests.sim.instant import Tap, payload_of
from tests.sim.world import World

CALLBACKS = "/interactions/*/callback"
REFUSALS = [(404, 10062), (400, 40060), (403, 50001), (403, 50013), (404, 10003), (404, 10015), (401, 0)]
PASSING = [(500, 0), (502, 0), (503, 0)]


async def draw_anything(_: Picture) -> bytes:
    """Return the same picture for anything."""
    return b"\x89PNG\r\n\x1a\n"


def records_since(caplog: pytest.LogCaptureFixture, since: int = 0) -> list[logging.LogRecord]:
    """Return the log records from index `since` on, without the warning that tests draw no pictures."""
    return [r for r in caplog.get_records("call")[since:] if r.name != illustrations.__name__]


@pytest.mark.parametrize("refusals", [REFUSALS, PASSING], ids=["refused", "passing"])
@pytest.mark.parametrize("how", ["command", "button", "panel", "refusal", "picture", "deferred"])
async def test_a_refused_answer_logs_one_line(
    world: World, caplog: pytest.LogCaptureFixture, how: str, refusals: list[tuple[int, int]]
) -> None:
    world.ignore_keys()
    ana = world.person("Ana")
    await open_table(ana)
    moderator = world.person("Mo", moderator=True)
    for status, code in refusals:
        bea = world.person(f"Bea {status} {code}")
        world.inject("POST", CALLBACKS, status=status, code=code, times=None)
        world.inject("*", "/webhooks/*", status=status, code=code, times=None)
        before = len(caplog.get_records("call"))
        if how == "command":
            await bea.slash("help")
        elif how == "picture":
            world.bot.courier.illustrations.draw = draw_anything
            await bea.slash("rules", game="skull-king")
        elif how == "deferred":
            await moderator.slash("boards time-zone", zone="Europe/Madrid")
        elif how == "refusal":
            await bea.slash_and_confirm("table kick", player=ana.member)
        else:
            await (ana if how == "panel" else bea).click("@rules" if how == "panel" else "@join")
        lines = records_since(caplog, before)
        assert len(lines) == 1, (status, code, [line.getMessage() for line in lines])
        assert lines[0].exc_info is None, (status, code)
        assert lines[0].levelno < logging.ERROR, (status, code)
        world.heal()
        assert (await bea.slash("help")).private, (status, code)


async def deliver_event(world: World, event: str, data: Any) -> None:
    """Deliver a gateway event that the simulated Discord has no record of."""
    with world.env._bot_scope():
        world.bot._connection.parsers[event](data)
    await world.env.settle()


def fields_of(payload: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """Yield the path of every field of the payload and of its parts, of a message only the first level."""
    for name, value in payload.items():
        yield (name,)
        if name == "message":
            yield from ((name, part) for part in value)
        elif isinstance(value, dict):
            yield from ((name, *path) for path in fields_of(value))


def damaged(payload: dict[str, Any], path: tuple[str, ...], how: str) -> dict[str, Any]:
    """Return the payload with the field at `path` missing or replaced by nonsense."""
    name, *inner = path
    if inner:
        return {**payload, name: damaged(payload[name], tuple(inner), how)}
    if how == "missing":
        return {key: value for key, value in payload.items() if key != name}
    return {**payload, name: "?" if how == "nonsense" else None}


def _command(world: World, user: int) -> dict[str, Any]:
    data = {"id": "5", "name": "rules", "type": 1, "options": [{"name": "game", "type": 3, "value": "skull"}]}
    _, payload = wire.base_payload(
        world.env.backend,
        type=2,
        channel_id=world.channel.id,
        guild_id=world.guild.id,
        user_id=user,
        data=data,
    )
    return dict(payload)


@pytest.mark.parametrize("kind", ["click", "page", "command", "autocomplete"])
async def test_an_unreadable_interaction_logs_one_line(
    world: World, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_table(ana)
    shown = world.table()
    if kind == "page":  # A click that changes the message on which it is.
        shown = (await bea.slash("rules", game="skull-king")).posts[-1]
    button = shown.offering("@rules")[0].custom_id

    def whole() -> dict[str, Any]:
        if kind in ("click", "page"):
            return payload_of(world, Tap(bea, shown, button))[1]
        return {**_command(world, bea.id), "type": 4 if kind == "autocomplete" else 2}

    for path, how in product(list(fields_of(whole())), ("missing", "nonsense", "null")):
        broken = damaged(whole(), path, how)  # Each interaction has an id of its own.
        before = len(caplog.get_records("call"))
        await deliver_event(world, "INTERACTION_CREATE", broken)
        lines = records_since(caplog, before)
        assert len(lines) <= 1, [line.getMessage() for line in lines]
        assert not any(line.exc_info for line in lines)
        # The only errors allowed are those of discord.py for unknown commands.
        assert all(isinstance(error, AppCommandError) for error in world.env.errors)
        world.env._errors.clear()
    assert world.bot.is_ready()
    assert (await bea.slash("help")).private


async def test_the_log_line_of_an_unreadable_command_quotes_no_value(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    (ana,) = world.group("Ana")
    payload = _command(world, ana.id)
    payload["data"]["options"] = [{"name": "game", "type": 6, "value": "green-7"}]
    before = len(caplog.get_records("call"))
    await deliver_event(world, "INTERACTION_CREATE", payload)
    (line,) = records_since(caplog, before)
    assert line.name == "bot.client.tree"
    assert "green-7" not in line.getMessage()


@pytest.mark.parametrize(
    ("part", "name"),
    [
        *(((), "token"), ((), "locale"), ((), "guild_locale"), (("member",), "nick")),
        *((("member", "user"), "username"), (("member", "user"), "global_name")),
    ],
)
async def test_a_field_of_the_wrong_type_logs_one_line(
    world: World, caplog: pytest.LogCaptureFixture, part: tuple[str, ...], name: str
) -> None:
    """The sender's next interaction is answered normally."""
    (ana,) = world.group("Ana")
    value: object
    for value in (7, True, ["en"], {"en": 1}):
        payload = _command(world, ana.id)
        inner = payload
        for key in part:
            inner[key] = inner = dict(inner[key])
        inner[name] = value
        before = len(caplog.get_records("call"))
        await deliver_event(world, "INTERACTION_CREATE", payload)
        (line,) = records_since(caplog, before)
        assert (line.levelno, line.exc_info) == (logging.WARNING, None), value
        assert f"its {name} is no text" in line.getMessage(), value
        assert not world.env.errors, value
        assert (await ana.slash("help")).private, value


@pytest.mark.parametrize("part", [(), ("member", "user")], ids=["the interaction", "the person"])
@pytest.mark.parametrize("number", [2**63, float(2**64), str(2**63), "9" * 5000])
async def test_an_id_that_is_too_large_logs_one_line(
    world: World, caplog: pytest.LogCaptureFixture, part: tuple[str, ...], number: object
) -> None:
    """The id does not fit into the database's integers."""
    (ana,) = world.group("Ana")
    payload = _command(world, ana.id)
    inner = payload
    for key in part:
        inner[key] = inner = dict(inner[key])
    inner["id"] = number
    before = len(caplog.get_records("call"))
    await deliver_event(world, "INTERACTION_CREATE", payload)
    await deliver_event(world, "GUILD_CREATE", {"id": number, "channels": [], "members": [], "roles": []})
    lines = records_since(caplog, before)
    assert [(line.levelno, line.exc_info) for line in lines] == [(logging.WARNING, None)] * 2
    assert not world.env.errors
    assert (await ana.slash("help")).private


async def test_an_unreadable_server_logs_one_line(world: World, caplog: pytest.LogCaptureFixture) -> None:
    (ana,) = world.group("Ana")
    data: Any
    for event, data in [
        ("GUILD_CREATE", {"id": "77", "channels": [{"type": 0}], "roles": None}),
        ("GUILD_UPDATE", {}),
        ("GUILD_ROLE_UPDATE", {"guild_id": str(world.guild.id), "role": None}),
        ("CHANNEL_UPDATE", {"id": "x"}),
        ("INTERACTION_CREATE", {}),
        ("INTERACTION_CREATE", None),
    ]:
        before = len(caplog.get_records("call"))
        await deliver_event(world, event, data)
        lines = records_since(caplog, before)
        assert [line.levelno for line in lines] == [logging.WARNING], (event, lines)
        assert event in lines[0].getMessage()
        assert "\n" not in lines[0].getMessage()
    assert (await ana.slash("help")).private
