"""Lobbies: joining, hosts, options, refusals and the start of a match."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.errors import Conflict, Duplicate, Refused, Unavailable
from bot.records.tables import Status
from bot.seating.rematches import rematch
from bot.store.tables import LIVE
from tests.bot.kernel.house import ANA, BEA, CARL, DORA, NAMES, House
from tests.bot.kernel.instantly import instantly

ZOE = 99
Try = Callable[[House, int], Awaitable[object]]


async def refuses(house: House, number: int, attempt: Try) -> str:
    """Return the rule id that refuses this attempt, after checking that nothing was written or changed."""
    before, asked = house.memory.kept[number], house.memory.asked
    with pytest.raises(Refused) as refused:
        await attempt(house, number)
    assert house.memory.kept[number] is before
    assert house.memory.asked == asked
    return refused.value.rule


REFUSED: list[tuple[str, Try]] = [
    ("T-8", lambda house, number: house.lobby.join(number, BEA, "Bea", None)),
    ("T-6", lambda house, number: house.lobby.add_robot(number, ZOE, None)),
    ("T-6", lambda house, number: house.lobby.drop_robot(number, ZOE, None)),
    ("T-20", lambda house, number: house.lobby.drop_robot(number, BEA, None)),
    ("T-6", lambda house, number: house.lobby.choose_token(number, ZOE, "red", None)),
    ("T-9", lambda house, number: house.lobby.set_option(number, BEA, "timer", "off", None)),
    ("T-14", lambda house, number: house.lobby.set_option(number, ANA, "timer", "1s", None)),
    ("T-9", lambda house, number: house.lobby.change_options(number, BEA, {"powers": True}, None)),
    ("T-14", lambda house, number: house.lobby.change_options(number, ANA, {"powers": "so"}, None)),
    ("T-14", lambda house, number: house.lobby.change_options(number, ANA, {"nonsense": 1}, None)),
    ("T-9", lambda house, number: house.lobby.start(number, BEA, None)),
    ("T-9", lambda house, number: house.lobby.start(number, ZOE, None)),
    ("T-6", lambda house, number: house.seats.leave(number, ZOE, None)),
    ("T-13", lambda house, number: house.seats.kick(number, BEA, ANA, False, None)),
    ("T-25", lambda house, number: house.seats.kick(number, ANA, ZOE, False, None)),
    ("T-2", lambda house, number: house.seats.take_back(number, BEA, None)),
    ("T-13", lambda house, number: house.seats.cancel(number, BEA, False, None)),
    ("T-2", lambda house, number: house.tables.submit(number, ANA, "bid 1")),
    ("T-19", lambda house, number: rematch(house.lobby, number, ANA, "Ana", None)),
]


@pytest.mark.parametrize(("rule", "attempt"), REFUSED)
@instantly
async def test_a_refused_action_in_a_lobby_changes_nothing(rule: str, attempt: Try) -> None:
    house = House()
    number = await house.open_lobby(ANA, BEA)
    house.clear_records()
    assert await refuses(house, number, attempt) == rule
    assert house.told == []


BEGUN: list[Try] = [
    lambda house, number: house.lobby.join(number, CARL, "Carl", None),
    lambda house, number: house.lobby.add_robot(number, ANA, None),
    lambda house, number: house.lobby.drop_robot(number, ANA, None),
    lambda house, number: house.lobby.choose_token(number, ANA, "red", None),
    lambda house, number: house.lobby.set_option(number, ANA, "timer", "off", None),
    lambda house, number: house.lobby.change_options(number, ANA, {}, None),
    lambda house, number: house.lobby.start(number, ANA, None),
]


@pytest.mark.parametrize("attempt", BEGUN)
@pytest.mark.parametrize(("status", "rule"), [("running", "T-10"), ("over", "T-5"), ("closed", "T-5")])
@instantly
async def test_lobby_actions_are_refused_once_the_match_has_begun(
    attempt: Try, status: Status, rule: str
) -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    stored = house.memory.kept[number]
    house.memory.kept[number] = replace(stored, header=replace(stored.header, status=status))
    assert await refuses(House(house.memory), number, attempt) == rule


@instantly
async def test_people_keep_their_order_and_replace_robots_in_a_full_lobby() -> None:
    house = House()
    number = await house.open_lobby(ANA, BEA, robots=6)
    assert len(await house.holders(number)) == 8
    await house.lobby.join(number, CARL, "Carl", None)
    there = await house.holders(number)
    assert len(there) == 8
    assert [name for name in there if name in NAMES.values()] == ["Ana", "Bea", "Carl"]
    assert len(set(there)) == 8, "no robot has another one's name"


@pytest.mark.rule("T-7")
@instantly
async def test_a_lobby_full_of_people_refuses_people_and_robots() -> None:
    house = House()
    number = await house.open_lobby(ANA, BEA, CARL, DORA, game="hearts")
    assert (
        await refuses(house, number, lambda house, number: house.lobby.join(number, ZOE, "Zoe", None))
        == "T-7"
    )
    assert await refuses(house, number, lambda h, n: h.lobby.add_robot(n, ANA, None)) == "T-7"


@instantly
async def test_a_leaving_host_is_succeeded_by_the_next_person() -> None:
    house = House()
    number = await house.open_lobby(ANA, BEA, robots=1)
    await house.seats.leave(number, ANA, None)
    assert house.header(number).host == BEA
    await house.seats.leave(number, BEA, None)
    assert house.header(number).status == "cancelled", "robots alone wait for nobody"


@pytest.mark.rule("T-60")
@instantly
async def test_a_kicked_person_returns_only_if_readmitted() -> None:
    house = House()
    number = await house.open_lobby(ANA, BEA, CARL)
    await house.seats.kick(number, ANA, BEA, False, None)
    assert await house.holders(number) == ["Ana", "Carl"]
    assert (
        await refuses(house, number, lambda house, number: house.lobby.join(number, BEA, "Bea", None))
        == "T-60"
    )
    await house.seats.substitute(number, ANA, BEA, "Bea", None, False, None)
    assert await house.holders(number) == ["Ana", "Carl", "Bea"]
    assert house.header(number).kicked == {}


@pytest.mark.rule("T-31")
@instantly
async def test_two_people_cannot_choose_the_same_animal() -> None:
    house = House()
    number = await house.open_lobby(ANA, BEA)
    await house.lobby.choose_token(number, ANA, "red", None)
    assert (
        await refuses(house, number, lambda house, number: house.lobby.choose_token(number, BEA, "red", None))
        == "T-31"
    )
    await house.lobby.choose_token(number, ANA, "red", None)
    await house.lobby.choose_token(number, ANA, "blue", None)
    await house.lobby.choose_token(number, BEA, "red", None)
    assert [member.token for member in house.memory.kept[number].members] == ["blue", "red"]


@pytest.mark.rule("T-21")
@instantly
async def test_too_few_players_can_start_only_with_robots() -> None:
    house = House()
    number = await house.open_lobby(ANA, game="hearts")
    await house.lobby.join(number, BEA, "Bea", None)
    await house.lobby.join(number, CARL, "Carl", None)
    house.clear_records()
    assert await refuses(house, number, lambda house, number: house.lobby.start(number, ANA, None)) == "T-21"
    await house.lobby.start(number, ANA, None, fill=True)
    assert len(await house.robots_of(number)) == 1
    assert house.header(number).seats == 4


@instantly
async def test_seats_are_drawn_at_random_and_all_options_are_stored() -> None:
    orders = set()
    for _ in range(2):
        house = House()
        for _ in range(6):
            number = await house.open_lobby(ANA, BEA, CARL, DORA, powers=True)
            await house.lobby.start(number, ANA, None)
            assert house.header(number).options["powers"] is True
            assert "length" in house.header(number).options
            orders.add(tuple(await house.holders(number)))
    assert 1 < len(orders) <= 6, "by lot, and the same lot draws the same"


@instantly
async def test_a_conflicting_change_is_retried_on_the_current_lobby() -> None:
    """Two people join at once through two processes, and both are in the lobby once."""
    house = House()
    number = await house.open_lobby(ANA)
    elsewhere = House(house.memory)
    await elsewhere.tables.snapshot(number, None)
    await house.lobby.join(number, BEA, "Bea", None)
    await elsewhere.lobby.join(number, CARL, "Carl", None)
    await house.lobby.start(number, ANA, None)
    with pytest.raises(Refused) as refused:
        await elsewhere.lobby.join(number, DORA, "Dora", None)
    assert refused.value.rule == "T-10"
    assert sorted(await house.holders(number)) == ["Ana", "Bea", "Carl"]


@pytest.mark.rule("T-17")
@instantly
async def test_a_change_is_refused_after_three_conflicts() -> None:
    house = House()
    number = await house.open_lobby(ANA)
    house.memory.fails = [Conflict(number, "anything")] * 3
    with pytest.raises(Refused) as refused:
        await house.lobby.join(number, BEA, "Bea", None)
    assert refused.value.rule == "T-17"
    assert await house.holders(number) == ["Ana"]


@instantly
async def test_a_click_delivered_twice_changes_the_lobby_once() -> None:
    house = House()
    number = await house.open_lobby(ANA)
    await house.lobby.add_robot(number, ANA, 7)
    with pytest.raises(Duplicate):
        await house.lobby.add_robot(number, ANA, 7)
    assert len(await house.holders(number)) == 2


@instantly
async def test_a_lobby_shows_what_the_database_has_after_a_failure() -> None:
    house = House()
    number = await house.open_lobby(ANA)
    house.memory.fails = [Unavailable("the disk is full")]
    with pytest.raises(Unavailable):
        await house.lobby.join(number, BEA, "Bea", None)
    assert await house.holders(number) == ["Ana"]
    house.memory.loses = 1
    with pytest.raises(Unavailable):
        await house.lobby.join(number, BEA, "Bea", None)
    assert await house.holders(number) == ["Ana", "Bea"], "it was stored all the same, and is seen"


@instantly
async def test_all_players_share_one_rematch_with_the_same_seats() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA, CARL)
    stored = house.memory.kept[number]
    house.memory.kept[number] = replace(stored, header=replace(stored.header, status="over"))
    house = House(house.memory)
    seats = await house.holders(number)
    later = await rematch(house.lobby, number, BEA, "Bea", None)
    again = await rematch(house.lobby, number, ANA, "Ana", None)
    assert later.id == again.id
    assert house.header(later.id).status in LIVE
    assert (later.host, sorted(await house.holders(later.id))) == (BEA, ["Ana", "Bea", "Carl"])
    await house.lobby.start(later.id, BEA, None)
    assert await house.holders(later.id) == seats
    with pytest.raises(Refused) as refused:
        await rematch(house.lobby, number, ZOE, "Zoe", None)
    assert refused.value.rule == "T-6"
