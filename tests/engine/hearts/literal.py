"""A slow, literal transcription of the rules of Hearts, to check the engine; cards are their codes."""

from __future__ import annotations

ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]


def suit(card: str) -> str:
    return card[-1]


def taker(trick: list[str]) -> int:
    """Return the index of the highest card of the suit that was led (H-4.1)."""
    best = 0
    for place in range(1, len(trick)):
        if suit(trick[place]) != suit(trick[0]):
            continue
        if ORDER.index(trick[place][0]) > ORDER.index(trick[best][0]):
            best = place
    return best


def cost(card: str) -> int:
    """Return the penalty points of a card (H-5.1, H-5.2)."""
    if card == "QS":
        return 13
    return 1 if suit(card) == "H" else 0


def legal(hand: list[str], trick: list[str], *, first_trick: bool, broken: bool) -> list[str]:
    """Return the legal cards, testing the hand card by card (H-3)."""
    return [card for card in hand if _may(card, hand, trick, first_trick=first_trick, broken=broken)]


def _may(card: str, hand: list[str], trick: list[str], *, first_trick: bool, broken: bool) -> bool:
    if trick:
        has_suit = any(suit(other) == suit(trick[0]) for other in hand)
        if has_suit:
            return suit(card) == suit(trick[0])
        if first_trick:
            harmless_left = any(cost(other) == 0 for other in hand)
            return cost(card) == 0 or not harmless_left
        return True
    if first_trick:
        return card == "2C"
    if suit(card) != "H" or broken:
        return True
    return all(suit(other) == "H" for other in hand)


def written(taken: list[int]) -> list[int]:
    """Return the points scored for the points taken (H-5.3)."""
    for seat, points in enumerate(taken):
        if points == 26:
            return [0 if other == seat else 26 for other in range(len(taken))]
    return taken


class Pad:
    """A score pad kept by a spectator, for a match without referee's cards and extra rounds."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.totals, self.stars, self.won = [0] * seats, [0] * seats, [0] * seats
        self.taken, self.trick = [0] * seats, list[tuple[int, str]]()
        self.leader: int | None = None
        self.tricks = 0

    def lay(self, seat: int, card: str) -> None:
        """Check that it is this seat's turn and note the card (H-3.1, H-3.2, H-4.2)."""
        if self.leader is None:
            assert card == "2C"
            self.leader = seat
        assert seat == (self.leader + len(self.trick)) % self.seats
        self.trick.append((seat, card))
        if len(self.trick) < self.seats:
            return
        codes = [code for _, code in self.trick]
        self.leader = self.trick[taker(codes)][0]
        self.taken[self.leader] += sum(cost(code) for code in codes)
        self.trick = []
        self.tricks += 1
        if self.tricks == 52 // self.seats:
            self.close()

    def close(self) -> None:
        """Score the finished round (H-6.4)."""
        points = written(self.taken)
        lowest = min(points)
        for seat in range(self.seats):
            self.totals[seat] += points[seat]
            if points[seat] == lowest:
                self.won[seat] += 1
            if points[seat] == 0 and points.count(0) == 1:
                self.stars[seat] += 1
        self.taken, self.leader, self.tricks = [0] * self.seats, None, 0
