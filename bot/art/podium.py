"""Draw the podium at the end of a match: the first three on steps, and all places and points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.art.honours import METALS
from bot.art.label import NAMES, Label, LabelledDrawing, Part, assemble, part
from bot.art.lettering import BODY
from bot.art.palette import CREAM, GOLD, INK
from bot.art.piece import PICTURE_WIDTH
from bot.art.svg import path, rays, rectangle, text, width_of
from bot.art.table import WOOD, face, lamplight, move, planks, title

STEP: Final = 206
"""The width of a step."""
FLOOR: Final = 492
"""The y of the floor under the steps."""
HIGH: Final = (0, 168, 118, 84)
"""The height of the step of each place (0 to 3)."""
RIBBON: Final = 86
"""The height of an award's ribbon, with the gap below it."""
MEDAL: Final = 96
FACE: Final = 104
CROWN: Final = "M0 36L3 6L21 21L33 0L45 21L63 6L66 36Z"
"""The winner's crown, 66 units wide."""
PLANK: Final = "#16242f"
MUTED: Final = "#b9c6cf"
ORDERS: Final = ((0,), (1, 0), (1, 0, 2))
"""The positions in the list of places from left to right, by how many steps there are."""


class Place(NamedTuple):
    """A player's rank, name and points.

    seat  drawn for a name that cannot be drawn
    face  the drawing of the player's face; "" shows only a medal
    """

    rank: int
    name: str
    points: str
    seat: str
    face: str = ""


class Podium(NamedTuple):
    """A title, a subtitle in small letters, all places, the best first, and awards.

    An award is a title, and a text that says who earned the award and why; each gets a ribbon at the foot.
    """

    title: str
    about: str
    places: tuple[Place, ...]
    awards: tuple[tuple[str, str], ...] = ()


def draw(podium: Podium) -> LabelledDrawing:
    """Draw the podium, and the places after the third below it, two on a line."""
    steps, others = podium.places[:3], podium.places[3:]
    foot = FLOOR + 28 + 58 * -(-len(others) // 2) + (6 if others else 0)
    height = foot + RIBBON * len(podium.awards) + (8 if podium.awards else 0)
    size = min(64.0, 600 / width_of(podium.title))
    light = planks(PICTURE_WIDTH, height, lamplight(340, 290, 420)) + rays(340, 340, 430, GOLD, 0.07)
    said = text(podium.about, 340, 112, 24, MUTED, face=NAMES)
    parts = [
        part(light, (0, 0, PICTURE_WIDTH, height)),
        part(title(podium.title, 340, 76, size, GOLD), (0, 0, PICTURE_WIDTH, 100)),
        part(said, (0, 86, PICTURE_WIDTH, 38)),
    ]
    labels: list[Label] = []
    order = ORDERS[len(steps) - 1]
    left = (PICTURE_WIDTH - len(order) * STEP) / 2
    for column, place in enumerate(order):
        middle = left + (column + 0.5) * STEP
        parts += _draw_step(steps[place], round(middle))
        labels.append(_build_label(steps[place], middle))
    for number, other in enumerate(others):
        x, y = 31 + 312 * (number % 2), FLOOR + 26 + 58 * (number // 2)
        parts.append(part(_draw_strip(other, x, y), (x, y, 306, 48)))
        labels.append(Label(other.name, other.seat, x + 64, y + 33, 25, 150, CREAM, "start"))
    for number, (award, reason) in enumerate(podium.awards):
        y = foot + RIBBON * number
        box = (31, y, 618, RIBBON - 10)
        ribbon = rectangle(box, 12, PLANK) + rectangle((31, y, 10, RIBBON - 10), 5, GOLD)
        parts.append(part(ribbon, box))
        labels.append(Label(award, "", 60, y + 31, 25, 570, GOLD, "start"))
        labels.append(Label(reason, "", 60, y + 62, 25, 570, CREAM, "start"))
    return assemble(WOOD, (PICTURE_WIDTH, height), parts, labels)


def _draw_step(place: Place, middle: int) -> Iterator[Part]:
    """Yield a step with the points on it, and above the name the face or the medal."""
    high = HIGH[place.rank]
    metal = list(METALS.values())[place.rank - 1]
    top = FLOOR - high
    body = rectangle((middle - STEP / 2 + 4, top, STEP - 8, high), 8, metal.metal, 6)
    body += rectangle((middle - STEP / 2 + 4, top, STEP - 8, 22), 8, metal.edge, 6)
    scale = min(1.0, (STEP - 40) / (54 * width_of(place.points)))
    body += text(place.points, middle, top + 22 + (high - 22) / 2 + 54 * scale * 0.36, 54 * scale, INK)
    yield part(body, (middle - STEP // 2, top - 4, STEP, high + 8))
    metal_name = f"{list(METALS)[place.rank - 1]}_medal"
    if not place.face:
        left, high = middle - MEDAL // 2, top - 48 - MEDAL
        yield part(move(face(metal_name, "", MEDAL).body, left, high), (left, high, MEDAL, MEDAL))
        return
    stands = top - 48 - FACE
    body = move(face(place.face, "", FACE).body, middle - FACE / 2, stands)
    body += move(face(metal_name, "", MEDAL * 0.56).body, middle + FACE / 2 - 30, stands + FACE - 56)
    body += move(path(CROWN, GOLD, 5), middle - 33, stands - 28) if place.rank == 1 else ""
    yield part(body, (middle - FACE // 2 - 2, stands - 32, FACE + 28, FACE + 34))


def _build_label(place: Place, middle: float) -> Label:
    fill, size = (GOLD, 30) if place.rank == 1 else (CREAM, 27)
    return Label(place.name, place.seat, middle, FLOOR - HIGH[place.rank] - 16, size, STEP - 14, fill)


def _draw_strip(place: Place, x: float, y: float) -> str:
    """Draw the strip of a place without a step."""
    body = rectangle((x, y, 306, 48), 12, PLANK)
    body += text(f"{place.rank}", x + 32, y + 34, 30, GOLD)
    return body + text(place.points, x + 290, y + 34, 28, CREAM, face=BODY, anchor="end")
