"""Somebody's statistics, and a server's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import groupby
from typing import Final, NamedTuple

from bot.art.figures import Entry, Figures, Tile
from bot.art.label import is_drawn
from bot.board_records import EVERY_GAME, PROVISIONAL
from bot.errors import House, Refused
from bot.numbers import number
from bot.present import PRESENTERS, games
from bot.present.figures import Figure, table
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
from bot.present.presenter import SEA, numbered, place_mark, plain
from bot.present.scores import LEAST
from bot.statistics_records import SHARED, ServerStatistics, Statistics, Top
from bot.texts.sentences import Texts, escaped

FORM: Final = 10
"""So many of the last matches are shown by their places."""
NAME: Final = 18
"""Signs of a name among many."""
WHOLE: Final = "whole"
"""What an action says that leads to a whole page."""
AWARDS: Final[Mapping[str, tuple[str, ...]]] = {
    EVERY_GAME: ("wins", "streak", "matches"),
    **{game: presenter.awards for game, presenter in PRESENTERS.items()},
}
"""The tallies in which a server names its best, by game."""


class Asked(NamedTuple):
    """Whose statistics are asked for, by user id, in which game, "" is all; their name where it is known.

    With `whole`, what is one press further.
    """

    user: int
    game: str = EVERY_GAME
    name: str = ""
    whole: bool = False


class Tops(NamedTuple):
    """What of a server is shown: its records instead of the month's best, and those of each game, too."""

    records: bool = False
    whole: bool = False


FIRST: Final = Tops()
"""What a server's page shows before anything is pressed."""


def read(words: Sequence[str]) -> Asked:
    """Whose statistics a menu or button leads to. Refused T-3 where it leads nowhere."""
    user, game, *more = words if len(words) in (2, 3) else ("", "")
    if more not in ([], [WHOLE]):
        raise Refused(House.NOT_UNDERSTOOD)
    return Asked(number(user), games.read(game), whole=bool(more))


def read_server(words: Sequence[str]) -> Tops:
    """Which of a server's best a button leads to. Refused T-3 where it leads nowhere."""
    what, *more = words or ("",)
    if what not in ("month", "records") or more not in ([], [WHOLE]):
        raise Refused(House.NOT_UNDERSTOOD)
    return Tops(what == "records", bool(more))


def statistics(
    asked: Asked,
    name: str,
    found: Statistics | None,
    t: Texts,
    *,
    own: bool = False,
    server: bool = True,
    seen_at: datetime | None = None,
) -> Post:
    """Return somebody's results on a `server` or, for themselves, on all.

    A reader of their `own` is spoken to.
    `seen_at` is when they were like this, for a message that stays: it has no buttons.
    """
    game = games.called(asked.game, t)
    player = escaped(name) or f"<@{asked.user}>"
    title = t("stats-title-own") if own else t("stats-title", name=player)
    pressed: list[Block] = [] if seen_at is not None else [*_pressed(asked, found, t, server=server)]
    menu: list[Block] = (
        [] if seen_at is not None else [Menu(f"@stats {asked.user}", games.options(asked.game, t))]
    )
    when = [] if seen_at is None else [t("stats-as-of", moment=f"<t:{int(seen_at.timestamp())}:f>")]
    if found is None:
        empty = t("stats-empty" if server else "stats-empty-everywhere")
        blocks = (Text(f"# {title}"), Text(f"-# {game}"), Text(empty), *(Text(f"-# {one}") for one in when))
        return Post((*blocks, *pressed, *menu), accent=SEA)
    alone = found.total.alone
    small = [t("stats-solo-why" if alone else "stats-why" if server else "stats-why-everywhere"), *when]
    below: list[Block] = [Text("\n".join(f"-# {one}" for one in small)), *menu]

    def in_text() -> Post:
        parts = _figures(found, t) if _in_full(asked, found) else _sentences(found, t, own=own)
        told: list[Block] = [
            Text(f"# {_head(found, player, t, own=own)}\n-# {title} · {game}"),
            *map(Text, filter(None, parts)),
        ]
        return Post((*told, *pressed, *below), accent=SEA)

    if _in_full(asked, found) and not all(is_drawn(one.name) for one in found.nemeses):
        return in_text()
    shown = _listed(found, t) if _in_full(asked, found) else _tiled(found, t)
    alt = _alt(asked, found, name, t, own=own)
    return Post(
        (Text(f"# {title}"), Text(f"-# {game}"), Illustration(shown, alt), *pressed, *below),
        accent=SEA,
        plain=Plain(in_text),
    )


