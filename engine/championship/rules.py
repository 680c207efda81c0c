"""The inputs that a championship accepts now, and the rules that forbid the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.championship.public import FINAL, PRELIMINARY, SIGN_UP, Championship, Entrant, Input

MOST_AWARDED: Final = 5
"""The most extra points an organiser may award: as many as a first place brings."""


def find_broken_rule(state: Championship, said: Input) -> str | None:
    """Return None if the input is possible now, else the rule that forbids it.

    T-46: it has ended. T-49: not entered. T-50: already entered. T-51: no entrant has that number. T-52: the
    draw has been made. T-53: not possible now. T-54: no such fixture, tie, order or number. R-HC-15: wrong
    number of entrants.
    """
    if state.has_ended:
        return "T-46"
    if said.verb in ("join", "leave"):
        return _check_entry(state, said)
    if said.verb == "draw":
        if state.stage != SIGN_UP:
            return "T-52"
        return _check_draw(state, said)
    if said.verb not in state.rulings:
        return "T-53"
    check = _RULINGS.get(said.verb)
    return check(state, said) if check else None


def _check_entry(state: Championship, said: Input) -> str | None:
    """Check joining and leaving, which are open to everybody before the draw."""
    entered = said.numbers[0] in state.names
    if state.stage != SIGN_UP:
        return "T-52"
    if said.verb == "leave":
        return None if entered else "T-49"
    if entered:
        return "T-50"
    return "R-HC-15" if len(state.names) >= max(state.plan.entrant_counts) else None


def _check_draw(state: Championship, said: Input) -> str | None:
    """Check the number of entrants, and that a drawn order names them all, each once (HC-2)."""
    if len(state.names) not in state.plan.entrant_counts:
        return "R-HC-15"
    _, *order = said.numbers
    return None if not order or sorted(order) == sorted(state.names) else "T-54"


def _check_present(state: Championship, said: Input) -> str | None:
    return None if said.numbers[0] in state.present else "T-51"


def _check_withdrawal(state: Championship, said: Input) -> str | None:
    """Check that a withdrawal names a present entrant and the current stage (R-HC-13)."""
    return _check_present(state, said) or (None if said.word == state.stage else "T-54")


def _check_walkover(state: Championship, said: Input) -> str | None:
    """Check that a walkover gives an open match of the league to one of its two entrants (R-HC-13)."""
    fixture = state.fixture(said.word)
    if fixture is None or fixture.stage != PRELIMINARY or not fixture.is_open:
        return "T-54"
    return None if said.numbers[0] in fixture.entrants else "T-51"


def _check_order(state: Championship, said: Input) -> str | None:
    """Check that an order names all tied entrants, each once (HC-5.4)."""
    return None if sorted(said.numbers) == sorted(state.tied) else "T-54"


def awardable(state: Championship) -> tuple[Entrant, ...]:
    """Return the entrants whose extra points the organiser may set now; () unless `award` is a ruling.

    In a championship of two or three these are all entrants (R-HC-01, R-HC-02), else the entrants who share
    the first place (R-HC-06).
    """
    if "award" not in state.rulings:
        return ()
    return tuple(e for e in (state.tied if state.stage == FINAL else state.names) if e not in state.out)


def _check_award(state: Championship, said: Input) -> str | None:
    if said.numbers[0] not in awardable(state):
        return "T-51"
    return None if said.numbers[1] <= MOST_AWARDED else "T-54"


_RULINGS: Final[Mapping[str, Callable[[Championship, Input], str | None]]] = {
    "withdraw": _check_withdrawal,
    "walkover": _check_walkover,
    "card": _check_present,
    "order": _check_order,
    "award": _check_award,
}
