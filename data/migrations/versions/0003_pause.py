"""Pauses of matches: when and by whom a match was paused, and who wants a pause."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("paused_at", sa.DateTime()))
    op.add_column("tables", sa.Column("paused_by", sa.String()))
    op.add_column("tables", sa.Column("pause_votes", sa.JSON(none_as_null=True)))
