"""Stored inputs, taken again by the rules of today."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from bot.records import LogRow, TableHeader
from engine import GAMES
from engine.core import AnyAction, replay


def retaken(header: TableHeader, rows: Sequence[LogRow]) -> Iterator[tuple[AnyAction, list[Any], Any]]:
    """Each action with its events and the state after it, which is the one that is played on.

    ValueError at the first input that is refused, or comes to another digest than was stored.
    """
    game = GAMES[header.game]
    actions = [game.parse(row.action) for row in rows]
    moves = [(row.seat, action) for row, action in zip(rows, actions, strict=True)]
    played = replay(game, header.seats, game.options(header.options, header.seats), moves)
    for row, action, (state, events, chain) in zip(rows, actions, islice(played, 1, None), strict=True):
        if chain != row.digest:
            raise ValueError(f"input {row.n} comes to another digest")
        yield action, events, state
