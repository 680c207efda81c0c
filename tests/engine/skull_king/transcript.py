"""A small language for Skull King tests: deal, bid and play cards, and look at the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, TypeVar

from engine.core import DEALER, Refusal, Seat
from engine.log import read_line
from engine.skull_king import GAME, PRESETS, View
from engine.skull_king.cards import CARD, CODES, ROLES
from engine.skull_king.public import Action, Trick, TrickOver
from engine.skull_king.state import State

E = TypeVar("E")

ALL = ["loot", "kraken", "whale"]


def cards(text: str) -> tuple[int, ...]:
    """Return the cards with these codes, which are separated by blanks."""
    return tuple(CARD[code] for code in text.split())


def codes(held: Sequence[int]) -> str:
    """Return the codes of cards, separated by blanks."""
    return " ".join(CODES[card] for card in held)


def as_played(held: Sequence[str], pirate: bool) -> list[str]:
    """Return the codes as played: a wild card in one of its roles."""
    return [CODES[ROLES[CARD[code]][0 if pirate else 1]] if CARD[code] in ROLES else code for code in held]


class Table:
    """A match of one round unless `length` says otherwise; seat 0 leads its first trick."""

    def __init__(self, seats: int, *hands: str, ghost: str = "", stock: str = "", **options: Any) -> None:
        """Deal these hands; missing cards are filled up from the rest of the deck, in deck order."""
        self.size = max(len(hand.split()) for hand in (*hands, ghost))
        options.setdefault("length", [self.size])
        if options.get("edition") == "legacy":
            del options["length"]
        self.state: State = GAME.new(seats, GAME.options(options, seats))
        self.events: list[Any] = []
        self.do(f"- first {seats - 1}")
        if hands:
            self.deal(*hands, ghost=ghost, stock=stock)

    @classmethod
    def of(cls, name: str, seats: int, *hands: str, **more: Any) -> Self:
        """Return a table with the options of a preset."""
        return cls(seats, *hands, **{**PRESETS[name], **more})

    def deal(self, *hands: str, ghost: str = "", stock: str = "") -> Self:
        """Deal the next round."""
        setup = self.state.setup
        size = self.state.rounds[self.state.round]
        wanted = [*(cards(hand) for hand in hands)] + [()] * (setup.seats - len(hands))
        wanted += [cards(ghost)] * (setup.hands - setup.seats)
        top = cards(stock)
        named = {*top, *(card for hand in wanted for card in hand)}
        rest = [card for card in setup.deck if card not in named]
        full = [[*hand, *(rest.pop(0) for _ in range(size - len(hand)))] for hand in wanted]
        dealt = [card for hand in full for card in hand]
        return self._step(DEALER, Action("deal", (*dealt, *top, *rest)))

    def do(self, *lines: str) -> Self:
        """Make these inputs, written as in the log; each must be legal."""
        for line in lines:
            seat, text = read_line(line)
            self._step(seat, GAME.parse(text))
        return self

    def bid(self, *bids: int) -> Self:
        """Make all bids, by seat."""
        return self.do(*(f"{seat} bid {bid}" for seat, bid in enumerate(bids)))

    def play(self, *plays: str) -> Self:
        """Play these cards, each by the seat whose turn it is."""
        for code in plays:
            self._step(self.to_act[0], Action("play", (CARD[code],)))
        return self

    def _step(self, seat: Seat, action: Action) -> Self:
        assert self.find_refusal(seat, action) is None, f"{seat} {action}: {self.find_refusal(seat, action)}"
        self.events += GAME.step(self.state, seat, action)
        return self

    def find_refusal(self, seat: Seat, action: Action) -> Refusal | None:
        return GAME.find_refusal(self.state, seat, action)

    def refused(self, line: str) -> Refusal:
        """Return the refusal of this input, which must not be legal."""
        seat, text = read_line(line)
        refusal = self.find_refusal(seat, GAME.parse(text))
        assert refusal is not None, f"{line} is legal"
        return refusal

    def view(self, seat: Seat | None = None) -> View:
        return GAME.view(self.state, seat)

    def hand(self, seat: Seat) -> str:
        return codes(self.view(seat).hand)

    def may_play(self, seat: Seat) -> str:
        """Return the codes of the cards that the seat may play."""
        return codes(self.view(seat).choices[0].items)

    def of_type(self, kind: type[E]) -> list[E]:
        """Return all events of this type so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return GAME.to_act(self.state)

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def trick(self) -> Trick:
        """Return the trick finished last."""
        return self.of_type(TrickOver)[-1].trick

    @property
    def points(self) -> tuple[int, ...]:
        """Return the points of the round scored last, by seat."""
        return tuple(line.points for line in self.view().sheet[-1].lines)
