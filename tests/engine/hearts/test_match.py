"""H-6, H-7, H-9, H-10 and H2 at a table: how a match goes on, ends, and what the referee may do."""

from __future__ import annotations

import pytest

from engine.ai import play
from engine.core import REFEREE, MatchOver, RoundOver
from engine.hearts import GAME
from engine.hearts.public import BLACK, FACTS, YELLOW, Carded, Dealt, ExtraRound, MoonShot, sanction
from engine.luck import Luck

from .transcript import Table


@pytest.mark.rule("H-6.1", "H-6.2", "H-10")
def test_match_ends_after_the_round_in_which_a_total_reaches_the_limit() -> None:
    table = Table()
    for _ in range(7):
        table.round(13, 6, 4, 3)
    assert (table.view().totals, table.over) == ((91, 42, 28, 21), False)
    table.round(9, 8, 5, 4)
    assert table.over, "100 exactly"
    assert table.places == [(1, 3), (2, 2), (3, 1), (4, 0)]
    assert [table.place(seat).facts["podium"] for seat in (3, 2, 1, 0)] == [5, 3, 1, 0]
    assert table.place(3).facts["rounds"] == 8
    assert table.rule("- deal 2C") == "T-5"
    assert table.rule("* card 0 black") == "T-5"
    assert GAME.choices(table.state, REFEREE) == ()


@pytest.mark.rule("H-6.2")
def test_limit_reached_within_a_round_does_not_end_the_match() -> None:
    table = Table(limit=50, places=[]).round(24, 2, 0, 0).round(24, 0, 2, 0)
    table.late("AC 2H", "KC 3H", "QC 4H", "JC 5H", taken=(22, 0, 0, 0)).play(0, "AC KC QC JC")
    assert not table.over
    assert table.view().ranks == (4, 2, 2, 1), "places are told at any time; a tie shares one"
    table.play(0, "2H 3H 4H 5H")
    assert table.over


@pytest.mark.rule("H-6.3")
def test_limit_of_fifty_ends_the_match_at_fifty() -> None:
    table = Table(limit=50).round(0, 9, 8, 9).round(9, 17, 0, 0)
    assert not table.over
    assert table.round(0, 24, 1, 1).over


@pytest.mark.rule("H-5.3", "H-6.4", "R-H-12")
def test_moon_may_carry_several_totals_past_the_limit() -> None:
    table = Table()
    for _ in range(4):
        table.round(0, 13, 13, 0)
        table.round(6, 7, 7, 6)
    assert table.view().totals == (24, 80, 80, 24)
    table.round(0, 0, 0, 26)
    assert table.told(MoonShot) == [MoonShot(3)]
    assert table.told(RoundOver)[-1].points == (26, 26, 26, 0)
    assert table.view().totals == (50, 106, 106, 24)
    assert table.view().stars == (0, 0, 0, 1)
    assert table.place(3).facts["moons"] == 1
    sheet = table.view().sheet[-1]
    assert (sheet.taken, sheet.moon, sheet.star, sheet.winners) == ((0, 0, 0, 26), 3, 3, (3,))
    assert table.told(ExtraRound) == [ExtraRound((1, 2))], "third place is still open"


@pytest.mark.rule("H-7.4", "R-H-07", "R-H-13")
def test_extra_rounds_go_on_until_the_tie_is_broken() -> None:
    table = Table(limit=50).round(9, 9, 4, 4).round(9, 9, 4, 4).round(8, 8, 4, 6).round(24, 24, 1, 1)
    assert (table.view().totals, table.view().phase) == ((50, 50, 13, 15), "deal")
    assert not table.over
    assert table.told(ExtraRound) == [ExtraRound((0, 1))]
    stars, won, rounds = table.view().stars, table.view().rounds_won, table.place(0).facts["rounds"]
    table.round(7, 7, 0, 12)
    assert table.told(ExtraRound) == [ExtraRound((0, 1))] * 2, "level again"
    table.late("AC", "KC", "QC", "JC", taken=(26, 0, 0, 0))
    assert (table.view().tied, table.view().round) == ((0, 1), 6)
    table.play(0, "AC KC QC JC")
    assert table.over
    assert table.told(RoundOver)[-1] == RoundOver(6, (0, 26, 26, 26))
    assert table.places == [(1, 2), (2, 3), (3, 0), (4, 1)]
    assert table.view().totals == (50, 50, 13, 15)
    assert (table.view().stars, table.view().rounds_won) == (stars, won)
    assert (table.place(0).facts["rounds"], table.place(0).facts["moons"]) == (rounds, 0)
    assert [sheet.tied for sheet in table.view().sheet] == [()] * 4 + [(0, 1)] * 2
    assert [event.direction for event in table.told(Dealt)][:6] == [
        "left", "right", "across", "none", "left", "right",
    ]  # fmt: skip
    assert len([event for event in table.events if event == MatchOver()]) == 1


