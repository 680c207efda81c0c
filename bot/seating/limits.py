"""What somebody is told who opens more tables than their server allows."""

from __future__ import annotations

from typing import Final

from bot.errors import House, LimitReached, Refused
from bot.store import Store

RULES: Final = {
    "unfinished": House.TOO_MANY_UNFINISHED,
    "person": House.TOO_MANY_OPENED,
    "channel": House.TOO_MANY_IN_CHANNEL,
    "rematches": House.REMATCH_GIVEN_UP,
}
"""The house's refusal for each limit."""


async def refused(store: Store, reached: LimitReached, user: int, guild_id: int | None) -> Refused:
    """T-75 with the tables that stand in the way; T-76 or T-77 with the moment when there is room again.

    T-82 for a rematch that nobody began.
    """
    rule = RULES[reached.limit]
    if reached.limit == "rematches":
        return Refused(rule)
    if reached.until is None:
        mine = await store.tables.unfinished_of(user, guild_id)
        return Refused(rule, most=reached.most, user=user, tables=mine)
    # The moment is shown in whole seconds: at the one shown there is room.
    return Refused(rule, most=reached.most, moment=f"<t:{int(reached.until.timestamp()) + 1}:R>")
