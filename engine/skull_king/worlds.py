"""Possible states of a Skull King match: those that a seat cannot tell from the true one.

Everything that the seat may know holds in every world: the cards played, who could not follow, what Juanita
showed, what Bendt's owner discarded. Everything else, hidden cards and answers, is drawn at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from engine.core import Rng, Seat
from engine.deals import deal_within_masks, mask
from engine.skull_king.cards import BENDT, HELD, JUANITA, SUIT, SUITS, Card
from engine.skull_king.play import order_of_play
from engine.skull_king.public import LOADS, View
from engine.skull_king.state import BID, POWER, State, setup
from engine.skull_king.trick import led_suit
from engine.tricks import NO_SUIT


def world(view: View, rng: Rng) -> State:
    """Return a state whose view for that seat is `view`; all deals that fit are equally likely."""
    s = public_state(view)
    place_hidden(s, view, Hidden.from_view(view), rng)
    for seat in view.answered:
        if seat != view.seat:
            if view.phase == BID:
                s.bids[seat] = rng.randrange(view.dealt + 1)
            else:
                s.loads[seat] = rng.randrange(len(LOADS))
    return s


def public_state(view: View) -> State:
    """Return the state with everything that the view shows; other hands and the stock are empty."""
    s = State(view.seats, view.options)
    s.phase, s.turn, s.round, s.rounds, s.dealer = view.phase, view.turn, view.round, view.rounds, view.dealer
    s.totals = list(view.totals)
    for line in (line for sheet in view.sheet for line in sheet.lines):
        s.exact[line.seat] += line.final_bid == line.won
    s.sheet, s.tricks, s.last_trick, s.trick = view.sheet, view.tricks, view.last_trick, view.trick
    s.bids = list(view.bids)
    s.loads = [None if load is None else LOADS.index(load) for load in view.loads]
    s.won = list(view.won)
    for trick in view.tricks:
        if trick.winner is not None and trick.winner < view.seats:
            s.captured[trick.winner] += trick.bonuses
    s.loot, s.used, s.power = view.loot, view.used, view.power
    s.wager, s.harry = view.wager, view.harry
    s.decider = view.to_act[0] if view.phase == POWER else None
    s.order = _order(view, s)
    if view.seat is not None:
        s.hands[view.seat] = list(view.hand)
        s.drawn = view.drawn
        if view.discarded:
            s.discarded = (view.seat, view.discarded)
        for choice in view.choices:
            if choice.chosen is not None:
                (s.bids if view.phase == BID else s.loads)[view.seat] = choice.chosen[0]
    return s


def _order(view: View, s: State) -> tuple[Seat, ...]:
    """Return the turn order of the current trick, or of the last one while a power is decided."""
    if view.leader is None:
        return ()
    if view.leader != s.setup.ghost:
        return order_of_play(s, view.leader)
    # SK-10.6: Graybeard led and has played; the second player is the one that played or acts next.
    plays = view.trick or view.tricks[-1].plays
    second = plays[1][0] if len(plays) > 1 else view.to_act[0]
    return (view.leader, second, 1 - second)


GHOST, STOCK, DISCARDED = -1, -2, -3
"""Places other than a seat's hand: Graybeard's, the undealt cards, those that Bendt's owner discarded."""
ANYTHING: Final = -1
"""The bit mask of all cards."""
SUIT_MASKS: Final = tuple(mask(c for c, suit in enumerate(SUIT) if suit == n) for n in range(len(SUITS)))

Plays: TypeAlias = Sequence[tuple[Seat, Card]]


class Spot(NamedTuple):
    """`size` hidden cards in one place (a seat or a place above), and the mask of what they may be."""

    place: int
    size: int
    may_hold: int


class Draw(NamedTuple):
    """Bendt's draw of `drew` cards by another seat, which now holds `held` and has discarded `discarded`.

    before    the mask of the cards it may have held until then; `after` of those it may hold now
    stock     the mask of the cards that may have been drawn
    surely    cards played since that it must have drawn; `perhaps` those it may have held or drawn
    """

    seat: Seat
    drew: int
    held: int
    discarded: int
    before: int
    after: int
    stock: int
    surely: tuple[Card, ...]
    perhaps: tuple[Card, ...]

    def split(self, rng: Rng) -> tuple[tuple[Card, ...], tuple[Spot, ...]]:
        """Choose at random which of its cards were drawn; return those it has played, and its spots.

        The first and the third spot hold drawn cards. Any of its cards may have been drawn, within the masks.
        """
        played = len(self.perhaps)
        size = played + self.held + self.discarded
        drawn = rng.sample(range(size), self.drew - len(self.surely))
        hand = sum(played <= n < played + self.held for n in drawn)
        away = sum(played + self.held <= n for n in drawn)
        return (
            (*self.surely, *(self.perhaps[n] for n in drawn if n < played)),
            (
                Spot(self.seat, hand, self.stock & self.after),
                Spot(self.seat, self.held - hand, self.before & self.after),
                Spot(DISCARDED, away, self.stock),
                Spot(DISCARDED, self.discarded - away, self.before),
            ),
        )


