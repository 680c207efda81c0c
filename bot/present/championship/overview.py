"""The public message of a championship, from sign-up to medals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.championship.snapshot import ChampionshipSnapshot
from bot.present.championship import ending, pictures, sheet
from bot.present.championship.matches import calendar, current_matches, due_matches, live_matches
from bot.present.championship.names import Names, Scale, entrant_names, fit_blocks, mention_person, organiser
from bot.present.championship.organiser_panel import latest_rulings
from bot.present.championship.stages import headline, stage
from bot.present.play.headline import headline_blocks
from bot.present.post import Block, Button, Divider, Illustration, PlainForm, Post, Row, Text
from bot.present.presenter import NIGHT, SEA, player_counts
from bot.texts.sentences import Texts, escape_name
from engine.championship.public import PRELIMINARY, SIGN_UP, Standings

ABOUT: Final = 2
"""The number of blocks above the main buttons: the task, and the championship's name."""


def overview(snapshot: ChampionshipSnapshot, t: Texts, *, whole: bool = False) -> Post:
    """Return the championship's message: who has entered, or the standings.

    With `whole`, return the whole text with all fixtures, for a reader who asks for the text.
    """
    text = _post(snapshot, t, whole=whole)
    if whole:
        return text.without_illustration()
    shown = _post(snapshot, t, pictured=True)
    return text if shown.illustration is None else shown._replace(plain=PlainForm(text.without_illustration))


def _post(snapshot: ChampionshipSnapshot, t: Texts, *, whole: bool = False, pictured: bool = False) -> Post:
    """Return the message; `pictured` omits text that the picture or a button's page shows."""

    def build(scale: Scale) -> Iterator[Block]:
        names = entrant_names(snapshot.state, scale.width)
        yield from headline_blocks(
            headline(snapshot, names, t), *_about(snapshot, t, whole=whole, pictured=pictured)
        )
        signing = pictured and snapshot.state.stage == SIGN_UP
        lines = list(stage(snapshot, names, t))
        if pictured and snapshot.state.stage == PRELIMINARY and _has_results(snapshot):
            lines = lines[1:]  # Omit what comes next, which was announced before the first result.
        if signing:
            yield from pictures.entrants(snapshot, lines, t)
        elif lines:
            yield Text("\n".join(lines))
        if signing:
            yield from map(Text, _retired_lines(snapshot, scale, t))
        elif snapshot.state.seed is None:
            yield _entrants(snapshot, names, scale, t)
        yield from ending.honours(snapshot, names, t)
        if whole:
            yield from _everything(snapshot, names, scale, t)
        else:
            yield from _current_state(snapshot, names, scale, t, pictured=pictured)
        if not whole:
            yield from ending.season(snapshot, scale, t)
        yield from latest_rulings(snapshot, scale, t)

    blocks = fit_blocks(build)
    buttons = _buttons(snapshot, t, whole=whole)
    asked = tuple(button for button in buttons if button.style in ("primary", "success"))
    head, below = blocks[:ABOUT], blocks[ABOUT:]
    place = next((n for n, block in enumerate(below) if isinstance(block, Illustration)), None)
    if pictured and place is not None:
        head.append(below.pop(place))
        if place and isinstance(below[place - 1], Divider):
            del below[place - 1]
    blocks = [*head, *([Row(asked)] if asked else []), *below]
    blocks.append(Row(tuple(button for button in buttons if button not in asked)))
    return Post(
        tuple(blocks),
        table=snapshot.header.id,
        turn=snapshot.inputs,
        epoch=snapshot.state.stage,
        accent=NIGHT if snapshot.state.has_ended else SEA,
    )


