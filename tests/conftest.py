"""What tests of the running bot share."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.sim.world import World, opened


@pytest.fixture
async def world(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[World]:
    """A server with the bot on it. Whatever a test does there, no error may be logged."""
    caplog.set_level(logging.INFO)
    async with opened(tmp_path / "yohoho.db") as world:
        yield world
        await world.env.settle()
    world.check([*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.records])
