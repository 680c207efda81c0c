"""What somebody is told who opens more tables than their server allows."""

from __future__ import annotations

from typing import Final

from bot.records import LimitReached
from bot.store import Store
from bot.tables.table import Refused

RULES: Final = {"unfinished": "T-75", "person": "T-76", "channel": "T-77"}
"""The house's refusal for each limit."""


async def refused(store: Store, reached: LimitReached, user: int, guild_id: int | None) -> Refused:
    """T-75 with the tables that stand in the way; T-76 or T-77 with the moment when there is room again."""
    rule = RULES[reached.limit]
    if reached.until is None:
        return Refused(rule, most=reached.most, user=user, tables=await store.unfinished_of(user, guild_id))
    # The moment is shown in whole seconds: at the one shown there is room.
    return Refused(rule, most=reached.most, moment=f"<t:{int(reached.until.timestamp()) + 1}:R>")
