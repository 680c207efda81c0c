"""The database's tables, described once; a test holds Alembic's migrations to them.

Nothing is specific to one kind of database, and nothing has ON DELETE CASCADE.
"""

from __future__ import annotations

from typing import Any, Final, get_args

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
    case,
    cast,
    false,
    func,
    literal_column,
    select,
    text,
    true,
    type_coerce,
)

from bot.records.championships import Progress
from bot.records.pads import PadStatus
from bot.records.slots import EVERYBODY
from bot.records.tables import Status
from bot.store.types import (
    ChampionshipInput,
    InvitedJson,
    Moment,
    PersonId,
    SettingsJson,
    Who,
    WhoJson,
    metadata,
)

__all__ = ["EVERYBODY", "metadata", "name_of"]


def _ids(*names: str) -> tuple[Column[int], ...]:
    """Return columns of Discord ids in a primary key."""
    return tuple(Column(name, BigInteger, primary_key=True, autoincrement=False) for name in names)


def _person(name: str, **options: Any) -> Column[int]:
    """Return a column that points to a person's row."""
    return Column(name, PersonId, ForeignKey("people.id"), **options)


def _person_key(name: str) -> Column[int]:
    """Return a column of a primary key that points to a person's row."""
    return _person(name, primary_key=True, autoincrement=False)


_table_statuses = ", ".join(f"'{status}'" for status in get_args(Status))
_championship_statuses = ", ".join(f"'{status}'" for status in get_args(Progress))
_pad_statuses = ", ".join(f"'{status}'" for status in get_args(PadStatus))
_COUNTED: Final = "status IN ('lobby', 'running', 'over')"

# The only place with Discord ids and names of people: a deleted person's row is blank. Ids begin above 10**12
# (see `is_placeholder`), so that they are never a Discord id.
people: Final = Table(
    "people",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("discord_id", BigInteger, unique=True),
    Column("name", String, nullable=False),
    Column("locale", String),
    Column("dm_channel", BigInteger),
    Column("dm_told", Boolean, nullable=False),
    Column("preferences", JSON, nullable=False),
    sqlite_autoincrement=True,
)


def name_of(who: Column[Any], name: Column[str]) -> ColumnElement[str]:
    """Return the name of a player: a person's from their row, a robot's (`name`) from its own."""
    plain = type_coerce(who, String)
    person = case((plain.like("u:%"), cast(func.substr(plain, literal_column("3")), BigInteger)))
    return func.coalesce(select(people.c.name).where(people.c.id == person).scalar_subquery(), name, "")


def name_of_person(person: ColumnElement[int]) -> ColumnElement[str]:
    """Return the name in the row that a column points to."""
    row = people.alias()
    return func.coalesce(
        select(row.c.name).where(row.c.id == type_coerce(person, BigInteger)).scalar_subquery(), ""
    )


