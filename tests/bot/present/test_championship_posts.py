"""What the messages of a championship say and offer, also in words without signs."""

from __future__ import annotations

import re

import pytest

from bot.championship.snapshot import ChampionshipSnapshot, LiveMatch
from bot.present import championship as present
from bot.present.championship.ending import EXTRAS
from bot.present.championship.sheet import SEPARATED
from bot.present.post import Button, Link, Menu, Post, Row
from bot.records.championships import Honours, MedalRow
from bot.texts.names import columns
from bot.texts.sentences import LOCALES, texts
from bot.texts.symbols import without_symbols
from engine.championship import find_broken_rule
from engine.championship.plan import CASTILLAR, LEAGUE, TABLE
from engine.championship.public import Championship, Fixture, Input, parse
from tests.bot.present.season import (
    FIRST,
    LINK,
    NAMES,
    drawn,
    level,
    one_ahead,
    played,
    result,
    seen,
    signed_up,
    two_ahead,
)
from tests.bot.present.tables import opening
from tests.bot.present.test_championship_limits import courses, pages, panels, ways

ES = texts("es")
UNSAID = {"", "HC-3.2", "H-6.1", "R-HC-13"}
"""Rules that need no sentence: the numbers of a table, or the list of withdrawals, show them."""


def said(post: Post) -> str:
    """Return all text of a post as shown without its picture."""
    return "\n".join(post.without_illustration().texts)


def offered(post: Post) -> dict[str, Button | Link]:
    """Return the buttons of a post by label."""
    rows = [block for block in post.blocks if isinstance(block, Row)]
    return {button.label: button for row in rows for button in row.buttons}


def action(post: Post, label: str) -> str:
    """Return the action of the button with this label."""
    button = offered(post)[label]
    assert isinstance(button, Button)
    return button.action


def menus(post: Post) -> dict[str, Menu]:
    """Return the menus of a post by action."""
    return {block.action: block for block in post.blocks if isinstance(block, Menu)}


# ---- sign-up -------------------------------------------------------------------------------------------


def test_sign_up_describes_the_format_for_the_number_of_entrants() -> None:
    told = {n: said(present.overview(seen(signed_up(NAMES[:n])), ES)) for n in range(11)}
    assert told[0] != told[2]
    assert ES("course-two") in told[2]
    assert ES("course-three") in told[3]
    assert ES("course-four") in told[4]
    assert all(ES("course-league", count=n) in told[n] for n in (5, 6, 7, 9, 10))
    assert ES("course-groups") in told[8]
    assert all(name in told[10] for name in NAMES)


def test_the_draw_can_be_pressed_when_enough_have_entered() -> None:
    for count, form, off in (
        (1, CASTILLAR, True),
        (2, CASTILLAR, False),
        (9, TABLE, True),
        (8, TABLE, False),
    ):
        page = present.overview(seen(signed_up(NAMES[:count]), form=form), ES)
        draw = offered(page)["Sorteo"]
        assert isinstance(draw, Button)
        assert draw.disabled is off, (count, form)
        assert [
            action(page, label) for label in ("Apuntarme", "Borrarme", ES("button-c-desk"), "Reglas")
        ] == [
            "@c-join",
            "@c-leave",
            "@c-desk",
            "@c-rules",
        ]


def test_a_name_cannot_format_or_mention() -> None:
    post = present.overview(seen(signed_up(["**A** <@1>", "@everyone"])), ES)
    assert "**A**" not in said(post)
    assert "<@1>" not in said(post)
    assert "\n2. @everyone" not in said(post)
    assert post.mentions == ()


# ---- the league ----------------------------------------------------------------------------------------


