"""A chart is drawn by the child as a picture of few bytes, and only once."""

from __future__ import annotations

from pathlib import Path

from bot.art.chart import Arrow, Chart, Face, Panel, Run
from bot.art.drawing import Art
from bot.art.piece import PICTURE_WIDTH

from .test_child import size
from .test_drawing import without_child

CHART = Chart(
    "What beats what",
    (
        (Panel("Specials", "They take each other.", (Face("mermaid"), Arrow("+40"), Face("skull_king")), 1),),
        (
            Panel("Trump", "The highest.", (Face("black_14", "B", "+20", ("black_13", "black_12")),), 2),
            Panel("Order", "High to low.", (Run((("ace_of_spades", "A"), ("2_of_spades", "2"))),)),
        ),
    ),
)


async def test_a_chart_is_small_and_drawn_once(tmp_path: Path) -> None:
    art = Art(tmp_path)
    try:
        png = await art.chart(CHART)
    finally:
        await art.close()
    assert size(png)[0] == PICTURE_WIDTH
    assert len(png) < 60 * 1024
    assert await without_child(tmp_path).chart(CHART) == png


async def test_a_chart_with_another_sentence_is_another_picture(tmp_path: Path) -> None:
    art = Art(tmp_path)
    try:
        one, other = await art.chart(CHART), await art.chart(CHART._replace(title="Who beats whom"))
    finally:
        await art.close()
    assert one != other
