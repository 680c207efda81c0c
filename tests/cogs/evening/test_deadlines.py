"""Deadlines make moves for players; after three missed moves in a row, a robot takes the seat."""

from __future__ import annotations

import logging
import re
from typing import Any
from unittest.mock import patch

import pytest

from bot.errors import Refused
from bot.present.skull_king.cards import full_name
from bot.tables.service import Tables
from bot.texts.sentences import texts
from engine.skull_king.cards import CARD
from tests.cogs.evening.scenes import bidding, by, calls, play_out, reveal, turn_of
from tests.sim.evening import open_table, start, start_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

TIMERS = {"60s": 60, "3min": 180, "12h": 12 * 3600, "3d": 3 * 86400}


async def act_and_wait(world: World, *people: Person) -> None:
    """Have these people do what their panels ask for, and let five seconds pass."""
    for person in people:
        await person.refreshes()
        await person.acts(world.rng)
    await world.wait(5)


@pytest.mark.parametrize("timer", TIMERS)
async def test_a_move_is_made_for_a_player_whose_time_is_up(world: World, timer: str) -> None:
    await world.save_settings(timer=timer, threads="never", pings=False)
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea, robots=1)
    await ana.bids(1)
    await world.wait(TIMERS[timer] - 10)
    assert await by(world, number, "deadline") == []
    assert world.table(number).text.count("the bot chooses instead <t:") == 1
    await world.wait(12)
    assert len(await by(world, number, "deadline")) == 1
    assert says(world.table(number), "sk-cry-modern")


async def test_a_replaced_message_shows_no_countdown(world: World) -> None:
    await world.save_settings(threads="never")
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    bea.plays_in = "dm"
    number = await bidding(world, ana, bea, carl)
    old = world.table(number).id
    assert "<t:" in world.table(number).text
    await ana.slash("table show")
    await world.wait(3)
    assert "<t:" in world.table(number).text
    (replaced,) = [post for post in world.posts() if post.id == old]
    assert replaced.text
    assert "<t:" not in replaced.text


async def test_no_move_is_made_for_players_without_a_timer(world: World) -> None:
    await world.save_settings(timer="off", threads="never", pings=False)
    ana, bea, _ = people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await world.wait(6 * 86400)
    assert await by(world, number, "deadline") == []
    assert not says(world.table(number), "waits-until-own")
    assert (await ana.refreshes()).posts[-1].tools == ("help", "sheet", "here", "hand", "pause")
    assert says(await bea.bids(1), "sk-head-bid-in", bid=1)


async def test_a_robot_takes_the_seat_after_three_missed_moves_and_is_announced(world: World) -> None:
    await world.save_settings(timer="60s", threads="never", language="es")
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl", locale="es-ES")
    number = await bidding(world, *people)
    while len(await by(world, number, "deadline")) < 3:
        await act_and_wait(world, ana, carl)
    await world.wait(3)
    table = world.table(number)
    robot = next(name for name in await world.seats(number) if name not in ("Ana", "Carl"))
    assert "Bea" not in await world.seats(number)
    assert says(table.text.replace("\\", ""), "stand-in", "es", robot=robot)
    assert "🤖" in table.text
    assert any(says(post, "gone-robot", "es") for post in bea.visible_messages() if post.private)
    await bea.click("@back")
    await world.wait(3)
    assert "Bea" in await world.seats(number)
    assert not says(world.table(number), "stand-in", "es")


async def test_coming_back_resets_the_count_of_missed_moves(world: World) -> None:
    await world.save_settings(timer="60s", threads="never", pings=False)
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    while "Bea" in await world.seats(number):
        await act_and_wait(world, ana, carl)
    await bea.slash("table back")
    for missed in (4, 5):
        while len(await by(world, number, "deadline")) < missed:
            await act_and_wait(world, ana, carl)
        assert "Bea" in await world.seats(number)
    await world.crash()
    while "Bea" in await world.seats(number):
        await act_and_wait(world, ana, carl)
    assert len(await by(world, number, "deadline")) == 6


