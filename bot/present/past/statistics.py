"""The statistics of a person, and of a server."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import groupby
from typing import Final, NamedTuple

from bot.art.figures import Entry, Figures, Tile
from bot.art.label import is_drawn
from bot.present import PRESENTERS, games
from bot.present.names import escaped_name, join_phrases, plain_name
from bot.present.play.figures import Figure, table
from bot.present.play.scores import LEAST
from bot.present.post import (
    ALT_LIMIT,
    Block,
    Button,
    Illustration,
    Menu,
    PlainForm,
    Post,
    Row,
    Text,
    as_sentences,
)
from bot.present.presenter import SEA, format_points, place_mark, rank_number
from bot.records.boards import EVERY_GAME, PROVISIONAL
from bot.records.statistics import SHARED, ServerStatistics, Statistics, Top
from bot.texts.sentences import Texts, escape_name

FORM: Final = 10
"""The most recent matches whose places are shown."""
NAME: Final = 18
"""Characters of a name among several."""
WHOLE: Final = "whole"
"""The last word of an action that leads to a whole page."""
TOPS: Final[Mapping[str, str]] = {"month": "server-stats-month", "records": "server-stats-records"}
"""The parts of a server's best, with the keys of their headings."""
AWARDS: Final[Mapping[str, tuple[str, ...]]] = {
    EVERY_GAME: ("wins", "streak", "matches"),
    **{game: presenter.statistics.award_counters for game, presenter in PRESENTERS.items()},
}
"""The counters for which a server names its best players, by game."""


class StatisticsQuery(NamedTuple):
    """A query for a person's statistics: their user id, the game ("" for all), and their name if known.

    `whole` asks for the page with all figures.
    """

    user: int
    game: str = EVERY_GAME
    name: str = ""
    whole: bool = False


class ServerQuery(NamedTuple):
    """A query for a server's best: `records` instead of the month's best, `whole` for each game's best."""

    records: bool = False
    whole: bool = False


FIRST: Final = ServerQuery()
"""The first view of a server's page."""


def statistics(
    asked: StatisticsQuery,
    name: str,
    found: Statistics | None,
    t: Texts,
    *,
    own: bool = False,
    server: bool = True,
    seen_at: datetime | None = None,
) -> Post:
    """Return a person's results on a `server` or, for themselves, on all servers.

    With `own`, the reader is that person and is addressed as "you". A permanent message gets `seen_at`, the
    time of its figures, and has no buttons.
    """
    game = games.game_name(asked.game, t)
    player = escape_name(name) or f"<@{asked.user}>"
    title = t("stats-title-own") if own else t("stats-title", name=player)
    controls: list[Block] = [] if seen_at is not None else [*_page_buttons(asked, found, t, server=server)]
    menu: list[Block] = (
        [] if seen_at is not None else [Menu(f"@stats {asked.user}", games.options(asked.game, t))]
    )
    when = [] if seen_at is None else [t("stats-as-of", moment=f"<t:{int(seen_at.timestamp())}:f>")]
    if found is None:
        empty = t("stats-empty" if server else "stats-empty-everywhere")
        blocks = (Text(f"# {title}"), Text(f"-# {game}"), Text(empty), *(Text(f"-# {line}") for line in when))
        return Post((*blocks, *controls, *menu), accent=SEA)
    alone = found.total.alone
    small = [t("stats-solo-why" if alone else "stats-why" if server else "stats-why-everywhere"), *when]
    below: list[Block] = [Text("\n".join(f"-# {line}" for line in small)), *menu]

    def in_text() -> Post:
        parts = _figures(found, t) if _shows_all_figures(asked, found) else _sentences(found, t, own=own)
        text_blocks: list[Block] = [
            Text(f"# {_count_wins(found, player, t, own=own)}\n-# {title} · {game}"),
            *map(Text, filter(None, parts)),
        ]
        return Post((*text_blocks, *controls, *below), accent=SEA)

    if _shows_all_figures(asked, found) and not all(is_drawn(nemesis.name) for nemesis in found.nemeses):
        return in_text()
    shown = _list_picture(found, t) if _shows_all_figures(asked, found) else _tiles_picture(found, t)
    alt = _alt(asked, found, name, t, own=own)
    return Post(
        (Text(f"# {title}"), Text(f"-# {game}"), Illustration(shown, alt), *controls, *below),
        accent=SEA,
        plain=PlainForm(in_text),
    )


def _shows_all_figures(asked: StatisticsQuery, found: Statistics) -> bool:
    """Return whether all figures are asked for and available."""
    return asked.whole and not found.total.alone


