"""Sums and ratings for leaderboards, seasons, time zones, and matches declared void.

What was played so far is added up by the next start: a server's calendar says that it is not yet.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

_TABLES = ["guild_id", "ended_at", "status"]
_CALENDARS = ["guild_id", "last_at", "counted"]
_OF_A_BOARD = ["guild_id", "alone", "game", "period"]


def upgrade() -> None:
    op.create_table(
        "calendars",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("zone", sa.String(), server_default="UTC", nullable=False),
        sa.Column("revision", sa.Integer(), server_default="0", nullable=False),
        sa.Column("last_at", sa.DateTime()),
        sa.Column("counted", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_calendars"),
    )
    op.create_table(
        "seasons",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("started_at", sa.DateTime(), nullable=False),
        sa.Column("started_by", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("ended_at", sa.DateTime()),
        sa.Column("ended_by", sa.BigInteger()),
        sa.Column("end_reason", sa.String()),
        sa.PrimaryKeyConstraint("id", name="pk_seasons"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_seasons_guild_id_started_at", "seasons", ["guild_id", "started_at"])
    op.create_table(
        "totals",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("alone", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("period", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("whole", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer()),
        sa.Column("average", sa.Float()),
        sa.Column("accuracy", sa.Float()),
        sa.Column("podiums", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("bids", sa.Integer(), nullable=False),
        sa.Column("exact", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "alone", "game", "period", "user_id", name="pk_totals"),
    )
    for merit in ("wins", "average", "accuracy"):
        op.create_index(f"ix_totals_{merit}", "totals", [*_OF_A_BOARD, merit, "user_id"])
    op.create_index("ix_totals_user_id", "totals", ["user_id"])
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", name="pk_ratings"),
    )
    op.create_index("ix_ratings_shown", "ratings", ["guild_id", "game", "shown", "user_id"])
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"])
    op.create_table(
        "voids",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_voids_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_voids"),
    )
    # Later matches end after those there were; their order is what ratings go by.
    tables = sa.table("tables", *map(sa.column, _TABLES))
    calendars = sa.table("calendars", *map(sa.column, _CALENDARS))
    ended = (
        sa.select(tables.c.guild_id, sa.func.max(tables.c.ended_at), sa.false())
        .where(tables.c.guild_id.is_not(None), tables.c.status == "over")
        .group_by(tables.c.guild_id)
    )
    op.execute(calendars.insert().from_select(_CALENDARS, ended))
