"""All rows about a person are found and exported, and a deleted person is in no byte of any file."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, BigInteger, Boolean, Float, Integer, String, bindparam, insert, update

from bot.courier.render import render
from bot.errors import Conflict
from bot.people.export import collect_rows, export_person
from bot.present.personal import privacy
from bot.records.boards import Sums
from bot.records.championships import InputRow
from bot.records.placeholders import is_placeholder
from bot.records.tables import Person, TableVersion
from bot.store import Store, schema
from bot.store.backup import back_up
from bot.store.championships import append_championship_input
from bot.store.engine import Statement, Transaction
from bot.store.interactions import SentCommands, save_sent_commands
from bot.store.matches import put_to_sleep
from bot.store.people import get_person, get_person_with_matches, remember_person
from bot.store.personal import (
    FREE_TEXT,
    NAMED,
    OWN,
    TABLES_OF_A_READ,
    Erased,
    erase_person,
    find_personal_rows,
    forget_deletions,
    list_done_deletions,
    list_entered_championships,
    list_users,
    note_deletion,
)
from bot.store.servers import get_settings
from bot.store.tables import get_table, list_members, list_tables_of
from bot.store.totals import get_calendar, replace_sums
from bot.store.types import ChampionshipInput, InvitedJson, Moment, PersonId, SettingsJson, Who, WhoJson
from bot.texts.sentences import texts
from tests.bot.store.store_values import announce_championship, everything, played, running
from tests.data.build import ANA, BEA, CARL, NOON
from tests.data.build import NAMES as CALLED

ALL = (ANA, BEA, CARL)
BLOCKED = 2**60 + 99
FIRST = 1001
"""The id of each row about the first person, which no database gives by itself here."""
NOBODY = {
    name: frozenset(columns.split())
    for name, columns in {
        "totals": "guild_id game period",
        "ratings": "guild_id game",
        "tallies": "guild_id game period fact",
        "forms": "guild_id game finishes",
        "rivals": "guild_id game",
        "slots": "kind channel_id message_id epoch fingerprint",
        "tables": "game options guild_id channel_id thread_id locale status standing timer fixture secret"
        " seal",
        "deals": "day game options guild_id channel_id level locale secret",
        "pads": "game options guild_id channel_id locale status",
        "pad_rounds": "entry",
        "meetings": "guild_id channel_id game options locale local_start zone status event_id",
        "meeting_answers": "kind",
        "members": "name token",
        "riddles": "day game options inputs offers",
        "riddle_answers": "choice",
        "callees": "guild_id game",
        "calls": "guild_id",
        "seating": "name token",
        "log": "action digest standing",
        "results": "name",
        "facts": "fact",
        "attempts": "guild_id",
        "championships": "guild_id channel_id plan locale timer status secret",
        "seasons": "guild_id",
        "servers": "guild_id",
        "calendars": "guild_id zone",
        "removed_servers": "guild_id",
        "interactions": "id",
        "command_hashes": "scope hash ids",
        "emojis": "name emoji_id digest",
        "deletions": "key",
        "people": "id discord_id name locale dm_channel preferences",
    }.items()
}
"""Columns that could hold an id or a text, and name nobody; `people` is where ids and names stand."""


def value_of(column: Any, user: int, number: int) -> Any:
    """Return a value for any column: it names the person if it can, and holds `number` otherwise."""
    name, who, kind = column.name, str(Person(user)), column.type
    match kind:
        case _ if name in FREE_TEXT.get(column.table.name, ()):
            return f"<@{user}>, <@!{user}> and {user}; 7{user} and <@{user}7>"
        case PersonId():
            return user
        case Who():
            return who
        case WhoJson():
            return {who: who}
        case InvitedJson():
            return {who: CALLED[user]}
        case SettingsJson():
            return {"blocked": [user, BLOCKED], "language": "es"}
        case ChampionshipInput():
            return f"join {user} {CALLED[user]}"
        case Boolean():
            return True
        case Moment():
            return NOON
        case JSON():
            return []
        case Float() | Integer() | BigInteger():
            return number
        case String():
            return {"status": "running", "locale": "es"}.get(name, f"{name} {number}")
    raise AssertionError(column)


def fill(tx: Transaction, people: Iterable[int]) -> None:
    """Store one row about each person in every table."""
    for number, user in enumerate(people, FIRST):
        tx.introduce(str(Person(user)), CALLED[user])
        for table in schema.metadata.sorted_tables:
            if table is not schema.people:
                row = {column.name: value_of(column, user, number) for column in table.columns}
                empty = {
                    "slots": {"championship_id", "deal_id", "meeting_id", "pad_id"},
                    "tables": {"previous"},
                }.get(table.name, set())
                tx.change(Statement(insert(table)), **row | dict.fromkeys(empty))


@pytest.fixture
async def filled(store: Store) -> Store:
    """Return a store with rows about three people in every table."""
    await store.write(fill, ALL)
    return store


async def rows(store: Store) -> dict[str, list[dict[str, Any]]]:
    """Return every row of every table, as dictionaries by table name."""
    tables = schema.metadata.tables
    return {
        name: [dict(zip(tables[name].columns.keys(), row, strict=True)) for row in found]
        for name, found in (await everything(store)).items()
    }


def traces(rows: Mapping[str, list[dict[str, Any]]], user: int) -> set[str]:
    """Return the columns with a person's id or name, which stands in no longer number."""
    trace = re.compile(rf"(?<!\d){user}(?!\d)|{CALLED[user]}")
    return {
        f"{name}.{column}"
        for name, found in rows.items()
        for row in found
        for column, value in row.items()
        if trace.search(str(value))
    }