def _count_wins(found: Statistics, player: str, t: Texts, *, own: bool) -> str:
    """Return how many matches somebody has won."""
    facts = {"wins": found.total.wins, "matches": found.total.matches}
    if own:
        return t("stats-solo-head-own" if found.total.alone else "stats-head-own", **facts)
    return t("stats-solo-head" if found.total.alone else "stats-head", name=player, **facts)


def _page_buttons(
    asked: StatisticsQuery, found: Statistics | None, t: Texts, *, server: bool
) -> Iterator[Row]:
    """Yield the buttons to more or fewer figures, and to show the page to the channel."""
    here = f"{asked.user} {games.word(asked.game)}"
    whole = f"{here} {WHOLE}"
    buttons = []
    if found is not None and not found.total.alone:
        more = Button(t("stats-shorter"), f"@stats {here}")
        buttons.append(more if asked.whole else Button(t("stats-more"), f"@stats {whole}"))
    if server and found is not None:
        buttons.append(Button(t("stats-show"), f"@stats-show {whole if asked.whole else here}"))
    if buttons:
        yield Row(tuple(buttons))


def _tiles_picture(found: Statistics, t: Texts) -> Figures:
    """Return the picture of the main figures, the places of the last matches and the course of the rating."""
    total = found.total
    tiles = [
        Tile(t("figure", value=total.matches), t("measure-of-wins")),
        Tile(t("figure", value=total.wins), t("measure-head-wins")),
    ]
    rating = found.ratings.get(total.game)
    if rating is not None:
        uncertainty = "?" if rating.matches < PROVISIONAL else ""
        tiles.append(Tile(f"{format_points(rating.shown)}{uncertainty}", t("measure-head-rating")))
    else:
        tiles.append(Tile(t("figure", value=total.podiums), t("stats-tile-podiums")))
    if total.game:
        if rating is not None:
            tiles.append(Tile(t("figure", value=total.podiums), t("stats-tile-podiums")))
        tiles.append(Tile(t("figure", value=found.facts.get("streak", 0)), t("stats-tile-streak")))
        first = next(iter(PRESENTERS[total.game].statistics.list_figures(total, found.facts, t)), None)
        tiles += [] if first is None else [Tile(first.value, first.label)]
    tiles += [
        Tile(t("stats-tile-of", wins=tally.wins, matches=tally.matches), t(f"game-{tally.game}"), tally.game)
        for tally in found.games
    ]
    if found.solo is not None:
        solo = t("stats-tile-of", wins=found.solo.wins, matches=found.solo.matches)
        tiles.append(Tile(solo, t("stats-solo")))
    places = tuple(finish.rank for finish in found.finishes[-FORM:] if finish.rank)
    course = _course(found)
    return Figures(
        tuple(tiles), places, t("stats-tile-form"), course, t("stats-plot-caption") if course else ""
    )


def _list_picture(found: Statistics, t: Texts) -> Figures:
    """Return the picture of all figures, each on a line."""
    game = found.total.game
    rows = [*_common_figures(found, t)]
    further: Iterable[Figure] = ()
    if game:
        rows += PRESENTERS[game].statistics.list_figures(found.total, found.facts, t)
        further = PRESENTERS[game].statistics.list_further_figures(found.facts, t)
    entries = [Entry(figure.label, figure.value, figure.more) for figure in rows]
    more = [Entry(figure.label, figure.value, figure.more) for figure in further]
    entries += [Entry(t(f"stats-further-{game}")), *more] if more else []
    if found.nemeses:
        names = [plain_name(nemesis.name, t) for nemesis in found.nemeses[:SHARED]]
        others = [t("stats-others")] if len(found.nemeses) > SHARED else []
        behind = t("figure", value=found.nemeses[0].behind)
        entries.append(Entry(t("stats-nemesis-label"), behind, names=join_phrases([*names, *others], t)))
    return Figures(entries=tuple(entries))


def _alt(asked: StatisticsQuery, found: Statistics, name: str, t: Texts, *, own: bool) -> str:
    """Return the whole content of the picture in sentences."""
    heard = t.with_words(True)
    parts = [_count_wins(found, plain_name(name, t), t, own=own) + "."]
    if _shows_all_figures(asked, found):
        parts += _figures(found, heard)
    else:
        parts += [*_sentences(found, heard, own=own), *_describe_course(found, t)]
    return as_sentences(parts)


def _course(found: Statistics) -> tuple[int, ...]:
    """Return the rating after each of the last matches, if there are two or more."""
    course = tuple(finish.rating for finish in found.finishes if finish.rating is not None)
    rated = found.total.game in found.ratings
    return course if rated and len(course) >= LEAST else ()


