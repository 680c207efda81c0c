"""Each round's hand is one direct message, edited when its reader is to act or the round is over."""

from __future__ import annotations

import pytest

from tests.cogs.evening.scenes import bidding, called, calls, play_out, reveal
from tests.cogs.skull.sitting import does
from tests.cogs.test_one_panel import written
from tests.sim.evening import start_table
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World


def dm_players(world: World, *names: str) -> list[Person]:
    """Add several people who play by direct message."""
    return [world.person(name, plays_in="dm") for name in names]


async def player_to_act(world: World, number: int, people: list[Person]) -> Person:
    """Return the person whose turn it is."""
    snapshot = await world.bot.services.tables.snapshot(number, None)
    (seat,) = snapshot.awaiting
    return next(one for one in people if snapshot.occupants[seat].who == f"u:{one.id}")


async def play_round(world: World, *people: Person) -> None:
    """Play a round of one card, up to the first bid of the next one."""
    await reveal(world, *people)
    await play_out(world, *people)
    await world.wait(10)


@pytest.mark.parametrize("crashes", [False, True])
async def test_an_old_direct_message_keeps_its_rounds_result(world: World, crashes: bool) -> None:
    """The result is written even if the process that sent the message has died."""
    await world.shorten_matches(1, 1, 1)
    people = ana, bea, carl = dm_players(world, "Ana", "Bea", "Carl")
    await carl.prefers("cards", "words")
    await bidding(world, *people)
    if crashes:
        await world.crash()
    await play_round(world, *people)
    for person in people:
        first, second = person.dms()
        assert second.offering("bid")
        assert first.text.startswith("### Skull King\n**Round 1.** You bid 0 and took ")
        assert says(first, "own-total")
        assert len(first.text.splitlines()) == 2
        assert not first.buttons
        assert not first.menus
    # The next round's direct message repeats the result until its reader has bid.
    said = ana.dms()[0].text.splitlines()[-1]
    assert said in (await ana.refreshes()).text
    await play_round(world, *people)
    assert said not in ana.dms()[1].text
    assert ana.dms()[0].text.splitlines()[-1] == said
    assert says(ana.dms()[1], "own-bid", round=2, bid=0)
    assert not says("".join(post.text for post in (*ana.dms()[:2], *bea.dms()[:2])), "head-deal")


async def test_a_hand_sent_again_in_its_round_says_so(world: World) -> None:
    """When Discord refuses an edit, the hand is sent again and the old message loses its buttons."""
    await world.shorten_matches(1, 1)
    ana, bea, carl = dm_players(world, "Ana", "Bea", "Carl")
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
async def test_direct_messages_are_sent_only_once_cards_are_dealt(world: World, game: str) -> None:
    """Each person costs one request, as nothing is sent while lots are drawn and cards are dealt."""
    people = dm_players(world, "Ana", "Bea", "Carl", "Dora")
    await start_table(*people, game=game)
    await world.wait(10)
    for person in people:
        assert written(world, person) == ["POST"]
        hand = person.dms()[0]
        assert "hand" in hand.tools or hand.offering("@hand")
        assert game == "hearts" or hand.offering({"skullking": "bid", "skull": "place"}[game])


async def test_a_direct_message_is_sent_or_edited_only_when_its_reader_is_to_act(
    world: World,
) -> None:
    """Direct messages are not edited for other players' cards and tricks."""
    world.ignore_keys()
    await world.shorten_matches(3)
    people = dm_players(world, "Ana", "Bea", "Carl", "Dora")
    number = await bidding(world, *people)
    counts = {person: len(written(world, person)) for person in people}

    def told() -> list[Person]:
        """Return the reader of each direct message sent or edited since the last call."""
        before, now = dict(counts), {person: len(written(world, person)) for person in people}
        counts.update(now)
        return [person for person in people for _ in range(now[person] - before[person])]

    await reveal(world, *people)
    assert told() == people[:-1], "who bids last sees all bids in the answer to it"
    for _ in range(11):
        person = await player_to_act(world, number, people)
        await person.plays()
        await world.wait(3)
        following = await player_to_act(world, number, people)
        # The answer already tells the winner of the trick to lead.
        assert told() == [following] * (following is not person)
    await following.plays()
    await world.wait(5)
    assert told() == [person for person in people if person is not following], "the match is over"


async def test_a_player_watching_a_reveal_sees_each_flip_in_the_same_message(world: World) -> None:
    """No new message is sent before the next round."""
    world.ignore_keys()
    people = dm_players(world, "Ana", "Bea", "Carl")
    number = await bidding(world, *people, game="skull")
    for person in people:
        await does(person, "place rose")
    await world.wait(3)
    bold = await player_to_act(world, number, people)
    others = [person for person in people if person is not bold]
    before = {person: len(written(world, person)) for person in others}
    await does(bold, "challenge 3")
    seats = await world.seats(number)
    for person in (bold, others[0]):
        await does(bold, f"flip {seats.index(person.name)}")
        await world.wait(3)
    for person in others:
        assert set(written(world, person)[before[person] :]) == {"PATCH"}
    await bold.click(f"flip {(await world.seats(number)).index(others[-1].name)}")
    await world.wait(20)
    for person in others:
        assert written(world, person)[before[person] :].count("POST") == 1
        assert person.dms()[-1].offering("place")


@pytest.mark.parametrize("timer", ["12h", "3d"])
async def test_an_hours_old_hand_is_edited_in_place_and_a_mention_notifies(world: World, timer: str) -> None:
    """However long a round takes, only the mention notifies its player."""
    await world.save_settings(timer=timer, threads="never", options={"length": [2]})
    people = dm_players(world, "Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    for person in people:
        await person.bids(0)
        await world.wait(3 * 3600)
    for _ in people:
        person = await player_to_act(world, number, people)
        (mention,) = calls(world)
        assert called(mention) == {person.id}
        (dm,) = person.dms()
        assert dm.offering("play")
        await person.plays()
        await world.wait(3 * 3600)
    assert [len(person.dms()) for person in people] == [1, 1, 1]
