"""People and servers as last seen: cached in memory and kept in the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from pydantic import ValidationError

from bot.errors import RefusalId, Refused, Unavailable
from bot.people.preferences import (
    LIMITS,
    MOST_BLOCKED,
    ROLES,
    CardStyle,
    GameDefaults,
    Preferences,
    ServerSettings,
    parse_preferences,
    server_settings,
)
from bot.records.tables import PlayerRow, Result, TableHeader
from bot.store import Store
from bot.store.people import get_person_with_matches, remember_person, set_dm_channel, set_preferences
from bot.store.recent import Recent
from bot.store.servers import get_settings, save_settings
from bot.texts.emojis import Emojis
from bot.texts.sentences import Texts, one_line, pick_locale
from engine import GAMES

log = logging.getLogger(__name__)

PEOPLE: Final = 20_000
"""Size of the cache of people."""
SERVERS: Final = 5_000
"""Size of the cache of servers."""
MOST_UNSAVED: Final = 1_000
"""Maximum number of people whose new name waits to be stored; for others the next change is stored."""
OUTSIDE: Final = ServerSettings()
"""The settings that apply outside a server."""


class CachedPerson(NamedTuple):
    """A person as last seen, their stored preferences, and the sentences in their language and style.

    finished  the number of matches the person has finished, by game, with people or alone
    """

    row: PlayerRow
    likes: Preferences
    t: Texts
    finished: Mapping[str, int] = {}


class People:
    """Names and preferences of people. A changed preference is stored before it is cached."""

    def __init__(self, store: Store) -> None:
        self.store = store
        # The emojis available to texts for people who have not chosen words only.
        self.emojis = Emojis()
        self._texts: dict[tuple[str, CardStyle], Texts] = {}
        # Changes are applied one at a time, or of two quick clicks the second would overwrite the first.
        self.changing = asyncio.Lock()
        # Names and locales that are not stored yet, by user id.
        self._unsaved: dict[int, tuple[str, str]] = {}
        self._saving: asyncio.Task[None] | None = None
        self._stopped = False
        self._known: Recent[CachedPerson] = Recent(PEOPLE)
        self._servers: Recent[ServerSettings] = Recent(SERVERS)
        # Counts deletions and finished matches: rows read before the count changed may be out of date.
        self._outdated = 0

    async def meet(self, user: int, name: str, locale: str, *, on_server: bool = True) -> PlayerRow:
        """Note the name and Discord locale under which a person has just acted, and return their row.

        Only a name on a server replaces a known name. A change is cached at once and stored in the
        background; a failed write is retried at the person's next click.

        Raises:
            Unavailable: the database failed.
        """
        known = await self.get(user)
        name = name if on_server or not one_line(known.name) else known.name
        if (known.name, known.locale) != (name, locale):
            known = await self._change(user, name=name, locale=locale)
            self._unsaved[user] = (name, locale)
            while len(self._unsaved) > MOST_UNSAVED:
                del self._unsaved[next(iter(self._unsaved))]
        if self._unsaved and self._saving is None and not self._stopped:
            self._saving = asyncio.create_task(self._save(), name="what people are called")
        return known

    async def _save(self) -> None:
        try:
            while self._unsaved:
                user, seen = next(iter(self._unsaved.items()))
                await self.store.write(remember_person, user, *seen)
                if self._unsaved.get(user) == seen:
                    del self._unsaved[user]
        except Unavailable as error:
            log.info("what people are called is stored later: %s", error)
        finally:
            self._saving = None

    def stop(self) -> list[asyncio.Task[None]]:
        """Store no further names, and return the running task that stores names, if any."""
        self._stopped = True
        return [] if self._saving is None else [self._saving]

    def forget(self, user: int) -> None:
        """Drop a person from the cache, because their rows are being deleted."""
        self._unsaved.pop(user, None)
        self._known.drop(user)
        self._outdated += 1

    def count_finished(self, game: str, results: Iterable[Result]) -> None:
        """Count one more finished match for each cached person in these results.

        Call this method after the results of a match have been stored.
        """
        self._outdated += 1
        for user in {result.user_id for result in results if result.user_id is not None and not result.left}:
            if (known := self._known.get(user)) is not None:
                more = {**known.finished, game: known.finished.get(game, 0) + 1}
                self._known.keep(user, known._replace(finished=more))

    async def introduce(self, user: int, name: str, locale: str) -> PlayerRow:
        """Note a person named by somebody else, and assume `locale` until the person's own locale is known.

        Raises:
            Unavailable: the database failed.
        """
        known = await self.get(user)
        return await self.meet(user, name, known.locale or locale)

    async def get(self, user: int) -> PlayerRow:
        """Return a person as last seen, or a blank row for a person who was never seen.

        Raises:
            Unavailable: the database failed.
        """
        return (await self.cached_person(user)).row

    async def cached_person(self, user: int) -> CachedPerson:
        """Return a person as last seen, with their preferences.

        Raises:
            Unavailable: the database failed.
        """
        return self._known.get(user) or await self._read(user)

    async def _read(self, user: int) -> CachedPerson:
        """Load a person from the store; if the cache changed meanwhile, use the cached person or load again.

        Raises:
            Unavailable: the database failed.
        """
        outdated = self._outdated
        found, finished = await self.store.read(get_person_with_matches, user)
        if outdated != self._outdated:
            return self._known.get(user) or await self._read(user)
        stored = found or PlayerRow(user, "")
        if user in self._unsaved:
            name, locale = self._unsaved[user]
            stored = replace(stored, name=name, locale=locale)
        # Prefer the cached person: another task may have loaded and changed the row meanwhile.
        return self._known.get(user) or self._keep(stored, finished)

    def _keep(self, row: PlayerRow, finished: Mapping[str, int]) -> CachedPerson:
        likes = parse_preferences(row.preferences)
        known = CachedPerson(row, likes, self._spoken(likes, row.locale or "en"), finished)
        return self._known.keep(row.user_id, known)

    async def _change(self, user: int, **stored: Any) -> PlayerRow:
        """Update a cached person after a change has been stored."""
        known = await self.cached_person(user)
        return self._keep(replace(known.row, **stored), known.finished).row

    async def preferences(self, user: int) -> Preferences:
        """Return a person's preferences.

        Raises:
            Unavailable: the database failed.
        """
        return (self._known.get(user) or await self._read(user)).likes

    async def preferences_on(self, user: int, guild: int | None) -> Preferences:
        """Return a person's preferences on that server, with its settings for preferences left to the server.

        Raises:
            Unavailable: the database failed.
        """
        return (self._known.get(user) or await self._read(user)).likes.on(await self.server(guild))

    async def texts_for(self, user: int) -> Texts:
        """Return the sentences in the language and style this person has chosen.

        Raises:
            Unavailable: the database failed.
        """
        return (self._known.get(user) or await self._read(user)).t

    async def public_texts(self, guild: int | None, locale: str) -> Texts:
        """Return the sentences for public messages on a server, in `locale` and the server's style.

        Raises:
            Unavailable: the database failed.
        """
        return self._styled(locale, (await self.server(guild)).cards)

    def cached_texts(self, user: int, locale: str) -> Texts:
        """Return the sentences for a person from the cache, without asking the store.

        If the person is not cached, the sentences are in Discord's `locale`.
        """
        known = self._known.get(user)
        return self._spoken(Preferences() if known is None else known.likes, locale)

    async def wants_pictures(self, user: int, guild: int | None) -> bool:
        """Return whether a person wants large pictures on that server, as far as the cache knows."""
        known = self._known.get(user)
        likes = Preferences() if known is None else known.likes
        try:
            return likes.on(await self.server(guild)).illustrated
        except Unavailable:
            return likes.illustrated

    def _spoken(self, likes: Preferences, locale: str) -> Texts:
        """Return the sentences for these preferences; `locale` is used where the language is `auto`."""
        return self._styled(locale if likes.language == "auto" else likes.language, likes.cards)

    def _styled(self, locale: str, cards: CardStyle) -> Texts:
        key = (pick_locale(locale), cards)
        if key not in self._texts:
            emojis = self.emojis.shown if cards == "emojis" else {}
            self._texts[key] = Texts(key[0], in_words=cards == "words", emojis=emojis)
        return self._texts[key]

    async def set_preference(self, user: int, key: str, value: str) -> Preferences:
        """Change one preference of a person, and return all of the person's preferences.

        Raises:
            Refused: T-14 no such preference or value.
            Unavailable: the database failed.
        """
        if key not in Preferences.model_fields:
            raise Refused(RefusalId.BAD_OPTION, key=key)
        async with self.changing:
            present = (await self.preferences(user)).model_dump()
            try:
                chosen = Preferences.model_validate({**present, key: value})
            except ValidationError as error:
                raise Refused(RefusalId.BAD_OPTION, key=key) from error
            stored = chosen.model_dump(mode="json")
            await self.store.write(set_preferences, user, stored)
            await self._change(user, preferences=stored)
        return chosen

    async def save_dm(self, user: int, channel: int | None, told: bool) -> None:
        """Store the DM channel, and whether the person has been told that their DMs are closed.

        Raises:
            Unavailable: the database failed.
        """
        await self.get(user)
        await self.store.write(set_dm_channel, user, channel, told)
        await self._change(user, dm_channel=channel, dm_told=told)

    async def server(self, guild: int | None) -> ServerSettings:
        """Return a server's settings; the defaults outside a server.

        Raises:
            Unavailable: the database failed.
        """
        if guild is None:
            return OUTSIDE
        if (known := self._servers.get(guild)) is not None:
            return known
        stored = server_settings(await self.store.read(get_settings, guild))
        return self._servers.get(guild) or self._servers.keep(guild, stored)

    async def save_server(self, guild: int, settings: ServerSettings) -> None:
        """Store a server's settings.

        Raises:
            Unavailable: the database failed.
        """
        await self.store.write(save_settings, guild, settings.model_dump(mode="json"))
        self._servers.keep(guild, settings)

    def forget_server(self, guild: int) -> None:
        """Drop a server from the cache, because the server's rows have been changed elsewhere."""
        self._servers.drop(guild)

    async def set_server_setting(self, guild: int, key: str, values: Sequence[str]) -> ServerSettings:
        """Change one of a server's settings to values chosen in a menu, and return all settings.

        Raises:
            Refused: T-14 no such setting or value.
            Unavailable: the database failed.
        """
        async with self.changing:
            chosen = _changed(await self.server(guild), key, values)
            await self.save_server(guild, chosen)
        return chosen

    async def block(self, guild: int, user: int) -> None:
        """Block a person from sitting down at this server's tables.

        Raises:
            Refused: T-85 the block list is full.
            Unavailable: the database failed.
        """
        async with self.changing:
            settings = await self.server(guild)
            if user in settings.blocked:
                return
            if len(settings.blocked) >= MOST_BLOCKED:
                raise Refused(RefusalId.BLOCK_LIST_FULL, most=MOST_BLOCKED)
            blocked = (*settings.blocked, user)
            await self.save_server(guild, settings.model_copy(update={"blocked": blocked}))

    async def mark_greeted(self, guild: int) -> bool:
        """Mark a server as greeted, and return whether the server had not been greeted before.

        Raises:
            Unavailable: the database failed.
        """
        async with self.changing:
            settings = await self.server(guild)
            if not settings.greeted:
                await self.save_server(guild, settings.model_copy(update={"greeted": True}))
        return not settings.greeted

    async def unblock(self, guild: int, users: Collection[int]) -> None:
        """Let these people sit down again on this server.

        Raises:
            Unavailable: the database failed.
        """
        async with self.changing:
            settings = await self.server(guild)
            blocked = tuple(user for user in settings.blocked if user not in users)
            await self.save_server(guild, settings.model_copy(update={"blocked": blocked}))

    async def keep_defaults(self, guild: int, header: TableHeader) -> None:
        """Make the options and timer of this table the server's defaults for its game.

        Raises:
            Unavailable: the database failed.
        """
        async with self.changing:
            settings = await self.server(guild)
            kept = GameDefaults.model_validate({"options": header.options, "timer": header.timer})
            defaults = {**settings.defaults, header.game: kept}
            await self.save_server(guild, settings.model_copy(update={"defaults": defaults}))


def _changed(settings: ServerSettings, key: str, values: Sequence[str]) -> ServerSettings:
    """Return a server's settings with the setting `key` changed to `values`.

    Raises:
        Refused: T-14 no such setting or value.
    """
    before = settings.model_dump()
    name, _, game = key.partition(".")
    refused = Refused(RefusalId.BAD_OPTION, key=key)
    if name == "timer" and game in GAMES and len(values) == 1:
        kept = before["defaults"].get(game, {}) | {"timer": values[0]}
        before["defaults"] = before["defaults"] | {game: kept}
    elif name == "limits" and len(values) == 1 and values[0] in map(str, LIMITS.get(game, ())):
        before["limits"] |= {game: int(values[0])}
    elif name == "channels":
        before["channels"] = values
    elif name in (*ROLES, "daily") and len(values) < 2:
        before[name] = values[0] if values else None
    elif name in ("language", "threads", "cards", "pictures", "pings", "calls", "pads") and len(values) == 1:
        before[name] = values[0]
    else:
        raise refused
    try:
        return ServerSettings.model_validate(before)
    except ValidationError as error:
        raise refused from error
