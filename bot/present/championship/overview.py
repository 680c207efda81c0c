"""The championship's message, from sign-up to medals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.championship.snapshot import ChampionshipSnapshot, undecided
from bot.present import PRESENTERS
from bot.present.championship import ending
from bot.present.championship.matches import calendar
from bot.present.championship.names import Names, Scale, fitted, listed, named
from bot.present.championship.organiser_panel import told
from bot.present.championship.sheet import sheet
from bot.present.headline import top
from bot.present.post import Block, Button, Divider, Post, Row, Text
from bot.present.presenter import NIGHT, SEA, so_many
from bot.seating.player_counts import seats_for
from bot.texts.sentences import Texts, escaped
from engine import GAMES
from engine.championship.plan import CASTILLAR, TABLE
from engine.championship.public import (
    CANCELLED,
    FINAL,
    GROUPS_OF,
    ONE_MATCH,
    PLAY_OFF,
    PRELIMINARY,
    SIGN_UP,
    Championship,
)

ABOUT: Final = 2
"""Blocks that say what is to be done and what the message is about: below them stands what is pressed."""


def overview(snapshot: ChampionshipSnapshot, t: Texts, *, whole: bool = False) -> Post:
    """Everything there is to know: who has entered, or how it stands; `whole`: with all its fixtures."""

    def build(scale: Scale) -> Iterator[Block]:
        names = named(snapshot.state, scale.width)
        yield from top(_headline(snapshot, names, t), *_about(snapshot, t, whole=whole))
        if stage := list(_stage(snapshot, names, t)):
            yield Text("\n".join(stage))
        yield from _body(snapshot, names, scale, t, whole=whole)
        if not whole:
            yield from ending.season(snapshot, scale, t)
        yield from told(snapshot, scale, t)

    blocks = fitted(build)
    buttons = _buttons(snapshot, t, whole=whole)
    asked = tuple(button for button in buttons if button.style in ("primary", "success"))
    if asked:
        blocks.insert(ABOUT, Row(asked))
    blocks.append(Row(tuple(button for button in buttons if button not in asked)))
    return Post(
        tuple(blocks),
        table=snapshot.header.id,
        turn=snapshot.inputs,
        epoch=snapshot.state.stage,
        accent=NIGHT if snapshot.state.ended else SEA,
    )


def _headline(snapshot: ChampionshipSnapshot, names: Names, t: Texts) -> str:
    """What is to be done now, by whom, or how it has ended."""
    state = snapshot.state
    if state.stage == SIGN_UP:
        return t("stage-sign-up")
    if state.stage == CANCELLED:
        return t("stage-cancelled")
    if state.ended:
        return ending.outcome(state, names, t)
    left = [fixture for fixture in state.fixtures if undecided(snapshot, fixture)]
    if not left:
        return t("stage-ruling")
    if state.stage in (PLAY_OFF, FINAL):
        key = "stage-play-off" if state.stage == PLAY_OFF else "stage-final"
        return t(key, players=listed(left[-1].entrants, names))
    return t("stage-matches", left=len(left), all=len(state.fixtures))


def _about(snapshot: ChampionshipSnapshot, t: Texts, *, whole: bool) -> list[str]:
    """Which championship this is, and what wins it; to whoever enters or asks for all of it, the rest.

    That is what it counts for, and where its draw comes from.
    """
    header, state = snapshot.header, snapshot.state
    about = [f"🏆 **{escaped(header.name, 60)}**", t(f"game-{header.plan['game']}")]
    if whole or state.stage == SIGN_UP:
        about.append(t("championship-season", season=escaped(header.season)))
        if header.feeds:
            about.append(t("championship-feeds"))
    about.append(t("championship-organiser", player=f"<@{header.organiser}>"))
    lines = [" · ".join(about)]
    if whole and state.seed is not None:
        lines.append(t("championship-seed", seed=str(state.seed)))
    if state.stage == PRELIMINARY and (aim := _aim(state, t)):
        lines.append(aim)
    return lines


def _aim(state: Championship, t: Texts) -> str:
    """What wins a match, and a place in the final."""
    aims = [t("championship-fewest")] if state.plan.fewer else []
    for table in state.tables[:1]:
        if table.through:
            key = "championship-through-group" if table.name else "championship-through"
            aims.append(t(key, count=table.through))
    return " · ".join(aims)


def _course(state: Championship, t: Texts) -> str:
    """HC-1: how it will be played by so many."""
    if state.plan.format != CASTILLAR:
        return t("course-table" if state.plan.format == TABLE else "course-all-meet")
    count = len(state.names)
    two, four = ONE_MATCH
    known = {two: "course-two", four: "course-four", GROUPS_OF: "course-groups"}
    # Fewer than four have no final.
    other = "course-any" if count < two else "course-three" if count < four else "course-league"
    return t(known.get(count, other), count=count)


def _rules(state: Championship, t: Texts) -> list[str]:
    """The game's own rules in force; those of El Castillar are what its help pages tell."""
    plan = state.plan
    if plan.format == CASTILLAR:
        return []
    seats = seats_for(GAMES[plan.game], plan.options, len(state.names)) if plan.format == TABLE else 2
    return [PRESENTERS[plan.game].rules(plan.options, seats, t)]


