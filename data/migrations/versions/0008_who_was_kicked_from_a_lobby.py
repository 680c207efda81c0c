"""Who was kicked from a lobby, and by whom: they do not come back to it by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("kicked", sa.JSON(), nullable=False, server_default="{}"))