class Hidden(NamedTuple):
    """What the seat of a view cannot see, computed once for all its worlds: `cards` lie in `spots`.

    `draw` is Bendt's draw by another seat, whose cards are in none of these spots.
    """

    cards: tuple[Card, ...]
    spots: tuple[Spot, ...]
    draw: Draw | None

    @classmethod
    def from_view(cls, view: View) -> Hidden:
        """Derive it from all cards played, shown and discarded this round."""
        deck = view.options.deck() if view.round else ()
        tricks: list[Plays] = [*(trick.plays for trick in view.tricks), view.trick]
        played = [play for plays in tricks for play in plays]
        known = mask((*view.hand, *view.discarded, *(HELD[card] for _, card in played)))
        draw = _draw(view, tricks)
        shown = 0 if view.stock is None else mask(view.stock)
        spots = [Spot(STOCK, view.stock_left, shown or ANYTHING), Spot(GHOST, view.ghost or 0, ~shown)]
        for seat in range(view.seats):
            if seat != view.seat and (draw is None or seat != draw.seat):
                held = view.dealt - sum(who == seat for who, _ in played)
                spots.append(Spot(seat, held, ~shown & ~_impossible_cards(view, tricks, seat)))
        return cls(tuple(card for card in deck if not known >> card & 1), tuple(spots), draw)


def _impossible_cards(view: View, tricks: Sequence[Plays], seat: Seat) -> int:
    """Return the mask of cards a seat cannot hold, because it did not follow their suit (SK-6.2)."""
    barred = 0
    for plays in tricks:
        for n, (who, card) in enumerate(plays):
            if who == seat and SUIT[card] != NO_SUIT:
                led = led_suit([before for _, before in plays[:n]], view.options)
                if led not in (NO_SUIT, SUIT[card]):
                    barred |= SUIT_MASKS[led]
    return barred


def _draw(view: View, tricks: Sequence[Plays]) -> Draw | None:
    """Return what is known of Bendt's draw, None unless another seat has drawn this round (SK-12.3)."""
    seat = _drawer(view)
    if seat in (None, view.seat):
        return None
    first = next(n for n, trick in enumerate(view.tricks, 1) if trick.power == BENDT)
    later = [HELD[card] for plays in tricks[first:] for who, card in plays if who == seat]
    before, after = (
        ~_impossible_cards(view, tricks[:first], seat),
        ~_impossible_cards(view, tricks[first:], seat),
    )
    stock = ANYTHING
    if view.stock is not None:
        shown = mask(view.stock)
        before &= ~shown
        if JUANITA in [power.pirate for power in view.used[: _powers_before_draw(view)]]:
            stock = shown
        else:
            after, stock = after & ~shown, ~shown
    constants = setup(view.seats, view.options)
    drew = len(constants.deck) - view.dealt * constants.hands - view.stock_left
    deciding = view.phase == POWER and view.power == BENDT
    return Draw(
        seat=seat,
        drew=drew,
        held=view.dealt - first - len(later) + (drew if deciding else 0),
        discarded=0 if deciding else drew,
        before=before,
        after=after,
        stock=stock,
        surely=tuple(card for card in later if not before >> card & 1),
        perhaps=tuple(card for card in later if before >> card & stock >> card & 1),
    )


def _drawer(view: View) -> Seat | None:
    """Return the seat that has won with Bendt this round and drawn."""
    if view.phase == POWER and view.power == BENDT:
        return view.to_act[0]
    return next((power.seat for power in view.used if power.pirate == BENDT), None)


def _powers_before_draw(view: View) -> int:
    """Return how many powers had been used when Bendt's owner drew."""
    return next((n for n, power in enumerate(view.used) if power.pirate == BENDT), len(view.used))


def place_hidden(s: State, view: View, hidden: Hidden, rng: Rng) -> None:
    """Deal the hidden cards at random into a state that has everything the view shows."""
    known: tuple[Card, ...] = ()
    spots: tuple[Spot, ...] = ()
    while True:
        if hidden.draw is not None:
            known, spots = hidden.draw.split(rng)
        every = (*hidden.spots, *spots)
        try:
            dealt = deal_within_masks(
                hidden.cards, [spot.size for spot in every], [spot.may_hold for spot in every], rng
            )
            break
        except ValueError:
            # Try another choice of drawn cards; the loop ends because the true choice is possible.
            continue
    places: dict[int, list[Card]] = {}
    for spot, cards in zip(every, dealt, strict=True):
        places[spot.place] = places.get(spot.place, []) + cards
    s.stock, s.ghost = tuple(places[STOCK]), tuple(places[GHOST])
    for seat in range(view.seats):
        if seat != view.seat:
            s.hands[seat] = sorted(places[seat])
    if hidden.draw is not None:
        fresh = (*dealt[-4], *dealt[-2])
        if hidden.draw.discarded:
            s.discarded = (hidden.draw.seat, tuple(sorted(places[DISCARDED])))
        else:
            s.drawn = fresh
        known += fresh
    elif _drawer(view) is not None:
        # The view's own seat drew; which of its cards were drawn does not matter.
        known = view.drawn or view.discarded
    seen = next((power.seat for power in view.used if power.pirate == JUANITA), None)
    if seen is not None:
        after = JUANITA in [power.pirate for power in view.used[: _powers_before_draw(view)]]
        stock = tuple(sorted((*s.stock, *known) if after else s.stock))
        s.shown = (seen, stock if view.stock is None else view.stock)
