"""Replay of a finished match: every hand, and the tricks that cost a player points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.present.hearts import tabletop
from bot.present.hearts.snapshot import Snapshot
from bot.present.names import player_name
from bot.present.play.french import (
    NAMES,
    definite,
    emoji,
    faces,
    full_name,
    picture,
    sort_hand,
    suit_lines,
    suit_of,
)
from bot.present.play.tricks import hand_heading
from bot.present.post import Illustration
from bot.present.presenter import sat_at_round_end
from bot.texts.sentences import Texts
from engine.core import RoundOver, Seat
from engine.french import CODES
from engine.hearts.public import MoonShot, TrickOver, View


def hand_text(snapshot: Snapshot, t: Texts) -> str:
    """Return the hand of the reader's seat."""
    view: View = snapshot.view
    hand = sort_hand(view.hand, "suit")
    if t.in_words or not hand:
        return faces(hand, t)
    drawn = hand_heading([picture(card, t) for card in hand], view.seats)
    return drawn or "\u2003".join(suit_lines(hand, t).splitlines())


def secret_choice(snapshot: Snapshot, t: Texts) -> str:
    """Return which cards the reader has chosen to pass, during the passing."""
    view: View = snapshot.view
    given = view.given if view.phase == "pass" else ()
    return t("hearts-made-pass", cards=faces(given, t)) if given else ""


def event(snapshot: Snapshot, events: Sequence[Any], t: Texts) -> str:
    """Return who took a trick with which card; "" for smaller events."""
    done = next((happening.trick for happening in events if isinstance(happening, TrickOver)), None)
    if done is None:
        return ""
    card = next(card for seat, card in done.plays if seat == done.winner)
    return t(
        "replay-trick",
        number=done.number,
        player=player_name(snapshot, done.winner, t),
        card=definite(card, t),
    )


def costs(events: Sequence[Sequence[Any]], seat: Seat) -> Iterator[tuple[int, int]]:
    """Yield the position and the points of each trick that cost a seat points.

    Tricks cost nothing to a player who shot the moon (H-5.3).
    """
    taken: list[tuple[int, int]] = []
    for at, each in enumerate(events, start=1):
        for event in each:
            if isinstance(event, TrickOver) and event.trick.winner == seat and event.trick.points:
                taken.append((at, event.trick.points))
            elif isinstance(event, MoonShot) and event.seat == seat:
                taken.clear()
        if any(isinstance(event, RoundOver) for event in each):
            yield from taken
            taken.clear()


def worst(snapshot: Snapshot) -> Snapshot | None:
    """Return the table after the reader's most expensive trick of the round just scored, or None."""
    view: View = snapshot.view
    if (
        snapshot.seat is None
        or view.phase != "deal"
        or not (view.sheet and sat_at_round_end(snapshot, view.round))
    ):
        return None
    done = view.sheet[-1]
    played: list[list[Any]] = [[TrickOver(trick)] for trick in view.tricks]
    moon = [] if done.moon is None else [MoonShot(done.moon)]
    found = [
        (cost, -at)
        for at, cost in costs([*played, [*moon, RoundOver(done.round, done.points)]], snapshot.seat)
    ]
    if not found:
        return None
    tricks = view.tricks[: -max(found)[1]]
    taken = Counter[Seat]()
    for trick in tricks:
        taken[trick.winner] += trick.points
    seats = range(view.seats)
    seen = replace(
        view,
        phase="play",
        tricks=tricks,
        taken=tuple(taken[seat] for seat in seats),
        totals=tuple(done.totals[seat] - done.points[seat] for seat in seats),
    )
    return snapshot._replace(view=seen)


def ended_trick_picture(snapshot: Snapshot, t: Texts) -> Illustration:
    """Return the trick that has just ended, with everybody's points."""
    return tabletop.illustration(snapshot, t)


def why(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return how many points the trick that has just ended cost."""
    return t("hearts-broke", count=snapshot.view.tricks[-1].points)


def emojis(options: Mapping[str, Any], t: Texts) -> dict[str, str]:
    """Return the meaning of each emoji of a card or suit by name."""
    cards = {emoji(card, t): full_name(card, t) for card in range(len(CODES))}
    return cards | {f"suit_{name}": suit_of(suit, t) for suit, name in NAMES.items()}
