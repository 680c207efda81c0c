"""Seats change hands: kicked, left to a robot, given to somebody new; the next person becomes host."""

from __future__ import annotations

import pytest

from bot.store.tables import list_live_tables
from tests.cogs.evening.scenes import bidding, play_out, reveal, role
from tests.sim.evening import open_table, play_match, start
from tests.sim.sentences import says
from tests.sim.world import World


async def people_of(world: World, number: int) -> set[str]:
    return set(await world.seats(number))


# ---- kick ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-13")
async def test_only_the_host_and_moderators_may_replace_a_player_by_a_robot(world: World) -> None:
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    captain = world.person("Captain", moderator=True)
    number = await bidding(world, *people)
    for person in (bea, world.person("Zoe")):
        answer = await person.slash_and_confirm("table kick", player=carl.member)
        assert answer.private
        assert says(answer, "T-13")
    assert await people_of(world, number) == {"Ana", "Bea", "Carl"}
    answer = await ana.slash_and_confirm("table kick", player=carl.member)
    assert answer.private
    assert says(answer, "kicked")
    await captain.slash_and_confirm("table kick", player=bea.member)
    await world.wait(5)
    assert not {"Bea", "Carl"} & await people_of(world, number)
    shown = world.table(number).text.replace("\\", "")
    assert not says(shown, "stand-in")
    assert says(shown, "host-now", player="Ana")
    told = (await carl.click("@hand", on=world.table(number))).text
    assert says(told, "gone-kicked", by="Ana")
    assert says(told, "gone-robot")


