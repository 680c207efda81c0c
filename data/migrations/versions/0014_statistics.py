"""What somebody's statistics add up: tallies, the form of the last matches, and whom one finishes behind.

What was played so far is added up by the next start: a server's calendar says that it is not yet.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def _whose() -> tuple[sa.Column[int], ...]:
    return tuple(
        sa.Column(name, sa.BigInteger(), autoincrement=False, nullable=False)
        for name in ("user_id", "guild_id")
    )


def upgrade() -> None:
    op.create_table(
        "tallies",
        *_whose(),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("period", sa.String(), nullable=False),
        sa.Column("fact", sa.String(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "game", "period", "fact", name="pk_tallies"),
    )
    op.create_index("ix_tallies_value", "tallies", ["guild_id", "game", "period", "fact", "value"])
    op.create_table(
        "forms",
        *_whose(),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("finishes", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "game", name="pk_forms"),
    )
    op.create_index("ix_forms_guild_id", "forms", ["guild_id"])
    op.create_table(
        "rivals",
        *_whose(),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rival_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("met", sa.Integer(), nullable=False),
        sa.Column("behind", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "game", "rival_id", name="pk_rivals"),
    )
    op.create_index("ix_rivals_behind", "rivals", ["guild_id", "game", "user_id", "behind"])
    op.create_index("ix_rivals_rival_id", "rivals", ["rival_id"])
    op.drop_index("ix_totals_user_id", "totals")
    op.create_index("ix_totals_user_id", "totals", ["user_id", "alone", "period"])
    calendars = sa.table("calendars", sa.column("counted"))
    op.execute(calendars.update().values(counted=sa.false()))
