"""The championship's message, from sign-up to medals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.championship.snapshot import ChampionshipSnapshot
from bot.present.championship import ending, pictures, sheet
from bot.present.championship.matches import around, calendar, due, under_way
from bot.present.championship.names import Names, Scale, fitted, mentioned, named, organiser
from bot.present.championship.organiser_panel import told
from bot.present.championship.stages import headline, stage
from bot.present.headline import top
from bot.present.post import Block, Button, Divider, Illustration, Plain, Post, Row, Text
from bot.present.presenter import NIGHT, SEA, so_many
from bot.texts.sentences import Texts, escaped
from engine.championship.public import PRELIMINARY, SIGN_UP, Standings

ABOUT: Final = 2
"""Blocks that say what is to be done and what the message is about: below them stands what is pressed."""


def overview(snapshot: ChampionshipSnapshot, t: Texts, *, whole: bool = False) -> Post:
    """Return everything there is to know: who has entered, or how it stands.

    `whole`: all of it in text, with all fixtures, for whoever asks.
    """
    told = _post(snapshot, t, whole=whole)
    if whole:
        return told.without_illustration()
    shown = _post(snapshot, t, pictured=True)
    return told if shown.illustration is None else shown._replace(plain=Plain(told.without_illustration))


def _post(snapshot: ChampionshipSnapshot, t: Texts, *, whole: bool = False, pictured: bool = False) -> Post:
    """Return the message; `pictured`: without what its picture says, and what is one press away."""

    def build(scale: Scale) -> Iterator[Block]:
        names = named(snapshot.state, scale.width)
        yield from top(headline(snapshot, names, t), *_about(snapshot, t, whole=whole, pictured=pictured))
        signing = pictured and snapshot.state.stage == SIGN_UP
        lines = list(stage(snapshot, names, t))
        if pictured and snapshot.state.stage == PRELIMINARY and _counted(snapshot):
            lines = lines[1:]  # How it goes on has been said before the first result.
        if signing:
            yield from pictures.entrants(snapshot, lines, t)
        elif lines:
            yield Text("\n".join(lines))
        if signing:
            yield from map(Text, _left(snapshot, scale, t))
        elif snapshot.state.seed is None:
            yield _entrants(snapshot, names, scale, t)
        yield from ending.honours(snapshot, names, t)
        if whole:
            yield from _all(snapshot, names, scale, t)
        else:
            yield from _now(snapshot, names, scale, t, pictured=pictured)
        if not whole:
            yield from ending.season(snapshot, scale, t)
        yield from told(snapshot, scale, t)

    blocks = fitted(build)
    buttons = _buttons(snapshot, t, whole=whole)
    asked = tuple(button for button in buttons if button.style in ("primary", "success"))
    if asked:
        signing = pictured and snapshot.state.stage == SIGN_UP
        place = next((n for n, one in enumerate(blocks, 1) if isinstance(one, Illustration)), ABOUT)
        blocks.insert(place if signing else ABOUT, Row(asked))
    blocks.append(Row(tuple(button for button in buttons if button not in asked)))
    return Post(
        tuple(blocks),
        table=snapshot.header.id,
        turn=snapshot.inputs,
        epoch=snapshot.state.stage,
        accent=NIGHT if snapshot.state.ended else SEA,
    )


def _about(snapshot: ChampionshipSnapshot, t: Texts, *, whole: bool, pictured: bool) -> list[str]:
    """Return which championship this is; to whoever enters or asks for all, more.

    That is what it counts for, and where its draw comes from.
    """
    header, state = snapshot.header, snapshot.state
    told = [
        f"🏆 **{escaped(header.name, 60)}**",
        t("championship-of", game=t(f"game-{header.plan['game']}")),
        t("championship-organiser", player=organiser(header, t)),
    ]
    if snapshot.drawn_by and not pictured:
        told.append(t("championship-drawn-by", by=mentioned(snapshot.drawn_by, t)))
    lines = [" · ".join(told)]
    if whole or (state.stage == SIGN_UP and not pictured):
        season = [t("championship-season", season=escaped(header.season))]
        lines.append(" · ".join([*season, *([t("championship-feeds")] if header.feeds else [])]))
    if whole and state.seed is not None:
        lines.append(t("championship-seed", seed=str(state.seed)))
    return lines


def _counted(snapshot: ChampionshipSnapshot) -> bool:
    """Return whether a table has a result to show."""
    tables = () if snapshot.state.qualified else snapshot.state.tables
    return any(row.played or row.cards for table in tables for row in table.rows)


def _now(
    snapshot: ChampionshipSnapshot, names: Names, scale: Scale, t: Texts, *, pictured: bool
) -> Iterator[Block]:
    """Say what goes on now, with a picture: the draw until there is a result, then the tables."""
    state = snapshot.state
    yield from under_way(snapshot, names, scale, t)
    # Once it is known who plays the final, the tables that led there stand with everything else.
    tables = () if state.qualified else state.tables
    now = around(snapshot, names, t, pending="" if pictured else t("match-pending"))
    on_podium = pictured and state.ended and ending.on_podium(state)
    rest = list(now) if not state.ended else [] if on_podium else list(ending.last(snapshot, names, t))
    if _counted(snapshot):
        yield Divider()
        yield from _tables(snapshot, tables, names, t, pictured=pictured)
        if state.tables[0].name:
            return
    elif state.fixtures and not state.ended and not any(one.abandoned for one in state.fixtures):
        yield Divider()
        yield from pictures.draw(snapshot, due(snapshot), t, sheet.joined(rest))
        return
    if rest:
        yield Divider()
        yield from rest


def _tables(
    snapshot: ChampionshipSnapshot, tables: Sequence[Standings], names: Names, t: Texts, *, pictured: bool
) -> Iterator[Block]:
    """Show the tables as a picture, unless the podium is there, and what is to be known of them."""
    state = snapshot.state
    said = sheet.joined([sheet.sheet(table, names, t, whole=False) for table in tables])
    yield from [said] if ending.on_podium(state) else pictures.tables(snapshot, t, said)
    notes = sheet.notes(state, tables, names, t, explained=bool(state.tied), legend=not pictured)
    yield from [notes] if notes.text else []


def _all(snapshot: ChampionshipSnapshot, names: Names, scale: Scale, t: Texts) -> Iterator[Block]:
    """Every table with all that the rules count, and every match."""
    state = snapshot.state
    if state.tables:
        yield Divider()
    for table in state.tables:
        yield sheet.sheet(table, names, t, whole=True)
    if state.tables:
        yield sheet.notes(state, state.tables, names, t, explained=True)
    if state.fixtures:
        yield Divider()
        yield from calendar(snapshot, names, scale, t)


def _entrants(snapshot: ChampionshipSnapshot, names: Names, scale: Scale, t: Texts) -> Text:
    """Return who has entered and who has left again, how many may enter, and why no draw is possible yet."""
    state = snapshot.state
    room = so_many(state.plan.room, t)
    head = t("championship-entrants", count=len(state.names), players=room)
    lines = [f"{place}. {name}" for place, name in enumerate(names.values(), 1)]
    lines += _left(snapshot, scale, t)
    if state.names and state.stage == SIGN_UP and "draw" not in state.rulings:
        lines.append(f"-# {t('draw-needs', players=room)}")
    return Text("\n".join([f"**{head}**", *lines]))


def _left(snapshot: ChampionshipSnapshot, scale: Scale, t: Texts) -> list[str]:
    """Return the line that says who has left the list again; no line where nobody has."""
    if not snapshot.left:
        return []
    left = ", ".join(f"<@{user}>" for user in snapshot.left[-scale.listed :])
    return [f"-# {t('championship-left', players=left)}"]


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
