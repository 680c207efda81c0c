"""Who stands in a championship in the place of somebody deleted: whoever the lot would treat the same."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.placeholders import placeholder
from engine.championship.draw import drawn
from engine.championship.public import Entrant, Input

TRIES: Final = 100_000
"""Among the few entrants of a championship, one in some ten numbers has the same lot."""


def in_place_of(entrant: Entrant, inputs: Sequence[Input], rng: Random) -> Entrant:
    """A number with which all others have the lots they had: nobody's match changes.

    A ValueError where none can be found.
    """
    seed = next((said.numbers[0] for said in inputs if said.verb == "draw"), None)
    entrants = {said.numbers[0] for said in inputs if said.verb == "join"}
    if seed is None or entrant not in entrants:
        return placeholder(rng)
    place = drawn(seed, entrants).index(entrant)
    for _ in range(TRIES):
        number = placeholder(rng)
        if drawn(seed, entrants - {entrant} | {number})[place] == number:
            return number
    raise ValueError(f"no number has the lot of place {place} of {len(entrants)}")
