"""The verbs of buttons, menus and forms: their handlers, and from where each may be pressed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from bot.client.answers import Interaction
from bot.client.click import Click
from bot.errors import House, Refused

Does: TypeAlias = Callable[[Interaction, Click], Awaitable[None]]
Where: TypeAlias = Literal["server", "panel", "championship", "anywhere"]
"""The places from which a verb may be pressed.

server        on the table's own server, by anybody
panel         on that server, and elsewhere by people who hold a seat of the table or may take it back
championship  on the championship's own server, by anybody
anywhere      for verbs without a table, or whose handler checks the place itself
"""


class Verb(NamedTuple):
    """The handler of a verb, and from where it may be pressed."""

    does: Does
    where: Where


def verbs(where: Where, does: Mapping[str, Does]) -> dict[str, Verb]:
    """Return several verbs that may be pressed from the same places."""
    return {verb: Verb(handler, where) for verb, handler in does.items()}


async def require_place(interaction: Interaction, click: Click, where: Where) -> None:
    """Check that a click comes from a permitted place.

    Raises:
        Refused: T-40 another server's championship, T-58 another server's table, T-6 no seat there, T-11 no
            such table.
    """
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
