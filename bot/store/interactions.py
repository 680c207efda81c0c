"""Interactions that have been answered, and the commands that Discord has."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy import bindparam, delete, insert, select

from bot.store import schema
from bot.store.engine import Statement, Transaction

DISCORD_EPOCH_MS: Final = 1_420_070_400_000
"""The first millisecond of 2015, from which the upper bits of a Discord id count."""

_HASHES: Final = schema.command_hashes.c
_HASH: Final = Statement(select(_HASHES.hash).where(_HASHES.scope == bindparam("scope")))
_DROP_HASH: Final = Statement(delete(schema.command_hashes).where(_HASHES.scope == bindparam("scope")))
_INSERT_HASH: Final = Statement(insert(schema.command_hashes))
_FORGET: Final = Statement(delete(schema.interactions).where(schema.interactions.c.id < bindparam("oldest")))


def get_command_hash(tx: Transaction, scope: str) -> str | None:
    """Return the hash of the commands last sent to Discord for `scope`, None if never."""
    found = tx.first(_HASH, scope=scope)
    return None if found is None else str(found[0])


def save_command_hash(tx: Transaction, scope: str, hash: str) -> None:
    """Store the hash of the commands sent to Discord for `scope`."""
    tx.change(_DROP_HASH, scope=scope)
    tx.change(_INSERT_HASH, scope=scope, hash=hash)


def forget_interactions(tx: Transaction, before: datetime) -> None:
    """Delete the interactions made before a moment: Discord repeats none after minutes."""
    tx.change(_FORGET, oldest=(int(before.timestamp() * 1000) - DISCORD_EPOCH_MS) << 22)
