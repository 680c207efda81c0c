"""Look up every drawing by its name, and map cards in the engine's notation to drawing names.

A screen reader reads the name of an emoji aloud, so names never change: `yellow_13`, `skull_king`,
`older_yellow_13`, `queen_of_spades`, `disc_crab_skull`. Cards that look alike share one drawing.
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
"""The rank in a drawing's name, by the rank of a French card in the engine's notation."""
UNKNOWN_DISC: Final = "disc_unknown"
"""The name of a disc of unknown owner that has not been turned over yet."""
HIGHEST: Final = {"modern": 14, "older": 13}
SUITS: Final = {"modern": ("green", "yellow", "purple", "black"), "older": ("yellow", "red", "blue", "black")}
_SAME_DRAWING_KINDS: Final = ("escape", "mermaid", "loot")
_PIRATES: Final = frozenset(f"pirate-{number}" for number in range(1, 6))


class Drawing(NamedTuple):
    """The drawings of one name, as functions that return SVG.

    full    draws the card at full size with the given words: a suit's letter, a name or a court's letter
    emoji   draws the small version; None for a drawing that is only shown at full size
    """

    full: Callable[[str], str]
    emoji: Callable[[], str] | None


def _ignore_words(draw: Callable[[], str]) -> Callable[[str], str]:
    return lambda _words: draw()


def _list_numbers() -> Iterator[tuple[str, Drawing]]:
    for edition, suits in SUITS.items():
        older = edition == "older"
        for suit in suits:
            for rank in range(1, HIGHEST[edition] + 1):
                full = partial(
                    _draw_number,
                    suit,
                    rank,
                    cards.OLDER if older else cards.MODERN,
                    not older and rank == HIGHEST[edition],
                )
                name = f"older_{suit}_{rank}" if older else f"{suit}_{rank}"
                yield name, Drawing(full, partial(emojis.number, suit, rank, older))


def _draw_number(suit: str, rank: int, frame: cards.Frame, pays: bool, letter: str) -> str:
    return cards.number(suit, rank, letter, frame, pays)


def _list_characters() -> Iterator[tuple[str, Drawing]]:
    for name, character in characters.CHARACTERS.items():
        yield name, Drawing(partial(characters.card, character), partial(characters.emoji, character))
    yield "card_back", Drawing(_ignore_words(cards.back), partial(emojis.back, cards.MODERN_BACK))
    older = partial(cards.back, cards.OLDER)
    yield "older_card_back", Drawing(_ignore_words(older), partial(emojis.back, cards.OLDER_BACK))


def _list_french_cards() -> Iterator[tuple[str, Drawing]]:
    for suit in french.SUITS:
        for rank in RANKS.values():
            yield (
                f"{rank}_of_{suit}",
                Drawing(partial(french.card, rank, suit), partial(french.emoji, rank, suit)),
            )
        for rank, letters in french.OTHER_LETTERS.items():
            for letter in letters:
                yield (
                    _append_letter(f"{rank}_of_{suit}", letter),
                    Drawing(partial(french.card, rank, suit), partial(french.emoji, rank, suit, letter)),
                )


def _append_letter(name: str, letter: str) -> str:
    return f"{name}_{letter.lower()}"


def _list_skull_sets() -> Iterator[tuple[str, Drawing]]:
    for name in emblems.COLOURS:
        for side in ("rose", "skull", "back"):
            draw = partial(skull_sets.disc, name, side)
            yield f"disc_{name}_{side}", Drawing(_ignore_words(draw), draw)
        for side in ("skull", "rose"):
            draw = partial(skull_sets.mat, name, side)
            yield f"mat_{name}_{side}", Drawing(_ignore_words(draw), draw)
    yield UNKNOWN_DISC, Drawing(_ignore_words(skull_sets.unknown), skull_sets.unknown)
    ghost = partial(characters.emoji, characters.CHARACTERS["graybeard"])
    yield "disc_ghost_back", Drawing(_ignore_words(ghost), None)


def _list_others() -> Iterator[tuple[str, Drawing]]:
    for suit in emojis.EMBLEMS:
        tile = partial(emojis.suit, suit)
        yield f"suit_{suit}", Drawing(_ignore_words(tile), tile)
    for suit in french.SUITS:
        tile = partial(french.pip, suit)
        yield f"suit_{suit}", Drawing(_ignore_words(tile), tile)
    for metal in honours.METALS:
        draw = partial(honours.medal, metal)
        yield f"{metal}_medal", Drawing(_ignore_words(draw), draw)
    for number in honours.PLACES:
        draw = partial(honours.place, number)
        yield f"place_{number}", Drawing(_ignore_words(draw), draw)
    yield "yo_ho_ho", Drawing(_ignore_words(honours.face), honours.face_emoji)
    yield "banner", Drawing(_ignore_words(honours.banner), None)


DRAWINGS: Final[Mapping[str, Drawing]] = MappingProxyType(
    {
        name: drawing
        for group in (
            _list_numbers(),
            _list_characters(),
            _list_french_cards(),
            _list_skull_sets(),
            _list_others(),
        )
        for name, drawing in group
    }
)
"""Every drawing by its name."""

EMOJIS: Final = tuple(name for name, drawing in DRAWINGS.items() if drawing.emoji)
"""The names of all drawings that have an emoji."""


@cache
def full_size(name: str, words: str = "") -> str:
    """Return the drawing at full size as SVG text, with these words on it.

    Raises:
        KeyError: no drawing has this name.
    """
    return DRAWINGS[name].full(words)


@lru_cache(maxsize=1024)
def words_if_legible(name: str, words: str, width: float) -> str:
    """Return the words if they can be read on the drawing at that width in pixels; else ""."""
    svg = full_size(name, words)
    wide = float(svg.split('width="', 1)[1].split('"', 1)[0])
    sizes = re.findall(rf'font-size="([\d.]+)"[^>]*>{re.escape(escape(words))}</text>', svg) if words else []
    return words if all(float(size) * width / wide >= SMALL for size in sizes) else ""


@cache
def emoji(name: str) -> str:
    """Return the emoji as SVG text.

    Raises:
        KeyError: no emoji has this name.
    """
    draw = DRAWINGS[name].emoji
    if draw is None:
        raise KeyError(name)
    return draw()


@cache
def emoji_digest(name: str) -> str:
    """Return a fingerprint of the emoji's drawing: 16 hex digits."""
    return sha256(emoji(name).encode()).hexdigest()[:16]


