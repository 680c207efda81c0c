"""Rematches: one lobby for the players of a finished match, opened by the first request."""

from __future__ import annotations

from collections.abc import Iterable

from bot.errors import RefusalId, Refused
from bot.records.tables import Member, Person, TableHeader, parse_who
from bot.seating.invitations import require_own_rules
from bot.seating.lobby import Lobby
from bot.seating.members import members_from, with_people, with_room
from bot.seating.player_counts import allowed_counts, changed_options
from bot.store.tables import find_rematch, list_members
from bot.tables.results import count_series_wins
from bot.tables.retry import retry_on_conflict
from bot.tables.seat_refusals import require_server
from bot.tables.table import Table


@retry_on_conflict
async def rematch(lobby: Lobby, table_id: int, user: int, name: str, interaction: int | None) -> TableHeader:
    """Open or join the single rematch lobby of a finished table, and return the lobby.

    People who waited for a seat until the end are players of the rematch, too, as far as there is room. If
    only certain people were admitted, the lobby admits them and all its players.

    Raises:
        Refused: T-6 neither sat at the table nor waited there until the end, T-7 no place, T-19 not played to
            the end, T-42 a match of a championship, T-60 kicked from that lobby, T-82 given up twice, T-86
            the server has removed the bot.
    """
    async with lobby.tables.hold(table_id) as table:
        require_own_rules(table.header)
        if table.header.status != "over":
            raise Refused(RefusalId.ONLY_AFTER_MATCH)
        require_server(table, lobby.tables.removed)
    waited = str(Person(user)) in (table.header.line or {})
    if not waited and table.seat_of(user) is None and table.former_seat_of(user) is None:
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
    most = max(allowed_counts(table.game, options))
    asker = Member(str(Person(user)), name)
    players = with_room(members_from(table.occupants()), asker.who, most)
    players += [asker] if asker.who not in {player.who for player in players} else []
    waiting = await _list_waiting(lobby, header, players)
    coming = [one for one in (*players, *waiting) if isinstance(parse_who(one.who), Person)]
    admitted = header.admitted and {**header.admitted, **{one.who: one.name for one in coming}}
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
        members=with_people(players, waiting, most),
        previous=header.id,
        admitted=admitted,
        series=count_series_wins(header, table.occupants(), table.standing()),
        interaction=interaction,
    )


async def _list_waiting(lobby: Lobby, header: TableHeader, players: Iterable[Member]) -> list[Member]:
    """Return the people who waited for a seat until the end, first come first, but for the players.

    Whoever has left the server meanwhile is left out.
    """
    seated = {player.who for player in players}
    waiting = {who: name for who, name in (header.line or {}).items() if who not in seated}
    gone = set() if header.guild_id is None else await lobby.tables.list_gone(header.guild_id, waiting)
    return [Member(who, name) for who, name in waiting.items() if who not in gone]
