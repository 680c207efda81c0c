"""A player's own message: their hand, the moves open to them, and enough of the table to play from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.art.hand import Hand
from bot.present.hearts import aims, at_hand, choices, podium, scores, sheet, situation, tabletop
from bot.present.hearts.headline import headline, short
from bot.present.hearts.snapshot import Snapshot
from bot.present.hearts.table import PICTURED, result_of
from bot.present.names import player_name
from bot.present.play.at_hand import split_hand_blocks
from bot.present.play.french import (
    cards_in_sentence,
    drawing,
    face,
    faces,
    full_name,
    full_names,
    letter,
    picture,
    sort_hand,
    spread,
    suit_lines,
    suit_of,
)
from bot.present.play.headline import has_nothing_to_do, headline_blocks
from bot.present.play.tabletop import is_scored, playable, short_task, shows_picture
from bot.present.play.tricks import hand_sentence
from bot.present.post import Block, Button, Divider, Illustration, Post, Row, Text
from bot.present.presenter import epoch, message
from bot.texts.sentences import Texts
from engine.french import Card
from engine.hearts.options import TRICKS
from engine.hearts.public import Action, View, pass_recipient

ONE_LINE: Final = 5
"""Most cards that are listed in one line; a larger hand is grouped by suit."""
ROOMY: Final = 13
"""Most cards for which a panel has dividers, because a message may have only 40 components."""


def panel(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel of `snapshot.seat`: the task, the table and the hand, and the choices.

    A reader who waits sees only their hand.
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
    exchanged = _exchanged(snapshot, t)
    blocks = headline_blocks(headline(snapshot, t), *situation.subtitle_lines(snapshot, t))
    blocks += [Text(exchanged)] if exchanged else []
    if drawn is not None:
        blocks.append(drawn)
    elif t.in_words and hand:
        blocks.append(Text(_hand_in_words(view, hand, t)))
    else:
        blocks += _unbuttoned_hand(snapshot, hand, [], t)
    return message(snapshot, blocks, epoch(view))


def _pictured(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel as one picture with the choices below it."""
    view: View = snapshot.view
    mine = snapshot.seat in view.to_act
    hand = sort_hand(view.hand, snapshot.preferences.hand_order)
    top = headline_blocks((_short if mine else headline)(snapshot, t), situation.title(snapshot, t))
    below = [Text(f"-# {line}", is_temporary=True) for line in _advice(snapshot, t)]
    return message(
        snapshot,
        (
            *top,
            tabletop.illustration(snapshot, t),
            *choices.blocks(snapshot, hand, t),
            *below,
        ),
        epoch(view),
    )


