"""`Options.from_mapping`: defaults, every refusal, presets; and the cards dealt in each round (SK-4)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import IllegalOption
from engine.skull_king import PRESETS, Options
from engine.skull_king.lengths import LENGTHS, MOST_CARDS
from engine.skull_king.options import CHOICES, HOUSE_RULES, matters

from .worked import rows


def refusal(seats: int = 4, **options: Any) -> tuple[str, str]:
    with pytest.raises(IllegalOption) as refused:
        Options.from_mapping(options, seats)
    assert refused.value.key in str(refused.value)
    return refused.value.key, refused.value.rule


def test_empty_mapping_gives_default_options() -> None:
    options = Options.from_mapping({}, 4)
    assert options == Options()
    assert all(getattr(options, key) == values[0] for key, values in CHOICES.items())
    assert Options.from_mapping(options.to_mapping(), 4) == options


def test_options_survive_a_mapping_round_trip() -> None:
    for key, values in CHOICES.items():
        for value in values:
            given = {key: value, **({"scoring": "rascal"} if key == "cannon_loads" else {})}
            options = Options.from_mapping(given, 4)
            assert getattr(options, key) == value
            assert Options.from_mapping(options.to_mapping(), 4) == options
    assert set(HOUSE_RULES) < set(CHOICES)
    options = Options.from_mapping({"length": [3, 2], "expansions": ["whale", "loot"], "powers": "on"}, 4)
    assert (options.length, options.expansions, options.powers) == ((3, 2), ("loot", "whale"), True)
    assert Options.from_mapping(options.to_mapping(), 4) == options


@pytest.mark.rule("T-14")
@pytest.mark.parametrize(
    ("key", "value"),
    [("speed", 3), ("half_bonus_rounding", "exact"), ("edition", "newest"), ("powers", 1), ("powers", "yes"),
     ("eight_player_max", "8"), ("eight_player_max", True), ("scoring", None), ("tie_break", ["shared"]),
     ("expansions", "loot")],
)  # fmt: skip
def test_unknown_keys_and_values_are_refused(key: str, value: Any) -> None:
    assert refusal(**{key: value}) == (key, "T-14")


@pytest.mark.rule("SK-1.2")
@pytest.mark.parametrize("seats", [-1, 0, 1, 9, True])
def test_modern_edition_is_for_two_to_eight_players(seats: int) -> None:
    assert refusal(seats) == ("seats", "SK-1.2")


@pytest.mark.rule("SKL-1.1", "R-SKL-02")
def test_older_edition_is_for_two_to_six_players() -> None:
    assert refusal(7, edition="legacy") == ("seats", "SKL-1.1")
    assert [seats for seats in range(2, 7) if Options.from_mapping({"edition": "legacy"}, seats)] == [
        2,
        3,
        4,
        5,
        6,
    ]


@pytest.mark.rule("SKL-0.3")
@pytest.mark.parametrize(
    ("key", "value"),
    [("scoring", "rascal"), ("length", "skirmish"), ("expansions", ["kraken"]), ("powers", True),
     ("character_bonus", "per_card"), ("second_loot_allies", True)],
)  # fmt: skip
def test_older_edition_refuses_modern_options(key: str, value: Any) -> None:
    assert refusal(edition="legacy", **{key: value}) == (key, "SKL-0.3")


@pytest.mark.rule("SK-9.6")
def test_cannon_loads_need_rascal_scoring() -> None:
    assert refusal(cannon_loads=True) == ("cannon_loads", "SK-9.6")
    assert Options.from_mapping({"cannon_loads": True, "scoring": "rascal"}, 4).cannon_loads


@pytest.mark.rule("SK-3.1")
@pytest.mark.parametrize("value", [["jokers"], ["loot", "loot"], [["loot"]], [None]])
def test_repeated_expansions_are_refused(value: Any) -> None:
    assert refusal(expansions=value) == ("expansions", "SK-3.1")


@pytest.mark.rule("SK-4.4")
@pytest.mark.parametrize(
    "value", ["long", [], [0], [1.0], [True], [100], [1] * 21, [25], [3, 40], 5, None, {"a": 1}, ["1"]]
)
def test_length_must_be_a_preset_or_a_list_of_sizes(value: Any) -> None:
    assert refusal(length=value) == ("length", "SK-4.4")


@pytest.mark.rule("SK-4.1", "SKL-1.2", "SK-4.4")
def test_default_match_has_ten_rounds_of_one_to_ten_cards() -> None:
    assert Options.from_mapping({}, 4).rounds(4) == tuple(range(1, 11))
    for seats in range(2, 7):
        assert Options.from_mapping({"edition": "legacy"}, seats).rounds(seats) == tuple(range(1, 11))
    assert Options.from_mapping({"length": [3, 7, 2]}, 4).rounds(4) == (3, 7, 2)


@pytest.mark.rule("R-SK-20")
def test_preset_lengths_have_their_printed_round_sizes() -> None:
    assert LENGTHS["whirlpool_x2"] == (9, 9, 7, 7, 5, 5, 3, 3, 1, 1)
    assert LENGTHS["whirlpool_x1"] == (9, 7, 5, 3, 1)
    assert LENGTHS["even_keeled"] == (2, 2, 4, 4, 6, 6, 8, 8, 10, 10)


DECKS = {
    70: [],
    71: ["kraken"],
    72: ["loot"],
    73: ["loot", "whale"],
    74: ["loot", "kraken", "whale"],
}


@pytest.mark.rule("SK-4.3", "SK-4.4", "R-SK-18", "R-SK-21")
def test_worked_deal_examples_have_the_stated_sizes() -> None:
    for players, deck, length, sizes in rows("deals"):
        options = Options.from_mapping({"length": length, "expansions": DECKS[int(deck)]}, int(players))
        assert options.rounds(int(players)) == tuple(map(int, sizes.split())), (players, deck, length)


@pytest.mark.rule("SK-4.5")
def test_largest_hand_follows_from_deck_and_players() -> None:
    largest = {
        2: (23, 23, 24, 24, 24), 3: (23, 23, 24, 24, 24), 4: (17, 17, 18, 18, 18), 5: (14,) * 5,
        6: (11, 11, 12, 12, 12), 7: (10,) * 5, 8: (8, 8, 9, 9, 9),
    }  # fmt: skip
    for seats, sizes in largest.items():
        found = [
            Options.from_mapping({"length": [MOST_CARDS], "expansions": groups}, seats).rounds(seats)[0]
            for groups in DECKS.values()
        ]
        assert tuple(found) == sizes


@pytest.mark.rule("R-SK-18")
def test_option_caps_hands_of_eight_players_at_eight_cards() -> None:
    options = {"expansions": ["loot"], "eight_player_max": 8}
    assert Options.from_mapping(options, 8).rounds(8)[-3:] == (8, 8, 8)
    assert Options.from_mapping(options, 7).rounds(7)[-1] == 10


@pytest.mark.parametrize("name", PRESETS)
def test_presets_are_valid_for_every_number_of_players(name: str) -> None:
    for seats in range(2, 7 if name == "older_edition" else 9):
        assert Options.from_mapping(PRESETS[name], seats)


@pytest.mark.rule("R-SK-24")
def test_printed_rules_leave_out_loot_with_two_players() -> None:
    assert Options.from_mapping(PRESETS["printed_rules"], 2).expansions == ("kraken", "whale")
    assert Options.from_mapping(PRESETS["printed_rules"], 3).expansions == ("loot", "kraken", "whale")
    chosen = PRESETS["printed_rules"] | {"scoring": "rascal", "powers": False}
    assert Options.from_mapping(chosen, 2).expansions == ("kraken", "whale")
    assert Options.from_mapping(chosen, 8).expansions == ("loot", "kraken", "whale")
    with pytest.raises(IllegalOption, match=r"SKL-0\.3"):
        Options.from_mapping({"edition": "legacy", "expansions": "as_printed"}, 2)


@pytest.mark.parametrize("seats", range(2, 9))
def test_short_evening_preset_changes_only_the_length(seats: int) -> None:
    short = Options.from_mapping(PRESETS["short_evening"], seats)
    assert len(short.rounds(seats)) == 5
    assert sum(short.rounds(seats)) == 25
    assert {key for key, value in short.to_mapping().items() if value != Options().to_mapping()[key]} == {
        "length"
    }


@pytest.mark.parametrize(
    ("key", "chosen", "seats", "matter"),
    [
        ("whale_loot_alliance", {"expansions": ["loot", "whale"]}, 4, True),
        ("whale_loot_alliance", {"expansions": ["loot", "kraken"]}, 4, False),
        ("whale_loot_alliance", {"expansions": ["whale"]}, 4, False),
        ("whale_loot_alliance", {"expansions": "as_printed"}, 2, False),
        ("whale_loot_alliance", {"expansions": "as_printed"}, 3, True),
        ("second_loot_allies", {"expansions": ["loot"]}, 4, True),
        ("second_loot_allies", {"expansions": ["kraken", "whale"]}, 4, False),
        ("eight_player_max", {"expansions": ["loot"]}, 8, True),
        ("eight_player_max", {"expansions": ["loot"], "eight_player_max": 8}, 8, True),
        ("eight_player_max", {"expansions": ["loot"]}, 7, False),
        ("eight_player_max", {"expansions": ["kraken"]}, 8, False),
        ("eight_player_max", {"expansions": ["loot"], "length": "skirmish"}, 8, False),
        ("rascal_bet_on_last_trick", {"powers": True}, 4, True),
        ("rascal_bet_on_last_trick", {"scoring": "rascal"}, 4, False),
        ("ghost_lead_order", {}, 2, True),
        ("ghost_lead_order", {}, 3, False),
        ("ghost_lead_order", {"edition": "legacy"}, 2, False),
        ("escape_then_character", {}, 5, True),
        ("escape_then_character", {"edition": "legacy"}, 5, False),
        ("tie_break", {"edition": "legacy"}, 5, True),
        ("character_bonus", {"edition": "legacy"}, 5, False),
    ],
)
def test_option_matters_only_where_it_can_apply(
    key: str, chosen: dict[str, object], seats: int, matter: bool
) -> None:
    assert matters(key, Options.from_mapping(chosen, seats), seats) is matter
