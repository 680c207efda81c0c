"""The checks of the soak test: each promise is broken once on purpose, and the check must find it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest

from bench.refusals import V2
from bench.small_discord import ANSWER, DEFER_EDIT, EDIT, JSON, Person
from bench.soak import hours, logs
from bench.soak.clock import FastClock, FastLoop
from bench.soak.failing import ask_for_all
from bench.soak.faults import FAULTS, Failing
from bench.soak.hours import Size
from bench.soak.matches import Input, Match
from bench.soak.people import Offered
from bench.soak.reading import UNIQUE, cards
from bench.soak.running import Bot
from bench.soak.tally import BrokenPromise, Tally
from bench.soak.troubles import DELAYED, STALE, BadConnection
from bench.soak.watched import Interaction, NoBot, Session
from bench.soak.world import World
from bot.records.slots import EVERYBODY, TABLE, SlotRow
from bot.store import Store
from engine.core import DEALER


def running(soak: World) -> Match:
    (match,) = soak.matches.live()
    return match


def wrote(soak: World, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(soak.file)) as database:
        database.execute(statement, values)
        database.commit()


def shows(text: str, *buttons: str) -> JSON:
    """Return the payload of a message with this text and these buttons."""
    pressed = [{"type": 2, "custom_id": button} for button in buttons]
    return {"components": [{"type": 10, "content": text}, {"type": 1, "components": pressed}]}


@pytest.mark.parametrize(
    "planted",
    [
        "DELETE FROM log WHERE n = (SELECT max(n) FROM log)",
        "DELETE FROM log WHERE n = 7",
        "UPDATE log SET by = 'u:1' WHERE n = 9",
        "UPDATE log SET action = 'bid 9' WHERE n = 2",
        "UPDATE tables SET inputs = 3",
    ],
)
async def test_a_changed_log_is_found(soak: World, planted: str) -> None:
    running(soak)
    soak.matches.check()
    assert soak.tally.first is None
    wrote(soak, planted)
    soak.matches.check()
    assert "table 1" in (soak.tally.first or "")


@pytest.mark.parametrize(
    ("planted", "told"),
    [
        ("DELETE FROM log WHERE n = 7", "the log goes from 6 to 8"),
        ("UPDATE log SET digest = 'deadbeef' WHERE n = 9", "has the digest deadbeef"),
        ("UPDATE log SET action = 'nonsense' WHERE n = 9", "row 9 says 'nonsense'"),
        ("UPDATE log SET seat = (seat + 1) % 4 WHERE seat >= 0 AND action LIKE 'play %'", "is against"),
    ],
)
async def test_a_log_that_breaks_the_rules_is_found(soak: World, planted: str, told: str) -> None:
    wrote(soak, planted)
    soak.matches.read(1)
    assert told in (soak.tally.first or "")


async def test_another_players_card_is_found_wherever_it_is_shown(soak: World) -> None:
    match, people = running(soak), soak.discord.people
    reader = people[0]
    known = cards("skull-king", "modern")
    assert known is not None
    hidden = match.secret_from(None) & match.secret_from(f"u:{reader.user['id']}") & known.codes - UNIQUE
    # The deal is random, and a hand may hold nothing but cards of which there is one.
    holder, secret = next(
        (person, min(theirs))
        for person in people[1:]
        if (theirs := hidden & match.hand(match.seat_of[f"u:{person.user['id']}"]))
    )
    emoji = f"<:{secret.replace('-', '_')}:123>"
    for body in (shows(emoji), shows("", f"1:1:{match.turn}:play {secret}")):
        for person, told in ((holder, None), (reader, f"u:{reader.user['id']}"), (None, "everybody")):
            soak.tally.first = None
            message = {"channel_id": people[0].channel}
            soak.discord.looks(person, message, body)
            assert (soak.tally.first is None) == (told is None)
            assert told is None or f"{told} is shown ['{secret}']" in str(soak.tally.first)


@pytest.mark.parametrize(
    ("earlier", "lost"),
    [("nothing", True), ("stored and clicked", False), ("stored, by nobody's click", True)],
)
async def test_an_acknowledged_move_that_is_not_stored_is_found(
    soak: World, monkeypatch: pytest.MonkeyPatch, earlier: str, lost: bool
) -> None:
    """Accept an answer without a move if a late click has stored another move of that turn first."""
    match, (group,) = running(soak), soak.groups
    who = match.waits_for()[0]
    seat = match.seat_of[who]
    (choice,) = [c for c in match.game.choices(match.state, seat) if c.verb in ("play", "bid")]
    legal = [str(match.game.action(choice.verb, (item,))) for item in choice.items]
    said, other = [one for one in legal if match.legal(who, one)][:2]

    async def answers_at_once(*_: Any) -> Interaction:
        answered = asyncio.get_running_loop().create_future()
        answered.set_result(EDIT)
        return Interaction("1", group.people[0], None, 1, answered)

    turn, number = match.turn, match.number
    if earlier != "nothing":
        match.log.append(Input(len(match.log), turn, seat, other, who))
        monkeypatch.setattr(soak.matches, "read", lambda _: match)
    if earlier == "stored and clicked":
        group._clicks[number, turn, seat, other] += 1
    monkeypatch.setattr(soak.discord, "click", answers_at_once)
    await group._move(match, who, {}, Offered("", said, None))
    assert ("is acknowledged and lost" in (soak.tally.first or "")) == lost


@pytest.mark.parametrize(
    ("data", "kind"), [({"tts": False, "allowed_mentions": {}}, DEFER_EDIT), ({"components": []}, EDIT)]
)
async def test_an_edit_without_content_acknowledges_no_move(soak: World, data: JSON, kind: int) -> None:
    """The bot resets a used menu with such an edit; another message says why nothing was stored."""
    discord, answered = soak.discord, asyncio.get_running_loop().create_future()
    discord.interactions["token"] = Interaction("1", discord.people[0], None, 1, answered)

    async def body() -> JSON:
        return {"type": EDIT, "data": data}

    request: Any = SimpleNamespace(content_type="application/json", json=body, match_info={"token": "token"})
    await discord.callback(request)
    assert answered.result() == kind


async def test_a_second_answer_after_a_restart_is_no_fault_of_the_bot(
    soak: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next process gets an interaction again, and cannot know whether the one before has answered."""
    discord, connection = soak.discord, BadConnection(soak)

    async def hear(*_: Any) -> None:
        """Accept every event."""

    monkeypatch.setattr(discord, "tell", hear)
    asked = Interaction("1", discord.people[0], None, 1, asyncio.get_running_loop().create_future())
    discord.interactions["token"] = asked
    monkeypatch.setattr(connection, "_rng", SimpleNamespace(random=lambda: STALE - 0.001))
    await connection.deliver(asked, {"token": "token"})
    assert not asked.excused, "one delivery allows one answer"
    await connection.stale()

    async def body() -> JSON:
        return {"type": EDIT, "data": {"components": []}}

    request: Any = SimpleNamespace(content_type="application/json", json=body, match_info={"token": "token"})
    assert [(await discord.callback(request)).status for _ in range(2)] == [200, 400]
    assert soak.tally.first is None