async def test_members_with_the_servers_chosen_role_may_kick(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    mate = world.person("Mate")
    number = await bidding(world, *people)
    number_of_role = role(world, mate)
    assert says(await mate.slash_and_confirm("table kick", player=people[2].member), "T-13")
    await world.save_settings(timer="off", moderator_role=number_of_role)
    assert says(await mate.slash_and_confirm("table kick", player=people[2].member), "kicked")
    assert "Carl" not in await people_of(world, number)


@pytest.mark.rule("T-25")
async def test_people_without_a_seat_at_the_table_cannot_be_kicked(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, ana, bea, robots=1)
    answer = await ana.slash_and_confirm("table kick", player=carl.member)
    assert answer.private
    assert says(answer, "T-25")
    assert {"Ana", "Bea"} <= await people_of(world, number)


async def test_the_place_of_a_player_kicked_from_a_lobby_can_be_taken(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea)
    await ana.slash_and_confirm("table kick", player=bea.member)
    assert await world.seats(number) == ["Ana"]
    await carl.click("@join")
    assert await world.seats(number) == ["Ana", "Carl"]


@pytest.mark.rule("T-60")
async def test_only_host_or_moderator_lets_back_a_player_kicked_from_a_lobby(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea, carl)
    await ana.slash_and_confirm("table kick", player=bea.member)
    await world.wait()
    await world.crash()
    for answer in (await bea.click("@join"), await bea.click("@leave")):
        assert answer.private
        assert says(answer, "T-60", host="Ana")
    assert says(await bea.slash_and_confirm("table substitute", player=bea.member), "T-13")
    assert await world.seats(number) == ["Ana", "Carl"]
    answer = await ana.slash_and_confirm("table substitute", player=bea.member)
    assert says(answer, "substituted-lobby")
    assert await world.seats(number) == ["Ana", "Carl", "Bea"]
    # Once let back, a player may leave and join freely.
    await bea.click("@leave")
    await bea.click("@join")
    assert await world.seats(number) == ["Ana", "Carl", "Bea"]


@pytest.mark.rule("T-60")
async def test_a_host_kicked_from_a_lobby_needs_the_next_host_or_a_moderator(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    mate = world.person("Mate", moderator=True)
    number = await open_table(ana, bea)
    await mate.slash_and_confirm("table kick", player=ana.member)
    assert says(await ana.click("@join"), "T-60", host="Bea")
    assert says(await bea.slash_and_confirm("table substitute", player=bea.member), "T-8")
    await mate.slash_and_confirm("table substitute", player=ana.member)
    assert await world.seats(number) == ["Bea", "Ana"]


async def test_a_moderator_kicked_from_a_lobby_can_let_themselves_back(world: World) -> None:
    ana = world.person("Ana")
    mate = world.person("Mate", moderator=True)
    number = await open_table(ana, mate)
    await ana.slash_and_confirm("table kick", player=mate.member)
    assert says(await mate.click("@join"), "T-60")
    await mate.slash_and_confirm("table substitute", player=mate.member)
    assert await world.seats(number) == ["Ana", "Mate"]


async def test_people_who_kick_themselves_from_a_lobby_just_leave(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    await ana.slash_and_confirm("table kick", player=ana.member)
    await ana.click("@join")
    assert await world.seats(number) == ["Bea", "Ana"]


@pytest.mark.rule("T-2")
async def test_letting_back_a_person_who_was_not_kicked_is_refused(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea)
    answer = await ana.slash_and_confirm("table substitute", player=carl.member)
    assert says(answer, "T-2")
    assert await world.seats(number) == ["Ana", "Bea"]


@pytest.mark.rule("T-60")
async def test_a_kick_from_a_lobby_applies_to_that_lobby_only(world: World) -> None:
    await world.shorten_matches(1)
    ana, bea = people = world.group("Ana", "Bea")
    number = await open_table(ana, bea, robots=1)
    await ana.slash_and_confirm("table kick", player=bea.member)
    await ana.slash_and_confirm("table substitute", player=bea.member)
    await start(ana, number)
    podium = await play_match(world, people, number)
    await ana.click("@rematch", on=podium)
    await world.wait()
    (lobby,) = await world.bot.services.store.read(list_live_tables)
    assert "Bea" in await world.seats(lobby.id)
    await ana.slash_and_confirm("table kick", player=bea.member)
    assert says(await bea.click("@rematch", on=podium), "T-60")
    assert "Bea" not in await world.seats(lobby.id)
    await ana.slash_and_confirm("table cancel")
    await bea.click("@rematch", on=podium)
    (fresh,) = await world.bot.services.store.read(list_live_tables)
    assert {"Ana", "Bea"} <= set(await world.seats(fresh.id))


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_a_direct_message_tells_a_kicked_player_who_kicked_them(world: World, locale: str) -> None:
    told = {
        "en-US": "# Mate has removed you from a table\n\nSkull King #",
        "es-ES": "# Mate te ha sacado de una mesa\n\nSkull King #",
        "fr": "# Mate t’a fait quitter une table\n\nSkull King #",
    }[locale]
    ana, carl, dora = world.group("Ana", "Carl", "Dora")
    bea = world.person("Bea", locale)
    mate = world.person("Mate", moderator=True)
    number = await open_table(ana, bea, carl)
    await mate.slash_and_confirm("table kick", player=bea.member)
    await world.wait(3)
    (dm,) = bea.dms()
    assert dm.text.startswith(f"{told}{number}, <#{world.channel.id}>")
    # Later events at the table and a restart neither send nor edit direct messages about the kick.
    await dora.click("@join")
    await world.crash()
    await start(ana, number)
    await ana.slash_and_confirm("table cancel")
    await world.wait(3)
    assert [(post.id, post.text) for post in bea.dms()] == [(dm.id, dm.text)]
    assert not [post for person in (ana, carl) for post in person.dms() if "removed" in post.text]


# ---- substitutes -------------------------------------------------------------------------------------------


async def test_a_substitute_takes_a_robots_seat_and_gets_the_hand(world: World) -> None:
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    zoe = world.person("Zoe", "fr")
    await zoe.slash("settings")
    number = await bidding(world, *people)
    await bea.slash_and_confirm("table leave")
    answer = await ana.slash_and_confirm("table substitute", player=zoe.member)
    assert answer.private
    assert says(answer, "substituted")
    await world.wait(4)
    assert await people_of(world, number) == {"Ana", "Zoe", "Carl"}
    dm = zoe.dms()[-1]
    assert says(dm, "sk-short-bid", "fr") or "manche 1" in dm.text
    await zoe.opens_panel()
    await reveal(world, ana, zoe, carl)
    assert not says(world.table(number), "stand-in")
    assert says(await bea.click("@hand", on=world.table(number)), "gone-given", by="Ana", player="Zoe")
    assert says(await bea.slash("table back"), "T-62", player="Zoe")


async def test_a_former_players_direct_message_shows_no_later_cards(world: World) -> None:
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    zoe = world.person("Zoe")
    await zoe.prefers("autoplay", "off")
    number = await bidding(world, *people)
    await bea.slash_and_confirm("table leave")
    await ana.slash_and_confirm("table substitute", player=zoe.member)
    await world.wait(4)
    before = [post.text for post in bea.dms()]
    for tricks, person in enumerate((ana, carl, zoe)):
        await person.bids(tricks % 2)
    await world.wait(4)
    assert [post.text for post in bea.dms()] == before
    await play_out(world, ana, zoe, carl)
    await world.wait(10)
    assert says(world.table(number), "sk-title", round=2, rounds=10)
    assert not any(says(post, "sk-title", round=2, rounds=10) for post in bea.dms())
    assert says(zoe.panel(), "sk-title", round=2, rounds=10)


async def test_a_substitute_can_be_given_a_chosen_seat(world: World) -> None:
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    zoe = world.person("Zoe")
    number = await bidding(world, *people)
    seat = (await world.seats(number)).index("Carl")
    for person in (bea, carl):
        await person.slash_and_confirm("table leave")
    await ana.slash_and_confirm("table substitute", player=zoe.member, instead_of=carl.member)
    assert (await world.seats(number))[seat] == "Zoe"


@pytest.mark.rule("T-8", "T-26", "T-27", "T-13")
async def test_people_who_have_seen_a_hand_of_the_match_cannot_be_substitutes(world: World) -> None:
    """A substitute must not have seen any other hand of the match."""
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    zoe = world.person("Zoe")
    number = await bidding(world, *people)
    before = await world.seats(number)
    assert says(await ana.slash_and_confirm("table substitute", player=zoe.member), "T-27")
    refused = await ana.slash_and_confirm("table substitute", player=zoe.member, instead_of=bea.member)
    assert says(refused, "T-27")
    assert await world.seats(number) == before
    for person in (bea, carl):
        await person.slash_and_confirm("table leave")
    assert says(await ana.slash_and_confirm("table substitute", player=ana.member), "T-8")
    first, other = sorted((bea, carl), key=lambda person: before.index(person.name))
    answer = await ana.slash_and_confirm("table substitute", player=other.member, instead_of=first.member)
    assert answer.private
    assert says(answer, "T-26")
    assert says(await bea.slash_and_confirm("table substitute", player=zoe.member), "T-13")
    await ana.slash_and_confirm("table substitute", player=first.member)
    assert (await world.seats(number))[before.index(first.name)] == first.name
    assert world.person("Dora")


@pytest.mark.rule("T-30")
async def test_an_app_cannot_be_a_substitute(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea, robots=1)
    user = world.env.create_user("gull", global_name="Gull", bot=True)
    answer = await ana.slash_and_confirm("table substitute", player=world.guild.add_member(user))
    assert answer.private
    assert says(answer, "T-30")
    assert "Gull" not in await people_of(world, number)


# ---- the host ----------------------------------------------------------------------------------------------


async def test_the_next_person_becomes_host_when_the_host_leaves(world: World) -> None:
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl", locale="es-ES")
    await world.save_settings(timer="off", language="es")
    number = await bidding(world, *people)
    await ana.slash_and_confirm("table leave")
    await world.wait(3)
    seats = await world.seats(number)
    heir, other = sorted((bea, carl), key=lambda person: seats.index(person.name))
    assert f"Anfitrión: {heir.name}" in world.table(number).text
    assert "anfitrión" in (await other.slash_and_confirm("table cancel")).text
    assert "anfitrión" in (await ana.slash_and_confirm("table cancel")).text
    await ana.slash("table back")
    assert (await world.header(number)).host == heir.id
    await heir.slash_and_confirm("table cancel")
    assert await world.status(number) == "cancelled"


async def test_the_person_who_wakes_an_abandoned_table_becomes_host(world: World) -> None:
    ana, _, carl = people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    for person in people:
        await person.slash_and_confirm("table leave")
    await world.wait(3)
    await carl.click("@back", on=world.table(number))
    assert (await world.header(number)).host == carl.id
    assert says(await ana.slash_and_confirm("table cancel"), "T-13")
