"""A whole match of Skull in another language than English, with and without a screen reader."""

from __future__ import annotations

import pytest

from tests.cogs.test_languages import foreign
from tests.sim.evening import open_table, play_match, start
from tests.sim.screen import Message, screen_reader_faults
from tests.sim.world import World


@pytest.mark.parametrize(
    ("locale", "discord", "since"),
    [("es", "es-ES", "Desde tu última jugada: "), ("fr", "fr", "Depuis ton dernier coup\u00a0: ")],
)
async def test_no_message_has_english_or_signs_that_cannot_be_read_out(
    world: World, locale: str, discord: str, since: str
) -> None:
    """Check every public and private message, from the lobby to the podium and the leaderboards."""
    people = ana, bea = [world.person(name, discord) for name in ("Ana", "Bea")]
    bea.plays_in = "dm"
    await bea.prefers("cards", "words")
    seen: dict[str, Message] = {}
    heard: dict[str, Message] = {}

    def look() -> None:
        for person, kept in ((ana, seen), (bea, heard)):
            for post in (*person.visible_messages(), *person.dms()):
                seen.setdefault(post.text + repr(post.labels), post)
            if (panel := person.panel_if_any()) is not None:
                kept.setdefault(panel.text + repr(panel.labels), panel)

    number = await open_table(*people, robots=1, game="skull")
    look()
    await start(ana, number)
    panel = await ana.opens_panel()
    await ana.use_tool("help", panel)
    await ana.asks_to_leave(panel)
    table = await play_match(world, people, number, look=look)
    heard["the end"] = bea.dms()[-1]
    seen["the table"] = table
    for command in ("leaderboard", "stats", "rules"):
        seen[command] = (await ana.slash(f"skull {command}")).posts[-1]
    assert {key[:300]: words for key, post in seen.items() if (words := foreign(post, locale))} == {}
    assert {key[:300]: faults for key, post in heard.items() if (faults := screen_reader_faults(post))} == {}
    assert any(since in post.text for post in heard.values())
    end = [line for line in heard["the end"].text.splitlines() if line[:1].isdigit()]
    assert len(end) == 3
    assert end[0].startswith(r"1\. **")
    assert sum("(robot, " in line for line in end) == 1
    assert len(seen) > 20
