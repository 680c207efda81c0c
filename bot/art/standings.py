"""Draw the standings of a league or of groups on parchment: places, names and figures."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.label import Label, LabelledDrawing
from bot.art.lettering import BODY, SMALL, body_width
from bot.art.pad import BROWN, FOOT, HEAD, SHEETS
from bot.art.palette import CREAM, GOLD, INK
from bot.art.piece import PICTURE_WIDTH
from bot.art.svg import circle, document, path, rectangle, text, width_of

TOP: Final = 66
"""The height of a table's head, with its title and the names of its columns."""
ROW: Final = 56
NAME: Final = 78
"""The x at which names begin."""
COLUMN: Final = 122
RIGHT_EDGE: Final = PICTURE_WIDTH - 12
"""The right edge of the last column."""
CARD: Final = (15, 22)
CARDS: Final = {"yellow": "#f6c019", "black": "#17121f"}
FADED: Final = "#6f5a3a"
TITLE: Final = "#ffd24a"


class Line(NamedTuple):
    """An entrant's place, name and figures; `seat` is drawn for a name that cannot be drawn.

    yellow, black   how many penalty cards of each colour the entrant was shown
    qualifies       whether the entrant qualifies for the final as things stand
    out             whether the entrant has withdrawn
    """

    place: str
    name: str
    figures: tuple[str, ...]
    seat: str
    yellow: int = 0
    black: int = 0
    qualifies: bool = False
    out: bool = False


class Standing(NamedTuple):
    """One table: its title, the heads of its columns, and its lines, best first."""

    title: str
    heads: tuple[str, ...]
    lines: tuple[Line, ...]


class Standings(NamedTuple):
    """The tables of a championship, from top to bottom."""

    tables: tuple[Standing, ...]


def draw(standings: Standings) -> LabelledDrawing:
    """Draw each table with its head, and a rule below the entrants who qualify for the final."""
    heights = [TOP + ROW * len(table.lines) + FOOT for table in standings.tables]
    height = sum(heights)
    body, labels, top = rectangle((0, 0, PICTURE_WIDTH, height), 0, SHEETS[0]), [], 0.0
    for table, high in zip(standings.tables, heights, strict=True):
        body += _draw_head(table, top)
        for number, line in enumerate(table.lines):
            body += _draw_line(line, top + TOP + number * ROW, number % 2)
            labels.append(_build_label(line, top + TOP + number * ROW, len(table.heads)))
        through = sum(line.qualifies for line in table.lines)
        if 0 < through < len(table.lines):
            body += path(f"M0 {top + TOP + through * ROW:g}H{PICTURE_WIDTH}", line=7, stroke=HEAD)
        top += high
    return LabelledDrawing(document(body, PICTURE_WIDTH, height), PICTURE_WIDTH, tuple(labels))


def _right_edge(column: int, columns: int) -> float:
    """Return the right edge of a column of figures."""
    return RIGHT_EDGE - COLUMN * (columns - 1 - column)


def _draw_head(table: Standing, top: float) -> str:
    body = rectangle((0, top, PICTURE_WIDTH, TOP), 0, HEAD)
    room = _right_edge(0, len(table.heads)) - COLUMN - 20
    size = min(38.0, room / width_of(table.title))
    body += text(table.title, 18, top + 46, size, TITLE, anchor="start")
    for column, words in enumerate(table.heads):
        fit = COLUMN - 16 if body_width(words) * SMALL > COLUMN - 16 else 0
        right = _right_edge(column, len(table.heads))
        body += text(words, right, top + 44, SMALL, CREAM, fit, face=BODY, anchor="end")
    return body


def _draw_line(line: Line, top: float, shade: int) -> str:
    middle = top + ROW / 2
    body = rectangle((0, top, PICTURE_WIDTH, ROW), 0, SHEETS[shade])
    if line.qualifies:
        body += circle(38, middle, 22, GOLD, 4)
    fill = FADED if line.out else INK
    body += text(line.place, 38, middle + 11, 31, fill)
    for column, figure in enumerate(line.figures):
        right, first = _right_edge(column, len(line.figures)), column == 0
        size = 32 if first else 27
        fit = COLUMN - 14 if body_width(figure) * size > COLUMN - 14 else 0
        fill = FADED if line.out else BROWN
        body += text(figure, right, middle + size * 0.36, size, fill, fit, face=BODY, anchor="end")
    return body + _draw_penalty_cards(line, top, len(line.figures))


def _count_penalty_cards(line: Line) -> list[tuple[str, int]]:
    """Return the colours of an entrant's penalty cards, with the number of each."""
    counts = {"yellow": line.yellow, "black": line.black}
    return [(colour, count) for colour, count in counts.items() if count]


def _draw_penalty_cards(line: Line, top: float, columns: int) -> str:
    """Draw a small penalty card of each colour after the name, with the number if there are several."""
    x, body = _right_edge(0, columns) - COLUMN + 40 - _measure_penalty_cards(line), ""
    wide, high = CARD
    for colour, count in _count_penalty_cards(line):
        body += rectangle((x, top + (ROW - high) / 2, wide, high), 3, CARDS[colour], 3)
        if count > 1:
            body += text(f"{count}", x + wide + 5, top + 36, SMALL, BROWN, face=BODY, anchor="start")
        x += _measure_penalty_card(count)
    return body


def _measure_penalty_card(count: int) -> float:
    return CARD[0] + 8 + (len(f"{count}") * 16 if count > 1 else 0)


def _measure_penalty_cards(line: Line) -> float:
    """Return the width of an entrant's penalty cards."""
    return sum(_measure_penalty_card(count) for _colour, count in _count_penalty_cards(line))


def _build_label(line: Line, top: float, columns: int) -> Label:
    room = _right_edge(0, columns) - COLUMN + 24 - _measure_penalty_cards(line) - NAME
    fill = FADED if line.out else BROWN
    return Label(line.name, line.seat, NAME, top + ROW / 2 + 10, 29, room, fill, "start")
