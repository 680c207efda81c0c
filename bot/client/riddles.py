"""The riddle of the day: shown, answered, and solved after its day."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.client.answers import reader_texts
from bot.client.clicks import Click
from bot.client.display_names import display_name
from bot.client.handlers import Interaction
from bot.counters import COUNTS
from bot.courier.places import server_of
from bot.errors import RefusalId, Refused
from bot.numbers import parse_only_number
from bot.present.deals.riddle import searching_page
from bot.records.riddles import Riddle

PATIENCE: Final = 30.0
"""Seconds for which the first reader of a day waits for its riddle to be found."""


async def show_today(interaction: Interaction) -> None:
    """Show today's riddle, which its first reader waits for.

    Raises:
        Refused: T-80 the bot is closing, T-129 there is no riddle yet.
    """
    bot, riddles = interaction.client, interaction.client.services.riddles.riddles
    found = await riddles.find(riddles.today)
    t = await reader_texts(interaction)
    pages, user, guild = bot.services.riddles, interaction.user.id, server_of(interaction)
    if found is not None:
        await bot.courier.reply(interaction, await pages.page(found, user, guild, t))
        return
    search = riddles.begin()
    await bot.courier.answer_later(interaction)
    await bot.courier.update_answer(interaction, searching_page(t))
    await asyncio.wait({search}, timeout=PATIENCE)
    new = search.result() if search.done() and not search.cancelled() else None
    if new is None:
        raise Refused(RefusalId.RIDDLE_NOT_READY)
    await bot.courier.update_answer(interaction, await pages.page(new, user, guild, t))


async def press(interaction: Interaction, click: Click) -> None:
    """Show today's riddle, `show` the riddle of this number, or `choose` one of its actions.

    Raises:
        Refused: T-3 not understood, or as `show_today`.
    """
    step, *words = click.words or ("",)
    if not step and not words:
        await show_today(interaction)
        return
    if step not in ("show", "choose") or bool(words[1:]) != (step == "choose"):
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    services, t = interaction.client.services, await reader_texts(interaction)
    riddle = await services.riddles.riddles.get(parse_only_number(words[:1]))
    tried = await _choose(interaction, riddle, " ".join(words[1:])) if step == "choose" else None
    post = await services.riddles.page(riddle, interaction.user.id, server_of(interaction), t, tried)
    await interaction.client.courier.replace(interaction, post)


async def _choose(interaction: Interaction, riddle: Riddle, choice: str) -> str:
    """Store an answer, unless the riddle is over; return it.

    Raises:
        Refused: T-3 the riddle does not offer that.
    """
    user = interaction.user
    try:
        riddles = interaction.client.services.riddles.riddles
        await riddles.answer(riddle, user.id, display_name(user), choice, interaction.id)
    except Refused as refused:
        if refused.rule != RefusalId.RIDDLE_OVER:
            raise
        COUNTS.refusals[refused.rule] += 1  # The page says so above the solution.
    return choice
