"""Render drawings in a child process: the only module that imports the drawing libraries.

`python -m bot.art.worker [FOLDER]` reads requests from its input and answers each on its output until
the input ends; it keeps drawings in the folder, so that the next process need not draw them again.
A request is a length in four bytes and a pickled mapping. An answer is a length in four bytes, a status byte
(1: success) and a PNG or an error message. The process caches recent drawings as pixels at their exact size.
"""

from __future__ import annotations

import io
import math
import os
import pickle
import re
import sys
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple, TypeVar

import resvg_py
from PIL import Image, ImageFilter, ImageFont

from bot.art.indexed import COLOURS
from bot.art.label import NAMES, Label, LabelledDrawing, disambiguate, draw_label
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp
from bot.art.png import FILTER_NONE, Band, assemble, compress
from bot.art.shown import draw_score, lay_out
from bot.art.sight import simulate_sight
from bot.art.stored import PictureCache, key
from bot.art.svg import END, document, path, rectangle
from bot.art.table import SEAM, SEAM_LINE, WOOD, seams

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
"""The fonts of names; each character is drawn in the first font that has that character."""
MEASURED: Final = 40
"""The font size at which names are measured."""
NO_LETTER: Final = "\ufffe"
"""A character that no font has: its glyph is the font's missing-glyph box."""
MOST_BYTES: Final = 64 * 2**20
"""The size limit of the pixel cache in bytes."""
MOST_STORED: Final = 24 * 2**20
"""The size limit in bytes of the folder of drawings; all drawings of a match take 3 MiB."""
LONGEST_STORED: Final = 4
"""The most characters on a stored stamp: longer figures differ from match to match."""
_WORDS: Final = re.compile(r">([^<]+)</text>")
NICENESS: Final = 5
"""The niceness of the child process, so that the bot's other work takes precedence."""
GAP: Final = 8
HALO: Final = 6
GREY, SUNK = 0.35, 0.5
"""How far a drawing that is not in play fades to grey, and then to the table's colour."""
OPAQUE: Final = 255
BYTES_OF_PIXEL: Final = 4
INSETS: Final = (3, 6, 12, 24)
"""Distances in pixels between the sides of a drawing and those of its opaque middle."""
SHORTEST: Final = 40
"""The least height in pixels of a band that another one follows: a short band is poorly compressed."""

Box = tuple[int, int, int, int]
"""The left, top, right and bottom of a part of an image."""
Cached = TypeVar("Cached", Image.Image, "Sprite", Band)


class NameFonts:
    """The characters in the name fonts, and their widths; each character is looked up once, on first use."""

    def __init__(self) -> None:
        self._fonts_of_names = [self._load_font(path) for path in paths(SCRIPTS)]
        self._missing = [_render_sign(face, NO_LETTER) for face in self._fonts_of_names]
        self._font_of: dict[str, ImageFont.FreeTypeFont | None] = {}

    @staticmethod
    def _load_font(path: str) -> ImageFont.FreeTypeFont:
        # The basic layout needs no host library, and is enough because resvg shapes the letters.
        face = ImageFont.truetype(path, MEASURED, layout_engine=ImageFont.Layout.BASIC)
        face.set_variation_by_name("ExtraBold")
        return face

    def has(self, sign: str) -> bool:
        """Return whether any name font has the character."""
        return self._find_font(sign) is not None

    def width(self, words: str) -> float:
        """Return an upper estimate of the width of words, at size 1."""
        faces = ((sign, self._find_font(sign)) for sign in words)
        return sum(face.getlength(sign) for sign, face in faces if face is not None) / MEASURED

    def _find_font(self, sign: str) -> ImageFont.FreeTypeFont | None:
        if sign not in self._font_of:
            faces = zip(self._fonts_of_names, self._missing, strict=True)
            self._font_of[sign] = next(
                (face for face, missing in faces if _render_sign(face, sign) != missing), None
            )
        return self._font_of[sign]


def _render_sign(face: ImageFont.FreeTypeFont, sign: str) -> tuple[tuple[int, int], bytes]:
    mask = face.getmask(sign)
    return mask.size, bytes(mask)


def paths(fonts: Sequence[tuple[str, str]]) -> list[str]:
    """Return the paths of these fonts' files."""
    return [str(files(package) / "files" / name) for package, name in fonts]


