"""A small language for Skull tests: place, bid and flip discs, and look at the result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from engine.core import DEALER, Refusal, Seat
from engine.log import read_line
from engine.skull import GAME, View
from engine.skull.discs import CODES, DISC, SET, remove_discs
from engine.skull.public import Bet

E = TypeVar("E")


class Table:
    """A match that seat 0 begins; `discs` are those left where some are lost, `won` the bets won before."""

    def __init__(
        self,
        *lines: str,
        seats: int = 3,
        discs: Mapping[Seat, str] | None = None,
        won: Mapping[Seat, int] | None = None,
        **options: Any,
    ) -> None:
        self.state = GAME.new(seats, GAME.options(options, seats))
        for seat, held in (discs or {}).items():
            left = tuple(DISC[code] for code in held.split())
            self.state.owned[seat], self.state.lost[seat] = left, remove_discs(SET, left)
            self.state.out += () if left else (seat,)
        for seat, bets in (won or {}).items():
            self.state.won[seat] = bets
        self.events: list[Any] = []
        self.do("- first 0", *lines)

    def do(self, *lines: str) -> Table:
        """Make these moves; each must be legal."""
        for line in lines:
            seat, text = read_line(line)
            action = GAME.parse(text)
            assert GAME.find_refusal(self.state, seat, action) is None, line
            self.events += GAME.step(self.state, seat, action)
        return self

    def place(self, *discs: str) -> Table:
        """Lay these first discs, by seat from 0; seats without discs are skipped."""
        return self.do(*(f"{seat} place {disc}" for seat, disc in zip(self.state.living, discs, strict=True)))

    def refused(self, line: str) -> Refusal:
        """Return the refusal of this move, which must not be legal."""
        seat, text = read_line(line)
        refusal = GAME.find_refusal(self.state, seat, GAME.parse(text))
        assert refusal is not None, line
        return refusal

    def rule(self, line: str) -> str:
        """Return the rule that forbids this move."""
        return self.refused(line).rule

    def view(self, seat: Seat | None = None) -> View:
        """Return the view of that seat, or of a spectator."""
        return GAME.view(self.state, seat)

    def may(self, seat: Seat) -> dict[str, tuple[int, ...]]:
        """Return, by verb, the items it offers."""
        return {choice.verb: choice.items for choice in GAME.choices(self.state, seat)}

    def told(self, kind: type[E]) -> list[E]:
        """Return all events of this type so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return GAME.to_act(self.state)

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def bet(self) -> Bet:
        """Return the bet finished last."""
        return self.state.bets[-1]

    @property
    def flips(self) -> str:
        """Return the flips of the last bet, in order: `0 rose, 1 skull`."""
        return ", ".join(f"{mat} {CODES[disc]}" for mat, disc in self.bet.flips)

    @property
    def winner(self) -> Seat:
        """Return the seat in first place."""
        return GAME.standing(self.state)[0].seat

    def shuffled(self, *order: int) -> Table:
        """Shuffle the challenger's discs into this order."""
        assert self.to_act == (DEALER,)
        return self.do(f"- shuffle {' '.join(map(str, order))}")
