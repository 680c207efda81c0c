"""Matches: the fixture list by rounds with its results, and one entrant's own matches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.championship.names import label
from bot.championship.snapshot import ChampionshipSnapshot, playable, undecided
from bot.present.championship.names import Names, Scale, fitted, listed, match, named
from bot.present.headline import top
from bot.present.post import Block, Button, Link, Post, Row, Text
from bot.present.presenter import SEA, plain
from bot.texts.sentences import Texts
from engine.championship.public import FINAL, PLAY_OFF, PRELIMINARY, Entrant, Fixture, Line

SHORT: Final = 15
"""Matches of a league that its message shows at once; of a longer list, the rounds that are next."""
NEXT: Final = 3
"""Rounds that are next."""
LATEST_FIRST: Final = (FINAL, PLAY_OFF, PRELIMINARY)


def calendar(
    snapshot: ChampionshipSnapshot, names: Names, scale: Scale, t: Texts, *, whole: bool
) -> Iterator[Text]:
    """The fixture list, the latest stage first; without `whole`, of a long one only what comes next."""
    state = snapshot.state
    league = [fixture for fixture in state.fixtures if fixture.round]
    linked = [key for key, live in snapshot.live.items() if live.link][: scale.links]
    single = [fixture for fixture in state.fixtures if not fixture.round]
    for fixture in sorted(single, key=lambda fixture: LATEST_FIRST.index(fixture.stage)):
        # The table of a group is its result, where it has been played.
        if len(fixture.key) > 1 or not fixture.lines:
            yield _block(match(fixture, t), [], [fixture], snapshot, names, t, linked)
    rounds = list(dict.fromkeys(fixture.round for fixture in league))
    shown = rounds
    if not whole and (len(league) > SHORT or state.stage != PRELIMINARY):
        shown = list(dict.fromkeys(f.round for f in league if undecided(snapshot, f)))[:NEXT]
    for number in shown:
        bye = state.byes[number - 1]
        free = [] if bye is None else [t("round-bye", player=names[bye])]
        of = [fixture for fixture in league if fixture.round == number]
        yield _block(t("match-round", round=number), free, of, snapshot, names, t, linked)
    if shown != rounds:
        yield Text(f"-# {t('calendar-more', played=decided(league), all=len(league))}")


def decided(fixtures: Iterable[Fixture]) -> int:
    """How many of these have been played or given away."""
    return sum(not one.open for one in fixtures)


def _block(
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
    if fixture.lines and not _pair(fixture):
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
        fixed = _fixed(snapshot, fixture, names, t, "match-pair")
        yield f"- {fixed} · {state}" if state else f"- {fixed}"


def _spoken(snapshot: ChampionshipSnapshot, fixture: Fixture, names: Names, t: Texts) -> Iterator[str]:
    """The same in sentences."""
    if fixture.lines and not _pair(fixture):
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
        yield f"{_fixed(snapshot, fixture, names, t, 'match-versus')}{state}."


def _fixed(snapshot: ChampionshipSnapshot, fixture: Fixture, names: Names, t: Texts, pair: str) -> str:
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
    if _pair(fixture):
        one, two = (names[entrant] for entrant in fixture.entrants)
        return t(pair, one=one, two=two)
    robots = fixture.seats - len(fixture.entrants)
    players = listed(fixture.entrants, names)
    return (
        t("match-many", players=players) if not robots else t("match-robots", players=players, count=robots)
    )


def _pair(fixture: Fixture) -> bool:
    return fixture.seats == 2 and len(fixture.entrants) == 2


def _best_first(fixture: Fixture) -> list[Line]:
    return sorted(fixture.lines, key=lambda line: line.rank)


def _player(line: Line, names: Names) -> str:
    """A player of a match that is over; robots who took over carry their mark."""
    return f"{names[line.entrant]} 🤖" if line.left else names[line.entrant]


def _heard(line: Line, names: Names, t: Texts) -> str:
    """The same in words."""
    return t("match-robot", player=names[line.entrant]) if line.left else names[line.entrant]


def mine(snapshot: ChampionshipSnapshot, user: Entrant, t: Texts) -> Post:
    """One entrant's own matches: a button or link for each that waits, then the results."""
    own = [fixture for fixture in snapshot.state.fixtures if user in fixture.entrants]
    waiting = [fixture for fixture in own if playable(snapshot, fixture)]
    buttons = tuple(_door(snapshot, fixture, user, t) for fixture in waiting)
    place = [
        t("mine-place", place=row.rank, points=t("points", points=row.points, shown=plain(row.points)))
        for table in snapshot.state.tables
        for row in table.rows
        if row.entrant == user and row.played and not table.name
    ]
    asked = t("mine-before-draw")
    if snapshot.state.fixtures:
        asked = t("mine-open", count=len(waiting)) if waiting else t("mine-none")
    how = [t("mine-how")] if waiting else []

    def build(scale: Scale) -> list[Block]:
        names = named(snapshot.state, scale.width)
        blocks = top(asked, t("button-c-mine"), *how, *place)
        done = [fixture for fixture in own if fixture not in waiting]
        league = [fixture for fixture in done if fixture.round]
        if league:
            blocks.append(_block(t("table-league"), [], league, snapshot, names, t, []))
        single = [fixture for fixture in done if not fixture.round]
        return blocks + [_block(match(one, t), [], [one], snapshot, names, t, []) for one in single]

    blocks = fitted(build)
    if buttons:
        blocks.insert(2, Row(buttons))
    return Post(tuple(blocks), table=snapshot.header.id, turn=snapshot.inputs, accent=SEA)


def _door(snapshot: ChampionshipSnapshot, fixture: Fixture, user: Entrant, t: Texts) -> Button | Link:
    """The way to the table of a match: a link while it is being played, a button to open or join it."""
    others = ", ".join(label(snapshot.state, entrant) for entrant in fixture.entrants if entrant != user)
    text = t("mine-against", match=match(fixture, t), players=others) if others else match(fixture, t)
    live = snapshot.live.get(fixture.key)
    if live is not None and live.running and live.link:
        return Link(text[:80], live.link)
    return Button(text[:80], f"@c-play {fixture.key}", "success" if live is not None else "primary")
