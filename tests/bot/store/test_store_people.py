"""The store keeps each person's latest name and preferences."""

from __future__ import annotations

from bot.records.tables import PlayerRow
from bot.store import Store
from bot.store.people import get_person, remember_person, set_dm_channel, set_preferences
from tests.bot.store.store_values import ANA, BOB


async def test_the_latest_name_and_locale_of_a_person_are_stored(store: Store) -> None:
    assert await store.read(get_person, ANA) is None
    await store.write(remember_person, ANA, "Ana", "es-ES")
    assert await store.read(get_person, ANA) == PlayerRow(ANA, "Ana", "es-ES")
    await store.write(remember_person, ANA, "Anita", "fr")
    assert await store.read(get_person, ANA) == PlayerRow(ANA, "Anita", "fr")


async def test_a_missing_locale_does_not_overwrite_the_stored_locale(store: Store) -> None:
    await store.write(remember_person, ANA, "Ana", "es-ES")
    await store.write(remember_person, ANA, "Anita", None)
    assert await store.read(get_person, ANA) == PlayerRow(ANA, "Anita", "es-ES")


async def test_storing_a_name_keeps_preferences_and_direct_messages(store: Store) -> None:
    await store.write(remember_person, ANA, "Ana", None)
    await store.write(set_dm_channel, ANA, 2**60, told=False)
    await store.write(set_preferences, ANA, {"dm": False, "order": ["trump"]})
    await store.write(remember_person, ANA, "Anita", "es-ES")
    assert await store.read(get_person, ANA) == PlayerRow(
        ANA, "Anita", "es-ES", 2**60, False, {"dm": False, "order": ["trump"]}
    )


async def test_preferences_can_be_stored_before_the_name(store: Store) -> None:
    await store.write(set_preferences, ANA, {"words": True})
    await store.write(set_dm_channel, BOB, None, told=True)
    assert await store.read(get_person, ANA) == PlayerRow(ANA, "", preferences={"words": True})
    assert await store.read(get_person, BOB) == PlayerRow(BOB, "", dm_told=True)


async def test_new_preferences_replace_all_old_preferences(store: Store) -> None:
    await store.write(set_preferences, ANA, {"words": True})
    await store.write(set_preferences, ANA, {"dm": False})
    assert await store.read(get_person, ANA) == PlayerRow(ANA, "", preferences={"dm": False})
