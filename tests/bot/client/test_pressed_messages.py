"""Of the message that was pressed, only the picture and what was pressed are read."""

from __future__ import annotations

from typing import Any

from bot.client.events import survive

TEXT, ROW, BUTTON, GALLERY, CONTAINER = 10, 1, 2, 12, 17


def read(data: dict[str, Any]) -> dict[str, Any]:
    """Return the interaction as discord.py gets it."""
    found: list[dict[str, Any]] = []
    parsers = {"READY": found.append, "GUILD_DELETE": found.append, "INTERACTION_CREATE": found.append}
    survive(parsers, list)
    parsers["INTERACTION_CREATE"]({"user": {"id": "1"}, **data})
    (seen,) = found
    return seen


def test_only_pictures_and_the_pressed_component_are_left_of_a_message() -> None:
    picture = {"type": GALLERY, "items": [{"media": {"url": "https://cdn.test/a.png"}}]}
    pressed, other = ({"type": BUTTON, "custom_id": name} for name in ("1:1:1:bid 1", "1:1:1:bid 2"))
    row = {"type": ROW, "components": [other, pressed]}
    inside = [{"type": TEXT, "content": "Your bid"}, picture, {"type": ROW, "components": [other]}, row]
    message = {"id": "2", "components": [{"type": CONTAINER, "accent_color": 1, "components": inside}]}
    seen = read({"data": {"custom_id": "1:1:1:bid 1"}, "message": message})["message"]
    left = [picture, {"type": ROW, "components": [pressed]}]
    assert seen == {"id": "2", "components": [{"type": CONTAINER, "accent_color": 1, "components": left}]}


def test_a_message_without_picture_loses_all_that_was_not_pressed() -> None:
    message = {"id": "2", "components": [{"type": ROW, "components": [{"type": BUTTON, "custom_id": "a"}]}]}
    assert read({"data": {"custom_id": "b"}, "message": message})["message"]["components"] == []


def test_a_command_without_message_is_read_as_it_is() -> None:
    assert read({"data": {"name": "hand"}}) == {"user": {"id": "1"}, "data": {"name": "hand"}}
