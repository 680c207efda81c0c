"""Sent commands are stored by scope, and old interactions are forgotten."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.errors import Duplicate
from bot.store import Store
from bot.store.interactions import (
    SentCommands,
    forget_interactions,
    get_sent_commands,
    save_sent_commands,
)
from tests.bot.store.store_values import NOON, everything, lobby


def made_at(seconds: int) -> int:
    """Return a Discord id created so many seconds after noon."""
    milliseconds = int((NOON + timedelta(seconds=seconds)).timestamp() * 1000) - 1_420_070_400_000
    return milliseconds << 22


async def test_sent_commands_are_kept_by_scope(store: Store) -> None:
    assert await store.read(get_sent_commands, "1/global") is None
    old, other, new = (SentCommands(text, {"help": 2**62 + len(text)}) for text in ("a", "bb", "ccc"))
    for scope, sent in (("1/global", old), ("1/2", other), ("1/global", new)):
        await store.write(save_sent_commands, scope, sent)
    assert await store.read(get_sent_commands, "1/global") == new
    assert await store.read(get_sent_commands, "1/2") == other


async def test_old_interactions_are_forgotten_by_the_time_in_their_id(store: Store) -> None:
    for seconds in (-60, 0, 60):
        await lobby(store, interaction=made_at(seconds))
    await store.write(forget_interactions, NOON)
    assert (await everything(store))["interactions"] == [(made_at(0),), (made_at(60),)]
    with pytest.raises(Duplicate):
        await lobby(store, interaction=made_at(0))
