"""The mats, told apart by face, colour and name; and what lies on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from bot.art import catalogue
from bot.art.emblems import ANIMALS
from bot.present import faces
from bot.present.names import badge, named, who
from bot.present.skull.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.skull.discs import CODES, ROSE, SKULL, Disc
from engine.skull.public import Bet, View


class Mat(NamedTuple):
    """A mat: the face on it by name, and the animal of its colour, which is what it is called."""

    key: str
    animal: str


BACKS: Final = dict(zip(ANIMALS, "🔴🔵🟢🟣🟠⚫🟤⚪🟡🟣", strict=True))
"""The sign of a disc face down, by the animal of its mat, where it is not drawn."""

SIGNS: Final = {ROSE: "🌹", SKULL: "💀"}
UNKNOWN: Final = "⚪"
"""A disc that nobody has turned over yet, where it is not drawn."""


def picture(mat: Mat, t: Texts, won: int = 0) -> str:
    """A mat, turned to its rose once its player has won a bet; its emblem where there is no emoji."""
    return t.emoji(catalogue.mat(mat.key, won > 0)) or faces.SIGNS.get(mat.key, faces.ROBOT)


def sign(mat: Mat, disc: Disc, t: Texts) -> str:
    """A disc of that mat's set, face up."""
    return t.emoji(catalogue.disc(mat.key, CODES[disc])) or SIGNS[disc]


def back(mat: Mat, t: Texts) -> str:
    """A disc of that mat's set, face down."""
    return t.emoji(catalogue.disc(mat.key, "back")) or BACKS[mat.animal]


def mat(snapshot: Snapshot, seat: Seat) -> Mat:
    """Return the mat of a seat: a person's animal, or the robot in that colour."""
    return Mat(faces.face(snapshot, seat), faces.animal(snapshot, seat))


def called(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return a seat's mat in words: `crab mat`."""
    return t(f"mat-{mat(snapshot, seat).animal}")


def owner(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """A mat and whose it is: `🦀 Ana`."""
    shown = picture(mat(snapshot, seat), t, snapshot.view.won[seat])
    return f"{shown}\u00a0{badge(snapshot, seat, t)}"


def in_words(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """The same in words, so that players of one name are told apart: `Ana (crab mat)`."""
    return _in_words(snapshot, seat, who(snapshot, seat, t), t)


def label(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """The same on a button, where nothing can format; the reader's own is their own."""
    if seat == snapshot.seat:
        return t("mat-own", mat=called(snapshot, seat, t))
    return _in_words(snapshot, seat, snapshot.occupants[seat].name, t)


def _in_words(snapshot: Snapshot, seat: Seat, player: str, t: Texts) -> str:
    return t("mat-owner", player=player, mat=called(snapshot, seat, t))


def listed(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """The same for lists: in words it also says who is a robot."""
    key = "mat-owner-robot" if snapshot.occupants[seat].robot else "mat-owner"
    return t(key, player=named(snapshot, seat, t), mat=called(snapshot, seat, t))


def name(disc: Disc, t: Texts) -> str:
    """A disc in words."""
    return t(f"disc-{CODES[disc]}")


def names(discs: Iterable[Disc], t: Texts) -> str:
    """Several discs in words."""
    return ", ".join(name(disc, t) for disc in discs)


def signs(mat: Mat, discs: Iterable[Disc], t: Texts) -> str:
    """Several discs of a set face up."""
    return "\u00a0".join(sign(mat, disc, t) for disc in discs)


def pile(mat: Mat, height: int, flipped: Sequence[Disc], t: Texts) -> str:
    """A pile from its bottom to its top, with what has been flipped (top first)."""
    shown = "".join(sign(mat, disc, t) for disc in reversed(flipped))
    return back(mat, t) * (height - len(flipped)) + shown


def row(snapshot: Snapshot, number: int, flips: Sequence[tuple[Seat, Disc]], t: Texts) -> str:
    """As many places as the bid has, filled so far: the whole of the suspense in one line."""
    found = [sign(mat(snapshot, seat), disc, t) for seat, disc in flips]
    return " ".join([*found, *[unknown(t)] * (number - len(found))])


def unknown(t: Texts) -> str:
    """A place of the bid that no flip has filled yet."""
    return t.emoji(catalogue.UNKNOWN_DISC) or UNKNOWN


def path(snapshot: Snapshot, bet: Bet, t: Texts) -> list[str]:
    """The flips of a bet in order, a line for each mat that was turned to: `🌹🌹 Ana`, `💀 Ben`."""
    return [
        f"{''.join(sign(mat(snapshot, seat), disc, t) for _, disc in flips)}\u00a0{named(snapshot, seat, t)}"
        for seat, flips in groupby(bet.flips, key=lambda flip: flip[0])
    ]


def left_to_flip(view: View) -> int:
    """How many roses the challenger still needs."""
    return view.number - len(view.flips)


def own_pile(view: View) -> tuple[tuple[Disc, ...], tuple[Disc, ...]]:
    """The reader's own discs that lie face down, bottom first, and those flipped, top first."""
    flipped = () if view.seat is None else view.flipped(view.seat)
    return view.pile[: len(view.pile) - len(flipped)], flipped
