"""A player's own message: their hand, what they may do, and enough of the table to play from it alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Texts
from bot.post import Block, Button, Divider, Post, Row, Scene, Text
from bot.present.presenter import GOLD, NIGHT, crew
from bot.present.skull_king import sheet
from bot.present.skull_king.table import balance, bidding, epoch, players, players_in_words, scoring
from bot.present.skull_king.tricks import last_trick, since, trick
from bot.present.skull_king.words import faces, full, ordered, short, symbol
from bot.table import Seen
from engine.core import Choice
from engine.skull_king.cards import CODES, HELD, ROLES, Card
from engine.skull_king.public import Action, View


def panel(seen: Seen, t: Texts) -> Post:
    """The panel of `seen.seat`: trick, hand, choices as buttons, everybody's bids and tricks."""
    view: View = seen.view
    mine = seen.seat in view.to_act
    hand = ordered(view.hand, seen.preferences.hand_order)
    blocks: list[Block] = [Text(f"### {_title(seen, t)}"), *_situation(seen, t), Divider()]
    if view.hand and not any(choice.verb == "play" for choice in view.choices):
        blocks.append(
            Text(f"**{t('panel-hand')}**\n{faces(hand, t)}", ", ".join(full(card, t) for card in hand))
        )
    blocks.append(Text(_prompt(seen, t)))
    for choice in view.choices:
        blocks.append(Row(tuple(_choices(choice, hand, t))))
    if not scoring(view):
        blocks += [Divider(), Text(players(seen, t), players_in_words(seen, t))]
    return Post(
        tuple(blocks),
        table=seen.header.id,
        turn=view.turn,
        epoch=epoch(view),
        stamp=f"{view.round} {view.phase} {mine} {view.choices} {len(view.hand)}",
        accent=GOLD if mine else NIGHT,
        scene=Scene(
            "hand", tuple(CODES[card] for card in view.hand), ", ".join(full(c, t) for c in view.hand)
        ),
    )


def _title(seen: Seen, t: Texts) -> str:
    view: View = seen.view
    if view.phase == "over":
        return t("sk-title-over")
    return t("sk-title", round=max(view.round, 1), rounds=len(view.rounds))


def _situation(seen: Seen, t: Texts) -> list[Block]:
    view: View = seen.view
    if view.phase == "bid":
        blocks: list[Block] = [Text(bidding(seen, t))]
    elif scoring(view):
        blocks = sheet.after_round(seen, t)
    elif view.phase == "over":
        return [Text(sheet.all_rounds(seen, t))]
    elif view.phase == "play":
        text = trick(seen, t)
        if not view.tricks and not view.trick:
            text = f"**{t('sk-cry')}** {balance(view, t)}\n{text}"
        blocks = [Text(text, since(seen, t))]
    else:
        blocks = [Text(t("sk-shuffling"))]
    if text := last_trick(seen, t):
        blocks.append(Text(f"-# {text}".replace("\n", "\n-# ")))
    return blocks


def _prompt(seen: Seen, t: Texts) -> str:
    view: View = seen.view
    if view.phase == "over":
        return t("panel-over")
    if view.phase == "bid" and view.choices:
        chosen = view.choices[0].chosen
        if chosen is None:
            return t("panel-bid", cards=view.dealt)
        return t("panel-bid-changeable", bid=chosen[0])
    if view.choices:
        return t("panel-play") if view.trick else t("panel-lead")
    if view.to_act and min(view.to_act) >= 0:
        return t("panel-wait", players=crew(seen, view.to_act))
    return t("panel-wait-dealer")


def _choices(choice: Choice, hand: Sequence[Card], t: Texts) -> list[Button]:
    if choice.verb == "bid":
        return [
            Button(
                str(bid), str(Action("bid", (bid,))), "success" if choice.chosen == (bid,) else "secondary"
            )
            for bid in choice.items
        ]
    return [button for card in hand for button in _card(card, choice, t)]


def _card(card: Card, choice: Choice, t: Texts) -> list[Button]:
    """A card as one button, a wild card as one for each role; what may not be played cannot be pressed."""
    return [
        Button(
            short(played, t),
            str(Action("play", (played,))),
            "primary" if played in choice.items else "secondary",
            symbol(HELD[played]),
            disabled=played not in choice.items,
            words=full(played, t),
        )
        for played in ROLES.get(card, (card,))
    ]
