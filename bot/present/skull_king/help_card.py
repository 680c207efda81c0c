"""The help card of one table: ranks, scoring, bonuses and powers, limited to the table's options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.present.presenter import HelpCard
from bot.present.skull_king.cards import NAMED, full_name, picture, suit_sign
from bot.present.skull_king.signs import insert_emojis
from bot.texts.sentences import Texts
from engine.skull_king.cards import KIND, KING, LOOT, MERMAID, NUMBER, PIRATE, RANK, SUIT, SUITS, TRUMP, Card
from engine.skull_king.editions import EDITIONS
from engine.skull_king.options import Options

_CAPTURES: Final[Mapping[int, str]] = {PIRATE: "mermaid", KING: "pirate", MERMAID: "king"}
"""The kind that each kind captures when it wins."""


def card(options: Mapping[str, Any], seats: int, t: Texts) -> HelpCard:
    """Return the help card: what bids pay, what may be played, how ties resolve, and all ranks.

    The ranks are a separate text, for messages without the chart.
    """
    agreed = Options.from_mapping(options, seats)
    ranks = [f"- {insert_emojis(line, t)}" for line in _ranks(agreed, t)]
    lines = [f"- {line}" for line in _lines(agreed, t)]
    suits = sorted({SUIT[card] for card in agreed.deck() if KIND[card] == NUMBER})
    if not t.in_words and not all(picture(card, t) for card in agreed.deck()):
        lines.append(f"-# {t('help-signs', suits=', '.join(_suit(suit, t) for suit in suits))}")
    return HelpCard("\n".join(lines), "\n".join([f"**{t('help-winning')}**", *ranks]))


def _lines(agreed: Options, t: Texts) -> Iterator[str]:
    if agreed.scoring == "rascal":
        yield t("help-rascal")
        if agreed.cannon_loads:
            yield t("help-loads")
    else:
        yield t("help-exact")
        yield t("help-zero")
    # SK-6.2, SK-6.4: what may be played to a trick.
    yield t("help-follow-free" if EDITIONS[agreed.edition].free_leads else "help-follow")
    yield t("help-equals")
    if _per_card(agreed):
        yield t("help-counting-per_card")
    if agreed.powers:
        yield t("help-powers")


def _per_card(agreed: Options) -> bool:
    captures = EDITIONS[agreed.edition].captures.values()
    return any(capture.per_card for capture in captures) or agreed.character_bonus == "per_card"


def _ranks(agreed: Options, t: Texts) -> Iterator[str]:
    deck = agreed.deck()
    highest = max(RANK[card] for card in deck)
    suits = sorted({SUIT[card] for card in deck if KIND[card] == NUMBER and SUIT[card] != TRUMP})
    yield from (t(f"help-{group}") for group in ("kraken", "whale") if group in agreed.expansions)
    for kind in ("mermaid-king", "king", "pirate"):
        yield t(f"help-{kind}")
    yield t("help-mermaid")
    yield t("help-trump", suit=_suit(TRUMP, t), highest=highest)
    yield t("help-suits", suits=", ".join(_suit(suit, t) for suit in suits), highest=highest)
    yield t("help-escape")
    yield t(f"help-wild-{agreed.edition}")
    if any(KIND[card] == LOOT for card in deck):
        yield t("help-loot")
    if pirates := [_pirate_with_picture(card, t) for card in deck if KIND[card] == PIRATE and card in NAMED]:
        yield t("help-pirates", names=", ".join(pirates))
    key = "help-bonus-rascal" if agreed.scoring == "rascal" else "help-bonus"
    yield t(key, bonuses=_bonuses(agreed, t))
    if not _per_card(agreed):
        yield t("help-counting-per_trick")


def _pirate_with_picture(card: Card, t: Texts) -> str:
    """Return a pirate's name, after its picture where that is available."""
    shown = picture(card, t)
    return f"{shown} {full_name(card, t)}" if shown else full_name(card, t)


def _suit(suit: int, t: Texts) -> str:
    """Return a suit's name with the sign and the letter that stand on its cards."""
    name = t(f"suit-{SUITS[suit]}")
    return name if t.in_words else f"{suit_sign(suit, t)} {name} ({t(f'suit-{SUITS[suit]}-letter')})"


def _bonuses(agreed: Options, t: Texts) -> str:
    """Return every bonus of the edition with its points."""
    edition = EDITIONS[agreed.edition]
    words = []
    prizes = {edition.prizes[card] for card in edition.prizes if SUIT[card] != TRUMP}
    words += [t("help-prize", points=points) for points in sorted(prizes)]
    words += [t("help-prize-trump", points=edition.prizes[c]) for c in edition.prizes if SUIT[c] == TRUMP]
    for by, capture in edition.captures.items():
        words.append(t(f"help-capture-{_CAPTURES[by]}", points=capture.points))
    return ", ".join(words)
