"""The first tables: matches and their logs, people, posts, results, and what Discord has sent."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    matches()
    seats_and_inputs()
    outcomes()
    people()
    traffic()


def matches() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger()),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("opened_at", sa.DateTime(), nullable=False),
        sa.Column("ended_at", sa.DateTime()),
        sa.Column("previous", sa.Integer()),
        sa.Column("standing", sa.JSON()),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["previous"], ["tables.id"], name="fk_tables_previous"),
        sa.CheckConstraint(
            "status IN ('lobby', 'running', 'over', 'cancelled', 'closed')", name="ck_tables_status"
        ),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index("ix_tables_previous", "tables", ["previous"])
    op.create_index("ix_tables_guild_id_game_ended_at", "tables", ["guild_id", "game", "ended_at"])


def seats_and_inputs() -> None:
    op.create_table(
        "members",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "place", name="pk_members"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_members_table_id"),
        sa.UniqueConstraint("table_id", "who", name="uq_members_table_id_who"),
    )
    op.create_index("ix_members_who", "members", ["who"])
    op.create_table(
        "seating",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("from_n", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_seating"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seating_table_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_seating_table_id", "seating", ["table_id"])
    op.create_index("ix_seating_who", "seating", ["who"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("standing", sa.JSON()),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_log"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id"),
    )


def outcomes() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "who", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
    )
    op.create_index("ix_results_user_id", "results", ["user_id"])
    op.create_table(
        "facts",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("fact", sa.String(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "who", "fact", name="pk_facts"),
        sa.ForeignKeyConstraint(
            ["table_id", "seat", "who"],
            ["results.table_id", "results.seat", "results.who"],
            name="fk_facts_table_id_seat_who",
        ),
    )


def people() -> None:
    op.create_table(
        "players",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("locale", sa.String()),
        sa.Column("dm_channel", sa.BigInteger()),
        sa.Column("dm_told", sa.Boolean(), nullable=False),
        sa.Column("preferences", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_players"),
    )


def traffic() -> None:
    op.create_table(
        "posts",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("posted_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "kind", "seat", name="pk_posts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_posts_table_id"),
    )
    op.create_table(
        "interactions",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_interactions"),
    )
    op.create_table(
        "command_hashes",
        sa.Column("scope", sa.String(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("scope", name="pk_command_hashes"),
    )
