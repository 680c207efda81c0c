"""Calls of people who want to play: the bell, the call, who is mentioned, refusals and restarts."""

from __future__ import annotations

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.records.boards import EVERY_GAME
from bot.seating.calling import MOST_CALLED
from bot.store.calls import get_last_call, list_callees, list_wanted
from tests.cogs.test_blocked import block_people
from tests.cogs.test_meetings import pinged
from tests.cogs.test_privacy import exports, is_deleted
from tests.cogs.test_removed import DAY, remove, row_counts
from tests.sim.evening import join, open_table, start, start_table
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.person import Answer, Person
from tests.sim.screen import Message, screen_reader_faults
from tests.sim.sentences import says
from tests.sim.world import World

HOUR = 3600.0


@pytest.fixture(autouse=True)
async def pings(world: World) -> None:
    await world.save_settings(timer="off", pings=True, threads="never")


async def bell(person: Person, choice: str, number: int) -> Answer:
    """Press the bell of a lobby, and a button of its page."""
    page = await person.click("@bell skull-king", on=person.world.table(number))
    assert page.private
    return await person.press(page.posts[-1], page.posts[-1].sure_button(f"@bell skull-king {choice}"))


async def wanted(person: Person) -> frozenset[str]:
    """Return the games to which a person wants to be called."""
    world = person.world
    return await world.bot.services.store.read(list_wanted, world.guild.id, person.id)


async def want(*people: Person, number: int) -> None:
    """Have people press the bell of a lobby, and ask for all games."""
    for person in people:
        await bell(person, "all", number)


async def call(person: Person) -> Answer:
    """Press the button of calls in the panel of the newest lobby's host."""
    panel = (await person.open_host_panel("options")).posts[-1]
    answer = await person.press(panel, panel.offering("@call")[0])
    await person.world.wait()
    return answer


def calls(world: World) -> list[Message]:
    """Return the calls that stand in the channel, oldest first."""
    return [post for post in world.posts() if post.offering("@no-calls")]


async def hour_later(host: Person, number: int) -> int:
    """Wait until the server may be called again, by which the lobby is closed; return a new one's number."""
    await host.world.wait(HOUR)
    assert await host.world.status(number) != "lobby"
    return await open_table(host)


async def lobby(world: World, *names: str) -> tuple[int, list[Person]]:
    """Open a lobby of the first person; return its number and all people."""
    people = world.group(*names)
    return await open_table(people[0]), people


async def test_a_bell_offers_this_game_all_games_or_none_with_one_press(world: World) -> None:
    number, (_, bea) = await lobby(world, "Ana", "Bea")
    await bea.prefers("cards", "words")
    assert await wanted(bea) == set()
    page = await bell(bea, "this", number)
    assert page.private
    assert screen_reader_faults(page.posts[-1]) == []
    assert await wanted(bea) == {"skull-king"}
    await bell(bea, "all", number)
    assert await wanted(bea) == {EVERY_GAME}
    await bell(bea, "this", number)
    assert await wanted(bea) == {"skull-king"}
    await bell(bea, "none", number)
    assert await wanted(bea) == set()


async def test_the_same_is_chosen_in_the_settings(world: World) -> None:
    _number, (ana, bea) = await lobby(world, "Ana", "Bea")
    page = (await bea.slash("settings")).posts[-1]
    page = (await bea.choose(page, "@calls", "hearts")).posts[-1]
    assert await wanted(bea) == {"hearts"}
    answer = await call(ana)
    assert says(answer, "T-156")
    page = (await bea.choose(page, "@calls", "hearts", "skull", "skull-king")).posts[-1]
    assert await wanted(bea) == {EVERY_GAME}
    assert not says(await call(ana), "T-156")
    assert pinged(world) == [bea.id]
    await bea.choose(page, "@calls")
    assert await wanted(bea) == set()


async def test_settings_elsewhere_than_on_a_server_have_no_calls(world: World) -> None:
    (ana,) = world.group("Ana")
    page = (await ana.slash_in_dm("settings")).posts[-1]
    assert page.menu("@calls") is None
    assert says(await tap(ana, page, "1:0:0:@calls"), "T-57")


async def test_only_people_who_asked_and_are_free_are_called(world: World) -> None:
    number, (ana, bea, carl, dora, eva, fay, gil) = await lobby(
        world, "Ana", "Bea", "Carl", "Dora", "Eva", "Fay", "Gil"
    )
    await want(ana, bea, dora, eva, fay, gil, number=number)
    await join(dora, number)
    await block_people(world, eva)
    await fay.prefers("pings", "off")
    world.guild.remove_member(gil.member)
    before = len(world.posts())
    answer = await call(ana)
    assert answer.private
    assert pinged(world) == [bea.id]
    assert len(world.posts()) == before + 1
    (shown,) = calls(world)
    assert str(bea.id) in shown.stored.content
    for other in (ana, carl, dora, eva, fay, gil):
        assert str(other.id) not in shown.stored.content
    assert screen_reader_faults(shown) == []
    # Whoever has left the server is not looked up again.
    assert await wanted(gil) == set()
    await bea.press(shown, shown.offering("@join")[0])
    assert await world.seats(number) == ["Ana", "Dora", "Bea"]


