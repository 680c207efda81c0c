"""Text widths are estimated without a drawing library, and never too narrow."""

from __future__ import annotations

from importlib.resources import files

import pytest
from PIL import ImageFont

from bot.art.lettering import BODY, body_width, lines
from bot.art.svg import DISPLAY, width_of

SIZE = 1000
WEIGHT = 800
SENTENCES = (
    "Only numbers count: the highest wins. A 14 pays +20.",
    "“I can flip 4 roses!” Others raise or pass, by turns.",
    "Quien gana la baza empieza; ¿dos iguales? ¡La que se jugó antes!",
    "Añade un disco o desafía: «¡Descubro 4 rosas!» Pingüino, vergüenza.",
    "D’abord ta pile, puis n’importe où\u00a0: œuf, cœur, ça, où, âme, île, noël, hôte, çà et là\u202f!",
    "ÉTAT À L’ÎLE ŒUVRE ÇA ÂGE WXYZ KLMNOPQ 0123456789 – −10 (un) & demi/autre 50 %",
)


def drawn(words: str, face: str) -> float:
    """Return the width of the words as drawn, for a size of 1."""
    name = "fontpkg_overpass" if face == BODY else "fontpkg_lilita_one"
    file = "Overpass[wght].ttf" if face == BODY else "LilitaOne-Regular.ttf"
    font = ImageFont.truetype(str(files(name) / "files" / file), SIZE)
    if face == BODY:
        font.set_variation_by_axes([WEIGHT])
    return font.getlength(words) / SIZE


@pytest.mark.parametrize("words", SENTENCES)
def test_a_sentence_is_not_measured_too_narrow(words: str) -> None:
    assert drawn(words, BODY) * 0.995 <= body_width(words) <= drawn(words, BODY) * 1.1


@pytest.mark.parametrize("words", SENTENCES[:5])
def test_a_title_is_not_measured_too_narrow(words: str) -> None:
    assert width_of(words) >= drawn(words, DISPLAY) * 0.97


@pytest.mark.parametrize("room", [300, 500, 900])
@pytest.mark.parametrize("words", SENTENCES)
def test_no_line_is_wider_than_its_room(words: str, room: int) -> None:
    found = lines(words, room, 33)
    assert " ".join(found) == words
    assert max(body_width(line) * 33 for line in found) <= room


def test_text_is_broken_into_few_and_equally_long_lines() -> None:
    assert lines("All three together: the mermaid wins it", 560, 33) == [
        "All three together:",
        "the mermaid wins it",
    ]


def test_words_joined_by_no_break_spaces_stay_on_one_line() -> None:
    assert lines("Each heart:\u00a01", 150, 33) == ["Each", "heart:\u00a01"]


def test_a_word_too_long_for_its_room_gets_its_own_line() -> None:
    assert lines("an extraordinarily long one", 100, 33)[1] == "extraordinarily"
