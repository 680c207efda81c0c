"""Pages of statistics: somebody's sums, tallies and form, and who is the best of a server at what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Final

from sqlalchemy import and_, bindparam, false, func, select

from bot.records.boards import EVERY_GAME, EVERYBODY, MOST, Form, Rating, Rival, Total
from bot.records.statistics import LEAST_BEHIND, SHARED, Holder, ServerStatistics, Statistics, Top
from bot.store import schema
from bot.store.database import Database
from bot.store.tallies import FORM, form_of
from bot.store.totals import RATING
from bot.store.units import Query, Row, Statement, ask

ALL: Final = "all"
"""The period of everything there was."""

_TOTALS, _TALLIES, _RIVALS = schema.totals.c, schema.tallies.c, schema.rivals.c
_PLAYERS: Final = schema.players.c
_SUMS_OF: Final = [
    func.coalesce(_TOTALS.wins, 0).label("wins") if one.name == "wins" else _TOTALS[one.name]
    for one in fields(Total)
]
_OF: Final = Statement(
    select(_TOTALS.guild_id, *_SUMS_OF).where(_TOTALS.user_id == bindparam("user_id"), _TOTALS.period == ALL)
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
        func.coalesce(func.nullif(_PLAYERS.name, ""), _RIVALS.name).label("name"),
        _RIVALS.game,
        _RIVALS.met,
        _RIVALS.behind,
    )
    .join_from(schema.rivals, schema.players, _PLAYERS.user_id == _RIVALS.rival_id, isouter=True)
    .where(
        *(_RIVALS[name] == bindparam(name) for name in ("guild_id", "game", "user_id")),
        _RIVALS.behind >= LEAST_BEHIND,
    )
    .order_by(_RIVALS.behind.desc())
    .limit(SHARED + 1)
)
_TOP: Final = Statement(
    select(
        _TALLIES.user_id,
        func.coalesce(func.nullif(_PLAYERS.name, ""), _TOTALS.name).label("name"),
        _TALLIES.value,
    )
    .join_from(
        schema.tallies,
        schema.totals,
        and_(
            _TOTALS.alone == false(),
            *(_TOTALS[name] == _TALLIES[name] for name in ("guild_id", "game", "period", "user_id")),
        ),
    )
    .join(schema.players, _PLAYERS.user_id == _TALLIES.user_id, isouter=True)
    .where(*(_TALLIES[name] == bindparam(name) for name in ("guild_id", "game", "period", "fact")))
    .order_by(_TALLIES.value.desc())
    .limit(SHARED + 1)
)


class StatisticsRows:
    """The part of the store that reads statistics. What a page costs does not grow with the server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, user_id: int, guild_id: int | None, game: str) -> Statistics | None:
        """Return somebody's results on a server or (None) on all; None without a match there.

        Where they have finished no match with people, these are their solo matches against robots.

        Raises: Unavailable.
        """
        rows = await self._database.read(_OF, user_id=user_id)
        every = [(row[0], Total(*row[1:])) for row in rows if guild_id in (None, row[0])]
        kept = [(guild, total) for guild, total in every if not total.alone]
        alone = _by_game(total for _, total in every if total.alone)
        guilds = sorted({guild for guild, total in kept if total.game == game})
        if not guilds:
            return _solo(alone, game)
        own, totals = {"user_id": user_id, "game": game}, _by_game(total for _, total in kept)
        asked = [ask(_FACTS, **own, guild_id=guild, period=ALL) for guild in guilds]
        asked += [ask(FORM, **own, guild_id=guild) for guild in guilds]
        found = await self._database.read_together(*asked)
        facts = _together(found[: len(guilds)])
        forms = [form_of(row) for form in found[len(guilds) :] for row in form]
        finishes = tuple(sorted((one for form in forms for one in form.finishes), key=lambda one: one.at))
        games = () if game else tuple(totals[key] for key in sorted(totals) if key)
        shown = Statistics(totals[game], facts, finishes, None, {}, games=games, solo=alone.get(game))
        return shown if guild_id is None else await self._on_server(shown, forms, user_id, guild_id)

    async def _on_server(
        self, shown: Statistics, forms: Sequence[Form], user_id: int, guild_id: int
    ) -> Statistics:
        """The same with what there is on one server only."""
        here = {"user_id": user_id, "guild_id": guild_id}
        game = shown.total.game
        games = (game, *(total.game for total in shown.games))
        met, *rated = await self._database.read_together(
            ask(_NEMESES, **here, game=game), *(ask(RATING, **here, game=one) for one in games)
        )
        ratings = {row[2]: Rating(*row) for rows in rated for row in rows}
        nemeses = tuple(Rival(*row) for row in sorted(met) if row[-1] == met[0][-1])
        streak = forms[0].streak if forms else 0
        return replace(shown, streak=streak, ratings=ratings, nemeses=nemeses)

    async def server(
        self, guild_id: int, month: str, facts: Mapping[str, Sequence[str]], games: Iterable[str]
    ) -> ServerStatistics:
        """What a server has played, and who holds its records and the awards of a month. Unavailable.

        `facts` are those that are compared, by game, "" for all of them; `games` those there are.
        """
        keys = (EVERY_GAME, *games)
        wanted = [(game, fact) for game, some in facts.items() for fact in some]
        asked: list[Query] = []
        for period in (ALL, month):
            at = {"guild_id": guild_id, "period": period}
            asked += [ask(_FACTS, **at, user_id=EVERYBODY, game=game) for game in keys]
            asked += [ask(_TOP, **at, game=game, fact=fact) for game, fact in wanted]
        found = await self._database.read_together(*asked)
        half = len(found) // 2
        count, best = len(keys), len(wanted)
        return ServerStatistics(
            _played(keys, found[:count]),
            _played(keys, found[half : half + count]),
            _tops(ALL, wanted, found[count : count + best]),
            _tops(month, wanted, found[half + count :]),
        )


def _played(games: Sequence[str], found: Sequence[Sequence[Row]]) -> dict[str, int]:
    """How many matches there were, by game, as far as there were any."""
    rows = zip(games, found, strict=True)
    return {game: value for game, of in rows for fact, value in of if fact == "played"}


def _tops(period: str, wanted: Sequence[tuple[str, str]], found: Sequence[Sequence[Row]]) -> tuple[Top, ...]:
    """The best at each of these facts, as far as anybody has it."""
    rows = zip(wanted, found, strict=True)
    return tuple(_top(game, period, fact, of) for (game, fact), of in rows if of)


def _by_game(totals: Iterable[Total]) -> dict[str, Total]:
    """The sums over all servers."""
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


def _together(of_servers: Iterable[Iterable[Row]]) -> dict[str, int]:
    """The tallies over all servers."""
    sums: Counter[str] = Counter()
    for rows in of_servers:
        for fact, value in rows:
            sums[fact] = max(sums.get(fact, value), value) if fact in MOST else sums[fact] + value
    return dict(sums)


def _top(game: str, period: str, fact: str, rows: Sequence[Row]) -> Top:
    value = rows[0][2]
    holders = [Holder(user, name) for user, name, same in sorted(rows) if same == value]
    return Top(game, period, fact, value, tuple(holders[:SHARED]), len(holders) > SHARED)
