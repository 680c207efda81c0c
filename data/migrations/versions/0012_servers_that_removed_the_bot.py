"""Which servers have removed the bot, and when."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "removed_servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("removed_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_removed_servers"),
    )
