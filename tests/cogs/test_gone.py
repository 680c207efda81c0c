"""Private messages when a seat changes hands, or when the table sleeps, wakes or ends."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.texts.sentences import texts
from tests.cogs.evening.scenes import bidding, by
from tests.sim.evening import open_table, play_on, start
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

BACK = "@back"


def private_messages(person: Person) -> list[Message]:
    """Return the bot's newest DM to a person, and the person's panel."""
    dms = [post for post in person.dms() if not post.private]
    panel = next(post for post in (*person.visible_messages(), *person.dms()) if post.private)
    return [dms[-1], panel]


def check_private_messages(person: Person, said: Mapping[str, Mapping[str, str]]) -> list[Message]:
    """Check that a person's DM and panel say this, by key, and offer no move; return both messages."""
    posts = private_messages(person)
    for post in posts:
        for key, values in said.items():
            assert says(post.text.replace("\\", ""), key, **values), (key, post.text)
        assert not [b for verb in ("bid", "play", "@time") for b in post.offering(verb)], post.labels
        assert not says(post, "mine-wait")
    return posts


async def robot_of(world: World, number: int, *people: Person) -> str:
    """Return the name in a seat that none of these people holds."""
    return next(n for n in await world.seats(number) if n not in {person.name for person in people})


@pytest.mark.rule("T-60")
async def test_a_kicked_player_is_told_by_whom_and_only_the_host_can_readmit_them(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    mate = world.person("Mate", moderator=True)
    number = await bidding(world, ana, bea, carl)
    old = bea.panel()
    await mate.slash_and_confirm("table kick", player=bea.member)
    await world.wait(4)
    robot = await robot_of(world, number, ana, carl)
    told = {"gone-kicked": {"by": "Mate"}, "gone-robot": {"robot": robot}, "T-60": {"host": "Ana"}}
    assert not any(post.button(BACK) for post in check_private_messages(bea, told))
    assert not says(world.table(number), "stand-in", player="Bea")
    await world.crash()
    for answer in (
        await bea.slash("table back"),
        await bea.slash_in_dm("table back"),
        await tap(bea, world.table(number), f"1:{number}:0:@back"),
        await tap(bea, world.table(number), old.offering("bid")[0].custom_id),
        await bea.slash_and_confirm("table leave"),
    ):
        assert answer.private
        assert says(answer, "T-60", host="Ana")
    assert (
        "only the host or a moderator"
        in (await bea.slash_and_confirm("table substitute", player=bea.member)).text.lower()
    )
    assert says(await bea.slash("table mine"), "mine-kicked")
    assert "Bea" not in await world.seats(number)
    assert says(await ana.slash_and_confirm("table substitute", player=bea.member), "substituted")
    await world.wait(4)
    assert "Bea" in await world.seats(number)
    assert private_messages(bea)[0].offering("bid")
    # A kicked player who was let back may leave and return freely.
    await bea.slash_and_confirm("table leave")
    await world.wait(4)
    assert private_messages(bea)[0].button(BACK)
    await bea.slash("table back")
    assert "Bea" in await world.seats(number)


@pytest.mark.rule("T-60")
async def test_a_kicked_player_cannot_ask_for_a_rematch(world: World) -> None:
    await world.shorten_matches(1)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, ana, bea, carl)
    await ana.slash_and_confirm("table kick", player=bea.member)
    table = await play_on(world, [ana, carl], number, until=lambda post: bool(post.offering("@rematch")))
    answer = await bea.click("@rematch", on=table)
    assert answer.private
    assert says(answer, "T-6")
    await world.wait(3)
    assert all(says(post, "T-5") for post in private_messages(bea))


@pytest.mark.rule("T-63", "T-60")
async def test_a_kicked_host_cannot_readmit_themselves(world: World) -> None:
    ana = world.person("Ana")
    mate = world.person("Mate", moderator=True)
    number = await bidding(world, ana, robots=2)
    await mate.slash_and_confirm("table kick", player=ana.member)
    await world.wait(4)
    for command, options in (("table back", {}), ("table substitute", {"player": ana.member})):
        assert says(await ana.slash(command, **options), "T-63")
    assert not any(post.button(BACK) for post in check_private_messages(ana, {"gone-kicked": {"by": "Mate"}}))
    await mate.slash_and_confirm("table substitute", player=ana.member)
    assert "Ana" in await world.seats(number)


@pytest.mark.rule("T-12")
@pytest.mark.parametrize("where", ["on the server", "in a direct message"])
async def test_a_leaver_is_told_at_once_who_plays_and_how_to_come_back(world: World, where: str) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, ana, bea, carl)
    if where == "in a direct message":
        await bea.slash_in_dm("hand")
    await bea.confirms(await bea.slash_in_dm("table leave"))
    await world.wait(4)
    robot = await robot_of(world, number, ana, carl)
    posts = check_private_messages(bea, {"left": {}, "gone-robot": {"robot": robot}, "gone-yours": {}})
    dm = posts[0]
    back = (await bea.click(BACK, on=dm)).posts[-1]
    assert back.id == dm.id
    assert back.offering("bid")
    await world.wait(4)
    assert [post.id for post in private_messages(bea) if post.offering("bid")] == [dm.id]
    assert all(says(post, "head-elsewhere") for post in private_messages(bea) if post.id != dm.id)
    assert "Bea" in await world.seats(number)