@pytest.mark.rule("R-HC-19", "R-H-13")
@pytest.mark.parametrize(
    ("places", "order"),
    [((1, 2), [(1, 2), (2, 0), (3, 1), (3, 3)]), ((1, 2, 3), [(1, 2), (2, 0), (3, 3), (4, 1)])],
)
def test_extra_round_for_second_place_leaves_third_place_unchanged(
    places: tuple[int, ...], order: list[tuple[int, int]]
) -> None:
    table = Table(limit=50, places=places).round(7, 7, 5, 7).round(7, 7, 5, 7).round(7, 7, 5, 7)
    table.round(7, 7, 5, 7).round(7, 7, 5, 7).round(7, 7, 5, 7).round(7, 7, 5, 7).round(7, 7, 5, 7)
    assert table.told(ExtraRound) == [ExtraRound((0, 1, 3))]
    table.round(1, 18, 4, 3)
    assert table.over
    assert table.places == order


@pytest.mark.rule("R-H-13")
@pytest.mark.parametrize(("places", "over"), [((1, 2, 3), False), ((3,), False), ((1, 2), True), ((), True)])
def test_tie_outside_the_deciding_places_needs_no_extra_round(places: tuple[int, ...], over: bool) -> None:
    table = Table(limit=50, places=places).round(9, 9, 4, 4).round(9, 9, 4, 4).round(8, 8, 4, 6)
    table.round(24, 24, 1, 1)
    assert table.over == over
    assert table.places == [(1, 2), (2, 3), (3, 0), (3, 1)]
    assert {table.place(seat).facts["podium"] for seat in range(4)} == {0}, "nothing but who goes on"


@pytest.mark.rule("H-7.1", "H-7.2", "H-7.3")
def test_ties_are_broken_by_stars_then_rounds_won_then_cards() -> None:
    stars = Table(2).round(0, 26).round(26, 0).round(13, 13).round(13, 13)
    assert not stars.over
    stars = Table(2).round(26, 0).round(6, 20).round(6, 20).round(14, 12)
    assert (stars.view().totals, stars.view().stars) == ((26, 78), (1, 0))
    won = Table(2).round(12, 14).round(12, 14).round(12, 14).round(16, 10)
    assert (won.view().totals, won.view().rounds_won) == ((52, 52), (3, 1))
    assert won.over
    assert won.places == [(1, 0), (2, 1)]
    cards = Table(2).round(13, 13).round(13, 13).do("* card 0 yellow").round(13, 13).round(13, 13)
    assert cards.over
    assert cards.places == [(1, 1), (2, 0)]


@pytest.mark.rule("H2-6.1", "H2-7")
def test_two_players_play_four_rounds_and_more_only_when_tied() -> None:
    table = Table(2).round(24, 2).round(24, 2).round(24, 2)
    assert not table.over
    assert table.round(24, 2).over
    assert table.view().totals == (96, 8)
    level = Table(2).round(13, 13).round(13, 13).round(13, 13).round(13, 13)
    assert not level.over
    assert level.round(13, 13).told(ExtraRound) == [ExtraRound((0, 1))] * 2
    assert level.round(12, 14).over
    assert level.view().totals == (52, 52), "104 in all, whatever extra rounds brought"
    assert level.places == [(1, 0), (2, 1)]
    assert level.place(0).facts["podium"] == 0


@pytest.mark.rule("H2-5.3", "H2-6.3")
def test_two_player_moon_brings_a_star_and_26_points_to_the_rival() -> None:
    table = Table(2).round(0, 26)
    assert table.view().totals == (26, 0)
    assert table.view().stars == (0, 1)


@pytest.mark.rule("H-6.4", "R-H-06", "R-H-08")
def test_standing_counts_stars_and_rounds_won() -> None:
    table = Table().round(0, 13, 6, 7).round(0, 0, 13, 13).round(1, 12, 6, 7)
    assert table.view().stars == (1, 0, 0, 0)
    assert table.view().rounds_won == (3, 1, 0, 0)


