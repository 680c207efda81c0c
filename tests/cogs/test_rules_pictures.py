"""Pages of rules are sent with their picture, or as text alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.art.chart import Chart
from bot.art.child import DrawingError
from bot.art.shown import Picture as Drawable
from bot.courier.illustrations import SOON
from tests.sim.evening import open_table, start_table
from tests.sim.person import Person
from tests.sim.screen import Message, walk
from tests.sim.sentences import says
from tests.sim.world import World

GALLERY = 12
A_MINUTE = 60.0
PAGES = "@rules skull-king"
PNG = b"\x89PNG\r\n\x1a\n"


class Brush:
    """A drawing function that records titles of charts, draws at once or slowly, and can be made to fail."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.works = True
        self.takes = 0.0

    async def __call__(self, chart: Drawable) -> bytes:
        if not isinstance(chart, Chart):
            return PNG
        self.drawn.append(chart.title)
        await asyncio.sleep(self.takes)
        if not self.works:
            raise DrawingError("there is nobody who draws")
        return PNG + chart.title.encode()


@pytest.fixture
def brush(world: World) -> Brush:
    made = Brush()
    world.bot.courier.illustrations.draw = made
    return made


def galleries(post: Message) -> Iterator[dict[str, Any]]:
    for component in walk(post.stored.components):
        if component["type"] == GALLERY:
            yield from component["items"]


def alt(post: Message) -> str:
    """Return the alternative text of a message's picture, its only file; "" without a picture."""
    items = list(galleries(post))
    assert [str(item["media"]["attachment_id"]) for item in items] == [
        str(file["id"]) for file in post.stored.attachments
    ]
    return "".join(item["description"] for item in items)


async def asks(person: Person, **options: Any) -> Message:
    answer = await person.slash("rules", **options)
    assert answer.private
    return answer.posts[-1]


async def turns_to(person: Person, page: Message, topic: str) -> Message:
    return (await person.choose(page, PAGES, topic)).posts[-1]


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_the_rules_open_with_their_picture_in_the_readers_language(
    world: World, brush: Brush, locale: str
) -> None:
    ana = world.person("Ana", locale)
    page = await asks(ana)
    assert says(alt(page), "chart-beats-points", locale)
    assert page.menu(PAGES)


async def test_each_page_of_rules_has_its_own_picture_or_none(world: World, brush: Brush) -> None:
    ana = world.person("Ana")
    page = await asks(ana)
    page = await turns_to(ana, page, "etiquette")
    assert alt(page) == ""
    page = await turns_to(ana, page, "older")
    assert says(alt(page), "card-scary-mary")
    page = await turns_to(ana, page, "card")
    assert "Kraken" in alt(page)


async def test_the_picture_of_a_tables_rules_follows_its_options(world: World, brush: Brush) -> None:
    await world.save_settings(timer="off", options={"expansions": ["kraken"]})
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    post = world.table(number)
    answer = await ana.press(post, post.offering("@rules")[0])
    assert "Kraken" in alt(answer.posts[-1])
    assert "Whale" not in alt(answer.posts[-1])
    assert "Kraken" in alt(await asks(ana, game="skull-king"))


async def test_the_help_card_in_play_has_the_picture_of_its_table(world: World, brush: Brush) -> None:
    ana, bea = world.group("Ana", "Bea")
    await start_table(ana, bea)
    await ana.opens_panel()
    helped = (await ana.use_tool("help")).posts[-1]
    assert says(alt(helped), "chart-beats-points", one="Mermaid", other="Skull King", points="+40")
    assert "Kraken" not in alt(helped)


@pytest.mark.parametrize(("key", "value"), [("pictures", "never"), ("cards", "words")])
async def test_a_reader_without_pictures_gets_text_and_nothing_is_drawn(
    world: World, brush: Brush, key: str, value: str
) -> None:
    ana, bea = world.group("Ana", "Bea")
    seen = await asks(bea)
    drawn = len(brush.drawn)
    await ana.prefers(key, value)
    page = await asks(ana)
    assert alt(page) == ""
    assert alt(await turns_to(ana, page, "card")) == ""
    assert len(brush.drawn) == drawn
    assert alt(seen)


