"""What a Hearts table says after a round: moons, the pad, extra rounds; and at the end."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.present import PRESENTERS
from bot.present.post import Text
from bot.texts.sentences import texts
from tests.bot.present.hearts_said import panel_says, plain, table_says, tied
from tests.bot.present.hearts_seen import seen_by, told
from tests.engine.hearts.transcript import Table

SHOW = PRESENTERS["hearts"]
EN = texts("en")


@pytest.mark.rule("H-5.3", "H-6.4")
@pytest.mark.parametrize(
    ("locale", "moon"), [("en", "shoots the moon!"), ("es", "alcanza la Luna!"), ("fr", "décroche la lune !")]
)
def test_a_moon_is_announced_in_a_headline(locale: str, moon: str) -> None:
    table = Table(4).round(26, 0, 0, 0)
    for said in (table_says(table, locale), panel_says(table, 2, locale)):
        line = next(line for line in said.splitlines() if moon in line)
        assert line.startswith("#")
        assert "Ana" in line
    ana, bea = (
        line for line in table_says(table, locale).splitlines() if re.match(r"\*\*(Ana|Bea)\*\* · ", line)
    )
    assert re.match(r"\*\*Ana\*\* · [\w ]+ \*\*0\*\* · total 0 · ", ana)
    t = texts(locale)
    assert ana.replace("\u00a0", " ").endswith(f" · {t('fact-stars', count=1)} · {t('fact-moons', count=1)}")
    assert re.match(r"\*\*Bea\*\* · [\w ]+ \*\*\+26\*\* · total 26$", bea)


@pytest.mark.rule("H-7.4", "R-H-13")
def test_an_extra_round_says_whose_tie_it_decides_and_why() -> None:
    said = table_says(tied())
    assert "🤝 Level in place 1, with 0 points: **Ana and Bea**." in said
    assert "an extra round decides" in said
    table = tied().deal()
    assert "Hearts · extra round" in table_says(table)
    assert "only decides a tie: Ana and Bea." in panel_says(table, 3)
    extra = tied().round(5, 1, 10, 10)
    said = table_says(extra)
    assert "Bea and Ana: equal in everything, decided by an extra round." in said
    assert "🥇 **Bea** · 0 points" in panel_says(extra, 2)
    result = SHOW.play.draw_round_result(seen_by(extra.state, None), EN)
    told_ = "\n".join(block.text for block in result if isinstance(block, Text))
    scores = [line for line in told_.splitlines() if re.match(r"\*\*(Bea|Carl)\*\* · ", line)]
    assert [" **+1** · " in line for line in scores] == [True, False], "only the tied are looked at"


@pytest.mark.rule("R-H-07")
def test_an_extra_round_in_words_scores_only_the_tied_players() -> None:
    said = panel_says(tied().round(5, 5, 12, 4), 0, words=True)
    assert "You: 5 points in this round, 0 in all." in said
    assert "Dora: not in this tie, 52 in all." in said
    stars = tied()
    stars.state.stars[3] = 1
    assert "Dora: not in this tie, 52 in all, 1 star." in panel_says(stars.round(5, 5, 12, 4), 0, words=True)


@pytest.mark.rule("H-7.4", "R-H-07")
def test_a_second_extra_round_says_that_the_first_one_ended_level() -> None:
    first, second = (
        "so an extra round decides",
        "the extra round has ended level, too, so another one decides",
    )
    assert first in table_says(tied())
    said = table_says(tied().round(5, 5, 12, 4))
    assert second in said
    assert first not in said
    # A referee's card shown meanwhile may create a tie without an extra round.
    table = Table(4, limit=50, places=[1, 2]).round(1, 1, 1, 23).do("* card 2 yellow")
    table.round(1, 1, 1, 23).round(1, 1, 1, 23).round(5, 5, 12, 4)
    said = table_says(table.do("* card 0 yellow"))
    assert "Level in place 2, with 3 points: **Ana and Carl**" in said
    assert first in said


@pytest.mark.rule("H-7.1", "H-7.2", "H-10")
def test_the_podium_says_what_decided_and_what_it_is_worth() -> None:
    said = table_says(ended())
    assert "Podium points: Ana +5, Bea +3, Carl +1" in said
    assert "Ana and Bea: equal points, decided by stars." in said
    assert "🥇 **Ana** · 5 points · 1 star\n" in panel_says(ended(), 2)
    final = seen_by(ended().state, None)
    booked = final._replace(header=replace(final.header, championship_id=1))
    shown = plain(told(SHOW.play.draw_table(booked, texts("en"))))
    assert "Podium points" not in shown, "its medals say what it is worth"
    wins = table_says(Table(4, limit=50).round(2, 3, 10, 11).round(2, 1, 0, 23).round(1, 1, 2, 22))
    assert "Ana and Bea: equal points and stars, decided by rounds won." in wins


def test_awards_name_the_players_who_earned_them() -> None:
    said = table_says(Table(4, limit=50).round(26, 0, 0, 0).round(0, 20, 6, 0).round(0, 26, 0, 0))
    assert "🌕 **Moonstruck:** Ana and Bea, 1 moon" in said
    assert "🧼 **Spotless:**" in said


@pytest.mark.rule("H-5.3")
@pytest.mark.parametrize(
    ("locale", "one", "others"),
    [
        ("en", "for your rival", "for everybody else"),
        ("es", "para tu rival", "para los demás"),
        ("fr", "pour ton adversaire", "pour les autres"),
    ],
)
def test_a_moon_result_addresses_one_rival_or_several(locale: str, one: str, others: str) -> None:
    two, four = (
        SHOW.play.describe_own_result(seen_by(table.state, 0), 1, texts(locale))
        for table in (Table(2).round(26, 0), Table(4).round(26, 0, 0, 0))
    )
    assert one in two
    assert others not in two
    assert others in four


@pytest.mark.rule("H-5.3")
def test_awards_count_the_points_taken_despite_a_moon() -> None:
    """Awards are for the points taken: a moon changes only the points written down."""
    table = Table(2)
    for _ in range(4):
        table.round(0, 26)
    said = table_says(table)
    assert "🧼 **Spotless:** Ana, 4 rounds without taking a point" in said
    assert "🧽 **Thirstiest sponge:** Bea, 26 points taken in one round" in said
    assert said.startswith("# 🏆 Bea wins with the fewest points!\n")


@pytest.mark.parametrize(
    ("locale", "none", "one", "more"),
    [
        ("en", "Carl has 0 points.", "Ana has 1 point.", "Bea has 25 points."),
        ("es", "Carl tiene 0 puntos.", "Ana tiene 1 punto.", "Bea tiene 25 puntos."),
        ("fr", "Carl a 0 point.", "Ana a 1 point.", "Bea a 25 points."),
    ],
)
def test_a_total_of_one_point_is_singular(locale: str, none: str, one: str, more: str) -> None:
    said = panel_says(Table(4).round(1, 25, 0, 0).deal(), 3, locale, words=True)
    assert none in said
    assert one in said
    assert more in said


@pytest.mark.parametrize(
    ("locale", "one"), [("en", "with 1 point:"), ("es", "con 1 punto:"), ("fr", "avec 1 point :")]
)
def test_a_tie_with_one_point_is_singular(locale: str, one: str) -> None:
    table = Table(4, limit=50, places=[1]).round(1, 1, 12, 12)
    for _ in range(3):
        table.round(0, 0, 13, 13)
    assert one in table_says(table, locale)


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
