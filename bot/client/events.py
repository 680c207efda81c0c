"""What comes from the gateway: an event that cannot be read is told in the log, and the next one is read."""

from __future__ import annotations

import logging
from collections.abc import Callable, MutableMapping
from functools import partial
from itertools import product
from typing import Any, Final, TypeAlias

log = logging.getLogger(__name__)

LONGEST: Final = 200
"""Characters of what is told about an event: what it holds may be long."""
LARGEST: Final = 2**63 - 1
Parse: TypeAlias = Callable[[Any], None]


def survive(parsers: MutableMapping[str, Parse]) -> None:
    """Have each of these, by the event it reads, fail for that event alone; discord.py ends the process."""
    for event, parse in parsers.items():
        parsers[event] = partial(_read, event, parse)


def what(error: Exception) -> str:
    """An error of somebody else's code in a few words."""
    return f"{type(error).__name__}: {error}"[:LONGEST]


def _read(event: str, parse: Parse, data: Any) -> None:
    try:
        _require_ids(data)
        if event == "INTERACTION_CREATE":
            _require_answerable(data)
        parse(data)
    except Exception as error:
        log.warning("gateway event %s cannot be read: %s", event, what(error))


def _require_ids(data: Any) -> None:
    """ValueError where an id of what an event is about has more than 63 bits: no database keeps it."""
    member = data.get("member")
    about = (data, data.get("user"), member.get("user") if isinstance(member, dict) else None)
    for name, part in product(("id", "guild_id", "channel_id"), about):
        number = part.get(name) if isinstance(part, dict) else None
        if str(number).isdigit() and int(str(number)) > LARGEST:
            raise ValueError(f"its {name} is too large")


def _require_answerable(data: Any) -> None:
    """ValueError for what discord.py finds out about an interaction only when it is answered.

    That nobody has made it, or that a text is none: it keeps these as they come.
    """
    member = data.get("member") or {}
    person = (member if data.get("guild_id") else data).get("user")
    if not person:
        raise ValueError("nobody has made it")
    texts = {"token": data, "locale": data, "guild_locale": data, "nick": member}
    for name, part in {**texts, "username": person, "global_name": person}.items():
        if not isinstance(part.get(name), str | None):
            raise ValueError(f"its {name} is no text")
