"""The pages of leaderboards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, get_args

from bot.art.label import is_drawn
from bot.art.ranking import Rank, Ranking
from bot.present import PRESENTERS, games
from bot.present.names import escaped_name, plain_name
from bot.present.post import (
    ALT_LIMIT,
    Block,
    Button,
    Divider,
    Illustration,
    Menu,
    Option,
    PlainForm,
    Post,
    Row,
    Text,
)
from bot.present.presenter import SEA, format_points, place_mark, rank_number, tenths
from bot.records.boards import EVERY_GAME, PROVISIONAL, Board, BoardLine, BoardPage, Measure, Period
from bot.texts.sentences import Texts, escape_name
from engine import GAMES

MEASURES: Final[tuple[Measure, ...]] = get_args(Measure)
PERIODS: Final[Mapping[Period, str]] = {
    "day": "period-day",
    "week": "period-week",
    "month": "period-month",
    "season": "period-season",
    "all": "period-all",
}
"""The periods of a board, with the keys of their names."""
GAME, MEASURE, PERIOD = "game", "by", "when"
"""The prefix of a menu line's value: which part of a board the line changes."""
SHORT: Final = 14
"""Characters of a name in the list of names that the picture cannot draw."""
WIDTHS: Final = (32, 20, 12)
"""Characters of a name in the picture's alt text, tried in this order."""


def measures(board: Board) -> tuple[Measure, ...]:
    """Return the measures by which a board of this game, with people or solo, can be sorted."""
    ratings: tuple[Measure, ...] = () if board.alone else ("rating",)
    if not board.game:
        return (*ratings, "wins")
    bids: tuple[Measure, ...] = ("accuracy",) if PRESENTERS[board.game].play.has_bids else ()
    return (*ratings, "wins", "average", *bids)


def board(
    board: Board, page: BoardPage, season: str, t: Texts, *, reader: int | None = None, instead: bool = False
) -> Post:
    """Return a page of a server's leaderboard: its picture, buttons to other pages, a menu of boards.

    `season` is the name of the current season. A listed `reader` is called "you". `instead` says that this
    board replaces an empty board of matches with people.
    """
    blocks: list[Block] = _heading(board, season, t)
    shown = draw_picture(board, page, t, reader)
    line = t("board-solo-instead") if instead else _footnote(board, page, t, reader)
    blocks += [Text(t("board-empty"))] if shown is None else [shown, *_names_not_drawn(page, t)]
    row, menu = _controls(board, page, season, t)
    plain = PlainForm(lambda: _draw_text(board, page, season, t, reader, instead=instead))
    return Post((*blocks, row, Text(f"-# {line}"), menu), accent=SEA, plain=plain if shown else None)


def _draw_text(
    board: Board, page: BoardPage, season: str, t: Texts, reader: int | None, *, instead: bool
) -> Post:
    """Return the leaderboard without a picture: each place on a line, and what the figures mean."""
    blocks: list[Block] = _heading(board, season, t)
    if instead:
        blocks.append(Text(t("board-solo-instead")))
    listed = _lines_with_own(page)
    lines = [board_line(board, line, t, reader) for line in listed]
    blocks.append(Text("\n".join(lines[: len(page.lines)]) or t("board-empty")))
    if len(listed) > len(page.lines):
        blocks += [Divider(), Text(lines[-1])]
    if board.measure != "wins":
        blocks.append(Text(_explain_measure(board, t)))
    small = [*_small_print(board, listed, t)]
    if page.own is None and reader is not None:
        small.append(t("board-not-yet"))
    blocks.append(Text("\n".join(f"-# {small_line}" for small_line in small)))
    return Post((*blocks, *_controls(board, page, season, t)), accent=SEA)


def _heading(board: Board, season: str, t: Texts) -> list[Block]:
    """Return the board's name, and in small letters whose results count and in which period."""
    measure = t.within(t(f"measure-{board.measure}"))
    title = t("board-title", game=games.game_name(board.game, t), measure=measure)
    whose = t("board-of-alone" if board.alone else "board-of")
    when = "" if board.measure == "rating" else f" · {_period(board.period, season, t)}"
    return [Text(f"# {title}"), Text(f"-# {whose}{when}")]


def _lines_with_own(page: BoardPage) -> tuple[BoardLine, ...]:
    """Return the lines of a page, followed by the reader's own line if it is on another page."""
    apart = page.own is not None and page.own not in page.lines
    return (*page.lines, *((page.own,) if page.own is not None and apart else ()))


def draw_picture(board: Board, page: BoardPage, t: Texts, reader: int | None) -> Illustration | None:
    """Draw the board; return None if it is empty."""
    listed = _lines_with_own(page)
    if not listed:
        return None
    rows = tuple(
        Rank(
            line.place,
            t("board-about-place", place=line.place) if line.about else str(line.place),
            t("you") if line.user_id == reader else plain_name(line.name, t),
            str(line.place),
            t("figure", value=line.of),
            _figure(board, line, t),
            own=line.user_id == reader,
            follows_gap=line not in page.lines,
        )
        for line in listed
    )
    count = t(f"measure-of-{board.measure}")
    shown = Ranking(board.game, count, t(f"measure-head-{board.measure}"), rows)
    descriptions = (
        "; ".join(_describe_line(board, line, t, reader, width) for line in listed) for width in WIDTHS
    )
    why = "" if board.measure == "wins" else _explain_measure(board, t)
    alts = [" ".join(filter(None, (f"{description}.", why))) for description in descriptions]
    return Illustration(shown, next((alt for alt in alts if len(alt) <= ALT_LIMIT), alts[-1]))


