"""A table has one live mention, which names all missing players and is deleted when they have acted."""

from __future__ import annotations

import pytest

from tests.cogs.evening.scenes import address, bidding, by, called, calls, notified, reveal, turn_of
from tests.sim.evening import start_table
from tests.sim.world import World


@pytest.mark.parametrize(
    ("locale", "several", "one"),
    [
        ("es-ES", ": os toca en [Skull King](", ": te toca en [Skull King]("),
        (
            "fr",
            "\u00a0: c’est à vous de jouer à [Skull King](",
            "\u00a0: c’est à toi de jouer à [Skull King](",
        ),
        (
            "en-GB",
            ": the table is waiting for you at [Skull King](",
            ": it is your turn at [Skull King](",
        ),
    ],
)
async def test_one_mention_names_all_missing_players_until_they_have_acted(
    world: World, locale: str, several: str, one: str
) -> None:
    await world.save_settings(timer="3min", threads="never")
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl", locale=locale)
    number = await bidding(world, *people)
    await world.wait(14)
    assert calls(world) == []
    await world.wait(6)
    (mention,) = calls(world)
    assert called(mention) == {person.id for person in people}
    assert all(mention.text.count(f"<@{person.id}>") == 1 for person in people)
    assert not any(person.name in mention.text for person in people), "Discord writes the names itself"
    assert several in mention.text
    assert address(world, world.table(number)) in mention.text
    await ana.bids(0)
    await bea.bids(0)
    await world.wait(3)
    (edited,) = calls(world)
    assert edited.id == mention.id
    assert called(edited) == {carl.id}
    assert one in edited.text
    await carl.bids(0)
    await world.wait(4)
    assert calls(world) == []
    assert notified(world) == [{person.id for person in people}]


async def test_the_mention_opens_the_panel(world: World) -> None:
    await world.save_settings(timer="3min", threads="never")
    ana, bea = world.group("Ana", "Bea")
    await start_table(ana, bea, robots=1)
    await world.wait(22)
    (mention,) = calls(world)
    answer = await bea.click("@hand", on=mention)
    assert answer.private
    assert answer.posts[-1].offering("bid")


async def test_each_turn_has_its_own_mention_and_there_are_never_two(world: World) -> None:
    await world.save_settings(timer="3min", threads="never")
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await reveal(world, *people)
    seen: list[int] = []
    for _ in people:
        turn = await turn_of(*people)
        await world.wait(23)
        (mention,) = calls(world)
        assert called(mention) == {turn.id}
        verb = "play a card" if seen else "start the trick"
        assert mention.text.startswith(f"<@{turn.id}>'s turn to {verb}. [Skull King](")
        seen.append(mention.id)
        await turn.plays()
        await world.wait(3)
        assert calls(world) == []
    assert len(set(seen)) == 3
    assert [row.action.split(" ")[0] for row in await world.rows(number)].count("play") == 3


@pytest.mark.parametrize("where", ["person", "server"])
async def test_a_player_who_wants_no_mentions_gets_none(world: World, where: str) -> None:
    await world.save_settings(timer="3min", threads="never", pings=where == "person")
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    await bea.prefers("pings", "off")
    await bidding(world, *people)
    await world.wait(30)
    assert [called(post) for post in calls(world)] == ([{ana.id, carl.id}] if where == "person" else [])
    await ana.bids(0)
    await carl.bids(0)
    await world.wait(3)
    assert calls(world) == []


async def test_a_mention_is_kept_and_not_sent_again_after_a_restart(world: World) -> None:
    await world.save_settings(timer="3min", threads="never")
    people = world.group("Ana", "Bea", "Carl")
    await bidding(world, *people)
    await world.wait(25)
    (mention,) = calls(world)
    await world.crash()
    await world.wait(30)
    assert [post.id for post in calls(world)] == [mention.id]
    for person in people:
        await person.bids(0)
    await world.wait(4)
    assert calls(world) == []
    assert notified(world) == [{person.id for person in people}]


@pytest.mark.parametrize("away", [0, 60])
async def test_nobody_is_mentioned_in_the_minute_after_a_restart(world: World, away: int) -> None:
    """The mention was due while the bot was away, or becomes due just after the restart."""
    await world.save_settings(timer="60s", threads="never")
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await world.wait(10)
    await world.bot.close()
    await world.wait(away)
    await world.crash()
    await world.wait(57)
    assert calls(world) == []
    await world.wait(6)
    (mention,) = calls(world)
    assert called(mention) == {person.id for person in people}
    assert await by(world, number, "deadline") == []
    await world.wait(20)
    assert len(await by(world, number, "deadline")) == 3


