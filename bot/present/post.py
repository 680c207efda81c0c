"""A message as plain data: what the presenters make and the courier sends.

A Post knows nothing of Discord. The courier renders it as Components V2, or, when `classic` is set, as
a message with content (the only kind whose notification shows its text).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.art.shown import Shown
from bot.texts.symbols import without_symbols

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]
ROW_WIDTH: Final = 5
ROWS: Final = 5
"""Rows of buttons, and menus, that a classic message may have."""
TEXT_LIMIT: Final = 4000
CONTENT_LIMIT: Final = 2000
"""The same of a classic message."""
ALT_LIMIT: Final = 1024
"""Characters that say what a picture shows."""


class Button(NamedTuple):
    """A button whose `action` is notation (`play green-7`) or an application verb (`@join`).

    `words` is the label in words-only style, where the short one is a code (`G7`).
    """

    label: str
    action: str
    style: Style = "secondary"
    emoji: str | None = None
    disabled: bool = False
    words: str | None = None


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
    """A select menu whose `action` is a verb, its values the arguments; `apart`: nobody asks for it."""

    action: str
    options: tuple[Option, ...]
    placeholder: str = ""
    least: int = 1
    most: int = 1
    apart: bool = False


class Pick(NamedTuple):
    """A menu of the server's own channels or roles; the chosen ids are the arguments of its verb."""

    action: str
    kind: Literal["channel", "role"]
    chosen: tuple[int, ...] = ()
    placeholder: str = ""
    most: int = 1


class Text(NamedTuple):
    """A block of Markdown; `words` says the same in sentences, for words-only style ("" leaves it out).

    What is `passing` is true only now: it goes with the buttons when the message is replaced. A button
    `beside` it stands at its right; a classic message has none.
    """

    text: str
    words: str | None = None
    passing: bool = False
    beside: Button | None = None


class Divider(NamedTuple):
    """A thin line between blocks."""


class Row(NamedTuple):
    """Buttons side by side, at most `width`; a classic message puts more into each of its few rows."""

    buttons: tuple[Button | Link, ...]
    width: int = ROW_WIDTH


class Illustration(NamedTuple):
    """A picture between the texts of a message; `alt` is for those who cannot see it.

    `instead` is a text that only a message without the picture has, `caption` a small one that stands below
    it. In a classic message the picture stands between the headline and the frame.
    """

    picture: Shown
    alt: str
    instead: Text | None = None
    caption: str = ""


Block: TypeAlias = Text | Divider | Row | Menu | Pick | Illustration


class File(NamedTuple):
    """A file to attach: its text, or what that is packed into."""

    name: str
    text: str | bytes


class Plain:
    """How a message stands where its picture cannot: drawn only when it is asked for, and once.

    liked  how its reader likes to see cards: posts with equal blocks that are liked alike are plainly equal
    """

    __slots__ = ("_draw", "_drawn", "_liked")

    def __init__(self, draw: Callable[[], Post], liked: str = "") -> None:
        self._draw, self._liked = draw, liked
        self._drawn: Post | None = None

    def draw(self) -> Post:
        """Return the plain form."""
        if self._drawn is None:
            self._drawn = self._draw()
        return self._drawn

    def then(self, change: Callable[[Post], Post]) -> Plain:
        """Return the plain form that `change` makes of this one."""
        return Plain(lambda: change(self.draw()), self._liked)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Plain) and self._liked == other._liked

    def __hash__(self) -> int:
        return hash(self._liked)

    def __repr__(self) -> str:
        return f"Plain({self._liked!r})"


