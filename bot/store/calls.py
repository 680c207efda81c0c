"""People who want to be called to lobbies of a server, and each server's last call."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import bindparam, delete, func, insert, or_, select, update

from bot.errors import Conflict, LimitReached
from bot.records.boards import EVERY_GAME
from bot.records.tables import Person
from bot.store import schema
from bot.store.engine import Statement, Transaction, record

_CALLEES, _CALLS, _TABLES = schema.callees.c, schema.calls.c, schema.tables.c
_OWN: Final = (_CALLEES.guild_id == bindparam("guild_id")) & (_CALLEES.user_id == bindparam("user_id"))
_FOR_GAME: Final = (_CALLEES.guild_id == bindparam("guild_id")) & or_(
    _CALLEES.game == bindparam("game"), _CALLEES.game == EVERY_GAME
)
_OF: Final = Statement(select(_CALLEES.game, _CALLEES.called_at).where(_OWN))
_LIST: Final = Statement(
    select(_CALLEES.user_id)
    .where(_FOR_GAME)
    .group_by(_CALLEES.user_id)
    .order_by(func.max(_CALLEES.called_at).is_not(None), func.max(_CALLEES.called_at), _CALLEES.user_id)
)
_CALLED: Final = Statement(
    select(_CALLEES.user_id)
    .where(_FOR_GAME, _CALLEES.called_at == bindparam("called_at"))
    .distinct()
    .order_by(_CALLEES.user_id)
)
_ADD: Final = Statement(insert(schema.callees))
_DROP: Final = Statement(delete(schema.callees).where(_OWN))
_MARK: Final = Statement(
    update(schema.callees)
    .where(_CALLEES.guild_id == bindparam("at_guild"), _CALLEES.user_id == bindparam("at_user"))
    .values(called_at=bindparam("called_at"))
)
_LAST: Final = Statement(
    select(_CALLS.table_id, _CALLS.called_at).where(_CALLS.guild_id == bindparam("guild_id"))
)
_RECENT: Final = Statement(
    select(_CALLS.table_id, func.coalesce(_TABLES.thread_id, _TABLES.channel_id))
    .join_from(schema.calls, schema.tables, _CALLS.table_id == _TABLES.id)
    .where(_CALLS.called_at > bindparam("since"), _TABLES.status == "lobby")
    .order_by(_CALLS.table_id)
)
_FORGET: Final = Statement(delete(schema.calls).where(_CALLS.guild_id == bindparam("at_guild")))
_CALL: Final = Statement(insert(schema.calls))


class LastCall(NamedTuple):
    """A server's last call: the lobby to which people were called, and when."""

    table_id: int
    called_at: datetime


def list_wanted(tx: Transaction, guild_id: int, user_id: int) -> frozenset[str]:
    """Return the games to which a person wants to be called on a server; `EVERY_GAME` stands for all."""
    return frozenset(game for game, _ in tx.rows(_OF, guild_id=guild_id, user_id=user_id))


def set_wanted(
    tx: Transaction,
    guild_id: int,
    user_id: int,
    name: str,
    games: Collection[str],
    interaction: int | None = None,
) -> None:
    """Store the games to which a person wants to be called on a server, in place of those before.

    When they were called last stays known, as long as they want to be called to any game.

    Raises:
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    tx.introduce(str(Person(user_id)), name)
    before = tx.rows(_OF, guild_id=guild_id, user_id=user_id)
    called_at = max((at for _, at in before if at is not None), default=None)
    tx.change(_DROP, guild_id=guild_id, user_id=user_id)
    for game in sorted(games):
        tx.change(_ADD, guild_id=guild_id, user_id=user_id, game=game, called_at=called_at)


def list_callees(tx: Transaction, guild_id: int, game: str) -> list[int]:
    """Return the people who want to be called to a game on a server, the longest not called first."""
    return [user for (user,) in tx.rows(_LIST, guild_id=guild_id, game=game)]


def drop_callees(tx: Transaction, guild_id: int, users: Collection[int]) -> None:
    """Forget that these people, who have left a server, want to be called there."""
    tx.change_each(_DROP, ({"guild_id": guild_id, "user_id": user} for user in users))


def get_last_call(tx: Transaction, guild_id: int) -> LastCall | None:
    """Return a server's last call; None if there was none."""
    found = tx.first(_LAST, guild_id=guild_id)
    return None if found is None else LastCall(*found)


def list_called(tx: Transaction, guild_id: int, game: str, called_at: datetime) -> list[int]:
    """Return the people called at a moment who still want to be called to the game."""
    return [user for (user,) in tx.rows(_CALLED, guild_id=guild_id, game=game, called_at=called_at)]


def list_called_lobbies(tx: Transaction, since: datetime) -> list[tuple[int, int]]:
    """Return the lobbies of last calls after `since`, and the channel or thread where each stands."""
    return [(table, place) for table, place in tx.rows(_RECENT, since=since)]


def take_call(
    tx: Transaction,
    guild_id: int,
    table_id: int,
    game: str,
    users: Collection[int],
    at: datetime,
    *,
    pause: timedelta,
    interaction: int | None = None,
) -> None:
    """Note that these people are called to a table now, but for those who do not want it any more.

    Raises:
        LimitReached: the server's last call was less than a `pause` ago.
        Conflict: none of these people wants to be called any more.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    last = get_last_call(tx, guild_id)
    if last is not None and at < last.called_at + pause:
        raise LimitReached("calls", 1, last.called_at + pause)
    wanting = set(list_callees(tx, guild_id, game)).intersection(users)
    if not wanting:
        raise Conflict(table_id, "a table to which somebody wants to be called")
    tx.change_each(_MARK, ({"at_guild": guild_id, "at_user": user, "called_at": at} for user in wanting))
    tx.change(_FORGET, at_guild=guild_id)
    tx.change(_CALL, guild_id=guild_id, table_id=table_id, called_at=at)
