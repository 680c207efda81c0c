"""A message that Discord would refuse breaks a promise of the bot; asking too often is only counted."""

from __future__ import annotations

from pathlib import Path

import aiohttp

from bench.soak.world import world


async def test_a_refused_message_is_found(tmp_path: Path) -> None:
    async with world(tmp_path, 1, 1.0, ("skull-king",)) as soak:
        place = f"channels/{soak.discord.channels[0]}/messages"
        bot = {"Authorization": "Bot soak.bot.1"}
        async with aiohttp.ClientSession(soak.fleet._env["DISCORD_API_URL"] + "/", headers=bot) as session:
            for n in range(6):
                async with session.post(
                    place, json={"content": "ahoy", "allowed_mentions": {"parse": []}}
                ) as found:
                    assert found.status == (200 if n < 5 else 429)
            assert soak.tally.first is None
            assert soak.tally.counts["requests that came too soon for Discord"] == 1
            assert len(soak.discord.messages) == 5
            number = next(iter(soak.discord.messages))
            changed = {"flags": 1 << 15, "components": [{"type": 10, "content": "ahoy"}]}
            async with session.patch(f"{place}/{number}", json=changed) as found:
                assert found.status == 400
    assert "is refused" in (soak.tally.first or "")
    assert "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2" in (soak.tally.first or "")
