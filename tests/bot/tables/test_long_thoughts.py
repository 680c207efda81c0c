"""A robot that thinks long never blocks its table, and outdated decisions are dropped."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from bot.tables.service import luck_from
from bot.tables.thinker import Thinker
from bot.tables.thinking_time import HARDER, LAST, LONGEST, OPENING, SWING, natural
from engine import GAMES
from engine.ai import SLOW, choose, play
from engine.core import DEALER
from engine.luck import Draws, Luck
from tests.bot.kernel.house import ANA, DORA, PACE, House
from tests.bot.kernel.instantly import instantly, pass_time

LONG = 7.0


class Ponders(Thinker):
    """A thinker that takes long over every decision, and records its questions."""

    def __init__(self, takes: float = LONG) -> None:
        super().__init__()
        self.takes = takes
        self.asked: list[tuple[Any, bytes]] = []

    async def choose(self, game: str, level: str, view: Any, key: bytes, manner: str) -> Any:
        assert level in SLOW
        self.asked.append((view, key))
        await asyncio.sleep(self.takes)
        return choose(game, "normal", view, Draws(key))


async def among_ponderers(robots: int = 1, **facts: Any) -> tuple[House, int, Ponders]:
    """Return a table whose cards have just been dealt, with Ana among robots that think long."""
    house = House()
    house.robots.thinker = ponders = Ponders()
    house.robots.pace = lambda view, level, luck: LONG
    number = await house.open_lobby(ANA, robots=robots, **facts)
    await house.lobby.set_option(number, ANA, "robots", (None, "hard"), None)
    await house.lobby.start(number, ANA, None)
    async with house.tables.hold(number) as table:
        # Whoever sits behind the first dealer leads: a robot.
        first = table.game.parse(f"first {table.seat_of(ANA)}")
        await house.tables.play(table, DEALER, first, "dealer")
        await house.tables.play(table, DEALER, table.chance(), "dealer")
    house.clear_records()
    house.moves = True
    house.robots.start_moves(number)
    return house, number, ponders


@instantly
async def test_a_person_can_bid_while_robots_are_thinking() -> None:
    """The bid is accepted at once, and the decisions that the robots are making stay valid."""
    house, number, ponders = await among_ponderers(robots=2)
    await pass_time(LONG / 2)
    before = house.now()
    assert await house.tables.submit(number, ANA, "bid 0") == "done"
    assert house.now() == before
    await pass_time(2 * LONG)
    assert [row.seat for row in house.log(number)][1:3] == await house.robots_of(number)
    assert [view.phase for view, _ in ponders.asked][:2] == ["bid", "bid"]
    assert ponders.asked[2][0].phase == "play"


@instantly
async def test_a_robots_decision_is_dropped_once_a_person_has_its_seat() -> None:
    house, number, _ = await among_ponderers()
    (seat,) = await house.robots_of(number)
    await pass_time(LONG / 2)
    await house.seats.substitute(number, ANA, DORA, "Dora", seat, False, None)
    await pass_time(10 * LONG)
    assert house.log(number) == []
    assert await house.tables.submit(number, DORA, "bid 0") == "done"


@instantly
async def test_a_robot_is_asked_again_after_the_table_has_moved_on() -> None:
    """After all bids were made meanwhile, the robot is asked which card to play."""
    house, number, ponders = await among_ponderers(length=[1, 1])
    (seat,) = await house.robots_of(number)
    await pass_time(LONG / 2)
    async with house.tables.hold(number) as table:
        action = choose(table.header.game, "normal", table.view(seat), Random(1))
        await house.tables.play(table, seat, action, "deadline")
    await house.tables.submit(number, ANA, "bid 0")
    house.memory.autoplay[ANA] = "on"
    await pass_time(20 * LONG)
    phases = [view.phase for view, _ in ponders.asked]
    assert phases[0] == "bid"
    assert "play" in phases
    assert len([row for row in house.log(number) if row.action.startswith("bid") and row.seat == seat]) == 2


@instantly
async def test_a_robots_key_is_repeatable_and_depends_on_the_secret() -> None:
    keys: list[bytes] = []
    for house in (House(), House(), House()):
        if len(keys) == 2:
            house.tables.draw_luck = partial(luck_from, Random(2))
        number = await house.open_lobby(ANA, robots=1)
        await house.lobby.start(number, ANA, None)
        async with house.tables.hold(number) as table:
            await house.tables.play(table, DEALER, table.game.parse("first 0"), "dealer")
            keys.append(table.luck.robot_key(table.view(0)))
    assert keys[0] == keys[1] != keys[2], "what is public does not tell it"


@instantly
async def test_a_robot_moves_after_its_pause_and_is_waited_for() -> None:
    """An early decision waits for the end of the pause; a late one is not replaced by another level's."""
    moments, moves = [], []
    for takes in (0.0, LONG / 2, 10 * LONG):
        house, number, ponders = await among_ponderers(robots=2)
        ponders.takes = takes
        began = house.now()
        await pass_time(20 * LONG)
        moments.append([(row.at - began).total_seconds() for row in house.log(number)])
        moves.append([row.action for row in house.log(number)])
    assert moments == [[LONG, LONG], [LONG, LONG], [10 * LONG, 10 * LONG]]
    assert moves[0] == moves[1] == moves[2]


@instantly
async def test_a_slow_table_does_not_delay_robots_at_another_table() -> None:
    house, _, ponders = await among_ponderers(robots=2)
    there = await house.open_and_deal(ANA, robots=2)
    house.robots.pace = lambda view, level, luck: PACE
    house.robots.start_moves(there)
    await pass_time(PACE)
    assert len(house.log(there)) == 2
    assert {view.phase for view, _ in ponders.asked} == {"bid"}
    assert len(ponders.asked) == 2, "none waits for what another is given up after"


def test_a_robots_pause_has_a_natural_length() -> None:
    """A last card has the shortest pause, the first decision of a round the longest."""
    for game in GAMES.values():
        state = game.new(4, game.options({}, 4))
        views = []
        for seat, _, _ in play(game, state, ["normal"] * 4, Luck.from_seed(2)):
            if seat != DEALER and game.to_act(state) and game.to_act(state)[0] != DEALER:
                views.append(game.view(state, game.to_act(state)[0]))
        for level in ("easy", "normal", "hard"):
            taken = [natural(view, level, luck) for view in views for luck in (0.0, 0.5, 1.0)]
            assert LAST * (1 - SWING) <= min(taken) <= LAST * HARDER
            assert OPENING <= max(taken) <= LONGEST
        assert all(natural(view, "hard", 0.5) >= natural(view, "normal", 0.5) for view in views)
        assert all(natural(view, "normal", 0.0) < natural(view, "normal", 1.0) for view in views)


def test_a_robots_pause_does_not_depend_on_its_legal_cards() -> None:
    """A robot with one legal card pauses as long as a robot that may play any card."""
    narrowed = 0
    for game in GAMES.values():
        state = game.new(4, game.options({}, 4))
        for seat, _, _ in play(game, state, ["easy"] * 4, Luck.from_seed(3)):
            for view in (game.view(state, seat) for seat in game.to_act(state) if seat != DEALER):
                fewer = tuple(choice._replace(items=choice.items[:1]) for choice in view.choices[:1])
                other = replace(view, choices=fewer)
                for level in ("easy", "normal", "hard"):
                    assert natural(view, level, 0.5) == natural(other, level, 0.5), seat
                narrowed += fewer != view.choices
    assert narrowed > 300
