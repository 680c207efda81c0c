"""All rows about a person are found, exported on request, and removed with the person."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bot.store.units import Statement
from sqlalchemy import JSON, BigInteger, String, update

from bot.championship.placeholders import draw_placeholder
from bot.championship.results import compute_snapshot, inputs
from bot.courier.render import render
from bot.errors import Conflict
from bot.people.export import export_person
from bot.present.personal import privacy
from bot.records.boards import EVERYBODY, Sums
from bot.records.placeholders import is_placeholder, placeholder
from bot.records.tables import Person
from bot.store import Store, schema
from bot.store.championships import load_championship
from bot.store.copying import copy_all
from bot.store.people import get_person_with_matches
from bot.store.personal import StandIn
from bot.store.personal_columns import NAMES, NOBODY, PERSONAL
from bot.store.servers import save_settings
from bot.store.totals import get_calendar, replace_sums
from bot.tables.boards import Boards
from bot.tables.export import export
from bot.tables.service import Tables
from bot.texts.sentences import texts
from tests.bot.store.store_values import everything
from tests.bot.test_migrations import REVISIONS
from tests.data.build import ANA, BEA, CARL, GUILD, NOON, file_of
from tests.data.build import NAMES as CALLED

GONE = "Nobody in particular"


@pytest.fixture
async def played(empty_url: str, tmp_path: Path) -> AsyncIterator[Store]:
    """Yield a store with rows in every table."""
    copy = tmp_path / "played.db"
    shutil.copyfile(file_of(REVISIONS[-1]), copy)
    source, store = await Store.open(f"sqlite+aiosqlite:///{copy}"), await Store.open(empty_url)
    await copy_all(source.database, store.database)
    await source.close()
    yield store
    await store.close()


async def rows(store: Store) -> dict[str, list[dict[str, Any]]]:
    """Return every row of every table, as dictionaries by table name."""
    tables = schema.metadata.tables
    return {
        name: [dict(zip(tables[name].columns.keys(), row, strict=True)) for row in found]
        for name, found in (await everything(store)).items()
    }


async def traces(store: Store, *texts: str) -> list[str]:
    """Return every value, in any column of any table, that contains one of these texts."""
    return [
        f"{name}.{column}: {value}"
        for name, found in (await rows(store)).items()
        for row in found
        for column, value in row.items()
        if any(re.search(rf"(?<!\d){text}(?!\d)", str(value)) for text in texts)
    ]


async def told_of(store: Store, user: int) -> Any:
    """Return a person's parsed export."""
    return json.loads((await export_person(store, user, NOON)).text)


async def erased(store: Store, user: int, seed: int = 1) -> StandIn:
    """Delete a person, and return the stand-in that replaces them."""
    rng = Random(seed)
    found = await store.personal.find(user)
    lots = {}
    for number in found.championships:
        stored = await store.read(load_championship, number)
        assert stored is not None
        lots[number] = draw_placeholder(user, inputs(stored), rng)
    stand_in = StandIn(placeholder(rng), lots, lambda locale: GONE)
    await store.personal.erase(user, found, stand_in)
    return stand_in


def test_every_column_is_listed_as_personal_or_not() -> None:
    """A new table or column must be added to one of the lists."""
    unsaid, gone = [], []
    listed = {(name, column) for name, columns in PERSONAL.items() for column in columns}
    listed |= {(name, column) for name, columns in NOBODY.items() for column in columns}
    listed |= {(name, "name") for name in NAMES} | set(NAMES.items())
    for name, table in schema.metadata.tables.items():
        for column in table.columns:
            if isinstance(column.type, BigInteger | String | JSON) and (name, column.name) not in listed:
                unsaid.append(f"{name}.{column.name}")
    for name, known in listed:
        if name not in schema.metadata.tables or known not in schema.metadata.tables[name].c:
            gone.append(f"{name}.{known}")
    assert (unsaid, gone) == ([], [])


