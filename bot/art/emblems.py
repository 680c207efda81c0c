"""Draw the faces of seats: ten animals for people, ten robots for the bot's own players.

`robot_3` has the colour of the third animal, because two seats of a table may never share a colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.art import robot_faces
from bot.art.motifs import Square, place_motif
from bot.art.palette import readable_on

ANIMALS: Final[Mapping[str, str]] = {
    "crab": "#8a1c0a",
    "dolphin": "#006af0",
    "parrot": "#52e3a1",
    "octopus": "#be6db3",
    "starfish": "#eb7100",
    "shell": "#2e243d",
    "turtle": "#778866",
    "cat": "#aaddee",
    "monkey": "#ddff88",
    "puffer": "#881188",
}
"""The animals and their colours, which stay distinct under every kind of colour-blindness."""
ROBOTS: Final[Mapping[str, str]] = dict(zip(robot_faces.FACES, ANIMALS.values(), strict=True))
"""The robots and their colours."""
COLOURS: Final[Mapping[str, str]] = {**ANIMALS, **ROBOTS}
"""The colour of every face."""


def emblem(name: str, at: Square) -> str:
    """Return the face called `name` as SVG within the square `at`, for a background in the face's colour."""
    colour = COLOURS[name]
    mark = readable_on(colour)
    if name in ROBOTS:
        return robot_faces.emblem(name, at, mark, colour)
    return place_motif(f"emblem_{name}", at, paint={"mark": mark, "gap": colour})
