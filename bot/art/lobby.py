"""Draw a lobby: the seated players with faces and names, and the empty chairs."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.label import Label
from bot.art.lettering import lines
from bot.art.motifs import Square, place_motif
from bot.art.palette import CREAM, GOLD, GROUNDS
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp
from bot.art.stamps import MUTED, words
from bot.art.svg import circle, document, path, rectangle
from bot.art.table import title

MOTIFS: Final = {"skull-king": "skull_king", "hearts": "queen_of_spades", "skull": "skull"}
"""The motif of each game; any other game shows the bot's face."""
GROUND: Final = {"skull-king": "skull_king", "hearts": "mermaid", "skull": "scary_mary"}
FIGURE: Final = 170
LEFT: Final = 206
HEAD: Final = 108
FACE: Final = 78
ROW: Final = 124
CROWN: Final = "M0 24L2 4L14 14L22 0L30 14L42 4L44 24Z"


class Chair(NamedTuple):
    """A seat: of a player, of an invited player (no face), or empty (no name); the `host` wears a crown."""

    face: str = ""
    name: str = ""
    number: str = ""
    host: bool = False


class Lobby(NamedTuple):
    """A game by its key, its title, a sentence about the game, and the chairs."""

    game: str
    title: str
    about: str
    chairs: tuple[Chair, ...]


def scene(lobby: Lobby) -> Scene:
    """Lay out the lobby: the game's figure on the left, the chairs in rows beside it."""
    many = len(lobby.chairs)
    across = min(many, 4)
    rows = -(-many // across)
    height = max(HEAD + rows * ROW + 10, FIGURE + 44)
    under = [_draw_figure(lobby.game, height)]
    over: list[Stamp] = []
    names = []
    pieces = []
    heading = lobby.title
    over.append(_draw_heading(heading))
    for number, line in enumerate(lines(lobby.about, PICTURE_WIDTH - LEFT - 24, 24)[:2]):
        over.append(words(line, 24, MUTED, LEFT, 74 + number * 28, "start"))
    column = (PICTURE_WIDTH - LEFT - 8) / across
    for place, chair in enumerate(lobby.chairs):
        middle = LEFT + (place % across + 0.5) * column
        top = HEAD + place // across * ROW + 12
        left = round(middle - FACE / 2)
        if chair.face:
            pieces.append(Piece(chair.face, "", FACE, left, top))
            names.append(Label(chair.name, chair.number, middle, top + FACE + 26, 24, column - 6, CREAM))
        else:
            under.append(_draw_empty_chair(left, top))
            if chair.name:
                names.append(Label(chair.name, chair.number, middle, top + FACE + 26, 24, column - 6, MUTED))
        if chair.host:
            over.append(_draw_crown(left + FACE // 2 - 24, top - 18))
    return Scene(
        height, tuple(pieces), stamps_below=tuple(under), stamps_above=tuple(over), names=tuple(names)
    )


def _draw_heading(said: str) -> Stamp:
    """Draw the name of the game."""
    body = title(said, 0, 40, 40, GOLD).replace('text-anchor="middle"', 'text-anchor="start"')
    wide = PICTURE_WIDTH - LEFT
    return Stamp(document(f'<g transform="translate(6 0)">{body}</g>', wide, 52), LEFT - 6, 2)


def _draw_figure(game: str, height: int) -> Stamp:
    """Draw the game's figure on the background of that game."""
    ground = GROUNDS[GROUND.get(game, "mermaid")]
    body = rectangle((8, 8, FIGURE + 16, height - 16), 22, ground, 5)
    middle = height / 2
    body += circle(16 + FIGURE / 2, middle, FIGURE / 2 - 6, "#ffffff1c")
    body += place_motif(MOTIFS.get(game, "face"), Square(16, middle - FIGURE / 2, FIGURE))
    return Stamp(document(body, FIGURE + 32, height), 0, 0)


def _draw_empty_chair(x: int, y: int) -> Stamp:
    """Draw the dashed ring of an empty chair."""
    ring = circle(FACE / 2, FACE / 2, FACE / 2 - 4, "none", 4, "#6d8796")
    return Stamp(document(ring.replace("/>", ' stroke-dasharray="12 9"/>'), FACE, FACE), x, y)


def _draw_crown(x: int, y: int) -> Stamp:
    """Draw the crown of the host, who starts the match."""
    return Stamp(document(f'<g transform="translate(2 3)">{path(CROWN, GOLD, 4)}</g>', 48, 32), x, y)
