"""Hearts' parts of shared features: rulings, pauses, leaderboards, options, duration, refusals."""

from __future__ import annotations

import logging

import pytest

from bot.courier.render import render
from bot.present import PRESENTERS
from bot.present.play import host
from bot.texts.sentences import LOCALES, texts
from engine.core import RoundOver
from engine.french import CARD
from engine.hearts import GAME
from engine.hearts.cards import QUEEN_OF_SPADES
from engine.hearts.public import MoonShot, Played, TrickOver
from tests.bot.present.hearts_said import panel_says, queen_and_heart, table_says
from tests.bot.present.hearts_seen import seen_by
from tests.engine.hearts.transcript import Table
from tests.sim.laws import offences

ES = texts("es")

SHOW = PRESENTERS["hearts"]
EN = texts("en")


@pytest.mark.rule("H-9.1", "H-9.2")
def test_the_referee_can_give_every_player_two_cards() -> None:
    table = Table(4).deal()
    rulings = SHOW.play.list_rulings(seen_by(table.state, None), EN)
    assert len(rulings) == 8
    assert (EN("hearts-ruling-black", player="Carl"), "card 2 black") in [(r.label, r.value) for r in rulings]
    table.do("* card 2 black", "* card 0 yellow")
    said = table_says(table)
    assert f"**Carl** ⏳ → Dora · total 26 · {EN('fact-black', count=1)}" in said
    assert f" · {EN('fact-yellow', count=1)}" in said
    assert ES("fact-black", count=1) in panel_says(table, 0, "es", words=True)


def test_important_events_stay_on_the_screen_longer() -> None:
    trick = queen_and_heart().do("1 play QS", "2 play 3H", "3 play 5H").told(TrickOver)
    assert SHOW.play.longest_on_screen([Played(0, CARD["2C"])]) == 0
    assert SHOW.play.longest_on_screen([Played(0, QUEEN_OF_SPADES)]) > 1.5
    assert (
        SHOW.play.longest_on_screen([MoonShot(1), RoundOver(1, (0, 26))])
        > SHOW.play.longest_on_screen(trick)
        > 1.5
    )


def test_leaderboards_of_hearts_show_the_average() -> None:
    facts = {"rounds": 8, "stars": 2, "moons": 1, "podium": 8, "queens": 3}
    assert list(SHOW.statistics.describe_totals(52, facts, texts("es"))) == [
        ES("fact-average", average=6.5),
        "2 estrellitas",
        "1 luna",
        ES("fact-podium", count=8),
    ]
    assert list(SHOW.statistics.describe_totals(0, {}, EN)) == []
    once = {
        locale: list(SHOW.statistics.describe_totals(4, {"rounds": 4}, texts(locale))) for locale in LOCALES
    }
    assert once == {locale: [texts(locale)("fact-average", average=1.0)] for locale in LOCALES}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 4])
async def test_options_fit_and_explain_themselves(
    seats: int, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    t = texts(locale)
    seen = seen_by(GAME.new(seats, GAME.options({}, seats)), None)
    for page in SHOW.lobby.list_settings({}, (seats,), t):
        assert [setting.key for setting in page.settings] == [
            "limit",
            "queen_breaks_hearts",
            "undo_per_match",
        ]
        for setting in page.settings:
            for choice in setting.choices:
                assert 1 <= len(choice.label) <= 50
                assert 1 <= len(choice.sentence) <= 100, choice
        sent = render(host.options(seen, t, page.key))
        assert sent.data["components"]
        assert list(offences(sent.data)) == []
    assert len(SHOW.play.help_card(seen, t).lines) <= 2000
    assert SHOW.lobby.describe_rules({}, seats, t) in SHOW.play.help_card(seen, t).lines
    assert len(SHOW.lobby.explain_rules({}, seats, t)) <= 3000
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.rule("H2-6.1")
@pytest.mark.parametrize(("sizes", "told"), [((2,), False), ((2, 4), True), ((4,), True)])
def test_a_limit_is_not_mentioned_where_two_play(sizes: tuple[int, ...], told: bool) -> None:
    """The limit is offered as long as four may come, and not mentioned where two play."""
    t = texts("en")
    (page,) = SHOW.lobby.list_settings({}, sizes, t)
    assert [setting.key for setting in page.settings if setting.open] == [
        *(["limit"] if told else []),
        "queen_breaks_hearts",
        "undo_per_match",
    ]
    if len(sizes) == 1:
        assert ("**Length:**" in SHOW.lobby.explain_rules({}, sizes[0], t)) is told


def test_the_estimated_duration_grows_with_players_and_limit() -> None:
    assert (
        SHOW.lobby.estimate_minutes({}, 4, 0)
        > SHOW.lobby.estimate_minutes({}, 1, 3)
        > SHOW.lobby.estimate_minutes({"limit": 50}, 1, 3)
        >= 5
    )
    assert 10 <= SHOW.lobby.estimate_minutes({}, 2, 0) <= 40


def test_a_refusal_names_the_remaining_possibilities() -> None:
    refusal = queen_and_heart().refused("1 play 2C")
    assert refusal.rule == "T-4"
    cards = ("3 de trèfle", "2 de cœur", "Dame de pique")
    assert SHOW.play.name_cards(refusal.rule, refusal.cards, texts("fr")) == ", ".join(cards)
