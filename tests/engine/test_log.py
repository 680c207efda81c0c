"""The match log: writing, parsing, and refusing with the number of the bad line."""

from __future__ import annotations

import pytest

from engine.core import DEALER, REFEREE, NotUnderstood
from engine.log import BadLog, MatchLog, read_line, read_log, write_log
from engine.skull_king.public import Action

TEXT = """yo-ho-ho 1
game skull-king 1
seats 3
options {"powers": true}
- first 2
0 bid 1
"""


def test_written_log_parses_back() -> None:
    inputs = ((DEALER, Action("first", (2,))), (0, Action("bid", (1,))))
    log = MatchLog("skull-king", 1, 3, {"powers": True}, inputs)
    assert write_log(log) == TEXT
    assert read_log(TEXT) == log


def test_blank_lines_and_comments_in_a_log_are_ignored() -> None:
    assert read_log(
        "# a match\n\n" + TEXT.replace("seats", "  # three\n\nseats") + "\n# the end"
    ) == read_log(TEXT)


@pytest.mark.parametrize(
    ("was", "becomes", "line"),
    [
        ("yo-ho-ho 1", "yo-ho-ho 12", 1),
        ("yo-ho-ho 1", "yo-ho-ho 1 2", 1),
        ("yo-ho-ho 1", "chess", 1),
        ("game skull-king 1", "game whist 1", 2),
        ("game skull-king 1", "game skull-king", 2),
        ("game skull-king 1", "games skull-king 1", 2),
        ("seats 3", "seats three", 3),
        ('{"powers": true}', "[]", 4),
        ('{"powers": true}', "{", 4),
        ("- first 2", "first 2", 5),
        ("0 bid 1", "0 bid one", 6),
        ("0 bid 1", "0", 6),
        ("0 bid 1", "12345 bid 1", 6),
    ],
)
def test_bad_log_error_names_the_first_wrong_line(was: str, becomes: str, line: int) -> None:
    with pytest.raises(BadLog, match=f"^line {line}: ") as refused:
        read_log(TEXT.replace(was, becomes))
    assert refused.value.line == line


def test_empty_text_is_refused_as_a_log() -> None:
    with pytest.raises(BadLog):
        read_log("")


def test_log_writes_dealer_as_dash_and_referee_as_star() -> None:
    assert read_line("- deal green-1") == (DEALER, "deal green-1")
    assert read_line("* card 2 black") == (REFEREE, "card 2 black")
    with pytest.raises(NotUnderstood):
        read_line("-1 bid 1")
