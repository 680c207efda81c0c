"""The colour and face of each seat: an animal for a person, a robot of the seat's colour for a robot."""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.art import catalogue
from bot.art.emblems import ANIMALS, ROBOTS
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat

SIGNS: Final = dict(zip(ANIMALS, "🦀🐬🦜🐙⭐🐚🐢🐱🐵🐡", strict=True))
"""A standard emoji for each animal, used where the application's own emoji is not available."""
ROBOT: Final = "🤖"
_ROBOT_OF: Final = dict(zip(ANIMALS, ROBOTS, strict=True))
OWNERS: Final = {**dict(zip(ANIMALS, ANIMALS, strict=True)), **dict(zip(ROBOTS, ANIMALS, strict=True))}
"""The animal that belongs to each face, robot faces included."""


def animal(snapshot: Snapshot, seat: Seat) -> str:
    """Return the animal whose colour a seat plays in, whether a person or a robot holds the seat."""
    return animals(tuple(occupant.token for occupant in snapshot.occupants))[seat]


def face(snapshot: Snapshot, seat: Seat) -> str:
    """Return the name of a seat's face in `bot.art.emblems`."""
    own = animal(snapshot, seat)
    return _ROBOT_OF[own] if snapshot.occupants[seat].is_robot else own


def drawing(snapshot: Snapshot, seat: Seat) -> str:
    """Return the name of the drawing that shows a seat's face in its colour."""
    return catalogue.disc(face(snapshot, seat), "back")


def sign(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return the emoji of a seat's face; "" in words-only style."""
    if t.in_words:
        return ""
    name = face(snapshot, seat)
    return t.emoji(catalogue.disc(name, "back")) or SIGNS.get(name, ROBOT)


@cache
def animals(chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Return the animal of each seat: the chosen token, else the first animal that no seat has."""
    free = (animal for animal in ANIMALS if animal not in chosen)
    return tuple(token if token in ANIMALS else next(free) for token in chosen)
