"""The referee's page: what may be ruled, the form for its reason, and what has been ruled so far."""

from __future__ import annotations

from typing import Final

from bot.errors import House, Refused
from bot.present import PRESENTERS
from bot.present.form import Form
from bot.present.post import Block, Menu, Post, Text
from bot.tables.reasons import LONGEST_REASON
from bot.tables.snapshot import Ruling, Snapshot
from bot.texts.sentences import Texts, escaped

MOST_TOLD: Final = 3
"""Rulings that a table message tells, the newest ones."""


def page(snapshot: Snapshot, t: Texts, *, moved: bool = False) -> Post:
    """A menu of everything the referee of this table may rule now; says so when the seats have `moved`.

    Refused T-3 where there is nothing to rule: no button leads there.
    """
    rulings = tuple(PRESENTERS[snapshot.header.game].rulings(snapshot, t))
    if not rulings:
        raise Refused(House.NOT_UNDERSTOOD)
    menu = Menu(_asked(snapshot), rulings, t("referee-menu"))
    lines = [f"### {t('referee-title')}", t("referee-moved") if moved else t("referee-why")]
    return Post((Text("\n".join(lines)), menu), table=snapshot.header.id)


def form(snapshot: Snapshot, ruling: str, t: Texts) -> Form | None:
    """The window that asks for the reason of a ruling; None when it is none that may be made now."""
    known = {option.value: option.label for option in PRESENTERS[snapshot.header.game].rulings(snapshot, t)}
    if ruling not in known:
        return None
    action = f"{_asked(snapshot)} {ruling}"
    return Form(known[ruling][:45], action, t("referee-reason"), t("referee-reason-hint"), "", LONGEST_REASON)


def _asked(snapshot: Snapshot) -> str:
    """What menu and form ask for: a ruling on those who sit there now, which is what the revision tells."""
    return f"@ruling {snapshot.header.revision}"


def told(snapshot: Snapshot, t: Texts) -> list[Block]:
    """What the referee has ruled, in the players' sight, each with its reason."""
    lines = [
        t("referee-told", ruling=_named(snapshot, ruling, t), reason=escaped(ruling.reason, LONGEST_REASON))
        for ruling in snapshot.rulings[-MOST_TOLD:]
    ]
    return [Text("\n".join(f"-# {line}" for line in lines))] if lines else []


def _named(snapshot: Snapshot, ruling: Ruling, t: Texts) -> str:
    """The ruling in words, with the names of those who sat there when it was made."""
    then = snapshot._replace(occupants=ruling.occupants)
    names = {option.value: option.label for option in PRESENTERS[snapshot.header.game].rulings(then, t)}
    return escaped(names.get(ruling.action, ruling.action), 100)
