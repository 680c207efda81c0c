"""People a server has blocked: they cannot sit down at its tables, but keep the seats they hold."""

from __future__ import annotations

from collections.abc import Iterable

from bot.errors import RefusalId, Refused
from bot.people.preferences import server_settings
from bot.records.tables import Member, Person
from bot.store import Store
from bot.store.servers import get_settings


async def blocked_users(store: Store, guild_id: int | None) -> frozenset[int]:
    """Return the user ids that a server has blocked; none outside a server.

    Raises:
        Unavailable: the database failed.
    """
    if guild_id is None:
        return frozenset()
    return frozenset(server_settings(await store.read(get_settings, guild_id)).blocked)


async def require_welcome(store: Store, guild_id: int | None, user: int) -> None:
    """Check that a person who asks for a seat or a table is not blocked.

    Raises:
        Refused: T-83 the person is blocked.
        Unavailable: the database failed.
    """
    if user in await blocked_users(store, guild_id):
        raise Refused(RefusalId.BLOCKED)


async def require_seatable(store: Store, guild_id: int | None, user: int, name: str) -> None:
    """Check that a person who is given a seat by somebody else is not blocked.

    Raises:
        Refused: T-84 the person is blocked.
        Unavailable: the database failed.
    """
    if user in await blocked_users(store, guild_id):
        raise Refused(RefusalId.PLAYER_BLOCKED, player=name)


async def without_blocked(store: Store, guild_id: int | None, members: Iterable[Member]) -> list[Member]:
    """Return these members without blocked people.

    Raises:
        Unavailable: the database failed.
    """
    excluded = {str(Person(user)) for user in await blocked_users(store, guild_id)}
    return [member for member in members if member.who not in excluded]
