"""The child that draws: the only module that imports the drawing libraries.

`python -m bot.art.worker` reads requests from its input and answers each on its output until the input ends.
A request is a length in four bytes and a pickled mapping; an answer is a length in four bytes, one byte that
says whether it went well, and a PNG or a sentence. What it drew lately it keeps, at the exact size it was
asked for.
"""

from __future__ import annotations

import io
import math
import os
import pickle
import sys
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib.resources import files
from typing import Any, BinaryIO, Final

import resvg_py
from PIL import Image, ImageFilter, ImageFont

from bot.art.indexed import COLOURS
from bot.art.label import Label, told_apart, written
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp, ground
from bot.art.shown import laid_out, lettered
from bot.art.sight import seen
from bot.art.svg import END, document, path, rectangle
from bot.art.table import WOOD

FONTS: Final = (
    ("fontpkg_lilita_one", "LilitaOne-Regular.ttf"),
    ("fontpkg_overpass", "Overpass[wght].ttf"),
)
SCRIPTS: Final = (
    ("fontpkg_noto_sans", "NotoSans[wdth,wght].ttf"),
    ("fontpkg_noto_sans_arabic", "NotoSansArabic[wdth,wght].ttf"),
    ("fontpkg_heebo", "Heebo[wght].ttf"),
    ("fontpkg_noto_sans_thai", "NotoSansThai[wdth,wght].ttf"),
)
"""The faces of names: each script from the first that has it."""
MEASURED: Final = 40
"""The size in which names are measured."""
NO_LETTER: Final = "\ufffe"
"""No face has it: it shows what stands for a letter that is not there."""
MOST_BYTES: Final = 48 * 2**20
"""How much of what it has drawn the child keeps."""
PATIENT: Final = 5
"""How much the child steps back where others want the processor: nobody waits for a picture."""
GAP: Final = 8
HALO: Final = 6
GREY, SUNK = 0.35, 0.5
"""How far what is not in play goes to grey, and then to the table."""


class Faces:
    """Which letters the faces of names have, and how wide they are: each first looked at when it comes."""

    def __init__(self) -> None:
        self._faces = [self._face(path) for path in paths(SCRIPTS)]
        self._missing = [_look(face, NO_LETTER) for face in self._faces]
        self._of: dict[str, ImageFont.FreeTypeFont | None] = {}

    @staticmethod
    def _face(path: str) -> ImageFont.FreeTypeFont:
        # The layout that needs no library of the host: how letters join is resvg's to know.
        face = ImageFont.truetype(path, MEASURED, layout_engine=ImageFont.Layout.BASIC)
        face.set_variation_by_name("ExtraBold")
        return face

    def has(self, sign: str) -> bool:
        """Whether the sign can be drawn."""
        return self._face_of(sign) is not None

    def width(self, words: str) -> float:
        """How wide words are at most, for a size of 1."""
        faces = ((sign, self._face_of(sign)) for sign in words)
        return sum(face.getlength(sign) for sign, face in faces if face is not None) / MEASURED

    def _face_of(self, sign: str) -> ImageFont.FreeTypeFont | None:
        if sign not in self._of:
            faces = zip(self._faces, self._missing, strict=True)
            self._of[sign] = next((face for face, missing in faces if _look(face, sign) != missing), None)
        return self._of[sign]


def _look(face: ImageFont.FreeTypeFont, sign: str) -> tuple[tuple[int, int], bytes]:
    mask = face.getmask(sign)
    return mask.size, bytes(mask)


def paths(fonts: Sequence[tuple[str, str]]) -> list[str]:
    """Where the files of these fonts are."""
    return [str(files(package) / "files" / name) for package, name in fonts]


