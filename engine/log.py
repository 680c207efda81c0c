"""The match log as text: a header, the options as JSON, one input per line. Pure functions, no files.

yo-ho-ho 1
game skull-king 1
seats 4
options {"edition": "modern", ...}
- first 2
0 bid 1
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from engine.core import DEALER, REFEREE, Seat, name

FORMAT: Final = "yo-ho-ho 1"
_PSEUDO_SEATS: Final = {name(DEALER): DEALER, name(REFEREE): REFEREE}


class BadLog(ValueError):  # noqa: N818 - the name says what it is
    """Text that is no match log; `line` is 1-based."""

    rule = "T-3"

    def __init__(self, line: int, detail: str) -> None:
        super().__init__(f"line {line}: {detail}")
        self.line = line


class Entry(NamedTuple):
    """One input as written: the line it stands on (1-based), the seat, the action in the game's notation."""

    line: int
    seat: Seat
    text: str


class Log(NamedTuple):
    """A match log as read: which game, its rules version, how many seats, the options, the inputs."""

    game: str
    version: int
    seats: int
    options: Mapping[str, Any]
    entries: tuple[Entry, ...]


def header(game: str, version: int, seats: int, options: Mapping[str, Any]) -> str:
    """The four lines every log begins with, a line break after each."""
    return f"{FORMAT}\ngame {game} {version}\nseats {seats}\noptions {json.dumps(options)}\n"


def line(seat: Seat, action: object) -> str:
    """One input as a log line, without the line break."""
    return f"{name(seat)} {action}"


def write(
    game: str, version: int, seats: int, options: Mapping[str, Any], inputs: Iterable[tuple[Seat, object]]
) -> str:
    """A whole log as text."""
    return header(game, version, seats, options) + "".join(f"{line(*one)}\n" for one in inputs)


def read(text: str) -> Log:
    """Read a whole log; BadLog names the first line that cannot be understood."""
    lines = _content(text)
    _word(lines, FORMAT)
    game, _, version = _word(lines, "game").partition(" ")
    seats = _word(lines, "seats")
    written = _word(lines, "options")
    try:
        options = json.loads(written)
        head = int(version), int(seats)
    except ValueError as error:
        raise BadLog(4, "the header is damaged") from error
    if not isinstance(options, dict):
        raise BadLog(4, "options are a JSON object")
    return Log(game, *head, options, tuple(entries(lines)))


def entries(lines: Iterable[tuple[int, str]]) -> Iterator[Entry]:
    """The inputs of numbered lines (comments already gone)."""
    for number, content in lines:
        who, _, action = content.partition(" ")
        seat = _PSEUDO_SEATS.get(who, int(who) if who.isascii() and who.isdigit() and len(who) < 3 else None)
        if seat is None or not action:
            raise BadLog(number, "a line is a seat, '-' or '*', and an action")
        yield Entry(number, seat, action)


def _content(text: str) -> Iterator[tuple[int, str]]:
    """Numbered lines without blank ones and comments."""
    for number, raw in enumerate(text.splitlines(), start=1):
        content = raw.strip()
        if content and not content.startswith("#"):
            yield number, content


def _word(lines: Iterator[tuple[int, str]], word: str) -> str:
    """The rest of the next line, which must begin with `word`."""
    number, content = next(lines, (1, ""))
    rest = content.removeprefix(word)
    if rest == content or (rest and not rest.startswith(" ")):
        raise BadLog(number, f"expected {word!r}")
    return rest.strip()
