"""What several cogs show alike: leaderboards, statistics and rules."""

from __future__ import annotations

import discord

from bot.client.answers import Interaction, reader, spoken_here
from bot.errors import House, Refused
from bot.present import leaderboards, notices
from bot.texts import rules_help as rules
from bot.texts.sentences import escaped
from engine import GAMES


async def show_leaderboard(interaction: Interaction, game: str, public: bool) -> None:
    """The best of this server: for the person who asks, or for the whole channel."""
    bot = interaction.client
    guild, fewest = interaction.guild_id or 0, GAMES[game].fewest
    tallies = await bot.store.leaderboards.best(guild_id=guild, game=game, fewest=fewest)
    t = await (spoken_here if public else reader)(interaction)
    await (bot.courier.say if public else bot.courier.reply)(
        interaction, leaderboards.leaderboard(game, tallies, t)
    )


async def show_stats(
    interaction: Interaction, game: str, user: discord.User | discord.Member, public: bool
) -> None:
    """One person's results on this server: for the person who asks, or for the whole channel."""
    bot = interaction.client
    tally = await bot.store.leaderboards.stats(user.id, guild_id=interaction.guild_id, game=game)
    t = await (spoken_here if public else reader)(interaction)
    post = leaderboards.stats(game, user.display_name, tally, t)
    await (bot.courier.say if public else bot.courier.reply)(interaction, post)


async def show_rules(interaction: Interaction, game: str, topic: str) -> None:
    """Show a topic, or without one the rules of the person's own table here, else where the rules begin.

    Refused T-55 when the game has no such topic.
    """
    bot, t = interaction.client, await reader(interaction)
    known = rules.known(game, t.locale, topic)
    if topic and not known:
        raise Refused(House.BAD_VALUE, value=escaped(topic))
    mine = [] if topic else await bot.tables.mine(interaction.user.id)
    here = [h for h in mine if h.game == game and interaction.channel_id in (h.channel_id, h.thread_id)]
    if here:
        post = notices.table_rules(await bot.tables.snapshot(here[0].id, None), t)
    else:
        post = notices.rules_page(game, known, t)
    await bot.courier.reply(interaction, post)
