"""When a table is posted anew, whether the message notifies, and what older messages keep."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from bot.store.tables import list_live_tables
from bot.texts.sentences import texts
from tests.cogs.evening.scenes import address, bidding, notified, reveal, turn_of
from tests.cogs.skull.sitting import does, likes, offered
from tests.cogs.skull.sitting import sit_down as sit_down_to_skull
from tests.sim.evening import is_over, join, open_table, play_match, play_on, start, start_table
from tests.sim.instant import tap
from tests.sim.person import Answer, Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

SILENT = 1 << 12
"""The flag of a message that notifies nobody."""
RASH = likes("place skull", "pass", "challenge 1", "flip", "lose rose")
"""A player who keeps betting with a skull on top of their own mat, and so keeps losing."""
PASSING = (
    "⏳",
    "▶️",
    "<t:",
    "to lead",
    "to play",
    "Everybody bids",
    "Your turn",
    "drawn by lot",
    "Waiting for",
)
"""Texts that are true only for a moment."""


def sent_bodies(world: World, channel: Any = None) -> list[dict[str, Any]]:
    """Return the bodies of the messages the bot posted in a channel without a click, oldest first."""
    found = world.requests("POST", f"/channels/{(channel or world.channel).id}/messages")
    return [request.json for request in found if request.path.endswith("/messages")]


def silent(body: dict[str, Any]) -> bool:
    return bool(body.get("flags", 0) & SILENT)


async def do_nothing(*_: Any, **__: Any) -> bool:
    """Return False and do nothing, like a process that has died."""
    return False


async def post_below(person: Person) -> Answer:
    """Post the table below, with the menu of this person's panel."""
    return await person.use_tool("here", person.panel())


def count_edits(world: World, message: int) -> int:
    """Return how often this message has been edited."""
    return len(world.requests("PATCH", f"/channels/{world.channel.id}/messages/{message}"))


def replaced_messages(world: World, channel: Any = None) -> list[Message]:
    """Return the messages without buttons, which newer ones have replaced, oldest first."""
    return [post for post in world.posts(channel) if not post.buttons]


def is_lasting(post: Message) -> bool:
    """Return whether a message has neither buttons nor text that is true only for a moment."""
    return bool(post.text) and not post.buttons and not any(sign in post.text for sign in PASSING)


# ---- while playing ---------------------------------------------------------------------------------------


async def test_a_skull_table_moves_to_a_new_message_every_five_minutes(world: World) -> None:
    number, people = await sit_down_to_skull(world, "Ana", "Bea", "Carl")
    passed = 0
    for _ in range(400):
        if is_over(world.table(number)) or passed >= 600:
            break
        for person in people:
            if not is_over(world.table(number)) and (moves := await offered(person)):
                await does(person, RASH(moves))
        await world.wait(20)
        passed += 20
    bets = [row for row in await world.rows(number) if row.action.startswith("challenge")]
    assert len(bets) >= 6
    lobby, first, *others = world.posts()
    assert 1 <= len(others) <= passed / 300
    assert [silent(body) for body in sent_bodies(world)] == [True] * (1 + len(others))
    assert all(is_lasting(post) for post in replaced_messages(world))
    assert says(lobby, "lobby-begun")
    # A message that showed several bets keeps the last bet.
    assert says(first, "skull-bet-of")
    assert sum(bool(post.buttons) for post in world.posts()) == 1


async def test_a_skull_king_message_keeps_its_rounds_score_when_the_next_begins(
    world: World,
) -> None:
    await world.shorten_matches(1, 2, 2)
    ana, bea = people = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea, robots=1)
    first = world.table(number).id
    await reveal(world, ana, bea)
    assert world.table(number).id == first
    await play_on(world, people, number, until=lambda post: "after round\u00a01" in post.text)
    scored = world.table(number)
    assert scored.id == first
    assert is_lasting(scored)
    edits = count_edits(world, first)
    await play_on(world, people, number, until=lambda post: "round 2 of 3" in post.text)
    second = world.table(number).id
    assert second != first
    assert count_edits(world, first) == edits, "what is true for good is not written again"
    table = await play_match(world, people, number)
    assert len(world.posts()) == 1 + 3 + 1
    _, *rounds = replaced_messages(world)
    assert [post.id for post in rounds][:2] == [first, second]
    for played, post in enumerate(rounds, start=1):
        assert re.search(rf"[Rr]ound\s{played}\b", post.text)
        assert is_lasting(post)
    assert is_over(table)
    assert [silent(body) for body in sent_bodies(world)] == [True] * 4


