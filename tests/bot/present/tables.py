"""Snapshots of tables of any game built from the engine alone, without a server or clicks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any

from bot.people.preferences import Preferences
from bot.present import PRESENTERS
from bot.present.play import two_taps
from bot.present.post import Button, Menu, Post, Row, Text
from bot.records.tables import TableHeader
from bot.tables.snapshot import Occupant, Snapshot, SnapshotOf
from bot.texts.sentences import Texts
from engine import GAMES
from engine.ai import ROBOTS
from engine.core import DEALER, AnyAction, AnyGame, Seat

NAMES = ("Ana", "Bea", "Carl", "Dora", "Eli", "Fay")


def seen_by(
    game: AnyGame,
    state: Any,
    seat: Seat | None,
    names: Sequence[str] = NAMES,
    *,
    page: str = "",
    novice: bool = False,
    **likes: Any,
) -> Snapshot:
    """Return the table as `seat` with these preferences, or a spectator, sees it; without autoplay."""
    awaiting, view = game.to_act(state), game.view(state, seat)
    header = TableHeader(
        id=7,
        game=game.key,
        rules_version=game.version,
        seats=view.seats,
        options=view.options.to_mapping(),
        guild_id=1,
        channel_id=2,
        thread_id=None,
        locale="en",
        status="running" if awaiting else "over",
        host=1,
        revision=0,
        opened_at=datetime(2026, 1, 1, tzinfo=UTC),
    )
    return SnapshotOf(
        header,
        tuple(Occupant(f"u:{place + 1}", name) for place, name in enumerate(names[: view.seats])),
        view,
        seat,
        awaiting,
        header.opened_at if awaiting else None,
        places=game.standing(state),
        preferences=Preferences(**{"autoplay": "off", **likes}),
        page=page,
        novice=novice,
    )


def states(
    game: AnyGame, options: Mapping[str, Any], seats: int, seed: int, level: str = "easy"
) -> Iterator[Any]:
    """Yield every state of a seeded match of robots, as one object that is changed between yields."""
    match = (game.key, repr(sorted(options.items())), seats, seed, level)
    state = game.new(seats, game.options(options, seats))
    yield state
    if match in _played:
        for seat, action in _played[match]:
            game.step(state, seat, action)
            yield state
        return
    rng, choose, inputs = Random(seed), ROBOTS[game.key, level], []
    while due := game.to_act(state):
        seat = rng.choice(due)
        action = game.chance_action(state, rng) if seat == DEALER else choose(game.view(state, seat), rng, 0)
        inputs.append((seat, action))
        game.step(state, seat, action)
        yield state
    _played[match] = inputs


_played: dict[tuple[Any, ...], list[tuple[Seat, AnyAction]]] = {}
"""Cache of the moves of matches, so that every reader and language sees the same match."""


def moves(seen: Snapshot) -> list[AnyAction]:
    """Return the first and the last action of each choice that the reader has."""
    game = GAMES[seen.header.game]
    found = []
    for choice in seen.view.choices:
        found.append(game.action(choice.verb, choice.items[: choice.least]))
        if choice.least:
            found.append(game.action(choice.verb, choice.items[-choice.most :]))
    return found


def asked(panel: Post, seen: Snapshot, action: AnyAction, t: Texts) -> Post:
    """Return the panel that asks to confirm this move."""
    return two_taps.ask_confirmation(
        panel, action, PRESENTERS[seen.header.game].play.ask_to_confirm(seen, action, t), t
    )


def robot_at(seen: Snapshot, seat: Seat) -> Snapshot:
    """Return the snapshot with a robot in this seat."""
    occupants = list(seen.occupants)
    occupants[seat] = occupants[seat]._replace(who="r:easy:1")
    return seen._replace(occupants=tuple(occupants))


class Keys(Texts):
    """Texts that return the key of a sentence with its values: `head-lead Ana`."""

    def __call__(self, key: str, /, **args: Any) -> str:
        return " ".join([key, *map(str, args.values())])


def opening(t: Texts, key: str, value: str) -> str:
    """Return the words of a sentence that stand before this value."""
    return t(key, **{value: "|"}).split("|")[0]


def plain(text: str) -> str:
    """Return the text with plain spaces and without variation selectors of suit symbols."""
    return text.replace("\u00a0", " ").replace("\ufe0e", "").replace("\ufe0f", "")


def told(post: Post) -> str:
    """Return all text of a post."""
    return "\n".join(block.text for block in post.blocks if isinstance(block, Text))


def buttons(post: Post) -> list[Button]:
    """Return every button of a post, from top to bottom."""
    rows = (block.buttons for block in post.blocks if isinstance(block, Row))
    return [button for row in rows for button in row if isinstance(button, Button)]


def menus(post: Post) -> list[Menu]:
    """Return every menu of a post."""
    return [block for block in post.blocks if isinstance(block, Menu)]
