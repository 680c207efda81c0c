"""Bids, pad, podium and plot stay on the picture, can be read on a phone, and are small and deterministic."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterable, Iterator
from itertools import pairwise
from typing import Final

import pytest

from bot.art import pad
from bot.art.bids import Bid, Bids
from bot.art.drawing import Art
from bot.art.label import Label, LabelledDrawing
from bot.art.lettering import SMALL, body_width
from bot.art.pad import Cell, Pad, Round
from bot.art.plot import Course, Plot
from bot.art.podium import Place, Podium
from bot.art.round import RoundResult, scene
from bot.art.shown import ScorePicture, draw_score
from bot.art.svg import DISPLAY, width_of
from bot.texts.sentences import LOCALES, texts

from .letters import stamps
from .test_child import size

MOST_BYTES: Final = 60 * 1024
NAMES: Final = (
    "Ｗ" * 32, "محمد على بن عبد الله", "船長キャプテン", "_*~|Marie-Antoinette `de` Brest|",
    "🦜" * 32, "M" * 32, "שלום דוד המלך הגדול", "สมชาย ใจดี",
)  # fmt: skip


def filled(players: int, rounds: int, score: str = "10/10", total: str = "−1240") -> Pad:
    cells = tuple(Cell(score, total, "hit" if seat % 2 else "miss") for seat in range(players))
    return Pad("skull", NAMES[:players], tuple(Round(str(n + 1), cells) for n in range(rounds)))


def bids(players: int, tricks: int) -> Bids:
    said = "Il en manque 14 : il y a 14 plis de plus que misé, quelqu’un en fera donc trop."
    made = (Bid(NAMES[seat], tricks if seat % 2 else 0, str(seat + 1)) for seat in range(players))
    return Bids("YO-HO-HO ! Les mises", said, tuple(made))


def podium(players: int) -> Podium:
    places = (Place(1 + seat // 2 * 2, NAMES[seat], "−1240", str(seat + 1)) for seat in range(players))
    return Podium("¡Capitanes de los Siete Mares!", "Skull King · puntuación final", tuple(places))


def plot(players: int, rounds: int) -> Plot:
    courses = (
        Course(NAMES[seat], tuple((seat - 4) * 31 * n for n in range(1, rounds + 1)))
        for seat in range(players)
    )
    return Plot(tuple(str(n + 1) for n in range(rounds)), tuple(courses))


SCORES: Final[dict[str, ScorePicture]] = {
    **{f"pad {n} by {rounds}": filled(n, rounds) for n in range(2, 9) for rounds in (1, 10, 24)},
    "pad of a very long hand": filled(3, 24, "24/24", "−12400"),
    "pad of hearts": filled(4, 30, "+26", "126"),
    **{f"bids {n} for {tricks}": bids(n, tricks) for n in range(2, 9) for tricks in (1, 10, 24)},
    **{f"podium {n}": podium(n) for n in range(2, 9)},
    **{f"plot {n} by {rounds}": plot(n, rounds) for n in (2, 8) for rounds in (1, 2, 10, 80)},
}


def texts_of(svg: str, labels: Iterable[Label]) -> Iterator[tuple[float, float, float, float]]:
    """Yield the left end, the right end, the baseline and the size of every text."""
    for found in re.finditer(r"<text ([^>]*)>([^<]*)</text>", svg):
        given = dict(re.findall(r'([\w-]+)="([^"]*)"', found[1]))
        if given["font-family"] == DISPLAY and float(given["font-size"]) == 64 and found[2] in "123":
            continue  # text on a medal has scaled coordinates
        height = float(given["font-size"])
        measure = width_of if given["font-family"] == DISPLAY else body_width
        wide = float(given.get("textLength", 0)) or measure(found[2]) * height
        x = float(given["x"])
        start = {"start": x, "middle": x - wide / 2, "end": x - wide}[given["text-anchor"]]
        yield start, start + wide, float(given["y"]), height
    for label in labels:
        wide = label.room
        start = {"start": label.x, "middle": label.x - wide / 2, "end": label.x - wide}[label.anchor]
        yield start, start + wide, label.y, label.size


def letters_stand_within(picture: LabelledDrawing, high: float, name: str) -> None:
    """Check that all text is within the picture and in readable letters."""
    found = list(texts_of(picture.svg, picture.labels))
    assert len(found) > len(picture.labels), name
    for start, end, line, height in found:
        assert 0 <= start < end <= picture.width, name
        assert height <= line <= high, name
        assert height >= SMALL, name


def test_score_pictures_are_readable_and_within_their_edges() -> None:
    for name in SCORES:
        picture = draw_score(SCORES[name])
        high = float(picture.svg.split('height="', 1)[1].split('"', 1)[0])
        assert high <= 800, name
        letters_stand_within(picture, high, name)


def test_names_stay_within_their_columns() -> None:
    for name in [name for name in SCORES if name.startswith("pad")]:
        labels = draw_score(SCORES[name]).labels
        for one, other in pairwise(labels):
            assert one.x + one.room / 2 < other.x - other.room / 2, name


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("gained", ["sk-scored-round", "hearts-scored-round"])
def test_the_titles_of_a_rounds_columns_do_not_overlap(locale: str, gained: str) -> None:
    t = texts(locale)
    shown = stamps(scene(RoundResult("", (), ("", t(gained), t("sheet-total")))))
    spans = []
    for title in shown:
        bare = 6 if "<text" in title.svg else 2  # the empty ground at either end of words, and of a sign
        wide = float(title.svg.split('width="', 1)[1].split('"', 1)[0])
        spans.append((title.x + bare, title.x + wide - bare))
    assert all(end <= start for (_, end), (start, _) in pairwise(sorted(spans)))


def test_a_pad_with_very_many_rounds_shows_the_latest() -> None:
    svg = draw_score(filled(4, 90)).svg
    assert ">90<" in svg
    assert f">{90 - pad.most_rounds(4) + 1}<" in svg
    assert f">{90 - pad.most_rounds(4)}<" not in svg


@pytest.fixture
async def art() -> AsyncIterator[Art]:
    made = Art()
    yield made
    await made.close()


async def test_score_pictures_are_small_and_deterministic(art: Art) -> None:
    other = Art()
    try:
        for name in ("pad 2 by 1", "pad 5 by 24", "pad 8 by 24", "bids 8 for 24", "podium 8", "plot 8 by 80"):
            drawn = await art.draw_picture(SCORES[name])
            assert size(drawn)[0] == 680
            assert len(drawn) <= MOST_BYTES, name
            assert await other.draw_picture(SCORES[name]) == drawn
    finally:
        await other.close()