def _describe_course(found: Statistics, t: Texts) -> Iterator[str]:
    if course := _course(found):
        yield t(
            "stats-plot",
            count=len(course),
            first=format_points(course[0]),
            last=format_points(course[-1]),
            highest=format_points(max(course)),
            lowest=format_points(min(course)),
        )


def _sentences(found: Statistics, t: Texts, *, own: bool) -> Iterator[str]:
    """Yield the rating and its meaning, the main figures, and the places of the last matches."""
    if (rating := found.ratings.get(found.total.game)) is not None:
        # Ratings are usually written without a thousands separator.
        sentence = t("stats-rating-own" if own else "stats-rating", rating=format_points(rating.shown))
        is_provisional = rating.matches < PROVISIONAL
        yield f"{sentence}\n-# {t('rating-provisional-why')}" if is_provisional else sentence
    yield "\n".join(_main_figures(found, t))
    yield "\n".join(_recent_places(found, t, own=own))


def _main_figures(found: Statistics, t: Texts) -> Iterator[str]:
    """Yield the main figures of a game; for all games, the matches won of each."""
    if found.total.game:
        yield from PRESENTERS[found.total.game].statistics.list_highlights(found.total, found.facts, t)
    for tally in found.games:
        yield "- " + t("stats-game", game=t(f"game-{tally.game}"), wins=tally.wins, matches=tally.matches)
    if found.solo is not None:
        yield "- " + t("stats-game", game=t("stats-solo"), wins=found.solo.wins, matches=found.solo.matches)


def _figures(found: Statistics, t: Texts) -> Iterator[str]:
    """Yield the figures besides wins, those particular to one game, and who finished ahead most often."""
    game = found.total.game
    yield "\n".join(table(_common_figures(found, t), t))
    if game:
        yield "\n".join(table(PRESENTERS[game].statistics.list_figures(found.total, found.facts, t), t))
        further = tuple(PRESENTERS[game].statistics.list_further_figures(found.facts, t))
        if further:
            yield "\n".join((f"**{t(f'stats-further-{game}')}**", *table(further, t)))
    if found.nemeses:
        yield _nemesis(found, t)


def _common_figures(found: Statistics, t: Texts) -> Iterator[Figure]:
    if found.finishes:
        now = "" if found.streak is None else t("stats-streak-now", now=found.streak)
        longest = t("figure", value=found.facts.get("streak", 0))
        yield Figure(longest, t("stats-streak"), now)
    yield Figure(t("figure", value=found.total.podiums), t("stats-podiums"))


def _recent_places(found: Statistics, t: Texts, *, own: bool) -> Iterator[str]:
    """Yield the places of the last matches, and how many matches the player left early."""
    last = found.finishes[-FORM:]
    places = [_place(finish.rank, t) for finish in last if finish.rank]
    left = len(last) - len(places)
    if places:
        text = "\n" + (", " if t.in_words else " ").join(places)
        yield t("labelled", label=t("stats-form-own" if own else "stats-form"), text=text)
    if left:
        key = "stats-left-own" if own else "stats-left"
        yield f"-# {t(key, count=left)}"


def _place(rank: int, t: Texts) -> str:
    """Return a place for a line of several: as a mark, or else in words."""
    mark = place_mark(rank, t)
    return t("stats-place", place=rank) if mark == rank_number(rank) else mark


def _nemesis(found: Statistics, t: Texts) -> str:
    """Return who has finished ahead most often; tied players are all named, up to a limit."""
    first, *others = found.nemeses
    if not others:
        text = t("stats-nemesis", player=escaped_name(first.name, t), behind=first.behind, met=first.met)
        return t("labelled", label=t("stats-nemesis-label"), text=text)
    names = [nemesis.name for nemesis in found.nemeses]
    players = _join_names(names[:SHARED], t, more=len(names) > SHARED)
    text = t("stats-nemeses", players=players, behind=first.behind)
    return t("labelled", label=t("stats-nemesis-label"), text=text)


def _join_names(names: Iterable[str], t: Texts, *, more: bool = False) -> str:
    """Join names for a sentence; with `more`, add a phrase for further names."""
    shown = [escaped_name(name, t, NAME) for name in names]
    return join_phrases([*shown, t("stats-others")] if more else shown, t)


# ---- a server ------------------------------------------------------------------------------------------


