"""The application's emojis, and which drawing each of them shows."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "emojis",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("emoji_id", sa.BigInteger(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_emojis"),
    )
