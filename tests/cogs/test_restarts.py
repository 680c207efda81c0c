"""After the process dies at a bad moment, another takes over its database and the next click works."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.store.matches import append_input
from tests.cogs.evening.scenes import address, three_bidding
from tests.sim.evening import export_log, is_over, open_table, play_match, play_on, start, start_table
from tests.sim.instant import tap
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.skull_king_scorer import count
from tests.sim.units import Plain, intercepted
from tests.sim.world import World

THREE = ("Ana", "Bea", "Carl")


async def end_process(*_: Any, **__: Any) -> Any:
    """Replace a step of the bot and end its process there."""
    raise asyncio.CancelledError


async def test_a_crash_in_the_lobby_loses_nothing(world: World) -> None:
    ana, bea, carl = world.group(*THREE)
    number = await open_table(ana, bea)
    await world.crash()
    await carl.click("@join")
    await world.wait()
    assert "Carl" in world.table(number).text
    await start(ana, number)
    assert await world.status(number) == "running"
    assert sorted(await world.seats(number)) == ["Ana", "Bea", "Carl"]


@pytest.mark.parametrize("action", ["@join", "@options", "@start"])
@pytest.mark.parametrize("begun", [False, True])
async def test_pressing_a_duplicate_lobby_turns_it_into_a_link_to_the_real_lobby(
    world: World, action: str, begun: bool
) -> None:
    """The process died between answering the command and storing that answer's id."""
    ana, bea, carl = world.group(*THREE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(world.bot.courier.messages, "record", end_process)
        await ana.slash("skullking new")
    first = world.table()
    await world.crash()
    await world.wait(4)
    number, lobby = first.table, world.table()
    assert lobby.id != first.id
    assert lobby.button("@join")
    await bea.click("@join", on=lobby)
    if begun:
        await start(ana, number)
    before = await world.rows(number)
    await (carl if action == "@join" else ana).click(action, on=first)
    await world.wait(4)
    (left,) = [post for post in world.posts() if post.id == first.id]
    assert not left.buttons
    begins = begun or action.startswith("Play")
    assert ("The match has begun" if begins else f"]({address(world, world.table(number))})") in left.text
    assert world.table(number).id > first.id
    assert len([post for post in world.posts() if post.buttons]) == 1
    if action == "@join" and not begun:
        assert world.table(number).seated == ["Ana", "Bea", "Carl"]
    if begun:
        assert await world.rows(number) == before


async def test_a_lobby_button_forged_on_another_message_does_not_retire_that_message(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana)
    lobby = world.table(number)
    harbour = world.guild.create_text_channel("harbour")
    other = await open_table(world.person("Cora"), channel=harbour)
    forged = world.table(other, channel=harbour)
    await ana.open_host_panel("options")
    await bea.click("@join")
    await tap(ana, forged, f"1:{number}:0:@options")
    await world.wait(4)
    assert [post.id for post in world.posts()] == [lobby.id]
    assert [post.id for post in world.posts(harbour)] == [forged.id]
    assert world.table(number).button("@join")
    assert world.table(other, channel=harbour).button("@join")


async def test_a_crash_during_bidding_loses_no_bid(world: World) -> None:
    number, (ana, bea, carl) = await three_bidding(world)
    await ana.bids(1)
    await bea.bids(0)
    await world.crash()
    answer = await carl.bids(1)
    assert answer.private
    await world.wait(3)
    assert says(world.table(number), "sk-cry-modern")
    seats = await world.seats(number)
    bids = {seats[row.seat]: row.action for row in await world.rows(number) if row.seat >= 0}
    assert bids == {"Ana": "bid 1", "Bea": "bid 0", "Carl": "bid 1"}


async def test_a_bid_can_still_be_changed_after_a_crash(world: World) -> None:
    number, (ana, _, _) = await three_bidding(world)
    await ana.bids(1)
    await world.crash()
    answer = await ana.bids(0)
    assert says(answer, "sk-head-bid-in", bid=0)
    assert [row.action for row in await world.rows(number) if row.seat >= 0] == ["bid 1", "bid 0"]


async def test_a_crash_during_a_trick_loses_no_card(world: World) -> None:
    number, people = await three_bidding(world)
    for person in people:
        await person.bids(1)
    await world.wait(4)
    first = next(person for person in people if person.panel().offering("play"))
    await first.plays()
    await world.wait()
    second = next(p for p in people if p is not first and p.panel().offering("play"))
    before = second.panel()
    await world.crash()
    assert second.panel() == before
    answer = await second.plays()
    assert answer.private
    plays = [row for row in await world.rows(number) if row.action.startswith("play")]
    assert [row.by for row in plays] == [f"u:{first.id}", f"u:{second.id}"]
    await world.wait()
    assert second.name in world.table(number).text


async def test_the_next_round_is_dealt_automatically_after_a_crash_between_rounds(world: World) -> None:
    number, people = await three_bidding(world)
    await play_on(world, people, number, until=lambda post: "after round\u00a01" in post.text)
    assert [row.action.split(" ")[0] for row in await world.rows(number)].count("deal") == 1
    await world.crash()
    await world.wait(10)
    assert says(world.table(number), "sk-title", round=2, rounds=10)
    ana, bea, carl = people
    assert says(await bea.refreshes(), "sk-head-bid-you")
    assert says(await bea.bids(2), "sk-head-bid-in", bid=2)
    carl.plays_in = "dm"
    assert says(await carl.bids(0), "sk-head-bid-in", bid=0)
    await ana.click("@hand", on=world.table())
    await ana.bids(1)
    await world.wait(2)
    assert says(world.table(number), "sk-cry-modern")


async def test_quick_restarts_do_not_prolong_the_pause_between_rounds(world: World) -> None:
    number, people = await three_bidding(world)
    await play_on(world, people, number, until=lambda post: "after round\u00a01" in post.text)
    for _ in range(10):
        await world.wait(1)
        await world.crash()
    await world.wait(1)
    assert [row.action.split(" ")[0] for row in await world.rows(number)].count("deal") == 2


async def test_a_crash_at_the_podium_keeps_its_buttons_working(world: World) -> None:
    await world.shorten_matches(1, 2)
    ana = world.person("Ana")
    number = await start_table(ana, robots=2)
    await play_match(world, [ana], number)
    await world.crash()
    assert len(count(await export_log(ana, number)).rounds) == 2
    await ana.click("@rematch")
    await world.wait()
    assert world.table().table == number + 1


async def test_a_crash_at_the_last_card_still_shows_the_podium(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.shorten_matches(1)
    number, (ana, *others) = await three_bidding(world)
    for person in (ana, *others):
        await person.bids(1)
    await world.wait(4)
    monkeypatch.setattr(world.bot.courier, "refresh", lambda table: None)
    while await world.status(number) == "running":
        for person in (ana, *others):
            await person.refreshes()
            await person.acts(world.rng)
        await world.wait(4)
    assert not is_over(world.table(number))
    await world.crash()
    await world.wait(3)
    assert is_over(world.table(number))


async def test_a_podium_already_shown_is_not_posted_again_after_a_crash(world: World) -> None:
    """The last round takes so long that the table's message is old when the podium replaces its text."""
    await world.shorten_matches(1)
    number, people = await three_bidding(world)
    await world.wait(40 * 60)
    for person in people:
        await person.bids(1)
    await play_match(world, people, number)
    await world.wait(20 * 60)
    before = (
        [post.id for post in world.posts()],
        {p: [post.id for post in p.dms()] for p in people},
    )
    await world.crash()
    await world.wait(10)
    assert before == (
        [post.id for post in world.posts()],
        {p: [post.id for post in p.dms()] for p in people},
    )
    assert is_over(world.table(number))


async def test_a_match_survives_many_crashes(world: World) -> None:
    """The process dies every few clicks; no move is lost or doubled, and the totals are right."""
    await world.shorten_matches(4, 4)
    number, people = await three_bidding(world)
    await people[1].click("@hand", on=people[1].dms()[-1])
    people[1].plays_in = "dm"
    crashes = 0
    while True:
        steps = 0

        def ripe(post: Message) -> bool:
            nonlocal steps
            steps += 1
            return is_over(post) or steps > 12  # Long enough for people to refresh their panels.

        if is_over(await play_on(world, people, number, until=ripe, refresh=True)):
            break
        await world.crash()
        crashes += 1
    assert crashes > 3
    counted = count(await export_log(people[0], number))
    assert len(counted.rounds) == 2
    header = await world.header(number)
    assert {place["seat"]: place["points"] for place in header.standing or []} == dict(
        enumerate(counted.totals)
    )


async def test_a_crash_after_storing_and_before_answering_stores_one_move(world: World) -> None:
    """The player repeats the unanswered click; the bid counts once."""
    number, (ana, _, _) = await three_bidding(world)

    async def store_and_die(append: Plain, *args: Any, **kwargs: Any) -> None:
        await append(*args, **kwargs)
        raise asyncio.CancelledError

    panel = ana.panel()
    with intercepted(world.bot.services.store, append_input, store_and_die):
        answer = await ana.bids(1)
    assert answer.posts == ()
    await world.crash()
    answer = await ana.press(panel, panel.offering("bid")[1])
    assert says(answer, "sk-head-bid-in", bid=1)
    assert [row.action for row in await world.rows(number) if row.seat >= 0] == ["bid 1"]