class Post(NamedTuple):
    """One message.

    table, turn   what its buttons belong to (0, 0: to no table)
    epoch         when it changes, the message is posted anew below and the old one loses its buttons
    calm          a young message of an older epoch is edited in its place: nothing is posted anew too often
    stamp         a panel is rewritten unasked only when this changes: its reader's decision
    lasting       true for good: a newer message that replaces it leaves it as it is
    accent        colour of the edge, 0xRRGGBB; a classic message without one has no frame
    mentions      the only people whom `<@id>` in the text may notify
    plain         how it stands without its picture, where that is more than a text in the picture's place
    """

    blocks: tuple[Block, ...]
    table: int = 0
    turn: int = 0
    epoch: str = ""
    calm: bool = False
    stamp: str = ""
    lasting: bool = False
    accent: int | None = None
    classic: bool = False
    file: File | None = None
    mentions: tuple[int, ...] = ()
    plain: Plain | None = None

    @property
    def texts(self) -> list[str]:
        """What it says without its picture, block by block."""
        return [block.text for block in self._said() if isinstance(block, Text)]

    @property
    def content(self) -> str:
        """The whole text of a classic message."""
        return _joined(self._said())

    @property
    def parts(self) -> tuple[str, str]:
        """The text of a classic message: its headline, which notifies, and what its frame holds.

        Only a message with an `accent` has a frame.
        """
        if self.accent is None:
            return self.content, ""
        told = self._said()
        small = next((isinstance(block, Text) and block.text.startswith("-# ") for block in told[1:]), False)
        head = 2 if small else 1
        return _joined(told[:head]), _joined(told[head:])

    @property
    def illustration(self) -> Illustration | None:
        """Its picture; no message has two."""
        shown = [block for block in self.blocks if isinstance(block, Illustration)]
        return shown[0] if shown else None

    @property
    def rows(self) -> int:
        """How many rows its buttons and menus take."""
        return sum(self.rows_of(block) for block in self.blocks if _pressed(block))

    def rows_of(self, block: Block) -> int:
        """Into how many rows these buttons go: a classic message fills its rows where it has too few."""
        rows = self._room_for(block)
        # Spread evenly, so that no button stands alone in the last row.
        return _fewest(block, -(-len(block.buttons) // rows)) if isinstance(block, Row) and rows else rows

    def _room_for(self, block: Block) -> int:
        if not self.classic:
            return _fewest(block)
        pressed = [one for one in self.blocks if _pressed(one)]
        spare = max(0, ROWS - sum(_fewest(one, ROW_WIDTH) for one in pressed))
        for one in pressed:
            least, wanted = _fewest(one, ROW_WIDTH), _fewest(one)
            if one is block:
                return min(wanted, least + spare)
            spare -= min(wanted - least, spare)
        return 0

    @property
    def fits(self) -> bool:
        """True when Discord takes the whole text; what is too long loses its end."""
        limit, said = (CONTENT_LIMIT, [self.content]) if self.classic else (TEXT_LIMIT, self.texts)
        return sum(map(len, said)) <= limit

    def _said(self) -> tuple[Block, ...]:
        """Return the blocks without the picture, and with the text in its place if there is one."""
        if (shown := self.illustration) is None:
            return self.blocks
        told = [shown.instead if block is shown else block for block in self.blocks]
        return tuple([block for block in told if block is not None])

    def without_illustration(self) -> Post:
        """Return the message as it stands without its picture: its plain form, or a text in its place."""
        if self.plain is None:
            return self._replace(blocks=self._said())
        drawn = self.plain.draw().without_illustration()
        return self._replace(blocks=drawn.blocks, accent=drawn.accent, plain=None)

    def with_more(self, *blocks: Block) -> Post:
        """Return the message with blocks at its end, in its plain form too."""
        plain = self.plain and self.plain.then(lambda post: post.with_more(*blocks))
        return self._replace(blocks=(*self.blocks, *blocks), plain=plain)

    def pictured(self) -> Post:
        """The same without what is said instead of its picture, which stands beside it."""
        return self._replace(blocks=tuple(one for one in self.blocks if not isinstance(one, Illustration)))

    def as_seen(self, *, picture: bool) -> Post:
        """Return the message as it is seen with its picture, or without it."""
        return self if picture else self.without_illustration()

    def without_buttons(self) -> Post:
        """The same words with nothing to press: what stays of a message that has been replaced."""
        blocks = [_alone(block) for block in self.blocks if not _passes(block)]
        while blocks and isinstance(blocks[-1], Divider):
            del blocks[-1]
        plain = self.plain and self.plain.then(Post.without_buttons)
        return self._replace(blocks=tuple(blocks), plain=plain)

    def in_words(self) -> Post:
        """The post for people who listen to it: no symbols, no tables, and only what can be pressed."""
        plain = self.without_illustration()
        return plain._replace(blocks=tuple(_spoken(block) for block in plain.blocks if _says(block)))


def said_plainly(text: str) -> str:
    """Return a text on one line without what formats it, as a picture is told of."""
    lines = (line.removeprefix("-# ").removeprefix("- ") for line in text.splitlines())
    return " ".join(filter(None, lines)).replace("**", "").replace("\\", "")


def _joined(blocks: Sequence[Block]) -> str:
    """Texts below each other: what is in small stands close to what is above it, unless a line parts them."""
    said, parted = "", False
    for block in blocks:
        if isinstance(block, Text) and block.text:
            said += ("\n" if block.text.startswith("-# ") and not parted else "\n\n") + block.text
        parted = isinstance(block, Divider)
    return said.lstrip("\n")


def _alone(block: Block) -> Block:
    return block._replace(beside=None) if isinstance(block, Text) and block.beside else block


def _passes(block: Block) -> bool:
    """True for what a message that has been replaced no longer has."""
    return block.passing if isinstance(block, Text) else _pressed(block)


def _fewest(block: Block, width: int = 0) -> int:
    """How many rows of that width it takes, or of its own."""
    return -(-len(block.buttons) // (width or block.width)) if isinstance(block, Row) else 1


def _pressed(block: Block) -> bool:
    return isinstance(block, Row | Menu | Pick)


def _says(block: Block) -> bool:
    """False for what words-only style leaves out."""
    if isinstance(block, Text):
        return block.words != ""
    return not isinstance(block, Row) or any(_pressable(button) for button in block.buttons)


def _pressable(button: Button | Link) -> bool:
    return isinstance(button, Link) or not button.disabled


def _spoken(block: Block) -> Block:
    if isinstance(block, Text):
        words = without_symbols(block.text if block.words is None else block.words)
        return Text(words, passing=block.passing, beside=block.beside and _named(block.beside))
    if isinstance(block, Row):
        there = (button for button in block.buttons if _pressable(button))
        spoken = (
            _named(one) if isinstance(one, Button) else one._replace(label=_label(one.label)) for one in there
        )
        return Row(tuple(spoken), block.width)
    if isinstance(block, Menu):
        options = tuple(
            option._replace(
                label=_label(option.label), description=without_symbols(option.description), emoji=None
            )
            for option in block.options
        )
        return block._replace(options=options, placeholder=without_symbols(block.placeholder))
    return block


def _named(button: Button) -> Button:
    return button._replace(label=_label(button.words or button.label), emoji=None)


def _label(text: str) -> str:
    """A label in words; a name of nothing but pictures stays, because Discord refuses an empty label."""
    return without_symbols(text) or text
