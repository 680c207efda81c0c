"""Matches: the whole fixture list with its results, and what is played now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.championship.snapshot import ChampionshipSnapshot, playable, undecided
from bot.present.championship.names import Names, Scale, listed, match
from bot.present.post import Text
from bot.present.presenter import plain
from bot.texts.sentences import Texts
from engine.championship.public import FINAL, PLAY_OFF, PRELIMINARY, Fixture, Line

PAIR: Final = ("match-pair", "match-versus")
"""Two who meet, in signs and in words."""
LATEST_FIRST: Final = (FINAL, PLAY_OFF, PRELIMINARY)


def due(snapshot: ChampionshipSnapshot) -> list[Fixture]:
    """The matches of the present stage; of a league those of the first round that has matches left."""
    state = snapshot.state
    last = state.fixtures[-1] if state.fixtures else None
    if last is None or last.stage != PRELIMINARY:
        return [] if last is None else [last]
    first = next((one.round for one in state.fixtures if undecided(snapshot, one)), last.round)
    return [one for one in state.fixtures if one.round == first]


def calendar(snapshot: ChampionshipSnapshot, names: Names, scale: Scale, t: Texts) -> Iterator[Text]:
    """The whole fixture list, the latest stage first, with the ways to live tables as far as these fit."""
    state = snapshot.state
    linked = [key for key, live in snapshot.live.items() if live.link][: scale.links]
    single = [fixture for fixture in state.fixtures if not fixture.round]
    for fixture in sorted(single, key=lambda fixture: LATEST_FIRST.index(fixture.stage)):
        # The table of a group is its result, where it has been played.
        if len(fixture.key) > 1 or not fixture.lines:
            yield listing(match(fixture, t), [], [fixture], snapshot, names, t, linked=linked)
    for number, bye in enumerate(state.byes, 1):
        free = [] if bye is None else [t("round-bye", player=names[bye])]
        of = [fixture for fixture in state.fixtures if fixture.round == number]
        yield listing(t("match-round", round=number), free, of, snapshot, names, t, linked=linked)


def under_way(snapshot: ChampionshipSnapshot, names: Names, scale: Scale, t: Texts) -> Iterator[Text]:
    """What is played at this moment, and who is waited for at a table, with the ways there."""
    live = [one for one in snapshot.state.fixtures if one.key in snapshot.live and playable(snapshot, one)]
    lines, spoken = [], []
    for number, fixture in enumerate(sorted(live, key=lambda one: not snapshot.live[one.key].running)):
        called = heard = match(fixture, t)
        if fixture.round:
            called, heard = (without_result(snapshot, fixture, names, t, key) for key in PAIR)
        now, link = _now(snapshot, fixture, names, t), snapshot.live[fixture.key].link
        lines.append(f"- {called} · {f'[{now}]({link})' if link and number < scale.links else now}")
        spoken.append(f"{heard} ({now}).")
    if live:
        title = t("live-title")
        yield Text("\n".join([f"**{title}**", *lines]), "\n".join([f"{title}:", *spoken]))


def _now(snapshot: ChampionshipSnapshot, fixture: Fixture, names: Names, t: Texts) -> str:
    """What goes on at the table of a match."""
    live = snapshot.live[fixture.key]
    if live.running:
        return t("match-asleep" if live.asleep else "match-live")
    awaited = [entrant for entrant in fixture.entrants if entrant in live.awaited]
    return t("match-awaits", players=listed(awaited, names)) if awaited else t("match-lobby")


def around(snapshot: ChampionshipSnapshot, names: Names, t: Texts, *, pending: str = "") -> Iterator[Text]:
    """Tell of the matches that are due, with the results of a league's round, and of any awaiting a ruling.

    Those that have a table are told of by `under_way`, by their title alone where several play; `pending`
    is said of those to come.
    """
    state = snapshot.state
    now = due(snapshot)
    for number, bye in enumerate(state.byes, 1) if state.stage == PRELIMINARY else ():
        of = [one for one in state.fixtures if one.round == number and one.key not in snapshot.live]
        playing = any(one.round == number for one in now)
        shown = [one for one in of if playing or one.abandoned]
        free = [t("round-bye", player=names[bye])] if bye is not None and playing else []
        if shown or free:
            shown.sort(key=lambda one: not undecided(snapshot, one))
            yield listing(t("match-round", round=number), free, shown, snapshot, names, t, pending=pending)
    told = snapshot._replace(live={})
    for fixture in (one for one in now if not one.round):
        yield listing(match(fixture, t), [], [fixture], told, names, t)


def listing(
    title: str,
    notes: list[str],
    fixtures: list[Fixture],
    snapshot: ChampionshipSnapshot,
    names: Names,
    t: Texts,
    *,
    linked: Sequence[str] = (),
    pending: str = "",
) -> Text:
    """Matches under a title; those whose tables are `linked` lead there, `pending` is said of any to come."""
    head = " · ".join([f"**{title}**", *notes])
    lines = [line for fixture in fixtures for line in _lines(snapshot, fixture, names, t, linked, pending)]
    spoken = [", ".join([title, *notes]) + "."]
    spoken += [sentence for fixture in fixtures for sentence in _spoken(snapshot, fixture, names, t)]
    return Text("\n".join([head, *lines]), "\n".join(spoken))


def _lines(
    snapshot: ChampionshipSnapshot,
    fixture: Fixture,
    names: Names,
    t: Texts,
    linked: Sequence[str],
    pending: str,
) -> Iterator[str]:
    """A match of two on one line; the result of one of several, a line for each."""
    if fixture.lines and not is_pair(fixture):
        for line in fixture.lines:
            points = t("points", points=line.points, shown=plain(line.points))
            yield f"{line.rank}\\. {_player(line, names)} · {points}"
    elif fixture.lines:
        one, two = _best_first(fixture)
        first = f"**{_player(one, names)}**" if one.rank < two.rank else _player(one, names)
        yield f"- {first} {plain(one.points)} – {plain(two.points)} {_player(two, names)}"
    else:
        state = pending if playable(snapshot, fixture) else ""
        if fixture.key in snapshot.live:
            state = _now(snapshot, fixture, names, t)
        if fixture.key in linked:
            state = f"[{state}]({snapshot.live[fixture.key].link})"
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
        now = _now(snapshot, fixture, names, t) if fixture.key in snapshot.live else ""
        state = f" ({now})" if now else ""
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
    """Whether two people play it."""
    return fixture.seats == 2 and len(fixture.entrants) == 2


def _best_first(fixture: Fixture) -> list[Line]:
    return sorted(fixture.lines, key=lambda line: line.rank)


def _player(line: Line, names: Names) -> str:
    """A player of a match that is over; robots who took over carry their mark."""
    return f"{names[line.entrant]} 🤖" if line.left else names[line.entrant]


def _heard(line: Line, names: Names, t: Texts) -> str:
    """The same in words."""
    return t("match-robot", player=names[line.entrant]) if line.left else names[line.entrant]
