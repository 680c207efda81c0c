"""Replay of a finished match: every hand, and the tricks that cost a player their bid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.art.catalogue import EMOJIS
from bot.present.play.tricks import hand_heading
from bot.present.post import Illustration
from bot.present.presenter import sat_at_round_end
from bot.present.skull_king import tabletop
from bot.present.skull_king.cards import drawing, full_name, label, picture, short, suit_lines, symbol
from bot.present.skull_king.reasons import names, taker
from bot.present.skull_king.signs import ghost
from bot.present.skull_king.situation import stock_in_sight
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import RoundOver, Seat
from engine.skull_king.cards import CODES, HARRY, KIND, NUMBER, RANK, SUITS, Card
from engine.skull_king.public import LOADS, BidsShown, Dealt, PowerUsed, TrickOver, View


def hand_text(snapshot: Snapshot, t: Texts) -> str:
    """Return the hand of the reader's seat; below its pictures, the names of the special cards."""
    view: View = snapshot.view
    if t.in_words:
        return ", ".join(full_name(card, t) for card in view.hand)
    if drawn := hand_heading([picture(card, t) for card in view.hand], view.seats):
        special = ", ".join(label(card, t) for card in view.hand if KIND[card] != NUMBER)
        return f"{drawn}\n-# {special}" if special else drawn
    return " ".join(_card_sign(card, t) for card in view.hand)


def secret_choice(snapshot: Snapshot, t: Texts) -> str:
    """Return the reader's bid or load while that choice is secret."""
    view: View = snapshot.view
    parts = []
    for choice in view.choices:
        if choice.chosen is not None and choice.verb == "bid":
            parts.append(t("sk-made-bid", bid=choice.chosen[0]))
        elif choice.chosen is not None and choice.verb == "load":
            parts.append(t(f"sk-made-load-{LOADS[choice.chosen[0]]}"))
    return ", ".join(parts)


def event(snapshot: Snapshot, events: Sequence[Any], t: Texts) -> str:
    """Return who took a trick with which card, or that all bids are shown; "" for smaller events."""
    for happening in events:
        if isinstance(happening, TrickOver):
            done = happening.trick
            if done.winner is None:
                return t("replay-trick-none", number=done.number)
            card = next(card for seat, card in done.plays if seat == done.winner)
            card_name = taker(card, t)
            card_name = t("replay-number", card=card_name) if KIND[card] == NUMBER else card_name
            return t(
                "replay-trick", number=done.number, player=names(snapshot, t)(done.winner), card=card_name
            )
    return t("replay-bids") if any(isinstance(happening, BidsShown) for happening in events) else ""


def hidden_piles(snapshot: Snapshot, own: Sequence[Snapshot], t: Texts) -> Iterator[tuple[str, str]]:
    """Yield the hidden cards that no player holds: Graybeard's hand, and the undealt cards.

    Graybeard's cards are in the order in which he will turn them (SK-10). The undealt cards follow once
    Juanita has shown them (SK-12.5).
    """
    between = ", " if t.in_words else " "
    if snapshot.ghost:
        called = t("ghost") if t.in_words else f"{t('ghost')}\u00a0{ghost(t)}"
        drawn = (
            ""
            if t.in_words
            else hand_heading([picture(card, t) for card in snapshot.ghost], snapshot.view.seats)
        )
        yield called, drawn or between.join(_card_sign(card, t) for card in snapshot.ghost)
    stock = next((found for seat_view in own if (found := stock_in_sight(seat_view.view)) is not None), None)
    if stock is not None:
        undealt = (
            ", ".join(full_name(card, t) for card in stock)
            if t.in_words
            else suit_lines(stock, t, parted=True)
        )
        yield t("replay-undealt"), undealt or t("panel-stock-none")


def _card_sign(card: Card, t: Texts) -> str:
    """Return a card among many: its emoji, else a sign with its number or its name."""
    if t.in_words:
        return full_name(card, t)
    named = str(RANK[card]) if KIND[card] == NUMBER else short(card, t).replace(" ", "\u00a0")
    return picture(card, t) or f"{symbol(card, t)}{named}"


def costs(events: Sequence[Sequence[Any]], seat: Seat) -> Iterator[tuple[int, int]]:
    """Yield the position of each trick that broke a seat's bid, and the negated points of that round.

    A bid is broken by the first trick after which the seat can no longer meet that bid.
    """
    bid = won = gone = cards = 0
    broken: int | None = None
    for at, each in enumerate(events, start=1):
        for event in each:
            match event:
                case Dealt(cards=dealt):
                    cards = dealt
                case BidsShown(bids=bids):
                    bid, won, gone, broken = bids[seat], 0, 0, None
                case TrickOver(trick=trick):
                    won, gone = won + (trick.winner == seat), gone + 1
                    if broken is None and (won > bid or bid - won > cards - gone):
                        broken = at
                case PowerUsed(seat=actor, pirate=pirate, value=change) if (actor, pirate) == (seat, HARRY):
                    broken = None if won == bid + change else broken
                case RoundOver(points=points) if broken is not None:
                    yield broken, -points[seat]


def worst(snapshot: Snapshot) -> Snapshot | None:
    """Return the table after the trick that broke the reader's bid in the round just scored, or None."""
    view: View = snapshot.view
    if (
        snapshot.seat is None
        or view.phase != "deal"
        or not (view.sheet and sat_at_round_end(snapshot, view.round))
    ):
        return None
    lines = sorted(view.sheet[-1].lines, key=lambda line: line.seat)
    bids, points = tuple(line.bid for line in lines), tuple(line.points for line in lines)
    before = Dealt(view.round, 0, view.dealt), BidsShown(bids)
    played = [[TrickOver(done)] for done in view.tricks]
    after = [*view.used, RoundOver(view.round, points)]
    found = [at for at, _ in costs([before, *played, after], snapshot.seat)]
    if not found:
        return None
    tricks = view.tricks[: found[0] - 1]
    taken = Counter(done.winner for done in tricks)
    seen = replace(
        view,
        phase="play",
        bids=bids,
        tricks=tricks,
        won=tuple(taken[seat] for seat in range(view.seats)),
        totals=tuple(line.total - line.points for line in lines),
    )
    return snapshot._replace(view=seen)


def ended_trick_picture(snapshot: Snapshot, t: Texts) -> Illustration:
    """Return the trick that has just ended, or the bids just shown, with everybody's figures."""
    return tabletop.illustration(snapshot, t)


def why(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return why the trick that has just ended made the seat's bid impossible to meet."""
    view: View = snapshot.view
    bid, won, left = view.bids[seat] or 0, view.won[seat], view.dealt - len(view.tricks)
    if won > bid:
        return t("sk-broke-over", bid=bid, won=won)
    return t("sk-broke-under", bid=bid, won=won, left=left)


def emojis(options: Mapping[str, Any], t: Texts) -> dict[str, str]:
    """Return the meaning of each emoji of this deck by name: the cards, the suits and Graybeard."""
    cards = {drawing(card, t): full_name(card, t) for card in range(len(CODES))}
    suits = {f"suit_{suit}": t(f"suit-{suit}") for suit in SUITS}
    return {name: said for name, said in (cards | suits).items() if name in EMOJIS} | {
        "graybeard": t("ghost")
    }
