"""The help pages about championships, opened from `/rules` and from the championship's message."""

from __future__ import annotations

import pytest

from bot.texts import rules_help as rules
from tests.sim.championship import announce, announce_and_draw, message_of
from tests.sim.instant import tap
from tests.sim.world import World

PAGES = "@rules championship"


@pytest.mark.parametrize(("locale", "discord"), [("en", "en-US"), ("es", "es-ES"), ("fr", "fr")])
async def test_every_help_page_on_championships_is_in_the_readers_language(
    world: World, locale: str, discord: str
) -> None:
    ana = world.person("Ana", discord)
    topics = rules.topics("championship", locale)
    page = (await ana.slash("rules", game="championship")).posts[-1]
    assert page.private
    assert page.text.startswith(f"## {topics[0].title}")
    for topic in topics:
        page = (await ana.choose(page, PAGES, topic.key)).posts[-1]
        assert page.private
        assert page.text.startswith(f"## {topic.title}")
        assert page.sure_menu(PAGES).values == tuple(one.key for one in topics)


async def test_a_championships_message_opens_help_before_and_after_the_draw(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    titles = {topic.key: topic.title for topic in rules.topics("championship", "en")}
    number = await announce(ana, bea)
    later = await announce_and_draw(ana, bea)
    for championship in (number, later):
        post = message_of(world, championship)
        answer = await bea.press(post, post.offering("@c-rules")[0])
        assert answer.private
        assert answer.text.startswith(f"## {titles['overview']}")
        page = (await bea.choose(answer.posts[-1], PAGES, "ties")).posts[-1]
        assert page.text.startswith(f"## {titles['ties']}")
        assert message_of(world, championship).text == post.text, "the message stays what it is"


async def test_forged_ids_of_help_pages_are_refused(world: World) -> None:
    ana = world.person("Ana")
    page = (await ana.slash("rules", game="championship")).posts[-1]
    for forged in ("@rules nonsense overview", "@rules championship", "@rules championship a b"):
        answer = await tap(ana, page, f"1:0:0:{forged}")
        assert answer.text.startswith("⚓"), forged