async def test_three_missed_moves_not_in_a_row_cost_nobody_the_seat(world: World) -> None:
    """Everybody bids but misses every card of rounds 1 and 2."""
    await world.save_settings(timer="60s", threads="never", pings=False)
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    for played in (3, 9):
        for person in people:
            await person.refreshes()
            await person.bids(0)
        while len(await by(world, number, "deadline")) < played:
            await world.wait(20)
        await world.wait(10)
    assert sorted(await world.seats(number)) == ["Ana", "Bea", "Carl"]
    assert says(world.table(number), "sk-title", round=3)


async def test_deadlines_are_enforced_although_the_table_cannot_be_edited(world: World) -> None:
    """Discord refuses all messages in the channel."""
    await world.save_settings(timer="60s", threads="never")
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    world.inject("*", f"/channels/{world.channel.id}/messages*", status=403, code=50001, times=None)
    await world.wait(70)
    assert len(await by(world, number, "deadline")) >= 3


async def last_bids(world: World, number: int) -> list[str]:
    """Return the last bid of each seat, by seat."""
    said = {row.seat: row.action for row in await world.rows(number) if row.action.startswith("bid")}
    return [said[seat].removeprefix("bid ") for seat in sorted(said)]


# ---- automatic moves -------------------------------------------------------------------------------------


async def test_the_table_names_a_move_made_by_a_deadline_unless_secret(world: World) -> None:
    await world.save_settings(timer="60s", threads="never", pings=False, options={"length": [2, 2]})
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await ana.bids(1)
    await world.wait(62)
    late = ["Time ran out for Bea. The choice was made automatically."]
    late.append("Time ran out for Carl. The choice was made automatically.")
    assert [line for line in late if line in world.table(number).text] == late
    bids = dict(zip(await world.seats(number), await last_bids(world, number), strict=True))
    own = f"Your time ran out. Automatic move: bid of {bids['Bea']}."
    assert own in (await bea.refreshes()).text
    assert f"Your time ran out. Automatic move: bid of {bids['Carl']}." in (await carl.refreshes()).text
    assert not says(await ana.refreshes(), "made-time-own")
    await world.crash()
    world.bot.courier.refresh(number)
    await world.wait(3)
    assert [line for line in late if line in world.table(number).text] == late
    assert own in (await bea.refreshes()).text
    turn = await turn_of(*people)
    await world.wait(82)
    (card,) = [action for action in await by(world, number, "deadline") if action.startswith("play")]
    told = re.search(rf"Time ran out for {turn.name}. Automatic move: (.+)\.", world.table(number).text)
    assert told is not None, world.table(number).text
    mine = f"Your time ran out. Automatic move: {told[1]}."
    assert mine in (await turn.refreshes()).text
    assert told[1] == full_name(CARD[card.removeprefix("play ")], texts("en"))
    # The table stops naming an automatic move once its player acts again.
    following = await turn_of(*people)
    await following.plays()
    await world.wait(2)
    assert not says(world.table(number), "made-time", player=following.name)
    assert not says(following.panel(), "made-time-own")


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("hearts", r"Your time ran out\. Automatic move: passes [^.]+\."),
        ("skull", r"Your time ran out\. Automatic move: lays (a rose|the skull)\."),
    ],
)
async def test_the_players_panel_names_a_secret_choice_made_by_a_deadline(
    world: World, game: str, sentence: str
) -> None:
    await world.save_settings(threads="never", pings=False)
    people = world.group("Ana", "Bea", "Carl", "Dora")
    number = await start_table(*people, game=game)
    await world.wait(3 * 60 + 4)
    late = [person for person in people if "Your time ran out" in (await person.refreshes()).text]
    assert late
    for person in late:
        assert re.search(sentence, (await person.refreshes()).text), (await person.refreshes()).text
    assert not re.search(
        sentence.replace("Your time ran out", "Time ran out for .+"), world.table(number).text
    )


