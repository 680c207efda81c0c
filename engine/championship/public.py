"""The data of a championship: inputs, results, and the Championship that everybody sees.

Entrants are whole numbers chosen by the caller (Discord user ids). All types in this module are plain values.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from engine.championship.plan import Plan
from engine.core import NotUnderstood

Entrant = int

GROUPS_OF: Final = 8
"""The number of entrants who play in two groups (HC-7)."""
ONE_MATCH: Final = (2, 4)
"""The numbers of entrants who play one match (HC-1)."""
COLOURS: Final = ("yellow", "black")
LONGEST_NUMBER: Final = 20
"""The most digits of a number in an input; a Discord id has up to twenty."""

SIGN_UP, PRELIMINARY, PLAY_OFF, FINAL, OVER, VOID, CANCELLED = (
    "sign_up",
    "preliminary",
    "play_off",
    "final",
    "over",
    "void",
    "cancelled",
)
"""The stages. preliminary: league, groups, rounds or the only match; void: ended without a final."""
ENDED: Final = frozenset({OVER, VOID, CANCELLED})


VERBS: Final[Mapping[str, int]] = {
    "join": 1,
    "leave": 1,
    "draw": -1,
    "card": 1,
    "withdraw": 1,
    "walkover": 1,
    "order": -2,
    "void": 0,
    "award": 2,
    "cancel": 0,
}
"""Every input's verb and how many numbers follow it; -n means n or more."""
WORDED: Final = frozenset({"join", "card", "withdraw", "walkover"})
"""Inputs whose last operand is a word: a name, a colour, a stage, a fixture."""
BY_ENTRANT: Final = frozenset({"join", "leave"})
"""Inputs by the entrants themselves; all others are the organiser's."""


class Input(NamedTuple):
    """One line of a championship's log.

    join 12 Ana             leave 12
    draw 77                 the draw with the seed 77 (HC-2)
    draw 77 12 15 9         the same draw with its result, so that it stays when an entrant's number changes
    card 12 black           a sanction in the league (H-9.3)
    withdraw 12 final       the stage in which an entrant withdrew (R-HC-13)
    walkover 12 2.1         the organiser gives a fixture to an entrant (R-HC-13)
    order 12 15 9           the organiser orders tied entrants, best first (HC-5.4)
    void                    the organiser declares a league of three void (R-HC-02)
    award 12 2              extra points as the organiser decides (R-HC-01, R-HC-02, R-HC-06)
    cancel
    """

    verb: str
    numbers: tuple[int, ...] = ()
    word: str = ""

    def __str__(self) -> str:
        word = (self.word,) if self.word else ()
        return " ".join((self.verb, *map(str, self.numbers), *word))


def parse(text: str) -> Input:
    """Parse an input; `parse(str(i)) == i`.

    Raises:
        NotUnderstood: if the text is not an input (T-3).
    """
    verb, *rest = text.split(" ")
    count = VERBS.get(verb)
    if count is None:
        raise NotUnderstood(text)
    size = len(rest) if count < 0 else count
    digits, words = rest[:size], rest[size:]
    if len(digits) != size or size < abs(count) or bool(words) != (verb in WORDED):
        raise NotUnderstood(text)
    if any(not (word.isascii() and word.isdigit()) or len(word) > LONGEST_NUMBER for word in digits):
        raise NotUnderstood(text)
    if any(str(int(word)) != word for word in digits):
        raise NotUnderstood(text)
    word = " ".join(words)
    if not word and words:
        raise NotUnderstood(text)
    if (verb == "card" and word not in COLOURS) or (verb != "join" and len(words) > 1):
        raise NotUnderstood(text)
    return Input(verb, tuple(map(int, digits)), word)


class Line(NamedTuple):
    """A finished match's result for one entrant: place (1 best, shared ones equal), points, counters.

    left  whether a robot had the seat at the end
    """

    entrant: Entrant
    rank: int
    points: int
    stars: int = 0
    rounds_won: int = 0
    yellow: int = 0
    black: int = 0
    left: bool = False


class Result(NamedTuple):
    """A finished match of a championship: its fixture, and a line for each entrant who began it.

    points  by seat, robots included; () for a match that was broken off, which only SC-2.3 counts
    """

    fixture: str
    lines: tuple[Line, ...]
    points: tuple[int, ...] = ()


