"""Refusals for people who try to open more tables than their server allows."""

from __future__ import annotations

from typing import Final

from bot.errors import LimitReached, RefusalId, Refused
from bot.store import Store
from bot.store.tables import list_unfinished_tables

RULES: Final = {
    "unfinished": RefusalId.TOO_MANY_UNFINISHED,
    "person": RefusalId.TOO_MANY_OPENED,
    "channel": RefusalId.TOO_MANY_IN_CHANNEL,
    "rematches": RefusalId.REMATCH_GIVEN_UP,
}
"""The refusal for each limit."""


async def limit_refusal(store: Store, reached: LimitReached, user: int, guild_id: int | None) -> Refused:
    """Return the refusal for a limit that was reached.

    T-75 lists the person's unfinished tables, T-76 and T-77 say when there is room again, and T-82 is for a
    rematch that was given up twice.
    """
    rule = RULES[reached.limit]
    if reached.limit == "rematches":
        return Refused(rule)
    if reached.until is None:
        mine = await store.read(list_unfinished_tables, user, guild_id)
        return Refused(rule, most=reached.most, user=user, tables=mine)
    return Refused(rule, most=reached.most, moment=reached.until)