async def test_an_automatic_last_card_is_named_until_the_next_deal(world: World) -> None:
    """At the end of the round, the message shows the scores and the last trick."""
    await world.save_settings(threads="never", pings=False, options={"length": [1, 1]})
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    for person in people:
        await person.prefers("autoplay", "on")
    await reveal(world, *people)
    while len(await by(world, number, "forced")) < 2:
        await world.wait(0.5)
    await world.wait(0.8)
    (line,) = [row for row in world.table(number).text.splitlines() if "played themselves" in row]
    played = {}
    for person in people:
        if told := re.search(r"Your last card played itself: (.+)\.", (await person.refreshes()).text):
            played[person] = told[1]
            assert f"{told[1]} ({person.name})" in line
    assert len(played) == 2
    await world.wait(20)
    assert len(await by(world, number, "forced")) == 3
    assert "themselves" not in world.table(number).text
    for person, card in played.items():
        panel = person.panel().text
        assert "itself" not in panel
        assert re.search(r"(?m)^-# \*\*Round 1\.\*\* You bid 0 and took ", panel)
        (last,) = (row for row in panel.replace("\u00a0", " ").splitlines() if "**Last trick:**" in row)
        assert f"You: {card}" in last
        assert all(f"{other.name}: " in last for other in people if other is not person)


# ---- more time -------------------------------------------------------------------------------------------


@pytest.mark.rule("T-24")
@pytest.mark.parametrize("locale", ["es-ES", "fr", "en-US"])
async def test_more_time_can_be_asked_for_once_a_round(world: World, locale: str) -> None:
    await world.save_settings(timer="60s", threads="never")
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl", locale=locale)
    number = await bidding(world, *people)
    await bea.bids(0)
    await carl.bids(0)
    await world.wait(45)
    answer = await ana.use_tool("time")
    assert answer.private
    assert answer.posts[-1].offering("bid")
    await world.wait(30)
    assert await by(world, number, "deadline") == []
    # The menu no longer offers more time; an older message's button still gets an answer.
    assert "time" not in ana.panel().tools
    again = await tap(ana, ana.panel(), f"1:{number}:0:@time")
    assert again.private
    assert says(again, "T-24", locale)
    await world.wait(50)
    assert len(await by(world, number, "deadline")) == 1
    await play_out(world, *people)
    await world.wait(10)
    assert not says(await ana.use_tool("time", (await ana.refreshes()).posts[-1]), "T-24", locale)


async def test_a_mention_offers_more_time_only_while_a_player_can_use_it(world: World) -> None:
    await world.save_settings(timer="60s", threads="never")
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await bea.bids(0)
    await carl.bids(0)
    await world.wait(25)
    (mention,) = [post for post in world.posts() if ana.member.mention in post.stored.content]
    assert mention.offering("@time")
    await ana.click("@time", on=mention)
    await world.wait(45)
    (again,) = [post for post in world.posts() if ana.member.mention in post.stored.content]
    assert await by(world, number, "deadline") == []
    assert again.offering("@hand")
    assert not again.offering("@time")


def countdown_of(post: Message) -> int:
    """Return the timestamp a message counts down to."""
    (moment,) = re.findall(r"<t:(\d+):R>", post.text)
    return int(moment)


async def test_more_time_moves_only_the_players_own_countdown(world: World) -> None:
    await world.save_settings(timer="60s", threads="never", pings=False)
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    bea.plays_in = "dm"
    number = await bidding(world, *people)
    await world.wait(10)
    before = countdown_of(ana.panel())
    # Ana's direct message only links to her panel, which has the countdown.
    ((dm,), (of_bea,)) = ana.dms(), bea.dms()
    assert "<t:" not in dm.text
    assert countdown_of(of_bea) == before
    panel = (await ana.use_tool("time")).posts[-1]
    assert countdown_of(panel) == before + 60
    assert "time" not in panel.tools
    await world.wait(3)
    ((dm,), (of_bea,)) = ana.dms(), bea.dms()
    assert "<t:" not in dm.text
    # The direct message that she brings to life has her new deadline, too.
    brought = (await ana.press(dm, dm.offering("@hand")[0])).posts[-1]
    assert countdown_of(brought) == before + 60
    assert "time" not in brought.tools
    assert brought.offering("bid")
    # The table counts down to the earliest deadline, and so do the others' panels.
    assert (
        countdown_of(world.table(number))
        == countdown_of(of_bea)
        == countdown_of((await carl.refreshes()).posts[-1])
        == before
    )
    # Players who have bid see no countdown.
    await ana.bids(0)
    assert f"<t:{before + 60}:" not in ana.panel().text


