"""Advice to the host about errors from Discord."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import aiohttp
import discord

FAILURES: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""The exceptions that a request to Discord may raise."""
CLOSED: Final = frozenset({50007, 50278})
"""Error codes of people who accept no direct messages, which is their own choice."""
ADVICE: Final[Mapping[int, str]] = {
    10003: "there is no such channel, or it is in a server that has not invited the bot",
    30008: "the application has no room for another emoji: delete some on the Developer Portal",
    30033: "too many people are in the thread",
    30046: "the message is too old to be edited so often",
    50001: "the bot does not see this: give it View Channel there",
    50007: "this person takes no direct messages from the bot: they play in the channel instead",
    50013: "a permission is missing: `permissions` above says which",
    50024: "this cannot be done in a channel of that kind: name a text channel of a server",
    50035: "Discord does not take this form: please report it with this line",
    50083: "the thread is archived",
    50278: "this person takes no direct messages from the bot: they play in the channel instead",
    160006: "the server has as many open threads as it may have: archive some",
}
"""Advice by Discord's error code."""
BY_STATUS: Final[Mapping[int, str]] = {
    401: "Discord does not accept the token: press Reset Token on the Developer Portal",
    403: "the bot may not do this: look at its role and the channel's permissions",
    404: "this is not there any more: somebody, or another bot, has deleted it",
    413: "this is larger than Discord takes here",
    429: "Discord has had too many requests from here: wait some minutes; does another bot use this token?",
}
TROUBLE: Final = "Discord has trouble of its own: try again later, https://discordstatus.com"


def describe_error(error: Exception) -> str:
    """Return Discord's error message with advice."""
    if isinstance(error, discord.HTTPException):
        known = ADVICE.get(error.code) or BY_STATUS.get(error.status)
        advice = known or (TROUBLE if error.status >= 500 else "please report this line")
        said = error.text or type(error).__name__
        return f"{error.status} {error.code} {said!r}: {advice}"
    if isinstance(error, discord.RateLimited):
        return f"limited for {error.retry_after:.0f} s: {BY_STATUS[429]}"
    if isinstance(error, TimeoutError):
        return "no answer in time: try again; is there a proxy or a firewall between?"
    return f"{error!r}: try again; is there a proxy or a firewall between?"


class Skipped(Exception):
    """A check that could not be run, and why."""


class UnexpectedResult(Exception):
    """An unexpected result of a check, and what the result was."""
