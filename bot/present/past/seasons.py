"""The archive of a server's seasons: a page of each, and the message with the file of one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final

from bot.art.label import is_drawn
from bot.present import games
from bot.present.names import join_phrases, plain_name
from bot.present.past.leaderboards import board_line, draw_picture
from bot.present.past.statistics import list_tops
from bot.present.post import Block, Button, File, Menu, Option, PlainForm, Post, Row, Text
from bot.present.presenter import SEA
from bot.records.boards import EVERY_GAME, Board, BoardPage
from bot.records.seasons import Chapter, SeasonSums
from bot.tables.season_export import SeasonExport
from bot.texts.sentences import Texts, escape_name, one_line
from engine import GAMES

LINES: Final = 5
"""The most lines of a game's medals: where more have one, they are counted."""
MENU: Final = 25
"""The most lines of a menu in Discord."""
LABEL: Final = 100
"""The most characters of a menu's line in Discord."""


def season_page(
    chapter: Chapter,
    chapters: Sequence[Chapter],
    found: SeasonSums,
    t: Texts,
    *,
    exported: bool = False,
    seen_at: datetime | None = None,
) -> Post:
    """Return the page of a season: its dates, medals of each game, records, and a menu of the `chapters`.

    With `exported`, the reader has a button for the file of the season. A permanent message gets `seen_at`,
    the time of its figures, and has no buttons. Where long names leave too little room, each game has fewer
    lines of medals.
    """
    for lines in range(LINES, 0, -1):
        page = _season_page(chapter, chapters, found, t, exported, seen_at, lines)
        if page.without_illustration().fits:
            break
    return page


def _season_page(
    chapter: Chapter,
    chapters: Sequence[Chapter],
    found: SeasonSums,
    t: Texts,
    exported: bool,
    seen_at: datetime | None,
    lines: int,
) -> Post:
    """Return the page of a season with at most `lines` lines of medals for each game."""
    head: list[Block] = [
        Text(f"# {t('period-season-called', season=escape_name(chapter.name))}\n-# {_dates(chapter, t)}")
    ]
    below: list[Block] = []
    if seen_at is None:
        below.append(_menu(chapter, chapters, t))
        if exported:
            below.append(Row((Button(t("button-season-export"), f"@season-export {chapter.number}"),)))
    if not found.played:
        nothing = Text(t("season-empty-yet" if chapter.runs else "season-empty"))
        return Post((*head, nothing, *_small([], seen_at, t), *below), accent=SEA)
    head.append(Text(_count(found, t)))
    records = [*list_tops(t("season-records"), found.records, t)]
    below = [*records, *_small([t("board-footnote"), t("server-stats-why")], seen_at, t), *below]

    boards = _boards(found)
    medals = [_medals(found, game, t, lines) for game in boards]
    title: list[Block] = [Text(f"### {t('season-medals')}")] if boards else []

    def in_text() -> Post:
        return Post((*head, *title, *medals, *below), accent=SEA)

    if not boards or not all(is_drawn(plain_name(line.name, t)) for line in found.medals[boards[0]]):
        return in_text()
    first = boards[0]
    shown = draw_picture(Board(first), BoardPage(found.medals[first][:lines], False, None), t, None)
    assert shown is not None, "a board with medals has lines"
    drawn: list[Block] = [*title, Text(_heading(found, first, t, lines)), shown]
    return Post((*head, *drawn, *medals[1:], *below), accent=SEA, plain=PlainForm(in_text))


def export_page(chapter: Chapter, found: SeasonExport, size: int, t: Texts) -> Post:
    """Return the message with the file of a season, and what the file leaves out; `size` is the limit."""
    season = escape_name(chapter.name)
    lines = [t("season-exported", season=season, matches=found.matches, logs=found.logs)]
    if found.no_room:
        lines.append(t("season-no-room", count=found.no_room, size=size // 1_000_000))
    if found.unreadable:
        lines.append(t("season-unreadable", count=found.unreadable))
    return Post((Text("\n".join(lines)),), file=File(f"yo-ho-ho-season-{chapter.number}.zip", found.data))


def chapter_label(chapter: Chapter, t: Texts) -> str:
    """Return the line of a season in a menu: its number and its name, or the year."""
    name = one_line(chapter.name)
    label = t("period-season-called", season=name) if chapter.is_year else f"{chapter.number} · {name}"
    return label if len(label) <= LABEL else f"{label[: LABEL - 1]}…"


def _dates(chapter: Chapter, t: Texts) -> str:
    if chapter.is_year:
        return t("season-year", year=chapter.name)
    start = f"<t:{int(chapter.started_at.timestamp())}:D>"
    if chapter.ended_at is None:
        return t("season-runs", start=start)
    return t("season-over", start=start, end=f"<t:{int(chapter.ended_at.timestamp())}:D>")


def _count(found: SeasonSums, t: Texts) -> str:
    """Return how many matches and players the season had, and the matches of each game."""
    counts = [
        t("server-stats-game", game=t(f"game-{game}"), count=found.played[game])
        for game in GAMES
        if game in found.played
    ]
    total = t("season-count", matches=found.played[EVERY_GAME], players=found.players)
    return total if len(counts) < 2 else f"{total} {t('season-by-game', games=join_phrases(counts, t))}"


def _boards(found: SeasonSums) -> list[str]:
    """Return the games with medals; all games together only where more than one was played."""
    one_game = len(found.played) == 2  # That game, and all games.
    return [game for game in (EVERY_GAME, *GAMES)[one_game:] if found.medals.get(game)]


def _medals(found: SeasonSums, game: str, t: Texts, most: int) -> Text:
    lines = [board_line(Board(game), line, t, None) for line in found.medals[game][:most]]
    return Text("\n".join((_heading(found, game, t, most), *lines)))


def _heading(found: SeasonSums, game: str, t: Texts, most: int) -> str:
    """Return the name of a game, and how many have a medal of it besides those who have a line."""
    title, more = f"**{games.game_name(game, t)}**", len(found.medals[game]) - most
    return f"{title} · {t('season-others', count=more)}" if more > 0 else title


def _small(lines: Sequence[str], seen_at: datetime | None, t: Texts) -> Iterator[Text]:
    when = [] if seen_at is None else [t("stats-as-of", moment=f"<t:{int(seen_at.timestamp())}:f>")]
    if small := [*lines, *when]:
        yield Text("\n".join(f"-# {line}" for line in small))


def _menu(chapter: Chapter, chapters: Sequence[Chapter], t: Texts) -> Menu:
    """Return the menu of seasons; of very many, those around the one that is shown."""
    first = max(0, min(chapters.index(chapter) - MENU // 2, len(chapters) - MENU))
    options = tuple(
        Option(chapter_label(one, t), f"{one.number}", chosen=one.number == chapter.number)
        for one in chapters[first : first + MENU]
    )
    return Menu("@season", options, t("season-menu"))
