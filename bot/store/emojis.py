"""The application's emojis as they were uploaded, and the drawing that each of them shows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import bindparam, delete, insert, select

from bot.store import schema
from bot.store.engine import Statement, Transaction
from bot.store.types import CodePoints

_COLUMNS: Final = schema.emojis.c
_BY_NAME: Final = CodePoints(_COLUMNS.name)
_ALL: Final = Statement(select(_COLUMNS.name, _COLUMNS.emoji_id, _COLUMNS.digest).order_by(_BY_NAME))
_DROP: Final = Statement(delete(schema.emojis).where(_COLUMNS.name == bindparam("name")))
_INSERT: Final = Statement(insert(schema.emojis))


class EmojiRow(NamedTuple):
    """An emoji that was uploaded; `digest` is that of its drawing."""

    name: str
    emoji_id: int
    digest: str


def list_emojis(tx: Transaction) -> list[EmojiRow]:
    """Return every emoji that was uploaded, by name."""
    return [EmojiRow(*row) for row in tx.rows(_ALL)]


def save_emojis(tx: Transaction, rows: Iterable[EmojiRow]) -> None:
    """Store these, each in place of the one with its name."""
    for row in rows:
        tx.change(_DROP, name=row.name)
        tx.change(_INSERT, **row._asdict())


def drop_emoji(tx: Transaction, name: str) -> None:
    """Delete the emoji with this name."""
    tx.change(_DROP, name=name)
