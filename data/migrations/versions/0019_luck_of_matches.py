"""The luck of a match, and its seal."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    for name in ("secret", "seal"):
        op.add_column("tables", sa.Column(name, sa.String()))
