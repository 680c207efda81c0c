"""Draw the cards of Skull King at full size: 200 by 270 units, the index wholly in the top third.

The caller supplies the words on a card, because the letter of a suit and a character's name differ by
language. Words are optional.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.emojis import EMBLEMS
from bot.art.motifs import Square, place_motif
from bot.art.palette import BRASS, CREAM, GOLD, GROUNDS, INK, PARCHMENT, RIM, SUITS, WHITE
from bot.art.svg import circle, clip, document, path, rays, rectangle, text, width_of

WIDTH: Final = 200
HEIGHT: Final = 270
INSIDE: Final = f'<rect x="6" y="6" width="{WIDTH - 12}" height="{HEIGHT - 12}" rx="21"/>'
BANNER: Final = "M6 218H194V246A18 18 0 0 1 176 264H24A18 18 0 0 1 6 246Z"
MODERN_BACK: Final = GROUNDS["back"]
OLDER_BACK: Final = "#5a1f1a"
ROOM: Final = 172
"""How wide a name may be, in units."""
SQUEEZE: Final = 0.78
"""How far a name is squeezed horizontally before its letters become smaller."""


class Frame(NamedTuple):
    """An edition's frame: the colours of the rim, of the index's plate and of the inner line ("": none)."""

    rim: str
    plate: str
    line: str


MODERN: Final = Frame(RIM, CREAM, "")
OLDER: Final = Frame(BRASS, PARCHMENT, PARCHMENT)


def number(suit: str, rank: int, letter: str = "", frame: Frame = MODERN, pays: bool = False) -> str:
    """Draw a number card; a card that pays a bonus (SK-8.6) has a gold rim and rays."""
    glow = rays(100, 176, 190, WHITE, 0.17) if pays else circle(100, 182, 84, "#ffffff24")
    emblem = place_motif(EMBLEMS[suit], Square(14, 88, 172))
    body = _ground(SUITS[suit], frame._replace(rim=GOLD) if pays else frame, glow + _shore(suit) + emblem)
    body += _plate(str(rank), frame)
    if letter:
        short = len(letter) < 2
        body += circle(157, 46, 31, INK, 5, frame.plate)
        body += text(letter, 157, 63, 48 if short else 46, frame.plate, fit=0 if short else 46)
    return document(body, WIDTH, HEIGHT)


def special(
    motif: str, ground: str, name: str = "", frame: Frame = MODERN, behind: str = "", before: str = ""
) -> str:
    """Draw a character on its ground, with its name, if given, on a banner at the foot.

    Without a motif the ground stays empty, so that the caller can draw an oversized figure over the card.
    """
    glow = rays(100, 116, 190, GOLD, 0.3) if motif == "skull_king" else circle(100, 118, 82, "#ffffff1c")
    figure = place_motif(motif, Square(14, 38, 172) if name else Square(5, 64, 190)) if motif else ""
    body = _ground(GROUNDS[ground], frame, behind + glow + figure)
    return document(body + before + (banner(name, frame) if name else ""), WIDTH, HEIGHT)


def back(frame: Frame = MODERN) -> str:
    """Draw the back of a card."""
    inner = rectangle((24, 24, WIDTH - 48, HEIGHT - 48), 12, "none", 4, GOLD)
    corners = "".join(
        place_motif("skull", Square(x - 12, y - 12, 24), paint={"bone": GOLD})
        for x in (44, 156)
        for y in (44, 226)
    )
    wheel = "".join(
        f'<circle cx="100" cy="135" r="{radius}" fill="none" stroke="#ffffff18" stroke-width="3"/>'
        for radius in range(78, 180, 14)
    )
    ground = MODERN_BACK if frame is MODERN else OLDER_BACK
    return document(
        _ground(ground, frame, wheel + inner + corners) + place_motif("compass", Square(22, 57, 156)),
        WIDTH,
        HEIGHT,
    )


def banner(name: str, frame: Frame = MODERN) -> str:
    """Draw a name at the foot of a card, first squeezed and then made smaller until it fits."""
    size = min(44.0, ROOM / (SQUEEZE * width_of(name)))
    fit = ROOM if width_of(name) * size > ROOM else 0
    return path(BANNER, frame.plate, 6) + text(name, 100, 241 + size * 0.29, size, fit=fit)


def _ground(colour: str, frame: Frame, inside: str) -> str:
    """Draw the rim, and within it the ground and the drawing `inside`."""
    rim = rectangle((3, 3, WIDTH - 6, HEIGHT - 6), 24, frame.rim, 6)
    ground = f'<rect x="13" y="13" width="{WIDTH - 26}" height="{HEIGHT - 26}" rx="16"/>'
    field = rectangle((13, 13, WIDTH - 26, HEIGHT - 26), 16, colour)
    line = rectangle((18, 18, WIDTH - 36, HEIGHT - 36), 12, "none", 2.5, frame.line) if frame.line else ""
    return (
        rim
        + clip("g", ground, field + line + inside)
        + rectangle((3, 3, WIDTH - 6, HEIGHT - 6), 24, "none", 6)
    )


def _plate(index: str, frame: Frame) -> str:
    """Draw the index on its plate, flush in the top left corner."""
    wide = 76 if len(index) < 2 else 112
    shape = f"M6 30A24 24 0 0 1 30 6H{wide}V66A20 20 0 0 1 {wide - 20} 86H6Z"
    fit = 92 if len(index) > 1 else 0
    return path(shape, frame.plate, 6) + text(index, 6 + (wide - 6) / 2 + 1, 73, 86, fit=fit)


def _shore(suit: str) -> str:
    """Draw the faint shape of land, sea or night that distinguishes a suit, behind its emblem."""
    shapes = {
        "green": "M0 236C40 210 60 246 100 226C140 206 160 240 200 222V270H0Z",
        "yellow": "M0 232C60 212 140 212 200 232V270H0Z",
        "purple": "M0 240L34 214L66 236L104 206L146 238L176 216L200 236V270H0Z",
        "black": "M0 244Q25 222 50 244T100 244T150 244T200 244V270H0Z",
        "red": "M0 246L40 226L80 246L120 226L160 246L200 226V270H0Z",
        "blue": "M0 230Q25 210 50 230T100 230T150 230T200 230V270H0Z",
    }
    return path(shapes[suit], "#0000002e")
