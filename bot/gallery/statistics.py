"""Gallery screens about statistics: a player's page in each game, and a server's page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.gallery.house import EVENING, House
from bot.gallery.looks import READER, Screen
from bot.present.past import statistics as present
from bot.present.past.statistics import AWARDS, ServerQuery, StatisticsQuery
from bot.records.boards import EVERY_GAME, Finish, Rating, Rival, Total
from bot.records.statistics import Holder, ServerStatistics, Statistics, Top

RANKS: Final = (1, 4, 2, 1, 1, 3, 0, 5, 2, 1, 3, 1, 2, 1)
SHOWN: Final = (1040, 1004, 1022, 1075, 1130, 1121, 1060, 1031, 1058, 1112, 1105, 1163, 1170, 1214)
MATCHES: Final = {
    EVERY_GAME: (40, 12, 24),
    "skull-king": (22, 7, 13),
    "hearts": (10, 3, 6),
    "skull": (8, 2, 5),
}
"""Matches, wins and podiums of each game."""
RATED: Final = (0, -30, 25, 10)
"""Difference between the rating in each game of `FACTS` and the rating over all games."""
FACTS: Final[Mapping[str, Mapping[str, int]]] = {
    EVERY_GAME: {"streak": 4},
    "skull-king": {
        **{f"bid_{size}": 40 - 4 * size for size in range(8)},
        **{f"exact_{size}": 31 - 4 * size for size in range(7)},
        "captures": 23,
        "biggest": 140,
        "streak": 3,
    },
    "hearts": {"stars": 19, "moons": 1, "queens": 14, "streak": 1},
    "skull": {"bets": 21, "skulls": 17, "own_skulls": 5, "bluffs": 9, "streak": 2},
}


async def statistics(house: House) -> AsyncIterator[Screen]:
    """Yield the reader's pages, another player's page, the page across servers, and a server's pages."""
    t, names = await house.people.texts_for(READER), house.names
    for game in FACTS:
        found = _build_statistics(game, names)
        post = present.statistics(StatisticsQuery(READER, game), names[0], found, t, own=True)
        yield Screen(game or "all games", post, private=True)
    theirs = _build_statistics("skull-king", names).without_nemeses()
    asked = StatisticsQuery(READER + 1, "skull-king")
    yield Screen("another", present.statistics(asked, names[1], theirs, t), private=True)
    sizes = StatisticsQuery(READER, "skull-king", whole=True)
    whole = present.statistics(sizes, names[0], _build_statistics("skull-king", names), t, own=True)
    yield Screen("bids by size", whole, private=True)
    shown = present.statistics(
        StatisticsQuery(READER, "hearts"), names[0], _build_statistics("hearts", names), t, seen_at=EVENING
    )
    yield Screen("shown", shown)
    everywhere = Statistics(
        _build_total(""), FACTS[""], _build_finishes(EVERY_GAME), None, {}, games=_build_game_totals()
    )
    page = present.statistics(StatisticsQuery(READER), names[0], everywhere, t, own=True, server=False)
    yield Screen("everywhere", page, private=True)
    yield Screen("nothing", present.statistics(asked, names[1], None, t), private=True)
    yield Screen("server", present.server(_build_server_statistics(names), t), private=True)
    games = present.server(_build_server_statistics(names), t, shown=ServerQuery(whole=True))
    yield Screen("server games", games, private=True)
    yield Screen(
        "server records",
        present.server(_build_server_statistics(names), t, shown=ServerQuery(records=True)),
        private=True,
    )
    yield Screen("server new", present.server(ServerStatistics({}, {}, (), ()), t), private=True)


def _build_total(game: str) -> Total:
    """Return the reader's totals in a game, chosen so that the games add up to the totals of all games."""
    matches, wins, podiums = MATCHES[game]
    return Total(READER, "", False, game, "all", matches, matches - 2, wins, podiums, 1352, 208, 208, 133)


def _build_game_totals() -> tuple[Total, ...]:
    return tuple(_build_total(game) for game in FACTS if game)


def _build_finishes(game: str) -> tuple[Finish, ...]:
    """Return a game's most recent matches."""
    apart = RATED[list(FACTS).index(game)]
    moments = (EVENING - timedelta(days=len(RANKS) - day) for day in range(len(RANKS)))
    ended = tuple(
        Finish(at, rank, shown + apart) for at, rank, shown in zip(moments, RANKS, SHOWN, strict=True)
    )
    return ended[-MATCHES[game][0] :]


def _build_statistics(game: str, names: Sequence[str]) -> Statistics:
    shared = {"skull": 3, "hearts": 2}.get(game, 1)
    nemeses = tuple(Rival(READER, 2 + place, names[1 + place], game, 12, 7) for place in range(shared))
    ratings = {
        key: Rating(READER, "", key, 25.0, 8.0, MATCHES[key][0], SHOWN[-1] + apart)
        for key, apart in zip(FACTS, RATED, strict=True)
    }
    games = () if game else _build_game_totals()
    return Statistics(_build_total(game), FACTS[game], _build_finishes(game), 1, ratings, nemeses, games)


def _build_server_statistics(names: Sequence[str]) -> ServerStatistics:
    wanted = [(game, fact) for game, facts in AWARDS.items() for fact in facts]
    tops = [
        Top(game, "all", fact, 40 + place, _build_holders(names, 1 + place % 3), False)
        for place, (game, fact) in enumerate(wanted)
    ]
    return ServerStatistics(
        {"": 312, "skull-king": 214, "hearts": 31, "skull": 67},
        {"": 18, "skull-king": 11, "skull": 7},
        tuple(tops),
        tuple(replace(top, value=top.value // 7) for top in tops[:-3]),
    )


def _build_holders(names: Sequence[str], many: int) -> tuple[Holder, ...]:
    return tuple(Holder(user, names[user]) for user in range(many))
