"""With two tables in one channel, commands reach the table that the player or moderator means."""

from __future__ import annotations

import pytest

from bot.store.tables import list_live_tables
from bot.texts.sentences import texts
from tests.cogs.evening.scenes import address, bidding
from tests.sim.evening import open_table, start, start_table
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.sentences import says
from tests.sim.world import World


async def test_a_moderator_can_kick_a_player_from_the_older_table(world: World) -> None:
    """Kicking finds the person's table, not the newest table of the channel."""
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    mate = world.person("Mate", moderator=True)
    older = await start_table(ana, bea, robots=1)
    newer = await start_table(carl, dora, robots=1)
    await mate.slash_and_confirm("table kick", player=bea.member)
    assert "Bea" not in await world.seats(older)
    assert {"Carl", "Dora"} <= set(await world.seats(newer))


async def test_a_moderator_is_asked_which_table_to_close_or_show(world: World) -> None:
    """The command does not silently use the newest table."""
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    mate = world.person("Mate", moderator=True)
    older = await open_table(ana, bea, robots=1)
    newer = await start_table(carl, dora, robots=1)
    asked = await mate.slash("table show")
    assert asked.private
    before = world.table(older).id
    await mate.picks_table(asked, older)
    await world.wait(3)
    assert world.table(older).id > before
    asked = await mate.slash_and_confirm("table cancel")
    assert asked.private
    assert any(button.action.endswith(f" {older}") for button in asked.posts[-1].buttons)
    assert [await world.status(number) for number in (older, newer)] == ["lobby", "running"]
    answer = await mate.confirms(await mate.picks_table(asked, older))
    assert says(answer, "table-cancelled")
    assert [await world.status(number) for number in (older, newer)] == ["cancelled", "running"]
    # The host of the other table can mean only their own.
    assert says(await carl.slash_and_confirm("table cancel"), "match-cancelled")


@pytest.mark.rule("T-11", "T-13")
async def test_a_table_of_another_server_cannot_be_closed_here(world: World) -> None:
    """Moderators cannot close tables of other servers; players cannot close tables of others."""
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    mate = world.person("Mate", moderator=True)
    quay = world.guild.create_text_channel("quay")
    here, there = await open_table(ana, bea), await open_table(carl, dora, channel=quay)
    second = await open_table(bea, ana)
    post = world.table(here)
    for words in (str(there), "0", "x", f"{here} {second}"):
        answer = await tap(mate, post, f"1:0:0:@cancel {words}")
        assert says(answer, "T-11")
    assert says(await tap(carl, post, f"1:0:0:@cancel {here}"), "T-13")
    for words in (str(there), "x", f"{here} {second}", ""):
        for verb in (f"@kick {bea.id}", f"@substitute {bea.id} 0", "@leave-table", "@back-table"):
            answer = await tap(mate, post, f"1:0:0:{verb} {words}")
            assert says(answer, "T-11")
    for who in ("x", "-1", "²", str(2**63), "9" * 30):
        for verb in (f"@kick {who}", f"@substitute {who} 0", f"@substitute 0 {who}"):
            assert says(await tap(mate, post, f"1:0:0:{verb} {here}"), "T-3")
    nobody = await tap(mate, post, f"1:0:0:@substitute {2**62} 0 {here}")
    assert says(nobody, "T-59")
    assert [await world.status(number) for number in (here, there, second)] == ["lobby"] * 3


async def test_a_command_applies_to_the_table_of_its_channel_or_thread(
    world: World,
) -> None:
    """The player sits at both tables, one in the channel and one in its thread."""
    await world.save_settings(timer="off", threads="second")
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    above = await start_table(ana, bea, carl)
    await ana.slash("skullking new")
    threaded = next(
        header for header in await world.bot.services.store.read(list_live_tables) if header.thread_id
    )
    thread = world.env.backend.get_channel(threaded.thread_id or 0)
    for person in (bea, carl):
        await tap(person, world.table(threaded.id, thread), f"1:{threaded.id}:0:@join")
    await world.wait()
    await start(ana, threaded.id, thread)
    assert says(await ana.slash_and_confirm("table kick", player=bea.member), "kicked")
    answer = await ana.slash_and_confirm("table substitute", player=bea.member, instead_of=bea.member)
    assert says(answer, "substituted")
    assert (await carl.slash("hand")).posts[-1].table == above
    assert "several tables" not in (await carl.slash_and_confirm("table leave")).text
    assert "Carl" not in await world.seats(above)
    assert (await carl.slash("table back")).posts[-1].table == above
    assert [set(await world.seats(number)) for number in (above, threaded.id)] == [{"Ana", "Bea", "Carl"}] * 2


