"""The robots. A robot gets a View, never a State, and picks one of the view's choices."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

from engine.ai import hearts, hearts_hard, skull, skull_hard, skull_king, skull_king_hard
from engine.ai.manners import PLAIN, Manner
from engine.core import DEALER, AnyAction, AnyGame, AnyView, Rng, Seat
from engine.luck import Draws, Luck


class Robot(Protocol):
    """A robot's decision function. It may be called whenever the view has choices, and then never fails.

    `budget` is the number of playouts for robots that think ahead; the others ignore it. `manner` shifts the
    robot's preferences; with `PLAIN` it plays exactly as its level does.
    """

    def __call__(self, view: Any, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Any: ...


ROBOTS: Final[Mapping[tuple[str, str], Robot]] = {
    ("skull-king", "easy"): skull_king.easy,
    ("skull-king", "normal"): skull_king.normal,
    ("skull-king", "hard"): skull_king_hard.hard,
    ("skull-king", "deadline"): skull_king.deadline,
    ("hearts", "easy"): hearts.easy,
    ("hearts", "normal"): hearts.normal,
    ("hearts", "hard"): hearts_hard.hard,
    ("hearts", "deadline"): hearts.deadline,
    ("skull", "easy"): skull.easy,
    ("skull", "normal"): skull.normal,
    ("skull", "hard"): skull_hard.hard,
    ("skull", "deadline"): skull.deadline,
}
"""By game key and level. `deadline` acts for a person whose time is up, as the game's rules require."""

VERSION: Final = 1
"""Raised when a robot answers some view otherwise than before, because seals and logs name it."""
LEVELS: Final = ("easy", "normal", "hard")
"""The levels that every game has, weakest first."""
SLOW: Final = frozenset({"hard"})
"""The levels that think long."""
INSTEAD: Final = "normal"
"""The level that decides when a robot of a slow level gives no answer."""


def choose(game: str, level: str, view: AnyView, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Any:
    """Return the action that a robot of this level picks for the seat of `view`."""
    return ROBOTS[game, level](view, rng, budget, manner)


def robot_view(view: Any) -> Any:
    """Return the view on which a robot decides: in a simultaneous phase, as before anybody had answered.

    So its answer does not depend on who was quicker.
    """
    if not view.answered:
        return view
    return replace(view, answered=(), to_act=tuple(sorted({*view.to_act, *view.answered})))


def decide(game: str, level: str, view: AnyView, luck: Luck, manner: Manner = PLAIN) -> Any:
    """Return the action of a robot at a table with this luck; equal views get equal actions."""
    seen = robot_view(view)
    return choose(game, level, seen, Draws(luck.robot_key(seen)), manner=manner)


def play(
    game: AnyGame, state: Any, levels: Sequence[str], luck: Luck
) -> Iterator[tuple[Seat, AnyAction, list[Any]]]:
    """Let robots play the match to its end; yield every input and its events.

    `levels` has the robot's level by seat. The state changes in place; each input is yielded after its step.
    """
    while to_act := game.to_act(state):
        seat = to_act[0]
        if seat == DEALER:
            action = game.chance_action(state, luck.for_dealer(game.view(state, None)))
        else:
            action = decide(game.key, levels[seat], game.view(state, seat), luck)
        yield seat, action, game.step(state, seat, action)