class Sprites:
    """What has been drawn, as pixels of its exact size, the latest used kept."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._bytes = 0
        self._drawn: OrderedDict[tuple[str, int], Image.Image] = OrderedDict()
        self._fonts = paths(FONTS)
        self._all_fonts = [*self._fonts, *paths(SCRIPTS)]
        self._faces: Faces | None = None

    def png(self, svg: str, width: int | None) -> bytes:
        """The drawing at that width, or its own, as a PNG. ValueError when it is no SVG."""
        return resvg_py.svg_to_bytes(
            svg_string=svg, width=width, skip_system_fonts=True, font_files=self._fonts
        )

    def lettered(self, svg: str, width: int, labels: Sequence[Label]) -> bytes:
        """A drawing with names on it as a PNG of that width."""
        faces = self._faces = self._faces or Faces()
        shown = told_apart(labels, faces.has, faces.width)
        names = "".join(written(label, faces.has, faces.width) for label in shown)
        return resvg_py.svg_to_bytes(
            svg_string=svg.removesuffix(END) + names + END,
            width=width,
            skip_system_fonts=True,
            font_files=self._all_fonts,
        )

    def image(self, svg: str, width: int) -> Image.Image:
        """The drawing at that width as pixels, drawn once."""
        return self._kept((svg, width), lambda: self._drawn_at(svg, width).convert("RGBA"))

    def _drawn_at(self, svg: str, width: int | None) -> Image.Image:
        return Image.open(io.BytesIO(self.png(svg, width)))

    def _kept(self, key: tuple[str, int], draw: Callable[[], Image.Image]) -> Image.Image:
        """What was drawn under that key, or is drawn now."""
        if (found := self._drawn.get(key)) is None:
            found = self._drawn[key] = draw()
            self._bytes += _size(found)
            while self._bytes > self._most and len(self._drawn) > 1:
                _key, oldest = self._drawn.popitem(last=False)
                self._bytes -= _size(oldest)
        self._drawn.move_to_end(key)
        return found

    def sheet(self, rows: list[list[tuple[str, int]]], ground: str, sight: str) -> Image.Image:
        """Rows of drawings on a ground of one colour, as somebody with that sight sees them."""
        images = [[self.image(svg, width) for svg, width in row] for row in rows]
        wide = GAP + max(sum(image.width + GAP for image in row) for row in images)
        high = GAP + sum(max(image.height for image in row) + GAP for row in images)
        page = Image.new("RGB", (wide, high), ground)
        top = GAP
        for row in images:
            left = GAP
            for image in row:
                page.paste(image, (left, top), image)
                left += image.width + GAP
            top += GAP + max(image.height for image in row)
        return page if sight == "all" else page.filter(_sight(sight))

    def scene(self, shown: Scene) -> Image.Image:
        """Drawings on the table, with what is drawn under and over them."""
        whole = self._ground(ground(shown.height))
        self._stamp(whole, shown.under)
        self._lay(whole, shown.below, ())
        for piece in shown.pieces:
            drawn = (self._dimmed if piece.dim else self.image)(piece.svg, piece.width)
            if piece.halo:
                self._stamp(whole, (halo(piece, drawn.height),))
            if piece.crop:
                drawn = drawn.crop((0, 0, drawn.width, piece.crop))
            whole.paste(drawn, (piece.x, piece.y), drawn)
        self._stamp(whole, shown.over)
        self._name(whole, shown.names)
        self._lay(whole, shown.above, shown.labels)
        return whole

    def _stamp(self, whole: Image.Image, stamps: Sequence[Stamp]) -> None:
        """Put these drawings on a picture, each drawn once."""
        for svg, x, y in stamps:
            drawn = self._kept((svg, 0), partial(self._whole, svg))
            whole.paste(drawn, (x, y), drawn)

    def _whole(self, svg: str) -> Image.Image:
        return self._drawn_at(svg, None).convert("RGBA")

    def _name(self, whole: Image.Image, names: Sequence[Label]) -> None:
        """Write these names on a picture, each drawn once; those that look alike are told apart."""
        if not names:
            return
        faces = self._faces = self._faces or Faces()
        for name in told_apart(names, faces.has, faces.width):
            wide, high = math.ceil(name.room) + 4, math.ceil(name.size * 1.7)
            at = {"start": 2.0, "middle": wide / 2, "end": wide - 2.0}[name.anchor]
            line = name.size * 1.2
            svg = document(written(name._replace(x=at, y=line), faces.has, faces.width), wide, high)
            drawn = self._kept((svg, 1), partial(self._written, svg))
            whole.paste(drawn, (round(name.x - at), round(name.y - line)), drawn)

    def _written(self, svg: str) -> Image.Image:
        png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=self._all_fonts)
        return Image.open(io.BytesIO(png)).convert("RGBA")

    def _lay(self, whole: Image.Image, body: str, labels: Sequence[Label]) -> None:
        """Draw this, and these names, over the whole of a picture."""
        if body or labels:
            svg = document(body, PICTURE_WIDTH, whole.height)
            drawn = Image.open(io.BytesIO(self.lettered(svg, PICTURE_WIDTH, labels))).convert("RGBA")
            whole.paste(drawn, (0, 0), drawn)

    def _ground(self, svg: str) -> Image.Image:
        return self._kept((svg, 0), lambda: self._drawn_at(svg, None).convert("RGB")).copy()

    def _dimmed(self, svg: str, width: int) -> Image.Image:
        return self._kept((svg, -width), lambda: dimmed(self.image(svg, width)))


def halo(piece: Piece, height: int) -> Stamp:
    """Return what shines behind a raised card of that height, with a notch below it."""
    side = piece.width + 2 * HALO
    body = rectangle((0, 0, side, height + 2 * HALO), side * 0.14, piece.halo)
    body += path(f"M{side / 2 - 9:g} {height + 2 * HALO - 1}h18l-9 9z", piece.halo)
    return Stamp(document(body, side, height + 2 * HALO + 9), piece.x - HALO, piece.y - HALO)


def dimmed(image: Image.Image) -> Image.Image:
    """A drawing that is not in play: greyer, and half sunk into the table."""
    grey = image.convert("LA").convert("RGBA")
    faded = Image.blend(image, grey, GREY)
    table = Image.new("RGBA", image.size, WOOD)
    sunk = Image.blend(faded, table, SUNK)
    sunk.putalpha(image.getchannel("A"))
    return sunk


def _size(image: Image.Image) -> int:
    return image.width * image.height * 4


@cache
def _sight(sight: str) -> ImageFilter.Color3DLUT:
    return ImageFilter.Color3DLUT.generate(17, lambda red, green, blue: seen(sight, (red, green, blue)))


def flat_png(image: Image.Image) -> bytes:
    """A picture of flat colours in few bytes: at most 256 colours, none mixed by dots."""
    out = io.BytesIO()
    few = image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(out, "PNG")
    return out.getvalue()


QUICK: Final = 2
"""How hard the bytes of a picture are packed that is drawn at each move: zlib's levels go to 9."""