def _in_full(asked: Asked, found: Statistics) -> bool:
    """Return whether all figures are asked for, and there are some."""
    return asked.whole and not found.total.alone


def _head(found: Statistics, player: str, t: Texts, *, own: bool) -> str:
    """Return how many matches somebody has won."""
    facts = {"wins": found.total.wins, "matches": found.total.matches}
    if own:
        return t("stats-solo-head-own" if found.total.alone else "stats-head-own", **facts)
    return t("stats-solo-head" if found.total.alone else "stats-head", name=player, **facts)


def _pressed(asked: Asked, found: Statistics | None, t: Texts, *, server: bool) -> Iterator[Row]:
    """Return the buttons: to more or fewer figures, and to show the page to the channel."""
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


def _tiled(found: Statistics, t: Texts) -> Figures:
    """Return the picture of the figures that matter, the last places and the course of the rating."""
    total = found.total
    tiles = [
        Tile(t("figure", value=total.matches), t("measure-of-wins")),
        Tile(t("figure", value=total.wins), t("measure-head-wins")),
    ]
    rating = found.ratings.get(total.game)
    if rating is not None:
        young = "?" if rating.matches < PROVISIONAL else ""
        tiles.append(Tile(f"{plain(rating.shown)}{young}", t("measure-head-rating")))
    else:
        tiles.append(Tile(t("figure", value=total.podiums), t("stats-tile-podiums")))
    if total.game:
        if rating is not None:
            tiles.append(Tile(t("figure", value=total.podiums), t("stats-tile-podiums")))
        tiles.append(Tile(t("figure", value=found.facts.get("streak", 0)), t("stats-tile-streak")))
        first = next(iter(PRESENTERS[total.game].page(total, found.facts, t)), None)
        tiles += [] if first is None else [Tile(first.value, first.label)]
    tiles += [
        Tile(t("stats-tile-of", wins=one.wins, matches=one.matches), t(f"game-{one.game}"), one.game)
        for one in found.games
    ]
    if found.solo is not None:
        solo = t("stats-tile-of", wins=found.solo.wins, matches=found.solo.matches)
        tiles.append(Tile(solo, t("stats-solo")))
    places = tuple(finish.rank for finish in found.finishes[-FORM:] if finish.rank)
    course = _course(found)
    return Figures(
        tuple(tiles), places, t("stats-tile-form"), course, t("stats-plot-caption") if course else ""
    )


def _listed(found: Statistics, t: Texts) -> Figures:
    """Return the picture of all figures: each on a line."""
    game = found.total.game
    rows = [*_sums(found, t)]
    further: Iterable[Figure] = ()
    if game:
        rows += PRESENTERS[game].page(found.total, found.facts, t)
        further = PRESENTERS[game].page_further(found.facts, t)
    entries = [Entry(one.label, one.value, one.more) for one in rows]
    more = [Entry(one.label, one.value, one.more) for one in further]
    entries += [Entry(t(f"stats-further-{game}")), *more] if more else []
    if found.nemeses:
        names = [called_plainly(one.name, t) for one in found.nemeses[:SHARED]]
        others = [t("stats-others")] if len(found.nemeses) > SHARED else []
        behind = t("figure", value=found.nemeses[0].behind)
        entries.append(Entry(t("stats-nemesis-label"), behind, names=together([*names, *others], t)))
    return Figures(entries=tuple(entries))


def _alt(asked: Asked, found: Statistics, name: str, t: Texts, *, own: bool) -> str:
    """Return all that the picture shows in sentences."""
    heard = t.spoken(True)
    parts = [_head(found, called_plainly(name, t), t, own=own) + "."]
    if _in_full(asked, found):
        parts += _figures(found, heard)
    else:
        parts += [*_sentences(found, heard, own=own), *_told_course(found, t)]
    return said_plainly(" ".join(filter(None, parts)))


