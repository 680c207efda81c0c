"""Command hashes are stored by scope, and old interactions are forgotten."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.errors import Duplicate
from bot.store import Store
from bot.store.interactions import forget_interactions, get_command_hash, save_command_hash
from tests.bot.store.store_values import NOON, everything, lobby


def made_at(seconds: int) -> int:
    """Return a Discord id created so many seconds after noon."""
    milliseconds = int((NOON + timedelta(seconds=seconds)).timestamp() * 1000) - 1_420_070_400_000
    return milliseconds << 22


async def test_command_hashes_are_kept_by_scope(store: Store) -> None:
    assert await store.read(get_command_hash, "1/global") is None
    for scope, text in (("1/global", "aa"), ("1/2", "bb"), ("1/global", "cc")):
        await store.write(save_command_hash, scope, text)
    assert await store.read(get_command_hash, "1/global") == "cc"
    assert await store.read(get_command_hash, "1/2") == "bb"


async def test_old_interactions_are_forgotten_by_the_time_in_their_id(store: Store) -> None:
    for seconds in (-60, 0, 60):
        await lobby(store, interaction=made_at(seconds))
    await store.write(forget_interactions, NOON)
    assert (await everything(store))["interactions"] == [(made_at(0),), (made_at(60),)]
    with pytest.raises(Duplicate):
        await lobby(store, interaction=made_at(0))
