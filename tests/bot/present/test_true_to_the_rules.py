"""Sentences and help texts agree with the rules in every language."""

from __future__ import annotations

from typing import Any

import pytest

from bot.present.skull_king.cards import NAMED
from bot.present.skull_king.glosses import glosses
from bot.present.skull_king.panel import panel
from bot.present.skull_king.reasons import describe_power
from bot.texts.rules_help import topic_text
from bot.texts.sentences import LOCALES, texts
from engine.championship.medals import PODIUM, PODIUM_OF_ONE_MATCH
from engine.skull_king import GAME
from engine.skull_king.cards import CARD
from tests.bot.present.skull_king_seen import seen_by
from tests.bot.present.tables import told
from tests.engine.skull_king.transcript import Table

FR = texts("fr")

pytestmark = pytest.mark.parametrize("locale", LOCALES)


@pytest.mark.rule("R-HC-17", "H-10")
def test_a_match_of_its_own_promises_nothing_for_the_overall_ranking(locale: str) -> None:
    t = texts(locale)
    ranking = t("classification-title").casefold()
    promise = t("hearts-podium-points", points="Ana +5").casefold()
    assert "ana +5" in promise
    assert ranking not in promise
    assert ranking.split()[0] not in promise


@pytest.mark.rule("H-10", "HC-6.1", "HC-7.3")
def test_the_help_of_hearts_tells_the_podium_of_a_match_and_of_a_final(locale: str) -> None:
    ending = topic_text("hearts", locale, "ending")
    for podium in (PODIUM_OF_ONE_MATCH, PODIUM):
        assert ", ".join(map(str, podium[:3])) in ending


@pytest.mark.rule("SK-9.2", "SK-9.3", "SK-9.4")
def test_the_help_and_the_sheet_call_a_hit_by_one_name(locale: str) -> None:
    explained = topic_text("skull-king", locale, "rascal").casefold()
    for hit in ("direct", "near", "miss"):
        assert f"- **{texts(locale)(f'hit-{hit}').casefold()}** (" in explained
    assert locale != "fr" or texts(locale)("hit-near") == FR("hit-near"), "as its document says"


@pytest.mark.rule("SK-4.3", "SK-4.5")
def test_a_list_of_ones_own_is_not_always_dealt_as_it_stands(locale: str) -> None:
    """Six players cannot be dealt 24 cards each, which such a list may ask for."""
    options = GAME.options({"length": [24]}, 6)
    assert options.rounds(6) != (24,)
    listed, _, capped = topic_text("skull-king", locale, "lengths").partition("24")
    own = listed.rpartition("- **")[2].partition(":**")[0].strip().casefold()
    assert own
    assert own in capped.casefold()


@pytest.mark.rule("SK-12.1c", "R-SK-14")
@pytest.mark.parametrize("wager", [False, True])
def test_a_power_that_comes_too_late_says_nothing_of_the_other_pirates(locale: str, wager: bool) -> None:
    options: dict[str, Any] = {"powers": True, "rascal_bet_on_last_trick": wager, "length": [1, 1]}
    table = Table(3, "pirate-rosie", "yellow-1", "yellow-2", **options).bid(1, 0, 0)
    table.play("pirate-rosie", "yellow-1", "yellow-2")
    t = texts(locale)
    said = describe_power(table.view(), lambda seat: f"P{seat}", t)
    assert said
    assert t("card-pirate-harry-short") not in said


@pytest.mark.rule("SK-12.1c", "R-SK-14")
@pytest.mark.parametrize("wager", [False, True])
def test_whoever_holds_rascal_as_a_last_card_reads_of_the_wager_where_it_may_come(
    locale: str, wager: bool
) -> None:
    options: dict[str, Any] = {"powers": True, "rascal_bet_on_last_trick": wager}
    table = Table(3, "pirate-rascal", "yellow-1", "yellow-2", **options).bid(1, 0, 0)
    t = texts(locale)
    plain, power = (set(glosses([CARD["pirate-rascal"]], t, powers=powers)) for powers in ((), NAMED))
    assert power - plain
    said = told(panel(seen_by(table.state, 0)._replace(novice=True), t))
    assert all(line in said for line in plain)
    assert all((line in said) is wager for line in power - plain)
