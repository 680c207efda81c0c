"""A player's own message: their hand, the moves open to them, and enough of the table to play from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.art.hand import Hand
from bot.present.play.at_hand import split_hand_blocks
from bot.present.play.headline import has_nothing_to_do, headline_blocks
from bot.present.play.last_cards import plays_itself
from bot.present.play.tabletop import is_scored, playable, short_task, shows_picture
from bot.present.play.tricks import hand_sentence
from bot.present.post import Block, Button, Divider, Illustration, Post, Row, Text
from bot.present.presenter import epoch, message
from bot.present.skull_king import at_hand, choices, podium, scores, sheet, tabletop
from bot.present.skull_king.cards import (
    NAMED,
    drawing,
    faces,
    full_name,
    picture,
    playable_cards,
    printed_text,
    sort_hand,
    spread,
    suit_lines,
)
from bot.present.skull_king.cards import short as short_name
from bot.present.skull_king.glosses import glosses
from bot.present.skull_king.headline import headline, short
from bot.present.skull_king.situation import (
    brief_points,
    cry,
    is_scoring,
    last_in_small,
    players_in_words,
    stock_in_sight,
    unfinished_trick,
    unfinished_trick_in_words,
)
from bot.present.skull_king.snapshot import Snapshot
from bot.present.skull_king.table import PICTURED, title
from bot.texts.sentences import Texts
from engine.skull_king.cards import HARRY, KIND, KING, MERMAID, NUMBER, PIRATE, RASCAL, SUIT, SUITS, Card
from engine.skull_king.public import View

ONE_LINE: Final = 7
"""Most cards that are listed in one line; a larger hand is grouped by suit."""


def panel(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel of `snapshot.seat`: the task, the table and the hand, and the choices.

    A reader who waits sees only their hand and their bid.
    """
    if has_nothing_to_do(snapshot) and not is_scored(snapshot.view):
        return _waiting(snapshot, t)
    if shows_picture(snapshot, t) and snapshot.view.phase in PICTURED:
        return _pictured(snapshot, t)
    if shows_picture(snapshot, t) and is_scored(snapshot.view):
        return _result(snapshot, t)
    return _written(snapshot, t)


