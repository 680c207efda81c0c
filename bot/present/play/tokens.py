"""The animal of each player in the lobby, and the menu lines to choose another animal."""

from __future__ import annotations

from bot.art import catalogue
from bot.art.emblems import ANIMALS
from bot.present.names import plain_name
from bot.present.play import faces
from bot.present.post import Option
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, isolate_name


def marks(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return the emoji of each face by seat, to stand before the name; "" in words-only style."""
    signs = (faces.sign(snapshot, place, t) for place in range(len(snapshot.occupants)))
    return [f"{sign}\u00a0" if sign else "" for sign in signs]


def lines(snapshot: Snapshot, t: Texts) -> list[Option]:
    """Return the animals as lines of a lobby's menu, each with the name of the player who has that animal."""
    chosen = [faces.animal(snapshot, place) for place in range(len(snapshot.occupants))]
    owners = {
        animal: isolate_name(plain_name(occupant.name, t))
        for animal, occupant in zip(chosen, snapshot.occupants, strict=True)
    }
    return [
        Option(
            t(f"animal-{animal}"),
            f"token {animal}",
            owners.get(animal, ""),
            emoji=t.emoji(catalogue.disc(animal, "back")) or faces.SIGNS[animal],
        )
        for animal in ANIMALS
    ]
