"""What every command and click shares: the reader's language, and clear sentences for all that goes wrong."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

import discord

from bot.client.yohoho import YoHoHo
from bot.i18n import Texts, texts
from bot.present import house
from bot.records import Repeated, TableHeader, Unavailable
from bot.table import Refused

log = logging.getLogger(__name__)

Interaction: TypeAlias = discord.Interaction[YoHoHo]


def reader(interaction: Interaction) -> Texts:
    """The language of the person who reads the answer."""
    return texts(interaction.locale.value)


async def known(interaction: Interaction) -> None:
    """Remember the person's name and language, as last seen."""
    user = interaction.user
    await interaction.client.store.remember_player(user.id, user.display_name, interaction.locale.value)


@asynccontextmanager
async def answering(interaction: Interaction, game: str | None = None) -> AsyncIterator[None]:
    """Turn whatever goes wrong inside into one private sentence.

    A rule's refusal says what would be legal; a database that fails says that nothing was changed; anything
    unexpected gets an incident id that the log knows too.
    """
    t = reader(interaction)
    try:
        yield
    except Refused as refused:
        post = house.refusal(refused, t, game)
    except Repeated:
        await interaction.client.courier.acknowledge(interaction)
        return
    except Unavailable:
        log.warning("interaction %s: the database failed", interaction.id, exc_info=True)
        post = house.refusal(Refused("T-17"), t)
    except Exception:
        incident = secrets.token_hex(4)
        log.exception("incident %s: interaction %s of user %s", incident, interaction.id, interaction.user.id)
        post = house.notice(t("incident", incident=incident))
    else:
        return
    await interaction.client.courier.reply(interaction, post)


async def table_here(interaction: Interaction) -> TableHeader | None:
    """The person's live table: the one of this channel if there is one, else their only one.

    None when several are left to choose from. Refused T-15 when there is none.
    """
    mine = await interaction.client.tables.mine(interaction.user.id)
    if not mine:
        raise Refused("T-15")
    here = [h for h in mine if interaction.channel_id in (h.channel_id, h.thread_id)]
    if len(here) == 1:
        return here[0]
    return mine[0] if len(mine) == 1 else None


async def choose(interaction: Interaction) -> None:
    """Offer the person's tables to choose from."""
    mine = await interaction.client.tables.mine(interaction.user.id)
    await interaction.client.courier.reply(interaction, house.chooser(mine, reader(interaction)))


def may_moderate(interaction: Interaction) -> bool:
    """True for people who may manage messages in this channel."""
    return interaction.permissions.manage_messages


def require_permissions(interaction: Interaction) -> None:
    """Refused T-16, naming what is missing, unless the bot may see this channel and write in it."""
    allowed = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = {
        "view_channel": allowed.view_channel,
        "send_messages": allowed.send_messages_in_threads if in_thread else allowed.send_messages,
    }
    missing = [name for name, granted in needed.items() if not granted]
    if missing:
        t = reader(interaction)
        raise Refused("T-16", missing=", ".join(t(f"permission-{name}") for name in missing))
