"""Somebody's statistics, and a server's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import groupby
from typing import Final, NamedTuple

from bot.art.plot import Course, Plot
from bot.board_records import EVERY_GAME, PROVISIONAL
from bot.errors import House, Refused
from bot.numbers import number
from bot.present import PRESENTERS, games
from bot.present.figures import Figure, table
from bot.present.names import called, called_plainly, together
from bot.present.post import Block, Button, Illustration, Menu, Post, Row, Text
from bot.present.presenter import GOLD, numbered, place_mark, plain
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


def read(words: Sequence[str]) -> Asked:
    """Whose statistics a menu or button leads to. Refused T-3 where it leads nowhere."""
    user, game, *more = words if len(words) in (2, 3) else ("", "")
    if more not in ([], [WHOLE]):
        raise Refused(House.NOT_UNDERSTOOD)
    return Asked(number(user), games.read(game), whole=bool(more))


def read_server(words: Sequence[str]) -> bool:
    """Whether a button leads to a server's records, or to the awards of the month. Refused T-3 else."""
    if list(words) not in (["month"], ["records"]):
        raise Refused(House.NOT_UNDERSTOOD)
    return words[0] == "records"


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
    """Somebody's results on a `server` or, for themselves, on all; a reader of their `own` is spoken to.

    `seen_at` is when they were like this, for a message that stays: it has no buttons.
    """
    game = games.called(asked.game, t)
    player = escaped(name) or f"<@{asked.user}>"
    title = t("stats-title-own", game=game) if own else t("stats-title", name=player, game=game)
    blocks: list[Block] = [Text(f"## {title}")]
    further = _further(asked, found, t)
    if found is None:
        blocks.append(Text(t("stats-empty" if server else "stats-empty-everywhere")))
    else:
        blocks += map(Text, filter(None, _parts(found, further if asked.whole else (), t)))
        picture = _plot(found, name, t)
        blocks += [] if picture is None else [picture]
        blocks.append(Text("\n".join(f"-# {one}" for one in _small(found, t, server=server))))
    if seen_at is not None:
        blocks.append(Text(f"-# {t('stats-as-of', moment=f'<t:{int(seen_at.timestamp())}:f>')}"))
        return Post(tuple(blocks), accent=GOLD)
    blocks.append(Menu(f"@stats {asked.user}", games.options(asked.game, t)))
    here = f"{asked.user} {games.word(asked.game)}"
    whole = f"{here} {WHOLE}"
    buttons = []
    if further and asked.whole:
        buttons.append(Button(t("stats-shorter"), f"@stats {here}"))
    elif further:
        buttons.append(Button(t(f"stats-further-{asked.game}"), f"@stats {whole}"))
    if server and found is not None:
        buttons.append(Button(t("stats-show"), f"@stats-show {whole if asked.whole else here}"))
    return Post((*blocks, *([Row(tuple(buttons))] if buttons else [])), accent=GOLD)


def _further(asked: Asked, found: Statistics | None, t: Texts) -> Sequence[Figure]:
    """What stands on the whole page of a game and nowhere else."""
    if found is None or not asked.game:
        return ()
    return tuple(PRESENTERS[asked.game].page_further(found.facts, t))


def _parts(found: Statistics, further: Sequence[Figure], t: Texts) -> Iterator[str]:
    """Wins, and what else each game has; how the last matches went; what only one game has."""
    game = found.total.game
    yield f"### {t('stats-won', wins=found.total.wins, matches=found.total.matches)}"
    yield "\n".join(table(_sums(found, t), t))
    yield _form(found, t)
    own = PRESENTERS[game].page(found.total, found.facts, t) if game else _of_games(found, t)
    yield "\n".join(table(own, t))
    if further:
        yield "\n".join((f"**{t(f'stats-further-{game}')}**", *table(further, t)))
    if found.nemeses:
        yield _nemesis(found, t)


def _sums(found: Statistics, t: Texts) -> Iterator[Figure]:
    total = found.total
    if (rating := found.ratings.get(total.game)) is not None:
        # A number by name, never parted by thousands.
        more = t("rating-provisional") if rating.matches < PROVISIONAL else ""
        yield Figure(plain(rating.shown), t("measure-rating"), more)
    if found.finishes:
        now = "" if found.streak is None else t("stats-streak-now", now=found.streak)
        longest = t("figure", value=found.facts.get("streak", 0))
        yield Figure(longest, t("stats-streak"), now)
    yield Figure(t("figure", value=total.podiums), t("stats-podiums"))


