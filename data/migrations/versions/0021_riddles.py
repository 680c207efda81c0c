"""Riddles of the day, and everybody's answers."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "riddles",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("day", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("inputs", sa.JSON(), nullable=False),
        sa.Column("offers", sa.JSON(), nullable=False),
        sa.Column("by_robots", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_riddles")),
        sa.UniqueConstraint("day", name=op.f("uq_riddles_day")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "riddle_answers",
        sa.Column("riddle_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("choice", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["riddle_id"], ["riddles.id"], name=op.f("fk_riddle_answers_riddle_id")),
        sa.ForeignKeyConstraint(["user_id"], ["people.id"], name=op.f("fk_riddle_answers_user_id")),
        sa.PrimaryKeyConstraint("riddle_id", "user_id", name=op.f("pk_riddle_answers")),
    )
    op.create_index(op.f("ix_riddle_answers_user_id"), "riddle_answers", ["user_id"])
