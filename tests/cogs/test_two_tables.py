"""Two tables in one channel: whoever keeps order reaches the one they mean."""

from __future__ import annotations

from tests.sim.evening import open_table, start
from tests.sim.world import World


async def test_a_moderator_reaches_somebody_at_the_older_table(world: World) -> None:
    """Kicking looks for the person, not for the newest table of the channel."""
    ana, bea, carl, dora = world.crew("Ana", "Bea", "Carl", "Dora")
    mate = world.person("Mate", moderator=True)
    older = await open_table(ana, bea, robots=1)
    await start(ana, older)
    newer = await open_table(carl, dora, robots=1)
    await start(carl, newer)
    await mate.slash("table kick", player=bea.member)
    assert "Bea" not in await world.seats(older)
    assert {"Carl", "Dora"} <= set(await world.seats(newer))
