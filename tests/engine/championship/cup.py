"""Championships that read like a programme: who signed up, who beat whom, and what has become of it.

Entrants are letters; their numbers are of no interest to a test.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any, Final

from engine.championship import stand, why_not
from engine.championship.plan import CASTILLAR, Plan
from engine.championship.public import Championship, Entrant, Fixture, Input, Line, Result, Row, parse

MATCH: Final = 104
"""Points of a match of two: four rounds of 26."""
LETTERS: Final = "abcdefghij"


class Cup:
    """A championship of these letters, drawn with `seed` (None: signing up is still open)."""

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
        self.plan = Plan.of(
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
        """The championship as it stands; worked out again when there is more to it."""
        given = tuple(self.inputs), tuple(self.results)
        if self._known is None or self._known[:2] != given:
            self._known = (*given, stand(self.plan, *given))
        return self._known[2]

    # ---- what is said --------------------------------------------------------------------------------

    def input(self, line: str) -> Input:
        """An input in its notation with letters for numbers: `walkover a ab` gives a her match with b."""
        verb, *rest = line.split(" ")
        words = [str(self.number[word]) if word in self.number else word for word in rest]
        if verb == "join":
            words.append(rest[0])
        if verb == "walkover" and set(rest[1]) <= set(self.number) and len(rest[1]) > 1:
            words[1] = self.pair(rest[1]).key
        return parse(" ".join((verb, *words)))

    def say(self, *lines: str) -> Cup:
        """Put these into the log; each must be possible."""
        for line in lines:
            said = self.input(line)
            rule = why_not(self.now, said)
            assert rule is None, (line, rule)
            self.inputs.append(said)
        return self

    def rule(self, line: str) -> str | None:
        """The rule that forbids this now, None when nothing does."""
        return why_not(self.now, self.input(line))

    # ---- what is played ------------------------------------------------------------------------------

    def pair(self, letters: str) -> Fixture:
        """The league match of these two."""
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
        """The first of the pair wins with these points, the other has the rest of a match of Hearts.

        `level`: neither wins. The letters in `left` are robots in the end; cards are given to the others.
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
        """In every league match that is still open the earlier letter wins with these points."""
        for fixture in self.now.fixtures:
            if fixture.round and fixture.open and not set(fixture.entrants) <= set(self.now.out):
                self.beat("".join(sorted(self.letter[entrant] for entrant in fixture.entrants)), points)
        return self

    def wins(self, *wins: int) -> Cup:
        """A whole league of 52:52, so that nothing but these wins tells its players apart, letter by letter.

        Whoever needs the most wins beats those who need the fewest; that finds a league wherever one exists.
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
        """A match of several ends: `b ac d` is b first, a and c sharing the second place, d fourth."""
        lines: list[Line] = []
        for group in order.split():
            rank = len(lines) + 1
            lines += [Line(self.number[letter], rank, 10 * rank, left=letter in left) for letter in group]
        told = [line._replace(points=count) for line, count in zip(lines, points or (), strict=bool(points))]
        self.results.append(Result(key, tuple(told or lines)))
        return self

    # ---- what has become of it -----------------------------------------------------------------------

    def letters(self, entrants: Iterable[Entrant | None]) -> str:
        return "".join(self.letter[entrant] for entrant in entrants if entrant is not None)

    @property
    def order(self) -> str:
        """The league, best first."""
        return self.letters(row.entrant for row in self.now.tables[0].rows)

    @property
    def ranks(self) -> list[int]:
        """The places in the league, shared ones equal."""
        return [row.rank for row in self.now.tables[0].rows]

    @property
    def tied(self) -> str:
        """Who is marked as level with another in the league."""
        return self.letters(row.entrant for row in self.now.tables[0].rows if row.tied)

    @property
    def qualified(self) -> str:
        return self.letters(self.now.qualified)

    @property
    def took(self) -> dict[str, int]:
        """All points taken home by those who take any."""
        return {self.letter[m.entrant]: m.points for m in self.now.medals if m.points}

    def row(self, letter: str) -> Row:
        """A line of whatever table the entrant stands in."""
        rows = (row for table in self.now.tables for row in table.rows)
        return next(row for row in rows if row.entrant == self.number[letter])

    def rules(self, letter: str) -> tuple[str, ...]:
        """The rules that gave an entrant what the entrant takes home."""
        return next(m.rules for m in self.now.medals if m.entrant == self.number[letter])

    def last(self) -> Fixture:
        """The fixture settled last."""
        return self.now.fixtures[-1]


def pairs(letters: str) -> list[str]:
    """Everybody with everybody."""
    return ["".join(two) for two in combinations(letters, 2)]
