"""What Skull King says about itself: options, help card, places; nothing missing, nothing too long."""

from __future__ import annotations

import logging
from itertools import islice

import pytest

from bot.courier.render import render
from bot.present import PRESENTERS
from bot.present.play import host
from bot.present.post import Text
from bot.present.skull_king.cards import NAMED, SYMBOLS, full_name
from bot.present.skull_king.podium import places
from bot.present.skull_king.reasons import reason
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import LOCALES, texts
from engine.skull_king import GAME, PRESETS
from engine.skull_king.cards import KIND, NUMBER, ROLES, SUIT, SUITS
from tests.bot.present.skull_king_seen import match, seen_by
from tests.bot.present.tables import buttons, menus, told
from tests.sim.laws import offences

SHOW = PRESENTERS["skull-king"]
TABLES = [(key, seats) for key in PRESETS for seats in (2, 3, 6, 8) if seats <= 6 or key != "older_edition"]


def table(key: str, seats: int) -> Snapshot:
    """Return a table with these options, before its first card."""
    (state,) = islice(match(PRESETS[key], seats, seed=1), 1)
    return seen_by(state, 0, tuple(f"Ann{seat}" for seat in range(seats)))


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_options_fit_and_explain_themselves(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    for key, seats in TABLES:
        t = texts(locale)
        seen = table(key, seats)
        for page in SHOW.lobby.list_settings(seen.header.options, (seats,), t):
            for setting in page.settings:
                for choice in setting.choices:
                    assert 1 <= len(choice.label) <= 50, choice
                    assert 1 <= len(choice.sentence) <= 100, choice
            sent = render(host.options(seen, t, page.key))
            assert sent.data["components"], (key, seats)
            assert list(offences(sent.data)) == [], (key, seats)
        assert 1 <= len(SHOW.lobby.explain_rules(seen.header.options, seats, t)) <= 3000, (key, seats)
        assert len(SHOW.lobby.describe_rules(seen.header.options, seats, t)) <= 400, (key, seats)
        assert [record for record in caplog.records if record.levelno >= logging.ERROR] == [], (key, seats)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_card_is_this_tables(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    for key, seats in TABLES:
        t = texts(locale)
        seen = table(key, seats)
        card = "\n".join(SHOW.play.help_card(seen, t))
        options = seen.view.options
        assert len(card) <= 2000, (key, seats)
        assert (t("card-kraken") in card) == ("kraken" in options.expansions), (key, seats)
        assert (t("card-loot") in card) == ("loot" in options.expansions), (key, seats)
        assert (t("card-tigress") in card) == (options.edition == "modern"), (key, seats)
        assert ("+50" in card, "+40" in card) == (options.edition == "legacy", options.edition == "modern"), (
            key,
            seats,
        )
        assert (t("help-loads") in card) == options.cannon_loads, (key, seats)
        assert (t("help-powers") in card) == options.powers, (key, seats)
        assert [record for record in caplog.records if record.levelno >= logging.ERROR] == [], (key, seats)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_card_explains_the_signs_of_this_table_and_names_its_pirates(locale: str) -> None:
    for key, seats in TABLES:
        t, seen = texts(locale), table(key, seats)
        card, heard = ("\n".join(SHOW.play.help_card(seen, one)) for one in (t, t.with_words(True)))
        deck = seen.view.options.deck()
        played = {SUITS[SUIT[card]] for card in deck if KIND[card] == NUMBER}
        for suit in SUITS:
            sign = f"{SYMBOLS[suit]} {t(f'suit-{suit}')} ({t(f'suit-{suit}-letter')})"
            assert (sign in card) == (suit in played), (key, seats)
            assert sign not in heard, (key, seats)
        for pirate in NAMED:
            assert (full_name(pirate, t) in card) == (full_name(pirate, t) in heard) == (pirate in deck), (
                key,
                seats,
            )


@pytest.mark.rule("R-SK-19", "SK-13.1")
@pytest.mark.parametrize("tie_break", ["shared", "most_exact_bids"])
def test_the_podium_has_the_places_of_the_rules(tie_break: str) -> None:
    shared = 0
    for seed in range(30):
        *_, state = match({"length": [1, 1], "tie_break": tie_break}, 4, seed)
        standing = [(place.seat, place.rank) for place in GAME.standing(state)]
        assert places(GAME.view(state, None)) == standing
        shared += len({rank for _, rank in standing}) < 4
    assert shared, "no tie in thirty matches: the test shows nothing"


@pytest.mark.parametrize("locale", LOCALES)
def test_in_words_the_whole_trick_is_told_whoever_has_played_in_it(locale: str) -> None:
    t = texts(locale).with_words(True)
    names = ("Ana", "Bea", "Carl")
    for state in match({"length": [3]}, 3, seed=4):
        for seat in range(3):
            seen = seen_by(state, seat, names)
            view = seen.view
            if view.phase != "play" or seat not in view.to_act:
                continue
            post = SHOW.play.draw_panel(seen, t).in_words()
            said = "\n".join(block.text for block in post.blocks if isinstance(block, Text))
            for player, card in view.trick:
                assert t("words-played", player=names[player], card=full_name(card, t)) in said
            if view.winning is not None:
                assert t("words-ahead", player=names[view.winning]) in said
            if view.tricks:
                last = view.last_trick.number == view.dealt
                told = reason(view.last_trick, lambda seat: names[seat], t, last=last, me=seat)
                assert said.count(told) == 1, "told with the last trick, and not once more as news"
            elif not view.trick:
                assert t("sk-cry-modern") in said


@pytest.mark.rule("SK-6.2", "SKL-4.1")
@pytest.mark.parametrize("edition", ["modern", "legacy"])
def test_in_words_the_whole_hand_is_told_and_which_cards_would_not_follow(edition: str) -> None:
    t, barred, free = texts("en").with_words(True), 0, 0
    for state in match({"edition": edition}, 4, seed=9):
        seen = seen_by(state, 0, ("Ana", "Bea", "Carl", "Dora"))
        hand = seen.view.hand
        if not hand:
            continue
        said = told(SHOW.play.draw_panel(seen, t).in_words())
        legal = next((choice.items for choice in seen.view.choices if choice.verb == "play"), hand)
        kept = [full_name(card, t) for card in hand if not {card, *ROLES.get(card, ())} & set(legal)]
        if not kept:
            cards = ", ".join(full_name(card, t) for card in hand)
            assert t("words-hand", count=len(hand), cards=cards) in said
            free += 1
            continue
        suit = next(t(f"suit-{SUITS[SUIT[card]]}-of") for card in legal if KIND[card] == NUMBER)
        assert f"Not now: {', '.join(kept)}, because you hold {suit} and must follow it." in said
        barred += 1
    assert barred
    assert free


@pytest.mark.parametrize("locale", LOCALES)
def test_in_words_a_bid_says_that_it_is_one(locale: str) -> None:
    t = texts(locale).with_words(True)
    bidding = (state for state in match({"length": [3]}, 3, seed=4) if GAME.view(state, 0).phase == "bid")
    panel = SHOW.play.draw_panel(seen_by(next(bidding), 0, ("Ana", "Bea", "Carl")), t).in_words()
    assert t("words-bid", bid=2) in [button.label for button in buttons(panel)]


def test_in_words_a_bid_from_a_menu_says_so_too() -> None:
    t = texts("en").with_words(True)
    bidding = (state for state in match({"length": [24]}, 2, seed=4) if GAME.view(state, 0).phase == "bid")
    (menu,) = menus(SHOW.play.draw_panel(seen_by(next(bidding), 0, ("Ana", "Bea")), t).in_words())
    assert [line.label for line in menu.options[:2]] == [t("words-bid", bid=bid) for bid in (0, 1)]
