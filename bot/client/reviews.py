"""How somebody played a finished match: the review, with its progress, and its decisions tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from bot.client.clicks import Click
from bot.client.handlers import Interaction
from bot.courier.places import server_of
from bot.errors import RefusalId, Refused
from bot.numbers import parse_number
from bot.pages.reviews import Reviewed
from bot.present.post import Post
from bot.tables.reviews import SeatReview
from bot.tables.thinker import NoAnswer

EVERY: Final = 2.0
"""Seconds between two messages about the progress."""


async def show_review(interaction: Interaction, click: Click) -> None:
    """Show this person privately how they played a match.

    Without words, or with `look`, answer with a new message; `page`, `try` and `choose` change the message
    that was pressed. `look`, `try` and `choose` name a decision by the number of its input.

    Raises:
        Refused: T-3 no such page or decision, T-6 the person never had a seat, T-80 the bot is closing, T-98
            no such match for this person, T-19 it is not over.
    """
    bot, user, guild = interaction.client, interaction.user.id, server_of(interaction)
    services = bot.services
    step, *words = click.words or ("",)
    match = await services.reviews.load(click.table, user, guild)
    if match.replay.broken:
        await bot.courier.reply(interaction, await services.replays.opened(click.table, user, guild))
        return
    if step == "look":
        at = parse_number(words[0] if len(words) == 1 else "") + 1
        await bot.courier.reply(interaction, await services.replays.at(click.table, at, user, guild))
        return
    if step not in ("", "page", "try", "choose") or bool(words) != (step in ("try", "choose")):
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    number = parse_number(words[0]) if words else 0
    pages = services.reviews
    kept = pages.find(match)
    show: Callable[[Post], Awaitable[object]]
    quick = kept is not None and step != "choose"  # Discord waits three seconds for an answer.
    if step:
        if not quick:
            await bot.courier.acknowledge(interaction)
        show = partial(bot.courier.replace, interaction)
    elif quick:
        show = partial(bot.courier.reply, interaction)
    else:
        await bot.courier.answer_later(interaction)
        show = partial(bot.courier.update_answer, interaction)
    try:
        found = kept or await _wait(interaction, match, show)
        if step == "try":
            post = await pages.question(match, found, number, guild)
        elif step == "choose":
            post = await pages.answer(match, found, number, " ".join(words[1:]))
        else:
            post = await pages.page(match, found)
    except NoAnswer:
        bot.require_open()
        raise
    await show(post)


async def _wait(
    interaction: Interaction, match: Reviewed, show: Callable[[Post], Awaitable[object]]
) -> SeatReview:
    """Return the review of a match, and meanwhile show how far it is."""
    pages = interaction.client.services.reviews
    task = (underway := pages.begin(match)).task
    while not task.done():
        await asyncio.wait({task}, timeout=EVERY)
        if not task.done():
            await show(await pages.progress(underway, match.user))
    return task.result()
