"""Which inputs a championship takes now, and the rule that forbids the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.championship.public import FINAL, PRELIMINARY, SIGN_UP, Championship, Entrant, Input

MOST_AWARDED: Final = 5
"""Extra points an organiser may award at the most: as many as a first place brings."""


def why_not(state: Championship, said: Input) -> str | None:
    """None when the input is possible now, else the rule.

    T-46 it has ended; T-49 not entered; T-52 the draw has been made, or not yet; T-50 already entered;
    T-51 nobody of that number; R-HC-15 too few or too many; T-53 not possible now;
    T-54 no such fixture, tie or number.
    """
    if state.ended:
        return "T-46"
    if said.verb in ("join", "leave"):
        return _listing(state, said)
    if said.verb == "draw":
        if state.stage != SIGN_UP:
            return "T-52"
        return None if len(state.names) in state.plan.room else "R-HC-15"
    if said.verb not in state.rulings:
        return "T-52" if state.stage == SIGN_UP else "T-53"
    check = _RULINGS.get(said.verb)
    return check(state, said) if check else None


def _listing(state: Championship, said: Input) -> str | None:
    """Before the draw anybody may come and go."""
    entered = said.numbers[0] in state.names
    if state.stage != SIGN_UP:
        return "T-52"
    if said.verb == "leave":
        return None if entered else "T-49"
    if entered:
        return "T-50"
    return "R-HC-15" if len(state.names) >= max(state.plan.room) else None


def _present(state: Championship, said: Input) -> str | None:
    return None if said.numbers[0] in state.present else "T-51"


def _withdraw(state: Championship, said: Input) -> str | None:
    """R-HC-13: in the stage that is being played, no other."""
    return _present(state, said) or (None if said.word == state.stage else "T-54")


def _walkover(state: Championship, said: Input) -> str | None:
    """R-HC-13: an open match of the league, to one of its two."""
    fixture = state.fixture(said.word)
    if fixture is None or fixture.stage != PRELIMINARY or not fixture.open:
        return "T-54"
    return None if said.numbers[0] in fixture.entrants else "T-51"


def _order(state: Championship, said: Input) -> str | None:
    """HC-5.4: all of those who are level, each once."""
    return None if sorted(said.numbers) == sorted(state.tied) else "T-54"


def awardable(state: Championship) -> tuple[Entrant, ...]:
    """Whose extra points the organiser may decide now: nobody's unless `award` is among the rulings.

    R-HC-01, R-HC-02: everybody's of two or three; R-HC-06: those of whoever shares the first place.
    """
    if "award" not in state.rulings:
        return ()
    return tuple(e for e in (state.tied if state.stage == FINAL else state.names) if e not in state.out)


def _award(state: Championship, said: Input) -> str | None:
    if said.numbers[0] not in awardable(state):
        return "T-51"
    return None if said.numbers[1] <= MOST_AWARDED else "T-54"


_RULINGS: Final[Mapping[str, Callable[[Championship, Input], str | None]]] = {
    "withdraw": _withdraw,
    "walkover": _walkover,
    "card": _present,
    "order": _order,
    "award": _award,
}
