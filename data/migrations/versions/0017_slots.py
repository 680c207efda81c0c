"""One row for each message in its slot, with what it shows."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

CHUNK = 500


def upgrade() -> None:
    key = ("kind", "reader", "channel_id", "message_id", "epoch", "is_sending")
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
        sa.Column("is_final", sa.Boolean(), nullable=False),
        sa.Column("revision", sa.Integer()),
        sa.Column("inputs", sa.Integer()),
        sa.CheckConstraint("(table_id IS NULL) <> (championship_id IS NULL)", name="ck_slots_owner"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_slots_table_id"),
        sa.ForeignKeyConstraint(["championship_id"], ["championships.id"], name="fk_slots_championship_id"),
        sa.PrimaryKeyConstraint("id", name="pk_slots"),
        *(
            sa.UniqueConstraint(f"{owner}_id", *key, name=f"uq_slots_{owner}")
            for owner in ("table", "championship")
        ),
    )
    names = ("table_id", "championship_id", "channel_id", "message_id", "posted_at")
    posts = sa.table("posts", sa.column("kind"), *(sa.column(name, slots.c[name].type) for name in names))
    connection = op.get_bind()
    found = connection.execute(sa.select(posts)).mappings().all()
    rows = {}
    # Replaced messages come first: the last row of a slot is its own message.
    for post in sorted(found, key=lambda one: ("~" not in one["kind"], one["posted_at"], one["message_id"])):
        row = _parse({name: post[name] for name in names}, post["kind"])
        identity = tuple(row[name] for name in ("table_id", "championship_id", *key))
        rows.pop(identity, None)
        rows[identity] = row
    known = list(rows.values())
    for start in range(0, len(known), CHUNK):
        connection.execute(sa.insert(slots), known[start : start + CHUNK])
    op.drop_table("posts")
    for name in ("shown_revision", "shown_inputs"):
        op.drop_column("tables", name)


def _parse(row, kind):
    """Return the row of a message, whose kind was `hand <user>/<epoch>~<message>`.

    A `~` without a number stood for a message that was being sent.
    """
    subject, _, rest = kind.partition("/")
    epoch, replaced, number = rest.partition("~")
    name, _, reader = subject.partition(" ") if subject.startswith("hand ") else (subject, "", "0")
    more = {"kind": name, "reader": int(reader), "epoch": epoch, "is_sending": bool(replaced) and not number}
    return {**row, **more, "fingerprint": "", "is_final": False}
