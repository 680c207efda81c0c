"""Logging: one line a record, and no level that tells a hand."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import logs
from bot.store import Store


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    """Leave logging as the other tests found it."""
    root = logging.getLogger()
    named = [logging.getLogger(name) for name in ("discord", "aiosqlite", "sqlalchemy", "alembic")]
    handlers, levels = root.handlers[:], [each.level for each in (root, *named)]
    # basicConfig(force=True) closes what it finds: pytest's own handlers are none of its business.
    root.handlers.clear()
    yield
    root.handlers[:] = handlers
    for each, level in zip((root, *named), levels, strict=True):
        each.setLevel(level)


def test_a_record_is_one_line_with_time_level_and_logger(capsys: pytest.CaptureFixture[str]) -> None:
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


@pytest.mark.parametrize(("level", "discord"), [("DEBUG", "INFO"), ("INFO", "WARNING"), ("ERROR", "WARNING")])
def test_discord_speaks_only_of_what_matters(level: str, discord: str) -> None:
    logs.configure(level)
    assert logging.getLogger("discord.http").getEffectiveLevel() == getattr(logging, discord)
    assert logging.getLogger("bot").getEffectiveLevel() == getattr(logging, level)


async def test_no_level_tells_what_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("DEBUG")
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/yohoho.db")
    await store.people.set_preferences(1, {"secret": "mermaid-1"})
    await store.close()
    told = capsys.readouterr().err
    assert "INFO     bot.store.migrate: yohoho.db" in told
    assert "mermaid-1" not in told
