"""People blocked by a server cannot take a seat in any way, but keep the seats they hold."""

from __future__ import annotations

import pytest

from bot.store.tables import list_live_tables
from tests.sim.championship import (
    announce,
    draws,
    message_of,
    open_fixtures,
    presses,
    sits_down,
    table_of,
)
from tests.sim.evening import open_table, start, start_table
from tests.sim.instant import tap
from tests.sim.person import Answer, Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

pytestmark = pytest.mark.rule("T-83")


def shut(answer: Answer) -> bool:
    return answer.private and says(answer, "T-83")


async def block_people(world: World, *players: Person) -> Person:
    """Create a moderator who blocks these people; return the moderator."""
    captain = world.person("Captain", moderator=True)
    for player in players:
        answer = await captain.slash("server block", player=player.member)
        assert answer.private
        assert says(answer, "blocked-now", player=player.name)
    return captain


async def blocked_page(captain: Person) -> Message:
    """Open the page of blocked people from the server's settings."""
    page = (await captain.slash("server settings")).posts[-1]
    page = (await captain.choose(page, "@server-page", "roles")).posts[-1]
    button = next(one for one in page.buttons if one.action == "@server-page blocked")
    return (await captain.press(page, button)).posts[-1]


@pytest.mark.parametrize("command", ["skullking new", "hearts new", "skull new", "championship new"])
async def test_a_blocked_person_cannot_open_tables_or_championships(world: World, command: str) -> None:
    (ana,) = world.group("Ana")
    await block_people(world, ana)
    posts = len(world.posts())
    assert shut(await ana.slash(command))
    assert len(world.posts()) == posts
    assert await world.bot.services.store.read(list_live_tables) == []
    assert world.requests("POST", "/threads") == []


async def test_a_blocked_person_cannot_join_or_follow_by_any_button(world: World) -> None:
    await world.save_settings(timer="off", pings=True, threads="never")
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, carl)
    lobby = world.table(number)
    captain = await block_people(world, bea)
    before = await world.seats(number)
    assert shut(await bea.click("@join", on=lobby))
    assert shut(await tap(bea, lobby, f"1:{number}:0:@join"))
    assert shut(await tap(bea, lobby, f"1:{number}:0:@follow"))
    assert await world.seats(number) == before
    unblocked = await captain.slash("server unblock", player=bea.member)
    assert says(unblocked, "unblocked-now", player="Bea")
    await bea.click("@join", on=world.table(number))
    assert await world.seats(number) == ["Ana", "Carl", "Bea"]


@pytest.mark.rule("T-84")
async def test_a_blocked_person_cannot_be_made_a_substitute(world: World) -> None:
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    number = await start_table(ana, bea, carl)
    await ana.slash_and_confirm("table kick", player=carl.member)
    captain = await block_people(world, dora, carl)
    for newcomer in (dora, carl):
        for by in (ana, captain):
            answer = await by.slash_and_confirm("table substitute", player=newcomer.member)
            assert answer.private
            assert says(answer, "T-84", player=newcomer.name)
    assert "Dora" not in await world.seats(number)


