"""Championships: what they are, their inputs, messages and medals; and tables that are matches of one."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

COUNTED = sa.text("status IN ('lobby', 'running', 'over')")


def upgrade() -> None:
    championships()
    # SQLite adds no column that points to another table but by making the table anew.
    with op.batch_alter_table("tables", table_kwargs={"sqlite_autoincrement": True}) as tables:
        tables.add_column(sa.Column("championship_id", sa.Integer()))
        tables.add_column(sa.Column("fixture", sa.String()))
        tables.add_column(sa.Column("organiser", sa.BigInteger()))
        tables.add_column(sa.Column("invited", sa.JSON()))
        tables.create_foreign_key("fk_tables_championship_id", "championships", ["championship_id"], ["id"])
    op.create_index(
        "uq_tables_championship_id_fixture",
        "tables",
        ["championship_id", "fixture"],
        unique=True,
        sqlite_where=COUNTED,
        postgresql_where=COUNTED,
    )


def championships() -> None:
    op.create_table(
        "championships",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("timer", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("organiser", sa.BigInteger(), nullable=False),
        sa.Column("feeds", sa.Boolean(), nullable=False),
        sa.Column("season", sa.String(), nullable=False),
        sa.Column("opened_at", sa.DateTime(), nullable=False),
        sa.Column("ended_at", sa.DateTime()),
        sa.PrimaryKeyConstraint("id", name="pk_championships"),
        sa.CheckConstraint("status IN ('running', 'over', 'cancelled')", name="ck_championships_status"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_championships_status", "championships", ["status"])
    op.create_index("ix_championships_channel_id", "championships", ["channel_id"])
    op.create_index("ix_championships_guild_id_season", "championships", ["guild_id", "season"])
    op.create_table(
        "championship_log",
        sa.Column("championship_id", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("input", sa.String(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("championship_id", "n", name="pk_championship_log"),
        sa.ForeignKeyConstraint(
            ["championship_id"], ["championships.id"], name="fk_championship_log_championship_id"
        ),
    )
    op.create_table(
        "championship_posts",
        sa.Column("championship_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("posted_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("championship_id", "kind", name="pk_championship_posts"),
        sa.ForeignKeyConstraint(
            ["championship_id"], ["championships.id"], name="fk_championship_posts_championship_id"
        ),
    )
    op.create_table(
        "medals",
        sa.Column("championship_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("place", sa.Integer()),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("extra", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("championship_id", "user_id", name="pk_medals"),
        sa.ForeignKeyConstraint(["championship_id"], ["championships.id"], name="fk_medals_championship_id"),
    )
    op.create_index("ix_medals_user_id", "medals", ["user_id"])
