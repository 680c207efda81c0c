"""The sentences of a championship in edge cases: what is void and why, namesakes, robots, numbers."""

from __future__ import annotations

import pytest

from bot.championship.snapshot import Decision
from bot.present import championship as present
from bot.present.post import Button
from bot.tables.reasons import LONGEST_REASON
from bot.texts.sentences import LOCALES, texts
from engine.championship import compute_championship
from engine.championship.plan import LEAGUE, TABLE
from engine.championship.public import FINAL, Input
from engine.championship.rules import MOST_AWARDED
from tests.bot.present.season import (
    FIRST,
    NAMES,
    drawn,
    level,
    one_ahead,
    plan,
    played,
    result,
    seen,
    signed_up,
    two_ahead,
    withdrawn,
)
from tests.bot.present.tables import opening
from tests.bot.present.test_championship_posts import menus, offered, said

FR = texts("fr")

ES = texts("es")


@pytest.mark.parametrize("played_out", [0, 2])
def test_a_championship_declared_void_is_not_described_as_a_tie(played_out: int) -> None:
    names = NAMES[:3]
    state = seen([*drawn(names), Input("void")], played(names)[:played_out], live=("2.1",))
    post = present.overview(state, ES, whole=True)
    for text in (said(post), said(post.in_words())):
        assert ES("ending-declared") in text
        assert ES("podium-points", count=2, shown="2") in text
        assert f"0 + 2, {ES('extra-declared')}" in text
        assert f"{ES('ruled-void')}: No vino nadie" in text
        assert "empat" not in text.replace(ES("table-legend-fewer"), "")
        assert text.count(opening(ES, "match-off", "players")) == 3 - played_out
    page = present.own_matches(state, state.state.fixtures[-1].entrants[0], ES)
    assert ES("mine-none") in said(page)
    assert offered(page) == {}


# ---- namesakes -----------------------------------------------------------------------------------------


def test_namesakes_are_numbered_wherever_they_are_named() -> None:
    names = ("Ana", "Bo", "Ana", "Ana")
    one, two, three = (FIRST + n for n in (0, 2, 3))
    said_of = [Input("card", (entrant,), "yellow") for entrant in (one, two, three)]
    state = seen([*drawn(names), *said_of], form=LEAGUE)
    panel = menus(present.organiser_panel(state, ES))
    for action in ("@c-desk walkover", "@c-rule withdraw"):
        assert [line.label for line in panel[action].options] == ["Ana1", "Bo", "Ana3", "Ana4"]
    cards = [line.label for line in panel["@c-rule card"].options]
    assert len(set(cards)) == len(cards) == 8
    form = present.form(state, ES, "card #3 black")
    assert form is not None
    assert form.title == ES("ruled-card", colour=ES("desk-card-black"), player="Ana3")
    doors = " ".join(offered(present.own_matches(state, FIRST + 1, ES)))
    assert all(name in doors for name in ("Ana1", "Ana3", "Ana4"))
    text = said(present.overview(state, ES))
    yellow = ES("desk-card-yellow")
    assert all(ES("ruled-card", colour=yellow, player=name) in text for name in ("Ana1", "Ana3", "Ana4"))


# ---- sign-up -------------------------------------------------------------------------------------------


def test_an_impossible_draw_says_why() -> None:
    text = {n: said(present.overview(seen(signed_up(NAMES[:n])), ES)) for n in (0, 1, 2)}
    assert "Inscritos: 1 (de 2 a 10)" in text[1]
    assert [ES("draw-needs", players="de 2 a 10") in text[n] for n in (0, 1, 2)] == [
        False,
        True,
        False,
    ]


def test_sign_up_names_the_numbers_of_entrants_the_game_allows() -> None:
    state = seen(signed_up(NAMES[:3]), form=TABLE)
    room = state.state.plan._replace(seats=(2, 4))
    hearts = compute_championship(room, signed_up(NAMES[:3]), ())
    text = said(present.overview(state._replace(state=hearts), ES))
    assert "Inscritos: 3 (2 o 4)" in text
    assert ES("draw-needs", players="2 o 4") in text


