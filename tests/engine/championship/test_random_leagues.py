"""Random leagues, most of them full of ties, compared with the literal reading of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest

from engine.championship import league as judge
from engine.championship.public import FINAL, OVER, PLAY_OFF, PRELIMINARY, VOID, Championship

from . import literal
from .cup import LETTERS, MATCH, Cup
from .literal import League

SIZES = (3, 5, 6, 7, 9, 10)
LEAGUES_EACH = 8


def drawn_match(rng: Random, one: int, two: int, points: int) -> literal.Match:
    winner = rng.choice((one, two)) if 2 * points == MATCH else one if 2 * points < MATCH else two
    return one, two, points, MATCH - points, winner


POINTS: dict[str, Callable[[Random], int]] = {
    "anything": lambda rng: rng.randrange(MATCH + 1),
    "two scores": lambda rng: rng.choice((40, 64)),
    "level": lambda rng: MATCH // 2,
    "close": lambda rng: rng.choice((50, 52, 52, 54)),
}


def at_random(rng: Random, entrants: int) -> League:
    """Return a random league that makes ties likely; in a cycle each beats the next half of the table."""
    flavour = rng.choice([*POINTS, "cycle"])
    matches = []
    for one, two in combinations(range(entrants), 2):
        if flavour == "cycle":
            ahead = two - one <= (entrants - 1) // 2
            matches.append((one, two, *((40, 64, one) if ahead else (64, 40, two))))
        else:
            matches.append(drawn_match(rng, one, two, POINTS[flavour](rng)))
    cards = {e: (rng.randrange(2), rng.randrange(2)) for e in range(entrants) if rng.random() < 0.12}
    return League(entrants, matches, cards)


def leagues(entrants: int) -> list[tuple[Random, League]]:
    return [(rng := Random(f"{entrants} {n}"), at_random(rng, entrants)) for n in range(LEAGUES_EACH)]


def played(rng: Random, league: League) -> Cup:
    """Return this league as a championship: entered, carded and played in random order."""
    letters = LETTERS[: league.entrants]
    cup = Cup("".join(rng.sample(letters, league.entrants)), seed=rng.randrange(10**9))
    for entrant, (yellow, black) in league.cards.items():
        cup.say(*[f"card {letters[entrant]} yellow"] * yellow, *[f"card {letters[entrant]} black"] * black)
    for one, two, x, y, winner in rng.sample(list(league.matches), len(league.matches)):
        pair, points = (letters[one] + letters[two], x) if winner == one else (letters[two] + letters[one], y)
        cup.beat(pair, points)
    return cup


def question(league: League) -> dict[str, object]:
    """Return this league as a question to the judge."""
    return {
        "op": "league",
        "entrants": list(LETTERS[: league.entrants]),
        "results": [[LETTERS[a], LETTERS[b], x, y, LETTERS[winner]] for a, b, x, y, winner in league.matches],
        "sanctions": {LETTERS[e]: {"yellow": y, "black": b} for e, (y, b) in league.cards.items()},
    }


@pytest.mark.rule("HC-3.2", "HC-4.1", "HC-4.3", "HC-4.4", "HC-4.5", "R-HC-03", "R-HC-05", "R-HC-10")
@pytest.mark.parametrize("entrants", SIZES)
def test_random_league_tables_match_the_literal_rules(entrants: int) -> None:
    for rng, league in leagues(entrants):
        expected, first = [], 1
        for tied in literal.order(league):
            expected += [(LETTERS[entrant], first, len(tied) > 1) for entrant in sorted(tied)]
            first += len(tied)
        cup = played(rng, league)
        rows = cup.now.tables[0].rows
        assert [(cup.letter[row.entrant], row.rank, row.tied) for row in rows] == expected
        answer = judge(question(league))
        assert [(s["name"], s["rank"], s["tied"]) for s in answer["standings"]] == expected
        for row, told in zip(rows, answer["standings"], strict=True):
            entrant = LETTERS.index(cup.letter[row.entrant])
            assert (row.points, row.own) == (league.points(entrant), league.own(entrant))
            assert row.difference == league.difference(entrant, range(entrants))
            assert told == {
                "name": cup.letter[row.entrant],
                "J": row.played,
                "G": row.won,
                "P": row.lost,
                "F": row.own,
                "C": row.rivals,
                "Pts": row.points,
                "diff": row.difference,
                "rank": row.rank,
                "tied": row.tied,
            }


@pytest.mark.rule(
    "HC-5.1", "HC-5.2", "HC-5.3", "HC-6.1", "HC-6.2", "R-HC-04", "R-HC-06", "R-HC-07", "R-HC-08"
)
@pytest.mark.parametrize("entrants", SIZES)
def test_random_league_outcomes_and_points_match_the_literal_rules(entrants: int) -> None:
    seen: Counter[str] = Counter()
    for rng, league in leagues(entrants):
        kind = literal.leads_to(league)
        seen[kind] += 1
        assert judge(question(league))["outcome"] == kind
        cup = played(rng, league)
        if kind == "organiser":
            assert (cup.now.stage, cup.now.outcome) == (PRELIMINARY, kind)
            continue
        if kind == "void":
            expected = literal.after_a_void(league)
            assert cup.now.stage == VOID
        elif entrants == 3:
            assert cup.now.stage == OVER
            expected = {entrant: (7, 3, 2)[n] for n, [entrant] in enumerate(literal.order(league))}
        else:
            if kind == "play_off":
                assert cup.now.stage == PLAY_OFF
                finish(cup, rng)
            assert cup.now.stage == FINAL
            final = finish(cup, rng)
            expected = literal.after_a_final(league, [LETTERS.index(letter) for letter in final])
        assert cup.took == {LETTERS[entrant]: points for entrant, points in expected.items()}
        assert cup.now.has_ended
        assert sorted(cup.letters(m.entrant for m in cup.now.medals)) == list(LETTERS[:entrants])
    assert {"final", "organiser" if entrants == 3 else "void"} <= set(seen), "the leagues are too tame"


def finish(cup: Cup, rng: Random) -> str:
    """End the last fixture in a random order, which is returned best first."""
    letters = cup.letters(cup.last().entrants)
    order = "".join(rng.sample(letters, len(letters)))
    cup.finish(cup.last().key, " ".join(order))
    return order


@pytest.mark.rule("HC-3.1", "HC-3.2")
@pytest.mark.parametrize("entrants", SIZES)
def test_league_table_columns_add_up(entrants: int) -> None:
    for rng, league in leagues(entrants):
        cup = played(rng, league)
        rows = cup.now.tables[0].rows
        matches = entrants * (entrants - 1) // 2
        assert sum(row.own for row in rows) == sum(row.rivals for row in rows) == MATCH * matches
        assert sum(row.won for row in rows) == sum(row.lost for row in rows) == matches
        assert sum(row.difference for row in rows) == 0
        for row in rows:
            assert row.played == row.won + row.lost == entrants - 1
            assert row.own + row.rivals == MATCH * row.played
            assert row.points == row.won - row.black


def verdict(cup: Cup) -> list[object]:
    """Return everything a league decides, medals sorted because those without a place have no order."""
    now = cup.now
    table = [(row.entrant, row.rank, row.tied, row.rule) for row in now.tables[0].rows]
    return [table, now.stage, now.outcome, now.tied, now.qualified, sorted(now.medals, key=str)]


@pytest.mark.rule("HC-4.5")
@pytest.mark.parametrize("entrants", SIZES)
def test_league_results_ignore_the_order_of_entries_and_matches(entrants: int) -> None:
    for rng, league in leagues(entrants)[:6]:
        found = []
        for n in range(2):
            cup = played(Random(n), league)
            found.append(verdict(cup))
            asked = question(league)
            assert isinstance(asked["results"], list)
            assert isinstance(asked["entrants"], list)
            asked["results"] = rng.sample(asked["results"], len(asked["results"]))
            answer = judge(asked)
            asked["entrants"] = rng.sample(asked["entrants"], entrants)
            assert judge(asked) == answer == judge(question(league))
        assert found[0] == found[1]


@pytest.mark.parametrize("entrants", range(2, 11))
def test_championship_ends_once_every_fixture_is_played(entrants: int) -> None:
    """Withdrawals, robots, cards and rulings come at random moments; every offered ruling must be legal."""
    for n in range(8):
        rng = Random(f"{entrants} {n}")
        cup = Cup(LETTERS[:entrants], seed=rng.randrange(10**9))
        for _ in range(400):
            now = cup.now
            if now.has_ended:
                break
            check(now)
            if rng.random() < 0.12:
                rule_something(cup, now, rng)
            elif now.outcome == "organiser":
                cup.say("order " + " ".join(cup.letter[e] for e in rng.sample(now.tied, len(now.tied))))
            else:
                play_something(cup, now, rng)
        assert cup.now.has_ended
        medals = cup.now.medals
        assert sorted(m.entrant for m in medals) == sorted(cup.now.names)
        assert [m.place for m in medals if m.place] == sorted(m.place for m in medals if m.place)
        assert all(m.points == 0 for m in medals if not m.rules)


def check(now: Championship) -> None:
    """Check the invariants of an unfinished championship."""
    keys = [fixture.key for fixture in now.fixtures]
    assert len(set(keys)) == len(keys)
    assert {"withdraw", "cancel"} <= now.rulings
    assert now.medals == ()
    for table in now.tables:
        ranks = [row.rank for row in table.rows]
        assert all(row.rank == 1 + sum(rank < row.rank for rank in ranks) for row in table.rows)
        assert all(row.tied == (ranks.count(row.rank) > 1) for row in table.rows)
        assert ranks == sorted(ranks)
        assert [row.out for row in table.rows] == sorted(row.out for row in table.rows)
    waiting = [f for f in now.fixtures if f.is_open and set(f.entrants) & set(now.present)]
    assert waiting or now.outcome == "organiser", "there is always something to do"


def rule_something(cup: Cup, now: Championship, rng: Random) -> None:
    letter = cup.letter[rng.choice(now.present)]
    lines = [f"withdraw {letter} {now.stage}", f"card {letter} black", f"award {letter} 1", "void"]
    possible = [line for line in lines if cup.rule(line) is None]
    cup.say(rng.choice(possible))


def play_something(cup: Cup, now: Championship, rng: Random) -> None:
    waiting = [f for f in now.fixtures if f.is_open and set(f.entrants) & set(now.present)]
    fixture = rng.choice(waiting)
    letters = cup.letters(fixture.entrants)
    left = "".join(letter for letter in letters if rng.random() < 0.1)
    if fixture.abandoned:
        cup.say(f"walkover {rng.choice(letters)} {fixture.key}")
    elif fixture.round:
        cup.beat("".join(rng.sample(letters, 2)), rng.choice((40, 52)), left=left)
    else:
        cup.finish(fixture.key, " ".join(rng.sample(letters, len(letters))), left=left)


def test_championship_can_be_computed_from_any_subset_of_results() -> None:
    """A championship can be computed from incomplete, doubled, early or late results."""
    for n in range(18):
        rng = Random(n)
        letters = LETTERS[: 2 + n % 9]
        cup = Cup(letters)
        while not cup.now.has_ended and cup.now.outcome != "organiser":
            play_something(cup, cup.now, rng)
        whole, results = cup.now, cup.results
        cup.results = results + rng.sample(results, len(results))
        assert cup.now == whole, "what is told again does not count"
        for letter in rng.sample(letters, rng.randint(0, 2)):
            stage = rng.choice((PRELIMINARY, PLAY_OFF, FINAL))
            cup.inputs.append(cup.input(f"withdraw {letter} {stage}"))
        for _ in range(5):
            cup.results = rng.choices(results, k=rng.randint(0, len(results)))
            now = cup.now
            assert now.has_ended == bool(now.medals)
            assert now.has_ended == (not now.rulings)
            assert {e for f in now.fixtures for e in f.entrants} <= set(now.names)
