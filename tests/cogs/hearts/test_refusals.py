"""Refusals of illegal cards in Hearts name the rule and the legal cards."""

from __future__ import annotations

import pytest

from tests.cogs.hearts.sitting import CLUBS, DIAMONDS, HEARTS, SPADES, lays, sit_down
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World


async def refusal_of(person: Person, number: int, card: str) -> str:
    """Click a card that the panel does not offer; return the text of the refusal."""
    panel = await person.opens_panel()
    before = await person.world.rows(number)
    turn = person.world.table(number).turn
    answer = await tap(person, panel, f"1:{number}:{turn}:play {card}")
    assert answer.private
    assert await person.world.rows(number) == before
    return answer.text


@pytest.mark.rule("H-3.1", "H-3.2", "H-3.3", "H-3.5", "R-H-03", "T-4", "T-1")
async def test_refusals_name_the_rule_and_the_legal_cards(world: World) -> None:
    one_hand = ["2C", "3C", *DIAMONDS[:11], *SPADES[:10], "AS", "2H", "3H"]
    deal = [*one_hand, *(card for card in (*CLUBS, *DIAMONDS, *SPADES, *HEARTS) if card not in one_hand)]
    number, (one, two) = await sit_down(world, *world.group("Ana", "Bea"), deals=[deal])
    said = await refusal_of(one, number, "3C")
    assert says(said, "H-3-1", cards="2 of clubs")
    assert says(await refusal_of(one, number, "AC"), "T-4")
    await lays(one, "2C")
    await world.wait(3)
    assert says(await refusal_of(one, number, "3C"), "T-1")
    said = await refusal_of(two, number, "QS")
    assert says(said, "H-3-2")
    await lays(two, "4C")
    await world.wait(4)
    said = await refusal_of(two, number, "4H")
    assert "no trick may start with a heart. You may play: 5 of clubs" in said
    assert "hearts" not in said.split("You may play")[1]


@pytest.mark.rule("H-3.3")
async def test_a_heart_in_the_first_trick_is_refused(world: World) -> None:
    deal = [*CLUBS, *SPADES, *DIAMONDS, *HEARTS]
    number, (_, red) = await sit_down(world, *world.group("Ana", "Bea", locale="fr"), deals=[deal])
    await lays(_, "2C")
    await world.wait(3)
    said = await refusal_of(red, number, "AH")
    assert "Pas de points au premier pli" in said
    assert says(said, "card-of", "fr", rank="2", suit="carreau")
    assert "cœur," not in said.split("jouer")[1]
