"""`/privacy`: a person's data as a file, and its deletion, from anywhere and in every state."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
from contextlib import closing
from typing import Any

import pytest
import simcord.interactions as wire

from bot.errors import Unavailable
from bot.records.placeholders import is_placeholder
from bot.records.slots import HAND, SlotRow
from bot.store.slots import SlotRows
from bot.store.tables import list_seatings
from bot.tables.boards import Boards
from bot.texts.sentences import texts
from tests.sim.championship import announce, announce_and_draw, take_snapshot
from tests.sim.evening import open_table, play_match, play_on, start_table
from tests.sim.instant import Tap, payload_of, tap
from tests.sim.person import Answer, Person
from tests.sim.sentences import says
from tests.sim.world import World

ROBOTS = "🤖"


async def traces(world: World, person: Person) -> list[str]:
    """Return where a person's id or name is stored in the database."""
    return [
        f"{name}.{key}: {value}"
        for name, rows in (await world.stored_rows()).items()
        for row in rows
        for key, value in row.items()
        if re.search(rf"(?<!\d){person.id}(?!\d)", str(value)) or value == person.name
    ]


async def ask_deletion(person: Person, *, dm: bool = False) -> Answer:
    """Ask for deletion; return the answer with the form for the confirming word."""
    page = await (person.slash_in_dm("privacy") if dm else person.slash("privacy"))
    button = page.posts[-1].offering("@delete?")[0]
    told = await person.press(page.posts[-1], button)
    return await person.press(told.posts[-1], told.posts[-1].offering("@sure")[0])


async def confirm_deletion(person: Person, form: Answer, word: str = "delete", *, dm: bool = False) -> Answer:
    """Type the confirming word into the form."""
    finger = person.member.user if dm else person.member
    return person._answer(await finger.submit_modal(form.result, {"typed": word}))


async def is_deleted(person: Person, **where: Any) -> Answer:
    return await confirm_deletion(person, await ask_deletion(person, **where), **where)


async def exports(person: Person, *, dm: bool = False) -> tuple[Answer, dict[str, Any]]:
    page = await (person.slash_in_dm("privacy") if dm else person.slash("privacy"))
    answer = await person.press(page.posts[-1], page.posts[-1].offering("@export")[0])
    (file,) = answer.posts[-1].stored.attachments
    data = person.world.env.backend.cdn.get(file["url"])
    assert data is not None
    return answer, json.loads(bytes(data).decode())


@pytest.mark.parametrize("dm", [False, True])
async def test_the_export_is_a_private_file_without_other_peoples_data(world: World, dm: bool) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea)
    await ana.bids(1)
    await bea.bids(0)
    answer, told = await exports(ana, dm=dm)
    assert dm or answer.private
    assert "JSON" in answer.text
    kept = told["kept"]
    assert (kept["people"][0]["name"], told["user_id"]) == ("Ana", str(ana.id))
    assert {row["by"] for row in kept["log"]} == {f"u:{ana.id}"}
    assert next(row["action"] for row in kept["log"]) == "bid 1"
    text = json.dumps(told)
    # The export contains neither the deal with every hand nor the other player's moves.
    deal = next(row.action for row in await world.rows(number) if row.by == "dealer")
    assert deal not in text
    assert "bid 0" not in text
    assert str(bea.id) not in text


@pytest.mark.rule("T-87")
@pytest.mark.parametrize("word", ["…", "yes", "delet", "delete me"])
async def test_a_wrong_confirming_word_deletes_nobody(world: World, word: str) -> None:
    ana = world.person("Ana", "es-ES")
    await open_table(ana)
    before = await traces(world, ana)
    answer = await confirm_deletion(ana, await ask_deletion(ana), word)
    assert "BORRAR" in answer.text
    assert await traces(world, ana) == before
    assert not world.bot.services.store.deletion_requests.file.exists()


@pytest.mark.parametrize(
    ("locale", "word", "said"),
    [
        ("en-US", " Delete ", "Done"),
        ("es-ES", "bórrar", "Hecho"),
        ("fr", "Effacer", "fait"),
        ("fr", "DELETE", "fait"),  # The form was opened in another language.
    ],
)
async def test_the_confirming_word_is_accepted_in_any_language_and_case(
    world: World, locale: str, word: str, said: str
) -> None:
    ana = world.person("Ana", locale)
    await open_table(ana)
    answer = await confirm_deletion(ana, await ask_deletion(ana), word)
    assert said in answer.text
    await world.wait()
    assert await traces(world, ana) == []


