"""The database's tables, described once. Alembic's migrations lead here and a test holds them to it.

Nothing is dialect-specific. The log has no ON DELETE CASCADE, nor has anything else: nothing here is
ever deleted by way of something else.
"""

from __future__ import annotations

from typing import Final, get_args

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
    false,
    text,
    true,
)

from bot.records.tables import Status
from bot.store.board_schema import calendars, forms, ratings, rivals, seasons, tallies, totals, voids
from bot.store.championship_schema import championship_log, championships, medals
from bot.store.types import Moment, metadata

__all__ = [
    "calendars", "championship_log", "championships", "command_hashes", "deadlines", "deletions",
    "emojis", "extensions", "facts", "followers", "forms", "interactions", "log", "medals", "members",
    "metadata", "players", "ratings", "removed_servers", "results", "rivals", "seasons", "seating",
    "servers", "slots", "tables", "tallies", "totals", "voids",
]  # fmt: skip


_statuses = ", ".join(f"'{status}'" for status in get_args(Status))
_COUNTED: Final = "status IN ('lobby', 'running', 'over')"

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
    # Who had it closed without a result, as a who string; nobody did where the bot closed it.
    Column("ended_by", String),
    Column("previous", Integer, ForeignKey("tables.id")),
    Column("standing", JSON(none_as_null=True)),
    Column("people", Integer, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("timer", String, nullable=False, server_default="3min"),
    Column("series", JSON(none_as_null=True)),
    Column("asleep", Boolean, nullable=False, server_default=false()),
    Column("championship_id", Integer, ForeignKey("championships.id")),
    Column("fixture", String),
    Column("organiser", BigInteger),
    Column("invited", JSON(none_as_null=True)),
    # Who opened it, whoever is host now; nobody opens a match of a championship or a rematch.
    Column("opened_by", BigInteger),
    Column("threaded", Boolean, nullable=False, server_default=false()),
    Column("kicked", JSON, nullable=False, server_default="{}"),
    # How many rows of the log there are: an input is taken in the statement that raises it.
    Column("inputs", Integer, nullable=False, server_default="0"),
    # Whether the dealer, a robot or a last card moves next; where that is not known, it is looked up.
    Column("bot_to_move", Boolean, nullable=False, server_default=true()),
    CheckConstraint(f"status IN ({_statuses})", name="status"),
    Index(None, "status"),
    Index(None, "previous"),
    Index(None, "guild_id", "game", "ended_at"),
    Index(None, "guild_id", "opened_at"),
    Index(None, "opened_by"),
    # A fixture is played once: a second table of it opens only when the first was given up. The migration
    # says so to PostgreSQL, too: to name that here would take its dialect into every process.
    Index(
        "uq_tables_championship_id_fixture",
        "championship_id",
        "fixture",
        unique=True,
        sqlite_where=text(_COUNTED),
    ),
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
    Column("token", String, nullable=False, server_default=""),
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
    Column("token", String, nullable=False, server_default=""),
    Column("by", String),
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
    Column("reason", String),
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

# The bot's messages: those in a slot, and older ones that have not been put away yet.
slots: Final = Table(
    "slots",
    metadata,
    Column("id", Integer, primary_key=True),
    # Whose message it is: a table's or a championship's.
    Column("table_id", Integer, ForeignKey("tables.id")),
    Column("championship_id", Integer, ForeignKey("championships.id")),
    Column("kind", String, nullable=False),
    # The only reader's Discord id, 0 for everybody.
    Column("reader", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("posted_at", Moment, nullable=False),
    Column("epoch", String, nullable=False),
    Column("is_sending", Boolean, nullable=False),
    Column("fingerprint", String, nullable=False),
    Column("is_final", Boolean, nullable=False),
    # The table as of which it is current; NULL where that is not known.
    Column("revision", Integer),
    Column("inputs", Integer),
    CheckConstraint("(table_id IS NULL) <> (championship_id IS NULL)", name="owner"),
    *(
        UniqueConstraint(
            f"{owner}_id",
            "kind",
            "reader",
            "channel_id",
            "message_id",
            "epoch",
            "is_sending",
            name=f"uq_slots_{owner}",
        )
        for owner in ("table", "championship")
    ),
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

removed_servers: Final = Table(
    "removed_servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("removed_at", Moment, nullable=False),
)

emojis: Final = Table(
    "emojis",
    metadata,
    Column("name", String, primary_key=True),
    Column("emoji_id", BigInteger, nullable=False),
    # Of the drawing that was uploaded: another one is uploaded in its place.
    Column("digest", String, nullable=False),
)

deletions: Final = Table(
    "deletions",
    metadata,
    # Of a request that is kept beside the database: nothing here says whose it was.
    Column("key", String, primary_key=True),
    Column("at", Moment, nullable=False),
)
