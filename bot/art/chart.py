"""Draw a rules chart, which cards beat which and what they pay, as one picture readable on a phone.

The caller chooses the panels, cards and texts; this module only lays them out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from bot.art import catalogue
from bot.art.lettering import BODY, lines, paragraph
from bot.art.palette import CREAM, GOLD
from bot.art.piece import PICTURE_WIDTH
from bot.art.svg import DISPLAY, circle, document, path, rectangle, text
from bot.art.table import Box, coin, face, move, planks, title

WIDTH: Final = 1000
"""Width in units; size 37 letters are 14 pixels high on a phone 390 pixels wide, 11 at 300."""
TOP: Final = 112
"""The y of the first panel, below the title."""
MARGIN: Final = 24
GAP: Final = 18
PAD: Final = 22
SPACE: Final = 18
NEXT: Final = 4
TITLE: Final = 74
HEADING: Final = 46
WORDS: Final = 37
LEADING: Final = 43
CARDS: Final = (166, 132, 110)
"""The width of a card in a row of one panel, of two panels and of three panels."""
RUN: Final = 122
STEP: Final = 0.55
"""The visible share of a card overlapped by the next card in a run: enough to read the index."""
PEEK: Final = 36
"""How far each card sticks out to the right of the card in front of it."""
LEAN: Final = (15, 8)
"""The rotation in degrees of each card that is behind another card."""
COIN: Final = 43
"""The radius of a coin of points."""
OVER: Final = 26
"""How far a coin sticks out over the edge of its card."""
PAPER: Final = "#f5e7c6"
PAPER_LINE: Final = "#d8bd86"
BROWN: Final = "#3a2617"
WAX: Final = "#9c1c1c"


class Face(NamedTuple):
    """A card, disc or mat: the name of its drawing, the words on it, and the points it brings.

    `behind` names the drawings of similar cards, which stick out from behind the first card.
    """

    name: str
    words: str = ""
    points: str = ""
    behind: tuple[str, ...] = ()


class Run(NamedTuple):
    """Overlapping cards from high to low, each as the name of its drawing and the words on it."""

    cards: tuple[tuple[str, str], ...]


class Arrow(NamedTuple):
    """An arrow: the item before the arrow captures the item after the arrow, for `points`."""

    points: str = ""


Item: TypeAlias = Face | Run | Arrow


class Panel(NamedTuple):
    """Cards with a title and a sentence about them.

    number  the panel's rank, on its seal; 0 for none
    description  what the cards show and the words do not say, for screen readers
    """

    title: str
    words: str
    items: tuple[Item, ...]
    number: int = 0
    description: str = ""


class Chart(NamedTuple):
    """A title, and rows of panels."""

    title: str
    rows: tuple[tuple[Panel, ...], ...]


def draw(chart: Chart) -> str:
    """Draw the whole chart as SVG text."""
    top, parts = TOP, [title(chart.title, WIDTH / 2, TOP - 34, TITLE, GOLD)]
    for row in chart.rows:
        width = (WIDTH - 2 * MARGIN - GAP * (len(row) - 1)) / len(row)
        boxes = [_draw_panel(panel, width, len(row)) for panel in row]
        height = max(box.height for box in boxes)
        for place, (panel, box) in enumerate(zip(row, boxes, strict=True)):
            x = MARGIN + place * (width + GAP)
            parts.append(_draw_paper(x, top, width, height))
            # A row of three panels aligns cards at the top; wider panels centre them beside their words.
            parts.append(move(box.body, x, top + (0 if len(row) > 2 else (height - box.height) / 2)))
            parts.append(_draw_seal(str(panel.number), x + 9, top + 9) if panel.number else "")
        top += round(height) + GAP
    height = top + MARGIN - GAP
    return document(planks(WIDTH, height) + "".join(parts), WIDTH, height)


def _draw_paper(x: float, y: float, width: float, height: float) -> str:
    """Draw the paper of a panel."""
    paper = rectangle((x, y, width, height), 26, PAPER, 7)
    return paper + rectangle((x + 11, y + 11, width - 22, height - 22), 18, "none", 2.5, PAPER_LINE)


def _draw_seal(number: str, x: float, y: float) -> str:
    return circle(x, y, 29, WAX, 6) + text(number, x, y + 15, 42, CREAM)


def _draw_panel(panel: Panel, width: float, many: int) -> Box:
    """Draw a panel's cards above their words, or beside them if there is room."""
    beside = many < 3 and len(panel.items) == 1 and isinstance(panel.items[0], Face)
    room = width - 2 * PAD
    cards = _line_up(panel.items, room, CARDS[many - 1])
    if not beside:
        words = _draw_words(panel, room)
        body = move(cards.body, (width - cards.width) / 2, PAD + 6)
        height = cards.height + SPACE + words.height
        return Box(body + move(words.body, PAD, PAD + 6 + cards.height + SPACE), width, height + 2 * PAD + 6)
    words = _draw_words(panel, room - cards.width - SPACE)
    height = max(cards.height, words.height)
    body = move(cards.body, PAD, PAD + (height - cards.height) / 2)
    body += move(words.body, PAD + cards.width + SPACE, PAD + (height - words.height) / 2)
    return Box(body, width, height + 2 * PAD)


