"""Names on pictures: unsupported characters are left out, and long names are fitted to their room."""

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
def test_characters_without_a_glyph_are_dropped_or_simplified(name: str, left: str) -> None:
    assert drawn(name) == left


@pytest.mark.parametrize(
    "name", ["船長キャプテン", "한국", "🦜" * 32, "🏴‍☠️", "…", "\u0301", "", "\ufffe\ue000"]
)
def test_a_name_without_drawable_letters_becomes_a_seat_number(name: str) -> None:
    assert drawn(name) == ""
    svg = draw_label(Label(name, "7", 100, 50, 24, 80, "#ffffff"), FACES.has, FACES.width)
    assert ">7<" in svg
    assert "<circle" in svg


def test_the_number_of_combining_marks_is_limited() -> None:
    piled = drawn("Z\u0335\u0321a\u0316\u0317\u0318\u0319\u031a\u031b" + "\u0301" * 20 + "x")
    marks = [unicodedata.category(sign).startswith("M") for sign in piled]
    assert not any(all(marks[start : start + MARKS + 1]) for start in range(len(marks) - MARKS))
    assert piled.endswith("x")


def test_only_a_name_too_long_for_its_room_is_shortened() -> None:
    assert shorten_to_fit("Ana", 3, len) == "Ana"
    assert shorten_to_fit("Long John", 8, len) == "Long Jo…"
    assert shorten_to_fit("Long John", 6, len) == "Long…"
    assert shorten_to_fit("Ana", 0.5, len) == ""


def test_a_shortened_right_to_left_name_has_its_ellipsis_on_the_left() -> None:
    assert shorten_to_fit("שלום דוד", 6, len).endswith("…\u200f")


def test_a_slightly_too_wide_name_is_condensed_to_fit() -> None:
    wide = FACES.width("Barnacle") * 24
    label = Label("Barnacle", "1", 100, 50, 24, wide * 0.9, "#ffffff")
    svg = draw_label(label, FACES.has, FACES.width)
    assert ">Barnacle<" in svg
    assert "scale(0.9 1)" in svg


def test_markup_in_a_name_is_escaped() -> None:
    svg = draw_label(Label("</text><a&b>", "1", 0, 0, 24, 900, "#ffffff"), FACES.has, FACES.width)
    assert "&lt;/text&gt;&lt;a&amp;b&gt;" in svg


@pytest.mark.parametrize("name", [*NAMED, "Ｗｅｎｄｙ", "𝓕𝓪𝓷𝓬𝔂", "船長 7"])
def test_is_drawn_is_true_for_names_with_drawable_letters(name: str) -> None:
    assert is_drawn(name)
    assert drawable_part(name, FACES.has)


@pytest.mark.parametrize("name", ["船長キャプテン", "🦜🦜", "한국", "", "…", "\u0301"])
def test_is_drawn_is_false_for_names_without_drawable_letters(name: str) -> None:
    assert not is_drawn(name)
    assert not drawable_part(name, FACES.has)


def heads(*names: str, room: float = 70) -> list[str]:
    """Return these names as written above the columns of a score pad."""
    labels = [Label(name, str(seat + 1), 0, 40, 22, room, "#ffffff") for seat, name in enumerate(names)]
    return [label.name for label in disambiguate(labels, FACES.has, FACES.width)]


def test_names_that_would_be_shortened_alike_get_seat_numbers() -> None:
    alike = ("Captain Ana", "Captain Bea")
    assert heads(*alike, "Carl", "Capital") == ["1 Captain Ana", "2 Captain Bea", "Carl", "Capital"]
    labels = [Label(name, "", 0, 40, 22, 70, "#ffffff") for name in heads(*alike)]
    drawn = [draw_label(label, FACES.has, FACES.width) for label in labels]
    assert ">1 C" in drawn[0]
    assert ">2 C" in drawn[1]


@pytest.mark.parametrize("names", [("Ana", "Ana"), ("Captain Ana", "Commander Bea"), ("船長", "提督")])
def test_names_that_fit_or_begin_differently_get_no_numbers(names: tuple[str, ...]) -> None:
    assert heads(*names) == list(names)


def test_names_that_begin_alike_but_fit_get_no_numbers() -> None:
    assert heads("Captain Ana", "Captain Bea", room=200) == ["Captain Ana", "Captain Bea"]
