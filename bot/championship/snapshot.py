"""A championship as people may see it: all of it is public. What presenters draw."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from bot.championship_records import ChampionshipHeader, Honours
from bot.errors import House, Refused
from engine.championship import why_not
from engine.championship.public import BY_ENTRANT, Championship, Entrant, Fixture, Input

QUIET: Final = timedelta(days=1)
"""After so long without anything happening, those with matches to play are reminded."""


class LiveMatch(NamedTuple):
    """A table at which a fixture waits to begin or is being played.

    link    its thread, else its message; "" as long as it has neither
    asleep  everybody has left it
    people  who sits there or may, by who string, robots left out
    awaited entrants who have not sat down yet, before it begins
    """

    table: int
    running: bool
    link: str = ""
    asleep: bool = False
    revision: int = 0
    people: frozenset[str] = frozenset()
    awaited: frozenset[Entrant] = frozenset()


class Decision(NamedTuple):
    """Something the organiser, or a moderator, has ruled, why, and who did, as a who string."""

    input: Input
    reason: str
    by: str = ""


class ChampionshipSnapshot(NamedTuple):
    """A championship, worked out from everything that is stored of it.

    inputs     how many there have been
    moved_at   when something last happened
    live       its live tables, by fixture
    decisions  what the organiser has ruled, in order; whatever entrants said themselves is left out
    season     the classification of its game and season, once it is over and feeds it
    drawn_at   when the list was closed by the draw, None before; `drawn_by` whom, as a who string
    left       who has taken their name off the list
    """

    header: ChampionshipHeader
    state: Championship
    inputs: int
    moved_at: datetime
    live: Mapping[str, LiveMatch]
    decisions: tuple[Decision, ...] = ()
    season: tuple[Honours, ...] = ()
    drawn_at: datetime | None = None
    drawn_by: str = ""
    left: tuple[Entrant, ...] = ()

    @property
    def waiting(self) -> frozenset[int]:
        """The entrants of open fixtures that are at no table, or at one that everybody has left."""
        busy = {key for key, match in self.live.items() if not match.asleep}
        idle = (one for one in self.state.fixtures if playable(self, one) and one.key not in busy)
        gone = self.state.out
        return frozenset(e for fixture in idle for e in fixture.entrants if e not in gone)

    @property
    def unruled(self) -> bool:
        """Whether it cannot go on before the organiser has ruled: a tie, or a match that both abandoned."""
        if self.header.status != "running" or self.state.ended:
            return False
        return "order" in self.state.rulings or any(one.abandoned for one in self.state.fixtures)

    @property
    def quiet_since(self) -> datetime | None:
        """Since when nothing has happened although entrants or the organiser are awaited; else None."""
        awaited = self.header.status == "running" and (self.waiting or self.unruled)
        return self.moved_at if awaited else None


def require(snapshot: ChampionshipSnapshot, said: Input) -> None:
    """Refused T-46, or by the rules, where this cannot be said now."""
    if snapshot.header.status != "running":
        raise Refused(House.CHAMPIONSHIP_OVER)
    rule = why_not(snapshot.state, said)
    if rule is not None:
        raise Refused(rule, allowed=snapshot.state.plan.room)


def playable(snapshot: ChampionshipSnapshot, fixture: Fixture) -> bool:
    """Whether it is still to be played."""
    return undecided(snapshot, fixture) and not snapshot.state.ended


def undecided(snapshot: ChampionshipSnapshot, fixture: Fixture) -> bool:
    """R-HC-13: whether it is open, not abandoned, and somebody is left to play it."""
    return fixture.open and not fixture.abandoned and bool(fixture.entrants)


def is_decision(said: Input) -> bool:
    """Whether this is one of the organiser's rulings, which need a reason; the draw needs none."""
    return said.verb not in BY_ENTRANT and said.verb != "draw"
