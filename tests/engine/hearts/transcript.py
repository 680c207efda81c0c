"""A small language for Hearts tests: deal, pass and lay cards, and look at the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from engine.core import DEALER, MatchOver, Place, Refusal, Seat, apply
from engine.french import CARD, CODES, DECK, Card
from engine.hearts import GAME, View
from engine.hearts.cards import ALL_PENALTIES, PENALTY
from engine.hearts.play import breaks_hearts
from engine.hearts.public import Action, Trick
from engine.hearts.rules import begin
from engine.hearts.state import PLAY
from engine.log import read_line

E = TypeVar("E")


def cards(codes: str) -> list[Card]:
    """Return the cards with these codes."""
    return [CARD[code] for code in codes.split()]


def codes(cards: Iterable[Card]) -> str:
    """Return the codes of cards, in their order."""
    return " ".join(CODES[card] for card in cards)


def deck(hands: Sequence[str], seats: int) -> list[Card]:
    """Return a whole deal in which each seat has at least these cards; the rest is dealt in deck order."""
    wanted = [cards(hand) for hand in hands] + [[] for _ in range(seats - len(hands))]
    rest = [card for card in DECK if not any(card in hand for hand in wanted)]
    size = len(DECK) // seats
    for hand in wanted:
        missing = size - len(hand)
        hand += rest[:missing]
        del rest[:missing]
    return [card for hand in wanted for card in hand]


class Table:
    """A match that begins with round `at` of the passing cycle; the fourth has no pass."""

    def __init__(self, seats: int = 4, at: int = 1, **options: Any) -> None:
        self.seats = seats
        self.state = GAME.new(seats, GAME.options(options, seats))
        self.events: list[Any] = []
        begin(self.state, at)

    def deal(self, *hands: str) -> Table:
        """Deal these cards; a short hand is filled up with cards not named here."""
        action = Action("deal", tuple(deck(hands, self.seats)))
        assert GAME.find_refusal(self.state, DEALER, action) is None
        self.events += GAME.step(self.state, DEALER, action)
        return self

    def late(self, *hands: str, leader: Seat = 0, taken: Sequence[int] = (), broken: bool = False) -> Table:
        """Set up a round near its end: these hands are left, all other cards went with one earlier trick.

        Unless hearts are broken, the cards that would have broken them are missing; only their points count.
        """
        self.deal()
        s = self.state
        s.hands = [sorted(cards(hand)) for hand in hands]
        held = {card for hand in s.hands for card in hand}
        gone = [card for card in DECK if card not in held and (broken or not breaks_hearts(card, s.options))]
        points = ALL_PENALTIES - sum(PENALTY[card] for card in held)
        s.taken = list(taken) or [points, *[0] * (self.seats - 1)]
        s.tricks = (Trick(1, tuple((0, card) for card in gone), s.taken.index(max(s.taken)), points),)
        s.phase, s.leader, s.trick, s.broken = PLAY, leader, (), broken
        return self

    def round(self, *taken: int) -> Table:
        """Play a round in which the seats take these points."""
        clubs = ("AC", "KC", "QC", "JC")[: self.seats]
        self.late(*clubs, taken=taken)
        return self.do(*(f"{seat} play {card}" for seat, card in enumerate(clubs)))

    def do(self, *lines: str) -> Table:
        """Make these moves; each must be legal."""
        for line in lines:
            seat, text = read_line(line)
            action = GAME.parse(text)
            assert GAME.find_refusal(self.state, seat, action) is None, (line, self.rule(line))
            self.state, events = apply(GAME, self.state, seat, action)
            self.events += events
        return self

    def play(self, first: Seat, codes: str) -> Table:
        """Lay these cards in turn, clockwise from `first`."""
        return self.do(*(f"{(first + n) % self.seats} play {code}" for n, code in enumerate(codes.split())))

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

    def may(self, seat: Seat) -> dict[str, str]:
        """Return, by verb, the cards it offers."""
        return {choice.verb: codes(choice.items) for choice in GAME.choices(self.state, seat)}

    def told(self, kind: type[E]) -> list[E]:
        """Return all events of this type so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return GAME.to_act(self.state)

    @property
    def over(self) -> bool:
        """Return whether the match has ended; check that the event for it came exactly then."""
        assert (self.events[-1:] == [MatchOver()]) == (self.to_act == ())
        return not self.to_act

    @property
    def places(self) -> list[tuple[int, Seat]]:
        """Return (rank, seat) of all seats, best first."""
        return [(place.rank, place.seat) for place in GAME.standing(self.state)]

    def place(self, seat: Seat) -> Place:
        """Return the seat's place."""
        return next(place for place in GAME.standing(self.state) if place.seat == seat)
