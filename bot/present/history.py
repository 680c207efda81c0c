"""Finished matches as a list: when, who, with which result, and buttons that open them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.art.label import is_drawn
from bot.art.matches import Ended, Matches
from bot.errors import House, Refused
from bot.history_records import HistoryPage, Placed, Played
from bot.numbers import number
from bot.present import games
from bot.present.names import called, called_plainly, together
from bot.present.post import (
    ALT_LIMIT,
    Block,
    Button,
    Illustration,
    Menu,
    Plain,
    Post,
    Row,
    Text,
    said_plainly,
)
from bot.present.presenter import SEA, place_mark, plain
from bot.texts.match_ids import match_id
from bot.texts.sentences import Texts, escaped

EVERYBODY, OWN = "all", "me"
"""Whose matches, in an action: everybody's, or those of whoever presses."""
NAME: Final = 14
"""Signs of a name in a list: so many that eight matches of eight players fit one message."""
LABEL: Final = 100
WIDE: Final = 4
"""Buttons in a row that open matches."""
WIDTHS: Final = (NAME, 6, 0)
"""Letters of a name that are told of a picture, as there is room; at last only the winners are told."""


class History(NamedTuple):
    """Whose matches are asked for, None for everybody's, of which game or `""`, and beside which match."""

    whose: int | None
    game: str = ""
    beside: int = 0
    newer: bool = False


def history(
    asked: History, page: HistoryPage, name: str, t: Texts, *, reader: int | None, server: bool
) -> Post:
    """Return a page of finished matches; `name` is whose they are, "" where nobody knows.

    A `reader` is spoken to. On a `server` the list of everybody is one button away.
    """
    if asked.whose is None:
        title = t("history-title")
    elif asked.whose == reader:
        title = t("history-title-you")
    else:
        title = t("history-title-of", player=escaped(name) or f"<@{asked.whose}>")
    heading: list[Block] = [Text(f"# {title}"), Text(f"-# {games.called(asked.game, t)}")]
    opening = (Text(f"-# {t('history-open')}"),) if page.matches else ()
    menu = Menu(f"@history-game {_said(asked.whose)}", games.options(asked.game, t))
    pressed = (*_opened(page, t), *_turned(asked, page, t, server=server), *opening, menu)
    if not page.matches:
        return Post((*heading, Text(t("history-empty")), *pressed), accent=SEA)

    def in_text() -> Post:
        lines = ["\n".join(_match(match, asked, t)) for match in page.matches]
        return Post((*heading, Text("\n\n".join(lines)), *pressed), accent=SEA)

    shown = _picture(page, asked.whose if asked.whose is not None else reader, t)
    blocks = (*heading, shown, *_undrawn(page, t), *pressed)
    return Post(blocks, accent=SEA, plain=Plain(in_text))


def _picture(page: HistoryPage, whose: int | None, t: Texts) -> Illustration:
    """Return the list as a picture: with the place and points of that person, else with the winner's."""
    ended = []
    for match in page.matches:
        own = next((place for place in match.places if place.who == f"u:{whose}"), None)
        best = [place for place in match.places if place.rank == 1]
        shown = own or (best[0] if best else None)
        ended.append(
            Ended(
                match.game,
                together([called_plainly(place.name, t) for place in best], t),
                "1",
                f"{match_id(match.table_id)} · {_day(match)}",
                "" if shown is None else plain(shown.points),
                0 if own is None else own.rank,
                "" if match.void is None else t("history-void-short"),
            )
        )
    said = ("; ".join(_told(match, t, width) for match in page.matches) for width in WIDTHS)
    alts = [f"{one}." for one in said]
    return Illustration(Matches(tuple(ended)), next((alt for alt in alts if len(alt) <= ALT_LIMIT), alts[-1]))


def _told(match: Played, t: Texts, width: int) -> str:
    """Return a match as it is told of its picture, with names of so many letters; of none, the winners."""
    spoken = t.spoken(True)
    places = [place for place in match.places if width or place.rank == 1]
    who = ", ".join(
        f"{place.rank}. {_name(place, spoken, width or NAME)} {plain(place.points)}" for place in places
    )
    void = "" if match.void is None else f" ({t('history-void-short')})"
    game = t(f"game-{match.game}")
    what = ", ".join((match_id(match.table_id), game, _day(match)))
    return said_plainly(t("labelled-plain", label=what, text=f"{who}{void}"))


def _undrawn(page: HistoryPage, t: Texts) -> list[Block]:
    """Return the winners whom the picture cannot name, each with the match."""
    found = [
        f"{match_id(match.table_id)} {_name(place, t)}"
        for match in page.matches
        for place in match.places
        if place.rank == 1 and not is_drawn(called_plainly(place.name, t))
    ]
    return [Text(f"-# {' · '.join(found)}")] if found else []


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


def _name(place: Placed, t: Texts, width: int = NAME) -> str:
    name = called(place.name, t, width)
    if not place.robot:
        return name
    return t("words-robot", player=name) if t.in_words else f"{name}\u00a0🤖"


def _opened(page: HistoryPage, t: Texts) -> Iterator[Row]:
    """Return a button for each match, which opens it."""
    buttons = [
        Button(match_id(match.table_id), f"@replay-open {match_id(match.table_id)}", words=label(match, t))
        for match in page.matches
    ]
    if buttons:
        yield Row(tuple(buttons), WIDE)


def _turned(asked: History, page: HistoryPage, t: Texts, *, server: bool) -> Iterator[Row]:
    """Return the ways to newer and older matches, and between one's own and everybody's."""
    here = f"@history {_said(asked.whose)} {games.word(asked.game)}"
    buttons = []
    if page.newer:
        buttons.append(Button(t("history-newer"), f"{here} newer {page.matches[0].table_id}"))
    if page.older:
        buttons.append(Button(t("history-older"), f"{here} older {page.matches[-1].table_id}"))
    if server:
        key, whose = ("history-mine", OWN) if asked.whose is None else ("history-all", EVERYBODY)
        buttons.append(Button(t(key), f"@history {whose} {games.word(asked.game)}"))
    if buttons:
        yield Row(tuple(buttons))


def _day(match: Played) -> str:
    return f"{match.ended_at:%Y-%m-%d}"


def _said(whose: int | None) -> str:
    return EVERYBODY if whose is None else str(whose)


def label(match: Played, t: Texts) -> str:
    """A match on one line of a menu: its id, game, day and players, best first."""
    names = ", ".join(called_plainly(place.name, t) for place in match.places)
    said = " · ".join((match_id(match.table_id), t(f"game-{match.game}"), _day(match), names))
    return said if len(said) <= LABEL else f"{said[: LABEL - 1]}…"


def read(words: Sequence[str], user: int) -> History:
    """Which matches a menu or button leads to, pressed by this person. Refused T-3 where it leads nowhere."""
    whose, game, turn, beside = (*words, "older", "0")[:4] if len(words) in (2, 4) else ("",) * 4
    if turn not in ("newer", "older"):
        raise Refused(House.NOT_UNDERSTOOD)
    of = None if whose == EVERYBODY else user if whose == OWN else number(whose)
    return History(of, games.read(game), number(beside), turn == "newer")
