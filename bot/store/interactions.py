"""Interactions that have been answered, and the commands that Discord has."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import bindparam, delete, insert, select

from bot.store import schema
from bot.store.engine import Statement, Transaction

DISCORD_EPOCH_MS: Final = 1_420_070_400_000
"""The first millisecond of 2015, from which the upper bits of a Discord id count."""

_HASHES: Final = schema.command_hashes.c
_SENT: Final = Statement(select(_HASHES.hash, _HASHES.ids).where(_HASHES.scope == bindparam("scope")))
_DROP_SENT: Final = Statement(delete(schema.command_hashes).where(_HASHES.scope == bindparam("scope")))
_INSERT_SENT: Final = Statement(insert(schema.command_hashes))
_FORGET: Final = Statement(delete(schema.interactions).where(schema.interactions.c.id < bindparam("oldest")))


class SentCommands(NamedTuple):
    """The commands last sent to Discord: their hash, and Discord's ids of the slash commands by name."""

    hash: str
    ids: Mapping[str, int]


def get_sent_commands(tx: Transaction, scope: str) -> SentCommands | None:
    """Return the commands last sent to Discord for `scope`, None if never."""
    found = tx.first(_SENT, scope=scope)
    return None if found is None else SentCommands(*found)


def save_sent_commands(tx: Transaction, scope: str, sent: SentCommands) -> None:
    """Store the commands sent to Discord for `scope`."""
    tx.change(_DROP_SENT, scope=scope)
    tx.change(_INSERT_SENT, scope=scope, hash=sent.hash, ids=dict(sent.ids))


def forget_interactions(tx: Transaction, before: datetime) -> None:
    """Delete the interactions made before a moment: Discord repeats none after minutes."""
    tx.change(_FORGET, oldest=(int(before.timestamp() * 1000) - DISCORD_EPOCH_MS) << 22)