def test_the_message_is_posted_anew_with_each_stage_and_the_seed_stands_with_all_matches() -> None:
    results = played(NAMES[:5])
    states = [seen(drawn(NAMES[:5]), results[:n]) for n in (0, 9, 10, 11)]
    stages = [present.overview(one, ES) for one in (seen(signed_up(NAMES[:5])), *states)]
    assert [post.epoch for post in stages] == ["sign_up", "preliminary", "preliminary", "final", "over"]
    assert all(
        ES("championship-seed", seed="77") in said(present.overview(one, ES, whole=True)) for one in states
    )
    assert stages[1].table == 12
    assert stages[1].turn == 6


def test_the_league_leaves_the_message_once_the_final_is_known() -> None:
    results = played(NAMES[:5])
    nine, ten = (said(present.overview(seen(drawn(NAMES[:5]), results[:n]), ES)) for n in (9, 10))
    assert "\n1\\. **Ana** · 3 victorias en 3 · −" in nine
    assert ES("table-legend-fewer") in nine
    assert ES("next-final", count=4) in nine
    assert "**Liguilla**" not in ten
    assert all(columns(line) <= 38 for line in nine.splitlines() if line[0].isdigit())


def test_the_full_league_has_all_criteria_and_marks_the_finalists() -> None:
    post = present.overview(seen(drawn(NAMES[:5]), played(NAMES[:5])[:10]), ES, whole=True)
    lines = said(post).split("**Liguilla**\n")[1].splitlines()
    names = [line.split("**")[1] for line in lines[:11:2] if "**" in line]
    assert names == ["Ana", "Bo", "Carla", "Dino"]
    assert set(lines[8].removeprefix("-# ")) == {"─"}
    assert lines[9].startswith("5\\. **Eva** · 0 victorias")
    assert lines[0] == "1\\. **Ana** · 4 victorias"
    found = re.fullmatch(r"-# perdidas 0 de 4 · puntos (\d+)–(\d+) · diferencia −(\d+)", lines[1])
    assert found is not None
    own, rivals, difference = map(int, found.groups())
    assert own + rivals == 4 * 104
    assert rivals - own == difference


def test_the_line_below_the_finalists_is_drawn_only_once_known() -> None:
    five, eight = drawn(NAMES[:5]), drawn(NAMES[:8])
    half = present.overview(seen(five, played(NAMES[:5], stop=5)), ES)
    assert "───" in said(half)
    assert opening(ES, "table-through", "players") in said(half.in_words())
    for state in (seen(five), seen(eight), seen(five, played(NAMES[:5], one_ahead, stop=10))):
        assert "───" not in said(present.overview(state, ES))
        assert opening(ES, "table-through", "players") not in said(present.overview(state, ES).in_words())
    one_group = present.overview(seen(eight, played(NAMES[:8], stop=1)), ES)
    assert said(one_group).count("\n-# ───") == 1


def test_a_league_without_a_final_has_no_qualification_line() -> None:
    for count, form in ((3, CASTILLAR), (6, LEAGUE)):
        post = present.overview(seen(drawn(NAMES[:count]), form=form), ES)
        assert "─" not in said(post), (count, form)


def test_every_criterion_of_a_table_has_its_sentence() -> None:
    """Whatever separates two rows has a sentence, or can be seen in the table."""
    rules = {
        row.rule
        for count in range(2, 11)
        for _, state in courses(NAMES[:count])
        for table in state.state.tables
        for row in table.rows
    }
    assert rules <= UNSAID | set(SEPARATED)
    assert {"HC-3.2", "HC-4.1", "H-6.1"} <= rules


