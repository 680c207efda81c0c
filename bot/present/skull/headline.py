"""The first line of every Skull message: what the reader has to do, or whom the table waits for."""

from __future__ import annotations

from bot.present.names import address_player, names_of
from bot.present.skull import choices, mats
from bot.present.skull.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.skull.public import BETS_TO_WIN, View


def headline(snapshot: Snapshot, t: Texts) -> str:
    """Return what the reader has to do; for spectators, who has to do what."""
    view: View = snapshot.view
    if view.phase == "over":
        winner = view.ranks.index(1)
        how = "skull-wins-bets" if view.won[winner] == BETS_TO_WIN else "skull-wins-last"
        return address_player(snapshot, winner, how, t)
    if snapshot.seat is None:
        return _awaited_task(snapshot, t)
    if snapshot.seat in view.to_act:
        return choices.task(snapshot, t)
    if snapshot.seat in view.answered:
        return t("skull-placed")
    return t("skull-you-are-out" if snapshot.seat in view.out else "head-wait")


def _awaited_task(snapshot: Snapshot, t: Texts) -> str:
    """Return who has to do what, or which random event comes next."""
    view: View = snapshot.view
    if view.phase == "lot":
        return t("skull-lot")
    if view.phase == "shuffle":
        return address_player(snapshot, view.bets[-1].challenger, "skull-to-shuffle", t)
    if view.phase == "place":
        players = names_of(snapshot, view.to_act, t)
        return t("skull-placing", players=players) if view.answered else t("skull-placing-all")
    player = names_of(snapshot, view.to_act, t)
    if view.phase == "flip":
        return t("skull-to-flip", player=player, count=mats.left_to_flip(view))
    if view.phase == "lose" and (bet := view.bets[-1]).skull != bet.challenger:
        return address_player(snapshot, bet.challenger, "skull-to-pick", t, owner=player)
    return t(f"skull-to-{view.phase}", player=player)
