"""A server's settings are kept as a whole."""

from __future__ import annotations

from bot.store import Store


async def test_a_servers_settings_are_replaced(store: Store) -> None:
    assert await store.server(2**62) == {}
    await store.save_server(2**62, {"locale": "es", "channels": [1, 2]})
    await store.save_server(5, {"locale": "fr"})
    await store.save_server(2**62, {"threads": True})
    assert (await store.server(2**62), await store.server(5)) == ({"threads": True}, {"locale": "fr"})
