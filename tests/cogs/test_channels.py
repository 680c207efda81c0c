"""One person or channel with several tables: every click and panel belongs to the right table."""

from __future__ import annotations

from tests.sim.evening import export_log, is_over, open_table, start, start_table
from tests.sim.sentences import says
from tests.sim.skull_king_scorer import count
from tests.sim.world import World


async def test_two_tables_in_one_channel_are_played_side_by_side(world: World) -> None:
    """Ana plays at both tables; every click counts at the table whose message has the button."""
    await world.shorten_matches(1, 3)
    ana, bea, carl, dora, eva = world.group("Ana", "Bea", "Carl", "Dora", "Eva")
    first = await open_table(ana, bea, carl)
    second = await open_table(dora, ana, eva)
    assert first != second
    await start(ana, first)
    await start(dora, second)
    past_occupants = {first: [ana, bea, carl], second: [dora, ana, eva]}
    idle = 0
    while any(not is_over(world.table(number)) for number in past_occupants):
        acted = False
        for number, people in past_occupants.items():
            if not is_over(world.table(number)):
                for person in people:
                    acted |= await person.acts(world.rng, table=number)
        idle = 0 if acted else idle + 1
        assert idle < 30
        if not acted:
            await world.wait()
    for number, people in past_occupants.items():
        counted = count(await export_log(people[1], number))
        header = await world.header(number)
        assert {p["seat"]: p["points"] for p in header.standing or []} == dict(enumerate(counted.totals))
        seated = {row.by for row in await world.rows(number) if row.seat >= 0}
        assert seated == {f"u:{person.id}" for person in people}


async def test_hand_and_leave_ask_a_player_of_several_tables_to_choose(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    berth, quay = (world.guild.create_text_channel(name) for name in ("berth", "quay"))
    first = await open_table(ana, bea, carl)
    second = await open_table(bea, ana, carl, channel=berth)
    for number, host, channel in ((first, ana, None), (second, bea, berth)):
        await start(host, number, channel)
    elsewhere = await ana.slash("hand", quay)
    assert elsewhere.private
    assert elsewhere.posts[-1].labels == [f"Skull King #{second}", f"Skull King #{first}"]
    panel = (await ana.picks_table(elsewhere, second)).posts[-1]
    assert panel.private
    assert panel.table == second
    answer = await ana.slash_and_confirm("table leave", quay)
    assert answer.private
    assert answer.posts[-1].labels == elsewhere.posts[-1].labels
    here = await ana.slash("hand", berth)
    assert here.posts[-1].table == second
    assert (await ana.slash("hand")).posts[-1].table == first


async def test_hand_opens_in_other_channels_and_direct_messages(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    quay = world.guild.create_text_channel("quay")
    number = await start_table(ana, bea, carl)
    answer = await ana.slash("hand", quay)
    assert answer.private
    assert answer.posts[-1].table == number
    panel = answer.posts[-1]
    done = await ana.press(panel, panel.offering("bid")[1])
    assert says(done, "sk-head-bid-in", bid=1)
    dm = await ana.member.user.slash("hand")
    assert dm.response is not None
    assert says(ana._answer(dm), "sk-head-bid-in", bid=1)


async def test_a_new_panel_replaces_the_players_old_panel(world: World) -> None:
    """Only private messages count; the table's public message stays."""
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await start_table(ana, bea, carl)
    for _ in range(3):
        await ana.click("@hand", on=world.table())
        await world.wait()
    assert len([post for post in ana.visible_messages() if post.private and post.table == number]) == 1


async def test_an_open_panel_is_updated_when_others_play(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await start_table(ana, bea, carl)
    panel = await ana.opens_panel()
    await bea.bids(1)
    await carl.bids(1)
    await ana.bids(1)
    await world.wait(4)
    first = next(p for p in (ana, bea, carl) if p.panel().offering("play"))
    next(p for p in (ana, bea, carl) if p is not first)
    await first.plays()
    await world.wait()
    assert ana.panel().id == panel.id
    assert any(p.panel().offering("play") for p in (ana, bea, carl))
