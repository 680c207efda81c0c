"""The match after a match: one lobby for those who have played, opened by whoever asks first."""

from __future__ import annotations

from bot.errors import House, Refused
from bot.records import Person, TableHeader
from bot.seating.invitations import require_own_rules
from bot.seating.lobby import Lobby
from bot.seating.members import those_of, with_room
from bot.seating.player_counts import chosen, room
from bot.tables.results import won
from bot.tables.retry import again
from bot.tables.table import Table
from bot.tables.unseated import require_server


@again
async def rematch(lobby: Lobby, table_id: int, user: int, name: str, interaction: int | None) -> TableHeader:
    """The one lobby with those of a finished table; whoever asks later joins it.

    Refused: T-6 outsider, T-19 unless played out, T-7 no room, T-42, T-60 kicked from that lobby, T-82
    given up twice, T-86 the server has removed the bot.
    """
    async with lobby.tables.hold(table_id) as table:
        require_own_rules(table.header)
        if table.header.status != "over":
            raise Refused(House.ONLY_AFTER_MATCH)
        require_server(table, lobby.tables.removed)
    if table.seat_of(user) is None and table.former_seat_of(user) is None:
        raise Refused(House.NO_SEAT)
    later = await lobby.store.tables.rematch_of(table_id)
    if later is None:
        # Whoever asks in the same moment, here or in another process, loses the race and joins.
        return await _open(lobby, table, user, name, interaction)
    there = {member.who for member in await lobby.store.tables.members(later.id)}
    if later.status == "lobby" and str(Person(user)) not in there:
        await lobby.join(later.id, user, name, interaction)
    return later


async def _open(lobby: Lobby, table: Table, user: int, name: str, interaction: int | None) -> TableHeader:
    header = table.header
    options = chosen(table.game, header.options, header.seats)
    there = those_of(table.occupants())
    return await lobby.open(
        game=header.game,
        host=user,
        name=name,
        guild_id=header.guild_id,
        channel_id=header.channel_id,
        thread_id=header.thread_id,
        locale=header.locale,
        options=options,
        timer=header.timer,
        members=with_room(there, str(Person(user)), max(room(table.game, options))),
        previous=header.id,
        series=won(header, table.occupants(), table.standing()),
        interaction=interaction,
    )
