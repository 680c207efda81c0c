"""Score pads in Discord: an evening with real cards, written on phones and ended as a match."""

from __future__ import annotations

from tests.sim.person import Person
from tests.sim.world import World


async def test_probe(world: World, ana: Person, bea: Person) -> None:
    answer = await ana.slash("skullking scorepad")
    print(answer)