@pytest.mark.parametrize("user", [ANA, BEA, CARL])
async def test_a_deleted_person_leaves_no_trace_and_others_stay(played: Store, user: int) -> None:
    before = await rows(played)
    assert len([where for where in await traces(played, str(user)) if ".action" not in where]) > 20
    await erased(played, user)
    assert await traces(played, str(user), CALLED[user]) == []
    assert (await played.personal.find(user)).stays
    after = await rows(played)
    theirs = {name for name, kinds in PERSONAL.items() if {"row", "hand"}.intersection(kinds.values())}
    for name in before:
        if name in theirs:
            assert len(after[name]) <= len(before[name])
        else:
            assert len(after[name]) == len(before[name])
    for other in {ANA, BEA, CARL} - {user}:
        for name in ("totals", "ratings", "tallies", "forms", "medals", "players"):
            mine = [[row for row in some[name] if row["user_id"] == other] for some in (before, after)]
            assert mine[0] == mine[1]


async def test_a_longer_number_containing_an_id_is_not_a_trace(played: Store) -> None:
    others = f"{ANA}7 has won, 1{ANA} has not"
    column = schema.seasons.c.end_reason
    await played.database.write(
        Statement(update(schema.seasons).values(end_reason=others, started_by=BEA, ended_by=BEA)).step()
    )
    assert await told_of(played, ANA) is not None
    assert (await played.personal.find(ANA)).rows["seasons"] == []
    await erased(played, ANA)
    assert {row[column.name] for row in (await rows(played))["seasons"]} == {others}


async def test_deletion_replaces_both_forms_of_mention(played: Store) -> None:
    typed = f"<@{ANA}>, <@!{ANA}> and {ANA}; <@{ANA}7>"
    await played.database.write(Statement(update(schema.seasons).values(end_reason=typed)).step())
    await erased(played, ANA)
    left = {row["end_reason"] for row in (await rows(played))["seasons"]}
    assert left == {f"…, … and …; <@{ANA}7>"}


async def test_a_deleted_person_has_no_finished_matches(played: Store) -> None:
    assert any((await played.read(get_person_with_matches, ANA))[1].values())
    others = await played.read(get_person_with_matches, BEA)
    await erased(played, ANA)
    assert await played.read(get_person_with_matches, ANA) == (None, {})
    assert await played.read(get_person_with_matches, BEA) == others


async def test_all_players_can_be_deleted_one_after_another(played: Store) -> None:
    for seed, user in enumerate((ANA, BEA, CARL)):
        await erased(played, user, seed)
    assert await traces(played, *map(str, (ANA, BEA, CARL)), *CALLED.values()) == []
    left = await rows(played)
    assert {row["user_id"] for row in left["tallies"]} == {EVERYBODY}
    assert [left[name] for name in ("totals", "ratings", "forms", "rivals", "medals", "players")] == [[]] * 6


async def test_deletion_keeps_replays_and_the_sums_of_others(played: Store) -> None:
    tables = Tables(played, lambda: NOON, lambda number: None)
    boards = Boards(played, lambda: NOON)
    await boards.recount(GUILD)
    before = await rows(played)
    over = [row["id"] for row in before["tables"] if row["status"] == "over"]
    logs = [await export(tables, number) for number in over]
    assert over
    await erased(played, ANA)
    again = Tables(played, lambda: NOON, lambda number: None)
    assert [await export(again, number) for number in over] == logs
    for number in over:
        names = [occupant.name for occupant in (await again.snapshot(number, None)).occupants]
        assert sorted(names) == sorted([GONE, CALLED[BEA], CALLED[CARL]])
    await boards.recount(GUILD)
    after = await rows(played)
    for name in ("totals", "ratings", "tallies", "forms", "rivals"):
        others = [row for row in before[name] if ANA not in (row["user_id"], row.get("rival_id"))]
        assert sorted(map(repr, after[name])) == sorted(map(repr, others))
        assert others


