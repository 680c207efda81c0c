"""Six mats, told apart by emblem and name; and what lies on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.i18n import Texts
from bot.present.presenter import badge, who
from bot.seen import Seen
from engine.core import Seat
from engine.skull.discs import CODES, ROSE, SKULL, Disc
from engine.skull.public import Bet, View

MATS: Final = (
    ("crab", "🦀", "🔴"),
    ("dolphin", "🐬", "🔵"),
    ("parrot", "🦜", "🟢"),
    ("octopus", "🐙", "🟣"),
    ("starfish", "⭐", "🟡"),
    ("shell", "🐚", "🟤"),
)
"""By seat: the key of the mat's name, its emblem, and the back of its discs."""

SIGNS: Final = {ROSE: "🌹", SKULL: "💀"}
UNKNOWN: Final = "❓"
"""A place of the bid that no flip has filled yet."""


def emblem(seat: Seat) -> str:
    """The emblem on a seat's mat."""
    return MATS[seat][1]


def back(seat: Seat) -> str:
    """A disc of this seat that lies face down."""
    return MATS[seat][2]


def owner(seen: Seen, seat: Seat) -> str:
    """A mat and whose it is: `🦀 Ana`."""
    return f"{emblem(seat)}\u00a0{badge(seen, seat)}"


def in_words(seen: Seen, seat: Seat, t: Texts) -> str:
    """The same without signs: `Ana (crab)`."""
    return t("mat-owner", player=who(seen, seat), mat=t(f"mat-{MATS[seat][0]}"))


def name(disc: Disc, t: Texts) -> str:
    """A disc in words."""
    return t(f"disc-{CODES[disc]}")


def names(discs: Iterable[Disc], t: Texts) -> str:
    """Several discs in words."""
    return ", ".join(name(disc, t) for disc in discs)


def signs(discs: Iterable[Disc]) -> str:
    """Several discs face up, as signs."""
    return "\u00a0".join(SIGNS[disc] for disc in discs)


def pile(seat: Seat, height: int, flipped: Sequence[Disc]) -> str:
    """A pile from its bottom to its top, with what has been flipped (top first)."""
    return back(seat) * (height - len(flipped)) + "".join(SIGNS[disc] for disc in reversed(flipped))


def row(number: int, flips: Sequence[tuple[Seat, Disc]]) -> str:
    """As many places as the bid has, filled so far: the whole of the suspense in one line."""
    found = [SIGNS[disc] for _, disc in flips]
    return " ".join([*found, *[UNKNOWN] * (number - len(found))])


def path(seen: Seen, bet: Bet) -> str:
    """The flips of a bet, each with its mat: `🌹 Ana → 💀 Ben`."""
    return " → ".join(f"{SIGNS[disc]}\u00a0{who(seen, mat)}" for mat, disc in bet.flips)


def left_to_flip(view: View) -> int:
    """How many roses the challenger still needs."""
    return view.number - len(view.flips)
