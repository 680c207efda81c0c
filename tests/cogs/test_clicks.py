"""Clicks that are repeated, late, forged, or made by the wrong person.

Every such click gets a private answer and changes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from bot.store.tables import get_table
from tests.cogs.evening.scenes import three_bidding
from tests.sim.evening import open_table, play_match, start, start_table
from tests.sim.instant import Tap, payload_of, tap, tap_at_once
from tests.sim.person import Answer, Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World


async def playing(world: World) -> tuple[int, list[Person], Person]:
    """Play to the second round, whose hands have two cards; return number, people and the leader."""
    number, people = await three_bidding(world)
    for wanted in (1, 2):
        for person in people:
            await person.bids(0)
        await world.wait(4)
        if wanted == 2:
            break
        for _ in people:
            await next(p for p in people if p.panel().offering("play")).plays()
            await world.wait(3)
        await world.wait(8)
    return number, people, next(p for p in people if p.panel().offering("play"))


async def unchanged(world: World, number: int, click: Callable[[], Awaitable[Answer]]) -> Answer:
    """Check that a click leaves the table unchanged and is answered in private; return the answer."""
    before = (await world.rows(number), await world.seats(number), await world.status(number))
    answer = await click()
    assert (await world.rows(number), await world.seats(number), await world.status(number)) == before
    assert answer.result.acknowledged
    assert answer.private, answer
    return answer


def action(post: Message, verb: str, place: int = 0) -> str:
    """Return the custom_id of a message's button with the given verb."""
    return post.offering(verb)[place].custom_id


def forged_id(post: Message, words: str, turn: int | None = None) -> str:
    """Return a forged custom_id for this table."""
    return f"1:{post.table}:{post.turn if turn is None else turn}:{words}"


# ---- twice and too late ----------------------------------------------------------------------------------


async def test_a_repeated_bid_click_is_stored_once(world: World) -> None:
    number, (ana, _, _) = await three_bidding(world)
    panel = ana.panel()
    await tap(ana, panel, action(panel, "bid", 1))
    answer = await unchanged(world, number, lambda: tap(ana, panel, action(panel, "bid", 1)))
    assert says(answer, "sk-head-bid-in", bid=1)


async def test_a_click_on_an_outdated_panel_is_answered_with_a_current_one(world: World) -> None:
    """A card pressed on an outdated panel is not played, even when playing the card would be legal."""
    number, people, first = await playing(world)
    second = people[(people.index(first) + 1) % 3]
    old = first.panel()
    await first.plays()
    await world.wait()
    answer = await unchanged(world, number, lambda: tap(first, old, action(old, "play", 1)))
    assert "⚓" not in answer.text
    assert answer.posts[-1].turn != old.turn
    seats = await world.seats(number)
    assert second.name in seats


async def test_a_bid_clicked_after_the_reveal_is_ignored(world: World) -> None:
    number, (ana, bea, carl) = await three_bidding(world)
    old = ana.panel()
    for person in (ana, bea, carl):
        await person.bids(1)
    answer = await unchanged(world, number, lambda: tap(ana, old, action(old, "bid", 0)))
    assert "⚓" not in answer.text


async def test_an_interaction_delivered_twice_is_processed_once(world: World) -> None:
    """Discord may deliver the same interaction to two processes of one bot."""
    number, (ana, _, _) = await three_bidding(world)
    panel = ana.panel()
    record, payload = payload_of(world, Tap(ana, panel, action(panel, "bid", 1)))
    for _ in range(2):
        world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    assert record.responded
    assert [row.action for row in await world.rows(number) if row.seat >= 0] == ["bid 1"]


async def test_two_simultaneous_start_clicks_start_one_match(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people)
    lobby = world.table(number)
    go = Tap(people[0], lobby, lobby.sure_button("@start").custom_id)
    first, second = await tap_at_once(world, go, go)
    assert sorted([first.text, second.text])[0] == ""
    assert says(first.text + second.text, "T-10")
    await world.wait(4)
    assert [row.action.split(" ")[0] for row in await world.rows(number)] == ["first", "deal"]


# ---- the wrong person ------------------------------------------------------------------------------------


