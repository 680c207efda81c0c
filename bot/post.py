"""A message as plain data: what the presenters make and the courier sends.

A Post knows nothing of Discord. The courier renders it as Components V2, or, when `classic` is set, as
a message with content (the only kind whose notification shows its text).
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]
ROW_WIDTH: Final = 5
TEXT_LIMIT: Final = 4000


class Button(NamedTuple):
    """A button whose `action` is notation (`play green-7`) or an application verb (`@join`)."""

    label: str
    action: str
    style: Style = "secondary"
    emoji: str | None = None
    disabled: bool = False


class Link(NamedTuple):
    """A button that opens an address."""

    label: str
    url: str


class Option(NamedTuple):
    """One line of a menu; `value` comes back as the argument of the menu's verb."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False
    emoji: str | None = None


class Menu(NamedTuple):
    """A select menu whose `action` is a verb; the chosen values are its arguments."""

    action: str
    options: tuple[Option, ...]
    placeholder: str = ""
    least: int = 1
    most: int = 1


class Text(NamedTuple):
    """A block of Markdown."""

    text: str


class Divider(NamedTuple):
    """A thin line between blocks."""


class Row(NamedTuple):
    """Buttons side by side; more than five wrap into further rows."""

    buttons: tuple[Button | Link, ...]


Block: TypeAlias = Text | Divider | Row | Menu


class Scene(NamedTuple):
    """What a picture of this post would show, in card codes; `alt` says the same in words."""

    kind: str
    cards: tuple[str, ...]
    alt: str


class File(NamedTuple):
    """A text file to attach."""

    name: str
    text: str


class Post(NamedTuple):
    """One message.

    table, turn   what its buttons belong to (0, 0: to no table)
    epoch         when it changes, the message is posted anew below and the old one loses its buttons
    stamp         a panel is rewritten unasked only when this changes: its reader's decision
    accent        colour of the edge, 0xRRGGBB
    """

    blocks: tuple[Block, ...]
    table: int = 0
    turn: int = 0
    epoch: str = ""
    stamp: str = ""
    accent: int | None = None
    scene: Scene | None = None
    classic: bool = False
    file: File | None = None

    def without_buttons(self) -> Post:
        """The same words with nothing to press: what stays of a message that has been replaced."""
        blocks = tuple(block for block in self.blocks if not isinstance(block, Row | Menu))
        while blocks and isinstance(blocks[-1], Divider):
            blocks = blocks[:-1]
        return self._replace(blocks=blocks)
