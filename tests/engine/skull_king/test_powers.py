"""SK-12: the pirates' powers, offered exactly when the rules say so."""

from __future__ import annotations

from typing import Any

import pytest

from engine.skull_king import GAME
from engine.skull_king.cards import CARD
from engine.skull_king.powers import declining_action
from engine.skull_king.public import Action, PowerUsed, TrickOver

from .transcript import ALL, Table, cards, codes


def won_with(pirate: str, *rest: str, stock: str = "", seats: int = 3, **options: Any) -> Table:
    """Return a table where seat 0 has won the first of several tricks with that pirate.

    `rest` has the hands that are still to be played.
    """
    rest = rest or ("green-9", "green-3", "green-2")
    first = (pirate, "yellow-1", "yellow-2", "yellow-3")[:seats]
    hands = [f"{one} {more}" for one, more in zip(first, rest, strict=True)]
    options.setdefault("powers", True)
    return Table(seats, *hands, stock=stock, **options).bid(*[1] * seats).play(*first)


def last_trick_with(pirate: str, **options: Any) -> Table:
    """Return a table where seat 0 has just won a round's only trick with that pirate."""
    table = Table(3, pirate, "yellow-1", "yellow-2", powers=True, **options).bid(1, 0, 0)
    return table.play(pirate, "yellow-1", "yellow-2")


NAMED = ["rosie", "bendt", "rascal", "juanita", "harry"]


@pytest.mark.rule("SK-12.1")
@pytest.mark.parametrize("name", NAMED)
def test_pirate_that_wins_a_trick_starts_its_power(name: str) -> None:
    assert won_with(f"pirate-{name}").trick.power == CARD[f"pirate-{name}"]
    assert won_with(f"pirate-{name}", powers=False).trick.power is None
    assert won_with(f"pirate-{name}", powers=False).phase == "play"


@pytest.mark.rule("SK-12.1a")
@pytest.mark.parametrize(
    "trick",
    [
        ("tigress:pirate", "green-1", "green-2"),
        ("pirate-rosie", "skull-king", "green-2"),
        ("skull-king", "pirate-bendt", "green-2"),
        ("tigress:pirate", "pirate-rosie", "green-1"),
        ("pirate-rosie", "kraken", "green-5"),
        ("pirate-rosie", "whale", "green-5"),
    ],
)
def test_only_a_winning_named_pirate_starts_a_power(trick: tuple[str, ...]) -> None:
    hands = [f"{card.split(':')[0]} escape-{n}" for n, card in enumerate(trick, start=1)]
    table = Table(3, *hands, powers=True, expansions=ALL).bid(0, 0, 0).play(*trick)
    assert table.trick.power is None
    assert table.phase == "play"


@pytest.mark.rule("SK-12.1b", "SK-12.8")
def test_power_must_be_used_at_once_by_the_winner() -> None:
    table = won_with("pirate-rosie")
    assert (table.phase, table.to_act) == ("power", (0,))
    assert table.view().won == (1, 0, 0), "cards and alliances first, then the power"
    assert table.refused("0 play green-9").rule == "T-2"
    assert table.refused("1 lead 1").rule == "T-1"
    assert isinstance(table.events[-1], TrickOver)


@pytest.mark.rule("SK-12.1c")
@pytest.mark.parametrize("name", ["rosie", "bendt", "juanita"])
def test_powers_won_with_the_last_trick_are_lost(name: str) -> None:
    table = last_trick_with(f"pirate-{name}")
    assert table.phase == "over"
    assert table.of_type(PowerUsed) == []


# ---- Rosie -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SK-12.2", "R-SK-39")
def test_rosie_names_who_leads_next() -> None:
    table = won_with("pirate-rosie", "green-9", "green-3", "green-2", length=[2, 1])
    assert table.view(0).choices[0].items == (0, 1, 2)
    refusal = table.refused("0 lead 3")
    assert (refusal.rule, refusal.cards) == ("SK-12.2", (0, 1, 2))
    table.do("0 lead 2")
    assert table.of_type(PowerUsed) == [PowerUsed(0, CARD["pirate-rosie"], 2)]
    assert table.view().used == (PowerUsed(0, CARD["pirate-rosie"], 2),)
    assert table.trick.next_leader == 0
    order: list[int] = []
    for card in ("green-2", "green-9", "green-3"):
        order += table.to_act
        table.play(card)
    assert order == [2, 0, 1], "clockwise from the one who was named"
    assert table.deal("green-9", "green-3", "green-2").view().dealer == 0, "the deal goes on as ever"


@pytest.mark.rule("R-SK-25")
def test_rosie_cannot_name_graybeard() -> None:
    table = Table(2, "pirate-rosie green-9", "yellow-1 green-3", ghost="yellow-2 green-2", powers=True)
    table.bid(1, 1).play("pirate-rosie", "yellow-1")
    assert table.refused("0 lead 2").rule == "SK-12.2"
    assert table.do("0 lead 1").play("green-3").trick.number == 1
    assert [seat for seat, _ in table.view().trick] == [1, 2]


