"""Build the messages that mention people: overdue players, invited players and followers of a table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.people.people import People
from bot.present import mentions
from bot.present.post import Post
from bot.records.tables import Deadline, Person, parse_who
from bot.seating import invitations as booked
from bot.seating.calling import Calling
from bot.store.followers import list_followers
from bot.tables.last_cards import allows_autoplay, last_card
from bot.tables.service import Tables
from bot.texts.sentences import texts
from engine import GAMES


class CallPages:
    """Builder of posts that mention people, unless they or their server have opted out."""

    def __init__(self, tables: Tables, people: People, calling: Calling) -> None:
        self.tables = tables
        self.people = people
        self.calling = calling

    async def deadlines_to_mention(self, table_id: int) -> list[Deadline]:
        """Return the deadlines whose players must be mentioned now; players who opted out are left out."""
        due = await self.tables.take_due_mentions(table_id)
        snapshot = await self.tables.snapshot(table_id, None)
        header = snapshot.header
        awake = header.status == "running" and not header.stands_still
        if not awake or not (await self.people.server(header.guild_id)).pings:
            return []
        missed = []
        for deadline in due:
            player = parse_who(snapshot.occupants[deadline.seat].who)
            if not isinstance(player, Person):
                continue
            likes = await self.people.preferences(player.user_id)
            view = (await self.tables.snapshot(table_id, player.user_id)).view
            plays_itself = last_card(GAMES[header.game], view) is not None
            if likes.pings and not (plays_itself and allows_autoplay(likes, snapshot.occupants)):
                missed.append(deadline)
        return missed

    async def mention(self, table_id: int, missed: Sequence[Deadline], link: str) -> Post:
        """Return the post that mentions the people (not the robots) who owe these decisions."""
        snapshot = await self.tables.snapshot(table_id, None)
        players = {deadline.seat: parse_who(snapshot.occupants[deadline.seat].who) for deadline in missed}
        users = {seat: player.user_id for seat, player in players.items() if isinstance(player, Person)}
        opened = min(deadline.opened_at for deadline in missed)
        snapshots = [await self.tables.snapshot(table_id, user) for user in users.values()]
        more_time = snapshot.header.timer != "off" and not all(own.extended for own in snapshots)
        return mentions.mention(
            snapshot, users, opened, link, texts(snapshot.header.locale), more_time=more_time
        )

    async def call(self, table_id: int, link: str) -> Post | None:
        """Return the post that calls invited players to their table; None if nobody can be mentioned."""
        snapshot = await self.tables.snapshot(table_id, None)
        header = snapshot.header
        # Whoever comes to a meeting has been reminded of it.
        if header.championship_id is None or header.status != "lobby":
            return None
        if not (await self.people.server(header.guild_id)).pings:
            return None
        users = [
            player.user_id
            for who in booked.missing_players(header, snapshot.occupants)
            if isinstance(player := parse_who(who), Person)
        ]
        mentionable = [user for user in users if (await self.people.preferences(user)).pings]
        return mentions.call(snapshot, mentionable, link, texts(header.locale)) if mentionable else None

    async def invitation(self, table_id: int, user: int, inviter: str, server: str, link: str) -> Post:
        """Return the direct message in which `inviter` invites a person to their table on a server.

        Raises:
            Refused: there is no such table.
        """
        header = (await self.tables.snapshot(table_id, None)).header
        return mentions.invitation(header, inviter, server, link, await self.people.texts_for(user))

    async def players_wanted(self, table_id: int, link: str) -> Post | None:
        """Return the post that calls people who want to play to a lobby; None if none is to be called now.

        Raises:
            Refused: there is no such table.
        """
        snapshot = await self.tables.snapshot(table_id, None)
        epoch, users = await self.calling.list_called(snapshot.header)
        if not users:
            return None
        return mentions.players_wanted(snapshot, users, epoch, link, texts(snapshot.header.locale))

    async def news(self, table_id: int, link: str) -> Post | None:
        """Return the news for a table's followers after a round; None if there is nobody to mention."""
        snapshot = await self.tables.snapshot(table_id, None)
        if snapshot.header.covered:
            return None
        followers = await self.tables.store.read(list_followers, table_id)
        if not followers or not (await self.people.server(snapshot.header.guild_id)).pings:
            return None
        return mentions.news(snapshot, followers, link, texts(snapshot.header.locale))
