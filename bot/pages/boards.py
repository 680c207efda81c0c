"""Leaderboards as Posts: always as they are now."""

from __future__ import annotations

from bot.board_records import Board, BoardPage
from bot.present import leaderboards as present
from bot.present.post import Post
from bot.tables.boards import Boards
from bot.tables.periods import periods, season_called
from bot.texts.sentences import Texts
from engine import GAMES


class BoardPages:
    """Posts of leaderboards."""

    def __init__(self, boards: Boards) -> None:
        self.boards = boards

    async def board(self, guild: int, board: Board, user: int, t: Texts, *, private: bool) -> Post:
        """A page of a board, and the line of whoever asks. Unavailable."""
        calendar = await self.boards.store.totals.calendar(guild)
        now = self.boards.now()
        found: BoardPage = await self.boards.store.leaderboards.page(
            guild,
            board.measure,
            game=board.game,
            period=periods(calendar, now)[board.period],
            alone=board.alone,
            fewest=bool(board.game) and GAMES[board.game].fewest,
            page=board.page,
            user=user,
        )
        reader = user if private else None
        return present.board(board, found, season_called(calendar, now), t, reader=reader)
