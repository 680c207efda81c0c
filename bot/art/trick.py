"""Draw a trick on the table: each card above its player's name, the best card raised, lost cards lowered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.art.cards import HEIGHT as CARD_HEIGHT
from bot.art.cards import WIDTH as CARD_WIDTH
from bot.art.label import Label
from bot.art.lettering import BODY, SMALL, body_width, lines
from bot.art.palette import CREAM, GOLD, INK
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp, stamp, widen
from bot.art.svg import DISPLAY, path, rectangle, text
from bot.art.table import coin, title

CardState: TypeAlias = Literal["best", "lost", ""]
"""The position of a card: raised as the best of its trick, lowered as lost, or normal ("")."""

MUTED: Final = "#b9c6cf"
ONE_ROW: Final = 5
"""The most cards of a trick in one row; more lie in two rows."""
CARD: Final = {5: 112}
WIDEST: Final = 132
COLUMN: Final = 164
"""The greatest distance between the middles of two cards."""
EDGE: Final = 12
HALO: Final = 8
LIFT: Final = 14
"""How far the best card is raised and a lost card is lowered, in pixels."""
SHIFT: Final[Mapping[CardState, int]] = {"best": -LIFT, "": 0, "lost": LIFT}
OVER: Final = 64
"""The room above a row for the cards' order of play and the ribbon of the best card."""
UNDER: Final = 54
"""The room below a row for the names."""
HEAD: Final = 42
LINE: Final = 46
COIN: Final = 33
STAR: Final = "M0 -11L3.2 -3.6L11.2 -2.8L5.2 2.5L7 10.4L0 6.2L-7 10.4L-5.2 2.5L-11.2 -2.8L-3.2 -3.6Z"


class PlayedCard(NamedTuple):
    """A card (drawing's name and words) and who played it; `seat` is drawn for an undrawable name."""

    card: str
    words: str
    name: str
    seat: str
    stands: CardState = ""


class Trick(NamedTuple):
    """Cards in order of play.

    title   the result of the trick in one or two words; "" for a trick in progress
    points  the points that the trick may bring its winner, on a coin; "" for none
    ribbon  the words above the best card; "" for none
    """

    laid: tuple[PlayedCard, ...]
    title: str = ""
    points: str = ""
    ribbon: str = ""


class _Place(NamedTuple):
    """The position of a card: the middle and width of its column, and the card's top, width and height."""

    middle: float
    column: float
    top: float
    width: int
    height: int


def scene(trick: Trick) -> Scene:
    """Lay out the trick.

    Raises:
        ValueError: there are no cards.
    """
    if not trick.laid:
        raise ValueError("a trick of no cards")
    heads = lines(trick.title, PICTURE_WIDTH - 60, HEAD, DISPLAY) if trick.title else []
    top = 20 + LINE * len(heads) if heads else 0
    places, bottom = _place_cards(len(trick.laid), top)
    pieces: list[Piece] = []
    names: list[Label] = []
    below: list[Stamp] = []
    above = [
        stamp(title(head, PICTURE_WIDTH / 2, 56 + n * LINE, HEAD, GOLD), (0, 8 + n * LINE, PICTURE_WIDTH, 66))
        for n, head in enumerate(heads)
    ]
    for number, (laid, at) in enumerate(zip(trick.laid, places, strict=True), start=1):
        left, y = round(at.middle - at.width / 2), round(at.top + SHIFT[laid.stands])
        pieces.append(Piece(laid.card, laid.words, at.width, left, y, dim=laid.stands == "lost"))
        best = laid.stands == "best"
        fill = GOLD if best else MUTED if laid.stands == "lost" else CREAM
        line = at.top + LIFT + at.height + 38
        names.append(Label(laid.name, laid.seat, at.middle, line, 27, at.column - 8, fill))
        if best:
            box = (left - HALO, y - HALO, at.width + 2 * HALO, at.height + 2 * HALO)
            below.append(stamp(rectangle(box, 24, GOLD, 4), widen(box, 2)))
        above += _draw_over(trick, str(number), at, y, best=best)
    return Scene(
        bottom,
        tuple(pieces),
        stamps_below=tuple(below),
        stamps_above=tuple(above),
        names=tuple(names),
    )


def _place_cards(many: int, top: float) -> tuple[list[_Place], int]:
    """Return the positions of the cards below `top`, and the y where the last row ends."""
    across = many if many <= ONE_ROW else -(-many // 2)
    width = CARD.get(across, WIDEST)
    height = round(width * CARD_HEIGHT / CARD_WIDTH)
    column = min(COLUMN, (PICTURE_WIDTH - 2 * EDGE) / across)
    places = []
    for first in range(0, many, across):
        beside = min(across, many - first)
        left = (PICTURE_WIDTH - beside * column) / 2
        places += [
            _Place(left + (place + 0.5) * column, column, top + OVER, width, height)
            for place in range(beside)
        ]
        top += OVER + height + LIFT + UNDER
    return places, round(top)


def _draw_over(trick: Trick, order: str, at: _Place, y: int, *, best: bool) -> Iterator[Stamp]:
    """Yield the order number above a card or, for the best card, the ribbon and the coin of points."""
    # Let the coin stick out over its card, but not out of the picture.
    x = min(at.middle + at.width / 2 - 2, PICTURE_WIDTH - COIN - 4)
    if best and trick.points:
        middle = y + at.height * 0.56
        around = (x - COIN, middle - COIN, 2 * COIN, 2 * COIN)
        yield stamp(coin(trick.points, x, middle, COIN), widen(around, 3))
    if not best or not trick.ribbon:
        line, fill = (y - HALO - 10, GOLD) if best else (y - 12, MUTED)
        written = text(order, at.middle, line, SMALL, fill, face=BODY)
        yield stamp(written, widen((at.middle - 20, line - SMALL, 40, SMALL + 8), 0))
        return
    wide = body_width(trick.ribbon) * SMALL + 54
    # Keep a ribbon that is wider than its card inside the picture.
    middle = min(max(at.middle, wide / 2 + 4), PICTURE_WIDTH - wide / 2 - 4)
    box = (middle - wide / 2, y - HALO - 32, wide, 36)
    body = rectangle(box, 10, GOLD, 3)
    star = f'<g transform="translate({middle - wide / 2 + 22:.6g} {y - HALO - 13:.6g})">{path(STAR, INK)}</g>'
    body += star + text(trick.ribbon, middle + 14, y - HALO - 6, SMALL, INK, face=BODY)
    yield stamp(body, widen(box, 2))
