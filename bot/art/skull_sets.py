"""Draw the discs and mats of Skull, one set for every face, distinct by emblem as well as by colour."""

from __future__ import annotations

from typing import Final

from bot.art.emblems import COLOURS, emblem
from bot.art.motifs import Square, place_motif
from bot.art.palette import readable_on
from bot.art.svg import circle, document, rectangle, text

ROSE_GROUND: Final = "#fdeee6"
SKULL_GROUND: Final = "#1d1a26"
UNKNOWN_GROUND: Final = "#5b5666"


def disc(name: str, side: str) -> str:
    """Draw a disc of the set `name`: its "rose", its "skull", or the "back" of an unflipped disc."""
    colour = COLOURS[name]
    if side == "back":
        body = circle(64, 64, 61, colour, 6) + circle(64, 64, 51, "none", 4, readable_on(colour))
        return document(body + emblem(name, Square(26, 26, 76)), 128, 128)
    ground = ROSE_GROUND if side == "rose" else SKULL_GROUND
    body = circle(64, 64, 61, ground, 6) + circle(64, 64, 53, "none", 10, colour)
    if side == "skull":
        body += circle(64, 64, 47, "none", 2, "#ffffff55")
    badge = circle(103, 103, 22, colour, 4) + emblem(name, Square(87, 87, 32))
    return document(body + place_motif(side, Square(14, 14, 96)) + badge, 128, 128)


def unknown() -> str:
    """Draw a face-down disc of unknown owner."""
    body = circle(64, 64, 61, UNKNOWN_GROUND, 6) + circle(64, 64, 51, "none", 4, "#ffffff88")
    return document(body + text("?", 64, 96, 88, "#ffffff"), 128, 128)


def mat(name: str, side: str) -> str:
    """Draw a mat of the set `name`: "skull" up at the start, "rose" up once a bet is won."""
    colour = COLOURS[name]
    body = rectangle((3, 3, 250, 250), 44, colour, 8)
    if side == "rose":
        body += rectangle((24, 24, 208, 208), 28, ROSE_GROUND, 6) + place_motif("rose", Square(38, 42, 180))
        body += circle(204, 204, 42, colour, 7) + emblem(name, Square(172, 172, 64))
        return document(body, 256, 256)
    body += rectangle((20, 20, 216, 216), 30, "none", 5, readable_on(colour))
    return document(body + emblem(name, Square(44, 44, 168)), 256, 256)
