"""Build the messages of score pads, for the courier and for people who ask."""

from __future__ import annotations

from bot.pads.service import Pads
from bot.people.people import People
from bot.present.pads import pad as present
from bot.present.post import Post


class PadPages:
    """Builder of score pads' posts, always from the current state."""

    def __init__(self, pads: Pads, people: People) -> None:
        self.pads = pads
        self.people = people

    async def pad(self, pad_id: int) -> Post:
        """Return the public message, in the pad's language and the server's style.

        Raises:
            Refused: T-130, there is no such pad.
        """
        pad = await self.pads.load(pad_id)
        guild = pad.header.guild_id
        t = await self.people.public_texts(guild, pad.header.locale)
        post = present.message(pad, self.pads.tables.now(), t)
        if t.in_words:
            return post.in_words()
        return post if (await self.people.server(guild)).illustrated else post.without_illustration()

    async def look(self, pad_id: int, user: int) -> Post:
        """Return a pad as a page for this person.

        Raises:
            Refused: T-130, there is no such pad.
        """
        return present.look(await self.pads.load(pad_id), await self.people.texts_for(user))
