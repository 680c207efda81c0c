"""Build the posts of leaderboards, always from the current figures."""

from __future__ import annotations

from bot.present.past import leaderboards as present
from bot.present.post import Post
from bot.records.boards import Board, BoardPage
from bot.store.totals import get_calendar
from bot.tables.boards import Boards
from bot.tables.periods import periods, season_name
from bot.texts.sentences import Texts
from engine import GAMES


class BoardPages:
    """Builder of leaderboard posts."""

    def __init__(self, boards: Boards) -> None:
        self.boards = boards

    async def board(self, guild: int, board: Board, user: int, t: Texts, *, private: bool) -> Post:
        """Return a page of a board, with the line of the person who asks.

        Raises:
            Unavailable: the database failed.
        """
        return await self._render(
            guild, board, await self._load_page(guild, board, user), user, t, private=private
        )

    async def first(self, guild: int, board: Board, user: int, t: Texts, *, private: bool) -> Post:
        """Return the board that a command asks for, or the solo board if only that one has players.

        Raises:
            Unavailable: the database failed.
        """
        found = await self._load_page(guild, board, user)
        if not found.lines and not board.alone:
            solo = present.nearest_board(board.game, board.measure, board.period, alone=True)
            alone = await self._load_page(guild, solo, user)
            if alone.lines:
                return await self._render(guild, solo, alone, user, t, private=private, instead=True)
        return await self._render(guild, board, found, user, t, private=private)

    async def _load_page(self, guild: int, board: Board, user: int) -> BoardPage:
        calendar = await self.boards.store.read(get_calendar, guild)
        return await self.boards.store.leaderboards.page(
            guild,
            board.measure,
            game=board.game,
            period=periods(calendar, self.boards.now())[board.period],
            alone=board.alone,
            fewest=bool(board.game) and GAMES[board.game].lowest_wins,
            page=board.page,
            user=user,
        )

    async def _render(
        self,
        guild: int,
        board: Board,
        found: BoardPage,
        user: int,
        t: Texts,
        *,
        private: bool,
        instead: bool = False,
    ) -> Post:
        season = season_name(await self.boards.store.read(get_calendar, guild), self.boards.now())
        reader = user if private else None
        return present.board(board, found, season, t, reader=reader, instead=instead)
