"""Who waits for a seat at a running table, and from which round on a result counts."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("tables", sa.Column("line", sa.JSON(none_as_null=True)))
    op.add_column("results", sa.Column("from_round", sa.Integer(), nullable=False, server_default="1"))
