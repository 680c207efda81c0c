"""The verbs of buttons, menus and forms: each verb's handler, and the places where it may be pressed."""

from __future__ import annotations

from collections.abc import Mapping

from bot.client.clicks import Click
from bot.client.handlers import Does, Interaction, Verb, Where
from bot.courier.places import server_of
from bot.errors import RefusalId, Refused


def verbs(where: Where, does: Mapping[str, Does]) -> dict[str, Verb]:
    """Return verbs with these handlers, all allowed in the places `where`."""
    return {verb: Verb(handler, where) for verb, handler in does.items()}


async def require_place(interaction: Interaction, click: Click, where: Where) -> None:
    """Check that a click comes from a permitted place.

    A private table belongs to its host, wherever they press.

    Raises:
        Refused: T-40 another server's championship, T-114 another server's duel, T-151 another server's
            meeting, T-130 another server's pad, T-58 another server's table,
            T-6 no seat at the table, T-11 no such table, or another person's private one.
    """
    services, here = interaction.client.services, server_of(interaction)
    if where == "championship":
        if (await services.championships.header(click.table)).guild_id != here:
            raise Refused(RefusalId.NO_SUCH_CHAMPIONSHIP)
        return
    if where == "duel":
        if (await services.deals.get(click.table)).guild_id != here:
            raise Refused(RefusalId.NO_SUCH_DEAL)
        return
    if where == "pad":
        if (await services.pads.load(click.table)).header.guild_id != here:
            raise Refused(RefusalId.NO_SUCH_PAD)
        return
    if where == "meeting":
        if (await services.meetings.get(click.table)).guild_id != here:
            raise Refused(RefusalId.NO_SUCH_MEETING)
        return
    if where == "anywhere" or not click.table:
        return
    table = services.tables.get_cached(click.table) or await services.tables.snapshot(click.table, None)
    if not table.header.is_open_to(interaction.user.id):
        raise Refused(RefusalId.NO_SUCH_TABLE)
    if table.header.is_private:
        return
    if table.header.guild_id == here:
        return
    if where == "server":
        raise Refused(RefusalId.OTHER_SERVER)
    if not await services.tables.has_taken_part(click.table, interaction.user.id):
        raise Refused(RefusalId.NO_SEAT)