def traces_in_files(folder: Path, user: int) -> list[str]:
    """Return the files with a person's id or name in any form in which the store may have written it."""
    name = CALLED[user]
    forms = {str(user).encode(), user.to_bytes(8, "big"), user.to_bytes(8, "little"), name.encode()}
    forms |= {name.encode("utf-16-le"), json.dumps(name)[1:-1].encode()}
    return [
        file.name
        for file in folder.rglob("*")
        if file.is_file()
        and any(
            form in file.read_bytes().replace(b"7%d" % user, b"").replace(b"%d7" % user, b"")
            for form in forms
        )
    ]


async def erase(store: Store, user: int, key: str | None = None) -> Erased:
    """Delete a person."""
    return await store.write(erase_person, user, await collect_rows(store, user), key, NOON)


async def told_of(store: Store, user: int) -> Any:
    """Return a person's parsed export."""
    return json.loads((await export_person(store, user, NOON)).text)


def run(sql: Any) -> Any:
    """Return a unit that runs this one statement."""

    def change(tx: Transaction, **values: Any) -> int:
        return tx.change(Statement(sql), **values)

    return change


# ---- what the schema has ---------------------------------------------------------------------------------


def test_every_column_is_known_to_name_people_or_not() -> None:
    """A new column for ids or texts has a type that names people, or is added to one of the lists."""
    listed = {(name, column) for lists in (FREE_TEXT, NOBODY) for name in lists for column in lists[name]}
    named = {(name, column.name) for name, columns in NAMED.items() for column in columns}
    found = {
        (name, column.name)
        for name, table in schema.metadata.tables.items()
        for column in table.columns
        if isinstance(column.type, BigInteger | String | JSON) or (name, column.name) in named
    }
    assert found == listed | named
    assert not listed & named


# ---- deletion --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("user", ALL)
async def test_a_deleted_person_is_named_nowhere_and_others_stay(filled: Store, user: int) -> None:
    before = await rows(filled)
    columns = {f"{name}.{column.name}" for name, found in NAMED.items() for column in found}
    columns |= {f"{name}.{column}" for name, found in FREE_TEXT.items() for column in found}
    assert traces(before, user) == columns | {"people.discord_id", "people.name"}
    await erase(filled, user)
    after = await rows(filled)
    assert traces(after, user) == set()
    assert set(await filled.read(list_users)) == {*ALL, BLOCKED} - {user}
    for name in before:
        assert len(after[name]) == len(before[name]) - (name in OWN), name
    for other in set(ALL) - {user}:
        assert traces(after, other) == traces(before, other)
        for name in {*before} - {"calendars"}:
            theirs = [[row for row in some[name] if traces({"": [row]}, other)] for some in (before, after)]
            assert theirs[0] == theirs[1], name


