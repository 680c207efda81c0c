"""Hearts tables as their readers see them, straight from the engine: no server, no clicks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any

from bot.post import Button, Menu, Post, Row, Text
from bot.preferences import Preferences
from bot.records import TableHeader
from bot.seen import Seen, Sitter
from engine.ai import ROBOTS
from engine.core import DEALER, Seat
from engine.hearts import GAME
from engine.hearts.state import State

NAMES = ("Ana", "Bea", "Carl", "Dora")


def seen_by(
    state: State, seat: Seat | None, names: Sequence[str] = NAMES, *, page: str = "", **likes: Any
) -> Seen:
    """The table as `seat`, who likes it so, or a spectator sees it."""
    awaiting = GAME.to_act(state)
    header = TableHeader(
        id=7,
        game="hearts",
        rules_version=GAME.version,
        seats=state.seats,
        options=state.options.mapping(),
        guild_id=1,
        channel_id=2,
        thread_id=None,
        locale="en",
        status="running" if awaiting else "over",
        host=1,
        revision=0,
        opened_at=datetime(2026, 1, 1, tzinfo=UTC),
    )
    return Seen(
        header,
        tuple(Sitter(f"u:{place + 1}", name) for place, name in enumerate(names[: state.seats])),
        GAME.view(state, seat),
        seat,
        awaiting,
        header.opened_at if awaiting else None,
        places=GAME.standing(state),
        preferences=Preferences(**likes),
        page=page,
    )


def states(seats: int, seed: int, **options: Any) -> Iterator[State]:
    """Every state of a seeded match of careless robots; the same object, played on."""
    rng, choose = Random(seed), ROBOTS["hearts", "easy"]
    state = GAME.new(seats, GAME.options(options, seats))
    yield state
    while due := GAME.to_act(state):
        seat = rng.choice(due)
        action = GAME.chance(state, rng) if seat == DEALER else choose(GAME.view(state, seat), rng, 0)
        GAME.step(state, seat, action)
        yield state


def told(post: Post) -> str:
    """Everything a post says."""
    return "\n".join(block.text for block in post.blocks if isinstance(block, Text))


def buttons(post: Post) -> list[Button]:
    """Every button of a post, from top to bottom."""
    rows = (block.buttons for block in post.blocks if isinstance(block, Row))
    return [button for row in rows for button in row if isinstance(button, Button)]


def menus(post: Post) -> list[Menu]:
    """Every menu of a post."""
    return [block for block in post.blocks if isinstance(block, Menu)]
