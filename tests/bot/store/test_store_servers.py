"""New settings of a server replace all its old settings."""

from __future__ import annotations

from bot.store import Store


async def test_a_servers_settings_are_replaced(store: Store) -> None:
    assert await store.servers.get(2**62) == {}
    await store.servers.save(2**62, {"locale": "es", "channels": [1, 2]})
    await store.servers.save(5, {"locale": "fr"})
    await store.servers.save(2**62, {"threads": True})
    assert (await store.servers.get(2**62), await store.servers.get(5)) == (
        {"threads": True},
        {"locale": "fr"},
    )
