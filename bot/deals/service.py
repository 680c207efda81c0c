"""Shared deals: opened for a day or a duel, and played by each person at a private table of their own.

All tables of a deal have one luck. So they have equal cards, and their robots answer equal views equally; the
person always sits in the seat that this luck gives to the first to arrive.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from bot.errors import Conflict, RefusalId, Refused
from bot.records.deals import Attempt, Deal
from bot.records.tables import Member, Person, TableHeader
from bot.seating.members import at_level, with_robot, with_tokens
from bot.seating.player_counts import resolve_options
from bot.seating.seats import Seats
from bot.store.deals import begin_attempt, get_attempt, get_deal, get_deal_of_day, list_attempts, open_deal
from bot.tables.retry import retry_on_conflict
from bot.tables.robot_names import name_player
from bot.tables.service import Tables
from engine import GAMES
from engine.ai import VERSION
from engine.luck import Luck, seal

log = logging.getLogger(__name__)


class Deals:
    """Opens shared deals, and tables for tries at them."""

    def __init__(self, tables: Tables, seats: Seats) -> None:
        self.tables = tables
        self.store = tables.store
        self._seats = seats

    async def open(
        self,
        *,
        game: str,
        options: Mapping[str, Any],
        seats: int,
        level: str,
        locale: str,
        closes_at: datetime,
        day: str | None = None,
        host: int | None = None,
        guild_id: int | None = None,
        channel_id: int | None = None,
        invited: dict[str, str] | None = None,
        most: int | None = None,
        most_in_channel: int | None = None,
        interaction: int | None = None,
    ) -> Deal:
        """Open a deal with new cards; if there is a deal of this `day` already, return that one.

        Raises:
            Refused: T-14 the options are not valid for the game, T-21 not for so many players.
            LimitReached, Duplicate: as `open_deal`.
        """
        resolve_options(GAMES[game], options, seats)
        deal = Deal(
            id=0,
            day=day,
            game=game,
            rules_version=GAMES[game].version,
            robots_version=VERSION,
            options=dict(options),
            seats=seats,
            level=level,
            locale=locale,
            opened_at=self.tables.now(),
            closes_at=closes_at,
            host=host,
            guild_id=guild_id,
            channel_id=channel_id,
            invited=invited,
            secret=self.tables.draw_luck().secret.hex(),
        )
        try:
            return await self.store.write(
                open_deal, deal, most=most, most_in_channel=most_in_channel, interaction=interaction
            )
        except Conflict:
            found = None if day is None else await self.store.read(get_deal_of_day, day)
            if found is None:
                raise
            return found

    async def get(self, deal_id: int) -> Deal:
        """Return a deal.

        Raises:
            Refused: T-114, there is no such deal.
        """
        deal = await self.store.read(get_deal, deal_id)
        if deal is None:
            raise Refused(RefusalId.NO_SUCH_DEAL)
        return deal

    async def attempts(self, deal_id: int) -> list[Attempt]:
        """Return everybody's first try at a deal, in the order in which they began."""
        return await self.store.read(list_attempts, deal_id)

    @retry_on_conflict
    async def play(
        self,
        deal: Deal,
        user: int,
        name: str,
        locale: str,
        guild: int | None,
        interaction: int | None,
        most: int | None = None,
    ) -> TableHeader:
        """Return the table of a person's first try at a deal, which begins or is taken up again if need be.

        A first try that the person has left or closed goes on. Once its match is over, or the deal has
        closed, return their table for practice instead, as for a person who was deleted since the deal
        opened. `most` is how many people may play the deal.

        Raises:
            Refused: T-18 the first try was closed and cannot be continued by the current rules, T-79 the bot
                opens no tables before it stops, T-114 rules or robots have changed since.
            LimitReached: so many people play it already.
        """
        deal = await self.get(deal.id)
        attempt = await self.store.read(get_attempt, deal.id, user)
        closed = deal.ended_at is not None or self.tables.now() >= deal.closes_at
        if attempt is not None and attempt.status == "running":
            return await self._continue(attempt.table_id, user, interaction)
        if await self.store.drain.is_begun():
            raise Refused(RefusalId.CLOSING_SOON)
        if attempt is not None and attempt.status == "cancelled":
            return await self._continue(attempt.table_id, user, interaction)
        versions = GAMES[deal.game].version, VERSION
        if (deal.rules_version, deal.robots_version) != versions:
            raise Refused(RefusalId.NO_SUCH_DEAL)
        seating = seat_players(deal, user, name, locale)
        players = [name_player(member.who) for member in seating]
        options = {**resolve_options(GAMES[deal.game], deal.options, deal.seats).to_mapping(), **deal.options}
        return await self.store.write(
            begin_attempt,
            deal,
            user=user,
            seating=seating,
            options=options,
            seal=seal(_luck_of(deal), deal.game, versions, options, players),
            locale=locale,
            at=self.tables.now(),
            guild_id=guild,
            practice=attempt is not None or closed or await self._was_deleted(user, deal.opened_at),
            most=most,
            interaction=interaction,
        )

    async def _was_deleted(self, user: int, since: datetime) -> bool:
        """Return whether a person was deleted since then, who may know the cards of their own first try."""
        try:
            return await asyncio.to_thread(self.store.deletion_requests.has_since, user, since)
        except (OSError, ValueError) as error:
            log.warning("the requests to be deleted cannot be read: %s", error)
            return False

    async def _continue(self, table_id: int, user: int, interaction: int | None) -> TableHeader:
        """Return the running table of a first try, after undoing what its person did to stop it.

        Raises:
            Refused: T-18 the match cannot be continued by the current rules.
        """
        async with self.tables.hold(table_id) as table:
            if table.header.status == "cancelled":
                await self.tables.resume(table, None, interaction)
                interaction = None
            is_away = table.is_running and (table.header.asleep or table.seat_of(user) is None)
        if is_away:
            await self._seats.take_back(table_id, user, interaction)
        return (await self.tables.snapshot(table_id, None)).header


def seat_players(deal: Deal, user: int, name: str, locale: str) -> list[Member]:
    """Return the person and the robots by seat: equally for everybody who plays the deal."""
    members = with_tokens([Member(str(Person(user)), name)])
    while len(members) < deal.seats:
        members = with_robot(members, locale)
    return _luck_of(deal).seating(at_level(members, deal.level))


def _luck_of(deal: Deal) -> Luck:
    """Return the luck of all matches of a deal."""
    return Luck(bytes.fromhex(deal.secret))
