"""The first line of the table and of every panel: what is asked, waited for, or how it ended."""

from __future__ import annotations

from typing import Final

from bot.present.headline import leading, led, turn
from bot.present.last_cards import plays_itself
from bot.present.names import names_of, victory
from bot.present.presenter import own_end, signed
from bot.present.skull_king.podium import places
from bot.present.skull_king.situation import scoring
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.skull_king.cards import CODES
from engine.skull_king.public import LOADS, View

NAMED_AWAITED: Final = 3
"""So many whose answer is missing are named in the first line; more are counted."""


def headline(snapshot: Snapshot, t: Texts) -> str:
    """What the reader is to do, or that it is nothing; at the table, who is to do what."""
    view: View = snapshot.view
    if view.phase == "over":
        captains = [seat for seat, rank in places(view) if rank == 1]
        return victory(snapshot, captains, "podium-captain", t)
    if scoring(view) and snapshot.seat is not None:
        return t("sk-next")
    if scoring(view):
        best = [seat for seat, total in enumerate(view.totals) if total == max(view.totals)]
        done = view.sheet[-1].round
        if leading(snapshot, best):
            names = names_of(snapshot, best, t)
            return t("sk-head-scored-led", players=names, count=len(best), round=done)
        return t("sk-head-scored", round=done)
    if view.phase in ("lot", "deal"):
        return t("sk-lot" if view.phase == "lot" else "head-deal")
    if snapshot.seat is None:
        return _of_all(snapshot, t)
    return _of_reader(snapshot, t)


def short(snapshot: Snapshot, t: Texts) -> str:
    """Return in a few words what a round, or the match, has come to: to who played in it, what it brought."""
    view: View = snapshot.view
    if view.phase == "over":
        return victory(snapshot, [seat for seat, rank in places(view) if rank == 1], "head-wins", t)
    done = view.sheet[-1]
    if own_end(snapshot, done.round):
        points = next(line.points for line in done.lines if line.seat == snapshot.seat)
        return t("sk-scored-own", round=done.round, points=signed(points))
    return led(snapshot, [seat for seat, rank in places(view) if rank == 1], t)


def _of_all(snapshot: Snapshot, t: Texts) -> str:
    view: View = snapshot.view
    if view.phase in ("bid", "load"):
        missing = len(view.to_act)
        facts = {"count": len(view.answered), "seats": view.seats}
        if view.answered and missing <= NAMED_AWAITED:
            awaited = names_of(snapshot, view.to_act, t)
            return t(f"sk-head-{view.phase}s-left", players=awaited, missing=missing, **facts)
        return t(f"sk-head-{view.phase}s", **facts)
    return t(_asked(view), player=names_of(snapshot, view.to_act, t), count=_count(view))


def _of_reader(snapshot: Snapshot, t: Texts) -> str:
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
    return t(_asked(view) + "-you", count=_count(view), cards=view.dealt)


def _asked(view: View) -> str:
    """The sentence that says what the table waits for."""
    if view.phase == "play":
        return "head-play" if view.trick else "head-lead"
    if view.phase == "power" and view.power is not None:
        return f"sk-head-{CODES[view.power].removeprefix('pirate-')}"
    return f"sk-head-{view.phase}"


def _count(view: View) -> int:
    """SK-12.3: how many cards Bendt's power makes its player discard: as many as were drawn, one or two."""
    return next((choice.least for choice in view.choices), 0)
