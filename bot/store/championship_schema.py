"""The database's tables of championships; `bot.store.schema` is the whole of it."""

from __future__ import annotations

from typing import Final, get_args

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
)

from bot.records.championships import Progress
from bot.store.types import Moment, metadata

_statuses = ", ".join(f"'{status}'" for status in get_args(Progress))

championships: Final = Table(
    "championships",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("plan", JSON, nullable=False),
    Column("locale", String, nullable=False),
    Column("timer", String, nullable=False),
    Column("status", String, nullable=False),
    Column("organiser", BigInteger, nullable=False),
    Column("feeds", Boolean, nullable=False),
    Column("season", String, nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("ended_at", Moment),
    # How many rows of its log there are: an input is taken in the statement that raises it.
    Column("inputs", Integer, nullable=False, server_default="0"),
    CheckConstraint(f"status IN ({_statuses})", name="status"),
    Index(None, "status"),
    Index(None, "channel_id"),
    Index(None, "guild_id", "season"),
    sqlite_autoincrement=True,
)

championship_log: Final = Table(
    "championship_log",
    metadata,
    Column("championship_id", Integer, ForeignKey("championships.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("input", String, nullable=False),
    Column("by", String, nullable=False),
    Column("at", Moment, nullable=False),
    Column("reason", String, nullable=False),
)

medals: Final = Table(
    "medals",
    metadata,
    Column("championship_id", Integer, ForeignKey("championships.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("place", Integer),
    Column("points", Integer, nullable=False),
    Column("extra", Integer, nullable=False),
    Index(None, "user_id"),
)
