"""Who strings are written and read in one way only."""

from __future__ import annotations

import pytest

from bot.records.tables import Guest, Person, Robot, parse_who


@pytest.mark.parametrize("who", [Person(0), Person(2**63 - 1), Robot("easy", 1), Robot("hard-2", 0)])
def test_who_is_read_as_it_is_written(who: Person | Robot) -> None:
    assert parse_who(str(who)) == who


def test_who_has_the_agreed_form() -> None:
    assert (str(Person(42)), str(Robot("easy", 3)), str(Guest(1))) == ("u:42", "r:easy:3", "g:1")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "42",
        "deadline",
        "u:",
        "u:-1",
        "u:007",
        "u:٣",
        "u:1\n",
        " u:1",
        "r:easy",
        "r::1",
        "r:easy:01",
        "r:E:1",
        "g:",
        "g:01",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="neither a person, a robot nor a guest"):
        parse_who(text)
