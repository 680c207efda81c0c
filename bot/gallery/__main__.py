"""`make gallery`: write every drawing and every screen to one HTML page for review.

The screens are the moments and stories, rendered as on a phone, in each language, with ordinary names and
with the longest ones. `--only bid` writes only the screens with "bid" in their name, and no drawings.
Requires the extra `demo`.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.art import gallery
from bot.art.drawing import Art
from bot.art.shown import Picture as Drawable
from bot.gallery.house import CHANNELS, EMOJIS, EVENING, LONGEST, USUAL, open_house
from bot.gallery.message import STYLE, Reader
from bot.gallery.moments import render_moments
from bot.gallery.stories import render_stories
from bot.texts.sentences import LOCALES

NAMES: Final = {"usual": USUAL, "longest": LONGEST}
LIGHT: Final = (
    *("skull-king trick table", "skull-king trick turn", "hearts follow turn", "skull flip table"),
    *("skull-king eight captured table", "skull challenge table", "hearts moon table"),
    *("championship begun", "championship ten played", "championship over"),
    *("board wins", "statistics skull-king", "finished list", "help here"),
)
"""Screens that are also shown on Discord's light background."""
EMOJI: Final = re.compile(r'src="emojis/(\w+)\.png"')


async def screens(
    language: str, names: Sequence[str], only: str = "", pictures: dict[str, Drawable] | None = None
) -> dict[str, str]:
    """Return the HTML of each screen with `only` in its name, by name; add its files to `pictures`."""
    users = dict(enumerate(names, start=1))
    reader = Reader(language, EVENING, users=users, channels=CHANNELS, emojis=EMOJIS)
    with tempfile.TemporaryDirectory(prefix="yo-ho-ho-") as folder:
        async with open_house(Path(folder), language, names) as house:
            screens = [*await render_moments(house, only), *await render_stories(house, only)]
            messages = {
                screen.name: reader.message(screen.post, private=screen.private) for screen in screens
            }
    if pictures is not None:
        pictures |= reader.pictures
    return messages


async def page(only: str, pictures: dict[str, Drawable]) -> str:
    """Return the screens as HTML: a row for each, in every language and with both kinds of names.

    The screens' large pictures are added to `pictures`, keyed by file name.
    """
    columns = {
        f"{language}, {kind} names": await screens(language, names, only, pictures)
        for kind, names in NAMES.items()
        for language in LOCALES
    }
    parts = [STYLE]
    for name in next(iter(columns.values())):
        parts.append(f"<h3>{name}</h3><div class=screens>")
        for column, drawn in columns.items():
            grounds = ("dark", "light") if name in LIGHT else ("dark",)
            parts += [
                f'<figure class="{ground}" title="{column}">{drawn[name]}</figure>' for ground in grounds
            ]
        parts.append("</div>")
    return "\n".join(parts)


async def write(folder: Path, only: str = "") -> Path:
    """Write the page and its pictures into the folder; return the page's path."""
    pictures: dict[str, Drawable] = {}
    more = await page(only, pictures)
    for part in ("emojis", "pictures"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    art = Art()
    try:
        for file, shown in pictures.items():
            (folder / file).write_bytes(await art.draw_picture(shown))
        for name in sorted(set(EMOJI.findall(more))):
            (folder / "emojis" / f"{name}.png").write_bytes(await art.emoji(name))
    finally:
        await art.close()
    return await gallery.write(folder, {} if only else None, more=more)


def main() -> None:
    """Parse the command line and write the gallery."""
    parser = argparse.ArgumentParser(prog="python -m bot.gallery", description=__doc__)
    parser.add_argument("out", type=Path, help="the folder for the page and its pictures")
    parser.add_argument("--only", default="", help="a part of the names of the screens that are shown")
    options = parser.parse_args()
    print(asyncio.run(write(options.out, options.only)))


if __name__ == "__main__":
    main()
