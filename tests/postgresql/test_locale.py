"""Texts sort in the same order on every server, whatever its locale says about letters and signs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import String

from bot.store import Store, championships, copying, emojis, schema, totals
from bot.store.copying import copy_all
from bot.store.engine import Statement
from bot.store.postgres import StoreSession
from tests.bot.store.store_values import everything
from tests.data.build import Content


def sorting() -> Iterator[tuple[Statement, int]]:
    """Yield the statements that sort by texts, each with the number of texts it sorts by."""
    yield emojis._ALL, 1
    yield championships._honours(True)[1], 1
    yield totals._RESULTS_OF_MATCHES, 1
    for table in schema.metadata.tables.values():
        texts = sum(isinstance(column.type, String) for column in copying.plain(table).primary_key)
        yield copying._paging(table, False), texts
        yield copying._paging(table, True), 2 * texts


def test_texts_are_sorted_by_code_point() -> None:
    """This reads the statements, as the test servers have no locale with another order."""
    for statement, texts in sorting():
        told = statement.compiled_for(StoreSession.dialect).sql
        assert told.count('COLLATE "C"') == texts, told


async def test_a_copy_in_pages_leaves_no_row_out(
    server_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "PAGE", 3)
    there = await Store.open(server_url)
    here = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'here.db'}")
    await Content(here).fill()
    copied = await copy_all(here.database, there.database)
    assert sum(one.rows for one in copied) > 300
    assert await everything(there) == await everything(here)
    for store in (here, there):
        await store.close()