def quick_png(image: Image.Image) -> bytes:
    """Return a picture in the colours that all pictures of a table share, packed in little time.

    Finding the best 256 colours of each picture, and packing it as tight as can be, took most of its time.
    """
    out = io.BytesIO()
    few = image.quantize(palette=_shared_colours(), dither=Image.Dither.NONE)
    few.save(out, "PNG", compress_level=QUICK)
    return out.getvalue()


@cache
def _shared_colours() -> Image.Image:
    palette = Image.new("P", (1, 1))
    palette.putpalette(COLOURS)
    return palette


def _sprite(sprites: Sprites, asked: Mapping[str, Any]) -> bytes:
    return sprites.png(asked["svg"], asked["width"])


def _picture(sprites: Sprites, asked: Mapping[str, Any]) -> bytes:
    # Drawn once and kept on disk: it need not be kept here.
    drawn = Image.open(io.BytesIO(sprites.png(asked["svg"], asked["width"])))
    return flat_png(drawn.convert("RGB"))


def _score(sprites: Sprites, asked: Mapping[str, Any]) -> bytes:
    svg, width, labels = lettered(asked["shown"])
    drawn = Image.open(io.BytesIO(sprites.lettered(svg, width, labels)))
    return flat_png(drawn.convert("RGB"))


def _table(sprites: Sprites, asked: Mapping[str, Any]) -> bytes:
    shown = laid_out(asked["shown"])
    whole = sprites.scene(shown)
    # What is drawn anew over a whole picture, such as the light of a moon, has colours of its own.
    return flat_png(whole) if shown.below or shown.above or shown.labels else quick_png(whole)


def _sheet(sprites: Sprites, asked: Mapping[str, Any]) -> bytes:
    return flat_png(sprites.sheet(asked["rows"], asked["ground"], asked["sight"]))


ANSWERS: Final[Mapping[str, Callable[[Sprites, Mapping[str, Any]], bytes]]] = {
    "sprite": _sprite,
    "picture": _picture,
    "score": _score,
    "table": _table,
    "sheet": _sheet,
}
"""What the child can be asked for."""


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more requests; one that breaks off is none."""
    sprites = Sprites()
    while len(head := requests.read(4)) == 4:
        length = int.from_bytes(head, "big")
        if len(request := requests.read(length)) < length:
            return
        asked = pickle.loads(request)
        try:
            good, body = b"\1", ANSWERS[asked["draw"]](sprites, asked)
        except Exception as error:  # the sentence goes to whoever asked; the child draws on
            good, body = b"\0", f"{type(error).__name__}: {error}".encode()
        answers.write(len(body).to_bytes(4, "big") + good + body)
        answers.flush()


def main() -> None:
    """Serve on the standard streams; whatever a library prints goes to the errors instead.

    Where the bot has died meanwhile, the child ends without a word: nobody waits for its answer.
    """
    os.nice(PATIENT)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()