class Sprite:
    """A drawing to paste onto pictures, without its transparent margin and split by opacity.

    The opaque middle is copied; only the rest is blended, which is much slower. `number` is unique.
    """

    _numbers = count()

    def __init__(self, image: Image.Image) -> None:
        self.number = next(self._numbers)
        self.height = image.height
        left, self.top, right, self.bottom = around = image.getbbox() or (0, 0, 0, 0)
        inner_left, inner_top, inner_right, inner_bottom = middle = _find_opaque_middle(image, around)
        edges = (
            (left, self.top, right, inner_top),
            (left, inner_top, inner_left, inner_bottom),
            (inner_right, inner_top, right, inner_bottom),
            (left, inner_bottom, right, self.bottom),
        )
        self._copied = _crop(image, (middle,))
        self._blended = _crop(image, edges)
        self.bytes = BYTES_OF_PIXEL * (right - left) * (self.bottom - self.top)

    def paste(self, whole: Image.Image, x: int, y: int) -> None:
        """Paste the drawing onto an opaque picture, its corner at (x, y)."""
        # Image.paste takes longer to check its arguments than to paste a small image.
        paste = whole.im.paste
        for image, left, top, right, bottom in self._copied:
            paste(image, (x + left, y + top, x + right, y + bottom))
        for image, left, top, right, bottom in self._blended:
            paste(image, (x + left, y + top, x + right, y + bottom), image)


def _find_opaque_middle(image: Image.Image, around: Box) -> Box:
    """Return an opaque box whose sides are equally far within those of `around`; it may be empty."""
    left, top, right, bottom = around
    alpha = image.getchannel("A")
    for inset in INSETS:
        middle = left + inset, top + inset, right - inset, bottom - inset
        if _has_area(middle) and alpha.crop(middle).getextrema() == (OPAQUE, OPAQUE):
            return middle
    return left, top, left, top


def _crop(image: Image.Image, boxes: Iterable[Box]) -> list[tuple[Any, int, int, int, int]]:
    """Return the pixels of the boxes that are not empty, as images of Pillow's core, each with its box."""
    return [(image.crop(box).im, *box) for box in boxes if _has_area(box)]


def _has_area(box: Box) -> bool:
    left, top, right, bottom = box
    return left < right and top < bottom


class Layer(NamedTuple):
    """A sprite with its corner at (x, y)."""

    sprite: Sprite
    x: int
    y: int


def cut(layers: Sequence[Layer], height: int) -> Iterator[tuple[int, int, list[Layer]]]:
    """Cut a picture of that height into bands that share no layer; yield the top, the bottom and the layers.

    The layers keep their order, and their positions in the picture.
    """
    tops, end = [0], 0
    rows = [(y + sprite.top, y + sprite.bottom) for sprite, _x, y in layers]
    for top, bottom in sorted(rows):
        if end <= top < height and top - tops[-1] >= SHORTEST:
            tops.append(top)
        end = max(end, bottom)
    inside: list[list[Layer]] = [[] for _ in tops]
    for layer, (top, _bottom) in zip(layers, rows, strict=True):
        inside[max(bisect_right(tops, top) - 1, 0)].append(layer)
    return zip(tops, (*tops[1:], height), inside, strict=True)


