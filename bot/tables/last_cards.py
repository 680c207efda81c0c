"""Last cards that can be played automatically, for players who prefer that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.people.preferences import Preferences
from bot.tables.snapshot import Occupant
from engine.core import AnyAction, AnyGame, AnyView, Choice, Seat


def allows_autoplay(likes: Preferences, occupants: Sequence[Occupant]) -> bool:
    """Return whether a seated person with these preferences lets the bot play their last card.

    Unless they have chosen otherwise, they do as long as robots hold all other seats.
    """
    if likes.autoplay == "robots":
        return sum(not occupant.is_robot for occupant in occupants) == 1
    return likes.autoplay == "on"


def last_card(game: AnyGame, view: AnyView) -> AnyAction | None:
    """Return the last card of a hand as a move; None unless that card is the only move."""
    return _only_card(game, view.choices) if len(getattr(view, "hand", ())) == 1 else None


def last_card_of(game: AnyGame, state: Any, seat: Seat) -> AnyAction | None:
    """Return the last card of this seat's hand as a move; None unless that card is the only move."""
    # Check the choices first: few seats have a single choice, and computing the view is slow.
    if _only_card(game, game.choices(state, seat)) is None:
        return None
    return last_card(game, game.view(state, seat))


def _only_card(game: AnyGame, choices: Sequence[Choice]) -> AnyAction | None:
    """Return the card that is the only move of a seat; None if the seat has another choice."""
    if len(choices) != 1:
        return None
    (choice,) = choices
    if (
        choice.verb != game.play_verb
        or choice.chosen is not None
        or len(choice.items) != 1
        or choice.most != 1
    ):
        return None
    action: AnyAction = game.action(choice.verb, choice.items)
    return action
