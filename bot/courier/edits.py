"""Edits by discord.py's HTTP client, whose answers stay the data that Discord sends.

`Message.edit` builds a Message of each answer, with an object for everything to press in it. That takes as
long as drawing what was sent did, and all that anybody wants of it are a few texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

NOBODY: Final = discord.AllowedMentions.none()
"""Whom an edit notifies."""
Answer: TypeAlias = Mapping[str, Any]
"""A message as Discord sends it."""


@dataclass(frozen=True, slots=True)
class Key:
    """What the private message that answered an interaction is reached by, for a quarter of an hour.

    channel  where it is
    """

    application: int
    token: str = field(repr=False)
    channel: int | None


def key_of(interaction: discord.Interaction) -> Key:
    """What its answer is reached by; the interaction itself need not be kept for that."""
    return Key(interaction.application_id, interaction.token, interaction.channel_id)


async def edit(bot: discord.Client, channel: int, message: int, **form: Any) -> Answer:
    """Change a message of ours. `form` is as `PartialMessage.edit` takes it, which raises the same.

    Whatever it says, it mentions nobody.
    """
    with handle_message_parameters(**form, allowed_mentions=NOBODY) as parameters:
        return _message(await bot.http.edit_message(channel, message, params=parameters))


async def edit_private(bot: discord.Client, key: Key, **form: Any) -> Answer:
    """Change a private message, as `Interaction.edit_original_response` would."""
    with handle_message_parameters(**form, allowed_mentions=NOBODY) as parameters:
        answer = await async_context.get().edit_original_interaction_response(
            key.application,
            key.token,
            session=_session(bot),
            proxy=bot.http.proxy,
            proxy_auth=bot.http.proxy_auth,
            payload=parameters.payload,
            multipart=parameters.multipart,
            files=parameters.files,
        )
    return _message(answer)


async def delete_private(bot: discord.Client, key: Key) -> None:
    """Delete a private message, as `Interaction.delete_original_response` would."""
    await async_context.get().delete_original_interaction_response(
        key.application,
        key.token,
        session=_session(bot),
        proxy=bot.http.proxy,
        proxy_auth=bot.http.proxy_auth,
    )


def _message(answer: object) -> Answer:
    """What was answered; an empty message where nothing was."""
    return answer if isinstance(answer, Mapping) else {}


def _session(bot: discord.Client) -> Any:
    """The connections of the client."""
    return discord.Webhook.partial(0, "", client=bot).session
