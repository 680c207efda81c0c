"""Private tables: one person and robots, in the bot's direct messages, without a public message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.records.boards import NOWHERE
from bot.records.slots import HAND
from bot.store.tables import list_live_tables
from tests.sim.abroad import abroad, in_group
from tests.sim.evening import open_table, start_table
from tests.sim.instant import tap
from tests.sim.person import Answer, Person
from tests.sim.private import begin, open_private, play_alone, private_panel
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

MOVES = {"skullking": ("bid 0",), "hearts": ("pass", "play"), "skull": ("place",)}


async def live(world: World) -> list[Any]:
    return await world.bot.services.store.read(list_live_tables)


def refusal(answer: Answer, *keys: str) -> bool:
    """Return whether an answer is one private refusal with one of these keys."""
    return answer.private and any(says(answer.text, key) for key in keys)


@pytest.mark.parametrize("game", sorted(MOVES))
async def test_first_move_takes_two_presses(world: World, game: str) -> None:
    ana = world.person("Ana", plays_in="direct")
    opened = await ana.slash_in_dm(f"{game} new")
    (header,) = await live(world)
    assert (header.is_private, header.host, header.guild_id) == (True, ana.id, None)
    start = next(one for one in opened.posts[-1].buttons if one.action.startswith("@start"))
    panel = (await ana.press(opened.posts[-1], start)).posts[-1]
    actions = [one.action for one in (*panel.buttons, *panel.menus)]
    assert any(action.startswith(MOVES[game]) for action in actions), actions


@pytest.mark.parametrize("words", [False, True], ids=["pictures", "words"])
@pytest.mark.parametrize("game", sorted(MOVES))
async def test_match_is_played_in_one_direct_message(world: World, game: str, words: bool) -> None:
    ana = world.person("Ana", "es-ES", plays_in="direct")
    if words:
        await ana.prefers("cards", "words")
        await ana.prefers("two_tap", "on")
    number = await open_private(ana, game)
    first = await begin(ana, number)
    await play_alone(ana, number)
    podium = private_panel(ana, number)
    assert podium.id == first.id
    assert podium.offering("@rematch")
    assert podium.offering("@replay-open")
    assert not [post for post in ana.dms() if post.private]
    assert not world.posts()
    assert not world.requests("POST", "/messages")


async def test_robots_move_in_the_panel_while_its_reader_waits(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    number = await open_private(ana, "hearts")
    await begin(ana, number)
    shown = set()
    for _ in range(8):
        await ana.acts_in(private_panel(ana, number), world.rng)
        for _ in range(6):
            await world.wait(0.8)
            shown.add(private_panel(ana, number).text)
    assert len(shown) > 12


@pytest.mark.parametrize("moment", ["lobby", "begun", "waiting", "over"])
async def test_restart_keeps_the_table_and_its_message(world: World, moment: str) -> None:
    ana = world.person("Ana", plays_in="direct")
    number = await open_private(ana, "skull")
    if moment != "lobby":
        await begin(ana, number)
    if moment == "waiting":
        await ana.acts_in(private_panel(ana, number), world.rng)
    if moment == "over":
        await play_alone(ana, number)
    before = private_panel(ana, number)
    await world.crash()
    await world.wait(3)
    if moment == "lobby":
        await begin(ana, number)
    await play_alone(ana, number)
    podium = private_panel(ana, number)
    assert podium.id == before.id
    assert podium.offering("@rematch")


async def test_rematch_begins_in_a_new_message_below_the_podium(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    first = await open_private(ana, "skull")
    await begin(ana, first)
    await play_alone(ana, first)
    podium = private_panel(ana, first)
    again = await ana.press(podium, podium.offering("@rematch")[0])
    (header,) = await live(world)
    assert header.is_private
    assert header.status == "running"
    assert again.posts[-1].table == header.id
    assert again.posts[-1].id > podium.id
    await world.wait(3)
    assert private_panel(ana, first).offering("@replay-open")
    await play_alone(ana, header.id)
    assert private_panel(ana, header.id).offering("@rematch")


async def test_hand_opens_the_panel_anywhere_and_only_for_its_owner(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    ana.plays_in = "direct"
    number = await open_private(ana, "skullking")
    await begin(ana, number)
    panel = await ana.slash("hand")
    assert panel.private
    assert panel.posts[-1].offering("bid")
    await world.wait(3)
    assert [one.action for one in private_panel(ana, number).buttons] == ["@hand"]  # It says where she plays.
    pressed = await ana.press(private_panel(ana, number), private_panel(ana, number).buttons[0])
    assert pressed.posts[-1].offering("bid")
    assert refusal(await bea.slash("hand"), "T-15")


async def test_hand_in_direct_messages_brings_the_panel_down(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    number = await open_private(ana, "skull")
    first = await begin(ana, number)
    brought = (await ana.slash_in_dm("hand")).posts[-1]
    await world.wait(3)
    assert brought.id > first.id
    offering = [post.id for post in ana.dms() if post.buttons]
    assert offering == [brought.id]
    await play_alone(ana, number)
    assert private_panel(ana, number).id == brought.id


FORGED = (
    *("@join", "@start", "@robot", "@options", "@hand", "@leave", "@help", "@sheet", "@log", "@follow"),
    *("place 0", "@cancel {number}", "@sure cancel", "@pick {number}", "@show {number}", "@back", "@take-up"),
    *("@here", "@rematch"),
)


@pytest.mark.parametrize("action", FORGED)
@pytest.mark.parametrize("moment", ["lobby", "running", "over"])
async def test_nobody_else_reaches_a_private_table(world: World, action: str, moment: str) -> None:
    ana, bea = world.group("Ana", "Bea")
    ana.plays_in = "direct"
    number = await open_private(ana, "skull")
    if moment != "lobby":
        await begin(ana, number)
    if moment == "over":
        await world.bot.services.seats.cancel(number, ana.id, False, None, seen="running")
    public = await open_table(bea, robots=1)
    before = await world.header(number)
    answer = await tap(bea, world.table(public), f"1:{number}:0:{action.format(number=number)}")
    await world.wait(2)
    assert answer.private
    assert not any(post.table == number for post in (*world.posts(viewer=bea.id), *bea.dms()))
    assert await world.header(number) == before


async def test_finished_private_match_is_replayed_by_its_player_only(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    mate = world.person("Mate", moderator=True)
    ana.plays_in = "direct"
    lobby = await open_table(bea, game="skull", robots=2)
    opened = await ana.choose(world.table(lobby), "@more", "alone")
    number = opened.posts[-1].table
    await ana.press(opened.posts[-1], opened.posts[-1].offering("@start")[0])
    header = await world.header(number)
    assert (header.is_private, header.guild_id) == (True, None)
    ana.plays_in = "panel"
    while await world.status(number) == "running":
        await ana.acts(world.rng, number)
        await world.wait(1.6)
    said = f"#{number:04x}"
    for person in (bea, mate):
        assert not any(post.table == number for post in (await person.slash("replay", match=said)).posts)
        assert said not in (await person.slash("history")).text.lower()
    shown = await ana.slash_in_dm("history")
    assert len(shown.posts) == 1
    totals = (await world.stored_rows())["totals"]
    assert {(row["guild_id"], row["alone"]) for row in totals} == {(NOWHERE, True)}


async def test_private_table_beside_public_ones(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    ana.plays_in = "direct"
    public = await start_table(ana, bea, robots=0)
    own = [await open_private(ana, game) for game in ("skull", "hearts")]
    for number in own:
        await begin(ana, number)
    quay = world.guild.create_text_channel("quay")
    for number in (public, *own):
        asked = await ana.slash("hand", quay)
        assert {one.action for one in asked.posts[-1].buttons} == {f"@pick {one}" for one in (public, *own)}
        panel = (await ana.picks_table(asked, number)).posts[-1]
        assert panel.table == number
        assert panel.private
    mine = await ana.slash("table mine")
    assert mine.private
    await world.crash()
    assert {header.id for header in await live(world)} == {public, *own}


async def test_opening_is_limited(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    for _ in range(3):
        await open_private(ana, "skull")
    refused = await ana.slash_in_dm("hearts new")
    assert refusal(refused, "unfinished-private")
    assert len(await live(world)) == 3


async def test_leaving_puts_the_table_to_sleep_and_back_wakes_it(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    number = await open_private(ana, "skull")
    panel = await begin(ana, number)
    asked = (
        await ana.use_tool("leave?", on=panel)
        if panel.offering("@leave?")
        else await ana.use_tool("leave", on=panel)
    )
    await ana.confirms(asked)
    await world.wait(3)
    assert (await world.header(number)).asleep
    rows = len(await world.rows(number))
    await world.wait(60)
    assert len(await world.rows(number)) == rows
    await ana.slash_in_dm("table back")
    await play_alone(ana, number)
    assert await world.status(number) == "over"


async def test_owner_is_never_mentioned_and_nothing_is_due(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    number = await open_private(ana, "skullking")
    await begin(ana, number)
    before = len(ana.dms())
    for _ in range(30):
        await world.wait(3600 * 6)
    assert len(ana.dms()) == before
    assert (await world.header(number)).asleep
    assert [row.by for row in await world.rows(number)].count("deadline") == 0
    await play_alone(ana, number)
    assert await world.status(number) == "over"


async def test_no_direct_message_comes_unasked_for_a_table_opened_elsewhere(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    lobby = await open_table(bea, game="skull", robots=2)
    await ana.slash_in_dm("help")  # Her direct messages are known.
    opened = await ana.choose(world.table(lobby), "@more", "alone")
    number = opened.posts[-1].table
    before = len(ana.dms())
    assert opened.private
    await ana.press(opened.posts[-1], opened.posts[-1].offering("@start")[0])
    await world.wait(3600)
    assert len(ana.dms()) == before
    panel = (await ana.slash("hand")).posts[-1]
    assert panel.table == number
    assert panel.private


async def test_slot_is_the_hand_of_its_owner(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    number = await open_private(ana, "skull")
    await begin(ana, number)
    await world.wait(3)
    slots = [row for row in (await world.stored_rows())["slots"] if row["table_id"] == number]
    assert [row["kind"] for row in slots] == [HAND]


async def play_ephemerally(
    world: World, person: Person, number: int, seen: Callable[[], list[Message]]
) -> None:
    """Play a match in the newest ephemeral message among those that the person sees."""
    while await world.status(number) == "running":
        panel = [post for post in seen() if post.table == number and (post.buttons or post.menus)][-1]
        assert panel.private
        await person.acts_in(panel, world.rng)
        await world.wait(1.6)


async def test_match_is_played_on_a_server_without_the_bot(world: World) -> None:
    ana = world.person("Ana")
    with abroad(world, ana) as there:
        opened = await there.slash("skull new")
        number = opened.posts[-1].table
        header = await world.header(number)
        assert (header.is_private, header.guild_id, opened.private) == (True, None, True)
        await there.press(opened.posts[-1], opened.posts[-1].offering("@start")[0])
        await world.crash()
        panel = (await there.slash("hand")).posts[-1]
        assert panel.private

        def seen() -> list[Message]:
            return there.visible_messages(there.channel)

        await play_ephemerally(world, there, number, seen)
        assert not world.posts(there.channel)
        assert not ana.dms()


async def test_match_is_played_in_a_group(world: World) -> None:
    ana = world.person("Ana")
    with in_group(ana):
        opened = await ana.slash_in_dm("skull new")
        assert opened.private
        number = opened.posts[-1].table
        await ana.press(opened.posts[-1], opened.posts[-1].offering("@start")[0])
        await play_ephemerally(world, ana, number, ana.dms)
        assert all(post.private for post in ana.dms())
    assert not world.requests("POST", "/messages")


async def test_hand_brings_a_table_from_a_group_into_direct_messages(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    with in_group(ana):
        number = (await ana.slash_in_dm("skull new")).posts[-1].table
    lobby = (await ana.slash_in_dm("hand")).posts[-1]
    assert lobby.table == number
    assert not lobby.private
    await begin(ana, number)
    await play_alone(ana, number)
    assert private_panel(ana, number).offering("@rematch")


async def test_result_outside_servers_counts_in_ones_own_statistics(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    number = await open_private(ana, "skull")
    await begin(ana, number)
    await play_alone(ana, number)
    totals = (await world.stored_rows())["totals"]
    assert {(row["guild_id"], row["alone"], row["matches"]) for row in totals} == {(NOWHERE, True, 1)}
    assert says((await ana.slash_in_dm("stats")).text, "stats-solo-why")
    await world.bot.services.tables.boards.recount_all()
    assert (await world.stored_rows())["totals"] == totals


@pytest.mark.rule("T-107")
@pytest.mark.parametrize("action", ["@here", "@share podium", "@pause"])
async def test_private_table_is_neither_shown_nor_shared_nor_paused(world: World, action: str) -> None:
    ana = world.person("Ana", plays_in="direct")
    number = await open_private(ana, "skull")
    await begin(ana, number)
    if action.startswith("@share"):
        await play_alone(ana, number)
    answer = await tap(ana, private_panel(ana, number), f"1:{number}:0:{action}")
    assert refusal(answer, "T-107")
    assert not world.posts()
