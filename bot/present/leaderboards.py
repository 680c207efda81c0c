"""Leaderboards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, get_args

from bot.art.label import is_drawn
from bot.art.ranking import Rank, Ranking
from bot.board_records import EVERY_GAME, PROVISIONAL, Board, BoardLine, BoardPage, Measure, Period
from bot.errors import House, Refused
from bot.present import PRESENTERS, games
from bot.present.names import called, called_plainly
from bot.present.post import (
    ALT_LIMIT,
    Block,
    Button,
    Divider,
    Illustration,
    Menu,
    Option,
    Plain,
    Post,
    Row,
    Text,
)
from bot.present.presenter import SEA, numbered, place_mark, plain, tenths
from bot.texts.sentences import Texts, escaped
from engine import GAMES

MEASURES: Final[tuple[Measure, ...]] = get_args(Measure)
PERIODS: Final[tuple[Period, ...]] = get_args(Period)
GAME, PERIOD = "game", "when"
"""What a line of the menu changes of a board."""
WIDE: Final = 4
"""Buttons of what can be compared that stand in one row."""
SHORT: Final = 14
"""Letters of a name beside a picture that has it as a number."""
WIDTHS: Final = (32, 20, 12)
"""Letters of a name that are told of a picture: as many as there is room for."""


def measures(board: Board) -> tuple[Measure, ...]:
    """What can be compared on this board, and on those like it."""
    ratings: tuple[Measure, ...] = () if board.alone else ("rating",)
    if not board.game:
        return (*ratings, "wins")
    bids: tuple[Measure, ...] = ("accuracy",) if PRESENTERS[board.game].bids else ()
    return (*ratings, "wins", "average", *bids)


def board(
    board: Board, page: BoardPage, season: str, t: Texts, *, reader: int | None = None, instead: bool = False
) -> Post:
    """Return a page of a server's board: its picture, what can be compared, and a menu to the other boards.

    `season` is what the present one is called; a `reader` is spoken to. `instead`: the board of matches with
    people was asked for, but nobody is on it.
    """
    blocks: list[Block] = _heading(board, season, t)
    shown = _picture(board, page, t, reader)
    line = t("board-solo-instead") if instead else _counted(board, page, t, reader)
    blocks += [Text(t("board-empty"))] if shown is None else [shown, *_undrawn(page, t)]
    below = (Text(f"-# {line}"), _menu(board, season, t))
    plain = Plain(lambda: _in_text(board, page, season, t, reader, instead=instead))
    return Post((*blocks, *_rows(board, page, t), *below), accent=SEA, plain=plain if shown else None)


def _in_text(
    board: Board, page: BoardPage, season: str, t: Texts, reader: int | None, *, instead: bool
) -> Post:
    """Return the same without a picture: each place in a line, and what the figures mean."""
    blocks: list[Block] = _heading(board, season, t)
    if instead:
        blocks.append(Text(t("board-solo-instead")))
    listed = _listed(page)
    lines = [_line(board, line, t, reader) for line in listed]
    blocks.append(Text("\n".join(lines[: len(page.lines)]) or t("board-empty")))
    if len(listed) > len(page.lines):
        blocks += [Divider(), Text(lines[-1])]
    if board.measure != "wins":
        blocks.append(Text(_why(board, t)))
    small = [*_small(board, listed, t)]
    if page.own is None and reader is not None:
        small.append(t("board-not-yet"))
    blocks.append(Text("\n".join(f"-# {one}" for one in small)))
    return Post((*blocks, *_rows(board, page, t), _menu(board, season, t)), accent=SEA)


def _heading(board: Board, season: str, t: Texts) -> list[Block]:
    """Return which board it is, and below it in small of whom and when."""
    title = t("board-title", game=games.called(board.game, t), measure=t(f"measure-{board.measure}").lower())
    whose = t("board-of-alone" if board.alone else "board-of")
    when = "" if board.measure == "rating" else f" · {_period(board.period, season, t)}"
    return [Text(f"# {title}"), Text(f"-# {whose}{when}")]


def _listed(page: BoardPage) -> tuple[BoardLine, ...]:
    """Return the lines of a page, and behind them the reader's where that stands elsewhere."""
    apart = page.own is not None and page.own not in page.lines
    return (*page.lines, *((page.own,) if page.own is not None and apart else ()))


