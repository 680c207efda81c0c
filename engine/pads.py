"""Score pads: whole matches with real cards, rebuilt from what was written down of each round."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from engine import GAMES
from engine.hearts import pad as hearts
from engine.skull_king import pad as skull_king

Entry: TypeAlias = Mapping[str, Any]
"""A round as JSON values: the fields of the game's own `Entry`."""


class Pad(NamedTuple):
    """A game's functions: an empty match, the next round entered into it, and the reader of an entry."""

    new: Callable[[int, Any], Any]
    enter: Callable[[Any, Any], None]
    read: Callable[[Entry], Any]


PADS: Final[Mapping[str, Pad]] = {
    "skull-king": Pad(skull_king.new, skull_king.enter, skull_king.Entry.from_mapping),
    "hearts": Pad(hearts.new, hearts.enter, hearts.Entry.from_mapping),
}
"""The games that can be written down, by key."""


def replay(game: str, seats: int, options: Mapping[str, Any], entries: Iterable[Entry]) -> Any:
    """Return the state of a match after these rounds.

    Raises:
        BadEntry: a round cannot have been played.
        IllegalOption: the options do not fit.
    """
    pad = PADS[game]
    state = pad.new(seats, GAMES[game].options(options, seats))
    for entry in entries:
        pad.enter(state, pad.read(entry))
    return state
