"""The luck of a match, and its seal; deals that several people play, and their first tries."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

STATUSES = "status IN ('lobby', 'running', 'over', 'cancelled', 'closed')"
OWNER = (
    "1 = (CASE WHEN table_id IS NULL THEN 0 ELSE 1 END)"
    " + (CASE WHEN championship_id IS NULL THEN 0 ELSE 1 END)"
    " + (CASE WHEN deal_id IS NULL THEN 0 ELSE 1 END)"
)
KEY = ("deal_id", "kind", "reader", "channel_id", "message_id", "epoch", "is_sending")


def upgrade() -> None:
    create_deals()
    create_attempts()
    add_columns()
    add_owner()


def create_deals() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("day", sa.String()),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("robots_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("level", sa.String(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("opened_at", sa.DateTime(), nullable=False),
        sa.Column("closes_at", sa.DateTime(), nullable=False),
        sa.Column("ended_at", sa.DateTime()),
        sa.Column("ended_by", sa.BigInteger()),
        sa.Column("host", sa.BigInteger()),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("invited", sa.JSON(none_as_null=True)),
        sa.Column("declined", sa.JSON(none_as_null=True)),
        sa.Column("par", sa.Float()),
        sa.Column("secret", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["ended_by"], ["people.id"], name=op.f("fk_deals_ended_by")),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_deals_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deals")),
        sa.UniqueConstraint("day", name=op.f("uq_deals_day")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_deals_closes_at"), "deals", ["closes_at"])
    op.create_index(op.f("ix_deals_guild_id"), "deals", ["guild_id"])
    op.create_index(op.f("ix_deals_host"), "deals", ["host"])


def create_attempts() -> None:
    op.create_table(
        "attempts",
        sa.Column("deal_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name=op.f("fk_attempts_deal_id")),
        sa.ForeignKeyConstraint(["user_id"], ["people.id"], name=op.f("fk_attempts_user_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_attempts_table_id")),
        sa.PrimaryKeyConstraint("deal_id", "user_id", name=op.f("pk_attempts")),
        sa.UniqueConstraint("table_id", name=op.f("uq_attempts_table_id")),
    )
    op.create_index(op.f("ix_attempts_user_id"), "attempts", ["user_id"])


def add_columns() -> None:
    """Add columns to tables and championships; SQLite rebuilds the former because of the new reference."""
    op.add_column("championships", sa.Column("secret", sa.String()))
    # Reflection finds neither a table's check nor that its ids are never used twice.
    check = sa.CheckConstraint(STATUSES, name="ck_tables_status")
    options = {"table_args": (check,), "table_kwargs": {"sqlite_autoincrement": True}}
    counter = read_counter()
    with op.batch_alter_table("tables", **options) as tables:
        tables.add_column(sa.Column("secret", sa.String()))
        tables.add_column(sa.Column("seal", sa.String()))
        tables.add_column(sa.Column("robots_version", sa.Integer()))
        tables.add_column(sa.Column("deal_id", sa.Integer()))
        tables.add_column(sa.Column("covered", sa.Boolean()))
        tables.create_foreign_key(op.f("fk_tables_deal_id"), "deals", ["deal_id"], ["id"])
        tables.create_index(op.f("ix_tables_deal_id"), ["deal_id"])
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
    """Add deals to the owners of messages."""
    with op.batch_alter_table("slots") as slots:
        slots.add_column(sa.Column("deal_id", sa.Integer()))
        slots.drop_constraint(op.f("ck_slots_owner"), type_="check")
        slots.create_check_constraint(op.f("ck_slots_owner"), OWNER)
        slots.create_foreign_key(op.f("fk_slots_deal_id"), "deals", ["deal_id"], ["id"])
        slots.create_unique_constraint("uq_slots_deal", KEY)
