"""The summary of an evening of matches, posted when the host ends the evening or its last lobby closes."""

from __future__ import annotations

import pytest

from bot.store.tables import list_live_tables
from bot.texts.match_ids import match_id
from tests.cogs.evening.scenes import address
from tests.sim.evening import decide, open_table, start
from tests.sim.instant import Tap, tap_at_once
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World


def sums_up(post: Message, matches: int = 2) -> bool:
    """Return whether a message sums up an evening of so many matches."""
    return says(post, "evening-title", game="Skull King", count=matches)


@pytest.fixture(autouse=True)
async def short(world: World) -> None:
    """Shorten matches to one round of one card."""
    await world.shorten_matches(1)


async def play_evening(world: World, *people: Person, matches: int = 2, robots: int = 0) -> list[int]:
    """Play a match and its rematches; return the numbers of their tables."""
    numbers = [await open_table(*people, robots=robots)]
    await start(people[0], numbers[0])
    await decide(world, numbers[0])
    while len(numbers) < matches:
        numbers.append(await open_rematch(world, people[0], numbers[-1]))
        await start(people[0], numbers[-1])
        await decide(world, numbers[-1])
    return numbers


async def open_rematch(world: World, host: Person, number: int) -> int:
    """Open the rematch of a match; return the number of its lobby."""
    podium = world.table(number)
    await host.press(podium, podium.offering("@rematch")[0])
    await world.wait()
    (live,) = [
        header
        for header in await world.bot.services.store.read(list_live_tables)
        if header.previous == number
    ]
    return live.id


