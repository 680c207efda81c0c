"""`make page`: the page of a match of each game, opened and stepped through in a real browser.

Exit codes: 0 all is well, 1 a check failed, 2 there is no browser to run the checks in.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from copy import deepcopy
from pathlib import Path

from bench.forging import sealed_log
from bot.present.play.match_page import match_page
from bot.texts.sentences import LOCALES, Texts
from engine.log import read_log
from tests.bot.present.test_match_page import FORGERIES, change_shown_card, repacked, unpacked
from tests.bot.tables.test_replays import LOGS, match_of
from tests.browser.chromium import Missing, Page, chromium

PAGES = {
    "skull-king": ("skull-king-full_sail-6", "en"),
    "older-edition": ("skull-king-older_edition-2", "es"),
    "hearts": ("hearts-whole-4", "fr"),
    "skull": ("skull-owner_picks-3", "en"),
}
"""The golden match of each page, and its language; the languages are those of the bot."""
SEALED = {"sealed-skull-king": (0, "en"), "sealed-hearts": (1, "fr"), "sealed-skull": (2, "es")}
"""The sealed match of each page, by its number, and the page's language."""
AT = "Number(document.getElementById('steps').value)"
LAST = "Number(document.getElementById('steps').max)"
SEEN = "document.getElementById('frame').innerText"
CHECKED = (
    "(() => { const one = document.getElementById('checked');"
    " return { text: one.textContent, holds: one.dataset.holds }; })()"
)
HEARD = "document.getElementById('told').textContent"


class Wrong(AssertionError):
    """A failed check of a page."""


def require(holds: object, what: str) -> None:
    """Raise Wrong with this message unless the condition holds."""
    if not holds:
        raise Wrong(what)


async def check_keys(page: Page) -> AsyncIterator[str]:
    """Check that arrows move by steps, with Shift by tricks, and Home and End to both ends and no further."""
    begun = await page.run(AT)
    require(begun > 0, "it begins where somebody decides")
    require(await page.run(HEARD) == "", "nothing is read aloud before anybody presses")
    before = await page.run(SEEN)
    await page.press("ArrowRight")
    require(await page.run(AT) == begun + 1, "ArrowRight leads one step on")
    require(await page.run(SEEN) != before, "another position looks otherwise")
    require(await page.run(HEARD), "a new position is read aloud")
    await page.press("ArrowLeft")
    require(await page.run(SEEN) == before, "ArrowLeft leads back to the same")
    yield "arrows"
    await page.press("ArrowRight", shift=True)
    far = await page.run(AT)
    require(far > begun, "Shift leads further")
    await page.press("ArrowLeft", shift=True)
    require(await page.run(AT) == 0, "and back to the beginning, before which no trick has ended")
    yield "shift"
    last = await page.run(LAST)
    await page.press("End")
    require(await page.run(AT) == last, "End leads to the end")
    await page.press("ArrowRight")
    require(await page.run(AT) == last, "there is nothing after it")
    await page.press("Home")
    await page.press("ArrowLeft")
    require(await page.run(AT) == 0, "nor before the beginning")
    yield "ends"
    for _ in range(last):
        await page.press("ArrowRight")
    require(await page.run(AT) == last, "every position can be stepped to")
    yield f"{last} steps"


async def check_buttons(page: Page) -> AsyncIterator[str]:
    """Check that buttons work by touch and keyboard and are big enough, and that the slider works."""
    await page.press("Home")
    await page.tap("[data-move=on]")
    require(await page.run(AT) == 1, "a touch leads on")
    await page.tap("[data-move=round-on]")
    rounds = await page.run(AT)
    require(rounds > 1, "a touch leads to the end of the round")
    await page.tap("[data-move=round-back]")
    require(await page.run(AT) == 0, "and back")
    if await page.run("document.querySelector('[data-move=worst]') !== null"):
        await page.tap("[data-move=worst]")
        require(await page.run(AT) > 0, "a touch leads to the worst trick")
    await page.run("document.querySelector('[data-move=round-on]').focus()")
    here = await page.run(AT)
    await page.press("Enter")
    require(await page.run(AT) > here, "Enter presses the button that has the focus")
    await page.run("(() => { const one = document.getElementById('steps'); one.value = 3;"
                   " one.dispatchEvent(new Event('input')); })()")  # fmt: skip
    require(await page.run(AT) == 3, "the slider leads anywhere")
    small = await page.run(
        "[...document.querySelectorAll('nav button')].map((one) => one.getBoundingClientRect())"
        ".filter((box) => box.width < 44 || box.height < 44).length"
    )
    require(small == 0, "a button is too small for a finger")
    yield "touch"