def _picture(board: Board, page: BoardPage, t: Texts, reader: int | None) -> Illustration | None:
    """Return the board as a picture; None for one that is empty."""
    listed = _listed(page)
    if not listed:
        return None
    rows = tuple(
        Rank(
            line.place,
            t("board-about-place", place=line.place) if line.about else str(line.place),
            t("you") if line.user_id == reader else called_plainly(line.name, t),
            str(line.place),
            t("figure", value=line.of),
            _figure(board, line, t),
            own=line.user_id == reader,
            apart=line not in page.lines,
        )
        for line in listed
    )
    count = t(f"measure-of-{board.measure}")
    shown = Ranking(board.game, count, t(f"measure-head-{board.measure}"), rows)
    said = ("; ".join(_said(board, line, t, reader, width) for line in listed) for width in WIDTHS)
    why = "" if board.measure == "wins" else _why(board, t)
    alts = [" ".join(filter(None, (f"{one}.", why))) for one in said]
    return Illustration(shown, next((alt for alt in alts if len(alt) <= ALT_LIMIT), alts[-1]))


def _figure(board: Board, line: BoardLine, t: Texts) -> str:
    """Return what is compared as it stands in a column; a rating that is a guess has a question mark."""
    merit = _merit(board, line)
    if board.measure == "rating":
        return f"{merit}?" if _provisional(board, line) else str(merit)
    return t(f"measure-figure-{board.measure}", merit=merit)


def _said(board: Board, line: BoardLine, t: Texts, reader: int | None, width: int) -> str:
    """Return a line of a board as it is told of its picture."""
    name = t("you") if line.user_id == reader else called_plainly(line.name, t)
    name = name if len(name) <= width else f"{name[: width - 1]}…"
    return f"{line.place}. {name}, {_told(board, line, t)}"


def _undrawn(page: BoardPage, t: Texts) -> list[Block]:
    """Return the names of those whom the picture has only by the number of their place."""
    lines = [line for line in _listed(page) if not is_drawn(called_plainly(line.name, t))]
    names = " · ".join(f"{numbered(line.place)} {called(line.name, t, SHORT)}" for line in lines)
    return [Text(f"-# {names}")] if names else []


def _counted(board: Board, page: BoardPage, t: Texts, reader: int | None) -> str:
    """Return the line below a picture: what its reader lacks, what a mark means, or which matches count."""
    if page.lines and page.own is None and reader is not None:
        return t("board-not-yet")
    if any(_provisional(board, line) for line in _listed(page)):
        return t("board-provisional")
    return t("board-footnote-alone" if board.alone else "board-footnote")


def _why(board: Board, t: Texts) -> str:
    """What is compared."""
    fewest = bool(board.game) and GAMES[board.game].fewest and board.measure == "average"
    return t("measure-average-fewest-why" if fewest else f"measure-{board.measure}-why")


def _small(board: Board, lines: Sequence[BoardLine], t: Texts) -> Iterator[str]:
    """What a mark means, and which matches count."""
    if any(_provisional(board, line) for line in lines):
        yield t("rating-provisional-why")
    if board.measure == "wins":
        yield t("measure-wins-counts", alone="yes" if board.alone else "no")
    else:
        yield t("board-footnote-alone" if board.alone else "board-footnote")


def _provisional(board: Board, line: BoardLine) -> bool:
    return board.measure == "rating" and line.of < PROVISIONAL


def _period(period: Period, season: str, t: Texts) -> str:
    if period == "season":
        return t("period-season-called", season=escaped(season))
    return t(f"period-{period}")


def _line(board: Board, line: BoardLine, t: Texts, reader: int | None) -> str:
    """A place, and what brought it there; who is reading is spoken to."""
    place = t("board-about", place=line.place) if line.about else place_mark(line.place, t)
    name = t("you") if line.user_id == reader else called(line.name, t)
    return f"{place} **{name}** · {_told(board, line, t)}"


def _merit(board: Board, line: BoardLine) -> float | str:
    if board.measure == "rating":
        return plain(round(line.merit))  # A number by name, never parted by thousands.
    return tenths(100 * line.merit if board.measure == "accuracy" else line.merit)