def skull_king(code: str, edition: str = "modern") -> str:
    """Return the drawing's name for a card of Skull King: `yellow-13`, `pirate-rosie`, `tigress:escape`."""
    kind = code.split("-")[0]
    if code in _PIRATES:
        name = "pirate"
    elif kind in _SAME_DRAWING_KINDS:
        name = kind
    elif code == "whale":
        name = "white_whale"
    else:
        name = code.removeprefix("pirate-").replace("-", "_").replace(":", "_")
    older = f"older_{name}"
    return older if edition == "legacy" and older in DRAWINGS else name


def french_card(code: str, letter: str = "") -> str:
    """Return the drawing's name for a French card: `queen_of_spades` for `QS`.

    With a court's `letter` in another language (`D` for a queen), return that language's drawing.
    """
    suits = {suit[0].upper(): suit for suit in french.SUITS}
    name = f"{RANKS[code[0]]}_of_{suits[code[1]]}"
    others = french.OTHER_LETTERS.get(RANKS[code[0]], "")
    return _append_letter(name, letter) if letter and letter in others else name


def disc(mat: str, side: str) -> str:
    """Return the drawing's name for a disc of Skull: the face on its mat, and "rose", "skull" or "back"."""
    return f"disc_{mat}_{side}"


def mat(mat: str, won: bool) -> str:
    """Return the drawing's name for a mat of Skull; the rose side is up once its player has won a bet."""
    return f"mat_{mat}_{'rose' if won else 'skull'}"