async def test_the_next_round_of_hearts_begins_in_a_new_message(world: World) -> None:
    ana = world.person("Ana")
    number = await start_table(ana, robots=3, game="hearts")
    first = world.table(number).id
    await play_on(world, [ana], number, until=lambda post: "after round\u00a01" in post.text)
    scored = world.table(number)
    assert scored.id == first
    assert is_lasting(scored)
    await play_on(world, [ana], number, until=lambda post: "round 2" in post.text)
    assert world.table(number).id != first
    assert replaced_messages(world)[-1] == scored
    assert all(silent(body) for body in sent_bodies(world))


async def test_a_table_that_sleeps_and_wakes_keeps_its_message(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea)
    before = [post.id for post in world.posts()]
    for _ in range(2):
        for person in (ana, bea):
            await person.slash_and_confirm("table leave")
        await world.wait(3)
        assert "ashore" in world.table(number).text
        for person in (ana, bea):
            await person.slash("table back")
        await world.wait(3)
        assert "ashore" not in world.table(number).text
    assert [post.id for post in world.posts()] == before


async def test_a_cancelled_match_keeps_its_message_while_near_the_bottom(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea)
    table = world.table(number)
    await ana.slash_and_confirm("table cancel")
    await world.wait(3)
    shown = next(post for post in world.posts() if post.id == table.id)
    assert says(shown, "ended-cancelled")
    assert [button.action for button in shown.buttons] == ["@take-up"]
    assert len(world.posts()) == 2


async def test_only_being_added_to_the_thread_notifies_people(world: World) -> None:
    await world.save_settings(timer="off", threads="always")
    ana, bea = world.group("Ana", "Bea")
    ana.plays_in = "dm"
    await ana.slash("skullking new")
    (header,) = await world.bot.services.store.read(list_live_tables)
    thread = world.env.backend.get_channel(header.thread_id or 0)
    await join(bea, header.id, thread)
    await world.wait()
    await start(ana, header.id, thread)
    assert notified(world) == [{ana.id, bea.id}]
    await post_below(ana)
    await world.wait(3)
    assert [silent(body) for body in sent_bodies(world, thread)] == [False, False, True]
    assert notified(world) == [{ana.id, bea.id}]
    lobby, moved = replaced_messages(world, thread)
    table = world.table(header.id, thread)
    assert says(lobby, "lobby-begun")
    assert f"/channels/{world.guild.id}/{thread.id}/" in lobby.text
    assert address(world, table) in moved.text


# ---- the lobby -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("restart", ["none", "before it is shown", "after"])
@pytest.mark.parametrize("language", ["en", "es", "fr"])
async def test_the_old_lobby_links_to_the_match_that_has_begun(
    world: World, monkeypatch: pytest.MonkeyPatch, restart: str, language: str
) -> None:
    await world.save_settings(timer="3d", threads="never", pings=False, language=language)
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    lobby = world.table(number)
    if restart == "before it is shown":
        monkeypatch.setattr(world.bot.courier.table, "write", do_nothing)
    if restart == "after":
        await world.crash()
    await start(ana, number)
    if restart == "before it is shown":
        assert world.table(number).id == lobby.id
        await world.crash()
        await world.wait(3)
    table = world.table(number)
    (old,) = replaced_messages(world)
    assert old.id == lobby.id
    assert says(old, "lobby-begun", language)
    assert address(world, table) in old.text
    assert is_lasting(old)
    assert not any(word in old.text for word in ("bordo", "bord.", "aboard"))


@pytest.mark.parametrize("end", ["cancelled", "left", "expired", "expired after a restart"])
async def test_a_lobby_that_closes_says_so_in_its_own_message(world: World, end: str) -> None:
    ana = world.person("Ana")
    number = await open_table(ana)
    lobby = world.table(number)
    if end == "cancelled":
        await ana.slash_and_confirm("table cancel")
    elif end == "left":
        await ana.confirms(await ana.click("@leave"))
    else:
        if "restart" in end:
            await world.crash()
        await world.wait(65 * 60)
    await world.wait(3)
    (post,) = world.posts()
    assert post.id == lobby.id
    assert "closed" in post.text
    assert is_lasting(post)


async def test_a_lobby_that_closes_after_a_day_is_not_posted_again(world: World) -> None:
    await world.save_settings(timer="12h", threads="never", pings=False)
    ana = world.person("Ana")
    await open_table(ana)
    await world.wait(25 * 3600)
    (post,) = world.posts()
    assert "closed" in post.text
    assert sent_bodies(world) == []


async def test_the_lobby_of_a_rematch_links_to_its_match_once_started(world: World) -> None:
    await world.shorten_matches(1)
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    podium = await play_match(world, [ana, bea], number)
    await ana.click("@rematch")
    await world.wait(3)
    lobby = world.table()
    assert not silent(sent_bodies(world)[-1]), "a new table is news"
    await start(ana, lobby.table)
    (old,) = [post for post in world.posts() if post.id == lobby.id]
    assert says(old, "lobby-begun")
    assert address(world, world.table(lobby.table)) in old.text
    assert is_over(next(post for post in world.posts() if post.id == podium.id))