def _about(snapshot: ChampionshipSnapshot, t: Texts, *, whole: bool, pictured: bool) -> list[str]:
    """Return the championship's name; during sign-up and in the whole text, also further facts.

    The further facts are the season that the championship counts for, and the seed of the draw.
    """
    header, state = snapshot.header, snapshot.state
    identity = [
        f"🏆 **{escape_name(header.name, 60)}**",
        t("championship-of", game=t(f"game-{header.plan['game']}")),
        t("championship-organiser", player=organiser(header, t)),
    ]
    if snapshot.drawn_by and not pictured:
        identity.append(t("championship-drawn-by", by=mention_person(snapshot.drawn_by, t)))
    lines = [" · ".join(identity)]
    if whole or (state.stage == SIGN_UP and not pictured):
        season = [t("championship-season", season=escape_name(header.season))]
        lines.append(" · ".join([*season, *([t("championship-feeds")] if header.feeds else [])]))
    if whole and state.seed is not None:
        lines.append(t("championship-seed", seed=str(state.seed)))
    return lines


def _has_results(snapshot: ChampionshipSnapshot) -> bool:
    """Return whether any table has a result to show."""
    tables = () if snapshot.state.qualified else snapshot.state.tables
    return any(row.played or row.cards for table in tables for row in table.rows)


def _current_state(
    snapshot: ChampionshipSnapshot, names: Names, scale: Scale, t: Texts, *, pictured: bool
) -> Iterator[Block]:
    """Yield the current state with a picture: the draw before the first result, then the tables."""
    state = snapshot.state
    yield from live_matches(snapshot, names, scale, t)
    # Once the finalists are known, show earlier tables only in the whole text.
    tables = () if state.qualified else state.tables
    now = current_matches(snapshot, names, t, pending="" if pictured else t("match-pending"))
    on_podium = pictured and state.has_ended and ending.has_podium(state)
    rest = (
        list(now)
        if not state.has_ended
        else []
        if on_podium
        else list(ending.deciding_match(snapshot, names, t))
    )
    if _has_results(snapshot):
        yield Divider()
        yield from _tables(snapshot, tables, names, t, pictured=pictured)
        if state.tables[0].name:
            return
    elif state.fixtures and not state.has_ended and not any(fixture.abandoned for fixture in state.fixtures):
        yield Divider()
        yield from pictures.draw(snapshot, due_matches(snapshot), t, sheet.joined(rest))
        return
    if rest:
        yield Divider()
        yield from rest


def _tables(
    snapshot: ChampionshipSnapshot, tables: Sequence[Standings], names: Names, t: Texts, *, pictured: bool
) -> Iterator[Block]:
    """Yield the tables as a picture, unless there is a podium, and the notes on the tables."""
    state = snapshot.state
    text = sheet.joined(sheet.tables_in_text(state, names, t, whole=False))
    yield from [text] if ending.has_podium(state) else pictures.tables(snapshot, t, text)
    notes = sheet.notes(state, tables, names, t, explained=bool(state.tied), legend=not pictured)
    yield from [notes] if notes.text else []


def _everything(snapshot: ChampionshipSnapshot, names: Names, scale: Scale, t: Texts) -> Iterator[Block]:
    """Yield every match, and every table with all figures that count by the rules."""
    state = snapshot.state
    if state.tables:
        yield Divider()
    yield from sheet.tables_in_text(state, names, t, whole=True)
    if state.tables:
        yield sheet.notes(state, state.tables, names, t, explained=True)
    if state.fixtures:
        yield Divider()
        yield from calendar(snapshot, names, scale, t)


def _entrants(snapshot: ChampionshipSnapshot, names: Names, scale: Scale, t: Texts) -> Text:
    """Return who has entered and who has left, how many may enter, and why no draw is possible yet."""
    state = snapshot.state
    room = player_counts(state.plan.entrant_counts, t)
    head = t("championship-entrants", count=len(state.names), players=room)
    lines = [f"{place}. {name}" for place, name in enumerate(names.values(), 1)]
    lines += _retired_lines(snapshot, scale, t)
    if state.names and state.stage == SIGN_UP and "draw" not in state.rulings:
        lines.append(f"-# {t('draw-needs', players=room)}")
    return Text("\n".join([f"**{head}**", *lines]))


def _retired_lines(snapshot: ChampionshipSnapshot, scale: Scale, t: Texts) -> list[str]:
    """Return the line on players who have withdrawn; [] if nobody has withdrawn."""
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
    if snapshot.header.status != "running" or state.has_ended:
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