def _waiting(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel of a reader with nothing to choose: only facts that last until their next turn."""
    view: View = snapshot.view
    hand = sort_hand(view.hand, snapshot.preferences.hand_order)
    drawn = at_hand.hand_alone(snapshot, t) if shows_picture(snapshot, t) else None
    bid = None if snapshot.seat is None else view.bids[snapshot.seat]
    blocks = headline_blocks(headline(snapshot, t), *title(snapshot, t)[:1])
    blocks += [] if bid is None else [Text(t("panel-own-bid", bid=bid))]
    blocks += _hand_blocks(snapshot, hand, [], t) if drawn is None else [drawn]
    return message(snapshot, (*blocks, *_stock(snapshot, t)), epoch(view))


def _pictured(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel as one picture with the choices below it."""
    view: View = snapshot.view
    mine = snapshot.seat in view.to_act
    hand = sort_hand(view.hand, snapshot.preferences.hand_order)
    top = headline_blocks((_short if mine else headline)(snapshot, t), *title(snapshot, t)[:1])
    below = [Text(f"-# {line}", is_temporary=True) for line in _advice(snapshot, t)]
    shown = tabletop.illustration(snapshot, t)
    return message(
        snapshot,
        (*top, shown, *choices.blocks(snapshot, hand, t), *below, *_stock(snapshot, t, named=False)),
        epoch(view),
    )


def _result(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel after a round or the match: the reader's points, and a row for each player."""
    view: View = snapshot.view
    over = view.phase == "over"
    rounds = [] if over else [Row((Button(t("button-rounds"), "@sheet"),))]
    notes = [Text(f"-# {line}") for line in sheet.extra_round(view, t)]
    return message(
        snapshot,
        (
            *headline_blocks(short(snapshot, t), *title(snapshot, t)),
            scores.round_picture(snapshot, t),
            *rounds,
            *notes,
        ),
        epoch(view),
    )


def _short(snapshot: Snapshot, t: Texts) -> str:
    """Return in a few words what the reader has to do."""
    view: View = snapshot.view
    if view.phase != "play":
        return choices.short(snapshot, t)
    return short_task(snapshot, headline, t)


def _advice(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return one line of advice on the decision; for novices, also what the terms mean."""
    view: View = snapshot.view
    if snapshot.seat not in view.to_act:
        return []
    if view.phase == "bid":
        return choices.worth_of_bids(snapshot, t, brief=True)
    if view.phase == "load":
        return choices.loads(view, t) if snapshot.novice else []
    return choices.prompt(snapshot, t).splitlines()


def _written(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel in words and emojis; without a table above, also the trick, bids and tricks."""
    view: View = snapshot.view
    hand = sort_hand(view.hand, snapshot.preferences.hand_order)
    offered = choices.blocks(snapshot, hand, t)
    # Omit the divider for a large hand, because a message may have only 40 components.
    line: list[Block] = [] if len(hand) > choices.ROOMY else [Divider()]
    blocks = headline_blocks(headline(snapshot, t), *title(snapshot, t))
    blocks += _situation(snapshot, t)
    asked: list[Block] = [Text(said, is_temporary=True)] if (said := choices.prompt(snapshot, t)) else []
    above, below = split_hand_blocks(_hand_blocks(snapshot, hand, offered, t))
    if view.phase == "bid" and not t.in_words:
        blocks += [*above, *offered, *asked]
    else:
        blocks += [*asked, *above, *offered, *below]
    blocks += _lessons(snapshot, t)
    blocks += _stock(snapshot, t)
    blocks += [] if snapshot.beside else [*line, *_table(snapshot, t)]
    blocks += last_in_small(snapshot, t)
    return message(snapshot, blocks, epoch(view))


def _lessons(snapshot: Snapshot, t: Texts) -> list[Block]:
    """For a novice who bids or plays, return what beats what, and what the special cards do."""
    view: View = snapshot.view
    asked = snapshot.seat in view.to_act and view.phase in ("bid", "play") and not plays_itself(snapshot)
    if not (snapshot.novice and asked) or len(view.hand) > choices.FEW:
        return []
    bidding = view.phase == "bid"
    # For a bid, the ranking of cards already explains pirates, mermaids and the king.
    cards = [card for card in view.hand if not bidding or KIND[card] not in (PIRATE, MERMAID, KING)]
    # SK-12.1c, R-SK-14: after the last trick only Harry's power works, and by a house rule Rascal's wager.
    late = {HARRY, RASCAL} if view.options.rascal_bet_on_last_trick else {HARRY}
    working = NAMED if len(view.hand) > 1 else late
    powers = working if view.options.powers and not bidding else ()
    lessons = glosses(playable_cards(cards, playable(view)), t, powers=powers)
    whale = "yes" if "whale" in view.options.expansions else "no"
    if bidding or (snapshot.beside and not lessons):
        lessons.insert(0, t("sk-ranks", whale=whale))
    if bidding and not snapshot.beside and snapshot.preferences.illustrated:
        lessons += _letters(view.hand, t)
    if not lessons:
        return []
    small = "\n".join(f"-# {line}" for line in lessons)
    return [Text(small, "\n".join(lessons), is_temporary=True)]


def _letters(hand: Sequence[Card], t: Texts) -> list[str]:
    """Return the meaning of the letters on a hand's drawn cards, and which names belong to pirates."""
    held = sorted({SUIT[card] for card in hand if KIND[card] == NUMBER})
    named = (
        f"{t(f'suit-{suit}-letter')}\u00a0{t(f'suit-{suit}-of')}" for suit in (SUITS[suit] for suit in held)
    )
    pirates = ", ".join(short_name(card, t) for card in hand if card in NAMED)
    lines = [t("sk-letters", suits=", ".join(named))] if held else []
    return [*lines, *([t("sk-pirates-held", pirates=pirates)] if pirates else [])]


def _laid_out(snapshot: Snapshot, hand: list[Card], held: Text, t: Texts) -> Block:
    """Return the hand as it was dealt, as a picture if the reader prefers pictures."""
    if not snapshot.preferences.illustrated:
        return held
    shown = Hand(tuple((drawing(card, t), printed_text(card, t)) for card in hand))
    cards = ", ".join(full_name(card, t) for card in hand)
    return Illustration(shown, t("hand-picture", count=len(hand), cards=cards), held)


def _hand_blocks(snapshot: Snapshot, hand: list[Card], offered: list[Block], t: Texts) -> list[Block]:
    """Return the hand or, if buttons show the hand, only the cards that may not be played now."""
    view: View = snapshot.view
    if not hand:
        return []
    if t.in_words:
        return [Text(_hand_in_words(view, hand, t))]
    if view.phase in ("bid", "load"):
        return [_laid_out(snapshot, hand, _held(hand, t("panel-hand"), t), t)]
    if not any(isinstance(block, Row) for block in offered) or not choices.chooses_card(view):
        return [_held(hand, t("panel-hand"), t)]
    kept = [card for card in hand if card not in playable_cards(hand, playable(view))]
    if not kept or not picture(kept[0], t):  # Without emojis, illegal cards are disabled buttons.
        return []
    cards = " ".join(picture(card, t) for card in kept)
    return [Text(f"-# {t('sk-not-now', suit=_suit_to_follow(playable(view), t), cards=cards)}")]


def _suit_to_follow(legal: Sequence[Card], t: Texts) -> str:
    """Return the name of the suit that must be followed where some cards may not be played (SK-6.2)."""
    return t(f"suit-{next(SUITS[SUIT[card]] for card in legal if KIND[card] == NUMBER)}-of")


def _held(hand: list[Card], label: str, t: Texts) -> Text:
    if t.in_words:
        return Text(t("labelled", label=label, text=", ".join(full_name(card, t) for card in hand)))
    signs = faces if len(hand) <= ONE_LINE else suit_lines
    shown = spread(hand, t) or signs(hand, t)
    return Text(f"**{label}**\n{shown}")


def _hand_in_words(view: View, hand: list[Card], t: Texts) -> str:
    """Return the hand in words, with cards that may not be played because of the led suit (SK-6.2)."""
    legal = playable(view)
    cards = [(full_name(card, t), card in playable_cards(hand, legal)) for card in hand]

    def barred(kept: str) -> str:
        return t("words-must-follow", cards=kept, suit=_suit_to_follow(legal, t))

    return hand_sentence(cards, t, barred)


def _situation(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the tricks still needed, the cards on the table, and the points of a finished round."""
    view: View = snapshot.view
    blocks = [*_own_bid(snapshot, t), *_round_outcome(snapshot, t)]
    if view.phase == "play" and view.trick:
        in_form = unfinished_trick_in_words if t.in_words else unfinished_trick
        blocks.append(Text(in_form(snapshot, t)))
    return blocks


def _round_outcome(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return what the last round brought the reader, until the next round's bids are shown.

    During the bidding the result is in small letters.
    """
    view: View = snapshot.view
    if not (is_scoring(view) or view.phase in ("bid", "over")):
        return []
    outcome = sheet.round_outcome(snapshot, len(view.sheet), t)
    return [Text(f"-# {outcome}" if view.phase == "bid" else outcome, is_temporary=True)] if outcome else []


def _stock(snapshot: Snapshot, t: Texts, *, named: bool = True) -> list[Block]:
    """Return the cards that were not dealt, if this reader may see them (SK-12.5)."""
    stock = stock_in_sight(snapshot.view)
    if stock is None:
        return []
    shown = suit_lines(stock, t, parted=True, named=named) or t("panel-stock-none")
    in_words = ", ".join(full_name(card, t) for card in stock) or t("panel-stock-none")
    return [
        Divider(),
        Text(f"**{t('panel-stock')}**\n{shown}", t("labelled", label=t("panel-stock"), text=in_words)),
    ]


def _table(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the content of the table's message, for a panel without a table's message above."""
    view: View = snapshot.view
    if view.phase == "over":
        return podium.ending(snapshot, t)
    if is_scoring(view):
        return sheet.after_round(snapshot, t)
    blocks: list[Block] = [Text(players_in_words(snapshot, t) if t.in_words else brief_points(snapshot, t))]
    if view.phase in ("load", "play") and not view.tricks and not view.trick:
        blocks.insert(0, Text(cry(view, t)))
    return blocks


def _own_bid(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the reader's bid, the tricks they have taken, and how many they still need."""
    view: View = snapshot.view
    bid = None if snapshot.seat is None else view.bids[snapshot.seat]
    if snapshot.seat is None or bid is None or view.phase in ("deal", "bid", "harry", "over"):
        return []
    if view.phase == "load":
        return [Text(t("panel-own-bid", bid=bid))]
    won = view.won[snapshot.seat]
    if won < bid:
        return [Text(t("panel-own", bid=bid, won=won, more=bid - won))]
    if not bid and not won:
        return [Text(t("panel-own-none"))]
    if won == bid:
        return [Text(t("panel-own-enough", bid=bid))]
    return [Text(t("panel-own-over", bid=bid, won=won, over=won - bid))]
