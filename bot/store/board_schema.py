"""The database's tables of leaderboards; `bot.store.schema` is the whole of it.

Sums and ratings say nothing that results do not: they can be made anew from those at any time.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    true,
)

from bot.store.types import Moment, metadata


def _ids(*names: str) -> tuple[Column[int], ...]:
    """Columns of Discord ids in a key."""
    return tuple(Column(name, BigInteger, primary_key=True, autoincrement=False) for name in names)


calendars: Final = Table(
    "calendars",
    metadata,
    *_ids("guild_id"),
    Column("zone", String, nullable=False, server_default="UTC"),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("last_at", Moment),
    Column("counted", Boolean, nullable=False, server_default=true()),
)

seasons: Final = Table(
    "seasons",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("started_at", Moment, nullable=False),
    Column("started_by", BigInteger, nullable=False),
    Column("reason", String, nullable=False),
    Column("ended_at", Moment),
    Column("ended_by", BigInteger),
    Column("end_reason", String),
    Index(None, "guild_id", "started_at"),
    # Sums of a season are kept under its id: ids are not used twice.
    sqlite_autoincrement=True,
)

_OF_A_BOARD: Final = ("guild_id", "alone", "game", "period")

totals: Final = Table(
    "totals",
    metadata,
    *_ids("guild_id"),
    Column("alone", Boolean, primary_key=True),
    Column("game", String, primary_key=True),
    Column("period", String, primary_key=True),
    *_ids("user_id"),
    Column("name", String, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("whole", Integer, nullable=False),
    # What boards compare; none where there is nothing to compare.
    Column("wins", Integer),
    Column("average", Float),
    Column("accuracy", Float),
    Column("podiums", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("bids", Integer, nullable=False),
    Column("exact", Integer, nullable=False),
    Index("ix_totals_wins", *_OF_A_BOARD, "wins", "user_id"),
    Index("ix_totals_average", *_OF_A_BOARD, "average", "user_id"),
    Index("ix_totals_accuracy", *_OF_A_BOARD, "accuracy", "user_id"),
    Index("ix_totals_user_id", "user_id", "alone", "period"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    *_ids("guild_id"),
    Column("game", String, primary_key=True),
    *_ids("user_id"),
    Column("name", String, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Index("ix_ratings_shown", "guild_id", "game", "shown", "user_id"),
    Index(None, "user_id"),
)

tallies: Final = Table(
    "tallies",
    metadata,
    *_ids("user_id", "guild_id"),
    Column("game", String, primary_key=True),
    Column("period", String, primary_key=True),
    Column("fact", String, primary_key=True),
    Column("value", Integer, nullable=False),
    # Whose it is comes from the row: with it, this one would be read for a person's tallies, too.
    Index("ix_tallies_value", "guild_id", "game", "period", "fact", "value"),
)

forms: Final = Table(
    "forms",
    metadata,
    *_ids("user_id", "guild_id"),
    Column("game", String, primary_key=True),
    Column("streak", Integer, nullable=False),
    Column("finishes", JSON, nullable=False),
    Index(None, "guild_id"),
)

rivals: Final = Table(
    "rivals",
    metadata,
    *_ids("user_id", "guild_id"),
    Column("game", String, primary_key=True),
    *_ids("rival_id"),
    Column("name", String, nullable=False),
    Column("met", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    Index("ix_rivals_behind", "guild_id", "game", "user_id", "behind"),
    Index(None, "rival_id"),
)

voids: Final = Table(
    "voids",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("by", BigInteger, nullable=False),
    Column("at", Moment, nullable=False),
    Column("reason", String, nullable=False),
)
