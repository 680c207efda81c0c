"""Tests that read like a table: who places, says and flips what, and what has become of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from engine.core import DEALER, Refusal, Seat
from engine.log import read_line
from engine.skull import GAME, View
from engine.skull.discs import CODES, DISC, SET, without
from engine.skull.public import Bet

E = TypeVar("E")


class Table:
    """A match that seat 0 begins. `discs` are the ones left where not all are, `won` the bets won before."""

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
            self.state.owned[seat], self.state.lost[seat] = left, without(SET, left)
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
            assert GAME.why_not(self.state, seat, action) is None, line
            self.events += GAME.step(self.state, seat, action)
        return self

    def place(self, *discs: str) -> Table:
        """First discs, by seat from 0; those who are out are left out."""
        return self.do(*(f"{seat} place {disc}" for seat, disc in zip(self.state.living, discs, strict=True)))

    def refused(self, line: str) -> Refusal:
        """Why this move is not legal; it must not be."""
        seat, text = read_line(line)
        refusal = GAME.why_not(self.state, seat, GAME.parse(text))
        assert refusal is not None, line
        return refusal

    def rule(self, line: str) -> str:
        """The rule that forbids this move."""
        return self.refused(line).rule

    def view(self, seat: Seat | None = None) -> View:
        """What that seat, or a spectator, sees."""
        return GAME.view(self.state, seat)

    def may(self, seat: Seat) -> dict[str, tuple[int, ...]]:
        """Verb -> what it offers."""
        return {choice.verb: choice.items for choice in GAME.choices(self.state, seat)}

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return GAME.to_act(self.state)

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def bet(self) -> Bet:
        """The bet finished last."""
        return self.state.bets[-1]

    @property
    def flips(self) -> str:
        """What was flipped in the last bet, mat by mat: `0 rose, 1 skull`."""
        return ", ".join(f"{mat} {CODES[disc]}" for mat, disc in self.bet.flips)

    @property
    def winner(self) -> Seat:
        """Who stands first."""
        return GAME.standing(self.state)[0].seat

    def shuffled(self, *order: int) -> Table:
        """The dealer shuffles the challenger's discs so."""
        assert self.to_act == (DEALER,)
        return self.do(f"- shuffle {' '.join(map(str, order))}")
