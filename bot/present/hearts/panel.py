"""A player's own message: their hand, what they may do, and enough of the table to play from it alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.art.hand import Hand
from bot.present.at_hand import around
from bot.present.french import (
    drawing,
    face,
    faces,
    faces_within,
    full,
    fulls,
    grouped,
    letter,
    ordered,
    picture,
    spread,
    suit_of,
)
from bot.present.headline import opening, top
from bot.present.hearts import aims, choices, podium, scores, sheet, situation, tabletop
from bot.present.hearts.headline import headline, short
from bot.present.hearts.snapshot import Snapshot
from bot.present.hearts.table import PICTURED, result_of
from bot.present.names import who
from bot.present.post import Block, Button, Divider, Illustration, Post, Row, Text
from bot.present.presenter import epoch, message, phase
from bot.present.tabletop import pictured, playable, result, short_of_play
from bot.present.tricks import held
from bot.texts.sentences import Texts
from engine.french import Card
from engine.hearts.public import Action, View, passes_to

ONE_LINE: Final = 5
"""Cards that are listed in one line; more are grouped by suit."""
ROOMY: Final = 13
"""Cards up to which a panel has room for thin lines: it may have 40 components in all."""


def panel(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel of `snapshot.seat`: what to do, the table and the hand, and the choices."""
    if pictured(snapshot, t) and snapshot.view.phase in PICTURED:
        return _pictured(snapshot, t)
    if pictured(snapshot, t) and result(snapshot.view):
        return _result(snapshot, t)
    return _written(snapshot, t)


