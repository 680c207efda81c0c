"""People: what they are called, how to reach them, what they prefer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import bindparam, false, func, select, update

from bot.records.tables import PlayerRow
from bot.store import schema
from bot.store.database import Database
from bot.store.units import Statement, ask, insert_unless_there

_PLAYER: Final = tuple(schema.players.c[name] for name in PlayerRow.__dataclass_fields__)
_THIS: Final = schema.players.c.user_id == bindparam("who")
_GET: Final = Statement(select(*_PLAYER).where(_THIS))
_FINISHED: Final = Statement(
    select(schema.tables.c.game, func.count())
    .join_from(schema.results, schema.tables, schema.tables.c.id == schema.results.c.table_id)
    .where(schema.results.c.user_id == bindparam("who"), schema.results.c.left == false())
    .group_by(schema.tables.c.game)
)
_MEET: Final = insert_unless_there(schema.players, "user_id")


def _changing(*names: str) -> Statement:
    return Statement(update(schema.players).where(_THIS).values({name: bindparam(name) for name in names}))


_NAME: Final = _changing("name")
_NAME_AND_LOCALE: Final = _changing("name", "locale")
_DM: Final = _changing("dm_channel", "dm_told")
_PREFERENCES: Final = _changing("preferences")


class PersonRows:
    """The part of the store about people. A write that raises has changed nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def remember(self, user_id: int, name: str, locale: str | None) -> None:
        """Keep the name and Discord's locale as last seen (None: not seen). Unavailable."""
        if locale is None:
            await self._write(user_id, _NAME, name=name)
        else:
            await self._write(user_id, _NAME_AND_LOCALE, name=name, locale=locale)

    async def get(self, user_id: int) -> PlayerRow | None:
        """A person, None when never seen. Unavailable."""
        found = await self._database.read(_GET, who=user_id)
        return PlayerRow(*found[0]) if found else None

    async def with_matches(self, user_id: int) -> tuple[PlayerRow | None, dict[str, int]]:
        """Return a person, None when never seen, and how many matches of each game they have finished.

        Matches alone with robots count, those that they left do not.

        Raises: Unavailable.
        """
        asked = (ask(_GET, who=user_id), ask(_FINISHED, who=user_id))
        found, finished = await self._database.read_together(*asked)
        return PlayerRow(*found[0]) if found else None, {row[0]: row[1] for row in finished}

    async def set_dm(self, user_id: int, channel_id: int | None, told: bool) -> None:
        """Keep the DM channel, and whether the person knows that it is closed. Unavailable."""
        await self._write(user_id, _DM, dm_channel=channel_id, dm_told=told)

    async def set_preferences(self, user_id: int, preferences: Mapping[str, Any]) -> None:
        """Keep these preferences instead of the old ones. Unavailable."""
        await self._write(user_id, _PREFERENCES, preferences=dict(preferences))

    async def _write(self, user_id: int, change: Statement, **values: Any) -> None:
        blank = asdict(PlayerRow(user_id, name=""))
        await self._database.write(
            _MEET.step(same_user_id=user_id, **blank), change.step(who=user_id, **values)
        )