async def test_a_blocked_person_keeps_their_seat_until_they_leave(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await start_table(ana, bea, carl)
    await block_people(world, bea)
    assert says(await bea.bids(1), "sk-head-bid-in", bid=1)
    assert (await bea.slash("hand")).posts[-1].offering("bid")
    await bea.slash_and_confirm("table leave")
    assert shut(await bea.slash("table back"))
    assert shut(await tap(bea, world.table(number), f"1:{number}:0:@back"))


async def test_a_blocked_person_replaced_for_slowness_may_take_the_seat_back(world: World) -> None:
    await world.save_settings(timer="60s", threads="never", pings=False)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await start_table(ana, bea, carl)
    await block_people(world, bea)
    for _ in range(40):
        await world.wait(61)
        for person in (ana, carl):
            await person.acts(world.rng, table=number)
        if "Bea" not in await world.seats(number):
            break
    assert "Bea" not in await world.seats(number)
    assert not shut(await bea.slash("table back"))
    assert "Bea" in await world.seats(number)


async def test_blocked_people_cannot_open_a_rematch_and_get_no_seat_in_one(world: World) -> None:
    await world.shorten_matches(1)
    ana, bea, _ = people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people)
    await start(ana, number)
    for _ in range(30):
        for person in people:
            await person.acts(world.rng, table=number)
        await world.wait(3)
        if await world.status(number) == "over":
            break
    assert await world.status(number) == "over"
    ended = next(post for post in reversed(world.posts()) if post.offering("@rematch"))
    await block_people(world, bea)
    assert shut(await bea.press(ended, ended.offering("@rematch")[0]))
    own = next((post for post in reversed(bea.dms()) if post.offering("@rematch")), None)
    assert own is None or shut(await bea.press(own, own.offering("@rematch")[0]))
    await ana.press(ended, ended.offering("@rematch")[0])
    await world.wait(3)
    again = world.table().table
    assert again != number
    assert await world.seats(again) == ["Ana", "Carl"]


async def test_blocked_people_cannot_sign_up_but_finish_their_championships(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await announce(ana, bea)
    await block_people(world, bea, carl)
    assert shut(await presses(carl, "@c-join", number))
    assert "Carl" not in message_of(world, number).text
    await draws(ana, number)
    await world.wait(3)
    (fixture, *_) = await open_fixtures(world, number)
    assert not shut(await sits_down(bea, fixture.key, number))
    assert not shut(await sits_down(ana, fixture.key, number))
    await world.wait(3)
    assert sorted(await world.seats(await table_of(world, number, fixture.key))) == ["Ana", "Bea"]


async def test_a_block_is_limited_to_its_server_and_survives_a_restart(world: World) -> None:
    (ana,) = world.group("Ana")
    await block_people(world, ana)
    assert not (await world.bot.services.people.server(world.guild.id + 1)).blocked
    assert (await world.bot.services.people.server(world.guild.id)).blocked == (ana.id,)
    await world.crash()
    assert shut(await ana.slash("skullking new"))


@pytest.mark.rule("T-29")
async def test_only_moderators_change_the_list_of_blocked_people(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    captain = await block_people(world, bea)
    await world.allow_command("server", ana)
    for command in ("server block", "server unblock"):
        assert says(await ana.slash(command, player=bea.member), "T-29")
    listed = await blocked_page(captain)
    assert "- Bea" in listed.text
    menu = listed.sure_menu("@server-unblock 0")
    assert says(await tap(ana, listed, menu.custom_id, str(bea.id)), "T-29")
    assert not shut(await ana.slash("skullking new"))
    after = await captain.choose(listed, "@server-unblock 0", str(bea.id))
    assert says(after, "blocked-none")
    assert not shut(await bea.slash("skullking new"))


@pytest.mark.rule("T-85")
async def test_a_server_blocks_at_most_fifty_people(world: World) -> None:
    captain = world.person("Captain", moderator=True)
    for user in range(1, 51):
        await world.bot.services.people.block(world.guild.id, 10**18 + user)
    late = world.person("Late")
    answer = await captain.slash("server block", player=late.member)
    assert says(answer, "T-85", most=50)
    listed = await blocked_page(captain)
    assert [len(menu.values) for menu in listed.menus] == [25, 25]
    both = await captain.choose(listed, "@server-unblock 25", *listed.menus[1].values)
    assert [len(menu.values) for menu in both.posts[-1].menus] == [25]


@pytest.mark.rule("T-30")
async def test_blocking_an_app_is_refused(world: World) -> None:
    captain = world.person("Captain", moderator=True)
    app = world.guild.add_member(world.env.create_user("clock", bot=True))
    assert "app" in (await captain.slash("server block", player=app)).text
    assert (await world.bot.services.people.server(world.guild.id)).blocked == ()