async def test_deletion_keeps_the_draw_of_a_championship(played: Store) -> None:
    ids = [row["id"] for row in (await rows(played))["championships"]]
    before = [await played.read(load_championship, number) for number in ids]
    stand_in = await erased(played, ANA)
    for stored in before:
        assert stored is not None
        number = stand_in.in_championship[stored.header.id]
        assert is_placeholder(number)
        loaded = await played.read(load_championship, stored.header.id)
        assert loaded is not None
        was, now = compute_snapshot(stored).state, compute_snapshot(loaded).state
        assert now.stage == was.stage
        swap = {ANA: number}
        drawn = [[swap.get(one, one) for one in fixture.entrants] for fixture in was.fixtures]
        assert [list(fixture.entrants) for fixture in now.fixtures] == drawn
        assert {swap.get(one, one) for one in was.names} == set(now.names)
        assert now.names[number] == GONE


async def test_deletion_is_refused_if_a_table_has_changed_meanwhile(played: Store) -> None:
    found = await played.personal.find(ANA)
    number = found.live[0]
    revision = schema.tables.c.revision
    moved = update(schema.tables).where(schema.tables.c.id == number).values(revision=revision + 1)
    await played.database.write(Statement(moved).step(changes=1, refusal=AssertionError))
    before = await rows(played)
    with pytest.raises(Conflict):
        await played.personal.erase(ANA, found, StandIn(placeholder(Random(1)), {}, lambda locale: GONE))
    assert await rows(played) == before


async def test_sums_computed_before_a_deletion_are_not_stored_after_it(played: Store) -> None:
    calendar = await played.read(get_calendar, GUILD)
    await erased(played, ANA)
    with pytest.raises(Conflict):
        await played.write(replace_sums, calendar, NOON, Sums((), (), (), (), ()))


async def test_a_servers_block_list_survives_deletion_and_is_exported(played: Store) -> None:
    await played.write(save_settings, GUILD, {"blocked": [BEA, ANA]})
    told = (await told_of(played, ANA))["kept"]
    assert told["servers"] == [{"guild_id": str(GUILD), "blocked": True}]
    await erased(played, ANA)
    assert await traces(played, str(ANA)) == [f"servers.settings: { ({'blocked': [BEA, ANA]}) }"]


async def test_deletion_removes_a_person_from_texts_of_others(played: Store) -> None:
    await Boards(played, lambda: NOON).end_season(GUILD, BEA, f"<@{ANA}> ({ANA}) has won")
    await erased(played, ANA)
    assert "… (…) has won" in [row["end_reason"] for row in (await rows(played))["seasons"]]


# ---- export ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("user", [ANA, BEA, CARL])
async def test_the_export_has_every_row_that_deletion_changes(played: Store, user: int) -> None:
    before = await rows(played)
    told = await told_of(played, user)
    assert (told["format"], told["version"], told["user_id"]) == ("yo-ho-ho person", 1, str(user))
    await erased(played, user)
    after = await rows(played)
    for name in PERSONAL:
        ignored = {"revision"} if name == "tables" else set()
        was, now = (
            [repr({key: row[key] for key in row if key not in ignored}) for row in some[name]]
            for some in (before, after)
        )
        assert len(told["kept"].get(name, ())) == len([row for row in was if row not in now]), name


async def test_the_export_names_nobody_else_and_has_only_own_inputs(played: Store) -> None:
    told = (await told_of(played, ANA))["kept"]
    text = json.dumps(told, ensure_ascii=False)
    for other in (BEA, CARL):
        assert CALLED[other] not in text
        assert f'"{other}"' not in text
    assert told["log"]
    for row in told["log"]:
        assert row["by"] == str(Person(ANA))
    assert {row["match"] for row in told["results"]}


async def test_an_unknown_person_has_an_empty_export(played: Store) -> None:
    assert (await told_of(played, 2**61 + 5))["kept"] == {}


async def test_an_export_too_large_for_discord_is_compressed(
    played: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = await export_person(played, ANA, NOON)
    monkeypatch.setattr("bot.people.export.LARGEST", 1000)
    packed = await export_person(played, ANA, NOON)
    assert (plain.name, packed.name) == ("yo-ho-ho.json", "yo-ho-ho.json.gz")
    assert isinstance(packed.text, bytes)
    assert gzip.decompress(packed.text).decode() == plain.text
    assert render(privacy.export(texts("en"), *packed)).files[0].fp.read() == packed.text
