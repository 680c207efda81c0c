"""The picture of a game in play: what a colour says, a shape says too, and all has its room."""

from __future__ import annotations

import re

from bot.art.strip import CARD, Laid, Last
from bot.art.tabletop import Chip, Tabletop, scene


def shapes(good: bool | None) -> list[str]:
    """What lies over the pieces where a bid was met, can be met no more or is open, whatever its colour."""
    shown = scene(Tabletop((Chip("disc_crab_back", "Ana", "1", "1/1", "20", "", good),)))
    return [re.sub(r"#[0-9a-f]{6}", "", stamp.svg) for stamp in shown.over]


def test_a_bid_that_is_met_differs_by_shape_from_one_that_cannot_be() -> None:
    met, broken, still_open = shapes(True), shapes(False), shapes(None)
    assert len(met) == len(broken) == len(still_open) + 1
    assert met != broken


def test_many_cards_of_the_last_trick_lie_over_each_other_as_large_as_few() -> None:
    for many in (2, 4, 8):
        last = Last("pli précédent", (Laid("yellow_13", "Y"),) * many, 1, "disc_crab_back")
        pieces = scene(Tabletop((Chip("disc_crab_back", "Ana", "1"),), last=last)).pieces
        cards = [piece for piece in pieces if piece.name == "yellow_13"]
        assert {piece.width for piece in cards} == {CARD}
        assert len({piece.x for piece in cards}) == many
        assert all(0 <= piece.x <= 680 - CARD for piece in pieces)
