"""A seat's result belongs to a player, depending on its last holder and on who made its decisions."""

from __future__ import annotations

from random import Random

import pytest

from bot.records.boards import MOST
from bot.records.tables import Result, Seating
from bot.tables.results import Arrival, Decisions, outcome, score, shares_since
from bot.tables.snapshot import Occupant
from engine import GAMES
from engine.ai import ROBOTS
from engine.core import DEALER, REFEREE, Place, RoundOver

ANA, BEA, CARL, ROBOT = "u:1", "u:2", "u:3", "r:easy:0"
FACTS = {"exact": 3, "rounds": 4}
WHOLE = {"points": 40, "left": False, "facts": FACTS}
LEFT = {"points": 0, "left": True, "facts": {}}


def ends(*shares: tuple[str, int], last: str | None = None) -> dict[str, dict[str, object]]:
    """Return a seat's results by player, for holders with these numbers of decisions, and a `last` holder."""
    seatings, decisions, n = [], Decisions(), 0
    for who, made in shares:
        seatings.append(Seating(0, n, who, f"name {who}"))
        for turn in range(n, n + made):
            decisions.add(0, turn, who)
        n += made
    if last is not None:
        seatings.append(Seating(0, n, last, f"name {last}"))
    return told(outcome(7, seatings, decisions, [Place(0, 1, 40, FACTS)]))


def noticed(*inputs: tuple[int, int, str]) -> Decisions:
    """Return the decisions of these inputs (seat, turn, who)."""
    decisions = Decisions()
    for seat, turn, who in inputs:
        decisions.add(seat, turn, who)
    return decisions


def told(results: list[Result]) -> dict[str, dict[str, object]]:
    """Return the results by player, after checking that each player has at most one."""
    assert len({row.who for row in results}) == len(results)
    assert all((row.table_id, row.seat, row.rank) == (7, 0, 1) for row in results)
    assert all(row.name == f"name {row.who}" for row in results)
    assert all(row.user_id == (int(row.who[2:]) if row.who[0] == "u" else None) for row in results)
    return {row.who: {"points": row.points, "left": row.left, "facts": row.facts} for row in results}


def test_a_player_who_stayed_has_the_seats_result() -> None:
    assert ends((ANA, 6)) == {ANA: WHOLE}
    assert ends((ROBOT, 6)) == {ROBOT: WHOLE}


def test_a_player_who_came_back_has_the_whole_result() -> None:
    assert ends((ANA, 3), (ROBOT, 2), (ANA, 1)) == {ANA: WHOLE}


def test_an_absence_without_decisions_does_not_matter() -> None:
    assert ends((ANA, 3), (ROBOT, 0), (ANA, 3)) == {ANA: WHOLE}
    assert ends((ANA, 0), (ROBOT, 0), (ANA, 3)) == {ANA: WHOLE}


def test_a_player_absent_at_the_end_has_left() -> None:
    """The substitute robot gets the result with at least half of the decisions; otherwise nobody gets it."""
    assert ends((ANA, 5), (ROBOT, 1)) == {ANA: LEFT}
    assert ends((ANA, 1), (ROBOT, 5)) == {ANA: LEFT, ROBOT: WHOLE}
    assert ends((ANA, 6), last=ROBOT) == {ANA: LEFT}


def test_a_player_back_after_a_robot_made_most_decisions_has_left() -> None:
    """The robot does not hold the seat at the end either, so nobody gets the result."""
    assert ends((ANA, 1), (ROBOT, 4), (ANA, 2)) == {ANA: LEFT}


def test_exactly_half_of_the_decisions_is_enough_for_the_result() -> None:
    assert ends((ANA, 1), (ROBOT, 3), (ANA, 2)) == {ANA: WHOLE}


def test_a_substitute_with_half_of_the_decisions_has_the_result() -> None:
    assert ends((ANA, 1), (ROBOT, 2), (BEA, 3)) == {ANA: LEFT, BEA: WHOLE}
    assert ends((ROBOT, 3), (BEA, 3)) == {BEA: WHOLE}


