"""The mats, which differ in face, colour and name, and the discs on the mats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from bot.art import catalogue
from bot.art.emblems import ANIMALS
from bot.present.names import badge, name_or_you, player_name
from bot.present.play import faces
from bot.present.skull.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.skull.discs import CODES, ROSE, SKULL, Disc
from engine.skull.public import Bet, View


class Mat(NamedTuple):
    """A mat: the key of the face on the mat, and the animal whose colour and name the mat has."""

    key: str
    animal: str


BACKS: Final = dict(zip(ANIMALS, "🔴🔵🟢🟣🟠⚫🟤⚪🟡🟣", strict=True))
"""Sign of a face-down disc by the animal of its mat, used if the disc's emoji is not available."""

SIGNS: Final = {ROSE: "🌹", SKULL: "💀"}
"""Sign of a face-up disc, used if the disc's emoji is not available."""
UNKNOWN: Final = "⚪"
"""Sign of an unflipped disc, used if the disc's emoji is not available."""


def picture(mat: Mat, t: Texts, won: int = 0) -> str:
    """Return a mat's emoji, which shows a rose once its player has won a bet, and the emblem before."""
    return t.emoji(catalogue.mat(mat.key, won > 0)) or faces.SIGNS.get(mat.key, faces.ROBOT)


def sign(mat: Mat, disc: Disc, t: Texts) -> str:
    """Return the symbol of a face-up disc of that mat's set."""
    return t.emoji(catalogue.disc(mat.key, CODES[disc])) or SIGNS[disc]


def back(mat: Mat, t: Texts) -> str:
    """Return the symbol of a face-down disc of that mat's set."""
    return t.emoji(catalogue.disc(mat.key, "back")) or BACKS[mat.animal]


def mat(snapshot: Snapshot, seat: Seat) -> Mat:
    """Return the mat of a seat: a person's animal, or the robot in that colour."""
    return Mat(faces.face(snapshot, seat), faces.animal(snapshot, seat))


def mat_name(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return a seat's mat in words: `crab mat`."""
    return t(f"mat-{mat(snapshot, seat).animal}")


def owner(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return a mat's picture and its owner: `🦀 Ana`."""
    shown = picture(mat(snapshot, seat), t, snapshot.view.won[seat])
    return f"{shown}\u00a0{badge(snapshot, seat, t)}"


def owner_in_words(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return a player with their mat in words, to distinguish equal names: `Ana (crab mat)`."""
    return _in_words(snapshot, seat, player_name(snapshot, seat, t), t)


def label(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return a player with their mat as plain text for buttons; the reader's own mat is called their own."""
    if seat == snapshot.seat:
        return t("mat-own", mat=mat_name(snapshot, seat, t))
    return _in_words(snapshot, seat, snapshot.occupants[seat].name, t)


def _in_words(snapshot: Snapshot, seat: Seat, player: str, t: Texts) -> str:
    return t("mat-owner", player=player, mat=mat_name(snapshot, seat, t))


def owner_for_list(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return a player with their mat in words for lists, which also mark robots."""
    key = "mat-owner-robot" if snapshot.occupants[seat].is_robot else "mat-owner"
    return t(key, player=name_or_you(snapshot, seat, t), mat=mat_name(snapshot, seat, t))


def name(disc: Disc, t: Texts) -> str:
    """Return a disc in words."""
    return t(f"disc-{CODES[disc]}")


def names(discs: Iterable[Disc], t: Texts) -> str:
    """Return several discs in words."""
    return ", ".join(name(disc, t) for disc in discs)


def signs(mat: Mat, discs: Iterable[Disc], t: Texts) -> str:
    """Return several discs of a mat's set face up."""
    return "\u00a0".join(sign(mat, disc, t) for disc in discs)


def pile(mat: Mat, height: int, flipped: Sequence[Disc], t: Texts) -> str:
    """Return a pile from bottom to top, given its flipped discs from the top down."""
    shown = "".join(sign(mat, disc, t) for disc in reversed(flipped))
    return back(mat, t) * (height - len(flipped)) + shown


def row(snapshot: Snapshot, number: int, flips: Sequence[tuple[Seat, Disc]], t: Texts) -> str:
    """Return one line of as many places as the bid, filled with the discs flipped so far."""
    found = [sign(mat(snapshot, seat), disc, t) for seat, disc in flips]
    return " ".join([*found, *[unknown(t)] * (number - len(found))])


def unknown(t: Texts) -> str:
    """Return the symbol of a place of the bid that still awaits a flip."""
    return t.emoji(catalogue.UNKNOWN_DISC) or UNKNOWN


def path(snapshot: Snapshot, bet: Bet, t: Texts) -> list[str]:
    """Return the flips of a bet in order, a line for each mat in turn: `🌹🌹 Ana`, `💀 Ben`."""
    return [
        "".join(sign(mat(snapshot, seat), disc, t) for _, disc in flips)
        + f"\u00a0{name_or_you(snapshot, seat, t)}"
        for seat, flips in groupby(bet.flips, key=lambda flip: flip[0])
    ]


def left_to_flip(view: View) -> int:
    """Return how many roses the challenger still needs."""
    return view.number - len(view.flips)


def own_pile(view: View) -> tuple[tuple[Disc, ...], tuple[Disc, ...]]:
    """Return the reader's face-down discs, bottom first, and their flipped discs, top first.

    For a reader who waits, whose panel is not updated, no disc counts as flipped.
    """
    flipped = view.flipped_discs(view.seat) if view.seat is not None and view.choices else ()
    return view.pile[: len(view.pile) - len(flipped)], flipped