def _of_games(found: Statistics, t: Texts) -> Iterator[Figure]:
    """The matches of each game, and how many of them were won."""
    for one in found.games:
        matches = t("figure", value=one.matches)
        yield Figure(matches, t(f"game-{one.game}"), t("tally-wins", count=one.wins))


def _form(found: Statistics, t: Texts) -> str:
    """The places of the last matches; those that were left have none."""
    last = found.finishes[-FORM:]
    if not last:
        return ""
    places = [_place(finish.rank, t) for finish in last if finish.rank]
    left = len(last) - len(places)
    lines = []
    if places:
        text = "\n" + (", " if t.in_words else " ").join(places)
        lines.append(t("labelled", label=t("stats-form"), text=text))
    if left:
        lines.append(f"-# {t('stats-left', count=left)}")
    return "\n".join(lines)


def _small(found: Statistics, t: Texts, *, server: bool) -> Iterator[str]:
    """What a rating is, and which matches count."""
    rating = found.ratings.get(found.total.game)
    if rating is not None:
        yield t("measure-rating-why")
        if rating.matches < PROVISIONAL:
            yield t("rating-provisional-why")
    yield t("stats-why" if server else "stats-why-everywhere")


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


def _plot(found: Statistics, name: str, t: Texts) -> Illustration | None:
    """The rating after each of the last matches, where there are two or more."""
    rating = found.ratings.get(found.total.game)
    course = tuple(finish.rating for finish in found.finishes if finish.rating is not None)
    if rating is None or len(course) < LEAST:
        return None
    first = rating.matches - len(course) + 1
    rounds = tuple(str(first + place) for place in range(len(course)))
    alt = t(
        "stats-plot",
        count=len(course),
        first=plain(course[0]),
        last=plain(course[-1]),
        highest=plain(max(course)),
        lowest=plain(min(course)),
    )
    plot = Plot(rounds, (Course(called_plainly(name, t), course),), from_zero=False)
    return Illustration(plot, alt, caption=t("stats-plot-caption"))


# ---- a server ------------------------------------------------------------------------------------------


def server(
    found: ServerStatistics, t: Texts, *, records: bool = False, seen_at: datetime | None = None
) -> Post:
    """What a server has played, and who is ahead at what this month, or holds its `records`.

    `seen_at` is when it was like this, for a message that stays: it has both, and no buttons.
    """
    blocks: list[Block] = [Text(f"## {t('server-stats-title')}")]
    if not found.played:
        return Post((*blocks, Text(t("stats-empty"))), accent=GOLD)
    blocks.append(Text("\n".join(table(_played(found, t), t))))
    tops = {"month": found.awards, "records": found.records}
    headings = {"month": t("server-stats-month"), "records": t("server-stats-records")}
    shown = [key for key in tops if tops[key]]
    chosen = "records" if records or "month" not in shown else "month"
    for key in shown if seen_at is not None else {chosen} & {*shown}:
        blocks.append(Text("\n".join(_tops(headings[key], tops[key], t))))
    blocks.append(Text(f"-# {t('server-stats-why')}"))
    if seen_at is not None:
        blocks.append(Text(f"-# {t('stats-as-of', moment=f'<t:{int(seen_at.timestamp())}:f>')}"))
    else:
        others = (Button(headings[key], f"@server-stats {key}") for key in shown if key != chosen)
        blocks += [Row((one,)) for one in others]
    return Post(tuple(blocks), accent=GOLD)


def _played(found: ServerStatistics, t: Texts) -> Iterator[Figure]:
    """All matches and those of this month, then each game, the one played most first."""
    for game in sorted(found.played, key=lambda game: (game != EVERY_GAME, -found.played[game])):
        label = t(f"game-{game}") if game else t("stats-matches")
        month = t("stats-this-month", count=found.this_month.get(game, 0))
        yield Figure(t("figure", value=found.played[game]), label, month)


def _tops(heading: str, tops: Sequence[Top], t: Texts) -> Iterator[str]:
    """A line for each record, below the game it is of."""
    yield f"### {heading}"
    for game, of in groupby(tops, key=lambda top: top.game):
        if game:
            yield f"**{t(f'game-{game}')}**"
        yield from table((_top(top, t) for top in of), t)


def _top(top: Top, t: Texts) -> Figure:
    names = _together((holder.name for holder in top.holders), t, more=top.more)
    return Figure(t("figure", value=top.value), t(f"record-{top.fact}"), names)
