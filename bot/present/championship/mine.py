"""The message of one entrant's own matches."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.championship.names import label
from bot.championship.snapshot import ChampionshipSnapshot, is_fixture_playable
from bot.present.championship import same_cards
from bot.present.championship.matches import describe_unplayed, is_pair, listing
from bot.present.championship.names import Names, Scale, and_list, entrant_names, fit_blocks, match
from bot.present.championship.stages import next_stage
from bot.present.play.headline import headline_blocks
from bot.present.post import Block, Button, Link, Post, Row, Style, Text
from bot.present.presenter import GOLD, NIGHT, format_points
from bot.texts.sentences import Texts, escape_name
from engine.championship.plan import SAME_CARDS
from engine.championship.public import Entrant, Fixture

NOW, CALLED, OPEN, SEATED = range(4)
"""Urgency of a match for its entrant, the most urgent first.

The match is in play, a rival waits for the entrant, no table is open, or the entrant waits for a rival.
"""


def own_matches(
    snapshot: ChampionshipSnapshot, user: Entrant, t: Texts, turns: Collection[str] = frozenset()
) -> Post:
    """Return one entrant's matches: buttons to open matches, the most urgent first, then the results.

    `turns` are the keys of the fixtures in which the entrant must move.
    """
    own = [fixture for fixture in snapshot.state.fixtures if user in fixture.entrants]
    waiting = [fixture for fixture in own if is_fixture_playable(snapshot, fixture)]
    waiting.sort(key=lambda fixture: (_urgency(snapshot, fixture, user), fixture.key not in turns))
    first = _urgency(snapshot, waiting[0], user) if waiting else SEATED
    urgent = [fixture for fixture in waiting if _urgency(snapshot, fixture, user) == first < OPEN]

    def build(scale: Scale) -> list[Block]:
        names = entrant_names(snapshot.state, scale.width)
        about = [
            t("mine-of", name=escape_name(snapshot.header.name, 60)),
            t(f"game-{snapshot.header.game}"),
            *_place(snapshot, user, t),
        ]
        blocks = headline_blocks(_headline(snapshot, waiting, user, turns, names, t), " · ".join(about))
        done = [fixture for fixture in own if fixture not in waiting]
        if league := [fixture for fixture in done if fixture.round]:
            blocks.append(_league_results(league, snapshot, user, names, t))
        single = [fixture for fixture in done if not fixture.round]
        return blocks + [listing(match(fixture, t), [], [fixture], snapshot, names, t) for fixture in single]

    blocks = fit_blocks(build)
    free = [fixture for fixture in waiting if _urgency(snapshot, fixture, user) == OPEN]
    action_blocks: list[Block] = []
    for some in (urgent, [fixture for fixture in waiting if fixture not in (*urgent, *free)]):
        button_lists = (_table_buttons(snapshot, fixture, user, t, alone=len(some) == 1) for fixture in some)
        action_blocks += (
            [Row(tuple(button for button_list in button_lists for button in button_list))] if some else []
        )
    if free:
        buttons = tuple(_opening_button(snapshot, fixture, user, t, pressed=not urgent) for fixture in free)
        asked = f"-# {t('mine-also')}" if urgent else f"**{t('mine-next')}**"
        action_blocks += [Text(asked), Row(buttons), Text(f"-# {t('mine-how')}")]
    if not waiting and (later := next_stage(snapshot, t)):
        action_blocks.append(Text(later))
    blocks[2:2] = action_blocks
    return Post(
        tuple(blocks),
        table=snapshot.header.id,
        turn=snapshot.inputs,
        accent=GOLD if waiting else NIGHT,
    )


def _urgency(snapshot: ChampionshipSnapshot, fixture: Fixture, user: Entrant) -> int:
    live = snapshot.live.get(fixture.key)
    if live is None:
        return OPEN
    return NOW if live.running else CALLED if user in live.awaited else SEATED


def _headline(
    snapshot: ChampionshipSnapshot,
    waiting: Sequence[Fixture],
    user: Entrant,
    turns: Collection[str],
    names: Names,
    t: Texts,
) -> str:
    """Return the headline: what the entrant has to do first."""
    if not snapshot.state.fixtures:
        return t("mine-before-draw")
    if not waiting:
        return t("mine-none")
    stands = _urgency(snapshot, waiting[0], user)
    if stands == OPEN:
        return t("mine-open", count=len(waiting))
    if stands == NOW:
        rivals = [entrant for entrant in waiting[0].entrants if entrant != user]
        return _now(rivals, names, t, "mine-turn" if waiting[0].key in turns else "mine-now")
    awaited = snapshot.live[waiting[0].key].awaited
    others = [
        rival for rival in waiting[0].entrants if rival != user and (rival in awaited) is (stands == SEATED)
    ]
    key = "mine-called" if stands == CALLED else "mine-seated"
    return t(key, players=and_list(others, names, t), count=len(others)) if others else _now([], names, t)


def _now(rivals: Sequence[Entrant], names: Names, t: Texts, key: str = "mine-now") -> str:
    return t(key, players=and_list(rivals, names, t), count=len(rivals))


def _place(snapshot: ChampionshipSnapshot, user: Entrant, t: Texts) -> list[str]:
    """Return the entrant's place in the table; [] before the entrant's first match."""
    key = "mine-rank" if snapshot.state.plan.format == SAME_CARDS else "mine-place"
    return [
        t(key, place=row.rank, all=len(table.rows))
        for table in snapshot.state.tables
        for row in table.rows
        if row.entrant == user and row.played and not table.name
    ]


def _league_results(
    fixtures: list[Fixture], snapshot: ChampionshipSnapshot, user: Entrant, names: Names, t: Texts
) -> Text:
    """Return an entrant's finished matches of a league, from their point of view."""
    lines: list[str] = []
    for fixture in fixtures:
        if fixture.lines and fixture.order:
            lines.append(same_cards.own_score(snapshot.state, fixture, user, t))
        elif fixture.lines and is_pair(fixture):
            one, two = sorted(fixture.lines, key=lambda line: line.entrant != user)
            key = "mine-drawn" if one.rank == two.rank else "mine-won" if one.rank < two.rank else "mine-lost"
            facts = {
                "rival": names[two.entrant],
                "points": format_points(one.points),
                "theirs": format_points(two.points),
            }
            result = t(key, **facts)
            # Explain only in the first result that fewer points win, as in 25 against 50.
            explained = snapshot.state.plan.fewer and not lines
            lines.append(t("mine-fewest", result=result) if explained else result)
        else:
            lines.append(describe_unplayed(snapshot, fixture, names, t, "match-pair"))
    title = t("mine-done")
    shown = [f"**{title}**", *(f"- {line}" for line in lines)]
    return Text("\n".join(shown), "\n".join([f"{title}:", *(f"{line}." for line in lines)]))


