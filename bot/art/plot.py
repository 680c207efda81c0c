"""Draw a line plot of every player's total after each round."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from bot.art.label import Label, LabelledDrawing
from bot.art.lettering import BODY, body_width
from bot.art.piece import PICTURE_WIDTH
from bot.art.svg import circle, document, path, rectangle, text
from bot.art.table import WOOD

HEIGHT: Final = 430
TOP, BOTTOM, LEFT, RIGHT = 34.0, 376.0, 96.0, 404.0
"""The edges of the plot area."""
COLOURS: Final = (
    "#ffd229", "#4fa8d0", "#e57126", "#51f583", "#9780ff", "#ffffe3", "#c77e76", "#b3e4fe",
)  # fmt: skip
"""The colours by seat, which stay distinct under every kind of colour-blindness."""
MARKERS: Final = (
    "", "M8 8H-8V-8H8Z", "M0 -10L10 8H-10Z", "M0 -11L11 0L0 11L-11 0Z", "M0 10L10 -8H-10Z", "",
    "M7 7H-7V-7H7Z", "M8 8L-8 -8M8 -8L-8 8",
)  # fmt: skip
"""The markers by seat as SVG paths; "" for a circle."""
OUTLINED_SEATS: Final = frozenset({5, 6, 7})
"""The seats whose markers are drawn as outlines."""
GRID, ZERO, MUTED = "#33495a", "#6d8798", "#b9c6cf"
ROOM: Final = 80
"""The greatest width of points."""
NEXT: Final = 33
"""The least distance from one name to the next below it."""
LINES: Final = 8
"""The most horizontal grid lines."""
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000)
ACROSS: Final = 12
"""The most rounds with a marker."""
ALL, FEW = 10, 7
"""Up to `ALL` rounds are all labelled below the plot; of more, about `FEW` are."""


class Course(NamedTuple):
    """A player's total after each round."""

    name: str
    totals: tuple[int, ...]


class Plot(NamedTuple):
    """The labels of the rounds, and the players' courses in seat order."""

    rounds: tuple[str, ...]
    courses: tuple[Course, ...]


class _Scale(NamedTuple):
    least: int
    most: int
    step: int
    rounds: int

    def x(self, place: int) -> float:
        return LEFT + (RIGHT - LEFT) * (place / (self.rounds - 1) if self.rounds > 1 else 1)

    def y(self, total: int) -> float:
        return BOTTOM - (BOTTOM - TOP) * (total - self.least) / (self.most - self.least)


def draw(plot: Plot) -> LabelledDrawing:
    """Draw the plot: each course with its marker, and at its end the total and the player's name."""
    scale = _build_scale(plot)
    body = rectangle((0, 0, PICTURE_WIDTH, HEIGHT), 0, WOOD) + _draw_grid(plot, scale)
    for seat, course in enumerate(plot.courses):
        body += _draw_course(seat, course, scale)
    labels = []
    for seat, y in _place_names(plot, scale).items():
        course = plot.courses[seat]
        body += _draw_total(course.totals[-1], RIGHT + 20, y + 9, 27, COLOURS[seat], "start")
        body += _draw_marker(seat, RIGHT + 116, y)
        labels.append(Label(course.name, str(seat + 1), RIGHT + 133, y + 9, 26, 136, COLOURS[seat], "start"))
    return LabelledDrawing(document(body, PICTURE_WIDTH, HEIGHT), PICTURE_WIDTH, tuple(labels))


def _build_scale(plot: Plot) -> _Scale:
    totals = [0, *(total for course in plot.courses for total in course.totals)]
    low, high = min(totals), max(totals)
    step = next(step for step in STEPS if (high - low) / step <= LINES - 1)
    least, most = low // step * step, -(-high // step) * step
    return _Scale(least, max(most, least + step), step, len(plot.rounds))


def _draw_grid(plot: Plot, scale: _Scale) -> str:
    body = ""
    for total in range(scale.least, scale.most + 1, scale.step):
        y = scale.y(total)
        body += path(f"M{LEFT} {y:.6g}H{RIGHT}", line=2 if total else 3, stroke=GRID if total else ZERO)
        body += _draw_total(total, LEFT - 14, y + 8, 24, MUTED, "end")
    every = 1 if len(plot.rounds) <= ALL else -(-len(plot.rounds) // FEW)
    for place, name in enumerate(plot.rounds):
        if (len(plot.rounds) - 1 - place) % every == 0:
            body += text(name, scale.x(place), BOTTOM + 36, 24, MUTED, face=BODY)
    return body


def _draw_course(seat: int, course: Course, scale: _Scale) -> str:
    """Draw the line through all totals, with markers at as many of them as have room."""
    points = [(scale.x(place), scale.y(total)) for place, total in enumerate(course.totals)]
    shape = "M" + "L".join(f"{x:.6g} {y:.6g}" for x, y in points)
    body = path(shape, line=5, stroke=COLOURS[seat])
    every = -(-len(points) // ACROSS)
    marked = [point for place, point in enumerate(points) if (len(points) - 1 - place) % every == 0]
    return body + "".join(_draw_marker(seat, x, y) for x, y in marked)


def _draw_marker(seat: int, x: float, y: float) -> str:
    colour = COLOURS[seat]
    if not MARKERS[seat]:
        return circle(
            x, y, 8, WOOD if seat in OUTLINED_SEATS else colour, 4 if seat in OUTLINED_SEATS else 0, colour
        )
    fill = WOOD if seat in OUTLINED_SEATS else colour
    shape = path(MARKERS[seat], fill, 4 if seat in OUTLINED_SEATS else 0, colour)
    return f'<g transform="translate({x:.6g} {y:.6g})">{shape}</g>'


def _place_names(plot: Plot, scale: _Scale) -> dict[int, float]:
    """Return the y of each name by seat: at the end of its course, moved so that names do not overlap."""
    order = sorted(range(len(plot.courses)), key=lambda seat: -plot.courses[seat].totals[-1])
    heights = [scale.y(plot.courses[seat].totals[-1]) for seat in order]
    for place, (above, below) in enumerate(pairwise(heights)):
        heights[place + 1] = max(below, heights[place] + NEXT, above + NEXT)
    lowest = HEIGHT - 18.0
    for place in reversed(range(len(heights))):
        heights[place] = min(heights[place], lowest)
        lowest = heights[place] - NEXT
    return dict(zip(order, heights, strict=True))


def _draw_total(total: int, x: float, y: float, size: float, fill: str, anchor: str) -> str:
    """Draw points anchored at x, squeezed if they are wider than `ROOM`."""
    words = f"−{-total}" if total < 0 else str(total)
    fit = ROOM if body_width(words) * size > ROOM else 0
    return text(words, x, y, size, fill, fit, face=BODY, anchor=anchor)