async def test_whoever_sits_at_a_table_of_another_channel_is_not_called(world: World) -> None:
    other = world.guild.create_text_channel("other")
    number, (ana, bea, carl) = await lobby(world, "Ana", "Bea", "Carl")
    await want(bea, carl, number=number)
    assert await open_table(bea, channel=other)
    await call(ana)
    assert pinged(world) == [carl.id]


async def test_whoever_cannot_see_the_channel_is_not_called(world: World) -> None:
    number, (ana, bea, carl) = await lobby(world, "Ana", "Bea", "Carl")
    await want(bea, carl, number=number)
    hidden = discord.Permissions(view_channel=True).value
    world.env.backend.set_overwrite(world.channel.id, Overwrite(bea.id, OverwriteType.MEMBER, 0, hidden))
    await call(ana)
    assert pinged(world) == [carl.id]


@pytest.mark.rule("T-156")
async def test_nobody_to_call_is_a_sentence_and_no_call(world: World) -> None:
    number, (ana, bea) = await lobby(world, "Ana", "Bea")
    assert says(await call(ana), "T-156")
    await want(bea, number=number)
    world.guild.remove_member(bea.member)
    assert says(await call(ana), "T-156")
    assert await world.bot.services.store.read(get_last_call, world.guild.id) is None
    assert calls(world) == []


async def test_at_most_twenty_are_called_and_the_others_first_next_time(world: World) -> None:
    number, (ana, *others) = await lobby(world, "Ana", *(f"Guest {n}" for n in range(MOST_CALLED + 3)))
    await want(*others, number=number)
    await call(ana)
    first = pinged(world)
    assert len(first) == len(set(first)) == MOST_CALLED
    await hour_later(ana, number)
    await call(ana)
    second = pinged(world)[MOST_CALLED:]
    assert len(second) == len(set(second)) == MOST_CALLED
    assert {person.id for person in others} - set(first) <= set(second)
    assert len(calls(world)) == 1


@pytest.mark.rule("T-155")
async def test_a_server_calls_once_an_hour_from_whichever_table(world: World) -> None:
    other = world.guild.create_text_channel("other")
    number, (ana, bea, carl) = await lobby(world, "Ana", "Bea", "Carl")
    await want(carl, number=number)
    second = await open_table(bea, channel=other)
    await call(ana)
    again = await tap(bea, world.table(second, other), f"1:{second}:0:@call")
    assert says(again, "T-155")
    assert says(await call(ana), "T-155")
    assert pinged(world) == [carl.id]
    await hour_later(ana, number)
    await call(ana)
    assert pinged(world) == [carl.id, carl.id]


async def test_of_two_calls_at_once_one_is_made(world: World) -> None:
    other = world.guild.create_text_channel("other")
    number, (ana, bea, carl) = await lobby(world, "Ana", "Bea", "Carl")
    await want(carl, number=number)
    second = await open_table(bea, channel=other)
    taps = [
        Tap(ana, world.table(number), f"1:{number}:0:@call"),
        Tap(bea, world.table(second, other), f"1:{second}:0:@call"),
    ]
    await tap_at_once(world, *taps)
    await world.wait()
    posted = [post for place in (None, other) for post in world.posts(place) if post.offering("@no-calls")]
    assert len(posted) == 1


async def test_calls_are_turned_off_by_one_press_in_the_call(world: World) -> None:
    number, (ana, bea, carl) = await lobby(world, "Ana", "Bea", "Carl")
    await want(bea, carl, number=number)
    await call(ana)
    (shown,) = calls(world)
    answer = await bea.press(shown, shown.offering("@no-calls")[0])
    assert answer.private
    assert await wanted(bea) == set()
    await hour_later(ana, number)
    before = len(pinged(world))
    await call(ana)
    assert pinged(world)[before:] == [carl.id]


async def test_a_call_goes_when_its_lobby_begins(world: World) -> None:
    number, (ana, bea, carl) = await lobby(world, "Ana", "Bea", "Carl")
    await want(carl, number=number)
    await call(ana)
    (shown,) = calls(world)
    await join(bea, number)
    await start(ana, number)
    assert calls(world) == []
    assert says(await tap(carl, shown, f"1:{number}:0:@join"), "T-10")


