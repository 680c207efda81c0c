"""Private tables, which have no channel; pauses, by whom and since when, and who wants one."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0001"

STATUSES = "status IN ('lobby', 'running', 'over', 'cancelled', 'closed')"


def upgrade() -> None:
    # SQLite rebuilds the table: reflection finds neither its check nor that its ids are never used twice.
    check = sa.CheckConstraint(STATUSES, name="ck_tables_status")
    options = {"table_args": (check,), "table_kwargs": {"sqlite_autoincrement": True}}
    counter = read_counter()
    with op.batch_alter_table("tables", **options) as table:
        table.alter_column("channel_id", existing_type=sa.BigInteger(), nullable=True)
        table.add_column(sa.Column("paused_at", sa.DateTime()))
        table.add_column(sa.Column("paused_by", sa.String()))
        table.add_column(sa.Column("pause_votes", sa.JSON(none_as_null=True)))
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
