"""Commands in the texts of a message, as mentions: a press on a mention types its command."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from bot.courier.render import TEXT
from bot.present.post import CONTENT_LIMIT, TEXT_LIMIT

_KEPT: Final = r"(?<!`)(?P<ticks>`+)(?!`).*?(?<!`)(?P=ticks)(?!`)|\\.|\[[^\[\]\n]*\]\([^()\s]*\)|<[^<>\s]+>"
"""Code, an escaped character, a link, and other markup: a command in them is not mentioned."""


class KnownCommand(NamedTuple):
    """A command that Discord has: its mention, and its names in all languages, without the slash."""

    mention: str
    names: frozenset[str]
    server_only: bool


class Place(Protocol):
    """The place of a message."""

    @property
    def guild(self) -> int | None:
        """Return the server of the message; None for a direct message."""
        ...


class CommandMentions:
    """The commands that Discord has, by the names that texts call them.

    As long as they are unknown, texts name commands without mentions.
    """

    def __init__(self) -> None:
        self._guild: int | None = None
        self._known: dict[str, KnownCommand] = {}
        self._named: re.Pattern[str] | None = None
        self._parts: re.Pattern[str] | None = None

    def show(self, commands: Iterable[KnownCommand], guild: int | None) -> None:
        """Allow texts to mention these commands, which exist in one server only if `guild` is given."""
        self._guild = guild
        self._known = {name: command for command in commands for name in command.names}
        if self._known:
            # Longer names first, as one name may begin with another.
            names = "|".join(map(re.escape, sorted(self._known, key=len, reverse=True)))
            command = rf"/(?P<name>{names})(?![\w/-])"
            self._named = re.compile(command)
            self._parts = re.compile(rf"{_KEPT}|(?<![\w./<]){command}", re.DOTALL)

    def put_in(self, data: Mapping[str, Any], place: Place) -> None:
        """Replace the commands in a rendered message by mentions, where the longer texts have room.

        The `content` of a classic message is left as it is, because notifications show it.
        """
        if self._named is None:
            return
        self._replace(place, list(_texts(data["components"])), "content", TEXT_LIMIT)
        self._replace(place, data.get("embeds", ()), "description", CONTENT_LIMIT)

    def _replace(self, place: Place, parts: Sequence[dict[str, Any]], key: str, room: int) -> None:
        """Replace the commands in these parts of a message, or none if the texts would not fit."""
        before = [part[key] for part in parts]
        after = [self.mention(text, place) for text in before]
        if sum(map(len, after)) <= room:
            for part, text in zip(parts, after, strict=True):
                part[key] = text

    def mention(self, text: str, place: Place) -> str:
        """Return a text with mentions in place of the commands that can be called in this place."""
        if self._named is None or self._parts is None or not self._named.search(text):
            return text
        guild = place.guild
        if self._guild not in (None, guild):
            return text

        def mentioned(found: re.Match[str]) -> str:
            command = self._known.get(found["name"] or "")
            if command is None or (command.server_only and guild is None):
                return found[0]
            return command.mention

        return self._parts.sub(mentioned, text)


def _texts(components: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the texts in components."""
    for component in components:
        if component["type"] == TEXT:
            yield component
        yield from _texts(component.get("components", ()))
