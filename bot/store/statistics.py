"""Pages of statistics: somebody's sums, tallies and form, and who is the best of a server at what.

A page takes as long on a large server as on a small one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy import and_, bindparam, false, func, select

from bot.records.boards import EVERY_GAME, EVERYBODY, MOST, Form, Rival, Total
from bot.records.statistics import LEAST_BEHIND, SHARED, Holder, ServerStatistics, Statistics, Top
from bot.store import schema
from bot.store.engine import Row, Statement, Transaction
from bot.store.totals import get_form, get_rating

ALL: Final = "all"
"""The period of everything there was."""

_TOTALS, _TALLIES, _RIVALS = schema.totals.c, schema.tallies.c, schema.rivals.c
_WORKED_OUT: Final = {
    "name": schema.name_of_person(_TOTALS.user_id).label("name"),
    "wins": func.coalesce(_TOTALS.wins, 0).label("wins"),
}
_TOTAL: Final = [_WORKED_OUT[n] if n in _WORKED_OUT else _TOTALS[n] for n in Total.__dataclass_fields__]
_OF: Final = Statement(
    select(_TOTALS.guild_id, *_TOTAL).where(_TOTALS.user_id == bindparam("user_id"), _TOTALS.period == ALL)
)
_FACTS: Final = Statement(
    select(_TALLIES.fact, _TALLIES.value).where(
        *(_TALLIES[name] == bindparam(name) for name in ("user_id", "guild_id", "game", "period"))
    )
)
_NEMESES: Final = Statement(
    select(
        _RIVALS.user_id,
        _RIVALS.rival_id,
        schema.name_of_person(_RIVALS.rival_id).label("name"),
        _RIVALS.game,
        _RIVALS.met,
        _RIVALS.behind,
    )
    .where(
        *(_RIVALS[name] == bindparam(name) for name in ("guild_id", "game", "user_id")),
        _RIVALS.behind >= LEAST_BEHIND,
    )
    .order_by(_RIVALS.behind.desc())
    .limit(SHARED + 1)
)
_TOP: Final = Statement(
    select(_TALLIES.user_id, schema.name_of_person(_TALLIES.user_id).label("name"), _TALLIES.value)
    .join_from(
        schema.tallies,
        schema.totals,
        and_(
            _TOTALS.alone == false(),
            *(_TOTALS[name] == _TALLIES[name] for name in ("guild_id", "game", "period", "user_id")),
        ),
    )
    .where(*(_TALLIES[name] == bindparam(name) for name in ("guild_id", "game", "period", "fact")))
    .order_by(_TALLIES.value.desc())
    .limit(SHARED + 1)
)


def get_statistics(tx: Transaction, user_id: int, guild_id: int | None, game: str) -> Statistics | None:
    """Return somebody's results on a server or (None) on all; None without a match there.

    Where they have finished no match with people, these are their solo matches against robots.
    """
    rows = tx.rows(_OF, user_id=user_id)
    every = [(row[0], Total(*row[1:])) for row in rows if guild_id in (None, row[0])]
    counted = [(guild, total) for guild, total in every if not total.alone]
    alone = _by_game(total for _, total in every if total.alone)
    guilds = sorted({guild for guild, total in counted if total.game == game})
    if not guilds:
        return _solo(alone, game)
    totals = _by_game(total for _, total in counted)
    facts = _add_tallies(
        tx.rows(_FACTS, user_id=user_id, game=game, guild_id=guild, period=ALL) for guild in guilds
    )
    found = (get_form(tx, guild, game, user_id) for guild in guilds)
    forms = [form for form in found if form is not None]
    finishes = tuple(sorted((one for form in forms for one in form.finishes), key=lambda one: one.at))
    games = () if game else tuple(totals[key] for key in sorted(totals) if key)
    shown = Statistics(totals[game], facts, finishes, None, {}, games=games, solo=alone.get(game))
    return shown if guild_id is None else _add_server(tx, shown, forms, user_id, guild_id)


def _add_server(
    tx: Transaction, shown: Statistics, forms: Sequence[Form], user_id: int, guild_id: int
) -> Statistics:
    """Return the statistics with the streak, ratings and nemeses of their one server."""
    game = shown.total.game
    rated = (get_rating(tx, guild_id, one, user_id) for one in (game, *(total.game for total in shown.games)))
    ratings = {rating.game: rating for rating in rated if rating is not None}
    met = tx.rows(_NEMESES, user_id=user_id, guild_id=guild_id, game=game)
    nemeses = tuple(Rival(*row) for row in sorted(met) if row[-1] == met[0][-1])
    streak = forms[0].streak if forms else 0
    return replace(shown, streak=streak, ratings=ratings, nemeses=nemeses)


def get_server_statistics(
    tx: Transaction, guild_id: int, month: str, facts: Mapping[str, Sequence[str]], games: Iterable[str]
) -> ServerStatistics:
    """Return what a server has played, and who holds its records and the awards of a month.

    Args:
        facts: those that are compared, by game, "" for all of them
        games: all games there are
    """
    keys = (EVERY_GAME, *games)
    return ServerStatistics(
        _count_played(tx, guild_id, ALL, keys),
        _count_played(tx, guild_id, month, keys),
        _list_tops(tx, guild_id, ALL, facts),
        _list_tops(tx, guild_id, month, facts),
    )


def _count_played(tx: Transaction, guild_id: int, period: str, games: Iterable[str]) -> dict[str, int]:
    """Return the numbers of matches by game, of games with any."""
    return {
        game: value
        for game in games
        for fact, value in tx.rows(_FACTS, guild_id=guild_id, period=period, user_id=EVERYBODY, game=game)
        if fact == "played"
    }


def _list_tops(
    tx: Transaction, guild_id: int, period: str, facts: Mapping[str, Sequence[str]]
) -> tuple[Top, ...]:
    """Return the best at each of these facts that anybody has."""
    found = (
        (game, fact, tx.rows(_TOP, guild_id=guild_id, period=period, game=game, fact=fact))
        for game, some in facts.items()
        for fact in some
    )
    return tuple(_top(game, period, fact, rows) for game, fact, rows in found if rows)


def _by_game(totals: Iterable[Total]) -> dict[str, Total]:
    """Return the sums over all servers."""
    found: dict[str, Total] = {}
    for total in totals:
        before = found.get(total.game)
        found[total.game] = total if before is None else before.plus(total)
    return found


def _solo(alone: Mapping[str, Total], game: str) -> Statistics | None:
    """Return the statistics of solo matches, which have sums only; None where there are none."""
    if game not in alone:
        return None
    games = () if game else tuple(alone[key] for key in sorted(alone) if key)
    return Statistics(alone[game], {}, (), None, {}, games=games)


def _add_tallies(of_servers: Iterable[Iterable[Row]]) -> dict[str, int]:
    """Return the tallies over all servers."""
    sums: Counter[str] = Counter()
    for rows in of_servers:
        for fact, value in rows:
            sums[fact] = max(sums.get(fact, value), value) if fact in MOST else sums[fact] + value
    return dict(sums)


def _top(game: str, period: str, fact: str, rows: Sequence[Row]) -> Top:
    value = rows[0][2]
    holders = [Holder(user, name) for user, name, same in sorted(rows) if same == value]
    return Top(game, period, fact, value, tuple(holders[:SHARED]), len(holders) > SHARED)