async def test_the_page_before_the_confirming_word_says_what_will_happen(world: World) -> None:
    page = await world.person("Ana").slash("privacy")
    ana = world.people[-1]
    told = await ana.press(page.posts[-1], page.posts[-1].offering("@delete?")[0])
    assert told.private
    for said in ("robots play your seats", "Deleted player", "blocked you", "30 days", "cannot be undone"):
        assert said in told.text


@pytest.mark.parametrize("dm", [False, True])
async def test_a_robot_takes_the_seat_of_a_player_deleted_during_a_match(world: World, dm: bool) -> None:
    await world.shorten_matches(1, 1, 1)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await start_table(ana, bea, carl)
    await ana.bids(1)
    assert ana.dms()
    answer = await is_deleted(ana, dm=dm)
    assert "Done" in answer.text
    await world.wait(4)
    assert await traces(world, ana) == []
    header = await world.header(number)
    assert header.host in (bea.id, carl.id)
    assert "Ana" not in await world.seats(number)
    await play_on(
        world,
        (bea, carl),
        number,
        until=lambda post: bool(post.offering("@rematch")),
    )
    assert await world.status(number) == "over"
    await world.wait(4)
    assert await traces(world, ana) == []
    before = await boards(world)
    await Boards(world.bot.services.store, world.env.now).recount(world.guild.id)
    assert await boards(world) == before
    assert {row[0] for row in before} == {bea.id, carl.id}


async def boards(world: World) -> list[tuple[Any, ...]]:
    """Return everybody's totals and ratings, the person's id first."""
    sums = "user_id alone game period matches wins podiums points rounds bids exact"
    shown = {"totals": sums.split(), "ratings": ["user_id", "game", "mu", "sigma", "matches", "shown"]}
    stored = await world.stored_rows()
    return [
        row
        for name, columns in shown.items()
        for row in sorted((tuple(one[column] for column in columns) for one in stored[name]), key=repr)
    ]


async def test_finished_matches_stay_for_others_and_recounting_restores_nobody(world: World) -> None:
    await world.shorten_matches(1, 1, 1)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    for _ in range(2):
        number = await start_table(ana, bea, carl)
        await play_match(world, (ana, bea, carl), number)
    await world.wait(4)
    others = [row for row in await boards(world) if row[0] != ana.id]
    assert (await ana.slash("stats")).text != (await carl.slash("history")).text
    await is_deleted(ana)
    assert await traces(world, ana) == []
    assert await boards(world) == others
    await Boards(world.bot.services.store, world.env.now).recount(world.guild.id)
    assert await boards(world) == others
    told = (await bea.slash("history")).text
    assert says(told, "deleted-person")
    assert "Ana" not in told
    replayed = await bea.slash("replay", match=f"{number}")
    assert "Ana" not in replayed.text
    # She starts with empty statistics.
    assert not says(await ana.slash("history"), "deleted-person")
    (_, told_of) = await exports(ana)
    assert set(told_of["kept"]) <= {"people"}


