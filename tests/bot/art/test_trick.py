"""Pictures of tricks show every card with its player's name, without overlap, deterministically."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from bot.art.drawing import Art
from bot.art.lettering import SMALL
from bot.art.piece import PICTURE_WIDTH, Scene
from bot.art.svg import width_of
from bot.art.trick import COIN, CardState, PlayedCard, Trick, scene

from .test_child import size
from .test_hand import SMALLEST, box
from .test_scores import MOST_BYTES, NAMES, texts_of

CARDS = ("skull_king", "rosie", "mermaid", "yellow_14", "kraken", "white_whale", "loot", "escape")
RIBBONS = ("", "va ganando")


def trick(many: int, best: int = 0, title: str = "¡La Ballena Blanca!", ribbon: str = "") -> Trick:
    stands: dict[int, CardState] = {best: "best", best + 1: "lost"}
    laid = (
        PlayedCard(CARDS[place], "Barbe Grise", NAMES[place], str(place + 1), stands.get(place, ""))
        for place in range(many)
    )
    return Trick(tuple(laid), title, "" if ribbon else "+140", ribbon)


def written_above(shown: Scene) -> str:
    """Return the SVG of the stamps above the cards, in the picture's coordinates."""
    return "".join(stamp.svg for stamp in shown.stamps_above)


@pytest.mark.parametrize("points", ["+20", "+40", "+100", "+140"])
def test_points_fit_on_their_coin_and_are_readable(points: str) -> None:
    shown = written_above(scene(trick(8, best=7)._replace(points=points)))
    (size,) = re.findall(rf'font-size="([\d.]+)"[^>]*>{re.escape(points)}<', shown)
    assert float(size) >= SMALL
    assert width_of(points) * float(size) <= 2 * COIN * 0.83


@pytest.mark.parametrize("many", range(1, 9))
@pytest.mark.parametrize("ribbon", RIBBONS)
def test_cards_and_names_are_within_the_picture_without_overlap(many: int, ribbon: str) -> None:
    for best in range(many):
        shown = scene(trick(many, best, ribbon=ribbon))
        boxes = [box(piece) for piece in shown.pieces]
        assert len(boxes) == len(shown.names) == many
        for left, top, right, bottom in boxes:
            assert 0 <= left < right <= PICTURE_WIDTH
            assert 0 <= top < bottom <= shown.height
            assert right - left >= SMALLEST
        for one, other in combinations(boxes, 2):
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        for start, end, line, height in texts_of(written_above(shown), shown.names):
            assert 0 <= start < end <= PICTURE_WIDTH
            assert height <= line <= shown.height
            assert height >= SMALL
        for label, next_one in combinations(shown.names, 2):
            room = (label.room + next_one.room) / 2
            assert label.y != next_one.y or abs(label.x - next_one.x) >= room


def test_the_best_card_is_raised_and_lost_cards_are_lowered_and_dimmed() -> None:
    best, lost, other = scene(trick(3)).pieces
    assert best.y < other.y < lost.y
    assert [piece.dim for piece in (best, lost, other)] == [False, True, False]


def test_a_trick_without_cards_is_refused() -> None:
    with pytest.raises(ValueError, match="a trick of no cards"):
        scene(Trick(()))


async def test_trick_pictures_are_small_and_deterministic() -> None:
    art, other = Art(), Art()
    try:
        for many in (1, 5, 8):
            drawn = await art.draw_picture(trick(many))
            assert size(drawn) == (PICTURE_WIDTH, scene(trick(many)).height)
            assert len(drawn) <= MOST_BYTES
            assert await other.draw_picture(trick(many)) == drawn
    finally:
        await art.close()
        await other.close()