@pytest.mark.rule("T-6")
async def test_a_person_without_a_seat_cannot_see_cards_or_bid(world: World) -> None:
    number, (ana, _, _) = await three_bidding(world)
    zoe = world.person("Zoe")
    answer = await unchanged(world, number, lambda: zoe.click("@hand", on=world.table()))
    assert says(answer, "T-6")
    panel = ana.panel()
    answer = await unchanged(world, number, lambda: tap(zoe, world.table(number), action(panel, "bid")))
    assert says(answer, "T-6")


async def test_a_player_of_another_table_cannot_bid(world: World) -> None:
    number, (ana, _, _) = await three_bidding(world)
    others = world.group("Dora", "Eva", "Finn")
    berth = world.guild.create_text_channel("berth")
    other = await start_table(*others, channel=berth)
    await others[0].opens_panel(other, berth)
    mine = others[0].panel(other, berth)
    answer = await unchanged(world, number, lambda: tap(others[0], mine, action(ana.panel(), "bid")))
    assert says(answer, "T-6")
    assert len(await world.rows(other)) == 2


@pytest.mark.rule("T-1")
async def test_a_card_out_of_turn_is_refused(world: World) -> None:
    number, people, first = await playing(world)
    second = people[(people.index(first) + 1) % 3]
    panel = second.panel()
    assert panel.offering("play") == []
    forged = forged_id(panel, "play green-1", first.panel().turn)
    answer = await unchanged(world, number, lambda: tap(second, panel, forged))
    assert says(answer, "T-1")


# ---- forged ----------------------------------------------------------------------------------------------


CUSTOM_IDS = (
    "1:1:0:@rules nonesuch overview",
    "1:0:0:@rules nonesuch overview",
    "1:0:0:@rules skull-king nonesuch",
    "1:0:0:@rules skull-king",
    "1:1:0:@nonesuch",
    "1:1:0:@set",
    "1:1:0:@set character_bonus",
    "1:1:0:@set character_bonus per_card per_trick",
    "1:0:0:@pick",
    "1:0:0:@pick x",
    "1:0:0:@pick ²",
    "1:1:0:",
    "1:1:0",
    "1:x:0:@hand",
    "1:-1:0:@hand",
    "1:٣:0:@hand",
    "1:1:9999999999999999999:@hand",
    "2:1:0:@hand",
    "hello",
    "",
    "1:1:0:bid 1",
    "1:1:0:@",
)


@pytest.mark.rule("T-3")
async def test_forged_custom_ids_are_refused_without_changes(world: World) -> None:
    """Every forged custom_id sent in a lobby gets a private answer and logs no error."""
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    for custom_id in CUSTOM_IDS:
        answer = await unchanged(world, number, partial(tap, ana, world.table(number), custom_id))
        assert answer.text, custom_id


@pytest.mark.rule("T-3", "T-4", "SK-5.2")
async def test_illegal_or_malformed_bids_and_moves_are_refused(world: World) -> None:
    number, (ana, _, _) = await three_bidding(world)
    for words, sentence in (
        ("bid 2", "You may bid one of: 0, 1"),
        ("bid -1", "You may bid one of: 0, 1"),
        ("bid 01", "not understood"),
        ("bid ١", "not understood"),
        ("bid", "not understood"),
        ("bid 1 1", "not understood"),
        ("bid  1", "not understood"),
        ("BID 1", "not understood"),
        ("dance", "not understood"),
        ("play kraken-9", "not understood"),
        ("play green-1 green-2", "not understood"),
    ):
        answer = await unchanged(world, number, partial(tap, ana, ana.panel(), forged_id(ana.panel(), words)))
        assert sentence in answer.text, words


@pytest.mark.rule("T-2")
async def test_moves_of_another_phase_are_refused(world: World) -> None:
    number, (ana, _, _) = await three_bidding(world)
    for words in ("play green-1", "lead 1", "wager 10", "adjust 1", "load grapeshot", "discard"):
        answer = await unchanged(world, number, partial(tap, ana, ana.panel(), forged_id(ana.panel(), words)))
        assert says(answer, "T-2"), words


