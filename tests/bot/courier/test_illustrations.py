"""A post's picture is sent with its text or added later, and never delays the text for long."""

from __future__ import annotations

import asyncio
import sys

import pytest

from bot.art.chart import Chart
from bot.art.child import DrawingError, DrawingProcess, InvalidRequest
from bot.art.drawing import Art
from bot.art.shown import Picture
from bot.courier import illustrations
from bot.courier.illustrations import Drawn, Illustrations
from bot.courier.render import render
from bot.present.post import ALT_LIMIT, Illustration, Post, Text

POST = Post((Text("text"), Illustration(Chart("ranks", ()), "alt")))
OTHER = Post((Text("text"), Illustration(Chart("points", ()), "alt")))


class Brush:
    """A fake artist that returns a chart's title as its picture once `may` is set."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.may = asyncio.Event()
        self.may.set()
        self.asked = asyncio.Event()
        self.fails: DrawingError | None = None

    async def __call__(self, chart: Picture) -> bytes:
        assert isinstance(chart, Chart)
        self.begun.append(chart.title)
        self.asked.set()
        await self.may.wait()
        if self.fails is not None:
            raise self.fails
        return chart.title.encode()


@pytest.fixture
def brush() -> Brush:
    return Brush()


@pytest.fixture
def pictures(brush: Brush) -> Illustrations:
    return Illustrations(brush)


async def png(pictures: Illustrations, post: Post = POST) -> bytes | None:
    found = await pictures.of(post)
    return None if found is None else found.png


async def test_a_post_gets_its_picture(pictures: Illustrations) -> None:
    assert await png(pictures) == b"ranks"
    assert await png(pictures, OTHER) == b"points"


@pytest.mark.parametrize("post", [Post((Text("text"),)), POST.without_illustration()])
async def test_a_post_without_an_illustration_requests_no_drawing(
    pictures: Illustrations, brush: Brush, post: Post
) -> None:
    assert await png(pictures, post) is None
    assert brush.begun == []


async def test_a_slow_picture_is_ready_at_the_next_request(
    pictures: Illustrations, brush: Brush, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(illustrations, "SOON", 0.0)
    brush.may.clear()
    assert await png(pictures) is None
    monkeypatch.undo()
    brush.may.set()
    assert await png(pictures) == b"ranks"
    assert brush.begun == ["ranks"]


async def test_a_picture_finished_after_its_text_was_sent_is_added(
    pictures: Illustrations, brush: Brush, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(illustrations, "SOON", 0.0)
    brush.may.clear()
    assert await png(pictures) is None
    brush.may.set()
    await asyncio.sleep(0.01)
    added = asyncio.Queue[Drawn]()
    pictures.follow(1, POST, added.put)
    assert (await asyncio.wait_for(added.get(), 10)).png == b"ranks"


async def test_simultaneous_requests_for_a_picture_draw_it_once(
    pictures: Illustrations, brush: Brush
) -> None:
    assert list(await asyncio.gather(png(pictures), png(pictures))) == [b"ranks", b"ranks"]
    assert brush.begun == ["ranks"]


async def test_a_recently_drawn_picture_comes_from_the_cache(
    pictures: Illustrations, brush: Brush, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table's message may be sent to two channels, or twice to a channel, with one picture."""
    assert await png(pictures) == await png(pictures) == b"ranks"
    assert brush.begun == ["ranks"]


async def test_a_post_goes_without_a_picture_while_too_many_are_being_drawn(
    pictures: Illustrations, brush: Brush, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody's text may wait for an unlimited number of other people's pictures."""
    brush.may.clear()
    waiting = [
        asyncio.create_task(png(pictures, Post((Illustration(Chart(str(number), ()), "alt"),))))
        for number in range(illustrations.AT_ONCE)
    ]
    await asyncio.sleep(0.05)
    assert len(brush.begun) == illustrations.AT_ONCE
    assert await png(pictures) is None
    assert "ranks" not in brush.begun
    brush.may.set()
    assert None not in await asyncio.gather(*waiting)
    assert await png(pictures) == b"ranks"


async def test_the_cache_of_finished_pictures_is_limited(
    brush: Brush, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(illustrations, "FINISHED", 1)
    pictures = Illustrations(brush)
    for post in (POST, OTHER, POST):
        await png(pictures, post)
    assert brush.begun == ["ranks", "points", "ranks"]


async def test_an_invalid_picture_does_not_stop_other_pictures(pictures: Illustrations, brush: Brush) -> None:
    brush.fails = InvalidRequest("a hand of 40 cards")
    assert await png(pictures) is None
    brush.fails = None
    assert await png(pictures, OTHER) == b"points"


async def test_drawing_pauses_after_the_artist_fails(
    pictures: Illustrations, brush: Brush, monkeypatch: pytest.MonkeyPatch
) -> None:
    brush.fails = DrawingError("there is nobody who draws")
    assert await png(pictures) is None
    brush.fails = None
    assert await png(pictures, OTHER) is None
    assert brush.begun == ["ranks"]


async def test_without_drawing_libraries_a_post_has_no_picture() -> None:
    lacking = DrawingProcess((sys.executable, "-c", "import a_library_that_is_not_there"))
    assert await png(Illustrations(Art(None, lacking).draw_picture)) is None


async def test_drawing_resumes_after_the_pause(
    pictures: Illustrations, brush: Brush, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(illustrations, "REST", 0.0)
    brush.fails = DrawingError("there is nobody who draws")
    assert await png(pictures) is None
    brush.fails = None
    assert await png(pictures) == b"ranks"


async def test_stopping_cancels_unfinished_drawings(
    pictures: Illustrations, brush: Brush, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(illustrations, "SOON", 0.0)
    brush.may.clear()
    assert await png(pictures) is None
    stopped = pictures.stop()
    assert len(stopped) == 1
    await asyncio.gather(*stopped, return_exceptions=True)
    assert stopped[0].cancelled()
    assert pictures.stop() == []


async def test_stopping_releases_a_post_without_its_picture(pictures: Illustrations, brush: Brush) -> None:
    brush.may.clear()
    waiting = asyncio.create_task(png(pictures))
    await asyncio.wait_for(brush.asked.wait(), 10)
    pictures.stop()
    assert await waiting is None


async def test_a_message_refers_to_its_attachment_and_has_an_alt_text(pictures: Illustrations) -> None:
    long = Post((Illustration(Chart("ranks", ()), "a" * 2 * ALT_LIMIT),))
    picture = await pictures.of(long)
    rendered = render(long, picture)
    (container,) = rendered.data["components"]
    (gallery,) = container["components"]
    (item,) = gallery["items"]
    assert item["media"]["url"] == f"attachment://{rendered.files[0].filename}"
    assert len(item["description"]) == ALT_LIMIT
    # Without a drawn picture the message must not refer to an absent attachment.
    assert render(POST).files == []
    assert len(render(POST).data["components"][0]["components"]) == 1
