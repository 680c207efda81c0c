"""What players play with: a token beside everybody who waits for a seat or holds one."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for table in ("members", "seating"):
        op.add_column(table, sa.Column("token", sa.String(), nullable=False, server_default=""))
