"""The modules of cogs, in loading order."""

from typing import Final

EXTENSIONS: Final = (
    "cogs.router",
    "cogs.lobby",
    "cogs.calls",
    "cogs.play",
    "cogs.skull_king",
    "cogs.hearts",
    "cogs.skull",
    "cogs.table",
    "cogs.referee",
    "cogs.championship",
    "cogs.daily",
    "cogs.duel",
    "cogs.scorepad",
    "cogs.riddle",
    "cogs.meetings",
    "cogs.leaderboards",
    "cogs.history",
    "cogs.boards",
    "cogs.menus",
    "cogs.rules",
    "cogs.settings",
    "cogs.server",
    "cogs.permissions",
    "cogs.about",
    "cogs.privacy",
)
