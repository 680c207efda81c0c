"""Draw small parts of pictures whose pixels are cached: boxes, words and marks."""

from __future__ import annotations

from typing import Final

from bot.art.lettering import BODY, body_width
from bot.art.palette import GOLD, INK, WHITE
from bot.art.piece import Stamp
from bot.art.svg import circle, document, path, rectangle, text

GREEN: Final = "#248046"
"""The only green in pictures of games: that of Discord's buttons, used behind white signs."""
RED: Final = "#da373c"
"""The only red in pictures of games: that of Discord's buttons, used behind white signs."""
WARNING: Final = "#ff8f7a"
"""The colour of red letters, because letters in `RED` are too dark to read."""
MUTED: Final = "#b9c6cf"
STRIP: Final = "#284154"
TRAY: Final = "#1a2b38"
"""The colour of the tray under the reader's own hand."""


def box(
    width: int, height: int, radius: float, fill: str, x: int, y: int, edge: str = "", line: int = 0
) -> Stamp:
    """Draw a rectangle with round corners at (x, y)."""
    inner = line / 2
    body = rectangle(
        (inner, inner, width - line, height - line), radius, fill, line if edge else 0, edge or INK
    )
    return Stamp(document(body, width, height), x, y)


def tray(across: int, height: int, y: int) -> Stamp:
    """Draw the tray under the reader's hand in a picture `across` pixels wide."""
    return box(across - 12, height, 18, TRAY, 6, y, GOLD, 4)


def slot(width: int, height: int, turn: bool, x: int, y: int) -> Stamp:
    """Draw the dashed outline of a card not yet played; the outline is gold on that player's turn."""
    colour, line = (GOLD, 5) if turn else ("#4d6675", 4)
    more = ' stroke-dasharray="14 10"'
    body = rectangle((4, 4, width - 8, height - 8), 14, "none", line, colour, more)
    return Stamp(document(body, width, height), x, y)


def words(
    said: str, size: float, fill: str, x: float, y: float, anchor: str = "middle", room: float = 0
) -> Stamp:
    """Draw a line of words anchored at x, on the baseline y.

    Words wider than a non-zero `room` are squeezed to fit.
    """
    natural = body_width(said) * size
    fit = room if room and natural > room else 0
    wide = round(fit or natural) + 12
    height = round(size * 1.5)
    left = {"middle": x - wide / 2, "start": x - 6, "end": x - wide + 6}[anchor]
    at = {"middle": wide / 2, "start": 6.0, "end": wide - 6.0}[anchor]
    body = text(said, at, size * 1.08, size, fill, fit, face=BODY, anchor=anchor)
    return Stamp(document(body, wide, height), round(left), round(y - size * 1.08))


def sign_stamps(said: str, size: float, fill: str, x: float, y: float, anchor: str = "middle") -> list[Stamp]:
    """Draw figures as one stamp for each sign, so that figures share cached signs."""
    left = x - {"middle": 0.5, "start": 0.0, "end": 1.0}[anchor] * body_width(said) * size
    stamps = []
    for sign in said:
        if sign.strip():
            stamps.append(words(sign, size, fill, round(left), y, "start"))
        left += body_width(sign) * size
    return stamps


def crest(x: float, y: float) -> Stamp:
    """Draw the mark above a card that would win the trick now."""
    body = path("M4 22L18 4L32 22Z", GOLD, 4)
    return Stamp(document(body, 36, 26), round(x - 18), round(y - 8))


def tick(x: float, y: float) -> Stamp:
    """Draw the badge of a seat that has chosen in secret."""
    body = circle(16, 16, 14, GREEN, 3) + path("M9 17L14 22L23 11", line=5, stroke=WHITE)
    return Stamp(document(body, 32, 32), round(x), round(y))


def verdict(good: bool, x: float, y: float) -> Stamp:
    """Draw the badge of a bid: a tick for a met bid, a cross for a bid that has become impossible."""
    shape = "M7 13L11 18L19 8" if good else "M8 8L18 18M18 8L8 18"
    body = circle(13, 13, 11, GREEN if good else RED, 3) + path(shape, line=4, stroke=WHITE)
    return Stamp(document(body, 26, 26), round(x), round(y))


def pill(said: str, size: float, fill: str, right: float, middle: float) -> Stamp:
    """Draw white words on a pill of one colour that ends at x `right`."""
    wide, high = round(body_width(said) * size) + 26, round(size * 1.4)
    body = rectangle((1.5, 1.5, wide - 3, high - 3), (high - 3) / 2, fill, 3)
    body += text(said, wide / 2, high / 2 + size * 0.36, size, WHITE, face=BODY)
    return Stamp(document(body, wide, high), round(right - wide), round(middle - high / 2))