def _table_buttons(
    snapshot: ChampionshipSnapshot, fixture: Fixture, user: Entrant, t: Texts, *, alone: bool
) -> list[Button | Link]:
    """Return the buttons for a match that has a table: to the table, and to their hand during play.

    `alone` says that no other match has a table, so that the headline names the rivals.
    """
    live = snapshot.live.get(fixture.key)
    stands = _urgency(snapshot, fixture, user)
    rivals = [entrant for entrant in fixture.entrants if entrant != user]
    key = {NOW: "mine-go", CALLED: "mine-sit", SEATED: "mine-wait"}[stands]
    text = _button_text(snapshot, fixture, rivals, t, key)
    text = t("button-hand") if stands == NOW and alone else text
    watch_link = Link(t("mine-watch"), live.link) if live is not None and live.link else None
    if stands == SEATED:
        return [
            Button(text, f"@c-play {fixture.key}") if watch_link is None else watch_link._replace(label=text)
        ]
    style: Style = "success" if stands == CALLED else "primary"
    hand_button = Button(text, f"@c-play {fixture.key}", style)
    return [hand_button, watch_link] if stands == NOW and watch_link is not None else [hand_button]


def _opening_button(
    snapshot: ChampionshipSnapshot, fixture: Fixture, user: Entrant, t: Texts, *, pressed: bool
) -> Button:
    """Return the button that opens a table for a match; `pressed` makes it the main button."""
    rivals = [entrant for entrant in fixture.entrants if entrant != user]
    text = _button_text(snapshot, fixture, rivals, t)
    return Button(text, f"@c-play {fixture.key}", "primary" if pressed else "secondary")


def _button_text(
    snapshot: ChampionshipSnapshot, fixture: Fixture, rivals: Sequence[Entrant], t: Texts, key: str = ""
) -> str:
    """Return a match as the text of a button: its title, except for a league's, and the rivals.

    `key` is the locale key of the phrase around the rivals' names.
    """
    names = ", ".join(label(snapshot.state, rival) for rival in rivals)
    against = [t(key, players=names) if key else names] if rivals else []
    title = [] if fixture.round and rivals else [match(fixture, t)]
    return " · ".join([*title, *against])[:80]
