"""Time and settings: deadlines, extensions, followers, a server's settings, a table's timer and series."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("timer", sa.String(), nullable=False, server_default="3min"))
    op.add_column("tables", sa.Column("series", sa.JSON()))
    op.add_column("tables", sa.Column("asleep", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("opened_at", sa.DateTime(), nullable=False),
        sa.Column("remind_at", sa.DateTime()),
        sa.Column("due_at", sa.DateTime()),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_deadlines"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deadlines_table_id"),
    )
    op.create_table(
        "extensions",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "round", name="pk_extensions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_extensions_table_id"),
    )
    op.create_table(
        "followers",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_followers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_followers_table_id"),
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_servers"),
    )
