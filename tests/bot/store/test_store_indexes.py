"""The tables of a channel, a server or a person are found without reading all live tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Store
from bot.store import tables as rows
from bot.store.engine import Statement
from tests.bot.store.store_values import lobby, plan

LIVE_TABLES = "ix_tables_status (status=?)"
"""The step of a plan that reads every live table."""
QUERIES = {
    "the tables of a channel": rows._IN_CHANNEL,
    "the tables of a server": rows._ON_SERVER,
    "the tables of a host or organiser": rows._IN_CHARGE,
    "the tables of a player": rows._OF,
    "the tables somebody has opened": rows._UNFINISHED,
    "the recent tables of a channel": rows._RECENT,
}


@pytest.mark.sqlite
@pytest.mark.parametrize("query", QUERIES.values(), ids=QUERIES)
async def test_a_query_about_few_tables_does_not_read_all_live_tables(
    store: Store, file: Path, query: Statement
) -> None:
    await lobby(store)
    values = dict.fromkeys(("channel_id", "guild_id", "user_id", "who", "since"), 1)
    steps = plan(file, query, **values)
    assert [step for step in steps if step.startswith("SCAN") or LIVE_TABLES in step] == []
