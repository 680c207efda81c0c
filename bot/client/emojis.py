"""The cards as emojis of the application, uploaded in the background and kept equal to the drawings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta
from typing import Final, TypeAlias

import aiohttp
import discord

from bot.art import catalogue
from bot.art.child import DrawingError
from bot.errors import Unavailable
from bot.store import Store
from bot.store.emojis import EmojiRow, drop_emoji, list_emojis, save_emojis
from bot.texts.emojis import Emojis

log = logging.getLogger(__name__)

MOST: Final = 2000
"""Maximum number of emojis of an application."""
FULL, UNKNOWN = 30008, 10014
"""Discord's error codes for reaching that number, and for an emoji that no longer exists."""
PAUSE: Final = 0.5
"""Seconds between two uploads, so that drawing and sending do not slow down play."""
RETRY: Final = 300.0
"""Seconds until the next try after a failure of Discord or the database."""
EVERY: Final = 3600.0
"""Seconds between two queries to Discord: an emoji deleted by hand causes no event."""
CALM: Final = 60.0
"""Seconds until the query after Discord has refused an emoji; EVERY if it does so again soon."""

Draw: TypeAlias = Callable[[str], Awaitable[bytes]]
"""Returns the picture of an emoji by its name, or raises NotDrawn."""


class EmojiUpload:
    """Keeps the application's emojis equal to the drawings, and tells texts which emojis exist.

    After a failure, texts show signs in place of missing emojis, and the next run continues the upload. Only
    emojis that the bot has uploaded itself are deleted.
    """

    def __init__(
        self, bot: discord.Client, store: Store, draw: Draw, emojis: Emojis, pause: float = PAUSE
    ) -> None:
        self._bot = bot
        self._store = store
        self._draw = draw
        self._emojis = emojis
        self._pause = pause
        self._looking: asyncio.Task[None] | None = None
        self._stopped = False
        self._said = ""
        self._doubted_at: datetime | None = None
        emojis.on_hide_all(self._schedule_query)

    def begin(self, after: float = 0.0) -> None:
        """Synchronise the emojis after this many seconds, and regularly from then on."""
        if self._looking is not None:
            self._looking.cancel()
        if not self._stopped:
            self._looking = asyncio.create_task(self._look_for_ever(after), name="emojis")

    def _schedule_query(self) -> None:
        """Schedule a new query of the emojis after Discord has refused an emoji, but not too often."""
        now, before = discord.utils.utcnow(), self._doubted_at
        lately = before is not None and now - before < timedelta(seconds=EVERY)
        self._doubted_at = now
        self.begin(EVERY if lately else CALM)

    def stop(self) -> list[asyncio.Task[None]]:
        """Cancel the upload task at once, and return the task; the next start finishes the upload."""
        self._stopped = True
        if self._looking is None:
            return []
        self._looking.cancel()
        return [self._looking]

    async def _look_for_ever(self, wait: float) -> None:
        while True:
            await asyncio.sleep(wait)
            wait = await self.try_synchronise()

    async def try_synchronise(self) -> float:
        """Synchronise once, and return the seconds until the next try."""
        try:
            await self.synchronise()
        except (discord.HTTPException, aiohttp.ClientError, OSError, Unavailable) as error:
            log.info("emojis: the rest is done later, %s", error)
            return RETRY
        except DrawingError as error:
            log.warning("emojis: there are no pictures, signs stand: %s", error)
        except Exception:
            log.exception("emojis: signs stand where one is missing")
        return EVERY

    async def synchronise(self) -> None:
        """Upload, replace and delete emojis until they equal the drawings.

        An emoji without a row in the catalogue is assumed to show the drawing it is named after. Errors of
        Discord, the database and the drawing process are raised; changes made before an error stay.
        """
        existing = {emoji.name: emoji.id for emoji in await self._bot.fetch_application_emojis()}
        digests = await asyncio.to_thread(_digests)
        rows = {row.name: row for row in await self._store.read(list_emojis)}
        known = await self._known(rows, existing, digests)
        self._emojis.shown.clear()
        self._emojis.show({name: row.emoji_id for name, row in known.items()})
        for name in rows.keys() - digests.keys():
            if existing.get(name) == rows[name].emoji_id:
                await self._delete(existing.pop(name))
            await self._store.write(drop_emoji, name)
        missing = [
            name for name, digest in digests.items() if name not in known or known[name].digest != digest
        ]
        uploaded: dict[str, int] = {}
        try:
            await self._upload(missing, digests, existing, uploaded)
        finally:
            # Show all emojis at once, so that no hand mixes emojis and signs during the upload.
            self._emojis.show(uploaded)
            self._log_usage(len(existing))

    async def _known(
        self, rows: Mapping[str, EmojiRow], existing: Mapping[str, int], digests: Mapping[str, str]
    ) -> dict[str, EmojiRow]:
        """Return the catalogue's rows of emojis that exist on Discord, by name.

        Rows of another application are ignored.
        """
        known: dict[str, EmojiRow] = {}
        for name in digests.keys() & existing.keys():
            row = rows.get(name)
            if row is None or row.emoji_id != existing[name]:
                row = EmojiRow(name, existing[name], digests[name])
            known[name] = row
        changed = [row for name, row in known.items() if row is not rows.get(name)]
        await self._store.write(save_emojis, changed)
        return known

    async def _upload(
        self, names: list[str], digests: Mapping[str, str], existing: dict[str, int], uploaded: dict[str, int]
    ) -> None:
        for name in names:
            picture = await self._draw(name)
            if name in existing:
                self._emojis.hide(name)
                await self._delete(existing.pop(name))
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
            existing[name] = uploaded[name] = emoji.id
            await self._store.write(save_emojis, [EmojiRow(name, emoji.id, digests[name])])
            await asyncio.sleep(self._pause)

    async def _delete(self, emoji_id: int) -> None:
        """Delete an emoji of the bot, unless Discord no longer has the emoji."""
        try:
            await self._bot.http.delete_application_emoji(self._bot.application_id or 0, emoji_id)
        except discord.NotFound as error:
            if error.code != UNKNOWN:
                raise

    def _log_usage(self, used: int) -> None:
        """Log how many of Discord's emoji slots are used, if the number has changed."""
        said = f"{used} of {MOST} are used, {len(self._emojis.shown)} by the cards"
        if said != self._said:
            log.info("emojis: %s", said)
            self._said = said


def _digests() -> dict[str, str]:
    """Return the digest of each emoji's drawing, by name."""
    digests = {name: catalogue.emoji_digest(name) for name in catalogue.EMOJIS}
    catalogue.emoji.cache_clear()
    return digests
