"""Second doors to private tables: moderators, deletions, unasked messages, `/hand` beside public tables."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.store.people import get_person
from bot.store.servers import delete_server, mark_removed
from bot.store.tables import list_live_tables
from tests.sim.abroad import abroad
from tests.sim.evening import open_table, start_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.private import begin, open_private, play_alone
from tests.sim.sentences import says
from tests.sim.world import World


async def practise(world: World, person: Person, host: Person) -> int:
    """Begin a private match from a lobby of `host`; return its table's number."""
    lobby = await open_table(host, game="skull", robots=2)
    opened = await person.choose(world.table(lobby), "@more", "alone")
    number = opened.posts[-1].table
    await person.press(opened.posts[-1], opened.posts[-1].offering("@start")[0])
    return number


async def play_in_panel(world: World, person: Person, number: int) -> None:
    """Play a private match in its ephemeral panel to its end."""
    while await world.status(number) == "running":
        await person.acts(world.rng, number)
        await world.wait(1.6)


async def close(person: Person, number: int) -> None:
    """Close a table of one's own from the direct messages with the bot."""
    asked = await person.slash_in_dm("table cancel")
    if asked.posts[-1].offering("@cancel"):
        asked = await person.picks_table(asked, number)
    await person.confirms(asked)


def sent(world: World) -> int:
    """Return the number of messages that the bot has sent by itself."""
    return len(world.requests("POST", "/messages"))


# ---- `/hand` brings it anywhere ------------------------------------------------------------------------


async def test_hand_offers_a_private_table_in_the_channel_of_ones_public_lobby(world: World) -> None:
    ana = world.person("Ana")
    number = await practise(world, ana, ana)
    shown = (await ana.slash("hand")).posts[-1]
    assert shown.table == number or f"@pick {number}" in {one.action for one in shown.buttons}


async def test_hand_offers_a_private_table_in_the_channel_of_ones_public_match(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    ana.plays_in = "direct"
    await start_table(ana, bea)
    number = await open_private(ana, "skull")
    await begin(ana, number)
    shown = (await ana.slash("hand")).posts[-1]
    assert f"@pick {number}" in {one.action for one in shown.buttons}


async def test_hand_in_direct_messages_leaves_no_note_that_leads_elsewhere(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    number = await open_private(ana, "skull")
    await begin(ana, number)
    await ana.slash("hand")
    await world.wait(3)
    brought = (await ana.slash_in_dm("hand")).posts[-1]
    await world.wait(3)
    assert [post.id for post in ana.dms() if post.buttons] == [brought.id]


# ---- nothing is sent unasked -----------------------------------------------------------------------------


async def test_lobby_that_nobody_starts_sends_no_message(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    number = await open_private(ana, "skull")
    await world.wait(3600 * 24 * 8)
    assert await world.status(number) == "closed"
    assert sent(world) == 0


@pytest.mark.parametrize("before", [2400, 3600], ids=["40 minutes", "an hour"])
async def test_hand_elsewhere_sends_no_direct_message(world: World, before: int) -> None:
    ana = world.person("Ana", plays_in="direct")
    number = await open_private(ana, "skull")
    await begin(ana, number)
    await world.wait(before)
    await ana.slash("hand")
    await world.wait(5)
    await world.wait(1200)
    assert sent(world) == 0


async def test_closed_direct_messages_are_not_told_at_a_private_table(world: World) -> None:
    ana = world.person("Ana")
    world.bot.courier.direct_messages._undelivered.add(ana.id)
    await practise(world, ana, ana)
    assert not says(ana.panel(), "panel-dm-closed")


# ---- moderators ------------------------------------------------------------------------------------------


async def test_moderator_does_not_close_a_private_table(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    mate = world.person("Mate", moderator=True)
    number = await practise(world, ana, bea)
    page = (await mate.slash("help")).posts[-1]
    asked = await tap(mate, page, f"1:{number}:0:@sure server-close running")
    await mate.confirms(asked)
    assert says(asked, "T-11")
    assert await world.status(number) == "running"


async def test_moderator_is_not_shown_a_private_match_by_its_number(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    mate = world.person("Mate", moderator=True)
    number = await practise(world, ana, bea)
    await play_in_panel(world, ana, number)
    assert says(await mate.slash("boards void", match=f"#{number:04x}"), "T-98")


async def test_block_on_a_server_leaves_ones_private_match_alone(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await practise(world, ana, bea)
    await close(ana, number)
    await world.bot.services.people.block(world.guild.id, ana.id)
    assert (await ana.slash_in_dm("table back")).posts[-1].table == number


# ---- deletions -------------------------------------------------------------------------------------------


async def test_results_outlive_the_server_on_which_they_were_played(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    over = await practise(world, ana, bea)
    await play_in_panel(world, ana, over)
    live = await practise(world, ana, bea)
    store, now = world.bot.services.store, world.bot.services.tables.now()
    await store.write(mark_removed, [world.guild.id], now - timedelta(days=31))
    await delete_server(store.database, world.guild.id, now)
    ana.plays_in = "direct"
    await ana.slash_in_dm("hand")
    await play_alone(ana, live)
    totals = (await world.stored_rows())["totals"]
    assert world.guild.id not in {row["guild_id"] for row in totals}
    await world.bot.services.tables.boards.recount_all()
    assert (await world.stored_rows())["totals"] == totals


async def test_deletion_of_a_person_ends_their_private_tables(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    await begin(ana, await open_private(ana, "skull"))
    await open_private(ana, "hearts")
    page = (await ana.slash_in_dm("privacy")).posts[-1]
    asked = await ana.press(page, page.offering("@delete?")[0])
    form = await ana.confirms(asked)
    await ana.member.user.submit_modal(form.result, {"typed": "delete"})
    await world.wait(5)
    assert await world.bot.services.store.read(list_live_tables) == []
    assert not [post for post in ana.dms() if not post.private and post.buttons]


# ---- names and sentences -----------------------------------------------------------------------------------


async def test_nickname_of_a_foreign_server_is_not_kept_with_a_table(world: World) -> None:
    zoe = world.person("Zoe")
    with abroad(world, zoe, nickname="Grotto Zoe") as there:
        await there.slash("skull new", language="fr")
        await world.wait()
    known = await world.bot.services.store.read(get_person, zoe.id)
    assert known is not None
    assert known.name == "Zoe"


async def test_only_private_table_is_closed_without_a_choice(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    await open_private(ana, "skull")
    asked = await ana.slash_in_dm("table cancel")
    assert not says(asked, "cancel-elsewhere")
    assert asked.posts[-1].offering("@sure")


# ---- pauses ------------------------------------------------------------------------------------------------


async def test_pause_begins_when_the_only_person_against_it_has_left(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await start_table(ana, bea, carl)
    for person in (bea, carl):
        await person.slash("table pause")
    await ana.slash_and_confirm("table leave")
    await world.wait()
    assert (await world.header(number)).paused_at is not None
