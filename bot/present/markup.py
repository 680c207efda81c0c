"""What the presenters write for Discord as HTML: headings, small lines, bold, italics, code."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from itertools import takewhile
from types import MappingProxyType
from typing import Final

_HEADINGS: Final = (("# ", "h2"), ("## ", "h3"), ("### ", "h4"))
_MARKS: Final = re.compile(
    r"\\(?P<sign>[^0-9A-Za-z\s])|<:(?P<emoji>\w+):\d+>|(?P<bold>\*\*)|(?P<italic>\*)|(?P<code>`)"
)
_TAGS: Final = {"bold": "b", "italic": "i", "code": "code"}
_FENCE: Final = "```"
NONE: Final[Mapping[str, str]] = MappingProxyType({})


def html(text: str, emojis: Mapping[str, str] = NONE) -> Iterator[str]:
    """The lines of a text, each as one element; a block of code is one of them.

    `emojis` is what each emoji is called, by its name: it has the class `c-<name>`, which draws it.
    """
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith(_FENCE):
            kept = "\n".join(takewhile(lambda one: not one.startswith(_FENCE), lines))
            yield f"<pre>{escape(kept)}</pre>"
        elif line:
            yield _line(line, emojis)


def _line(line: str, emojis: Mapping[str, str]) -> str:
    for mark, tag in _HEADINGS:
        if line.startswith(mark):
            return f"<{tag}>{_marked(line.removeprefix(mark), emojis)}</{tag}>"
    if line.startswith("-# "):
        return f'<p class="small">{_marked(line.removeprefix("-# "), emojis)}</p>'
    return f"<p>{_marked(line.removeprefix('- '), emojis)}</p>"


def _marked(text: str, emojis: Mapping[str, str]) -> str:
    """A line with its bold and italic words; what a backslash stands before is meant as it is."""
    made, last, open_ = [], 0, [""]
    for found in _MARKS.finditer(text):
        made.append(escape(text[last : found.start()]))
        last = found.end()
        if found["sign"] is not None:
            made.append(escape(found["sign"]))
            continue
        if (name := found["emoji"]) is not None:
            called = escape(emojis.get(name, name))
            made.append(f'<i class="c c-{name}" role="img" aria-label="{called}"></i>')
            continue
        tag = _TAGS[str(found.lastgroup)]
        closes = open_[-1] == tag
        made.append(f"</{tag}>" if closes else f"<{tag}>")
        open_ = open_[:-1] if closes else [*open_, tag]
    made.append(escape(text[last:]))
    return "".join([*made, *(f"</{tag}>" for tag in reversed(open_[1:]))])