def _told(board: Board, line: BoardLine, t: Texts) -> str:
    """What is compared, of how many matches, rounds or bids, and whether a rating is provisional."""
    merit = _merit(board, line)
    if board.measure != "rating":
        return t(f"measure-{board.measure}-line", merit=merit, count=line.of)
    return t("rating-is-provisional", rating=merit) if _provisional(board, line) else str(merit)


def _rows(board: Board, page: BoardPage, t: Texts) -> tuple[Row, ...]:
    """Return the buttons: what can be compared, in green what is, and the ways to other pages."""
    here = f"{games.word(board.game)} {board.period} {_company(board.alone)}"
    by = tuple(
        Button(
            t(f"measure-head-{one}"),
            f"@board-by {here} {one}",
            "success" if one == board.measure else "secondary",
        )
        for one in measures(board)
    )
    return (*((Row(by, WIDE),) if len(by) > 1 else ()), Row(_turns(board, page, t)))


def _menu(board: Board, season: str, t: Texts) -> Menu:
    """Return the menu of the same board in another game or period."""
    here = f"{games.word(board.game)} {board.measure} {board.period} {_company(board.alone)}"
    lines = [
        Option(t("board-other-game", game=games.called(one, t)), f"{GAME}-{games.word(one)}")
        for one in (EVERY_GAME, *GAMES)
        if one != board.game
    ]
    if board.measure != "rating":
        lines += [
            Option(t("board-when", value=_period(one, season, t)), f"{PERIOD}-{one}")
            for one in PERIODS
            if one != board.period
        ]
    key = "board-other-games" if board.measure == "rating" else "board-other"
    return Menu(f"@board-other {here}", tuple(lines), t(key))


def _company(alone: bool) -> str:
    return "alone" if alone else "people"


def _turns(board: Board, page: BoardPage, t: Texts) -> tuple[Button, ...]:
    """Return the ways to the pages beside this one, and to the board of those who play alone, or back."""
    here = f"@board {games.word(board.game)} {board.measure} {board.period}"
    company = _company(board.alone)
    found = []
    if board.page:
        found.append(Button(t("board-before"), f"{here} {company} {board.page - 1}"))
    if page.more:
        found.append(Button(t("board-after"), f"{here} {company} {board.page + 1}"))
    other = "board-with-people" if board.alone else "board-alone"
    return (*found, Button(t(other), f"{here} {_company(not board.alone)} 0"))


def read(verb: str, words: Sequence[str]) -> Board:
    """Return the board that a menu or button leads to; what cannot be compared there gives way to what can.

    Raises: Refused (T-3) where it leads to none.
    """
    if verb == "@board-other":
        words = _other(words)
    order = {
        # The menus of older messages.
        "@board-game": "measure period company game",
        "@board-period": "game measure company period",
        "@board-by": "game period company measure",
        "@board-other": "game measure period company",
    }.get(verb, "game measure period company page")
    names = order.split()
    said = dict(zip(names, words, strict=False))
    known = {"measure": MEASURES, "period": PERIODS, "company": ("people", "alone")}
    game, number = games.read(said.pop("game", "")), said.pop("page", "0")
    if len(words) != len(names) or any(value not in known[name] for name, value in said.items()):
        raise Refused(House.NOT_UNDERSTOOD)
    if not (number.isascii() and number.isdigit() and len(number) < 5):
        raise Refused(House.NOT_UNDERSTOOD)
    alone = said["company"] == "alone"
    return fitting(game, said["measure"], said["period"], alone=alone)._replace(page=int(number))


def _other(words: Sequence[str]) -> list[str]:
    """Return the words of a board with that in their place which was chosen from the menu, the last word."""
    *here, chosen = words or ("",)
    what, _, value = chosen.partition("-")
    place = {GAME: 0, PERIOD: 2}.get(what)
    if place is None or len(here) != 4:
        raise Refused(House.NOT_UNDERSTOOD)
    here[place] = value
    return here


def fitting(game: str, measure: str, period: str, *, alone: bool = False) -> Board:
    """The board of these; what cannot be compared there gives way to what can."""
    wanted = Board(game, period=next(one for one in PERIODS if one == period), alone=alone)
    fits = measures(wanted)
    return wanted._replace(measure=next((one for one in fits if one == measure), "wins"))
