"""Tallies, forms and rivals: what the end of a match adds to them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Table, bindparam, case, delete, insert, select, update

from bot.records.boards import MOST, Finish, Form, Sums
from bot.store import schema
from bot.store.units import Row, Statement, Unit, fields, insert_unless_there, same

_TALLIES, _FORMS, _RIVALS = schema.tallies.c, schema.forms.c, schema.rivals.c
_OF_TALLY: Final = ("user_id", "guild_id", "game", "period", "fact")
_OF_RIVAL: Final = ("user_id", "guild_id", "game", "rival_id")


def _change(table: Table, key: tuple[str, ...], values: Mapping[str, Any]) -> Statement:
    there = (table.c[name] == bindparam(f"same_{name}") for name in key)
    return Statement(update(table).where(*there).values({table.c[name]: to for name, to in values.items()}))


_MORE: Final = bindparam("more", type_=_TALLIES.value.type)
_TALLY: Final = insert_unless_there(schema.tallies, *_OF_TALLY)
_ADD: Final = _change(schema.tallies, _OF_TALLY, {"value": _TALLIES.value + _MORE})
_RAISE: Final = _change(
    schema.tallies, _OF_TALLY, {"value": case((_TALLIES.value < _MORE, _MORE), else_=_TALLIES.value)}
)
_RIVAL: Final = insert_unless_there(schema.rivals, *_OF_RIVAL)
_MEET: Final = _change(
    schema.rivals,
    _OF_RIVAL,
    {
        "name": bindparam("name"),
        "met": _RIVALS.met + bindparam("more_met"),
        "behind": _RIVALS.behind + bindparam("more_behind"),
    },
)
FORM: Final = Statement(
    select(_FORMS.user_id, _FORMS.game, _FORMS.streak, _FORMS.finishes).where(
        *(_FORMS[name] == bindparam(name) for name in ("user_id", "guild_id", "game"))
    )
)
"""Somebody's form on a server in a game."""
_DROP_FORM: Final = Statement(
    delete(schema.forms).where(*(_FORMS[name] == bindparam(name) for name in ("user_id", "guild_id", "game")))
)
_FORM: Final = Statement(insert(schema.forms))


def tallied(guild: int, sums: Sums) -> Unit:
    """Add to the tallies and rivals of a server, and put the forms in the place of those there were."""
    tallies = [{**fields(one), "guild_id": guild} for one in sums.tallies]
    rivals = [{**fields(one), "guild_id": guild} for one in sums.rivals]
    forms = [
        {**fields(form), "guild_id": guild, "finishes": [_written(one) for one in form.finishes]}
        for form in sums.forms
    ]
    whose = ("user_id", "guild_id", "game")
    return (
        _TALLY.each(
            {**one, "value": one["value"] if one["fact"] in MOST else 0, **same(one, _OF_TALLY)}
            for one in tallies
        ),
        *(
            change.each(
                {"more": one["value"], **same(one, _OF_TALLY)}
                for one in tallies
                if (one["fact"] in MOST) == most
            )
            for change, most in ((_ADD, False), (_RAISE, True))
        ),
        _RIVAL.each({**one, "met": 0, "behind": 0, **same(one, _OF_RIVAL)} for one in rivals),
        _MEET.each(
            {
                "name": one["name"],
                "more_met": one["met"],
                "more_behind": one["behind"],
                **same(one, _OF_RIVAL),
            }
            for one in rivals
        ),
        _DROP_FORM.each({name: form[name] for name in whose} for form in forms),
        _FORM.each(forms),
    )


def _written(finish: Finish) -> list[Any]:
    return [finish.at.timestamp(), finish.rank, finish.rating]


def form_of(row: Row) -> Form:
    """A row of `FORM`."""
    user, game, streak, finishes = row
    return Form(
        user,
        game,
        streak,
        tuple(Finish(datetime.fromtimestamp(at, UTC), rank, rating) for at, rank, rating in finishes),
    )