async def test_a_mention_deleted_by_hand_is_not_sent_again(world: World) -> None:
    await world.save_settings(timer="3min", threads="never")
    ana, _, _ = people = world.group("Ana", "Bea", "Carl")
    await bidding(world, *people)
    await world.wait(25)
    world.env.backend.delete_message(world.channel.id, calls(world)[0].id)
    await ana.bids(0)
    await world.wait(3)
    assert len(notified(world)) == 1


# ---- correspondence --------------------------------------------------------------------------------------


async def test_a_slow_table_mentions_at_once_except_a_player_who_just_acted(world: World) -> None:
    await world.save_settings(timer="12h", threads="never")
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    await bidding(world, *people)
    (mention,) = calls(world)
    assert called(mention) == {ana.id, bea.id, carl.id}
    for person in people:
        await person.bids(0)
    await world.wait(4)
    first = await turn_of(*people)
    assert calls(world) == []
    await world.wait(120)
    (mention,) = calls(world)
    assert called(mention) == {first.id}


async def test_a_player_due_later_is_mentioned_in_a_new_message(world: World) -> None:
    """An edit notifies nobody, so the mention is sent again for a player who becomes due later."""
    await world.save_settings(timer="12h", threads="never")
    people = world.group("Ana", "Bea", "Carl")
    await bidding(world, *people)
    for person in people:
        await person.bids(0)
    for _ in people:
        await world.wait(150)
        last = await turn_of(*people)
        await last.plays()
    await world.wait(12)
    (mention,) = calls(world)
    assert called(mention) == {person.id for person in people if person is not last}
    await world.wait(130)
    (later,) = calls(world)
    assert later.id != mention.id
    assert called(later) == {person.id for person in people}
    assert notified(world)[-1] == called(later)


async def test_an_hours_old_mention_is_edited_and_not_sent_again(world: World) -> None:
    await world.save_settings(timer="12h", threads="never")
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    (mention,) = calls(world)
    await world.wait(4 * 3600)
    await ana.bids(0, table=number)
    await world.wait(3)
    (edited,) = calls(world)
    assert edited.id == mention.id
    assert called(edited) == {bea.id, carl.id}
    assert len(notified(world)) == 1


async def test_nobody_is_mentioned_for_an_automatic_last_card(world: World) -> None:
    await world.save_settings(timer="3d", threads="never")
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea, robots=1)
    await ana.prefers("autoplay", "on")
    await bea.prefers("autoplay", "on")
    await world.wait(130)
    before = len(notified(world))
    await reveal(world, ana, bea)
    await world.wait(200)
    plays = [row for row in await world.rows(number) if row.action.startswith("play")]
    assert {row.by for row in plays if not row.by.startswith("r:")} <= {
        "forced",
        f"u:{ana.id}",
        f"u:{bea.id}",
    }
    assert len(notified(world)) <= before + 1


async def test_by_default_people_play_and_are_mentioned_for_their_last_cards(world: World) -> None:
    await world.save_settings(timer="3d", threads="never")
    ana, bea = people = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea)
    for person in people:
        await person.prefers("autoplay", "robots")
    await reveal(world, ana, bea)
    awaited = await turn_of(ana, bea)
    before = len(notified(world))
    await world.wait(200)
    assert await by(world, number, "forced") == []
    assert awaited.panel().offering("play")
    assert called(calls(world)[-1]) == {awaited.id}
    assert len(notified(world)) == before + 1


@pytest.mark.parametrize("status", [429, 503])
async def test_a_mention_whose_deletion_fails_is_deleted_later(world: World, status: int) -> None:
    """A mention left behind would keep telling a player to act."""
    await world.save_settings(timer="3min", threads="never")
    people = world.group("Ana", "Bea")
    await bidding(world, *people)
    await world.wait(20)
    assert len(calls(world)) == 1
    world.inject("DELETE", "/channels/*/messages/*", status=status, times=2)
    for person in people:
        await person.bids(0)
    await world.wait(3)
    assert len(calls(world)) == 1
    await world.wait(12)
    assert calls(world) == []


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en-US", "at [Skull King]("), ("es-ES", "en [Skull King]("), ("fr", "à [Skull King](")],
)
async def test_a_mention_links_to_the_table_by_a_short_name(world: World, locale: str, said: str) -> None:
    await world.save_settings(timer="3min", threads="never")
    ana, bea = world.group("Ana", "Bea", locale=locale)
    number = await bidding(world, ana, bea)
    await world.wait(25)
    (shown,) = calls(world)
    assert f"{said}{address(world, world.table(number))})." in shown.text
    assert shown.text.count("http") == 1