def test_a_tie_is_explained_by_what_broke_it() -> None:
    five, three = drawn(NAMES[:5]), drawn(NAMES[:3])
    winners = {("Ana", "Bo"): (10, 94), ("Bo", "Carla"): (30, 74), ("Ana", "Carla"): (90, 14)}
    circle = []
    for fixture in seen(three).state.fixtures:
        names = [seen(three).state.names[entrant] for entrant in fixture.entrants]
        points = winners[min(names), max(names)]
        circle.append(result(fixture, points if names[0] < names[1] else points[::-1]))
    difference = present.overview(seen(three, circle), ES, whole=True)
    assert ES("parted-difference", order="Carla › Ana › Bo") in said(difference)

    level_three = played(NAMES[:3], level)
    assert ES("parted-not", players="Ana, Bo, Carla") in said(present.overview(seen(three, level_three), ES))
    card = Input("card", (FIRST,), "yellow")
    carded = said(present.overview(seen([*three, card], level_three), ES, whole=True))
    assert any(ES("parted-cards", order=f"{name} › Ana") in carded for name in ("Bo", "Carla"))
    assert ES("table-yellow", counts="Ana 1") in carded
    order = Input("order", (FIRST + 1, FIRST, FIRST + 2))
    ruled = said(present.overview(seen([*three, order], level_three), ES, whole=True))
    assert ES("parted-ruled", order="Bo › Ana › Carla") in ruled
    assert f"{ES('ruled-order', players='Bo, Ana, Carla')}: No vino nadie" in ruled
    unplayed = said(present.overview(seen(five), ES))
    assert opening(ES, "parted-not", "players") not in unplayed
    assert opening(ES, "parted-difference", "order") not in unplayed


def test_the_message_shows_the_round_that_is_played_and_the_whole_list_everything() -> None:
    state = seen(drawn(NAMES), played(NAMES, stop=20))
    short, whole = present.overview(state, ES), present.overview(state, ES, whole=True)
    assert [f"**Jornada {n}**" in said(short) for n in range(1, 10)] == [False] * 4 + [True] + [False] * 4
    assert said(short).startswith(f"# {ES('stage-matches', played=20, all=45)}\n")
    assert all(f"**Jornada {n}**" in said(whole) for n in range(1, 10))
    ahead = next(one for one in state.state.fixtures if one.round == 8)
    early = state._replace(live={ahead.key: LiveMatch(1, True, LINK)})
    names = state.state.names
    line = f"- {names[ahead.entrants[0]]} – {names[ahead.entrants[1]]} · [{ES('match-live')}]({LINK})"
    assert said(present.overview(early, ES)).count(line) == 1, "it is being played"
    assert action(short, ES("button-c-table")) == "@c-pick 12"
    assert ES("button-c-table") not in offered(whole)


def test_matches_tell_who_won_who_waits_and_who_has_left() -> None:
    five = drawn(NAMES[:5])
    first, second, third, fourth = seen(five).state.fixtures[:4]
    left = result(second, (40, 64), left=[second.entrants[1]])
    state = seen(
        [*five, Input("walkover", (third.entrants[0],), third.key)],
        [result(first, (64, 40)), left],
        live=[fourth.key],
    )
    names = state.state.names

    def won_unplayed(fixture: Fixture) -> str:
        player, rival = (names[entrant] for entrant in fixture.entrants)
        return ES("match-walkover", player=player, rival=rival)

    text = said(present.overview(state, ES, whole=True))
    assert f"- **{names[first.entrants[1]]}** 40 – 64 {names[first.entrants[0]]}" in text
    assert won_unplayed(second) in text
    assert won_unplayed(third) in text
    assert f"[{ES('match-live')}]({LINK})" in text
    bye = state.state.byes[0]
    assert bye is not None
    assert f"**Jornada 1** · descansa {names[bye]}" in text
    spoken = said(present.overview(state, ES, whole=True).in_words())
    one, two = names[first.entrants[1]], names[first.entrants[0]]
    assert ES("match-won", one=one, two=two, points=40, rival=64) in spoken
    assert f"Jornada 1, descansa {names[bye]}." in spoken


