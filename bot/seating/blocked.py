"""People whom a server has blocked: they sit down at none of its tables, and keep the seats they have."""

from __future__ import annotations

from collections.abc import Iterable

from bot.errors import House, Refused
from bot.people.preferences import server_settings
from bot.records import Member, Person
from bot.store import Store
from bot.texts.sentences import escaped


async def blocked(store: Store, guild_id: int | None) -> frozenset[int]:
    """The people a server has blocked, by id; nobody outside a server. Unavailable."""
    if guild_id is None:
        return frozenset()
    return frozenset(server_settings(await store.servers.get(guild_id)).blocked)


async def require_welcome(store: Store, guild_id: int | None, user: int) -> None:
    """Refused T-83 where somebody who asks for a seat, or a table, is blocked. Unavailable."""
    if user in await blocked(store, guild_id):
        raise Refused(House.BLOCKED)


async def require_seatable(store: Store, guild_id: int | None, user: int, name: str) -> None:
    """Refused T-84 where somebody who is given a seat by another is blocked. Unavailable."""
    if user in await blocked(store, guild_id):
        raise Refused(House.PLAYER_BLOCKED, player=escaped(name))


async def welcome(store: Store, guild_id: int | None, members: Iterable[Member]) -> list[Member]:
    """Those of these who may sit down; robots may. Unavailable."""
    out = {str(Person(user)) for user in await blocked(store, guild_id)}
    return [member for member in members if member.who not in out]