@pytest.mark.rule("H-9.1", "R-H-09", "R-H-10")
def test_black_card_costs_points_at_a_table_of_four() -> None:
    table = Table(limit=50).round(0, 13, 6, 7)
    turn = table.view().turn
    table.do("* card 1 black")
    assert table.told(Carded) == [Carded(1, BLACK, 26)]
    assert (table.view().totals, table.view().black, table.view().turn) == (
        (0, 39, 6, 7),
        (0, 1, 0, 0),
        turn,
    ), "nobody's choices have changed"
    table.do("* card 1 black")
    assert table.told(Carded)[-1] == Carded(1, BLACK, 10)
    assert (table.view().totals[1], table.over) == (49, False)
    table.do("* card 1 black", "* card 2 yellow")
    assert table.told(Carded)[-2:] == [Carded(1, BLACK, 0), Carded(2, YELLOW, 0)]
    assert (table.view().yellow, table.view().black) == ((0, 0, 1, 0), (0, 3, 0, 0))
    assert table.round(26, 0, 0, 0).over


@pytest.mark.rule("H-9.3", "R-H-09")
def test_black_card_costs_no_points_with_two_players() -> None:
    table = Table(2).round(6, 20).do("* card 0 black")
    assert table.told(Carded) == [Carded(0, BLACK, 0)]
    assert (table.view().totals, table.view().black) == ((6, 20), (1, 0))
    assert table.place(0).facts["black"] == 1


@pytest.mark.rule("R-H-09", "T-1", "T-2", "T-3", "T-25")
def test_referee_may_show_cards_at_any_time_and_do_nothing_else() -> None:
    table = Table().deal()
    for _ in range(3):
        choice = GAME.choices(table.state, REFEREE)[0]
        assert choice.items == tuple(
            sanction(seat, colour) for seat in range(4) for colour in (YELLOW, BLACK)
        )
        assert table.rule("* card 4 black") == "T-25"
        assert table.rule("* play 2C") == "T-2"
        assert table.rule(f"{table.to_act[0]} card 1 black") == "T-2"
        waiting = table.to_act
        table.do("* card 3 yellow")
        assert table.to_act == waiting
        for seat in waiting[:4]:
            offer = GAME.choices(table.state, seat)[0]
            GAME.step(table.state, seat, GAME.action(offer.verb, offer.items[: offer.least]))
    assert table.view().yellow == (0, 0, 0, 3)
    assert table.rule("- card 3 yellow") == "T-1"
    refusal = GAME.find_refusal(table.state, REFEREE, GAME.action("card", ()))
    assert refusal is not None
    assert refusal.rule == "T-3"


@pytest.mark.rule("H-7.3", "R-H-09")
def test_sanction_card_in_an_extra_round_may_break_the_tie() -> None:
    table = Table(2).round(13, 13).round(13, 13).round(13, 13).round(13, 13)
    table.late("AC", "KC", taken=(0, 26)).do("* card 0 yellow")
    assert not table.over
    assert table.do("0 play AC", "1 play KC").over
    assert table.places == [(1, 1), (2, 0)], "fewer sanctions stand before the new round"


@pytest.mark.rule("H-7.3", "R-H-09")
def test_sanction_card_before_an_extra_round_may_break_the_tie() -> None:
    table = Table(2).round(13, 13).round(13, 13).round(13, 13).round(13, 13)
    table.do("* card 0 yellow")
    assert table.over, "fewer sanctions stand before the new round"
    assert table.places == [(1, 1), (2, 0)]
    four = Table(limit=50)
    for _ in range(4):
        four.round(13, 13, 0, 0)
    assert four.view().tied == (0, 1, 2, 3)
    four.do("* card 2 yellow")
    assert (four.over, four.view().tied, four.told(ExtraRound)[-1]) == (False, (0, 1), ExtraRound((0, 1)))


def test_place_facts_are_the_listed_facts_of_hearts() -> None:
    table = Table().round(0, 13, 6, 7)
    assert list(table.place(0).facts) == list(FACTS)
    assert table.place(1).facts["queens"] == 1


@pytest.mark.rule("H-7.4", "R-H-07", "R-H-13")
def test_robot_matches_sometimes_reach_extra_rounds() -> None:
    """Of twenty short matches with a podium a few are tied after the last round, and none stays so."""
    reached = 0
    for seed in range(130, 150):
        state = GAME.new(4, GAME.options({"limit": 50}, 4))
        events = [
            event for _, _, told in play(GAME, state, ["easy"] * 4, Luck.from_seed(seed)) for event in told
        ]
        extras = [event for event in events if isinstance(event, ExtraRound)]
        reached += len(extras) > 0
        assert [place.rank for place in GAME.standing(state)] == [1, 2, 3, 4]
        assert len(extras) == sum(sheet.tied != () for sheet in state.sheet)
    assert reached
