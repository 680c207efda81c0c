"""People, messages, command hashes and the interactions to forget."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from store_values import ANA, BOB, NOON, everything, lobby

from bot.errors import Duplicate
from bot.records import PlayerRow, PostRow
from bot.store import Store


def made_at(seconds: int) -> int:
    """The id of something Discord made so many seconds after noon."""
    milliseconds = int((NOON + timedelta(seconds=seconds)).timestamp() * 1000) - 1_420_070_400_000
    return milliseconds << 22


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


async def test_a_table_has_one_message_of_a_kind_for_a_seat(store: Store) -> None:
    table = (await lobby(store)).id
    own = PostRow(table, "table", -1, 2**60, 2**61, NOON)
    panel = PostRow(table, "panel", 2, 5, 6, NOON)
    for post in (panel, own, PostRow((await lobby(store)).id, "table", -1, 7, 8, NOON)):
        await store.save_post(post)
    assert await store.posts(table) == [own, panel]
    newer = replace(own, message_id=9, posted_at=NOON + timedelta(hours=1))
    await store.save_post(newer)
    assert await store.posts(table) == [newer, panel]


async def test_a_message_can_be_forgotten_twice(store: Store) -> None:
    table = (await lobby(store)).id
    await store.save_post(PostRow(table, "ping", -1, 1, 2, NOON))
    for _ in range(2):
        await store.drop_post(table, "ping", -1)
    assert await store.posts(table) == []


async def test_command_hashes_are_kept_by_scope(store: Store) -> None:
    assert await store.command_hash("1/global") is None
    for scope, text in (("1/global", "aa"), ("1/2", "bb"), ("1/global", "cc")):
        await store.save_command_hash(scope, text)
    assert await store.command_hash("1/global") == "cc"
    assert await store.command_hash("1/2") == "bb"


async def test_old_interactions_are_forgotten_by_the_moment_in_their_id(store: Store, file: Path) -> None:
    for seconds in (-60, 0, 60):
        await lobby(store, interaction=made_at(seconds))
    await store.forget_interactions(NOON)
    assert everything(file)["interactions"] == [(made_at(0),), (made_at(60),)]
    with pytest.raises(Duplicate):
        await lobby(store, interaction=made_at(0))