def _course(found: Statistics) -> tuple[int, ...]:
    """Return the rating after each of the last matches, where there are two or more."""
    course = tuple(finish.rating for finish in found.finishes if finish.rating is not None)
    rated = found.total.game in found.ratings
    return course if rated and len(course) >= LEAST else ()


def _told_course(found: Statistics, t: Texts) -> Iterator[str]:
    if course := _course(found):
        yield t(
            "stats-plot",
            count=len(course),
            first=plain(course[0]),
            last=plain(course[-1]),
            highest=plain(max(course)),
            lowest=plain(min(course)),
        )


def _sentences(found: Statistics, t: Texts, *, own: bool) -> Iterator[str]:
    """The rating and what it is; how the last matches went, and what matters most in the game."""
    if (rating := found.ratings.get(found.total.game)) is not None:
        # A number by name, never parted by thousands.
        said = t("stats-rating-own" if own else "stats-rating", rating=plain(rating.shown))
        young = rating.matches < PROVISIONAL
        yield f"{said}\n-# {t('rating-provisional-why')}" if young else said
    yield "\n".join(_most(found, t))
    yield "\n".join(_form(found, t, own=own))


def _most(found: Statistics, t: Texts) -> Iterator[str]:
    """What matters most in a game; of all of them, how many matches of each were won."""
    if found.total.game:
        yield from PRESENTERS[found.total.game].page_first(found.total, found.facts, t)
    for one in found.games:
        yield "- " + t("stats-game", game=t(f"game-{one.game}"), wins=one.wins, matches=one.matches)
    if found.solo is not None:
        yield "- " + t("stats-game", game=t("stats-solo"), wins=found.solo.wins, matches=found.solo.matches)


def _figures(found: Statistics, t: Texts) -> Iterator[str]:
    """What each game has beside wins; what only one game has; who was ahead most often."""
    game = found.total.game
    yield "\n".join(table(_sums(found, t), t))
    if game:
        yield "\n".join(table(PRESENTERS[game].page(found.total, found.facts, t), t))
        further = tuple(PRESENTERS[game].page_further(found.facts, t))
        if further:
            yield "\n".join((f"**{t(f'stats-further-{game}')}**", *table(further, t)))
    if found.nemeses:
        yield _nemesis(found, t)


def _sums(found: Statistics, t: Texts) -> Iterator[Figure]:
    if found.finishes:
        now = "" if found.streak is None else t("stats-streak-now", now=found.streak)
        longest = t("figure", value=found.facts.get("streak", 0))
        yield Figure(longest, t("stats-streak"), now)
    yield Figure(t("figure", value=found.total.podiums), t("stats-podiums"))


def _form(found: Statistics, t: Texts, *, own: bool) -> Iterator[str]:
    """The places of the last matches; those that were left have none."""
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
    """A finish on one line with others: as it is drawn, else in words."""
    mark = place_mark(rank, t)
    return t("stats-place", place=rank) if mark == numbered(rank) else mark


def _nemesis(found: Statistics, t: Texts) -> str:
    """Whoever has finished ahead most often; those who share that are all named, as far as they are few."""
    first, *others = found.nemeses
    if not others:
        text = t("stats-nemesis", player=called(first.name, t), behind=first.behind, met=first.met)
        return t("labelled", label=t("stats-nemesis-label"), text=text)
    names = [one.name for one in found.nemeses]
    players = _together(names[:SHARED], t, more=len(names) > SHARED)
    text = t("stats-nemeses", players=players, behind=first.behind)
    return t("labelled", label=t("stats-nemesis-label"), text=text)


def _together(names: Iterable[str], t: Texts, *, more: bool = False) -> str:
    """Names in a sentence, and that there are more."""
    shown = [called(name, t, NAME) for name in names]
    return together([*shown, t("stats-others")] if more else shown, t)


# ---- a server ------------------------------------------------------------------------------------------


