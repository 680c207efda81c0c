"""With the setting of two taps, final moves ask for confirmation; changeable moves do not."""

from __future__ import annotations

import re

import pytest

from bot.texts.sentences import texts
from tests.cogs.evening.scenes import bidding, reveal, turn_of
from tests.cogs.skull.sitting import does, who_may
from tests.cogs.skull.sitting import sit_down as sit_down_at_skull
from tests.cogs.skull.test_shown import after_a_bet
from tests.cogs.skull_king.test_secrets import won_with
from tests.sim.evening import start_table
from tests.sim.instant import tap
from tests.sim.person import Answer, Person
from tests.sim.screen import Message
from tests.sim.world import World


async def check_confirmation(
    world: World, number: int, person: Person, answer: Answer, question: str
) -> None:
    """Check that `asked` asks `question` and stored nothing, and that pressing yes stores one move."""
    asked = answer.posts[-1]
    assert f"# {question}" in asked.text
    before = await world.rows(number)
    assert [button.action.split(" ")[0] for button in asked.buttons][:2] == ["@yes", "@hand"]
    (sure,) = asked.offering("@yes")
    await person.press(asked, sure)
    after = await world.rows(number)
    assert after[: len(before)] == before
    assert [row.action for row in after[len(before) :] if row.seat >= 0] == [
        sure.action.removeprefix("@yes ")
    ]


async def count_moves(world: World, number: int, verb: str) -> int:
    """Return the number of stored moves with this verb."""
    return len([row for row in await world.rows(number) if row.action.split(" ")[0] == verb])


@pytest.mark.parametrize("where", ["panel", "dm"])
async def test_a_card_needs_confirmation(world: World, where: str) -> None:
    """The player taps a card, presses not yet, taps again and presses yes: one card is played."""
    people = world.group("Ana", "Bea", "Carl", locale="es-ES")
    for person in people:
        person.plays_in = where
    number = await bidding(world, *people)
    await reveal(world, *people)
    for person in people:
        await person.prefers("two_tap", "on")
    turn = next(person for person in people if person.panel().offering("play"))
    panel = turn.panel()
    card = panel.offering("play")[0]
    asked = (await turn.press(panel, card)).posts[-1]
    assert asked.id == panel.id
    assert re.search(r"# ¿Juegas .+\?", asked.text)
    assert asked.offering("play") == []
    calm = (await turn.click("@hand again", on=asked)).posts[-1]
    assert "¿Juegas" not in calm.text
    assert card.action in [button.action for button in calm.offering("play")]
    asked = (await turn.press(calm, card)).posts[-1]
    assert await count_moves(world, number, "play") == 0
    await turn.press(asked, asked.offering("@yes")[0])
    assert await count_moves(world, number, "play") == 1


