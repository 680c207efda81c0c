"""The three ways to write a message: as the bot, as the first answer to an interaction, and by its token."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias

import aiohttp
import discord
from discord.http import MultipartParameters
from discord.webhook.async_ import async_context

from bot.counters import COUNTS
from bot.courier.places import server_of
from bot.courier.render import Payload

FAILURES: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""The errors of a request to Discord."""
EPHEMERAL: Final = discord.MessageFlags.ephemeral.flag
SILENT: Final = discord.MessageFlags.suppress_notifications.flag
NOBODY: Final[Mapping[str, Any]] = {"parse": []}
"""The mentions that an edit allows: none."""
NEW, CHANGED = discord.InteractionResponseType.channel_message, discord.InteractionResponseType.message_update
Answer: TypeAlias = Mapping[str, Any]
"""A message as Discord sends it; empty where Discord sends none."""


class Transport(Protocol):
    """One way to write one message.

    message_id  the message that is changed; None for a new message, or an unknown one
    channel     the channel whose permissions hold for what the bot writes there; None for interactions
    private     whether only one person sees the message
    guild       the server of the message; None for a direct message
    """

    @property
    def message_id(self) -> int | None: ...
    @property
    def channel(self) -> int | None: ...
    @property
    def private(self) -> bool: ...
    @property
    def guild(self) -> int | None: ...

    async def write(self, payload: Payload) -> Answer:
        """Send or change the message; return the message as Discord has it now.

        Raises:
            discord.HTTPException, aiohttp.ClientError, OSError: Discord did not take it.
        """
        ...

    def edit(self, message_id: int | None) -> Transport:
        """Return the transport that changes the message which `write` has written."""
        ...


@dataclass(frozen=True, slots=True)
class Key:
    """The key to a private message that answered an interaction, valid for 15 minutes.

    channel, guild  the channel of the message, and its server, None outside the bot's servers
    """

    application: int
    token: str = field(repr=False)
    channel: int | None
    guild: int | None


def key_of(interaction: discord.Interaction) -> Key:
    """Return the key to the interaction's answer, so that the interaction itself need not be kept."""
    return Key(interaction.application_id, interaction.token, interaction.channel_id, server_of(interaction))


@dataclass(frozen=True, slots=True)
class ChannelMessage:
    """A message in a channel, written with the bot's own requests; a new message has a nonce."""

    bot: discord.Client
    channel: int
    message_id: int | None = None
    nonce: str = ""
    silent: bool = False
    private: bool = False

    @property
    def guild(self) -> int | None:
        """Return the server of the channel; None for a direct message, or if the channel is unknown."""
        guild: discord.Guild | None = getattr(self.bot.get_channel(self.channel), "guild", None)
        return None if guild is None else guild.id

    async def write(self, payload: Payload) -> Answer:
        """Send or change the message."""
        http = self.bot.http
        if self.message_id is not None:
            parameters = _parameters({**payload.data, "allowed_mentions": NOBODY}, payload)
            return _message(await http.edit_message(self.channel, self.message_id, params=parameters))
        data = {**payload.data, "nonce": self.nonce, "enforce_nonce": True}
        if self.silent:
            data["flags"] = data.get("flags", 0) | SILENT
        return _message(await http.send_message(self.channel, params=_parameters(data, payload)))

    def edit(self, message_id: int | None) -> ChannelMessage:
        """Return the transport that changes this message."""
        return ChannelMessage(self.bot, self.channel, message_id)


@dataclass(frozen=True, slots=True)
class TokenMessage:
    """A message written by an interaction's token.

    message_id  None for a new message, or the interaction's first answer if `original`
    channel     the channel of a public message that the bot could edit itself as well
    """

    bot: discord.Client
    key: Key
    message_id: int | None = None
    private: bool = True
    original: bool = False
    channel: int | None = None

    @property
    def guild(self) -> int | None:
        """Return the server of the interaction; None for a direct message."""
        return self.key.guild

    async def write(self, payload: Payload) -> Answer:
        """Send or change the message."""
        adapter, key = async_context.get(), self.key
        is_new = self.message_id is None and not self.original
        data = {**payload.data, "allowed_mentions": NOBODY}
        if is_new and self.private:
            data["flags"] = data.get("flags", 0) | EPHEMERAL
        parameters = _parameters(data, payload)
        http = self.bot.http
        request: dict[str, Any] = {
            "session": _session(self.bot),
            "proxy": http.proxy,
            "proxy_auth": http.proxy_auth,
            "payload": parameters.payload,
            "multipart": parameters.multipart,
            "files": parameters.files,
        }
        if is_new:
            answer = adapter.execute_webhook(
                key.application, key.token, wait=True, with_components=True, **request
            )
        elif self.original:
            answer = adapter.edit_original_interaction_response(key.application, key.token, **request)
        else:
            assert self.message_id is not None
            answer = adapter.edit_webhook_message(
                key.application, key.token, self.message_id, with_components=True, **request
            )
        return _message(await answer)

    def edit(self, message_id: int | None) -> TokenMessage:
        """Return the transport that changes this message."""
        return TokenMessage(self.bot, self.key, message_id, self.private, self.original, self.channel)


