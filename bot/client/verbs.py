"""What the verbs of buttons, menus and forms do, and from where each may be pressed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from bot.client.answers import Interaction
from bot.client.click import Click
from bot.errors import House, Refused

Does: TypeAlias = Callable[[Interaction, Click], Awaitable[None]]
Where: TypeAlias = Literal["server", "panel", "championship", "anywhere"]
"""From where a verb may be pressed.

server        on the table's own server, by anybody
panel         there too, and anywhere else by whoever holds a seat of the table or may take it back
championship  on the championship's own server, by anybody
anywhere      what belongs to no table, or finds out itself
"""


class Verb(NamedTuple):
    """What a verb does, and from where."""

    does: Does
    where: Where


def verbs(where: Where, does: Mapping[str, Does]) -> dict[str, Verb]:
    """Several verbs that may be pressed from the same places."""
    return {verb: Verb(one, where) for verb, one in does.items()}


async def require_place(interaction: Interaction, click: Click, where: Where) -> None:
    """Refused unless a click comes from where it may: T-40 championship, T-58 server, T-6 panel, T-11."""
    bot, here = interaction.client, interaction.guild_id
    if where == "championship":
        if (await bot.championships.header(click.table)).guild_id != here:
            raise Refused(House.NO_SUCH_CHAMPIONSHIP)
        return
    if where == "anywhere" or not click.table:
        return
    table = bot.tables.known(click.table) or await bot.tables.snapshot(click.table, None)
    if table.header.guild_id == here:
        return
    if where == "server":
        raise Refused(House.OTHER_SERVER)
    if not await bot.tables.belongs(click.table, interaction.user.id):
        raise Refused(House.NO_SEAT)
