"""Tables at which only the people sit down who are admitted."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("tables", sa.Column("admitted", sa.JSON(none_as_null=True)))
