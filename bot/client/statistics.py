"""Statistics of a person or a server, shown privately or to the whole channel."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from bot.client.answers import public_texts, reader_texts, require_moderator, require_server, send_public
from bot.client.clicks import Click
from bot.client.display_names import display_name
from bot.client.handlers import Interaction
from bot.client.parsing import parse_statistics, parse_tops
from bot.courier.places import is_direct, server_of
from bot.errors import RefusalId, Refused
from bot.present import PRESENTERS, notices
from bot.present.past import statistics as present
from bot.present.past.statistics import AWARDS, ServerQuery, StatisticsQuery
from bot.present.post import Post
from bot.present.server.dealt import dealt_page
from bot.records.statistics import Statistics
from bot.store.draws import DrawnMatch, list_draws
from bot.store.recent import Recent
from bot.store.statistics import get_server_statistics, get_statistics
from bot.store.totals import get_calendar
from bot.tables.dealt import count_luck
from bot.tables.periods import periods
from bot.texts.sentences import Texts
from engine import GAMES

COUNTED: Final = 200
"""Maximum number of a server's matches of a game in which is counted what seats were dealt."""
REMEMBERED: Final = 512
"""Number of pages remembered as shown to the channel."""


async def show_statistics(interaction: Interaction, asked: StatisticsQuery, public: bool) -> None:
    """Show a person's statistics.

    Raises:
        Refused: T-57 another person's in a direct message.
    """
    if public and not is_direct(interaction):
        await send_public(interaction, partial(_public, interaction, asked))
    else:
        await interaction.client.courier.reply(interaction, await _private(interaction, asked))


async def turn_statistics(interaction: Interaction, click: Click) -> None:
    """Show a person's statistics in another game.

    Raises:
        Refused: T-3 not understood, T-57 another person's in a direct message.
    """
    asked = parse_statistics(click.words)
    await interaction.client.courier.replace(interaction, await _private(interaction, asked))


async def show_server(interaction: Interaction, public: bool) -> None:
    """Show the statistics of this server.

    Raises:
        Refused: T-57 outside a server.
    """
    draw = partial(_server, interaction, require_server(interaction), public)
    if public:
        await send_public(interaction, draw)
    else:
        await interaction.client.courier.reply(interaction, await draw())


async def turn_server(interaction: Interaction, click: Click) -> None:
    """Show the server's records of the month, of all time, or of each game.

    Raises:
        Refused: T-3 not understood, T-57 outside a server.
    """
    guild, shown = require_server(interaction), parse_tops(click.words)
    post = await _server(interaction, guild, False, shown)
    await interaction.client.courier.replace(interaction, post)


async def _server(
    interaction: Interaction, guild: int, public: bool, shown: ServerQuery = present.FIRST
) -> Post:
    services = interaction.client.services
    t, now = await (public_texts if public else reader_texts)(interaction), services.tables.now()
    month = periods(await services.store.read(get_calendar, guild), now)["month"]
    found = await services.store.read(get_server_statistics, guild, month, AWARDS, GAMES)
    return present.server(found, t, shown=shown, seen_at=now if public else None)


async def show_dealt(interaction: Interaction, game: str = "") -> None:
    """Show a moderator what seats were dealt in the server's newest matches of a game, by default any played.

    Raises:
        Refused: T-29 not a moderator, T-57 outside a server.
    """
    post = await _dealt(interaction, await require_moderator(interaction), game)
    await interaction.client.courier.reply(interaction, post)


async def turn_dealt(interaction: Interaction, click: Click) -> None:
    """Show what seats were dealt in another game.

    Raises:
        Refused: T-3 no such game, T-29 not a moderator, T-57 outside a server.
    """
    guild, game = await require_moderator(interaction), " ".join(click.words)
    if game not in GAMES:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    await interaction.client.courier.replace(interaction, await _dealt(interaction, guild, game))


async def _dealt(interaction: Interaction, guild: int, game: str) -> Post:
    """Return the page of a game; without one, of the first that has been played, counted in a thread."""
    store = interaction.client.services.store
    matches: list[DrawnMatch] = []
    for key in [game] if game else GAMES:
        if matches := await store.read(list_draws, guild, key, COUNTED):
            game = key
            break
    game = game or next(iter(GAMES))
    dealing = PRESENTERS[game].statistics.dealing
    found = await asyncio.to_thread(count_luck, game, dealing, matches)
    return dealt_page(game, len(matches), found, await reader_texts(interaction))


async def _private(interaction: Interaction, asked: StatisticsQuery) -> Post:
    t = await reader_texts(interaction)
    own = asked.user == interaction.user.id
    found = await _load(interaction, asked)
    name = await _name(interaction, asked, found)
    return present.statistics(asked, name, found, t, own=own, server=server_of(interaction) is not None)


async def _public(interaction: Interaction, asked: StatisticsQuery) -> Post:
    t, now = await public_texts(interaction), interaction.client.services.tables.now()
    found = await _load(interaction, asked)
    name = await _name(interaction, asked, found)
    return present.statistics(asked, name, found, t, seen_at=now)


async def _load(interaction: Interaction, asked: StatisticsQuery) -> Statistics | None:
    """Return a person's statistics, without their nemeses if another person is asking.

    Raises:
        Refused: T-57 another person's in a direct message.
    """
    guild, own = server_of(interaction), asked.user == interaction.user.id
    if guild is None and not own:
        raise Refused(RefusalId.SERVER_ONLY)
    found = await interaction.client.services.store.read(get_statistics, asked.user, guild, asked.game)
    return found if found is None or own else found.without_nemeses()


async def _name(interaction: Interaction, asked: StatisticsQuery, found: Statistics | None) -> str:
    """Return a person's current display name, else their last seen or recorded name; "" if unknown."""
    if asked.user == interaction.user.id:
        return display_name(interaction.user)
    known = asked.name or (await interaction.client.services.people.get(asked.user)).name
    return known or ("" if found is None else found.total.name)


class SharedPages:
    """Links to private pages posted to their channel, so that repeated clicks post each page once."""

    def __init__(self) -> None:
        self._links: Recent[dict[tuple[str, bool], str]] = Recent(REMEMBERED)  # by message, by page

    async def show(self, interaction: Interaction, click: Click) -> None:
        """Post the page to the channel, or reply with a link if it has been posted.

        Raises:
            Refused: T-3 not understood, T-57 outside a server.
        """
        asked, message = parse_statistics(click.words), interaction.message
        guild = require_server(interaction)
        if message is None:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        links = self._links.get(message.id) or self._links.keep(message.id, {})
        page = (asked.game, asked.whole)
        link = links.get(page)
        if link is not None:
            t: Texts = await reader_texts(interaction)
            await interaction.client.courier.reply(interaction, notices.notice(t("stats-shown", link=link)))
            return
        channel = f"https://discord.com/channels/{guild}/{interaction.channel_id}"
        links[page], said = channel, None
        try:
            said = await send_public(interaction, partial(_public, interaction, asked))
        finally:
            if said is None:
                del links[page]
            else:
                links[page] = f"{channel}/{said}"
