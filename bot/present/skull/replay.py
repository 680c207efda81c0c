"""Replay of a finished match: every hand and pile, and the bets that cost a player a disc."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.art import catalogue
from bot.present.names import player_name
from bot.present.play import faces
from bot.present.skull import mats
from bot.present.skull.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.skull.discs import CODES, Disc
from engine.skull.public import BetOver, View


def hand_text(snapshot: Snapshot, t: Texts) -> str:
    """Return the discs in the hand of the reader's seat, and its pile from bottom to top."""
    view: View = snapshot.view
    assert snapshot.seat is not None
    mat = mats.mat(snapshot, snapshot.seat)

    def shown(discs: Sequence[Disc]) -> str:
        return mats.names(discs, t) if t.in_words else mats.signs(mat, discs, t)

    parts = [t("replay-skull-hand", discs=shown(view.hand))] if view.hand else []
    parts += [t("replay-skull-pile", discs=shown(view.pile))] if view.pile else []
    return " · ".join(parts)


def event(snapshot: Snapshot, events: Sequence[Any], t: Texts) -> str:
    """Return whether a claim was won, or lost to a skull; "" for smaller events."""
    bet = next((happening.bet for happening in events if isinstance(happening, BetOver)), None)
    if bet is None:
        return ""
    return t(
        f"replay-claim-{'won' if bet.skull is None else 'lost'}",
        player=player_name(snapshot, bet.challenger, t),
    )


def costs(events: Sequence[Sequence[Any]], seat: Seat) -> Iterator[tuple[int, int]]:
    """Yield the position of each bet that a seat lost to a skull, with the claimed number as the cost."""
    for at, each in enumerate(events, start=1):
        for event in each:
            if isinstance(event, BetOver) and event.bet.challenger == seat and event.bet.skull is not None:
                yield at, event.bet.number


def why(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return whose skull ended the last bet."""
    bet = snapshot.view.bets[-1]
    if bet.skull is None or bet.skull == seat:
        return t("skull-broke-own") if bet.skull is not None else ""
    return t("skull-broke", player=player_name(snapshot, bet.skull, t), number=bet.number)


def emojis(options: Mapping[str, Any], t: Texts) -> dict[str, str]:
    """Return the meaning of each emoji of a disc or mat by name."""
    called: dict[str, str] = {catalogue.UNKNOWN_DISC: t("skull-made-disc")}
    for mat in (mats.Mat(key, animal) for key, animal in faces.OWNERS.items()):
        called |= {catalogue.disc(mat.key, CODES[disc]): mats.name(disc, t) for disc in mats.SIGNS}
        called[catalogue.disc(mat.key, "back")] = t("skull-made-disc")
        called |= {catalogue.mat(mat.key, won): t(f"mat-{mat.animal}") for won in (False, True)}
    return called
