"""The texts of a picture with their letter heights, at a picture width of 680 pixels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

from bot.art import chart
from bot.art.chart import Chart
from bot.art.label import Label
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp
from bot.art.shown import Picture, TablePicture, draw_score, lay_out


def letters(shown: Picture) -> Iterator[tuple[str, float]]:
    """Yield every text of a picture except those on cards, with its letter height."""
    if isinstance(shown, Chart):
        yield from written(chart.draw(shown), PICTURE_WIDTH / chart.WIDTH)
    elif isinstance(shown, TablePicture):
        scene = lay_out(shown)
        for svg in (scene.svg_below, scene.svg_above):
            yield from written(f"<svg>{svg}</svg>")
        for stamp in stamps(scene):
            yield from written(stamp.svg)
        yield from map(named, (*scene.labels, *scene.names))
    else:
        score = draw_score(shown)
        yield from written(score.svg, PICTURE_WIDTH / score.width)
        yield from ((said, high * PICTURE_WIDTH / score.width) for said, high in map(named, score.labels))


def stamps(scene: Scene) -> list[Stamp]:
    """Return all stamps of a scene, those of its groups at their positions in the picture."""
    found = [*scene.stamps_below]
    for group, x, y in scene.groups:
        inside = (*group.stamps_below, *group.stamps_above)
        found += [one._replace(x=one.x + x, y=one.y + y) for one in inside]
    found += scene.stamps_above
    return found


def pieces(scene: Scene) -> list[Piece]:
    """Return all drawings of a scene, those of its groups at their positions in the picture."""
    moved = (one._replace(x=one.x + x, y=one.y + y) for group, x, y in scene.groups for one in group.pieces)
    return [*moved, *scene.pieces]


def indices(piece: Piece) -> Iterator[tuple[str, float]]:
    """Yield every text on a card of a picture, with its letter height."""
    wide = float(ElementTree.fromstring(piece.svg).attrib["width"])
    yield from written(piece.svg, piece.width / wide)


def named(label: Label) -> tuple[str, float]:
    """Return a name with its letter height, which a seat number drawn instead of the name has, too."""
    return label.name, label.size


def written(svg: str, scale: float = 1.0) -> Iterator[tuple[str, float]]:
    """Yield the texts of a drawing with their letter heights, including all scaling within the drawing."""
    yield from _within(ElementTree.fromstring(svg), scale)


def _within(element: ElementTree.Element, scale: float) -> Iterator[tuple[str, float]]:
    for found in re.findall(r"scale\(([^)]*)\)", element.get("transform", "")):
        scale *= abs(float(re.split(r"[ ,]+", found.strip())[-1]))
    tag = element.tag.rpartition("}")[2]
    if tag == "svg" and (box := element.get("viewBox")) and (high := element.get("height")):
        scale *= float(high) / float(box.split()[3])
    if tag == "text":
        yield "".join(element.itertext()), float(element.attrib["font-size"]) * scale
    for child in element:
        yield from _within(child, scale)
