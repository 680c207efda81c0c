"""The referee's page: the possible rulings, the form for a reason, and the rulings made so far."""

from __future__ import annotations

from typing import Final

from bot.present import PRESENTERS
from bot.present.post import Block, Form, Menu, Option, Post, Text
from bot.tables.reasons import LONGEST_REASON
from bot.tables.snapshot import Ruling, Snapshot
from bot.texts.sentences import Texts, escape_name

MOST_TOLD: Final = 3
"""The most rulings that a table's message lists, the newest ones."""


def page(snapshot: Snapshot, t: Texts, *, moved: bool = False) -> Post | None:
    """Return a menu of the rulings that the referee may make now; None if no ruling is possible.

    `moved` adds a note that players have changed seats since the previous page.
    """
    rulings = _list_rulings(snapshot, t)
    if not rulings:
        return None
    menu = Menu(_action(snapshot), rulings, t("referee-menu"))
    lines = [f"### {t('referee-title')}", t("referee-moved") if moved else t("referee-why")]
    return Post((Text("\n".join(lines)), menu), table=snapshot.header.id)


def form(snapshot: Snapshot, ruling: str, t: Texts) -> Form | None:
    """Return the form that asks for the reason of a ruling; None if that ruling cannot be made now."""
    known = {option.value: option.label for option in _list_rulings(snapshot, t)}
    if ruling not in known:
        return None
    action = f"{_action(snapshot)} {ruling}"
    return Form(known[ruling][:45], action, t("referee-reason"), t("referee-reason-hint"), "", LONGEST_REASON)


def _list_rulings(snapshot: Snapshot, t: Texts) -> tuple[Option, ...]:
    """Return the rulings that may be made now; none where the referee may not see the match."""
    if snapshot.view is None:
        return ()
    return tuple(PRESENTERS[snapshot.header.game].play.list_rulings(snapshot, t))


def _action(snapshot: Snapshot) -> str:
    """Return the action of the menu and form; its revision binds the ruling to the current players."""
    return f"@ruling {snapshot.header.revision}"


def ruling_notes(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the newest rulings with their reasons, for all players to read."""
    lines = [
        t(
            "referee-told",
            ruling=_ruling_in_words(snapshot, ruling, t),
            reason=escape_name(ruling.reason, LONGEST_REASON),
        )
        for ruling in snapshot.rulings[-MOST_TOLD:]
    ]
    return [Text("\n".join(f"-# {line}" for line in lines))] if lines else []


def _ruling_in_words(snapshot: Snapshot, ruling: Ruling, t: Texts) -> str:
    """Return the ruling in words, with the names of the players seated when it was made."""
    then = snapshot._replace(occupants=ruling.occupants)
    names = {
        option.value: option.label for option in PRESENTERS[snapshot.header.game].play.list_rulings(then, t)
    }
    return escape_name(names.get(ruling.action, ruling.action), 100)
