"""Custom ids of buttons, menus and forms: `1:<table>:<turn>:<action>`, enough for a click after a restart."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.errors import RefusalId, Refused
from bot.numbers import parse_number

VERSION: Final = "1"


class CustomId(NamedTuple):
    """A parsed custom id: the table and turn of its message, and the action with its arguments."""

    table: int
    turn: int
    action: str


def write_custom_id(table: int, turn: int, action: str) -> str:
    """Return the custom id of a component."""
    return f"{VERSION}:{table}:{turn}:{action}"


def parse_custom_id(text: str) -> CustomId:
    """Parse a custom id, which anybody may forge.

    Raises:
        Refused: T-3 it is not a custom id of the bot.
    """
    version, *rest = text.split(":", 3)
    if version != VERSION or len(rest) != 3 or not rest[2]:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    table, turn, action = rest
    return CustomId(parse_number(table), parse_number(turn), action)