def test_a_match_abandoned_by_both_waits_for_the_organiser() -> None:
    five = drawn(NAMES[:5])
    first = seen(five).state.fixtures[0]
    state = seen(five, [result(first, (40, 64), left=first.entrants)])
    assert state.state.fixtures[0].abandoned
    assert ES("match-abandoned", players="Eva, Dino") in said(present.overview(state, ES))
    actions = [
        getattr(one, "action", "")
        for one in offered(present.own_matches(state, first.entrants[0], ES)).values()
    ]
    assert f"@c-play {first.key}" not in actions
    winner = f"#{1 + list(state.state.names).index(first.entrants[0])}"
    page = present.organiser_panel(state, ES, f"walkover {winner}")
    assert first.key in [option.value for option in menus(page)[f"@c-rule walkover {winner}"].options]


def test_a_withdrawn_entrant_is_named_and_not_waited_for() -> None:
    state = seen([*drawn(NAMES[:5]), Input("withdraw", (FIRST,), "preliminary")])
    assert ES("championship-out", players="Ana") in said(present.overview(state, ES))
    assert f"{ES('ruled-withdraw', player='Ana')}: No vino nadie" in said(present.overview(state, ES))
    assert offered(present.own_matches(state, FIRST, ES)) == {}


def test_groups_tell_points_stars_and_rounds() -> None:
    state = seen(drawn(NAMES[:8]), played(NAMES[:8], stop=1))
    text = said(present.overview(state, ES))
    assert "**Grupo A**" in text
    assert "**Grupo B**" in text
    assert text.count(" puntos, estrellitas: ") == 4
    assert text.count(f" · {ES('row-unplayed')}") == 4
    assert text.count("\n- **") == 4, "whoever has not played has no place"
    spoken = said(present.overview(state, ES).in_words())
    assert spoken.count(ES("row-waiting", player="")) == 4
    assert spoken.count("estrellitas, 0") == 4


# ---- one's own matches ---------------------------------------------------------------------------------


def test_my_matches_are_mine_alone_and_lead_to_their_tables() -> None:
    five = drawn(NAMES[:5])
    fixtures = [one for one in seen(five).state.fixtures if FIRST in one.entrants]
    state = seen(five)
    live = {fixtures[0].key: LiveMatch(1, True, LINK), fixtures[1].key: LiveMatch(2, False, LINK)}
    post = present.own_matches(state._replace(live=live), FIRST, ES)
    buttons = list(offered(post).values())
    hand, way, *others = buttons
    assert isinstance(hand, Button)
    assert (hand.action, hand.style) == (f"@c-play {fixtures[0].key}", "primary")
    assert isinstance(way, Link)
    assert way.url == LINK
    rival = next(state.state.names[one] for one in fixtures[0].entrants if one != FIRST)
    assert said(post).startswith(f"# {ES('mine-now', players=rival, count=1)}")
    due = present.own_matches(state._replace(live=live), FIRST, ES, turns=[fixtures[0].key])
    assert said(due).startswith(f"# {ES('mine-turn', players=rival, count=1)}")
    assert offered(due) == offered(post)
    both = {one.key: LiveMatch(n, True, LINK) for n, one in enumerate(fixtures[:2])}
    second = present.own_matches(state._replace(live=both), FIRST, ES, turns=[fixtures[1].key])
    first = next(iter(offered(second).values()))
    assert isinstance(first, Button)
    assert first.action == f"@c-play {fixtures[1].key}"
    assert [one.action for one in others if isinstance(one, Button)] == [
        f"@c-play {one.key}" for one in fixtures[2:]
    ]
    assert {one.style for one in others if isinstance(one, Button)} == {"secondary"}
    assert [one.url for one in others if isinstance(one, Link)] == [LINK], "the rival is waited for"
    idle = present.own_matches(state, FIRST, ES)
    assert said(idle).startswith(f"# {ES('mine-open', count=4)}\n")
    assert {one.style for one in offered(idle).values() if isinstance(one, Button)} == {"primary"}
    lost = present.own_matches(state._replace(live={fixtures[0].key: LiveMatch(1, True, "")}), FIRST, ES)
    assert all(isinstance(one, Button) for one in offered(lost).values()), "no message, no address"


