"""Score pads: the form that opens one, and forms that are offered again with what was typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.client.answers import announce, reader_texts, require_may_open, require_permissions, require_server
from bot.client.handlers import Interaction
from bot.counters import COUNTS
from bot.errors import RefusalId, Refused
from bot.pads import forms
from bot.pads.forms import Fields
from bot.present.pads import forms as present
from bot.present.post import Block, Button, Row
from bot.present.refusals import refusal
from bot.texts.sentences import one_line, pick_locale
from engine import GAMES
from engine.pads import PADS


async def ask_who_plays(interaction: Interaction, game: str) -> None:
    """Answer with the form that opens a pad in this channel.

    Raises:
        Refused: T-3 no such game, T-16 missing permissions, T-23 or T-28 not allowed to, T-57 outside a
            server.
    """
    _require_pads(game)
    require_server(interaction)
    await require_may_open(interaction)
    await require_permissions(interaction)
    t = await reader_texts(interaction)
    drafts = interaction.client.services.pads.drafts
    draft = drafts.get(draft_key(interaction, 0, f"@pad-open {game}")) or {}
    await interaction.client.courier.ask(interaction, present.opening(game, interaction.user.id, t, draft), 0)


async def open_pad(interaction: Interaction, game: str, fields: Fields) -> None:
    """Open a pad as filled in, and show its message.

    Raises:
        Refused: T-30 an app, T-59 not a member, or as `ask_who_plays` and `Pads.open`.
    """
    _require_pads(game)
    bot = interaction.client
    services, user = bot.services, interaction.user
    guild, channel_id = require_server(interaction), interaction.channel_id or 0
    await require_may_open(interaction)
    await require_permissions(interaction)
    options = forms.read_options(game, fields)
    members = _members(interaction, fields)
    names = forms.read_names(fields)
    for one, name in members.items():
        await services.people.introduce(one, name, interaction.locale.value)
    settings = await services.people.server(guild)
    auto = settings.language == "auto"
    locale = pick_locale((await reader_texts(interaction)).locale) if auto else settings.language
    pad = await services.pads.open(
        game=game,
        options=options,
        members=members,
        names=names[: max(GAMES[game].seats) + 1],
        host=user.id,
        guild_id=guild,
        channel_id=channel_id,
        locale=locale,
        interaction=interaction.id,
    )
    await announce(interaction, bot.courier.pad_messages, pad.id, channel_id, services.pads.report_change)


def _require_pads(game: str) -> None:
    """Check that a game has score pads.

    Raises:
        Refused: T-3 it has none, or there is no such game.
    """
    if game not in PADS:
        raise Refused(RefusalId.NOT_UNDERSTOOD)


def _members(interaction: Interaction, fields: Fields) -> dict[int, str]:
    """Return the names of the members chosen in a form.

    Raises:
        Refused: T-3 Discord does not say who somebody is, T-30 an app, T-59 not a member.
    """
    data: Mapping[str, Any] = interaction.data or {}
    resolved = data.get("resolved", {})
    found: dict[int, str] = {}
    for said in fields.get(forms.MEMBERS, ()):
        user: Mapping[str, Any] | None = resolved.get("users", {}).get(said)
        if user is None or not said.isdecimal():
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        if user.get("bot"):
            raise Refused(RefusalId.APP)
        member = resolved.get("members", {}).get(said)
        names = ((member or {}).get("nick"), user.get("global_name"), user.get("username"))
        name = next((name for name in names if name and one_line(name)), "")
        if member is None:
            raise Refused(RefusalId.NOT_A_MEMBER, player=name)
        found[int(said)] = name
    return found


async def refuse_form(
    interaction: Interaction,
    refused: Refused,
    pad: int,
    action: str,
    fields: Fields,
    game: str,
    *stands: Block,
) -> None:
    """Answer a refused form with the reason, what `stands`, and a button that offers it as filled in."""
    COUNTS.refusals[refused.rule] += 1
    interaction.client.services.pads.drafts.keep(draft_key(interaction, pad, action), fields)
    t = await reader_texts(interaction)
    again = Row((Button(t("button-pad-again"), action, "primary", "✏️"),))
    post = refusal(refused, t, game).with_more(*stands, again)._replace(table=pad)
    await interaction.client.courier.reply(interaction, post)


def draft_key(interaction: Interaction, pad: int, action: str) -> tuple[int, int, str]:
    """Return the key of what a person filled in a form."""
    return interaction.user.id, pad, action
