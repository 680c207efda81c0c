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


async def test_typed_in_a_channel_commands_mean_the_table_played_there_and_not_in_its_thread(
    world: World,
) -> None:
    """Who sits at both names the one in the channel by typing there, the other by typing in the thread."""
    await world.lives_by(timer="off", threads="second")
    ana, bea, carl = world.crew("Ana", "Bea", "Carl")
    above = await open_table(ana, bea, carl)
    await start(ana, above)
    await ana.slash("skullking new")
    threaded = next(header for header in await world.bot.store.live_tables() if header.thread_id)
    thread = world.env.backend.get_channel(threaded.thread_id)
    for person in (bea, carl):
        await tap(person, world.table(threaded.id, thread), f"1:{threaded.id}:0:@join")
    await start(ana, threaded.id, thread)
    assert "A robot plays" in (await ana.slash("table kick", player=bea.member)).text
    answer = await ana.slash("table substitute", player=bea.member, instead_of=bea.member)
    assert "Somebody else plays that seat now" in answer.text
    assert (await carl.slash("hand")).posts[-1].table == above
    assert "several tables" not in (await carl.slash("table leave")).text
    assert "Carl" not in await world.seats(above)
    assert (await carl.slash("table back")).posts[-1].table == above
    assert [set(await world.seats(number)) for number in (above, threaded.id)] == [{"Ana", "Bea", "Carl"}] * 2


async def test_who_is_sent_away_from_a_lobby_is_not_said_to_be_played_by_a_robot(world: World) -> None:
    ana, bea = world.crew("Ana", "Bea")
    number = await open_table(ana, bea)
    answer = await ana.slash("table kick", player=bea.member)
    assert answer.text == "That person has no seat at this table any more."
    assert await world.seats(number) == ["Ana"]
