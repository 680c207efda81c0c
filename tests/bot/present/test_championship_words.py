"""The sentences of a championship at their edges: what is void and why, namesakes, robots, numbers."""

from __future__ import annotations

import pytest

from bot.i18n import texts
from bot.present import championship as present
from bot.present.championship.names import named
from bot.present.championship.sheet import sheet
from engine.championship import stand
from engine.championship.public import LEAGUE, TABLE, Input, Row, Standings
from tests.bot.present.season import FIRST, NAMES, drawn, plan, played, result, seen, signed_up
from tests.bot.present.test_championship_posts import menus, offered, said

ES = texts("es")


@pytest.mark.parametrize("played_out", [0, 2])
def test_a_declared_void_is_the_organisers_and_no_tie(played_out: int) -> None:
    names = NAMES[:3]
    state = seen([*drawn(names), Input("void")], played(names)[:played_out], live=("2.1",))
    post = present.board(state, ES)
    for text in (said(post), said(post.in_words())):
        assert "El organizador ha declarado nulo el campeonato" in text
        assert "2 puntos (0 + 2: campeonato declarado nulo)" in text
        assert "Declaración de campeonato nulo: No vino nadie" in text
        assert "empat" not in text
        assert text.count("no se juega: ") == 3 - played_out
    page = present.mine(state, state.state.fixtures[-1].entrants[0], ES)
    assert "No te queda ninguna partida" in said(page)
    assert offered(page) == {}


# ---- namesakes -----------------------------------------------------------------------------------------


def test_namesakes_are_numbered_wherever_they_are_named() -> None:
    names = ("Ana", "Bo", "Ana", "Ana")
    one, two, three = (FIRST + n for n in (0, 2, 3))
    said_of = [Input("card", (entrant,), "yellow") for entrant in (one, two, three)]
    state = seen([*drawn(names), *said_of], form=LEAGUE)
    panel = menus(present.desk(state, ES))
    for action in ("@c-desk walkover", "@c-rule withdraw"):
        assert [line.label for line in panel[action].options] == ["Ana1", "Bo", "Ana3", "Ana4"]
    cards = [line.label for line in panel["@c-rule card"].options]
    assert len(set(cards)) == len(cards) == 8
    form = present.form(state, ES, "card #3 black")
    assert form is not None
    assert form.title == "Tarjeta negra a Ana3"
    doors = " ".join(offered(present.mine(state, FIRST + 1, ES)))
    assert all(name in doors for name in ("Ana1", "Ana3", "Ana4"))
    text = said(present.board(state, ES))
    assert all(f"Tarjeta amarilla a {name}:" in text for name in ("Ana1", "Ana3", "Ana4"))


# ---- sign-up -------------------------------------------------------------------------------------------


def test_a_draw_that_cannot_be_made_says_why() -> None:
    text = {n: said(present.board(seen(signed_up(NAMES[:n])), ES)) for n in (0, 1, 2)}
    assert "Inscritos: 1 (de 2 a 10)" in text[1]
    assert ["Para el sorteo hacen falta de 2 a 10 inscritos" in text[n] for n in (0, 1, 2)] == [
        False,
        True,
        False,
    ]


def test_the_entrants_of_a_table_are_as_many_as_the_game_is_played_by() -> None:
    state = seen(signed_up(NAMES[:3]), form=TABLE)
    room = state.state.plan._replace(seats=(2, 4))
    hearts = stand(room, signed_up(NAMES[:3]), ())
    text = said(present.board(state._replace(state=hearts), ES))
    assert "Inscritos: 3 (2 o 4)" in text
    assert "Para el sorteo hacen falta 2 o 4 inscritos" in text


# ---- results and cards ---------------------------------------------------------------------------------


def test_results_in_words_count_and_tell_of_robots() -> None:
    (match,) = stand(plan(TABLE), drawn(NAMES[:3]), ()).fixtures
    state = seen(drawn(NAMES[:3]), [result(match, (1, 0, 2), left=[FIRST + 2])], form=TABLE)
    text = said(present.board(state, ES).in_words())
    assert "2. Ana, 1 punto." in text
    assert "1. Bo, 0 puntos." in text
    assert "3. Carla (al final, un robot), 2 puntos." in text


def test_cards_of_the_same_number_are_parted_by_their_colour() -> None:
    rows = [
        Row(FIRST, 1, rank=1, cards=1),
        Row(FIRST + 1, 1, rank=2, cards=1, black=1, rule="HC-4.4"),
        Row(FIRST + 2, 1, rank=3, cards=2, rule="HC-4.4"),
    ]
    state = seen(drawn(NAMES[:3])).state
    text = sheet(state, Standings("", tuple(rows)), named(state, 32), ES, explained=True).text
    assert "Con las mismas tarjetas, menos negras: Ana › Bo" in text
    assert "Siguen iguales, menos tarjetas: Bo › Carla" in text
