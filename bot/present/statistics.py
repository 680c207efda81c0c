"""Somebody's statistics, and a server's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from bot.art.plot import Course, Plot
from bot.board_records import EVERY_GAME, PROVISIONAL, Rating, Total
from bot.numbers import number
from bot.present import PRESENTERS, games
from bot.present.names import called, called_plainly, together
from bot.present.post import Block, Button, Illustration, Menu, Post, Row, Text
from bot.present.presenter import GOLD, MEDALS, place_mark, plain
from bot.present.scores import LEAST
from bot.statistics_records import SHARED, ServerStatistics, Statistics, Top
from bot.texts.sentences import Texts, escaped

FORM: Final = 10
"""So many of the last matches are shown by their places."""
NAME: Final = 18
"""Signs of a name among many."""
AWARDS: Final[Mapping[str, tuple[str, ...]]] = {
    EVERY_GAME: ("wins", "streak", "matches"),
    **{game: presenter.awards for game, presenter in PRESENTERS.items()},
}
"""The tallies in which a server names its best, by game."""


class Asked(NamedTuple):
    """Whose statistics are asked for, by user id, in which game, "" is all; their name where it is known."""

    user: int
    game: str = EVERY_GAME
    name: str = ""


def read(words: Sequence[str]) -> Asked:
    """Whose statistics a menu or button leads to. Refused T-3 where it leads nowhere."""
    user, game = words if len(words) == 2 else ("", "")
    return Asked(number(user), games.read(game))


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
    titled = t("stats-title-own", game=games.called(asked.game, t))
    player = escaped(name) or f"<@{asked.user}>"
    title = titled if own else t("stats-title", name=player, game=games.called(asked.game, t))
    blocks: list[Block] = [Text(f"## {title}")]
    if found is None:
        blocks.append(Text(t("stats-empty" if server else "stats-empty-everywhere")))
    else:
        blocks.append(Text("\n".join(_lines(found, t)).strip()))
        picture = _plot(found, name, t)
        blocks += [] if picture is None else [picture]
        blocks.append(Text(f"-# {t('stats-why' if server else 'stats-why-everywhere')}"))
    if seen_at is not None:
        blocks.append(Text(f"-# {t('stats-as-of', moment=f'<t:{int(seen_at.timestamp())}:f>')}"))
        return Post(tuple(blocks), accent=GOLD)
    blocks.append(Menu(f"@stats {asked.user}", games.options(asked.game, t)))
    if server and found is not None:
        show = f"@stats-show {asked.user} {games.word(asked.game)}"
        blocks.append(Row((Button(t("stats-show"), show),)))
    return Post(tuple(blocks), accent=GOLD)


def _lines(found: Statistics, t: Texts) -> Iterator[str]:
    total = found.total
    podiums = t("tally-podiums", count=total.podiums)
    yield " · ".join((*_won(total, t), podiums))
    if (rating := found.ratings.get(total.game)) is not None:
        yield t("labelled", label=t("measure-rating"), text=_rating(rating, t))
    if found.finishes:
        yield _streak(found, t)
        places = (_place(finish.rank, t) for finish in found.finishes[-FORM:])
        yield ""
        yield t("labelled", label=t("stats-form"), text="\n" + " ".join(places))
    yield ""
    if total.game:
        yield from PRESENTERS[total.game].page(total, found.facts, t)
    for game in found.games:
        parts = _won(game, t)
        rating = found.ratings.get(game.game)
        parts += [] if rating is None else [t("stats-rated", rating=_rating(rating, t))]
        yield f"**{t(f'game-{game.game}')}**\n-# {' · '.join(parts)}"
    if found.nemeses:
        yield ""
        yield _nemesis(found, t)


def _won(total: Total, t: Texts) -> list[str]:
    return [t("tally-matches", count=total.matches), t("tally-wins", count=total.wins)]


def _rating(rating: Rating, t: Texts) -> str:
    key = "measure-provisional-line" if rating.matches < PROVISIONAL else "measure-rating-line"
    return t(key, merit=plain(rating.shown))  # A number by name, never parted by thousands.


def _place(rank: int, t: Texts) -> str:
    """A finish on one line with others: a medal, else the place in words."""
    if not rank:
        return t("stats-left")
    return t("stats-place", place=rank) if rank > len(MEDALS) or t.in_words else place_mark(rank, t)


def _streak(found: Statistics, t: Texts) -> str:
    longest = found.facts.get("streak", 0)
    label = t("record-streak")
    if found.streak is None:
        return t("labelled", label=label, text=t("stats-streak-longest", longest=longest))
    return t("labelled", label=label, text=t("stats-streak", now=found.streak, longest=longest))


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


def server(found: ServerStatistics, t: Texts, *, seen_at: datetime | None = None) -> Post:
    """What a server has played, who holds its records, and who is ahead at what this month.

    `seen_at` is when it was like this, for a message that stays.
    """
    blocks: list[Block] = [Text(f"## {t('server-stats-title')}")]
    if not found.played:
        blocks.append(Text(t("stats-empty")))
    else:
        blocks.append(Text("\n".join(_played(found, t))))
        for heading, tops in (("server-stats-month", found.awards), ("server-stats-records", found.records)):
            if tops:
                blocks.append(Text("\n".join((f"### {t(heading)}", *_tops(tops, t)))))
        blocks.append(Text(f"-# {t('server-stats-why')}"))
    if seen_at is not None:
        blocks.append(Text(f"-# {t('stats-as-of', moment=f'<t:{int(seen_at.timestamp())}:f>')}"))
    return Post(tuple(blocks), accent=GOLD)


def _played(found: ServerStatistics, t: Texts) -> Iterator[str]:
    """All matches and those of this month, then each game, the one played most first."""
    for key, counts in (("period-all", found.played), ("period-month", found.this_month)):
        games = sorted((game for game in counts if game), key=lambda game: -counts[game])
        parts = [t("stats-played-game", game=t(f"game-{game}"), count=counts[game]) for game in games]
        shown = t("tally-matches", count=counts.get(EVERY_GAME, 0))
        text = f"{shown} · {' · '.join(parts)}" if parts else shown
        yield t("labelled", label=t(key), text=text)


def _tops(tops: Sequence[Top], t: Texts) -> Iterator[str]:
    """A line for each record, below the game it is of."""
    last = EVERY_GAME
    for top in tops:
        if top.game != last:
            yield f"**{t(f'game-{top.game}')}**"
            last = top.game
        names = _together((holder.name for holder in top.holders), t, more=top.more)
        yield t("stats-record", record=t(f"record-{top.fact}"), players=names, value=plain(top.value))
