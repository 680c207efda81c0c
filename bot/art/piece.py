"""What a picture is put together from: drawings, each at its place on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from bot.art.svg import document
from bot.art.table import planks

PICTURE_WIDTH: Final = 680
"""Pixels across: twice as many as a phone shows."""


class Piece(NamedTuple):
    """A drawing with the words on it, so many pixels wide, its corner there; `dim` when not in play."""

    name: str
    words: str
    width: int
    x: int
    y: int
    dim: bool = False


class Scene(NamedTuple):
    """How high the picture is, PICTURE_WIDTH wide, and what lies on its table, lowest first."""

    height: int
    pieces: tuple[Piece, ...]


@lru_cache(maxsize=64)
def ground(height: int) -> str:
    """The bare table, PICTURE_WIDTH wide and so high."""
    return document(planks(PICTURE_WIDTH, height), PICTURE_WIDTH, height)
