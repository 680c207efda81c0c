"""A server's limits on new tables, threads and championships, and the refusals beyond those limits."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.errors import Refused
from bot.records.tables import Limits, TableHeader
from bot.store.tables import list_live_tables
from tests.sim.championship import announce_and_draw, message_of, open_fixtures, sits_down, table_of
from tests.sim.evening import is_over, open_table, play_match, start, start_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.rival import other_process
from tests.sim.sentences import says
from tests.sim.world import World

NEW = ("skullking new", "hearts new", "skull new")


async def open_tables(person: Person, times: int, **where: Any) -> None:
    """Open this many tables and check that none is refused."""
    for turn in range(times):
        answer = await person.slash(NEW[turn % 3], **where)
        assert not answer.private, answer.text


async def live(world: World) -> list[TableHeader]:
    return await world.bot.services.store.read(list_live_tables)


# ---- unfinished tables of one person ---------------------------------------------------------------------


@pytest.mark.rule("T-75")
async def test_a_fourth_unfinished_table_is_refused_with_a_list_of_the_others(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    quay = world.guild.create_text_channel("quay")
    first = await start_table(ana, bea)
    await open_tables(ana, 2, channel=quay)
    before = await live(world)
    posts = len(world.posts())
    answer = await ana.slash("skull new")
    assert answer.private
    assert says(answer, "T-75", most=3)
    assert f"Skull King #{first}, <#{world.channel.id}>:** being played" in answer.text
    assert answer.text.count(f"<#{quay.id}>:** not begun yet") == 2
    assert (await live(world), len(world.posts())) == (before, posts)
    # Bea only sits at Ana's table, so Ana's tables do not count for Bea.
    await open_tables(bea, 3, channel=quay)
    await ana.slash_and_confirm("table cancel")
    await open_tables(ana, 1)


@pytest.mark.rule("T-75")
@pytest.mark.parametrize("locale", ["es-ES", "fr"])
async def test_handed_over_and_sleeping_tables_count_for_the_person_who_opened_them(
    world: World, locale: str
) -> None:
    ana, bea = world.person("Ana", locale), world.person("Bea")
    await world.save_settings(timer="off", threads="never", limits=Limits(unfinished=1))
    await start_table(ana, bea, robots=1)
    await ana.slash_and_confirm("table leave")
    refused = await ana.slash("skull new")
    assert refused.private
    assert says(refused, "T-75", locale)
    assert ("anfitrión es otra persona" if locale == "es-ES" else "quelqu’un d’autre") in refused.text
    await bea.slash_and_confirm("table leave")
    asleep = (await ana.slash("skull new")).text
    assert ("dormida" if locale == "es-ES" else "endormie") in asleep
    await open_tables(bea, 1)


@pytest.mark.rule("T-75", "T-13")
async def test_a_person_who_opened_a_lobby_and_left_may_cancel_it(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea, carl)
    await ana.slash_and_confirm("table leave")
    assert says(await carl.slash_and_confirm("table cancel"), "T-13")
    assert await world.status(number) == "lobby"
    await ana.slash_and_confirm("table cancel")
    assert await world.status(number) == "cancelled"


@pytest.mark.rule("T-75")
async def test_limits_apply_to_moderators(world: World) -> None:
    captain = world.person("Captain", moderator=True)
    await open_tables(captain, 3)
    assert says(await captain.slash("skull new"), "T-75", most=3)


@pytest.mark.rule("T-75")
async def test_the_limit_of_unfinished_tables_holds_across_two_processes(world: World) -> None:
    ana = world.person("Ana")
    await open_tables(ana, 2)
    there: dict[str, Any] = {
        "host": ana.id,
        "name": "Ana",
        "guild_id": world.guild.id,
        "channel_id": world.channel.id,
    }
    async with other_process(world) as other:
        await other.lobby.open(game="skull", locale="en", limits=Limits(), **there)
        assert says(await ana.slash("skull new"), "T-75", most=3)
        with pytest.raises(Refused) as caught:
            await other.lobby.open(game="skull", locale="en", limits=Limits(), **there)
    assert caught.value.rule == "T-75"
    assert len(await live(world)) == 3


# ---- new tables in ten minutes ---------------------------------------------------------------------------


@pytest.mark.rule("T-76")
async def test_a_sixth_table_in_ten_minutes_is_refused_even_after_cancellations(world: World) -> None:
    ana = world.person("Ana")
    opened = int(world.env.now().timestamp())
    for _ in range(5):
        await open_tables(ana, 1)
        await ana.slash_and_confirm("table cancel")
        await world.wait(60)
    answer = await ana.slash("skullking new")
    assert answer.private
    assert says(answer, "T-76", most=5)
    moment = int(answer.text.split("<t:")[1].split(":R>")[0])
    assert 0 <= moment - (opened + 600) <= 1
    assert await live(world) == []
    await world.wait(moment - world.env.now().timestamp())
    await open_tables(ana, 1)


@pytest.mark.rule("T-77")
async def test_a_channel_gets_at_most_twenty_new_tables_in_ten_minutes(world: World) -> None:
    people = world.group(*(f"Mate {dm}" for dm in "ABCDEFG"))
    quay = world.guild.create_text_channel("quay")
    for person in people[:6]:
        await open_tables(person, 3)
    await open_tables(people[6], 2)
    answer = await people[6].slash("skullking new")
    assert answer.private
    assert says(answer, "T-77", most=20)
    assert "<t:" in answer.text
    assert len(await live(world)) == 20
    await open_tables(people[6], 1, channel=quay)
    await world.wait(601)
    dora = world.person("Dora")
    await open_tables(dora, 1)


async def test_rematches_do_not_count_towards_limits(world: World) -> None:
    few = Limits(unfinished=2, person=2, channel=2)
    await world.save_settings(timer="off", threads="never", options={"length": [1]}, limits=few)
    ana, bea = people = world.group("Ana", "Bea")
    number = await open_table(*people)
    for _ in range(3):
        await start(ana, number)
        await play_match(world, list(people), number)
        assert is_over(world.table(number))
        await ana.press(world.table(number), world.table(number).offering("@rematch")[0])
        await world.wait()
        number = world.table().table
    assert [header.status for header in await live(world)] == ["lobby"]
    await open_tables(ana, 1)
    assert says(await bea.slash("skull new"), "T-77", most=2)


# ---- threads ---------------------------------------------------------------------------------------------


async def test_tables_beyond_thirty_threads_an_hour_open_in_the_channel(
    world: World,
) -> None:
    wide = Limits(unfinished=25, person=25, channel=100)
    await world.save_settings(timer="off", threads="always", limits=wide)
    ana, bea = world.group("Ana", "Bea")
    for person in (ana, bea):
        await open_tables(person, 15)
    assert len(world.requests("POST", "/threads")) == 30
    answer = await ana.slash("skull new")
    assert answer.posts[0].button("@join") is not None
    assert answer.posts[-1].private
    assert says(answer.posts[-1], "opened-without-thread", most=30)
    assert len(world.requests("POST", "/threads")) == 30
    *_, last = await live(world)
    assert (last.thread_id, last.channel_id) == (None, world.channel.id)
    await ana.press(world.table(last.id), world.table(last.id).offering("@robot")[0])
    assert len(await world.seats(last.id)) == 2
    await world.wait(3601)
    await open_tables(world.person("Carl"), 1)
    assert len(world.requests("POST", "/threads")) == 31


async def test_missing_thread_permission_neither_counts_threads_nor_warns(world: World) -> None:
    await world.save_settings(timer="off", threads="always", limits=Limits(threads=1))
    world.forbid("create_public_threads")
    ana, bea = world.group("Ana", "Bea")
    for person in (ana, bea):
        answer = await person.slash("skull new")
        assert not says(answer, "opened-without-thread")
    world.forbid()
    await open_tables(ana, 1)
    assert len(world.requests("POST", "/threads")) == 1


# ---- championships ---------------------------------------------------------------------------------------


async def test_championship_tables_get_their_threads_beyond_all_limits(
    world: World,
) -> None:
    people = world.group(*(f"Mate {dm}" for dm in "ABCDEFGH"))
    number = await announce_and_draw(*people)
    fixtures = await open_fixtures(world, number)
    await world.save_settings(
        timer="off", threads="always", limits=Limits(unfinished=1, person=1, channel=1, threads=1)
    )
    await open_tables(people[0], 1)
    for fixture in fixtures[:6]:
        host = next(person for person in people if person.id == fixture.entrants[0])
        before = len(world.env.http_requests)
        answer = await sits_down(host, fixture.key, number)
        header = await world.header(await table_of(world, number, fixture.key))
        assert header.thread_id is not None
        assert f"Your match is here: <#{header.thread_id}>" in answer.text
        # Creating a thread may take long, so the click is acknowledged first.
        asked = [request.path for request in world.env.http_requests[before:]]
        answered = next(place for place, path in enumerate(asked) if path.endswith("/callback"))
        assert answered < next(place for place, path in enumerate(asked) if path.endswith("/threads"))
    assert says(await people[0].slash("skull new"), "T-75")
    await people[0].slash_and_confirm("table cancel")


async def test_a_match_started_while_its_thread_is_created_moves_to_the_thread(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await announce_and_draw(ana, bea)
    (fixture,) = await open_fixtures(world, number)
    await world.save_settings(timer="off", threads="always")
    plain = discord.TextChannel.create_thread

    async def slowly(channel: discord.TextChannel, **facts: Any) -> discord.Thread:
        table = await table_of(world, number, fixture.key)
        await world.bot.services.lobby.join(table, bea.id, "Bea", None)
        await world.bot.services.lobby.start(table, None, None)
        return await plain(channel, **facts)

    monkeypatch.setattr(discord.TextChannel, "create_thread", slowly)
    answer = await sits_down(ana, fixture.key, number)
    table = await table_of(world, number, fixture.key)
    header = await world.header(table)
    assert (header.status, header.thread_id is not None) == ("running", True)
    assert f"Your match is here: <#{header.thread_id}>" in answer.text
    await world.wait(5)
    thread = world.env.backend.get_channel(header.thread_id or 0)
    assert world.table(table, thread).offering("@hand")
    assert not any(post.table == table and post.offering("@hand") for post in world.posts())
    panel = await bea.opens_panel(table, thread)
    assert "⚓" not in (await bea.press(panel, panel.offering("bid")[0])).text


# ---- what a server chooses -------------------------------------------------------------------------------


async def test_limits_chosen_in_settings_apply_at_once_and_survive_a_crash(
    world: World,
) -> None:
    captain, ana = world.person("Captain", moderator=True), world.person("Ana")
    page = (await captain.slash("server settings")).posts[-1]
    page = (await captain.choose(page, "@server-page", "limits")).posts[-1]
    for key, default, chosen in (
        ("unfinished", "3", "1"),
        ("person", "5", "10"),
        ("channel", "20", "50"),
        ("threads", "30", "60"),
    ):
        assert page.choice(f"@server limits.{key}").chosen == (default,)
        answer = await captain.choose(page, f"@server limits.{key}", chosen)
        assert answer.posts[-1].id == page.id
        page = answer.posts[-1]
        assert page.choice(f"@server limits.{key}").chosen == (chosen,)
    assert says(await captain.click("@server-page", on=page), "server-limits-now-unfinished", count=1)
    await open_tables(ana, 1)
    assert says(await ana.slash("skull new"), "T-75")
    await world.crash()
    kept = await world.bot.services.people.server(world.guild.id)
    assert kept.limits == Limits(unfinished=1, person=10, channel=50, threads=60)
    assert says(await ana.slash("skull new"), "T-75")


@pytest.mark.rule("T-14", "T-3")
async def test_forged_limits_are_refused_and_change_nothing(world: World) -> None:
    captain = world.person("Captain", moderator=True)
    page = (await captain.slash("server settings")).posts[-1]
    before = await world.bot.services.people.server(world.guild.id)
    for words, values in (
        ("@server limits.unfinished", ("0",)),
        ("@server limits.unfinished", ("4",)),
        ("@server limits.person", ("-5",)),
        ("@server limits.channel", ("many",)),
        ("@server limits.threads", ("30", "60")),
        ("@server limits.tables", ("3",)),
        ("@server limits.", ("3",)),
        ("@server channels.", ()),
        ("@server channels.x", ("123",)),
        ("@server pings. off", ()),
        ("@server opener_role.z", ("5",)),
        ("@server limits", ("3",)),
        ("@server-page everything", ()),
    ):
        answer = await tap(captain, page, f"1:0:0:{words}", *values, menu=bool(values))
        assert answer.private, (words, values)
        assert answer.text.startswith("⚓"), (words, values)
        assert await world.bot.services.people.server(world.guild.id) == before, (words, values)


@pytest.mark.rule("T-29")
async def test_only_moderators_open_and_change_the_page_of_limits(world: World) -> None:
    captain, ana = world.person("Captain", moderator=True), world.person("Ana")
    page = (await captain.slash("server settings")).posts[-1]
    forged = (("@server-page limits", ()), ("@server-page", ()), ("@server limits.person", ("25",)))
    for words, values in forged:
        answer = await tap(ana, page, f"1:0:0:{words}", *values, menu=bool(values))
        assert answer.private
        assert says(answer, "T-29")
    assert (await world.bot.services.people.server(world.guild.id)).limits == Limits()


async def test_a_stored_limit_outside_the_offered_values_is_still_shown(world: World) -> None:
    captain = world.person("Captain", moderator=True)
    await world.save_settings(timer="off", limits=Limits(unfinished=4))
    page = (await captain.slash("server settings")).posts[-1]
    page = (await captain.choose(page, "@server-page", "limits")).posts[-1]
    assert page.choice("@server limits.unfinished").chosen == ("4",)


# ---- championships and rematches -------------------------------------------------------------------------


@pytest.mark.rule("T-81")
@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_a_fourth_unfinished_championship_is_refused(world: World, locale: str) -> None:
    ana, bea = world.person("Ana", locale), world.person("Bea")
    quays = [world.guild.create_text_channel(f"quay {turn}") for turn in range(5)]
    for turn in range(3):
        answer = await ana.slash("championship new", quays[turn], name=f"Cup {turn}")
        assert not answer.private, answer.text
    refused = await ana.slash("championship new", quays[3], name="Cup 3")
    assert refused.private
    assert says(refused, "T-81", locale, most=3)
    assert "Cup 0, Cup 1, Cup 2" in refused.text
    assert world.posts(quays[3]) == []
    # In a channel with a championship the limit refuses before the confirmation question.
    assert says(await ana.slash("championship new", quays[0], name="Cup 3"), "T-81", locale, most=3)
    assert not (await bea.slash("championship new", quays[3])).private
    first = message_of(world, channel=quays[0]).table
    with world.env._bot_scope():
        await world.bot.services.championships.rule(first, ana.id, "cancel", "no wind", False, None)
    assert not (await ana.slash("championship new", quays[4], name="Cup 3")).private


@pytest.mark.rule("T-81")
async def test_the_limit_of_championships_holds_across_two_processes(world: World) -> None:
    ana = world.person("Ana")
    for turn in range(2):
        quay = world.guild.create_text_channel(f"quay {turn}")
        await ana.slash("championship new", quay)
    opening: dict[str, Any] = {
        "game": "hearts", "form": None, "options": {}, "guild_id": world.guild.id, "name": "Cup",
        "locale": "en", "timer": "off", "organiser": ana.id, "feeds": False, "season": "1",
        "limits": Limits(),
    }  # fmt: skip
    async with other_process(world) as other:
        await other.championships.open(channel_id=1, **opening)
        with pytest.raises(Refused) as caught:
            await world.bot.services.championships.open(channel_id=2, **opening)
    assert caught.value.rule == "T-81"


@pytest.mark.rule("T-82")
@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_a_rematch_cancelled_twice_cannot_be_opened_a_third_time(world: World, locale: str) -> None:
    await world.shorten_matches(1)
    ana, bea = people = world.group("Ana", "Bea", locale=locale)
    number = await start_table(ana, bea, robots=1)
    podium = await play_match(world, people, number)
    for _ in range(2):
        await ana.press(podium, podium.offering("@rematch")[0])
        await world.wait()
        assert len(await live(world)) == 1
        await ana.slash_and_confirm("table cancel")
    for person in people:
        refused = await person.press(podium, podium.offering("@rematch")[0])
        assert says(refused, "T-82", locale)
        assert "/skullking" in refused.text
    assert await live(world) == []
