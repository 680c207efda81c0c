"""The question before a move, for those who like two taps: when it is asked, and how it stands in a panel."""

from __future__ import annotations

from bot.present.headline import headed
from bot.present.post import Button, Menu, Post, Row
from bot.texts.sentences import Texts
from engine.core import AnyAction, AnyView, allowed


def asks(view: AnyView, action: AnyAction) -> bool:
    """Whether two taps ask before this move: unless it may still be changed while others are missing.

    False for what is none of the choices: that is refused when it is made.
    """
    changeable = any(seat != view.seat for seat in view.to_act)
    return any(
        allowed((choice,), action) and not (choice.revisable and changeable) for choice in view.choices
    )


def sure(panel: Post, action: AnyAction, question: str, t: Texts) -> Post:
    """The panel asking whether to make this move: that is its headline, and the answers replace all moves."""
    place = next(n for n, block in enumerate(panel.blocks) if isinstance(block, Row | Menu))
    rest = [block for block in panel.blocks if not isinstance(block, Row | Menu)]
    answers = Row(
        (Button(t("button-sure"), f"@yes {action}", "success"), Button(t("button-not-yet"), "@hand again"))
    )
    return headed(panel._replace(blocks=(*rest[:place], answers, *rest[place:])), question)
