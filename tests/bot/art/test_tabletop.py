"""The picture of a game in play: shapes repeat what colours say, and everything fits."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from bot.art.chip import HEIGHT, Chip, Sign, draw_chip, draw_sign
from bot.art.stamps import TRAY
from bot.art.strip import CARD, LaidCard, LastTrickOrBet, Layer
from bot.art.tabletop import Tabletop, scene

from .letters import pieces, stamps


def shapes(good: bool | None) -> list[str]:
    """Return the drawings above a chip whose bid is met, missed or open (None), without their colours."""
    shown = scene(Tabletop((Chip("disc_crab_back", "Ana", "1", "1/1", "20", "", good),)))
    return [re.sub(r"#[0-9a-f]{6}", "", stamp.svg) for stamp in stamps(shown)]


def test_met_and_missed_bids_differ_by_shape() -> None:
    met, broken, still_open = shapes(True), shapes(False), shapes(None)
    assert len(met) == len(broken) == len(still_open) + 1
    assert met != broken


@pytest.mark.parametrize("face", ["disc_crab_back", ""])
def test_each_figure_of_a_chip_follows_a_drawn_sign(face: str) -> None:
    layer = Layer()
    draw_chip(layer, Chip(face, "Ana", "1", "1/2", "-100", sign="tricks"), 0, 0, 155)
    figures: dict[Sign, str] = {"tricks": "1/2", "score": "-100"}
    for sign, figure in figures.items():
        drawn = next(stamp for stamp in stamps(layer.scene(HEIGHT)) if stamp.svg == draw_sign(sign, 0, 0).svg)
        said = next(stamp for stamp in stamps(layer.scene(HEIGHT)) if f">{figure}<" in stamp.svg)
        assert drawn.x < said.x
        assert abs(drawn.y + 14 - said.y - 18) < 14
    assert len({draw_sign(sign, 0, 0).svg for sign in get_args(Sign)}) == 3


@pytest.mark.parametrize("width", [122, 155])
def test_the_longest_figures_stay_within_their_chip(width: int) -> None:
    layer = Layer()
    draw_chip(layer, Chip("disc_crab_back", "Ana", "1", "10/10", "-1020"), 0, 0, width)
    for stamp in stamps(layer.scene(HEIGHT)):
        assert stamp.x + float(stamp.svg.split('width="', 1)[1].split('"', 1)[0]) <= width + 6


def test_only_a_picture_with_a_hand_has_a_tray() -> None:
    chips = (Chip("disc_crab_back", "Ana", "1"),)
    public, own = scene(Tabletop(chips)), scene(Tabletop(chips, hand=(("yellow_13", "Y"),)))
    assert not any(TRAY in stamp.svg for stamp in public.stamps_below)
    assert any(TRAY in stamp.svg for stamp in own.stamps_below)


def test_many_cards_of_the_last_trick_overlap_instead_of_shrinking() -> None:
    for many in (2, 4, 8):
        last = LastTrickOrBet("pli précédent", (LaidCard("yellow_13", "Y"),) * many, 1, "disc_crab_back")
        laid = pieces(scene(Tabletop((Chip("disc_crab_back", "Ana", "1"),), last=last)))
        cards = [piece for piece in laid if piece.name == "yellow_13"]
        assert {piece.width for piece in cards} == {CARD}
        assert len({piece.x for piece in cards}) == many
        assert all(0 <= piece.x <= 680 - CARD for piece in laid)
