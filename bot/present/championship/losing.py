"""Confirmation questions before a draw, before an entrant leaves, and before a destructive ruling."""

from __future__ import annotations

from typing import Final

from bot.championship.names import label
from bot.championship.snapshot import ChampionshipSnapshot
from bot.present.championship.names import SCALES, comma_list, entrant_names
from bot.present.championship.organiser_panel import form, resolve_entrants
from bot.present.confirmation import KEEP, confirmation
from bot.present.post import Post
from bot.texts.sentences import Texts, escape_name
from engine.championship.public import parse

ASKED: Final = frozenset({"withdraw", "void", "cancel"})
"""Destructive rulings, which are confirmed before their reason is asked for."""


def ask_draw(snapshot: ChampionshipSnapshot, t: Texts) -> Post:
    """Ask whether to close the list of entrants and draw."""
    lines = [_entrants(snapshot, t), t("ask-draw-lost")]
    title = t("ask-draw", name=_name(snapshot))
    return confirmation(title, lines, t("button-c-draw"), "c-draw", t, table=snapshot.header.id)


def ask_retire(snapshot: ChampionshipSnapshot, t: Texts) -> Post:
    """Ask the reader, who has entered, whether to withdraw their entry."""
    title, lines = t("ask-retire", name=_name(snapshot)), [t("ask-retire-lost")]
    return confirmation(title, lines, t("button-c-retire"), "c-leave", t, table=snapshot.header.id)


def ask_ruling(snapshot: ChampionshipSnapshot, said: str, t: Texts, *, keep: str = KEEP) -> Post | None:
    """Ask whether to make a destructive ruling; return None if the ruling is not possible now."""
    if form(snapshot, t, said) is None:
        return None
    order, name = parse(resolve_entrants(snapshot, said)), _name(snapshot)
    if order.verb == "withdraw":
        player = escape_name(label(snapshot.state, order.numbers[0]))
        lines = [t("ask-withdraw-lost", player=player)]
        title = t("ask-withdraw", player=player, name=name)
    else:
        lost = "ask-void-lost" if order.verb == "void" else "ask-end-lost"
        lines = [_entrants(snapshot, t), t(lost)] if snapshot.state.names else [t(lost)]
        title = t("ask-void" if order.verb == "void" else "ask-end", name=name)
    button = {"withdraw": "button-ask-withdraw", "void": "desk-void", "cancel": "desk-cancel"}[order.verb]
    lines.append(t("ask-reason"))
    act = f"c-rule {said}"
    return confirmation(title, lines, t(button), act, t, table=snapshot.header.id, keep=keep)


def _name(snapshot: ChampionshipSnapshot) -> str:
    return escape_name(snapshot.header.label, 60)


def _entrants(snapshot: ChampionshipSnapshot, t: Texts) -> str:
    """Return the sentence that lists all entrants."""
    players = comma_list(snapshot.state.names, entrant_names(snapshot.state, SCALES[0].width))
    return t("draw-list", count=len(snapshot.state.names), players=players)
