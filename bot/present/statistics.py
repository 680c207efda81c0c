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
    """Somebody's results on a `server` or, for themselves, on all; a reader of their `own` is spoken to.

    `seen_at` is when they were like this, for a message that stays: it has no buttons.
    """
    game = games.called(asked.game, t)
    player = escaped(name) or f"<@{asked.user}>"
    title = t("stats-title-own", game=game) if own else t("stats-title", name=player, game=game)
    blocks: list[Block]
    if found is None:
        blocks = [Text(f"## {title}"), Text(t("stats-empty" if server else "stats-empty-everywhere"))]
    else:
        alone = found.total.alone
        facts = {"wins": found.total.wins, "matches": found.total.matches}
        if own:
            head = t("stats-solo-head-own" if alone else "stats-head-own", **facts)
        else:
            head = t("stats-solo-head" if alone else "stats-head", name=player, **facts)
        blocks = [Text(f"# {head}\n-# {title}")]
        parts = _figures(found, t) if asked.whole and not alone else _sentences(found, t, own=own)
        blocks += map(Text, filter(None, parts))
        picture = None if asked.whole else _plot(found, name, t)
        blocks += [] if picture is None else [picture]
        why = "stats-solo-why" if alone else "stats-why" if server else "stats-why-everywhere"
        blocks.append(Text(f"-# {t(why)}"))
    if seen_at is not None:
        blocks.append(Text(f"-# {t('stats-as-of', moment=f'<t:{int(seen_at.timestamp())}:f>')}"))
        return Post(tuple(blocks), accent=SEA)
    blocks.append(Menu(f"@stats {asked.user}", games.options(asked.game, t)))
    here = f"{asked.user} {games.word(asked.game)}"
    whole = f"{here} {WHOLE}"
    buttons = []
    if found is not None and not found.total.alone:
        more = Button(t("stats-shorter"), f"@stats {here}")
        buttons.append(more if asked.whole else Button(t("stats-more"), f"@stats {whole}"))
    if server and found is not None:
        buttons.append(Button(t("stats-show"), f"@stats-show {whole if asked.whole else here}"))
    return Post((*blocks, *([Row(tuple(buttons))] if buttons else [])), accent=SEA)


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
    found: ServerStatistics, t: Texts, *, shown: Tops = FIRST, seen_at: datetime | None = None
) -> Post:
    """What a server has played, and who is ahead at what this month, or holds its records.

    `seen_at` is when it was like this, for a message that stays: it has all of it, and no buttons.
    """
    if not found.played:
        nothing = Text(f"## {t('server-stats-title')}\n{t('server-stats-empty')}")
        solo = Row((Button(t("board-alone"), f"@board {games.EVERY} wins all alone 0"),))
        return Post((nothing, *(() if seen_at is not None else (solo,))), accent=SEA)
    head = t("server-stats-head", count=found.played[EVERY_GAME])
    blocks: list[Block] = [Text(f"# {head}"), Text(_played(found, t))]
    tops = {"month": found.awards, "records": found.records}
    kinds = [key for key in tops if tops[key]]
    chosen = "records" if shown.records or "month" not in kinds else "month"
    overall = [top for top in tops[chosen] if not top.game]
    whole = shown.whole or seen_at is not None or not overall
    for key in kinds if seen_at is not None else {chosen} & {*kinds}:
        listed = tops[key] if whole else overall
        blocks += _tops(t(f"server-stats-{key}"), listed, t)
    blocks.append(Text(f"-# {t('server-stats-why')}"))
    if seen_at is not None:
        blocks.append(Text(f"-# {t('stats-as-of', moment=f'<t:{int(seen_at.timestamp())}:f>')}"))
        return Post(tuple(blocks), accent=SEA)
    buttons = []
    if overall and len(overall) < len(tops[chosen]):
        label = "server-stats-fewer" if shown.whole else "server-stats-games"
        buttons.append(Button(t(label), f"@server-stats {chosen}{'' if shown.whole else f' {WHOLE}'}"))
    buttons += [Button(t(f"server-stats-{key}"), f"@server-stats {key}") for key in kinds if key != chosen]
    return Post((*blocks, *(Row((one,)) for one in buttons)), accent=SEA)


def _played(found: ServerStatistics, t: Texts) -> str:
    """How many matches of this month, and of each game, the one played most first."""
    order = sorted(filter(None, found.played), key=lambda game: -found.played[game])
    counts = [t("server-stats-game", game=t(f"game-{one}"), count=found.played[one]) for one in order]
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
