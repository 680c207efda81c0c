"""People who asked to be told of a table's results."""

from __future__ import annotations

from typing import Final

from sqlalchemy import and_, bindparam, delete, insert, select

from bot.store import schema
from bot.store.engine import Statement, Transaction, record

_COLUMNS: Final = schema.followers.c
_FOLLOWERS: Final = Statement(
    select(_COLUMNS.user_id).where(_COLUMNS.table_id == bindparam("table_id")).order_by(_COLUMNS.user_id)
)
_STOP: Final = Statement(
    delete(schema.followers).where(
        and_(_COLUMNS.table_id == bindparam("table_id"), _COLUMNS.user_id == bindparam("user_id"))
    )
)
_BEGIN: Final = Statement(insert(schema.followers))


def list_followers(tx: Transaction, table_id: int) -> list[int]:
    """Return the people who asked to be told of every round's end."""
    return [user_id for (user_id,) in tx.rows(_FOLLOWERS, table_id=table_id)]


def toggle_follower(tx: Transaction, table_id: int, user_id: int, interaction: int | None = None) -> bool:
    """Let a person follow a table, or stop following it; return whether they follow it now.

    Raises:
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    if tx.change(_STOP, table_id=table_id, user_id=user_id):
        return False
    tx.change(_BEGIN, table_id=table_id, user_id=user_id)
    return True
