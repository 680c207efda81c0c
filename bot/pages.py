"""Every message of a table as a Post: who may see it, in which language, by which presenter."""

from __future__ import annotations

from bot.i18n import Texts, texts
from bot.post import Post, Text
from bot.present import PRESENTERS, house
from bot.table import Seen
from bot.tables import Tables


class Pages:
    """Posts for the courier: always the present state, never a difference to an earlier one."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def table(self, table_id: int) -> Post:
        """The public message, in the table's language. Refused when there is no such table."""
        seen = await self.tables.seen(table_id, None)
        t = texts(seen.header.locale)
        if seen.header.status == "lobby":
            return house.lobby(seen, t)
        if seen.view is None or seen.header.status in ("cancelled", "closed"):
            return house.ended(seen, t)
        return PRESENTERS[seen.header.game].table(seen, t)

    async def panel(self, table_id: int, user: int, t: Texts) -> Post:
        """The person's own message; for somebody without a seat, a sentence that says so."""
        seen = await self.tables.seen(table_id, user)
        if seen.header.status == "lobby":
            return house.notice(t("panel-lobby"), table=table_id)
        if seen.view is None or seen.header.status in ("cancelled", "closed"):
            return house.ended(seen, t)
        if seen.seat is None:
            return await self._without_seat(seen, user, t)
        return PRESENTERS[seen.header.game].panel(seen, t)

    async def _without_seat(self, seen: Seen, user: int, t: Texts) -> Post:
        left = await self.tables.has_left(seen.header.id, user)
        if left and seen.header.status == "running":
            return house.notice(t("panel-left"), house.back_button(t), table=seen.header.id)
        return house.notice(t("T-6"), table=seen.header.id)

    async def hand(self, table_id: int, user: int, t: Texts) -> Post:
        """The panel as a direct message: a classic one, whose notification shows what it says."""
        post = await self.panel(table_id, user, t)
        return post._replace(classic=True)

    async def help(self, table_id: int, t: Texts) -> Post:
        """The help card of this table."""
        seen = await self.tables.seen(table_id, None)
        return Post((Text(PRESENTERS[seen.header.game].help(seen, t)),))
