"""What players choose to play with, in the lobby of a game that lets them choose."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import House, Refused
from bot.present import PRESENTERS
from bot.present.names import called_plainly
from bot.present.post import Block, Menu
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, isolated


def marks(snapshot: Snapshot, t: Texts) -> list[str]:
    """By place in line, the emblem of what each has chosen, to stand before the name; "" for nothing."""
    emblems = {token.value: token.emoji for token in PRESENTERS[snapshot.header.game].tokens(t)}
    return [
        f"{emblems[occupant.token]}\u00a0" if emblems.get(occupant.token) else ""
        for occupant in snapshot.occupants
    ]


def menu(snapshot: Snapshot, t: Texts) -> list[Block]:
    """The menu to choose from, each line saying who has it already; nothing where there is no choice."""
    owners = {occupant.token: isolated(called_plainly(occupant.name, t)) for occupant in snapshot.occupants}
    lines = tuple(
        token._replace(description=owners.get(token.value, ""))
        for token in PRESENTERS[snapshot.header.game].tokens(t)
    )
    return [Menu("@token", lines, t(f"tokens-{snapshot.header.game}"))] if lines else []


def chosen(game: str, words: Sequence[str], t: Texts) -> str:
    """What came back from the menu. Refused T-3 when the game has no such token."""
    known = {token.value for token in PRESENTERS[game].tokens(t)}
    if len(words) != 1 or words[0] not in known:
        raise Refused(House.NOT_UNDERSTOOD)
    return words[0]
