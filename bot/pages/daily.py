"""Build the posts of the deal of the day, always from the stored results."""

from __future__ import annotations

from datetime import timedelta

from bot.deals.daily import Daily, DailyPeriod
from bot.pages.riddles import RiddlePages
from bot.people.people import People
from bot.present.deals import daily as present
from bot.present.deals.riddle import before_button, solution_text
from bot.present.post import Post
from bot.records.boards import Calendar
from bot.records.deals import Deal
from bot.store.totals import get_calendar
from bot.tables.periods import season_name
from bot.texts.sentences import Texts


class DailyPages:
    """Builder of the posts of the deal of the day."""

    def __init__(self, daily: Daily, people: People, riddles: RiddlePages) -> None:
        self.daily = daily
        self.people = people
        self._riddles = riddles

    async def result(self, deal: Deal, user: int, guild: int | None, t: Texts) -> Post | None:
        """Return a person's own result of a deal; None if they have not played it to the end.

        Raises:
            Unavailable: the database failed.
        """
        found = await self.daily.result(deal, user, guild)
        return None if found is None else present.result(found, t, server=guild is not None)

    async def board(self, period: DailyPeriod, guild: int | None, user: int, t: Texts, *, here: bool) -> Post:
        """Return the board of daily deals, of results that began `here` on the server or of all.

        Raises:
            Unavailable: the database failed.
        """
        counted = guild if here else None
        calendar = Calendar(0)
        if counted is not None:
            calendar = await self.daily.store.read(get_calendar, counted)
        page = await self.daily.board(period, counted, user)
        season = season_name(calendar, self.daily.now())
        return present.board(page, period, season, user, t, here=here, server=guild is not None)

    async def message(self, deal: Deal, guild: int, t: Texts) -> Post:
        """Return the daily message of a server.

        Raises:
            Unavailable: the database failed.
        """
        yesterday = self.daily.today - timedelta(days=1)
        before = await self.daily.find(yesterday)
        best = [] if before is None else await self.daily.best(before, guild)
        solved = await self._riddles.solve_day(yesterday)
        riddle = None
        if solved is not None:
            riddle = solution_text(solved, t), before_button(solved.question.id, t)
        return present.daily_message(deal, before, best, t, riddle)