async def test_an_interaction_that_reaches_no_session_is_given_up(
    soak: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its session has ended while it was under way: the bot never hears of it."""
    discord, connection = soak.discord, BadConnection(soak)
    discord.deliver = connection.deliver
    rng = SimpleNamespace(random=lambda: DELAYED - 0.001, uniform=lambda *_: 0.0)
    monkeypatch.setattr(connection, "_rng", rng)
    discord.sessions.append(Session(1, socket()))
    asked = await discord.type(discord.people[0], "help")
    await discord.cut(valid=False)
    await asyncio.wait_for(asked.answered, 10)
    assert (asked.answered.result(), asked.excused) == (None, True)


async def test_a_table_is_asked_for_once_a_bot_is_connected(soak: World) -> None:
    """After a trouble, the bot may still be connecting again."""
    discord, reader = soak.discord, soak.discord.people[0]
    discord.own[reader.user["id"]] = OrderedDict({"1": shows("", "1:1:1:@more here") | {"channel_id": "1"}})
    await ask_for_all(soak, patience=0.0)
    assert not discord.interactions
    discord.sessions.append(Session(1, socket()))
    await ask_for_all(soak, patience=0.0)
    assert len(discord.interactions) == 1


async def test_no_event_follows_the_end_of_a_session(soak: World) -> None:
    """The process would never get an event that comes while it hears that its session is invalid."""
    told: list[JSON] = []

    async def hear(frame: JSON) -> None:
        told.append(frame)
        with pytest.raises(NoBot):
            await soak.discord.tell("INTERACTION_CREATE", {})

    soak.discord.sessions.append(Session(1, cast(Any, SimpleNamespace(send_json=hear))))
    await soak.discord.cut(valid=False, frame={"op": 9})
    assert told == [{"op": 9}]


@pytest.mark.parametrize("given", [0, 1])
async def test_only_the_first_answer_to_a_click_is_checked_for_its_form(soak: World, given: int) -> None:
    """Discord refuses any second answer to a click, so the form of the second answer does not matter."""
    discord, answered = soak.discord, asyncio.get_running_loop().create_future()
    answer = discord._keep(discord.people[0].channel, {**shows("a refusal", "1:1:1:@hand"), "flags": V2})
    asked = Interaction("1", discord.people[0], answer, 1, answered)
    asked.given = given
    discord.interactions["token"] = asked
    body = {"type": EDIT, "data": {"content": "a hand", "embeds": [{"description": "its cards"}]}}
    assert (discord._refusal(ANSWER, None, "token", body) is None) == bool(given)


async def test_duplicate_and_late_messages_of_a_table_are_found(soak: World) -> None:
    match, discord = running(soak), soak.discord
    assert "with the turns []" in (soak.missing() or "")
    first = discord._keep(match.channel, shows("", f"1:1:{match.turn}:@hand"))
    assert soak.missing() is None
    second = discord._keep(match.channel, shows("", f"1:1:{match.turn}:@hand"))
    assert f"[{match.turn}, {match.turn}]" in (soak.missing() or "")
    del discord.messages[second["id"]]
    discord._change(first, shows("", f"1:1:{match.turn - 1}:@hand"))
    assert f"[{match.turn - 1}]" in (soak.missing() or "")
    discord._change(first, shows("", f"1:1:{match.turn}:@hand"))
    for turn, right in ((match.turn, True), (match.turn - 1, False)):
        mention = discord._keep(match.channel, {**shows("", f"1:1:{turn}:@hand"), "content": "<@1>"})
        assert (soak.missing() is None) == right
        del discord.messages[mention["id"]]


@pytest.fixture
def dealer(soak: World, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Put the match between two rounds, with short waits; return a function that deals."""
    with closing(sqlite3.connect(soak.file)) as database:
        (last,) = database.execute("SELECT max(n) FROM log WHERE seat = ?", (DEALER,)).fetchone()
        names = "table_id, n, seat, action, by, at, digest"
        deal = database.execute(f"SELECT {names} FROM log WHERE n = ?", (last,)).fetchone()
    wrote(soak, "DELETE FROM log WHERE n >= ?", last)
    for name, seconds in (("QUIET", 0.1), ("CURRENT", 0.2), ("PATIENCE", 60.0)):
        monkeypatch.setattr(f"bench.soak.world.{name}", seconds)
    soak.discord.resumed.add(1)
    child: Any = SimpleNamespace(pid=os.getpid(), returncode=0)
    soak.fleet.bots.append(bot := Bot(1, child, soak.folder / "bot-1.log"))
    bot.log.write_text("".join(f"line {n} of the log\n" for n in range(20)))
    return lambda: wrote(soak, f"INSERT INTO log ({names}) VALUES (?, ?, ?, ?, ?, ?, ?)", *deal)


async def test_a_result_without_buttons_may_stand_until_the_deal(
    soak: World, dealer: Callable[[], None]
) -> None:
    """At normal speed, the result of a round stays on screen for longer than a message may be wrong."""
    waiting = asyncio.create_task(soak.wait_until_current(soak.fleet.bots[0]))
    await asyncio.sleep(0.5)
    assert (running(soak).waits_for_dealer, soak.tally.first) == (True, None)
    dealer()
    match = running(soak)
    soak.discord._keep(match.channel, shows("", f"1:1:{match.turn}:@hand"))
    await asyncio.wait_for(waiting, 10)
    assert soak.tally.first is None


async def test_a_table_without_a_message_after_the_deal_is_found_and_described(
    soak: World, dealer: Callable[[], None]
) -> None:
    dealer()
    match = running(soak)
    message = soak.discord._keep(match.channel, shows("a result"))
    store = await Store.open(f"sqlite+aiosqlite:///{soak.file}")
    at = datetime(2026, 7, 1, tzinfo=UTC)
    await store.slots.save(
        SlotRow(1, TABLE, EVERYBODY, int(match.channel), int(message["id"]), at, "scored 1")
    )
    await store.close()
    soak.fleet.note("trouble: the disk fails")
    await asyncio.wait_for(soak.wait_until_current(soak.fleet.bots[0]), 10)
    told = soak.tally.first or ""
    assert f"turns [] of table 1, whose turn is {match.turn}" in told
    assert f"{message['id']} {TABLE} no buttons" in told
    assert f"({message['id']}, '{TABLE}', 0, 'scored 1', 0, 0, None, None)" in told
    assert "trouble: the disk fails" in told
    assert ("line 10 of" in told, "line 9 of" in told) == (True, False)


async def test_a_dealer_who_never_deals_is_found(
    soak: World, dealer: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.soak.world.PATIENCE", 0.5)
    await asyncio.wait_for(soak.wait_until_current(soak.fleet.bots[0]), 10)
    assert "seats to act: [-1]" in (soak.tally.first or "")


@pytest.mark.parametrize("killed", [True, False])
async def test_a_second_message_is_forgiven_only_for_an_answer_of_a_killed_bot(
    soak: World, killed: bool
) -> None:
    match, discord = running(soak), soak.discord
    bot: Any = SimpleNamespace(killed=killed, is_running=False)
    soak.fleet.bots.append(bot)
    lobby = discord._keep(match.channel, shows("", "1:1:0:@join"))
    lobby["answered by"] = 1
    discord._keep(match.channel, shows("", f"1:1:{match.turn}:@hand"))
    assert (soak.missing() is None) == killed
    discord._keep(match.channel, shows("", f"1:1:{match.turn}:@hand"))
    assert soak.missing() is not None


async def test_an_answer_given_twice_is_found(soak: World, tmp_path: Path) -> None:
    discord = soak.discord
    discord.sessions.append(Session(1, socket()))
    asked = await discord.type(discord.people[0], "help")
    (token,) = discord.interactions
    address = f"{soak.fleet._env['DISCORD_API_URL']}/interactions/{asked.number}/{token}/callback"
    async with aiohttp.ClientSession() as session:
        for status in (200, 400):
            async with session.post(address, json={"type": 6}) as answer:
                assert answer.status == status
            assert (soak.tally.first is None) == (status == 200)
    assert "is answered a second time" in (soak.tally.first or "")


def socket() -> Any:
    """Return a gateway connection that accepts every event and does nothing."""

    async def nothing(_: object) -> None: ...

    return SimpleNamespace(send_json=nothing)


async def test_a_second_process_that_sends_or_connects_is_found(soak: World) -> None:
    discord = soak.discord
    discord.living = lambda _: True
    discord._speaks(1)
    discord._speaks(2)
    assert soak.tally.first is None
    discord._speaks(1)
    assert "process 1 speaks after 2" in (soak.tally.first or "")
    soak.tally.first = None
    discord.sessions.append(Session(1, socket()))
    await discord._met(2, socket(), {"op": 2, "d": {}}, "127.0.0.1")
    assert "process 2 connects while [1]" in (soak.tally.first or "")


LOST = """\
2026-07-01T12:00:00Z ERROR    discord.shard: Attempting a reconnect for shard ID 0 in 0.42s
Traceback (most recent call last):
  File "x.py", line 1, in x
discord.errors.ConnectionClosed: Shard ID 0 WebSocket closed with 1000
"""
FULL = """\
2026-07-01T12:00:00Z WARNING  bot.client.answers: the database failed
Traceback (most recent call last):
bot.errors.Unavailable: the database failed: database or disk is full
"""
CRASH = "Traceback (most recent call last):\n  x\nKeyError: 1\n"


@pytest.mark.parametrize(
    ("line", "causes", "bad"),
    [
        ("2026-07-01T12:00:00Z INFO     bot: all is well\n", [], False),
        ("2026-07-01T12:00:00Z WARNING  bot: it may be better\n", [], False),
        ("2026-07-01T12:00:00Z ERROR    bot: it is not\n", logs.CAUSES, True),
        ("2026-07-01T12:00:00Z WARNING  bot: it is not\n" + CRASH, logs.CAUSES, True),
        ("2026-07-01T12:00:00Z INFO     bot: the hand is green-5 yellow-8\n", [], True),
        ("2026-07-01T12:00:00Z INFO     bot: the hand is Q\u2660, king of hearts\n", [], True),
        (CRASH, logs.CAUSES, True),
        ("RuntimeWarning: coroutine 'x' was never awaited\n", [], True),
        (LOST, [], True),
        (LOST, [logs.GATEWAY], False),
        (LOST + CRASH, [logs.GATEWAY], True),
        (LOST.replace("discord.errors.ConnectionClosed", "KeyError"), [logs.GATEWAY], True),
        (FULL, [logs.GATEWAY], True),
        (FULL, [logs.DATABASE], False),
        (FULL.replace("bot.errors.Unavailable", "KeyError"), [logs.DATABASE], True),
        ("No token.\n", [logs.START], False),
        ("No token.\nAnother line.\n", [logs.START], True),
    ],
)
async def test_every_log_line_is_checked(soak: World, line: str, causes: list[str], bad: bool) -> None:
    """Only lines about faults the soak injects are allowed; none is skipped because of its neighbours."""
    said = "2026-07-01T12:00:00Z INFO     bot: begins\n" + line
    bot: Any = SimpleNamespace(number=1, is_running=True, judged=0, read_log=lambda: said)
    soak.fleet.causes |= set(causes)
    soak.fleet.read(bot)
    assert soak.tally.first is None  # The last record may be incomplete.
    bot.is_running = False
    soak.fleet.read(bot)
    assert (soak.tally.first is not None) == bad


async def test_a_failed_start_logs_one_sentence(soak: World) -> None:
    for causes, bad in (([logs.START], False), ([], True)):
        bot: Any = SimpleNamespace(number=1, is_running=False, judged=0, read_log=lambda: "No token.\n")
        soak.fleet.causes = set(causes)
        soak.fleet.read(bot)
        assert (soak.tally.first is not None) == bad


async def test_memory_and_files_that_grow_are_found(soak: World, monkeypatch: pytest.MonkeyPatch) -> None:
    warm = Size(100 * 2**20, 30, 5)
    bot: Any = None
    for now, right in ((warm, True), (warm._replace(memory=200 * 2**20), False), (Size(1, 90, 5), False)):
        monkeypatch.setattr(hours.Size, "measure_process", lambda _bot, now=now: now)
        soak.tally.first = None
        hours.check_growth(soak, bot, warm, "here")
        assert (soak.tally.first is None) == right


async def test_each_injected_fault_has_its_status_and_code(soak: World) -> None:
    failing = Failing(soak.tally, Random(1), {})
    soak.discord.asking = failing.asking
    async with aiohttp.ClientSession(soak.fleet._env["DISCORD_API_URL"] + "/") as session:
        for fault in FAULTS:
            if fault.status <= 0:  # A client whose read is cut off retries by itself.
                continue
            failing.only, failing.at = fault, "GET who the bot is"
            async with session.get("users/@me") as answer:
                assert answer.status == fault.status
                assert fault.status == 429 or f'"code": {fault.code}' in await answer.text()
            async with session.get("users/@me") as answer:
                assert answer.status == 200


async def test_the_first_broken_promise_ends_the_run() -> None:
    tally = Tally()

    async def work() -> None:
        await asyncio.sleep(0)
        tally.record_broken_promise("one")
        tally.record_broken_promise("two")
        await asyncio.sleep(60)

    with pytest.raises(BrokenPromise, match="one"):
        await asyncio.wait_for(tally.unless_wrong(work()), 10)


def test_a_fast_clock_speeds_up_timers_and_timestamps() -> None:
    """An hour passes in three hundredths of a second, for timers and for timestamps."""
    clock = FastClock.read(str(FastClock.beginning(0.0, 100_000.0)))
    loop = FastLoop(clock.speed)
    begun = time.monotonic()
    loop.run_until_complete(asyncio.sleep(3600))
    loop.close()
    assert time.monotonic() - begun < 30
    assert clock.now() >= 3600


async def test_sample_cards_of_settings_and_lessons_are_nobodys_hand(soak: World) -> None:
    match, person = running(soak), soak.discord.people[0]
    hidden = match.secret_from(f"u:{person.user['id']}")
    known = cards("skull-king", "modern")
    assert known is not None
    secret = min((hidden & known.codes) - UNIQUE)
    marks = {
        "1:0:0:@prefer cards words": False,
        f"1:{match.number}:0:@learn skull-king 3 bid": False,
        f"1:{match.number}:0:@learn skull-king": True,
        "1:0:0:@mine": True,
    }
    for mark, leaks in marks.items():
        soak.tally.first = None
        body = shows(f"<:{secret.replace('-', '_')}:123>", mark)
        soak.discord.looks(person, {"channel_id": person.channel}, body)
        assert (soak.tally.first is not None) == leaks


@pytest.mark.parametrize(
    ("buttons", "pressed"), [(("@hand", "@resume"), "@resume"), (("@hand",), "@hand"), (("@sheet",), None)]
)
async def test_people_end_a_pause_or_open_the_hand_that_offers_to(
    soak: World, monkeypatch: pytest.MonkeyPatch, buttons: tuple[str, ...], pressed: str | None
) -> None:
    wrote(soak, "UPDATE tables SET paused_at = '2026-07-01 12:00:00.000000'")
    match = running(soak)
    assert match.paused
    (group,) = soak.groups
    for person in group.people:
        message = shows("paused", *(f"1:{match.number}:0:{verb}" for verb in buttons))
        soak.discord.own[person.user["id"]] = OrderedDict({"1": message})
    presses: list[str] = []

    async def note(person: Person, message: JSON, one: Offered) -> None:
        presses.append(one.notation)

    monkeypatch.setattr(group, "_press", note)
    monkeypatch.setattr(group, "_public_messages", lambda table: [])
    assert await group._resume(match) == (pressed is not None)
    assert presses == ([] if pressed is None else [pressed])