@dataclass(frozen=True, slots=True)
class FirstAnswer:
    """The first answer to an interaction: a new message, or a change of the message that was pressed.

    message_id  the message that was pressed, if it is changed
    """

    interaction: discord.Interaction
    message_id: int | None = None
    private: bool = True
    channel: None = None

    @property
    def guild(self) -> int | None:
        """Return the server of the interaction; None for a direct message."""
        return server_of(self.interaction)

    async def write(self, payload: Payload) -> Answer:
        """Answer the interaction."""
        interaction, http = self.interaction, self.interaction.client.http
        kind = NEW if self.message_id is None else CHANGED
        data = {**payload.data, "allowed_mentions": NOBODY}
        if kind is NEW and self.private:
            data["flags"] = data.get("flags", 0) | EPHEMERAL
        response = await async_context.get().create_interaction_response(
            interaction.id,
            interaction.token,
            session=_session(interaction.client),
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
            params=_parameters({"type": kind.value, "data": data}, payload),
        )
        # discord.py's own methods set this, too: whoever answers next must know of this answer.
        interaction.response._response_type = kind
        COUNTS.count_answer(interaction.extras)
        resource = response.get("resource") if isinstance(response, Mapping) else None
        return _message(resource.get("message") if resource else None)

    def edit(self, message_id: int | None) -> TokenMessage:
        """Return the transport that changes the answer."""
        key = key_of(self.interaction)
        return TokenMessage(self.interaction.client, key, message_id, self.private, original=True)


def answering(interaction: discord.Interaction, *, private: bool = True) -> Transport:
    """Return the transport for a new message that answers an interaction, answered already or not."""
    if interaction.response.is_done():
        return TokenMessage(interaction.client, key_of(interaction), private=private)
    return FirstAnswer(interaction, private=private)


def changing(interaction: discord.Interaction, message: discord.Message) -> Transport:
    """Return the transport that answers an interaction by changing the message that was pressed."""
    private = message.flags.ephemeral
    if interaction.response.is_done():
        return TokenMessage(
            interaction.client, key_of(interaction), message.id, private=private, original=True
        )
    return FirstAnswer(interaction, message.id, private=private)


async def delete_private(bot: discord.Client, key: Key, message_id: int) -> None:
    """Delete a private message that answered an interaction, first or later.

    Raises:
        discord.HTTPException, aiohttp.ClientError, OSError: Discord did not delete it.
    """
    await async_context.get().delete_webhook_message(
        key.application,
        key.token,
        message_id,
        session=_session(bot),
        proxy=bot.http.proxy,
        proxy_auth=bot.http.proxy_auth,
    )


def _parameters(data: dict[str, Any], payload: Payload) -> MultipartParameters:
    """Return a request's body: JSON or, with files, a form."""
    if not payload.files:
        return MultipartParameters(data, None, None)
    form: list[dict[str, Any]] = [{"name": "payload_json", "value": discord.utils._to_json(data)}]
    for number, file in enumerate(payload.files):
        file.reset()
        form.append(
            {
                "name": f"files[{number}]",
                "value": file.fp,
                "filename": file.filename,
                "content_type": "application/octet-stream",
            }
        )
    return MultipartParameters(None, form, payload.files)


def _message(answer: object) -> Answer:
    return answer if isinstance(answer, Mapping) else {}


def _session(bot: discord.Client) -> Any:
    """Return the client's HTTP session."""
    return discord.Webhook.partial(0, "", client=bot).session
