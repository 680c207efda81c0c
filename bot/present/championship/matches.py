"""Matches: the fixture list by rounds with its results."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.championship.snapshot import ChampionshipSnapshot, playable, undecided
from bot.present.championship.names import Names, Scale, listed, match
from bot.present.post import Text
from bot.present.presenter import plain
from bot.texts.sentences import Texts
from engine.championship.public import FINAL, PLAY_OFF, PRELIMINARY, Fixture, Line

LATEST_FIRST: Final = (FINAL, PLAY_OFF, PRELIMINARY)


def calendar(
    snapshot: ChampionshipSnapshot, names: Names, scale: Scale, t: Texts, *, whole: bool
) -> Iterator[Text]:
    """The fixture list, the latest stage first; without `whole`, of a league only what is played now."""
    state = snapshot.state
    league = [fixture for fixture in state.fixtures if fixture.round]
    linked = [key for key, live in snapshot.live.items() if live.link][: scale.links]
    single = [fixture for fixture in state.fixtures if not fixture.round]
    for fixture in sorted(single, key=lambda fixture: LATEST_FIRST.index(fixture.stage)):
        # The table of a group is its result, where it has been played.
        if len(fixture.key) > 1 or not fixture.lines:
            yield listing(match(fixture, t), [], [fixture], snapshot, names, t, linked)
    rounds = list(dict.fromkeys(fixture.round for fixture in league))
    shown = rounds
    if not whole:
        shown = _present(snapshot, league)
    for number in shown:
        bye = state.byes[number - 1]
        free = [] if bye is None else [t("round-bye", player=names[bye])]
        of = [fixture for fixture in league if fixture.round == number]
        yield listing(t("match-round", round=number), free, of, snapshot, names, t, linked)
    if shown and shown != rounds:
        yield Text(f"-# {t('calendar-more', played=decided(league), all=len(league))}")


def _present(snapshot: ChampionshipSnapshot, league: Iterable[Fixture]) -> list[int]:
    """The first round of a league that has matches left, and all with one at a table, or for a ruling."""
    if snapshot.state.ended:
        return []
    first = [one.round for one in league if undecided(snapshot, one)][:1]
    others = [one.round for one in league if one.key in snapshot.live or one.abandoned]
    return sorted({*first, *others})


def decided(fixtures: Iterable[Fixture]) -> int:
    """How many of these have been played or given away."""
    return sum(not one.open for one in fixtures)


def listing(
    title: str,
    notes: list[str],
    fixtures: list[Fixture],
    snapshot: ChampionshipSnapshot,
    names: Names,
    t: Texts,
    linked: list[str],
) -> Text:
    head = " · ".join([f"**{title}**", *notes])
    lines = [line for fixture in fixtures for line in _lines(snapshot, fixture, names, t, linked)]
    spoken = [", ".join([title, *notes]) + "."]
    spoken += [sentence for fixture in fixtures for sentence in _spoken(snapshot, fixture, names, t)]
    return Text("\n".join([head, *lines]), "\n".join(spoken))


def _lines(
    snapshot: ChampionshipSnapshot, fixture: Fixture, names: Names, t: Texts, linked: list[str]
) -> Iterator[str]:
    """A match of two on one line; the result of one of several, a line for each."""
    if fixture.lines and not is_pair(fixture):
        for line in fixture.lines:
            yield f"{line.rank}\\. {_player(line, names)} · {plain(line.points)}"
    elif fixture.lines:
        one, two = _best_first(fixture)
        first = f"**{_player(one, names)}**" if one.rank < two.rank else _player(one, names)
        yield f"- {first} {plain(one.points)} : {plain(two.points)} {_player(two, names)}"
    else:
        live = snapshot.live.get(fixture.key)
        state = "" if live is None else t("match-live" if live.running else "match-lobby")
        if live is not None and fixture.key in linked:
            state = f"[{state}]({live.link})"
        fixed = without_result(snapshot, fixture, names, t, "match-pair")
        yield f"- {fixed} · {state}" if state else f"- {fixed}"


def _spoken(snapshot: ChampionshipSnapshot, fixture: Fixture, names: Names, t: Texts) -> Iterator[str]:
    """The same in sentences."""
    if fixture.lines and not is_pair(fixture):
        for line in fixture.lines:
            points = t("points", points=line.points, shown=plain(line.points))
            yield t("match-place", place=line.rank, player=_heard(line, names, t), points=points)
    elif fixture.lines:
        one, two = _best_first(fixture)
        facts = {"one": _heard(one, names, t), "two": _heard(two, names, t)}
        scores = {"points": plain(one.points), "rival": plain(two.points)}
        yield t("match-won" if one.rank < two.rank else "match-drawn", **facts, **scores)
    else:
        live = snapshot.live.get(fixture.key)
        state = "" if live is None else f" ({t('match-live' if live.running else 'match-lobby')})"
        yield f"{without_result(snapshot, fixture, names, t, 'match-versus')}{state}."


def without_result(
    snapshot: ChampionshipSnapshot, fixture: Fixture, names: Names, t: Texts, pair: str
) -> str:
    """A match without a result: who plays, or why nobody does; `pair` is the sentence for two."""
    if fixture.walkover is not None:
        others = [entrant for entrant in fixture.entrants if entrant != fixture.walkover]
        if not others:
            return t("match-alone", player=names[fixture.walkover])
        return t("match-walkover", player=names[fixture.walkover], rival=listed(others, names))
    if fixture.abandoned and not snapshot.state.ended:
        return t("match-abandoned", players=listed(fixture.entrants, names))
    if not playable(snapshot, fixture):
        return t("match-off", players=listed(fixture.entrants, names))
    if is_pair(fixture):
        one, two = (names[entrant] for entrant in fixture.entrants)
        return t(pair, one=one, two=two)
    robots = fixture.seats - len(fixture.entrants)
    players = listed(fixture.entrants, names)
    return (
        t("match-many", players=players) if not robots else t("match-robots", players=players, count=robots)
    )


def is_pair(fixture: Fixture) -> bool:
    return fixture.seats == 2 and len(fixture.entrants) == 2


def _best_first(fixture: Fixture) -> list[Line]:
    return sorted(fixture.lines, key=lambda line: line.rank)


def _player(line: Line, names: Names) -> str:
    """A player of a match that is over; robots who took over carry their mark."""
    return f"{names[line.entrant]} 🤖" if line.left else names[line.entrant]


def _heard(line: Line, names: Names, t: Texts) -> str:
    """The same in words."""
    return t("match-robot", player=names[line.entrant]) if line.left else names[line.entrant]
