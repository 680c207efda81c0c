"""The picture of a game in play as each game's presenter fills it: seats in order, ribbon, trick before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.art.tabletop import Chip, Mark, Tabletop
from bot.present.faces import drawing
from bot.present.names import addressed, called_plainly
from bot.present.post import Block, Illustration, Text
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat

GHOST: Final = "disc_ghost_back"
"""The drawing of a player who is nobody (SK-10)."""


def pictured(snapshot: Snapshot, t: Texts) -> bool:
    """Return whether this reader's messages show the game as a picture."""
    return snapshot.preferences.always_illustrated and not t.in_words


def chip(
    snapshot: Snapshot,
    seat: Seat,
    t: Texts,
    *,
    figure: str = "",
    total: str = "",
    mark: Mark = "",
    good: bool | None = None,
) -> Chip:
    """Return what the picture says of a seat; a seat that nobody has is Graybeard's ghost."""
    if seat == len(snapshot.occupants):
        return Chip(GHOST, t("ghost"), str(seat + 1), figure, total, mark, good)
    name = t("you-short") if seat == snapshot.seat else called_plainly(snapshot.occupants[seat].name, t)
    return Chip(drawing(snapshot, seat), name, str(seat + 1), figure, total, mark, good)


def in_order(seats: int, plays: Sequence[tuple[Seat, object]], first: Seat) -> list[Seat]:
    """Return all seats as they play: those that have, then the others in turn; `first` where none has."""
    done = [seat for seat, _ in plays]
    after = (done[-1] + 1 if done else first) % seats
    rest = [(after + step) % seats for step in range(seats)]
    return done + [seat for seat in rest if seat not in done]


def ribbon(snapshot: Snapshot, key: str, seat: Seat, t: Texts, **facts: object) -> str:
    """Return a sentence about a seat for the top of the picture; its twin `<key>-you` for the reader's."""
    ghost = seat == len(snapshot.occupants)
    player = t("ghost") if ghost else called_plainly(snapshot.occupants[seat].name, t)
    return addressed(snapshot, seat, key, t, player, **facts)


def screen(
    headline: str, state: Sequence[str], shown: Tabletop, alt: str, pressed: Sequence[Block], line: str = ""
) -> tuple[Block, ...]:
    """Return a screen on the grid: what to do, where we are, one picture, the buttons, one small line."""
    blocks: list[Block] = [Text(f"# {headline}", passing=True)]
    if state:
        blocks.append(Text(f"-# {' · '.join(state)}"))
    blocks += [Illustration(shown, alt), *pressed]
    if line:
        blocks.append(Text(f"-# {line}", passing=True))
    return tuple(blocks)
