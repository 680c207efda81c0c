"""A hint: what the bot would do in a person's place, told to them alone."""

from __future__ import annotations

from bot.client.answers import reader_texts, set_game
from bot.client.clicks import Click
from bot.client.handlers import Interaction
from bot.errors import RefusalId, Refused
from bot.present.play.hint import hint_page
from bot.tables.thinker import NoAnswer


async def show_hint(interaction: Interaction, click: Click) -> None:
    """Show this person privately what the bot would do in the decision whose panel they pressed.

    Raises:
        Refused: T-17 no process has computed it, T-80 the bot is closing, or as `Hints.require_decision`.
    """
    bot, user = interaction.client, interaction.user.id
    hints = bot.services.hints
    snapshot = await hints.require_decision(click.table, user, click.turn)
    set_game(interaction, snapshot.header.game)
    await bot.courier.answer_later(interaction)  # Discord waits three seconds for an answer.
    try:
        advice = await hints.ask(snapshot, user, interaction.id)
    except NoAnswer as error:
        bot.require_open()
        raise Refused(RefusalId.NOT_SAVED) from error
    await bot.courier.update_answer(interaction, hint_page(advice, await reader_texts(interaction)))
