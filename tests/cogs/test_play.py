"""`/play`: at most two presses to a seat, at what is open, else at the game last played here."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from bot.store.tables import list_live_tables
from tests.cogs.test_blocked import block_people
from tests.cogs.test_late_comers import line, next_round, two_and_robots, waits
from tests.sim.evening import decide, join, open_table, start, start_table
from tests.sim.person import Answer, Person
from tests.sim.sentences import says
from tests.sim.world import World

FIRST_CARD = 60.0
"""Seconds from the call to the first card, at most."""


async def live(world: World) -> list[int]:
    return [header.id for header in await world.bot.services.store.read(list_live_tables)]


async def call(person: Person, **where: Any) -> Answer:
    """Type `/play`."""
    return await person.slash("play", **where)


async def play_at_once(world: World, *people: Person) -> None:
    """Have these people type `/play` before the bot handles any of it."""
    payloads = []
    for person in people:
        backend = world.env.backend
        with patch.object(backend, "emit") as emit, patch.object(world.env, "settle", _nothing):
            await person.member.slash(world.channel, "play")
        payloads += [sent.args for sent in emit.call_args_list]
    for said in payloads:
        world.env.backend.emit(*said)
    await world.env.settle()


async def _nothing(*_args: Any, **_more: Any) -> None:
    """Do nothing, in place of settling."""


async def test_the_first_time_one_chooses_a_game_and_sits(world: World) -> None:
    ana = world.person("Ana")
    asked = await call(ana)
    assert asked.private
    assert says(asked, "play-which")
    assert [button.action for button in asked.posts[-1].buttons] == [
        "@play skull-king",
        "@play hearts",
        "@play skull",
    ]
    await ana.press(asked.posts[-1], asked.posts[-1].offering("@play")[1])
    (number,) = await live(world)
    assert (await world.header(number)).game == "hearts"
    assert await world.seats(number) == ["Ana"]


async def test_one_press_opens_the_game_last_played_here_with_its_options(world: World) -> None:
    await world.shorten_matches(1, 2)
    ana, bea, zoe = world.group("Ana", "Bea", "Zoe")
    number = await start_table(ana, bea, robots=1)
    await decide(world, number)
    await world.save_settings(timer="off", pings=False, threads="never", options={"length": [5]})
    await call(zoe)
    (opened,) = await live(world)
    header = await world.header(opened)
    assert (header.game, header.options["length"], header.timer) == ("skull-king", [1, 2], "off")
    assert await world.seats(opened) == ["Zoe"]


async def test_what_was_played_in_this_channel_goes_before_the_rest(world: World) -> None:
    ana, zoe = world.group("Ana", "Zoe")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await start_table(ana, robots=2, game="skull")
    await start_table(ana, robots=2, game="hearts", channel=elsewhere)
    third = world.guild.create_text_channel("third")
    await ana.slash("table cancel")
    before = set(await live(world))
    await call(zoe, channel=third)
    (opened,) = set(await live(world)) - before
    assert (await world.header(opened)).game == "hearts", "the newest of the server"


async def test_one_press_to_a_seat_and_two_to_a_card(world: World) -> None:
    """The second press is for robots; no minute passes before the first card."""
    await world.shorten_matches(1, 2)
    ana, zoe = world.group("Ana", "Zoe")
    await start_table(ana, robots=2)
    await ana.slash_and_confirm("table cancel")
    number = await start_table(ana, robots=2)
    await decide(world, number)
    began = world.env.now()
    await call(zoe)
    (opened,) = await live(world)
    answer = await zoe.click("@start now", on=world.table(opened))
    assert answer.posts[-1].offering("bid"), "the hand is there"
    await zoe.bids(0)
    for _ in range(int(FIRST_CARD)):
        if any(row.action.startswith("play") for row in await world.rows(opened)):
            break
        await world.wait(1)
        await zoe.acts(world.rng, table=opened)
    assert any(row.action.startswith("play") for row in await world.rows(opened))
    assert (world.env.now() - began).total_seconds() <= FIRST_CARD


async def test_an_open_lobby_is_joined_the_fullest_first(world: World) -> None:
    ana, bea, carl, zoe = world.group("Ana", "Bea", "Carl", "Zoe")
    small = await open_table(ana)
    large = await open_table(bea, carl)
    answer = await call(zoe)
    assert answer.private
    assert says(answer, "play-seat")
    assert await world.seats(large) == ["Bea", "Carl", "Zoe"]
    assert await world.seats(small) == ["Ana"]
    again = await call(zoe)
    assert says(again, "play-seat")
    assert set(await live(world)) == {small, large}, "no second seat"


async def test_a_full_lobby_gives_a_robots_place(world: World) -> None:
    ana, zoe = world.group("Ana", "Zoe")
    number = await open_table(ana, robots=7)
    await call(zoe)
    assert "Zoe" in await world.seats(number)
    assert len(await world.seats(number)) == 8


async def test_at_a_running_table_one_waits_for_the_next_round(world: World) -> None:
    number, ana, _ = await two_and_robots(world)
    zoe = world.person("Zoe")
    answer = await call(zoe)
    assert says(answer, "late-soon")
    assert await line(world, number) == ["Zoe"]
    hand = await call(ana)
    assert hand.posts[-1].offering("bid"), "who plays sees the hand"
    await next_round(world, number)
    assert "Zoe" in await world.seats(number)
    shown = await call(zoe)
    assert shown.posts[-1].offering("bid")


async def test_a_table_without_a_seat_to_come_is_not_waited_for(world: World) -> None:
    number, *_ = await two_and_robots(world, robots=1)
    yan, zoe = world.group("Yan", "Zoe")
    await waits(world, yan, number)
    assert says(await call(yan), "late-soon"), "who waits there already goes on waiting"
    await call(zoe)
    assert await line(world, number) == ["Yan"]
    (opened,) = set(await live(world)) - {number}
    assert await world.seats(opened) == ["Zoe"]


async def test_a_game_that_is_asked_for_is_joined_or_opened(world: World) -> None:
    ana, bea, zoe = world.group("Ana", "Bea", "Zoe")
    hearts = await open_table(ana, game="hearts")
    await open_table(bea, robots=3)
    await call(zoe, game="hearts")
    assert await world.seats(hearts) == ["Ana", "Zoe"]
    before = set(await live(world))
    await call(zoe, game="skull")
    (opened,) = set(await live(world)) - before
    assert (await world.header(opened)).game == "skull"
    assert await world.seats(opened) == ["Zoe"]


async def test_the_lobby_of_a_meeting_is_open_to_all_while_it_has_room(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl", "Dora", "Eve")
    ana, bea, carl, dora, eve = people
    await ana.slash("play", at="in 20 minutes", game="hearts", zone="UTC")
    (invitation,) = [post for post in world.posts() if post.offering("@meet")]
    await bea.press(invitation, invitation.offering("@meet")[0])
    await world.wait(20 * 60 + 3)
    (number,) = await live(world)
    for person in (carl, dora):
        assert says(await call(person), "play-seat")
    assert await world.seats(number) == ["Carl", "Dora"]
    await call(eve, game="hearts")
    assert "Eve" not in await world.seats(number), "two seats are kept for those who said that they come"
    assert len(await live(world)) == 2
    await call(ana)
    assert await world.seats(number) == ["Carl", "Dora", "Ana"]


async def test_who_left_gets_the_seat_back(world: World) -> None:
    number, _, bea = await two_and_robots(world)
    await bea.slash_and_confirm("table leave")
    await call(bea)
    assert "Bea" in await world.seats(number)


async def test_two_who_call_at_once_in_an_empty_channel_end_in_one_lobby(world: World) -> None:
    ana, yan, zoe = world.group("Ana", "Yan", "Zoe")
    number = await start_table(ana, robots=2)
    await ana.slash_and_confirm("table cancel")
    await decide_one(world, ana)
    assert number not in await live(world)
    await play_at_once(world, yan, zoe)
    (opened,) = await live(world)
    assert sorted(await world.seats(opened)) == ["Yan", "Zoe"]
    await world.wait(5)
    shown = [post for post in world.posts() if post.table == opened and post.buttons]
    assert len(shown) == 1, "one message"


async def decide_one(world: World, person: Person, *cards: int) -> None:
    """Play a short match to its end, so that there is a last game."""
    await world.shorten_matches(*(cards or (1,)))
    number = await start_table(person, robots=2)
    await decide(world, number)


async def test_of_two_who_call_for_the_last_seat_the_other_gets_a_new_lobby(world: World) -> None:
    people = world.group(*(f"Mate {n}" for n in range(7)))
    await decide_one(world, people[0])
    number = await open_table(*people)
    yan, zoe = world.group("Yan", "Zoe")
    await play_at_once(world, yan, zoe)
    (opened,) = set(await live(world)) - {number}
    seated = [*await world.seats(number), *await world.seats(opened)]
    assert sorted(seated) == sorted([person.name for person in (*people, yan, zoe)])
    assert len(await world.seats(number)) == 8


@pytest.mark.rule("T-60")
async def test_who_was_kicked_gets_another_table(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await decide_one(world, ana)
    number = await open_table(ana, bea)
    await ana.slash_and_confirm("table kick", player=bea.member)
    await call(bea)
    (opened,) = set(await live(world)) - {number}
    assert await world.seats(opened) == ["Bea"]


@pytest.mark.rule("T-83")
async def test_a_blocked_person_gets_no_seat(world: World) -> None:
    ana, zoe = world.group("Ana", "Zoe")
    number = await open_table(ana)
    await block_people(world, zoe)
    assert says(await call(zoe), "T-83")
    assert await live(world) == [number]


@pytest.mark.rule("T-23")
async def test_a_closed_channel_opens_nothing(world: World) -> None:
    ana = world.person("Ana")
    await decide_one(world, ana)
    other = world.guild.create_text_channel("other")
    await world.save_settings(timer="off", channels=(other.id,))
    assert says(await call(ana), "T-23")
    assert await live(world) == []


async def test_a_sleeping_table_is_not_open(world: World) -> None:
    number, ana, bea = await two_and_robots(world)
    for person in (ana, bea):
        await person.slash_and_confirm("table leave")
    zoe = world.person("Zoe")
    await call(zoe)
    assert "Zoe" not in await world.seats(number)
    await call(ana)
    (opened,) = set(await live(world)) - {number}
    assert await world.seats(opened) == ["Zoe", "Ana"]


async def test_in_direct_messages_the_last_game_begins_at_once(world: World) -> None:
    ana = world.person("Ana")
    asked = await ana.slash_in_dm("play")
    await ana.press(asked.posts[-1], asked.posts[-1].offering("@play")[0])
    (number,) = await live(world)
    header = await world.header(number)
    assert (header.is_private, header.status) == (True, "running")
    shown = await ana.slash_in_dm("play")
    assert shown.posts[-1].offering("bid")
    assert await live(world) == [number], "one's own table goes on"


async def test_an_evening_of_comers_and_goers(world: World) -> None:
    """A call, late-comers, one who goes early, a restart, and results that say who came when."""
    ana, bea, carl, dora, eve = world.group("Ana", "Bea", "Carl", "Dora", "Eve")
    await decide_one(world, ana, 1, 1, 1, 1)
    await call(ana)
    (number,) = await live(world)
    await join(bea, number)
    for _ in range(2):
        await ana.click("@robot", on=world.table(number))
    await start(ana, number)
    await call(carl)
    await next_round(world, number)
    assert "Carl" in await world.seats(number)
    await call(dora)
    await world.crash()
    await world.wait(3)
    await next_round(world, number)
    assert "Dora" in await world.seats(number)
    await bea.slash_and_confirm("table leave")
    await call(eve)
    await next_round(world, number)
    seats = await world.seats(number)
    assert sorted(seats) == ["Ana", "Carl", "Dora", "Eve"]
    await decide(world, number)
    rows = await world.stored_rows()
    first = {row["user_id"]: row["from_round"] for row in rows["results"] if row["table_id"] == number}
    assert first == {ana.id: 1, carl.id: 2, dora.id: 3, bea.id: 1}
