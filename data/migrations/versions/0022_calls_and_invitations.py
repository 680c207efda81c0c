"""People who want to be called to a lobby, each server's last call, and tables for invited people."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "callees",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("called_at", sa.DateTime()),
        sa.ForeignKeyConstraint(["user_id"], ["people.id"], name=op.f("fk_callees_user_id")),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "game", name=op.f("pk_callees")),
    )
    op.create_index(op.f("ix_callees_user_id"), "callees", ["user_id"])
    op.create_table(
        "calls",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("called_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_calls_table_id")),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_calls")),
    )
    op.create_index(op.f("ix_calls_table_id"), "calls", ["table_id"])
    op.add_column("tables", sa.Column("admitted", sa.JSON(none_as_null=True)))
