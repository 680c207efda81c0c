"""Words in a picture: how wide they are, and broken into lines that fit. No drawing library is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.art.palette import INK
from bot.art.svg import DISPLAY, text, width_of

BODY: Final = "Overpass"
"""The face of sentences."""
SMALL: Final = 24
"""How high the smallest letters of a picture are: 12 pixels on a phone."""
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
"""Any other letter of the languages the bot speaks is no wider than that."""


def body_width(words: str) -> float:
    """At least how wide a text is in the face of sentences, for a size of 1."""
    return sum(_WIDTH_OF.get(sign, _OTHERS) for sign in words)


def lines(words: str, room: float, size: float, face: str = BODY) -> list[str]:
    """The words in as few lines of that size as the room lets them be, and these about equally long.

    A word that is too long stands alone.
    """
    measure = width_of if face == DISPLAY else body_width
    found = _broken(words, room / size, measure)
    for narrower in range(95, 50, -5):
        closer = _broken(words, room / size * narrower / 100, measure)
        if len(closer) > len(found):
            break
        found = closer
    return found


def _broken(words: str, room: float, measure: Callable[[str], float]) -> list[str]:
    found: list[str] = []
    # A no-break space holds two words together: `split()` would part them.
    for word in words.split(" "):
        if found and measure(f"{found[-1]} {word}") <= room:
            found[-1] = f"{found[-1]} {word}"
        else:
            found.append(word)
    return found


def paragraph(
    written: list[str], x: float, y: float, size: float, leading: float, fill: str = INK, face: str = BODY
) -> str:
    """Lines about x, the first on the line y."""
    return "".join(
        text(line, x, y + number * leading, size, fill, face=face) for number, line in enumerate(written)
    )
