"""A season as one file for moderators: matches, results and boards as CSV, and the logs of its matches."""

from __future__ import annotations

import asyncio
import csv
import io
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple, TypeAlias

from bot.errors import RefusalId, Refused
from bot.records.boards import EVERY_GAME, EndedMatch, Total
from bot.records.placeholders import is_placeholder
from bot.records.seasons import Chapter, SeasonMatches
from bot.records.tables import Result, Robot, StoredTable, parse_who
from bot.store import Store
from bot.store.tables import load_table
from bot.tables.export import export_match
from bot.tables.seasons import Seasons
from engine import GAMES

Cell: TypeAlias = str | int | float | None
LARGEST: Final = 25_000_000
"""Maximum size of a file in bytes, also where a server may have larger ones: it is made in memory."""
AROUND: Final = 2_000
"""Bytes of a message around its file, which Discord counts, too."""
_HEAD, _LISTED, _END = 30, 46, 22
"""Bytes of an archive besides names and contents: before a file, for it in the list at the end, after all."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet takes for a formula."""


class SeasonExport(NamedTuple):
    """The file of a season, and how many logs it has, has no room for, or has left out as unreadable."""

    data: bytes
    matches: int
    logs: int
    no_room: int
    unreadable: int


class SeasonExports:
    """Makes the files of seasons, one at a time, in a thread."""

    def __init__(self, store: Store, seasons: Seasons) -> None:
        self._store = store
        self._seasons = seasons
        self._lock = asyncio.Lock()

    async def export(self, guild: int, chapter: Chapter, size: int, deleted: str) -> SeasonExport:
        """Return a season as a file of at most `size` bytes; people who have gone are called `deleted`.

        Where not all logs have room, the newest matches have theirs.

        Raises:
            Refused: T-166 there is no room even without logs.
            Unavailable: the database failed.
        """
        async with self._lock:
            season = await self._seasons.load(guild, chapter)
            packed = await asyncio.to_thread(_pack_tables, season, size - AROUND, deleted)
            if packed is None:
                raise Refused(RefusalId.EXPORT_TOO_LARGE, size=size // 1_000_000)
            logs, unreadable = 0, 0
            wanted = [match for match in reversed(season.matches) if not match.real_table]
            for match in wanted:
                stored = await self._store.read(load_table, match.table_id)
                log = None if stored is None else await asyncio.to_thread(_write_log, stored)
                if log is None:
                    unreadable += 1
                elif await asyncio.to_thread(packed.add, f"logs/{match.table_id}.txt", log, match.ended_at):
                    logs += 1
                else:
                    break
            no_room = len(wanted) - logs - unreadable
            data = await asyncio.to_thread(packed.finish)
            return SeasonExport(data, len(season.matches), logs, no_room, unreadable)


class Package:
    """An archive of files that stays below a size."""

    def __init__(self, size: int) -> None:
        self._room = size - _END
        self._listed = 0
        self._buffer = io.BytesIO()
        self._archive = zipfile.ZipFile(self._buffer, "w", zipfile.ZIP_DEFLATED)

    def add(self, name: str, text: str, at: datetime) -> bool:
        """Add a file, unless there is no room for it; return whether there was."""
        data = text.encode()
        file, listed = _HEAD + len(name) + len(zlib.compress(data)), _LISTED + len(name)
        if self._buffer.tell() + file + self._listed + listed > self._room:
            return False
        entry = zipfile.ZipInfo(name, at.astimezone(UTC).timetuple()[:6])
        entry.compress_type = zipfile.ZIP_DEFLATED
        self._archive.writestr(entry, data)
        self._listed += listed
        return True

    def finish(self) -> bytes:
        """Close the archive and return its bytes."""
        self._archive.close()
        return self._buffer.getvalue()


def _pack_tables(season: SeasonMatches, size: int, deleted: str) -> Package | None:
    """Return an archive with the tables of a season, None if they have no room in it."""
    package = Package(size)
    at = season.matches[-1].ended_at if season.matches else season.chapter.started_at
    files = {
        "matches.csv": write_table(_MATCH, map(_match, season.matches)),
        "results.csv": write_table(_RESULT, _results(season.matches, deleted)),
        "boards.csv": write_table(_LINE, (_line(place, total) for place, total in season.totals)),
    }
    return package if all(package.add(name, text, at) for name, text in files.items()) else None


def write_table(head: Sequence[str], rows: Iterable[Sequence[Cell]]) -> str:
    """Return rows as CSV that spreadsheets open in UTF-8; no text in it is read as a formula."""
    written = io.StringIO()
    written.write("\N{ZERO WIDTH NO-BREAK SPACE}")
    table = csv.writer(written)
    table.writerow(head)
    table.writerows([_harmless(cell) for cell in row] for row in rows)
    return written.getvalue()


def _harmless(cell: Cell) -> Cell:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell


_MATCH: Final = ("match", "ended_at", "game", "people", "seats", "rounds", "real_table")
_RESULT: Final = (
    *("match", "ended_at", "game", "real_table", "seat", "rank", "points"),
    *("member_id", "name", "robot", "left", "from_round"),
)
_LINE: Final = (
    *("game", "place", "member_id", "name", "wins", "matches_of_3_rounds", "matches", "podiums"),
    *("points", "rounds", "points_per_round", "bids", "exact_bids"),
)


def _match(match: EndedMatch) -> tuple[Cell, ...]:
    return (
        match.table_id,
        match.ended_at.isoformat(timespec="seconds"),
        match.game,
        match.people,
        len({result.seat for result in match.results}),
        match.rounds,
        _yes(match.real_table),
    )


def _results(matches: Iterable[EndedMatch], deleted: str) -> Iterator[tuple[Cell, ...]]:
    for match in matches:
        for result in sorted(match.results, key=lambda one: (one.rank, one.seat, one.left)):
            yield (
                match.table_id,
                match.ended_at.isoformat(timespec="seconds"),
                match.game,
                _yes(match.real_table),
                result.seat,
                result.rank,
                result.points,
                *_player(result, deleted),
                _yes(result.left),
                result.from_round,
            )


def _player(result: Result, deleted: str) -> tuple[Cell, ...]:
    """Return the id and name of a result's player, and the level of a robot."""
    if result.user_id is not None and is_placeholder(result.user_id):
        return "", deleted, ""
    player = parse_who(result.who)
    return result.user_id, result.name, player.level if isinstance(player, Robot) else ""


def _line(place: int | None, total: Total) -> tuple[Cell, ...]:
    return (
        total.game if total.game != EVERY_GAME else "all",
        place,
        total.user_id,
        total.name,
        total.wins,
        total.whole,
        total.matches,
        total.podiums,
        total.points,
        total.rounds,
        round(total.points / total.rounds, 3) if total.rounds else None,
        total.bids,
        total.exact,
    )


def _yes(claim: bool) -> str:
    return "yes" if claim else "no"


def _write_log(stored: StoredTable) -> str | None:
    """Return the log of a match, None if the present rules cannot read it."""
    if stored.header.game not in GAMES:
        return None
    try:
        return export_match(stored)
    except (ValueError, Refused):
        return None
