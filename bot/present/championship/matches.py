"""Matches: the whole fixture list with results, and the matches in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.championship.snapshot import ChampionshipSnapshot, is_fixture_playable, is_undecided
from bot.present.championship.names import Names, Scale, comma_list, match
from bot.present.post import Text
from bot.present.presenter import format_points
from bot.texts.sentences import Texts
from engine.championship.public import FINAL, PLAY_OFF, PRELIMINARY, Fixture, Line

PAIR: Final = ("match-pair", "match-versus")
"""Locale keys of a match of two players, in signs and in words."""
LATEST_FIRST: Final = (FINAL, PLAY_OFF, PRELIMINARY)
"""Order of the stages in the fixture list."""


def due_matches(snapshot: ChampionshipSnapshot) -> list[Fixture]:
    """Return the matches of the present stage; in a league, those of the first unfinished round."""
    state = snapshot.state
    last = state.fixtures[-1] if state.fixtures else None
    if last is None or last.stage != PRELIMINARY:
        return [] if last is None else [last]
    first = next((fixture.round for fixture in state.fixtures if is_undecided(snapshot, fixture)), last.round)
    return [fixture for fixture in state.fixtures if fixture.round == first]


def calendar(snapshot: ChampionshipSnapshot, names: Names, scale: Scale, t: Texts) -> Iterator[Text]:
    """Yield the whole fixture list, the latest stage first, with as many links to live tables as fit."""
    state = snapshot.state
    linked = [key for key, live in snapshot.live.items() if live.link][: scale.links]
    single = [fixture for fixture in state.fixtures if not fixture.round]
    for fixture in sorted(single, key=lambda fixture: LATEST_FIRST.index(fixture.stage)):
        # Omit a group that has played, because its table already shows the result.
        if len(fixture.key) > 1 or not fixture.lines:
            yield listing(match(fixture, t), [], [fixture], snapshot, names, t, linked=linked)
    for number, bye in enumerate(state.byes, 1):
        free = [] if bye is None else [t("round-bye", player=names[bye])]
        round_fixtures = [fixture for fixture in state.fixtures if fixture.round == number]
        yield listing(t("match-round", round=number), free, round_fixtures, snapshot, names, t, linked=linked)


def live_matches(snapshot: ChampionshipSnapshot, names: Names, scale: Scale, t: Texts) -> Iterator[Text]:
    """Yield the matches in play, and the matches whose table waits for players, with links."""
    live = [
        fixture
        for fixture in snapshot.state.fixtures
        if fixture.key in snapshot.live and is_fixture_playable(snapshot, fixture)
    ]
    lines, spoken = [], []
    for number, fixture in enumerate(
        sorted(live, key=lambda fixture: not snapshot.live[fixture.key].running)
    ):
        called = heard = match(fixture, t)
        if fixture.round:
            called, heard = (describe_unplayed(snapshot, fixture, names, t, key) for key in PAIR)
        now, link = _table_state(snapshot, fixture, names, t), snapshot.live[fixture.key].link
        lines.append(f"- {called} · {f'[{now}]({link})' if link and number < scale.links else now}")
        spoken.append(f"{heard} ({now}).")
    if live:
        title = t("live-title")
        yield Text("\n".join([f"**{title}**", *lines]), "\n".join([f"{title}:", *spoken]))


def _table_state(snapshot: ChampionshipSnapshot, fixture: Fixture, names: Names, t: Texts) -> str:
    """Return the state of a match's table: in play, paused, asleep, or waiting for players."""
    live = snapshot.live[fixture.key]
    if live.running:
        return t("match-asleep" if live.asleep else "match-paused" if live.paused else "match-live")
    awaited = [entrant for entrant in fixture.entrants if entrant in live.awaited]
    return t("match-awaits", players=comma_list(awaited, names)) if awaited else t("match-lobby")


