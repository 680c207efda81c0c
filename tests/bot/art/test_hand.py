"""A hand laid out has every card on the table, no card on another, and each large enough for a phone."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image

from bot.art import catalogue
from bot.art.cards import HEIGHT, WIDTH
from bot.art.drawing import Art
from bot.art.hand import Hand, scene
from bot.art.piece import PICTURE_WIDTH, Piece, Scene
from bot.art.table import WOOD

MOST = 26
SMALLEST = 76
"""Minimum width of a card in pixels: at half of that, on a phone, its number can still be read."""
CARDS = tuple((name, "") for name in catalogue.DRAWINGS if name.startswith(("green_", "black_")))


def box(piece: Piece) -> tuple[int, int, int, int]:
    return piece.x, piece.y, piece.x + piece.width, piece.y + round(piece.width * HEIGHT / WIDTH)


@pytest.mark.parametrize("many", range(1, MOST + 1))
@pytest.mark.parametrize("asked", [False, True])
def test_cards_of_a_hand_are_within_the_picture_without_overlap(many: int, asked: bool) -> None:
    shown = scene(Hand(CARDS[:many], playable=(0,) if asked else None))
    boxes = [box(piece) for piece in shown.pieces]
    assert len(boxes) == many
    for left, top, right, bottom in boxes:
        assert 0 <= left < right <= PICTURE_WIDTH
        assert 0 <= top < bottom <= shown.height
        assert right - left >= SMALLEST
    for one, other in combinations(boxes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_playable_cards_are_raised_and_the_others_dimmed() -> None:
    def tops(shown: Scene) -> list[tuple[int, bool]]:
        return [(piece.y, piece.dim) for piece in shown.pieces]

    (first, dim), (second, plain), (third, _) = tops(scene(Hand(CARDS[:3], playable=(1,))))
    assert first == third > second
    assert dim
    assert not plain
    assert {dim for _, dim in tops(scene(Hand(CARDS[:3])))} == {False}


@pytest.mark.parametrize("many", [0, MOST + 1])
def test_a_hand_size_that_no_game_deals_is_refused(many: int) -> None:
    with pytest.raises(ValueError, match=f"a hand of {many} cards"):
        scene(Hand(CARDS[:1] * many))


async def test_hands_with_and_without_dimmed_cards_are_small_and_differ() -> None:
    art = Art()
    try:
        plain, asked = [await art.draw_picture(Hand(CARDS[:10], playable)) for playable in (None, (0, 1))]
        again = await art.draw_picture(Hand(CARDS[:10]))
    finally:
        await art.close()
    assert again == plain != asked
    assert max(len(plain), len(asked)) <= 40 * 1024
    picture = Image.open(io.BytesIO(plain)).convert("RGB")
    assert picture.size == (PICTURE_WIDTH, scene(Hand(CARDS[:10])).height)
    corner = picture.getpixel((2, 2))
    assert isinstance(corner, tuple)
    assert "#{:02x}{:02x}{:02x}".format(*corner) == WOOD
