"""People are kept as last seen, their preferences as last chosen."""

from __future__ import annotations

from bot.records.tables import PlayerRow
from bot.store import Store
from tests.bot.store.store_values import ANA, BOB


async def test_a_person_is_kept_as_last_seen(store: Store) -> None:
    assert await store.people.get(ANA) is None
    await store.people.remember(ANA, "Ana", "es-ES")
    assert await store.people.get(ANA) == PlayerRow(ANA, "Ana", "es-ES")
    await store.people.remember(ANA, "Anita", "fr")
    assert await store.people.get(ANA) == PlayerRow(ANA, "Anita", "fr")


async def test_a_locale_not_seen_is_not_forgotten(store: Store) -> None:
    await store.people.remember(ANA, "Ana", "es-ES")
    await store.people.remember(ANA, "Anita", None)
    assert await store.people.get(ANA) == PlayerRow(ANA, "Anita", "es-ES")


async def test_seeing_a_person_again_leaves_the_rest_alone(store: Store) -> None:
    await store.people.remember(ANA, "Ana", None)
    await store.people.set_dm(ANA, 2**60, told=False)
    await store.people.set_preferences(ANA, {"dm": False, "order": ["trump"]})
    await store.people.remember(ANA, "Anita", "es-ES")
    assert await store.people.get(ANA) == PlayerRow(
        ANA, "Anita", "es-ES", 2**60, False, {"dm": False, "order": ["trump"]}
    )


async def test_preferences_and_dms_may_come_before_the_name(store: Store) -> None:
    await store.people.set_preferences(ANA, {"words": True})
    await store.people.set_dm(BOB, None, told=True)
    assert await store.people.get(ANA) == PlayerRow(ANA, "", preferences={"words": True})
    assert await store.people.get(BOB) == PlayerRow(BOB, "", dm_told=True)


async def test_preferences_are_replaced_not_mixed(store: Store) -> None:
    await store.people.set_preferences(ANA, {"words": True})
    await store.people.set_preferences(ANA, {"dm": False})
    assert await store.people.get(ANA) == PlayerRow(ANA, "", preferences={"dm": False})
