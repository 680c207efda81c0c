"""The deal of the day by its commands and buttons: played, broken off, shared, ranked and posted."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import product
from typing import Any

import pytest
from sqlalchemy import bindparam, update

from bot.records.deals import Attempt, Deal
from bot.store import schema
from bot.store.deals import get_deal_of_day, list_attempts
from bot.store.engine import Statement
from bot.store.servers import delete_server, mark_removed
from bot.store.tables import list_live_tables
from engine.core import DEALER
from tests.sim.abroad import Traveller, abroad
from tests.sim.evening import start_table
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.person import Answer, Person
from tests.sim.private import play_alone, private_panel
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World


async def deal_of(world: World, days: int = 0) -> Deal | None:
    day = (world.env.now() + timedelta(days=days)).date().isoformat()
    return await world.bot.services.store.read(get_deal_of_day, day)


async def today(world: World) -> Deal:
    deal = await deal_of(world)
    assert deal is not None
    return deal


async def attempts(world: World) -> list[Attempt]:
    return await world.bot.services.store.read(list_attempts, (await today(world)).id)


async def wait_until(world: World, hour: int, minute: int = 0) -> None:
    """Let time pass until this time of day in UTC."""
    now = world.env.now()
    then = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
    await world.wait((then - now).total_seconds() + (0 if then > now else 86400))


async def begin(person: Person) -> int:
    """Type /daily; return the number of the table that it shows."""
    return (await person.slash("daily")).posts[-1].table


async def play_panel(person: Person, number: int) -> None:
    """Play a table in its ephemeral panel to its end."""
    world = person.world
    while await world.status(number) == "running":
        await person.acts(world.rng, number)
        await world.wait(1.6)


async def play_day(person: Person) -> int:
    number = await begin(person)
    await play_panel(person, number)
    await world_settles(person.world)
    return number


async def world_settles(world: World) -> None:
    await world.wait(3)


async def show_result(person: Person) -> Message:
    """Type /daily after the first try; return the page of its result."""
    return (await person.slash("daily")).posts[-1]


def action(post: Message, verb: str) -> str:
    """Return the action of the post's only button with this verb."""
    (found,) = post.offering(verb)
    return found.action


def dailies(world: World, channel: Any = None) -> list[Message]:
    """Return the daily messages in a channel."""
    return [post for post in world.posts(channel) if post.offering("@daily ") or _plays(post)]


def _plays(post: Message) -> bool:
    return any(button.action == "@daily" for button in post.buttons)


def refused(answer: Answer, rule: str) -> bool:
    return answer.private and says(answer.text, rule)


@pytest.mark.parametrize("place", ["server", "direct"])
async def test_daily_is_played_anywhere_and_ends_with_a_result(world: World, place: str) -> None:
    ana = world.person("Ana", plays_in="direct" if place == "direct" else "panel")
    answer = await (ana.slash_in_dm("daily") if place == "direct" else ana.slash("daily"))
    number = answer.posts[-1].table
    header = await world.header(number)
    assert (header.is_private, header.status, header.host) == (True, "running", ana.id)
    assert says(answer.text, "daily-try-of")
    (attempt,) = await attempts(world)
    assert attempt.guild_id == (world.guild.id if place == "server" else None)
    if place == "direct":
        await play_alone(ana, number)
        podium = private_panel(ana, number)
    else:
        await play_panel(ana, number)
        podium = ana.panel(number) if ana.panel_if_any(number) else newest(ana, "@deal-result")
    assert not podium.offering("@rematch")
    result = (await ana.press(podium, podium.offering("@deal-result")[0])).posts[-1]
    assert result.offering("@daily-practise")
    assert result.offering("@daily-share")
    assert says(result.text, "daily-place-all", place=1, players=1)


async def test_daily_on_a_server_without_the_bot(world: World) -> None:
    ana = world.person("Ana")
    with abroad(world, ana) as there:
        answer = await there.slash("daily")
        number = answer.posts[-1].table
        await play_panel_there(there, number)
        result = (await there.slash("daily")).posts[-1]
        shared = await there.press(result, result.offering("@daily-share")[0])
    assert (await world.header(number)).is_private
    assert (await attempts(world))[0].guild_id is None
    assert says(shared.text, "daily-copy")


async def play_panel_there(person: Traveller, number: int) -> None:
    world = person.world
    while await world.status(number) == "running":
        await person.acts(world.rng, number, person.channel)
        await world.wait(1.6)


def newest(person: Person, verb: str) -> Message:
    """Return the person's newest visible message with a button of this verb."""
    posts = [*person.dms(), *person.visible_messages()]
    return [post for post in posts if post.offering(verb)][-1]


async def test_broken_off_try_goes_on_with_daily(world: World) -> None:
    ana = world.person("Ana")
    number = await begin(ana)
    asked = await ana.slash("table leave")
    await ana.confirms(asked)
    assert await begin(ana) == number
    asked = await ana.slash("table cancel")
    await ana.confirms(asked)
    assert await world.status(number) == "cancelled"
    await world.crash()
    assert await begin(ana) == number
    assert await world.status(number) == "running"
    assert len(await attempts(world)) == 1


