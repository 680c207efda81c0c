"""After a match: leaderboard, statistics, exported log and rematch."""

from __future__ import annotations

import pytest
from sqlalchemy import Update, update

from bot.store import schema
from bot.store.engine import Statement, Transaction
from bot.store.tables import list_live_tables
from engine.log import read_log
from tests.cogs.quay import figures
from tests.sim.evening import export_log, play_match, play_on, start, start_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.skull_king_scorer import MatchScore, count
from tests.sim.world import World


def statistics_lines(counts: list[tuple[MatchScore, int]], wins: int) -> tuple[str, str, str]:
    """Return the statistics lines expected for a person who had these scores and seats."""
    points = sum(one.totals[seat] for one, seat in counts)
    exact = sum(one.exact(seat) for one, seat in counts)
    rounds = sum(len(one.rounds) for one, _ in counts)
    return (
        f" won {wins} of {len(counts)} matches",
        f"{round(points / rounds, 1):g}` Points per round".replace("-", "−"),
        f"` Exact bids · {exact} of {rounds}",
    )


async def played(world: World, people: list[Person], number: int) -> MatchScore:
    await play_match(world, people, number)
    return count(await export_log(people[0], number))


async def test_leaderboard_and_statistics_sum_two_matches(world: World) -> None:
    """Leaderboard and statistics agree with the exported logs and leave out robots."""
    await world.shorten_matches(1, 2, 2)
    ana, bea = people = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    first = await played(world, people, number)
    seats = [await world.seats(number)]
    await bea.click("@rematch")
    await world.wait()
    again = world.table().table
    assert again == number + 1
    assert "Bea · *host*" in world.table(again).text
    await start(bea, again)
    second = await played(world, people, again)
    seats.append(await world.seats(again))
    expected, won = {}, {}
    for person in people:
        counts = [(one, at.index(person.name)) for one, at in zip((first, second), seats, strict=True)]
        wins = sum(one.totals[seat] == max(one.totals) for one, seat in counts)
        expected[person.name] = statistics_lines(counts, wins)
        won[person.name] = wins
    board = await ana.slash("leaderboard")
    assert board.private
    for person in people:
        name = "You" if person is ana else person.name
        had = "1 win" if won[person.name] == 1 else f"{won[person.name]} wins"
        assert f"**{name}** · {had} in 2 matches" in board.text
        assert expected[person.name][0] in (await person.slash("stats")).text
        assert expected[person.name][0] in (await bea.slash("stats", player=person.member)).text
        whole = (await figures(person, "skullking stats")).text
        assert [one for one in expected[person.name] if one not in whole] == []
    assert board.text.count(" in 2 matches") == 2
    assert (await ana.slash("skullking leaderboard")).text == board.text


async def test_leaderboard_and_statistics_say_when_no_match_was_played(world: World) -> None:
    ana = world.person("Ana")
    assert says(await ana.slash("leaderboard"), "board-empty")
    assert says(await ana.slash("stats"), "stats-empty")


async def test_a_leaderboard_leaves_out_matches_of_other_servers(world: World) -> None:
    await world.shorten_matches(2, 3)
    ana, bea = people = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    await played(world, people, number)
    harbour = world.env.create_guild("Another Harbour")
    pier = harbour.create_text_channel("pier")
    visitor = harbour.add_member(ana.member.user)
    answer = ana._answer(await visitor.slash(pier, "leaderboard"))
    assert says(answer, "board-empty")


async def test_the_exported_log_can_be_parsed_by_the_engine(world: World) -> None:
    """`python -m engine replay` reads the exported file."""
    await world.shorten_matches(2, 3)
    ana, bea = people = world.group("Ana", "Bea")
    zoe = world.person("Zoe")
    number = await start_table(ana, bea, robots=1)
    await play_match(world, people, number)
    text = await export_log(zoe, number)
    log = read_log(text)
    assert (log.game, log.seats) == ("skull-king", 3)
    rows = await world.rows(number)
    assert [str(action) for _, action in log.inputs] == [row.action for row in rows]


async def test_several_requests_for_a_rematch_open_a_single_table(world: World) -> None:
    await world.shorten_matches(2, 3)
    ana, bea = people = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    await play_match(world, people, number)
    await ana.click("@rematch")
    await bea.click("@rematch", on=next(post for post in world.posts() if post.button("@rematch")))
    await world.wait(3)
    live = await world.bot.services.store.read(list_live_tables)
    assert [header.id for header in live] == [number + 1]
    zoe = world.person("Zoe")
    podium = next(post for post in world.posts() if post.button("@rematch"))
    answer = await zoe.press(podium, podium.sure_button("@rematch"))
    assert answer.private
    assert says(answer, "T-6")


async def test_a_player_who_left_a_full_table_gets_a_seat_in_the_rematch(world: World) -> None:
    """All eight seats are taken, so a robot gives up its seat for the returning player."""
    await world.shorten_matches(2, 3)
    ana, bea = people = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=6)
    await bea.opens_panel()
    await bea.slash_and_confirm("table leave")
    await play_match(world, people[:1], number)
    await bea.click("@rematch")
    await world.wait(3)
    seats = await world.seats(number + 1)
    assert len(seats) == 8
    assert {"Ana", "Bea"} <= set(seats)
    await start(bea, number + 1)
    assert await world.status(number + 1) == "running"


@pytest.mark.rule("T-18")
async def test_a_match_whose_log_cannot_be_replayed_is_closed_with_its_score(world: World) -> None:
    """A log that no longer replays closes the match with its last stored score."""
    ana, bea = people = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    await play_on(world, people, number, until=lambda post: "round 3 of 10" in post.text)
    totals = [row.standing for row in await world.rows(number) if row.standing][-1]
    table, panel = world.table(number), ana.panel()
    await change_row(world, update(schema.log).where(schema.log.c.n == 5).values(digest="tampered"))
    await world.crash()
    await world.wait(3)
    await check_closed(world, number, ana, totals)
    answer = await tap(ana, table, table.offering("@hand")[0].custom_id)
    assert answer.private
    assert says(answer, "ended-closed")
    bid = next(button for button in panel.buttons if button.action.startswith("bid"))
    assert says(await tap(ana, panel, bid.custom_id), "T-18")


@pytest.mark.rule("T-18")
async def test_a_table_with_an_unknown_option_is_closed_and_others_continue(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    other = await start_table(bea, ana, robots=1)
    tables = schema.tables
    await change_row(world, update(tables).where(tables.c.id == number).values(options={"edition": "lost"}))
    await world.crash()
    await world.wait(3)
    await check_closed(world, number, ana, None)
    assert await world.status(other) == "running"
    assert says(await ana.click("@hand", on=world.table(other)), "sk-head-bid-you")


async def check_closed(world: World, number: int, person: Person, standing: object) -> None:
    """Check that a table is stored and shown as closed with this standing, without buttons to play."""
    header = await world.header(number)
    assert (header.status, header.standing) == ("closed", standing)
    assert any(says(post, "ended-closed") for post in world.posts())
    assert not [post for post in world.posts() if post.table == number and post.offering("@hand")]
    rows = await world.rows(number)
    await world.wait(60)
    assert await world.rows(number) == rows
    assert person in world.people


async def change_row(world: World, clause: Update) -> None:
    """Change a stored row behind the bot's back."""
    assert await world.bot.services.store.write(Transaction.change, Statement(clause)) == 1
