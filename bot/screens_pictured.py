"""What a moment of the gallery is, and those that are there for a picture at its largest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from bot.present.skull_king import moments


class Moment(NamedTuple):
    """A state of a match, and how the first of its people looks at it: `when` reads what spectators see.

    table, and their own message: turn while they are asked, wait while they are not, dm and dm-wait the same
    as direct messages, words in words-only style, always with large pictures. look is the answer to "Look at
    my hand"; podium and sheet are what is shared.
    """

    name: str
    game: str
    when: Callable[[Any], bool]
    looks: str = "table turn wait"
    people: int = 3
    robots: int = 1
    options: Mapping[str, Any] = {}


def _mattered(why: str) -> Callable[[Any], bool]:
    def taken(view: Any) -> bool:
        done = moments.seen(view)
        return done is not None and moments.mattered(done) == why

    return taken


def _moon(view: Any) -> bool:
    return view.phase == "deal" and bool(view.sheet) and view.sheet[-1].moon is not None


def _turning(view: Any) -> bool:
    return bool(view.phase == "flip" and len(view.flips) == view.heights[view.challenger] > 1)


def _dealt(view: Any) -> bool:
    return bool(view.phase == "bid" or (view.phase == "play" and not view.tricks and not view.trick))


LARGEST: Final = "turn dm words always look"
_EVERYTHING: Final = {"expansions": ["loot", "kraken", "whale"]}
PICTURED: Final = (
    Moment("eight captured", "skull-king", _mattered("capture"), "table", people=8, robots=0),
    Moment("eight destroyed", "skull-king", _mattered("kraken"), "table", 8, 0, _EVERYTHING),
    Moment("challenge", "skull", _turning, "table", people=6, robots=0),
    Moment("moon", "hearts", _moon, "table"),
    Moment("24 cards", "skull-king", _dealt, LARGEST, 3, 0, _EVERYTHING | {"length": [24]}),
    Moment("26 cards", "hearts", _dealt, f"{LARGEST} dm-wait", people=2, robots=0),
)
