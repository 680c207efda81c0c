"""Two worlds that differ only in what a reader may not know give that reader the same messages.

It holds by signs and with every card's picture, in the channel, in the panel and by direct message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any, TypeAlias

import pytest

from bot.art import catalogue
from bot.present import PRESENTERS
from bot.present.play import french
from bot.present.play.fitting import shorten_to_fit
from bot.present.post import Block, Button, Menu, Option, Post, Row, Text
from bot.present.skull import mats
from bot.present.skull_king import cards
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, texts
from engine import GAMES
from engine.core import Seat
from engine.skull_king import PRESETS
from tests.bot.present.tables import seen_by, states
from tests.bot.present.test_skull_king_posts import complete, dressed
from tests.contract.driving import ADAPTERS

SIGNS = texts("en")
PICTURES = Texts("en", emojis={name: f"<:{name}:{2**60 + n}>" for n, name in enumerate(catalogue.EMOJIS)})
MATCHES: list[tuple[str, dict[str, Any], int]] = [
    ("skull-king", PRESETS["full_sail"], 4),
    ("skull-king", PRESETS["full_sail"], 2),
    ("skull-king", PRESETS["older_edition"], 5),
    ("skull-king", PRESETS["rascal"] | {"cannon_loads": True}, 3),
    ("hearts", {}, 4),
    ("hearts", {}, 2),
    ("skull", {}, 3),
    ("skull", {}, 6),
]
MOMENTS = 160
"""Moments of a match that are checked."""

Leak: TypeAlias = Callable[[str], Block]
"""A block that shows a secret, given the text for it."""


def posts(seen: Snapshot, t: Texts) -> Iterator[Post]:
    """Yield everything the reader of this table is sent."""
    show = PRESENTERS[seen.header.game]
    if seen.seat is None:
        yield shorten_to_fit(seen, t, lambda seen, t: dressed(show.play.draw_table(seen, t), seen, t))
        return
    for classic in (False, True):
        yield shorten_to_fit(seen, t, partial(_panel, classic))


def _panel(classic: bool, seen: Snapshot, t: Texts) -> Post:
    show = PRESENTERS[seen.header.game]
    return complete(show.play.draw_panel(seen, t), seen, t, classic=classic)


def secret(game: str, state: Any, reader: Seat | None, t: Texts) -> str:
    """Return the text for the first thing that the reader's neighbour holds; "" where they hold nothing."""
    seats = len(GAMES[game].standing(state))
    hand = GAMES[game].view(state, ((reader or 0) + 1) % seats).hand
    if not hand:
        return ""
    if game == "skull-king":
        return cards.symbol(hand[0], t)
    return french.face(hand[0], t) if game == "hearts" else mats.sign(mats.Mat("crab", "crab"), hand[0], t)


def differing(
    game: str, options: dict[str, Any], seats: int, t: Texts, leak: Leak | None = None
) -> Iterator[str]:
    """Yield the moments at which a reader could tell the worlds apart; `leak` shows every reader a secret."""
    rng = Random(f"{game} {seats}")

    def read(state: Any, reader: Seat | None) -> list[Post]:
        found = list(posts(seen_by(GAMES[game], state, reader), t))
        shown = secret(game, state, reader, t) if leak else ""
        if leak is None or not shown:
            return found
        return [post._replace(blocks=(*post.blocks, leak(shown))) for post in found]

    match = enumerate(islice(states(GAMES[game], options, seats, seats), MOMENTS))
    # Moments alternate between signs and pictures.
    for n, state in match if leak else islice(match, int(t is PICTURES), None, 2):
        for reader in (None, n // 2 % seats):
            other = ADAPTERS[game].sample_other_world(state, reader, rng)
            if read(other, reader) != read(state, reader):
                yield f"moment {n}, read by {'a spectator' if reader is None else f'seat {reader}'}"


@pytest.mark.rule("H-2.3", "R-H-15")
@pytest.mark.parametrize("t", [SIGNS, PICTURES], ids=["signs", "pictures"])
@pytest.mark.parametrize(("game", "options", "seats"), MATCHES)
def test_what_one_may_not_know_changes_no_post(
    game: str, options: dict[str, Any], seats: int, t: Texts
) -> None:
    assert list(differing(game, options, seats, t)) == []


@pytest.mark.parametrize(
    "leak",
    [
        lambda shown: Text(f"# {shown}"),
        lambda shown: Row((Button("My cards", "@hand", emoji=shown),)),
        lambda shown: Menu("@more", (Option("Last trick", "@last", emoji=shown),)),
    ],
    ids=["text", "button", "menu"],
)
@pytest.mark.parametrize(("game", "options", "seats"), [MATCHES[0], MATCHES[4], MATCHES[6]])
def test_a_leaked_picture_is_found(game: str, options: dict[str, Any], seats: int, leak: Leak) -> None:
    """The test above can fail: a picture of what a neighbour holds tells the worlds apart."""
    assert next(differing(game, options, seats, PICTURES, leak), None)
