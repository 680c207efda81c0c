"""Finished matches as a list: date, players and results, with a menu that opens each match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.art.label import is_drawn
from bot.art.matches import Matches, MatchLine
from bot.present import games
from bot.present.names import escaped_name, join_phrases, plain_name
from bot.present.play.hint import hints_note
from bot.present.post import (
    ALT_LIMIT,
    Block,
    Button,
    Illustration,
    Menu,
    Option,
    PlainForm,
    Post,
    Row,
    Text,
    strip_markdown,
)
from bot.present.presenter import SEA, format_points, place_mark
from bot.records.history import FinishedMatch, HistoryPage, MatchPlace
from bot.texts.match_ids import match_id
from bot.texts.sentences import Texts, escape_name

EVERYBODY, OWN = "all", "me"
"""Words of an action for whose matches are listed: everybody's, or those of the person who presses."""
NAME: Final = 14
"""Characters of a name in a list; eight matches of eight players then fit one message."""
LABEL: Final = 100
WIDTHS: Final = (NAME, 6, 0)
"""Characters of a name in the picture's alt text, tried in this order; with 0, only winners are named."""


class HistoryQuery(NamedTuple):
    """A query for a page of finished matches.

    `whose` is a user id, None for everybody's matches; `game` is "" for all games. The page is next to
    the match `beside`, on its `newer` or its older side.
    """

    whose: int | None
    game: str = ""
    beside: int = 0
    newer: bool = False


def history(
    asked: HistoryQuery, page: HistoryPage, name: str, t: Texts, *, reader: int | None, server: bool
) -> Post:
    """Return a page of finished matches.

    `name` is the player whose matches are listed, "" for an unknown name. The title says "you" if the matches
    are the `reader`'s own. On a `server`, a button switches between own and everybody's matches.
    """
    if asked.whose is None:
        title = t("history-title")
    elif asked.whose == reader:
        title = t("history-title-you")
    else:
        title = t("history-title-of", player=escape_name(name) or f"<@{asked.whose}>")
    heading: list[Block] = [Text(f"# {title}"), Text(f"-# {games.game_name(asked.game, t)}")]
    controls: tuple[Block, ...] = (*_page_buttons(asked, page, t, server=server), _menu(asked, page, t))
    if not page.matches:
        return Post((*heading, Text(t("history-empty")), *controls), accent=SEA)

    def in_text() -> Post:
        lines = ["\n".join(_match(match, asked, t)) for match in page.matches]
        return Post((*heading, Text("\n\n".join(lines)), *controls), accent=SEA)

    shown = _picture(page, asked.whose if asked.whose is not None else reader, t)
    blocks = (*heading, shown, *_names_not_drawn(page, t), *controls)
    return Post(blocks, accent=SEA, plain=PlainForm(in_text))


def _picture(page: HistoryPage, whose: int | None, t: Texts) -> Illustration:
    """Draw the list, each match with the place and points of the person `whose`, or of the winner."""
    rows = []
    for match in page.matches:
        own = next((place for place in match.places if place.who == f"u:{whose}"), None)
        best = [place for place in match.places if place.rank == 1]
        shown = own or (best[0] if best else None)
        rows.append(
            MatchLine(
                match.game,
                join_phrases([plain_name(place.name, t) for place in best], t),
                "1",
                " · ".join((match_id(match.table_id), _format_day(match, t), *_real(match, t)))
                + _since(own, t, " · "),
                "" if shown is None else format_points(shown.points),
                0 if own is None else own.rank,
                "" if match.void is None else t("history-void-short"),
                hints_note(match.hints, t),
            )
        )
    descriptions = ("; ".join(_describe(match, t, width) for match in page.matches) for width in WIDTHS)
    alts = [f"{description}." for description in descriptions]
    return Illustration(Matches(tuple(rows)), next((alt for alt in alts if len(alt) <= ALT_LIMIT), alts[-1]))


def _describe(match: FinishedMatch, t: Texts, width: int) -> str:
    """Describe a match for the picture's alt text, with names of at most `width` characters.

    With a width of 0, name only the winners.
    """
    spoken = t.with_words(True)
    places = [place for place in match.places if width or place.rank == 1]
    who = ", ".join(
        f"{place.rank}. {_name(place, spoken, width or NAME)} {format_points(place.points)}"
        + _since(place, spoken)
        for place in places
    )
    void = "" if match.void is None else t("history-void-short")
    marks = ", ".join(filter(None, (void, hints_note(match.hints, t))))
    game = t(f"game-{match.game}")
    match_label = ", ".join((match_id(match.table_id), game, *_real(match, t), _format_day(match, t)))
    return strip_markdown(t("labelled-plain", label=match_label, text=f"{who} ({marks})" if marks else who))