# ---- Bendt -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SK-12.3", "R-SK-15")
def test_bendt_draws_two_and_discards_two() -> None:
    table = won_with("pirate-bendt", stock="purple-7 purple-8 purple-9")
    assert table.hand(0) == "green-9 purple-7 purple-8"
    assert codes(table.view(0).drawn) == "purple-7 purple-8"
    assert table.view(1).drawn == table.view().drawn == ()
    assert table.refused("0 discard purple-7").rule == "SK-12.3"
    assert table.refused("0 discard green-9 purple-7 purple-8").rule == "SK-12.3"
    assert table.refused("0 discard purple-7 purple-9").rule == "T-4"
    assert table.refused("0 discard purple-7 purple-7").rule == "SK-12.3"
    left = table.view().stock_left
    table.do("0 discard purple-7 green-9")
    assert table.hand(0) == "purple-8"
    assert table.of_type(PowerUsed) == [PowerUsed(0, CARD["pirate-bendt"], 2)]
    assert table.view().stock_left == left, "the discards do not go back"
    assert table.view(0).drawn == ()


@pytest.mark.rule("R-SK-15", "SK-12.3")
def test_bendt_draws_only_the_cards_left_in_the_stock() -> None:
    hands = ["pirate-bendt", *[""] * 6]
    one = Table(7, *hands, length=[10], powers=True, expansions=["kraken"], stock="green-14").bid(*[0] * 7)
    lead = one.play("pirate-bendt")
    for _ in range(6):
        seat = lead.to_act[0]
        lead.do(f"{seat} play {lead.may_play(seat).split()[0]}")
    assert codes(lead.view(0).drawn) == "green-14"
    choice = lead.view(0).choices[0]
    assert (choice.least, choice.most, len(choice.items)) == (1, 1, 10)
    assert lead.refused("0 discard green-1 green-14").rule == "SK-12.3"
    none = Table(7, *hands, length=[10], powers=True).bid(*[0] * 7).play("pirate-bendt")
    for _ in range(6):
        seat = none.to_act[0]
        none.do(f"{seat} play {none.may_play(seat).split()[0]}")
    assert none.view().stock_left == 0
    assert none.phase == "play"
    assert none.trick.power == CARD["pirate-bendt"]


# ---- Rascal ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SK-12.5")
def test_rascal_wagers_on_an_exact_bid() -> None:
    made = won_with("pirate-rascal", "yellow-4", "green-3", "green-2")
    refusal = made.refused("0 wager 15")
    assert (refusal.rule, refusal.cards) == ("SK-12.5", (0, 10, 20))
    made.do("0 wager 20")
    assert made.view(2).wager == (0, 20), "declared before everybody"
    made.play("yellow-4", "green-3", "green-2")
    assert made.view().sheet[-1].lines[0].wager_points == -20, "two tricks on a bid of one"
    missed = won_with("pirate-rascal", "green-1", "green-3", "green-2").do("0 wager 20")
    missed.play("green-1", "green-3", "green-2")
    assert missed.view().sheet[-1].lines[0].wager_points == 20


@pytest.mark.rule("R-SK-14", "SK-12.1c")
def test_wager_after_the_last_trick_needs_its_option() -> None:
    assert last_trick_with("pirate-rascal").phase == "over"
    allowed = last_trick_with("pirate-rascal", rascal_bet_on_last_trick=True)
    assert allowed.phase == "power"
    assert allowed.do("0 wager 10").points == (30, 10, 10)


# ---- Juanita ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SK-12.4")
def test_juanita_shows_the_stock_to_the_winner_alone() -> None:
    table = won_with("pirate-juanita", length=[2, 1])
    assert table.phase == "play"
    assert table.of_type(PowerUsed) == [PowerUsed(0, CARD["pirate-juanita"], 64)]
    stock = table.view(0).stock
    assert stock is not None
    assert len(stock) == table.view(0).stock_left == 64
    assert list(stock) == sorted(stock), "the order of the stock stays hidden"
    assert not set(stock) & set(cards("green-9 green-3 green-2 yellow-1 yellow-2 pirate-juanita"))
    assert [table.view(reader).stock for reader in (None, 1, 2)] == [None] * 3
    table.play("green-9")
    assert table.view(0).stock == stock, "it may be read again"
    table.play("green-3", "green-2").deal()
    assert table.view(0).stock is None, "until the round is over"


@pytest.mark.rule("R-SK-16")
def test_juanita_shows_the_stock_left_after_bendts_draw() -> None:
    hands = ("pirate-bendt escape-1 escape-3", "yellow-1 pirate-juanita escape-2", "yellow-2 green-2 green-4")
    table = Table(3, *hands, powers=True, stock="purple-7 purple-8 purple-9").bid(1, 1, 0)
    table.play("pirate-bendt", "yellow-1", "yellow-2").do("0 discard escape-3 purple-7")
    table.play("escape-1", "pirate-juanita", "green-2")
    stock = table.view(1).stock
    assert stock is not None
    assert CARD["purple-9"] in stock
    assert not {CARD[code] for code in ("purple-7", "purple-8", "escape-3")} & set(stock)


