"""League tables mark who plays on, what separates entrants with equal points, and who stays level."""

from __future__ import annotations

from dataclasses import replace

from bot.present import championship as present
from bot.present.championship.names import entrant_names
from bot.present.championship.sheet import notes
from bot.texts.sentences import texts
from engine.championship.plan import LEAGUE
from engine.championship.public import FINAL, Input, Row, Standings
from tests.bot.present.season import (
    FIRST,
    NAMES,
    drawn,
    level,
    one_ahead,
    plan,
    played,
    seen,
    withdrawn,
)
from tests.bot.present.tables import opening
from tests.bot.present.test_championship_posts import said

ES = texts("es")


def test_zeros_of_a_walkover_and_an_unplayed_entrant_are_not_called_a_tie() -> None:
    """One has lost a match by walkover, another has not played yet: all their numbers are 0."""
    names = NAMES[:3]
    met = seen(drawn(names)).state.fixtures[0]
    state = seen([*drawn(names), Input("walkover", (met.entrants[0],), met.key)])
    assert [row.tied for row in state.state.tables[0].rows] == [False, True, True]
    assert opening(ES, "parted-not", "players") not in said(present.overview(state, ES, whole=True))


def test_a_row_mentions_matches_that_were_not_played() -> None:
    names = NAMES[:5]
    whole = seen(drawn(names), played(names)[:10])
    assert opening(ES, "table-walkovers", "counts") not in said(present.overview(whole, ES))
    gone = seen([*drawn(names), *withdrawn(0)], played(names)[:3])
    given = {row.entrant: row.walkovers for row in gone.state.tables[0].rows}
    assert sum(given.values()) == 2 * sum(f.walkover is not None for f in gone.state.fixtures)
    text = said(present.overview(gone, ES))
    assert (
        ES("table-walkovers", counts=", ".join(f"{gone.state.names[e]} {n}" for e, n in given.items() if n))
        in text
    )


def test_withdrawn_entrants_are_level_with_nobody() -> None:
    names = NAMES[:3]
    results = played(names, level)
    assert ES("parted-not", players="Ana, Bo, Carla") in said(
        present.overview(seen(drawn(names), results), ES)
    )
    for places in ((1, 2), (0, 1, 2)):
        state = seen([*drawn(names), *withdrawn(*places)], results[:1], form=LEAGUE)
        text = said(present.overview(state, ES, whole=True))
        assert opening(ES, "championship-out", "players") in text
        assert opening(ES, "parted-not", "players") not in text, places


def test_entrants_separated_by_a_play_off_are_not_level() -> None:
    five = drawn(NAMES[:5])
    results = played(NAMES[:5], one_ahead)
    stages = [seen(five, results[:stop]) for stop in (10, 11, 12)]
    assert [one.state.stage for one in stages] == ["play_off", "final", "over"]
    shown = [
        ES("parted-not", players="Bo, Carla, Dino, Eva") in said(present.overview(one, ES)) for one in stages
    ]
    assert shown == [True, False, False]


def test_the_line_stays_where_it_is_when_finalists_withdraw() -> None:
    for count in (5, 8):
        names = NAMES[:count]
        results = played(names)[:-1]
        final = seen(drawn(names), results).state
        assert final.stage == FINAL
        gone = [Input("withdraw", (entrant,), FINAL) for entrant in final.qualified[1:3]]
        state = seen([*drawn(names), *gone], results)
        assert state.state.stage == FINAL
        text = said(present.overview(state, ES, whole=True))
        lines = 1 if count == 5 else 2
        assert text.count("────\n") == lines, text
        spoken = said(present.overview(state, ES, whole=True).in_words())
        assert spoken.count(opening(ES, "table-through", "players")) == lines


def test_ties_are_broken_by_the_games_own_points() -> None:
    rows = (Row(FIRST, 1, rank=1, own=3), Row(FIRST + 1, 1, rank=2, own=4, rule="HC-4.2"))
    state = seen(drawn(NAMES[:3])).state
    for fewer, words in (
        (True, ES("parted-own", order="Ana › Bo")),
        (False, opening(ES, "parted-more", "order")),
    ):
        kind = replace(state, plan=plan(fewer=fewer))
        assert words in notes(kind, [Standings("", rows)], entrant_names(kind, 32), ES, explained=True).text


def test_equal_numbers_of_cards_are_separated_by_colour() -> None:
    rows = [
        Row(FIRST, 1, rank=1, cards=1),
        Row(FIRST + 1, 1, rank=2, cards=1, black=1, rule="HC-4.4"),
        Row(FIRST + 2, 1, rank=3, cards=2, rule="HC-4.4"),
    ]
    state = seen(drawn(NAMES[:3])).state
    text = notes(state, [Standings("", tuple(rows))], entrant_names(state, 32), ES, explained=True).text
    assert ES("parted-colour", order="Ana › Bo") in text
    assert ES("parted-cards", order="Bo › Carla") in text