def _draw_words(panel: Panel, room: float) -> Box:
    """Draw the title and the sentence of a panel, centred in the room."""
    head = lines(panel.title, room, HEADING, DISPLAY)
    sentence = lines(panel.words, room, WORDS)
    high = len(head) * (HEADING + 3)
    body = paragraph(head, room / 2, 36, HEADING, HEADING + 3, BROWN, DISPLAY)
    body += paragraph(sentence, room / 2, high + 34, WORDS, LEADING, BROWN, BODY)
    return Box(body, room, high + len(sentence) * LEADING)


def _line_up(items: Sequence[Item], room: float, card: float) -> Box:
    """Draw items side by side, scaled down to the room if they are too wide."""
    boxes = [_draw_item(item, card) for item in items]
    wide = sum(box.width for box in boxes) + NEXT * (len(boxes) - 1)
    scale = min(1.0, room / wide)
    boxes = [_draw_item(_drop_unreadable_words(item, card * scale), card) for item in items]
    high = max(box.height for box in boxes)
    parts, left = {}, 0.0
    for place, box in enumerate(boxes):
        parts[place] = move(box.body, left, (high - box.height) / 2)
        left += box.width + NEXT
    # Draw arrows last, because their points are wider than they are and must cover neighbouring cards.
    order = sorted(parts, key=lambda place: isinstance(items[place], Arrow))
    body = "".join(parts[place] for place in order)
    return Box(f'<g transform="scale({scale:g})">{body}</g>', wide * scale, high * scale)


def _drop_unreadable_words(item: Item, width: float) -> Item:
    """Return the item, without its words if they would be too small on a phone at that width."""
    if not isinstance(item, Face):
        return item
    return item._replace(
        words=catalogue.words_if_legible(item.name, item.words, width * PICTURE_WIDTH / WIDTH)
    )


def _draw_item(item: Item, card: float) -> Box:
    if isinstance(item, Arrow):
        return _draw_arrow(item.points)
    if isinstance(item, Run):
        faces = [face(name, words, RUN) for name, words in item.cards]
        step = STEP * RUN
        body = "".join(move(face.body, place * step, 0) for place, face in enumerate(faces))
        return Box(body, (len(faces) - 1) * step + RUN, faces[0].height)
    front = face(item.name, item.words, card)
    points = coin(item.points, front.width - 10, front.height - 26, COIN) if item.points else ""
    if not item.behind:
        return Box(front.body + points, front.width + (OVER if points else 0), front.height)
    behind = "".join(
        f'<g transform="rotate({lean} {front.width / 2:g} {front.height})">{face(name, "", card).body}</g>'
        for name, lean in zip(item.behind, LEAN, strict=True)
    )
    return Box(behind + front.body + points, front.width + PEEK, front.height)


def _draw_arrow(points: str) -> Box:
    body = path("M4 62H28V40L62 80L28 120V98H4Z", GOLD, 7)
    return Box(body + (coin(points, 31, 18, COIN) if points else ""), 66, 124)