@pytest.mark.sqlite
@pytest.mark.parametrize("user", ALL)
async def test_no_byte_of_any_file_holds_a_deleted_person(filled: Store, tmp_path: Path, user: int) -> None:
    file = filled.database.file
    assert set(traces_in_files(file.parent, user)) <= {file.name, f"{file.name}-wal"}
    assert traces_in_files(file.parent, user) != []
    await erase(filled, user)
    assert traces_in_files(file.parent, user) == []
    back_up(file, file.parent / "copy.db")
    assert traces_in_files(file.parent, user) == []
    (other, *_) = set(ALL) - {user}
    assert set(traces_in_files(file.parent, other)) >= {file.name, "copy.db"}
    await filled.write(save_sent_commands, "1/global", SentCommands(f"planted {user}", {}))
    assert traces_in_files(file.parent, user) == [f"{file.name}-wal"]


@pytest.mark.sqlite
async def test_no_free_page_holds_any_of_many_deleted_people(store: Store) -> None:
    many = [2**60 + 7919 * n for n in range(100, 500)]

    def meet(tx: Transaction) -> None:
        for user in many:
            tx.introduce(str(Person(user)), f"sailor {user % 10**9} " * (user % 5 + 1))

    await store.write(meet)
    gone = many[::3]
    for user in gone:
        await erase(store, user)
    data = b"".join(file.read_bytes() for file in store.database.file.parent.iterdir())
    assert [user for user in gone if user.to_bytes(8, "big") in data] == []
    assert [user for user in gone if f"sailor {user % 10**9} ".encode() in data] == []
    assert all(user.to_bytes(8, "big") in data for user in many if user not in gone)


@pytest.mark.sqlite
async def test_a_reader_delays_the_emptying_of_the_write_ahead_log(filled: Store) -> None:
    """The log is emptied at the next write without a reader."""
    file = filled.database.file
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM people").fetchone()
        await erase(filled, ANA)
        assert traces_in_files(file.parent, ANA) != []
        reader.execute("ROLLBACK")
    await filled.write(save_sent_commands, "1/global", SentCommands("0" * 64, {}))
    assert traces_in_files(file.parent, ANA) == []


@pytest.mark.parametrize(("name", "column"), [(name, one) for name in FREE_TEXT for one in FREE_TEXT[name]])
async def test_a_column_that_deletion_overlooks_is_found_by_these_tests(
    filled: Store, monkeypatch: pytest.MonkeyPatch, name: str, column: str
) -> None:
    fewer = tuple(one for one in FREE_TEXT[name] if one != column)
    monkeypatch.setattr("bot.store.personal.FREE_TEXT", {**FREE_TEXT, name: fewer})
    await erase(filled, ANA)
    assert traces(await rows(filled), ANA) == {f"{name}.{column}"}


async def test_free_texts_lose_each_mention_but_no_longer_number(filled: Store) -> None:
    await erase(filled, ANA)
    found = await rows(filled)
    for name, columns in FREE_TEXT.items():
        for column in columns:
            assert f"…, … and …; 7{ANA} and <@{ANA}7>" in [row[column] for row in found[name]], name


async def test_a_longer_number_containing_an_id_is_no_mention(store: Store) -> None:
    await store.write(fill, [BEA])
    await store.write(run(update(schema.seasons).values(reason=f"7{ANA} and <@{ANA}7>")))
    assert {name: found for name, found in (await collect_rows(store, ANA)).items() if found} == {}


async def test_what_names_a_deleted_person_becomes_one_person_without_a_name(filled: Store) -> None:
    await erase(filled, ANA)
    found = await rows(filled)
    (blank,) = (row for row in found["people"] if row["discord_id"] is None)
    assert is_placeholder(blank["id"])
    assert blank == {
        "id": blank["id"],
        "discord_id": None,
        "name": "",
        "locale": None,
        "dm_channel": None,
        "dm_told": False,
        "preferences": {},
    }
    who = str(Person(blank["id"]))
    (table,) = (row for row in found["tables"] if row["id"] == FIRST)
    assert (table["host"], table["opened_by"], table["organiser"]) == (blank["id"],) * 3
    assert (table["ended_by"], table["series"], table["kicked"]) == (who, {who: who}, {who: who})
    for name in ("members", "seating", "log", "results", "facts"):
        key = "by" if name == "log" else "who"
        assert who in [row[key] for row in found[name]]
    assert f"join {blank['id']} -" in [row["input"] for row in found["championship_log"]]
    (member,) = await filled.read(list_members, FIRST)
    assert (member.who, member.name) == (who, texts("es")("deleted-person"))


