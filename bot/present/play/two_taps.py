"""The confirmation before a move, for players who prefer two taps."""

from __future__ import annotations

from bot.present.play.headline import replace_headline
from bot.present.post import Button, Menu, Post, Row
from bot.texts.sentences import Texts
from engine.core import AnyAction, AnyView, is_allowed


def needs_confirmation(view: AnyView, action: AnyAction) -> bool:
    """Return whether a legal move must be confirmed: unless it can be changed while others still choose.

    Return False for an illegal move, because the game refuses that move anyway.
    """
    changeable = any(seat != view.seat for seat in view.to_act)
    return any(
        is_allowed((choice,), action) and not (choice.revisable and changeable) for choice in view.choices
    )


def ask_confirmation(panel: Post, action: AnyAction, question: str, t: Texts) -> Post:
    """Return the panel with the question as its headline and the two answers in place of all moves."""
    place = next(n for n, block in enumerate(panel.blocks) if isinstance(block, Row | Menu))
    rest = [block for block in panel.blocks if not isinstance(block, Row | Menu)]
    answers = Row(
        (Button(t("button-sure"), f"@yes {action}", "success"), Button(t("button-not-yet"), "@hand again"))
    )
    return replace_headline(panel._replace(blocks=(*rest[:place], answers, *rest[place:])), question)
