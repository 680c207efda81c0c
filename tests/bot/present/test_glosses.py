"""A short explanation of each special card is shown to the player who may play the card."""

from __future__ import annotations

import pytest

from bot.present import PRESENTERS
from bot.present.post import Menu, Text
from bot.present.skull_king.cards import NAMED
from bot.present.skull_king.choices import FEW
from bot.present.skull_king.glosses import MOST, gloss, glosses
from bot.texts.sentences import LOCALES, texts
from engine.skull_king import GAME
from engine.skull_king.cards import CARD, HELD, KIND, KING, MERMAID, NUMBER, PIRATE
from engine.skull_king.editions import EDITIONS
from tests.bot.present.tables import menus, seen_by, states, told

EN = texts("en")

SHOW = PRESENTERS["skull-king"]
EVERYTHING = {"expansions": ["kraken", "whale", "loot"], "powers": True}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_special_card_has_a_short_gloss_and_no_number_has(locale: str) -> None:
    t = texts(locale)
    for edition in EDITIONS.values():
        box = (*edition.deck, *(card for group in edition.expansions.values() for card in group))
        for card in box:
            said = gloss(card, t)
            assert bool(said) == (KIND[card] != NUMBER)
            assert len(said) <= 100


@pytest.mark.parametrize("options", [EVERYTHING, {"edition": "legacy"}, {"length": [24] * 2}])
def test_a_player_reads_the_effect_of_a_playable_special_card(options: dict[str, object]) -> None:
    t, explained, left = texts("en"), 0, 0
    for state in states(GAME, options, 3, seed=5):
        view = GAME.view(state, None)
        for seat in view.to_act if view.phase in ("bid", "play") else ():
            seen = seen_by(GAME, state, seat)._replace(novice=True)
            kinds = {KIND[HELD[card]] for card in seen.view.hand} - {NUMBER}
            if view.phase == "bid":
                kinds -= {PIRATE, MERMAID, KING}
            said = told(SHOW.play.draw_panel(seen, t))
            lines = [line for line in glosses(seen.view.hand, t, powers=()) if f"-# {line}" in said]
            if len(seen.view.hand) > FEW:
                assert not lines
                left += 1
            else:
                assert len(lines) == min(len(kinds), MOST)
                explained += bool(lines)
        for seat in range(view.seats):
            if seat not in view.to_act:
                seen = seen_by(GAME, state, seat)._replace(novice=True)
                panel = told(SHOW.play.draw_panel(seen, t))
                hand = GAME.view(state, seat).hand
                assert not any(f"-# {line}" in panel for line in glosses(hand, t, powers=NAMED))
    assert explained > 5
    assert bool(left) == ("length" in options)


@pytest.mark.rule("SK-12.2")
def test_a_pirates_power_is_explained_where_powers_are_in_play() -> None:
    cards = (CARD["green-3"], CARD["pirate-rosie"])
    (pirate,) = glosses(cards, texts("en"), powers=())
    assert pirate.startswith("**Pirate:** beats numbers and mermaids")
    assert glosses(cards, texts("en"), powers=NAMED) == [
        pirate,
        EN("sk-gloss-power", told=EN("help-power-rosie")),
    ]


@pytest.mark.rule("SK-12.1c")
def test_of_last_cards_only_harrys_power_is_explained() -> None:
    t, met = texts("en"), set[str]()
    power = t("sk-gloss-power", told="")
    for seed in range(12):
        for state in states(GAME, EVERYTHING, 3, seed=seed):
            view = GAME.view(state, None)
            for seat in view.to_act if view.phase == "play" else ():
                seen = seen_by(GAME, state, seat)._replace(novice=True)
                said = told(SHOW.play.draw_panel(seen, t))
                if len(seen.view.hand) == 1 and seen.view.hand[0] in NAMED:
                    harry = seen.view.hand[0] == CARD["pirate-harry"]
                    assert (power in said) == harry
                    met.add("harry" if harry else "another")
    assert met == {"harry", "another"}


def test_a_menu_of_cards_explains_each_special_card() -> None:
    t = texts("en")
    for state in states(GAME, {"length": [24] * 2}, 3, seed=5):
        view = GAME.view(state, None)
        if view.phase != "play":
            continue
        seen = seen_by(GAME, state, view.to_act[0])
        shown = menus(SHOW.play.draw_panel(seen, t))
        if not shown:
            continue
        (menu,) = shown
        assert isinstance(menu, Menu)
        for option in menu.options:
            assert option.description == gloss(CARD[option.value], t)
        assert any(option.description for option in menu.options)
        return
    raise AssertionError("no menu of cards: the test shows nothing")


@pytest.mark.parametrize("novice", [True, False])
def test_readers_in_words_get_explanations_only_as_novices(novice: bool) -> None:
    t, met = texts("en").with_words(True), 0
    for state in states(GAME, {}, 4, seed=6):
        view = GAME.view(state, None)
        for seat in view.to_act if view.phase == "play" else ():
            seen = seen_by(GAME, state, seat)._replace(novice=novice)
            if not glosses(seen.view.hand, t, powers=()):
                continue
            post = SHOW.play.draw_panel(seen, t).in_words()
            said = [block.text for block in post.blocks if isinstance(block, Text)]
            first = glosses(seen.view.hand, t, powers=())[0].replace("**", "")
            assert any(first in text.replace("**", "") for text in said) == novice
            met += 1
    assert met


@pytest.mark.parametrize("locale", LOCALES)
def test_experienced_players_read_no_explanations(locale: str) -> None:
    t, met = texts(locale), {"bid": 0, "play": 0}
    for state in states(GAME, {}, 4, seed=6):
        view = GAME.view(state, None)
        for seat in view.to_act if view.phase in met else ():
            new = seen_by(GAME, state, seat)._replace(novice=True)
            told_new, told_known = (
                told(SHOW.play.draw_panel(new._replace(novice=one), t)) for one in (True, False)
            )
            terms = [t("sk-what-trick", leviathans="no"), t("sk-ranks", whale="no"), t("sk-why-bid")]
            terms += glosses(new.view.hand, t, powers=NAMED)
            assert not [line for line in terms if line in told_known]
            met[view.phase] += any(line in told_new for line in terms)
    assert all(met.values())
