"""People: their names, how to reach them, their preferences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import bindparam, false, func, select, update

from bot.records.tables import PlayerRow
from bot.store import schema
from bot.store.engine import Statement, Transaction

_COLUMNS: Final = schema.people.c
_GET: Final = Statement(
    select(
        _COLUMNS.discord_id,
        _COLUMNS.name,
        _COLUMNS.locale,
        _COLUMNS.dm_channel,
        _COLUMNS.dm_told,
        _COLUMNS.preferences,
    ).where(_COLUMNS.discord_id == bindparam("user"))
)
_FINISHED: Final = Statement(
    select(schema.tables.c.game, func.count())
    .join_from(schema.results, schema.tables, schema.tables.c.id == schema.results.c.table_id)
    .where(schema.results.c.user_id == bindparam("user_id"), schema.results.c.left == false())
    .group_by(schema.tables.c.game)
)


def _changing(*names: str) -> Statement:
    return Statement(
        update(schema.people)
        .where(_COLUMNS.id == bindparam("person"), _COLUMNS.discord_id.is_not(None))
        .values({name: bindparam(name) for name in names})
    )


_NAME: Final = _changing("name")
_NAME_AND_LOCALE: Final = _changing("name", "locale")
_DM: Final = _changing("dm_channel", "dm_told")
_PREFERENCES: Final = _changing("preferences")


def remember_person(tx: Transaction, user_id: int, name: str, locale: str | None) -> None:
    """Store the name and Discord's locale of a person as last seen (None: not seen)."""
    person = tx.add_person(user_id)
    if locale is None:
        tx.change(_NAME, person=person, name=name)
    else:
        tx.change(_NAME_AND_LOCALE, person=person, name=name, locale=locale)


def get_person(tx: Transaction, user_id: int) -> PlayerRow | None:
    """Return a person, None if never seen."""
    found = tx.first(_GET, user=user_id)
    return None if found is None else PlayerRow(*found)


def get_person_with_matches(tx: Transaction, user_id: int) -> tuple[PlayerRow | None, dict[str, int]]:
    """Return a person, None if never seen, and how many matches of each game they have finished.

    Matches alone with robots count, those that they left do not.
    """
    return get_person(tx, user_id), dict(tx.rows(_FINISHED, user_id=user_id))


def set_dm_channel(tx: Transaction, user_id: int, channel_id: int | None, told: bool) -> None:
    """Store the DM channel, and whether the person has been told that it is closed."""
    tx.change(_DM, person=tx.add_person(user_id), dm_channel=channel_id, dm_told=told)


def set_preferences(tx: Transaction, user_id: int, preferences: Mapping[str, Any]) -> None:
    """Store these preferences in place of the old ones."""
    tx.change(_PREFERENCES, person=tx.add_person(user_id), preferences=dict(preferences))
