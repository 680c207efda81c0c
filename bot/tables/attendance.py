"""Each seat's last activity and consecutive missed deadlines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Final

from bot.records.tables import LogRow, Seating
from bot.tables.results import Decisions
from bot.tables.snapshot import AutomaticMove, Occupant
from engine.core import DEALER, Seat

UNATTENDED: Final = frozenset({"deadline", "forced"})
"""Values of `LogRow.by` for moves that the player did not make: the bot made them."""


class Attendance:
    """The activity of the players who hold the seats now.

    `decisions`, which the results need, also counts former players. `made` lists the moves that the bot made
    for players, each until the seat acts again; an automatic last card is listed only until the next deal.
    The actions in `made` are secret: readers get `automatic_moves_for`.
    """

    __slots__ = ("_missed", "_since", "acted", "decisions", "made")

    def __init__(self, seatings: Iterable[Seating] = ()) -> None:
        self.acted: dict[Seat, datetime] = {}
        self._missed: dict[Seat, int] = {}
        self.decisions = Decisions()
        self.made: list[AutomaticMove] = []
        self._since = {seating.seat: seating.from_n for seating in seatings}

    def record(self, row: LogRow, turn: int, occupants: Sequence[Occupant], events: tuple[Any, ...]) -> None:
        """Record an input at this turn, with the occupants by seat and the events that the input caused."""
        if row.seat >= 0:
            self.decisions.add(row.seat, turn, occupants[row.seat].who)
        if row.by in UNATTENDED:
            self.made.append(AutomaticMove(row.seat, occupants[row.seat], row.by, events, row.action))
        elif row.seat == DEALER:
            self.made = [made for made in self.made if made.by != "forced"]
        else:
            self.made = [made for made in self.made if made.seat != row.seat]
        if row.n < self._since.get(row.seat, 0):
            return
        if row.by.startswith("u:"):
            self.acted[row.seat] = row.at
            self._missed[row.seat] = 0
        elif row.by == "deadline":
            self._missed[row.seat] = self.missed_deadlines(row.seat) + 1

    def decisions_with(self, seat: Seat, turn: int, occupants: Sequence[Occupant]) -> Decisions:
        """Return the decision counts, including one more input that is not stored yet."""
        return self.decisions if seat < 0 else self.decisions.with_decision(seat, turn, occupants[seat].who)

    def automatic_moves_for(self, who: str | None) -> tuple[AutomaticMove, ...]:
        """Return the moves that the bot made for players, revealing only the actions of the reader `who`."""
        return tuple(made if made.occupant.who == who else made._replace(action="") for made in self.made)

    def missed_deadlines(self, seat: Seat) -> int:
        """Return how many deadlines in a row this seat's player has missed."""
        return self._missed.get(seat, 0)
