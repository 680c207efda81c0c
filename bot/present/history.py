"""Finished matches as a list: when, who, with which result, and a menu that opens one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.errors import House, Refused
from bot.history_records import HistoryPage, Placed, Played
from bot.numbers import number
from bot.present import games
from bot.present.names import called, called_plainly
from bot.present.post import Block, Button, Menu, Option, Post, Row, Text
from bot.present.presenter import SEA, place_mark, plain
from bot.texts.match_ids import match_id
from bot.texts.sentences import Texts, escaped

EVERYBODY, OWN = "all", "me"
"""Whose matches, in an action: everybody's, or those of whoever presses."""
NAME: Final = 14
"""Signs of a name in a list: so many that eight matches of eight players fit one message."""
LABEL: Final = 100


class History(NamedTuple):
    """Whose matches are asked for, None for everybody's, of which game or `""`, and beside which match."""

    whose: int | None
    game: str = ""
    beside: int = 0
    newer: bool = False


def history(
    asked: History, page: HistoryPage, name: str, t: Texts, *, reader: int | None, server: bool
) -> Post:
    """A page of finished matches; `name` is whose they are, "" where nobody knows. A `reader` is spoken to.

    On a `server` the list of everybody is one button away.
    """
    if asked.whose is None:
        title = t("history-title")
    elif asked.whose == reader:
        title = t("history-title-you")
    else:
        title = t("history-title-of", player=escaped(name) or f"<@{asked.whose}>")
    lines = ["\n".join(_match(match, asked, t)) for match in page.matches]
    blocks: list[Block] = [
        Text(f"## {title}\n{games.called(asked.game, t)}"),
        Text("\n\n".join(lines) or t("history-empty")),
        *_menus(asked, page, t),
    ]
    buttons = tuple(_buttons(asked, page, t, server=server))
    return Post((*blocks, Row(buttons)) if buttons else tuple(blocks), accent=SEA)


def _match(match: Played, asked: History, t: Texts) -> Iterator[str]:
    """What a match was, below it who won it, and in small the others, best first."""
    game = () if asked.game else (t(f"game-{match.game}"),)
    yield " · ".join((f"**{match_id(match.table_id)}**", *game, f"<t:{int(match.ended_at.timestamp())}:f>"))
    best = [place for place in match.places if place.rank == 1 or t.in_words]
    others = [f"{_name(place, t)}\u00a0{plain(place.points)}" for place in match.places[len(best) :]]
    if best:
        yield " · ".join(_place(place, t) for place in best)
    if others:
        yield f"-# {' · '.join(others)}"
    if match.void is not None:
        yield t("history-void", reason=escaped(match.void, width=60))


def _place(place: Placed, t: Texts) -> str:
    points = t("points", points=place.points, shown=plain(place.points))
    return f"{place_mark(place.rank, t)}\u00a0{_name(place, t)}, " + points.replace(" ", "\u00a0")


def _name(place: Placed, t: Texts) -> str:
    name = called(place.name, t, NAME)
    if not place.robot:
        return name
    return t("words-robot", player=name) if t.in_words else f"{name}\u00a0🤖"


def _menus(asked: History, page: HistoryPage, t: Texts) -> Iterator[Block]:
    if page.matches:
        opened = tuple(Option(label(match, t), match_id(match.table_id)) for match in page.matches)
        yield Menu("@replay-open", opened, t("history-open"))
    yield Menu(f"@history-game {_said(asked.whose)}", games.options(asked.game, t))


def _buttons(asked: History, page: HistoryPage, t: Texts, *, server: bool) -> Iterator[Button]:
    here = f"@history {_said(asked.whose)} {games.word(asked.game)}"
    if page.newer:
        yield Button(t("history-newer"), f"{here} newer {page.matches[0].table_id}")
    if page.older:
        yield Button(t("history-older"), f"{here} older {page.matches[-1].table_id}")
    if server:
        key, whose = ("history-mine", OWN) if asked.whose is None else ("history-all", EVERYBODY)
        yield Button(t(key), f"@history {whose} {games.word(asked.game)}")


def _said(whose: int | None) -> str:
    return EVERYBODY if whose is None else str(whose)


def label(match: Played, t: Texts) -> str:
    """A match on one line of a menu: its id, game, day and players, best first."""
    names = ", ".join(called_plainly(place.name, t) for place in match.places)
    day = f"{match.ended_at:%Y-%m-%d}"
    said = " · ".join((match_id(match.table_id), t(f"game-{match.game}"), day, names))
    return said if len(said) <= LABEL else f"{said[: LABEL - 1]}…"


def read(words: Sequence[str], user: int) -> History:
    """Which matches a menu or button leads to, pressed by this person. Refused T-3 where it leads nowhere."""
    whose, game, turn, beside = (*words, "older", "0")[:4] if len(words) in (2, 4) else ("",) * 4
    if turn not in ("newer", "older"):
        raise Refused(House.NOT_UNDERSTOOD)
    of = None if whose == EVERYBODY else user if whose == OWN else number(whose)
    return History(of, games.read(game), number(beside), turn == "newer")
