"""Logging: one line for each record, and no level that reveals a hand."""

from __future__ import annotations

import asyncio
import inspect
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

from bot import logs
from bot.store import Store
from bot.store.people import set_preferences


@pytest.fixture(autouse=True)
def _restore_logging() -> Iterator[None]:
    """Restore the logging of other tests."""
    root = logging.getLogger()
    named = [logging.getLogger(name) for name in ("discord", "aiosqlite", "sqlalchemy", "alembic")]
    handlers, levels = root.handlers[:], [each.level for each in (root, *named)]
    # basicConfig(force=True) closes the existing handlers, which must not be pytest's own.
    root.handlers.clear()
    yield
    root.handlers[:] = handlers
    for each, level in zip((root, *named), levels, strict=True):
        each.setLevel(level)


def test_a_log_record_is_one_line_with_time_level_and_logger(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("INFO")
    logging.getLogger("bot.tables.service").info("Ana\n2026-01-01 ERROR forged\r%s", 1)
    (line,) = capsys.readouterr().err.splitlines()
    pattern = (
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ INFO     bot\.tables\.service: Ana\\n2026-01-01 ERROR forged\\r1"
    )
    assert re.fullmatch(pattern, line)


def test_a_traceback_follows_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("INFO")
    try:
        raise ValueError("broken mast")
    except ValueError:
        logging.getLogger("bot").exception("incident 7")
    first, *rest = capsys.readouterr().err.splitlines()
    assert first.endswith("ERROR    bot: incident 7")
    assert rest[-1] == "ValueError: broken mast"


@pytest.mark.parametrize("form", logs.FORMATS)
@pytest.mark.parametrize("name", ["discord.shard", "discord.client"])
def test_a_reconnect_is_logged_as_one_warning_line(
    name: str, form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.configure("INFO", form)
    logs.configure("INFO", form)
    shard = logging.getLogger(name)
    try:
        raise ConnectionResetError("Cannot write to\nclosing transport")
    except ConnectionResetError as error:
        shard.error("Attempting a reconnect for shard ID %s in %.2fs", 3, 1.5, exc_info=error)
        shard.exception("Ignoring exception in %s", "on_ready")
    first, *rest = capsys.readouterr().err.splitlines()
    assert "WARNING" in first
    assert "for shard ID 3 in 1.50s (ConnectionResetError Cannot write to" in first
    assert "Traceback" not in first
    assert "ERROR" in rest[0]
    assert "Traceback" in "".join(rest), "what is a fault keeps where it came from"


def test_discord_py_still_logs_reconnects_in_the_known_words() -> None:
    for module in (discord.client, discord.shard):
        assert any(f"'{words}" in inspect.getsource(module) for words in logs._RECONNECTS)


@pytest.mark.parametrize(("level", "discord"), [("DEBUG", "INFO"), ("INFO", "WARNING"), ("ERROR", "WARNING")])
def test_discord_py_logs_one_level_less_than_the_bot(level: str, discord: str) -> None:
    logs.configure(level)
    assert logging.getLogger("discord.http").getEffectiveLevel() == getattr(logging, discord)
    assert logging.getLogger("bot").getEffectiveLevel() == getattr(logging, level)


async def test_no_log_level_reveals_values_written_to_the_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.configure("DEBUG")
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/yohoho.db")
    await store.write(set_preferences, 1, {"secret": "mermaid-1"})
    await store.close()
    told = capsys.readouterr().err
    assert "INFO     bot.store.migrate: yohoho.db" in told
    assert "mermaid-1" not in told


def test_json_records_are_one_line_with_traceback_and_context(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("INFO", "json")
    with logs.log_context(user=2**60 + 1, interaction=7):
        logs.add_context(table=12)
        try:
            raise ValueError("broken mast")
        except ValueError:
            logging.getLogger("bot").exception("incident\n%s", "ñ")
    logging.getLogger("bot").info("later")
    first, second = map(json.loads, capsys.readouterr().err.splitlines())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", first.pop("time"))
    assert first.pop("traceback").endswith("ValueError: broken mast")
    assert first == {
        "level": "ERROR",
        "logger": "bot",
        "message": "incident\nñ",
        "user": str(2**60 + 1),
        "interaction": "7",
        "table": "12",
    }
    assert second.keys() == {"time", "level", "logger", "message"}


def test_warnings_in_text_format_end_with_their_context(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("INFO")
    with logs.log_context(user=34, interaction=56):
        logs.add_context(table=12)
        logging.getLogger("bot").warning("no wind")
        logging.getLogger("bot").info("all is well")
    logs.add_context(table=13)
    logging.getLogger("bot").warning("no wind")
    warned, told, later = capsys.readouterr().err.splitlines()
    assert warned.endswith("no wind [user 34, interaction 56, table 12]")
    assert told.endswith("all is well")
    assert later.endswith("no wind")


async def test_a_background_task_does_not_inherit_the_clickers_context() -> None:
    async def plays() -> dict[str, int]:
        logs.set_context(table=5)
        await asyncio.sleep(0)
        logs.add_context(championship=3)
        return dict(logs.subjects())

    with logs.log_context(user=1, interaction=2):
        task = asyncio.create_task(plays())
        await task
        assert logs.subjects() == {"user": 1, "interaction": 2}
    assert task.result() == {"table": 5, "championship": 3}
    assert logs.subjects() == {}


@pytest.mark.parametrize("form", logs.FORMATS)
def test_configuration_returns_the_configured_level_and_format(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.configure("WARNING", form)
    assert logs.configuration() == ("WARNING", form)