def server(
    found: ServerStatistics, t: Texts, *, shown: Tops = FIRST, seen_at: datetime | None = None
) -> Post:
    """What a server has played, and who is ahead at what this month, or holds its records.

    `seen_at` is when it was like this, for a message that stays: it has all of it, and no buttons.
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
        t(f"server-stats-{key}"): tops[key] if whole else overall
        for key in (kinds if seen_at is not None else {chosen} & {*kinds})
    }
    small = [t("server-stats-why")]
    small += [] if seen_at is None else [t("stats-as-of", moment=f"<t:{int(seen_at.timestamp())}:f>")]
    head = Text(f"# {t('server-stats-head', count=found.played[EVERY_GAME])}")
    told = [head, Text(_played(found, t)), *(one for of in wanted.items() for one in _tops(*of, t))]
    below: list[Block] = [Text("\n".join(f"-# {one}" for one in small))]
    buttons = []
    if seen_at is None and overall and len(overall) < len(tops[chosen]):
        label = "server-stats-fewer" if shown.whole else "server-stats-games"
        buttons.append(Button(t(label), f"@server-stats {chosen}{'' if shown.whole else f' {WHOLE}'}"))
    if seen_at is None:
        buttons += [
            Button(t(f"server-stats-{key}"), f"@server-stats {key}") for key in kinds if key != chosen
        ]
    below = [*([Row(tuple(buttons))] if buttons else []), *below]
    alt = said_plainly(" ".join(one.text for one in told[1:]))
    holders = [holder.name for of in wanted.values() for top in of for holder in top.holders]
    if len(alt) > ALT_LIMIT or not all(map(is_drawn, holders)):
        return Post((*told, *below), accent=SEA)
    plain_ = Plain(lambda: Post((*told, *below), accent=SEA))
    return Post((head, Illustration(_of_server(found, wanted, t), alt), *below), accent=SEA, plain=plain_)


def _of_server(found: ServerStatistics, wanted: Mapping[str, Sequence[Top]], t: Texts) -> Figures:
    """Return the picture of what a server has played, and who is ahead at what."""
    count = t("figure", value=found.this_month.get(EVERY_GAME, 0))
    tiles = [Tile(count, t("period-month"))]
    tiles += [Tile(t("figure", value=found.played[one]), t(f"game-{one}"), one) for one in _by_game(found)]
    entries: list[Entry] = []
    for heading, tops in wanted.items():
        entries.append(Entry(heading))
        for game, of in groupby(tops, key=lambda top: top.game):
            entries += [Entry(t(f"game-{game}"))] if game else []
            entries += [
                Entry(t(f"record-{top.fact}"), t("figure", value=top.value), names=_holders(top, t))
                for top in of
            ]
    return Figures(tuple(tiles), entries=tuple(entries))


def _holders(top: Top, t: Texts) -> str:
    names = [called_plainly(holder.name, t) for holder in top.holders]
    return together([*names, *([t("stats-others")] if top.more else [])], t)


def _by_game(found: ServerStatistics) -> list[str]:
    """Return the games that were played, the one played most first."""
    return sorted(filter(None, found.played), key=lambda game: -found.played[game])


def _played(found: ServerStatistics, t: Texts) -> str:
    """How many matches of this month, and of each game, the one played most first."""
    counts = [
        t("server-stats-game", game=t(f"game-{one}"), count=found.played[one]) for one in _by_game(found)
    ]
    return t("server-stats-of", count=found.this_month.get(EVERY_GAME, 0), games=together(counts, t))


def _tops(heading: str, tops: Sequence[Top], t: Texts) -> Iterator[Text]:
    """A line for each record, below the game it is of."""
    titles = [f"### {heading}"]
    for game, of in groupby(tops, key=lambda top: top.game):
        titles += [f"**{t(f'game-{game}')}**"] if game else []
        yield Text("\n".join([*titles, *(f"- {_top(top, t)}" for top in of)]))
        titles = []


def _top(top: Top, t: Texts) -> str:
    names = _together((holder.name for holder in top.holders), t, more=top.more)
    held = t("record-held", players=names, value=t("figure", value=top.value))
    return t("labelled-plain", label=t(f"record-{top.fact}"), text=held)
