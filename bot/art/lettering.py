"""Measure words in a picture and break them into lines that fit, without a drawing library."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.art.palette import INK
from bot.art.svg import DISPLAY, text, width_of

BODY: Final = "Overpass"
"""The font of sentences."""
SMALL: Final = 24
"""The smallest letter size of a picture: 12 pixels on a phone."""
_WIDTHS: Final = {
    0.24: ".,;:'’ \u00a0\u202f",
    0.3: "ijlIíîïÍÎ!¡",
    0.37: "f()",
    0.42: "rt1-",
    0.5: "s“”",
    0.54: "c7z?¿–/ç",
    0.66: "CEPZ048ÉÇÈÊ−+=",
    0.7: "BGRVXY",
    0.74: "ADHKNOQUÁÓÚÑÀÂÔÛ&",
    0.78: "w",
    0.82: "M",
    0.86: "Wæ%",
    0.9: "mœ",
    1.06: "Œ…",
}
_WIDTH_OF: Final = {sign: width for width, signs in _WIDTHS.items() for sign in signs}
_OTHERS: Final = 0.61
"""The width of any other letter: an upper bound for the bot's languages."""


def body_width(words: str) -> float:
    """Return an upper estimate of a text's width in the font of sentences, at size 1."""
    return sum(_WIDTH_OF.get(sign, _OTHERS) for sign in words)


def lines(words: str, room: float, size: float, face: str = BODY) -> list[str]:
    """Break the words into as few lines as fit the room, of about equal length.

    A word that is wider than the room gets a separate line.
    """
    measure = width_of if face == DISPLAY else body_width
    found = _break_lines(words, room / size, measure)
    for narrower in range(95, 50, -5):
        closer = _break_lines(words, room / size * narrower / 100, measure)
        if len(closer) > len(found):
            break
        found = closer
    return found


def _break_lines(words: str, room: float, measure: Callable[[str], float]) -> list[str]:
    broken: list[str] = []
    # Not `split()`, which also splits at no-break spaces.
    for word in words.split(" "):
        if broken and measure(f"{broken[-1]} {word}") <= room:
            broken[-1] = f"{broken[-1]} {word}"
        else:
            broken.append(word)
    return broken


def paragraph(
    written: list[str], x: float, y: float, size: float, leading: float, fill: str = INK, face: str = BODY
) -> str:
    """Draw lines centred at x, the first on the baseline y."""
    return "".join(
        text(line, x, y + number * leading, size, fill, face=face) for number, line in enumerate(written)
    )
