"""The help card of one table: its ranks, scoring, bonuses and powers, and nothing it does not play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.present.skull_king.cards import NAMED, full, picture, suit_sign
from bot.present.skull_king.signs import pictured
from bot.texts.sentences import Texts
from engine.skull_king.cards import KIND, KING, LOOT, MERMAID, NUMBER, PIRATE, RANK, SUIT, SUITS, TRUMP, Card
from engine.skull_king.editions import EDITIONS
from engine.skull_king.options import Options

_CAPTURES: Final[Mapping[int, str]] = {PIRATE: "mermaid", KING: "pirate", MERMAID: "king"}
"""What each kind captures when it wins."""


def card(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    """What a bid pays, what may be played, what beats what from the strongest down, and pirates' powers."""
    agreed = Options.of(options, seats)
    sections = {
        "help-points": _points(agreed, t),
        "help-playing": _follow(agreed, t),
        "help-winning": (pictured(line, t) for line in _ranks(agreed, t)),
        "help-powers": _extras(agreed, t),
    }
    lines = [f"## {t('help-title')}"]
    for title, section in sections.items():
        told = [f"- {line}" for line in section]
        lines += [f"### {t(title)}", *told] if told else []
    return "\n".join(lines)


def _follow(agreed: Options, t: Texts) -> Iterator[str]:
    """SK-6.2, SK-6.4: what may be played to a trick."""
    yield t("help-follow")
    if EDITIONS[agreed.edition].free_leads:
        yield t("help-free")


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
    if pirates := [_named(card, t) for card in deck if KIND[card] == PIRATE and card in NAMED]:
        yield t("help-pirates", names=", ".join(pirates))


def _named(card: Card, t: Texts) -> str:
    """A pirate by name, with the picture where it is there."""
    shown = picture(card, t)
    return f"{shown} {full(card, t)}" if shown else full(card, t)


def _suit(suit: int, t: Texts) -> str:
    """A suit with the sign and the letter that its cards have wherever they are drawn."""
    name = t(f"suit-{SUITS[suit]}")
    return name if t.in_words else f"{suit_sign(suit, t)} {name} ({t(f'suit-{SUITS[suit]}-letter')})"


def _points(agreed: Options, t: Texts) -> Iterator[str]:
    if agreed.scoring == "rascal":
        yield t("help-rascal")
        if agreed.cannon_loads:
            yield t("help-loads")
    else:
        yield t("help-exact")
        yield t("help-zero")
    yield t(
        "help-bonus" if agreed.scoring == "skull_king" else "help-bonus-rascal", bonuses=_bonuses(agreed, t)
    )


def _bonuses(agreed: Options, t: Texts) -> str:
    """Every bonus of the edition with its points, and how several captured at once are counted."""
    edition = EDITIONS[agreed.edition]
    words = []
    prizes = {edition.prizes[card] for card in edition.prizes if SUIT[card] != TRUMP}
    words += [t("help-prize", points=points) for points in sorted(prizes)]
    words += [t("help-prize-trump", points=edition.prizes[c]) for c in edition.prizes if SUIT[c] == TRUMP]
    for by, capture in edition.captures.items():
        words.append(t(f"help-capture-{_CAPTURES[by]}", points=capture.points))
    per_card = (
        any(capture.per_card for capture in edition.captures.values()) or agreed.character_bonus == "per_card"
    )
    return f"{', '.join(words)} ({t('help-counting-per_card' if per_card else 'help-counting-per_trick')})"


def _extras(agreed: Options, t: Texts) -> Iterator[str]:
    if agreed.powers:
        for pirate in ("rosie", "bendt", "rascal", "juanita", "harry"):
            yield t(f"help-power-{pirate}")
