"""Messages and forms as plain data: the presenters make them and the courier sends them.

A Post knows nothing of Discord. The courier renders it as Components V2, or, if `classic` is set, as a
message with content (the only kind whose notification shows its text).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.art.shown import Picture
from bot.texts.sentences import Texts
from bot.texts.symbols import without_symbols

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]
ROW_WIDTH: Final = 5
ROWS: Final = 5
"""The most rows of buttons or menus in a classic message."""
TEXT_LIMIT: Final = 4000
CONTENT_LIMIT: Final = 2000
"""The most characters in a classic message's text."""
ALT_LIMIT: Final = 1024
"""The most characters in a picture's alt text."""
FEW: Final = 3
"""The most values offered as buttons side by side; more values become a menu."""
CLOSED: Final = tuple(".!?…:;")
"""The marks that may end a line of an alt text; another line gets a full stop."""
_MARKER: Final = re.compile(r"^(?:-# |- |#{1,3} )+")
"""The beginning of a line of small print, of a list, or of a heading."""


class Button(NamedTuple):
    """A button whose `action` is notation (`play green-7`) or an application verb (`@join`).

    `words` is the label in words-only style, if the short label is a code (`G7`).
    """

    label: str
    action: str
    style: Style = "secondary"
    emoji: str | None = None
    disabled: bool = False
    words: str | None = None


class Link(NamedTuple):
    """A button that opens a URL."""

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
    """A select menu whose `action` is a verb and whose values are the arguments.

    An `is_optional` menu holds optional moves, which a panel may move into its menu of tools.
    """

    action: str
    options: tuple[Option, ...]
    placeholder: str = ""
    least: int = 1
    most: int = 1
    is_optional: bool = False


class EntityMenu(NamedTuple):
    """A menu of the server's own channels, roles or people; the chosen ids are the arguments of its verb."""

    action: str
    kind: Literal["channel", "role", "user"]
    chosen: tuple[int, ...] = ()
    placeholder: str = ""
    most: int = 1


class Text(NamedTuple):
    """A block of Markdown; `words` is its form in words-only style (None: as it is, "": left out).

    A text that `is_temporary` is removed with the buttons when the message is replaced. The `accessory` is a
    button to the right of the text; classic messages omit the accessory.
    """

    text: str
    words: str | None = None
    is_temporary: bool = False
    accessory: Button | None = None


class Divider(NamedTuple):
    """A thin line between blocks."""


class Row(NamedTuple):
    """Buttons side by side, at most `width`; a classic message puts more into each of its few rows."""

    buttons: tuple[Button | Link, ...]
    width: int = ROW_WIDTH


class Illustration(NamedTuple):
    """A picture between the texts of a message, with its alt text.

    `fallback` is the text shown where the message has no picture, `caption` the small text below the
    picture. In a classic message the picture stands between the headline and the frame.
    """

    picture: Picture
    alt: str
    fallback: Text | None = None
    caption: str = ""


Block: TypeAlias = Text | Divider | Row | Menu | EntityMenu | Illustration


class File(NamedTuple):
    """A file to attach: its name, and its text or bytes."""

    name: str
    text: str | bytes


class PlainForm:
    """A message's form without its picture, drawn lazily and only once.

    `liked` is the reader's preferred style of cards; two plain forms with the same `liked` compare equal.
    """

    __slots__ = ("_draw", "_drawn", "_liked")

    def __init__(self, draw: Callable[[], Post], liked: str = "") -> None:
        self._draw, self._liked = draw, liked
        self._drawn: Post | None = None

    def draw(self) -> Post:
        """Return the plain form, drawing it at the first call."""
        if self._drawn is None:
            self._drawn = self._draw()
        return self._drawn

    def then(self, change: Callable[[Post], Post]) -> PlainForm:
        """Return a new plain form, which applies `change` to the result of this form."""
        return PlainForm(lambda: change(self.draw()), self._liked)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlainForm) and self._liked == other._liked

    def __hash__(self) -> int:
        return hash(self._liked)

    def __repr__(self) -> str:
        return f"Plain({self._liked!r})"


