"""Messages as a person reads them: text from top to bottom, buttons, menus and files."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from bot.present.play.faces import SIGNS

ROW, BUTTON, MENU, TEXT, FILE = 1, 2, 3, 10, 13
SEATED = re.compile(rf"^(?:{'|'.join(SIGNS.values())})[ \xa0](\w+)", re.MULTILINE)
TICK = "✓"
CHOSEN = re.compile(rf"{TICK} |.*\((?:chosen|opción elegida|option choisie)\)$")
"""The label of the chosen one of a few values that stand as buttons; the second form is in words only."""
STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link"}


class Pressable(NamedTuple):
    """A button or a menu; `action` is the part of `custom_id` that names its effect."""

    label: str
    action: str
    custom_id: str
    disabled: bool
    style: str
    values: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    least: int = 1


class Message(NamedTuple):
    """A message as a person sees it; `stored` is the simulated Discord's record of the message."""

    stored: Any
    text: str
    buttons: tuple[Pressable, ...]
    menus: tuple[Pressable, ...]
    private: bool

    @property
    def id(self) -> int:
        return int(self.stored.id)

    @property
    def table(self) -> int:
        """Return the number of the table to which the message's buttons belong, 0 without buttons."""
        ids = [int(b.custom_id.split(":")[1]) for b in (*self.buttons, *self.menus) if b.custom_id]
        return ids[0] if ids else 0

    @property
    def of_championship(self) -> bool:
        """Return whether the message's buttons belong to a championship instead of a table."""
        return any(button.action.startswith("@c-") for button in (*self.buttons, *self.menus))

    @property
    def seated(self) -> list[str]:
        """Return the names in a lobby, where each name follows an animal."""
        return SEATED.findall(self.text)

    @property
    def turn(self) -> int:
        """Return the turn to which the message's buttons belong, −1 without buttons."""
        return int(self.buttons[0].custom_id.split(":")[2]) if self.buttons else -1

    @property
    def labels(self) -> list[str]:
        """Return the labels of the buttons that can be pressed."""
        return [button.label for button in self.buttons if not button.disabled]

    def button(self, action: str) -> Pressable | None:
        """Return the first enabled button of this action, whose last words may be left out."""
        fits = (b for b in self.buttons if not b.disabled and f"{b.action} ".startswith(f"{action} "))
        return next(fits, None)

    def sure_button(self, action: str) -> Pressable:
        """Return the button of this action; fail if there is none."""
        button = self.button(action)
        assert button is not None, f"no button {action!r}:\n{self.text}\n{self.labels}"
        return button

    def offering(self, verb: str) -> list[Pressable]:
        """Return the enabled buttons whose action is `verb`."""
        return [b for b in self.buttons if b.action.split(" ")[0] == verb and not b.disabled]

    def taken(self, name: str) -> tuple[int, int] | None:
        """Return a player's tricks taken and bid, as an English Skull King table lists them, or None."""
        found = re.search(
            rf"(?m)^\*\*{re.escape(name)}\*\*.* · tricks:\xa0(\d+)\xa0of\xa0(\d+) · ", self.text
        )
        return None if found is None else (int(found[1]), int(found[2]))

    @property
    def tools(self) -> tuple[str, ...]:
        """Return the values of the message's menu of tools, () without such a menu."""
        menu = self.menu("@more")
        return () if menu is None else menu.values

    def menu(self, action: str) -> Pressable | None:
        """Return the menu with this action; None if there is none."""
        return next((menu for menu in self.menus if menu.action == action), None)

    def asks(self, action: str) -> bool:
        """Return whether the message has a menu or buttons for `action`."""
        return self.menu(action) is not None or any(
            one.action.startswith(f"{action} ") for one in self.buttons
        )

    def choice(self, action: str) -> Pressable:
        """Return the menu for `action`, or its buttons as a menu whose chosen value has a tick."""
        if (menu := self.menu(action)) is not None:
            return menu
        buttons = [one for one in self.buttons if one.action.startswith(f"{action} ")]
        assert buttons, f"nothing sets {action!r}:\n{self.text}"
        values = {one.action.removeprefix(f"{action} "): one.label for one in buttons}
        chosen = tuple(value for value, label in values.items() if CHOSEN.match(label))
        return buttons[0]._replace(action=action, values=tuple(values), chosen=chosen)

    def sure_menu(self, action: str) -> Pressable:
        """Return the menu with this action; fail if there is none."""
        menu = self.menu(action)
        assert menu is not None, f"no menu {action!r}:\n{self.text}"
        return menu


_FORMATTED = re.compile(r"\\.|(\*\*?)(?=[^\s*])[^*]*(?<=[^\s*])\1")
"""An escaped character, or text that Discord sets in bold or italics."""


def unformatted(text: str) -> list[str]:
    """Return the lines with an asterisk that formats nothing, which a screen reader would read out."""
    return [line for line in text.splitlines() if "*" in _FORMATTED.sub("", line)]


CODE = re.compile(r"(?<![\w])(?:[GYPBVAMNJ]|Ve|Vi)\d{1,2}(?!\w)")
"""A card as a short code."""


def screen_reader_faults(post: Message) -> list[str]:
    """Return what disturbs a screen reader: pictures, codes, disabled buttons, stray asterisks."""
    said = post.text + "\n" + "\n".join(button.label for button in (*post.buttons, *post.menus))
    found = [char for char in said if unicodedata.category(char) in ("So", "Sk", "Cs") or char in "→▫️"]
    found += [*(["```"] if "```" in said else []), *CODE.findall(said)]
    found += [f"dead button {button.label}" for button in post.buttons if button.disabled]
    return found + unformatted(post.text)


def walk(components: list[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Yield every component of a payload, outer ones first."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        if (beside := component.get("accessory")) is not None:
            yield beside


def read(stored: Any) -> Message:
    """Return everything that a person would see of a stored message.

    The result is cached on the message. SimCord replaces a message's lists when editing the message, so the
    cache is valid while the lists are the same objects.
    """
    parts = (stored.content, stored.embeds, stored.components)
    last, shown = vars(stored).get("_read", (None, ("", (), ())))
    if last is None or any(then is not now for then, now in zip(last, parts, strict=True)):
        shown = _read(*parts)
        vars(stored)["_read"] = parts, shown
    text, buttons, menus = shown
    return Message(stored, text, buttons, menus, stored.is_ephemeral)


def _read(
    content: str, embeds: list[Any], components: list[Any]
) -> tuple[str, tuple[Pressable, ...], tuple[Pressable, ...]]:
    parts = [content] if content else []
    parts += [embed["description"] for embed in embeds]
    buttons, menus = [], []
    for component in walk(components):
        if component["type"] == TEXT:
            parts.append(component["content"])
        elif component["type"] == BUTTON:
            buttons.append(_pressable(component))
        elif component["type"] == MENU:
            menus.append(_pressable(component))
    return "\n".join(parts), tuple(buttons), tuple(menus)


def _pressable(component: Mapping[str, Any]) -> Pressable:
    custom_id = component.get("custom_id") or ""
    options = component.get("options") or []
    return Pressable(
        label=component.get("label") or component.get("placeholder") or "",
        action=custom_id.split(":", 3)[-1],
        custom_id=custom_id,
        disabled=bool(component.get("disabled")),
        style=STYLES.get(component.get("style", 0), ""),
        values=tuple(option["value"] for option in options),
        chosen=tuple(option["value"] for option in options if option.get("default")),
        least=component.get("min_values", 1),
    )