async def test_deleting_a_host_passes_on_their_lobby_or_closes_it(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    alone = await open_table(ana)
    quay = world.guild.create_text_channel("quay")
    both = await open_table(ana, bea, channel=quay)
    await is_deleted(ana)
    await world.wait(4)
    assert await world.status(alone) == "cancelled"
    assert (await world.header(both)).host == bea.id
    assert await traces(world, ana) == []
    assert "Ana" not in world.table(both, quay).text


async def test_deleted_people_are_removed_from_a_lobbys_record_of_kicks(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea, carl)
    await ana.slash_and_confirm("table kick", player=bea.member)
    await is_deleted(bea)
    await is_deleted(ana)
    assert await traces(world, bea) == await traces(world, ana) == []
    await carl.click("@join") if "Carl" not in await world.seats(number) else None
    assert await world.seats(number) == ["Carl"]


async def test_an_entrant_deleted_before_the_draw_leaves_the_list(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await announce(ana, bea, carl)
    await is_deleted(bea)
    await world.wait(4)
    assert await traces(world, bea) == []
    assert list((await take_snapshot(world, number)).state.names) == [ana.id, carl.id]


@pytest.mark.parametrize("organiser", [False, True])
async def test_an_entrant_deleted_after_the_draw_is_withdrawn_and_others_play_on(
    world: World, organiser: bool
) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await announce_and_draw(ana, bea, carl)
    who = ana if organiser else bea
    before = (await take_snapshot(world, number)).state
    await is_deleted(who)
    await world.wait(4)
    assert await traces(world, who) == []
    snapshot = await take_snapshot(world, number)
    (out,) = snapshot.state.out
    assert is_placeholder(out)
    assert is_placeholder(snapshot.header.organiser) is organiser
    others = {one for one in before.names if one != who.id}
    for was, now in zip(before.fixtures, snapshot.state.fixtures, strict=True):
        assert was.key == now.key
        assert others.intersection(was.entrants) == set(now.entrants) - {out}
    said = "\n".join(post.text for post in world.posts())
    assert str(out) not in said


async def test_the_export_of_an_entrant_has_no_other_entrants(world: World) -> None:
    """The draw's order names everybody; the other numbers of an exported input are 0."""
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await announce_and_draw(ana, bea, carl)
    _, told = await exports(bea)
    (drawn,) = [row["input"] for row in told["kept"]["championship_log"] if row["input"].startswith("draw")]
    assert sorted(drawn.split(" ")[2:]) == sorted(["0", "0", str(bea.id)])
    text = json.dumps(told)
    assert str(ana.id) not in text
    assert str(carl.id) not in text


async def test_repeated_and_simultaneous_deletions_are_harmless(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await start_table(ana, bea)
    forms = [await ask_deletion(ana), await ask_deletion(ana)]
    for form in forms:
        assert "Done" in (await confirm_deletion(ana, form)).text
    await world.wait(4)
    assert await traces(world, ana) == []
    assert len(world.bot.services.store.deletion_requests.all()) == 1
    assert "Done" in (await is_deleted(ana)).text
    assert await traces(world, ana) == []


@pytest.mark.sqlite
async def test_no_file_holds_a_person_who_has_played_and_was_deleted(world: World) -> None:
    await world.shorten_matches(1, 1, 1)
    anacaona, bea, carl = world.group("Anacaona", "Bea", "Carl")
    over = await start_table(anacaona, bea, carl)
    await play_match(world, (anacaona, bea, carl), over)
    await start_table(anacaona, bea)
    await announce_and_draw(anacaona, bea, carl)
    await world.wait(4)

    def found(person: Person) -> set[str]:
        forms = (str(person.id).encode(), person.id.to_bytes(8, "big"), person.name.encode())
        files = [file for file in world.database.parent.iterdir() if file.is_file()]
        return {file.name for file in files if any(form in file.read_bytes() for form in forms)}

    assert found(anacaona)
    await is_deleted(anacaona)
    await world.wait(4)
    copy(world, world.database.with_name("copy.db"))
    assert world.bot.services.store.deletion_requests.file.exists()
    assert found(anacaona) == set()
    assert found(bea) >= {"copy.db"}


async def test_a_deleted_persons_block_ends_and_no_change_of_settings_renews_it(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_table(bea)
    people = world.bot.services.people
    for person in (ana, bea):
        await people.block(world.guild.id, person.id)
    _, told = await exports(ana)
    assert told["kept"]["servers"] == [{"guild_id": str(world.guild.id), "blocked": True}]
    assert "Done" in (await is_deleted(ana)).text
    assert await traces(world, ana) == []
    await people.set_server_setting(world.guild.id, "pings", ["on"])
    assert (await people.server(world.guild.id)).blocked == (bea.id,)
    assert await traces(world, ana) == []


@pytest.mark.parametrize("place", [0, 1, 2])
async def test_a_move_made_during_the_deletion_is_not_stored(world: World, place: int) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea)
    panel = await ana.opens_panel()
    bid = next(button for button in panel.offering("bid") if button.action == "bid 1")
    taps = [Tap(ana, panel, bid.custom_id), Tap(ana, ana.dms()[-1], bid.custom_id)]
    emitted = [payload for _, payload in (payload_of(world, one) for one in taps)]
    emitted.insert(place, confirmation_payload(world, ana))
    for payload in emitted:
        world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    await world.wait(6)
    assert await traces(world, ana) == []
    await bea.bids(0)
    assert await world.seats(number) != ["Ana", "Bea"]


@pytest.mark.parametrize("typed_first", [False, True])
async def test_a_hand_sent_during_the_deletion_is_not_stored(
    world: World, monkeypatch: pytest.MonkeyPatch, typed_first: bool
) -> None:
    """Discord is slow to accept the message with the hand, and the deletion runs meanwhile."""
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    replace = SlotRows.replace

    async def slowly(rows: SlotRows, old: SlotRow, new: SlotRow) -> SlotRow:
        for _ in range(20_000 if (new.kind, new.reader) == (HAND, ana.id) else 0):
            await asyncio.sleep(0)
        return await replace(rows, old, new)

    monkeypatch.setattr(SlotRows, "replace", slowly)
    table = world.table(number)
    _, starts = payload_of(world, Tap(ana, table, table.offering("@start")[0].custom_id))
    emit = world.env.backend.emit
    for payload in [confirmation_payload(world, ana), starts] if typed_first else [starts]:
        emit("INTERACTION_CREATE", payload)
    if not typed_first:
        for _ in range(20_000):
            if ana.dms():
                break
            await asyncio.sleep(0)
        emit("INTERACTION_CREATE", confirmation_payload(world, ana))
    await world.env.settle()
    await world.wait(6)
    assert await traces(world, ana) == []


def confirmation_payload(world: World, person: Person) -> dict[str, Any]:
    """Return the payload of the submitted form with the confirming word."""
    line = {"type": 18, "component": {"type": 4, "custom_id": "typed", "value": "delete"}}
    _, payload = wire.base_payload(
        world.env.backend,
        type=5,
        channel_id=world.channel.id,
        guild_id=world.guild.id,
        user_id=person.id,
        data={"custom_id": "1:0:0:@delete", "components": [line]},
    )
    return payload


async def test_an_interrupted_deletion_is_finished_at_the_next_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea)

    def fails(*_: Any) -> None:
        raise Unavailable("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("bot.client.deletions.erase_person", fails)
        assert "noted" in (await is_deleted(ana)).text
    assert await traces(world, ana)
    await world.crash()
    await world.wait(4)
    assert await traces(world, ana) == []
    assert "Deleted" not in world.table(number).text


@pytest.mark.sqlite
async def test_restoring_a_copy_deletes_people_again_but_keeps_their_later_data(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await start_table(ana, bea)
    older = world.database.with_name("older.db")
    copy(world, older)
    await is_deleted(ana)
    await is_deleted(ana)
    await world.wait(4)
    put_back(world, older)
    assert await traces(world, ana)
    await world.crash()
    await world.wait(4)
    assert await traces(world, ana) == []
    # Ana plays again after her deletion: a restart keeps her new data.
    await is_deleted(bea)
    again = await open_table(ana)
    await world.crash()
    await world.wait(4)
    assert "Ana" in await world.seats(again)
    newer = world.database.with_name("newer.db")
    copy(world, newer)
    put_back(world, newer)
    await world.crash()
    await world.wait(4)
    assert "Ana" in await world.seats(again)
    assert await traces(world, bea) == []


def copy(world: World, to: Any) -> None:
    with closing(sqlite3.connect(world.database)) as old, closing(sqlite3.connect(to)) as new:
        old.backup(new)


def put_back(world: World, source: Any) -> None:
    """Restore a copy as `restore` does, before the bot is restarted."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(world.database)) as new:
        old.backup(new)


async def test_an_unreadable_list_of_deletions_is_reported_and_no_success_claimed(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    ana = world.person("Ana")
    await open_table(ana)
    requests = world.bot.services.store.deletion_requests.file
    requests.mkdir()
    answer = await is_deleted(ana)
    assert "Done" not in answer.text
    assert await traces(world, ana)
    shutil.rmtree(requests)
    assert "Done" in (await is_deleted(ana)).text


async def test_a_rematch_seats_no_deleted_people(world: World) -> None:
    await world.shorten_matches(1)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await start_table(ana, bea, carl)
    await play_match(world, (ana, bea, carl), number)
    await world.wait(4)
    await is_deleted(ana)
    await world.wait(4)
    post = world.table(number)
    await bea.press(post, post.offering("@rematch")[0])
    await world.wait()
    assert await world.seats(world.table().table) == ["Bea", "Carl"]


async def test_old_buttons_do_nothing_for_deleted_people(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea)
    letter = ana.dms()[-1]
    panel = await bea.opens_panel()
    await is_deleted(ana)
    await world.wait(4)
    for action in ("bid 1", "@hand", "@back", "@leave"):
        answer = await tap(ana, letter, f"1:{number}:{panel.turn}:{action}")
        assert answer.posts, action
    # Pressing old buttons stores only Ana's name again.
    assert {trace.split(".")[0] for trace in await traces(world, ana)} == {"people"}
    assert "Ana" not in await world.seats(number)


@pytest.mark.parametrize("language", ["es", "fr"])
async def test_a_table_calls_deleted_people_deleted_in_its_language(world: World, language: str) -> None:
    await world.save_settings(timer="off", threads="never", language=language)
    ana, bea = world.group("Ana", "Bea", locale="es-ES")
    number = await start_table(ana, bea)
    await is_deleted(ana)
    names = [seating.name for seating in await world.bot.services.store.read(list_seatings, number)]
    assert texts(language)("deleted-person") in names
    assert "Ana" not in names


async def test_a_deletion_interrupted_by_a_crash_is_completed(world: World) -> None:
    ana = world.person("Ana")
    await open_table(ana)
    world.bot.services.store.deletion_requests.add(ana.id, world.env.now())
    await world.crash()
    await world.wait(4)
    assert await traces(world, ana) == []