def _stage(snapshot: ChampionshipSnapshot, names: Names, t: Texts) -> Iterator[str]:
    """How it goes on, and what must be decided before it does."""
    header, state = snapshot.header, snapshot.state
    if state.stage == SIGN_UP:
        yield t("championship-sign-up")
        yield _course(state, t)
        small = [*_rules(state, t), t("lobby-timer", timer=t(f"timer-{header.timer}"))]
        yield from (f"-# {line}" for line in small)
    elif state.stage == PRELIMINARY:
        if state.tied and "order" in state.rulings:
            yield f"⚖️ {t('stage-tied', players=listed(state.tied, names))}"
    elif state.stage == FINAL and state.tied:
        yield f"-# {t('stage-level', players=listed(state.tied, names))}"
    if state.out:
        yield f"-# {t('championship-out', players=listed(state.out, names))}"


def _body(
    snapshot: ChampionshipSnapshot, names: Names, scale: Scale, t: Texts, *, whole: bool
) -> Iterator[Block]:
    state = snapshot.state
    if state.seed is None:
        yield _entrants(state, names, t)
    yield from ending.honours(snapshot, names, t)
    # Once it is known who plays the final, the tables that led there stand with everything else.
    tables = state.tables if whole or not state.qualified else ()
    if tables:
        yield Divider()
    explained = whole or bool(state.tied)
    for table in tables:
        yield sheet(state, table, names, t, explained=explained)
    if state.fixtures:
        yield Divider()
        yield from calendar(snapshot, names, scale, t, whole=whole)


def _entrants(state: Championship, names: Names, t: Texts) -> Text:
    """Who has entered, how many may, and why there can be no draw yet."""
    room = so_many(state.plan.room, t)
    head = t("championship-entrants", count=len(state.names), players=room)
    lines = [f"{place}. {name}" for place, name in enumerate(names.values(), 1)]
    if state.names and state.stage == SIGN_UP and "draw" not in state.rulings:
        lines.append(f"-# {t('draw-needs', players=room)}")
    return Text("\n".join([f"**{head}**", *lines]))


def _buttons(snapshot: ChampionshipSnapshot, t: Texts, *, whole: bool) -> tuple[Button, ...]:
    state = snapshot.state
    rules = Button(t("button-rules"), "@c-rules")
    table = () if whole else (Button(t("button-c-table"), f"@c-pick {snapshot.header.id}"),)
    if whole and snapshot.decisions:
        table = (Button(t("button-c-rulings"), "@c-told 1"),)
    if snapshot.header.status != "running" or state.ended:
        return (*table, rules) if state.fixtures else (rules,)
    ruling = Button(t("button-c-desk"), "@c-desk")
    if state.stage == SIGN_UP:
        return (
            Button(t("button-c-enter"), "@c-join", "success"),
            Button(t("button-c-retire"), "@c-leave"),
            Button(t("button-c-draw"), "@c-draw", emoji="🎲", disabled="draw" not in state.rulings),
            ruling,
            rules,
        )
    return (Button(t("button-c-mine"), "@c-mine", "primary"), *table, ruling, rules)
