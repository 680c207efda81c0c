"""A player's own message: their hand, what they may do, and enough of the table to play from it alone."""

from __future__ import annotations

from typing import Final

from bot.i18n import Texts
from bot.post import Block, Divider, Menu, Post, Row, Scene, Text
from bot.present.presenter import GOLD, NIGHT, crew
from bot.present.skull_king import choices, podium, sheet
from bot.present.skull_king.cards import faces, full, grouped, ordered
from bot.present.skull_king.table import (
    balance,
    epoch,
    loading,
    players,
    players_in_words,
    scoring,
    settling,
    waiting_for_bids,
)
from bot.present.skull_king.tricks import last_trick, trick, trick_in_words
from bot.seen import Seen
from engine.skull_king.cards import CODES, Card
from engine.skull_king.public import View

ONE_LINE: Final = 7
"""Cards that are listed in one line; more are grouped by suit."""


def panel(seen: Seen, t: Texts) -> Post:
    """The panel of `seen.seat`: trick, hand, choices, everybody's bids and tricks."""
    view: View = seen.view
    mine = seen.seat in view.to_act
    hand = ordered(view.hand, seen.preferences.hand_order)
    offered = choices.blocks(seen, hand, t)
    # A large hand needs the room that two thin lines would take: 40 components in all.
    line: list[Block] = [] if len(hand) > choices.ROOMY else [Divider()]
    blocks: list[Block] = [Text(f"### {_title(seen, t)}"), *_situation(seen, t), *line]
    if not _on_buttons(view, offered):
        blocks.append(_held(hand, t))
    blocks.append(Text(choices.prompt(seen, t) or _waiting(seen, t)))
    blocks += offered
    if view.stock is not None and view.phase in ("play", "power", "harry"):
        shown = grouped(view.stock, t) or t("panel-stock-none")
        said = ", ".join(full(card, t) for card in view.stock) or t("panel-stock-none")
        blocks.append(
            Text(f"**{t('panel-stock')}**\n{shown}", t("labelled", label=t("panel-stock"), text=said))
        )
    if not scoring(view) and view.phase != "over":
        blocks += [*line, Text(players(seen, t), players_in_words(seen, t))]
    return Post(
        tuple(blocks),
        table=seen.header.id,
        turn=view.turn,
        epoch=epoch(view),
        stamp=f"{view.round} {view.phase} {mine} {view.choices} {len(view.hand)} {view.stock is not None}",
        accent=GOLD if mine else NIGHT,
        scene=Scene(
            "hand", tuple(CODES[card] for card in view.hand), ", ".join(full(c, t) for c in view.hand)
        ),
    )


def _on_buttons(view: View, offered: list[Block]) -> bool:
    """Whether the hand needs no words: it is empty, or every card of it can be chosen below."""
    if not any(choice.verb in ("play", "discard") for choice in view.choices):
        return not view.hand
    lists = (
        block.buttons if isinstance(block, Row) else block.options
        for block in offered
        if isinstance(block, Row | Menu)
    )
    return sum(map(len, lists)) >= len(view.hand)


def _held(hand: list[Card], t: Texts) -> Text:
    shown = faces(hand, t) if len(hand) <= ONE_LINE else grouped(hand, t)
    return Text(f"**{t('panel-hand')}**\n{shown}", ", ".join(full(card, t) for card in hand))


def _title(seen: Seen, t: Texts) -> str:
    view: View = seen.view
    if view.phase == "over":
        return t("sk-title-over")
    return t("sk-title", round=max(view.round, 1), rounds=len(view.rounds))


def _situation(seen: Seen, t: Texts) -> list[Block]:
    view: View = seen.view
    if view.phase == "bid":
        blocks: list[Block] = [Text(waiting_for_bids(seen, t))]
    elif view.phase == "load":
        blocks = [Text(f"**{t(f'sk-cry-{view.options.edition}')}** {balance(view, t)}\n{loading(seen, t)}")]
    elif scoring(view):
        blocks = sheet.after_round(seen, t)
    elif view.phase == "over":
        return [Text(podium.standing(seen, t)), Text(podium.all_rounds(seen, t), "")]
    elif view.phase == "play":
        text, words = trick(seen, t), trick_in_words(seen, t)
        if not view.tricks and not view.trick:
            cry = f"**{t(f'sk-cry-{view.options.edition}')}** {balance(view, t)}"
            text, words = f"{cry}\n{text}", f"{cry}\n{words}"
        blocks = [Text(text, words)]
    elif view.phase in ("power", "harry"):
        blocks = [Text(settling(seen, t))]
    else:
        blocks = [Text(t("sk-shuffling"))]
    if text := last_trick(seen, t):
        blocks.append(Text(f"-# {text}".replace("\n", "\n-# ")))
    return blocks


def _waiting(seen: Seen, t: Texts) -> str:
    view: View = seen.view
    if view.phase == "over":
        return t("panel-over")
    if view.to_act and min(view.to_act) >= 0:
        return t("panel-wait", players=crew(seen, view.to_act))
    return t("panel-wait-dealer")
