"""The public message of a Skull King table: everything a person standing behind nobody sees."""

from __future__ import annotations

from bot.present.headline import top
from bot.present.names import names_of, who
from bot.present.post import Block, Divider, Post, Scene, Text
from bot.present.presenter import GOLD, NIGHT, SEA
from bot.present.skull_king import options, podium, sheet, situation
from bot.present.skull_king.cards import full
from bot.present.skull_king.headline import headline
from bot.present.skull_king.reasons import names
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.skull_king.cards import CODES
from engine.skull_king.public import View


def table(snapshot: Snapshot, t: Texts) -> Post:
    """The table as spectators see it: phase, trick, last trick with its reason, players, rules, buttons."""
    view: View = snapshot.view
    ended = view.phase == "over"
    blocks: list[Block] = top(headline(snapshot, t), *_title(snapshot, t))
    if ended:
        blocks += podium.podium(snapshot, t)
    else:
        blocks += [*_phase(snapshot, t), *_last(snapshot, t)]
        if not situation.scoring(view):
            blocks += [Divider(), Text(situation.players(snapshot, t))]
    rules = Text(f"-# ⚙️ {options.rules(snapshot.header.options, view.seats, t)}")
    return Post(
        (*blocks, rules, Divider()),
        table=snapshot.header.id,
        turn=view.turn,
        accent=GOLD if ended or view.phase in ("bid", "deal") else SEA if view.trick else NIGHT,
        scene=_scene(snapshot, t),
    )


def epoch(view: View) -> str:
    """The round a panel is about: a round and its score share one direct message."""
    return f"round {max(view.round, 1)}"


def _title(snapshot: Snapshot, t: Texts) -> list[str]:
    view: View = snapshot.view
    if view.phase == "over":
        return [t("sk-title-over")]
    lines = [t("sk-title", round=max(view.round, 1), rounds=len(view.rounds))]
    if view.dealer is not None and view.leader is not None:
        first = names(snapshot, t)(situation.opener(view))
        dealer = who(snapshot, view.dealer)
        lines.append(t("sk-subtitle", cards=view.dealt, dealer=dealer, leader=first))
    return lines


def _phase(snapshot: Snapshot, t: Texts) -> list[Block]:
    view: View = snapshot.view
    if view.phase in ("lot", "deal"):
        return [Divider(), *sheet.after_round(snapshot, t)] if situation.scoring(view) else []
    if view.phase == "bid":
        return []
    if view.phase == "load":
        return [Divider(), Text(situation.cry(snapshot, t))]
    if view.phase in ("power", "harry"):
        return [Divider(), Text(situation.settling(snapshot, t))]
    if not view.tricks and not view.trick:
        lead = t("sk-to-lead", player=names_of(snapshot, view.to_act, t))
        return [Divider(), Text(situation.cry(snapshot, t)), Text(lead)]
    return [Divider(), Text(situation.trick(snapshot, t))]


def _last(snapshot: Snapshot, t: Texts) -> list[Block]:
    text = situation.last_trick(snapshot, t)
    return [Divider(), Text(text)] if text else []


def _scene(snapshot: Snapshot, t: Texts) -> Scene:
    view: View = snapshot.view
    cards = tuple(CODES[card] for _, card in view.trick)
    if view.phase == "over":
        return Scene("podium", (), t("sk-title-over"))
    plain_names = [*(occupant.name for occupant in snapshot.occupants), t("ghost")]
    said = ", ".join(t("alt-laid", player=plain_names[seat], what=full(card, t)) for seat, card in view.trick)
    return Scene("trick" if cards else view.phase, cards, said or t("sk-no-cards"))
