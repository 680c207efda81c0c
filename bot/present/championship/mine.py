"""One entrant's own matches."""

from __future__ import annotations

from bot.championship.names import label
from bot.championship.snapshot import ChampionshipSnapshot, playable
from bot.present.championship.matches import is_pair, listing, without_result
from bot.present.championship.names import Names, Scale, fitted, match, named
from bot.present.headline import top
from bot.present.post import Block, Button, Link, Post, Row, Style, Text
from bot.present.presenter import GOLD, NIGHT, plain
from bot.texts.sentences import Texts, escaped
from engine.championship.public import Entrant, Fixture


def mine(snapshot: ChampionshipSnapshot, user: Entrant, t: Texts) -> Post:
    """One entrant's own matches: the way to each that waits, the one being played first; then the results."""
    own = [fixture for fixture in snapshot.state.fixtures if user in fixture.entrants]
    waiting = [fixture for fixture in own if playable(snapshot, fixture)]
    running = [fixture for fixture in waiting if _running(snapshot, fixture)]
    others = [fixture for fixture in waiting if fixture not in running]
    rows = [
        Row(tuple(_door(snapshot, fixture, user, t, pressed=not running) for fixture in some))
        for some in (running, others)
        if some
    ]
    place = [
        t(
            "mine-place",
            place=row.rank,
            all=len(table.rows),
            points=t("points", points=row.points, shown=plain(row.points)),
        )
        for table in snapshot.state.tables
        for row in table.rows
        if row.entrant == user and row.played and not table.name
    ]
    asked = t("mine-before-draw")
    if snapshot.state.fixtures:
        asked = t("mine-open", count=len(waiting)) if waiting else t("mine-none")
    asked = t("mine-now") if running else asked

    def build(scale: Scale) -> list[Block]:
        names = named(snapshot.state, scale.width)
        about = [escaped(snapshot.header.name, 60), t(f"game-{snapshot.header.game}"), *place]
        blocks = top(asked, " · ".join(about))
        done = [fixture for fixture in own if fixture not in waiting]
        league = [fixture for fixture in done if fixture.round]
        if league:
            blocks.append(_own(league, snapshot, user, names, t))
        single = [fixture for fixture in done if not fixture.round]
        return blocks + [listing(match(one, t), [], [one], snapshot, names, t, []) for one in single]

    blocks = fitted(build)
    how = [Text(f"-# {t('mine-how')}")] if others else []
    blocks[2:2] = [*rows, *how]
    return Post(
        tuple(blocks),
        table=snapshot.header.id,
        turn=snapshot.inputs,
        accent=GOLD if waiting else NIGHT,
    )


def _own(
    fixtures: list[Fixture], snapshot: ChampionshipSnapshot, user: Entrant, names: Names, t: Texts
) -> Text:
    """The matches of a league that are behind an entrant, each told to them."""
    lines: list[str] = []
    for fixture in fixtures:
        if fixture.lines and is_pair(fixture):
            one, two = sorted(fixture.lines, key=lambda line: line.entrant != user)
            key = "mine-drawn" if one.rank == two.rank else "mine-won" if one.rank < two.rank else "mine-lost"
            facts = {"rival": names[two.entrant], "points": plain(one.points), "theirs": plain(two.points)}
            lines.append(t(key, **facts))
        else:
            lines.append(without_result(snapshot, fixture, names, t, "match-pair"))
    title = t("mine-done")
    few = [t("championship-fewest")] if snapshot.state.plan.fewer else []
    shown = [f"**{title}**", *(f"- {line}" for line in lines), *(f"-# {line}" for line in few)]
    return Text("\n".join(shown), "\n".join([f"{title}:", *(f"{line}." for line in [*lines, *few])]))


def _running(snapshot: ChampionshipSnapshot, fixture: Fixture) -> bool:
    """Whether a match is being played where a link leads."""
    live = snapshot.live.get(fixture.key)
    return live is not None and live.running and bool(live.link)


def _door(
    snapshot: ChampionshipSnapshot, fixture: Fixture, user: Entrant, t: Texts, *, pressed: bool
) -> Button | Link:
    """The way to the table of a match: a link while it is being played, a button to open or join it.

    `pressed`: whether this is what its reader is to do, so that it has a colour.
    """
    live = snapshot.live.get(fixture.key)
    key = "mine-go" if _running(snapshot, fixture) else "mine-open-table" if live is None else "mine-sit"
    others = ", ".join(label(snapshot.state, entrant) for entrant in fixture.entrants if entrant != user)
    title = [] if fixture.round and others else [match(fixture, t)]
    text = " · ".join([*title, t(key, players=others)] if others else title)[:80]
    if live is not None and _running(snapshot, fixture):
        return Link(text, live.link)
    style: Style = "success" if live is not None else "primary" if pressed else "secondary"
    return Button(text, f"@c-play {fixture.key}", style)
