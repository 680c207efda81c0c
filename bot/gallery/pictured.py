"""The definition of a gallery moment, and the moments that show a picture at its largest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from bot.present.skull_king import moments


class Moment(NamedTuple):
    """A state of a match, and the messages in which the person in seat 0 sees that state.

    when   tells from the spectators' view whether the moment has come
    looks  names of the screens: "table" is the public message; the person's own message is "turn" while
           they must act, "wait" while they need not, "dm" and "dm-wait" as direct messages, "words" in
           words-only style, "always" with large pictures; "look" is the answer to "Look at my hand";
           "podium" and "sheet" are the shared papers
    """

    name: str
    game: str
    when: Callable[[Any], bool]
    looks: str = "table turn wait"
    people: int = 3
    robots: int = 1
    options: Mapping[str, Any] = {}


def _is_trick_with(why: str) -> Callable[[Any], bool]:
    def taken(view: Any) -> bool:
        done = moments.trick_to_show(view)
        return done is not None and moments.remarkable_kind(done) == why

    return taken


def _is_moon_shot(view: Any) -> bool:
    return view.phase == "deal" and bool(view.sheet) and view.sheet[-1].moon is not None


def _is_flipping_others(view: Any) -> bool:
    return bool(view.phase == "flip" and len(view.flips) == view.heights[view.challenger] > 1)


def _is_freshly_dealt(view: Any) -> bool:
    return bool(view.phase == "bid" or (view.phase == "play" and not view.tricks and not view.trick))


LARGEST: Final = "turn dm words always look"
_EVERYTHING: Final = {"expansions": ["loot", "kraken", "whale"]}
PICTURED: Final = (
    Moment("eight captured", "skull-king", _is_trick_with("capture"), "table", people=8, robots=0),
    Moment("eight destroyed", "skull-king", _is_trick_with("kraken"), "table", 8, 0, _EVERYTHING),
    Moment("challenge", "skull", _is_flipping_others, "table", people=6, robots=0),
    Moment("moon", "hearts", _is_moon_shot, "table"),
    Moment("24 cards", "skull-king", _is_freshly_dealt, LARGEST, 3, 0, _EVERYTHING | {"length": [24]}),
    Moment("26 cards", "hearts", _is_freshly_dealt, f"{LARGEST} dm-wait", people=2, robots=0),
)