def current_matches(
    snapshot: ChampionshipSnapshot, names: Names, t: Texts, *, pending: str = ""
) -> Iterator[Text]:
    """Yield the due matches, a league round with its results, and matches that await a ruling.

    `live_matches` lists a league's matches that have a table. Other matches are listed here without their
    table's state. `pending` is appended to matches still to be played.
    """
    state = snapshot.state
    now = due_matches(snapshot)
    for number, bye in enumerate(state.byes, 1) if state.stage == PRELIMINARY else ():
        without_table = [
            fixture
            for fixture in state.fixtures
            if fixture.round == number and fixture.key not in snapshot.live
        ]
        playing = any(fixture.round == number for fixture in now)
        shown = [fixture for fixture in without_table if playing or fixture.abandoned]
        free = [t("round-bye", player=names[bye])] if bye is not None and playing else []
        if shown or free:
            shown.sort(key=lambda fixture: not is_undecided(snapshot, fixture))
            yield listing(t("match-round", round=number), free, shown, snapshot, names, t, pending=pending)
    without_live = snapshot._replace(live={})
    for fixture in (fixture for fixture in now if not fixture.round):
        yield listing(match(fixture, t), [], [fixture], without_live, names, t)


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
    """Return matches under a title; matches in `linked` link to their tables.

    `pending` is appended to matches still to be played.
    """
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
    """Yield one line for a match of two; for the result of a larger match, a line for each player."""
    if fixture.lines and fixture.order:
        yield f"- {_scores(fixture, names, t)}"
    elif fixture.lines and not is_pair(fixture):
        for line in fixture.lines:
            points = t("points", points=line.points, shown=format_points(line.points))
            yield f"{line.rank}\\. {_player(line, names)} · {points}"
    elif fixture.lines:
        upper, lower = _best_first(fixture)
        first = f"**{_player(upper, names)}**" if upper.rank < lower.rank else _player(upper, names)
        points = f"{format_points(upper.points)} – {format_points(lower.points)}"
        yield f"- {first} {points} {_player(lower, names)}"
    else:
        state = pending if is_fixture_playable(snapshot, fixture) else ""
        if fixture.key in snapshot.live:
            state = _table_state(snapshot, fixture, names, t)
        if fixture.key in linked:
            state = f"[{state}]({snapshot.live[fixture.key].link})"
        fixed = describe_unplayed(snapshot, fixture, names, t, "match-pair")
        yield f"- {fixed} · {state}" if state else f"- {fixed}"


def _spoken(snapshot: ChampionshipSnapshot, fixture: Fixture, names: Names, t: Texts) -> Iterator[str]:
    """Yield a match in sentences, for words-only style."""
    if fixture.lines and fixture.order:
        yield f"{_scores(fixture, names, t)}."
    elif fixture.lines and not is_pair(fixture):
        for line in fixture.lines:
            points = t("points", points=line.points, shown=format_points(line.points))
            yield t("match-place", place=line.rank, player=_player_in_words(line, names, t), points=points)
    elif fixture.lines:
        upper, lower = _best_first(fixture)
        facts = {"one": _player_in_words(upper, names, t), "two": _player_in_words(lower, names, t)}
        scores = {"points": format_points(upper.points), "rival": format_points(lower.points)}
        yield t("match-won" if upper.rank < lower.rank else "match-drawn", **facts, **scores)
    else:
        now = _table_state(snapshot, fixture, names, t) if fixture.key in snapshot.live else ""
        state = f" ({now})" if now else ""
        yield f"{describe_unplayed(snapshot, fixture, names, t, 'match-versus')}{state}."


def describe_unplayed(
    snapshot: ChampionshipSnapshot, fixture: Fixture, names: Names, t: Texts, pair: str
) -> str:
    """Return a match without a result: who plays, or why nobody plays.

    `pair` is the locale key of the sentence for two players.
    """
    if fixture.walkover is not None:
        others = [entrant for entrant in fixture.entrants if entrant != fixture.walkover]
        if not others:
            return t("match-alone", player=names[fixture.walkover])
        return t("match-walkover", player=names[fixture.walkover], rival=comma_list(others, names))
    if fixture.abandoned and not snapshot.state.has_ended:
        return t("match-abandoned", players=comma_list(fixture.entrants, names))
    if fixture.ended and fixture.round > snapshot.state.rounds_done:
        return t("match-ended", players=comma_list(fixture.entrants, names))
    if not is_fixture_playable(snapshot, fixture):
        return t("match-off", players=comma_list(fixture.entrants, names))
    if is_pair(fixture):
        one, two = (names[entrant] for entrant in fixture.entrants)
        return t(pair, one=one, two=two)
    robots = fixture.seats - len(fixture.entrants)
    players = comma_list(fixture.entrants, names)
    return (
        t("match-many", players=players) if not robots else t("match-robots", players=players, count=robots)
    )


def _scores(fixture: Fixture, names: Names, t: Texts) -> str:
    """Return the points of one of many tables of a round on one line, best first."""
    return ", ".join(
        t("match-score", player=_player(line, names), points=format_points(line.points))
        for line in fixture.lines
    )


def is_pair(fixture: Fixture) -> bool:
    """Return whether two people, and no robot, play the match."""
    return fixture.seats == 2 and len(fixture.entrants) == 2


def _best_first(fixture: Fixture) -> list[Line]:
    return sorted(fixture.lines, key=lambda line: line.rank)


def _player(line: Line, names: Names) -> str:
    """Return a player of a finished match, marked as a robot if one took over."""
    return f"{names[line.entrant]} 🤖" if line.left else names[line.entrant]


def _player_in_words(line: Line, names: Names, t: Texts) -> str:
    """Return a player of a finished match in words, called a robot if one took over."""
    return t("match-robot", player=names[line.entrant]) if line.left else names[line.entrant]