async def check_screen_reader(page: Page) -> AsyncIterator[str]:
    """Check what a screen reader gets: the language, a heading, names of the buttons, announced changes."""
    require(await page.run("document.documentElement.lang") in LOCALES, "it names its language")
    require(await page.run("document.querySelectorAll('h1').length") == 1, "it has one title")
    require(await page.run("document.querySelectorAll('#frame h2').length") >= 1, "a position has a heading")
    mute = await page.run(
        "[...document.querySelectorAll('button, input')]"
        ".filter((one) => !(one.ariaLabel || one.textContent.trim())).length"
    )
    require(mute == 0, "something to press has no name")
    require(await page.run("document.getElementById('told').ariaLive") == "polite", "changes are read aloud")
    yield "names"


async def check_width(page: Page) -> AsyncIterator[str]:
    """Check that nothing overflows a phone's width, at every tenth of the match."""
    last = await page.run(LAST)
    for tenth in range(11):
        await page.run(
            f"(() => {{ const one = document.getElementById('steps'); one.value = {last * tenth // 10};"
            " one.dispatchEvent(new Event('input')); })()"
        )
        wide = await page.run("document.scrollingElement.scrollWidth - innerWidth")
        require(wide <= 0, f"{wide} pixels too wide at {tenth} tenths")
    yield "narrow"


async def check_seal(page: Page, folder: Path) -> None:
    """Check that the script accepts the page of each sealed match and refuses each forged one."""
    for name, (n, locale) in SEALED.items():
        for in_words in (False, True):
            text = match_page(match_of(sealed_log(n)), Texts(locale, in_words=in_words), 1, sealed_log(n))
            whole = unpacked(text)
            forgeries = [one for one in FORGERIES if whole["check"]["cards"] or one is not change_shown_card]
            for change in (None, *forgeries):
                data = deepcopy(whole)
                if change is not None:
                    change(data)
                file = folder / f"{name}.html"
                file.write_text(repacked(text, data), encoding="utf-8")
                await page.open(file)
                said = await page.run(CHECKED)
                require(said["text"] == whole["check"]["fails" if change else "holds"], f"{name}: {said}")
                require(said["holds"] == ("false" if change else "true"), f"{name}, {change}: {said}")
    require(not page.complaints, "; ".join(page.complaints))


async def run_checks(page: Page, file: Path, pictures: Path | None) -> list[str]:
    """Run all checks on this page, in light and dark mode; return the names of those that passed."""
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
    for part in (check_keys, check_buttons, check_screen_reader, check_width):
        done += [name async for name in part(page)]
    require(not page.complaints, "; ".join(page.complaints))
    return done


async def check_pages(folder: Path, pictures: Path | None) -> int:
    """Check each page and print the results; return the number of pages that failed."""
    wrong = 0
    for name, (log, locale) in PAGES.items():
        file = folder / f"{name}.html"
        match = match_of(read_log((LOGS / f"{log}.log").read_text(encoding="utf-8")))
        file.write_text(match_page(match, Texts(locale), 1), encoding="utf-8")
        async with chromium() as page:
            try:
                done = await run_checks(page, file, pictures)
            except (Wrong, TimeoutError, RuntimeError) as error:
                wrong += 1
                print(f"{name}: NOT as it must be: {error!r} {page.complaints}")
            else:
                print(f"{name}: {file.stat().st_size // 1024} KiB, {', '.join(done)}")
    async with chromium() as page:
        try:
            await check_seal(page, folder)
        except (Wrong, TimeoutError, RuntimeError) as error:
            wrong += 1
            print(f"sealed pages: NOT as they must be: {error!r} {page.complaints}")
        else:
            print(f"{len(SEALED)} sealed pages: they hold, and no forged one does")
    return wrong


def main() -> int:
    """Read the command line, check the pages and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser", description=__doc__)
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the pages")
    asked = parser.parse_args()
    if asked.pictures is not None:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="yo-ho-ho-") as folder:
        try:
            wrong = asyncio.run(check_pages(Path(folder), asked.pictures))
        except Missing:
            print("There is no Chromium or Chrome here to try the page in.", file=sys.stderr)
            return 2
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
