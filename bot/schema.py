"""The database's tables, described once. Alembic's migrations lead here and a test holds them to it.

Nothing is dialect-specific. The log has no ON DELETE CASCADE, nor has anything else: nothing here is
ever deleted by way of something else.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, get_args

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    TypeDecorator,
    UniqueConstraint,
    false,
)

from bot.records import Status


class Moment(TypeDecorator[datetime]):
    """An aware datetime, kept as naive UTC because not every database keeps a time zone."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Aware to naive UTC; a naive value is a fault of the caller (TypeError)."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise TypeError("a moment needs a time zone")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Naive UTC to aware."""
        return None if value is None else value.replace(tzinfo=UTC)


metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_statuses = ", ".join(f"'{status}'" for status in get_args(Status))

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("locale", String, nullable=False),
    Column("status", String, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("ended_at", Moment),
    Column("previous", Integer, ForeignKey("tables.id")),
    Column("standing", JSON(none_as_null=True)),
    Column("people", Integer, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("timer", String, nullable=False, server_default="3min"),
    Column("series", JSON(none_as_null=True)),
    Column("asleep", Boolean, nullable=False, server_default=false()),
    CheckConstraint(f"status IN ({_statuses})", name="status"),
    Index(None, "status"),
    Index(None, "previous"),
    Index(None, "guild_id", "game", "ended_at"),
    # A button of a table that is gone must never hit a younger one: ids are not used twice.
    sqlite_autoincrement=True,
)

members: Final = Table(
    "members",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("who", String, nullable=False),
    Column("name", String, nullable=False),
    UniqueConstraint("table_id", "who"),
    Index(None, "who"),
)

seating: Final = Table(
    "seating",
    metadata,
    # An id of its own: somebody may leave and come back between two inputs, and the last row holds.
    Column("id", Integer, primary_key=True),
    Column("table_id", Integer, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("from_n", Integer, nullable=False),
    Column("who", String, nullable=False),
    Column("name", String, nullable=False),
    Index(None, "table_id"),
    Index(None, "who"),
    sqlite_autoincrement=True,
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String, nullable=False),
    Column("by", String, nullable=False),
    Column("at", Moment, nullable=False),
    Column("digest", String, nullable=False),
    Column("standing", JSON(none_as_null=True)),
)

results: Final = Table(
    "results",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String, primary_key=True),
    Column("user_id", BigInteger),
    Column("name", String, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
    Index(None, "user_id"),
)

facts: Final = Table(
    "facts",
    metadata,
    Column("table_id", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String, primary_key=True),
    Column("fact", String, primary_key=True),
    Column("value", Integer, nullable=False),
    ForeignKeyConstraint(["table_id", "seat", "who"], ["results.table_id", "results.seat", "results.who"]),
)

players: Final = Table(
    "players",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("locale", String),
    Column("dm_channel", BigInteger),
    Column("dm_told", Boolean, nullable=False),
    Column("preferences", JSON, nullable=False),
)

posts: Final = Table(
    "posts",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("kind", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("posted_at", Moment, nullable=False),
)

interactions: Final = Table(
    "interactions",
    metadata,
    # No moment beside it: a Discord id says itself when it was made.
    Column("id", BigInteger, primary_key=True, autoincrement=False),
)

command_hashes: Final = Table(
    "command_hashes",
    metadata,
    Column("scope", String, primary_key=True),
    Column("hash", String, nullable=False),
)

deadlines: Final = Table(
    "deadlines",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("remind_at", Moment),
    Column("due_at", Moment),
)

extensions: Final = Table(
    "extensions",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("round", Integer, primary_key=True),
)

followers: Final = Table(
    "followers",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
)

servers: Final = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
)