def server(
    found: ServerStatistics, t: Texts, *, shown: ServerQuery = FIRST, seen_at: datetime | None = None
) -> Post:
    """Return what a server has played, and this month's best players or the holders of its records.

    A permanent message gets `seen_at`, the time of its figures, shows all parts, and has no buttons.
    """
    if not found.played:
        nothing = Text(f"## {t('server-stats-title')}\n{t('server-stats-empty')}")
        solo = Row((Button(t("board-alone"), f"@board {games.EVERY} wins all alone 0"),))
        return Post((nothing, *(() if seen_at is not None else (solo,))), accent=SEA)
    tops = {"month": found.awards, "records": found.records}
    kinds = [key for key in tops if tops[key]]
    chosen = "records" if shown.records or "month" not in kinds else "month"
    overall = [top for top in tops[chosen] if not top.game]
    whole = shown.whole or seen_at is not None or not overall
    wanted = {
        t(TOPS[key]): tops[key] if whole else overall
        for key in (kinds if seen_at is not None else {chosen} & {*kinds})
    }
    small = [t("server-stats-why")]
    small += [] if seen_at is None else [t("stats-as-of", moment=f"<t:{int(seen_at.timestamp())}:f>")]
    head = Text(f"# {t('server-stats-head', count=found.played[EVERY_GAME])}")
    text_blocks = [
        head,
        Text(_count_matches(found, t)),
        *(
            text
            for heading, tops_of_heading in wanted.items()
            for text in list_tops(heading, tops_of_heading, t)
        ),
    ]
    below: list[Block] = [Text("\n".join(f"-# {line}" for line in small))]
    buttons = []
    if seen_at is None and overall and len(overall) < len(tops[chosen]):
        label = "server-stats-fewer" if shown.whole else "server-stats-games"
        buttons.append(Button(t(label), f"@server-stats {chosen}{'' if shown.whole else f' {WHOLE}'}"))
    if seen_at is None:
        buttons += [Button(t(TOPS[key]), f"@server-stats {key}") for key in kinds if key != chosen]
    below = [*([Row(tuple(buttons))] if buttons else []), *below]
    alt = as_sentences(block.text for block in text_blocks[1:])
    holders = [
        holder.name
        for tops_of_heading in wanted.values()
        for top in tops_of_heading
        for holder in top.holders
    ]
    if len(alt) > ALT_LIMIT or not all(map(is_drawn, holders)):
        return Post((*text_blocks, *below), accent=SEA)
    text_form = PlainForm(lambda: Post((*text_blocks, *below), accent=SEA))
    return Post(
        (head, Illustration(_server_picture(found, wanted, t), alt), *below), accent=SEA, plain=text_form
    )


def _server_picture(found: ServerStatistics, wanted: Mapping[str, Sequence[Top]], t: Texts) -> Figures:
    """Return the picture of what a server has played, and of the best players."""
    count = t("figure", value=found.this_month.get(EVERY_GAME, 0))
    tiles = [Tile(count, t("period-month"))]
    tiles += [
        Tile(t("figure", value=found.played[game_key]), t(f"game-{game_key}"), game_key)
        for game_key in _games_by_count(found)
    ]
    entries: list[Entry] = []
    for heading, tops in wanted.items():
        entries.append(Entry(heading))
        for game, tops_of_game in groupby(tops, key=lambda top: top.game):
            entries += [Entry(t(f"game-{game}"))] if game else []
            entries += [
                Entry(t(f"record-{top.fact}"), t("figure", value=top.value), names=_holders(top, t))
                for top in tops_of_game
            ]
    return Figures(tuple(tiles), entries=tuple(entries))


def _holders(top: Top, t: Texts) -> str:
    names = [plain_name(holder.name, t) for holder in top.holders]
    return join_phrases([*names, *([t("stats-others")] if top.more else [])], t)


def _games_by_count(found: ServerStatistics) -> list[str]:
    """Return the games that were played, the most played first."""
    return sorted(filter(None, found.played), key=lambda game: -found.played[game])


def _count_matches(found: ServerStatistics, t: Texts) -> str:
    """Return how many matches were played this month, and of each game, the most played first."""
    counts = [
        t("server-stats-game", game=t(f"game-{game}"), count=found.played[game])
        for game in _games_by_count(found)
    ]
    return t("server-stats-of", count=found.this_month.get(EVERY_GAME, 0), games=join_phrases(counts, t))


def list_tops(heading: str, tops: Sequence[Top], t: Texts) -> Iterator[Text]:
    """Yield a text for each game with a line for each of its records."""
    titles = [f"### {heading}"]
    for game, tops_of_game in groupby(tops, key=lambda top: top.game):
        titles += [f"**{t(f'game-{game}')}**"] if game else []
        yield Text("\n".join([*titles, *(f"- {_top(top, t)}" for top in tops_of_game)]))
        titles = []


def _top(top: Top, t: Texts) -> str:
    names = _join_names((holder.name for holder in top.holders), t, more=top.more)
    held = t("record-held", players=names, value=t("figure", value=top.value))
    return t("labelled-plain", label=t(f"record-{top.fact}"), text=held)