# ---- results and cards ---------------------------------------------------------------------------------


def test_results_in_words_are_numbered_and_name_robots() -> None:
    (match,) = compute_championship(plan(TABLE), drawn(NAMES[:3]), ()).fixtures
    state = seen(drawn(NAMES[:3]), [result(match, (1, 0, 2), left=[FIRST + 2])], form=TABLE)
    text = said(present.overview(state, ES).in_words())
    assert r"2\. Ana, 1 punto." in text
    assert r"1\. Bo, 0 puntos." in text
    assert ES("match-place", place=3, player=ES("match-robot", player="Carla"), points="2 puntos") in text


# ---- rulings -------------------------------------------------------------------------------------------


def test_all_rulings_can_be_read_page_by_page() -> None:
    cards = [Input("card", (FIRST + n % 5,), "yellow") for n in range(30)]
    state = seen([*drawn(NAMES[:5]), *cards])
    reasons = [f"{n} " + "x" * (LONGEST_REASON - 9) + f" no{n}." for n in range(30)]
    state = state._replace(decisions=tuple(map(Decision, cards, reasons)))
    board = present.overview(state, ES)
    assert f"{ES('button-c-rulings')} anteriores: 2" in said(board)
    assert "no0\\." not in said(board)
    whole = offered(present.overview(state, ES, whole=True))["Decisiones"]
    assert isinstance(whole, Button)
    read, action = "", whole.action
    while action:
        verb, number = action.split(" ")
        assert verb == "@c-told"
        page = present.rulings(state, ES, int(number))
        assert page.table == 12
        read += said(page)
        more = offered(page).get("Anteriores")
        action = more.action if isinstance(more, Button) else ""
        assert len(read) < 60_000, "the pages go round in circles"
    found = [read.index(f" no{n}\\.") for n in reversed(range(30))]
    assert found == sorted(found)
    assert offered(page)[ES("button-c-table")]
    for far in (0, -3, 99):
        assert present.rulings(state, ES, far) in (present.rulings(state, ES, 1), page)


def test_without_rulings_no_list_of_rulings_is_offered() -> None:
    state = seen(drawn(NAMES[:5]))
    assert "Decisiones" not in offered(present.overview(state, ES, whole=True))
    assert ES("rulings-none") in said(present.rulings(state, ES))


# ---- the panel -----------------------------------------------------------------------------------------


def test_qualified_entrants_may_withdraw_during_a_play_off() -> None:
    five = seen(drawn(NAMES[:5]), played(NAMES[:5], one_ahead, stop=10))
    menu = menus(present.organiser_panel(five, ES))["@c-rule withdraw"]
    assert [line.label for line in menu.options] == ["Ana", "Bo", "Carla", "Dino", "Eva"]
    gone = [*drawn(NAMES[:5]), *withdrawn(0, stage="play_off")]
    menu = menus(present.organiser_panel(seen(gone, played(NAMES[:5], one_ahead, stop=10)), ES))[
        "@c-rule withdraw"
    ]
    assert [line.label for line in menu.options] == ["Bo", "Carla", "Dino", "Eva"]


