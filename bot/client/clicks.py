"""Parsing of clicks: a component's custom_id and the chosen or typed values, all of them untrusted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from bot.courier.custom_ids import parse_custom_id


class Click(NamedTuple):
    """A parsed click: a table, a turn, a verb and the verb's arguments."""

    table: int
    turn: int
    verb: str
    words: tuple[str, ...]

    @property
    def notation(self) -> str:
        """Return the action in the game's notation."""
        return " ".join((self.verb, *self.words))


def parse_click(data: Mapping[str, object]) -> Click:
    """Parse a component's custom_id with the values chosen or typed.

    Raises:
        Refused: T-3 the custom_id is not in the bot's format.
    """
    table, turn, action = parse_custom_id(str(data.get("custom_id", "")))
    verb, *words = action.split(" ")
    values = data.get("values")
    if isinstance(values, list):
        words += [str(value) for value in values]
    words += _typed(data.get("components"))
    return Click(table, turn, verb, tuple(words))


def parse_fields(data: Mapping[str, object]) -> dict[str, tuple[str, ...]]:
    """Return the values of a form by the names of its fields: a typed text, or the values chosen."""
    fields: dict[str, tuple[str, ...]] = {}
    components = data.get("components")
    for label in components if isinstance(components, list) else ():
        field = label.get("component") if isinstance(label, Mapping) else None
        if not isinstance(field, Mapping):
            continue
        values = field.get("values")
        typed = [field["value"]] if isinstance(field.get("value"), str) else []
        chosen = values if isinstance(values, list) else typed
        fields[str(field.get("custom_id"))] = tuple(map(str, chosen))
    return fields


def has_component(message: Any, data: Mapping[str, object]) -> bool:
    """Return whether a message contains the component that was pressed."""
    inside = list(message.components)
    while inside:
        component = inside.pop()
        if getattr(component, "custom_id", None) == data.get("custom_id", ""):
            return True
        inside += getattr(component, "children", ())
    return False


def _typed(components: object) -> Iterator[str]:
    """Yield the text of each input field of a form as one word."""
    for label in components if isinstance(components, list) else ():
        line = label.get("component") if isinstance(label, Mapping) else None
        if isinstance(line, Mapping) and isinstance(line.get("value"), str):
            yield str(line["value"])
