"""Messages of a championship: its overview, a player's matches, the organiser's panel, the results."""

from __future__ import annotations

from collections.abc import Sequence

from bot.championship.snapshot import ChampionshipSnapshot
from bot.present.championship.ending import classification, classification_name
from bot.present.championship.matches import current_matches, due_matches
from bot.present.championship.mine import own_matches
from bot.present.championship.names import SCALES, entrant_names, mention_person
from bot.present.championship.organiser_panel import form, organiser_panel, resolve_entrants, rulings
from bot.present.championship.overview import overview
from bot.present.championship.pictures import draw, tables
from bot.present.championship.sheet import joined, tables_in_text
from bot.present.post import Button, Post, Row, Text
from bot.records.championships import ChampionshipHeader
from bot.texts.sentences import Texts, escape_name
from engine.championship.same_cards import count_rounds

__all__ = [
    "chooser",
    "classification",
    "classification_name",
    "draw_notice",
    "form",
    "organiser_panel",
    "overview",
    "own_matches",
    "reminder",
    "resolve_entrants",
    "rulings",
    "standings_notice",
]

MOST_BUTTONS = 20
"""Most championships that a chooser offers."""


def reminder(
    snapshot: ChampionshipSnapshot, users: Sequence[int], link: str, t: Texts, *, organiser: int | None = None
) -> Post:
    """Return a classic message that mentions players with open matches, and an `organiser` who must rule."""
    name, link = escape_name(snapshot.header.name, 60), link or snapshot.header.address
    lines, buttons = [], []
    if users:
        pings = " ".join(f"<@{user}>" for user in users)
        lines.append(t("championship-reminder", pings=pings, count=len(users), name=name, link=link))
        buttons.append(Button(t("button-c-mine"), "@c-mine", "primary"))
    if organiser is not None:
        lines.append(t("championship-unruled", pings=f"<@{organiser}>", name=name, link=link))
        buttons.append(Button(t("button-c-desk"), "@c-desk", "secondary" if users else "primary"))
    mentions = dict.fromkeys([*users, *([] if organiser is None else [organiser])])
    return Post(
        (Text("\n".join(lines)), Row(tuple(buttons))),
        table=snapshot.header.id,
        turn=snapshot.inputs,
        classic=True,
        mentions=tuple(mentions),
    )


def draw_notice(snapshot: ChampionshipSnapshot, users: Sequence[int], link: str, t: Texts) -> Post:
    """Return a classic message that mentions the drawn players, with the draw and a link to their matches."""
    pings = " ".join(f"<@{user}>" for user in users)
    name, link = escape_name(snapshot.header.name, 60), link or snapshot.header.address
    by = mention_person(snapshot.drawn_by, t)
    told = t("championship-drawn", pings=pings, by=by, name=name, link=link)
    names = entrant_names(snapshot.state, SCALES[0].width)
    pairings = joined(list(current_matches(snapshot, names, t)))
    return Post(
        (
            Text(f"# {t('championship-drawn-title')}\n-# {told}"),
            *draw(snapshot, due_matches(snapshot), t, pairings),
            Row((Button(t("button-c-my-match"), "@c-mine", "primary"),)),
        ),
        table=snapshot.header.id,
        turn=snapshot.inputs,
        classic=True,
        mentions=tuple(users),
    )


def standings_notice(snapshot: ChampionshipSnapshot, users: Sequence[int], link: str, t: Texts) -> Post:
    """Return the standings after a round for good, with a mention of everybody who plays the next one."""
    state = snapshot.state
    name, link = escape_name(snapshot.header.name, 60), link or snapshot.header.address
    done, rounds = state.rounds_done, count_rounds(state.plan, len(state.names))
    pings = " ".join(f"<@{user}>" for user in users)
    facts = {"name": name, "link": link}
    told = t("standings-told", pings=pings, **facts) if users else t("standings-told-nobody", **facts)
    names = entrant_names(state, SCALES[2].width)
    button = Button(t("button-c-my-match"), "@c-mine", "primary")
    return Post(
        (
            Text(f"# {t('standings-told-title', round=done, all=rounds)}\n-# {told}"),
            *tables(snapshot, t, joined(tables_in_text(state, names, t, whole=False))),
            *([] if state.has_ended else [Row((button,))]),
        ),
        table=snapshot.header.id,
        turn=snapshot.inputs,
        epoch=f"round {done}",
        classic=True,
        is_final=True,
        mentions=tuple(users),
    )


def chooser(headers: Sequence[ChampionshipHeader], t: Texts, *, anew: bool = False) -> Post:
    """Return a question that asks the reader to choose one of several championships.

    With `anew`, the chosen championship's message is posted again at the end of its channel.
    """
    more = " anew" if anew else ""
    buttons = tuple(
        Button(header.label[:80], f"@c-pick {header.id}{more}") for header in headers[:MOST_BUTTONS]
    )
    return Post((Text(t("championship-chooser")), Row(buttons)))
