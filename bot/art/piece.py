"""What a picture is put together from: drawings, each at its place on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from bot.art import catalogue
from bot.art.label import Label
from bot.art.svg import document
from bot.art.table import moved, planks

PICTURE_WIDTH: Final = 680
"""Pixels across: twice as many as a phone shows."""


class Piece(NamedTuple):
    """A drawing with the words on it, so many pixels wide, its corner there; `dim` when not in play.

    crop  how many pixels of its height are shown, from the top; 0 for all
    halo  the colour that shines behind it; "" for none
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
        """The drawing, with its words where they are large enough to be read."""
        return catalogue.full(self.name, catalogue.legible(self.name, self.words, self.width))


class Stamp(NamedTuple):
    """A whole SVG document at its own size, its corner at (x, y). The child keeps what it has drawn once."""

    svg: str
    x: int
    y: int


class Scene(NamedTuple):
    """How high the picture is, PICTURE_WIDTH wide, and what lies on its table, lowest first.

    below, above  SVG under the pieces and over them, drawn anew for each picture; `labels` are names over all
    under, over   stamps under the pieces and over them; `names` are drawn once each, like stamps
    """

    height: int
    pieces: tuple[Piece, ...]
    below: str = ""
    above: str = ""
    labels: tuple[Label, ...] = ()
    under: tuple[Stamp, ...] = ()
    over: tuple[Stamp, ...] = ()
    names: tuple[Label, ...] = ()


def stacked(*scenes: Scene) -> Scene:
    """Several scenes as one, from top to bottom."""
    top, pieces, below, above, labels = 0, [], "", "", []
    for scene in scenes:
        pieces += [piece._replace(y=piece.y + top) for piece in scene.pieces]
        labels += [label._replace(y=label.y + top) for label in scene.labels]
        below += moved(scene.below, 0, top) if scene.below else ""
        above += moved(scene.above, 0, top) if scene.above else ""
        top += scene.height
    return Scene(top, tuple(pieces), below, above, tuple(labels))


@lru_cache(maxsize=64)
def ground(height: int) -> str:
    """The bare table, PICTURE_WIDTH wide and so high."""
    return document(planks(PICTURE_WIDTH, height), PICTURE_WIDTH, height)
