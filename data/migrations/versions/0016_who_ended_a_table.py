"""Who had a table closed without a result."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended_by", sa.String(), nullable=True))