async def test_deletion_ends_a_block_and_keeps_the_other_settings(filled: Store) -> None:
    erased = await erase(filled, ANA)
    assert erased.servers == {FIRST}
    assert await filled.read(get_settings, FIRST) == {"blocked": [BLOCKED], "language": "es"}
    assert await filled.read(get_settings, FIRST + 1) == {"blocked": [BEA, BLOCKED], "language": "es"}


async def test_deletion_returns_what_shows_the_person(store: Store) -> None:
    await store.write(fill, ALL)
    over = await played(store, (ANA, 1, 30), (BEA, 2, 20))
    live = await running(store, ANA, BEA)
    others = await running(store, BEA, CARL)
    erased = await erase(store, ANA)
    assert erased.tables == {FIRST, over, live.id}
    assert erased.live == {FIRST, live.id}
    assert erased.championships == erased.servers == {FIRST}
    assert others.id not in erased.tables


async def test_a_change_worked_out_before_a_deletion_is_not_stored_after_it(store: Store) -> None:
    """All tables that may still change and name the person have another revision."""
    ours, others = await running(store, ANA, BEA), await running(store, BEA, CARL)
    cancelled = await running(store, ANA, BEA)
    await store.write(
        run(update(schema.tables).where(schema.tables.c.id == cancelled.id).values(status="cancelled"))
    )
    over = await played(store, (ANA, 1, 30), (BEA, 2, 20))
    ended = await store.read(get_table, over)
    await erase(store, ANA)
    assert ended is not None
    for header, raised in ((ours, 1), (others, 0), (cancelled, 1), (ended, 0)):
        now = await store.read(get_table, header.id)
        assert now is not None
        assert now.revision == header.revision + raised
    with pytest.raises(Conflict):
        await store.write(put_to_sleep, ours.id, TableVersion(ours.revision, 0))
    await store.write(put_to_sleep, others.id, TableVersion(others.revision, 0))


async def test_a_unit_beside_a_deletion_does_not_fill_the_blank_row(store: Store) -> None:
    """Both wait together; the second one's name must not end in the deleted person's row."""
    await running(store, ANA, BEA)
    deletion = store.write(erase_person, ANA, {})
    await asyncio.gather(deletion, store.write(remember_person, ANA, "Secret", "de"))
    people = (await rows(store))["people"]
    assert [(row["name"], row["locale"]) for row in people if row["discord_id"] is None] == [("", None)]


async def test_an_input_that_names_a_deleted_entrant_is_not_stored(store: Store) -> None:
    number = (await announce_championship(store)).id
    for n, user in enumerate((ANA, BEA)):
        joined = InputRow(n, f"join {user} Somebody", f"u:{user}", NOON)
        await store.write(append_championship_input, number, joined)
    await erase(store, BEA)
    late = InputRow(2, f"card {BEA} yellow", f"u:{ANA}", NOON)
    with pytest.raises(Conflict):
        await store.write(append_championship_input, number, late)
    assert await store.read(get_person, BEA) is None


async def test_sums_worked_out_before_a_deletion_are_not_stored_after_it(filled: Store) -> None:
    calendar = await filled.read(get_calendar, FIRST + 1)
    await erase(filled, ANA)
    with pytest.raises(Conflict):
        await filled.write(replace_sums, calendar, NOON, Sums((), (), (), (), ()))


async def test_all_people_can_be_deleted_one_after_another(filled: Store) -> None:
    for user in ALL:
        await erase(filled, user)
    found = await rows(filled)
    assert set.union(*(traces(found, user) for user in ALL)) == set()
    assert all(found[name] == [] for name in OWN)


async def test_deleting_somebody_twice_or_a_stranger_changes_nothing(filled: Store) -> None:
    await erase(filled, ANA)
    before = await rows(filled)
    for user in (ANA, 2**59):
        assert await erase(filled, user) == Erased(*[frozenset()] * len(Erased._fields))
    assert await rows(filled) == before


async def test_somebody_who_comes_back_has_a_new_row_and_none_of_the_old_matches(store: Store) -> None:
    await played(store, (ANA, 1, 30), (BEA, 2, 20))
    await erase(store, ANA)
    assert await store.read(get_person, ANA) is None
    await store.write(remember_person, ANA, "Ana", "es-ES")
    assert (await store.read(get_person_with_matches, ANA))[1] == {}
    assert sum((await store.read(get_person_with_matches, BEA))[1].values()) == 1
    (known,) = (name for name, found in (await collect_rows(store, ANA)).items() if found)
    assert known == "people"
    assert [row["discord_id"] for row in (await rows(store))["people"]].count(ANA) == 1
    table = await running(store, ANA, BEA)
    assert [one.id for one in await store.read(list_tables_of, ANA)] == [table.id]


