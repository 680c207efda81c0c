"""JSON log lines name the table, person and interaction of an error."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from bot import logs
from bot.errors import Unavailable
from bot.store.matches import append_input, end_table
from tests.sim.evening import open_table, start_table
from tests.sim.person import Answer
from tests.sim.units import intercept
from tests.sim.world import World


class Lines(logging.Handler):
    """A log handler that formats records from WARNING up as JSON and parses the JSON."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.setFormatter(logs.Json())
        self.read: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.read.append(json.loads(self.format(record)))


@pytest.fixture
def lines() -> Iterator[Lines]:
    handler = Lines()
    logging.getLogger("bot").addHandler(handler)
    yield handler
    logging.getLogger("bot").removeHandler(handler)


def context_of(lines: Lines, logger: str) -> dict[str, Any]:
    """Return the table, user and interaction in this logger's only line."""
    (line,) = [line for line in lines.read if line["logger"] == logger]
    return {name: line[name] for name in ("table", "user", "interaction") if name in line}


def interaction_of(answer: Answer) -> str:
    return str(answer.result._interaction.id)


async def fails(*_: Any, **__: Any) -> None:
    raise Unavailable("the disk is full")


async def test_the_log_line_of_a_failed_click_names_table_person_and_interaction(
    world: World, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await start_table(*people)
    await people[1].opens_panel()
    intercept(monkeypatch, world.bot.services.store, append_input, fails)
    answer = await people[1].bids(1)
    told = {"table": str(number), "user": str(people[1].id), "interaction": interaction_of(answer)}
    assert context_of(lines, "bot.client.answers") == told
    (line,) = (line for line in lines.read if line["logger"] == "bot.client.answers")
    assert line["message"].endswith("the disk is full")
    assert "traceback" not in line, "a full disk fills no log"


@pytest.mark.sqlite
@pytest.mark.parametrize("lock", ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])
async def test_a_click_on_a_locked_database_logs_one_line(world: World, lines: Lines, lock: str) -> None:
    people = world.group("Ana", "Bea", "Carl")
    await start_table(*people)
    await people[1].opens_panel()
    lines.read.clear()
    with closing(sqlite3.connect(world.database, isolation_level=None)) as other:
        other.execute(lock)
        await people[1].bids(1)
        other.execute("ROLLBACK")
    (line,) = lines.read
    assert line["logger"] == "bot.client.answers"
    assert "locked" in line["message"]
    assert "traceback" not in line


async def test_the_log_line_of_a_failed_command_names_table_and_person(
    world: World, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    intercept(monkeypatch, world.bot.services.store, end_table, fails)
    answer = await ana.slash_and_confirm("table cancel")
    told = {"table": str(number), "user": str(ana.id), "interaction": interaction_of(answer)}
    assert context_of(lines, "bot.client.answers") == told


async def test_the_log_line_of_a_failed_deadline_names_only_the_table(
    world: World, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.save_settings(timer="60s", threads="never")
    people = world.group("Ana", "Bea", "Carl")
    number = await start_table(*people)
    for person in people:
        await person.opens_panel()
    intercept(monkeypatch, world.bot.services.store, append_input, fails)
    await world.wait(85)
    assert context_of(lines, "bot.tables.clock") == {"table": str(number)}
    await world.wait(60)
    tries = [line for line in lines.read if line["logger"] == "bot.tables.clock"]
    assert len(tries) == 3, "half a minute lies between two tries, whatever is read meanwhile"


async def test_the_log_line_of_a_forbidden_channel_names_the_table(world: World, lines: Lines) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana)
    world.inject("*", f"/channels/{world.channel.id}/messages*", status=403, code=50001, times=None)
    await bea.click("@join")
    await world.wait(3)
    assert context_of(lines, "bot.courier.silence") == {"table": str(number)}
