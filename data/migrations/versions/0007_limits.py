"""Limits: who opened a table, and whether it was opened to have a thread of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opened_by", sa.BigInteger()))
    op.add_column("tables", sa.Column("threaded", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_guild_id_opened_at", "tables", ["guild_id", "opened_at"])
    op.create_index("ix_tables_opened_by", "tables", ["opened_by"])
    tables = sa.table(
        "tables",
        *(sa.column(name) for name in ("opened_by", "host", "previous", "championship_id", "thread_id")),
        sa.column("threaded", sa.Boolean()),
    )
    counts = sa.and_(tables.c.previous.is_(None), tables.c.championship_id.is_(None))
    op.execute(tables.update().where(counts).values(opened_by=tables.c.host))
    op.execute(tables.update().where(counts, tables.c.thread_id.is_not(None)).values(threaded=sa.true()))
