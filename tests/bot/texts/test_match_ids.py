"""Ids of matches: one for each number, read however somebody types them."""

from __future__ import annotations

import pytest

from bot.texts.match_ids import match_id, match_number


def test_every_number_has_an_id_of_its_own_that_is_read_back() -> None:
    numbers = [*range(3000), 2**20 - 1, 2**20, 2**53, 2**59]
    ids = [match_id(number) for number in numbers]
    assert len(set(ids)) == len(numbers)
    assert [match_number(one) for one in ids] == numbers
    assert [len(one) for one in ids[:3]] == [4, 4, 4]
    assert not set("ILOU") & set("".join(ids))


@pytest.mark.parametrize("said", ["01A4", "01a4", " 01-A4 ", "#o1a4", "OIA4", "olA4", "1A4", "`01A4`"])
def test_an_id_is_read_as_people_type_it(said: str) -> None:
    assert match_number(said) == match_number("01A4") == 32 * 32 + 10 * 32 + 4


@pytest.mark.parametrize("said", ["", " ", "-", "0U00", "1,5", "ño", "½", "A" * 13, "\u0661"])
def test_what_is_no_id_is_none(said: str) -> None:
    assert match_number(said) is None
