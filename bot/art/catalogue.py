"""Every drawing by its name, and the name of every card in the engine's notation.

A name is what a screen reader says of the emoji and never changes: `yellow_13`, `skull_king`,
`older_yellow_13`, `queen_of_spades`, `disc_crab_skull`. Cards that nobody tells apart share one drawing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache, partial
from hashlib import sha256
from html import escape
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.art import cards, characters, emblems, emojis, french, honours, skull_sets
from bot.art.lettering import SMALL

RANKS: Final[Mapping[str, str]] = {
    **{str(rank): str(rank) for rank in range(2, 10)},
    "T": "10",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
}
"""A French rank in the engine's notation and in a name."""
UNKNOWN_DISC: Final = "disc_unknown"
"""A disc that nobody has turned over yet."""
HIGHEST: Final = {"modern": 14, "older": 13}
SUITS: Final = {"modern": ("green", "yellow", "purple", "black"), "older": ("yellow", "red", "blue", "black")}
_ALIKE: Final = ("escape", "mermaid", "loot")
_PIRATES: Final = frozenset(f"pirate-{number}" for number in range(1, 6))


class Drawing(NamedTuple):
    """What one name stands for.

    full    the drawing at full size, given the words on it: a suit's letter, a name, a court's letter
    emoji   its own small drawing, None for what is only ever shown large
    """

    full: Callable[[str], str]
    emoji: Callable[[], str] | None


def _wordless(draw: Callable[[], str]) -> Callable[[str], str]:
    return lambda _words: draw()


def _numbers() -> Iterator[tuple[str, Drawing]]:
    for edition, suits in SUITS.items():
        older = edition == "older"
        for suit in suits:
            for rank in range(1, HIGHEST[edition] + 1):
                full = partial(
                    _number,
                    suit,
                    rank,
                    cards.OLDER if older else cards.MODERN,
                    not older and rank == HIGHEST[edition],
                )
                name = f"older_{suit}_{rank}" if older else f"{suit}_{rank}"
                yield name, Drawing(full, partial(emojis.number, suit, rank, older))


def _number(suit: str, rank: int, frame: cards.Frame, pays: bool, letter: str) -> str:
    return cards.number(suit, rank, letter, frame, pays)


def _characters() -> Iterator[tuple[str, Drawing]]:
    for name, character in characters.CHARACTERS.items():
        yield name, Drawing(partial(characters.card, character), partial(characters.emoji, character))
    yield "card_back", Drawing(_wordless(cards.back), partial(emojis.back, cards.MODERN_BACK))
    older = partial(cards.back, cards.OLDER)
    yield "older_card_back", Drawing(_wordless(older), partial(emojis.back, cards.OLDER_BACK))


def _french() -> Iterator[tuple[str, Drawing]]:
    for suit in french.SUITS:
        for rank in RANKS.values():
            yield (
                f"{rank}_of_{suit}",
                Drawing(partial(french.card, rank, suit), partial(french.emoji, rank, suit)),
            )
        for rank, letter in french.ABROAD.items():
            yield (
                _lettered(f"{rank}_of_{suit}", letter),
                Drawing(partial(french.card, rank, suit), partial(french.emoji, rank, suit, letter)),
            )


def _lettered(name: str, letter: str) -> str:
    return f"{name}_{letter.lower()}"


def _skull() -> Iterator[tuple[str, Drawing]]:
    for name in emblems.COLOURS:
        for side in ("rose", "skull", "back"):
            draw = partial(skull_sets.disc, name, side)
            yield f"disc_{name}_{side}", Drawing(_wordless(draw), draw)
        for side in ("skull", "rose"):
            draw = partial(skull_sets.mat, name, side)
            yield f"mat_{name}_{side}", Drawing(_wordless(draw), draw)
    yield UNKNOWN_DISC, Drawing(_wordless(skull_sets.unknown), skull_sets.unknown)
    ghost = partial(characters.emoji, characters.CHARACTERS["graybeard"])
    yield "disc_ghost_back", Drawing(_wordless(ghost), None)


def _others() -> Iterator[tuple[str, Drawing]]:
    for suit in emojis.EMBLEMS:
        tile = partial(emojis.suit, suit)
        yield f"suit_{suit}", Drawing(_wordless(tile), tile)
    for suit in french.SUITS:
        tile = partial(french.pip, suit)
        yield f"suit_{suit}", Drawing(_wordless(tile), tile)
    for metal in honours.METALS:
        draw = partial(honours.medal, metal)
        yield f"{metal}_medal", Drawing(_wordless(draw), draw)
    for number in honours.PLACES:
        draw = partial(honours.place, number)
        yield f"place_{number}", Drawing(_wordless(draw), draw)
    yield "yo_ho_ho", Drawing(_wordless(honours.face), honours.face_emoji)
    yield "banner", Drawing(_wordless(honours.banner), None)


DRAWINGS: Final[Mapping[str, Drawing]] = MappingProxyType(
    {
        name: drawing
        for group in (_numbers(), _characters(), _french(), _skull(), _others())
        for name, drawing in group
    }
)
"""Every drawing by its name."""

EMOJIS: Final = tuple(name for name, drawing in DRAWINGS.items() if drawing.emoji)
"""The names of everything that is an emoji."""


@cache
def full(name: str, words: str = "") -> str:
    """The drawing at full size as SVG text, with these words on it. KeyError for a name that is none."""
    return DRAWINGS[name].full(words)


@lru_cache(maxsize=1024)
def legible(name: str, words: str, width: float) -> str:
    """Return the words where they are large enough to be read on a drawing so many pixels wide; else ""."""
    svg = full(name, words)
    wide = float(svg.split('width="', 1)[1].split('"', 1)[0])
    sizes = re.findall(rf'font-size="([\d.]+)"[^>]*>{re.escape(escape(words))}</text>', svg) if words else []
    return words if all(float(size) * width / wide >= SMALL for size in sizes) else ""


@cache
def emoji(name: str) -> str:
    """The emoji as SVG text. KeyError for a name that is no emoji's."""
    draw = DRAWINGS[name].emoji
    if draw is None:
        raise KeyError(name)
    return draw()


@cache
def emoji_digest(name: str) -> str:
    """Changes exactly when the emoji's drawing does."""
    return sha256(emoji(name).encode()).hexdigest()[:16]


def skull_king(code: str, edition: str = "modern") -> str:
    """The name of a card of Skull King by its code: `yellow-13`, `pirate-rosie`, `tigress:escape`."""
    kind = code.split("-")[0]
    if code in _PIRATES:
        name = "pirate"
    elif kind in _ALIKE:
        name = kind
    elif code == "whale":
        name = "white_whale"
    else:
        name = code.removeprefix("pirate-").replace("-", "_").replace(":", "_")
    older = f"older_{name}"
    return older if edition == "legacy" and older in DRAWINGS else name


def french_card(code: str, letter: str = "") -> str:
    """The name of a French card by its code: `QS` is `queen_of_spades`, with the letter `D` its own emoji."""
    suits = {suit[0].upper(): suit for suit in french.SUITS}
    name = f"{RANKS[code[0]]}_of_{suits[code[1]]}"
    return _lettered(name, letter) if letter == french.ABROAD.get(RANKS[code[0]]) else name


def disc(mat: str, side: str) -> str:
    """The name of a disc of Skull: whose mat it belongs to, and "rose", "skull" or "back"."""
    return f"disc_{mat}_{side}"


def mat(mat: str, won: bool) -> str:
    """The name of a mat of Skull, turned to its rose when its player has won a bet."""
    return f"mat_{mat}_{'rose' if won else 'skull'}"
