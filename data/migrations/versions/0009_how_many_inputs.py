"""How many inputs a table and a championship have taken, on their own rows; one table of posts for both."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

LOGS = (("tables", "log", "table_id"), ("championships", "championship_log", "championship_id"))
POST = ("kind", "seat", "channel_id", "message_id", "posted_at")


def upgrade() -> None:
    for name, log, owner in LOGS:
        op.add_column(name, sa.Column("inputs", sa.Integer(), nullable=False, server_default="0"))
        table = sa.table(name, sa.column("id"), sa.column("inputs"))
        rows = sa.table(log, sa.column(owner))
        taken = sa.select(sa.func.count()).select_from(rows).where(rows.c[owner] == table.c.id)
        op.execute(table.update().values(inputs=taken.scalar_subquery()))
    op.rename_table("posts", "table_posts")
    if op.get_bind().dialect.name != "sqlite":
        # Elsewhere a key's name belongs to the whole database, and the new table has the same one.
        op.drop_constraint("pk_posts", "table_posts", type_="primary")
    op.create_table(
        "posts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer()),
        sa.Column("championship_id", sa.Integer()),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("posted_at", sa.DateTime(), nullable=False),
        sa.CheckConstraint("(table_id IS NULL) <> (championship_id IS NULL)", name="ck_posts_owner"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_posts_table_id"),
        sa.ForeignKeyConstraint(["championship_id"], ["championships.id"], name="fk_posts_championship_id"),
        sa.PrimaryKeyConstraint("id", name="pk_posts"),
        sa.UniqueConstraint("table_id", "kind", "seat", name="uq_posts_table_id_kind_seat"),
        sa.UniqueConstraint("championship_id", "kind", "seat", name="uq_posts_championship_id_kind_seat"),
    )
    posts = sa.table("posts", *(sa.column(name) for name in ("table_id", "championship_id", *POST)))
    old = sa.table("table_posts", *(sa.column(name) for name in ("table_id", *POST)))
    everybodys = (sa.literal_column("-1") if name == "seat" else sa.column(name) for name in POST)
    championships = sa.table("championship_posts")
    for owner, rows in (
        ("table_id", sa.select(old)),
        ("championship_id", sa.select(sa.column("championship_id"), *everybodys).select_from(championships)),
    ):
        op.execute(posts.insert().from_select([owner, *POST], rows))
    op.drop_table("table_posts")
    op.drop_table("championship_posts")