async def test_players_cannot_send_the_dealers_moves(world: World) -> None:
    number, (ana, _, _) = await three_bidding(world)
    for words in ("first 1", "deal green-1 green-2 green-3"):
        answer = await unchanged(world, number, partial(tap, ana, ana.panel(), forged_id(ana.panel(), words)))
        assert "⚓" in answer.text, words


@pytest.mark.rule("T-4")
async def test_a_card_that_the_player_does_not_hold_is_refused(world: World) -> None:
    number, _, first = await playing(world)
    held = {b.action for b in first.panel().offering("play")}
    foreign = next(f"play purple-{n}" for n in range(1, 15) if f"play purple-{n}" not in held)
    answer = await unchanged(
        world, number, lambda: tap(first, first.panel(), forged_id(first.panel(), foreign))
    )
    assert says(answer, "T-4")


async def test_forged_values_of_a_bidding_menu_are_refused(world: World) -> None:
    number, (ana, _, _) = await three_bidding(world)
    for values in ((), ("7",), ("1", "0"), ("per_card",), ("1; DROP TABLE log",), ("x" * 100,)):
        bid = forged_id(ana.panel(), "bid")
        answer = await unchanged(world, number, partial(tap, ana, ana.panel(), bid, *values, menu=True))
        assert "⚓" in answer.text, values


@pytest.mark.rule("T-14")
async def test_forged_options_are_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    page = (await ana.open_host_panel("options")).posts[-1]
    before = await world.bot.services.store.read(get_table, number)
    for setting, value in (
        ("character_bonus", "per_galaxy"),
        ("character_bonus", ""),
        ("locale", "sv"),
        ("robots", "grandmaster"),
        ("powers", "True"),
        ("edition", "oldest"),
        ("nonesuch", "1"),
        ("__class__", "1"),
    ):
        answer = await unchanged(
            world, number, partial(tap, ana, page, f"1:{number}:0:@set {setting}", value, menu=True)
        )
        assert says(answer, "T-14"), (setting, value)
        assert await world.bot.services.store.read(get_table, number) == before, (setting, value)


# ---- tables that are unknown, not started or over ----------------------------------------------------------


@pytest.mark.rule("T-11")
async def test_clicks_at_an_unknown_table_are_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    for words in ("@hand", "@join", "@start", "@leave", "bid 1", "@log", "@rematch", "@help"):
        answer = await unchanged(world, number, partial(tap, ana, world.table(number), f"1:999:0:{words}"))
        assert says(answer, "T-11"), words


@pytest.mark.rule("T-2")
async def test_a_bid_sent_in_a_lobby_is_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    answer = await unchanged(world, number, lambda: tap(ana, world.table(number), f"1:{number}:0:bid 1"))
    assert says(answer, "T-2")


@pytest.mark.rule("T-10")
async def test_lobby_buttons_are_refused_once_the_match_has_begun(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people)
    lobby = world.table(number)
    await start(people[0], number)
    for words in ("@join", "@robot", "@norobot", "@start", "@options", "@set locale"):
        values = ("fr",) if words.startswith("@set") else ()
        answer = await unchanged(
            world, number, partial(tap, people[0], lobby, f"1:{number}:0:{words}", *values)
        )
        assert says(answer, "T-10"), words


@pytest.mark.rule("T-19")
async def test_log_and_rematch_are_refused_before_the_match_is_over(world: World) -> None:
    """The log contains every hand, so it must stay hidden during the match."""
    number, (ana, _, _) = await three_bidding(world)
    for words in ("@log", "@rematch"):
        answer = await unchanged(
            world, number, partial(tap, ana, world.table(number), f"1:{number}:0:{words}")
        )
        assert says(answer, "T-19"), words
        assert answer.posts[-1].stored.attachments == [], words


@pytest.mark.rule("T-5")
async def test_moves_and_lobby_buttons_are_refused_after_the_match(world: World) -> None:
    await world.shorten_matches(1, 2)
    ana = world.person("Ana")
    number = await start_table(ana, robots=2)
    await play_match(world, [ana], number)
    for words in ("bid 1", "play green-1", "@join", "@start", "@leave", "@back", "@robot", "@options"):
        answer = await unchanged(
            world, number, partial(tap, ana, world.table(number), f"1:{number}:0:{words}")
        )
        assert says(answer, "T-5"), words
