"""The championship with the same cards: seats and rounds for 4 to 24 entrants, and the points of a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from itertools import combinations
from typing import Any

import pytest

from engine.championship import compute_championship, find_broken_rule
from engine.championship.movements import MOVEMENTS
from engine.championship.plan import SAME_CARDS, Plan, formats
from engine.championship.public import (
    CANCELLED,
    OVER,
    PRELIMINARY,
    Championship,
    Fixture,
    Input,
    Line,
    Result,
)
from engine.championship.same_cards import count_rounds, seat_entrants, table_size
from engine.core import IllegalOption

GAMES = {"hearts": (True, (2, 4)), "skull-king": (False, tuple(range(2, 9)))}
COUNTS = range(4, 25)
FIRST = 101


def plan(game: str = "skull-king", **options: Any) -> Plan:
    fewer, seats = GAMES[game]
    return Plan.from_mapping(
        {"game": game, "format": SAME_CARDS, "seats": [*seats], "fewer": fewer, "options": options}
    )


class Tour:
    """A championship with the same cards of so many entrants, numbered from `FIRST` in the order drawn."""

    def __init__(self, entrants: int, game: str = "skull-king") -> None:
        self.plan = plan(game)
        self.order = tuple(range(FIRST, FIRST + entrants))
        self.inputs = [Input("join", (user,), f"n{user}") for user in self.order]
        self.inputs.append(Input("draw", (7, *self.order)))
        self.results: list[Result] = []

    @property
    def now(self) -> Championship:
        return compute_championship(self.plan, self.inputs, self.results)

    def say(self, verb: str, *numbers: int, word: str = "") -> None:
        said = Input(verb, numbers, word)
        assert find_broken_rule(self.now, said) is None
        self.inputs.append(said)

    def open(self) -> list[Fixture]:
        return [fixture for fixture in self.now.fixtures if fixture.is_open and fixture.entrants]

    def play(self, key: str, points: Sequence[int], *, left: Sequence[int] = ()) -> None:
        fixture = self.now.fixture(key)
        assert fixture is not None
        assert fixture.is_open
        lines = tuple(
            Line(entrant, 1, points[seat], left=entrant in left)
            for seat, entrant in enumerate(fixture.order)
            if entrant is not None
        )
        self.results.append(Result(key, lines, tuple(points)))

    def play_round(self, best: int = 0) -> None:
        """Play the open tables; higher numbers have more points, but for the entrant `best`."""
        for fixture in self.open():
            order = [entrant or 0 for entrant in fixture.order]
            self.play(fixture.key, [1000 * (entrant == best) + entrant for entrant in order])

    def seat(self, key: str, seat: int) -> int:
        fixture = self.now.fixture(key)
        assert fixture is not None
        entrant = fixture.order[seat]
        assert entrant is not None
        return entrant

    def points(self) -> dict[int, int]:
        return {row.entrant: row.points for row in self.now.tables[0].rows}


# ---- the seats -----------------------------------------------------------------------------------------


@pytest.mark.rule("SC-1", "SC-1.3")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("entrants", COUNTS)
def test_everybody_plays_every_round_and_sits_in_each_seat_equally_often(game: str, entrants: int) -> None:
    order = tuple(range(FIRST, FIRST + entrants))
    size = table_size(game, entrants)
    rounds = seat_entrants(order, size)
    assert len(rounds) == count_rounds(plan(game), entrants)
    seats: Counter[tuple[int, int]] = Counter()
    met: Counter[frozenset[int]] = Counter()
    compared: Counter[frozenset[int]] = Counter()
    for tables in rounds:
        assert len(tables) >= 2
        assert sorted(entrant for table in tables for entrant in table if entrant is not None) == [*order]
        for table in tables:
            assert len(table) == size
            assert any(entrant is not None for entrant in table)
            met.update(map(frozenset, combinations([one for one in table if one is not None], 2)))
            seats.update((one, seat) for seat, one in enumerate(table) if one is not None)
        for seat in range(size):
            there = [table[seat] for table in tables]
            compared.update(map(frozenset, combinations([one for one in there if one is not None], 2)))
    assert set(seats.values()) == {len(rounds) // size}
    assert len(seats) == entrants * size
    pairs = [frozenset(pair) for pair in combinations(order, 2)]
    assert max(met[pair] for pair in pairs) - min(met[pair] for pair in pairs) <= 2
    assert max(met.values()) < len(rounds)
    assert max(compared[pair] for pair in pairs) <= len(rounds)


@pytest.mark.rule("SC-1.2")
@pytest.mark.parametrize("entrants", COUNTS)
def test_robots_fill_few_seats_and_never_a_whole_table(entrants: int) -> None:
    for game, sizes in (("hearts", {2}), ("skull-king", {3, 4})):
        size = table_size(game, entrants)
        assert size in sizes
        robots = sum(one is None for table in seat_entrants(range(1, entrants + 1), size)[0] for one in table)
        assert robots <= 2


@pytest.mark.rule("SC-1.2")
def test_options_that_could_bring_further_deals_are_fixed() -> None:
    assert [f.options for f in Tour(4, "hearts").now.fixtures] == [{"places": []}] * 2
    assert {f.options["tie_break"] for f in Tour(6).now.fixtures} == {"shared"}


def test_rounds_are_computed_equally_forever() -> None:
    """Championships that have been drawn are computed from these rounds again."""
    assert sha256(repr(sorted(MOVEMENTS.items())).encode()).hexdigest() == DIGEST


DIGEST = "a03fb16337e1a2702cc427e0f40a0e2ba1091aacb2bf03f5a300009bb65f920d"


@pytest.mark.rule("SC-1.1", "R-HC-15")
def test_only_four_to_twenty_four_may_draw() -> None:
    for entrants, rule in ((3, "R-HC-15"), (4, None), (24, None)):
        inputs = [Input("join", (number,), "n") for number in range(1, entrants + 1)]
        assert find_broken_rule(compute_championship(plan(), inputs, ()), Input("draw", (7,))) == rule
    inputs = [Input("join", (number,), "n") for number in range(1, 25)]
    assert find_broken_rule(compute_championship(plan(), inputs, ()), Input("join", (25,), "n")) == "R-HC-15"


@pytest.mark.rule("SC-1.1")
def test_a_game_without_deals_has_no_such_championship() -> None:
    assert SAME_CARDS not in formats("skull")
    assert SAME_CARDS in formats("hearts")
    with pytest.raises(IllegalOption):
        Plan.from_mapping(
            {"game": "skull", "format": SAME_CARDS, "seats": [3, 4], "fewer": False, "options": {}}
        )


# ---- the course ----------------------------------------------------------------------------------------


@pytest.mark.rule("SC-3.2")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("entrants", COUNTS)
def test_a_round_is_published_and_followed_once_all_its_tables_have_ended(game: str, entrants: int) -> None:
    tour = Tour(entrants, game)
    rounds = count_rounds(tour.plan, entrants)
    for number in range(1, rounds + 1):
        tables = tour.open()
        assert {fixture.round for fixture in tables} == {number}
        for fixture in tables:
            now = tour.now
            assert (now.stage, now.rounds_done, len(now.scores)) == (PRELIMINARY, number - 1, number - 1)
            assert not any(one.lines for one in now.fixtures if one.round == number)
            tour.play(fixture.key, range(fixture.seats))
    now = tour.now
    assert (now.stage, now.rounds_done) == (OVER, rounds)
    assert all(fixture.lines for fixture in now.fixtures)
    # Equal points in every seat of every table: everybody has half of what could be won.
    tables_of_round = len(now.fixtures) // rounds
    assert {row.points for row in now.tables[0].rows} == {rounds * (tables_of_round - 1)}
    assert {row.rank for row in now.tables[0].rows} == {1}


@pytest.mark.rule("SC-2.1", "SC-2.4", "R-HC-18")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("entrants", COUNTS)
def test_whoever_outscores_every_seat_wins(game: str, entrants: int) -> None:
    tour = Tour(entrants, game)
    best = tour.order[0]
    better = -1 if tour.plan.fewer else 1
    tables = 0
    while tour.open():
        tables = len(tour.open())
        for fixture in tour.open():
            tour.play(fixture.key, [better * (one == best) for one in fixture.order])
    rows = {row.entrant: row for row in tour.now.tables[0].rows}
    rounds = tour.now.rounds_done
    assert (rows[best].points, rows[best].rank) == (2 * rounds * (tables - 1), 1)
    medals = tour.now.medals
    assert (medals[0].entrant, medals[0].place, medals[0].podium) == (best, 1, 5)
    assert all(medal.place is not None for medal in medals)
    total = sum(row.points for row in rows.values())
    assert total <= rounds * tables * (tables - 1) * len(tour.now.fixtures[0].order)


@pytest.mark.rule("SC-2.1")
def test_robots_are_compared_but_do_not_stand() -> None:
    tour = Tour(5)
    first = tour.open()
    robot = next(f for f in first if None in f.order)
    seat = robot.order.index(None)
    rival = next(f for f in first if f is not robot).order[seat]
    for fixture in first:
        tour.play(fixture.key, [9 if fixture.key == robot.key and s == seat else 0 for s in range(3)])
    assert rival is not None
    assert tour.points()[rival] == 0
    assert set(tour.points()) == set(tour.order)
    others = [tour.points()[one] for one in tour.order if one != rival]
    assert others == [1] * 4


@pytest.mark.rule("SC-2.2")
def test_whoever_leaves_their_seat_to_a_robot_wins_nothing_but_is_outscored() -> None:
    tour = Tour(6)
    left, rival = tour.seat("1.1", 0), tour.seat("1.2", 0)
    tour.play("1.1", [5, 5, 5], left=[left])
    tour.play("1.2", [4, 5, 6])
    assert tour.points() | {left: 0, rival: 0} == tour.points()
    assert left not in tour.now.scores[0]
    assert rival in tour.now.scores[0]
    assert tour.points()[tour.seat("1.2", 2)] == 2
    assert tour.points()[tour.seat("1.1", 1)] == 1


@pytest.mark.rule("SC-2.3")
def test_a_match_broken_off_gives_its_entrants_the_mean() -> None:
    tour = Tour(9)
    broken = tour.now.fixture("1.2")
    assert broken is not None
    tour.results.append(Result("1.2", ()))
    assert not (tour.now.fixture("1.2") or broken).is_open
    tour.play("1.1", [1, 0, 3])
    tour.play("1.3", [0, 0, 4])
    assert {tour.now.scores[0][entrant] for entrant in broken.entrants} == {1}
    assert sorted(tour.now.scores[0].values()) == [0, 0, 1, 1, 1, 1, 1, 2, 2]
    assert tour.open()[0].round == 2
    assert (tour.now.fixture("1.2") or broken).ended


@pytest.mark.rule("SC-2.3", "R-HC-13")
def test_a_walkover_gives_one_entrant_the_mean_and_the_others_nothing() -> None:
    tour = Tour(9)
    fixture = tour.now.fixture("1.2")
    assert fixture is not None
    winner, *others = fixture.entrants
    tour.play("1.1", [0, 0, 0])
    tour.say("walkover", winner, word="1.2")
    assert find_broken_rule(tour.now, Input("walkover", (others[0],), "1.2")) == "T-54"
    assert tour.now.rounds_done == 0
    tour.play("1.3", [0, 0, 0])
    assert tour.now.rounds_done == 1
    assert tour.now.scores[0][winner] == 1
    assert not set(others) & set(tour.now.scores[0])
    assert next(row for row in tour.now.tables[0].rows if row.entrant == winner).walkovers == 1


@pytest.mark.rule("R-HC-13")
def test_robots_play_for_an_entrant_who_withdraws_and_keep_their_points_out_of_the_standing() -> None:
    tour = Tour(8)
    tour.play_round()
    gone = tour.order[-1]
    before = tour.points()[gone]
    tour.say("withdraw", gone, word=PRELIMINARY)
    open_tables = tour.open()
    assert all(gone not in fixture.entrants for fixture in open_tables)
    assert sum(fixture.order.count(None) for fixture in open_tables) == 1
    assert gone in {line.entrant for fixture in tour.now.fixtures for line in fixture.lines}
    tour.play_round()
    last = tour.now.tables[0].rows[-1]
    assert (last.entrant, last.out, last.points, last.played) == (gone, True, before, 1)


@pytest.mark.rule("R-HC-13")
def test_a_withdrawal_in_the_last_round_keeps_what_was_played() -> None:
    tour = Tour(4)
    while tour.now.rounds_done < count_rounds(tour.plan, 4) - 1:
        tour.play_round()
    gone = tour.order[0]
    tour.say("withdraw", gone, word=PRELIMINARY)
    tour.play_round()
    assert tour.now.stage == OVER
    assert [medal.entrant for medal in tour.now.medals if medal.place is None] == [gone]


@pytest.mark.rule("R-HC-13")
def test_tables_without_people_are_not_played() -> None:
    tour = Tour(4)
    alone = next(fixture for fixture in tour.open())
    for gone in alone.entrants:
        tour.say("withdraw", gone, word=PRELIMINARY)
    assert [fixture.key for fixture in tour.open()] == [f.key for f in tour.now.fixtures if f.entrants]
    tour.play(tour.open()[0].key, [3, 2, 1])
    assert tour.now.rounds_done == 1
    assert set(tour.now.scores[0].values()) == {0}


@pytest.mark.rule("R-HC-13")
def test_the_last_entrant_wins_without_playing_on() -> None:
    tour = Tour(4)
    tour.play_round()
    for gone in tour.order[:-1]:
        tour.say("withdraw", gone, word=PRELIMINARY)
    now = tour.now
    assert (now.stage, now.rounds_done) == (OVER, 1)
    assert next((medal.entrant, medal.place) for medal in now.medals) == (tour.order[-1], 1)


def test_a_cancelled_championship_gives_no_medals() -> None:
    tour = Tour(6)
    tour.play_round()
    tour.say("cancel")
    assert (tour.now.stage, tour.now.medals) == (CANCELLED, ())


def test_results_of_any_order_and_twice_give_the_same_standing() -> None:
    tour = Tour(6)
    tour.play_round()
    points = tour.points()
    again = compute_championship(tour.plan, tour.inputs, [*reversed(tour.results), *tour.results])
    assert {row.entrant: row.points for row in again.tables[0].rows} == points
