"""Draw a leaderboard: a row for each place, with a medal or number, the name, and the figures."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.honours import METALS
from bot.art.label import Label
from bot.art.lettering import body_width
from bot.art.lobby import MOTIFS
from bot.art.motifs import Square, place_motif
from bot.art.palette import CREAM, GOLD, INK
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp
from bot.art.stamps import MUTED, STRIP, box, sign_stamps, words
from bot.art.svg import circle, document

ROW: Final = 60
HEAD: Final = 52
GAP: Final = 22
"""The height of the dots above a row, where places are omitted."""
MARGIN: Final = 12
MEDAL: Final = 48
SMALL: Final = 24
MARK: Final = 42
"""The x of the middle of the column of places."""
NAME: Final = 80
"""The least x of names; a wide place moves its name to the right."""
MERIT, COUNT = 660, 522
"""The right edges of the two columns of figures."""
STEP: Final = 12
INKED: Final = "#5a4413"
"""The colour of secondary figures on a gold row."""


class Rank(NamedTuple):
    """One row: the place as text, `merit` (the compared figure) and `of`, the count behind the merit.

    rank    1 to 3 are drawn as a medal instead of the place
    number  drawn for a name that cannot be drawn
    own     whether it is the reader's row
    follows_gap  whether places are omitted between this row and the row above
    """

    rank: int
    place: str
    name: str
    number: str
    of: str
    merit: str
    own: bool = False
    follows_gap: bool = False


class Ranking(NamedTuple):
    """A game by its key ("" for all games), the titles of the two columns of figures, and the rows."""

    game: str
    of: str
    merit: str
    rows: tuple[Rank, ...]


def scene(shown: Ranking) -> Scene:
    """Lay out the leaderboard."""
    under, names, pieces = [_draw_emblem(shown.game)], list[Label](), list[Piece]()
    head = min(COUNT, MERIT - body_width(shown.merit) * SMALL - 24)
    over = [
        words(shown.of, SMALL, MUTED, head, 36, "end"),
        words(shown.merit, SMALL, MUTED, MERIT, 36, "end"),
    ]
    counts = max(body_width(row.of) for row in shown.rows) * 26
    merits = max(body_width(row.merit) for row in shown.rows) * 34
    counted = min(COUNT, MERIT - merits - 22)
    top = HEAD
    for row in shown.rows:
        if row.follows_gap:
            under.append(_draw_dots(top + 4))
            top += GAP
        high = ROW - 8
        under.append(box(PICTURE_WIDTH - 2 * MARGIN, high, 14, GOLD if row.own else STRIP, MARGIN, top))
        middle = top + high / 2
        name = float(NAME)
        if row.rank <= len(METALS):
            metal = f"{list(METALS)[row.rank - 1]}_medal"
            pieces.append(Piece(metal, "", MEDAL, MARK - MEDAL // 2, round(middle - MEDAL / 2)))
        else:
            wide = body_width(row.place) * 28
            left = max(MARGIN + 10, MARK - wide / 2)
            over += sign_stamps(row.place, 28, INK if row.own else GOLD, left, middle + 10, "start")
            name = max(name, left + wide + 12)
        # Round to few widths, because the cache stores a name's pixels once for each width.
        room = (counted - counts - 14 - name) // STEP * STEP
        names.append(Label(row.name, row.number, name, middle + 9, 26, room, _choose_ink(row), "start"))
        over += sign_stamps(row.of, 26, INKED if row.own else MUTED, counted, middle + 9, "end")
        over += sign_stamps(row.merit, 34, _choose_ink(row), MERIT, middle + 12, "end")
        top += ROW
    return Scene(
        top + 4, tuple(pieces), stamps_below=tuple(under), stamps_above=tuple(over), names=tuple(names)
    )


def _choose_ink(row: Rank) -> str:
    return INK if row.own else CREAM


def _draw_emblem(game: str) -> Stamp:
    """Draw the figure of the game, small."""
    return Stamp(document(place_motif(MOTIFS.get(game, "face"), Square(0, 0, 44)), 44, 44), MARK - 22, 4)


def _draw_dots(y: int) -> Stamp:
    """Draw the dots for the places that are left out."""
    body = "".join(circle(x, 7, 4, MUTED) for x in (10, 28, 46))
    return Stamp(document(body, 56, 14), MARK - 28, y)
