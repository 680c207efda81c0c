"""Pictures of a challenge and of a moon stay on the table, can be read on a phone and are deterministic."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from bot.art.chip import Sign, draw_sign
from bot.art.drawing import Art
from bot.art.emblems import ANIMALS
from bot.art.lettering import SMALL
from bot.art.mats import DISC, HALO, SIDE, Mat, Mats, OwnDiscs
from bot.art.mats import scene as challenge
from bot.art.moon import Moon
from bot.art.moon import scene as moonlit
from bot.art.piece import PICTURE_WIDTH, Piece, Scene

from .letters import stamps
from .test_child import size
from .test_hand import SMALLEST, box
from .test_scores import MOST_BYTES, NAMES, texts_of

FLIPPED = (("rose", "rose", "rose", "skull"), ("rose",), (), ("rose", "rose"), (), ("skull",))
HEARTS = tuple((f"{rank}_of_hearts", "") for rank in (*range(2, 11), "jack", "queen", "king", "ace"))


def mats(seats: int, ribbon: str = "Rien que des roses !") -> Mats:
    note = "0 roses sur 24"
    laid = (
        Mat(
            emblem,
            NAMES[seat],
            str(seat + 1),
            seat % 2 == 0,
            seat,
            FLIPPED[seat],
            discs="4",
            wins="1/2",
            note=note,
            bid="24",
            out=seat == 4,
            must_act=seat == 1,
        )
        for seat, emblem in enumerate(list(ANIMALS)[:seats])
    )
    return Mats(tuple(laid), ribbon)


def moon() -> Moon:
    about = "Los 13 corazones y la dama de picas: 0 puntos, y 26 para cada uno de los demás."
    return Moon("¡La Luna!", NAMES[0], "1", about, (*HEARTS, ("queen_of_spades", "D")))


def keeps_to_the_table(shown: Scene) -> None:
    for start, end, line, height in texts_of(shown.svg_above, (*shown.labels, *shown.names)):
        assert 0 <= start < end <= PICTURE_WIDTH
        assert height <= line <= shown.height
        assert height >= SMALL


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("ribbon", ["", "Rien que des roses !"])
def test_mats_are_within_the_picture_without_overlap(seats: int, ribbon: str) -> None:
    shown = challenge(mats(seats, ribbon))
    keeps_to_the_table(shown)
    squares = [piece for piece in shown.pieces if piece.name.startswith("mat_")]
    assert len(squares) == len(shown.names) - bool(ribbon) == seats
    for piece in shown.pieces:
        assert 0 <= piece.x <= PICTURE_WIDTH - piece.width
        assert 0 <= piece.y <= shown.height - piece.width
    for one, other in combinations(squares, 2):
        assert abs(one.x - other.x) >= SIDE or abs(one.y - other.y) >= SIDE


def test_piles_flipped_discs_and_challenger_are_distinguishable() -> None:
    shown = challenge(Mats((Mat("crab", "Ana", "1", down=2, flipped=("rose", "skull"), bid="3"),)))
    names = [piece.name for piece in shown.pieces]
    assert names == ["mat_crab_skull", *["disc_crab_back"] * 2, "disc_crab_rose", "disc_crab_skull"]

    def near(one: Piece, other: Piece) -> bool:
        return abs(one.x - other.x) < DISC / 2 and abs(one.y - other.y) < DISC / 2

    assert not near(shown.pieces[2], shown.pieces[3])
    said = "".join(stamp.svg for stamp in shown.stamps_above)
    assert ">3<" in said
    assert ">2<" in said


def test_only_the_mat_of_the_awaited_player_has_a_halo() -> None:
    def halos(**marks: Any) -> int:
        under = challenge(Mats((Mat("crab", "Ana", "1")._replace(**marks),))).stamps_below
        return sum(f'width="{SIDE + 2 * HALO}"' in stamp.svg for stamp in under)

    assert halos() == halos(bid="3") == 0
    assert halos(must_act=True) == halos(must_act=True, bid="3") == 1


def test_a_chip_below_each_mat_has_the_discs_left_and_the_bets_won() -> None:
    shown = challenge(Mats((Mat("crab", "Ana", "1", discs="3", wins="1/2"),)))
    figures: dict[Sign, str] = {"discs": "3", "score": "1/2"}
    for sign, said in figures.items():
        drawn = next(stamp for stamp in stamps(shown) if stamp.svg == draw_sign(sign, 0, 0).svg)
        figure = next(stamp for stamp in stamps(shown) if f">{said}<" in stamp.svg)
        assert drawn.y > SIDE
        assert 0 < figure.x - drawn.x < 40


def test_the_readers_own_discs_lie_below_the_mats() -> None:
    own = OwnDiscs(("disc_crab_rose", "disc_crab_skull"), ("disc_crab_rose",), "hand", "mat " * 20)
    bare, shown = challenge(mats(4)), challenge(mats(4)._replace(own=own))
    below = [piece for piece in shown.pieces if piece.y > bare.height]
    assert [piece.name for piece in below] == [*own.hand, *own.pile]
    assert shown.height > bare.height
    assert all(0 <= piece.x <= PICTURE_WIDTH - piece.width for piece in below)
    for stamp in shown.stamps_above:
        assert 0 <= stamp.x <= PICTURE_WIDTH - float(stamp.svg.split('width="', 1)[1].split('"', 1)[0])


def test_an_eliminated_player_is_dimmed_and_a_won_bet_turns_the_mat() -> None:
    shown = challenge(Mats((Mat("crab", "Ana", "1", won=True), Mat("shell", "Bea", "2", out=True))))
    assert [(piece.name, piece.dim) for piece in shown.pieces] == [
        ("mat_crab_rose", False),
        ("mat_shell_skull", True),
    ]


def test_all_cards_taken_by_a_moon_are_shown_side_by_side() -> None:
    shown = moonlit(moon())
    keeps_to_the_table(shown)
    boxes = [box(piece) for piece in shown.pieces]
    assert len(boxes) == 14
    for left, top, right, bottom in boxes:
        assert 0 <= left < right <= PICTURE_WIDTH
        assert 0 <= top < bottom <= shown.height
        assert right - left >= SMALLEST
    for one, other in combinations(boxes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


async def test_challenge_and_moon_pictures_are_small_and_deterministic() -> None:
    art, other = Art(), Art()
    try:
        for what, shown in ((mats(6), challenge(mats(6))), (moon(), moonlit(moon()))):
            drawn = await art.draw_picture(what)
            assert size(drawn) == (PICTURE_WIDTH, shown.height)
            assert len(drawn) <= MOST_BYTES
            assert await other.draw_picture(what) == drawn
    finally:
        await art.close()
        await other.close()