@pytest.mark.rule("R-SK-16")
def test_juanita_shows_an_empty_stock() -> None:
    table = (
        Table(7, "pirate-juanita", *[""] * 6, length=[10], powers=True).bid(*[0] * 7).play("pirate-juanita")
    )
    for _ in range(6):
        seat = table.to_act[0]
        table.do(f"{seat} play {table.may_play(seat).split()[0]}")
    assert table.view(0).stock == ()
    assert table.of_type(PowerUsed) == [PowerUsed(0, CARD["pirate-juanita"], 0)]


# ---- Harry -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SK-12.7", "R-SK-34", "SK-12.8")
def test_harrys_owner_adjusts_the_bid_after_the_last_trick() -> None:
    table = won_with("pirate-harry")
    assert (table.phase, table.view().harry) == ("play", 0)
    assert table.refused("0 adjust 1").rule == "T-2"
    table.play("green-9", "green-3", "green-2")
    assert (table.phase, table.to_act) == ("harry", (0,))
    assert table.view(0).choices[0].items == (-1, 0, 1)
    table.do("0 adjust 1")
    assert list(table.view().used) == table.of_type(PowerUsed) == [PowerUsed(0, CARD["pirate-harry"], 1)]
    line = table.view().sheet[-1].lines[0]
    assert (line.bid, line.final_bid, line.won, line.points) == (1, 2, 2, 40)


@pytest.mark.rule("SK-12.1c")
def test_harry_winning_the_last_trick_still_adjusts_the_bid() -> None:
    assert last_trick_with("pirate-harry").phase == "harry"


@pytest.mark.rule("R-SK-17", "SK-12.7")
@pytest.mark.parametrize(("bid", "offered"), [(0, (0, 1)), (1, (-1, 0))])
def test_harry_keeps_the_bid_within_the_cards_dealt(bid: int, offered: tuple[int, ...]) -> None:
    table = Table(3, "pirate-harry", "yellow-1", "yellow-2", powers=True).bid(bid, 0, 0)
    table.play("pirate-harry", "yellow-1", "yellow-2")
    refused = 1 if bid else -1
    refusal = table.refused(f"0 adjust {refused}")
    assert (refusal.rule, refusal.cards) == ("SK-12.7", offered)


@pytest.mark.rule("R-SK-17")
def test_adjusted_bid_counts_for_alliances_and_the_zero_bid_rule() -> None:
    table = Table(
        3, "loot-1 pirate-harry", "green-9 escape-1", "green-2 escape-2", powers=True, expansions=["loot"]
    )
    table.bid(0, 1, 0).play("loot-1", "green-9", "green-2")
    assert table.view().loot == ((0, 1),)
    table.play("escape-1", "escape-2", "pirate-harry")
    raised = table.state.copy()
    GAME.step(raised, 0, Action("adjust", (1,)))
    assert [line.points for line in GAME.view(raised, None).sheet[-1].lines] == [40, 40, 20]
    table.do("0 adjust 0")
    assert table.points == (-20, 20, 20)


@pytest.mark.rule("SK-12.8")
def test_wager_after_the_last_trick_comes_before_harry() -> None:
    hands = ("pirate-harry pirate-rascal", "green-9 escape-1", "green-2 escape-2")
    table = Table(3, *hands, powers=True, rascal_bet_on_last_trick=True).bid(1, 0, 0)
    table.play("pirate-harry", "green-9", "green-2", "pirate-rascal", "escape-1", "escape-2")
    assert table.phase == "power"
    assert table.do("0 wager 10").phase == "harry"
    assert table.do("0 adjust 1").points == (50, 20, 20)


# ---- declining -------------------------------------------------------------------------------------------


@pytest.mark.rule("R-SK-26")
@pytest.mark.parametrize(
    ("pirate", "default"),
    [("rosie", "lead 0"), ("bendt", "discard purple-7 purple-8"), ("rascal", "wager 0")],
)
def test_every_power_can_be_declined(pirate: str, default: str) -> None:
    table = won_with(f"pirate-{pirate}", stock="purple-7 purple-8")
    assert str(declining_action(table.view(0))) == default
    table.do(f"0 {default}")
    assert (table.phase, table.to_act, table.hand(0)) == ("play", (0,), "green-9")


@pytest.mark.rule("R-SK-26")
def test_declining_action_exists_only_for_due_powers() -> None:
    table = last_trick_with("pirate-harry")
    assert str(declining_action(table.view(0))) == "adjust 0"
    assert declining_action(table.view(1)) is None
    assert declining_action(Table(3, "green-1").view(0)) is None
