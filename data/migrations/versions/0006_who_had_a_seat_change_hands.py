"""Seats: who had one change hands, where it was not whoever sat there. Letters: one kind for each reader."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

READER = "SELECT user_id FROM players WHERE players.dm_channel = posts.channel_id"


def upgrade() -> None:
    op.add_column("seating", sa.Column("by", sa.String()))
    # Somebody who sits down where another sat has a letter of their own beside the other's.
    op.execute(
        f"UPDATE posts SET kind = 'hand ' || CAST(({READER}) AS VARCHAR) || substr(kind, 5)"
        f" WHERE kind LIKE 'hand/%' AND EXISTS ({READER})"
    )