class Sprites:
    """LRU cache of drawings as pixels at their exact size, of which a folder keeps those that will recur."""

    def __init__(self, most: int = MOST_BYTES, folder: Path | None = None) -> None:
        self._most = most
        self._stored = PictureCache(folder, MOST_STORED) if folder else None
        self._bytes = 0
        self._cached: OrderedDict[Hashable, Any] = OrderedDict()
        self._fonts = paths(FONTS)
        self._all_fonts = [*self._fonts, *paths(SCRIPTS)]
        self._fonts_of_names: NameFonts | None = None

    def png(self, svg: str, width: int | None) -> bytes:
        """Render a drawing as a PNG at that width, or at its natural width if None.

        Raises:
            ValueError: the text is not valid SVG.
        """
        fonts = self._all_fonts if NAMES in svg else self._fonts
        return resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True, font_files=fonts)

    def render_with_labels(self, svg: str, width: int, labels: Sequence[Label]) -> bytes:
        """Render a drawing with names on it as a PNG of that width."""
        faces = self._fonts_of_names = self._fonts_of_names or NameFonts()
        shown = disambiguate(labels, faces.has, faces.width)
        names = "".join(draw_label(label, faces.has, faces.width) for label in shown)
        return resvg_py.svg_to_bytes(
            svg_string=svg.removesuffix(END) + names + END,
            width=width,
            skip_system_fonts=True,
            font_files=self._all_fonts,
        )

    def image(self, svg: str, width: int) -> Image.Image:
        """Return the drawing at that width as pixels, from the cache if possible."""
        return self._load_or_draw((svg, width), partial(self._render, svg, width))

    def _render(self, svg: str, width: int | None) -> Image.Image:
        """Return the pixels of a drawing, read from the folder if it is there and whole."""
        if self._stored is None or (width is None and not _recurs(svg)):
            return _decode(self.png(svg, width), "RGBA")
        name = key(svg, width or 0)
        if (stored := self._stored.read(name)) is not None:
            try:
                Image.open(io.BytesIO(stored)).verify()  # Decoding alone would accept wrong pixels.
                return _decode(stored, "RGBA")
            except (OSError, SyntaxError, ValueError):  # The errors of Pillow for a damaged file.
                pass
        drawn = _decode(self.png(svg, width), "RGBA")
        self._stored.write(name, unfiltered_png(drawn))
        return drawn

    def _load_or_draw(self, key: Hashable, draw: Callable[[], Cached]) -> Cached:
        """Return what is cached under that key, or draw and cache it; evict the least recently used."""
        drawn: Cached | None = self._cached.get(key)
        if drawn is None:
            drawn = self._cached[key] = draw()
            self._bytes += _count_bytes(drawn)
            while self._bytes > self._most and len(self._cached) > 1:
                _key, oldest = self._cached.popitem(last=False)
                self._bytes -= _count_bytes(oldest)
        self._cached.move_to_end(key)
        return drawn

    def sheet(self, rows: list[list[tuple[str, int]]], ground: str, sight: str) -> Image.Image:
        """Render rows of drawings on a background of one colour, as seen with the given sight."""
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
        return page if sight == "all" else page.filter(_build_sight_filter(sight))

    def scene(self, shown: Scene) -> Image.Image:
        """Render a scene: the table, and the layers on it from the bottom up."""
        whole = _draw_table(shown.height, seams(shown.height))
        _paste(whole, self._load_stamps(shown.stamps_below))
        self._draw_over(whole, shown.svg_below, ())
        _paste(whole, self._load_layers_above(shown))
        self._draw_over(whole, shown.svg_above, shown.labels)
        return whole

    def bands(self, shown: Scene) -> list[Band]:
        """Render a scene that has only cached layers, in bands, from the cache if possible.

        Bands recur: a trick in the pictures of all players, a hand until a card of it is played.
        """
        layers = [*self._load_stamps(shown.stamps_below), *self._load_layers_above(shown)]
        return [self._load_band(shown.height, *band) for band in cut(layers, shown.height)]

    def _load_band(self, height: int, top: int, bottom: int, layers: Sequence[Layer]) -> Band:
        """Return a band of a picture of that height, from the cache if possible."""
        lines = tuple(y - top for y in seams(height) if top - SEAM_LINE < y < bottom + SEAM_LINE)
        key = bottom - top, lines, tuple((sprite.number, x, y - top) for sprite, x, y in layers)
        return self._load_or_draw(key, partial(_draw_band, bottom - top, lines, layers, top))

    def score(self, shown: LabelledDrawing) -> Image.Image:
        """Render a score: its parts, from the cache if possible, and the names on them."""
        if not shown.parts:
            return _decode(self.render_with_labels(shown.svg, shown.width, shown.labels), "RGB")
        whole = Image.new("RGB", (shown.width, shown.height), shown.ground)
        _paste(whole, self._load_stamps(Stamp(part.svg, *part.box[:2]) for part in shown.parts))
        _paste(whole, self._load_names(shown.labels))
        return whole

    def _load_layers_above(self, shown: Scene) -> Iterator[Layer]:
        """Yield the layers above the stamps below, from the bottom up."""
        for group, x, y in shown.groups:
            parts = (group.stamps_below, group.pieces, group.stamps_above)
            for layer in self._load_parts(*parts):
                yield Layer(layer.sprite, layer.x + x, layer.y + y)
        yield from self._load_parts((), shown.pieces, shown.stamps_above)
        yield from self._load_names(shown.names)

    def _load_parts(
        self, below: Iterable[Stamp], pieces: Iterable[Piece], above: Iterable[Stamp]
    ) -> Iterator[Layer]:
        """Yield stamps, the drawings above them and the stamps above those as layers."""
        yield from self._load_stamps(below)
        for piece in pieces:
            what = piece.svg, piece.width, piece.dim, piece.crop
            sprite = self._load_or_draw(what, partial(self._draw_piece, piece))
            if piece.halo:
                yield from self._load_stamps((halo(piece, sprite.height),))
            yield Layer(sprite, piece.x, piece.y)
        yield from self._load_stamps(above)

    def _load_stamps(self, stamps: Iterable[Stamp]) -> Iterator[Layer]:
        """Yield stamps as layers, from the cache if possible."""
        for svg, x, y in stamps:
            yield Layer(self._load_or_draw(svg, partial(self._draw_sprite, svg)), x, y)

    def _load_names(self, names: Sequence[Label]) -> Iterator[Layer]:
        """Yield names as layers, from the cache if possible; number names that would look alike."""
        if not names:
            return
        faces = self._fonts_of_names = self._fonts_of_names or NameFonts()
        for name in disambiguate(names, faces.has, faces.width):
            wide, high = math.ceil(name.room) + 4, math.ceil(name.size * 1.7)
            at = {"start": 2.0, "middle": wide / 2, "end": wide - 2.0}[name.anchor]
            line = name.size * 1.2
            svg = document(draw_label(name._replace(x=at, y=line), faces.has, faces.width), wide, high)
            sprite = self._load_or_draw(svg, partial(self._draw_name, svg))
            yield Layer(sprite, round(name.x - at), round(name.y - line))

    def _draw_piece(self, piece: Piece) -> Sprite:
        drawn = self._render(piece.svg, piece.width)
        faded = dim(drawn) if piece.dim else drawn
        return Sprite(faded.crop((0, 0, faded.width, piece.crop)) if piece.crop else faded)

    def _draw_sprite(self, svg: str) -> Sprite:
        return Sprite(self._render(svg, None))

    def _draw_name(self, svg: str) -> Sprite:
        # Keep no name in the folder.
        return Sprite(_decode(self.png(svg, None), "RGBA"))

    def _draw_over(self, whole: Image.Image, body: str, labels: Sequence[Label]) -> None:
        """Draw SVG elements and names over the whole picture, without caching."""
        if body or labels:
            svg = document(body, PICTURE_WIDTH, whole.height)
            overlay = _decode(self.render_with_labels(svg, PICTURE_WIDTH, labels), "RGBA")
            whole.paste(overlay, (0, 0), overlay)


