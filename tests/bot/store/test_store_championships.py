"""Stored championships take inputs in order, end once, and are read in one transaction."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import Conflict, Duplicate
from bot.people.export import collect_rows
from bot.records.championships import ChampionshipHeader, InputRow, MedalRow
from bot.records.placeholders import is_placeholder
from bot.records.slots import CHAMPIONSHIP, EVERYBODY, SlotRow
from bot.records.tables import Booking, Member, Seating
from bot.store import Store
from bot.store.championships import (
    append_championship_input,
    end_championship,
    list_championships_in_channel,
    list_honours,
    list_unfinished_championships,
    load_championship,
)
from bot.store.engine import Transaction
from bot.store.lobbies import start_match
from bot.store.people import remember_person
from bot.store.personal import erase_person
from bot.store.tables import get_table
from bot.texts.sentences import texts
from tests.bot.store.store_values import (
    ANA,
    BOB,
    CHANNEL,
    EVE,
    GUILD,
    NOON,
    announce_championship,
    everything,
    finish,
    later,
    lobby,
    member,
    played,
    sit,
)

INVITED = {f"u:{ANA}": "Ana", f"u:{BOB}": "Bob"}


def said(n: int, text: str = "join 1 Ana", **other: Any) -> InputRow:
    return InputRow(n, text, f"u:{ANA}", later(minutes=n), **other)


def medal(user: int, place: int | None, points: int, extra: int = 0) -> MedalRow:
    return MedalRow(user, f"name {user}", place, points, extra)


async def ended(store: Store, *medals: MedalRow, at: int = 1, **other: Any) -> ChampionshipHeader:
    header = await announce_championship(store, **other)
    await store.write(end_championship, header.id, 0, medals, later(days=at))
    return header


async def test_an_opened_championship_is_read_back(store: Store) -> None:
    header = await announce_championship(store)
    stored = await store.read(load_championship, header.id)
    assert stored is not None
    assert (stored.header, stored.inputs, stored.matches) == (header, (), ())
    assert await store.read(load_championship, header.id + 1) is None
    assert await store.read(list_unfinished_championships, NOON) == [header]
    later_one = await announce_championship(store)
    assert await store.read(list_championships_in_channel, CHANNEL) == [later_one, header]
    assert await store.read(list_championships_in_channel, CHANNEL + 1) == []


async def test_inputs_are_appended_without_gaps_and_never_twice(store: Store) -> None:
    header = await announce_championship(store)
    await store.write(append_championship_input, header.id, said(0), interaction=5)
    await store.write(append_championship_input, header.id, said(1, "card 1 black", reason="late"))
    before = await everything(store)
    for n in (0, 1, 3):
        with pytest.raises(Conflict):
            await store.write(append_championship_input, header.id, said(n))
    with pytest.raises(Duplicate):
        await store.write(append_championship_input, header.id, said(2), interaction=5)
    with pytest.raises(Conflict):
        await store.write(append_championship_input, header.id + 1, said(0))
    assert await everything(store) == before
    stored = await store.read(load_championship, header.id)
    assert stored is not None
    assert stored.inputs == (said(0), said(1, "card 1 black", reason="late"))


async def test_the_last_input_and_the_medals_are_one_write(store: Store) -> None:
    header = await announce_championship(store)
    await store.write(append_championship_input, header.id, said(0))
    twice = [medal(ANA, 1, 5), medal(ANA, 2, 3)]
    before = await everything(store)
    with pytest.raises(Exception, match=r"(?i)unique"):
        await store.write(append_championship_input, header.id, said(1), ending="over", medals=twice)
    assert await everything(store) == before
    medals = [medal(BOB, 2, 3), medal(ANA, 1, 5, 2), medal(EVE, None, 0, 2)]
    await store.write(append_championship_input, header.id, said(1), ending="over", medals=medals)
    rows = ((header.id, one.user_id, one.place, one.points, one.extra) for one in medals)
    assert (await everything(store))["medals"] == sorted(rows, key=repr)
    stored = await store.read(load_championship, header.id)
    assert stored is not None
    assert (stored.header.status, stored.header.ended_at) == ("over", said(1).at)
    with pytest.raises(Conflict):
        await store.write(append_championship_input, header.id, said(2))


async def test_entrants_are_read_under_their_present_names(store: Store) -> None:
    header = await announce_championship(store)
    await store.write(append_championship_input, header.id, said(0, f"join {ANA} Ana María"))
    await store.write(append_championship_input, header.id, said(1, f"join {BOB} Bob"))
    await store.write(append_championship_input, header.id, said(2, f"draw 77 {BOB} {ANA}"))
    await store.write(remember_person, BOB, "Bob the Great", None)
    stored = await store.read(load_championship, header.id)
    assert stored is not None
    assert [row.input for row in stored.inputs] == [
        f"join {ANA} Ana María",
        f"join {BOB} Bob the Great",
        f"draw 77 {BOB} {ANA}",
    ]


async def test_deleted_entrants_have_no_name_in_inputs_and_medals(store: Store) -> None:
    header = await announce_championship(store, locale="fr")
    await store.write(append_championship_input, header.id, said(0, f"join {ANA} Ana"))
    await store.write(append_championship_input, header.id, said(1, f"join {BOB} Bob"))
    await store.write(append_championship_input, header.id, said(2, f"draw 77 {BOB} {ANA}"))
    number = await store.read(Transaction.person_of, BOB)
    await store.write(erase_person, BOB, await collect_rows(store, BOB))
    gone = texts("fr")("deleted-person")
    stored = await store.read(load_championship, header.id)
    assert stored is not None
    assert is_placeholder(number)
    assert [row.input for row in stored.inputs] == [
        f"join {ANA} Ana",
        f"join {number} {gone}",
        f"draw 77 {number} {ANA}",
    ]
    medals = [MedalRow(ANA, "Ana", 2, 3, 0), MedalRow(number, gone, 1, 5, 0)]
    await store.write(end_championship, header.id, 3, medals, NOON)
    (honours,) = await store.read(list_honours, GUILD)
    assert honours.medals == tuple(reversed(medals))


async def test_an_input_is_not_stored_when_a_match_has_ended_meanwhile(store: Store) -> None:
    header = await announce_championship(store)
    before = await everything(store)
    with pytest.raises(Conflict):
        await store.write(append_championship_input, header.id, said(0), played=1)
    assert await everything(store) == before
    await store.write(append_championship_input, header.id, said(0), played=0)
    await store.write(append_championship_input, header.id, said(1))


async def test_a_championship_ends_once_at_its_current_number_of_inputs(store: Store) -> None:
    header = await announce_championship(store)
    await store.write(append_championship_input, header.id, said(0))
    with pytest.raises(Conflict):
        await store.write(end_championship, header.id, 0, [medal(ANA, 1, 5)], NOON)
    assert (await everything(store))["medals"] == []
    await store.write(end_championship, header.id, 1, [medal(ANA, 1, 5)], NOON)
    before = await everything(store)
    with pytest.raises(Conflict):
        await store.write(end_championship, header.id, 1, [medal(BOB, 1, 5)], NOON)
    assert await everything(store) == before


async def test_a_cancelled_championship_has_no_medals(store: Store) -> None:
    header = await announce_championship(store)
    await store.write(append_championship_input, header.id, said(0, "cancel"), ending="cancelled")
    stored = await store.read(load_championship, header.id)
    assert stored is not None
    assert stored.header.status == "cancelled"
    assert await store.read(list_honours, GUILD) == []


async def test_a_fixture_has_at_most_one_table_that_is_not_cancelled(store: Store) -> None:
    header = await announce_championship(store)
    booking = Booking(header.id, "1-2", EVE, INVITED)
    table = await lobby(store, booking=booking)
    assert (table.championship_id, table.fixture, table.organiser, table.invited) == (
        header.id,
        "1-2",
        EVE,
        INVITED,
    )
    assert await store.read(get_table, table.id) == table
    before = await everything(store)
    with pytest.raises(Conflict):
        await lobby(store, BOB, booking=booking)
    assert await everything(store) == before
    await lobby(store, booking=Booking(header.id, "1-3", EVE, INVITED))
    await lobby(store, booking=Booking((await announce_championship(store)).id, "1-2", EVE, INVITED))
    await finish(store, table.id, "cancelled", None, NOON)
    again = await lobby(store, BOB, booking=booking)
    await store.write(start_match, again, [member(BOB, "Bob"), member(ANA, "Ana")])
    with pytest.raises(Conflict):
        await lobby(store, booking=booking)


async def test_a_championships_matches_are_its_live_and_finished_tables(store: Store) -> None:
    header = await announce_championship(store)
    over = await played(store, (ANA, 1, 30), (BOB, 2, -10), booking=Booking(header.id, "a", EVE, INVITED))
    waiting = await lobby(store, BOB, booking=Booking(header.id, "b", EVE, INVITED))
    gone = await lobby(store, BOB, booking=Booking(header.id, "c", EVE, INVITED))
    await finish(store, gone.id, "closed", None, NOON)
    running = await lobby(store, ANA, BOB, booking=Booking(header.id, "d", EVE, INVITED))
    await store.write(start_match, running, [member(ANA, "Ana"), member(BOB, "Bob")])
    await sit(store, running.id, Seating(1, 0, "r:normal:0", "Barnacle"))
    await played(store, (ANA, 1, 3))
    stored = await store.read(load_championship, header.id)
    assert stored is not None
    assert [(m.header.id, m.header.status) for m in stored.matches] == [
        (over, "over"),
        (waiting.id, "lobby"),
        (running.id, "running"),
    ]
    assert [len(match.seatings) for match in stored.matches] == [2, 0, 3]
    assert stored.matches[1].members == (Member(f"u:{BOB}", "Bob"),)
    assert stored.matches[2].seatings[-1] == Seating(1, 0, "r:normal:0", "Barnacle")


async def test_an_ended_championship_with_live_tables_is_unfinished(store: Store) -> None:
    header = await announce_championship(store)
    table = await lobby(store, booking=Booking(header.id, "a", EVE, INVITED))
    await store.write(append_championship_input, header.id, said(0, "cancel"), ending="cancelled")
    assert [one.id for one in await store.read(list_unfinished_championships, NOON)] == [header.id]
    await store.championship_slots.save(SlotRow(header.id, CHAMPIONSHIP, EVERYBODY, 5, 6, NOON, "cancelled"))
    assert [one.id for one in await store.read(list_unfinished_championships, NOON)] == [header.id]
    await finish(store, table.id, "cancelled", None, NOON)
    assert await store.read(list_unfinished_championships, NOON) == []


@pytest.mark.parametrize("end", ["over", "void", "cancelled"])
async def test_an_ended_championship_is_unfinished_until_its_end_is_posted(store: Store, end: str) -> None:
    header = await ended(store)
    sending = SlotRow(header.id, CHAMPIONSHIP, EVERYBODY, 5, 6, NOON, end, is_sending=True)
    await store.championship_slots.save(sending)
    assert [one.id for one in await store.read(list_unfinished_championships, NOON)] == [header.id]
    for kind, left in (("preliminary", [header.id]), ("final", [header.id]), (end, [])):
        await store.championship_slots.save(SlotRow(header.id, CHAMPIONSHIP, EVERYBODY, 5, 6, NOON, kind))
        assert [one.id for one in await store.read(list_unfinished_championships, NOON)] == left
    told_of = await ended(store)
    assert [one.id for one in await store.read(list_unfinished_championships, later(days=1))] == [told_of.id]
    assert await store.read(list_unfinished_championships, later(days=2)) == []


async def test_the_classification_reads_ended_championships_that_feed_it(store: Store) -> None:
    second = await ended(store, medal(BOB, 1, 5), at=2)
    first = await ended(store, medal(ANA, 1, 5, 2), medal(BOB, 2, 3), at=1)
    await ended(store, medal(EVE, 1, 5), feeds=False)
    await ended(store, medal(EVE, 1, 5), guild_id=GUILD + 1)
    old = await ended(store, medal(EVE, 1, 5), season="2025", at=0)
    await announce_championship(store)
    await store.write(remember_person, ANA, "Ana now", None)
    await store.write(remember_person, BOB, f"name {BOB}", None)
    found = await store.read(list_honours, GUILD, "2026")
    assert [honours.header.id for honours in found] == [first.id, second.id]
    assert found[0].medals == (MedalRow(ANA, "Ana now", 1, 5, 2), medal(BOB, 2, 3))
    assert [honours.header.id for honours in await store.read(list_honours, GUILD)] == [
        old.id,
        first.id,
        second.id,
    ]
