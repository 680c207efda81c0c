"""Codes of tables: no two alike among millions, letters that spell nothing, and what people type."""

from __future__ import annotations

import pytest

from bot.tables.codes import CODES, LENGTH, LETTERS, read_code, table_code


def test_a_code_has_five_letters_of_which_none_is_a_vowel() -> None:
    assert len(set(LETTERS)) == 20
    assert not set(LETTERS) & set("AEIOUY")
    for number in range(1, 10_000):
        code = table_code(number)
        assert len(code) == LENGTH
        assert set(code) <= set(LETTERS)


def test_no_two_of_a_run_of_tables_have_one_code() -> None:
    assert CODES == 3_200_000
    for first in (1, CODES // 2, CODES - 50_000):
        assert len({table_code(number) for number in range(first, first + 100_000)}) == 100_000


def test_beyond_the_last_code_the_first_comes_again() -> None:
    assert table_code(7 + CODES) == table_code(7)


def test_the_codes_of_neighbours_differ_in_most_letters() -> None:
    for number in range(1, 5_000):
        pairs = zip(table_code(number), table_code(number + 1), strict=True)
        assert sum(one != other for one, other in pairs) >= 2


@pytest.mark.parametrize("number", [1, 2, 41, 999, 123_456])
def test_a_code_is_read_in_any_case_and_with_anything_between(number: int) -> None:
    code = table_code(number)
    for typed in (code.lower(), " ".join(code), f"{code[:2]}-{code[2:]}", f"**{code}**", f"\n{code}!"):
        assert read_code(typed) == code


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("i1Y0O", "LLVQQ"),
        ("52869", "SZBGG"),
        ("ñçüzz", "NCVZZ"),
        ("\N{FULLWIDTH LATIN SMALL LETTER B}cdfg", "BCDFG"),
        ("", ""),
        ("🐙", ""),
    ],
)
def test_letters_and_digits_that_look_alike_count_as_letters(typed: str, meant: str) -> None:
    assert read_code(typed) == meant
