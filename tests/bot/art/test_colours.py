"""Colours have enough contrast, and everything told by colour is also told by shape."""

from __future__ import annotations

import math
import re
from itertools import combinations, pairwise

import pytest

from bot.art import catalogue
from bot.art.cards import MODERN, OLDER, Frame
from bot.art.emblems import ANIMALS
from bot.art.french import COLOUR, PALE, TINT
from bot.art.gallery import groups
from bot.art.palette import FIELDS, INK, PAPER, PARCHMENT, SUITS, WHITE, readable_on
from bot.art.sight import SIGHTS, Colour, contrast, luminance, parse_colour, simulate_sight, to_linear

READABLE = 4.5
"""The contrast that WCAG requires of text; the numbers here are larger than text."""
_TO_XYZ = (
    (0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505),
    (0.2126, 0.7152, 0.0722),
    (0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089),
)


def lab(colour: Colour) -> Colour:
    """Return a colour in CIE L*a*b*, where equal distances look about equally large."""
    light = tuple(map(to_linear, colour))
    x, y, z = (
        _cie_root(sum(share * part for share, part in zip(row, light, strict=True))) for row in _TO_XYZ
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cie_root(value: float) -> float:
    """Return the cube root, made linear near zero as CIE defines it."""
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116


def apart(one: str, other: str, sight: str = "all") -> float:
    """Return the CIE 1976 distance of two colours for a kind of sight, such as a colour blindness."""
    here, there = (
        lab(parse_colour(colour) if sight == "all" else simulate_sight(sight, parse_colour(colour)))
        for colour in (one, other)
    )
    return math.dist(here, there)


def test_the_colour_distance_matches_known_values() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert apart("#000000", "#ffffff") == pytest.approx(100, abs=0.1)
    assert apart("#c02020", "#c02020", "deutan") == 0
    # The most common colour blindness confuses red and green of equal lightness.
    assert apart("#b8860b", "#6b8e23", "deutan") < apart("#b8860b", "#6b8e23") / 2


@pytest.mark.parametrize("frame", [MODERN, OLDER])
def test_a_card_index_contrasts_with_its_plate(frame: Frame) -> None:
    assert contrast(INK, frame.plate) >= 10


@pytest.mark.parametrize("suit", FIELDS)
def test_the_number_of_an_emoji_contrasts_with_its_ground(suit: str) -> None:
    assert contrast(readable_on(FIELDS[suit]), FIELDS[suit]) >= READABLE
    if readable_on(FIELDS[suit]) == WHITE:
        assert contrast(PARCHMENT, FIELDS[suit]) >= 3.5, "the older edition's, large digits"


@pytest.mark.parametrize("suit", COLOUR)
def test_a_french_index_contrasts_with_its_card(suit: str) -> None:
    assert all(contrast(COLOUR[suit], ground) >= READABLE for ground in (PAPER, PALE[suit]))
    assert contrast(COLOUR[suit], TINT[suit]) >= 3


@pytest.mark.parametrize("edition", catalogue.SUITS)
@pytest.mark.parametrize("grounds", [SUITS, FIELDS], ids=["cards", "emojis"])
@pytest.mark.parametrize("sight", ["all", "protan", "deutan", "tritan"])
def test_suit_colours_differ_for_every_kind_of_sight(
    edition: str, grounds: dict[str, str], sight: str
) -> None:
    pairs = combinations(catalogue.SUITS[edition], 2)
    close = {pair: apart(grounds[pair[0]], grounds[pair[1]], sight) for pair in pairs}
    assert min(close.values()) >= 20, close


@pytest.mark.parametrize("edition", catalogue.SUITS)
@pytest.mark.parametrize("grounds", [SUITS, FIELDS], ids=["cards", "emojis"])
def test_suit_colours_differ_in_grey(edition: str, grounds: dict[str, str]) -> None:
    greys = sorted(
        lab(simulate_sight("grey", parse_colour(grounds[suit])))[0] for suit in catalogue.SUITS[edition]
    )
    assert min(high - low for low, high in pairwise(greys)) >= 9, greys


@pytest.mark.parametrize("sight", ["all", *SIGHTS])
def test_mat_colours_of_skull_differ_for_every_kind_of_sight(sight: str) -> None:
    close = {pair: apart(ANIMALS[pair[0]], ANIMALS[pair[1]], sight) for pair in combinations(ANIMALS, 2)}
    assert min(close.values()) >= (2 if sight == "grey" else 20), close


@pytest.mark.parametrize("name", ANIMALS)
def test_an_emblem_contrasts_with_its_mat(name: str) -> None:
    assert contrast(readable_on(ANIMALS[name]), ANIMALS[name]) >= READABLE
    assert luminance(ANIMALS[name]) > 0


@pytest.mark.parametrize("names", groups().values(), ids=groups())
def test_drawings_shown_together_differ_without_colour(names: list[str]) -> None:
    shapes = {
        name: re.sub("#[0-9a-f]{3,8}", "", catalogue.emoji(name))
        for name in names
        if name in catalogue.EMOJIS
    }
    assert len(set(shapes.values())) == len(shapes)
