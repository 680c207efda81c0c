"""The public message of a Skull King table: everything a person standing behind nobody sees."""

from __future__ import annotations

from bot.present.names import crew, who
from bot.present.post import Block, Divider, Post, Scene, Text
from bot.present.presenter import GOLD, NIGHT, SEA
from bot.present.skull_king import options, podium, sheet, situation
from bot.present.skull_king.cards import full
from bot.present.skull_king.reasons import names
from bot.tables.snapshot import Seen
from bot.texts.sentences import Texts
from engine.skull_king.cards import CODES
from engine.skull_king.public import View


def table(seen: Seen, t: Texts) -> Post:
    """The table as spectators see it: phase, trick, last trick with its reason, players, rules, buttons."""
    view: View = seen.view
    ended = view.phase == "over"
    blocks: list[Block] = [Text(_title(seen, t))]
    if ended:
        blocks += podium.podium(seen, t)
    else:
        blocks += [*_phase(seen, t), *_last(seen, t)]
        if not situation.scoring(view):
            blocks += [Divider(), Text(situation.players(seen, t))]
    rules = Text(f"-# ⚙️ {options.rules(seen.header.options, view.seats, t)}")
    return Post(
        (*blocks, rules, Divider()),
        table=seen.header.id,
        turn=view.turn,
        accent=GOLD if ended or view.phase in ("bid", "deal") else SEA if view.trick else NIGHT,
        scene=_scene(seen, t),
    )


def epoch(view: View) -> str:
    """The round a panel is about: a round and its score share one direct message."""
    return f"round {max(view.round, 1)}"


def _title(seen: Seen, t: Texts) -> str:
    view: View = seen.view
    if view.phase == "over":
        return f"## {t('sk-title-over')}"
    lines = [f"## {t('sk-title', round=max(view.round, 1), rounds=len(view.rounds))}"]
    if view.dealer is not None and view.leader is not None:
        first = names(seen, t)(situation.opener(view))
        dealer = who(seen, view.dealer)
        lines.append(f"-# {t('sk-subtitle', cards=view.dealt, dealer=dealer, leader=first)}")
    return "\n".join(lines)


def _phase(seen: Seen, t: Texts) -> list[Block]:
    view: View = seen.view
    if view.phase == "lot":
        return [Text(t("sk-lot"))]
    if view.phase == "deal":
        scoring = situation.scoring(view)
        return [Divider(), *sheet.after_round(seen, t)] if scoring else [Text(t("sk-shuffling"))]
    if view.phase == "bid":
        return [Divider(), Text(situation.waiting_for_bids(seen, t))]
    if view.phase == "load":
        return [Divider(), Text(situation.cry(seen, t)), Text(situation.loading(seen, t))]
    if view.phase in ("power", "harry"):
        return [Divider(), Text(situation.settling(seen, t))]
    if not view.tricks and not view.trick:
        lead = t("sk-to-lead", player=crew(seen, view.to_act, t))
        return [Divider(), Text(situation.cry(seen, t)), Text(lead)]
    return [Divider(), Text(situation.trick(seen, t))]


def _last(seen: Seen, t: Texts) -> list[Block]:
    text = situation.last_trick(seen, t)
    return [Divider(), Text(text)] if text else []


def _scene(seen: Seen, t: Texts) -> Scene:
    view: View = seen.view
    cards = tuple(CODES[card] for _, card in view.trick)
    if view.phase == "over":
        return Scene("podium", (), t("sk-title-over"))
    plain_names = [*(sitter.name for sitter in seen.sitters), t("ghost")]
    said = ", ".join(t("alt-laid", player=plain_names[seat], what=full(card, t)) for seat, card in view.trick)
    return Scene("trick" if cards else view.phase, cards, said or t("sk-no-cards"))
