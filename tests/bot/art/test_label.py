"""Which signs of a name are drawn on pictures, and how names are fitted to the room there is."""

from __future__ import annotations

import unicodedata

import pytest

from bot.art.label import MARKS, Label, disambiguate, draw_label, drawable_part, is_drawn, shorten_to_fit
from bot.art.worker import NameFonts

FACES = NameFonts()


def drawn(name: str) -> str:
    return drawable_part(name, FACES.has)


NAMED = ("Ana", "Zoé Ñandú ß", "Дмитрий", "Ελένη", "محمد على", "שלום דוד", "สมชาย", "नमस्ते", "Nguyễn Ái")


@pytest.mark.parametrize("name", NAMED)
def test_names_of_these_scripts_are_drawn_whole(name: str) -> None:
    assert drawn(name) == unicodedata.normalize("NFC", name)
    assert FACES.width(drawn(name)) > 0


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("Ana 🦜🦜", "Ana"),
        ("🏴\u200d☠️ Captain", "Captain"),
        ("Ｗｅｎｄｙ", "Wendy"),
        ("𝓕𝓪𝓷𝓬𝔂", "Fancy"),
        ("A\u2066n\u202ea\n B\u0007", "Ana B"),
        ("  x   y ", "x y"),
    ],
)
def test_what_no_face_has_is_left_out_or_drawn_plainly(name: str, left: str) -> None:
    assert drawn(name) == left


@pytest.mark.parametrize(
    "name", ["船長キャプテン", "한국", "🦜" * 32, "🏴‍☠️", "…", "\u0301", "", "\ufffe\ue000"]
)
def test_a_name_without_a_letter_to_be_drawn_gives_way_to_the_seat(name: str) -> None:
    assert drawn(name) == ""
    svg = draw_label(Label(name, "7", 100, 50, 24, 80, "#ffffff"), FACES.has, FACES.width)
    assert ">7<" in svg
    assert "<circle" in svg


def test_marks_do_not_pile_up() -> None:
    piled = drawn("Z\u0335\u0321a\u0316\u0317\u0318\u0319\u031a\u031b" + "\u0301" * 20 + "x")
    marks = [unicodedata.category(sign).startswith("M") for sign in piled]
    assert not any(all(marks[start : start + MARKS + 1]) for start in range(len(marks) - MARKS))
    assert piled.endswith("x")


def test_a_name_that_fits_stays_whole_and_a_longer_one_loses_its_end() -> None:
    assert shorten_to_fit("Ana", 3, len) == "Ana"
    assert shorten_to_fit("Long John", 8, len) == "Long Jo…"
    assert shorten_to_fit("Long John", 6, len) == "Long…"
    assert shorten_to_fit("Ana", 0.5, len) == ""


def test_the_end_of_a_name_written_to_the_left_stands_on_its_left() -> None:
    assert shorten_to_fit("שלום דוד", 6, len).endswith("…\u200f")


def test_a_name_a_little_too_wide_is_drawn_narrower_and_in_its_room() -> None:
    wide = FACES.width("Barnacle") * 24
    label = Label("Barnacle", "1", 100, 50, 24, wide * 0.9, "#ffffff")
    svg = draw_label(label, FACES.has, FACES.width)
    assert ">Barnacle<" in svg
    assert "scale(0.9 1)" in svg


def test_a_name_that_looks_like_a_drawing_is_text() -> None:
    svg = draw_label(Label("</text><a&b>", "1", 0, 0, 24, 900, "#ffffff"), FACES.has, FACES.width)
    assert "&lt;/text&gt;&lt;a&amp;b&gt;" in svg


@pytest.mark.parametrize("name", [*NAMED, "Ｗｅｎｄｙ", "𝓕𝓪𝓷𝓬𝔂", "船長 7"])
def test_a_name_known_to_be_drawn_is_never_a_number(name: str) -> None:
    assert is_drawn(name)
    assert drawable_part(name, FACES.has)


@pytest.mark.parametrize("name", ["船長キャプテン", "🦜🦜", "한국", "", "…", "\u0301"])
def test_what_no_face_has_is_known_too(name: str) -> None:
    assert not is_drawn(name)
    assert not drawable_part(name, FACES.has)


def heads(*names: str, room: float = 70) -> list[str]:
    """Return the names as they stand over the columns of a score pad."""
    labels = [Label(name, str(seat + 1), 0, 40, 22, room, "#ffffff") for seat, name in enumerate(names)]
    return [label.name for label in disambiguate(labels, FACES.has, FACES.width)]


def test_names_of_which_an_equal_beginning_has_room_stand_behind_their_number() -> None:
    alike = ("Captain Ana", "Captain Bea")
    assert heads(*alike, "Carl", "Capital") == ["1 Captain Ana", "2 Captain Bea", "Carl", "Capital"]
    labels = [Label(name, "", 0, 40, 22, 70, "#ffffff") for name in heads(*alike)]
    drawn = [draw_label(label, FACES.has, FACES.width) for label in labels]
    assert ">1 C" in drawn[0]
    assert ">2 C" in drawn[1]


@pytest.mark.parametrize("names", [("Ana", "Ana"), ("Captain Ana", "Commander Bea"), ("船長", "提督")])
def test_names_that_have_room_or_begin_differently_are_left_alone(names: tuple[str, ...]) -> None:
    assert heads(*names) == list(names)


def test_where_there_is_room_names_that_begin_alike_are_left_alone() -> None:
    assert heads("Captain Ana", "Captain Bea", room=200) == ["Captain Ana", "Captain Bea"]
