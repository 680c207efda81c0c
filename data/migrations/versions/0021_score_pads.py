"""Score pads of matches with real cards, their rounds, and the match that a pad ends as."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

STATUSES = "status IN ('lobby', 'running', 'over', 'cancelled', 'closed')"
OWNER = (
    "1 = (CASE WHEN table_id IS NULL THEN 0 ELSE 1 END)"
    " + (CASE WHEN championship_id IS NULL THEN 0 ELSE 1 END)"
    " + (CASE WHEN deal_id IS NULL THEN 0 ELSE 1 END)"
    " + (CASE WHEN meeting_id IS NULL THEN 0 ELSE 1 END)"
    " + (CASE WHEN pad_id IS NULL THEN 0 ELSE 1 END)"
)
KEY = ("pad_id", "kind", "reader", "channel_id", "message_id", "epoch", "is_sending")


def upgrade() -> None:
    create_pads()
    create_rounds()
    add_column()
    add_owner()


def create_pads() -> None:
    op.create_table(
        "pads",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("players", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("opened_at", sa.DateTime(), nullable=False),
        sa.Column("changed_at", sa.DateTime(), nullable=False),
        sa.Column("ended_at", sa.DateTime()),
        sa.CheckConstraint("status IN ('running', 'over', 'discarded')", name=op.f("ck_pads_status")),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_pads_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pads")),
        sqlite_autoincrement=True,
    )
    for column in ("status", "guild_id", "host"):
        op.create_index(op.f(f"ix_pads_{column}"), "pads", [column])


def create_rounds() -> None:
    op.create_table(
        "pad_rounds",
        sa.Column("pad_id", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("entry", sa.JSON(), nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["pad_id"], ["pads.id"], name=op.f("fk_pad_rounds_pad_id")),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name=op.f("fk_pad_rounds_by")),
        sa.PrimaryKeyConstraint("pad_id", "revision", name=op.f("pk_pad_rounds")),
    )
    op.create_index(op.f("ix_pad_rounds_by"), "pad_rounds", ["by"])


def add_column() -> None:
    """Add a column to tables, which SQLite rebuilds because of the new reference."""
    # Reflection finds neither a table's check nor that its ids are never used twice.
    check = sa.CheckConstraint(STATUSES, name="ck_tables_status")
    options = {"table_args": (check,), "table_kwargs": {"sqlite_autoincrement": True}}
    counter = read_counter()
    with op.batch_alter_table("tables", **options) as tables:
        tables.add_column(sa.Column("pad_id", sa.Integer()))
        tables.create_foreign_key(op.f("fk_tables_pad_id"), "pads", ["pad_id"], ["id"])
        tables.create_index(op.f("ix_tables_pad_id"), ["pad_id"])
    if counter is not None:
        op.execute(
            sa.text("UPDATE sqlite_sequence SET seq = :seq WHERE name = 'tables'").bindparams(seq=counter)
        )


def read_counter() -> int | None:
    """Return the largest id that a table ever had; None on PostgreSQL, which keeps its counter."""
    connection = op.get_bind()
    if connection.dialect.name != "sqlite":
        return None
    return connection.scalar(sa.text("SELECT seq FROM sqlite_sequence WHERE name = 'tables'"))


def add_owner() -> None:
    """Add score pads to the owners of messages."""
    with op.batch_alter_table("slots") as slots:
        slots.add_column(sa.Column("pad_id", sa.Integer()))
        slots.drop_constraint(op.f("ck_slots_owner"), type_="check")
        slots.create_check_constraint(op.f("ck_slots_owner"), OWNER)
        slots.create_foreign_key(op.f("fk_slots_pad_id"), "pads", ["pad_id"], ["id"])
        slots.create_unique_constraint("uq_slots_pad", KEY)
