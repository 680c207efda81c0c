"""The cards as emojis of the application: uploaded in the background, kept in step with the drawings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta
from typing import Final, TypeAlias

import aiohttp
import discord

from bot.art import catalogue
from bot.art.child import NotDrawn
from bot.errors import Unavailable
from bot.store.emojis import EmojiRow, EmojiRows
from bot.texts.emojis import Emojis

log = logging.getLogger(__name__)

MOST: Final = 2000
"""Emojis that Discord keeps for one application."""
FULL, UNKNOWN = 30008, 10014
"""What Discord answers when there are that many, and when one is gone already."""
PAUSE: Final = 0.5
"""Seconds between two uploads: drawing and sending leave room for those who play."""
RETRY: Final = 300.0
"""Seconds until the next try after one that Discord, or the database, cut short."""
EVERY: Final = 3600.0
"""Seconds until Discord is asked again: nobody tells the bot of an emoji that was deleted by hand."""
CALM: Final = 60.0
"""Seconds until it is asked after it has not shown an emoji; EVERY if it does not show one again soon."""

Draw: TypeAlias = Callable[[str], Awaitable[bytes]]
"""The picture of an emoji by its name. NotDrawn."""


class EmojiUpload:
    """Keeps the application's emojis in step with the catalogue, and tells texts which of them are there.

    Whatever goes wrong, signs stand where an emoji is missing and the next look goes on. Only what the bot
    has uploaded itself is ever deleted.
    """

    def __init__(
        self, bot: discord.Client, rows: EmojiRows, draw: Draw, emojis: Emojis, pause: float = PAUSE
    ) -> None:
        self._bot = bot
        self._rows = rows
        self._draw = draw
        self._emojis = emojis
        self._pause = pause
        self._looking: asyncio.Task[None] | None = None
        self._stopped = False
        self._said = ""
        self._doubted_at: datetime | None = None
        emojis.when_doubted(self._look_again)

    def begin(self, after: float = 0.0) -> None:
        """Look what Discord has and upload what is missing, in so many seconds and from then on."""
        if self._looking is not None:
            self._looking.cancel()
        if not self._stopped:
            self._looking = asyncio.create_task(self._look_for_ever(after), name="emojis")

    def _look_again(self) -> None:
        """Discord has not shown an emoji: ask it what there is, but not again and again."""
        now, before = discord.utils.utcnow(), self._doubted_at
        lately = before is not None and now - before < timedelta(seconds=EVERY)
        self._doubted_at = now
        self.begin(EVERY if lately else CALM)

    def stop(self) -> list[asyncio.Task[None]]:
        """End at once: what is under way is found, or done again, at the next start."""
        self._stopped = True
        if self._looking is None:
            return []
        self._looking.cancel()
        return [self._looking]

    async def _look_for_ever(self, wait: float) -> None:
        while True:
            await asyncio.sleep(wait)
            wait = await self.look()

    async def look(self) -> float:
        """Keep in step as far as that is possible; in how many seconds to try again."""
        try:
            await self.keep_in_step()
        except (discord.HTTPException, aiohttp.ClientError, OSError, Unavailable) as error:
            log.info("emojis: the rest is done later, %s", error)
            return RETRY
        except NotDrawn as error:
            log.warning("emojis: there are no pictures, signs stand: %s", error)
        except Exception:
            log.exception("emojis: signs stand where one is missing")
        return EVERY

    async def keep_in_step(self) -> None:
        """Have Discord keep the drawings as they are now, one after the other.

        Emojis that the database knows nothing of are taken for the drawings they are named after. Raises
        what Discord, the database or the child that draws fails with: what is done by then stays done.
        """
        there = {emoji.name: emoji.id for emoji in await self._bot.fetch_application_emojis()}
        digests = await asyncio.to_thread(_digests)
        rows = {row.name: row for row in await self._rows.all()}
        known = await self._known(rows, there, digests)
        self._emojis.shown.clear()
        self._emojis.show({name: row.emoji_id for name, row in known.items()})
        for name in rows.keys() - digests.keys():
            if there.get(name) == rows[name].emoji_id:
                await self._delete(there.pop(name))
            await self._rows.drop(name)
        missing = [
            name for name, digest in digests.items() if name not in known or known[name].digest != digest
        ]
        uploaded: dict[str, int] = {}
        try:
            await self._upload(missing, digests, there, uploaded)
        finally:
            # All at once, so that no hand is half signs while they are uploaded.
            self._emojis.show(uploaded)
            self._tell(len(there))

    async def _known(
        self, rows: Mapping[str, EmojiRow], there: Mapping[str, int], digests: Mapping[str, str]
    ) -> dict[str, EmojiRow]:
        """By name, what is there of the catalogue; a row of another application is about none of these."""
        known: dict[str, EmojiRow] = {}
        for name in digests.keys() & there.keys():
            row = rows.get(name)
            if row is None or row.emoji_id != there[name]:
                row = EmojiRow(name, there[name], digests[name])
            known[name] = row
        await self._rows.save(row for name, row in known.items() if row is not rows.get(name))
        return known

    async def _upload(
        self, names: list[str], digests: Mapping[str, str], there: dict[str, int], uploaded: dict[str, int]
    ) -> None:
        for name in names:
            picture = await self._draw(name)
            if name in there:
                self._emojis.hide(name)
                await self._delete(there.pop(name))
            try:
                emoji = await self._bot.create_application_emoji(name=name, image=picture)
            except discord.HTTPException as error:
                if error.code == FULL:
                    log.warning("emojis: there is no room for %s: Discord keeps %s of them", name, MOST)
                    return
                if error.status >= 500 or error.status in (401, 403, 404, 429):
                    raise
                log.warning("emojis: Discord refuses %s, its sign stands: %s", name, error)
                continue
            there[name] = uploaded[name] = emoji.id
            await self._rows.save([EmojiRow(name, emoji.id, digests[name])])
            await asyncio.sleep(self._pause)

    async def _delete(self, emoji_id: int) -> None:
        """Delete an emoji of ours; one that is gone already is no fault."""
        try:
            await self._bot.http.delete_application_emoji(self._bot.application_id or 0, emoji_id)
        except discord.NotFound as error:
            if error.code != UNKNOWN:
                raise

    def _tell(self, used: int) -> None:
        """Say how many of Discord's places are used, whenever that has changed."""
        said = f"{used} of {MOST} are used, {len(self._emojis.shown)} by the cards"
        if said != self._said:
            log.info("emojis: %s", said)
            self._said = said


def _digests() -> dict[str, str]:
    """Every emoji by its name, with the digest of its drawing; the drawings themselves are not kept."""
    digests = {name: catalogue.emoji_digest(name) for name in catalogue.EMOJIS}
    catalogue.emoji.cache_clear()
    return digests