# ---- restarts --------------------------------------------------------------------------------------------


async def test_the_score_of_a_round_outlives_a_crash(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process dies after storing the last card and before editing any message."""
    await world.shorten_matches(1, 2)
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await reveal(world, *people)
    old = world.table(number)
    for _ in people[:2]:
        await (await turn_of(*people)).plays()
        await world.wait(3)
    monkeypatch.setattr(world.bot.courier.table, "write", do_nothing)
    await (await turn_of(*people)).plays()
    assert world.table(number).buttons, "nobody has been shown the score"
    await world.crash()
    await world.wait(4)
    (retired,) = [post for post in world.posts() if post.id == old.id]
    assert re.search(r"[Rr]ound\s1\b", retired.text)
    assert is_lasting(retired)
    await world.wait(4)
    assert world.table(number).id > old.id
    assert retired in world.posts()


async def test_an_old_message_left_by_a_crash_is_retired_later(world: World) -> None:
    """The process dies after storing the new message and before editing the old message."""
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    lobby = world.table(number)
    kept = world.bot.courier.messages
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept._requests, "retire", do_nothing)
        await start(ana, number)
        await world.wait(3)
        assert world.table(number).id != lobby.id
        assert lobby.id in [post.id for post in world.posts() if post.buttons]
    await world.crash()
    await world.wait(4)
    (retired,) = [post for post in world.posts() if post.id == lobby.id]
    assert says(retired, "lobby-begun")
    assert is_lasting(retired)


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_an_old_message_whose_edit_fails_is_retired_later(world: World, status: int) -> None:
    """An old message that is not edited would keep its buttons for good."""
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    lobby = world.table(number)
    world.inject("PATCH", f"/channels/*/messages/{lobby.id}", status=status, times=1)
    await start(ana, number)
    await world.wait(3)
    assert world.table(number).id != lobby.id
    await ana.bids(0)
    await world.wait(3)
    (retired,) = [post for post in world.posts() if post.id == lobby.id]
    assert says(retired, "lobby-begun")
    assert is_lasting(retired)


async def test_a_restart_posts_nothing_anew(world: World) -> None:
    _, people = await sit_down_to_skull(world, "Ana", "Bea", "Carl")
    for _ in range(8):
        for person in people:
            if moves := await offered(person):
                await does(person, RASH(moves))
        await world.wait(9)
    before = [post.id for post in world.posts()]
    await world.crash()
    await world.wait(5)
    assert [post.id for post in world.posts()] == before
    assert sum(bool(post.buttons) for post in world.posts()) == 1


# ---- posting below ---------------------------------------------------------------------------------------


@pytest.mark.rule("T-67")
async def test_a_table_is_posted_below_at_most_once_in_half_a_minute(world: World) -> None:
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await world.wait(40)
    before = world.table(number)
    answer = await post_below(ana)
    assert answer.private
    table = world.table(number)
    assert table.id > before.id
    assert address(world, table) in answer.text
    assert says(answer, "table-shown")
    assert silent(sent_bodies(world)[-1])
    (_, moved) = replaced_messages(world)
    assert moved.text == f"-# The table went on [further down]({address(world, table)})."
    await world.wait(10)
    posts = [(post.id, post.text) for post in world.posts()]
    for later in (await post_below(bea), await carl.slash("table show")):
        assert later.private
        assert says(later, "T-67", seconds=20)
        assert address(world, table) in later.text
    await world.wait(3)
    assert [(post.id, post.text) for post in world.posts()] == posts
    await world.wait(18)
    assert says(await post_below(bea), "table-shown")
    assert world.table(number).id > table.id
    assert sum(bool(post.buttons) for post in world.posts()) == 1


async def test_a_direct_message_can_post_the_table_below(world: World) -> None:
    ana, bea = world.group("Ana", "Bea", locale="es-ES")
    ana.plays_in = "dm"
    await world.save_settings(timer="off", threads="never", pings=False, language="fr")
    number = await bidding(world, ana, bea)
    before = world.table(number).id
    answer = await post_below(ana)
    table = world.table(number)
    assert table.id > before
    assert answer.text.startswith(texts("es")("table-shown", link=address(world, table)))
    again = await post_below(ana)
    assert says(again, "T-67", "es", seconds=30)
    assert address(world, table) in again.text


@pytest.mark.rule("T-67")
async def test_each_of_several_tables_is_posted_below_at_most_once(world: World) -> None:
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    mate = world.person("Mate")
    older, newer = await open_table(ana, bea), await open_table(carl, dora)
    asked = await mate.slash("table show")
    assert address(world, world.table(newer)) not in (await mate.picks_table(asked, older)).text
    table = world.table(older)
    assert says(await mate.picks_table(asked, older), "T-67", seconds=30)
    assert world.table(older).id == table.id
    assert says(await mate.picks_table(asked, newer), "table-shown")


@pytest.mark.rule("T-68")
async def test_a_table_that_cannot_be_posted_below_is_posted_once_later(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    ana.plays_in = "dm"
    number = await bidding(world, ana, bea)
    before = world.table(number)
    world.inject("POST", f"/channels/{world.channel.id}/messages", status=503, times=1)
    answer = await post_below(ana)
    assert says(answer, "T-68")
    assert address(world, before) in answer.text
    world.heal()
    await world.wait(3)
    table = world.table(number)
    assert table.id > before.id
    assert says(await post_below(ana), "T-67")
    assert world.table(number).id == table.id
    assert sum(bool(post.buttons) for post in world.posts()) == 1


@pytest.mark.parametrize("status", [429, 500, 403])
async def test_a_table_posted_below_leaves_no_buttons_behind(world: World, status: int) -> None:
    """The old message links to the new message, even if Discord refused the first edit."""
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea)
    before = world.table(number)
    world.inject("PATCH", f"/channels/*/messages/{before.id}", status=status, times=1)
    assert says(await post_below(ana), "table-shown")
    table = world.table(number)
    assert table.id > before.id
    world.heal()
    await world.wait(31)
    if status == 403:  # After a 403, the old message is only edited once somebody asks for the table.
        await bea.slash("table show")
        table = world.table(number)
        await world.wait(3)
    (moved,) = [post for post in world.posts() if post.id == before.id]
    assert moved.text == f"-# The table went on [further down]({address(world, table)})."
    assert [post.id for post in world.posts() if post.buttons] == [table.id]


@pytest.mark.parametrize("ends", ["send", "retire"])
async def test_a_crash_while_a_table_is_posted_below_leaves_one_message(world: World, ends: str) -> None:
    """The crash happens before the new message is sent, or before the old message is edited."""
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea)
    await world.wait(70)  # By now the store has recorded that all messages are current.
    before = world.table(number)

    async def dies(*_: Any, **__: Any) -> Any:
        raise asyncio.CancelledError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(world.bot.courier.messages._requests, ends, dies)
        await post_below(ana)
    await world.crash()
    await world.wait(4)
    table = world.table(number)
    assert table.id > before.id
    (moved,) = [post for post in world.posts() if post.id == before.id]
    assert moved.text == f"-# The table went on [further down]({address(world, table)})."
    assert [post.id for post in world.posts() if post.buttons] == [table.id]


@pytest.mark.rule("T-5")
async def test_a_finished_table_is_not_posted_below(world: World) -> None:
    """The click comes from a panel shown before the end of the match."""
    await world.shorten_matches(1)
    ana, bea = people = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea, robots=1)
    menu = ana.panel().sure_menu("@more")
    await play_match(world, people, number)
    before = [post.id for post in world.posts()]
    answer = await tap(ana, ana.dms()[-1], menu.custom_id, "here")
    assert "over" in answer.text
    await world.wait(3)
    assert [post.id for post in world.posts()] == before


async def test_two_people_who_post_a_table_below_at_once_cause_one_message(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea)
    await ana.bids(0)  # The channel has just been written to, so the next edit is queued.
    posts = len(world.posts())
    assert says(await post_below(ana), "table-shown")
    assert says(await post_below(bea), "T-67")
    await world.wait(3)
    assert len(world.posts()) == posts + 1
    assert says(world.table(number), "sk-head-bids-left", players="Bea")


@pytest.mark.rule("T-67", "T-68")
async def test_a_table_that_is_slow_to_be_posted_below_is_posted_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person is told that the post is pending, and asking again does not post the table twice."""
    ana, bea = world.group("Ana", "Bea")
    ana.plays_in = "dm"
    number = await bidding(world, ana, bea)
    before, posts = world.table(number), len(sent_bodies(world))
    request = world.bot.http.request

    async def slow(route: Any, **options: Any) -> Any:
        if route.method == "POST" and route.path.endswith("/messages"):
            await asyncio.sleep(10)
        return await request(route, **options)

    monkeypatch.setattr(world.bot.http, "request", slow)
    await post_below(ana)
    await world.wait(2.5)
    told = ana.dms()[-1]
    assert says(told, "T-68")
    assert address(world, before) in told.text
    again = await post_below(ana)
    assert says(again, "T-67")
    assert world.table(number).id == before.id
    await world.wait(10)
    assert world.table(number).id > before.id
    assert sum(bool(post.buttons) for post in world.posts()) == 1
    assert len(sent_bodies(world)) == posts + 1