async def test_restart_in_the_middle_keeps_the_try(world: World) -> None:
    ana = world.person("Ana")
    number = await begin(ana)
    await ana.acts(world.rng, number)
    await world.crash()
    await world.wait(3)
    assert await begin(ana) == number
    await play_panel(ana, number)
    assert (await attempts(world))[0].points is not None


async def test_taps_of_two_devices_begin_one_try(world: World) -> None:
    ana = world.person("Ana")
    await ana.slash("help")
    page = newest(ana, "@daily")
    world.click_instantly()
    taps = [Tap(ana, page, "1:0:0:@daily") for _ in range(2)]
    await tap_at_once(world, *taps)
    await ana.slash_in_dm("daily")
    assert len(await world.bot.services.store.read(list_live_tables)) == 1


async def test_daily_beside_other_tables_and_by_hand(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    public = await start_table(ana, bea, robots=0)
    number = await begin(ana)
    asked = await ana.slash("hand")
    shown = await ana.picks_table(asked, number)
    assert shown.posts[-1].table == number
    assert shown.private
    assert public != number


async def test_practice_is_said_and_changes_no_result(world: World) -> None:
    ana = world.person("Ana")
    first = await play_day(ana)
    before = await attempts(world)
    result = await show_result(ana)
    again = (await ana.press(result, result.offering("@daily-practise")[0])).posts[-1]
    assert again.table != first
    assert says(again.text, "daily-practice-of")
    await play_panel(ana, again.table)
    assert await attempts(world) == before


@pytest.mark.rule("T-115", "T-116", "T-114")
async def test_stranger_gets_nothing_of_a_deal_by_its_buttons(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await play_day(ana)
    deal = await today(world)
    public = await start_table(bea, robots=2)
    rules = {"practise": "T-115", "share": "T-116"}
    for verb, rule in rules.items():
        answer = await tap(bea, world.table(public), f"1:0:0:@daily-{verb} {deal.id}")
        assert refused(answer, rule), answer.text
        assert refused(await tap(bea, world.table(public), f"1:0:0:@daily-{verb} 99"), "T-114")
    for forged in (f"1:{number}:0:@deal-result", f"1:{public}:0:@deal-result"):
        answer = await tap(bea, world.table(public), forged)
        assert answer.private
        assert not answer.posts[-1].offering("@daily-share")


async def test_share_tells_no_card_and_is_posted_once(world: World) -> None:
    ana = world.person("Ana")
    number = await play_day(ana)
    result = await show_result(ana)
    share = result.offering("@daily-share")[0]
    await ana.press(result, share)
    (shared,) = [post for post in world.posts() if "Yo-ho-ho" in post.text]
    assert not shared.private
    hands = [row.action for row in await world.rows(number) if row.seat == DEALER]
    named = {card for hand in hands for card in hand.split()[1:] if any(map(str.isalpha, card))}
    assert named
    assert not {word for word in shared.text.split() if word in named}
    again = await ana.press(result, share)
    assert says(again.text, "daily-shared")
    assert len([post for post in world.posts() if "Yo-ho-ho" in post.text]) == 1


@pytest.mark.parametrize("why", ["direct", "forbidden", "closed", "blocked"])
async def test_share_where_the_bot_may_not_post_gives_a_text_to_copy(world: World, why: str) -> None:
    ana = world.person("Ana")
    await play_day(ana)
    if why == "forbidden":
        world.forbid("send_messages")
    if why == "closed":
        other = world.guild.create_text_channel("quay")
        await world.save_settings(channels=(other.id,))
    if why == "blocked":
        await world.save_settings(blocked=(ana.id,))
    result = (await (ana.slash_in_dm("daily") if why == "direct" else ana.slash("daily"))).posts[-1]
    answer = await ana.press(result, result.offering("@daily-share")[0])
    assert says(answer.text, "daily-copy")
    assert not any("Yo-ho-ho" in post.text for post in world.posts())


async def test_result_in_words_only(world: World) -> None:
    ana = world.person("Ana", "es-ES")
    await ana.prefers("cards", "words")
    number = await play_day(ana)
    result = await show_result(ana)
    assert says(result.text, "daily-place-here", "es")
    assert "🎯" not in result.text
    assert number


async def test_blocked_person_counts_everywhere_only(world: World) -> None:
    ana = world.person("Ana")
    await world.save_settings(blocked=(ana.id,))
    await begin(ana)
    assert (await attempts(world))[0].guild_id is None


async def test_board_turns_between_periods_and_places(world: World) -> None:
    ana = world.person("Ana")
    await play_day(ana)
    result = await show_result(ana)
    board = (await ana.press(result, result.offering("@daily-board")[0])).posts[-1]
    assert says(board.text, "daily-board-here")
    for period, place in product(("day", "week", "month", "season"), ("here", "all")):
        board = (await tap(ana, board, f"1:0:0:@daily-board {period} {place}")).posts[-1]
        assert says(board.text, f"daily-board-{place}")
        assert says(board.text, "daily-board-line") or board.stored.attachments
    assert refused(await tap(ana, board, "1:0:0:@daily-board year here"), "T-3")


# ---- the daily message ---------------------------------------------------------------------------------


async def choose_channel(world: World, channel: Any) -> Person:
    mate = world.person("Mate", moderator=True)
    shown = (await mate.slash("server settings")).posts[-1]
    page = (await mate.choose(shown, "@server-page", "channels")).posts[-1]
    await tap(mate, page, "1:0:0:@server daily", str(channel.id))
    await world.wait(3)
    return mate


async def test_daily_message_comes_once_a_day_after_the_day_before_has_closed(world: World) -> None:
    quay = world.guild.create_text_channel("quay")
    await wait_until(world, 3)
    await choose_channel(world, quay)
    assert len(dailies(world, quay)) == 1
    ana = world.person("Ana")
    await play_day(ana)
    await wait_until(world, 1, 59)
    assert len(dailies(world, quay)) == 1
    await wait_until(world, 2, 1)
    first, second = dailies(world, quay)
    assert says(second.text, "daily-yesterday", players=1)
    assert ana.name in second.text
    assert ana.name not in first.text
    sent = world.requests("POST", f"/channels/{quay.id}/messages")
    assert [_is_silent(request) for request in sent] == [True, True]
    kept = [row for row in (await world.stored_rows())["slots"] if row["deal_id"]]
    assert [row["message_id"] for row in kept] == [second.id]
    await world.crash()
    await world.wait(60)
    assert len(dailies(world, quay)) == 2
    pressed = await ana.press(second, next(one for one in second.buttons if one.action == "@daily"))
    assert (await world.header(pressed.posts[-1].table)).deal_id == (await today(world)).id


def _is_silent(request: Any) -> bool:
    return bool((request.json or {}).get("flags", 0) & 4096)


async def test_daily_message_is_posted_after_a_start_if_it_was_missed(world: World) -> None:
    await wait_until(world, 1)
    await choose_channel(world, world.channel)
    assert dailies(world) == []
    await world.crash()
    await wait_until(world, 5)
    assert len(dailies(world)) == 1


async def test_no_message_without_a_chosen_channel(world: World) -> None:
    await wait_until(world, 3)
    await wait_until(world, 2, 30)
    assert dailies(world) == []


async def test_deleted_server_takes_its_daily_message_with_it(world: World) -> None:
    await wait_until(world, 3)
    await choose_channel(world, world.channel)
    assert [row["kind"] for row in (await world.stored_rows())["slots"] if row["deal_id"]]
    store = world.bot.services.store
    await store.write(mark_removed, [world.guild.id], datetime(2020, 1, 1, tzinfo=UTC))
    await delete_server(store.database, world.guild.id, world.env.now())
    assert not [row for row in (await world.stored_rows())["slots"] if row["deal_id"]]


# ---- no card of a deal before its end ------------------------------------------------------------------

DOORS = (
    *("@replay-open", "@replay text 0 text", "@log", "@worst", "@match-page", "@report 0", "@sheet"),
    "@hand",
)


async def leaks(person: Person, page: Message, *tables: int) -> list[str]:
    """Return the doors to these tables, which are not running, that show this person a picture or a log."""
    doors = [(f"1:{number}:0:{verb}", number) for number, verb in product(tables, DOORS)]
    answers = {door: await tap(person, page, door) for door, _ in doors}
    answers |= {f"replay {one}": await person.slash("replay", match=f"#{one:04x}") for one in tables}
    return [
        door
        for door, answer in answers.items()
        if any(post.stored.attachments or post.offering("@replay") for post in answer.posts)
    ]


async def put_on_server(world: World, number: int) -> None:
    """Plant a leak: let a private table belong to the server."""
    change = update(schema.tables).where(schema.tables.c.id == bindparam("number"))
    statement = Statement(change.values(guild_id=bindparam("guild")))
    await world.bot.services.store.write(lambda tx: tx.change(statement, number=number, guild=world.guild.id))


async def test_no_door_shows_a_card_before_the_own_try_is_over(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    ana, bea = world.group("Ana", "Bea")
    done = await play_day(bea)
    number = await begin(ana)
    await ana.confirms(await ana.slash("table cancel"))
    assert await world.status(number) == "cancelled"
    public = await start_table(bea, robots=2)
    page = world.table(public)
    assert await leaks(ana, page, number, done) == []
    deal = await today(world)
    rows = await world.rows(number)
    hands = [row.action for row in rows if row.action.startswith("deal")]
    assert hands
    for hidden in (deal.secret, *hands):
        assert hidden not in caplog.text
    assert f"#{done:04x}" not in (await ana.slash("history", everybody=True)).text.lower()
    await put_on_server(world, done)
    assert await leaks(ana, page, done), "the planted leak is found"
