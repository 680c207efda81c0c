"""Cards that play themselves, for those who like it so."""

from __future__ import annotations

from engine.core import AnyAction, AnyGame, AnyView


def last_card(game: AnyGame, view: AnyView) -> AnyAction | None:
    """The last card of a hand, when it can be played in one way only; else None."""
    if len(getattr(view, "hand", ())) != 1 or len(view.choices) != 1:
        return None
    (choice,) = view.choices
    if choice.verb != game.plays or choice.chosen is not None or len(choice.items) != 1 or choice.most != 1:
        return None
    action: AnyAction = game.action(choice.verb, choice.items)
    return action
