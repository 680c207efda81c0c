"""What a start asks of each table: whether the bot moves next there, how far it is shown, and where."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    due = sa.Column("bot_to_move", sa.Boolean(), nullable=False, server_default=sa.true())
    op.add_column("tables", due)
    for name in ("shown_revision", "shown_inputs"):
        op.add_column("tables", sa.Column(name, sa.Integer()))
    op.add_column("posts", sa.Column("stamp", sa.String(), nullable=False, server_default=""))
