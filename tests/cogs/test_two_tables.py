"""Two tables in one channel: whoever keeps order reaches the one they mean."""

from __future__ import annotations

import pytest

from tests.sim.evening import open_table, start
from tests.sim.instant import tap
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


async def test_a_moderator_is_asked_which_table_to_close_or_show(world: World) -> None:
    """Nobody's table is closed because it happens to be the newest."""
    ana, bea, carl, dora = world.crew("Ana", "Bea", "Carl", "Dora")
    mate = world.person("Mate", moderator=True)
    older = await open_table(ana, bea, robots=1)
    newer = await open_table(carl, dora, robots=1)
    await start(carl, newer)
    label = f"Skull King, table {older}"
    asked = await mate.slash("table show")
    assert asked.private
    before = world.table(older).id
    await mate.click(label, on=asked.posts[-1])
    await world.wait(3)
    assert world.table(older).id > before
    asked = await mate.slash("table cancel")
    assert asked.private
    assert label in asked.posts[-1].labels
    assert [await world.status(number) for number in (older, newer)] == ["lobby", "running"]
    answer = await mate.click(label, on=asked.posts[-1])
    assert "The table is closed" in answer.text
    assert [await world.status(number) for number in (older, newer)] == ["cancelled", "running"]
    # The host of the other one need not be asked.
    assert "The table is closed" in (await carl.slash("table cancel")).text


@pytest.mark.rule("T-11", "T-13", "T-22")
async def test_a_table_elsewhere_is_closed_by_nobody_here(world: World) -> None:
    """A moderator here is none there, whatever number a button carries; nor is a player of another table."""
    ana, bea, carl, dora = world.crew("Ana", "Bea", "Carl", "Dora")
    mate = world.person("Mate", moderator=True)
    quay = world.guild.create_text_channel("quay")
    here, there = await open_table(ana, bea), await open_table(carl, dora, channel=quay)
    second = await open_table(bea, ana)
    post = world.table(here)
    for words in (str(there), "0", "x", f"{here} {second}"):
        answer = await tap(mate, post, f"1:0:0:@cancel {words}")
        assert "no such table any more" in answer.text
    assert "host or a moderator" in (await tap(carl, post, f"1:0:0:@cancel {here}")).text
    assert "several tables" in (await ana.slash("table kick", player=bea.member)).text
    assert [await world.status(number) for number in (here, there, second)] == ["lobby"] * 3
