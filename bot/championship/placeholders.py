"""Placeholder ids for deleted entrants that do not change the result of the draw."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.records.placeholders import placeholder
from engine.championship.draw import draw_order
from engine.championship.public import Entrant, Input

TRIES: Final = 100_000
"""Maximum number of ids tried; with few entrants, about every tenth id gets the wanted position."""


def draw_placeholder(entrant: Entrant, inputs: Sequence[Input], rng: Random) -> Entrant:
    """Return a placeholder id that leaves all other entrants' positions in the draw unchanged.

    Raises:
        ValueError: no such id was found.
    """
    seed = next((entry.numbers[0] for entry in inputs if entry.verb == "draw"), None)
    entrants = {entry.numbers[0] for entry in inputs if entry.verb == "join"}
    if seed is None or entrant not in entrants:
        return placeholder(rng)
    place = draw_order(seed, entrants).index(entrant)
    for _ in range(TRIES):
        number = placeholder(rng)
        if draw_order(seed, entrants - {entrant} | {number})[place] == number:
            return number
    raise ValueError(f"no number has the lot of place {place} of {len(entrants)}")
