"""A soak world of one match, on which the tests plant what its checks must find."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bench.soak.world import World, world
from bench.start import fill
from tests.sim.shortcuts import quick_store


@pytest.fixture
async def soak(tmp_path: Path, empty_database: Path) -> AsyncIterator[World]:
    """Yield a soak world without a bot, in which one match of Skull King waits for a person."""
    shutil.copy(empty_database, tmp_path / "soak.db")
    async with world(tmp_path, 1, 1.0, ("skull-king",)) as made:
        for person in made.discord.people:
            person.dm = made.discord.new_id()
            made.discord._readers[person.dm] = person
        with quick_store():
            await fill(made.file, made.discord)
        yield made
