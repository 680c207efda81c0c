"""Hearts as a picture: the trick with its points, what everybody has taken, and the reader's hand."""

from __future__ import annotations

from bot.art.strip import Laid, Last
from bot.art.tabletop import Mark, Tabletop
from bot.present.french import drawing, letter, ordered, suit_of
from bot.present.hearts.aims import narrowed
from bot.present.hearts.at_hand import look, trick
from bot.present.hearts.situation import lying, players_in_words
from bot.present.hearts.snapshot import Snapshot
from bot.present.presenter import plain
from bot.present.tabletop import chip, in_order, ribbon
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.french import Card
from engine.hearts.public import Trick, View, passes_to


def scene(snapshot: Snapshot, t: Texts) -> Tabletop:
    """Return the picture of a round in play, between the deal and its score."""
    view: View = snapshot.view
    done = view.tricks[-1] if view.tricks else None
    over = done is not None and not view.trick
    laid = done.plays if done is not None and over else view.trick
    best = done.winner if done is not None and over else view.winning
    points = done.points if done is not None and over else lying(view)
    order = in_order(view.seats, laid, view.leader or 0)
    playing = view.phase == "play"
    return Tabletop(
        chips=tuple(
            chip(
                snapshot,
                seat,
                t,
                figure=f"{view.taken[seat]} ♥" if playing else "",
                total=plain(view.totals[seat]),
                mark=_mark(view, seat, best if laid else None, over=over),
            )
            for seat in order
        ),
        laid=tuple(_laid(card, t) for _, card in laid),
        best=next((place for place, (seat, _) in enumerate(laid) if seat == best), None),
        ribbon=_ribbon(snapshot, done if over else None, t),
        points=str(points) if points and playing else "",
        last=None if over or done is None or not playing else _last(snapshot, done, t),
        hand=tuple((drawing(card), letter(card, t)) for card in _hand(snapshot)),
        playable=_raised(snapshot),
        flag=_flag(snapshot, t),
        slots=playing and bool(view.trick or snapshot.seat in view.to_act),
    )


def alt(snapshot: Snapshot, t: Texts) -> str:
    """Return the picture in words: the hand, the trick, and everybody's points."""
    seen = [look(snapshot, t)] if snapshot.view.hand else []
    if not snapshot.view.trick or not seen:
        seen.append(trick(snapshot, t))
    said = [one.alt for one in seen if one is not None]
    everybody = players_in_words(snapshot, t.spoken(True)).replace("\n", " ").replace("**", "")
    return " ".join([*said, everybody])


def _hand(snapshot: Snapshot) -> list[Card]:
    return ordered(snapshot.view.hand, snapshot.preferences.hand_order)


def _laid(card: Card, t: Texts) -> Laid:
    return Laid(drawing(card), letter(card, t))


def _raised(snapshot: Snapshot) -> tuple[int, ...] | None:
    """Return which cards may be played now, or are chosen to be passed; None where neither is asked."""
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
    """Return what keeps some cards of the hand from being played (H-3.2, H-3.3, H-3.5)."""
    view: View = snapshot.view
    choice = next((choice for choice in view.choices if choice.verb == "play"), None)
    if choice is None or len(choice.items) == len(view.hand):
        return ""
    key, suit = narrowed(choice, view)
    if key == "follow":
        return t("flag-follow", suit=suit_of(suit, t))
    return t(f"hearts-flag-{key}") if key in ("lead-unbroken", "void-first") else ""


def _mark(view: View, seat: Seat, best: Seat | None, *, over: bool) -> Mark:
    if view.phase == "pass":
        own = seat == view.seat and seat in view.to_act
        return "turn" if own else "done" if seat in view.answered else ""
    if seat == best and (over or seat not in view.to_act):
        return "best"
    return "turn" if seat in view.to_act else ""


def _ribbon(snapshot: Snapshot, done: Trick | None, t: Texts) -> str:
    view: View = snapshot.view
    if view.phase == "pass":
        if snapshot.seat is None:
            return t(f"hearts-pass-{view.direction}")
        giver = next(
            seat for seat in range(view.seats) if passes_to(view.direction, seat, view.seats) == snapshot.seat
        )
        return ribbon(snapshot, "hearts-ribbon-gives", giver, t)
    if done is not None:
        return ribbon(snapshot, "hearts-ribbon-took", done.winner, t, count=done.points)
    if view.winning is not None:
        return ribbon(snapshot, "hearts-ribbon-ahead", view.winning, t)
    return ribbon(snapshot, "ribbon-leads", view.leader or 0, t)


def _last(snapshot: Snapshot, done: Trick, t: Texts) -> Last:
    best = next(place for place, (seat, _) in enumerate(done.plays) if seat == done.winner)
    face = chip(snapshot, done.winner, t).face
    return Last(t("ribbon-last"), tuple(_laid(card, t) for _, card in done.plays), best, face)
