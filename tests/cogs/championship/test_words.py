"""Texts of championships: superseded messages, rulings, refusals and names."""

from __future__ import annotations

from typing import Any

import pytest

from bot.records.tables import Limits
from bot.store.championships import list_championships_in_channel
from tests.cogs.test_gone_emojis import NAMED, Discord
from tests.sim.championship import (
    announce,
    announce_and_draw,
    draws,
    make_ruling,
    message_of,
    open_fixtures,
    organiser_panel,
    plays_fixture,
)
from tests.sim.instant import tap
from tests.sim.sentences import says
from tests.sim.world import World

MOVED = "-# This message has moved further down."


@pytest.mark.parametrize("crashes", [False, True])
async def test_a_superseded_championship_message_says_only_that_it_moved(world: World, crashes: bool) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await announce(ana, bea)
    before = message_of(world).id
    if crashes:
        await world.crash()
        await world.wait(5)
    await draws(ana, number)
    await world.wait(5)
    assert message_of(world).id > before
    old = next(post for post in world.posts() if post.id == before)
    assert (old.text, old.buttons) == (MOVED, ())
    second = message_of(world).id
    await bea.slash("championship table", public=True)
    await world.wait(5)
    assert message_of(world).id > second
    assert next(post for post in world.posts() if post.id == second).text == MOVED


async def test_all_rulings_can_be_read_in_the_readers_language(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    dora = world.person("Dora", "fr")
    number = await announce_and_draw(ana, bea, carl)
    for n in range(7):
        answer = await make_ruling(
            ana, await organiser_panel(ana, number), "@c-rule card", "#2 yellow", reason=f"because {n}"
        )
        assert not says(answer, "referee-done")
        assert says(answer, "ruled-done")
    assert "because 1" not in message_of(world).text
    assert says(message_of(world), "rulings-earlier")
    post = message_of(world)
    whole = (await dora.press(post, post.offering("@c-pick")[0])).posts[-1]
    page = await dora.press(whole, whole.offering("@c-told")[0])
    assert page.private
    assert says(page, "ruled-card", "fr", colour="Carton jaune", player="Bea")
    assert all(f"because {n}" in page.text for n in range(7))
    back = await dora.click("@c-pick", on=page.posts[-1])
    assert back.private
    assert "Journée 1" in back.text
    for forged in ("@c-told", "@c-told x", "@c-told 1 2"):
        assert (await tap(dora, whole, f"1:{number}:0:{forged}")).text.startswith("⚓")
    assert (await tap(dora, whole, f"1:{number + 7}:0:@c-told 1")).text.startswith("⚓")


async def test_rulings_have_no_emojis_for_those_who_chose_words(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await announce_and_draw(ana, bea, game="skull-king", format="league")
    await make_ruling(ana, await organiser_panel(ana, number), "@c-rule card", "#2 yellow", reason="late")
    await bea.prefers("cards", "words")
    answer = await tap(bea, message_of(world), f"1:{number}:0:@c-told 1")
    assert "Yellow card for Bea: late" in answer.text
    assert "⚖" not in answer.text


# ---- names ---------------------------------------------------------------------------------------------


async def championship_names(world: World, channel: Any = None) -> list[str]:
    """Return the names of a channel's championships, oldest first."""
    found = await world.bot.services.store.read(list_championships_in_channel, (channel or world.channel).id)
    return [header.name for header in reversed(found)]


async def test_default_names_of_championships_are_numbered(world: World) -> None:
    ana = world.person("Ana")
    await world.save_settings(language="en", limits=Limits(unfinished=10))
    for more in ({}, {}, {"season": "Spring"}, {}, {"name": "Mine"}, {"name": "Mine"}):
        asked = (await ana.slash("championship new", game="skull-king", **more)).posts[-1]
        if another := asked.offering("@c-new"):
            await ana.press(asked, another[0])
    year = world.env.now().year
    usual = f"Skull King championship {year}"
    assert await championship_names(world) == [
        usual,
        f"{usual} (2)",
        "Skull King championship Spring",
        f"{usual} (3)",
        "Mine",
        "Mine",
    ], "whoever gives a name has it as given"
    quay = world.guild.create_text_channel("quay")
    await ana.slash("championship new", quay, game="skull-king")
    assert await championship_names(world, quay) == [f"{usual} (4)"], "they count for the same season"
    there = world.env.create_guild("Elsewhere")
    channel = there.create_text_channel("square")
    stranger = there.add_member(world.env.create_user("stranger", global_name="Zoe"))
    await stranger.slash(channel, "championship new", game="skull-king", language="en")
    assert await championship_names(world, channel) == [usual]


async def test_default_names_skip_names_of_ended_championships(world: World) -> None:
    await world.shorten_matches(1)
    captain = world.person("Captain", moderator=True)
    ana = world.person("Ana")
    number = await announce_and_draw(captain, ana, counts=True, season="One")
    await plays_fixture(world, [captain, ana], (await open_fixtures(world, number))[0].key, number)
    await world.wait(3)
    quay = world.guild.create_text_channel("quay")
    await ana.slash("championship new", quay, game="skull-king", season="One")
    assert await championship_names(world, quay) == [f"{(await championship_names(world))[0]} (2)"]


# ---- refusals and the ranking -------------------------------------------------------------------


async def test_an_unknown_season_is_refused_in_private(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.shorten_matches(1)
    captain = world.person("Captain", moderator=True)
    ana = world.person("Ana")
    answer = await ana.slash("championship standings", public=True)
    assert answer.private
    assert says(answer, "classification-empty")
    number = await announce_and_draw(captain, ana, counts=True, season="One")
    await plays_fixture(world, [captain, ana], (await open_fixtures(world, number))[0].key, number)
    await world.wait(3)
    answer = await ana.slash("championship standings", season="Autumn", public=True)
    assert answer.private
    assert says(answer, "classification-none", season="Autumn")
    emojis = Discord(world, monkeypatch)
    emojis.lose()
    shown = await ana.slash("championship standings", season="one", public=True)
    assert not shown.private
    assert "🥇" in shown.text
    assert not NAMED.search(world.posts()[-1].text)
    assert len(emojis.ways) == 1


@pytest.mark.rule("T-52")
@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_signing_up_or_leaving_after_the_draw_is_refused(world: World, locale: str) -> None:
    ana, bea = world.group("Ana", "Bea")
    late = world.person("Late", locale)
    number = await announce(ana, bea)
    before = message_of(world)
    await draws(ana, number)
    for verb in ("@c-join", "@c-leave"):
        answer = await tap(late, before, f"1:{number}:0:{verb}")
        assert answer.private
        assert says(answer, "T-52", locale)


@pytest.mark.rule("T-51")
async def test_withdrawing_a_withdrawn_entrant_is_refused(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await announce_and_draw(*people)
    pages = [await organiser_panel(people[0], number) for _ in range(2)]
    await make_ruling(people[0], pages[0], "@c-rule withdraw", "#3 preliminary")
    answer = await make_ruling(people[0], pages[1], "@c-rule withdraw", "#3 preliminary")
    assert says(answer, "T-51")
