"""Direct messages of rounds that are over: they keep what the round brought, and nothing that was so then."""

from __future__ import annotations

import pytest

from tests.cogs.evening.scenes import bidding, play_out, reveal
from tests.sim.person import Person
from tests.sim.world import World


def in_their_dms(world: World, *names: str) -> list[Person]:
    """Several people who play by direct message."""
    return [world.person(name, plays_in="dm") for name in names]


async def one_round(world: World, *people: Person) -> None:
    """A round of one card, up to the first bid of the next one."""
    await reveal(world, *people)
    await play_out(world, *people)
    await world.wait(10)


@pytest.mark.parametrize("crashes", [False, True])
async def test_an_old_letter_keeps_what_its_round_brought(world: World, crashes: bool) -> None:
    """Also when the process that wrote it is gone by then."""
    await world.likes_it_short(1, 1, 1)
    people = ana, bea, carl = in_their_dms(world, "Ana", "Bea", "Carl")
    await carl.prefers("cards", "words")
    await bidding(world, *people)
    if crashes:
        await world.crash()
    await one_round(world, *people)
    for person in people:
        first, second = person.dms()
        assert second.offering("bid")
        assert first.text.startswith("### Skull King\n**Round 1.** You bid 0 and took ")
        assert "Your total: " in first.text
        assert len(first.text.splitlines()) == 2
        assert not first.buttons
        assert not first.menus
    # The same stands in the panel of the next round.
    said = ana.dms()[0].text.splitlines()[-1]
    assert said in (await ana.refreshes()).text
    assert said in ana.dms()[1].text
    await one_round(world, *people)
    assert ana.dms()[0].text.splitlines()[-1] == said
    assert "**Round 2.** You bid 0" in ana.dms()[1].text
    assert "One moment" not in "".join(post.text for post in (*ana.dms()[:2], *bea.dms()[:2]))


async def test_a_letter_that_came_again_in_its_round_says_so(world: World) -> None:
    """An hour later Discord edits it no more: the hand comes once more, and the old one waits for nothing."""
    await world.likes_it_short(1, 1)
    ana, bea, carl = in_their_dms(world, "Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    await world.wait(51 * 60)
    await reveal(world, ana, bea, carl)
    first, second = ana.dms()
    assert first.text == "-# This message has moved further down."
    assert not first.buttons
    assert second.offering("@hand")
    assert not second.offering("bid")
