"""Hints, riddles of the day, meetings at a time, and people who come late to a match."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

OWNER = (
    "1 = (CASE WHEN table_id IS NULL THEN 0 ELSE 1 END)"
    " + (CASE WHEN championship_id IS NULL THEN 0 ELSE 1 END)"
    " + (CASE WHEN deal_id IS NULL THEN 0 ELSE 1 END)"
    " + (CASE WHEN meeting_id IS NULL THEN 0 ELSE 1 END)"
)
KEY = ("meeting_id", "kind", "reader", "channel_id", "message_id", "epoch", "is_sending")
INDEXES = (("status",), ("guild_id",), ("channel_id", "status"), ("host", "status"), ("lobby_id",))


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Integer(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("line", sa.JSON(none_as_null=True)))
    op.add_column("results", sa.Column("from_round", sa.Integer(), nullable=False, server_default="1"))
    create_riddles()
    create_meetings()
    create_answers()
    add_owner()


def create_riddles() -> None:
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


def create_meetings() -> None:
    op.create_table(
        "meetings",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("opened_at", sa.DateTime(), nullable=False),
        sa.Column("starts_at", sa.DateTime(), nullable=False),
        sa.Column("local_start", sa.String(), nullable=False),
        sa.Column("zone", sa.String(), nullable=False),
        sa.Column("remind_at", sa.DateTime()),
        sa.Column("weekly", sa.Boolean(), nullable=False),
        sa.Column("misses", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("lobby_id", sa.Integer()),
        sa.Column("event_id", sa.BigInteger()),
        sa.Column("ended_at", sa.DateTime()),
        sa.Column("ended_by", sa.BigInteger()),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_meetings_host")),
        sa.ForeignKeyConstraint(["ended_by"], ["people.id"], name=op.f("fk_meetings_ended_by")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_meetings")),
        sqlite_autoincrement=True,
    )
    for columns in INDEXES:
        op.create_index(op.f(f"ix_meetings_{'_'.join(columns)}"), "meetings", list(columns))


def create_answers() -> None:
    op.create_table(
        "meeting_answers",
        sa.Column("meeting_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("since", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["meeting_id"], ["meetings.id"], name=op.f("fk_meeting_answers_meeting_id")),
        sa.ForeignKeyConstraint(["user_id"], ["people.id"], name=op.f("fk_meeting_answers_user_id")),
        sa.PrimaryKeyConstraint("meeting_id", "user_id", name=op.f("pk_meeting_answers")),
    )
    op.create_index(op.f("ix_meeting_answers_user_id"), "meeting_answers", ["user_id"])


def add_owner() -> None:
    """Add meetings to the owners of messages."""
    with op.batch_alter_table("slots") as slots:
        slots.add_column(sa.Column("meeting_id", sa.Integer()))
        slots.drop_constraint(op.f("ck_slots_owner"), type_="check")
        slots.create_check_constraint(op.f("ck_slots_owner"), OWNER)
        slots.create_foreign_key(op.f("fk_slots_meeting_id"), "meetings", ["meeting_id"], ["id"])
        slots.create_unique_constraint("uq_slots_meeting", KEY)