def _result(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel after a round or the match: the reader's points, and a row for each player."""
    view: View = snapshot.view
    over = view.phase == "over"
    notes = podium.notes(snapshot, t) if over else [*sheet.tie(snapshot, view.sheet[-1], t)]
    rounds = [] if over else [Row((Button(t("button-rounds"), "@sheet"),))]
    return message(
        snapshot,
        (
            *headline_blocks(short(snapshot, t), result_of(snapshot, t)),
            scores.result(snapshot, t),
            *rounds,
            *(Text(f"-# {note}") for note in notes),
        ),
        epoch(view),
    )


def _short(snapshot: Snapshot, t: Texts) -> str:
    """Return in a few words what the reader has to do."""
    view: View = snapshot.view
    if view.phase == "pass":
        return t("hearts-short-pass", player=player_name(snapshot, choices.receiver(snapshot), t))
    return short_task(snapshot, headline, t)


def _advice(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return one line on the decision or on the cards just passed; for novices, also the aim."""
    view: View = snapshot.view
    lines = [exchanged] if (exchanged := _exchanged(snapshot, t)) else []
    if snapshot.seat in view.to_act:
        if snapshot.novice and not view.tricks and not view.received:
            lines.append(t("hearts-aim"))
        if view.phase == "pass":
            lines.append(t("hearts-pass-hint"))
        elif not lines:
            lines += [why] if (why := aims.advise(snapshot, t)) else []
    if any(choice.verb == "change" for choice in view.choices) or len(playable(view)) > choices.MOST_BUTTONS:
        lines.append(choices.prompt(snapshot, t).removeprefix("-# "))
    return lines


def _written(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel in words and emojis; without a table above, also each player's points."""
    view: View = snapshot.view
    hand = sort_hand(view.hand, snapshot.preferences.hand_order)
    offered = choices.blocks(snapshot, hand, t)
    line: list[Block] = [] if len(hand) > ROOMY else [Divider()]
    blocks: list[Block] = [
        *headline_blocks(headline(snapshot, t), *situation.subtitle_lines(snapshot, t)),
        *_why(snapshot, t),
        *_situation(snapshot, t),
    ]
    above, below = split_hand_blocks(_hand_blocks(snapshot, hand, offered, t))
    own = [*above, *offered, *below]
    blocks += [*line, *own] if own else []
    if not snapshot.beside and not situation.is_scoring(view) and view.phase != "over":
        in_form = situation.players_in_words if t.in_words else situation.brief_points
        blocks += [*line, Text(in_form(snapshot, t)), *situation.unbroken_note(snapshot, t)]
    blocks += situation.last_in_small(snapshot, t)
    return message(snapshot, blocks, epoch(view))


def _why(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return advice for the reader; for novices, also the reason for the task."""
    advice = aims.advise(snapshot, t) if snapshot.seat in snapshot.view.to_act else ""
    return [Text(advice, is_temporary=True)] if advice else []


def _hand_blocks(snapshot: Snapshot, hand: list[Card], offered: list[Block], t: Texts) -> list[Block]:
    """Return the passed cards, the hand (or its cards without buttons), and how the reader chooses."""
    blocks: list[Block] = []
    if exchanged := _exchanged(snapshot, t):
        blocks.append(Text(exchanged))
    if t.in_words and hand:
        blocks.append(Text(_hand_in_words(snapshot.view, hand, t)))
    else:
        blocks += _unbuttoned_hand(snapshot, hand, offered, t)
    if prompt_text := choices.prompt(snapshot, t):
        blocks.append(Text(prompt_text, is_temporary=True))
    return blocks


def _unbuttoned_hand(snapshot: Snapshot, hand: list[Card], offered: list[Block], t: Texts) -> list[Block]:
    """Return the hand or, if buttons show the hand, only the cards without a button."""
    if hand and not _are_on_buttons(legal := playable(snapshot.view), offered):
        hand_text = _held(hand, t("panel-hand"), t, legal, named=False)
        return [_laid_out(snapshot, hand, hand_text, t)]
    kept = [card for card in hand if not _are_on_buttons((card,), offered)]
    if not kept:
        return []
    # Put emojis on a separate line, because a phone's line has room for only twelve.
    between = "\n-# " if picture(kept[0], t) else ""
    cards = between + " ".join(face(card, t) for card in kept)
    return [_laid_out(snapshot, hand, Text(f"-# {_barred(snapshot.view, cards, t)}"), t)]


def _barred(view: View, cards: str, t: Texts) -> str:
    """Return which cards may not be played now and, if a suit must be followed, why."""
    choice = next(choice for choice in view.choices if choice.verb == "play")
    key, suit = aims.card_restriction(choice, view)
    if key == "follow":
        return t("hearts-not-now", suit=suit_of(suit, t), cards=cards)
    return t("hand-not-now", cards=cards)


def _is_untouched(view: View) -> bool:
    """Return whether the reader has played no card of this round."""
    return len(view.hand) == TRICKS[view.seats]


def _laid_out(snapshot: Snapshot, hand: list[Card], held: Text, t: Texts) -> Block:
    """Return the hand, as a picture if the hand is still as dealt and the reader prefers pictures."""
    view: View = snapshot.view
    if not snapshot.preferences.illustrated or view.received or not _is_untouched(view):
        return held
    shown = Hand(tuple((drawing(card), letter(card, t)) for card in hand))
    return Illustration(shown, t("hand-picture", count=len(hand), cards=full_names(hand, t)), held)


def _are_on_buttons(cards: Sequence[Card], offered: list[Block]) -> bool:
    """Return whether there are cards and each card is on a button.

    Menus do not count, because closed menus show no cards.
    """
    buttons = [button for block in offered if isinstance(block, Row) for button in block.buttons]
    actions = {button.action for button in buttons if isinstance(button, Button)}
    return bool(cards) and all(str(Action("play", (card,))) in actions for card in cards)


def _held(hand: list[Card], label: str, t: Texts, legal: Sequence[Card] = (), *, named: bool) -> Text:
    signs = faces if len(hand) <= ONE_LINE else suit_lines
    shown = spread(hand, legal, t, named=named) or signs(hand, t)
    return Text(f"**{label}**\n{shown}", t("labelled", label=label, text=full_names(hand, t)))


def _hand_in_words(view: View, hand: list[Card], t: Texts) -> str:
    """Return the hand in words; the headline says why some cards may not be played."""
    legal = playable(view) or hand
    cards = [(full_name(card, t), card in legal) for card in hand]
    return hand_sentence(cards, t, lambda kept: t("words-not-now", cards=kept))


def _situation(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the latest events; with a table above, only events relevant to the reader's decision."""
    view: View = snapshot.view
    mine = snapshot.seat in view.to_act
    blocks: list[Block] = []
    if view.phase in ("deal", "pass", "over") or not (view.tricks or view.trick):
        brought = sheet.round_outcome(snapshot, len(view.sheet), t)
        # Show the last round's result in small letters while the reader has a task.
        blocks += [Text(f"-# {brought}" if mine else brought, is_temporary=True)] if brought else []
    if view.phase == "play":
        in_form = situation.unfinished_trick_in_words if t.in_words else situation.unfinished_trick
        trick_text = in_form(snapshot, t)
        blocks += [Text(trick_text)] if trick_text else []
    if snapshot.beside:
        return blocks
    if view.phase == "over":
        blocks += podium.ending(snapshot, t)
    elif situation.is_scoring(view):
        blocks += [Divider(), *sheet.after_round(snapshot, t, "### ")]
    return blocks


def _exchanged(snapshot: Snapshot, t: Texts) -> str:
    """Return the passed and received cards (H-2.3) until the reader has played a card."""
    view: View = snapshot.view
    if not view.received or not _is_untouched(view) or snapshot.seat is None:
        return ""
    to = pass_recipient(view.direction, snapshot.seat, view.seats)
    giver = next(
        s for s in range(view.seats) if pass_recipient(view.direction, s, view.seats) == snapshot.seat
    )
    return t(
        "hearts-given",
        given=cards_in_sentence(view.given, t),
        to=player_name(snapshot, to, t),
        received=cards_in_sentence(view.received, t),
        giver=player_name(snapshot, giver, t),
    )
