"""The parts of a picture: drawings, each with its position on the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from bot.art import catalogue
from bot.art.label import Label
from bot.art.svg import view

PICTURE_WIDTH: Final = 680
"""The width of a picture in pixels: twice as many as a phone shows."""


class Piece(NamedTuple):
    """A named drawing with the words on it, its width in pixels, and its corner at (x, y).

    dim   whether the drawing is faded, because the card is not in play
    crop  how many pixels of the drawing's height are shown, from the top; 0 for all
    halo  the colour of the glow behind the drawing; "" for none
    """

    name: str
    words: str
    width: int
    x: int
    y: int
    dim: bool = False
    crop: int = 0
    halo: str = ""

    @property
    def svg(self) -> str:
        """Return the drawing as SVG, with its words if they are large enough to read."""
        return catalogue.full_size(self.name, catalogue.words_if_legible(self.name, self.words, self.width))


class Stamp(NamedTuple):
    """An SVG document at its natural size, its corner at (x, y); the child process caches its pixels."""

    svg: str
    x: int
    y: int


def stamp(body: str, box: Sequence[int]) -> Stamp:
    """Return a stamp of elements that are drawn in the picture's coordinates, within `box`."""
    return Stamp(view(body, box), box[0], box[1])


def widen(box: Sequence[float], line: float) -> tuple[int, int, int, int]:
    """Return the whole pixels around a box whose outline extends so far beyond it."""
    x, y, width, height = box
    left, top = floor(x - line), floor(y - line)
    return left, top, ceil(x + width + line) - left, ceil(y + height + line) - top


class Group(NamedTuple):
    """Stamps and drawings at positions from the group's corner."""

    stamps_below: tuple[Stamp, ...] = ()
    pieces: tuple[Piece, ...] = ()
    stamps_above: tuple[Stamp, ...] = ()


class Placed(NamedTuple):
    """A group with its corner at (x, y)."""

    group: Group
    x: int
    y: int


class Scene(NamedTuple):
    """The height of a picture that is PICTURE_WIDTH wide, and the layers on its table.

    groups  between the stamps below and the pieces
    pieces  drawings, the lowest first
    labels  names above all layers, drawn again for each picture
    names   names above the stamps, whose pixels are cached
    svg_below, svg_above        SVG below and above the pieces, drawn again for each picture
    stamps_below, stamps_above  stamps below and above the pieces, whose pixels are cached
    """

    height: int
    pieces: tuple[Piece, ...]
    svg_below: str = ""
    svg_above: str = ""
    labels: tuple[Label, ...] = ()
    stamps_below: tuple[Stamp, ...] = ()
    stamps_above: tuple[Stamp, ...] = ()
    names: tuple[Label, ...] = ()
    groups: tuple[Placed, ...] = ()


def stack_scenes(*scenes: Scene) -> Scene:
    """Join scenes into one, from top to bottom; what is drawn again for each picture is dropped."""
    top, pieces, below, above, names, groups = 0, [], [], [], [], []
    for scene in scenes:
        pieces += [piece._replace(y=piece.y + top) for piece in scene.pieces]
        below += [stamp._replace(y=stamp.y + top) for stamp in scene.stamps_below]
        above += [stamp._replace(y=stamp.y + top) for stamp in scene.stamps_above]
        names += [name._replace(y=name.y + top) for name in scene.names]
        groups += [placed._replace(y=placed.y + top) for placed in scene.groups]
        top += scene.height
    return Scene(
        top,
        tuple(pieces),
        stamps_below=tuple(below),
        stamps_above=tuple(above),
        names=tuple(names),
        groups=tuple(groups),
    )
