"""Until the next deal, a button in the player's panel shows what cost them most in the last round."""

from __future__ import annotations

import pytest

from tests.cogs.evening.scenes import bidding, play_out, reveal
from tests.sim.instant import tap
from tests.sim.sentences import says
from tests.sim.world import World


@pytest.mark.rule("T-19")
async def test_a_player_who_missed_their_bid_is_shown_the_trick_that_broke_it(world: World) -> None:
    await world.shorten_matches(1, 1)
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await reveal(world, *people)
    assert not any(person.panel().offering("@worst") for person in people)
    await play_out(world, *people)
    (loser,) = (person for person in people if person.panel().offering("@worst"))
    button = loser.panel().offering("@worst")[0]
    answer = await loser.press(loser.panel(), button)
    assert answer.private
    assert "bid 0" in answer.text
    assert "now have 1" in answer.text
    await world.wait(10)
    assert not loser.panel().offering("@worst")
    late = await tap(loser, loser.panel(), f"1:{number}:0:@worst")
    assert says(late, "T-19")
