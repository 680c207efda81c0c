"""Rulings: the reason a referee gives, beside the input."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("log", sa.Column("reason", sa.String()))