async def test_extra_time_is_kept_after_a_restart(world: World) -> None:
    await world.save_settings(timer="60s", threads="never", pings=False)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    await ana.use_tool("time")
    await world.crash()
    assert "time" not in (await ana.refreshes()).posts[-1].tools
    assert "time" in (await bea.refreshes()).posts[-1].tools


async def test_asking_for_more_time_delays_the_next_mention(world: World) -> None:
    await world.save_settings(timer="3min", threads="never")
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    await bidding(world, *people)
    await bea.bids(0)
    await carl.bids(0)
    await world.wait(25)
    (mention,) = calls(world)
    answer = await ana.click("@time", on=mention)
    assert answer.private
    await world.wait(3)
    assert calls(world) == []
    await world.wait(90)
    assert len(calls(world)) == 1


@pytest.mark.rule("T-1")
async def test_more_time_is_refused_to_people_with_nothing_to_decide(world: World) -> None:
    await world.save_settings(timer="60s", threads="never")
    ana, _, _ = people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await ana.bids(0)
    assert "time" not in ana.panel().tools
    answer = await tap(ana, ana.panel(), f"1:{number}:0:@time")
    assert says(answer, "T-1")
    answer = await tap(world.person("Zoe"), world.table(number), f"1:{number}:0:@time")
    assert says(answer, "T-6")


# ---- the bot goes away and comes back ----------------------------------------------------------------------


async def test_a_deadline_survives_a_crash(world: World) -> None:
    await world.save_settings(timer="3min", threads="never")
    ana, bea, _ = people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await ana.bids(0)
    await bea.bids(0)
    await world.wait(100)
    await world.crash()
    await world.wait(60)
    assert await by(world, number, "deadline") == []
    await world.wait(20)
    assert len(await by(world, number, "deadline")) == 1


@pytest.mark.parametrize(("timer", "grace"), [("60s", 80), ("3min", 80), ("12h", 3600)])
async def test_deadlines_are_extended_by_the_time_the_bot_was_away(
    world: World, timer: str, grace: int
) -> None:
    """Mentions are delayed too; only the slow table had sent a mention before the crash."""
    await world.save_settings(timer=timer, threads="never")
    ana, bea, _ = people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await ana.bids(0)
    await bea.bids(0)
    for service in (world.bot.services.clock, world.bot.services.robots, world.bot.courier):
        service.stop()
    await world.wait(TIMERS[timer] * 3)
    assert await by(world, number, "deadline") == []
    await world.crash()
    await world.wait(grace - 5)
    assert await by(world, number, "deadline") == []
    await world.wait(7)
    assert len(await by(world, number, "deadline")) == 1


