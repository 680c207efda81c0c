"""The commands of `/championship`: permissions, defaults, and where championships are shown."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from bot.store import schema
from bot.store.championships import list_championships_in_channel
from tests.cogs.evening.scenes import address, role
from tests.sim.championship import (
    announce,
    announce_and_draw,
    medals_of,
    message_of,
    open_fixtures,
    presses,
    rewrite,
    take_snapshot,
)
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World


@pytest.mark.rule("T-45")
async def test_only_moderators_and_one_role_open_championships_for_the_ranking(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    captain = world.person("Captain", moderator=True)
    await world.save_settings(timer="off", threads="never", championship_role=role(world, bea))
    answer = await ana.slash("championship new", game="skull-king", counts=True)
    assert answer.private
    assert says(answer, "T-45")
    assert world.posts() == []
    assert not (await ana.slash("championship new", game="skull-king")).private
    for person in (bea, captain):
        asked = await person.slash("championship new", game="skull-king", counts=True)
        await person.press(asked.posts[-1], asked.posts[-1].offering("@c-new")[0])
    headers = await world.bot.services.store.read(list_championships_in_channel, world.channel.id)
    assert [(one.organiser, one.feeds) for one in headers] == [
        (captain.id, True),
        (bea.id, True),
        (ana.id, False),
    ]


@pytest.mark.rule("T-14")
async def test_a_format_that_the_game_lacks_is_refused(world: World) -> None:
    ana = world.person("Ana")
    for game, form in (("skull", "league"), ("skull-king", "castillar")):
        answer = await ana.slash("championship new", game=game, format=form)
        assert answer.private
        assert answer.text.startswith("⚓")
    assert world.posts() == []
    await ana.slash("championship new", game="skull")
    header = (await world.bot.services.store.read(list_championships_in_channel, world.channel.id))[0]
    assert header.plan["format"] == "table"


async def test_a_new_championship_uses_the_servers_defaults(world: World) -> None:
    ana = world.person("Ana", "fr")
    await world.save_settings(timer="3d", threads="never", language="es")
    await ana.slash("championship new", game="skull-king")
    header = (await world.bot.services.store.read(list_championships_in_channel, world.channel.id))[0]
    year = str(world.env.now().year)
    assert (header.timer, header.locale, header.season) == ("3d", "es", year)
    assert year in header.name
    asked = await ana.slash(
        "championship new", game="skull-king", timer="60s", language="fr", season="Hiver", name="Le *Grand*"
    )
    await ana.press(asked.posts[-1], asked.posts[-1].offering("@c-new")[0])
    await world.wait()
    header = (await world.bot.services.store.read(list_championships_in_channel, world.channel.id))[0]
    assert (header.timer, header.locale, header.season, header.name) == ("60s", "fr", "Hiver", "Le *Grand*")
    assert r"Le \*Grand\*" in message_of(world).text


@pytest.mark.rule("T-28")
async def test_a_person_who_may_not_open_tables_cannot_open_a_championship(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await world.save_settings(timer="off", threads="never", opener_role=role(world, bea))
    assert (await ana.slash("championship new", game="skull-king")).private
    assert not (await bea.slash("championship new", game="skull-king")).private


@pytest.mark.rule("T-40")
async def test_championship_table_shows_the_channels_championship_or_a_choice(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    quay = world.guild.create_text_channel("quay")
    answer = await ana.slash("championship table")
    assert answer.private
    assert says(answer, "T-40")
    number = await announce(ana, bea, name="First")
    answer = await bea.slash("championship table")
    assert answer.private
    assert "First" in answer.text
    assert says(await bea.slash("championship table", quay), "T-40")
    await announce(bea, name="Second")
    answer = await ana.slash("championship table")
    assert {button.label for button in answer.posts[-1].buttons} == {"First", "Second"}
    chosen = await ana.click(f"@c-pick {number}", on=answer.posts[-1])
    assert chosen.private
    assert "First" in chosen.text
    for forged in ("@c-pick 99", "@c-pick x", "@c-pick", f"@c-pick {number} 2"):
        assert (await tap(ana, answer.posts[-1], f"1:0:0:{forged}")).text.startswith("⚓")
    assert (await tap(ana, message_of(world), "1:99:0:@c-join")).text.startswith("⚓")


async def test_championship_table_in_public_posts_the_championship_again(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await announce(ana, bea)
    before = message_of(world)
    await ana.slash("skullking new")
    await bea.slash("championship table", public=True)
    await world.wait(5)
    after = message_of(world)
    assert after.id > before.id
    assert next(post for post in world.posts() if post.id == before.id).buttons == ()


async def test_championship_table_in_public_is_retried_after_a_server_error(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await announce(ana, bea)
    before = message_of(world)
    world.inject("POST", f"/channels/{world.channel.id}/messages", status=503, times=1)
    await bea.slash("championship table", public=True)
    await world.wait(30)
    assert message_of(world).id > before.id


async def test_the_championship_chosen_from_several_is_posted_again(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    first = await announce(ana, bea, name="First")
    second = await announce(ana, bea, name="Second")
    before = {number: message_of(world, number).id for number in (first, second)}
    answer = await bea.slash("championship table", public=True)
    await world.wait(5)
    assert {number: message_of(world, number).id for number in before} == before, "nobody has chosen yet"
    chosen = await bea.click(f"@c-pick {first}", on=answer.posts[-1])
    assert chosen.private
    assert "First" in chosen.text
    await world.wait(5)
    assert message_of(world, first).id > before[second]
    assert message_of(world, second).id == before[second]
    assert (await tap(bea, answer.posts[-1], f"1:0:0:@c-pick {first} twice")).text.startswith("⚓")


@pytest.mark.rule("T-49")
async def test_my_matches_is_refused_to_people_who_did_not_enter(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    carl = world.person("Carl", "fr")
    number = await announce_and_draw(ana, bea)
    answer = await presses(carl, "@c-mine", number)
    assert answer.private
    assert says(answer, "T-49", "fr")


@pytest.mark.rule("R-HC-17")
async def test_the_ranking_sums_counting_championships_of_a_season(world: World) -> None:
    await world.shorten_matches(1)
    captain = world.person("Captain", moderator=True)
    ana, bea = world.group("Ana", "Bea")
    assert (await ana.slash("championship standings")).private
    points: dict[str, int] = {"Captain": 0, "Ana": 0}
    for season, counts in (("One", True), ("One", True), ("One", False), ("Two", True)):
        number = await announce_and_draw(captain, ana, game="hearts", counts=counts, season=season)
        await decide_only_match(world, number, captain)
        medals = await medals_of(world, number)
        assert len(medals) == 2
        if (season, counts) == ("One", True):
            for medal in medals:
                points[medal.name] += medal.points + medal.extra
    answer = await bea.slash("championship standings", season="One")
    assert answer.private
    lines = [line for line in answer.text.splitlines() if "Ana" in line or "Captain" in line]
    for name, total in points.items():
        assert any(name in line and str(total) in line for line in lines), (points, answer.text)
    newest = await bea.slash("championship standings")
    assert "Two" in newest.text
    chosen = await bea.choose(newest.posts[-1], "@c-season", "One")
    assert all(line in chosen.text for line in lines)
    assert not (await bea.slash("championship standings", public=True)).private


@pytest.mark.rule("T-49")
async def test_leaving_the_list_is_refused_to_people_who_did_not_enter(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await announce(ana)
    answer = await bea.confirms(await presses(bea, "@c-leave", number))
    assert answer.private
    assert says(answer, "T-49")


@pytest.mark.rule("R-HC-15")
async def test_a_full_championship_refuses_a_fifth_entrant(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl", "Dora")
    number = await announce(*people, game="hearts", format="table")
    answer = await presses(world.person("Eve", "es-ES"), "@c-join", number)
    assert answer.private
    assert "admite 2 o 4 inscritos" in answer.text


@pytest.mark.rule("R-HC-18")
async def test_every_game_has_its_own_ranking(world: World) -> None:
    await world.shorten_matches(1)
    captain = world.person("Captain", moderator=True)
    ana = world.person("Ana")
    for game in ("hearts", "skull-king"):
        number = await announce_and_draw(captain, ana, game=game, counts=True, season="One")
        await decide_only_match(world, number, captain)
        named = "season One · Skull King" if game == "skull-king" else "season One"
        told = [post for post in world.posts() if post.table == number and "Overall ranking" in post.text]
        lines = [line for line in told[-1].text.splitlines() if "Overall ranking" in line]
        assert lines[-1].endswith(named), "the classification under its medals is of that game"
    castillar = await ana.slash("championship standings", season="one")
    assert not says(castillar, "game-skull-king")
    other = await ana.choose(castillar.posts[-1], "@c-season", "One · Skull King")
    for answer in (castillar, other):
        assert "5 points" in answer.text, "what the other game brought is not added up"
        assert "10 points" not in answer.text
        assert "8 points" not in answer.text


BLANK = (" ", "\u200e\u200e", "\u200b")


@pytest.mark.parametrize("blank", BLANK)
async def test_an_invisible_name_or_season_is_replaced_by_the_default(world: World, blank: str) -> None:
    ana = world.person("Ana")
    await ana.slash("championship new", game="skull-king", name=blank, season=blank)
    (header,) = await world.bot.services.store.read(list_championships_in_channel, world.channel.id)
    year = str(world.env.now().year)
    assert header.season == year
    assert year in header.name
    assert "championship" in header.name


async def decide_only_match(world: World, number: int, winner: Person) -> None:
    """End a championship of two by a walkover."""
    (fixture,) = await open_fixtures(world, number)
    with world.env._bot_scope():
        said = f"walkover {winner.id} {fixture.key}"
        await world.bot.services.championships.rule(number, winner.id, said, "nobody came", True, None)
    await world.wait(4)


async def test_championships_stored_with_blank_names_can_be_listed(world: World) -> None:
    await world.shorten_matches(1)
    captain = world.person("Captain", moderator=True)
    ana = world.person("Ana")
    for season in ("One", "Two"):
        number = await announce_and_draw(captain, ana, game="hearts", counts=True, season=season)
        await decide_only_match(world, number, captain)
    where = schema.championships.c.id == number
    await rewrite(world, update(schema.championships).where(where).values(name="", season=""))
    answer = await ana.slash("championship standings")
    (other,) = (await ana.choose(answer.posts[-1], "@c-season", "One")).posts
    assert says(other, "championship-season", season="One")
    assert "season –" in (await ana.choose(other, "@c-season", "–")).text
    await rewrite(world, update(schema.championships).values(name="", status="running"))
    answer = await ana.slash("championship table")
    assert {button.label for button in answer.posts[-1].buttons} == {str(number - 1), str(number)}


async def test_seasons_match_in_any_case_and_an_unknown_one_offers_a_menu(world: World) -> None:
    await world.shorten_matches(1)
    captain = world.person("Captain", moderator=True)
    ana = world.person("Ana")
    assert says(await ana.slash("championship standings", season="x"), "classification-empty")
    number = await announce_and_draw(captain, ana, game="hearts", counts=True, season="Spring")
    await decide_only_match(world, number, captain)
    for said in ("Spring", "spring", " SPRING"):
        assert says(
            await ana.slash("championship standings", season=said), "championship-season", season="Spring"
        )
    answer = await ana.slash("championship standings", season="Autumn")
    assert says(answer, "classification-none", season="Autumn")
    assert says(
        await ana.choose(answer.posts[-1], "@c-season", "Spring"), "championship-season", season="Spring"
    )


@pytest.mark.parametrize(
    ("locale", "word"), [("es-ES", "Campeonato"), ("fr", "Championnat"), ("en-GB", "championship")]
)
async def test_a_championship_uses_its_openers_language(world: World, locale: str, word: str) -> None:
    ana = world.person("Ana", locale)
    await ana.slash("championship new", game="skull-king")
    assert word in message_of(world).text


async def test_people_of_another_server_cannot_enter_a_championship(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await announce(ana)
    there = world.env.create_guild("Elsewhere")
    channel = there.create_text_channel("square")
    stranger = there.add_member(world.env.create_user("stranger", global_name="Zoe"))
    await stranger.slash(channel, "championship new", game="skull-king")
    posts = world.posts(channel)
    member, bea.member = bea.member, stranger
    try:
        answer = await tap(bea, posts[-1], f"1:{number}:0:@c-join")
    finally:
        bea.member = member
    assert says(answer, "T-40")
    assert len((await take_snapshot(world, number)).state.names) == 1


@pytest.mark.rule("T-67")
async def test_a_championship_is_posted_again_at_most_every_30_seconds(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await announce(ana)
    before = message_of(world, number).id
    assert (await ana.slash("championship table", public=True)).private
    await world.wait(3)
    down = message_of(world, number)
    assert down.id > before
    for person in (ana, bea):
        later = await person.slash("championship table", public=True)
        assert later.private
        assert says(later, "T-67", seconds=27)
        assert address(world, down) in later.text
    await world.wait(3)
    assert message_of(world, number).id == down.id
    await world.wait(25)
    await bea.slash("championship table", public=True)
    await world.wait(3)
    assert message_of(world, number).id > down.id
