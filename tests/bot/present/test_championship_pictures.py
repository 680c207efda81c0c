"""Which picture a championship's message has and when, and its alt text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.art.draw import Pairings
from bot.art.lobby import Lobby
from bot.art.medals import Medals
from bot.art.standings import Standings
from bot.championship.snapshot import ChampionshipSnapshot, LiveMatch
from bot.present import championship as present
from bot.present.post import ALT_LIMIT, Button, Illustration, Post, Row, Text
from bot.texts.sentences import LOCALES, texts
from engine.championship.plan import LEAGUE
from engine.championship.public import Input
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
    withdrawn,
)
from tests.bot.present.tables import opening
from tests.bot.present.test_championship_limits import courses
from tests.bot.present.test_championship_posts import said
from tests.bot.present.test_long_names import NAMES as LONG

EN = texts("en")


def shown(state: ChampionshipSnapshot) -> Illustration:
    found = present.overview(state, EN).illustration
    assert found is not None
    return found


def beside(post: Post) -> str:
    """Return the text beside the picture."""
    return "\n".join(getattr(block, "text", "") for block in post.blocks)


def test_each_stage_of_a_championship_has_its_own_picture() -> None:
    five = drawn(NAMES[:5])
    results = played(NAMES[:5])
    entering = shown(seen(signed_up(NAMES[:5])))
    assert isinstance(entering.picture, Lobby)
    assert [chair.name for chair in entering.picture.chairs if chair.face] == list(NAMES[:5])
    assert all(name in entering.alt for name in NAMES[:5])
    kinds = [type(shown(seen(five, results[:stop])).picture) for stop in (0, 1, 9, 10, 11)]
    assert kinds == [Pairings, Standings, Standings, Pairings, Medals]
    for stop in (0, 3, 11):
        assert present.overview(seen(five, results[:stop]), EN, whole=True).illustration is None
    assert present.overview(seen([*five, Input("cancel")]), EN).illustration is None


def test_the_draw_shows_who_meets_whom_and_who_rests() -> None:
    state = seen(drawn(NAMES[:5]))
    found = shown(state)
    picture, alt, instead = found.picture, found.alt, found.fallback
    assert isinstance(picture, Pairings)
    names = state.state.names
    first = [fixture for fixture in state.state.fixtures if fixture.round == 1]
    assert [[one.name for one in table.players] for table in picture.tables] == [
        [names[entrant] for entrant in fixture.entrants] for fixture in first
    ]
    bye = state.state.byes[0]
    assert bye is not None
    assert picture.free is not None
    assert picture.free.name == names[bye]
    one, two = (names[entrant] for entrant in first[0].entrants)
    versus = EN("match-versus", one=one, two=two)
    title = EN("match-round", round=1)
    assert alt.startswith(EN("draw-picture", title=title, tables=f"{versus}; |").split("|")[0])
    assert alt.endswith(f"; bye: {names[bye]}.")
    assert instead is not None
    assert f"- {one} – {two}" in instead.text
    assert f"**Round 1** · bye: {names[bye]}" in instead.text


def test_the_draw_gives_each_entrant_one_animal() -> None:
    picture = shown(seen(drawn(NAMES[:5]))).picture
    assert isinstance(picture, Pairings)
    faces = {player.name: player.face for table in picture.tables for player in table.players}
    entering = shown(seen(signed_up(NAMES[:5]))).picture
    assert isinstance(entering, Lobby)
    chairs = {chair.name: chair.face for chair in entering.chairs if chair.face}
    assert len(set(faces.values())) == len(faces) == 4
    assert faces.items() <= chairs.items()


def test_the_call_after_the_draw_shows_the_draw_and_leads_to_a_match() -> None:
    state = seen(drawn(NAMES[:5]))
    post = present.draw_notice(state, [7, 8], LINK, EN)
    title, picture, row = post.blocks
    assert isinstance(title, Text)
    assert all(part in title.text for part in ("<@7>", "<@8>", LINK))
    assert picture == shown(state)
    assert isinstance(row, Row)
    assert [button.action for button in row.buttons if isinstance(button, Button)] == ["@c-mine"]
    assert "Round 1" in post.in_words().content, "a reader without pictures is told who meets whom"


def test_the_button_to_ones_matches_follows_the_picture() -> None:
    for stop in (0, 1, 10):
        kinds = present.overview(seen(drawn(NAMES[:5]), played(NAMES[:5])[:stop]), EN).blocks
        assert [type(block) for block in kinds[:4]] == [Text, Text, Illustration, Row], stop


def test_groups_are_drawn_as_two_tables_and_a_match_of_four_as_one() -> None:
    picture = shown(seen(drawn(NAMES[:8]))).picture
    assert isinstance(picture, Pairings)
    assert [(table.mark, len(table.players)) for table in picture.tables] == [("A", 4), ("B", 4)]
    picture = shown(seen(drawn(NAMES[:4]))).picture
    assert isinstance(picture, Pairings)
    assert [(table.mark, len(table.players)) for table in picture.tables] == [("", 4)]


def test_substitute_robots_of_finalists_are_drawn_as_robots() -> None:
    five, results = drawn(NAMES[:5]), played(NAMES[:5])[:10]
    state = seen([*five, Input("withdraw", (FIRST,), "final")], results)
    found = shown(state)
    picture, alt = found.picture, found.alt
    assert isinstance(picture, Pairings)
    assert [len(table.players) for table in picture.tables] == [3]
    assert picture.tables[0].company == EN("draw-robots", count=1)
    assert EN("draw-robots", count=1) in alt
    assert "Ana" not in alt


@pytest.mark.parametrize("stop", [1, 5, 9])
def test_the_league_picture_matches_the_league_table(stop: int) -> None:
    state = seen(drawn(NAMES[:5]), played(NAMES[:5])[:stop])
    found = shown(state)
    picture, alt, instead = found.picture, found.alt, found.fallback
    assert isinstance(picture, Standings)
    (table,) = picture.tables
    (rows,) = (one.rows for one in state.state.tables)
    assert [line.name for line in table.lines] == [state.state.names[row.entrant] for row in rows]
    assert [line.place for line in table.lines] == [str(row.rank) for row in rows]
    assert [line.figures[:2] for line in table.lines] == [(str(row.points), str(row.played)) for row in rows]
    assert instead is not None
    for row, line in zip(rows, table.lines, strict=True):
        wins = "1 win" if row.points == 1 else f"{row.points} wins"
        told = f"{wins}, played {row.played}, difference {line.figures[2]}"
        assert f"{row.rank}, {line.name}: {told}" in alt
        assert f"**{line.name}** · {wins}, {row.played} played · {line.figures[2]}" in instead.text
    through = [line.name for line in table.lines if line.qualifies]
    assert (EN("table-through", players=", ".join(through)) in alt) is bool(through)


def test_cards_and_withdrawals_are_in_the_picture_and_its_alt_text() -> None:
    five = drawn(NAMES[:5])
    cards = [Input("card", (FIRST + 1,), "black"), *[Input("card", (FIRST + 2,), "yellow")] * 2]
    state = seen([*five, *cards, *withdrawn(0)], played(NAMES[:5])[:3])
    post = present.overview(state, EN)
    found = post.illustration
    assert found is not None
    picture, alt = found.picture, found.alt
    assert isinstance(picture, Standings)
    lines = {line.name: line for line in picture.tables[0].lines}
    assert (lines["Bo"].black, lines["Bo"].yellow) == (1, 0)
    assert (lines["Carla"].black, lines["Carla"].yellow) == (0, 2)
    assert lines["Ana"].out
    assert lines["Ana"].place == "–"
    assert f"{EN('table-black-league', counts='Bo 1')}." in alt
    assert f"{EN('table-yellow', counts='Carla 2')}." in alt
    assert f"-# {EN('table-black-league', counts='Bo 1')}" in beside(post)
    assert f"-# {EN('championship-out', players='Ana')}" in beside(post)


def test_a_group_that_has_not_played_has_no_places() -> None:
    state = seen(drawn(NAMES[:8]), played(NAMES[:8], stop=1))
    found = shown(state)
    picture, alt = found.picture, found.alt
    assert isinstance(picture, Standings)
    first, second = picture.tables
    assert [line.place for line in first.lines] == ["1", "2", "3", "4"]
    assert [line.qualifies for line in first.lines] == [True, True, False, False]
    assert {(line.place, line.figures) for line in second.lines} == {("–", ("–", "–", "–"))}
    assert alt.count(f"has {EN('row-unplayed')}") == 4


def test_the_medals_show_everybody_with_their_points() -> None:
    state = seen(drawn(NAMES[:5]), played(NAMES[:5]))
    post = present.overview(state, EN)
    found = post.illustration
    assert found is not None
    picture, alt, instead = found.picture, found.alt, found.fallback
    assert isinstance(picture, Medals)
    assert [(one.place, one.name, one.points) for one in picture.medallists] == [
        (1, "Ana", "7"),
        (2, "Bo", "3"),
        (3, "Carla", "2"),
        (4, "Dino", "1"),
        (0, "Eva", "0"),
    ]
    assert alt.startswith(opening(EN, "medals-picture", "places") + "1, Ana ")
    assert alt.endswith(
        f"; {EN('medals-picture-without', player='Eva', points=EN('podium-points', count=0, shown='0'))}."
    )
    assert instead is not None
    assert "🥇" not in beside(post), "once is enough"
    assert f"-# {EN('medal-extra', players='Ana', podium=5, extra=2, why=EN('extra-champion'))}" in beside(
        post
    ), "what extra points are for is no part of it"


def test_two_entrants_in_the_last_place_share_its_medal() -> None:
    state = seen(drawn(NAMES[:4]))
    (fixture,) = state.state.fixtures
    shared = seen(drawn(NAMES[:4]), [result(fixture, (20, 30, 30, 60))])
    found = shown(shared)
    picture, alt = found.picture, found.alt
    assert isinstance(picture, Medals)
    assert [one.place for one in picture.medallists] == [1, 2, 2, 4]
    assert alt.count("2, ") == 2


def test_a_tied_league_shows_the_final_and_then_the_medals() -> None:
    five = drawn(NAMES[:5])
    final = seen(five, played(NAMES[:5], two_ahead, stop=10))
    assert isinstance(shown(final).picture, Pairings)
    over = present.overview(seen(five, played(NAMES[:5], two_ahead)), EN)
    assert over.illustration is not None
    assert EN("medal-extra", players="Ana", podium=5, extra=2, why=EN("extra-shared")) in beside(over)
    assert EN("medal-extra", players="Bo", podium=3, extra=1, why=EN("extra-shared")) in beside(over)


def test_a_play_off_shows_the_table_that_led_to_it() -> None:
    state = seen(drawn(NAMES[:5]), played(NAMES[:5], one_ahead, stop=10))
    post = present.overview(state, EN)
    assert post.illustration is not None
    assert isinstance(post.illustration.picture, Standings)
    assert "**Play-off**\n- Bo, Carla, Dino, Eva" in beside(post)


def test_a_void_championship_has_no_podium() -> None:
    void = present.overview(seen(drawn(NAMES[:5]), played(NAMES[:5], level)), EN)
    assert void.illustration is not None
    assert isinstance(void.illustration.picture, Standings)
    assert f"**Eva** · {EN('podium-points', count=2, shown='2')}" in beside(void)


def test_a_league_that_is_the_result_has_its_table_beside_the_podium() -> None:
    post = present.overview(seen(drawn(NAMES[:3]), played(NAMES[:3], form=LEAGUE), form=LEAGUE), EN)
    assert post.illustration is not None
    assert isinstance(post.illustration.picture, Medals)
    assert "**League**\n1\\. **Ana** · 2 wins" in beside(post)


def test_matches_in_play_are_listed_once_and_first() -> None:
    state = seen(drawn(NAMES[:5]))
    first, second = (one for one in state.state.fixtures if one.round == 1)
    live = {first.key: LiveMatch(1, True, LINK)}
    names = [state.state.names[entrant] for entrant in (*first.entrants, *second.entrants)]
    post = present.overview(state._replace(live=live), EN)
    assert f"**{EN('live-title')}**\n- {names[0]} – {names[1]} · [being played]({LINK})" in beside(post)
    assert said(post).count(f"{names[0]} – {names[1]}") == 1
    assert said(post).count(f"{names[2]} – {names[3]} · {EN('match-pending')}") == 1


def test_a_name_that_cannot_be_drawn_is_written_beside_the_picture() -> None:
    names = ("船長キャプテン", *NAMES[:4])
    for stop in (0, 4, 11):
        post = present.overview(seen(drawn(names), played(names)[:stop]), EN)
        assert post.illustration is not None
        assert post.illustration.fallback is None
        assert "船長キャプテン" in beside(post)


def test_markup_in_a_championships_name_is_drawn_literally() -> None:
    state = seen(drawn(NAMES[:5]), name="**El\nCastillar**")
    picture = shown(state).picture
    assert isinstance(picture, Pairings)
    assert picture.name == "**El Castillar**"


@pytest.mark.parametrize("count", [2, 3, 5, 8, 10])
def test_alt_texts_of_championship_pictures_fit_discords_limit(count: int) -> None:
    pictures = 0
    names = tuple(LONG[n % len(LONG)] for n in range(count))
    for n, (kind, state) in enumerate(courses(names), count):
        # The largest in all languages, the others in one language each by turns.
        for locale in LOCALES if count == 10 else (LOCALES[n % len(LOCALES)],):
            post = present.overview(state, texts(locale))
            assert not any(isinstance(block, Illustration) for block in post.in_words().blocks), kind
            assert len([block for block in post.blocks if isinstance(block, Illustration)]) <= 1, kind
            if post.illustration is not None:
                pictures += 1
                assert 20 < len(post.illustration.alt) <= ALT_LIMIT, kind
    assert pictures > 8


def test_an_opened_table_does_not_change_the_championships_picture() -> None:
    """A table that opens changes the text, but the picture is not sent again."""
    state = seen(drawn(NAMES[:5]), played(NAMES[:5])[:2])
    live = {state.state.fixtures[4].key: LiveMatch(9, True, LINK)}
    later = state._replace(live=live, header=replace(state.header, timer="12h"))
    assert shown(later) == shown(state)
    assert present.overview(later, EN) != present.overview(state, EN)