def _draw_table(height: int, lines: Sequence[int]) -> Image.Image:
    """Draw rows of the bare table, with seams at these rows."""
    table = Image.new("RGB", (PICTURE_WIDTH, height), WOOD)
    for y in lines:
        table.paste(SEAM, (0, y - SEAM_LINE // 2, PICTURE_WIDTH, y + SEAM_LINE // 2))
    return table


def _draw_band(height: int, lines: Sequence[int], layers: Iterable[Layer], top: int) -> Band:
    """Draw and compress a band whose top is at y `top` of the picture that the layers lie in."""
    band = _draw_table(height, lines)
    _paste(band, layers, top)
    return compress_image(band)


def _paste(whole: Image.Image, layers: Iterable[Layer], top: int = 0) -> None:
    """Paste layers, from the bottom up, onto the part of a picture that begins at y `top`."""
    for sprite, x, y in layers:
        sprite.paste(whole, x, y - top)


def halo(piece: Piece, height: int) -> Stamp:
    """Draw the halo behind a raised card of that height, with a notch below it."""
    side = piece.width + 2 * HALO
    body = rectangle((0, 0, side, height + 2 * HALO), side * 0.14, piece.halo)
    body += path(f"M{side / 2 - 9:g} {height + 2 * HALO - 1}h18l-9 9z", piece.halo)
    return Stamp(document(body, side, height + 2 * HALO + 9), piece.x - HALO, piece.y - HALO)


def dim(image: Image.Image) -> Image.Image:
    """Return a faded copy of a drawing that is not in play: greyer, and half blended into the table."""
    grey = image.convert("LA").convert("RGBA")
    faded = Image.blend(image, grey, GREY)
    table = Image.new("RGBA", image.size, WOOD)
    sunk = Image.blend(faded, table, SUNK)
    sunk.putalpha(image.getchannel("A"))
    return sunk


def _decode(png: bytes, mode: str) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert(mode)


def _recurs(svg: str) -> bool:
    """Return whether a stamp is worth storing: it has no words, which may be a name, nor long figures."""
    words = "".join(_WORDS.findall(svg))
    return len(words) <= LONGEST_STORED and not any(map(str.isalpha, words))


def _count_bytes(cached: Image.Image | Sprite | Band) -> int:
    if isinstance(cached, Band):
        return len(cached.deflated)
    return cached.bytes if isinstance(cached, Sprite) else BYTES_OF_PIXEL * cached.width * cached.height


@cache
def _build_sight_filter(sight: str) -> ImageFilter.Color3DLUT:
    return ImageFilter.Color3DLUT.generate(
        17, lambda red, green, blue: simulate_sight(sight, (red, green, blue))
    )


MEDIUM: Final = 4
"""The zlib compression level (0 to 9) of pictures that are drawn a few times in a match."""


def flat_png(image: Image.Image, colours: int = 256, *, small: bool = False) -> bytes:
    """Encode a picture of flat colours as a PNG with at most that many colours, without dithering.

    A `small` PNG is compressed as far as possible, which takes longer.
    """
    out = io.BytesIO()
    few = image.quantize(colours, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(out, "PNG", optimize=small, compress_level=MEDIUM)
    return out.getvalue()


CHART_COLOURS: Final = 128
"""Colours of a picture that is drawn once and stored; more cost bytes and are not seen."""


def quick_png(image: Image.Image) -> bytes:
    """Encode a picture quickly as a PNG, in the 256 colours that all pictures of a table share."""
    return assemble(image.width, image.height, COLOURS, [compress_image(image)])


def unfiltered_png(image: Image.Image) -> bytes:
    """Encode an image with transparency as a PNG of unfiltered rows, which takes half as long to decode."""
    pixels, stride = image.tobytes(), BYTES_OF_PIXEL * image.width
    filtered = bytes((FILTER_NONE,))
    rows = b"".join(filtered + pixels[start : start + stride] for start in range(0, len(pixels), stride))
    return assemble(image.width, image.height, b"", [compress(rows)])


def compress_image(image: Image.Image) -> Band:
    """Compress an image quickly as a band, in the 256 colours that all pictures of a table share.

    Choosing an optimal palette for each picture, and strong compression, took most of the time.
    """
    few = image.quantize(palette=_shared_colours(), dither=Image.Dither.NONE)
    rows = Image.new("P", (image.width + 1, image.height), FILTER_NONE)
    rows.paste(few, (1, 0))
    return compress(rows.tobytes())


@cache
def _shared_colours() -> Image.Image:
    palette = Image.new("P", (1, 1))
    palette.putpalette(COLOURS)
    return palette


def _answer_sprite(sprites: Sprites, request: Mapping[str, Any]) -> bytes:
    return sprites.png(request["svg"], request["width"])


def _answer_picture(sprites: Sprites, request: Mapping[str, Any]) -> bytes:
    # Skip the pixel cache, because the bot caches these pictures on disk.
    image = _decode(sprites.png(request["svg"], request["width"]), "RGB")
    return flat_png(image, CHART_COLOURS, small=True)


def _answer_score(sprites: Sprites, request: Mapping[str, Any]) -> bytes:
    return flat_png(sprites.score(draw_score(request["shown"])))


def _answer_table(sprites: Sprites, request: Mapping[str, Any]) -> bytes:
    scene = lay_out(request["shown"])
    if scene.svg_below or scene.svg_above or scene.labels:
        # Whole-picture SVG, such as moonlight, uses colours outside the shared palette.
        return flat_png(sprites.scene(scene))
    return assemble(PICTURE_WIDTH, scene.height, COLOURS, sprites.bands(scene))


def _answer_sheet(sprites: Sprites, request: Mapping[str, Any]) -> bytes:
    return flat_png(sprites.sheet(request["rows"], request["ground"], request["sight"]))


ANSWERS: Final[Mapping[str, Callable[[Sprites, Mapping[str, Any]], bytes]]] = {
    "sprite": _answer_sprite,
    "picture": _answer_picture,
    "score": _answer_score,
    "table": _answer_table,
    "sheet": _answer_sheet,
}
"""The handlers of requests, by the request's "draw"."""


def serve(requests: BinaryIO, answers: BinaryIO, folder: Path | None = None) -> None:
    """Answer requests until the input ends; an incomplete request ends it too."""
    sprites = Sprites(folder=folder)
    while len(head := requests.read(4)) == 4:
        length = int.from_bytes(head, "big")
        if len(request := requests.read(length)) < length:
            return
        asked = pickle.loads(request)
        try:
            good, body = b"\1", ANSWERS[asked["draw"]](sprites, asked)
        except Exception as error:  # Report the error to the caller and keep serving.
            good, body = b"\0", f"{type(error).__name__}: {error}".encode()
        answers.write(len(body).to_bytes(4, "big") + good + body)
        answers.flush()


def main() -> None:
    """Serve on the standard streams; redirect whatever a library prints to standard error.

    Exit silently if the bot has died, because no process waits for the answer.
    """
    os.nice(NICENESS)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(sys.stdin.buffer, answers, Path(sys.argv[1]) if len(sys.argv) > 1 else None)
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()
