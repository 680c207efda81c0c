"""Find a table in another channel of a server by its code."""

from __future__ import annotations

from bot.client.answers import reader_texts, require_server
from bot.client.handlers import Interaction
from bot.client.sight import require_sight
from bot.errors import RefusalId, Refused
from bot.present import notices
from bot.store.tables import list_tables_on_server
from bot.tables.codes import read_code, table_code


async def find_table(interaction: Interaction, typed: str) -> None:
    """Show privately where the live table with this code is played, and the way to sit down.

    Raises:
        Refused: T-57 outside a server; T-160 this server has no such table, or the person may not see it.
    """
    guild, code = require_server(interaction), read_code(typed)
    services, courier = interaction.client.services, interaction.client.courier
    there = await services.store.read(list_tables_on_server, guild)
    found = [header for header in there if table_code(header.id) == code]
    if not found:
        raise Refused(RefusalId.NO_SUCH_CODE)
    header = max(found, key=lambda one: one.id)
    await require_sight(interaction, header)
    snapshot = await services.tables.snapshot(header.id, interaction.user.id)
    link = await courier.table.link(header.id) or header.address
    t = await reader_texts(interaction)
    await courier.reply(interaction, notices.found_table(snapshot, interaction.user.id, link, t))