class Post(NamedTuple):
    """One message.

    table, turn   the table and turn that its buttons belong to (0, 0: no table)
    epoch         a changed epoch posts the message again below and strips the old message's buttons
    edits_in_place  whether a recent message of an older epoch is edited, which avoids frequent posts
    stamp         the key of a panel, which is drawn again only when its key changes
    is_final      whether the content never goes out of date, so that a replaced message stays unchanged
    accent        colour of the edge, 0xRRGGBB; a classic message without an accent has no frame
    mentions      the only people whom `<@id>` in the text may notify
    plain         the form without a picture, if more must change than replacing the picture by a text
    """

    blocks: tuple[Block, ...]
    table: int = 0
    turn: int = 0
    epoch: str = ""
    edits_in_place: bool = False
    stamp: str = ""
    is_final: bool = False
    accent: int | None = None
    classic: bool = False
    file: File | None = None
    mentions: tuple[int, ...] = ()
    plain: PlainForm | None = None

    @property
    def texts(self) -> list[str]:
        """Return the texts of the message without its picture, block by block."""
        return [block.text for block in self._text_blocks() if isinstance(block, Text)]

    @property
    def content(self) -> str:
        """Return the whole text of a classic message."""
        return _join_texts(self._text_blocks())

    @property
    def parts(self) -> tuple[str, str]:
        """Return a classic message's headline, which shows in the notification, and the text of its frame.

        Only a message with an `accent` has a frame.
        """
        if self.accent is None:
            return self.content, ""
        blocks = self._text_blocks()
        small = next(
            (isinstance(block, Text) and block.text.startswith("-# ") for block in blocks[1:]), False
        )
        head = 2 if small else 1
        return _join_texts(blocks[:head]), _join_texts(blocks[head:])

    @property
    def illustration(self) -> Illustration | None:
        """Return the message's picture, or None; a message has at most one picture."""
        for block in self.blocks:
            if isinstance(block, Illustration):
                return block
        return None

    @property
    def rows(self) -> int:
        """Return how many rows the buttons and menus take."""
        return sum(self.rows_of(block) for block in self.blocks if _is_control(block))

    def rows_of(self, block: Block) -> int:
        """Return how many rows a block of buttons takes; a classic message packs its rows more tightly."""
        rows = self._room_for(block)
        # Spread the buttons evenly, so that the last row does not hold a single button.
        return _row_count(block, -(-len(block.buttons) // rows)) if isinstance(block, Row) and rows else rows

    def _room_for(self, block: Block) -> int:
        if not self.classic:
            return _row_count(block)
        controls = [control for control in self.blocks if _is_control(control)]
        spare = max(0, ROWS - sum(_row_count(control, ROW_WIDTH) for control in controls))
        for control in controls:
            least, wanted = _row_count(control, ROW_WIDTH), _row_count(control)
            if control is block:
                return min(wanted, least + spare)
            spare -= min(wanted - least, spare)
        return 0

    @property
    def fits(self) -> bool:
        """Return whether the text is within Discord's limits; a longer text would be cut off."""
        limit, texts = (CONTENT_LIMIT, [self.content]) if self.classic else (TEXT_LIMIT, self.texts)
        return sum(map(len, texts)) <= limit

    def _text_blocks(self) -> tuple[Block, ...]:
        """Return the blocks with the picture replaced by its substitute text, if any."""
        if (shown := self.illustration) is None:
            return self.blocks
        blocks = [shown.fallback if block is shown else block for block in self.blocks]
        return tuple([block for block in blocks if block is not None])

    def without_illustration(self) -> Post:
        """Return the message without its picture: its plain form, or a text in the picture's place."""
        if self.plain is None:
            blocks = self._text_blocks()
            return self if blocks is self.blocks else self._replace(blocks=blocks)
        drawn = self.plain.draw().without_illustration()
        return self._replace(blocks=drawn.blocks, accent=drawn.accent, plain=None)

    def with_more(self, *blocks: Block) -> Post:
        """Return the message with these blocks appended, also to its plain form."""
        plain = self.plain and self.plain.then(lambda post: post.with_more(*blocks))
        return self._replace(blocks=(*self.blocks, *blocks), plain=plain)

    def without_picture_block(self) -> Post:
        """Return the message without its picture block, for a picture that is sent beside it."""
        return self._replace(
            blocks=tuple(block for block in self.blocks if not isinstance(block, Illustration))
        )

    def choose_form(self, *, picture: bool) -> Post:
        """Return the message with its picture, or without its picture."""
        return self if picture else self.without_illustration()

    def without_buttons(self) -> Post:
        """Return the message as left behind when replaced: without buttons, menus and temporary texts."""
        blocks = [_without_button(block) for block in self.blocks if not _is_temporary(block)]
        while blocks and isinstance(blocks[-1], Divider):
            del blocks[-1]
        plain = self.plain and self.plain.then(Post.without_buttons)
        return self._replace(blocks=tuple(blocks), plain=plain)

    def in_words(self) -> Post:
        """Return the post for screen readers: no symbols, no tables, and only enabled buttons."""
        plain = self.without_illustration()
        return plain._replace(
            blocks=tuple(_block_in_words(block) for block in plain.blocks if _has_words(block))
        )


class Form(NamedTuple):
    """A modal form with one input; the typed text comes back as the last argument of `action`."""

    title: str
    action: str
    label: str
    hint: str = ""
    value: str = ""
    longest: int = 100


class Line(NamedTuple):
    """A line that is typed in a form, under the name of its field."""

    name: str
    label: str
    hint: str = ""
    value: str = ""
    longest: int = 100
    is_optional: bool = False


class Questions(NamedTuple):
    """A modal form with up to five fields, whose values come back under their names.

    The `action` of a menu is its field's name, its `placeholder` the label above it. A menu of which several
    lines may be chosen is shown as boxes to tick, where there are few.
    """

    title: str
    action: str
    fields: tuple[Line | Menu | EntityMenu, ...]


def offered(menu: Menu, t: Texts, label: str = "") -> Menu | Row:
    """Return the menu or, if its lines are few, a button for each line, the chosen line's button ticked.

    A multi-select menu always stays a menu. In words-only style each button begins with the `label`.
    """
    if len(menu.options) > FEW or (menu.least, menu.most) != (1, 1):
        return menu
    return Row(tuple(option_button(menu.action, option, t, label) for option in menu.options))


def option_button(action: str, option: Option, t: Texts, label: str = "") -> Button:
    """Return the grey button of one of several values, with a tick if the value is the chosen one."""
    words = t("labelled-plain", label=label, text=option.label) if label else option.label
    return Button(
        t("value-chosen", value=option.label) if option.chosen else option.label,
        f"{action} {option.value}",
        emoji=option.emoji,
        words=t("value-chosen-words", value=words) if option.chosen else words,
    )


def strip_markdown(text: str) -> str:
    """Return a text on one line without Markdown."""
    return " ".join(_plain_lines([text]))


def as_sentences(texts: Iterable[str]) -> str:
    """Return texts as one paragraph without Markdown, each line closed by a full stop, for alt texts."""
    return " ".join(line if line.endswith(CLOSED) else f"{line}." for line in _plain_lines(texts))


def _plain_lines(texts: Iterable[str]) -> Iterator[str]:
    for line in chain.from_iterable(text.splitlines() for text in texts):
        if plain := _MARKER.sub("", line).replace("**", "").replace("\\", "").strip():
            yield plain


def _join_texts(blocks: Sequence[Block]) -> str:
    """Join texts with blank lines; small print directly follows the text above it, unless divided."""
    text, is_divided = "", False
    for block in blocks:
        if isinstance(block, Text) and block.text:
            text += ("\n" if block.text.startswith("-# ") and not is_divided else "\n\n") + block.text
        is_divided = isinstance(block, Divider)
    return text.lstrip("\n")


def _without_button(block: Block) -> Block:
    return block._replace(accessory=None) if isinstance(block, Text) and block.accessory else block


def _is_temporary(block: Block) -> bool:
    """Return whether a message that has been replaced no longer has this block."""
    return block.is_temporary if isinstance(block, Text) else _is_control(block)


def _row_count(block: Block, width: int = 0) -> int:
    """Return how many rows the block takes with `width` buttons a row (0: the block's own width)."""
    return -(-len(block.buttons) // (width or block.width)) if isinstance(block, Row) else 1


def _is_control(block: Block) -> bool:
    return isinstance(block, Row | Menu | EntityMenu)


def _has_words(block: Block) -> bool:
    """Return whether words-only style keeps this block."""
    if isinstance(block, Text):
        return block.words != ""
    return not isinstance(block, Row) or any(_is_enabled(button) for button in block.buttons)


def _is_enabled(button: Button | Link) -> bool:
    return isinstance(button, Link) or not button.disabled


def _block_in_words(block: Block) -> Block:
    if isinstance(block, Text):
        words = without_symbols(block.text if block.words is None else block.words)
        return Text(
            words,
            is_temporary=block.is_temporary,
            accessory=block.accessory and _button_in_words(block.accessory),
        )
    if isinstance(block, Row):
        enabled = (button for button in block.buttons if _is_enabled(button))
        spoken = (
            _button_in_words(button)
            if isinstance(button, Button)
            else button._replace(label=_label(button.label))
            for button in enabled
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


def _button_in_words(button: Button) -> Button:
    return button._replace(label=_label(button.words or button.label), emoji=None)


def _label(text: str) -> str:
    """Return a label without symbols, unless nothing else is left: Discord rejects empty labels."""
    return without_symbols(text) or text
