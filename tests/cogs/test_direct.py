"""Panels opened by `/hand` in direct messages; edits keep a message's format, classic or V2."""

from __future__ import annotations

import discord
import pytest

from bot.courier.render import Payload, render
from bot.courier.transports import ChannelMessage
from bot.present.post import Post, Text
from bot.store.people import get_person
from bot.store.tables import list_live_tables
from tests.sim.evening import decide, is_over, open_table, play_match, play_on, start, start_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

V2 = discord.MessageFlags(components_v2=True).value


async def sit_down(world: World, game: str, *people: Person, robots: int = 0) -> int:
    """Start a short match of people who run `/hand` in direct messages; return the match's number."""
    for person in people:
        person.plays_in = "direct"
    await world.shorten_matches(1, 2)
    number = await open_table(*people, robots=robots, game=game)
    if game == "hearts":
        await people[0].choose((await people[0].open_host_panel("options")).posts[-1], "@set limit", "50")
    await start(people[0], number)
    return number


def private_answers(person: Person) -> list[Message]:
    """Return answers to commands and clicks in direct messages, without DMs the bot sent by itself."""
    return [post for post in person.dms() if post.private]


@pytest.mark.parametrize(("game", "seats"), [("skullking", 3), ("hearts", 2), ("skull", 3)])
async def test_a_match_is_played_with_panels_opened_in_direct_messages(
    world: World, game: str, seats: int
) -> None:
    people = world.group(*("Ana", "Bea", "Carl")[:seats])
    number = await sit_down(world, game, *people, robots=2 if game == "hearts" else 0)
    forms: dict[int, bool] = {}
    looked = 0

    def looks() -> None:
        nonlocal looked
        looked += 1
        for person in people:
            for post in person.dms():
                assert forms.setdefault(post.id, bool(post.stored.flags & V2)) == bool(post.stored.flags & V2)

    await play_on(world, people, number, until=lambda post: is_over(post) or looked > 30, look=looks)
    await decide(world, number)
    looks()
    assert {row.by for row in await world.rows(number)} >= {f"u:{person.id}" for person in people}
    for person in people:
        # A single panel is edited during the whole match and ends up showing the podium.
        (panel,) = [post for post in private_answers(person) if post.buttons]
        assert panel.offering("@rematch")
        assert set(forms.values()) == {True, False}


async def test_hand_in_direct_messages_opens_one_panel_per_table(world: World) -> None:
    """Ana opens the panel of either of her two tables."""
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    quay = world.guild.create_text_channel("quay")
    for person in (ana, bea, carl, dora):
        person.plays_in = "direct"
    await world.shorten_matches(1, 2)
    first = await open_table(ana, bea, robots=1)
    second = await open_table(carl, ana, dora, channel=quay, game="skull")
    await start(ana, first)
    await start(carl, second, quay)
    panels = [await ana.opens_panel(number) for number in (first, second, first)]
    assert [panel.table for panel in panels] == [first, second, first]
    assert all(panel.private for panel in panels)
    assert len({panel.id for panel in private_answers(ana) if "hand" in panel.tools}) == 2
    assert await ana.acts(world.rng, second, quay)
    assert len([row for row in await world.rows(second) if row.by == f"u:{ana.id}"]) == 1
    await play_match(world, [ana, bea], first)


async def test_every_button_of_a_panel_in_a_direct_message_edits_that_panel(world: World) -> None:
    """See the latest, a bid, a changed bid, Help card, Leave and I'm back."""
    _, bea, _ = people = world.group("Ana", "Bea", "Carl")
    number = await sit_down(world, "skullking", *people)
    panel = await bea.opens_panel()
    assert (await bea.refreshes()).posts[-1].id == panel.id
    for action in ("bid 1", "bid 0"):
        button = next(button for button in bea.panel().buttons if button.action == action)
        assert (await bea.press(bea.panel(), button)).posts[-1].id == panel.id
    assert (await bea.refreshes()).posts[-1].id == panel.id
    assert says(bea.panel(), "sk-head-bid-in", bid=0)
    assert (await bea.use_tool("help")).private
    asked = await bea.asks_to_leave()
    left = (await bea.confirms(asked)).posts[-1]
    assert left.id == asked.posts[-1].id
    assert "Bea" not in await world.seats(number)
    back = (await bea.click("@back", on=left)).posts[-1]
    assert back.id == left.id
    assert "Bea" in await world.seats(number)
    await play_match(world, people, number)


async def test_clicks_in_a_direct_message_keep_its_classic_format(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    for person in people:
        person.plays_in = "dm"
        await person.prefers("two_tap", "on")
    await start_table(*people)
    dm = people[0].panel()
    assert not dm.stored.flags & V2
    assert (await people[0].refreshes()).posts[-1].id == dm.id
    assert (await people[0].click("bid 1", on=people[0].panel())).posts[-1].id == dm.id
    assert not people[0].panel().stored.flags & V2
    assert says(people[0].panel().stored.content, "sk-head-bid-in", bid=1)


async def test_a_panel_in_a_direct_message_is_updated_for_the_next_decision(world: World) -> None:
    """The bot edits a panel opened by `/hand` without a click."""
    people = world.group("Ana", "Bea", "Carl")
    await sit_down(world, "skullking", *people)
    panels = {person: await person.opens_panel() for person in people}
    for person in people:
        await person.bids(0)
    await world.wait(4)
    assert [person for person in people if person.panel().offering("play")]
    for person in people:
        assert person.panel().id == panels[person].id
        assert not person.panel().offering("bid")


async def test_the_simulated_discord_refuses_edits_in_another_format(world: World) -> None:
    """Other tests of this file rely on refused edits between classic and V2 messages."""
    ana, _, _ = people = world.group("Ana", "Bea", "Carl")
    await sit_down(world, "skullking", *people)
    layout = render(Post((Text("Ahoy"),)))
    for shown, wrong in ((ana.dms()[0], layout), (world.table(), Payload({"content": "Ahoy"}, []))):
        with pytest.raises(discord.HTTPException) as refused:
            await ChannelMessage(world.bot, shown.stored.channel_id, shown.id).write(wrong)
        assert (refused.value.status, refused.value.code) == (400, 50035)


async def test_commands_in_direct_messages_keep_a_players_server_name(world: World) -> None:
    """A server nickname survives leaving, returning and a rematch by direct message."""
    ana, bea = people = world.group("Ana", "Bea")
    world.env.backend.guilds[world.guild.id].members[ana.id].nick = "Captain"
    await world.shorten_matches(1)
    number = await start_table(ana, bea, robots=1)
    assert "Captain" in await world.seats(number)
    await ana.confirms(await ana.slash_in_dm("table leave"))
    await ana.slash_in_dm("table back")
    assert "Captain" in await world.seats(number)
    podium = await play_match(world, people, number)
    await tap(ana, ana.dms()[-1], podium.offering("@rematch")[0].custom_id)
    await world.wait()
    (again,) = await world.bot.services.store.read(list_live_tables)
    assert "Captain" in await world.seats(again.id)
    known = await world.bot.services.store.read(get_person, ana.id)
    assert known is not None
    assert known.name == "Captain"
