"""Rematches: one lobby for the players of a finished match, opened by the first request."""

from __future__ import annotations

from bot.errors import RefusalId, Refused
from bot.records.tables import Person, TableHeader, parse_who
from bot.seating.invitations import require_own_rules
from bot.seating.lobby import Lobby
from bot.seating.members import members_from, with_room
from bot.seating.player_counts import allowed_counts, changed_options
from bot.store.tables import find_rematch, list_members
from bot.tables.results import count_series_wins
from bot.tables.retry import retry_on_conflict
from bot.tables.seat_refusals import require_server
from bot.tables.table import Table


@retry_on_conflict
async def rematch(lobby: Lobby, table_id: int, user: int, name: str, interaction: int | None) -> TableHeader:
    """Open or join the single rematch lobby of a finished table, and return the lobby.

    If only certain people were admitted, the lobby admits them, too.

    Raises:
        Refused: T-6 never sat at the table, T-7 no place, T-19 not played to the end, T-42 a match of a
            championship, T-60 kicked from that lobby, T-82 given up twice, T-86 the server has removed the
            bot.
    """
    async with lobby.tables.hold(table_id) as table:
        require_own_rules(table.header)
        if table.header.status != "over":
            raise Refused(RefusalId.ONLY_AFTER_MATCH)
        require_server(table, lobby.tables.removed)
    if table.seat_of(user) is None and table.former_seat_of(user) is None:
        raise Refused(RefusalId.NO_SEAT)
    later = await lobby.store.read(find_rematch, table_id)
    if later is None:
        # A simultaneous second request, here or in another process, gets a Conflict and joins on retry.
        return await _open(lobby, table, user, name, interaction)
    members = {member.who for member in await lobby.store.read(list_members, later.id)}
    if later.status == "lobby" and str(Person(user)) not in members:
        await lobby.join(later.id, user, name, interaction)
    return later


async def _open(lobby: Lobby, table: Table, user: int, name: str, interaction: int | None) -> TableHeader:
    header = table.header
    options = changed_options(table.game, header.options, header.seats)
    players = members_from(table.occupants())
    people = {one.who: one.name for one in players if isinstance(parse_who(one.who), Person)}
    admitted = None if header.admitted is None else {**header.admitted, **people, str(Person(user)): name}
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
        members=with_room(players, str(Person(user)), max(allowed_counts(table.game, options))),
        previous=header.id,
        admitted=admitted,
        series=count_series_wins(header, table.occupants(), table.standing()),
        interaction=interaction,
    )
