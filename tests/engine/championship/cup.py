"""A small language for championship tests: who entered, who beat whom, and the resulting state.

Entrants are written as letters instead of numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any, Final

from engine.championship import compute_championship, find_broken_rule
from engine.championship.plan import CASTILLAR, Plan
from engine.championship.public import Championship, Entrant, Fixture, Input, Line, Result, Row, parse

MATCH: Final = 104
"""The sum of points of a match of two: four rounds of 26."""
LETTERS: Final = "abcdefghij"


class Cup:
    """A championship with these letters as entrants, drawn with `seed` (None: sign-up is still open)."""

    def __init__(
        self,
        letters: str,
        *,
        form: str = CASTILLAR,
        seats: Iterable[int] = (2, 4),
        fewer: bool = True,
        seed: int | None = 7,
        **options: Any,
    ) -> None:
        self.plan = Plan.from_mapping(
            {"game": "hearts", "format": form, "seats": [*seats], "fewer": fewer, "options": options}
        )
        self.number = {letter: 101 + place for place, letter in enumerate(LETTERS)}
        self.letter = {number: letter for letter, number in self.number.items()}
        self.inputs: list[Input] = []
        self.results: list[Result] = []
        self._known: tuple[tuple[Input, ...], tuple[Result, ...], Championship] | None = None
        self.say(*(f"join {letter}" for letter in letters))
        if seed is not None:
            self.say(f"draw {seed}")

    @property
    def now(self) -> Championship:
        """Return the present championship, computed again after each new input or result."""
        given = tuple(self.inputs), tuple(self.results)
        if self._known is None or self._known[:2] != given:
            self._known = (*given, compute_championship(self.plan, *given))
        return self._known[2]

    # ---- inputs --------------------------------------------------------------------------------------

    def input(self, line: str) -> Input:
        """Parse an input with letters for numbers: `walkover a ab` gives the match of a and b to a."""
        verb, *rest = line.split(" ")
        words = [str(self.number[word]) if word in self.number else word for word in rest]
        if verb == "join":
            words.append(rest[0])
        if verb == "walkover" and set(rest[1]) <= set(self.number) and len(rest[1]) > 1:
            words[1] = self.pair(rest[1]).key
        return parse(" ".join((verb, *words)))

    def say(self, *lines: str) -> Cup:
        """Add these inputs to the log; each must be legal."""
        for line in lines:
            said = self.input(line)
            rule = find_broken_rule(self.now, said)
            assert rule is None, (line, rule)
            self.inputs.append(said)
        return self

    def rule(self, line: str) -> str | None:
        """Return the rule that forbids this input now, None if it is legal."""
        return find_broken_rule(self.now, self.input(line))

    # ---- results -------------------------------------------------------------------------------------

    def pair(self, letters: str) -> Fixture:
        """Return the league match of these two entrants."""
        both = {self.number[letter] for letter in letters}
        return next(f for f in self.now.fixtures if f.round and set(f.entrants) == both)

    def beat(
        self,
        letters: str,
        points: int = MATCH // 2,
        rival: int | None = None,
        *,
        level: bool = False,
        left: str = "",
        black: str = "",
        yellow: str = "",
    ) -> Cup:
        """Let the first of the pair win with these points; the other has the rest of a match of Hearts.

        With `level` neither wins. Robots hold the seats of `left` at the end. `yellow` and `black` have one
        letter a card.
        """
        theirs = MATCH - points if rival is None else rival
        lines = [
            Line(
                self.number[letter],
                1 if level else place,
                mine,
                yellow=yellow.count(letter),
                black=black.count(letter),
                left=letter in left,
            )
            for place, (letter, mine) in enumerate(zip(letters, (points, theirs), strict=True), 1)
        ]
        self.results.append(Result(self.pair(letters).key, tuple(lines)))
        return self

    def rest(self, points: int = MATCH // 2) -> Cup:
        """Let the earlier letter win every league match still open, with these points."""
        for fixture in self.now.fixtures:
            if fixture.round and fixture.is_open and not set(fixture.entrants) <= set(self.now.out):
                self.beat("".join(sorted(self.letter[entrant] for entrant in fixture.entrants)), points)
        return self

    def wins(self, *wins: int) -> Cup:
        """Play a whole league of 52:52 with these numbers of wins, letter by letter.

        With equal points, only wins separate the entrants. The entrant who needs the most wins beats the
        entrants who need the fewest, which always finds a league if one exists.
        """
        letters = [self.letter[entrant] for entrant in self.now.names]
        needed = dict(zip(letters, wins, strict=True))
        while needed:
            best = max(sorted(needed), key=lambda letter: needed[letter])
            count = needed.pop(best)
            weakest = sorted(needed, key=lambda letter: (needed[letter], letter))
            for place, letter in enumerate(weakest):
                self.beat(best + letter if place < count else letter + best)
                needed[letter] -= place >= count
        table = {self.letter[row.entrant]: row.won for row in self.now.tables[0].rows}
        assert table == dict(zip(letters, wins, strict=True)), "there is no such league"
        return self

    def finish(self, key: str, order: str, *, left: str = "", points: Iterable[int] = ()) -> Cup:
        """End a match of several: `b ac d` puts b first, a and c on a shared second place, d fourth."""
        lines: list[Line] = []
        for group in order.split():
            rank = len(lines) + 1
            lines += [Line(self.number[letter], rank, 10 * rank, left=letter in left) for letter in group]
        told = [line._replace(points=count) for line, count in zip(lines, points or (), strict=bool(points))]
        self.results.append(Result(key, tuple(told or lines)))
        return self

    # ---- the resulting state -------------------------------------------------------------------------

    def letters(self, entrants: Iterable[Entrant | None]) -> str:
        return "".join(self.letter[entrant] for entrant in entrants if entrant is not None)

    @property
    def order(self) -> str:
        """Return the letters of the league, best first."""
        return self.letters(row.entrant for row in self.now.tables[0].rows)

    @property
    def ranks(self) -> list[int]:
        """Return the places in the league, shared ones equal."""
        return [row.rank for row in self.now.tables[0].rows]

    @property
    def tied(self) -> str:
        """Return the letters marked as tied in the league."""
        return self.letters(row.entrant for row in self.now.tables[0].rows if row.tied)

    @property
    def qualified(self) -> str:
        return self.letters(self.now.qualified)

    @property
    def took(self) -> dict[str, int]:
        """Return the medal points by letter, without entrants who get none."""
        return {self.letter[m.entrant]: m.points for m in self.now.medals if m.points}

    def row(self, letter: str) -> Row:
        """Return the entrant's row from the league's or a group's table."""
        rows = (row for table in self.now.tables for row in table.rows)
        return next(row for row in rows if row.entrant == self.number[letter])

    def rules(self, letter: str) -> tuple[str, ...]:
        """Return the rules by which an entrant got its points."""
        return next(m.rules for m in self.now.medals if m.entrant == self.number[letter])

    def last(self) -> Fixture:
        """Return the last fixture of the championship."""
        return self.now.fixtures[-1]


def pairs(letters: str) -> list[str]:
    """Return every pair of these letters."""
    return ["".join(two) for two in combinations(letters, 2)]
