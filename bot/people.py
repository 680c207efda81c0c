"""People and servers as last seen, remembered in memory and kept in the store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pydantic import ValidationError

from bot.i18n import Texts, texts
from bot.preferences import GameDefaults, Preferences, ServerSettings, preferences, server_settings
from bot.records import PlayerRow, TableHeader
from bot.store import Store
from bot.table import Refused
from engine import GAMES


class People:
    """Who plays and how they like it. A change is stored before it is remembered."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._players: dict[int, PlayerRow] = {}
        self._servers: dict[int, ServerSettings] = {}

    async def meet(self, user: int, name: str, locale: str) -> PlayerRow:
        """Somebody is here, under this name and with this Discord locale. Unavailable."""
        known = await self.get(user)
        if (known.name, known.locale) != (name, locale):
            await self.store.remember_player(user, name, locale)
            known = self._players[user] = replace(known, name=name, locale=locale)
        return known

    async def get(self, user: int) -> PlayerRow:
        """A person as last seen; a blank one when never. Unavailable."""
        if user not in self._players:
            self._players[user] = await self.store.player(user) or PlayerRow(user, "")
        return self._players[user]

    async def preferences(self, user: int) -> Preferences:
        """A person's choices. Unavailable."""
        return preferences((await self.get(user)).preferences)

    async def reads(self, user: int) -> Texts:
        """The sentences in the language this person reads. Unavailable."""
        player = await self.get(user)
        chosen = preferences(player.preferences).language
        return texts((player.locale or "en") if chosen == "auto" else chosen)

    async def prefer(self, user: int, key: str, value: str) -> Preferences:
        """Change one choice of a person. Refused T-14 when there is no such choice. Unavailable."""
        player = await self.get(user)
        if key not in Preferences.model_fields:
            raise Refused("T-14", key=key)
        try:
            chosen = Preferences.model_validate({**player.preferences, key: value})
        except ValidationError as error:
            raise Refused("T-14", key=key) from error
        stored = chosen.model_dump(mode="json")
        await self.store.set_preferences(user, stored)
        self._players[user] = replace(player, preferences=stored)
        return chosen

    async def dm(self, user: int, channel: int | None, told: bool) -> None:
        """Keep the DM channel, and whether the person knows that it is closed. Unavailable."""
        player = await self.get(user)
        await self.store.set_dm(user, channel, told)
        self._players[user] = replace(player, dm_channel=channel, dm_told=told)

    async def server(self, guild: int | None) -> ServerSettings:
        """A server's choices; the house's own outside a server. Unavailable."""
        if guild is None:
            return ServerSettings()
        if guild not in self._servers:
            self._servers[guild] = server_settings(await self.store.server(guild))
        return self._servers[guild]

    async def save_server(self, guild: int, settings: ServerSettings) -> None:
        """Keep a server's choices. Unavailable."""
        await self.store.save_server(guild, settings.model_dump(mode="json"))
        self._servers[guild] = settings

    async def choose_for_server(self, guild: int, key: str, values: Sequence[str]) -> ServerSettings:
        """Change one of a server's choices, as it came back from a menu. Refused T-14. Unavailable."""
        before = (await self.server(guild)).model_dump()
        name, _, game = key.partition(".")
        try:
            if name == "timer" and game in GAMES and len(values) == 1:
                before["defaults"] = {
                    **before["defaults"],
                    game: before["defaults"].get(game, {}) | {"timer": values[0]},
                }
            elif name == "channels":
                before["channels"] = [int(value) for value in values]
            elif name in ("opener_role", "moderator_role") and len(values) < 2:
                before[name] = int(values[0]) if values else None
            elif name in ("language", "threads", "pings") and len(values) == 1:
                before[name] = values[0]
            else:
                raise Refused("T-14", key=key)
            chosen = ServerSettings.model_validate(before)
        except ValueError as error:
            raise Refused("T-14", key=key) from error
        await self.save_server(guild, chosen)
        return chosen

    async def keep_defaults(self, guild: int, header: TableHeader) -> None:
        """Begin this server's tables of that game like this one from now on. Unavailable."""
        settings = await self.server(guild)
        kept = GameDefaults.model_validate({"options": header.options, "timer": header.timer})
        defaults = {**settings.defaults, header.game: kept}
        await self.save_server(guild, settings.model_copy(update={"defaults": defaults}))
