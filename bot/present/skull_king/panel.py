"""A player's own message: their hand, what they may do, and enough of the table to play from it alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.art.hand import Hand
from bot.present.headline import top
from bot.present.post import Block, Divider, Illustration, Post, Row, Text
from bot.present.presenter import GOLD, NIGHT, phase, waiting
from bot.present.skull_king import choices, podium, sheet
from bot.present.skull_king.cards import (
    drawing,
    faces,
    free,
    full,
    grouped,
    ordered,
    picture,
    spread,
    written,
)
from bot.present.skull_king.headline import headline
from bot.present.skull_king.situation import (
    cry,
    last_in_small,
    players,
    players_in_words,
    scoring,
    so_far,
    so_far_in_words,
)
from bot.present.skull_king.snapshot import Snapshot
from bot.present.skull_king.table import epoch, title
from bot.present.tricks import held
from bot.texts.sentences import Texts
from engine.skull_king.cards import KIND, NUMBER, SUIT, SUITS, Card
from engine.skull_king.public import View

ONE_LINE: Final = 7
"""Cards that are listed in one line; more are grouped by suit."""


def panel(snapshot: Snapshot, t: Texts) -> Post:
    """The panel of `seen.seat`: hand and choices; where no table stands above it, trick, bids and tricks."""
    view: View = snapshot.view
    mine = snapshot.seat in view.to_act
    hand = ordered(view.hand, snapshot.preferences.hand_order)
    offered = choices.blocks(snapshot, hand, t)
    # A large hand needs the room that a thin line would take: 40 components in all.
    line: list[Block] = [] if len(hand) > choices.ROOMY else [Divider()]
    blocks: list[Block] = [*top(headline(snapshot, t), *title(snapshot, t)), *_situation(snapshot, t)]
    if t.in_words and hand:
        blocks.append(Text(_heard(view, hand, t)))
    elif not _on_buttons(view, offered) or (hand and picture(hand[0], t)):
        blocks.append(_held(hand, t("panel-hand"), t, _playable(view)))
    if asked := choices.prompt(snapshot, t):
        blocks.append(Text(asked, passing=True))
    blocks += offered or waiting(snapshot, t)
    if mine and view.phase in ("bid", "play"):
        blocks.append(Text(f"-# {t('sk-ranks')}", "", passing=True))
    if view.stock is not None and view.phase in ("play", "power", "harry"):
        shown = grouped(view.stock, t) or t("panel-stock-none")
        said = ", ".join(full(card, t) for card in view.stock) or t("panel-stock-none")
        blocks.append(
            Text(f"**{t('panel-stock')}**\n{shown}", t("labelled", label=t("panel-stock"), text=said))
        )
    blocks += [] if snapshot.beside else [*line, *_table(snapshot, t)]
    return Post(
        tuple(blocks),
        table=snapshot.header.id,
        turn=view.turn,
        epoch=epoch(view),
        accent=GOLD if mine else NIGHT,
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
    return [Text(f"-# {title}"), _held(hand, t("panel-dealt"), t), *_laid_out(snapshot, hand, t)]


def _laid_out(snapshot: Snapshot, hand: list[Card], t: Texts) -> list[Block]:
    """A picture of the hand, for whoever likes pictures."""
    if not snapshot.preferences.illustrated:
        return []
    shown = Hand(tuple((drawing(card, t), written(card, t)) for card in hand))
    cards = ", ".join(full(card, t) for card in hand)
    return [Illustration(shown, t("hand-picture", count=len(hand), cards=cards))]


def _on_buttons(view: View, offered: list[Block]) -> bool:
    """Whether the hand needs no words: it is empty, or all of it is on buttons; a menu shows it when open."""
    if not any(choice.verb == "play" for choice in view.choices):
        return not view.hand
    return sum(len(block.buttons) for block in offered if isinstance(block, Row)) >= len(view.hand)


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


def _situation(snapshot: Snapshot, t: Texts) -> list[Block]:
    """What one still needs, what lies there, and what a finished round has brought the reader."""
    view: View = snapshot.view
    mine = snapshot.seat in view.to_act
    blocks = _own(snapshot, t)
    if scoring(view):
        blocks.append(Text(t("sk-next"), passing=True))
    if scoring(view) or view.phase in ("bid", "over"):
        brought = sheet.brought(snapshot, len(view.sheet), t)
        # While something is asked, what is over stands in small.
        blocks += [Text(f"-# {brought}" if mine else brought, passing=True)] if brought else []
    if view.phase == "play" and view.trick and (mine or not snapshot.beside):
        blocks.append(Text(so_far(snapshot, t, ahead=mine), so_far_in_words(snapshot, t, ahead=mine)))
    return blocks


def _table(snapshot: Snapshot, t: Texts) -> list[Block]:
    """What the message of the table says, for a panel that stands where none does; what is old comes last."""
    view: View = snapshot.view
    last = last_in_small(snapshot, t, everywhere=True)
    if view.phase == "over":
        return [*podium.ending(snapshot, t), *last]
    if scoring(view):
        return [*sheet.after_round(snapshot, t), *last]
    told: list[Block] = [Text(players(snapshot, t, marks=False), players_in_words(snapshot, t))]
    if view.phase in ("load", "play") and not view.tricks and not view.trick:
        told.insert(0, Text(cry(view, t)))
    return [*told, *last]


def _own(snapshot: Snapshot, t: Texts) -> list[Block]:
    """What the reader bid; while they decide, what they have taken and still need."""
    view: View = snapshot.view
    bid = None if snapshot.seat is None else view.bids[snapshot.seat]
    if snapshot.seat is None or bid is None or view.phase in ("deal", "bid", "harry", "over"):
        return []
    if snapshot.seat not in view.to_act:
        return [Text(t("panel-own-bid", bid=bid))]
    won = view.won[snapshot.seat]
    if won < bid:
        return [Text(t("panel-own", bid=bid, won=won, more=bid - won))]
    if won == bid:
        return [Text(t("panel-own-enough", bid=bid, won=won))]
    return [Text(t("panel-own-over", bid=bid, won=won, over=won - bid))]