async def test_a_deletion_is_noted_in_its_unit_until_it_is_forgotten(filled: Store) -> None:
    await filled.write(note_deletion, "other", NOON)
    await erase(filled, ANA, "this")
    noted = await filled.read(list_done_deletions)
    assert noted.keys() >= {"this", "other"}
    assert noted["this"] == NOON
    await filled.write(forget_deletions, noted.keys() - {"other"})
    assert await filled.read(list_done_deletions) == {"other": NOON}


async def test_running_championships_are_listed_for_their_entrants(filled: Store) -> None:
    assert await filled.read(list_entered_championships, ANA) == [FIRST]
    assert await filled.read(list_entered_championships, 2**59) == []
    ended = update(schema.championships).values(status="over")
    await filled.write(run(ended))
    assert await filled.read(list_entered_championships, ANA) == []


# ---- export ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("user", ALL)
async def test_the_export_has_every_row_that_names_a_person(filled: Store, user: int) -> None:
    told = await told_of(filled, user)
    assert (told["format"], told["version"], told["user_id"]) == ("yo-ho-ho person", 2, str(user))
    assert {name: len(kept) for name, kept in told["kept"].items()} == dict.fromkeys(
        {"people", *NAMED, *FREE_TEXT}, 1
    )
    assert told["kept"]["people"][0]["name"] == CALLED[user]
    assert told["kept"]["servers"] == [{"guild_id": FIRST + ALL.index(user), "blocked": True}]


async def test_no_export_holds_the_luck_of_a_match(filled: Store) -> None:
    told = await told_of(filled, ANA)
    assert [name for name, kept in told["kept"].items() for row in kept if "secret" in row] == []
    assert told["kept"]["tables"][0]["seal"]


async def test_the_export_has_nobody_else_in_it(store: Store) -> None:
    over = await played(store, (ANA, 1, 30), (BEA, 2, 20), (CARL, 3, 10))
    both = {str(Person(ANA)): str(Person(ANA)), str(Person(BEA)): str(Person(BEA))}
    changed: dict[str, Any] = {name: bindparam(name) for name in ("kicked", "opened_by", "host")}
    await store.write(run(update(schema.tables).values(changed)), kicked=both, opened_by=BEA, host=CARL)
    told = (await told_of(store, ANA))["kept"]
    text = json.dumps(told, ensure_ascii=False)
    for other in (BEA, CARL):
        assert str(other) not in text
    assert told["tables"][0]["kicked"] == {str(Person(ANA)): str(Person(ANA))}
    assert (told["tables"][0]["opened_by"], told["tables"][0]["host"]) == (None, None)
    assert [row["table_id"] for row in told["results"]] == [over]
    assert told["results"][0]["match"]


async def test_a_person_is_searched_in_parts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """All rows are found, whatever the number of tables in one read."""
    for _ in range(5):
        await played(store, (ANA, 1, 30), (BEA, 2, 20))
    whole = await collect_rows(store, ANA)
    assert TABLES_OF_A_READ > 5
    for size in (1, 2, 5):
        monkeypatch.setattr("bot.store.personal.TABLES_OF_A_READ", size)
        assert await collect_rows(store, ANA) == whole
    assert len(whole["results"]) == 5
    first, following = await store.read_long(find_personal_rows, ANA)
    assert ("tables" in first, following) == (False, 1)


async def test_an_unknown_person_has_an_empty_export(filled: Store) -> None:
    assert (await told_of(filled, 2**59))["kept"] == {}


async def test_an_export_too_large_for_discord_is_compressed(
    filled: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = await export_person(filled, ANA, NOON)
    monkeypatch.setattr("bot.people.export.LARGEST", 1000)
    packed = await export_person(filled, ANA, NOON)
    assert (plain.name, packed.name) == ("yo-ho-ho.json", "yo-ho-ho.json.gz")
    assert isinstance(packed.text, bytes)
    assert gzip.decompress(packed.text).decode() == plain.text
    assert render(privacy.export(texts("en"), *packed)).files[0].fp.read() == packed.text