def test_a_player_waiting_at_a_table_is_named_to_all_and_the_opponent() -> None:
    state = seen(drawn(NAMES[:5]))
    fixture = next(one for one in state.state.fixtures if FIRST in one.entrants)
    (rival,) = (one for one in fixture.entrants if one != FIRST)
    name = state.state.names[rival]
    came = state._replace(live={fixture.key: LiveMatch(1, False, LINK, awaited=frozenset({FIRST}))})
    assert f" · [{ES('match-awaits', players='Ana')}]({LINK})" in said(present.overview(came, ES))
    called = present.own_matches(came, FIRST, ES)
    assert said(called).startswith(f"# {ES('mine-called', players=name, count=1)}\n")
    first, *others = offered(called).values()
    assert isinstance(first, Button)
    assert (first.action, first.style) == (f"@c-play {fixture.key}", "success")
    assert {one.style for one in others if isinstance(one, Button)} == {"secondary"}
    assert ES("mine-also") in said(called)
    waits = present.own_matches(came, rival, ES)
    assert [one for one in offered(waits).values() if isinstance(one, Link)] == [
        Link(ES("mine-wait", players="Ana"), LINK)
    ]
    asleep = came._replace(live={fixture.key: LiveMatch(1, True, LINK, asleep=True)})
    assert f" · [{ES('match-asleep')}]({LINK})" in said(present.overview(asleep, ES))


def test_an_entrant_waiting_for_a_match_reads_for_whom() -> None:
    state = seen(drawn(NAMES[:4]))
    (fixture,) = state.state.fixtures
    missing = fixture.entrants[1:]
    came = state._replace(live={fixture.key: LiveMatch(1, False, LINK, awaited=frozenset(missing))})
    post = present.own_matches(came, fixture.entrants[0], ES)
    first, second, third = (state.state.names[one] for one in missing)
    names = f"{first}, {second} y {third}"
    assert said(post).startswith(f"# {ES('mine-seated', players=names)}\n")
    there = state.state.names[fixture.entrants[0]]
    assert said(present.own_matches(came, missing[0], ES)).startswith(
        f"# {ES('mine-called', players=there, count=1)}"
    )


def test_my_matches_before_the_draw_and_after_the_last_one() -> None:
    assert f"# {ES('mine-before-draw')}" in said(present.own_matches(seen(signed_up(NAMES[:5])), FIRST, ES))
    over = present.own_matches(seen(drawn(NAMES[:5]), played(NAMES[:5])), FIRST, ES)
    assert ES("mine-none") in said(over)
    where = (ES("mine-of", name="Copa de otoño"), ES("game-skull-king"), ES("mine-place", place=1, all=5))
    assert f"\n-# {' · '.join(where)}\n" in said(over)
    won = opening(ES, "mine-won", "rival")
    results = [line for line in said(over).splitlines() if won in line]
    assert len(results) == 4
    assert offered(over) == {}


# ---- the organiser's panel -----------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(2, 11))
def test_the_rules_accept_every_ruling_that_the_panel_offers(count: int) -> None:
    for kind, state in courses(NAMES[:count]):
        offers = [ruling for _, post in panels(state, ES) for ruling in ways(post, "@c-rule")]
        for ruling in offers:
            said_ = parse(present.resolve_entrants(state, ruling))
            assert find_broken_rule(state.state, said_) is None, (kind, ruling)
        verbs = {ruling.split(" ")[0] for ruling in offers}
        assert verbs == state.state.rulings - {"draw"} - idle(state.state), kind


def idle(state: Championship) -> set[str]:
    """Return rulings that are not offered because every match of the league has been decided."""
    return set() if any(one.is_open for one in state.fixtures if one.round) else {"walkover"}


def test_a_panel_without_anything_to_rule_says_so() -> None:
    over = present.organiser_panel(seen(drawn(NAMES[:5]), played(NAMES[:5])), ES)
    assert ES("desk-nothing") in said(over)
    assert menus(over) == {}
    assert offered(over) == {}


