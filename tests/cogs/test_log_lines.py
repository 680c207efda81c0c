"""Log lines for programs: which table, person and interaction each is about."""

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
from tests.sim.evening import open_table, start
from tests.sim.person import Answer
from tests.sim.world import World


class Lines(logging.Handler):
    """A log handler that parses the records from WARNING on, as a program would."""

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
    """Return the table, user and interaction of the one line of this logger."""
    (line,) = [line for line in lines.read if line["logger"] == logger]
    return {name: line[name] for name in ("table", "user", "interaction") if name in line}


def interaction_of(answer: Answer) -> str:
    return str(answer.result._interaction.id)


async def fails(*_: Any, **__: Any) -> None:
    raise Unavailable("the disk is full")


async def test_a_click_that_fails_is_found_by_its_table_its_person_and_its_interaction(
    world: World, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people)
    await start(people[0], number)
    await people[1].opens_panel()
    monkeypatch.setattr(world.bot.services.store.matches, "append", fails)
    answer = await people[1].bids(1)
    told = {"table": str(number), "user": str(people[1].id), "interaction": interaction_of(answer)}
    assert context_of(lines, "bot.client.answers") == told
    (line,) = (line for line in lines.read if line["logger"] == "bot.client.answers")
    assert line["message"].endswith("the disk is full")
    assert "traceback" not in line, "a full disk fills no log"


@pytest.mark.sqlite
@pytest.mark.parametrize("lock", ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])
async def test_a_click_on_a_locked_database_is_one_line(world: World, lines: Lines, lock: str) -> None:
    people = world.group("Ana", "Bea", "Carl")
    await start(people[0], await open_table(*people))
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


async def test_a_command_that_fails_is_found_in_the_same_way(
    world: World, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    monkeypatch.setattr(world.bot.services.store.matches, "end", fails)
    answer = await ana.slash_and_confirm("table cancel")
    told = {"table": str(number), "user": str(ana.id), "interaction": interaction_of(answer)}
    assert context_of(lines, "bot.client.answers") == told


async def test_what_a_table_does_by_itself_is_about_the_table_alone(
    world: World, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.save_settings(timer="60s", threads="never")
    people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people)
    await start(people[0], number)
    for person in people:
        await person.opens_panel()
    monkeypatch.setattr(world.bot.services.store.matches, "append", fails)
    await world.wait(85)
    assert context_of(lines, "bot.tables.clock") == {"table": str(number)}
    await world.wait(60)
    tries = [line for line in lines.read if line["logger"] == "bot.tables.clock"]
    assert len(tries) == 3, "half a minute lies between two tries, whatever is read meanwhile"


async def test_a_refused_channel_is_found_by_the_table_that_was_to_be_shown(
    world: World, lines: Lines
) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana)
    world.inject("*", f"/channels/{world.channel.id}/messages*", status=403, code=50001, times=None)
    await bea.click("Join")
    await world.wait(3)
    assert context_of(lines, "bot.courier.silence") == {"table": str(number)}
