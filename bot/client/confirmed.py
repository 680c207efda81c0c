"""Acts that destroy or take away: each is asked about first, and only the red button does it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

from bot.client.answers import Interaction, reader
from bot.client.click import Click
from bot.client.verbs import Does, Where, require_place
from bot.counts import COUNTS
from bot.errors import House, Refused
from bot.present import confirmation
from bot.present.post import Post
from bot.present.refusals import refusal

Asks: TypeAlias = Callable[[Interaction, Click], Awaitable[Post]]


class Act(NamedTuple):
    """Something that destroys or takes away.

    asks   makes the question about it; Refused where it cannot be done (any more)
    does   does it, and puts what is true from then on in the place of the question
    where  from where it may be done
    """

    asks: Asks
    does: Does
    where: Where


async def ask(interaction: Interaction, act: str, table: int = 0, *words: str, beside: bool = False) -> None:
    """Show the question about an act to whoever wants it done; nothing is done yet.

    It takes the place of the private message that was pressed, unless it is to stand `beside` that.
    """
    question = await interaction.client.acts[act].asks(interaction, Click(table, 0, act, words))
    courier = interaction.client.courier
    await (courier.reply if beside else courier.replace)(interaction, question)


async def confirm(interaction: Interaction, click: Click) -> None:
    """Do what the red button says, if the question still says what is the case; else ask again.

    What refuses the act now takes the place of the question. Refused T-3 where there is no such act.
    """
    act = interaction.client.acts.get(click.words[0]) if click.words else None
    if act is None:
        raise Refused(House.NOT_UNDERSTOOD)
    meant = click._replace(verb=click.words[0], words=click.words[1:])
    courier, t = interaction.client.courier, await reader(interaction)
    try:
        await require_place(interaction, meant, act.where)
        if not await _done(interaction, act, meant, click.turn):
            question = await act.asks(interaction, meant)
            await courier.replace(interaction, confirmation.changed(question, t))
    except Refused as refused:
        COUNTS.refusals[refused.rule] += 1
        await courier.replace(interaction, refusal(refused, t))


async def _done(interaction: Interaction, act: Act, meant: Click, asked: int) -> bool:
    """Do it unless the question, whose checksum was `asked`, would say something else now; True if done."""
    if (await act.asks(interaction, meant)).turn != asked:
        return False
    try:
        await act.does(interaction, meant)
    except Refused as refused:
        if refused.rule != House.CHANGED_SINCE:
            raise
        return False
    return True


async def keep(interaction: Interaction, click: Click) -> None:
    """Do nothing, and say so in the place of the question."""
    kept = confirmation.kept(await reader(interaction))
    await interaction.client.courier.replace(interaction, kept)
