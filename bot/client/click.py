"""What a component says: its custom_id, read with whatever was chosen or typed, and never trusted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from bot.courier.render import VERSION
from bot.errors import House, Refused
from bot.numbers import number


class Click(NamedTuple):
    """What a component says: the table and turn it belongs to, a verb and its arguments."""

    table: int
    turn: int
    verb: str
    words: tuple[str, ...]

    @property
    def notation(self) -> str:
        """The action as the game reads it."""
        return " ".join((self.verb, *self.words))


def read(data: Mapping[str, object]) -> Click:
    """Read a component's custom_id with what was chosen or typed. Refused T-3 when it is none of ours."""
    version, *rest = str(data.get("custom_id", "")).split(":", 3)
    if version != VERSION or len(rest) != 3 or not rest[2]:
        raise Refused(House.NOT_UNDERSTOOD)
    table, turn, action = rest
    verb, *words = action.split(" ")
    values = data.get("values")
    if isinstance(values, list):
        words += [str(value) for value in values]
    words += _typed(data.get("components"))
    return Click(number(table), number(turn), verb, tuple(words))


def offers(message: Any, data: Mapping[str, object]) -> bool:
    """Whether a message has the component that says so, as any that was pressed has."""
    inside = list(message.components)
    while inside:
        one = inside.pop()
        if getattr(one, "custom_id", None) == data.get("custom_id", ""):
            return True
        inside += getattr(one, "children", ())
    return False


def _typed(components: object) -> Iterator[str]:
    """What was typed into the lines of a form, each line as one word."""
    for label in components if isinstance(components, list) else ():
        line = label.get("component") if isinstance(label, Mapping) else None
        if isinstance(line, Mapping) and isinstance(line.get("value"), str):
            yield str(line["value"])
