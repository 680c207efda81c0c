"""HC-2, HC-3.1, HC-7.1: who meets whom, by a lot that everybody can check."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.championship import compute_championship, draw
from engine.championship.plan import LEAGUE
from engine.championship.public import PRELIMINARY

from .cup import LETTERS, Cup, pairs

LEAGUES = {3: (3, 2), 5: (10, 4), 6: (15, 5), 7: (21, 6), 9: (36, 8), 10: (45, 9)}
"""By number of entrants: (number of matches, number of matches of each entrant)."""


@pytest.mark.rule("HC-1", "HC-3.1")
@pytest.mark.parametrize("entrants", LEAGUES)
def test_each_pair_of_entrants_meets_once(entrants: int) -> None:
    matches, each = LEAGUES[entrants]
    letters = LETTERS[:entrants]
    for seed in range(30):
        cup = Cup(letters, seed=seed)
        met = ["".join(sorted(cup.letters(fixture.entrants))) for fixture in cup.now.fixtures]
        assert len(met) == matches
        assert sorted(met) == pairs(letters)
        assert Counter("".join(met)) == dict.fromkeys(letters, each)


@pytest.mark.rule("HC-2")
@pytest.mark.parametrize("entrants", range(2, 11))
def test_each_entrant_plays_or_has_a_bye_once_per_round(entrants: int) -> None:
    letters = LETTERS[:entrants]
    for seed in range(30):
        now = Cup(letters, form=LEAGUE, seed=seed).now
        cup = Cup(letters, form=LEAGUE, seed=seed)
        rounds = entrants - 1 if entrants % 2 == 0 else entrants
        assert len(now.byes) == rounds
        for number, bye in enumerate(now.byes, 1):
            playing = [entrant for f in now.fixtures if f.round == number for entrant in f.entrants]
            assert sorted(cup.letters([*playing, bye])) == list(letters)
        free = cup.letters(now.byes)
        assert sorted(free) == (list(letters) if entrants % 2 else [])


@pytest.mark.rule("HC-2")
@pytest.mark.parametrize("entrants", range(2, 11))
def test_draw_depends_only_on_the_seed_and_the_entrants(entrants: int) -> None:
    letters = LETTERS[:entrants]
    rng = Random(entrants)
    for seed in range(30):
        shuffled = "".join(rng.sample(letters, entrants))
        first, second = (
            [(f.key, f.entrants) for f in Cup(who, form=LEAGUE, seed=seed).now.fixtures]
            for who in (letters, shuffled)
        )
        assert first == second
    drawn = {Cup(letters, form=LEAGUE, seed=seed).now.fixtures[0].entrants for seed in range(30)}
    assert len(drawn) > 1, "another seed draws other pairs"


@pytest.mark.rule("HC-2")
def test_draw_for_a_fixed_seed_never_changes() -> None:
    """The expected lots were computed with `b2sum -l 64`."""
    assert draw.draw_order(77, [1, 2, 3, 4, 5]) == (3, 1, 2, 5, 4)


@pytest.mark.rule("HC-2", "HC-7.1")
@pytest.mark.parametrize("letters", ["abcde", "abcdefgh"])
def test_drawn_order_in_the_log_decides_instead_of_the_lots(letters: str) -> None:
    by_lot = Cup(letters)
    numbers = [by_lot.number[letter] for letter in letters]
    order = by_lot.letters(draw.draw_order(7, numbers))
    assert Cup(letters, seed=None).say(f"draw 7 {' '.join(order)}").now == by_lot.now
    turned = Cup(letters, seed=None).say(f"draw 7 {' '.join(order[1:] + order[0])}")
    assert turned.now.fixtures != by_lot.now.fixtures
    assert turned.now.seed == 7


@pytest.mark.rule("HC-2")
def test_deleting_an_entrant_leaves_the_drawn_fixtures_as_they_are() -> None:
    cup = Cup("abcde", seed=None)
    cup.say(f"draw 7 {' '.join(cup.letters(draw.draw_order(7, cup.now.names)))}")
    gone, other = cup.number["a"], 10**12 + 1

    def renumbered(entrants: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(other if entrant == gone else entrant for entrant in entrants)

    inputs = [
        said._replace(numbers=said.numbers[:1] + renumbered(said.numbers[1:]))
        if said.verb == "draw"
        else said._replace(numbers=renumbered(said.numbers))
        for said in cup.inputs
    ]
    after = compute_championship(cup.plan, inputs, ())
    assert [(f.key, f.entrants) for f in after.fixtures] == [
        (f.key, renumbered(f.entrants)) for f in cup.now.fixtures
    ]


@pytest.mark.rule("HC-2")
def test_all_draw_orders_are_about_equally_frequent() -> None:
    orders = Counter(draw.draw_order(seed, (11, 12, 13)) for seed in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


@pytest.mark.rule("HC-7.1")
def test_eight_entrants_are_drawn_into_two_groups_of_four() -> None:
    together: Counter[str] = Counter()
    for seed in range(300):
        cup = Cup("abcdefgh", seed=seed)
        one, two = cup.now.fixtures
        assert (one.key, two.key, one.stage, two.stage) == ("A", "B", PRELIMINARY, PRELIMINARY)
        assert len(one.entrants) == len(two.entrants) == 4
        assert sorted(cup.letters(one.entrants + two.entrants)) == list("abcdefgh")
        assert [table.name for table in cup.now.tables] == ["A", "B"]
        together.update(letter for letter in cup.letters(one.entrants))
    assert all(110 < count < 190 for count in together.values())


def test_fixture_keys_contain_round_and_match_numbers() -> None:
    fixtures = Cup("abcdef").now.fixtures
    assert [f.key for f in fixtures][:4] == ["1.1", "1.2", "1.3", "2.1"]
    assert all(f.key.startswith(f"{f.round}.") and f.seats == 2 for f in fixtures)
    assert len({f.key for f in fixtures}) == len(fixtures)