def test_extra_points_are_offered_only_for_concerned_entrants() -> None:
    level_at_the_top = seen(drawn(NAMES[:5]), played(NAMES[:5], two_ahead, stop=10))
    assert level_at_the_top.state.stage == FINAL
    three = seen([*drawn(NAMES[:3]), *withdrawn(0)])
    two = seen(drawn(NAMES[:2]))
    for state, concerned in (
        (two, ["Ana", "Bo"]),
        (three, ["Bo", "Carla"]),
        (level_at_the_top, ["Ana", "Bo"]),
    ):
        page = present.organiser_panel(state, ES)
        menu = menus(page)["@c-desk award"]
        assert [line.label for line in menu.options] == concerned
        assert ES("desk-award-until") in said(page)
        mark = menu.options[0].value
        how_many = menus(present.organiser_panel(state, ES, f"award {mark}"))[f"@c-rule award {mark}"].options
        assert [line.value for line in how_many] == [str(n) for n in range(MOST_AWARDED + 1)]
    tied = present.organiser_panel(seen(drawn(NAMES[:3]), played(NAMES[:3], level)), ES)
    assert [line.label for line in menus(tied)["@c-desk award"].options] == ["Ana", "Bo", "Carla"]
    assert ES("desk-award-first") in said(tied)
    decided = seen(drawn(NAMES[:5]), played(NAMES[:5], stop=10))
    assert ES("desk-award-until") not in said(present.organiser_panel(decided, ES))


# ---- matches -------------------------------------------------------------------------------------------


def test_a_walkover_counts_as_a_decided_match() -> None:
    for names, stop in ((NAMES[:3], 1), (NAMES[:7], 2)):
        fixtures = seen(drawn(names)).state.fixtures
        given = [Input("walkover", (one.entrants[0],), one.key) for one in fixtures[:stop]]
        for t in map(texts, LOCALES):
            text = said(present.overview(seen([*drawn(names), *given]), t))
            assert text.startswith(f"# {t('stage-matches', played=stop, all=len(fixtures))}\n")
    none = said(present.overview(seen(drawn(NAMES[:3])), texts("fr")))
    assert none.startswith(f"# {FR('stage-begun', all=3)}\n")
    fixtures = seen(drawn(NAMES[:3])).state.fixtures
    given = [Input("walkover", (one.entrants[0],), one.key) for one in fixtures[:2]]
    last = said(present.overview(seen([*drawn(NAMES[:3]), *given]), ES))
    assert last.startswith(f"# {ES('stage-matches', played=2, all=3)}\n")


def test_a_match_that_both_abandoned_is_neither_decided_nor_left_to_play() -> None:
    names = NAMES[:3]
    first = seen(drawn(names)).state.fixtures[0]
    left = [result(first, (40, 64), left=first.entrants)]
    both = seen(drawn(names), left)
    assert said(present.overview(both, ES)).startswith(f"# {ES('stage-matches', played=1, all=3)}")
    assert said(present.overview(both, texts("fr"))).startswith(f"# {FR('stage-matches', played=1, all=3)}\n")
    assert said(present.organiser_panel(both, ES)).startswith(f"# {ES('desk-must')}\n")


def test_own_results_name_their_matches() -> None:
    names = NAMES[:5]
    page = present.own_matches(seen(drawn(names), played(names)), FIRST, ES)
    for text in (said(page), said(page.in_words())):
        assert text.index(opening(ES, "mine-won", "rival")) < text.index("Final") < text.rindex("Ana")
    eight = seen(drawn(NAMES[:8]), played(NAMES[:8], stop=2))
    key = next(one.key for one in eight.state.fixtures if FIRST in one.entrants)
    assert f"**Grupo {key}**" in said(present.own_matches(eight, FIRST, ES))
    assert "1\\. " in said(present.own_matches(eight, FIRST, ES))
    two = seen(drawn(NAMES[:2]), played(NAMES[:2]))
    assert f"**{ES('match-only')}**" in said(present.own_matches(two, FIRST, ES))


# ---- the head ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_the_organiser_is_named_without_a_mention(locale: str) -> None:
    t = texts(locale)
    for state in (
        seen(signed_up(NAMES[:5])),
        seen(drawn(NAMES[:5])),
        seen(drawn(NAMES[:2]), played(NAMES[:2])),
    ):
        post = present.overview(state, t)
        named = t("championship-organiser", player=f"<@{state.header.organiser}>")
        assert named in said(post).splitlines()[1]
        assert named in said(post.in_words())
        assert post.mentions == ()
