"""SK-6, SK-7 and the bonuses of SK-8: following, winning, capturing. The older edition is in test_legacy."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.skull_king.cards import CARD, CODES, HELD, ROLES, SUITED
from engine.skull_king.editions import EDITIONS
from engine.skull_king.options import Options
from engine.skull_king.trick import Outcome, led_suit, outcome, suit_setting_card
from engine.tricks import cards_following

from . import literal
from .transcript import ALL, Table, as_played, cards, codes
from .worked import options, rows, whole

MODERN = Options()
BOX = [CODES[card] for card in Options.from_mapping({"expansions": ALL}, 4).deck()]


def ends(trick: str, **chosen: object) -> Outcome:
    return outcome(cards(trick), Options.from_mapping(chosen, 4))


def playable(table: str, hand: str, chosen: Options = MODERN) -> str:
    return codes(cards_following(cards(hand), SUITED, led_suit(cards(table), chosen)))


tricks = st.builds(
    as_played, st.lists(st.sampled_from(BOX), min_size=1, max_size=8, unique=True), st.booleans()
)


@given(tricks, st.booleans())
def test_random_trick_winners_match_the_literal_rules(trick: list[str], per_card: bool) -> None:
    """The engine agrees with the literal transcription of the rules."""
    end = outcome(
        [CARD[code] for code in trick], Options(character_bonus="per_card" if per_card else "per_trick")
    )
    if trick != ["kraken"]:
        assert (end.winner, end.next_leader) == literal.modern(trick)
        captures = literal.modern_captures(trick, per_card=per_card)
        assert sum(bonus.points for bonus in end.bonuses) == captures + literal.fourteens(trick)


@given(tricks, st.lists(st.sampled_from(BOX), min_size=1, max_size=10, unique=True))
def test_random_legal_cards_match_the_literal_rules(trick: list[str], hand: list[str]) -> None:
    assert playable(" ".join(trick), " ".join(hand)).split() == literal.modern_legal(trick, hand)


@pytest.mark.rule("SK-6.2", "SK-6.3", "SK-6.4")
def test_opening_card_determines_the_suit_to_follow() -> None:
    apart = Options.from_mapping({"escape_then_character": "no_suit"}, 4)
    for trick, printed, other in (
        ("", None, None),
        ("escape-1 escape-2", None, None),
        ("escape-1 yellow-3 pirate-rosie", "yellow-3", "yellow-3"),
        ("pirate-rosie yellow-3", "pirate-rosie", "pirate-rosie"),
        ("escape-1 pirate-rosie", None, "pirate-rosie"),
        ("escape-1 pirate-rosie yellow-3", "yellow-3", "pirate-rosie"),
    ):
        for agreed, card in ((MODERN, printed), (apart, other)):
            assert suit_setting_card(cards(trick) if trick else [], agreed) == (
                None if card is None else CARD[card]
            )


def test_worked_trick_examples_have_the_stated_results() -> None:
    for played, chosen, winner, leader, prizes, captures, allies, power in rows("tricks"):
        for counting, points in zip(("per_trick", "per_card"), captures.split("/"), strict=True):
            end = ends(played, **options(chosen), character_bonus=counting)
            assert (end.winner, end.next_leader) == (whole(winner), whole(leader)), played
            fourteens = sum(bonus.points for bonus in end.bonuses if bonus.rule == "SK-8.6")
            assert fourteens == int(prizes), played
            assert sum(bonus.points for bonus in end.bonuses) - fourteens == int(points), played
            assert [f"{a}>{b}" for a, b in end.loot] == [pair for pair in allies.split() if pair != "-"], (
                played
            )
            assert end.pirate == (None if power == "-" else CARD[f"pirate-{power}"]), played


def test_worked_hand_examples_have_the_stated_legal_cards() -> None:
    for table, chosen, hand, legal in rows("legal"):
        shown = "" if table == "-" else table
        assert playable(shown, hand, Options.from_mapping(options(chosen), 4)) == legal, (table, hand)


# ---- following (SK-2, SK-6) ----------------------------------------------------------------------------


@pytest.mark.rule("SK-6.1")
def test_leader_may_play_any_card() -> None:
    hand = "green-2 black-4 escape-1 tigress kraken whale loot-1 skull-king"
    assert playable("", hand) == hand


@pytest.mark.rule("SK-6.2", "SK-2.4")
def test_player_who_holds_the_led_suit_must_follow() -> None:
    table = Table(3, "green-9 green-1 green-2", "green-3 yellow-8 escape-1", "yellow-9 purple-1 black-1").bid(
        1, 1, 0
    )
    table.play("green-9")
    refusal = table.refused("1 play yellow-8")
    assert refusal.rule == "SK-6.2"
    assert codes(refusal.cards) == table.may_play(1) == "green-3 escape-1"
    assert table.play("green-3").may_play(2) == "yellow-9 purple-1 black-1"


@pytest.mark.rule("SK-2.5", "R-SK-02", "R-SK-38")
def test_special_cards_may_be_played_while_holding_the_suit() -> None:
    specials = "escape-1 pirate-rosie tigress skull-king mermaid-1 kraken whale loot-1"
    assert playable("green-9", f"green-1 yellow-1 {specials}") == f"green-1 {specials}"


@pytest.mark.rule("SK-6.3")
@pytest.mark.parametrize("lead", ["escape-1", "loot-1", "tigress:escape", "escape-1 loot-2 tigress:escape"])
def test_first_number_after_escapes_sets_the_suit(lead: str) -> None:
    assert playable(lead, "green-2 yellow-3") == "green-2 yellow-3"
    assert playable(f"{lead} yellow-9", "green-2 yellow-3") == "yellow-3"


@pytest.mark.rule("R-SK-03")
@pytest.mark.parametrize(
    "between", ["pirate-rosie", "mermaid-1", "skull-king", "kraken", "whale", "tigress:pirate"]
)
def test_option_decides_whether_escape_then_character_cancels_the_suit(between: str) -> None:
    no_suit = Options(escape_then_character="no_suit")
    table, hand = f"escape-1 {between} yellow-5", "yellow-2 green-3"
    assert playable(table, hand) == "yellow-2"
    assert playable(table, hand, no_suit) == hand
    assert playable("escape-1 yellow-5 " + between, hand, no_suit) == "yellow-2"


@pytest.mark.rule("SK-6.4")
@pytest.mark.parametrize(
    "lead", ["pirate-harry", "mermaid-2", "skull-king", "tigress:pirate", "kraken", "whale"]
)
def test_character_or_leviathan_lead_cancels_the_suit_to_follow(lead: str) -> None:
    hand = "green-2 yellow-3 black-1"
    assert playable(lead, hand) == hand
    assert playable(f"{lead} green-5 yellow-6", hand) == hand


@pytest.mark.rule("SK-6.5")
@pytest.mark.parametrize("special", ["pirate-rosie", "whale", "kraken", "skull-king", "escape-1"])
def test_special_card_in_the_middle_does_not_cancel_the_suit(special: str) -> None:
    assert playable(f"green-4 {special}", "green-2 yellow-3") == "green-2"


@pytest.mark.rule("SK-6.6")
def test_tigress_role_is_declared_when_she_is_played() -> None:
    table = Table(3, "tigress", "green-3", "green-2").bid(1, 0, 0)
    refusal = table.refused("0 play tigress")
    assert refusal.rule == "SK-6.6"
    assert codes(refusal.cards) == table.may_play(0) == "tigress:pirate tigress:escape"
    assert table.play("tigress:pirate", "green-3", "green-2").trick.winner == 0


@pytest.mark.rule("T-4")
@pytest.mark.parametrize("card", ["green-7", "tigress:pirate", "yellow-14", "blue-3", "loot-1"])
def test_card_not_in_the_hand_is_refused(card: str) -> None:
    table = Table(3, "green-9", "green-3", "green-2").bid(1, 0, 0)
    refusal = table.refused(f"0 play {card}")
    assert (refusal.rule, codes(refusal.cards)) == ("T-4", "green-9")


@pytest.mark.rule("SK-6.7")
def test_played_card_cannot_be_replaced() -> None:
    table = Table(3, "green-9 green-8", "green-3 green-4", "green-2 green-1").bid(1, 0, 0).play("green-9")
    assert table.refused("0 play green-8").rule == "T-1"
    assert table.play("green-3").view().trick == ((0, CARD["green-9"]), (1, CARD["green-3"]))


# ---- winning (SK-2.3, SK-7) ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "winner", "rule"),
    [
        pytest.param("green-3 green-9 green-5", 1, "SK-7.8", marks=pytest.mark.rule("SK-2.3", "SK-7.8")),
        pytest.param("green-3 yellow-9 purple-14", 0, "SK-7.8", marks=pytest.mark.rule("SK-7.8")),
        pytest.param("escape-1 yellow-2 green-14 yellow-3", 3, "SK-7.8", marks=pytest.mark.rule("SK-2.4")),
        pytest.param("green-14 black-1 green-3", 1, "SK-7.7", marks=pytest.mark.rule("SK-2.3", "SK-7.7")),
        pytest.param("green-14 black-9 black-12 black-2", 2, "SK-7.7", marks=pytest.mark.rule("SK-7.7")),
        pytest.param("black-14 mermaid-2 mermaid-1", 1, "SK-7.6", marks=pytest.mark.rule("SK-7.6")),
        pytest.param("mermaid-1 pirate-harry pirate-rosie", 1, "SK-7.5", marks=pytest.mark.rule("SK-7.5")),
        pytest.param("green-1 tigress:pirate pirate-rosie", 1, "SK-7.5", marks=pytest.mark.rule("SK-7.5")),
        pytest.param("pirate-harry skull-king pirate-rosie", 1, "SK-7.4", marks=pytest.mark.rule("SK-7.4")),
        pytest.param(
            "skull-king black-14 mermaid-2 mermaid-1", 2, "SK-7.4", marks=pytest.mark.rule("SK-7.4")
        ),
        pytest.param("pirate-harry skull-king mermaid-1", 2, "SK-7.4", marks=pytest.mark.rule("R-SK-31")),
        pytest.param("tigress:escape escape-1 loot-1", 0, "SK-7.9", marks=pytest.mark.rule("SK-7.9")),
        pytest.param("loot-2 tigress:escape escape-4", 0, "SK-7.9", marks=pytest.mark.rule("R-SK-32")),
        pytest.param("green-3 loot-1 green-2", 0, "SK-7.8", marks=pytest.mark.rule("SK-11.4")),
    ],
)
def test_trick_winner_and_rule_match_each_line_of_the_rules(trick: str, winner: int, rule: str) -> None:
    end = ends(trick)
    assert (end.winner, end.next_leader, end.rule) == (winner, winner, rule)


@pytest.mark.rule("SK-7.2", "SK-11.1", "R-SK-05")
@pytest.mark.parametrize(
    ("trick", "leader"),
    [
        ("yellow-12 black-3 kraken", 1),
        ("green-4 kraken pirate-rosie mermaid-1", 2),
        ("pirate-rosie mermaid-1 skull-king kraken", 1),
        ("escape-1 kraken escape-2", 0),
    ],
)
def test_kraken_destroys_the_trick_and_the_would_be_winner_leads(trick: str, leader: int) -> None:
    end = ends(trick)
    assert (end.winner, end.next_leader, end.rule) == (None, leader, "SK-7.2")
    assert (end.bonuses, end.loot, end.pirate) == ((), (), None)


@pytest.mark.rule("R-SK-04")
def test_first_number_sets_the_suit_behind_a_led_kraken() -> None:
    assert ends("kraken green-5 yellow-9").next_leader == 1
    assert ends("kraken purple-3 purple-9 green-14").next_leader == 2


@pytest.mark.rule("SK-7.3", "SK-11.2")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("green-5 yellow-9 whale black-1", 1),
        ("black-7 whale green-7", 0),
        ("green-7 whale black-7", 0),
        ("skull-king pirate-rosie whale purple-1", 3),
    ],
)
def test_highest_number_wins_a_whale_trick(trick: str, winner: int) -> None:
    end = ends(trick)
    assert (end.winner, end.next_leader, end.rule) == (winner, winner, "SK-7.3")


@pytest.mark.rule("SK-7.3b", "R-SK-28")
@pytest.mark.parametrize(
    ("trick", "whale"),
    [("pirate-rosie whale escape-1", 1), ("escape-1 escape-2 whale", 2), ("whale skull-king", 0)],
)
def test_whale_among_specials_destroys_the_trick_and_its_owner_leads(trick: str, whale: int) -> None:
    end = ends(trick)
    assert (end.winner, end.next_leader, end.rule) == (None, whale, "SK-7.3b")


@pytest.mark.rule("SK-7.1", "SK-11.3")
def test_second_of_two_leviathans_acts() -> None:
    assert ends("yellow-12 black-3 whale kraken")[:2] == (None, 1)
    assert ends("yellow-12 black-3 kraken whale")[:2] == (0, 0)
    assert ends("kraken whale green-14 black-14").winner == 2


@pytest.mark.rule("R-SK-06")
def test_first_of_two_leviathans_counts_as_an_escape() -> None:
    assert ends("whale escape-1 kraken")[:2] == (None, 0)
    assert ends("escape-1 whale kraken")[:2] == (None, 0)
    assert ends("kraken whale escape-1")[:2] == (None, 1)
    assert playable("kraken whale green-5", "green-2 yellow-3") == "green-2 yellow-3"


@pytest.mark.rule("SK-7.11", "R-SK-08", "SK-8.12", "R-SK-30")
def test_destroyed_trick_counts_for_nobody() -> None:
    table = Table(3, "green-14", "kraken", "green-9", expansions=["kraken"]).bid(1, 0, 1)
    table.play("green-14", "kraken", "green-9")
    assert table.trick.winner is None
    assert table.trick.bonuses == ()
    assert table.view().won == (0, 0, 0)
    assert table.points == (-10, 10, -10)


# ---- bonuses (SK-8) ------------------------------------------------------------------------------------


def bonuses(trick: str, **chosen: object) -> list[tuple[str, int]]:
    return [(bonus.rule, bonus.points) for bonus in ends(trick, **chosen).bonuses]


@pytest.mark.rule("SK-8.6", "R-SK-36")
def test_each_captured_fourteen_pays_a_bonus() -> None:
    assert bonuses("green-14 yellow-14 black-14") == [("SK-8.6", 10), ("SK-8.6", 10), ("SK-8.6", 20)]
    assert bonuses("mermaid-1 purple-14 green-1") == [("SK-8.6", 10)]


@pytest.mark.rule("SK-8.7", "SK-8.8", "SK-8.9")
def test_capture_bonus_depends_on_the_winning_card() -> None:
    assert bonuses("mermaid-1 pirate-rosie green-1") == [("SK-8.7", 20)]
    assert bonuses("pirate-rosie skull-king green-1") == [("SK-8.8", 30)]
    assert bonuses("skull-king mermaid-1 green-1") == [("SK-8.9", 40)]


@pytest.mark.rule("SK-8.10", "R-SK-31")
@pytest.mark.parametrize(
    "trick",
    [
        "pirate-rosie mermaid-1 skull-king",
        "skull-king pirate-rosie mermaid-1",
        "mermaid-1 skull-king pirate-rosie",
    ],
)
def test_only_the_winning_card_captures_in_any_play_order(trick: str) -> None:
    assert bonuses(trick) == bonuses(trick, character_bonus="per_card") == [("SK-8.9", 40)]


@pytest.mark.rule("SK-8.11", "R-SK-10")
def test_option_counts_captures_per_trick_or_per_card() -> None:
    trick = "pirate-rosie pirate-bendt skull-king"
    assert (bonuses(trick), ends(trick).other_count) == ([("SK-8.8", 30)], 60)
    by_card = ends(trick, character_bonus="per_card")
    assert (sum(bonus.points for bonus in by_card.bonuses), by_card.other_count) == (60, 30)
    assert ends("pirate-rosie skull-king").other_count is None


@pytest.mark.rule("SK-8.13", "R-SK-27")
def test_tigress_is_captured_in_the_role_she_played() -> None:
    assert bonuses("tigress:pirate skull-king") == [("SK-8.8", 30)]
    assert bonuses("tigress:escape skull-king") == []
    assert bonuses("mermaid-1 tigress:pirate") == [("SK-8.7", 20)]
    assert ends("mermaid-1 tigress:pirate").pirate is None


@pytest.mark.rule("SK-8.12", "R-SK-29")
def test_whale_trick_pays_only_its_fourteens() -> None:
    assert bonuses("black-2 pirate-rosie yellow-14 skull-king whale") == [("SK-8.6", 10)]


# ---- loot (SK-11.4) ------------------------------------------------------------------------------------


@pytest.mark.rule("SK-11.4a", "R-SK-13")
def test_each_loot_player_allies_with_the_trick_winner() -> None:
    assert ends("loot-1 green-3 green-9").loot == ((0, 2),)
    assert ends("loot-1 loot-2 pirate-rosie").loot == ((0, 2), (1, 2))
    assert ends("escape-1 loot-1 loot-2").loot == ((1, 0), (2, 0))


@pytest.mark.rule("SK-11.4c", "R-SK-13")
def test_winning_loot_makes_no_alliance() -> None:
    assert ends("loot-1 escape-1 tigress:escape").loot == ()
    assert ends("loot-1 loot-2 escape-1").loot == ()
    assert ends("loot-1 loot-2 escape-1", second_loot_allies=True).loot == ((1, 0),)


@pytest.mark.rule("SK-11.4d", "R-SK-35")
def test_a_destroyed_trick_makes_no_alliance() -> None:
    assert ends("loot-1 kraken green-5").loot == ()
    assert ends("loot-1 tigress:escape whale").loot == ()


@pytest.mark.rule("SK-11.4e", "R-SK-11")
def test_loot_in_a_whale_trick_allies_only_with_the_option() -> None:
    assert ends("loot-1 green-3 whale").loot == ()
    assert ends("loot-1 green-3 whale", whale_loot_alliance=True).loot == ((0, 1),)


def test_one_of_any_two_cards_wins_and_every_trick_has_a_next_leader() -> None:
    """Of two cards exactly one wins, and a destroyed trick still has a next leader."""
    for name in ("modern", "legacy"):
        edition, chosen = EDITIONS[name], Options(edition=name)
        box = [role for card in edition.deck for role in ROLES.get(card, (card,))]
        box += [card for group in edition.expansions.values() for card in group]
        for one in box:
            for two in (card for card in box if HELD[card] != HELD[one]):
                end = outcome((one, two), chosen)
                assert end.next_leader in (0, 1)
                assert end.winner in (None, end.next_leader)
