"""Every message of every kind of Skull King table stays within Discord's limits, languages by turns."""

from __future__ import annotations

import logging
from itertools import cycle
from typing import Any

import pytest

from bot.courier.render import render
from bot.present import PRESENTERS
from bot.present.play import tools
from bot.present.post import Post, Text
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import LOCALES, Texts, texts
from engine.skull_king import GAME, PRESETS
from tests.bot.present.skull_king_seen import match, seen_by
from tests.sim.laws import misplaced_emojis, offences

SHOW = PRESENTERS["skull-king"]
LONG = "*Capitaine_Barbe|Rousse`des`7~Mers*"
"""A name of maximum length, full of signs that Discord would read as formatting."""

TABLES: list[tuple[dict[str, Any], int]] = [
    (PRESETS["base"], 4),
    (PRESETS["full_sail"], 5),
    (PRESETS["full_sail"], 2),
    (PRESETS["printed_rules"] | {"length": "broadside"}, 8),
    (PRESETS["rascal"] | {"powers": True, "expansions": ["loot", "kraken", "whale"]}, 8),
    (PRESETS["older_edition"], 6),
    (PRESETS["full_sail"] | {"length": [24, 24]}, 2),
    (PRESETS["full_sail"] | {"length": [24, 23], "scoring": "rascal", "cannon_loads": True}, 3),
    ({"length": [1] * 20, "expansions": ["loot"]}, 8),
]


def told(post: Post) -> int:
    """Count the characters of text before anything is cut."""
    return sum(len(block.text) for block in post.blocks if isinstance(block, Text))


def dressed(post: Post, seen: Snapshot, t: Texts) -> Post:
    """Return a game's public message with everything the shared code adds to it."""
    post = post._replace(blocks=(*post.blocks, *tools.deadline_blocks(seen, t)))
    return tools.with_table_tools(post, seen, t, followed=True)


def complete(panel: Post, seen: Snapshot, t: Texts, *, classic: bool = False) -> Post:
    """Return a game's panel with everything the shared code adds to it, its rarest sentence included."""
    panel = tools.with_tools(panel._replace(classic=classic), seen, t)
    return panel._replace(blocks=(*panel.blocks, Text(f"-# {t('panel-dm-closed')}")))


def troubles(post: Post) -> list[str]:
    """Return what exceeds Discord's limits, or would have to be cut off by the renderer."""
    body = render(post).data
    found = [*offences(body), *misplaced_emojis(body)]
    if post.classic and len(body["components"]) > 5:
        found.append(f"{len(body['components'])} rows in a direct message")
    if told(post) > (2000 if post.classic else 4000):
        found.append(f"{told(post)} characters, cut off")
    return found


@pytest.mark.parametrize(("options", "seats"), TABLES)
async def test_every_post_fits(options: dict[str, Any], seats: int, caplog: pytest.LogCaptureFixture) -> None:
    languages = cycle(map(texts, LOCALES))
    names = tuple(f"Ann{seat}" for seat in range(seats))
    found: set[str] = set()
    for n, state in enumerate(match(options, seats, seed=seats)):
        if n % 11 and state.phase == "play":
            continue
        t = next(languages)
        seen = seen_by(state, None, names)
        public = dressed(SHOW.play.draw_table(seen, t), seen, t)
        found.update(f"table, {state.phase}: {trouble}" for trouble in troubles(public))
        # A player who is asked, in turn, and a player who may not be.
        due = GAME.to_act(state)
        for seat in {*due[n % max(len(due), 1) :][:1], 0} - {-1}:
            seen = seen_by(state, seat, names)
            panel = SHOW.play.draw_panel(seen, t)
            whole, spoken = complete(panel, seen, t), complete(panel, seen, t.with_words(True))
            for post in (whole, complete(panel, seen, t, classic=True), spoken):
                found.update(f"panel, {state.phase}, {post.classic}: {what}" for what in troubles(post))
    assert sorted(found) == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
