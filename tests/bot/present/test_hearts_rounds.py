"""What a Hearts table says after a round: moons, the pad, extra rounds; and at the end."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.present import PRESENTERS
from bot.present.post import Text
from bot.texts.sentences import LOCALES, texts
from tests.bot.present.hearts_said import panel_says, table_says, tied
from tests.bot.present.hearts_seen import seen_by, told
from tests.bot.present.tables import plain
from tests.engine.hearts.transcript import Table

SHOW = PRESENTERS["hearts"]
EN = texts("en")


@pytest.mark.rule("H-5.3", "H-6.4")
@pytest.mark.parametrize("locale", LOCALES)
def test_a_moon_is_announced_in_a_headline(locale: str) -> None:
    table, moon = Table(4).round(26, 0, 0, 0), plain(texts(locale)("hearts-moon", player="Ana"))
    for said in (table_says(table, locale), panel_says(table, 2, locale)):
        assert next(line for line in said.splitlines() if moon in line).startswith("#")
    ana, bea = (
        line for line in table_says(table, locale).splitlines() if re.match(r"\*\*(Ana|Bea)\*\* · ", line)
    )
    t = texts(locale)
    totals = [t("total", points=points).replace("\u00a0", " ") for points in (0, 26)]
    assert re.match(rf"\*\*Ana\*\* · [\w ]+ \*\*0\*\* · {totals[0]} · ", ana)
    assert ana.replace("\u00a0", " ").endswith(f" · {t('fact-stars', count=1)} · {t('fact-moons', count=1)}")
    assert re.match(rf"\*\*Bea\*\* · [\w ]+ \*\*\+26\*\* · {totals[1]}$", bea)


@pytest.mark.rule("H-7.4", "R-H-13")
def test_an_extra_round_says_whose_tie_it_decides_and_why() -> None:
    said = table_says(tied())
    assert EN("hearts-extra", players="Ana and Bea", rank=1, points=0) in said
    assert EN("hearts-extra-why") in said
    table = tied().deal()
    assert EN("hearts-title-extra") in table_says(table)
    assert EN("hearts-extra-now", players="Ana and Bea") in panel_says(table, 3)
    extra = tied().round(5, 1, 10, 10)
    said = table_says(extra)
    assert EN("hearts-decided-extra", players="Bea and Ana") in said
    assert "🥇 **Bea** · 0 points" in panel_says(extra, 2)
    result = SHOW.play.draw_round_result(seen_by(extra.state, None), EN)
    told_ = "\n".join(block.text for block in result if isinstance(block, Text))
    scores = [line for line in told_.splitlines() if re.match(r"\*\*(Bea|Carl)\*\* · ", line)]
    assert [" **+1** · " in line for line in scores] == [True, False], "only the tied are looked at"


@pytest.mark.rule("R-H-07")
def test_an_extra_round_in_words_scores_only_the_tied_players() -> None:
    said = panel_says(tied().round(5, 5, 12, 4), 0, words=True)
    assert EN("hearts-words-line", player="You", points=5, total=0, honours="") in said
    assert EN("hearts-words-aside", player="Dora", total=52, honours="") in said
    stars = tied()
    stars.state.stars[3] = 1
    assert plain(EN("hearts-words-aside", player="Dora", total=52, honours=", 1\xa0star")) in panel_says(
        stars.round(5, 5, 12, 4), 0, words=True
    )


@pytest.mark.rule("H-7.4", "R-H-07")
def test_a_second_extra_round_says_that_the_first_one_ended_level() -> None:
    first, second = EN("hearts-extra-why"), EN("hearts-extra-again")
    assert first in table_says(tied())
    said = table_says(tied().round(5, 5, 12, 4))
    assert second in said
    assert first not in said
    # A referee's card shown meanwhile may create a tie without an extra round.
    table = Table(4, limit=50, places=[1, 2]).round(1, 1, 1, 23).do("* card 2 yellow")
    table.round(1, 1, 1, 23).round(1, 1, 1, 23).round(5, 5, 12, 4)
    said = table_says(table.do("* card 0 yellow"))
    assert EN("hearts-extra", players="Ana and Carl", rank=2, points=3) in said
    assert first in said


@pytest.mark.rule("H-7.1", "H-7.2", "H-10")
def test_the_podium_says_what_decided_and_what_it_is_worth() -> None:
    said = table_says(ended())
    assert plain(EN("hearts-podium-points", points="Ana\xa0+5, Bea\xa0+3, Carl\xa0+1")) in said
    assert EN("hearts-decided-stars", players="Ana and Bea") in said
    assert "🥇 **Ana** · 5 points · 1 star\n" in panel_says(ended(), 2)
    final = seen_by(ended().state, None)
    booked = final._replace(header=replace(final.header, championship_id=1))
    shown = plain(told(SHOW.play.draw_table(booked, texts("en"))))
    assert EN("hearts-podium-points", points="") not in shown, "its medals say what it is worth"
    wins = table_says(Table(4, limit=50).round(2, 3, 10, 11).round(2, 1, 0, 23).round(1, 1, 2, 22))
    assert EN("hearts-decided-rounds", players="Ana and Bea") in wins


def test_awards_name_the_players_who_earned_them() -> None:
    said = table_says(Table(4, limit=50).round(26, 0, 0, 0).round(0, 20, 6, 0).round(0, 26, 0, 0))
    assert "🌕 **Moonstruck:** Ana and Bea, 1 moon" in said
    assert "🧼 **Spotless:**" in said


@pytest.mark.rule("H-5.3")
@pytest.mark.parametrize(("seats", "points"), [(2, (26, 0)), (4, (26, 0, 0, 0))])
def test_a_moon_result_addresses_one_rival_or_several(seats: int, points: tuple[int, ...]) -> None:
    own = SHOW.play.describe_own_result(seen_by(Table(seats).round(*points).state, 0), 1, EN)
    assert EN("hearts-own-moon", seats=seats) in own
    assert EN("hearts-own-moon", seats=6 - seats) not in own


@pytest.mark.rule("H-5.3")
def test_awards_count_the_points_taken_despite_a_moon() -> None:
    """Awards are for the points taken: a moon changes only the points written down."""
    table = Table(2)
    for _ in range(4):
        table.round(0, 26)
    said = table_says(table)
    assert EN("award-clean", players="Ana", count=4) in said
    assert EN("award-sponge", players="Bea", count=26) in said
    assert said.startswith(f"# {EN('hearts-winner', count=1, players='Bea')}\n")


@pytest.mark.parametrize("locale", LOCALES)
def test_totals_in_words_are_counted(locale: str) -> None:
    said = panel_says(Table(4).round(1, 25, 0, 0).deal(), 3, locale, words=True)
    for player, points in (("Carl", 0), ("Ana", 1), ("Bea", 25)):
        counted = texts(locale)("words-player", player=player, points=points, shown=str(points))
        assert plain(counted) in said


@pytest.mark.parametrize("locale", LOCALES)
def test_a_tie_with_one_point_is_counted(locale: str) -> None:
    t, table = texts(locale), Table(4, limit=50, places=[1]).round(1, 1, 12, 12)
    for _ in range(3):
        table.round(0, 0, 13, 13)
    assert plain(t("hearts-extra", rank=1, points=1, players="|").split("|")[0]) in table_says(table, locale)


def ended() -> Table:
    return Table(4, limit=50).round(0, 4, 11, 11).round(4, 0, 0, 22).round(1, 1, 4, 20)


@pytest.mark.parametrize("table", [Table(4).round(0, 4, 11, 11), ended()])
def test_points_are_in_the_picture_or_else_in_a_list(table: Table) -> None:
    post = SHOW.play.draw_table(seen_by(table.state, None), EN)
    assert post.illustration is not None
    beside, instead = told(post), told(post.without_illustration())
    for name in ("Ana", "Bea", "Carl", "Dora"):
        assert f"**{name}** · " not in beside
        assert f"**{name}** · " in instead
