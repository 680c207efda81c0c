"""Skull King as a picture: the trick, everybody's tricks and points, and the reader's hand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.art.strip import Laid, Last
from bot.art.tabletop import Mark, Tabletop
from bot.present.presenter import plain, signed
from bot.present.skull_king.at_hand import look, trick
from bot.present.skull_king.cards import drawing, free, ordered, written
from bot.present.skull_king.situation import crying, opener, players_in_words
from bot.present.skull_king.snapshot import Snapshot
from bot.present.tabletop import chip, in_order, ribbon
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.skull_king.cards import HELD, KIND, NUMBER, SUIT, SUITS, Card
from engine.skull_king.editions import EDITIONS
from engine.skull_king.public import Trick, View
from engine.skull_king.trick import decided


def scene(snapshot: Snapshot, t: Texts) -> Tabletop:
    """Return the picture of a round in play, between the deal and its score."""
    view: View = snapshot.view
    done = view.tricks[-1] if view.tricks else None
    over = done is not None and not view.trick
    laid = done.plays if done is not None and over else view.trick
    best = done.winner if done is not None and over else view.winning
    seats = view.seats + (view.ghost is not None)
    order = in_order(seats, laid, opener(view) if view.leader is None else view.leader)
    playing = view.phase in ("play", "power", "harry")
    return Tabletop(
        chips=tuple(
            chip(
                snapshot,
                seat,
                t,
                figure=_figure(view, seat),
                total=plain(view.totals[seat]) if seat < view.seats else "",
                mark=_mark(view, seat, best if laid else None, over=over),
                good=_good(view, seat),
            )
            for seat in order
        ),
        laid=tuple(_laid(card, t) for _, card in laid),
        best=next((place for place, (seat, _) in enumerate(laid) if seat == best), None),
        ribbon=_ribbon(snapshot, done if over else None, t),
        last=None if over or done is None or not playing else _last(snapshot, done, t),
        hand=tuple((drawing(card, t), written(card, t)) for card in _hand(snapshot)),
        playable=_places(snapshot),
        winning=_winning(snapshot),
        flag=_flag(snapshot, t),
        slots=playing and bool(view.trick or snapshot.seat in view.to_act),
    )


def alt(snapshot: Snapshot, t: Texts) -> str:
    """Return the picture in words: the hand, the trick, and everybody's bid, tricks and points."""
    seen = [look(snapshot, t)] if snapshot.view.hand else []
    if not snapshot.view.trick or not seen:
        seen.append(trick(snapshot, t))
    said = [one.alt for one in seen if one is not None]
    everybody = players_in_words(snapshot, t.spoken(True)).replace("\n", " ").replace("**", "")
    return " ".join([*said, everybody])


def _hand(snapshot: Snapshot) -> list[Card]:
    return ordered(snapshot.view.hand, snapshot.preferences.hand_order)


def _laid(card: Card, t: Texts) -> Laid:
    return Laid(drawing(card, t), written(card, t))


def _playable(view: View) -> Sequence[Card]:
    return next((choice.items for choice in view.choices if choice.verb == "play"), ())


def _places(snapshot: Snapshot) -> tuple[int, ...] | None:
    """Return which cards of the hand may be played now; None where none is asked for."""
    if not (playable := _playable(snapshot.view)):
        return None
    hand = _hand(snapshot)
    raised = free(hand, playable)
    return tuple(place for place, card in enumerate(hand) if card in raised)


def _winning(snapshot: Snapshot) -> tuple[int, ...]:
    """Return which cards of the hand would be ahead in the trick if they were played now (SK-7)."""
    view: View = snapshot.view
    if not view.trick:
        return ()
    laid, rules = [card for _, card in view.trick], EDITIONS[view.options.edition].rules
    ahead = {HELD[card] for card in _playable(view) if decided([*laid, card], rules)[0] == len(laid)}
    return tuple(place for place, card in enumerate(_hand(snapshot)) if card in ahead)


def _flag(snapshot: Snapshot, t: Texts) -> str:
    """Return the suit that must be followed, where that bars a card of the hand (SK-6.2)."""
    playable, places = _playable(snapshot.view), _places(snapshot)
    if places is None or len(places) == len(snapshot.view.hand):
        return ""
    suit = next((SUITS[SUIT[card]] for card in playable if KIND[card] == NUMBER), None)
    return "" if suit is None else t("flag-follow", suit=t(f"suit-{suit}-of"))


def _figure(view: View, seat: Seat) -> str:
    """Return tricks taken of those bid; the tricks alone for Graybeard; "" while bids are secret."""
    if seat == view.seats:
        return str(sum(done.winner == seat for done in view.tricks))
    bid = view.bids[seat]
    return "" if bid is None or view.phase == "bid" else f"{view.won[seat]}/{bid}"


def _good(view: View, seat: Seat) -> bool | None:
    """Return True for as many tricks as bid, False for too many, None while some are missing."""
    bid = view.bids[seat] if seat < view.seats else None
    if bid is None or view.phase == "bid" or view.won[seat] < bid:
        return None
    return view.won[seat] == bid


def _mark(view: View, seat: Seat, best: Seat | None, *, over: bool) -> Mark:
    if view.phase in ("bid", "load"):
        own = seat == view.seat and seat in view.to_act
        return "turn" if own else "done" if seat in view.answered else ""
    if seat == best and (over or seat not in view.to_act):
        return "best"
    return "turn" if seat in view.to_act else ""


def _ribbon(snapshot: Snapshot, done: Trick | None, t: Texts) -> str:
    view: View = snapshot.view
    if done is not None:
        return _taken(snapshot, done, t)
    if crying(view):
        bids = sum(bid or 0 for bid in view.bids)
        return t("sk-ribbon-bids", cry=t(f"sk-cry-{view.options.edition}"), bids=bids, tricks=view.dealt)
    if view.trick:
        return (
            t("ribbon-nobody") if view.winning is None else ribbon(snapshot, "ribbon-ahead", view.winning, t)
        )
    return ribbon(snapshot, "ribbon-leads", opener(view), t)


def _taken(snapshot: Snapshot, done: Trick, t: Texts) -> str:
    """Return who took a trick, and what its bonuses bring with an exact bid."""
    if done.winner is None:
        return t(f"sk-ribbon-{'kraken' if done.rule == 'SK-7.2' else 'whale'}")
    paid = sum(bonus.points for bonus in done.bonuses)
    if paid and done.winner < snapshot.view.seats:
        return ribbon(snapshot, "ribbon-took-bonus", done.winner, t, points=signed(paid))
    return ribbon(snapshot, "ribbon-took", done.winner, t)


def _last(snapshot: Snapshot, done: Trick, t: Texts) -> Last | None:
    if done.winner is None:
        return None
    best = next(place for place, (seat, _) in enumerate(done.plays) if seat == done.winner)
    face = chip(snapshot, done.winner, t).face
    return Last(t("ribbon-last"), tuple(_laid(card, t) for _, card in done.plays), best, face)
