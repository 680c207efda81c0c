"""Golden screens: the text of every screen of the gallery, in each language.

No other test repeats these sentences. If a screen changes on purpose, rewrite the files and read the diff:
    YOHOHO_REWRITE=1 python -m pytest tests/golden
"""

from __future__ import annotations

import os
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from bot.gallery.looks import Screen
from bot.present.post import Block, Button, Divider, EntityMenu, Illustration, Link, Menu, Post, Row, Text
from tests.bot.art.letters import letters
from tests.gallery import Gallery

REWRITE = "YOHOHO_REWRITE" in os.environ
SCREENS = Path(__file__).parent / "screens"


def written_screen(screen: Screen) -> str:
    """Return a screen as text: its name, then a line for each text, picture, button and menu."""
    post = screen.post
    facts = ("private" * screen.private, "classic" * post.classic, post.accent and f"#{post.accent:06x}")
    lines = [f"=== {screen.name} ({', '.join(str(fact) for fact in facts if fact)})"]
    lines += [line for block in post.blocks for line in written_block(block)]
    if post.file is not None:
        lines.append(f"file {post.file.name}")
    lines += written_plainly(post)
    # The emojis' ids change with every new emoji.
    return re.sub(r"<a?(:\w+:)\d+>", r"\1", "\n".join(lines)) + "\n\n"


def written_plainly(post: Post) -> Iterator[str]:
    """Yield the texts that a message has only where its picture is not shown."""
    if post.illustration is not None:
        shown = {block.text for block in post.blocks if isinstance(block, Text)}
        plain = [text for text in post.without_illustration().texts if text not in shown]
        yield from ("--- without the picture:", *plain)


def written_block(block: Block) -> Iterator[str]:
    if isinstance(block, Text):
        yield block.text
        if block.accessory is not None:
            yield f"    {written_button(block.accessory)}"
    elif isinstance(block, Row):
        yield "  ".join(map(written_button, block.buttons))
    elif isinstance(block, Menu):
        yield f"<{block.placeholder}> {block.action} ({block.least} to {block.most})"
        options = [
            f"{'*' if option.chosen else '-'} {option.emoji or ''}{option.label} ({option.value}) "
            for option in block.options
        ]
        if any(option.description for option in block.options):
            yield from (
                line + option.description for line, option in zip(options, block.options, strict=True)
            )
        else:
            yield "".join(options)
    elif isinstance(block, EntityMenu):
        yield f"<{block.placeholder}> {block.action} ({block.kind}s, at most {block.most})"
    elif isinstance(block, Illustration):
        yield f"picture: {block.alt}"
        yield f"  on it: {' | '.join(dict.fromkeys(said for said, _ in letters(block.picture)))}"
        yield from [block.caption] if block.caption else ()
    elif isinstance(block, Divider):
        yield "---"


def written_button(button: Button | Link) -> str:
    if isinstance(button, Link):
        return f"[{button.label} -> {button.url}]"
    words = f" / {button.words}" if button.words else ""
    disabled = ", disabled" if button.disabled else ""
    return f"[{button.emoji or ''}{button.label}{words} | {button.action}, {button.style}{disabled}]"


def test_every_screen_has_its_golden_text(gallery: Gallery) -> None:
    written: dict[str, str] = defaultdict(str)
    for screen in gallery.screens:
        written[screen.name.split()[0]] += written_screen(screen)
    folder = SCREENS / gallery.language
    if REWRITE:
        folder.mkdir(parents=True, exist_ok=True)
        for theme, text in written.items():
            (folder / f"{theme}.txt").write_text(text, encoding="utf-8")
    assert written == {file.stem: file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())}
