"""The table of Hearts as a picture: the trick with its points, all players' points, and the reader's hand."""

from __future__ import annotations

from bot.art.chip import Chip
from bot.art.strip import LaidCard
from bot.art.tabletop import Tabletop
from bot.present.hearts.aims import card_restriction
from bot.present.hearts.at_hand import player
from bot.present.hearts.situation import players_in_words, trick_points
from bot.present.hearts.snapshot import Snapshot
from bot.present.play import tabletop
from bot.present.play.french import drawing, full_name, letter, sort_hand, suit_of
from bot.present.play.tabletop import chip, ribbon
from bot.present.post import Illustration
from bot.present.presenter import format_points, format_signed
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.french import Card
from engine.hearts.public import Trick, View, pass_recipient


def illustration(snapshot: Snapshot, t: Texts) -> Illustration:
    """Return a round in play, between the deal and its score, as a picture and in words."""
    shown = _scene(snapshot, t)
    alt = tabletop.describe_picture(
        snapshot,
        t,
        lambda card: full_name(card, t),
        lambda seat: player(snapshot, seat, t),
        _hand(snapshot),
        shown.playable if snapshot.view.phase == "play" else None,
        players_in_words(snapshot, t.with_words(True)),
    )
    return Illustration(shown, alt)


def _scene(snapshot: Snapshot, t: Texts) -> Tabletop:
    view: View = snapshot.view
    playing = view.phase == "play"
    done = tabletop.taken_trick(view)
    points = trick_points(view) if done is None else done.points

    def figures(seat: Seat) -> Chip:
        taken = format_signed(view.taken[seat]) if playing else ""
        return chip(snapshot, seat, t, figure=taken, total=format_points(view.totals[seat]))

    shown = tabletop.trick(
        snapshot,
        t,
        lambda card: LaidCard(drawing(card), letter(card, t)),
        figures,
        _hand(snapshot),
        seats=view.seats,
        first=view.leader or 0,
        playing=playing,
    )
    return shown._replace(
        ribbon=_ribbon(snapshot, done, t),
        points=str(points) if points and playing else "",
        playable=_raised(snapshot),
        flag=_flag(snapshot, t),
    )


def _hand(snapshot: Snapshot) -> list[Card]:
    return sort_hand(snapshot.view.hand, snapshot.preferences.hand_order)


def _raised(snapshot: Snapshot) -> tuple[int, ...] | None:
    """Return the positions of the playable cards, or of the cards chosen for passing; else None."""
    for choice in snapshot.view.choices:
        if choice.verb == "play":
            raised = choice.items
        elif choice.verb == "pass" and choice.chosen:
            raised = choice.chosen
        else:
            continue
        return tuple(place for place, card in enumerate(_hand(snapshot)) if card in raised)
    return None


def _flag(snapshot: Snapshot, t: Texts) -> str:
    """Return the rule that bars some cards of the hand (H-3.2, H-3.3, H-3.5); "" if none is barred."""
    view: View = snapshot.view
    choice = next((choice for choice in view.choices if choice.verb == "play"), None)
    if choice is None or len(choice.items) == len(view.hand):
        return ""
    key, suit = card_restriction(choice, view)
    if key == "follow":
        return t("flag-follow", suit=suit_of(suit, t))
    return t(f"hearts-flag-{key}") if key in ("lead-unbroken", "void-first") else ""


def _ribbon(snapshot: Snapshot, done: Trick | None, t: Texts) -> str:
    view: View = snapshot.view
    if view.phase == "pass":
        if snapshot.seat is None:
            return t(f"hearts-pass-{view.direction}")
        giver = next(
            seat
            for seat in range(view.seats)
            if pass_recipient(view.direction, seat, view.seats) == snapshot.seat
        )
        return ribbon(snapshot, "hearts-ribbon-gives", giver, t)
    if done is not None:
        return ribbon(snapshot, "hearts-ribbon-took", done.winner, t, count=done.points)
    if view.winning is not None:
        return ribbon(snapshot, "hearts-ribbon-ahead", view.winning, t)
    return ribbon(snapshot, "ribbon-leads", view.leader or 0, t)
