"""The first line of the table and of every panel: the reader's task, whom the table waits for, or who won."""

from __future__ import annotations

from typing import Final

from bot.present.names import names_of, victory
from bot.present.play.headline import describe_leaders, names_leaders, turn
from bot.present.play.last_cards import plays_itself
from bot.present.presenter import format_signed, sat_at_round_end
from bot.present.skull_king.podium import places
from bot.present.skull_king.situation import is_scoring
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.skull_king.cards import CODES
from engine.skull_king.public import LOADS, View

NAMED_AWAITED: Final = 3
"""Most awaited players whom the headline names; a larger number is only counted."""


def headline(snapshot: Snapshot, t: Texts) -> str:
    """Return what the reader has to do or that they must wait; for spectators, who has to do what."""
    view: View = snapshot.view
    if view.phase == "over":
        captains = [seat for seat, rank in places(view) if rank == 1]
        return victory(snapshot, captains, "podium-captain", t)
    if is_scoring(view) and snapshot.seat is not None:
        return t("sk-next")
    if is_scoring(view):
        best = [seat for seat, total in enumerate(view.totals) if total == max(view.totals)]
        done = view.sheet[-1].round
        if names_leaders(snapshot, best):
            names = names_of(snapshot, best, t)
            return t("sk-head-scored-led", players=names, count=len(best), round=done)
        return t("sk-head-scored", round=done)
    if snapshot.seat is not None:
        return _own_headline(snapshot, t)
    if view.phase in ("lot", "deal"):
        return t("sk-lot" if view.phase == "lot" else "head-deal")
    return _public_headline(snapshot, t)


def short(snapshot: Snapshot, t: Texts) -> str:
    """Return in a few words the result of a round or match; for its players, the points it brought them."""
    view: View = snapshot.view
    if view.phase == "over":
        return victory(snapshot, [seat for seat, rank in places(view) if rank == 1], "head-wins", t)
    done = view.sheet[-1]
    if sat_at_round_end(snapshot, done.round):
        points = next(line.points for line in done.lines if line.seat == snapshot.seat)
        return t("sk-scored-own", round=done.round, points=format_signed(points))
    return describe_leaders(snapshot, [seat for seat, rank in places(view) if rank == 1], t)


def _public_headline(snapshot: Snapshot, t: Texts) -> str:
    """Return the headline of the public message: who has to do what."""
    view: View = snapshot.view
    if view.phase in ("bid", "load"):
        missing = len(view.to_act)
        facts = {"count": len(view.answered), "seats": view.seats}
        if view.answered and missing <= NAMED_AWAITED:
            awaited = names_of(snapshot, view.to_act, t)
            return t(f"sk-head-{view.phase}s-left", players=awaited, missing=missing, **facts)
        return t(f"sk-head-{view.phase}s", **facts)
    return t(_headline_key(view), player=names_of(snapshot, view.to_act, t), count=_discard_count(view))


def _own_headline(snapshot: Snapshot, t: Texts) -> str:
    """Return the headline of a player's own panel."""
    view: View = snapshot.view
    if snapshot.seat not in view.to_act:
        chosen = next((choice.chosen for choice in view.choices if choice.chosen is not None), None)
        if view.phase == "bid" and chosen is not None:
            return t("sk-head-bid-in", bid=chosen[0])
        if view.phase == "load" and chosen is not None:
            return t("sk-head-load-in", load=t(f"load-{LOADS[chosen[0]]}"))
        return turn(snapshot, t)
    if view.phase == "play" and len(view.hand) == 1:
        return t("head-last-itself" if plays_itself(snapshot) else "head-last-you")
    return t(_headline_key(view) + "-you", count=_discard_count(view), cards=view.dealt)


def _headline_key(view: View) -> str:
    """Return the locale key of the sentence that says what the table waits for."""
    if view.phase == "play":
        return "head-play" if view.trick else "head-lead"
    if view.phase == "power" and view.power is not None:
        return f"sk-head-{CODES[view.power].removeprefix('pirate-')}"
    return f"sk-head-{view.phase}"


def _discard_count(view: View) -> int:
    """Return how many cards Bendt's power makes its player discard: as many as were drawn (SK-12.3)."""
    return next((choice.least for choice in view.choices), 0)
