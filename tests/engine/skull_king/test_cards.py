"""SK-0 and SKL-0: the cards in the box; the notation of cards and actions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import NotUnderstood
from engine.skull_king import GAME, Options
from engine.skull_king.cards import CARD, CODES, HELD, KIND, NUMBER, RANK, ROLES, SUIT, SUITS
from engine.skull_king.editions import LEGACY, MODERN
from engine.skull_king.public import LOADS, Action, parse

from .transcript import ALL, cards


def suits_of(deck: tuple[int, ...]) -> dict[str, list[int]]:
    suits: dict[str, list[int]] = {}
    for card in deck:
        if KIND[card] == NUMBER:
            suits.setdefault(SUITS[SUIT[card]], []).append(RANK[card])
    return suits


@pytest.mark.rule("SK-0.1")
def test_deck_has_four_suits_of_fourteen_cards() -> None:
    assert suits_of(MODERN.deck) == {
        suit: list(range(1, 15)) for suit in ("green", "yellow", "purple", "black")
    }


@pytest.mark.rule("SK-0.2", "SK-0.6")
def test_deck_has_fourteen_special_cards_with_unique_codes() -> None:
    specials = [CODES[card] for card in MODERN.deck if KIND[card] != NUMBER]
    assert specials == [
        "escape-1", "escape-2", "escape-3", "escape-4", "escape-5",
        "pirate-rosie", "pirate-bendt", "pirate-rascal", "pirate-juanita", "pirate-harry",
        "tigress", "skull-king", "mermaid-1", "mermaid-2",
    ]  # fmt: skip


@pytest.mark.rule("SK-0.3", "SK-0.5", "SK-3.1")
@pytest.mark.parametrize(
    ("expansions", "size"), [([], 70), (["kraken"], 71), (["whale"], 71), (["loot"], 72), (ALL, 74)]
)
def test_expansions_add_their_cards_to_the_deck(expansions: list[str], size: int) -> None:
    deck = Options.from_mapping({"expansions": expansions}, 4).deck()
    assert len(deck) == len(set(deck)) == size
    assert not set(deck) & set(ROLES[CARD["tigress"]])
    added = {group for group in ALL if any(CODES[card].startswith(group) for card in deck)}
    assert added == set(expansions)


@pytest.mark.rule("SKL-0.1", "SKL-0.2", "R-SKL-01")
def test_older_edition_deck_has_66_cards_in_four_suits() -> None:
    assert len(LEGACY.deck) == 66
    assert suits_of(LEGACY.deck) == {suit: list(range(1, 14)) for suit in ("yellow", "black", "red", "blue")}
    specials = [CODES[card] for card in LEGACY.deck if KIND[card] != NUMBER]
    assert len(specials) == 14
    assert {"scary-mary", "skull-king", "mermaid-1", "mermaid-2", "pirate-5", "escape-5"} <= set(specials)


def test_declared_wild_card_maps_to_the_held_card() -> None:
    for wild, roles in ROLES.items():
        assert [HELD[role] for role in roles] == [wild, wild]
        assert [CODES[role] for role in roles] == [f"{CODES[wild]}:pirate", f"{CODES[wild]}:escape"]


numbers = st.integers(-99, 999)
card_items = st.lists(st.sampled_from(range(len(CODES))), min_size=1, max_size=80, unique=True)
actions = st.one_of(
    st.builds(
        lambda verb, n: Action(verb, (n,)),
        st.sampled_from(["bid", "lead", "wager", "adjust", "first"]),
        numbers,
    ),
    st.builds(lambda n: Action("load", (n,)), st.sampled_from(range(len(LOADS)))),
    st.builds(lambda items: Action("play", tuple(items[:1])), card_items),
    st.builds(lambda items: Action("deal", tuple(items)), card_items),
    st.builds(lambda items: Action("discard", tuple(sorted(items))), card_items),
)


@given(actions)
def test_written_actions_parse_back(action: Action) -> None:
    assert parse(str(action)) == action


@given(st.text(alphabet="bidplaygrne -0123456789:١²", max_size=20))
def test_parsed_text_is_written_back_unchanged(text: str) -> None:
    """The notation is exact: each action has one text, and no variant is accepted."""
    try:
        action = parse(text)
    except NotUnderstood:
        return
    assert str(action) == text or action.verb == "discard"


@pytest.mark.rule("T-3")
@pytest.mark.parametrize(
    "text",
    ["", "bid", "bid x", "bid 01", "bid +1", "bid ²", "bid 1 2", "bid  1", " bid 1", "play", "play green-15",
     "play green-1 green-2", "load chain", "load", "lead -0", "deal", "deal green-1 nothing", "discard x",
     "adjust --1", "wager 1e3", "bid 1000000000", "sing 3", "BID 3", "play Green-1"],
)  # fmt: skip
def test_invalid_action_text_raises_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        parse(text)
    assert refused.value.rule == "T-3"


def test_discarded_cards_may_be_written_in_any_order() -> None:
    assert parse("discard escape-1 green-3") == parse("discard green-3 escape-1")
    assert GAME.parse("discard green-3 escape-1").items == cards("green-3 escape-1")