class Fixture(NamedTuple):
    """A match of a championship, played or still to be played.

    key      unique: `2.1` (round 2, first match), `A`, `B`, `match`, `play-off`, `final`
    stage    PRELIMINARY, PLAY_OFF or FINAL; `round` counts from 1 where there are rounds, else 0
    seats    the number of seats; robots fill those that `entrants` leave (withdrawn ones are not among them)
    options  the game's options
    lines    the result, best first; () while open
    walkover the entrant who was given the match without playing it, None otherwise
    abandoned both players left the match to robots: the fixture stays open until the organiser's walkover
    order    with the same cards, the entrants by seat, None for a robot; () where lots decide
    ended    the match has ended and has no lines: it was broken off, or its result is not published before
             the other tables of its round have ended (SC-3.2)
    """

    key: str
    stage: str
    round: int
    entrants: tuple[Entrant, ...]
    seats: int
    options: Mapping[str, Any]
    lines: tuple[Line, ...] = ()
    walkover: Entrant | None = None
    abandoned: bool = False
    order: tuple[Entrant | None, ...] = ()
    ended: bool = False

    @property
    def is_open(self) -> bool:
        """Return whether the match has no result yet."""
        return not self.lines and self.walkover is None and not self.ended


class Row(NamedTuple):
    """A line of a league or group table (HC-3.2): J, G, P, F, C, Ptos and +/- in this order.

    rank   shared by fully tied entrants, whom `tied` marks
    rule   the rule that separates this row from the one above, "" for the first and inside a tie
    cards, black   the sanctions that count for fair play (HC-4.4)
    walkovers      matches decided without play;  `out` whether the entrant has withdrawn

    With the same cards, `points` are the halves of a point won (SC-2.1), `own` those of the latest round.
    """

    entrant: Entrant
    played: int = 0
    won: int = 0
    lost: int = 0
    own: int = 0
    rivals: int = 0
    points: int = 0
    cards: int = 0
    black: int = 0
    stars: int = 0
    walkovers: int = 0
    out: bool = False
    rank: int = 0
    tied: bool = False
    rule: str = ""

    @property
    def difference(self) -> int:
        """Return the column +/-: own points less those of the rivals."""
        return self.own - self.rivals


class Standings(NamedTuple):
    """A table: `name` is "" for the league, `A` and `B` for the groups; rows are best first.

    through  how many of the best play on, 0 where the table is the result
    """

    name: str
    rows: tuple[Row, ...]
    through: int = 0


class Medal(NamedTuple):
    """An entrant's reward: place (None: no final), podium points, extra points, and the rules for them."""

    entrant: Entrant
    place: int | None
    podium: int
    extra: int = 0
    rules: tuple[str, ...] = ()

    @property
    def points(self) -> int:
        """Return podium and extra points together."""
        return self.podium + self.extra


@dataclass(frozen=True, slots=True, kw_only=True)
class Championship:
    """The complete state of a championship, computed from its inputs and results.

    names      by entrant, the registered names, in the order of joining
    out        who has withdrawn, and in which stage
    seed       the seed of the draw, None before the draw
    fixtures   the matches of all stages whose pairings are known, in order
    byes       by league round (from 1), the entrant who does not play in it, None when all do
    tables     the table of the league, or those of the groups
    tied       entrants in a tie that matters: the organiser orders them (HC-5.4), they play off (HC-5.2),
               share the first place (R-HC-06) or make the league void (HC-5.1)
    qualified  the entrants in the final, () while undecided or without a final
    outcome    the result of the preliminary: "", final, void, declared (void by the organiser), play_off,
               organiser
    medals     best first, including entrants without points; () before the end
    rulings    the verbs that an organiser may input now
    scores     with the same cards, the halves of a point by entrant, for each finished round
    """

    plan: Plan
    stage: str
    names: Mapping[Entrant, str]
    out: Mapping[Entrant, str]
    seed: int | None
    fixtures: tuple[Fixture, ...] = ()
    byes: tuple[Entrant | None, ...] = ()
    tables: tuple[Standings, ...] = ()
    tied: tuple[Entrant, ...] = ()
    qualified: tuple[Entrant, ...] = ()
    outcome: str = ""
    medals: tuple[Medal, ...] = ()
    rulings: frozenset[str] = frozenset()
    scores: tuple[Mapping[Entrant, int], ...] = ()

    @property
    def has_ended(self) -> bool:
        """Return whether the championship has ended and accepts no more inputs."""
        return self.stage in ENDED

    @property
    def rounds_done(self) -> int:
        """Return the number of rounds whose matches have all ended, where one round is played at a time."""
        last = max((fixture.round for fixture in self.fixtures), default=0)
        playing = any(fixture.is_open and fixture.entrants for fixture in self.fixtures)
        return last - playing

    @property
    def present(self) -> tuple[Entrant, ...]:
        """Return the entrants who have not withdrawn."""
        return tuple(entrant for entrant in self.names if entrant not in self.out)

    def fixture(self, key: str) -> Fixture | None:
        """Return the match with this key, None if there is none."""
        return next((fixture for fixture in self.fixtures if fixture.key == key), None)
