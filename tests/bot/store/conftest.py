"""A store as the bot has it: each connection has a thread, and what is written is on disk."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.store import Store


@pytest.fixture
async def store(empty_url: str) -> AsyncIterator[Store]:
    """Yield an open store on a migrated database without rows."""
    opened = await Store.open(empty_url)
    yield opened
    await opened.close()