async def test_two_people_pressing_the_last_seat_of_a_call(world: World) -> None:
    number, (ana, *others) = await lobby(world, *(f"P{n}" for n in range(9)))
    for person in others[:6]:
        await join(person, number)
    late = others[6:]
    await want(*late, number=number)
    await call(ana)
    (shown,) = calls(world)
    button = shown.offering("@join")[0]
    answers = await tap_at_once(world, *(Tap(person, shown, button.custom_id) for person in late))
    assert len(answers) == 2
    assert len(await world.seats(number)) == 8
    await world.wait()
    assert says(await call(ana), "T-7")


@pytest.mark.rule("T-167")
async def test_nobody_is_called_to_a_lobby_for_invited_people_only(world: World) -> None:
    number, (ana, bea) = await lobby(world, "Ana", "Bea")
    await want(bea, number=number)
    panel = (await ana.open_host_panel("options")).posts[-1]
    panel = (await ana.press(panel, panel.sure_button("@set admission invited"))).posts[-1]
    assert not panel.offering("@call")
    page = await ana.click("@bell skull-king", on=world.table(number))
    assert not page.posts[-1].offering("@call")
    assert says(await tap(ana, panel, f"1:{number}:0:@call"), "T-167")
    assert pinged(world) == []
    assert await world.bot.services.store.read(get_last_call, world.guild.id) is None
    await ana.press(panel, panel.sure_button("@set admission everybody"))
    await call(ana)
    assert pinged(world) == [bea.id]


async def test_a_call_goes_when_its_lobby_is_for_invited_people_only(world: World) -> None:
    number, (ana, bea) = await lobby(world, "Ana", "Bea")
    await want(bea, number=number)
    await call(ana)
    assert calls(world)
    panel = (await ana.open_host_panel("options")).posts[-1]
    await ana.press(panel, panel.sure_button("@set admission invited"))
    await world.wait()
    assert calls(world) == []


async def test_a_delayed_call_to_a_lobby_for_invited_people_only_is_not_posted(world: World) -> None:
    number, (ana, bea) = await lobby(world, "Ana", "Bea")
    await want(bea, number=number)
    world.inject("POST", f"/channels/{world.channel.id}/messages", status=503, times=None)
    await tap(ana, world.table(number), f"1:{number}:0:@call")
    await tap(ana, world.table(number), f"1:{number}:0:@set admission invited")
    await world.crash()
    world.heal()
    await world.wait(120)
    assert calls(world) == []


@pytest.mark.rule("T-157")
async def test_a_server_that_forbids_calls_shows_no_bell_and_refuses_old_ones(world: World) -> None:
    number, (ana, bea) = await lobby(world, "Ana", "Bea")
    await want(bea, number=number)
    old = world.table(number)
    captain = world.person("Captain", moderator=True)
    page = (await captain.slash("server settings")).posts[-1]
    await captain.choose(page, "@server calls", "off")
    await world.wait(3)
    assert not world.table(number).offering("@bell")
    assert not (await ana.open_host_panel("options")).posts[-1].offering("@call")
    assert (await bea.slash("settings")).posts[-1].menu("@calls") is None
    assert says(await tap(bea, old, f"1:{number}:0:@bell skull-king"), "T-157")
    assert says(await tap(bea, old, f"1:{number}:0:@bell skull-king all"), "T-157")
    assert says(await tap(ana, old, f"1:{number}:0:@call"), "T-157")
    assert pinged(world) == []
    await tap(bea, old, f"1:{number}:0:@bell skull-king none")
    assert await wanted(bea) == set()


async def test_a_moderator_may_call_and_other_people_may_not(world: World) -> None:
    number, (_, bea, carl) = await lobby(world, "Ana", "Bea", "Carl")
    await want(carl, number=number)
    page = await bea.click("@bell skull-king", on=world.table(number))
    assert not page.posts[-1].offering("@call")
    assert says(await tap(bea, world.table(number), f"1:{number}:0:@call"), "T-13")
    captain = world.person("Captain", moderator=True)
    page = await captain.click("@bell skull-king", on=world.table(number))
    await captain.press(page.posts[-1], page.posts[-1].offering("@call")[0])
    await world.wait()
    assert pinged(world) == [carl.id]


async def test_nobody_calls_to_a_match_that_has_begun(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea)
    await want(carl, number=number)
    panel = (await ana.open_host_panel("options")).posts[-1]
    await start(ana, number)
    await tap(ana, panel, f"1:{number}:0:@call")
    assert pinged(world) == []
    assert await world.bot.services.store.read(get_last_call, world.guild.id) is None


