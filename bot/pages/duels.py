"""Build the messages of duels, for the courier and for people who ask."""

from __future__ import annotations

from bot.deals.duels import Duel, Duels
from bot.people.people import People
from bot.present.deals import duel as present
from bot.present.post import Post
from bot.records.placeholders import is_placeholder


class DuelPages:
    """Builder of duel posts, always from the current state."""

    def __init__(self, duels: Duels, people: People) -> None:
        self.duels = duels
        self.people = people

    async def duel(self, deal_id: int) -> Post:
        """Return the public message, in the duel's language and the server's style.

        Raises:
            Refused: T-114, there is no such duel.
        """
        duel = await self.duels.load(deal_id)
        deal = duel.deal
        t = await self.people.public_texts(deal.guild_id, deal.locale)
        post = present.message(duel, await self._list_mentionable(duel), t)
        if t.in_words:
            return post.in_words()
        return post if (await self.people.server(deal.guild_id)).illustrated else post.without_illustration()

    async def _list_mentionable(self, duel: Duel) -> tuple[int, ...]:
        """Return the players who may be mentioned: no deleted ones, and none if the server forbids pings."""
        if not (await self.people.server(duel.deal.guild_id)).pings:
            return ()
        known = (one.user for one in duel.players if not is_placeholder(one.user))
        return tuple([user for user in known if (await self.people.preferences(user)).pings])
