"""What somebody asks for beside their panel: the help card, the score sheet, their hand in a picture."""

from __future__ import annotations

from bot.errors import House, Refused
from bot.people.people import People
from bot.present import PRESENTERS, charts, notices
from bot.present.fitting import fitting
from bot.present.post import Post, Text
from bot.present.sheet import score
from bot.tables.service import Tables


class Papers:
    """Posts in the language of whoever asks, each in a message of its own."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._people = people

    async def help(self, table_id: int, user: int) -> Post:
        """The help card of this table, with the picture of its rules. Refused when there is no table."""
        snapshot, t = await self._tables.snapshot(table_id, user), await self._people.reads(user)
        card = Text(PRESENTERS[snapshot.header.game].help(snapshot, t))
        return Post((card, *charts.of_table(snapshot, t)))

    async def sheet(self, table_id: int, user: int, page: str = "") -> Post:
        """The score sheet of the whole match so far. Refused when there is no table."""
        snapshot, t = await self._tables.snapshot(table_id, user), await self._people.reads(user)
        return fitting(snapshot, t, lambda snapshot, t: score(snapshot, t, page))

    async def look(self, table_id: int, user: int) -> Post:
        """The person's hand, what may be played raised, with the trick so far. Refused T-6."""
        snapshot, t = await self._tables.snapshot(table_id, user), await self._people.reads(user)
        if not snapshot.member:
            raise Refused(House.NO_SEAT)
        snapshot = snapshot._replace(preferences=await self._people.preferences(user))
        playing = snapshot.view is not None and snapshot.header.status == "running"
        shown = PRESENTERS[snapshot.header.game].look(snapshot, t) if playing else None
        return notices.notice(t("look-none")) if shown is None else notices.looked_at(shown, t)