tables: Final = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("guild_id", BigInteger),
    # NULL for a private table, whose only message is its host's.
    Column("channel_id", BigInteger),
    Column("thread_id", BigInteger),
    Column("locale", String, nullable=False),
    Column("status", String, nullable=False),
    _person("host", nullable=False),
    Column("revision", Integer, nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("ended_at", Moment),
    # Who had it closed without a result, as a who string; nobody did where the bot closed it.
    Column("ended_by", Who),
    Column("previous", Integer, ForeignKey("tables.id")),
    Column("standing", JSON(none_as_null=True)),
    Column("people", Integer, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("timer", String, nullable=False, server_default="3min"),
    Column("series", WhoJson),
    Column("asleep", Boolean, nullable=False, server_default=false()),
    Column("championship_id", Integer, ForeignKey("championships.id")),
    Column("fixture", String),
    _person("organiser"),
    Column("invited", InvitedJson),
    # Who opened it, whoever is host now; nobody opens a match of a championship or a rematch.
    _person("opened_by"),
    Column("threaded", Boolean, nullable=False, server_default=false()),
    Column("kicked", WhoJson, nullable=False, server_default="{}"),
    # How many rows of the log there are: an input is taken in the statement that raises it.
    Column("inputs", Integer, nullable=False, server_default="0"),
    # Whether the dealer, a robot or a last card moves next; where that is not known, it is looked up.
    Column("bot_to_move", Boolean, nullable=False, server_default=true()),
    # The present pause; NULL while the match is not paused. Nobody alone paused it where all had agreed.
    Column("paused_at", Moment),
    Column("paused_by", Who),
    # Who wants a pause, each with the number of rounds that had been finished.
    Column("pause_votes", WhoJson),
    # The luck of the match, in hex digits; NULL before it begins. Only the service of the tables reads it.
    Column("secret", String),
    # What is published of it at the start; NULL where the match began before matches were sealed.
    Column("seal", String),
    Column("robots_version", Integer),
    # The deal of which it is a try; its results are on no board but the deal's.
    Column("deal_id", Integer, ForeignKey("deals.id")),
    # The score pad of a match at a real table, which has no inputs.
    Column("pad_id", Integer, ForeignKey("pads.id")),
    # Whether only its players may see the cards, which other tables of its championship play as well; NULL
    # for a table with cards of its own.
    Column("covered", Boolean),
    # How many hints were shown; a match with any is on no board.
    Column("hints", Integer, nullable=False, server_default="0"),
    # Who waits for a robot's seat at the running table, first come first; NULL while nobody does.
    Column("line", InvitedJson),
    # The only people who may sit down; NULL if anybody may.
    Column("admitted", InvitedJson),
    CheckConstraint(f"status IN ({_table_statuses})", name="status"),
    Index(None, "status"),
    Index(None, "channel_id", "status"),
    Index(None, "thread_id", "status"),
    Index(None, "guild_id", "status"),
    Index(None, "host", "status"),
    Index(None, "organiser", "status"),
    Index(None, "championship_id"),
    Index(None, "previous"),
    Index(None, "guild_id", "game", "ended_at"),
    Index(None, "guild_id", "opened_at"),
    Index(None, "opened_by"),
    Index(None, "deal_id"),
    Index(None, "pad_id"),
    # A fixture is played once: a second table of it opens only when the first was given up. The migration
    # says so to PostgreSQL, too: to name that here would take its dialect into every process.
    Index(
        "uq_tables_championship_id_fixture",
        "championship_id",
        "fixture",
        unique=True,
        sqlite_where=text(_COUNTED),
    ),
    # A button of a table that is gone must never hit a younger one: ids are not used twice.
    sqlite_autoincrement=True,
)

members: Final = Table(
    "members",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("who", Who, nullable=False),
    # Of a robot; a person's name stands in `people`.
    Column("name", String),
    Column("token", String, nullable=False, server_default=""),
    UniqueConstraint("table_id", "who"),
    Index(None, "who"),
)

seating: Final = Table(
    "seating",
    metadata,
    # An id of its own: somebody may leave and come back between two inputs, and the last row holds.
    Column("id", Integer, primary_key=True),
    Column("table_id", Integer, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("from_n", Integer, nullable=False),
    Column("who", Who, nullable=False),
    # Of a robot; a person's name stands in `people`.
    Column("name", String),
    Column("token", String, nullable=False, server_default=""),
    Column("by", Who),
    Index(None, "table_id"),
    Index(None, "who"),
    sqlite_autoincrement=True,
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String, nullable=False),
    Column("by", Who, nullable=False),
    Column("at", Moment, nullable=False),
    Column("digest", String, nullable=False),
    Column("standing", JSON(none_as_null=True)),
    Column("reason", String),
)

results: Final = Table(
    "results",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", Who, primary_key=True),
    _person("user_id"),
    # Of a robot; a person's name stands in `people`.
    Column("name", String),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
    # The first round that is counted in it: a late-comer has none of the rounds before.
    Column("from_round", Integer, nullable=False, server_default="1"),
    Index(None, "user_id"),
)

facts: Final = Table(
    "facts",
    metadata,
    Column("table_id", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", Who, primary_key=True),
    Column("fact", String, primary_key=True),
    Column("value", Integer, nullable=False),
    ForeignKeyConstraint(["table_id", "seat", "who"], ["results.table_id", "results.seat", "results.who"]),
)

# The bot's messages: those in a slot, and older ones that have not been put away yet.
slots: Final = Table(
    "slots",
    metadata,
    Column("id", Integer, primary_key=True),
    # Whose message it is: a table's, a championship's, a deal's, a meeting's or a score pad's.
    *(Column(f"{owner}_id", Integer, ForeignKey(f"{owner}s.id")) for owner in ("table", "championship")),
    Column("kind", String, nullable=False),
    # The only reader, 0 for everybody.
    Column("reader", PersonId, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("posted_at", Moment, nullable=False),
    Column("epoch", String, nullable=False),
    Column("is_sending", Boolean, nullable=False),
    Column("fingerprint", String, nullable=False),
    Column("is_final", Boolean, nullable=False),
    # The table as of which it is current; NULL where that is not known.
    Column("revision", Integer),
    Column("inputs", Integer),
    Column("deal_id", Integer, ForeignKey("deals.id")),
    Column("meeting_id", Integer, ForeignKey("meetings.id")),
    Column("pad_id", Integer, ForeignKey("pads.id")),
    Index(None, "reader"),
    CheckConstraint(
        "1 = (CASE WHEN table_id IS NULL THEN 0 ELSE 1 END)"
        " + (CASE WHEN championship_id IS NULL THEN 0 ELSE 1 END)"
        " + (CASE WHEN deal_id IS NULL THEN 0 ELSE 1 END)"
        " + (CASE WHEN meeting_id IS NULL THEN 0 ELSE 1 END)"
        " + (CASE WHEN pad_id IS NULL THEN 0 ELSE 1 END)",
        name="owner",
    ),
    *(
        UniqueConstraint(
            f"{owner}_id",
            "kind",
            "reader",
            "channel_id",
            "message_id",
            "epoch",
            "is_sending",
            name=f"uq_slots_{owner}",
        )
        for owner in ("table", "championship", "deal", "meeting", "pad")
    ),
)

# Cards that several people play, each at a table of their own.

deals: Final = Table(
    "deals",
    metadata,
    Column("id", Integer, primary_key=True),
    # The date of a deal of the day; NULL for a duel.
    Column("day", String),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("robots_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("level", String, nullable=False),
    Column("locale", String, nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("closes_at", Moment, nullable=False),
    Column("ended_at", Moment),
    # The person who called a duel off.
    _person("ended_by"),
    _person("host"),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger),
    Column("invited", InvitedJson),
    Column("declined", InvitedJson),
    Column("par", Float),
    # The luck of all its matches, in hex digits.
    Column("secret", String, nullable=False),
    UniqueConstraint("day"),
    Index(None, "closes_at"),
    Index(None, "guild_id"),
    Index(None, "host"),
    # A button of a deal must never hit a younger one: ids are not used twice.
    sqlite_autoincrement=True,
)

# First tries: further ones are practice.
attempts: Final = Table(
    "attempts",
    metadata,
    Column("deal_id", Integer, ForeignKey("deals.id"), primary_key=True),
    _person_key("user_id"),
    Column("table_id", Integer, ForeignKey("tables.id"), nullable=False, unique=True),
    Column("guild_id", BigInteger),
    Index(None, "user_id"),
)

# Matches with real cards, written down round by round.

pads: Final = Table(
    "pads",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    # The players in the order of their seats; a name of somebody without an account is typed.
    Column("players", InvitedJson, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("locale", String, nullable=False),
    _person("host", nullable=False),
    Column("status", String, nullable=False),
    # How many rows of its rounds there are: a round is written in the statement that raises it.
    Column("revision", Integer, nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("changed_at", Moment, nullable=False),
    Column("ended_at", Moment),
    CheckConstraint(f"status IN ({_pad_statuses})", name="status"),
    Index(None, "status"),
    Index(None, "guild_id"),
    Index(None, "host"),
    # A button of a pad must never hit a younger one: ids are not used twice.
    sqlite_autoincrement=True,
)

# Everything that was ever written down of a round; the last holds.
pad_rounds: Final = Table(
    "pad_rounds",
    metadata,
    Column("pad_id", Integer, ForeignKey("pads.id"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("round", Integer, nullable=False),
    Column("entry", JSON, nullable=False),
    _person("by", nullable=False),
    Column("at", Moment, nullable=False),
    Index(None, "by"),
)

# Positions of matches, each everybody's riddle for a day. It names nobody, and stays when its match goes.

riddles: Final = Table(
    "riddles",
    metadata,
    Column("id", Integer, primary_key=True),
    # A UTC date in ISO form.
    Column("day", String, nullable=False),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    # The seat that decides, after these inputs: pairs of a seat and a text in the game's notation.
    Column("seat", Integer, nullable=False),
    Column("inputs", JSON, nullable=False),
    # The actions to choose from: their notation, how much less than the best they are worth, and its error.
    Column("offers", JSON, nullable=False),
    Column("by_robots", Boolean, nullable=False),
    UniqueConstraint("day"),
    # A button of a riddle must never hit a younger one: ids are not used twice.
    sqlite_autoincrement=True,
)

riddle_answers: Final = Table(
    "riddle_answers",
    metadata,
    Column("riddle_id", Integer, ForeignKey("riddles.id"), primary_key=True),
    _person_key("user_id"),
    # One of the riddle's actions in the game's notation.
    Column("choice", String, nullable=False),
    Column("at", Moment, nullable=False),
    Index(None, "user_id"),
)

# Matches for which people have agreed on a time.

meetings: Final = Table(
    "meetings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    _person("host", nullable=False),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("locale", String, nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("starts_at", Moment, nullable=False),
    # The same in its time zone, as it was chosen: a date and a time without an offset, in ISO form.
    Column("local_start", String, nullable=False),
    Column("zone", String, nullable=False),
    Column("remind_at", Moment),
    Column("weekly", Boolean, nullable=False),
    Column("misses", Integer, nullable=False),
    Column("status", String, nullable=False),
    # The table that was opened for it. No reference, as either may be deleted first.
    Column("lobby_id", Integer),
    Column("event_id", BigInteger),
    Column("ended_at", Moment),
    # The person who called it off.
    _person("ended_by"),
    Index(None, "status"),
    Index(None, "guild_id"),
    Index(None, "channel_id", "status"),
    Index(None, "host", "status"),
    Index(None, "lobby_id"),
    # A button of a meeting must never hit a younger one: ids are not used twice.
    sqlite_autoincrement=True,
)

meeting_answers: Final = Table(
    "meeting_answers",
    metadata,
    Column("meeting_id", Integer, ForeignKey("meetings.id"), primary_key=True),
    _person_key("user_id"),
    Column("kind", String, nullable=False),
    Column("since", Moment, nullable=False),
    Index(None, "user_id"),
)

# Who wants to be called to a lobby, and when a server was called last.

callees: Final = Table(
    "callees",
    metadata,
    *_ids("guild_id"),
    _person_key("user_id"),
    # "" for all games, of which one row says enough.
    Column("game", String, primary_key=True),
    # When they were called last; NULL if never.
    Column("called_at", Moment),
    Index(None, "user_id"),
)

calls: Final = Table(
    "calls",
    metadata,
    *_ids("guild_id"),
    Column("table_id", Integer, ForeignKey("tables.id"), nullable=False),
    Column("called_at", Moment, nullable=False),
    Index(None, "table_id"),
)

interactions: Final = Table(
    "interactions",
    metadata,
    # No moment beside it: a Discord id says itself when it was made.
    Column("id", BigInteger, primary_key=True, autoincrement=False),
)

command_hashes: Final = Table(
    "command_hashes",
    metadata,
    Column("scope", String, primary_key=True),
    Column("hash", String, nullable=False),
    Column("ids", JSON, nullable=False),
)

deadlines: Final = Table(
    "deadlines",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("remind_at", Moment),
    Column("due_at", Moment),
)

extensions: Final = Table(
    "extensions",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("round", Integer, primary_key=True),
)

followers: Final = Table(
    "followers",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    _person_key("user_id"),
    Index(None, "user_id"),
)

servers: Final = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", SettingsJson, nullable=False),
)

removed_servers: Final = Table(
    "removed_servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("removed_at", Moment, nullable=False),
)

emojis: Final = Table(
    "emojis",
    metadata,
    Column("name", String, primary_key=True),
    Column("emoji_id", BigInteger, nullable=False),
    # Of the drawing that was uploaded: another one is uploaded in its place.
    Column("digest", String, nullable=False),
)

deletions: Final = Table(
    "deletions",
    metadata,
    # Of a request that is kept beside the database: nothing here says whose it was.
    Column("key", String, primary_key=True),
    Column("at", Moment, nullable=False),
)

# Championships.

championships: Final = Table(
    "championships",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("plan", JSON, nullable=False),
    Column("locale", String, nullable=False),
    Column("timer", String, nullable=False),
    Column("status", String, nullable=False),
    _person("organiser", nullable=False),
    Column("feeds", Boolean, nullable=False),
    Column("season", String, nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("ended_at", Moment),
    # How many rows of its log there are: an input is taken in the statement that raises it.
    Column("inputs", Integer, nullable=False, server_default="0"),
    # The luck of its matches, in hex digits, where all tables of a round play the same cards.
    Column("secret", String),
    CheckConstraint(f"status IN ({_championship_statuses})", name="status"),
    Index(None, "status"),
    Index(None, "channel_id"),
    Index(None, "guild_id", "season"),
    Index(None, "organiser"),
    sqlite_autoincrement=True,
)

championship_log: Final = Table(
    "championship_log",
    metadata,
    Column("championship_id", Integer, ForeignKey("championships.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("input", ChampionshipInput, nullable=False),
    Column("by", Who, nullable=False),
    Column("at", Moment, nullable=False),
    Column("reason", String, nullable=False),
)

medals: Final = Table(
    "medals",
    metadata,
    Column("championship_id", Integer, ForeignKey("championships.id"), primary_key=True),
    _person_key("user_id"),
    Column("place", Integer),
    Column("points", Integer, nullable=False),
    Column("extra", Integer, nullable=False),
    Index(None, "user_id"),
)

# Leaderboards: sums and ratings, which can be recomputed from the results at any time.

calendars: Final = Table(
    "calendars",
    metadata,
    *_ids("guild_id"),
    Column("zone", String, nullable=False, server_default="UTC"),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("last_at", Moment),
    Column("counted", Boolean, nullable=False, server_default=true()),
)

seasons: Final = Table(
    "seasons",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("started_at", Moment, nullable=False),
    _person("started_by", nullable=False),
    Column("reason", String, nullable=False),
    Column("ended_at", Moment),
    _person("ended_by"),
    Column("end_reason", String),
    Index(None, "guild_id", "started_at"),
    # Sums of a season are kept under its id: ids are not used twice.
    sqlite_autoincrement=True,
)

_OF_A_BOARD: Final = ("guild_id", "alone", "game", "period")

totals: Final = Table(
    "totals",
    metadata,
    *_ids("guild_id"),
    Column("alone", Boolean, primary_key=True),
    Column("game", String, primary_key=True),
    Column("period", String, primary_key=True),
    _person_key("user_id"),
    Column("matches", Integer, nullable=False),
    Column("whole", Integer, nullable=False),
    # What boards compare; none where there is nothing to compare.
    Column("wins", Integer),
    Column("average", Float),
    Column("accuracy", Float),
    Column("podiums", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("bids", Integer, nullable=False),
    Column("exact", Integer, nullable=False),
    Index("ix_totals_wins", *_OF_A_BOARD, "wins", "user_id"),
    Index("ix_totals_average", *_OF_A_BOARD, "average", "user_id"),
    Index("ix_totals_accuracy", *_OF_A_BOARD, "accuracy", "user_id"),
    Index("ix_totals_user_id", "user_id", "alone", "period"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    *_ids("guild_id"),
    Column("game", String, primary_key=True),
    _person_key("user_id"),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Index("ix_ratings_shown", "guild_id", "game", "shown", "user_id"),
    Index(None, "user_id"),
)

tallies: Final = Table(
    "tallies",
    metadata,
    Column("user_id", PersonId, primary_key=True, autoincrement=False),
    *_ids("guild_id"),
    Column("game", String, primary_key=True),
    Column("period", String, primary_key=True),
    Column("fact", String, primary_key=True),
    Column("value", Integer, nullable=False),
    # Whose it is comes from the row: with it, this one would be read for a person's tallies, too.
    Index("ix_tallies_value", "guild_id", "game", "period", "fact", "value"),
)

forms: Final = Table(
    "forms",
    metadata,
    _person_key("user_id"),
    *_ids("guild_id"),
    Column("game", String, primary_key=True),
    Column("streak", Integer, nullable=False),
    Column("finishes", JSON, nullable=False),
    Index(None, "guild_id"),
)

rivals: Final = Table(
    "rivals",
    metadata,
    _person_key("user_id"),
    *_ids("guild_id"),
    Column("game", String, primary_key=True),
    _person_key("rival_id"),
    Column("met", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    Index("ix_rivals_behind", "guild_id", "game", "user_id", "behind"),
    Index(None, "rival_id"),
)

voids: Final = Table(
    "voids",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    _person("by", nullable=False),
    Column("at", Moment, nullable=False),
    Column("reason", String, nullable=False),
)
