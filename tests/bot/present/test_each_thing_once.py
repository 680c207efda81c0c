"""Skull King's screens say each thing once: a hand on buttons or in a picture is not listed as well."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.art import catalogue
from bot.art.bids import Bids
from bot.art.pad import Pad
from bot.art.podium import Podium
from bot.art.trick import Trick
from bot.people.preferences import Preferences
from bot.present import PRESENTERS
from bot.present.post import Illustration, Post, Text
from bot.present.skull_king.cards import full_name, picture
from bot.present.skull_king.situation import last_in_small
from bot.tables.snapshot import Snapshot
from bot.texts.emojis import MARKUP
from bot.texts.sentences import Texts, texts
from engine.skull_king import GAME
from engine.skull_king.cards import KIND, NUMBER
from tests.bot.present.tables import buttons, opening, seen_by, states, told

EN = texts("en")

DRAWN = Texts("en", emojis={name: f"<:{name}:{10**18}>" for name in catalogue.EMOJIS}).of_deck("modern")
SKULL_KING = PRESENTERS["skull-king"]


def asked(phase: str, **options: Any) -> Iterator[Snapshot]:
    """Yield every hand that a player has to decide about in that phase, with the table beside it."""
    for seed in range(3):
        for state in states(GAME, options, 4, seed):
            for seat in GAME.to_act(state) if state.phase == phase else ():
                yield seen_by(GAME, state, seat)._replace(beside=True)


def panel(seen: Snapshot, t: Texts = DRAWN) -> Post:
    return SKULL_KING.play.draw_panel(seen, t)


def test_only_cards_without_buttons_are_listed_as_text() -> None:
    kept = 0
    for seen in asked("play"):
        post = panel(seen)
        pressable = {button.emoji for button in buttons(post) if button.action.startswith("play ")}
        # The finished trick names its possible bonus.
        said = "\n".join(
            block.text
            for block in post.blocks
            if block not in last_in_small(seen, DRAWN) and isinstance(block, Text)
        )
        lines = [line for line in said.splitlines() if not line.startswith("## ")]
        shown = MARKUP.findall("\n".join(lines))
        assert not pressable & set(shown)
        others = [card for card in seen.view.hand if _is_barred(seen, card)]
        assert sorted(shown) == sorted(picture(card, DRAWN) for card in others)
        assert not others or opening(DRAWN, "sk-not-now", "suit") in told(post)
        kept += len(others)
    assert kept


def _is_barred(seen: Snapshot, card: int) -> bool:
    (choice,) = seen.view.choices
    return KIND[card] == NUMBER and card not in choice.items


def test_a_special_card_on_view_has_its_name() -> None:
    named = 0
    for seen in asked("bid"):
        said = "\n".join(panel(seen).texts).replace("\u00a0", " ")
        for card in seen.view.hand:
            if KIND[card] != NUMBER:
                assert f"{picture(card, DRAWN)} {_first_name(card)}" in said
                named += 1
    assert named


def _first_name(card: int) -> str:
    """Return the first word of the card's name: pirates are called by their first names."""
    return full_name(card, DRAWN).split(" ")[0]


@pytest.mark.parametrize("likes", ["moments", "never"])
def test_a_dealt_hand_is_shown_as_a_picture_or_a_list(likes: str) -> None:
    for seen in asked("bid"):
        post = panel(seen._replace(preferences=Preferences(pictures=likes)))
        pictures = [block for block in post.blocks if isinstance(block, Illustration)]
        assert len(pictures) == (likes == "moments")
        listed = [block for block in post.blocks if isinstance(block, Text) and "Your hand" in block.text]
        assert len(listed) == (likes == "never")
        assert sum(EN("panel-hand") in text for text in post.texts) == 1


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "A trick:"), ("es", "Una baza:"), ("fr", "Un pli\u00a0:")]
)
def test_a_bidder_reads_the_explanation_of_a_trick_once(locale: str, words: str) -> None:
    met = 0
    for seen in asked("bid", expansions=["kraken"]):
        for novice in (True, False):
            post = panel(seen._replace(beside=False, novice=novice), texts(locale))
            for text in (told(post), told(post.in_words())):
                assert text.count(words) == novice
        met += 1
    assert met


def test_text_replaces_a_missing_picture_of_the_table() -> None:
    """The pictures show revealed bids, the pad and the podium; only the pad has a key beside it."""
    t, seen_pictures = texts("en"), set()
    for state in states(GAME, {"length": [1, 2, 3]}, 4, 2):
        post = SKULL_KING.play.draw_table(seen_by(GAME, state, None), t)
        if post.illustration is None or isinstance(post.illustration.picture, Trick):
            continue
        seen_pictures.add(type(post.illustration.picture))
        beside = "\n".join(block.text for block in post.blocks if isinstance(block, Text))
        instead = told(post.without_illustration())
        for name in ("Bea", "Carl", "Dora"):
            assert f"**{name}** · " not in beside
            assert re.search(rf"(?m)^{name} |\*\*{name}\*\*", instead)
        assert t("sk-pad-key") not in instead
    assert seen_pictures == {Bids, Pad, Podium}