def _pictured(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel as one picture with the choices below it."""
    view: View = snapshot.view
    mine = snapshot.seat in view.to_act
    hand = ordered(view.hand, snapshot.preferences.hand_order)
    top = opening(snapshot, _short if mine else headline, [situation.title(snapshot, t)], t)
    below = [Text(f"-# {line}", passing=True) for line in _advice(snapshot, t)]
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
    """Return the panel after a round or the match: what it brought the reader, and a row for everybody."""
    view: View = snapshot.view
    over = view.phase == "over"
    notes = podium.notes(snapshot, t) if over else [*sheet.tie(snapshot, view.sheet[-1], t)]
    rounds = [] if over else [Row((Button(t("button-rounds"), "@sheet"),))]
    return message(
        snapshot,
        (
            *top(short(snapshot, t), result_of(snapshot, t)),
            scores.result(snapshot, t),
            *rounds,
            *(Text(f"-# {note}") for note in notes),
        ),
        epoch(view),
    )


def _short(snapshot: Snapshot, t: Texts) -> str:
    """Return in a few words what the reader is to do."""
    view: View = snapshot.view
    if view.phase == "pass":
        return t("hearts-short-pass", player=who(snapshot, choices.receiver(snapshot), t))
    return short_of_play(snapshot, headline, t)


def _advice(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return one line on the decision or on the cards just passed; more to whoever is new to the game."""
    view: View = snapshot.view
    lines = [exchanged] if (exchanged := _exchanged(snapshot, t)) else []
    if snapshot.seat in view.to_act:
        if snapshot.novice and not view.tricks and not view.received:
            lines.append(t("hearts-aim"))
        if view.phase == "pass":
            lines.append(t("hearts-pass-hint"))
        elif not lines:
            lines += [why] if (why := aims.why(snapshot, t)) else []
    if any(choice.verb == "change" for choice in view.choices) or len(playable(view)) > choices.MOST_BUTTONS:
        lines.append(choices.prompt(snapshot, t).removeprefix("-# "))
    return lines


def _written(snapshot: Snapshot, t: Texts) -> Post:
    """Return the panel in words and emojis; where no table stands above it, with everybody's points."""
    view: View = snapshot.view
    hand = ordered(view.hand, snapshot.preferences.hand_order)
    offered = choices.blocks(snapshot, hand, t)
    line: list[Block] = [] if len(hand) > ROOMY else [Divider()]
    blocks: list[Block] = [
        *opening(snapshot, headline, situation.about(snapshot, t), t),
        *_why(snapshot, t),
        *_situation(snapshot, t),
    ]
    above, below = around(_own(snapshot, hand, offered, t))
    own = [*above, *offered, *below]
    blocks += [*line, *own] if own else []
    if not snapshot.beside and not situation.scoring(view) and view.phase != "over":
        in_form = situation.players_in_words if t.in_words else situation.in_short
        blocks += [*line, Text(in_form(snapshot, t)), *situation.unbroken(snapshot, t)]
    blocks += situation.last_in_small(snapshot, t)
    return message(snapshot, blocks, epoch(view))


def _why(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return what is wise for the reader; if they are new to the game, also why they are asked."""
    told = aims.why(snapshot, t) if snapshot.seat in snapshot.view.to_act else ""
    return [Text(told, passing=True)] if told else []


def _own(snapshot: Snapshot, hand: list[Card], offered: list[Block], t: Texts) -> list[Block]:
    """The cards passed, the hand, or what of it is on no button, and how one answers."""
    blocks: list[Block] = []
    if exchanged := _exchanged(snapshot, t):
        blocks.append(Text(exchanged))
    if t.in_words and hand:
        blocks.append(Text(_heard(snapshot.view, hand, t)))
    else:
        blocks += _shown(snapshot, hand, offered, t)
    if told := choices.prompt(snapshot, t):
        blocks.append(Text(told, passing=True))
    return blocks


def _shown(snapshot: Snapshot, hand: list[Card], offered: list[Block], t: Texts) -> list[Block]:
    """The hand, unless it is on buttons; then what of it is not."""
    if hand and not _on_buttons(legal := playable(snapshot.view), offered):
        held_ = _held(hand, t("panel-hand"), t, legal, named=False)
        return [_laid_out(snapshot, hand, held_, t)]
    kept = [card for card in hand if not _on_buttons((card,), offered)]
    if not kept:
        return []
    # On a line of their own: a phone's has room for twelve emojis.
    between = "\n-# " if picture(kept[0], t) else ""
    cards = between + " ".join(face(card, t) for card in kept)
    return [_laid_out(snapshot, hand, Text(f"-# {_barred(snapshot.view, cards, t)}"), t)]


def _barred(view: View, cards: str, t: Texts) -> str:
    """What may not be played now; and why, where a suit must be followed."""
    choice = next(choice for choice in view.choices if choice.verb == "play")
    key, suit = aims.narrowed(choice, view)
    if key == "follow":
        return t("hearts-not-now", suit=suit_of(suit, t), cards=cards)
    return t("hand-not-now", cards=cards)


def stamp(snapshot: Snapshot) -> str:
    """What changes exactly when the reader's panel must: the round, their decision, what they hold."""
    view: View = snapshot.view
    turn = view.turn if snapshot.seat in view.to_act else None
    return f"{view.round} {phase(snapshot)} {turn} {view.choices} {len(view.hand)}"


def dealt(snapshot: Snapshot, t: Texts) -> list[Block] | None:
    """The hand of the round, before anything is passed or played."""
    view: View = snapshot.view
    if not _untouched(view) or not view.hand:
        return None
    hand = ordered(view.hand, snapshot.preferences.hand_order)
    title = Text(f"-# {situation.heading(snapshot, t)}")
    return [title, _laid_out(snapshot, hand, _held(hand, t("panel-dealt"), t, named=True), t)]


def _untouched(view: View) -> bool:
    return view.phase == "pass" or (view.phase == "play" and not view.tricks and not view.trick)


def _laid_out(snapshot: Snapshot, hand: list[Card], held: Text, t: Texts) -> Block:
    """The hand; as long as it is as it was dealt, as a picture for whoever likes pictures."""
    view: View = snapshot.view
    if not snapshot.preferences.illustrated or view.received or not _untouched(view):
        return held
    shown = Hand(tuple((drawing(card), letter(card, t)) for card in hand))
    return Illustration(shown, t("hand-picture", count=len(hand), cards=fulls(hand, t)), held)


def _on_buttons(cards: Sequence[Card], offered: list[Block]) -> bool:
    """Whether there are such cards, each of them on a button; a menu shows nothing until it opens."""
    buttons = [button for block in offered if isinstance(block, Row) for button in block.buttons]
    actions = {button.action for button in buttons if isinstance(button, Button)}
    return bool(cards) and all(str(Action("play", (card,))) in actions for card in cards)


def _held(hand: list[Card], label: str, t: Texts, legal: Sequence[Card] = (), *, named: bool) -> Text:
    signs = faces if len(hand) <= ONE_LINE else grouped
    shown = spread(hand, legal, t, named=named) or signs(hand, t)
    return Text(f"**{label}**\n{shown}", t("labelled", label=label, text=fulls(hand, t)))


def _heard(view: View, hand: list[Card], t: Texts) -> str:
    """The hand in words; why some cards may not be played, what is asked of the reader says."""
    legal = playable(view) or hand
    cards = [(full(card, t), card in legal) for card in hand]
    return held(cards, t, lambda kept: t("words-not-now", cards=kept))


def _situation(snapshot: Snapshot, t: Texts) -> list[Block]:
    """What has come about: with the table above, only what one needs to decide; else all of it."""
    view: View = snapshot.view
    mine = snapshot.seat in view.to_act
    blocks: list[Block] = []
    if view.phase in ("deal", "pass", "over") or not (view.tricks or view.trick):
        brought = sheet.brought(snapshot, len(view.sheet), t)
        # While something is asked, what is over stands in small.
        blocks += [Text(f"-# {brought}" if mine else brought, passing=True)] if brought else []
    if view.phase == "play" and (mine or view.trick):
        if t.in_words:
            told = situation.so_far_in_words(snapshot, t, ahead=mine)
        else:
            told = situation.so_far(snapshot, t, ahead=True)
        blocks += [Text(told)] if told else []
    if snapshot.beside:
        return blocks
    if view.phase == "over":
        blocks += podium.ending(snapshot, t)
    elif situation.scoring(view):
        blocks += [Divider(), *sheet.after_round(snapshot, t, "### ")]
    return blocks


def _exchanged(snapshot: Snapshot, t: Texts) -> str:
    """H-2.3: what was given and received, until the first trick is over."""
    view: View = snapshot.view
    if not view.received or view.tricks or snapshot.seat is None:
        return ""
    to = passes_to(view.direction, snapshot.seat, view.seats)
    giver = next(s for s in range(view.seats) if passes_to(view.direction, s, view.seats) == snapshot.seat)
    return t(
        "hearts-given",
        given=faces_within(view.given, t),
        to=who(snapshot, to, t),
        received=faces_within(view.received, t),
        giver=who(snapshot, giver, t),
    )
