"""Cards that play themselves, for those who like it so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import AnyAction, AnyGame, AnyView, Choice, Seat


def last_card(game: AnyGame, view: AnyView) -> AnyAction | None:
    """The last card of a hand, when it can be played in one way only; else None."""
    return _only_card(game, view.choices) if len(getattr(view, "hand", ())) == 1 else None


def last_card_of(game: AnyGame, state: Any, seat: Seat) -> AnyAction | None:
    """The same of a seat at a table."""
    # Hardly anybody has one card to choose from: what they see need not be worked out.
    if _only_card(game, game.choices(state, seat)) is None:
        return None
    return last_card(game, game.view(state, seat))


def _only_card(game: AnyGame, choices: Sequence[Choice]) -> AnyAction | None:
    """The card that is all a seat may play; None where it may do something else."""
    if len(choices) != 1:
        return None
    (choice,) = choices
    if choice.verb != game.plays or choice.chosen is not None or len(choice.items) != 1 or choice.most != 1:
        return None
    action: AnyAction = game.action(choice.verb, choice.items)
    return action