async def test_the_confirmation_has_no_signs_for_players_who_chose_words(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl", locale="fr")
    for person in people:
        await person.prefers("cards", "words")
        await person.prefers("two_tap", "on")
    number = await bidding(world, *people)
    for person in people[:2]:
        await person.bids(0)
    answer = await people[2].bids(1)
    assert "Tu mises 1\u00a0? C’est la dernière mise" in answer.posts[-1].text
    assert [button.label for button in answer.posts[-1].buttons][:2] == [
        texts("fr")("button-sure"),
        texts("fr")("button-not-yet"),
    ]
    assert await count_moves(world, number, "bid") == 2


async def test_only_the_last_bid_needs_confirmation(world: World) -> None:
    """Earlier bids can be changed; a panel drawn before the others bid still asks for confirmation."""
    people = ana, bea, carl = world.group("Ana", "Bea", "Carl")
    for person in people:
        await person.prefers("two_tap", "on")
    number = await bidding(world, *people)
    stale = carl.panel()
    await ana.bids(0)
    await ana.bids(1)
    await bea.bids(0)
    assert await count_moves(world, number, "bid") == 3
    answer = await carl.press(stale, stale.offering("bid")[0])
    await check_confirmation(
        world, number, carl, answer, "Bid 0? Yours is the last bid: now everybody sees them all."
    )


async def test_only_the_last_choice_of_a_load_needs_confirmation(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await start_table(*people, preset="rascal")
    for person in people:
        await person.bids(0)
        await person.prefers("two_tap", "on")
    await world.wait(4)
    for person in people[:2]:
        panel = (await person.refreshes()).posts[-1]
        await person.press(panel, panel.offering("load")[0])
    assert await count_moves(world, number, "load") == 2
    panel = (await people[2].refreshes()).posts[-1]
    question = "Load grapeshot? Yours is the last choice: now everybody sees them all."
    await check_confirmation(
        world, number, people[2], await people[2].press(panel, panel.offering("load")[0]), question
    )


@pytest.mark.rule("SK-12.2")
async def test_rosies_choice_needs_confirmation(world: World) -> None:
    number, winner, others = await won_with(world, "pirate-rosie", *world.group("Ana", "Bea", "Carl"))
    await winner.prefers("two_tap", "on")
    panel = (await winner.refreshes(table=number)).posts[-1]
    seats = await world.seats(number)
    own = f"lead {seats.index(winner.name)}"
    self = next(button for button in panel.offering("lead") if button.action == own)
    asked = (await winner.press(panel, self)).posts[-1]
    assert "# Start the next trick yourself?" in asked.text
    panel = (await winner.click("@hand again", on=asked)).posts[-1]
    named = f"lead {seats.index(others[0].name)}"
    other = next(button for button in panel.offering("lead") if button.action == named)
    await check_confirmation(
        world, number, winner, await winner.press(panel, other), f"Let {others[0].name} start the next trick?"
    )


@pytest.mark.rule("SK-12.3")
@pytest.mark.parametrize("where", ["panel", "dm"])
async def test_discarding_two_cards_for_bendt_needs_one_confirmation(world: World, where: str) -> None:
    people = world.group("Ana", "Bea", "Carl")
    for person in people:
        person.plays_in = where
    number, winner, _ = await won_with(world, "pirate-bendt", *people)
    await winner.prefers("two_tap", "on")
    panel = (await winner.refreshes(table=number)).posts[-1]
    answer = await winner.choose(panel, "discard", "green-1", panel.sure_menu("discard").values[-1])
    question = re.search(r"Throw away Green 1 and .+\?", answer.posts[-1].text)
    assert question
    await check_confirmation(world, number, winner, answer, question[0])


@pytest.mark.rule("SK-12.5")
async def test_the_rascals_choice_needs_confirmation(world: World) -> None:
    number, winner, _ = await won_with(world, "pirate-rascal", *world.group("Ana", "Bea", "Carl"))
    await winner.prefers("two_tap", "on")
    panel = (await winner.refreshes(table=number)).posts[-1]
    nothing, ten, _ = panel.offering("wager")
    asked = (await winner.press(panel, nothing)).posts[-1]
    assert "# Wager nothing?" in asked.text
    panel = (await winner.click("@hand again", on=asked)).posts[-1]
    await check_confirmation(
        world, number, winner, await winner.press(panel, ten), "Wager 10 points on your bid?"
    )


@pytest.mark.rule("SK-12.7")
async def test_harrys_choice_needs_confirmation(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number, winner, _ = await won_with(world, "pirate-harry", *people)
    for _ in people:
        await (await turn_of(*people)).plays()
        await world.wait(3)
    await winner.prefers("two_tap", "on")
    panel = (await winner.refreshes(table=number)).posts[-1]
    keep, more = panel.offering("adjust")
    asked = (await winner.press(panel, keep)).posts[-1]
    assert "# Keep your bid of 0?" in asked.text
    panel = (await winner.click("@hand again", on=asked)).posts[-1]
    await check_confirmation(
        world, number, winner, await winner.press(panel, more), "Change your bid from 0 to 1?"
    )


@pytest.mark.rule("R-SR-10")
async def test_only_the_last_first_disc_of_skull_needs_confirmation(world: World) -> None:
    number, people = await sit_down_at_skull(world, "Ana", "Bea", "Carl")
    for person in people:
        await person.prefers("two_tap", "on")
    await does(people[0], "place rose")
    await does(people[0], "place skull")
    await does(people[1], "place rose")
    assert await count_moves(world, number, "place") == 3
    await check_confirmation(
        world, number, people[2], await does(people[2], "place rose"), "Lay a rose, face down?"
    )
    await world.wait(4)
    bold = await who_may(people, "challenge 1")
    await check_confirmation(
        world, number, bold, await does(bold, "challenge 2"), "Claim that you can flip 2 roses?"
    )
    await world.wait(4)
    quiet = await who_may(people, "pass")
    answer = await does(quiet, "pass")
    await check_confirmation(world, number, quiet, answer, "Pass, and leave the claim to the others?")


@pytest.mark.rule("SR-4.6")
async def test_showing_a_disc_needs_confirmation(world: World) -> None:
    number, people, bold = await after_a_bet(world, "Ana", "Bea", "Carl")
    await world.wait(8)
    quiet = next(person for person in people if person is not bold)
    await quiet.prefers("two_tap", "on")
    answer = await does(quiet, "show 0")
    await check_confirmation(world, number, quiet, answer, "Show everybody a rose that nobody flipped?")
    # The first disc of the next round can still be changed, so no confirmation is asked.
    await does(quiet, "place rose")
    assert (await world.rows(number))[-1].action == "place rose"


@pytest.mark.rule("T-3")
async def test_a_forged_confirmation_plays_nothing(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await reveal(world, *people)
    turn = await turn_of(*people)
    await turn.prefers("two_tap", "on")
    for words in (
        "@yes play black-99",
        "@yes",
        "@yes ",
        "@yes @leave",
        "@yes bid 1",
        "play black-99",
        "bid 1",
    ):
        answer = await tap(turn, turn.panel(), f"1:{number}:{turn.panel().turn}:{words}")
        assert answer.private, words
        assert not answer.text.split("\n")[0].endswith("?"), words
    assert await count_moves(world, number, "play") == 0
    assert sorted(await world.seats(number)) == ["Ana", "Bea", "Carl"]


async def test_a_confirmation_after_the_phase_has_ended_plays_nothing(world: World) -> None:
    """Time runs out before the bid is confirmed; pressing yes then brings the current panel."""
    people = ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people, timer="60s")
    await carl.prefers("two_tap", "on")
    await ana.bids(0)
    await bea.bids(0)
    asked = (await carl.bids(1)).posts[-1]
    await world.wait(70)
    bids = [row.action for row in await world.rows(number) if row.action.startswith("bid")]
    assert len(bids) == 3
    fresh = await press_old(carl, asked)
    assert not fresh.text.split("\n")[0].endswith("?")
    assert fresh.offering("@yes") == []
    assert [row.action for row in await world.rows(number) if row.action.startswith("bid")] == bids


async def press_old(person: Person, asked: Message) -> Message:
    """Press yes on a possibly outdated question; return the answer's panel."""
    return (await tap(person, asked, asked.offering("@yes")[0].custom_id)).posts[-1]


async def test_a_button_of_an_earlier_turn_asks_no_confirmation(world: World) -> None:
    """A stale button brings the current panel at once, as without two taps."""
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await reveal(world, *people)
    turn = await turn_of(*people)
    await turn.prefers("two_tap", "on")
    panel = turn.panel()
    card = panel.offering("play")[0].action
    answer = await tap(turn, panel, f"1:{number}:{panel.turn - 1}:{card}")
    assert answer.posts[-1].offering("@yes") == []
    assert await count_moves(world, number, "play") == 0


async def test_a_confirmation_counts_after_two_taps_were_switched_off(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await reveal(world, *people)
    turn = await turn_of(*people)
    await turn.prefers("two_tap", "on")
    panel = turn.panel()
    asked = (await turn.press(panel, panel.offering("play")[0])).posts[-1]
    await turn.prefers("two_tap", "off")
    await turn.press(asked, asked.offering("@yes")[0])
    assert await count_moves(world, number, "play") == 1
