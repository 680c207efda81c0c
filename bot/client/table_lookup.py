"""Finding the table that a command refers to, from the channel and the person's seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeAlias

from bot.client.answers import reader_texts
from bot.client.handlers import Interaction
from bot.errors import RefusalId, Refused
from bot.present import notices
from bot.records.tables import TableHeader
from bot.seating import resuming
from bot.store.tables import list_broken_off_tables
from bot.tables.snapshot import Snapshot

TableCondition: TypeAlias = Callable[[Snapshot], bool]
"""A condition on a table, as the person sees it, for the command to refer to it."""


def is_seated(snapshot: Snapshot) -> bool:
    """Return whether the person holds or waits for a seat."""
    return snapshot.has_seat


def may_return(snapshot: Snapshot) -> bool:
    """Return whether the person may take their seat back, or wake the table they sit at."""
    return (
        snapshot.header.asleep
        if snapshot.has_seat
        else snapshot.departure is not None and snapshot.departure.may_return
    )


def has_place(snapshot: Snapshot) -> bool:
    """Return whether the person holds a seat or may take it back."""
    return snapshot.has_seat or may_return(snapshot)


def has_left_to_robot(snapshot: Snapshot) -> bool:
    """Return whether the person has left and a robot plays their seat."""
    return snapshot.departure is not None and snapshot.departure.has_robot


async def own_tables(interaction: Interaction, wanted: TableCondition) -> list[TableHeader]:
    """Return the person's tables that are `wanted`, or all of their tables if none is.

    If exactly one of them is played in this channel, return only that table.

    Raises:
        Refused: T-15 there is none.
    """
    user = interaction.user.id
    own = await _tables_of(interaction, user, wanted) or await interaction.client.services.tables.tables_of(
        user
    )
    if not own:
        raise Refused(RefusalId.NO_TABLE_HERE)
    return narrow_to_channel(interaction, _list_here(interaction, own), own)


async def tables_played_or_led(
    interaction: Interaction, wanted: Callable[[TableHeader], bool]
) -> list[TableHeader]:
    """Return the `wanted` tables where the person sits, or is in charge of the match; else `own_tables`.

    If exactly one of them is in this channel, return only that table.

    Raises:
        Refused: T-15 there is none.
    """
    services, user = interaction.client.services, interaction.user.id
    led = [header for header in await services.seats.closable_tables(user) if header.status == "running"]
    found = {header.id: header for header in (*await _tables_of(interaction, user, is_seated), *led)}
    meant = [header for header in found.values() if wanted(header)]
    if not meant:
        return await own_tables(interaction, is_seated)
    return narrow_to_channel(interaction, _list_here(interaction, meant), meant)


async def tables_to_return_to(interaction: Interaction) -> list[TableHeader]:
    """Return the tables, closed tables included, that the person may return to, else their `own_tables`."""
    left = await _tables_of(interaction, interaction.user.id, may_return)
    own = [*left, *await closed_tables(interaction)]
    if not own:
        return await own_tables(interaction, may_return)
    return narrow_to_channel(interaction, _list_here(interaction, own), own)


async def closed_tables(interaction: Interaction) -> list[TableHeader]:
    """Return the tables closed in the middle of a match that the person may resume."""
    tables, user = interaction.client.services.tables, interaction.user.id
    closed = await tables.store.read(list_broken_off_tables, user, tables.now() - resuming.KEPT)
    return [header for header in closed if (await tables.snapshot(header.id, user)).has_seat]


async def tables_here(
    interaction: Interaction, about: int | None = None, wanted: TableCondition = is_seated
) -> list[TableHeader]:
    """Return this channel's tables `wanted` for the user `about`, else the caller's own, else all.

    Raises:
        Refused: T-15 there is none.
    """
    live = await interaction.client.services.tables.in_channel(interaction.channel_id or 0)
    if not live:
        raise Refused(RefusalId.NO_TABLE_HERE)
    for user, has in ((about, wanted), (interaction.user.id, has_place)):
        theirs = {header.id for header in await _tables_of(interaction, user, has)} if user else set()
        if meant := [header for header in live if header.id in theirs]:
            return meant
    return live


def narrow_to_channel(
    interaction: Interaction, meant: Sequence[TableHeader], otherwise: Sequence[TableHeader] = ()
) -> list[TableHeader]:
    """Return the only table in `meant`, else the only one of them in exactly this channel or thread.

    If neither is unique, return `otherwise` or, if that is empty, `meant`.
    """
    if any(header.is_private for header in meant):  # It is played here as well as anywhere.
        return list(meant if len(meant) == 1 else otherwise or meant)
    played_here = [h for h in meant if interaction.channel_id == h.place]
    return next((list(some) for some in (meant, played_here) if len(some) == 1), list(otherwise or meant))


async def choose_or_ask(
    interaction: Interaction, meant: Sequence[TableHeader], verb: str
) -> TableHeader | None:
    """Return the only candidate; with several candidates, ask the person which table, and return None.

    `verb` is the action of the question's buttons, which carry the table's number as their last word.
    """
    if len(meant) == 1:
        return meant[0]
    await ask_which(interaction, meant, verb)
    return None


async def ask_which(
    interaction: Interaction, meant: Sequence[TableHeader], verb: str, question: str = ""
) -> None:
    """Ask which of these tables is meant, with `question` or the verb's default question."""
    tables, user = interaction.client.services.tables, interaction.user.id
    seen: list[tuple[TableHeader, Snapshot | None]] = []
    for header in meant:
        snapshot = None
        with suppress(Refused):  # One broken table must not hide the others.
            snapshot = await tables.snapshot(header.id, user)
        seen.append((header, snapshot))
    post = notices.chooser(seen, await reader_texts(interaction), verb, question)
    await interaction.client.courier.reply(interaction, post)


async def _tables_of(interaction: Interaction, user: int, wanted: TableCondition) -> list[TableHeader]:
    """Return the live tables of a person that meet the condition, newest first."""
    tables = interaction.client.services.tables
    found = []
    for header in await tables.tables_of(user):
        with suppress(Refused):  # One broken table must not hide the others.
            if wanted(await tables.snapshot(header.id, user)):
                found.append(header)
    return found


def _list_here(interaction: Interaction, tables: Sequence[TableHeader]) -> list[TableHeader]:
    """Return the tables of this channel and, if there are any, private ones, played anywhere."""
    here = [one for one in tables if interaction.channel_id in (one.channel_id, one.thread_id)]
    return [one for one in tables if one in here or one.is_private] if here else []
