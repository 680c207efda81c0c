"""Draw a list of finished matches: the game, the winners, number and day, and points."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.honours import METALS, PLACES
from bot.art.label import Label
from bot.art.lettering import body_width
from bot.art.lobby import MOTIFS
from bot.art.motifs import Square, place_motif
from bot.art.palette import CREAM
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp
from bot.art.stamps import MUTED, STRIP, WARNING, box, sign_stamps, words
from bot.art.svg import document

ROW: Final = 82
MARGIN: Final = 12
EMBLEM: Final = 58
NAME: Final = 88
"""The x of a row's text and of the winners' medal."""
MEDAL: Final = 48
PLACE: Final = 54
SMALL: Final = 24
"""The smallest letters: 12 pixels on a phone."""
GAP: Final = 20
"""The space before a note."""
STEP: Final = 60
"""Widths of names are rounded down to this step in pixels, so that cached names can be reused."""
RIGHT: Final = PICTURE_WIDTH - 24


class MatchLine(NamedTuple):
    """A finished match: the game by its key, the winners, the match number and day, and points.

    number  drawn for a winner's name that cannot be drawn
    rank    the place of the player whose points are shown; 0 if the winner's points are shown
    void    the word for a match that no longer counts, "" for one that counts
    note    a few words after number and day, "" for none
    """

    game: str
    winners: str
    number: str
    about: str
    points: str
    rank: int = 0
    void: str = ""
    note: str = ""


class Matches(NamedTuple):
    """The finished matches, newest first."""

    ended: tuple[MatchLine, ...]


def scene(shown: Matches) -> Scene:
    """Lay out the list."""
    pieces, under, over = list[Piece](), list[Stamp](), list[Stamp]()
    names = list[Label]()
    top = MARGIN
    for match in shown.ended:
        high = ROW - 8
        under.append(box(PICTURE_WIDTH - 2 * MARGIN, high, 14, STRIP, MARGIN, top))
        middle = top + high / 2
        under.append(_draw_emblem(match.game, round(middle)))
        size = 32
        over += sign_stamps(match.points, size, CREAM, RIGHT, middle + 11, "end")
        end = RIGHT - body_width(match.points) * size - 14
        if match.rank:
            pieces.append(_build_place(match.rank, round(end - PLACE), round(middle - PLACE / 2)))
            end -= PLACE + 14
        if match.void:
            over.append(words(match.void, SMALL, WARNING, NAME, middle - 4, "start"))
        else:
            pieces.append(Piece("gold_medal", "", MEDAL, NAME, round(middle - MEDAL + 8)))
            x = NAME + MEDAL + 8
            room = (end - x) // STEP * STEP
            names.append(Label(match.winners, match.number, x, middle - 4, 28, room, CREAM, "start"))
        over += sign_stamps(match.about, SMALL, MUTED, NAME, middle + 27, "start")
        if match.note:
            after = NAME + body_width(match.about) * SMALL + GAP
            over.append(words(match.note, SMALL, MUTED, round(after), middle + 27, "start"))
        top += ROW
    return Scene(
        top + 4, tuple(pieces), stamps_below=tuple(under), stamps_above=tuple(over), names=tuple(names)
    )


def _draw_emblem(game: str, middle: int) -> Stamp:
    """Draw the figure of a game."""
    body = place_motif(MOTIFS.get(game, "face"), Square(0, 0, EMBLEM))
    return Stamp(document(body, EMBLEM, EMBLEM), MARGIN + 10, middle - EMBLEM // 2)


def _build_place(rank: int, x: int, y: int) -> Piece:
    """Return the drawing of a place: a medal or a number."""
    metals = list(METALS)
    name = f"{metals[rank - 1]}_medal" if rank <= len(metals) else f"place_{min(rank, PLACES[-1])}"
    return Piece(name, "", PLACE, x, y)
