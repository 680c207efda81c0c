"""The tables of release 0.1.0."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

PEOPLE = 10**12
"""Ids of people are larger than this, so that none of them is a Discord id."""
COUNTED = sa.text("status IN ('lobby', 'running', 'over')")
SLOT = ("kind", "reader", "channel_id", "message_id", "epoch", "is_sending")


def upgrade() -> None:
    create_people()
    create_championships()
    create_tables()
    create_matches()
    create_boards()
    create_discord()


def create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("discord_id", sa.BigInteger()),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("locale", sa.String()),
        sa.Column("dm_channel", sa.BigInteger()),
        sa.Column("dm_told", sa.Boolean(), nullable=False),
        sa.Column("preferences", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("discord_id", name="uq_people_discord_id"),
        sqlite_autoincrement=True,
    )
    if op.get_bind().dialect.name == "sqlite":
        counters = sa.table("sqlite_sequence", sa.column("name"), sa.column("seq"))
        op.execute(counters.insert().values(name="people", seq=PEOPLE))
    else:
        op.execute(f"SELECT setval('people_id_seq', {PEOPLE})")
    op.create_table(
        "deletions",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_deletions"),
    )


def create_championships() -> None:
    op.create_table(
        "championships",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("timer", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("organiser", sa.BigInteger(), nullable=False),
        sa.Column("feeds", sa.Boolean(), nullable=False),
        sa.Column("season", sa.String(), nullable=False),
        sa.Column("opened_at", sa.DateTime(), nullable=False),
        sa.Column("ended_at", sa.DateTime()),
        sa.Column("inputs", sa.Integer(), server_default="0", nullable=False),
        sa.CheckConstraint("status IN ('running', 'over', 'cancelled')", name="ck_championships_status"),
        sa.ForeignKeyConstraint(["organiser"], ["people.id"], name="fk_championships_organiser"),
        sa.PrimaryKeyConstraint("id", name="pk_championships"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_championships_channel_id", "championships", ["channel_id"])
    op.create_index("ix_championships_guild_id_season", "championships", ["guild_id", "season"])
    op.create_index("ix_championships_organiser", "championships", ["organiser"])
    op.create_index("ix_championships_status", "championships", ["status"])
    op.create_table(
        "championship_log",
        sa.Column("championship_id", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("input", sa.String(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["championship_id"], ["championships.id"], name="fk_championship_log_championship_id"
        ),
        sa.PrimaryKeyConstraint("championship_id", "n", name="pk_championship_log"),
    )
    op.create_table(
        "medals",
        sa.Column("championship_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer()),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("extra", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["championship_id"], ["championships.id"], name="fk_medals_championship_id"),
        sa.ForeignKeyConstraint(["user_id"], ["people.id"], name="fk_medals_user_id"),
        sa.PrimaryKeyConstraint("championship_id", "user_id", name="pk_medals"),
    )
    op.create_index("ix_medals_user_id", "medals", ["user_id"])


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger()),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("opened_at", sa.DateTime(), nullable=False),
        sa.Column("ended_at", sa.DateTime()),
        sa.Column("ended_by", sa.String()),
        sa.Column("previous", sa.Integer()),
        sa.Column("standing", sa.JSON(none_as_null=True)),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("timer", sa.String(), server_default="3min", nullable=False),
        sa.Column("series", sa.JSON(none_as_null=True)),
        sa.Column("asleep", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("championship_id", sa.Integer()),
        sa.Column("fixture", sa.String()),
        sa.Column("organiser", sa.BigInteger()),
        sa.Column("invited", sa.JSON(none_as_null=True)),
        sa.Column("opened_by", sa.BigInteger()),
        sa.Column("threaded", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("kicked", sa.JSON(none_as_null=True), server_default="{}", nullable=False),
        sa.Column("inputs", sa.Integer(), server_default="0", nullable=False),
        sa.Column("bot_to_move", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.CheckConstraint(
            "status IN ('lobby', 'running', 'over', 'cancelled', 'closed')", name="ck_tables_status"
        ),
        sa.ForeignKeyConstraint(["championship_id"], ["championships.id"], name="fk_tables_championship_id"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host"),
        sa.ForeignKeyConstraint(["opened_by"], ["people.id"], name="fk_tables_opened_by"),
        sa.ForeignKeyConstraint(["organiser"], ["people.id"], name="fk_tables_organiser"),
        sa.ForeignKeyConstraint(["previous"], ["tables.id"], name="fk_tables_previous"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_championship_id", "tables", ["championship_id"])
    op.create_index("ix_tables_channel_id_status", "tables", ["channel_id", "status"])
    op.create_index("ix_tables_guild_id_game_ended_at", "tables", ["guild_id", "game", "ended_at"])
    op.create_index("ix_tables_guild_id_opened_at", "tables", ["guild_id", "opened_at"])
    op.create_index("ix_tables_guild_id_status", "tables", ["guild_id", "status"])
    op.create_index("ix_tables_host_status", "tables", ["host", "status"])
    op.create_index("ix_tables_organiser_status", "tables", ["organiser", "status"])
    op.create_index("ix_tables_opened_by", "tables", ["opened_by"])
    op.create_index("ix_tables_previous", "tables", ["previous"])
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index("ix_tables_thread_id_status", "tables", ["thread_id", "status"])
    op.create_index(
        "uq_tables_championship_id_fixture",
        "tables",
        ["championship_id", "fixture"],
        unique=True,
        sqlite_where=COUNTED,
        postgresql_where=COUNTED,
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("name", sa.String()),
        sa.Column("token", sa.String(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_members_table_id"),
        sa.PrimaryKeyConstraint("table_id", "place", name="pk_members"),
        sa.UniqueConstraint("table_id", "who", name="uq_members_table_id_who"),
    )
    op.create_index("ix_members_who", "members", ["who"])
    op.create_table(
        "seating",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("from_n", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("name", sa.String()),
        sa.Column("token", sa.String(), server_default="", nullable=False),
        sa.Column("by", sa.String()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seating_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_seating"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_seating_table_id", "seating", ["table_id"])
    op.create_index("ix_seating_who", "seating", ["who"])
    op.create_table(
        "followers",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_followers_table_id"),
        sa.ForeignKeyConstraint(["user_id"], ["people.id"], name="fk_followers_user_id"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_followers"),
    )
    op.create_index("ix_followers_user_id", "followers", ["user_id"])


def create_matches() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("standing", sa.JSON(none_as_null=True)),
        sa.Column("reason", sa.String()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_log"),
    )
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("opened_at", sa.DateTime(), nullable=False),
        sa.Column("remind_at", sa.DateTime()),
        sa.Column("due_at", sa.DateTime()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deadlines_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_deadlines"),
    )
    op.create_table(
        "extensions",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_extensions_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", "round", name="pk_extensions"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.String()),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sa.ForeignKeyConstraint(["user_id"], ["people.id"], name="fk_results_user_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", "who", name="pk_results"),
    )
    op.create_index("ix_results_user_id", "results", ["user_id"])
    op.create_table(
        "facts",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("fact", sa.String(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "seat", "who"],
            ["results.table_id", "results.seat", "results.who"],
            name="fk_facts_table_id_seat_who",
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "who", "fact", name="pk_facts"),
    )
    op.create_table(
        "voids",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name="fk_voids_by"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_voids_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_voids"),
    )


def create_boards() -> None:
    op.create_table(
        "calendars",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("zone", sa.String(), server_default="UTC", nullable=False),
        sa.Column("revision", sa.Integer(), server_default="0", nullable=False),
        sa.Column("last_at", sa.DateTime()),
        sa.Column("counted", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_calendars"),
    )
    op.create_table(
        "seasons",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("started_at", sa.DateTime(), nullable=False),
        sa.Column("started_by", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("ended_at", sa.DateTime()),
        sa.Column("ended_by", sa.BigInteger()),
        sa.Column("end_reason", sa.String()),
        sa.ForeignKeyConstraint(["ended_by"], ["people.id"], name="fk_seasons_ended_by"),
        sa.ForeignKeyConstraint(["started_by"], ["people.id"], name="fk_seasons_started_by"),
        sa.PrimaryKeyConstraint("id", name="pk_seasons"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_seasons_guild_id_started_at", "seasons", ["guild_id", "started_at"])
    op.create_table(
        "totals",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("alone", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("period", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("whole", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer()),
        sa.Column("average", sa.Float()),
        sa.Column("accuracy", sa.Float()),
        sa.Column("podiums", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("bids", sa.Integer(), nullable=False),
        sa.Column("exact", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["people.id"], name="fk_totals_user_id"),
        sa.PrimaryKeyConstraint("guild_id", "alone", "game", "period", "user_id", name="pk_totals"),
    )
    op.create_index(
        "ix_totals_accuracy", "totals", ["guild_id", "alone", "game", "period", "accuracy", "user_id"]
    )
    op.create_index(
        "ix_totals_average", "totals", ["guild_id", "alone", "game", "period", "average", "user_id"]
    )
    op.create_index("ix_totals_user_id", "totals", ["user_id", "alone", "period"])
    op.create_index("ix_totals_wins", "totals", ["guild_id", "alone", "game", "period", "wins", "user_id"])
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["people.id"], name="fk_ratings_user_id"),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", name="pk_ratings"),
    )
    op.create_index("ix_ratings_shown", "ratings", ["guild_id", "game", "shown", "user_id"])
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"])
    op.create_table(
        "tallies",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("period", sa.String(), nullable=False),
        sa.Column("fact", sa.String(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "game", "period", "fact", name="pk_tallies"),
    )
    op.create_index("ix_tallies_value", "tallies", ["guild_id", "game", "period", "fact", "value"])
    op.create_table(
        "forms",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("finishes", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["people.id"], name="fk_forms_user_id"),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "game", name="pk_forms"),
    )
    op.create_index("ix_forms_guild_id", "forms", ["guild_id"])
    op.create_table(
        "rivals",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rival_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("met", sa.Integer(), nullable=False),
        sa.Column("behind", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["rival_id"], ["people.id"], name="fk_rivals_rival_id"),
        sa.ForeignKeyConstraint(["user_id"], ["people.id"], name="fk_rivals_user_id"),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "game", "rival_id", name="pk_rivals"),
    )
    op.create_index("ix_rivals_behind", "rivals", ["guild_id", "game", "user_id", "behind"])
    op.create_index("ix_rivals_rival_id", "rivals", ["rival_id"])


def create_discord() -> None:
    op.create_table(
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
        sa.ForeignKeyConstraint(["championship_id"], ["championships.id"], name="fk_slots_championship_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_slots_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_slots"),
        sa.UniqueConstraint("championship_id", *SLOT, name="uq_slots_championship"),
        sa.UniqueConstraint("table_id", *SLOT, name="uq_slots_table"),
    )
    op.create_index("ix_slots_reader", "slots", ["reader"])
    op.create_table(
        "interactions",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_interactions"),
    )
    op.create_table(
        "command_hashes",
        sa.Column("scope", sa.String(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("ids", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("scope", name="pk_command_hashes"),
    )
    op.create_table(
        "emojis",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("emoji_id", sa.BigInteger(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_emojis"),
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_servers"),
    )
    op.create_table(
        "removed_servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("removed_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_removed_servers"),
    )
