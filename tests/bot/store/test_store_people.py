"""People are kept as last seen, their preferences as last chosen."""

from __future__ import annotations

from store_values import ANA, BOB

from bot.records import PlayerRow
from bot.store import Store


async def test_a_person_is_kept_as_last_seen(store: Store) -> None:
    assert await store.player(ANA) is None
    await store.remember_player(ANA, "Ana", "es-ES")
    assert await store.player(ANA) == PlayerRow(ANA, "Ana", "es-ES")
    await store.remember_player(ANA, "Anita", "fr")
    assert await store.player(ANA) == PlayerRow(ANA, "Anita", "fr")


async def test_a_locale_not_seen_is_not_forgotten(store: Store) -> None:
    await store.remember_player(ANA, "Ana", "es-ES")
    await store.remember_player(ANA, "Anita", None)
    assert await store.player(ANA) == PlayerRow(ANA, "Anita", "es-ES")


async def test_seeing_a_person_again_leaves_the_rest_alone(store: Store) -> None:
    await store.remember_player(ANA, "Ana", None)
    await store.set_dm(ANA, 2**60, told=False)
    await store.set_preferences(ANA, {"dm": False, "order": ["trump"]})
    await store.remember_player(ANA, "Anita", "es-ES")
    assert await store.player(ANA) == PlayerRow(
        ANA, "Anita", "es-ES", 2**60, False, {"dm": False, "order": ["trump"]}
    )


async def test_preferences_and_dms_may_come_before_the_name(store: Store) -> None:
    await store.set_preferences(ANA, {"words": True})
    await store.set_dm(BOB, None, told=True)
    assert await store.player(ANA) == PlayerRow(ANA, "", preferences={"words": True})
    assert await store.player(BOB) == PlayerRow(BOB, "", dm_told=True)


async def test_preferences_are_replaced_not_mixed(store: Store) -> None:
    await store.set_preferences(ANA, {"words": True})
    await store.set_preferences(ANA, {"dm": False})
    assert await store.player(ANA) == PlayerRow(ANA, "", preferences={"dm": False})