async def test_a_failing_deadline_is_retried_and_does_not_stop_others(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.save_settings(timer="60s", threads="never", pings=False)
    ana, bea, dora, eva = world.group("Ana", "Bea", "Dora", "Eva")
    first = await bidding(world, ana, bea, robots=1)
    quay = world.guild.create_text_channel("quay")
    second = await bidding(world, dora, eva, robots=1, channel=quay)
    decide = world.bot.services.clock._decide

    async def fails(table: Any, deadline: Any) -> None:
        if table.header.id == first:
            raise RuntimeError("a fault of ours")
        await decide(table, deadline)

    world.bot.services.clock._decide = fails
    await world.wait(70)
    assert await by(world, first, "deadline") == []
    assert len(await by(world, second, "deadline")) >= 2
    told = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert told
    assert all("its clock failed" in record.getMessage() for record in told)
    caplog.clear()
    world.bot.services.clock._decide = decide
    await world.wait(40)
    assert len(await by(world, first, "deadline")) >= 2


async def test_a_refused_deadline_move_is_tried_again(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.save_settings(timer="60s", threads="never", pings=False)
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea, robots=1)

    async def refuses(*_: Any, **__: Any) -> None:
        raise Refused("SK-5.2")

    with patch.object(world.bot.services.tables, "play", refuses):
        await world.wait(65)
    caplog.clear()
    await world.wait(35)
    assert len(await by(world, number, "deadline")) == 2


async def test_a_table_that_cannot_be_loaded_does_not_stop_the_others(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.save_settings(timer="60s", threads="never", pings=False)
    ana, bea, dora, eva = world.group("Ana", "Bea", "Dora", "Eva")
    first = await bidding(world, ana, bea, robots=1)
    quay = world.guild.create_text_channel("quay")
    second = await bidding(world, dora, eva, robots=1, channel=quay)
    load: Any = Tables._load

    async def fails(self: Tables, table: Any, table_id: int) -> None:
        if table_id == first:
            raise RuntimeError("a fault of ours")
        await load(self, table, table_id)

    with patch.object(Tables, "_load", fails):
        await world.crash()
        await world.wait(90)
    assert len(await by(world, second, "deadline")) >= 2
    caplog.clear()
    world.env.errors.clear()
    await world.wait(100)
    assert len(await by(world, first, "deadline")) >= 2


# ---- abandoned lobbies and tables ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("timer", "life", "locale"), [("3min", 1800, "en-US"), ("off", 1800, "fr"), ("12h", 86400, "es-ES")]
)
async def test_a_lobby_that_nobody_starts_closes(world: World, timer: str, life: int, locale: str) -> None:
    await world.save_settings(timer=timer, threads="never")
    ana = world.person("Ana", locale)
    await ana.slash("skullking new")
    number = world.table().table
    await world.wait(life - 10)
    assert await world.status(number) == "lobby"
    await world.wait(15)
    assert await world.status(number) == "closed"
    assert says(world.posts()[-1], "ended-idle", locale)
    assert not any(post.buttons for post in world.posts())


async def test_a_lobby_that_people_still_join_stays_open(world: World) -> None:
    await world.save_settings(timer="3min", threads="never")
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana)
    await world.wait(1500)
    await bea.click("@join")
    await world.wait(1500)
    assert await world.status(number) == "lobby"
    await world.crash()
    await carl.click("@join")
    await world.wait(1500)
    await start(ana, number)
    assert await world.status(number) == "running"
    await world.wait(1700)


async def test_an_abandoned_table_sleeps_with_its_score_and_can_be_woken(world: World) -> None:
    """A table without a timer sleeps after a week without moves, until a command or a move."""
    await world.save_settings(timer="off", threads="never", pings=False, language="fr")
    _, bea, carl = people = world.group("Ana", "Bea", "Carl", locale="fr")
    number = await bidding(world, *people)
    await reveal(world, *people)
    await play_out(world, *people)
    await world.wait(10)
    await world.wait(7 * 86400 + 5)
    table = world.table(number)
    assert says(table, "asleep-title", "fr")
    assert table.text.count("point") >= 3
    await world.crash()
    await world.wait(30 * 86400)
    answer = await bea.click("@back", on=world.table(number))
    assert answer.private
    assert answer.posts[-1].offering("bid")
    await world.wait(3)
    assert not says(world.table(number), "asleep-title", "fr")
    assert sorted(await world.seats(number)) == ["Ana", "Bea", "Carl"]
    await world.wait(7 * 86400 + 5)
    assert says(world.table(number), "asleep-title", "fr")
    assert "tu as misé 1" in (await carl.bids(1)).text.lower()
    await world.wait(3)
    assert not says(world.table(number), "asleep-title", "fr")
