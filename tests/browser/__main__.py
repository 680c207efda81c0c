"""`make page`: the page of a match of each game, opened and stepped through in a real browser.

Exit codes: 0 all is well, 1 something is not, 2 there is no browser to try it in.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from bot.present.match_page import match_page
from bot.texts.sentences import LOCALES, Texts
from engine.log import read_log
from tests.bot.tables.test_replays import LOGS, match_of
from tests.browser.chromium import Missing, Page, chromium

PAGES = {
    "skull-king": ("skull-king-full_sail-6", "en"),
    "older-edition": ("skull-king-older_edition-2", "es"),
    "hearts": ("hearts-whole-4", "fr"),
    "skull": ("skull-owner_picks-3", "en"),
}
"""The golden match of each page, and its language; the languages are those of the bot."""
AT = "Number(document.getElementById('steps').value)"
LAST = "Number(document.getElementById('steps').max)"
SEEN = "document.getElementById('frame').innerText"
HEARD = "document.getElementById('told').textContent"


class Wrong(AssertionError):
    """What the page does not do as it must."""


def must(holds: object, what: str) -> None:
    """Wrong unless it holds."""
    if not holds:
        raise Wrong(what)


async def keys(page: Page) -> AsyncIterator[str]:
    """Arrows lead by steps and, with Shift, by tricks; Home and End to both ends and no further."""
    begun = await page.run(AT)
    must(begun > 0, "it begins where somebody decides")
    must(await page.run(HEARD) == "", "nothing is read aloud before anybody presses")
    before = await page.run(SEEN)
    await page.press("ArrowRight")
    must(await page.run(AT) == begun + 1, "ArrowRight leads one step on")
    must(await page.run(SEEN) != before, "another position looks otherwise")
    must(await page.run(HEARD), "a new position is read aloud")
    await page.press("ArrowLeft")
    must(await page.run(SEEN) == before, "ArrowLeft leads back to the same")
    yield "arrows"
    await page.press("ArrowRight", shift=True)
    far = await page.run(AT)
    must(far > begun, "Shift leads further")
    await page.press("ArrowLeft", shift=True)
    must(await page.run(AT) == 0, "and back to the beginning, before which no trick has ended")
    yield "shift"
    last = await page.run(LAST)
    await page.press("End")
    must(await page.run(AT) == last, "End leads to the end")
    await page.press("ArrowRight")
    must(await page.run(AT) == last, "there is nothing after it")
    await page.press("Home")
    await page.press("ArrowLeft")
    must(await page.run(AT) == 0, "nor before the beginning")
    yield "ends"
    for _ in range(last):
        await page.press("ArrowRight")
    must(await page.run(AT) == last, "every position can be stepped to")
    yield f"{last} steps"


async def fingers(page: Page) -> AsyncIterator[str]:
    """Buttons do the same by touch and from the keyboard; the slider leads anywhere; no finger is too big."""
    await page.press("Home")
    await page.tap("[data-move=on]")
    must(await page.run(AT) == 1, "a touch leads on")
    await page.tap("[data-move=round-on]")
    rounds = await page.run(AT)
    must(rounds > 1, "a touch leads to the end of the round")
    await page.tap("[data-move=round-back]")
    must(await page.run(AT) == 0, "and back")
    if await page.run("document.querySelector('[data-move=worst]') !== null"):
        await page.tap("[data-move=worst]")
        must(await page.run(AT) > 0, "a touch leads to the worst trick")
    await page.run("document.querySelector('[data-move=round-on]').focus()")
    here = await page.run(AT)
    await page.press("Enter")
    must(await page.run(AT) > here, "Enter presses the button that has the focus")
    await page.run("(() => { const one = document.getElementById('steps'); one.value = 3;"
                   " one.dispatchEvent(new Event('input')); })()")  # fmt: skip
    must(await page.run(AT) == 3, "the slider leads anywhere")
    small = await page.run(
        "[...document.querySelectorAll('nav button')].map((one) => one.getBoundingClientRect())"
        ".filter((box) => box.width < 44 || box.height < 44).length"
    )
    must(small == 0, "a button is too small for a finger")
    yield "touch"


async def listening(page: Page) -> AsyncIterator[str]:
    """Whoever listens hears the language, a heading, what is pressed and what has changed."""
    must(await page.run("document.documentElement.lang") in LOCALES, "it names its language")
    must(await page.run("document.querySelectorAll('h1').length") == 1, "it has one title")
    must(await page.run("document.querySelectorAll('#frame h2').length") >= 1, "a position has a heading")
    mute = await page.run(
        "[...document.querySelectorAll('button, input')]"
        ".filter((one) => !(one.ariaLabel || one.textContent.trim())).length"
    )
    must(mute == 0, "something to press has no name")
    must(await page.run("document.getElementById('told').ariaLive") == "polite", "changes are read aloud")
    yield "names"


async def narrow(page: Page) -> AsyncIterator[str]:
    """Nothing runs out of the side of a phone, at any tenth of the match."""
    last = await page.run(LAST)
    for tenth in range(11):
        await page.run(
            f"(() => {{ const one = document.getElementById('steps'); one.value = {last * tenth // 10};"
            " one.dispatchEvent(new Event('input')); })()"
        )
        wide = await page.run("document.scrollingElement.scrollWidth - innerWidth")
        must(wide <= 0, f"{wide} pixels too wide at {tenth} tenths")
    yield "narrow"


async def tried(page: Page, file: Path, pictures: Path | None) -> list[str]:
    """What was tried with this page, on light ground and dark."""
    done: list[str] = []
    for dark in (False, True):
        await page.open(file, dark=dark)
        if pictures is not None:
            await page.tap("[data-move=round-on]")
            for _ in range(12):
                await page.press("ArrowRight")
            shown = pictures / f"{file.stem}-{'dark' if dark else 'light'}.png"
            await asyncio.to_thread(shown.write_bytes, await page.picture())
            await page.open(file, dark=dark)
    for part in (keys, fingers, listening, narrow):
        done += [name async for name in part(page)]
    must(not page.complaints, "; ".join(page.complaints))
    return done


async def everything(folder: Path, pictures: Path | None) -> int:
    """Try each page; how many are not as they must be."""
    wrong = 0
    for name, (log, locale) in PAGES.items():
        file = folder / f"{name}.html"
        match = match_of(read_log((LOGS / f"{log}.log").read_text(encoding="utf-8")))
        file.write_text(match_page(match, Texts(locale), 1), encoding="utf-8")
        async with chromium() as page:
            try:
                done = await tried(page, file, pictures)
            except (Wrong, TimeoutError, RuntimeError) as error:
                wrong += 1
                print(f"{name}: NOT as it must be: {error!r} {page.complaints}")
            else:
                print(f"{name}: {file.stat().st_size // 1024} KiB, {', '.join(done)}")
    return wrong


def main() -> int:
    """Read the command line, try the pages, say how it went."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser", description=__doc__)
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the pages")
    asked = parser.parse_args()
    if asked.pictures is not None:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="yo-ho-ho-") as folder:
        try:
            wrong = asyncio.run(everything(Path(folder), asked.pictures))
        except Missing:
            print("There is no Chromium or Chrome here to try the page in.", file=sys.stderr)
            return 2
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