def test_the_form_names_the_ruling_and_nothing_else_has_one() -> None:
    state = seen(drawn(NAMES[:5]))
    form = present.form(state, ES, "card #2 black")
    assert form is not None
    assert form.title == ES("ruled-card", colour=ES("desk-card-black"), player="Bo")
    assert form.action == "@c-rule card #2 black"
    for nonsense in (
        "",
        "card",
        "card #6 black",
        "card #2 pink",
        "draw 3",
        "void",
        "order #1 #2",
        "join 3 x",
    ):
        assert present.form(state, ES, nonsense) is None, nonsense


def test_an_order_is_chosen_step_by_step_with_the_last_two_together() -> None:
    state = seen(drawn(NAMES[:3]), played(NAMES[:3], level))
    first = menus(present.organiser_panel(state, ES))["@c-desk order"]
    assert [option.value for option in first.options] == ["#1", "#2", "#3"]
    last = menus(present.organiser_panel(state, ES, "order #2"))["@c-rule order #2"]
    assert [option.value for option in last.options] == ["#1 #3", "#3 #1"]
    assert present.resolve_entrants(state, "order #2 #1 #3") == f"order {FIRST + 1} {FIRST} {FIRST + 2}"
    for nonsense in ("order #9", "order #1 #2 #3", "order x"):
        assert menus(present.organiser_panel(state, ES, nonsense)) == {}


# ---- the end -------------------------------------------------------------------------------------------


def test_medals_tell_what_each_extra_point_is_for() -> None:
    text = said(present.overview(seen(drawn(NAMES[:5]), played(NAMES[:5])), ES))
    assert ES("ending-winner", players="Ana", count=1) in text
    assert f"🥇 **Ana** · {ES('podium-points', count=7, shown='7')}\n" in text
    assert f"\n-# {ES('medal-extra', players='Ana', podium=5, extra=2, why=ES('extra-champion'))}\n" in text
    assert f"🥉 **Carla** · {ES('podium-points', count=2, shown='2')}" in text
    assert f"4\\. **Dino** · {ES('podium-points', count=1, shown='1')}" in text
    assert ES("ending-without", players="Eva") in text
    void = said(present.overview(seen(drawn(NAMES[:5]), played(NAMES[:5], level)), ES))
    assert ES("ending-void") in void
    assert f"**Eva** · {ES('podium-points', count=2, shown='2')}" in void
    assert f"Eva: 0 + 2, {ES('extra-void')}" in void
    groups = said(present.overview(seen(drawn(NAMES[:8]), played(NAMES[:8])), ES))
    assert groups.count(ES("extra-group")) == 2


def test_four_entrants_level_for_the_final_play_off() -> None:
    five = drawn(NAMES[:5])
    post = present.overview(seen(five, played(NAMES[:5], one_ahead, stop=10)), ES)
    assert post.epoch == "play_off"
    assert said(post).startswith(f"# {ES('stage-play-off')}\n")
    assert ES("next-play-off") in said(post)
    assert "**Desempate**\n- Bo, Carla, Dino, Eva" in said(post)
    assert ES("parted-not", players="Bo, Carla, Dino, Eva") in said(post)
    over = said(present.overview(seen(five, played(NAMES[:5], one_ahead)), ES, whole=True))
    assert over.index("**Final**") < over.index("**Desempate**") < over.index("**Jornada 1**")
    assert ES("ending-without", players="Eva") in over


def test_two_tied_champions_share_the_champions_points() -> None:
    five = drawn(NAMES[:5])
    final = said(present.overview(seen(five, played(NAMES[:5], two_ahead, stop=10)), ES))
    assert ES("stage-level", players="Ana, Bo") in final
    over = said(present.overview(seen(five, played(NAMES[:5], two_ahead)), ES))
    assert ES("medal-extra", players="Ana", podium=5, extra=2, why=ES("extra-shared")) in over
    assert ES("medal-extra", players="Bo", podium=3, extra=1, why=ES("extra-shared")) in over


