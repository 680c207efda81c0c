"""Leaderboards and results: for the person who asks, or for all in the server's language."""

from __future__ import annotations

from typing import Any

import pytest
import simcord.interactions as wire

from tests.sim.world import World

BOARDS = ["leaderboard", "stats", "skullking leaderboard", "hearts stats"]


@pytest.mark.parametrize("command", BOARDS)
async def test_boards_are_private_unless_one_asks_to_show_them(world: World, command: str) -> None:
    """In private in the reader's language, in public in the one the server has chosen."""
    ana = world.person("Ana", "es-ES")
    await world.lives_by(language="fr")
    own = await ana.slash(command)
    assert own.private
    assert "este servidor" in own.text or "todavía" in own.text
    shown = await ana.slash(command, public=True)
    assert not shown.private
    assert "serveur" in shown.text


async def test_public_boards_speak_the_servers_locale_where_nothing_is_chosen(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = wire.base_payload

    def on_a_french_server(backend: Any, **facts: Any) -> Any:
        record, payload = plain(backend, **facts)
        return record, {**payload, "guild_locale": "fr"}

    monkeypatch.setattr(wire, "base_payload", on_a_french_server)
    ana = world.person("Ana", "es-ES")
    assert "serveur" in (await ana.slash("leaderboard", public=True)).text
    assert "serveur" not in (await ana.slash("leaderboard")).text
    ruling = await ana.slash("skullking ruling", cards="Verde 3, Verde 5", public=True)
    assert not ruling.private
    assert ruling.text != (await ana.slash("skullking ruling", cards="Verde 3, Verde 5")).text
