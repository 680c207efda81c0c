"""How many hints were shown at each table."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Integer(), server_default="0", nullable=False))
