"""The match log as text: a header, the options as JSON, one input per line. Pure functions, no files.

yo-ho-ho 1
game skull-king 1
seats 4
options {"edition": "modern", ...}
robots 1
secret 5f0c...
seal 3a91...
seat 0 0 person
seat 1 0 normal bold
- first 2
0 bid 1

The lines from `robots` to `seat` are those of a sealed match: the robots' version (`engine.ai.VERSION`) at
its beginning, its luck, its seal, and who held each seat from
which input on, a person or a robot of a level and a manner.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from engine import GAMES
from engine.core import DEALER, REFEREE, AnyAction, NotUnderstood, Seat, seat_label
from engine.luck import SECRET_BYTES, Luck

FORMAT: Final = "yo-ho-ho 1"
_SEALED: Final = frozenset({"robots", "secret", "seal", "seat"})
_PSEUDO_SEATS: Final = {seat_label(DEALER): DEALER, seat_label(REFEREE): REFEREE}


class BadLog(ValueError):
    """Raised for text that is not a match log; `line` is 1-based."""

    rule = "T-3"

    def __init__(self, line: int, detail: str) -> None:
        super().__init__(f"line {line}: {detail}")
        self.line = line


class Holder(NamedTuple):
    """Who holds a seat from input `start` on: `PERSON`, or a robot's level and manner."""

    seat: Seat
    start: int
    player: str


class MatchLog(NamedTuple):
    """An exported match: its game, the rules version, the number of seats, every option, the inputs.

    A sealed match has the version of its `robots`, its `luck`, its `seal` and the `holders` of its seats in
    order, too.
    """

    game: str
    version: int
    seats: int
    options: Mapping[str, Any]
    inputs: tuple[tuple[Seat, AnyAction], ...]
    luck: Luck | None = None
    seal: str = ""
    holders: tuple[Holder, ...] = ()
    robots: int = 0

    @property
    def versions(self) -> tuple[int, int]:
        """Return the versions of rules and robots."""
        return self.version, self.robots


def write_log(log: MatchLog, comments: Mapping[int, str] = MappingProxyType({})) -> str:
    """Return the log as text; `read_log` reads it back.

    `comments` has one-line comments by the index of the input that each stands above.
    """
    head = (
        FORMAT,
        f"game {log.game} {log.version}",
        f"seats {log.seats}",
        f"options {json.dumps(log.options)}",
        *_sealed_lines(log),
    )
    inputs = (
        (f"# {comments[n]}\n" if n in comments else "") + f"{seat_label(seat)} {action}"
        for n, (seat, action) in enumerate(log.inputs)
    )
    return "".join(f"{line}\n" for line in (*head, *inputs))


def read_log(text: str) -> MatchLog:
    """Parse a whole log. Whether its inputs are legal is not checked.

    Raises:
        BadLog: with the number of the first line that cannot be parsed.
    """
    lines = number_lines(text.splitlines())
    number, more = _read_header(lines, FORMAT)
    if more:
        raise BadLog(number, f"expected {FORMAT!r}")
    number, written = _read_header(lines, "game")
    key, _, version = written.partition(" ")
    if key not in GAMES or not _is_number(version):
        raise BadLog(number, "expected the key of a game and its rules version")
    number, seats = _read_header(lines, "seats")
    if not _is_number(seats):
        raise BadLog(number, "expected a number of seats")
    number, written = _read_header(lines, "options")
    try:
        options = json.loads(written)
    except ValueError:
        options = None
    if not isinstance(options, dict):
        raise BadLog(number, "expected the options as a JSON object")
    parse = GAMES[key].parse
    luck, sealed, robots = None, "", 0
    holders: list[Holder] = []
    inputs: list[tuple[Seat, AnyAction]] = []
    once: set[str] = set()
    for number, line in lines:
        word, _, rest = line.partition(" ")
        if word in _SEALED and inputs:
            raise BadLog(number, f"expected {word!r} above the first input")
        if word in once:
            raise BadLog(number, f"expected {word!r} once")
        if word in _SEALED and word != "seat":
            once.add(word)
        if word == "robots":
            if not _is_number(rest):
                raise BadLog(number, "expected the robots' version")
            robots = int(rest)
        elif word == "secret":
            luck = Luck(_read_secret(number, rest))
        elif word == "seal":
            sealed = rest
        elif word == "seat":
            holders.append(_read_holder(number, rest))
        else:
            try:
                seat, action = read_line(line)
                inputs.append((seat, parse(action)))
            except NotUnderstood as error:
                raise BadLog(number, f"not understood: {line}") from error
    return MatchLog(
        key, int(version), int(seats), options, tuple(inputs), luck, sealed, tuple(holders), robots
    )


def _sealed_lines(log: MatchLog) -> Iterator[str]:
    if log.luck is not None:
        yield f"robots {log.robots}"
        yield f"secret {log.luck.secret.hex()}"
        yield f"seal {log.seal}"
        for holder in log.holders:
            yield f"seat {holder.seat} {holder.start} {holder.player}"


def _read_secret(number: int, text: str) -> bytes:
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise BadLog(number, f"expected a secret of {2 * SECRET_BYTES} hex digits")
    return secret


def _read_holder(number: int, text: str) -> Holder:
    seat, _, rest = text.partition(" ")
    start, _, player = rest.partition(" ")
    if not (_is_number(seat) and start.isascii() and start.isdigit() and player):
        raise BadLog(number, "expected a seat, an input and who holds the seat from then on")
    return Holder(int(seat), int(start), player)


def read_line(line: str) -> tuple[Seat, str]:
    """Split an input line into the seat and the action's text.

    Raises:
        NotUnderstood: if the line does not begin with a seat.
    """
    who, _, action = line.partition(" ")
    if who in _PSEUDO_SEATS:
        return _PSEUDO_SEATS[who], action
    if not _is_number(who):
        raise NotUnderstood(line)
    return int(who), action


def number_lines(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines with their 1-based numbers, without blank lines and comments."""
    for number, raw in enumerate(lines, start=1):
        line = raw.strip()
        if line and not line.startswith("#"):
            yield number, line


def _read_header(lines: Iterator[tuple[int, str]], word: str) -> tuple[int, str]:
    """Return the next line's number and the text after `word`, with which it must begin.

    Raises:
        BadLog: if it begins with anything else.
    """
    number, line = next(lines, (1, ""))
    first, rest = line[: len(word)], line[len(word) :]
    if first != word or (rest and not rest.startswith(" ")):
        raise BadLog(number, f"expected a line that begins with {word!r}")
    return number, rest.strip()


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 4
