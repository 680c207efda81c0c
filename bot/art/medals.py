"""Draw the end of a championship: the podium with its medals, and all entrants' points."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.honours import METALS
from bot.art.label import Label, LabelledDrawing
from bot.art.lettering import BODY, body_width
from bot.art.motifs import Square, place_motif
from bot.art.palette import BRASS, CREAM, GOLD, WHITE
from bot.art.party import bunting, confetti
from bot.art.piece import PICTURE_WIDTH
from bot.art.svg import circle, document, path, rays, rectangle, text, width_of
from bot.art.table import face, move, title

MIDDLE: Final = PICTURE_WIDTH / 2
FLOOR: Final = 506
"""The y of the floor under the podium, above the medallists' names."""
NAMED: Final = 104
"""The height of the medallists' names and points, below the floor."""
HIGH: Final = (0, 180, 146, 118)
"""The height of the step of each place (0 to 3)."""
MEDAL: Final = 92
LETTERS: Final = 25
FIGURES: Final = ("mermaid_crowned", "harry", "juanita", "rosie")
"""The motifs of the figures on the podium, for the best medallist first."""
FIGURE: Final = 128
ORDERS: Final = ((0,), (1, 0), (1, 0, 2), (2, 0, 1, 3))
"""The medallists' positions from left to right, by how many there are: 0 is the best."""
STRIP: Final = 58
WORDS: Final = (range(36, 764), range(70, 200))
"""The x and y ranges without confetti, for the title and the championship's name."""
WALL: Final = "#12566b"
PLANK: Final = "#0c3f50"
WOOD: Final = "#8a5a2b"
FLOORING: Final = "#0b3442"
QUIET: Final = "#bfe0e6"


class Medallist(NamedTuple):
    """An entrant's place (0: none), name, and points, in figures and in words.

    `seat` is drawn for a name that cannot be drawn.
    """

    place: int
    name: str
    points: str
    spoken_points: str
    seat: str


class Medals(NamedTuple):
    """A title, the championship's name, and all entrants, the best first."""

    title: str
    name: str
    medallists: tuple[Medallist, ...]


def draw(medals: Medals) -> LabelledDrawing:
    """Draw the podium, and the other entrants below it, two on a line."""
    ahead = [entrant for entrant in medals.medallists if 0 < entrant.place < len(HIGH)][: len(ORDERS)]
    others = [entrant for entrant in medals.medallists if entrant not in ahead]
    height = FLOOR + NAMED + STRIP * -(-len(others) // 2) + 8
    body = rectangle((0, 0, PICTURE_WIDTH, height), 0, WALL) + rays(MIDDLE, 250, 520, WHITE, 0.08)
    body += f'<g transform="scale(.85)">{bunting()}{confetti(WORDS)}</g>'
    body += rectangle((0, FLOOR, PICTURE_WIDTH, height - FLOOR), 0, FLOORING)
    body += path(f"M0 {FLOOR}H{PICTURE_WIDTH}", line=6)
    body += title(medals.title, MIDDLE, 117, min(58.0, 560 / width_of(medals.title)), GOLD)
    labels = [Label(medals.name, "", MIDDLE, 153, 26, 600, CREAM)] if medals.name else []
    order = ORDERS[len(ahead) - 1] if ahead else ()
    step = min(206.0, (PICTURE_WIDTH - 24) / max(len(order), 1))
    left = (PICTURE_WIDTH - len(order) * step) / 2
    for column, number in enumerate(order):
        x = left + (column + 0.5) * step
        body += _draw_step(ahead[number], number, x, step)
        fill = GOLD if ahead[number].place == 1 else CREAM
        labels.append(Label(ahead[number].name, ahead[number].seat, x, FLOOR + 40, 28, step - 16, fill))
    for number, other in enumerate(others):
        x, y = 24 + 320 * (number % 2), FLOOR + NAMED + STRIP * (number // 2)
        body += _draw_strip(other, x, y)
        labels.append(Label(other.name, other.seat, x + 62, y + 34, 25, 190, CREAM, "start"))
    return LabelledDrawing(document(body, PICTURE_WIDTH, height), PICTURE_WIDTH, tuple(labels))


def _draw_step(medallist: Medallist, number: int, x: float, wide: float) -> str:
    """Draw a step with its figure, its medal and its points."""
    top = FLOOR - HIGH[medallist.place]
    body = place_motif(FIGURES[number], Square(x - FIGURE / 2, top - FIGURE + 2, FIGURE))
    body += rectangle((x - wide / 2 + 4, top, wide - 8, HIGH[medallist.place]), 8, WOOD, 6)
    body += rectangle((x - wide / 2 + 4, top, wide - 8, 20), 8, BRASS, 6)
    body += move(
        _draw_medal(medallist.place, MEDAL), x - MEDAL / 2, top + (HIGH[medallist.place] + 20 - MEDAL) / 2
    )
    room = wide - 12
    fit = room if body_width(medallist.spoken_points) * LETTERS > room else 0
    return body + text(medallist.spoken_points, x, FLOOR + 78, LETTERS, QUIET, fit, face=BODY)


def _draw_medal(place: int, width: float) -> str:
    return face(f"{list(METALS)[place - 1]}_medal", "", width).body


def _draw_strip(medallist: Medallist, x: float, y: float) -> str:
    """Draw the strip of an entrant without a step: the place, if any, and the points."""
    body = rectangle((x, y, 312, STRIP - 10), 12, PLANK, 3)
    if 0 < medallist.place < len(HIGH):
        body += move(_draw_medal(medallist.place, 42), x + 10, y + 3)
    elif medallist.place:
        body += text(f"{medallist.place}", x + 31, y + 35, 30, GOLD)
    else:
        body += circle(x + 31, y + 24, 5, QUIET)
    return body + text(medallist.points, x + 298, y + 34, 26, CREAM, face=BODY, anchor="end")
