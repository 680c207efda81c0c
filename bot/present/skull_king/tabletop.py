"""The table of Skull King as a picture: the trick, all players' tricks and points, and the reader's hand."""

from __future__ import annotations

from bot.art.chip import Chip
from bot.art.strip import LaidCard
from bot.art.tabletop import Tabletop
from bot.present.play import tabletop
from bot.present.play.tabletop import chip, playable, ribbon
from bot.present.post import Illustration
from bot.present.presenter import format_points, format_signed
from bot.present.skull_king.at_hand import player
from bot.present.skull_king.cards import drawing, full_name, playable_cards, printed_text, sort_hand
from bot.present.skull_king.situation import is_cry_due, opener, players_in_words
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.skull_king.cards import HELD, KIND, NUMBER, SUIT, SUITS, Card
from engine.skull_king.editions import EDITIONS
from engine.skull_king.public import Trick, View
from engine.skull_king.trick import find_winner


def illustration(snapshot: Snapshot, t: Texts) -> Illustration:
    """Return a round in play, between the deal and its score, as a picture and in words."""
    shown = _scene(snapshot, t)
    alt = tabletop.describe_picture(
        snapshot,
        t,
        lambda card: full_name(card, t),
        lambda seat: player(snapshot, seat, t),
        _hand(snapshot),
        shown.playable,
        players_in_words(snapshot, t.with_words(True)),
    )
    return Illustration(shown, alt)


def _scene(snapshot: Snapshot, t: Texts) -> Tabletop:
    view: View = snapshot.view

    def figures(seat: Seat) -> Chip:
        total = format_points(view.totals[seat]) if seat < view.seats else ""
        return chip(snapshot, seat, t, figure=_figure(view, seat), total=total, good=_is_bid_met(view, seat))

    shown = tabletop.trick(
        snapshot,
        t,
        lambda card: LaidCard(drawing(card, t), printed_text(card, t)),
        figures,
        _hand(snapshot),
        seats=view.seats + (view.ghost is not None),
        first=opener(view) if view.leader is None else view.leader,
        playing=view.phase not in ("bid", "load"),
    )
    return shown._replace(
        ribbon=_ribbon(snapshot, tabletop.taken_trick(view), t),
        playable=_playable_places(snapshot),
        winning=_winning_places(snapshot),
        flag=_flag(snapshot, t),
    )


def _hand(snapshot: Snapshot) -> list[Card]:
    return sort_hand(snapshot.view.hand, snapshot.preferences.hand_order)


def _playable_places(snapshot: Snapshot) -> tuple[int, ...] | None:
    """Return the positions of the playable cards in the hand; None if the reader need not play a card."""
    if not (legal := playable(snapshot.view)):
        return None
    hand = _hand(snapshot)
    raised = playable_cards(hand, legal)
    return tuple(place for place, card in enumerate(hand) if card in raised)


def _winning_places(snapshot: Snapshot) -> tuple[int, ...]:
    """Return the positions of the cards that would be ahead if they were played now (SK-7)."""
    view: View = snapshot.view
    if not view.trick:
        return ()
    laid, rules = [card for _, card in view.trick], EDITIONS[view.options.edition].rules
    ahead = {HELD[card] for card in playable(view) if find_winner([*laid, card], rules)[0] == len(laid)}
    return tuple(place for place, card in enumerate(_hand(snapshot)) if card in ahead)


def _flag(snapshot: Snapshot, t: Texts) -> str:
    """Return the suit that must be followed, if that rule bars a card of the hand (SK-6.2)."""
    legal, places = playable(snapshot.view), _playable_places(snapshot)
    if places is None or len(places) == len(snapshot.view.hand):
        return ""
    suit = next((SUITS[SUIT[card]] for card in legal if KIND[card] == NUMBER), None)
    return "" if suit is None else t("flag-follow", suit=t(f"suit-{suit}-of"))


def _figure(view: View, seat: Seat) -> str:
    """Return the tricks taken and the bid, only the tricks for Graybeard; "" while bids are secret."""
    if seat == view.seats:
        return str(sum(done.winner == seat for done in view.tricks))
    bid = view.bids[seat]
    return "" if bid is None or view.phase == "bid" else f"{view.won[seat]}/{bid}"


def _is_bid_met(view: View, seat: Seat) -> bool | None:
    """Return True for exactly as many tricks as bid, False for too many, None while some are missing."""
    bid = view.bids[seat] if seat < view.seats else None
    if bid is None or view.phase == "bid" or view.won[seat] < bid:
        return None
    return view.won[seat] == bid


def _ribbon(snapshot: Snapshot, done: Trick | None, t: Texts) -> str:
    view: View = snapshot.view
    if done is not None:
        return _taken_sentence(snapshot, done, t)
    if is_cry_due(view):
        bids = sum(bid or 0 for bid in view.bids)
        return t("sk-ribbon-bids", cry=t(f"sk-cry-{view.options.edition}"), bids=bids, tricks=view.dealt)
    if view.trick:
        return (
            t("ribbon-nobody") if view.winning is None else ribbon(snapshot, "ribbon-ahead", view.winning, t)
        )
    return ribbon(snapshot, "ribbon-leads", opener(view), t)


def _taken_sentence(snapshot: Snapshot, done: Trick, t: Texts) -> str:
    """Return who took a trick, and what the trick's bonuses bring with an exact bid."""
    if done.winner is None:
        return t(f"sk-ribbon-{'kraken' if done.rule == 'SK-7.2' else 'whale'}")
    paid = sum(bonus.points for bonus in done.bonuses)
    if paid and done.winner < snapshot.view.seats:
        return ribbon(snapshot, "ribbon-took-bonus", done.winner, t, points=format_signed(paid))
    return ribbon(snapshot, "ribbon-took", done.winner, t)
