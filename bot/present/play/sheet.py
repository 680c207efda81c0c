"""The score sheet of a whole match, page by page."""

from __future__ import annotations

from typing import Final

from bot.present import PRESENTERS, notices
from bot.present.post import Button, Menu, Option, Post, Row
from bot.present.presenter import GOLD
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts

LINES: Final = 25
"""The most lines that Discord accepts in a menu."""


def score(snapshot: Snapshot, t: Texts, page: str = "", *, shares: bool = False) -> Post:
    """Return one page of the sheet, by default the first, and a menu of all pages.

    If there are too many pages, the menu has the first page and the last pages. With `shares`, a button
    shares the sheet.
    """
    pages = (
        PRESENTERS[snapshot.header.game].play.list_sheet_pages(snapshot, t)
        if snapshot.view is not None
        else ()
    )
    if not pages:
        return notices.notice(t("sheet-none"))
    wanted = int(page) if page in map(str, range(len(pages))) else 0
    offered = [0, *range(1, len(pages))[1 - LINES :]]
    lines = tuple(Option(pages[n].label, str(n), chosen=n == wanted) for n in offered)
    menu = (Menu("@sheet", lines, t("sheet-menu")),) if len(lines) > 1 else ()
    shown = pages[wanted]
    pictures = () if shown.picture is None else (shown.picture,)
    share = (Row((Button(t("button-share-sheet"), "@share sheet"),)),) if shares else ()
    return Post((shown.text, *pictures, *menu, *share), table=snapshot.header.id, accent=GOLD)
