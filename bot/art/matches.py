"""Draw a list of finished matches: the game, who won, the number and day, and what one of them came to."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.honours import METALS, PLACES
from bot.art.label import Label
from bot.art.lettering import body_width
from bot.art.lobby import MOTIFS
from bot.art.motifs import Square, placed
from bot.art.palette import CREAM
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp
from bot.art.stamps import MUTED, RED, STRIP, box, spelt, words
from bot.art.svg import document

ROW: Final = 82
MARGIN: Final = 12
EMBLEM: Final = 58
NAME: Final = 88
"""Where the names of winners begin, behind their medal."""
MEDAL: Final = 48
PLACE: Final = 54
SMALL: Final = 24
"""The smallest letters: 12 pixels on a phone."""
STEP: Final = 60
"""The room of names comes in steps of so many pixels: a name is drawn once for each."""
RIGHT: Final = PICTURE_WIDTH - 24


class Ended(NamedTuple):
    """Hold one match: the game by its key, who won, the number and the day, and the points shown.

    number  stands for a winner's name that cannot be drawn
    rank    the place of the one player whose points these are, 0 where they are the winner's
    void    what it is called where it counts no more, "" where it does
    """

    game: str
    winners: str
    number: str
    about: str
    points: str
    rank: int = 0
    void: str = ""


class Matches(NamedTuple):
    """Hold finished matches, the newest first."""

    ended: tuple[Ended, ...]


def scene(shown: Matches) -> Scene:
    """Return where everything lies."""
    pieces, under, over = list[Piece](), list[Stamp](), list[Stamp]()
    names = list[Label]()
    top = MARGIN
    for match in shown.ended:
        high = ROW - 8
        under.append(box(PICTURE_WIDTH - 2 * MARGIN, high, 14, STRIP, MARGIN, top))
        middle = top + high / 2
        under.append(_emblem(match.game, round(middle)))
        size = 32
        over += spelt(match.points, size, CREAM, RIGHT, middle + 11, "end")
        end = RIGHT - body_width(match.points) * size - 14
        if match.rank:
            pieces.append(_mark(match.rank, round(end - PLACE), round(middle - PLACE / 2)))
            end -= PLACE + 14
        if match.void:
            over.append(words(match.void, SMALL, RED, NAME, middle - 4, "start"))
        else:
            pieces.append(Piece("gold_medal", "", MEDAL, NAME, round(middle - MEDAL + 8)))
            x = NAME + MEDAL + 8
            room = (end - x) // STEP * STEP
            names.append(Label(match.winners, match.number, x, middle - 4, 28, room, CREAM, "start"))
        over += spelt(match.about, SMALL, MUTED, NAME, middle + 27, "start")
        top += ROW
    return Scene(top + 4, tuple(pieces), under=tuple(under), over=tuple(over), names=tuple(names))


def _emblem(game: str, middle: int) -> Stamp:
    """Return the figure of a game."""
    body = placed(MOTIFS.get(game, "face"), Square(0, 0, EMBLEM))
    return Stamp(document(body, EMBLEM, EMBLEM), MARGIN + 10, middle - EMBLEM // 2)


def _mark(rank: int, x: int, y: int) -> Piece:
    """Return the medal or the number of a place."""
    metals = list(METALS)
    name = f"{metals[rank - 1]}_medal" if rank <= len(metals) else f"place_{min(rank, PLACES[-1])}"
    return Piece(name, "", PLACE, x, y)