def _figure(board: Board, line: BoardLine, t: Texts) -> str:
    """Return the measured value for a column; a provisional rating has a question mark."""
    merit = _format_merit(board, line)
    if board.measure == "rating":
        return f"{merit}?" if _is_provisional(board, line) else str(merit)
    return t(f"measure-figure-{board.measure}", merit=merit)


def _describe_line(board: Board, line: BoardLine, t: Texts, reader: int | None, width: int) -> str:
    """Describe a line of the board for the picture's alt text."""
    name = t("you") if line.user_id == reader else plain_name(line.name, t)
    name = name if len(name) <= width else f"{name[: width - 1]}…"
    return f"{line.place}. {name}, {_value_in_words(board, line, t)}"


def _names_not_drawn(page: BoardPage, t: Texts) -> list[Block]:
    """Return a text with the names that the picture's font cannot draw, each with its place."""
    lines = [line for line in _lines_with_own(page) if not is_drawn(plain_name(line.name, t))]
    names = " · ".join(f"{rank_number(line.place)} {escaped_name(line.name, t, SHORT)}" for line in lines)
    return [Text(f"-# {names}")] if names else []


def _footnote(board: Board, page: BoardPage, t: Texts, reader: int | None) -> str:
    """Return the line below a picture: the reader's missing matches, a mark's meaning, or what counts."""
    if page.lines and page.own is None and reader is not None:
        return t("board-not-yet")
    if any(_is_provisional(board, line) for line in _lines_with_own(page)):
        return t("board-provisional")
    return t("board-footnote-alone" if board.alone else "board-footnote")


def _explain_measure(board: Board, t: Texts) -> str:
    """Return a sentence that explains the measure."""
    fewest = bool(board.game) and GAMES[board.game].lowest_wins and board.measure == "average"
    return t("measure-average-fewest-why" if fewest else f"measure-{board.measure}-why")


def _small_print(board: Board, lines: Sequence[BoardLine], t: Texts) -> Iterator[str]:
    """Yield the small print: what a mark means, and which matches count."""
    if any(_is_provisional(board, line) for line in lines):
        yield t("rating-provisional-why")
    if board.measure == "wins":
        yield t("measure-wins-counts", alone="yes" if board.alone else "no")
    else:
        yield t("board-footnote-alone" if board.alone else "board-footnote")


def _is_provisional(board: Board, line: BoardLine) -> bool:
    return board.measure == "rating" and line.of < PROVISIONAL


def _period(period: Period, season: str, t: Texts) -> str:
    if period == "season":
        return t("period-season-called", season=escape_name(season))
    return t(PERIODS[period])


def board_line(board: Board, line: BoardLine, t: Texts, reader: int | None) -> str:
    """Return a line of the board: place, name ("you" for the reader) and measured value."""
    place = t("board-about", place=line.place) if line.about else place_mark(line.place, t)
    name = t("you") if line.user_id == reader else escaped_name(line.name, t)
    return f"{place} **{name}** · {_value_in_words(board, line, t)}"


def _format_merit(board: Board, line: BoardLine) -> float | str:
    if board.measure == "rating":
        return format_points(
            round(line.merit)
        )  # Ratings are usually written without a thousands separator, as in 1532.
    return tenths(100 * line.merit if board.measure == "accuracy" else line.merit)


def _value_in_words(board: Board, line: BoardLine, t: Texts) -> str:
    """Return the measured value and its number of matches, rounds or bids, and whether it is provisional."""
    merit = _format_merit(board, line)
    if board.measure != "rating":
        return t(f"measure-{board.measure}-line", merit=merit, count=line.of)
    return t("rating-is-provisional", rating=merit) if _is_provisional(board, line) else str(merit)


def _controls(board: Board, page: BoardPage, season: str, t: Texts) -> tuple[Row, Menu]:
    """Return the buttons to other pages, and the menu of boards of another measure, game or time."""
    return Row(_page_buttons(board, page, t)), _menu(board, season, t)


def _menu(board: Board, season: str, t: Texts) -> Menu:
    here = f"{games.word(board.game)} {board.measure} {board.period} {_company(board.alone)}"
    lines = [
        Option(t("board-measure", measure=t(f"measure-head-{other}")), f"{MEASURE}-{other}")
        for other in measures(board)
        if other != board.measure
    ]
    lines += [
        Option(t("board-other-game", game=games.game_name(other, t)), f"{GAME}-{games.word(other)}")
        for other in (EVERY_GAME, *GAMES)
        if other != board.game
    ]
    if board.measure != "rating":
        lines += [
            Option(t("board-when", value=_period(other, season, t)), f"{PERIOD}-{other}")
            for other in PERIODS
            if other != board.period
        ]
    return Menu(f"@board-other {here}", tuple(lines), t("board-other"))


def _company(alone: bool) -> str:
    return "alone" if alone else "people"


def _page_buttons(board: Board, page: BoardPage, t: Texts) -> tuple[Button, ...]:
    """Return the buttons to the adjacent pages, and to the board of solo players or back."""
    here = f"@board {games.word(board.game)} {board.measure} {board.period}"
    company = _company(board.alone)
    buttons = []
    if board.page:
        buttons.append(Button(t("board-before"), f"{here} {company} {board.page - 1}"))
    if page.more:
        buttons.append(Button(t("board-after"), f"{here} {company} {board.page + 1}"))
    other = "board-with-people" if board.alone else "board-alone"
    return (*buttons, Button(t(other), f"{here} {_company(not board.alone)} 0"))


def nearest_board(game: str, measure: str, period: str, *, alone: bool = False) -> Board:
    """Return the board of this game, measure and period; wins replace a measure that the board lacks."""
    wanted = Board(game, period=next(candidate for candidate in PERIODS if candidate == period), alone=alone)
    fits = measures(wanted)
    return wanted._replace(measure=next((candidate for candidate in fits if candidate == measure), "wins"))
