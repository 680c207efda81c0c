"""The first line of every Hearts message: what the reader has to do, or whom the table waits for."""

from __future__ import annotations

from bot.present.hearts import choices
from bot.present.hearts.sheet import counts
from bot.present.hearts.situation import is_scoring
from bot.present.hearts.snapshot import Snapshot
from bot.present.names import names_of, victory
from bot.present.play.headline import describe_leaders, names_leaders
from bot.present.presenter import sat_at_round_end
from bot.texts.sentences import Texts
from engine.hearts.public import View


def headline(snapshot: Snapshot, t: Texts) -> str:
    """Return what the reader has to do; for spectators, who has to do what."""
    view: View = snapshot.view
    if view.phase == "over":
        winners = [seat for seat, rank in enumerate(view.ranks) if rank == 1]
        return victory(snapshot, winners, "hearts-winner", t)
    if is_scoring(view) and snapshot.seat is not None:
        return t("hearts-next")
    if is_scoring(view):
        done = view.sheet[-1]
        best = [seat for seat, total in enumerate(done.totals) if total == min(done.totals)]
        if done.tied:
            return t("hearts-scored-extra")
        if names_leaders(snapshot, best):
            names = names_of(snapshot, best, t)
            return t("hearts-scored-led", players=names, count=len(best), round=done.round)
        return t("hearts-scored", round=done.round)
    if snapshot.seat in view.to_act:
        return choices.task(snapshot, t)
    if snapshot.seat is not None:
        return t("hearts-passed" if snapshot.seat in view.answered else "head-wait")
    if view.phase == "deal":
        return t("head-deal")
    if view.phase == "pass":
        players = names_of(snapshot, view.to_act, t)
        return t("hearts-passing", players=players) if view.answered else t("hearts-passing-all")
    return t("head-play" if view.trick else "head-lead", player=names_of(snapshot, view.to_act, t))


def short(snapshot: Snapshot, t: Texts) -> str:
    """Return in a few words the result of a round or match; for its players, the points it brought them."""
    view: View = snapshot.view
    if view.phase == "over":
        return victory(snapshot, [seat for seat, rank in enumerate(view.ranks) if rank == 1], "head-wins", t)
    done, me = view.sheet[-1], snapshot.seat
    if me is not None and sat_at_round_end(snapshot, done.round) and counts(done, me):
        if done.moon == me:
            return t("hearts-moon-you")
        return t("hearts-scored-own", round=done.round, count=done.points[me])
    if done.tied:
        return t("hearts-scored-extra")
    return describe_leaders(snapshot, [seat for seat, rank in enumerate(view.ranks) if rank == 1], t)
