"""Snapshots of a championship, the input of presenters. All of their data is public."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from bot.errors import RefusalId, Refused
from bot.records.championships import ChampionshipHeader, Honours
from engine.championship import find_broken_rule
from engine.championship.public import BY_ENTRANT, Championship, Entrant, Fixture, Input

QUIET: Final = timedelta(days=1)
"""Time without any change after which people with matches to play are reminded."""


class LiveMatch(NamedTuple):
    """A table where a fixture is about to begin or is being played.

    link    the URL of the table's thread, else of its message; "" before either exists
    asleep  everybody has left the table
    paused  the match stands still for at most a day
    people  the who strings of people seated or invited
    awaited entrants who have not sat down yet; empty after the start
    """

    table: int
    running: bool
    link: str = ""
    asleep: bool = False
    revision: int = 0
    people: frozenset[str] = frozenset()
    awaited: frozenset[Entrant] = frozenset()
    paused: bool = False


class Decision(NamedTuple):
    """A ruling of the organiser or a moderator, its reason, and the author's who string."""

    input: Input
    reason: str
    by: str = ""


class ChampionshipSnapshot(NamedTuple):
    """A championship, computed from all its stored rows.

    inputs     number of inputs
    moved_at   the moment of the latest event
    live       the live tables, by fixture
    decisions  the organiser's rulings, in order, without the inputs of entrants
    season     the general classification of the game and season, if the championship is over and counts
    drawn_at   when the draw closed the list, None before; `drawn_by` is the author's who string
    left       people who have taken their name off the list
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
    def waiting_entrants(self) -> frozenset[int]:
        """Return the entrants of open fixtures without a table, or whose table everybody has left."""
        busy = {key for key, match in self.live.items() if not match.asleep}
        idle = (one for one in self.state.fixtures if is_fixture_playable(self, one) and one.key not in busy)
        gone = self.state.out
        return frozenset(e for fixture in idle for e in fixture.entrants if e not in gone)

    @property
    def needs_ruling(self) -> bool:
        """Return whether play needs a ruling on a tie, or on a match that both sides abandoned."""
        if self.header.status != "running" or self.state.has_ended:
            return False
        return "order" in self.state.rulings or any(one.abandoned for one in self.state.fixtures)

    @property
    def quiet_since(self) -> datetime | None:
        """Return the moment of the latest event, if somebody must act now; None if nobody must act."""
        awaited = self.header.status == "running" and (self.waiting_entrants or self.needs_ruling)
        return self.moved_at if awaited else None


def require_allowed(snapshot: ChampionshipSnapshot, said: Input) -> None:
    """Check that this input is allowed now.

    Raises:
        Refused: T-46 over, or a rule.
    """
    if snapshot.header.status != "running":
        raise Refused(RefusalId.CHAMPIONSHIP_OVER)
    rule = find_broken_rule(snapshot.state, said)
    if rule is not None:
        raise Refused(rule, allowed=snapshot.state.plan.entrant_counts)


def is_fixture_playable(snapshot: ChampionshipSnapshot, fixture: Fixture) -> bool:
    """Return whether a fixture is still to be played."""
    return is_undecided(snapshot, fixture) and not snapshot.state.has_ended


def is_undecided(snapshot: ChampionshipSnapshot, fixture: Fixture) -> bool:
    """Return whether a fixture is open, not abandoned, and has at least one remaining entrant (R-HC-13)."""
    return fixture.is_open and not fixture.abandoned and bool(fixture.entrants)


def is_decision(said: Input) -> bool:
    """Return whether an input is a ruling of the organiser, which needs a reason, unlike the draw."""
    return said.verb not in BY_ENTRANT and said.verb != "draw"
