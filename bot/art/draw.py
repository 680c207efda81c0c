"""Draw the pairings of a championship: each match as a table with its players on both sides."""

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
"""The y of the first table, below the title and the name."""
GAP: Final = 14
MARGIN: Final = 20
ROW: Final = 54
"""The height of a player's place."""
EDGE: Final = 14
"""The distance from the edge of a table to its players."""
CARD: Final = 40
"""The width of the cards between two players."""
SEAL: Final = 34
BESIDE: Final = 58
"""The distance from the middle to the start of a name."""
FREE: Final = 46
"""The height of the line for the entrant without a match."""
CLOTH, HEM, RAIL = "#1f5a45", "#2f7a5e", "#8a5a2b"


class Player(NamedTuple):
    """A player's name, and the text drawn instead if the name cannot be drawn."""

    name: str
    instead: str


class Table(NamedTuple):
    """The players of a match; `mark` is a letter for its middle, `company` names further company."""

    players: tuple[Player, ...]
    mark: str = ""
    company: str = ""


class Draw(NamedTuple):
    """A title, the championship's name, the tables, and the entrant without a match with the word for it."""

    title: str
    name: str
    tables: tuple[Table, ...]
    rests: str = ""
    free: Player | None = None


def drawn(draw: Draw) -> Lettered:
    """Draw the tables one below the other, and the entrant without a match at the foot."""
    heights = [2 * EDGE + ROW * _count_rows(table) for table in draw.tables]
    height = TOP + sum(heights) + GAP * len(heights) + (FREE if draw.free else 0) + 6
    body = planks(PICTURE_WIDTH, height, lamplight(MIDDLE, 120, 420))
    body += title(draw.title, MIDDLE, 70, min(60.0, 600 / width_of(draw.title)), GOLD)
    labels = [Label(draw.name, "", MIDDLE, 108, 26, 620, MUTED)] if draw.name else []
    top = float(TOP)
    for table, high in zip(draw.tables, heights, strict=True):
        body += _draw_table(table, top, high)
        labels += _build_labels(table, top)
        top += high + GAP
    if draw.free is not None:
        wide = body_width(draw.rests) * 26
        body += text(draw.rests, 2 * MARGIN, top + 28, 26, MUTED, face=BODY, anchor="start")
        x = 2 * MARGIN + wide + 14
        labels.append(Label(draw.free.name, draw.free.instead, x, top + 28, 26, 640 - x, CREAM, "start"))
    return Lettered(document(body, PICTURE_WIDTH, height), PICTURE_WIDTH, tuple(labels))


def _count_places(table: Table) -> int:
    return len(table.players) + bool(table.company)


def _count_rows(table: Table) -> int:
    return -(-_count_places(table) // 2)


def _draw_table(table: Table, top: float, high: float) -> str:
    """Draw a table with its rail, and in its middle the letter or two cards."""
    wide = PICTURE_WIDTH - 2 * MARGIN
    body = rectangle((MARGIN, top, wide, high), 40, RAIL, 6)
    body += rectangle((MARGIN + 9, top + 9, wide - 18, high - 18), 32, CLOTH, 4)
    for row in range(1, _count_rows(table)):
        y = top + EDGE + row * ROW
        body += path(
            f"M{MARGIN + 34} {y:g}H{MIDDLE - BESIDE}M{MIDDLE + BESIDE} {y:g}H{660 - 34}", line=2, stroke=HEM
        )
    if table.company:
        row = (_count_places(table) - 1) // 2
        x, anchor = _locate_name(_count_places(table) - 1)
        body += text(table.company, x, top + EDGE + row * ROW + 36, 25, MUTED, face=BODY, anchor=anchor)
    middle = top + high / 2
    if table.mark:
        body += circle(MIDDLE, middle, SEAL, GOLD, 6)
        return body + text(table.mark, MIDDLE, middle + 17, 48, INK)
    card = face("card_back", "", CARD)
    return body + turned(card, MIDDLE - 15, middle, -14) + turned(card, MIDDLE + 15, middle + 2, 12)


def _locate_name(place: int) -> tuple[float, Anchor]:
    """Return the x and anchor of a name: it ends left of the middle or begins right of it."""
    return (MIDDLE - BESIDE, "end") if place % 2 == 0 else (MIDDLE + BESIDE, "start")


def _build_labels(table: Table, top: float) -> list[Label]:
    labels = []
    for place, player in enumerate(table.players):
        (x, anchor), y = _locate_name(place), top + EDGE + place // 2 * ROW + 37
        labels.append(Label(player.name, player.instead, x, y, 29, MIDDLE - BESIDE - 44, CREAM, anchor))
    return labels