def test_of_two_players_with_half_each_the_last_holder_has_the_result() -> None:
    assert ends((ANA, 3), (BEA, 3)) == {ANA: LEFT, BEA: WHOLE}


def test_a_substitute_with_less_than_half_has_no_result() -> None:
    assert ends((ANA, 4), (BEA, 2)) == {ANA: LEFT}
    assert ends((ANA, 4), (BEA, 2), (CARL, 1)) == {ANA: LEFT}
    assert ends((ANA, 3), (BEA, 0), (CARL, 4)) == {ANA: LEFT, CARL: WHOLE}
    assert ends((ROBOT, 4), (BEA, 2)) == {}


def test_a_substitute_with_half_who_is_absent_at_the_end_has_left() -> None:
    assert ends((ANA, 1), (BEA, 4), (ROBOT, 1)) == {ANA: LEFT, BEA: LEFT}
    assert ends((ROBOT, 1), (BEA, 4), (ROBOT, 1)) == {BEA: LEFT}


def test_a_first_holder_back_with_half_has_the_result() -> None:
    assert ends((ANA, 3), (BEA, 2), (ANA, 2)) == {ANA: WHOLE}
    assert ends((ANA, 2), (BEA, 4), (ANA, 1)) == {ANA: LEFT, BEA: LEFT}


def test_the_last_holder_of_a_seat_without_decisions_has_its_result() -> None:
    assert ends((ANA, 0)) == {ANA: WHOLE}
    assert ends((ANA, 0), last=ROBOT) == {ANA: LEFT, ROBOT: WHOLE}
    assert ends((ANA, 0), (BEA, 0), (CARL, 0)) == {ANA: LEFT, CARL: WHOLE}


def test_a_changed_answer_is_one_decision_of_the_last_player() -> None:
    """Ana bids three times and plays once, then a robot plays twice: Ana made two of four decisions."""
    seatings = [Seating(0, 0, ANA, f"name {ANA}"), Seating(0, 4, ROBOT, f"name {ROBOT}")]
    inputs = [*((0, turn, ANA) for turn in (1, 1, 1, 2)), (0, 3, ROBOT), (0, 4, ROBOT)]
    assert told(outcome(7, seatings, noticed(*inputs), [Place(0, 1, 40, FACTS)])) == {ANA: LEFT, ROBOT: WHOLE}
    changed = noticed((0, 1, ANA), (0, 1, ROBOT))
    assert told(outcome(7, seatings, changed, [Place(0, 1, 40, FACTS)])) == {ANA: LEFT, ROBOT: WHOLE}


def test_a_hypothetical_decision_does_not_change_the_counts() -> None:
    decisions = noticed((0, 1, ANA), (0, 2, ANA))
    assert dict(decisions.with_decision(0, 2, BEA).decisions_of(0)) == {ANA: 1, BEA: 1}
    assert dict(decisions.decisions_of(0)) == {ANA: 2}


@pytest.mark.parametrize("other", [1, DEALER, REFEREE])
def test_decisions_for_other_seats_do_not_count(other: int) -> None:
    seatings = [Seating(0, 0, ANA, f"name {ANA}"), Seating(0, 5, BEA, f"name {BEA}")]
    inputs = noticed(*((other, n, ANA) for n in range(5)), (0, 5, BEA))
    places = [Place(0, 1, 40, FACTS)]
    assert told(outcome(7, seatings, inputs, places)) == {ANA: LEFT, BEA: WHOLE}


def test_results_of_seats_are_independent() -> None:
    seatings = [Seating(0, 0, ANA, "Ana"), Seating(1, 0, BEA, "Bea"), Seating(1, 2, ROBOT, "Anne")]
    inputs = noticed((0, 0, ANA), (1, 1, BEA), (0, 2, ANA))
    places = [Place(1, 1, 40, FACTS), Place(0, 2, -10, {"exact": 0})]
    assert outcome(7, seatings, inputs, places) == [
        Result(7, 1, BEA, 2, "Bea", 1, 0, True, {}),
        Result(7, 0, ANA, 1, "Ana", 2, -10, False, {"exact": 0}),
    ]