def test_every_extra_point_has_a_reason() -> None:
    for count in range(2, 11):
        for kind, state in courses(NAMES[:count]):
            for medal in state.state.medals:
                assert not medal.extra or set(medal.rules) & set(EXTRAS), (count, kind, medal)


def test_a_cancelled_championship_offers_nothing() -> None:
    post = present.overview(seen([*drawn(NAMES[:5]), Input("cancel")]), ES)
    assert "cancelado" in said(post)
    assert f"{ES('ruled-cancel')}: No vino nadie" in said(post)
    assert set(offered(post)) == {ES("button-c-table"), "Reglas"}


def test_the_classification_adds_up_and_leads_to_other_seasons() -> None:
    header = seen(drawn(NAMES[:5])).header
    one = Honours(header, (MedalRow(1, "Ana", 1, 5, 2), MedalRow(2, "Bo", 2, 3, 0)))
    two = Honours(header, (MedalRow(2, "Bo", 1, 5, 0), MedalRow(3, "Eva", None, 0, 2)))
    post = present.classification("2026", ["2026", "verano"], [one, two], ES)
    assert f"1\\. **Bo** · 8 puntos · 🥇1 🥈1\n-# {ES('classification-each', each='3 · 5')}" in said(post)
    assert f"2\\. **Ana** · 7 puntos · 🥇1\n-# {ES('classification-each', each='7 · –')}" in said(post)
    assert "1\\. Copa de otoño · Ana\n2\\. Copa de otoño · Bo" in said(post)
    menu = menus(post)["@c-season"]
    assert [(line.value, line.chosen) for line in menu.options] == [("2026", True), ("verano", False)]
    assert r"1\. Bo: " in said(post.in_words())
    empty = present.classification("", [], [], ES)
    assert ES("classification-empty") in said(empty)
    assert menus(empty) == {}


@pytest.mark.parametrize("count", [1, 2])
def test_a_reminder_mentions_only_its_recipients(count: int) -> None:
    users = [FIRST + n for n in range(count)]
    post = present.reminder(seen(drawn(NAMES[:5])), users, LINK, ES)
    assert post.classic
    assert post.mentions == tuple(users)
    pings = " ".join(f"<@{user}>" for user in users)
    said_ = ES("championship-reminder", pings=pings, count=count, name="|", link="|")
    assert said(post).startswith(said_.split("|")[0])
    assert action(post, ES("button-c-mine")) == "@c-mine"


# ---- in words ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", range(3))
def test_posts_in_words_have_no_drawings_and_name_everybody(turn: int) -> None:
    """Few, some or many entrants, and each stage once in every language."""
    for n, (kind, state) in enumerate(courses(NAMES[: (2, 5, 8)[turn]]), turn):
        t = texts(LOCALES[n % len(LOCALES)])
        for name, post in pages(state, t):
            text = said(post.in_words())
            assert not {*"`›─"} & {*text}, (kind, name)
            assert text == without_symbols(text), (kind, name)
        text = said(present.overview(state, t, whole=True).in_words())
        missing = [one for one in state.state.names.values() if one not in text and one[:5] not in text]
        assert missing == [], kind


def test_two_namesakes_are_distinguishable() -> None:
    state: ChampionshipSnapshot = seen(drawn(["Ana", "Ana", "Bo", "Eva", "Jan"]))
    text = said(present.overview(state, ES))
    assert "Ana1" in text
    assert "Ana2" in text


def test_ten_namesakes_are_ten_rows_in_the_table() -> None:
    for name in ("Bartholomew", "海賊船長海賊船長", "بحار البحار"):
        state = seen(drawn([name] * 10), played([name] * 10, stop=45))
        rows = re.findall(r"^\d+\\\. \*\*(.+?)\*\*", said(present.overview(state, ES, whole=True)), re.M)
        assert len(rows) == len(set(rows)) == 10, rows
