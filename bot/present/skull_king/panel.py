"""A player's own message: their hand, what they may do, and enough of the table to play from it alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.present.headline import top
from bot.present.post import Block, Divider, Menu, Post, Row, Scene, Text
from bot.present.presenter import GOLD, NIGHT, phase, waiting
from bot.present.skull_king import choices, podium, sheet
from bot.present.skull_king.cards import faces, free, full, grouped, ordered, picture, spread
from bot.present.skull_king.headline import headline
from bot.present.skull_king.reasons import names
from bot.present.skull_king.situation import (
    balance,
    last_trick,
    opener,
    players,
    players_in_words,
    scoring,
    so_far,
    so_far_in_words,
)
from bot.present.skull_king.table import epoch
from bot.present.tricks import held
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.skull_king.cards import CODES, KIND, NUMBER, SUIT, SUITS, Card
from engine.skull_king.public import View

ONE_LINE: Final = 7
"""Cards that are listed in one line; more are grouped by suit."""


def panel(snapshot: Snapshot, t: Texts) -> Post:
    """The panel of `seen.seat`: hand and choices; where no table stands above it, trick, bids and tricks."""
    view: View = snapshot.view
    mine = snapshot.seat in view.to_act
    hand = ordered(view.hand, snapshot.preferences.hand_order)
    offered = choices.blocks(snapshot, hand, t)
    # A large hand needs the room that two thin lines would take: 40 components in all.
    line: list[Block] = [] if len(hand) > choices.ROOMY else [Divider()]
    blocks: list[Block] = top(headline(snapshot, t), *_title(snapshot, t))
    blocks += [*_situation(snapshot, t), *line]
    if t.in_words and hand:
        blocks.append(Text(_heard(view, hand, t)))
    elif not _on_buttons(view, offered) or (hand and picture(hand[0], t)):
        blocks.append(_held(hand, t("panel-hand"), t, _playable(view)))
    if asked := choices.prompt(snapshot, t):
        blocks.append(Text(asked, passing=True))
    blocks += offered or waiting(snapshot, t)
    if view.stock is not None and view.phase in ("play", "power", "harry"):
        shown = grouped(view.stock, t) or t("panel-stock-none")
        said = ", ".join(full(card, t) for card in view.stock) or t("panel-stock-none")
        blocks.append(
            Text(f"**{t('panel-stock')}**\n{shown}", t("labelled", label=t("panel-stock"), text=said))
        )
    if not snapshot.beside and not scoring(view) and view.phase != "over":
        blocks += [*line, Text(players(snapshot, t, marks=False), players_in_words(snapshot, t))]
    return Post(
        tuple(blocks),
        table=snapshot.header.id,
        turn=view.turn,
        epoch=epoch(view),
        accent=GOLD if mine else NIGHT,
        scene=Scene(
            "hand", tuple(CODES[card] for card in view.hand), ", ".join(full(c, t) for c in view.hand)
        ),
    )


def stamp(snapshot: Snapshot) -> str:
    """What changes exactly when the reader's panel must: the round, their decision, what they hold."""
    view: View = snapshot.view
    told = phase(snapshot)
    return f"{view.round} {told} {view.choices} {len(view.hand)} {view.stock is not None}"


def dealt(snapshot: Snapshot, t: Texts) -> list[Block] | None:
    """The hand of the round, before its first card is played."""
    view: View = snapshot.view
    if view.phase not in ("bid", "load") or not view.hand:
        return None
    hand = ordered(view.hand, snapshot.preferences.hand_order)
    title = t("sk-title", round=view.round, rounds=len(view.rounds))
    return [Text(f"-# {title}"), _held(hand, t("panel-dealt"), t)]


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


def _playable(view: View) -> Sequence[Card]:
    """What may be played now; nothing where that is not asked."""
    return next((choice.items for choice in view.choices if choice.verb == "play"), ())


def _held(hand: list[Card], label: str, t: Texts, playable: Sequence[Card] = ()) -> Text:
    signs = faces if len(hand) <= ONE_LINE else grouped
    shown = spread(hand, playable, t) or signs(hand, t)
    return Text(
        f"**{label}**\n{shown}", t("labelled", label=label, text=", ".join(full(card, t) for card in hand))
    )


def _heard(view: View, hand: list[Card], t: Texts) -> str:
    """SK-6.2: the hand in words; what may not be played would not follow the suit of the trick."""
    legal = _playable(view)
    cards = [(full(card, t), card in free(hand, legal)) for card in hand]

    def barred(kept: str) -> str:
        suit = next(SUITS[SUIT[card]] for card in legal if KIND[card] == NUMBER)
        return t("words-must-follow", cards=kept, suit=t(f"suit-{suit}"))

    return held(cards, t, barred)


def _title(snapshot: Snapshot, t: Texts) -> list[str]:
    view: View = snapshot.view
    if view.phase == "over":
        return [t("sk-title-over")]
    title = t("sk-title", round=max(view.round, 1), rounds=len(view.rounds))
    if view.phase not in ("bid", "load"):
        return [title]
    first = opener(view)
    leads = (
        t("panel-leads-you") if first == snapshot.seat else t("panel-leads", player=names(snapshot, t)(first))
    )
    return [title, leads]


def _situation(snapshot: Snapshot, t: Texts) -> list[Block]:
    """What has come about: with the table above, only what one needs to decide; else all of it."""
    view: View = snapshot.view
    mine = snapshot.seat in view.to_act
    blocks: list[Block] = []
    if scoring(view) or view.phase in ("bid", "over"):
        brought = sheet.brought(snapshot, len(view.sheet), t)
        blocks += [Text(brought, passing=True)] if brought else []
    if view.phase == "play" and (mine or (view.trick and not snapshot.beside)):
        blocks.append(Text(so_far(snapshot, t, ahead=mine), so_far_in_words(snapshot, t, ahead=mine)))
    if snapshot.beside:
        return [*blocks, *_own(snapshot, t)]
    if view.phase == "over":
        return [*blocks, *podium.ending(snapshot, t), *_last(snapshot, t)]
    if scoring(view):
        return [*blocks, *sheet.after_round(snapshot, t), *_last(snapshot, t)]
    if view.phase in ("load", "play") and not view.tricks and not view.trick:
        blocks.insert(0, Text(f"**{t(f'sk-cry-{view.options.edition}')}** {balance(view, t)}"))
    return [*blocks, *_last(snapshot, t)]


def _last(snapshot: Snapshot, t: Texts) -> list[Block]:
    text = last_trick(snapshot, t)
    return [Text(f"-# {text}".replace("\n", "\n-# "), passing=True)] if text else []


def _own(snapshot: Snapshot, t: Texts) -> list[Block]:
    """What the reader bid and has taken so far, while they decide."""
    view: View = snapshot.view
    bid = None if snapshot.seat is None else view.bids[snapshot.seat]
    if snapshot.seat not in view.to_act or bid is None or view.phase in ("deal", "bid", "over"):
        return []
    return [Text(t("panel-own", bid=bid, won=view.won[snapshot.seat]))]
