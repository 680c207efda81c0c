"""A draw: who meets whom, each match as a table with its players on both sides."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.bids import MUTED
from bot.art.label import Anchor, Label, Lettered
from bot.art.lettering import BODY, body_width
from bot.art.palette import CREAM, GOLD, INK
from bot.art.piece import PICTURE_WIDTH
from bot.art.svg import circle, document, path, rectangle, text, width_of
from bot.art.table import face, lamplight, planks, title, turned

MIDDLE: Final = PICTURE_WIDTH / 2
TOP: Final = 128
"""Where the first table stands, below the title and the name."""
GAP: Final = 14
MARGIN: Final = 20
ROW: Final = 54
"""How high a player's place is."""
EDGE: Final = 14
"""From the edge of a table to its players."""
CARD: Final = 40
"""How wide the cards are that lie between two players."""
SEAL: Final = 34
BESIDE: Final = 58
"""How far from the middle a name begins."""
FREE: Final = 46
"""How high the line of whoever rests is."""
CLOTH, HEM, RAIL = "#1f5a45", "#2f7a5e", "#8a5a2b"


class Player(NamedTuple):
    """Somebody's name, and what stands for it where it cannot be drawn."""

    name: str
    instead: str


class Table(NamedTuple):
    """Who meets there; `mark` is a letter for its middle, `company` says who sits down with them."""

    players: tuple[Player, ...]
    mark: str = ""
    company: str = ""


class Draw(NamedTuple):
    """A title, what it belongs to by name, the tables, and who rests: the word for that, and who it is."""

    title: str
    name: str
    tables: tuple[Table, ...]
    rests: str = ""
    free: Player | None = None


def drawn(draw: Draw) -> Lettered:
    """Table below table, and who rests at the foot."""
    heights = [2 * EDGE + ROW * _rows(table) for table in draw.tables]
    height = TOP + sum(heights) + GAP * len(heights) + (FREE if draw.free else 0) + 6
    body = planks(PICTURE_WIDTH, height, lamplight(MIDDLE, 120, 420))
    body += title(draw.title, MIDDLE, 70, min(60.0, 600 / width_of(draw.title)), GOLD)
    labels = [Label(draw.name, "", MIDDLE, 108, 26, 620, MUTED)] if draw.name else []
    top = float(TOP)
    for table, high in zip(draw.tables, heights, strict=True):
        body += _table(table, top, high)
        labels += _names(table, top)
        top += high + GAP
    if draw.free is not None:
        wide = body_width(draw.rests) * 26
        body += text(draw.rests, 2 * MARGIN, top + 28, 26, MUTED, face=BODY, anchor="start")
        x = 2 * MARGIN + wide + 14
        labels.append(Label(draw.free.name, draw.free.instead, x, top + 28, 26, 640 - x, CREAM, "start"))
    return Lettered(document(body, PICTURE_WIDTH, height), PICTURE_WIDTH, tuple(labels))


def _places(table: Table) -> int:
    return len(table.players) + bool(table.company)


def _rows(table: Table) -> int:
    return -(-_places(table) // 2)


def _table(table: Table, top: float, high: float) -> str:
    """The cloth with its rail, and in its middle the letter or two cards."""
    wide = PICTURE_WIDTH - 2 * MARGIN
    body = rectangle((MARGIN, top, wide, high), 40, RAIL, 6)
    body += rectangle((MARGIN + 9, top + 9, wide - 18, high - 18), 32, CLOTH, 4)
    for row in range(1, _rows(table)):
        y = top + EDGE + row * ROW
        body += path(
            f"M{MARGIN + 34} {y:g}H{MIDDLE - BESIDE}M{MIDDLE + BESIDE} {y:g}H{660 - 34}", line=2, stroke=HEM
        )
    if table.company:
        row = (_places(table) - 1) // 2
        x, anchor = _side(_places(table) - 1)
        body += text(table.company, x, top + EDGE + row * ROW + 36, 25, MUTED, face=BODY, anchor=anchor)
    middle = top + high / 2
    if table.mark:
        body += circle(MIDDLE, middle, SEAL, GOLD, 6)
        return body + text(table.mark, MIDDLE, middle + 17, 48, INK)
    card = face("card_back", "", CARD)
    return body + turned(card, MIDDLE - 15, middle, -14) + turned(card, MIDDLE + 15, middle + 2, 12)


def _side(place: int) -> tuple[float, Anchor]:
    """Where a name begins, or up to where it reaches: on the left of the middle, or on its right."""
    return (MIDDLE - BESIDE, "end") if place % 2 == 0 else (MIDDLE + BESIDE, "start")


def _names(table: Table, top: float) -> list[Label]:
    labels = []
    for place, player in enumerate(table.players):
        (x, anchor), y = _side(place), top + EDGE + place // 2 * ROW + 37
        labels.append(Label(player.name, player.instead, x, y, 29, MIDDLE - BESIDE - 44, CREAM, anchor))
    return labels
