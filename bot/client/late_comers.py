"""Coming late to a running table: a place in line, or one's own seat again."""

from __future__ import annotations

from bot.client.answers import may_moderate, reader_texts
from bot.client.clicks import Click
from bot.client.confirmations import ask_confirmation
from bot.client.display_names import display_name
from bot.client.handlers import Interaction
from bot.client.table_lookup import has_place
from bot.present import notices
from bot.present.play.late_comers import choose_from_line, describe_place
from bot.seating.invitations import require_in_charge
from bot.seating.late_comers import stop_waiting, wait_for_seat


async def come_late(interaction: Interaction, click: Click) -> None:
    """Put the person in line for a seat of the table.

    Raises:
        Refused: as `sit_down_late`.
    """
    await sit_down_late(interaction, click.table, display_name(interaction.user))


async def sit_down_late(interaction: Interaction, table: int, name: str) -> None:
    """Put the person, of this name, in line for a seat of a running table, and say when they sit down.

    Show the panel to a person who sits there, and give the seat back to a person who may return. The panel
    does not replace an invitation pressed in direct messages, which is deleted when the match is over.

    Raises:
        Refused: as `wait_for_seat`, `Seats.take_back`.
    """
    bot, user = interaction.client, interaction.user
    services, courier = bot.services, bot.courier
    snapshot = await services.tables.snapshot(table, user.id)
    if snapshot.header.status == "running" and has_place(snapshot):
        if not snapshot.has_seat:
            await services.seats.take_back(table, user.id, interaction.id)
        await courier.show_panel(interaction, table, anew=True)
        return
    await wait_for_seat(services.tables, table, user.id, name, interaction.id)
    snapshot = await services.tables.snapshot(table, user.id)
    if snapshot.has_seat:
        await courier.show_panel(interaction, table, anew=True)
    else:
        await courier.reply(interaction, describe_place(snapshot, user.id, await reader_texts(interaction)))
    await courier.direct_messages.open(user.id)


async def come_no_more(interaction: Interaction, click: Click) -> None:
    """Take the person out of the line for a seat.

    Raises:
        Refused: as `stop_waiting`.
    """
    await stop_waiting(interaction.client.services.tables, click.table, interaction.user.id, interaction.id)
    t = await reader_texts(interaction)
    await interaction.client.courier.replace(interaction, notices.notice(t("late-stopped")))


async def ask_about_line(interaction: Interaction, click: Click) -> None:
    """Ask the person in charge, or a moderator, whom to remove from the line for a seat.

    Raises:
        Refused: as `require_in_charge`.
    """
    user, moderator = interaction.user.id, await may_moderate(interaction)
    snapshot = await interaction.client.services.tables.snapshot(click.table, user)
    require_in_charge(snapshot.header, user, moderator)
    post = choose_from_line(snapshot, await reader_texts(interaction))
    await interaction.client.courier.reply(interaction, post)


async def remove_from_line(interaction: Interaction, click: Click) -> None:
    """Ask whether to remove the person chosen from the line, as before they lose a seat."""
    await ask_confirmation(interaction, "kick", click.table, *click.words)