def _real(match: FinishedMatch, t: Texts) -> tuple[str, ...]:
    """Return a few words if the match was played at a real table."""
    return () if match.pad_id is None else (t("history-real"),)


def _names_not_drawn(page: HistoryPage, t: Texts) -> list[Block]:
    """Return a text with the winners whose names the picture's font cannot draw, each with the match."""
    winners = [
        f"{match_id(match.table_id)} {_name(place, t)}"
        for match in page.matches
        for place in match.places
        if place.rank == 1 and not is_drawn(plain_name(place.name, t))
    ]
    return [Text(f"-# {' · '.join(winners)}")] if winners else []


def _match(match: FinishedMatch, asked: HistoryQuery, t: Texts) -> Iterator[str]:
    """Yield the lines about a match: id, date and winners, then the others in small letters, best first."""
    game = () if asked.game else (t(f"game-{match.game}"),)
    yield " · ".join(
        (
            f"**{match_id(match.table_id)}**",
            *game,
            *_real(match, t),
            f"<t:{int(match.ended_at.timestamp())}:f>",
        )
    )
    best = [place for place in match.places if place.rank == 1 or t.in_words]
    others = [
        f"{_name(place, t)}\u00a0{format_points(place.points)}{_since(place, t)}"
        for place in match.places[len(best) :]
    ]
    if best:
        yield " · ".join(_place(place, t) for place in best)
    if others:
        yield f"-# {' · '.join(others)}"
    if match.void is not None:
        yield t("history-void", reason=escape_name(match.void, width=60))
    if match.hints:
        yield f"-# {hints_note(match.hints, t)}"


def _place(place: MatchPlace, t: Texts) -> str:
    points = t("points", points=place.points, shown=format_points(place.points))
    shown = f"{points}{_since(place, t)}".replace(" ", "\u00a0")
    return f"{place_mark(place.rank, t)}\u00a0{_name(place, t)}, {shown}"


def _since(place: MatchPlace | None, t: Texts, before: str = ", ") -> str:
    """Return since which round a late-comer has played, after `before`; "" for anybody else."""
    if place is None or place.from_round == 1:
        return ""
    return before + t("late-from", round=place.from_round)


def _name(place: MatchPlace, t: Texts, width: int = NAME) -> str:
    name = escaped_name(place.name, t, width)
    if not place.is_robot:
        return name
    return t("words-robot", player=name) if t.in_words else f"{name}\u00a0🤖"


def _menu(asked: HistoryQuery, page: HistoryPage, t: Texts) -> Menu:
    """Return the menu that opens the replay of a match, or the list of another game."""
    matches = [Option(label(match, t), match_id(match.table_id)) for match in page.matches]
    others = [
        Option(t("board-other-game", game=option.label), option.value)
        for option in games.options(asked.game, t)
        if not option.chosen
    ]
    title = t("history-open" if matches else "board-other-games")
    return Menu(f"@history-game {_owner_word(asked.whose)}", (*matches, *others), title)


def _page_buttons(asked: HistoryQuery, page: HistoryPage, t: Texts, *, server: bool) -> Iterator[Row]:
    """Yield the buttons to newer and older matches, and between own and everybody's matches."""
    here = f"@history {_owner_word(asked.whose)} {games.word(asked.game)}"
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


def _format_day(match: FinishedMatch, t: Texts) -> str:
    """Return the day on which a match ended, in short."""
    day = match.ended_at
    return t("history-date", day=day.day, month=day.month, year=str(day.year))


def _owner_word(whose: int | None) -> str:
    return EVERYBODY if whose is None else str(whose)


def label(match: FinishedMatch, t: Texts) -> str:
    """Return a match on one line of a menu: its id, game, day and players, best first."""
    names = ", ".join(plain_name(place.name, t) for place in match.places)
    parts = (match_id(match.table_id), t(f"game-{match.game}"), _format_day(match, t), names)
    description = " · ".join(parts)
    return description if len(description) <= LABEL else f"{description[: LABEL - 1]}…"
