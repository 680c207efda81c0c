"""Changes to a table that have been computed and not yet stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.records.tables import Deadline, LogRow, Seating
from bot.tables.last_cards import last_card_of
from bot.tables.snapshot import Occupant
from engine.core import DEALER, AnyGame


class Change(NamedTuple):
    """A change of the player of a seat, computed and not yet stored; `line` is who waits for a seat."""

    seating: Seating
    host: int
    asleep: bool
    line: dict[str, str] | None
    deadlines: list[Deadline]
    bot_to_move: bool


class Move(NamedTuple):
    """A legal input that is not stored yet: the row to store, and the state and events after the input."""

    row: LogRow
    state: Any
    events: tuple[Any, ...]
    over: bool
    deadlines: list[Deadline]
    bot_to_move: bool


def bot_to_move(game: AnyGame, state: Any, occupants: Sequence[Occupant]) -> bool:
    """Return whether the bot moves next: as dealer, as a robot, or by playing a person's last card."""
    return any(
        seat == DEALER or (seat >= 0 and (occupants[seat].is_robot or last_card_of(game, state, seat)))
        for seat in game.to_act(state)
    )