async def test_the_host_ends_the_evening_and_its_summary_is_posted_once(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    first, second = await play_evening(world, ana, bea, robots=1)
    podium = world.table(second)
    answer = await ana.use_tool("evening", on=podium)
    assert answer.private
    await world.wait()
    shown = world.posts()[-1]
    assert f"]({address(world, shown)})" in answer.text
    assert sums_up(shown)
    assert "**Ana**" in shown.text
    assert "🤖" in shown.text
    assert f"({match_id(first)})" in shown.text or f"({match_id(second)})" in shown.text
    assert not shown.buttons
    again_ = await ana.use_tool("evening", on=podium)
    assert says(again_, "T-91")
    assert [post.text for post in world.posts()].count(shown.text) == 1


async def test_a_single_match_gets_no_evening_summary(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    (number,) = await play_evening(world, ana, bea, matches=1)
    podium = world.table(number)
    assert "evening" not in podium.tools
    await open_rematch(world, ana, number)
    await ana.slash_and_confirm("table cancel")
    await world.wait()
    assert not any(says(post, "evening-title") for post in world.posts())


async def test_only_the_host_or_a_moderator_ends_the_evening(world: World) -> None:
    ana, bea, mo = world.person("Ana"), world.person("Bea"), world.person("Mo", moderator=True)
    _, second = await play_evening(world, ana, bea)
    podium = world.table(second)
    refused = await bea.use_tool("evening", on=podium)
    assert refused.private
    assert says(refused, "T-13")
    answer = await mo.use_tool("evening", on=podium)
    assert f"]({address(world, world.posts()[-1])})" in answer.text
    assert sums_up(world.posts()[-1])


async def test_a_blocked_host_cannot_post_the_evening_summary(world: World) -> None:
    ana, bea, mo = world.person("Ana"), world.person("Bea"), world.person("Mo", moderator=True)
    _, second = await play_evening(world, ana, bea)
    await mo.slash("server block", player=ana.member)
    podium = world.table(second)
    answer = await ana.use_tool("evening", on=podium)
    assert says(answer, "T-83")
    assert not sums_up(world.posts()[-1])


async def test_closing_the_lobby_of_a_rematch_ends_the_evening(world: World) -> None:
    """The summary is added to the lobby's message instead of a new message."""
    ana, bea = world.group("Ana", "Bea")
    _, second = await play_evening(world, ana, bea)
    lobby = await open_rematch(world, ana, second)
    await world.wait()
    before = len(world.posts())
    await ana.slash_and_confirm("table cancel")
    await world.wait()
    assert await world.status(lobby) == "cancelled"
    assert len(world.posts()) == before
    assert says(world.posts()[-1], "ended-cancelled")
    assert sums_up(world.posts()[-1])


async def test_a_rematch_lobby_closed_by_timeout_ends_the_evening_too(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    _, second = await play_evening(world, ana, bea)
    lobby = await open_rematch(world, ana, second)
    await world.wait(31 * 60)
    await world.wait()
    assert await world.status(lobby) == "closed"
    assert sums_up(world.posts()[-1])


async def test_the_evening_summary_leaves_out_a_cancelled_rematch(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    _, second = await play_evening(world, ana, bea)
    lobby = await open_rematch(world, ana, second)
    await start(ana, lobby)
    await ana.slash_and_confirm("table cancel")
    await world.wait()
    assert sums_up(world.posts()[-1])


async def test_the_evening_summary_leaves_out_void_matches(world: World) -> None:
    ana, bea, mo = world.person("Ana"), world.person("Bea"), world.person("Mo", moderator=True)
    first, second, third = await play_evening(world, ana, bea, matches=3)
    await mo.slash_with_reason("A test.", "boards void", match=match_id(second))
    podium = world.table(third)
    await ana.use_tool("evening", on=podium)
    await world.wait()
    assert sums_up(world.posts()[-1])
    await mo.slash_with_reason("A test.", "boards void", match=match_id(first))
    lobby = await open_rematch(world, ana, third)
    await ana.slash_and_confirm("table cancel")
    await world.wait()
    assert await world.status(lobby) == "cancelled"
    assert not says(world.table(lobby), "evening-title")


async def test_an_evening_with_fewer_than_two_valid_matches_is_refused(world: World) -> None:
    ana, mo = world.person("Ana"), world.person("Mo", moderator=True)
    _, second = await play_evening(world, ana, mo)
    await mo.slash_with_reason("A test.", "boards void", match=match_id(second))
    podium = world.table(second)
    answer = await ana.use_tool("evening", on=podium)
    assert answer.private
    assert says(answer, "T-93")
    assert not sums_up(world.posts()[-1])


async def test_two_simultaneous_clicks_after_a_restart_post_one_summary(world: World) -> None:
    ana, mo = world.person("Ana"), world.person("Mo", moderator=True)
    _, second = await play_evening(world, ana, mo)
    podium = world.table(second)
    assert "evening" in podium.tools
    button = f"1:{podium.table}:0:@evening"
    await world.crash()
    await tap_at_once(world, Tap(ana, podium, button), Tap(mo, podium, button))
    await world.wait()
    assert sum(sums_up(post) for post in world.posts()) == 1


async def test_the_summary_uses_the_servers_language_and_card_style(world: World) -> None:
    await world.save_settings(
        timer="off", pings=False, threads="never", language="fr", cards="words", options={"length": [1]}
    )
    ana, bea = world.group("Ana", "Bea", locale="fr")
    _, second = await play_evening(world, ana, bea, robots=1)
    podium = world.table(second)
    await ana.use_tool("evening", on=podium)
    await world.wait()
    shown = world.posts()[-1]
    assert says(shown, "evening-title", "fr", count=2)
    assert "(robot)" in shown.text
    assert "🤖" not in shown.text


async def test_a_forged_click_to_end_the_evening_of_a_lobby_is_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    table = world.table(number)
    forged = table.buttons[0]._replace(custom_id=f"1:{number}:0:@evening")
    stored = table.stored
    stored.components[0]["components"][-1]["components"].append(
        {"type": 2, "style": 2, "label": "x", "custom_id": forged.custom_id}
    )
    answer = await ana.press(table, forged)
    assert says(answer, "T-93")


def count_summaries(world: World) -> int:
    """Return how many messages show the summary."""
    return sum(sums_up(post) for post in world.posts())


async def test_closing_a_second_rematch_lobby_does_not_repeat_the_summary(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    _, second = await play_evening(world, ana, bea)
    podium = world.table(second)
    for _ in range(2):
        await ana.press(podium, podium.offering("@rematch")[0])
        await world.wait()
        await ana.slash_and_confirm("table cancel")
        await world.wait()
        assert count_summaries(world) == 1
    await world.crash()
    await world.wait(5)
    assert count_summaries(world) == 1


async def test_ending_the_evening_again_links_to_the_summary_in_the_lobby(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    _, second = await play_evening(world, ana, bea)
    podium = world.table(second)
    await open_rematch(world, ana, second)
    await ana.slash_and_confirm("table cancel")
    await world.wait()
    (message,) = [post for post in world.posts() if sums_up(post)]
    answer = await ana.use_tool("evening", on=podium)
    assert answer.private
    assert says(answer, "T-91")
    assert str(message.id) in answer.text
    assert count_summaries(world) == 1


async def test_a_lobby_closed_after_the_summary_does_not_repeat_it(
    world: World,
) -> None:
    ana, bea = world.group("Ana", "Bea")
    _, second = await play_evening(world, ana, bea)
    podium = world.table(second)
    await ana.use_tool("evening", on=podium)
    lobby = await open_rematch(world, ana, second)
    await ana.slash_and_confirm("table cancel")
    await world.wait()
    assert await world.status(lobby) == "cancelled"
    assert count_summaries(world) == 1


async def test_an_evening_continued_after_its_summary_gets_a_new_full_summary(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    _, second = await play_evening(world, ana, bea)
    await open_rematch(world, ana, second)
    await ana.slash_and_confirm("table cancel")
    await world.wait()
    podium = next(post for post in world.posts() if post.table == second)
    await ana.press(podium, podium.offering("@rematch")[0])
    await world.wait()
    (live,) = await world.bot.services.store.read(list_live_tables)
    await start(ana, live.id)
    await decide(world, live.id)
    podium = world.table(live.id)
    await ana.use_tool("evening", on=podium)
    await world.wait()
    assert sums_up(world.posts()[-1], 3)
