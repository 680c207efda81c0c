"""Leaderboards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, get_args

from bot.board_records import PROVISIONAL, Board, BoardLine, BoardPage, Measure, Period
from bot.errors import House, Refused
from bot.present import PRESENTERS, games
from bot.present.names import called
from bot.present.post import Block, Button, Divider, Menu, Option, Post, Row, Text
from bot.present.presenter import SEA, place_mark, plain, tenths
from bot.texts.sentences import Texts, escaped
from engine import GAMES

MEASURES: Final[tuple[Measure, ...]] = get_args(Measure)
PERIODS: Final[tuple[Period, ...]] = get_args(Period)


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
    """A page of a server's board: places, the line of whoever asks, and menus that lead to the others.

    `season` is what the present one is called; a `reader` is spoken to. `instead`: the board of matches with
    people was asked for, but nobody is on it.
    """
    what = t(f"measure-{board.measure}").lower()
    title = t("board-title", game=games.called(board.game, t), measure=what)
    whose = t("board-of-alone" if board.alone else "board-of")
    when = "" if board.measure == "rating" else f" · {_period(board.period, season, t)}"
    blocks: list[Block] = [Text(f"## {title}\n-# {whose}{when}")]
    if instead:
        blocks.append(Text(t("board-solo-instead")))
    apart = page.own if page.own is not None and page.own not in page.lines else None
    listed = [*page.lines, *(() if apart is None else (apart,))]
    lines = [_line(board, line, t, reader) for line in listed]
    if page.lines:
        blocks.append(Text("\n".join(lines[: len(page.lines)])))
    else:
        blocks.append(Text(t("board-empty")))
    if apart is not None:
        blocks += [Divider(), Text(lines[-1])]
    if page.lines and board.measure != "wins":
        blocks.append(Text(_why(board, t)))
    small = [*_small(board, listed, t)]
    if page.lines and page.own is None and reader is not None:
        small.append(t("board-not-yet"))
    blocks.append(Text("\n".join(f"-# {one}" for one in small)))
    return Post((*blocks, *_menus(board, season, t), Row(_buttons(board, page, t))), accent=SEA)


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


def _menus(board: Board, season: str, t: Texts) -> Iterator[Block]:
    """The menus, each with what is chosen in the others in its action."""
    game, alone = games.word(board.game), _company(board.alone)
    yield Menu(f"@board-game {board.measure} {board.period} {alone}", games.options(board.game, t))
    whats = tuple((one, t(f"measure-{one}")) for one in measures(board))
    if len(whats) > 1:
        yield Menu(f"@board-by {game} {board.period} {alone}", _options(whats, board.measure, "board-by", t))
    if board.measure != "rating":
        periods = ((one, _period(one, season, t)) for one in PERIODS)
        yield Menu(
            f"@board-period {game} {board.measure} {alone}", _options(periods, board.period, "board-when", t)
        )


def _options(values: Iterable[tuple[str, str]], chosen: str, of: str, t: Texts) -> tuple[Option, ...]:
    """The lines of a menu; what is chosen says what the menu is about."""
    return tuple(
        Option(t(of, value=label), value, chosen=True) if value == chosen else Option(label, value)
        for value, label in values
    )


def _company(alone: bool) -> str:
    return "alone" if alone else "people"


def _buttons(board: Board, page: BoardPage, t: Texts) -> tuple[Button, ...]:
    """To the pages beside this one, and to the board of those who play alone, or back."""
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
    """Which board a menu or button leads to. Refused T-3 where it is none.

    What cannot be compared there gives way to what can.
    """
    order = {
        "@board-game": "measure period company game",
        "@board-by": "game period company measure",
        "@board-period": "game measure company period",
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


def fitting(game: str, measure: str, period: str, *, alone: bool = False) -> Board:
    """The board of these; what cannot be compared there gives way to what can."""
    wanted = Board(game, period=next(one for one in PERIODS if one == period), alone=alone)
    fits = measures(wanted)
    return wanted._replace(measure=next((one for one in fits if one == measure), "wins"))
