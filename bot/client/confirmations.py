"""Confirmation questions for destructive acts, which only the question's red button runs."""

from __future__ import annotations

from bot.client.answers import reader_texts
from bot.client.clicks import Click
from bot.client.handlers import Act, Interaction
from bot.client.verbs import require_place
from bot.counters import COUNTS
from bot.errors import RefusalId, Refused
from bot.present import confirmation
from bot.present.refusals import refusal


async def ask_confirmation(
    interaction: Interaction, act: str, table: int = 0, *words: str, beside: bool = False
) -> None:
    """Ask the person to confirm an act, without running the act.

    The question replaces the private message that was pressed; with `beside`, the question is a new message.
    """
    question = await interaction.client.acts[act].asks(interaction, Click(table, 0, act, words))
    courier = interaction.client.courier
    await (courier.reply if beside else courier.replace)(interaction, question)


async def confirm(interaction: Interaction, click: Click) -> None:
    """Run the act of a red button, or ask again if the act's question has changed since it was shown.

    A refusal of the act replaces the question.

    Raises:
        Refused: T-3 there is no such act.
    """
    act = interaction.client.acts.get(click.words[0]) if click.words else None
    if act is None:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    meant = click._replace(verb=click.words[0], words=click.words[1:])
    courier, t = interaction.client.courier, await reader_texts(interaction)
    try:
        await require_place(interaction, meant, act.where)
        if not await _run_if_unchanged(interaction, act, meant, click.turn):
            question = await act.asks(interaction, meant)
            await courier.replace(interaction, confirmation.ask_again(question, t))
    except Refused as refused:
        COUNTS.refusals[refused.rule] += 1
        await courier.replace(interaction, refusal(refused, t))


async def _run_if_unchanged(interaction: Interaction, act: Act, meant: Click, asked: int) -> bool:
    """Run the act if its question still has the checksum `asked`, and return whether it was run."""
    if (await act.asks(interaction, meant)).turn != asked:
        return False
    try:
        await act.does(interaction, meant)
    except Refused as refused:
        if refused.rule != RefusalId.CHANGED_SINCE:
            raise
        return False
    return True


async def decline(interaction: Interaction, click: Click) -> None:
    """Replace the question with a note that nothing was done."""
    kept = confirmation.declined_notice(await reader_texts(interaction))
    await interaction.client.courier.replace(interaction, kept)
