"""Match ids are numbers, parsed leniently; the older form of ids is still understood."""

from __future__ import annotations

import pytest

from bot.numbers import LARGEST
from bot.texts.match_ids import match_id, match_number


@pytest.mark.parametrize("number", [1, 9, 10, 31, 32, 33, 1000, 32768, LARGEST])
def test_a_match_id_is_its_number_in_digits_and_is_parsed_back(number: int) -> None:
    assert match_id(number) == f"#{number}"
    assert match_number(match_id(number)) == number


@pytest.mark.parametrize("said", ["#1234", "1234", " 12-34 ", "# 1234", "`#1234`"])
def test_a_match_id_is_parsed_in_every_usual_spelling(said: str) -> None:
    assert match_number(said) == 1234


@pytest.mark.parametrize(("said", "number"), [("0010", 32), ("`000Z`", 31), ("0100", 1024), ("1A4", 1348)])
def test_an_old_match_id_is_parsed_unless_it_is_a_number(said: str, number: int) -> None:
    assert match_number(said) == number


@pytest.mark.parametrize("said", ["01A4", "01a4", " 01-A4 ", "#o1a4", "OIA4", "olA4", "1A4", "`01A4`"])
def test_an_old_match_id_is_parsed_in_every_usual_spelling(said: str) -> None:
    assert match_number(said) == 32 * 32 + 10 * 32 + 4


@pytest.mark.parametrize(
    "said", ["", " ", "-", "0U00", "1,5", "ño", "½", "A" * 13, "\u0661", str(LARGEST + 1), "9" * 30]
)
def test_text_that_is_no_match_id_is_refused(said: str) -> None:
    assert match_number(said) is None
