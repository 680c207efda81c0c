"""Draw the pairings of a championship: each match as a strip with its players' faces and names."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.label import Anchor, Label
from bot.art.lettering import body_width
from bot.art.palette import CREAM, GOLD, INK
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp
from bot.art.stamps import MUTED, STRIP, box, words
from bot.art.svg import circle, document, text, width_of
from bot.art.table import face, rotate, title

MIDDLE: Final = PICTURE_WIDTH // 2
TOP: Final = 96
"""The y of the first match, below the title and the name."""
GAP: Final = 10
MARGIN: Final = 12
ROW: Final = 74
"""The height of a player's place."""
FACE: Final = 60
EDGE: Final = 12
"""The distance from the edge of a match to the faces."""
CARD: Final = 38
"""The width of the cards between two players."""
SEAL: Final = 30
BESIDE: Final = 46
"""The distance from the middle to the end of a name."""
FREE: Final = 76
"""The height of the line for the entrant without a match."""
LETTERS: Final = 28
HEADING: Final = 56
RIGHT: Final = PICTURE_WIDTH - MARGIN - EDGE


class Player(NamedTuple):
    """A player's name, a fallback for an undrawable name, and the face ("": none)."""

    name: str
    fallback: str
    face: str = ""


class Table(NamedTuple):
    """The players of a match; `mark` is the letter in the middle, `company` names further players."""

    players: tuple[Player, ...]
    mark: str = ""
    company: str = ""


class Pairings(NamedTuple):
    """A title, the championship's name, the tables, and the entrant without a match, with a label."""

    title: str
    name: str
    tables: tuple[Table, ...]
    rests: str = ""
    free: Player | None = None


def scene(draw: Pairings) -> Scene:
    """Lay out the matches one below the other, and the entrant without a match at the foot."""
    under, over = list[Stamp](), [_draw_title(draw.title)]
    pieces, names = list[Piece](), list[Label]()
    if draw.name:
        names.append(Label(draw.name, "", MIDDLE, 84, 24, PICTURE_WIDTH - 40, MUTED))
    top = TOP
    for table in draw.tables:
        rows = -(-_count_places(table) // 2)
        high = ROW * rows
        under.append(box(PICTURE_WIDTH - 2 * MARGIN, high, 18, STRIP, MARGIN, top))
        over.append(_draw_seal(table.mark, top + high // 2))
        for place, player in enumerate(table.players):
            _add_player(player, place, top, pieces, names)
        if table.company:
            place = _count_places(table) - 1
            y = top + place // 2 * ROW + ROW / 2 + 9
            left = place % 2 == 0
            x, anchor = (MARGIN + EDGE, "start") if left else (RIGHT, "end")
            over.append(words(table.company, 25, MUTED, x, y, anchor))
        top += high + GAP
    if draw.free is not None:
        over.append(words(draw.rests, 25, MUTED, MARGIN + EDGE, top + 42, "start"))
        x = MARGIN + EDGE + round(body_width(draw.rests) * 25) + 14
        if draw.free.face:
            pieces.append(Piece(draw.free.face, "", FACE, x, top + 4))
            x += FACE + 12
        names.append(Label(draw.free.name, draw.free.fallback, x, top + 43, LETTERS, 640 - x, CREAM, "start"))
        top += FREE
    return Scene(top, tuple(pieces), stamps_below=tuple(under), stamps_above=tuple(over), names=tuple(names))


def _count_places(table: Table) -> int:
    return len(table.players) + bool(table.company)


def _add_player(player: Player, place: int, top: int, pieces: list[Piece], names: list[Label]) -> None:
    """Add a player's face at the outer edge of a match, and the name between it and the middle."""
    left, y = place % 2 == 0, top + place // 2 * ROW
    beside = FACE + 12 if player.face else 4
    if player.face:
        x = MARGIN + EDGE if left else RIGHT - FACE
        pieces.append(Piece(player.face, "", FACE, x, y + (ROW - FACE) // 2))
    x = MARGIN + EDGE + beside if left else RIGHT - beside
    room = abs(MIDDLE - x) - BESIDE
    anchor: Anchor = "start" if left else "end"
    names.append(Label(player.name, player.fallback, x, y + ROW / 2 + 10, LETTERS, room, CREAM, anchor))


def _draw_title(said: str) -> Stamp:
    size = min(HEADING, (PICTURE_WIDTH - 60) / width_of(said))
    return Stamp(document(title(said, MIDDLE, 46, size, GOLD), PICTURE_WIDTH, 62), 0, 0)


def _draw_seal(mark: str, middle: int) -> Stamp:
    """Draw the middle of a match: a letter on gold, or two cards."""
    side = 2 * SEAL + 8
    if mark:
        body = circle(side / 2, side / 2, SEAL, GOLD, 5) + text(mark, side / 2, side / 2 + 15, 42, INK)
    else:
        card = face("card_back", "", CARD)
        body = rotate(card, side / 2 - 12, side / 2, -14) + rotate(card, side / 2 + 12, side / 2 + 2, 12)
    return Stamp(document(body, side, side), MIDDLE - side // 2, middle - side // 2)
