"""Conversion of the Discord Markdown that presenters write into HTML.

Covered are headings, small lines, bold, italics and code.
"""

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
    """Yield each line of a text as one HTML element; a code block is one element.

    `emojis` maps the name of each emoji to its accessible label; an emoji becomes an element of the class
    `c-<name>`, and the style sheet draws it.
    """
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith(_FENCE):
            code = "\n".join(takewhile(lambda candidate: not candidate.startswith(_FENCE), lines))
            yield f"<pre>{escape(code)}</pre>"
        elif line:
            yield _line_html(line, emojis)


def _line_html(line: str, emojis: Mapping[str, str]) -> str:
    for mark, tag in _HEADINGS:
        if line.startswith(mark):
            return f"<{tag}>{_inline_html(line.removeprefix(mark), emojis)}</{tag}>"
    if line.startswith("-# "):
        return f'<p class="small">{_inline_html(line.removeprefix("-# "), emojis)}</p>'
    return f"<p>{_inline_html(line.removeprefix('- '), emojis)}</p>"


def _inline_html(text: str, emojis: Mapping[str, str]) -> str:
    """Return a line as HTML with its bold, italic and code spans; a backslash escapes the next sign."""
    pieces, end, open_tags = [], 0, [""]
    for match in _MARKS.finditer(text):
        pieces.append(escape(text[end : match.start()]))
        end = match.end()
        if match["sign"] is not None:
            pieces.append(escape(match["sign"]))
            continue
        if (name := match["emoji"]) is not None:
            called = escape(emojis.get(name, name))
            pieces.append(f'<i class="c c-{name}" role="img" aria-label="{called}"></i>')
            continue
        tag = _TAGS[str(match.lastgroup)]
        closes = open_tags[-1] == tag
        pieces.append(f"</{tag}>" if closes else f"<{tag}>")
        open_tags = open_tags[:-1] if closes else [*open_tags, tag]
    pieces.append(escape(text[end:]))
    return "".join([*pieces, *(f"</{tag}>" for tag in reversed(open_tags[1:]))])
