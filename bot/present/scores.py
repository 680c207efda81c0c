"""The score as a picture, in any game, and in words for those who cannot see it: the pad, the podium."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.art.pad import Pad, Round, most
from bot.art.podium import Place, Podium
from bot.present.post import Illustration
from bot.present.presenter import plain
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, one_line
from engine.core import Seat


def pad(
    snapshot: Snapshot,
    motif: str,
    rounds: Sequence[Round],
    ahead: Iterable[Seat],
    told: Sequence[str],
    t: Texts,
) -> Illustration:
    """The pad, and in words what the latest round has brought: `told` by seat."""
    names = _names(snapshot)
    shown = rounds[-most(len(names)) :]
    said = "; ".join(t("alt-laid", player=name, what=what) for name, what in zip(names, told, strict=True))
    alt = t("pad-picture", count=len(shown), last=shown[-1].name, lines=said)
    return Illustration(Pad(motif, names, tuple(shown), tuple(ahead)), alt)


def podium(
    snapshot: Snapshot, title: str, about: str, places: Iterable[tuple[Seat, int, int]], t: Texts
) -> Illustration:
    """The podium: of everybody, best first, the seat, the rank and the points."""
    names = _names(snapshot)
    shown = tuple(Place(rank, names[seat], plain(points), str(seat + 1)) for seat, rank, points in places)
    said = "; ".join(
        t("podium-picture-place", rank=place.rank, player=place.name, points=place.points) for place in shown
    )
    return Illustration(Podium(title, about, shown), t("podium-picture", title=title, places=said))


def _names(snapshot: Snapshot) -> tuple[str, ...]:
    """What the players are called, by seat, where nothing formats."""
    return tuple(one_line(occupant.name) for occupant in snapshot.occupants)