async def test_switching_off_pictures_in_settings_applies_to_rules_at_once(
    world: World, brush: Brush
) -> None:
    ana = world.person("Ana")
    page = (await ana.slash("settings")).posts[-1]
    assert page.choice("@prefer pictures").chosen == ("server",)
    page = (await ana.choose(page, "@prefer pictures", "never")).posts[-1]
    assert page.choice("@prefer pictures").chosen == ("never",)
    assert alt(await asks(ana)) == ""


async def test_when_drawing_fails_the_text_is_sent_and_drawing_pauses(world: World, brush: Brush) -> None:
    ana = world.person("Ana")
    brush.works = False
    with_picture = await asks(ana, game="hearts")
    assert alt(with_picture) == ""
    assert with_picture.text.startswith("## ")
    assert alt(await asks(ana)) == ""
    assert len(brush.drawn) == 1


@pytest.fixture
def slow(brush: Brush) -> Brush:
    """Make pictures take a minute, longer than any text waits."""
    brush.takes = A_MINUTE
    return brush


async def shown(world: World, person: Person) -> Message:
    """Wait as long as a text may wait for its picture; return the newest message."""
    await world.wait(SOON)
    return person.visible_messages()[-1]


async def test_a_slow_picture_follows_its_text(world: World, slow: Brush) -> None:
    ana = world.person("Ana")
    await ana.slash("rules")
    page = await shown(world, ana)
    assert page.text.startswith("## ")
    assert alt(page) == ""
    await world.wait(A_MINUTE)
    assert says(alt(ana.visible_messages()[-1]), "chart-beats-points", one="Mermaid")
    await ana.choose(page, PAGES, "older")
    turned = await shown(world, ana)
    assert alt(turned) == ""
    await world.wait(A_MINUTE)
    assert says(alt(ana.visible_messages()[-1]), "card-scary-mary")
    with_picture = ana.visible_messages()[-1]
    assert with_picture.id == page.id
    assert turned.text.startswith(with_picture.text), "the whole topic stands until its picture does"


async def test_a_slow_picture_is_dropped_after_the_reader_turned_the_page(world: World, slow: Brush) -> None:
    ana = world.person("Ana")
    await ana.slash("rules")
    page = await turns_to(ana, await shown(world, ana), "etiquette")
    await world.wait(A_MINUTE)
    assert ana.visible_messages()[-1].text == page.text
    assert alt(ana.visible_messages()[-1]) == ""


async def test_a_refused_slow_picture_leaves_the_text(
    world: World, slow: Brush, caplog: pytest.LogCaptureFixture
) -> None:
    ana = world.person("Ana")
    await ana.slash("rules")
    page = await shown(world, ana)
    world.inject("PATCH", "/webhooks/*/messages/*", status=400, code=50035)
    await world.wait(A_MINUTE)
    assert ana.visible_messages()[-1].text == page.text
    assert alt(ana.visible_messages()[-1]) == ""
    assert any("picture was refused" in record.message for record in caplog.records)


async def test_an_edit_with_a_refused_picture_shows_its_text(
    world: World, brush: Brush, caplog: pytest.LogCaptureFixture
) -> None:
    ana = world.person("Ana")
    page = await turns_to(ana, await asks(ana), "etiquette")
    world.inject("POST", "/interactions/*/callback", status=400, code=50035)
    page = await turns_to(ana, page, "card")
    assert alt(page) == ""
    assert page.text.startswith("## Rules in short")
    assert any("picture was refused" in record.message for record in caplog.records)
    assert alt(await turns_to(ana, page, "older"))


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (403, 50013), (413, 40005)])
async def test_rules_with_a_refused_picture_are_sent_as_text(
    world: World, brush: Brush, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    dispatch, refused = router.dispatch, []

    def taken(backend: Any, method: str, path: str, *, files: Any = None, **more: Any) -> Any:
        if files:
            refused.append(path)
            raise BackendError(status, code, "not this file")
        return dispatch(backend, method, path, files=files, **more)

    monkeypatch.setattr(router, "dispatch", taken)
    page = await asks(world.person("Ana"))
    assert refused
    assert page.text.startswith("## ")
    assert alt(page) == ""
