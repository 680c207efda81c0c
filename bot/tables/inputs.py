"""Replay of stored inputs by the current rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from bot.records.tables import LogRow, TableHeader
from engine import GAMES
from engine.core import AnyAction, replay


def replay_inputs(header: TableHeader, rows: Sequence[LogRow]) -> Iterator[tuple[AnyAction, list[Any], Any]]:
    """Yield each stored action with its events and the state after it.

    Each step mutates the state object yielded before, so a caller that keeps a state must copy the state.

    Raises:
        ValueError: an input is refused, or its digest differs from the stored one.
    """
    game = GAMES[header.game]
    actions = [game.parse(row.action) for row in rows]
    moves = [(row.seat, action) for row, action in zip(rows, actions, strict=True)]
    played = replay(game, header.seats, game.options(header.options, header.seats), moves)
    for row, action, (state, events, chain) in zip(rows, actions, islice(played, 1, None), strict=True):
        if chain != row.digest:
            raise ValueError(f"input {row.n} comes to another digest")
        yield action, events, state
