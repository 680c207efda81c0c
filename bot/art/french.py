"""Draw the 52 French cards and their emojis: one large pip each, courts as busts on a tinted ground."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.art.cards import HEIGHT, INSIDE, WIDTH
from bot.art.motifs import Square, place_motif
from bot.art.palette import GOLD, INK, PAPER, RED_PIP
from bot.art.svg import DIGITS, clip, document, path, rectangle, text

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
COURTS: Final[Mapping[str, str]] = {"jack": "J", "queen": "Q", "king": "K"}
"""The court ranks, which are also motifs, and their default letters."""
OTHER_LETTERS: Final[Mapping[str, str]] = {"jack": "VB", "queen": "D", "king": "R"}
"""The letters of courts in other languages, French and German; these emojis are drawn separately."""

COLOUR: Final[Mapping[str, str]] = {"clubs": INK, "diamonds": RED_PIP, "hearts": RED_PIP, "spades": INK}
TINT: Final[Mapping[str, str]] = {
    "clubs": "#c4e3cb",
    "diamonds": "#fbdcae",
    "hearts": "#f9c9cd",
    "spades": "#c6cbe6",
}
"""The background of a court, a second mark of its suit."""
PALE: Final[Mapping[str, str]] = {
    "clubs": "#e6f6e9",
    "diamonds": "#fff1d9",
    "hearts": "#ffe9ea",
    "spades": "#e6e9f8",
}
"""The background of an emoji."""
NIGHT: Final = "#454d78"
"""The background of the queen of spades, which must stand out from every other card."""
DRESS: Final[Mapping[str, Mapping[str, str]]] = {
    "clubs": {"robe": "#1c6b45", "trim": "#1c6b45", "hair": "#5b3218", "metal": GOLD},
    "diamonds": {"robe": "#d9711a", "trim": "#a3182c", "hair": "#e3b64e", "metal": GOLD},
    "hearts": {"robe": "#b3152c", "trim": "#b3152c", "hair": "#9a5020", "metal": GOLD},
    "spades": {"robe": "#2f3b66", "trim": "#2f3b66", "hair": "#211a2b", "metal": "#dfe5ee"},
}


def card(rank: str, suit: str, letter: str = "") -> str:
    """Draw a full-size card: `rank` is "2" to "10", "ace" or a court, `letter` the index in a language."""
    index = letter or COURTS.get(rank, "A" if rank == "ace" else rank)
    body = rectangle((3, 3, WIDTH - 6, HEIGHT - 6), 24, PAPER, 6)
    if rank in COURTS:
        portrait = path("M6 98H194V264H6Z", TINT[suit]) + place_motif(
            _find_motif(rank, suit), Square(10, 98, 172), paint=DRESS[suit]
        )
        body += clip("f", INSIDE, portrait + _draw_edged_pip(suit, Square(130, 196, 62)))
    else:
        body += _draw_pip(suit, Square(32, 112, 136))
    body += text(index, 56 if len(index) > 1 else 48, 82, 92, COLOUR[suit], 86 if len(index) > 1 else 0)
    body += _draw_pip(suit, Square(112, 12, 76))
    return document(body + rectangle((3, 3, WIDTH - 6, HEIGHT - 6), 24, "none", 6), WIDTH, HEIGHT)


def emoji(rank: str, suit: str, letter: str = "") -> str:
    """Draw a card that is readable at 20 pixels; `letter` is the index of a court in a language."""
    if rank in COURTS:
        return _draw_court(rank, suit, letter or COURTS[rank])
    index = "A" if rank == "ace" else rank
    body = rectangle((3, 3, 122, 122), 26, PALE[suit], 6)
    two = len(index) > 1
    body += text(index, 46 if two else 40, 72, 88, COLOUR[suit], 72 if two else 0, DIGITS)
    return document(body + _draw_pip(suit, Square(61, 60, 61)), 128, 128)


def _draw_court(rank: str, suit: str, letter: str) -> str:
    """Draw a court's figure on a tinted ground, with its letter above its suit in the corner."""
    dark = _find_motif(rank, suit) != rank
    ground = rectangle((3, 3, 122, 122), 26, NIGHT if dark else TINT[suit])
    figure = place_motif(_find_motif(rank, suit), Square(36, 14, 106), "emoji", DRESS[suit])
    region = '<rect x="3" y="3" width="122" height="122" rx="26"/>'
    body = clip("e", region, ground + figure) + rectangle((3, 3, 122, 122), 26, "none", 6)
    edge = (
        f' stroke="{NIGHT if dark else PAPER}" stroke-width="12" stroke-linejoin="round" paint-order="stroke"'
    )
    body += text(letter, 38, 68, 82, PAPER if dark else COLOUR[suit], 0, DIGITS, edge)
    return document(body + _draw_edged_pip(suit, Square(8, 70, 52)), 128, 128)


def pip(suit: str) -> str:
    """Draw the emoji of a suit: its pip on a pale background."""
    return document(
        rectangle((3, 3, 122, 122), 26, PALE[suit], 6) + _draw_pip(suit, Square(14, 14, 100)), 128, 128
    )


def _find_motif(rank: str, suit: str) -> str:
    """Return the motif of a court; the queen of spades has a separate one."""
    return "queen_of_spades" if (rank, suit) == ("queen", "spades") else rank


def _draw_pip(suit: str, at: Square, colour: str = "") -> str:
    return place_motif(suit, at, paint={"mark": colour or COLOUR[suit]})


def _draw_edged_pip(suit: str, at: Square) -> str:
    """Draw a pip with a paper-coloured edge, so that it stands out on a picture."""
    shape = place_motif(suit, at)
    return f'<g stroke="{PAPER}" stroke-width="26" stroke-linejoin="round">{shape}</g>{_draw_pip(suit, at)}'