@pytest.mark.rule("T-62")
async def test_a_replaced_player_is_told_who_decided_and_who_plays(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    zoe = world.person("Zoe")
    number = await bidding(world, ana, bea, carl)
    await bea.slash_and_confirm("table leave")
    await ana.slash_and_confirm("table substitute", player=zoe.member)
    await world.wait(6)
    posts = check_private_messages(bea, {"left": {}, "gone-given": {"by": "Ana", "player": "Zoe"}})
    assert not any(post.button(BACK) for post in posts)
    for answer in (await bea.slash("table back"), await tap(bea, posts[0], f"1:{number}:0:@back")):
        assert says(answer, "T-62", player="Zoe")
    assert says(await bea.slash("table mine"), "mine-replaced", player="Zoe")
    # Zoe leaves, so the messages to Bea offer the button to come back again.
    await zoe.slash_and_confirm("table leave")
    await world.wait(6)
    assert private_messages(bea)[0].button(BACK)
    assert private_messages(zoe)[0].button(BACK)
    assert says(private_messages(bea)[0], "gone-yours")
    await zoe.click(BACK, on=private_messages(zoe)[0])
    await world.wait(6)
    assert says(private_messages(bea)[0], "gone-person", player="Zoe")
    assert not private_messages(bea)[0].button(BACK)


async def test_a_player_replaced_after_three_missed_deadlines_is_told(world: World) -> None:
    await world.save_settings(timer="60s", threads="never", pings=False)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, ana, bea, carl)
    while len(await by(world, number, "deadline")) < 3:
        for person in (ana, carl):
            await person.refreshes()
            await person.acts(world.rng)
        await world.wait(5)
    await world.wait(4)
    robot = await robot_of(world, number, ana, carl)
    posts = check_private_messages(bea, {"gone-time": {}, "gone-robot": {"robot": robot}})
    assert all(post.button(BACK) for post in posts)


async def test_leavers_are_told_that_the_table_sleeps_without_people(
    world: World,
) -> None:
    ana, bea = world.group("Ana", "Bea")
    await bidding(world, ana, bea, robots=1)
    for person in (ana, bea):
        await person.slash_and_confirm("table leave")
    await world.wait(4)
    for person in (ana, bea):
        assert all(post.button(BACK) for post in check_private_messages(person, {"gone-asleep": {}}))
    await bea.click(BACK, on=private_messages(bea)[0])
    await world.wait(6)
    assert not says(private_messages(ana)[0], "gone-asleep")
    assert says(private_messages(ana)[0], "gone-yours")
    assert private_messages(bea)[0].offering("bid")


async def test_direct_messages_say_that_the_table_sleeps_until_it_wakes(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await bidding(world, ana, bea, carl)
    await world.wait(7 * 86400 + 5)
    for person in (ana, bea, carl):
        dm = private_messages(person)[0]
        assert says(dm, "head-asleep")
        assert dm.button(BACK)
    await bea.click(BACK, on=bea.dms()[-1])
    await world.wait(6)
    for person in (ana, bea, carl):
        dm = private_messages(person)[0]
        assert not says(dm, "head-asleep")
        assert not dm.button(BACK)
        assert dm.offering("bid")


async def test_messages_of_a_cancelled_match_have_no_buttons_to_play(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, ana, bea, carl)
    await carl.slash_and_confirm("table leave")
    await world.wait(4)
    dms = {person: private_messages(person)[0].id for person in (ana, bea, carl)}
    await ana.slash_and_confirm("table cancel")
    await world.wait(6)
    assert await world.status(number) == "cancelled"
    for person in (ana, bea, carl):
        assert private_messages(person)[0].id == dms[person]
        for post in private_messages(person):
            assert says(post, "ended-cancelled")
            assert says(post, "ended-by", by="Ana")
            # Carl left the match, so he may not resume it.
            assert [one.action for one in post.buttons] == ([] if person is carl else ["@take-up"])


async def test_a_leavers_direct_message_is_updated_after_a_restart(world: World) -> None:
    """The restarted bot no longer remembers the text of the DM."""
    await world.shorten_matches(1, 2)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, ana, bea, carl)
    await bea.slash_and_confirm("table leave")
    await world.wait(4)
    await world.crash()
    await play_on(world, [ana, carl], number, until=lambda post: "round 2 of 2" in post.text, refresh=True)
    dm = private_messages(bea)[0]
    assert says(dm, "gone-yours")
    await bea.slash("table back")
    await world.wait(6)
    (again,) = [post for post in bea.dms() if post.id == dm.id]
    assert not says(again, "left")
    assert [button.action for button in again.buttons] == ["@hand"], "she plays in the answer"


@pytest.mark.rule("T-60")
async def test_a_kick_by_a_person_with_an_invisible_name_names_their_role(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Earlier versions stored invisible names, which would leave a gap in the sentence."""
    monkeypatch.setattr("bot.client.answers.display_name", lambda user: user.display_name)
    monkeypatch.setattr("bot.client.opening.display_name", lambda user: user.display_name)
    ana, bea, carl = world.group("\u200b", "Bea", "Carl")
    dora = world.person("Dora", "es-ES")
    number = await open_table(ana, bea, carl, dora)
    await ana.slash_and_confirm("table kick", player=carl.member)
    await world.wait(3)
    assert carl.dms()[-1].text.startswith("# The host or a moderator has removed you")
    assert says(await carl.click("@join"), "T-60")
    await start(ana, number)
    for person in (bea, dora):
        await ana.slash_and_confirm("table kick", player=person.member)
    await world.wait(4)
    dm = bea.dms()[-1].text
    assert says(dm, "gone-kicked", by=texts("en")("gone-by-host"))
    assert says(dm, "T-60")
    assert says(dora.dms()[-1], "gone-kicked", "es", by=texts("es")("gone-by-host"))
    await ana.slash_and_confirm("table substitute", player=carl.member, instead_of=bea.member)
    await world.wait(4)
    assert says(bea.dms()[-1], "gone-given", by=texts("en")("gone-by-host"), player="Carl")
