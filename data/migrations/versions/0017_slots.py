"""One row for each message in its slot, with what it shows."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    key = ("kind", "reader", "message_id", "is_sending")
    slots = op.create_table(
        "slots",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer()),
        sa.Column("championship_id", sa.Integer()),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("reader", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("posted_at", sa.DateTime(), nullable=False),
        sa.Column("epoch", sa.String(), nullable=False),
        sa.Column("is_sending", sa.Boolean(), nullable=False),
        sa.Column("fingerprint", sa.String(), nullable=False),
        sa.Column("stamp", sa.String(), nullable=False),
        sa.Column("is_final", sa.Boolean(), nullable=False),
        sa.Column("revision", sa.Integer()),
        sa.Column("inputs", sa.Integer()),
        sa.CheckConstraint("(table_id IS NULL) <> (championship_id IS NULL)", name="ck_slots_owner"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_slots_table_id"),
        sa.ForeignKeyConstraint(["championship_id"], ["championships.id"], name="fk_slots_championship_id"),
        sa.PrimaryKeyConstraint("id", name="pk_slots"),
        *(
            sa.UniqueConstraint(owner, *key, name=f"uq_slots_{owner}_{'_'.join(key)}")
            for owner in ("table_id", "championship_id")
        ),
    )
    names = ("id", "table_id", "championship_id", "channel_id", "message_id", "posted_at")
    posts = sa.table("posts", sa.column("kind"), *(sa.column(name, slots.c[name].type) for name in names))
    rows = []
    for post in op.get_bind().execute(sa.select(posts).order_by(posts.c.id)).mappings():
        # The kind was `hand <user>/<epoch>~<message>`; the `~` stood for a message that was being sent.
        subject, _, rest = post["kind"].partition("/")
        epoch, replaced, number = rest.partition("~")
        kind, _, reader = subject.partition(" ") if subject.startswith("hand ") else (subject, "", "0")
        rows.append(
            {
                **{name: post[name] for name in names},
                "kind": kind,
                "reader": int(reader),
                "epoch": epoch,
                "is_sending": bool(replaced) and not number,
                "fingerprint": "",
                "stamp": "",
                "is_final": False,
            }
        )
    if rows:
        op.bulk_insert(slots, rows)
    op.drop_table("posts")
    for name in ("shown_revision", "shown_inputs"):
        op.drop_column("tables", name)
