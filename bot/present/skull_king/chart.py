"""The chart of Skull King as one picture: the cards from the strongest down, and their bonuses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.art import catalogue
from bot.art.chart import Arrow, Chart, Face, Panel
from bot.present.presenter import format_signed
from bot.texts.sentences import Texts
from engine.skull_king.cards import (
    CARD,
    CODES,
    KIND,
    KING,
    MERMAID,
    NUMBER,
    PIRATE,
    RANK,
    SUIT,
    TRUMP,
    WILD,
    Card,
)
from engine.skull_king.editions import EDITIONS
from engine.skull_king.options import EXPANSIONS, Options

_EVERYTHING: Final = {"expansions": EXPANSIONS}
"""Options of a table with all expansions."""
CHARTED: Final[Mapping[str, Mapping[str, Any]]] = {
    "overview": {},
    "winner": _EVERYTHING,
    "specials": _EVERYTHING,
    "expansions": _EVERYTHING,
    "card": _EVERYTHING,
    "older": {"edition": "legacy"},
}
"""The topics of the rules that are shown with the chart, each with the options that it illustrates."""
_SHOWN: Final[Mapping[str, str]] = {"kraken": "kraken", "whale": "whale", "loot": "loot-1"}
"""The card that pictures each expansion."""


def chart(options: Mapping[str, Any], seats: int, t: Texts) -> Chart:
    """Return the chart of the edition and the expansions in these options."""
    agreed = Options.from_mapping(options, seats)
    deck = agreed.deck()
    rows = [
        (_specials(deck, agreed, t),),
        tuple(_numbers(deck, agreed, t)),
        (
            Panel(t("card-escape"), t("chart-sk-escape"), (_face(CARD["escape-1"], agreed),), 4),
            *(_wild(card, agreed, t) for card in deck if KIND[card] == WILD),
        ),
        tuple(
            Panel(
                t(f"card-{group}"), t(f"chart-sk-{group}"), (_face(CARD[_SHOWN[group]], agreed),)
            )
            for group in agreed.expansions
        ),
    ]  # fmt: skip
    return Chart(t("chart-sk"), tuple(row for row in rows if row))


def _specials(deck: tuple[Card, ...], agreed: Options, t: Texts) -> Panel:
    """Return the circle of mermaid, king and pirate, and what each capture pays (SK-7.4 to SK-7.6)."""
    points = {by: format_signed(capture.points) for by, capture in EDITIONS[agreed.edition].captures.items()}
    mermaid = Face(_name(CARD["mermaid-1"], agreed), t("card-mermaid"))
    king = Face(_name(CARD["skull-king"], agreed), t("card-skull-king"))
    front, *behind = [_name(card, agreed) for card in reversed(deck) if KIND[card] == PIRATE][:3]
    pirate = Face(front, t("card-pirate"), behind=tuple(behind))
    circle = (
        mermaid,
        Arrow(points[MERMAID]),
        king,
        Arrow(points[KING]),
        pirate,
        Arrow(points.get(PIRATE, "")),
        mermaid,
    )
    # How the bonuses depend on the bid (SK-8.5, SK-9.5).
    together = t("chart-sk-together-rascal" if agreed.scoring == "rascal" else "chart-sk-together")
    return Panel(t("chart-sk-specials"), together, circle, 1)


def _numbers(deck: tuple[Card, ...], agreed: Options, t: Texts) -> Iterator[Panel]:
    """Yield the panel of the trump suit, then that of the other suits (SK-7.7 and SK-7.8)."""
    prizes = EDITIONS[agreed.edition].prizes
    numbers = [card for card in deck if KIND[card] == NUMBER]
    best = max(RANK[card] for card in numbers)
    trump = [card for card in numbers if SUIT[card] == TRUMP and RANK[card] > best - 3]
    others = [card for card in numbers if SUIT[card] != TRUMP and RANK[card] == best]
    for key, cards, rank in (("trump", trump[::-1], 2), ("suits", others, 3)):
        pays = format_signed(prizes[cards[0]]) if cards[0] in prizes else ""
        shown = t("chart-sk-prize", rank=str(best), points=pays) if pays else ""
        behind = tuple(_name(card, agreed) for card in cards[1:])
        face = Face(_name(cards[0], agreed), points=pays, behind=behind)
        yield Panel(t(f"chart-sk-{key}"), t(f"chart-sk-{key}-why"), (face,), rank, shown)


def _wild(card: Card, agreed: Options, t: Texts) -> Panel:
    return Panel(t(f"card-{CODES[card]}"), t(f"chart-sk-{CODES[card]}"), (_face(card, agreed),))


def _face(card: Card, agreed: Options) -> Face:
    return Face(_name(card, agreed))


def _name(card: Card, agreed: Options) -> str:
    return catalogue.skull_king(CODES[card], agreed.edition)
