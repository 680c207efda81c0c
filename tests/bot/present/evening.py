"""Skull King tables as their readers see them, straight from the engine: no server, no clicks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from random import Random
from typing import Any

from bot.records import Status, TableHeader
from bot.seen import Seen, Sitter
from engine.ai import ROBOTS
from engine.core import DEALER, Seat
from engine.skull_king import GAME
from engine.skull_king.state import State


def seen_by(state: State, seat: Seat | None, names: tuple[str, ...]) -> Seen:
    """The table as `seat`, or a spectator, sees it."""
    over = not GAME.to_act(state)
    status: Status = "over" if over else "running"
    header = TableHeader(
        id=7,
        game="skull-king",
        rules_version=GAME.version,
        seats=state.setup.seats,
        options=state.setup.options.mapping(),
        guild_id=1,
        channel_id=2,
        thread_id=None,
        locale="en",
        status=status,
        host=1,
        revision=0,
        opened_at=datetime(2026, 1, 1, tzinfo=UTC),
    )
    sitters = tuple(Sitter(f"u:{place + 1}", name) for place, name in enumerate(names))
    awaiting = GAME.to_act(state)
    return Seen(
        header, sitters, GAME.view(state, seat), seat, awaiting, header.opened_at if awaiting else None
    )


def match(options: Mapping[str, Any], seats: int, seed: int, level: str = "easy") -> Iterator[State]:
    """Every state of a seeded match of robots, the fresh one first; the same object, played on."""
    rng = Random(seed)
    choose = ROBOTS[GAME.key, level]
    state = GAME.new(seats, GAME.options(options, seats))
    yield state
    while due := GAME.to_act(state):
        seat = rng.choice(due)
        action = GAME.chance(state, rng) if seat == DEALER else choose(GAME.view(state, seat), rng, 0)
        assert GAME.why_not(state, seat, action) is None
        GAME.step(state, seat, action)
        yield state
