"""H-5 to H-9 and H2 in numbers: a round's points, stars, the order of a match, ties, black cards."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

import pytest

from engine.ai import play
from engine.core import IllegalOption
from engine.hearts import GAME
from engine.hearts.options import MOST_ROUNDS
from engine.hearts.scoring import (
    Extra,
    Merits,
    is_match_due,
    ranking,
    score,
    total_after_black_card,
    unresolved,
)
from engine.luck import Luck

PODIUM = (1, 2, 3)
"""The places of a single match: every boundary matters."""

ROUNDS = [
    # taken | points | moon | star | winners
    ((26, 0, 0, 0), (0, 26, 26, 26), 0, 0, (0,)),
    ((0, 0, 0, 26), (26, 26, 26, 0), 3, 3, (3,)),
    ((0, 13, 6, 7), (0, 13, 6, 7), None, 0, (0,)),
    ((0, 0, 13, 13), (0, 0, 13, 13), None, None, (0, 1)),
    ((1, 12, 6, 7), (1, 12, 6, 7), None, None, (0,)),
    ((25, 1, 0, 0), (25, 1, 0, 0), None, None, (2, 3)),
    ((26, 0), (0, 26), 0, 0, (0,)),
    ((0, 26), (26, 0), 1, 1, (1,)),
    ((12, 14), (12, 14), None, None, (0,)),
    ((13, 13), (13, 13), None, None, (0, 1)),
]


@pytest.mark.rule("H-5.1", "H-5.3", "H-6.4", "H2-5.3", "H2-6.3", "R-H-06", "R-H-08")
@pytest.mark.parametrize(("taken", "points", "moon", "star", "winners"), ROUNDS)
def test_round_score_follows_from_the_points_taken(
    taken: tuple[int, ...],
    points: tuple[int, ...],
    moon: int | None,
    star: int | None,
    winners: tuple[int, ...],
) -> None:
    assert score(taken) == (points, moon, star, winners)


@pytest.mark.rule("H2-6.3", "H2-6.1")
def test_two_player_star_is_a_moon_and_points_always_sum_to_26() -> None:
    for mine in range(27):
        result = score((mine, 26 - mine))
        assert result.star == result.moon
        assert sum(result.points) == 26


@pytest.mark.rule("H-5.3", "H-6.4")
def test_four_player_scores_sum_to_26_or_78_with_a_moon() -> None:
    shares = [(a, b, c, 26 - a - b - c) for a, b, c in product(range(27), repeat=3) if a + b + c <= 26]
    assert len(shares) == 3654
    for taken in shares:
        result = score(taken)
        assert sum(result.points) == (78 if max(taken) == 26 else 26)
        assert all(result.points[seat] == min(result.points) for seat in result.winners)
        assert (result.star is not None) == (result.points.count(0) == 1)


MATCHES = [
    # limit | totals | stars | rounds won | sanctions | ended | order
    (100, (40, 101, 70, 75), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), True, "0 2 3 1"),
    (100, (40, 99, 70, 77), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), False, "0 2 3 1"),
    (100, (40, 100, 70, 76), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), True, "0 2 3 1"),
    (100, (104, 101, 126, 99), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), True, "3 1 0 2"),
    (100, (50, 50, 100, 86), (1, 2, 0, 0), (3, 3, 0, 0), (0, 0, 0, 0), True, "1 0 3 2"),
    (100, (50, 50, 100, 86), (2, 2, 0, 0), (4, 3, 0, 0), (0, 0, 0, 0), True, "0 1 3 2"),
    (100, (50, 50, 100, 86), (2, 2, 0, 0), (3, 3, 0, 0), (1, 0, 0, 0), True, "1 0 3 2"),
    (100, (50, 50, 100, 86), (2, 2, 0, 0), (3, 3, 0, 0), (0, 0, 0, 0), True, "01 3 2"),
    (50, (9, 26, 40, 55), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), True, "0 1 2 3"),
    (50, (10, 21, 28, 71), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), True, "0 1 2 3"),
    (50, (9, 26, 40, 49), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), False, "0 1 2 3"),
    (100, (50, 54), (0, 0), (3, 1), (0, 0), True, "0 1"),
    (100, (52, 52), (1, 0), (1, 3), (0, 0), True, "0 1"),
    (100, (52, 52), (0, 0), (1, 3), (0, 0), True, "1 0"),
    (100, (52, 52), (0, 0), (2, 2), (1, 0), True, "1 0"),
    (100, (52, 52), (0, 0), (2, 2), (0, 0), True, "01"),
]


@pytest.mark.rule(
    "H-6.1", "H-6.2", "H-6.3", "H-7.1", "H-7.2", "H-7.3", "H-8.1", "H2-6.1", "H2-7", "R-H-12"
)  # fmt: skip
@pytest.mark.parametrize(("limit", "totals", "stars", "won", "cards", "over", "order"), MATCHES)
def test_ranking_follows_the_criteria_in_order(
    limit: int,
    totals: tuple[int, ...],
    stars: tuple[int, ...],
    won: tuple[int, ...],
    cards: tuple[int, ...],
    over: bool,
    order: str,
) -> None:
    assert is_match_due(totals, 4, GAME.options({"limit": limit}, 4)) == over
    merits = [Merits(*merit, 0) for merit in zip(totals, stars, won, cards, strict=True)]
    assert ranking(merits, (), PODIUM) == tuple(tuple(map(int, group)) for group in order.split())


@pytest.mark.rule("H-8.1")
def test_points_of_the_printed_groups_fit_five_rounds() -> None:
    assert sum((9, 26, 40, 55)) == sum((10, 21, 28, 71)) == 5 * 26


@pytest.mark.rule("H2-6.1")
def test_two_player_match_is_due_only_after_four_rounds() -> None:
    options = GAME.options({}, 2)
    assert [is_match_due((0, 26 * rounds), rounds, options) for rounds in range(1, 5)] == [
        False,
        False,
        False,
        True,
    ]


@pytest.mark.rule("R-H-09", "H-7.3")
def test_fewer_cards_rank_before_fewer_black_cards() -> None:
    def order(*cards: tuple[int, int]) -> tuple[tuple[int, ...], ...]:
        return ranking([Merits(50, 0, 0, yellow + black, black) for yellow, black in cards], (), PODIUM)

    assert order((2, 0), (0, 1)) == ((1,), (0,)), "one card, though black, is fewer than two"
    assert order((0, 2), (1, 1), (2, 0), (0, 0)) == ((3,), (2,), (1,), (0,))
    assert order((1, 1), (1, 1)) == ((0, 1),)


@pytest.mark.rule("H-7.4", "R-H-07")
def test_extra_round_ranks_only_the_seats_it_was_played_for() -> None:
    level = [Merits(50, 0, 0, 0, 0)] * 2 + [Merits(70, 0, 0, 0, 0), Merits(101, 0, 0, 0, 0)]
    first = Extra((0, 1), (20, 6, 0, 0))
    assert ranking(level, [first], PODIUM) == ((1,), (0,), (2,), (3,)), (
        "the third's clean round changes nothing"
    )
    still = Extra((0, 1), (6, 6, 14, 0))
    assert ranking(level, [still], PODIUM) == ((0, 1), (2,), (3,))
    assert ranking(level, [still, first], PODIUM) == ((1,), (0,), (2,), (3,))
    three = [Merits(50, 0, 0, 0, 0)] * 3 + [Merits(101, 0, 0, 0, 0)]
    assert ranking(three, [Extra((0, 1, 2), (5, 9, 5, 7))], PODIUM) == ((0, 2), (1,), (3,))
    again = [Extra((0, 1, 2), (5, 9, 5, 7)), Extra((0, 2), (9, 0, 8, 9))]
    assert ranking(three, again, PODIUM) == ((2,), (0,), (1,), (3,))


@pytest.mark.rule("R-HC-19")
@pytest.mark.parametrize(
    ("places", "order"),
    [
        ((1, 2, 3), ((0,), (2,), (3,), (1,))),
        ((1, 2), ((0,), (2,), (1, 3))),
        ((1,), ((0,), (1, 2, 3))),
        ((2,), ((0,), (2,), (1, 3))),
        ((3,), ((0,), (2, 3), (1,))),
    ],
)
def test_extra_round_keeps_ties_that_no_deciding_place_separates(
    places: tuple[int, ...], order: tuple[tuple[int, ...], ...]
) -> None:
    level = [Merits(20, 0, 0, 0, 0), *[Merits(50, 0, 0, 0, 0)] * 3]
    assert ranking(level, [Extra((1, 2, 3), (0, 20, 1, 5))], places) == order


@pytest.mark.rule("R-HC-19", "HC-7.4", "H-7.3")
@pytest.mark.parametrize(
    ("places", "order"),
    [((1, 2, 3), ((0,), (1,), (3,), (2,))), ((1, 2), ((0,), (1,), (2, 3))), ((1, 3), ((0,), (1, 3), (2,)))],
)
def test_sanctions_separate_only_seats_across_a_deciding_place(
    places: tuple[int, ...], order: tuple[tuple[int, ...], ...]
) -> None:
    """In a group, sanctions do not separate seats tied for third place, because that place has no value."""
    merits = [Merits(20, 0, 0, 0, 0), *(Merits(50, 0, 0, cards, 0) for cards in (0, 2, 1))]
    assert ranking(merits, (), places) == order


@pytest.mark.rule("R-HC-19")
def test_losers_of_a_tie_share_a_place_across_extra_rounds() -> None:
    level = [Merits(20, 0, 0, 0, 0), *[Merits(50, 0, 0, 0, 0)] * 3]
    first = Extra((1, 2, 3), (0, 14, 6, 6))
    assert ranking(level, [first], (1, 2)) == ((0,), (2, 3), (1,)), (
        "two are left to play for the second place"
    )
    assert ranking(level, [first, Extra((2, 3), (0, 0, 20, 6))], (1, 2)) == ((0,), (3,), (1, 2))


@pytest.mark.rule("R-H-07", "R-H-09")
def test_extra_round_does_not_break_a_later_tie() -> None:
    """Seats 0 and 1 played an extra round; then a black card made seat 1 tied with seat 2."""
    merits = [Merits(24, 0, 0, 0, 0), *[Merits(50, 0, 0, 1, 1)] * 2, Merits(101, 0, 0, 0, 0)]
    assert ranking(merits, [Extra((0, 1), (6, 0, 20, 0))], PODIUM) == ((0,), (1, 2), (3,))


@pytest.mark.rule("R-H-13", "H-7.4")
@pytest.mark.parametrize(
    ("order", "places", "tied"),
    [
        ("0 1 2 3", (1, 2, 3), ()),
        ("01 2 3", (1, 2, 3), (0, 1)),
        ("01 2 3", (2, 3), ()),
        ("0 12 3", (1, 2), (1, 2)),
        ("0 12 3", (1, 3), ()),
        ("0 1 23", (1, 2), ()),
        ("0 1 23", (3,), (2, 3)),
        ("01 23", (1, 2, 3), (0, 1, 2, 3)),
        ("13 02", (1, 2), (1, 3)),
        ("13 02", (2,), ()),
        ("012 3", (1,), (0, 1, 2)),
        ("012 3", (2,), (0, 1, 2)),
        ("012 3", (3,), ()),
        ("0123", (2,), (0, 1, 2, 3)),
        ("0123", (), ()),
        ("01", (1,), (0, 1)),
    ],
)
def test_unresolved_ties_are_those_across_a_deciding_place(
    order: str, places: tuple[int, ...], tied: tuple[int, ...]
) -> None:
    assert unresolved([tuple(map(int, group)) for group in order.split()], places) == tied


@pytest.mark.rule("H-9.1", "R-H-10")
@pytest.mark.parametrize(
    ("total", "limit", "after"),
    [(40, 100, 66), (73, 100, 99), (74, 100, 99), (99, 100, 99), (0, 100, 26), (105, 100, 105),
     (30, 50, 49), (20, 50, 46), (23, 50, 49), (49, 50, 49), (55, 50, 55)],
)  # fmt: skip
def test_black_card_adds_26_but_stays_below_the_limit(total: int, limit: int, after: int) -> None:
    assert total_after_black_card(total, limit) == after


@pytest.mark.rule("H-7.1", "H-7.2", "H-7.3", "H-7.4")
def test_ranking_is_a_total_order_independent_of_seat_numbers() -> None:
    """For random merits every seat has one place, better ones come first, and seat numbers do not matter."""
    rng = Random(7)
    for _ in range(400):
        merits = [Merits._make([*(rng.randrange(2) for _ in range(4)), 0]) for _ in range(4)]
        extras = [Extra((0, 1, 2, 3), tuple(rng.choice((0, 6, 20)) for _ in range(4)))] * rng.randrange(2)
        groups = ranking(merits, extras, PODIUM)
        assert sorted(seat for group in groups for seat in group) == [0, 1, 2, 3]
        for better, worse in pairwise(groups):
            one, two = merits[better[0]], merits[worse[0]]
            assert _first_difference(one, two) < 0 or (one == two and extras)
        moved = rng.sample(range(4), 4)
        again = ranking(
            [merits[seat] for seat in moved],
            [Extra(extra.tied, tuple(extra.points[seat] for seat in moved)) for extra in extras],
            PODIUM,
        )
        assert [{moved[seat] for seat in group} for group in again] == [set(group) for group in groups]


def _first_difference(one: Merits, two: Merits) -> int:
    """Return less than 0 if `one` ranks first, comparing criterion by criterion."""
    for less_is_better, a, b in (
        (True, one.total, two.total),
        (False, one.stars, two.stars),
        (False, one.rounds_won, two.rounds_won),
        (True, one.cards, two.cards),
        (True, one.black, two.black),
    ):
        if a != b:
            return a - b if less_is_better else b - a
    return 0


@pytest.mark.rule("H-6.1")
def test_match_of_one_round_ends_after_it_whatever_it_brings() -> None:
    options = GAME.options({"rounds": 1, "places": []}, 4)
    state = GAME.new(4, options)
    for _ in play(GAME, state, ["easy"] * 4, Luck.from_seed("one round")):
        pass
    assert len(state.sheet) == 1


@pytest.mark.rule("H-6.1")
def test_number_of_rounds_ends_a_match_of_four_in_place_of_a_total() -> None:
    for rounds in (1, 5, MOST_ROUNDS):
        options = GAME.options({"rounds": rounds}, 4)
        assert GAME.options(options.to_mapping(), 4) == options
        assert options.count_rounds(4) == rounds
        assert not is_match_due((0, 126, 126, 126), rounds - 1, options)
        assert is_match_due((0, 0, 0, 26), rounds, options)


@pytest.mark.parametrize(("rounds", "seats"), [(0, 4), (MOST_ROUNDS + 1, 4), (True, 4), ("5", 4), (4, 2)])
def test_other_numbers_of_rounds_are_refused(rounds: object, seats: int) -> None:
    with pytest.raises(IllegalOption):
        GAME.options({"rounds": rounds}, seats)
