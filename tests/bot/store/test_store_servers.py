"""New settings of a server replace all its old settings."""

from __future__ import annotations

from bot.store import Store
from bot.store.servers import get_settings, save_settings


async def test_a_servers_settings_are_replaced(store: Store) -> None:
    assert await store.read(get_settings, 2**62) == {}
    await store.write(save_settings, 2**62, {"locale": "es", "channels": [1, 2]})
    await store.write(save_settings, 5, {"locale": "fr"})
    await store.write(save_settings, 2**62, {"threads": True})
    assert (await store.read(get_settings, 2**62), await store.read(get_settings, 5)) == (
        {"threads": True},
        {"locale": "fr"},
    )
