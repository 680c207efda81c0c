"""The client class that handlers of commands and clicks use, and the types of these handlers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Literal, NamedTuple, TypeAlias

import discord
from discord.ext import commands

from bot.client.answer_tasks import AnswerTasks
from bot.client.click_rate import ClickRate
from bot.client.clicks import Click
from bot.client.deletions import Deletions
from bot.courier import Courier
from bot.errors import RefusalId, Refused
from bot.present.post import Post
from bot.services import Services
from bot.settings import Settings
from bot.tables.outages import Outages


class Client(commands.AutoShardedBot):
    """A client with the bot's services, to which each cog adds its `verbs` and `acts`."""

    settings: Settings
    services: Services
    courier: Courier
    outages: Outages
    deletions: Deletions
    attending: AnswerTasks
    click_rate: ClickRate
    started_at: datetime
    verbs: dict[str, Verb]
    acts: dict[str, Act]
    _closing = False

    def require_open(self) -> None:
        """Check that the bot is not closing, because a new action might be cut off.

        Raises:
            Refused: T-80 it is closing.
        """
        if self._closing:
            raise Refused(RefusalId.RESTARTING)


Interaction: TypeAlias = discord.Interaction[Client]
Does: TypeAlias = Callable[[Interaction, Click], Awaitable[None]]
Asks: TypeAlias = Callable[[Interaction, Click], Awaitable[Post]]
Where: TypeAlias = Literal["server", "panel", "championship", "duel", "meeting", "pad", "anywhere"]
"""The places from which a verb may be pressed.

server        on the table's own server, by anybody
panel         on that server, and elsewhere by people who hold a seat of the table or may take it back
championship  on the championship's own server, by anybody
duel          on the duel's own server, by anybody
pad           on the score pad's own server, by anybody
meeting       on the meeting's own server, by anybody
anywhere      for verbs without a table, or whose handler checks the place itself
"""


class Verb(NamedTuple):
    """The handler of a verb, and the places where the verb's buttons may be pressed."""

    does: Does
    where: Where


class Act(NamedTuple):
    """A destructive act that needs confirmation.

    asks   returns the confirmation question; raises Refused if the act is not possible (any more)
    does   runs the act, and replaces the question by the result
    where  the places where the act's buttons may be pressed
    """

    asks: Asks
    does: Does
    where: Where