def test_a_late_comer_has_the_points_and_facts_from_their_first_round_on() -> None:
    seatings = [Seating(0, 0, ROBOT, "Barnacle"), Seating(0, 2, ANA, "Ana")]
    inputs = noticed((0, 0, ROBOT), (0, 2, ANA), (0, 3, ANA))
    late = {(0, ANA): (2, Place(0, 2, 15, {"exact": 1, "rounds": 3}))}
    found = outcome(7, seatings, inputs, [Place(0, 1, 40, FACTS)], late)
    assert found == [Result(7, 0, ANA, 1, "Ana", 1, 15, False, {"exact": 1, "rounds": 3}, 2)]


def test_a_late_comer_with_less_than_half_of_the_decisions_has_no_result() -> None:
    seatings = [Seating(0, 0, ROBOT, "Barnacle"), Seating(0, 2, ANA, "Ana")]
    late = {(0, ANA): (3, Place(0, 2, 15, {"exact": 1, "rounds": 1}))}
    made = noticed((0, 0, ROBOT), (0, 1, ROBOT), (0, 2, ANA))
    assert outcome(7, seatings, made, [Place(0, 1, 40, FACTS)], late) == []


def test_a_late_comer_who_has_left_has_no_points_and_no_first_round() -> None:
    seatings = [Seating(0, 0, ROBOT, "Barnacle"), Seating(0, 1, ANA, "Ana"), Seating(0, 3, ROBOT, "Barnacle")]
    made = noticed((0, 0, ROBOT), (0, 1, ANA), (0, 2, ANA))
    late = {(0, ANA): (2, Place(0, 1, 15, {"rounds": 1}))}
    found = outcome(7, seatings, made, [Place(0, 1, 40, FACTS)], late)
    assert found == [Result(7, 0, ANA, 1, "Ana", 1, 0, True, {}, 1)]


def test_a_share_leaves_out_what_was_there_before() -> None:
    came = Arrival(2, Place(0, 3, -20, {"exact": 1, "rounds": 2}))
    place = Place(0, 1, 40, {"exact": 3, "rounds": 5, "bid_1": 2, "biggest": 30})
    facts = {"exact": 2, "rounds": 3, "bid_1": 2, "biggest": 30}
    assert came.share_of(place) == Place(0, 1, 60, facts)


@pytest.mark.parametrize("key", GAMES)
def test_a_share_is_the_points_of_the_rounds_since(key: str) -> None:
    """For every seat and every round of a random match of each game, by the points that its rounds tell."""
    game, rng = GAMES[key], Random(key)
    state = game.new(4, game.options({}, 4))
    scored: list[tuple[int, ...]] = []
    at_end = [list(game.standing(state))]
    while to_act := game.to_act(state):
        seat = to_act[0]
        dealt = seat == DEALER
        action = game.chance_action(state, rng) if dealt else ROBOTS[key, "easy"](game.view(state, seat), rng)
        for event in game.step(state, seat, action):
            if isinstance(event, RoundOver):
                scored.append(event.points)
                at_end.append(list(game.standing(state)))
    assert len(scored) > 1
    for rounds, places in enumerate(at_end):
        for before in places:
            late = shares_since(game, state, {(before.seat, ANA): Arrival(rounds, before)})
            first, share = late[before.seat, ANA]
            assert first == rounds + 1
            assert share.points == sum(points[before.seat] for points in scored[rounds:])
            assert 0 <= share.facts["rounds"] <= len(scored) - rounds
            assert all(value >= 0 for fact, value in share.facts.items() if fact not in MOST)


def test_a_robot_keeps_its_wins_when_its_level_is_changed() -> None:
    occupants = [Occupant(who, "") for who in ("r:hard:1", ANA, "r:hard:2", BEA)]
    assert score({"r:easy:1": 2, ANA: 3, "r:hard:1": 1, "u:2": 0}, occupants) == [3, 3, 0, 0]
