"""The robots. A robot gets a View, never a State, and picks one of the view's choices."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol

from engine.ai import hearts, hearts_hard, skull, skull_hard, skull_king, skull_king_hard
from engine.ai.manners import PLAIN, Manner
from engine.core import DEALER, AnyAction, AnyGame, AnyView, Seat


class Robot(Protocol):
    """A robot's decision function. It may be called whenever the view has choices, and then never fails.

    `budget` is the number of playouts for robots that think ahead; the others ignore it. `manner` shifts the
    robot's preferences; with `PLAIN` it plays exactly as its level does.
    """

    def __call__(self, view: Any, rng: Random, budget: int = 0, manner: Manner = PLAIN) -> Any: ...


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

LEVELS: Final = ("easy", "normal", "hard")
"""The levels that every game has, weakest first."""


def choose(game: str, level: str, view: AnyView, rng: Random, budget: int = 0, manner: Manner = PLAIN) -> Any:
    """Return the action that a robot of this level picks for the seat of `view`."""
    return ROBOTS[game, level](view, rng, budget, manner)


def play(
    game: AnyGame, state: Any, levels: Sequence[str], rng: Random
) -> Iterator[tuple[Seat, AnyAction, list[Any]]]:
    """Let robots play the match to its end; yield every input and its events.

    `levels` has the robot's level by seat. The state changes in place; each input is yielded after its step.
    """
    while to_act := game.to_act(state):
        seat = to_act[0]
        if seat == DEALER:
            action = game.chance_action(state, rng)
        else:
            action = choose(game.key, levels[seat], game.view(state, seat), rng)
        yield seat, action, game.step(state, seat, action)
