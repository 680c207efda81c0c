"""Avatars for the people of the demo, drawn when it starts. Needs Pillow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import BytesIO
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

Pen: TypeAlias = ImageDraw.ImageDraw
Colour: TypeAlias = str
Point: TypeAlias = tuple[float, float]

SIZE: Final = 128
"""Width and height of a finished picture, in pixels."""
FINE: Final = 512
"""Width and height while drawing, in pixels, scaled down later for smooth edges; all coordinates use it."""
INK: Final = "#2b2430"
WHITE: Final = "#fdfaf4"
GOLD: Final = "#e0ad3f"


def face(name: str) -> bytes:
    """Return the picture of a person in FACES, as PNG."""
    sea, draw = FACES[name]
    picture = Image.new("RGB", (FINE, FINE), sea)
    draw(ImageDraw.Draw(picture))
    file = BytesIO()
    picture.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(file, "PNG")
    return file.getvalue()


def _round(pen: Pen, x: float, y: float, wide: float, high: float, colour: Colour) -> None:
    """Draw an ellipse centred on a point."""
    pen.ellipse((x - wide, y - high, x + wide, y + high), fill=colour)


def _mirrored(pen: Pen, points: list[Point], colour: Colour) -> None:
    """Draw a symmetric shape, given its right half from top to bottom."""
    left = [(FINE - x, y) for x, y in reversed(points)]
    pen.polygon([*points, *left], fill=colour)


def _head(pen: Pen, skin: Colour, shade: Colour, coat: Colour) -> None:
    """Draw shoulders, neck, ears, head and nose, which all faces share."""
    _round(pen, 256, 560, 220, 150, coat)
    pen.rectangle((206, 360, 306, 440), fill=shade)
    for x in (122, 390):
        _round(pen, x, 280, 30, 38, shade)
    _round(pen, 256, 270, 132, 150, skin)
    _round(pen, 256, 300, 22, 28, shade)


def _eyes(pen: Pen, *, left: bool = True) -> None:
    for x in (204, 308) if left else (308,):
        _round(pen, x, 256, 22, 22, WHITE)
        _round(pen, x, 258, 13, 14, INK)
        _round(pen, x + 5, 252, 4, 4, WHITE)


def _smile(pen: Pen, colour: Colour = INK) -> None:
    pen.arc((196, 280, 316, 376), 25, 155, fill=colour, width=14)


def _morgan(pen: Pen) -> None:
    """Draw a red kerchief with dots, and an eye patch."""
    _head(pen, "#c98a5b", "#b2744a", "#6b4a8e")
    _eyes(pen, left=False)
    pen.line((124, 232, 204, 250, 262, 220), fill=INK, width=12)
    _round(pen, 204, 256, 40, 36, INK)
    _smile(pen)
    pen.pieslice((116, 92, 396, 372), 180, 360, fill="#c8402f")
    pen.rectangle((116, 214, 396, 238), fill="#a83325")
    for x, y in ((176, 180), (232, 140), (290, 184), (340, 150), (258, 206)):
        _round(pen, x, y, 12, 12, WHITE)
    pen.polygon([(116, 222), (52, 190), (70, 250)], fill="#c8402f")
    pen.polygon([(116, 226), (44, 270), (96, 296)], fill="#a83325")
    _round(pen, 390, 322, 14, 14, GOLD)


def _cruz(pen: Pen) -> None:
    """Draw a three-cornered hat, black curls and a moustache."""
    for x, y in ((118, 250), (394, 250), (108, 320), (404, 320), (126, 380), (386, 380)):
        _round(pen, x, y, 46, 50, "#2a211f")
    _head(pen, "#e0a877", "#c98f60", "#8c2f39")
    _eyes(pen)
    _smile(pen, "#9b4a3c")
    whisker: list[Point] = [(292, 316), (344, 344), (366, 320), (350, 366), (296, 358)]
    _mirrored(pen, [(256, 322), *whisker, (256, 344)], "#2a211f")
    _mirrored(pen, [(256, 66), (360, 96), (410, 164), (488, 148), (440, 226), (256, 200)], "#352a4a")
    pen.line((74, 224, 256, 200, 438, 224), fill=GOLD, width=14, joint="curve")
    _round(pen, 256, 140, 30, 30, GOLD)
    _round(pen, 256, 140, 16, 16, "#c8402f")


def _camille(pen: Pen) -> None:
    """Draw long red hair with a fringe, a blue ribbon and freckles."""
    _round(pen, 256, 250, 190, 200, "#b4502a")
    pen.rectangle((66, 250, 446, 512), fill="#b4502a")
    _head(pen, "#f3cfb0", "#dfb28f", "#2d7d72")
    _eyes(pen)
    for x, y in ((170, 300), (190, 318), (158, 322), (342, 300), (322, 318), (354, 322)):
        _round(pen, x, y, 6, 6, "#d08e66")
    _smile(pen, "#b4443c")
    pen.pieslice((112, 84, 400, 380), 180, 360, fill="#c95f34")
    pen.polygon([(300, 228), (360, 232), (372, 190)], fill="#f3cfb0")
    pen.arc((104, 112, 408, 420), 202, 338, fill="#2f6fb0", width=30)
    pen.polygon([(380, 160), (452, 108), (460, 196)], fill="#2f6fb0")
    pen.polygon([(380, 160), (344, 84), (426, 96)], fill="#3f83c8")


def _sam(pen: Pen) -> None:
    """Draw a striped knitted cap and round glasses."""
    _head(pen, "#8a5a3c", "#75492f", "#d98b2b")
    _eyes(pen)
    for x in (204, 308):
        pen.ellipse((x - 46, 212, x + 46, 304), outline=GOLD, width=10)
    pen.line((248, 256, 264, 256), fill=GOLD, width=10)
    _smile(pen, WHITE)
    pen.pieslice((112, 70, 400, 380), 180, 360, fill="#3d8fa8")
    for top, colour in ((130, WHITE), (178, "#c8402f")):
        half = (144**2 - (225 - top - 12) ** 2) ** 0.5
        pen.rectangle((256 - half, top, 256 + half, top + 24), fill=colour)
    pen.rounded_rectangle((100, 208, 412, 244), 18, fill="#2f7389")
    _round(pen, 256, 70, 38, 38, WHITE)


def _bruna(pen: Pen) -> None:
    """Draw dark curls above a yellow band, and earrings."""
    for x, y in (
        (140, 120),
        (200, 84),
        (256, 72),
        (312, 84),
        (372, 120),
        (108, 190),
        (404, 190),
        (104, 270),
        (408, 270),
    ):
        _round(pen, x, y, 62, 62, "#3a2320")
    _head(pen, "#a86b45", "#8f5836", "#c2417c")
    _eyes(pen)
    _smile(pen, WHITE)
    pen.pieslice((112, 84, 400, 380), 190, 350, fill="#3a2320")
    pen.arc((104, 100, 408, 420), 200, 340, fill="#f2c230", width=34)
    for x in (112, 400):
        pen.ellipse((x - 22, 320, x + 22, 368), outline=GOLD, width=10)


def _nico(pen: Pen) -> None:
    """Draw a flat straw hat with a red band, and a short beard."""
    pen.pieslice((126, 190, 386, 440), 0, 180, fill="#4a3425")
    _head(pen, "#e8bd93", "#d3a377", "#3c6e47")
    _eyes(pen)
    pen.chord((140, 220, 372, 436), 28, 152, fill="#4a3425")
    _smile(pen, WHITE)
    pen.rounded_rectangle((136, 84, 376, 216), 20, fill="#ead9a0")
    pen.rectangle((136, 166, 376, 206), fill="#c8402f")
    pen.rounded_rectangle((60, 200, 452, 236), 18, fill="#d8c387")


def _signpost(pen: Pen) -> None:
    """Draw two boards on a post."""
    pen.rectangle((236, 110, 276, 512), fill="#7a5230")
    pen.polygon([(110, 140), (380, 140), (440, 190), (380, 240), (110, 240)], fill="#c08a4e")
    pen.polygon([(402, 270), (150, 270), (92, 316), (150, 362), (402, 362)], fill="#a87440")
    for top in (180, 308):
        pen.line((160, top, 350, top), fill="#6b4527", width=12)
    pen.line((180, 208, 320, 208), fill="#6b4527", width=12)
    _round(pen, 256, 512, 200, 60, "#5f8f4e")


FACES: Final[Mapping[str, tuple[Colour, Callable[[Pen], None]]]] = {
    "Morgan": ("#f0d9a8", _morgan),
    "Cruz": ("#9fc8b4", _cruz),
    "Camille": ("#f2b8a0", _camille),
    "Sam": ("#a9c3e6", _sam),
    "Bruna": ("#cfe3a1", _bruna),
    "Nico": ("#f0c98c", _nico),
    "Signpost": ("#bfe0ee", _signpost),
}
"""The background colour and the drawing function of each person, by name."""