async def test_a_kick_from_a_lobby_mentions_no_robot(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    answer = await ana.slash_and_confirm("table kick", player=bea.member)
    assert answer.text == texts("en")("kicked-lobby")
    assert await world.seats(number) == ["Ana"]


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_kicking_or_replacing_a_person_at_two_shared_tables_asks_which_table(
    world: World, locale: str
) -> None:
    """Naming the channel would not tell the tables apart, as both are in the same channel."""
    kicked, seated = {
        "en-US": ("A robot plays that seat now", "Somebody else plays that seat now"),
        "es-ES": ("Un robot juega ahora en ese asiento", "Ahora juega otra persona en ese asiento"),
        "fr": ("Un robot joue maintenant à cette place", "Quelqu’un d’autre joue maintenant à cette place"),
    }[locale]
    (ana,) = world.group("Ana", locale=locale)
    bea, zoe = world.group("Bea", "Zoe")
    older, newer = await open_table(ana, bea, robots=1), await open_table(ana, bea, robots=1)
    for number in (older, newer):
        await start(ana, number)
    for command, options, done in (
        ("table kick", {"player": bea.member}, kicked),
        ("table substitute", {"player": zoe.member, "instead_of": bea.member}, seated),
    ):
        asked = await ana.slash(command, **options)
        assert asked.private
        button = next(b for b in asked.posts[-1].buttons if b.action.endswith(f" {older}"))
        assert done in (await ana.confirms(await ana.press(asked.posts[-1], button))).text
        # The command now fits only one table, so the bot does not ask.
        assert done in (await ana.slash_and_confirm(command, **options)).text
    for number in (older, newer):
        assert "Bea" not in await world.seats(number)
        assert "Zoe" in await world.seats(number)


async def test_leaving_asks_which_of_two_tables_to_leave(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    older, newer = await open_table(ana, bea, robots=1), await open_table(bea, ana, robots=1)
    for host, number in ((ana, older), (bea, newer)):
        await start(host, number)
    answer = await ana.confirms(await ana.picks_table(await ana.slash("table leave"), older))
    assert says(answer, "left")
    assert ["Ana" in await world.seats(number) for number in (older, newer)] == [False, True]
    # Ana may now return to one table and leave the other, so the bot does not ask.
    assert (await ana.slash("table back")).posts[-1].table == older
    await ana.confirms(await ana.picks_table(await ana.slash("table leave"), older))
    assert says(await ana.slash_and_confirm("table leave"), "left")
    panel = await ana.picks_table(await ana.slash("table back"), older)
    assert panel.posts[-1].table == older
    assert ["Ana" in await world.seats(number) for number in (older, newer)] == [True, False]


async def test_showing_or_closing_other_peoples_tables_asks_which_table(world: World) -> None:
    """The person sits at neither of the channel's two tables."""
    ana, bea, carl, dora, zoe = world.group("Ana", "Bea", "Carl", "Dora", "Zoe")
    numbers = [await open_table(ana, bea), await open_table(carl, dora)]
    for command in ("table show", "table cancel"):
        asked = await zoe.slash(command)
        assert asked.posts[-1].labels == [f"Skull King #{number}" for number in numbers]
    assert [await world.status(number) for number in numbers] == ["lobby"] * 2


async def test_a_table_a_player_was_kicked_from_is_not_offered(
    world: World,
) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    quay, berth = (world.guild.create_text_channel(name) for name in ("quay", "berth"))
    here = await open_table(ana, bea, robots=1)
    there = await open_table(carl, bea, robots=1, channel=quay)
    for host, number, channel in ((ana, here, None), (carl, there, quay)):
        await start(host, number, channel)
    await ana.slash_and_confirm("table kick", player=bea.member)
    for channel in (world.channel, quay, berth):
        assert (await bea.slash("hand", channel)).posts[-1].table == there
    await bea.slash_and_confirm("table leave", berth)
    assert "Bea" not in await world.seats(there)
    assert (await bea.slash("table back", berth)).posts[-1].table == there
    # Without another running table, `/hand` says that a robot has the seat.
    await carl.slash_and_confirm("table cancel", quay)
    assert says(await bea.slash("hand", berth), "gone-kicked", by="Ana")
    assert (await bea.slash("table back", berth)).posts[-1].table == there
    assert await world.status(there) == "running"


@pytest.mark.rule("T-59")
async def test_a_substitute_who_leaves_the_server_during_the_choice_gets_no_seat(world: World) -> None:
    ana, bea, zoe = world.group("Ana", "Bea", "Zoe")
    numbers = [await open_table(ana, bea, robots=1) for _ in range(2)]
    for number in numbers:
        await start(ana, number)
        await ana.slash_and_confirm("table kick", player=bea.member)
    asked = await ana.slash_and_confirm("table substitute", player=zoe.member)
    world.guild.remove_member(zoe.member)
    answer = await ana.press(asked.posts[-1], asked.posts[-1].buttons[0])
    assert says(answer, "T-59", player="Zoe")
    for number in numbers:
        assert "Zoe" not in await world.seats(number)


async def test_two_clicks_on_the_chooser_leave_one_panel(world: World) -> None:
    """The message shows the table chosen last; updates of the other table do not overwrite the message."""
    ana, bea = world.group("Ana", "Bea")
    quay = world.guild.create_text_channel("quay")
    first = await open_table(ana, bea, robots=1)
    second = await open_table(ana, bea, robots=1, channel=quay)
    await start(ana, first)
    await start(ana, second, quay)
    asked = (await ana.slash("hand", world.guild.create_text_channel("loft"))).posts[-1]
    taps = [Tap(ana, asked, f"1:0:0:@pick {number}") for number in (first, second)]
    await tap_at_once(world, *taps)
    await world.wait(4)
    open_ = world.bot.courier.panels
    assert [open_.users_at(number) for number in (first, second)] == [[], [ana.id]]
    await bea.bids(1, table=first)
    await world.wait(4)
    (shown,) = [
        post
        for post in world.posts(world.env.backend.get_channel(asked.stored.channel_id), ana.id)
        if post.id == asked.id
    ]
    assert shown.table == second


@pytest.mark.parametrize("tables", [1, 2])
async def test_a_command_in_a_direct_message_posts_a_table_below(world: World, tables: int) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    if tables == 2:
        await open_table(ana, channel=world.guild.create_text_channel("quay"))
    before = world.table(number).id
    answer = await ana.slash_in_dm("table show")
    if tables == 2:
        answer = await ana.picks_table(answer, number)
    assert world.table(number).id > before
    assert address(world, world.table(number)) in answer.text
    # A direct message gives no access to other people's tables.
    assert says(await world.person("Carl").slash_in_dm("table show"), "T-15")


@pytest.mark.parametrize(
    ("locale", "question", "yours", "waits", "company"),
    [
        ("en-US", "Which table's hand do you want to see?", "your turn", "waiting for Bea", "with Bea"),
        ("es-ES", "¿De qué mesa quieres ver tus cartas?", "te toca", "esperando a Bea", "con Bea"),
        ("fr", "De quelle table veux-tu voir ta main ?", "à toi", "on attend Bea", "avec Bea"),
    ],
)
@pytest.mark.parametrize("cards", ["emojis", "words"])
async def test_a_chooser_names_purpose_place_players_and_turn(
    world: World, locale: str, question: str, yours: str, waits: str, company: str, cards: str
) -> None:
    await world.save_settings(timer="off", threads="never")
    (ana,) = world.group("Ana", locale=locale)
    bea = world.person("Bea")
    shown = (await ana.slash("settings")).posts[-1]
    await ana.choose(shown, "@prefer cards", cards)
    done, open_ = await bidding(world, ana, bea), await bidding(world, ana, bea)
    await ana.bids(0, table=done)
    asked = (await ana.slash("hand")).posts[-1]
    head, *lines = asked.text.replace("\u00a0", " ").splitlines()
    assert head == f"## {question}"
    told = {number: next(line for line in lines if f"#{number}," in line) for number in (done, open_)}
    assert all(f"<#{world.channel.id}>" in line and company in line for line in told.values())
    assert waits in told[done]
    assert yours not in told[done]
    assert f"**{yours}**" in told[open_]
    assert set(asked.labels) == {f"Skull King #{number}" for number in (done, open_)}


async def test_the_chooser_of_tables_asks_a_question_for_each_command(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    zoe, mate = world.person("Zoe"), world.person("Mate", moderator=True)
    for number in (await open_table(ana, bea, robots=1), await open_table(ana, bea, robots=1)):
        await start(ana, number)
    asked = [
        (await ana.slash(command, **options)).posts[-1]
        for command, options in (
            ("hand", {}),
            ("table show", {}),
            ("table leave", {}),
            ("table kick", {"player": bea.member}),
            ("table substitute", {"player": zoe.member}),
            ("table cancel", {}),
        )
    ]
    heads = [shown.text.splitlines()[0] for shown in asked]
    assert len(set(heads)) == len(heads)
    assert all(head.startswith("## ") and head.endswith("?") for head in heads), heads
    watched = (await mate.slash("table show")).posts[-1]
    assert "robot plays your seat" not in watched.text, (
        "who sits at neither table only reads whose turn it is"
    )
