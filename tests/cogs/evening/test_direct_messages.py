"""Hands by direct message: one a round, written when its reader is asked, and true when the round is over."""

from __future__ import annotations

import pytest

from tests.cogs.evening.scenes import bidding, called, calls, play_out, reveal
from tests.cogs.skull.sitting import does
from tests.cogs.test_one_panel import written
from tests.sim.evening import open_table, start
from tests.sim.person import Person
from tests.sim.world import World


def in_their_dms(world: World, *names: str) -> list[Person]:
    """Several people who play by direct message."""
    return [world.person(name, plays_in="dm") for name in names]


async def asked_now(world: World, number: int, people: list[Person]) -> Person:
    """Whose turn it is."""
    snapshot = await world.bot.tables.snapshot(number, None)
    (seat,) = snapshot.awaiting
    return next(one for one in people if snapshot.occupants[seat].who == f"u:{one.id}")


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
    # There it stays; the letter of the next round says it too, as long as it asks for a bid.
    said = ana.dms()[0].text.splitlines()[-1]
    assert said in (await ana.refreshes()).text
    await one_round(world, *people)
    assert said not in ana.dms()[1].text
    assert ana.dms()[0].text.splitlines()[-1] == said
    assert "**Round 2.** You bid 0" in ana.dms()[1].text
    assert "One moment" not in "".join(post.text for post in (*ana.dms()[:2], *bea.dms()[:2]))


async def test_a_letter_that_came_again_in_its_round_says_so(world: World) -> None:
    """Discord edits it no more: the hand comes once more, and the old one waits for nothing."""
    await world.likes_it_short(1, 1)
    ana, bea, carl = in_their_dms(world, "Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    (dm,) = ana.dms()
    world.inject("PATCH", f"/channels/{dm.stored.channel_id}/messages/{dm.id}", status=400, code=30046)
    await reveal(world, ana, bea, carl)
    first, second = ana.dms()
    assert first.text == "-# This message has moved further down."
    assert not first.buttons
    assert "hand" in second.tools
    assert not second.offering("bid")


@pytest.mark.parametrize("game", ["skullking", "hearts", "skull"])
async def test_the_hand_comes_when_it_is_dealt_and_not_before(world: World, game: str) -> None:
    """One request for each: while lots are drawn and cards are dealt there is nothing to send."""
    people = in_their_dms(world, "Ana", "Bea", "Carl", "Dora")
    number = await open_table(*people, game=game)
    await start(people[0], number)
    await world.wait(10)
    for person in people:
        assert written(world, person) == ["POST"]
        hand = person.dms()[0]
        assert "hand" in hand.tools or hand.offering("@hand")
        assert game == "hearts" or hand.offering({"skullking": "bid", "skull": "place"}[game])


async def test_whoever_plays_by_direct_message_is_written_to_when_asked_and_at_no_other_time(
    world: World,
) -> None:
    """Cards of others and tricks are on the table; a bid that can be changed no more is offered no more."""
    await world.likes_it_short(3)
    people = in_their_dms(world, "Ana", "Bea", "Carl", "Dora")
    number = await bidding(world, *people)
    counts = {person: len(written(world, person)) for person in people}

    def told() -> list[Person]:
        """Who has been written to since this was asked last, once for each time."""
        before, now = dict(counts), {person: len(written(world, person)) for person in people}
        counts.update(now)
        return [person for person in people for _ in range(now[person] - before[person])]

    await reveal(world, *people)
    assert told() == people[:-1], "who bids last sees all bids in the answer to it"
    for _ in range(11):
        person = await asked_now(world, number, people)
        await person.plays()
        await world.wait(3)
        following = await asked_now(world, number, people)
        # Who has won the trick sees in the answer that they lead.
        assert told() == [following] * (following is not person)
    await following.plays()
    await world.wait(5)
    assert told() == [person for person in people if person is not following], "the match is over"


async def test_who_only_watches_a_reveal_sees_each_flip_in_the_message_that_stands(world: World) -> None:
    """Nothing new is sent until the next round; then the discs come in a message of their own."""
    people = in_their_dms(world, "Ana", "Bea", "Carl")
    number = await bidding(world, *people, game="skull")
    for person in people:
        await does(person, "place rose")
    await world.wait(3)
    bold = await asked_now(world, number, people)
    others = [person for person in people if person is not bold]
    before = {person: len(written(world, person)) for person in others}
    await does(bold, "challenge 3")
    seats = await world.seats(number)
    for person in (bold, others[0]):
        await does(bold, f"flip {seats.index(person.name)}")
        await world.wait(3)
    for person in others:
        assert set(written(world, person)[before[person] :]) == {"PATCH"}
    await bold.click(f"Flip: {others[-1].name}")
    await world.wait(20)
    for person in others:
        assert written(world, person)[before[person] :].count("POST") == 1
        assert person.dms()[-1].offering("place")


@pytest.mark.parametrize("timer", ["12h", "3d"])
async def test_a_hand_that_is_hours_old_is_edited_where_it_is_and_a_mention_calls(
    world: World, timer: str
) -> None:
    """However long a round takes, it has one direct message; what notifies is the mention."""
    await world.lives_by(timer=timer, threads="never", options={"length": [2]})
    people = in_their_dms(world, "Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    for person in people:
        await person.bids(0)
        await world.wait(3 * 3600)
    for _ in people:
        person = await asked_now(world, number, people)
        (mention,) = calls(world)
        assert called(mention) == {person.id}
        (dm,) = person.dms()
        assert dm.offering("play")
        await person.plays()
        await world.wait(3 * 3600)
    assert [len(person.dms()) for person in people] == [1, 1, 1]