async def test_a_restart_neither_loses_nor_doubles_a_call(world: World) -> None:
    number, (ana, bea) = await lobby(world, "Ana", "Bea")
    await want(bea, number=number)
    world.inject("POST", f"/channels/{world.channel.id}/messages", status=503, times=None)
    await tap(ana, world.table(number), f"1:{number}:0:@call")
    assert calls(world) == []
    await world.crash()
    world.heal()
    await world.wait(120)
    (shown,) = calls(world)
    assert str(bea.id) in shown.stored.content
    assert says(await call(ana), "T-155")
    await world.crash()
    await world.wait(120)
    assert [post.id for post in calls(world)] == [shown.id]


async def test_whoever_sits_down_before_a_delayed_call_is_posted_is_not_mentioned(world: World) -> None:
    number, (ana, bea, carl, dora) = await lobby(world, "Ana", "Bea", "Carl", "Dora")
    await want(bea, carl, dora, number=number)
    world.inject("POST", f"/channels/{world.channel.id}/messages", status=503, times=None)
    await tap(ana, world.table(number), f"1:{number}:0:@call")
    await tap(bea, world.table(number), f"1:{number}:0:@join")
    await tap(carl, world.table(number), f"1:{number}:0:@no-calls")
    await world.crash()
    world.heal()
    await world.wait(120)
    (shown,) = calls(world)
    assert str(dora.id) in shown.stored.content
    assert str(bea.id) not in shown.stored.content
    assert str(carl.id) not in shown.stored.content


async def test_a_call_stands_after_its_host_has_left_the_server(world: World) -> None:
    number, (ana, bea) = await lobby(world, "Ana", "Bea")
    await want(bea, number=number)
    await call(ana)
    world.guild.remove_member(ana.member)
    (shown,) = calls(world)
    await bea.press(shown, shown.offering("@join")[0])
    assert await world.seats(number) == ["Ana", "Bea"]


async def test_a_booked_or_private_table_has_no_bell(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    private = await ana.slash("play")
    assert not any(post.offering("@bell") for post in private.posts)
    number = await start_table(ana, bea)
    assert says(await tap(ana, world.table(number), f"1:{number}:0:@call"), "T-10")


async def test_who_wants_to_be_called_is_exported_and_deleted_with_the_person(world: World) -> None:
    number, (ana, bea) = await lobby(world, "Ana", "Bea")
    await want(bea, number=number)
    await call(ana)
    (row,) = (await exports(bea))[1]["kept"]["callees"]
    assert (row["game"], row["guild_id"]) == (EVERY_GAME, str(world.guild.id))
    await is_deleted(bea)
    assert await world.bot.services.store.read(list_callees, world.guild.id, "skull-king") == []
    await hour_later(ana, number)
    assert says(await call(ana), "T-156")


async def test_who_wants_to_be_called_goes_with_a_server_that_removes_the_bot(world: World) -> None:
    number, (ana, bea) = await lobby(world, "Ana", "Bea")
    await want(bea, number=number)
    await call(ana)
    assert await row_counts(world) == await row_counts(world) | {"callees": 1, "calls": 1}
    remove(world)
    await world.wait(31 * DAY)
    assert await row_counts(world) == await row_counts(world) | {"callees": 0, "calls": 0}


@pytest.mark.parametrize("missing", ["send_messages", "view_channel"])
async def test_no_call_is_used_up_where_nothing_can_be_posted(world: World, missing: str) -> None:
    number, (ana, bea) = await lobby(world, "Ana", "Bea")
    await want(bea, number=number)
    shown = world.table(number)
    world.forbid(missing)
    assert says(await tap(ana, shown, f"1:{number}:0:@call"), "T-16")
    assert await world.bot.services.store.read(get_last_call, world.guild.id) is None


async def test_whom_discord_does_not_find_is_not_mentioned_and_stays_on_the_list(world: World) -> None:
    number, (ana, bea, carl) = await lobby(world, "Ana", "Bea", "Carl")
    await want(bea, carl, number=number)
    world.inject("GET", f"/guilds/{world.guild.id}/members/{bea.id}", status=403, times=None)
    await call(ana)
    assert pinged(world) == [carl.id]
    assert await wanted(bea) == {EVERY_GAME}


@pytest.mark.parametrize("action", ["@bell", "@bell chess", "@bell skull-king perhaps", "@bell a b c"])
async def test_forged_choices_of_a_bell_are_refused_and_change_nothing(world: World, action: str) -> None:
    number, (_, bea) = await lobby(world, "Ana", "Bea")
    await want(bea, number=number)
    assert says(await tap(bea, world.table(number), f"1:{number}:0:{action}"), "T-3")
    assert await wanted(bea) == {EVERY_GAME}
