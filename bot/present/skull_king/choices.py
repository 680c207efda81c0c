"""The moves open to a seat, as buttons and menus that fit both a panel and a direct message."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from bot.present.play.last_cards import plays_itself
from bot.present.post import ROW_WIDTH, Block, Button, Menu, Option, Row, Style
from bot.present.presenter import format_signed
from bot.present.skull_king.cards import full_name, label, picture, symbol
from bot.present.skull_king.glosses import gloss
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Choice
from engine.skull_king.cards import CODES, HELD, KIND, KINDS, NUMBER, ROLES, SUIT, SUITS, Card
from engine.skull_king.editions import EDITIONS
from engine.skull_king.public import LOADS, Action, View
from engine.skull_king.rounds import worth
from engine.skull_king.scoring import hits, missed_zero
from engine.skull_king.trick import find_winner, suit_setting_card

MOST_BUTTONS: Final = 20
"""Most buttons: four rows of five, because a direct message needs its fifth row for tools."""
BESIDE: Final = 2
"""Cards with names that fit side by side on a phone."""
FEW: Final = 10
"""Most cards for which a panel has room for rows of `BESIDE` buttons."""
ROOMY: Final = 15
"""Most cards with which a panel still has room for dividing lines."""
LOAD_SIGNS: Final[Mapping[str, str]] = {"grapeshot": "🛡️", "cannonball": "💣"}
"""Emoji of each cannon load."""


def blocks(snapshot: Snapshot, hand: Sequence[Card], t: Texts) -> list[Block]:
    """Return a block for each kind of move open to the seat: buttons where they fit, else a menu.

    Cards appear in the order of `hand`, the player's preferred order. A last card that the bot plays
    automatically is not offered.
    """
    if plays_itself(snapshot):
        return []
    return [_BLOCKS[choice.verb](choice, snapshot, hand, t) for choice in snapshot.view.choices]


def chooses_card(view: View) -> bool:
    """Return whether the seat is choosing cards."""
    return any(choice.verb in ("play", "discard") for choice in view.choices)


def prompt(snapshot: Snapshot, t: Texts) -> str:
    """Return guidance on the moves open to the seat; "" if the headline says everything."""
    asked = (_PROMPTS[choice.verb](choice, snapshot, t) for choice in snapshot.view.choices)
    return "\n".join(line for line in asked if line)


def _button(choice: Choice, item: int, label: str, emoji: str = "", words: str | None = None) -> Button:
    action = str(Action(choice.verb, (item,)))
    style: Style = "primary" if choice.chosen is None else "secondary"
    style = "success" if choice.chosen == (item,) else style
    return Button(label, action, style, emoji or None, words=words)


def _menu(verb: str, options: Iterable[Option], placeholder: str, count: int = 1) -> Menu:
    return Menu(verb, tuple(options), placeholder, count, count)


# ---- by verb ------------------------------------------------------------------------------------------


def _bid(choice: Choice, snapshot: Snapshot, hand: Sequence[Card], t: Texts) -> Block:
    if len(choice.items) <= MOST_BUTTONS:
        words = {bid: t("words-bid", bid=bid) for bid in choice.items}
        return Row(tuple(_button(choice, bid, str(bid), words=words[bid]) for bid in choice.items))
    labels = {bid: t("words-bid", bid=bid) if t.in_words else str(bid) for bid in choice.items}
    lines = (Option(label, str(bid), chosen=choice.chosen == (bid,)) for bid, label in labels.items())
    return _menu("bid", lines, t("panel-bid-menu"))


def _load(choice: Choice, snapshot: Snapshot, hand: Sequence[Card], t: Texts) -> Block:
    return Row(
        tuple(
            _button(choice, load, t(f"load-button-{LOADS[load]}"), LOAD_SIGNS[LOADS[load]])
            for load in choice.items
        )
    )


def _play(choice: Choice, snapshot: Snapshot, hand: Sequence[Card], t: Texts) -> Block:
    """Return a button for every card, or a menu where there are too many legal cards.

    Illegal cards of a large hand, or of a hand whose cards all have emojis, get no button, because the panel
    lists them.
    """
    held = [played for card in hand for played in ROLES.get(card, (card,))]
    if len(held) > MOST_BUTTONS or all(picture(card, t) for card in hand):
        held = [card for card in held if card in choice.items]
    if len(held) > MOST_BUTTONS:
        return _menu("play", (_line(card, t, gloss(card, t)) for card in held), t("panel-play-menu"))
    return Row(tuple(_card(card, choice, t) for card in held), BESIDE if len(held) <= FEW else ROW_WIDTH)


def _card(card: Card, choice: Choice, t: Texts) -> Button:
    """Return a card as a button that is enabled only when the card may be played."""
    legal = card in choice.items
    style: Style = "primary" if legal else "secondary"
    action = str(Action("play", (card,)))
    return Button(label(card, t), action, style, symbol(card, t), not legal, full_name(card, t))


def _line(card: Card, t: Texts, note: str = "") -> Option:
    return Option(full_name(card, t), CODES[card], note, emoji=symbol(card, t))


def _lead(choice: Choice, snapshot: Snapshot, hand: Sequence[Card], t: Texts) -> Block:
    """Return the players whom Rosie's owner may let lead: the reader first, then the others by seat."""
    own_name = {snapshot.seat: t("panel-rosie-self")} if snapshot.seat is not None else {}
    names = {
        **own_name,
        **{seat: snapshot.occupants[seat].name for seat in choice.items if seat not in own_name},
    }
    return Row(tuple(_button(choice, seat, name) for seat, name in names.items()), BESIDE)


def _discard(choice: Choice, snapshot: Snapshot, hand: Sequence[Card], t: Texts) -> Block:
    view: View = snapshot.view
    lines = (_line(card, t, t("panel-drawn") if card in view.drawn else gloss(card, t)) for card in hand)
    return _menu("discard", lines, t("panel-bendt-menu", count=choice.least), choice.least)


def _wager(choice: Choice, snapshot: Snapshot, hand: Sequence[Card], t: Texts) -> Block:
    words = {points: t("words-wager", points=points) for points in choice.items}
    return Row(tuple(_button(choice, n, str(n), words=words[n]) for n in choice.items))


def _adjust(choice: Choice, snapshot: Snapshot, hand: Sequence[Card], t: Texts) -> Block:
    view: View = snapshot.view
    bid = _own_bid(view)
    buttons = []
    for by in choice.items:
        way = "up" if by > 0 else "down"
        words = t("words-adjust", way=way, bid=bid + by) if by else t("panel-harry-keep", bid=bid)
        points = format_signed(worth(view, bid + by))
        buttons.append(_button(choice, by, t("panel-harry-with", made=words, points=points)))
    return Row(tuple(buttons))


_BLOCKS: Final[Mapping[str, Callable[[Choice, Snapshot, Sequence[Card], Texts], Block]]] = {
    "bid": _bid,
    "load": _load,
    "play": _play,
    "lead": _lead,
    "discard": _discard,
    "wager": _wager,
    "adjust": _adjust,
}


# ---- what is asked ------------------------------------------------------------------------------------


def _own_bid(view: View) -> int:
    return (view.bids[view.seat] if view.seat is not None else None) or 0


def _ask_bid(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    """Return what bids are worth, or, once a bid is made, that it may be changed."""
    if choice.chosen is not None:
        return t("panel-bid-changeable")
    return "\n".join(f"-# {line}" for line in worth_of_bids(snapshot, t))


def worth_of_bids(snapshot: Snapshot, t: Texts, *, brief: bool = False) -> list[str]:
    """Return what bids are worth, line by line; for novices, also what a trick is.

    Bids take a single line if `brief` is set or the reader knows the game.
    """
    view: View = snapshot.view
    if not snapshot.novice:
        return _bid_line(view, t)
    destroys = {"kraken", "whale"} & set(view.options.expansions)
    lines = [t("sk-what-trick", leviathans="yes" if destroys else "no")]
    if brief:
        return [*lines, *_bid_line(view, t)]
    return lines if view.options.cannon_loads else [*lines, *_worth_in_lines(view, t)]


def _bid_line(view: View, t: Texts) -> list[str]:
    """Return what bids are worth in one line (SK-8.4, SK-9.2); [] if a load decides the worth."""
    if view.options.cannon_loads:
        return []
    if view.options.scoring == "rascal":
        full, half = hits("grapeshot", view.dealt)
        return [t("sk-bid-line-rascal", full=full, half=half)]
    return [t("sk-bid-line", zero=-missed_zero(view.dealt))]


def _worth_in_lines(view: View, t: Texts) -> list[str]:
    """Return line by line what bids are worth with this round's number of cards (SK-8.4, SK-9.2)."""
    if view.options.scoring == "rascal":
        full, half = hits("grapeshot", view.dealt)
        return [t("sk-why-bid-rascal", full=full, half=half)]
    return [t("sk-why-bid"), t("sk-why-bid-wrong"), t("sk-why-bid-zero", zero=-missed_zero(view.dealt))]


def _ask_play(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    """Return a note if no playable card would take the lead; for novices, also why any card is legal.

    Return "" with a single card left, because the reader has no choice.
    """
    view: View = snapshot.view
    if len(view.hand) == 1:
        return ""
    if view.trick and _beaten(choice, view):
        # Graybeard's ghost plays a card as well (SK-10).
        last = len(view.trick) + 1 == view.seats + (view.ghost is not None)
        return t("panel-none-beats-last" if last else "panel-none-beats")
    # If every card is legal, explain to novices why (SK-6.2).
    all_free = len(view.hand) == len({HELD[card] for card in choice.items})
    return _why_free(view, t) if snapshot.novice and all_free else ""


def _why_free(view: View, t: Texts) -> str:
    """Return why any card may be played (SK-6.2 to SK-6.4)."""
    if not view.trick:
        return t("panel-free-lead")
    decides = suit_setting_card((card for _, card in view.trick), view.options)
    if decides is None:
        return t("panel-free-open")
    if KIND[decides] != NUMBER:
        key = "panel-free-began" if decides == view.trick[0][1] else "panel-free-before"
        return t(key, kind=KINDS[KIND[decides]])
    if any(KIND[card] == NUMBER and SUIT[card] == SUIT[decides] for card in view.hand):
        return t("panel-free-all")
    return t("panel-free-void", suit=t(f"suit-{SUITS[SUIT[decides]]}-of"))


def _beaten(choice: Choice, view: View) -> bool:
    """Return whether the leading card stays ahead whichever playable card comes next (SK-7)."""
    cards, rules = [card for _, card in view.trick], EDITIONS[view.options.edition].rules
    best, *_ = find_winner(cards, rules)
    return best is not None and all(find_winner([*cards, card], rules)[0] == best for card in choice.items)


def short(snapshot: Snapshot, t: Texts) -> str:
    """Return in a few words what the seat whose turn it is has to do."""
    choice = snapshot.view.choices[0]
    return t(f"sk-short-{choice.verb}", cards=snapshot.view.dealt, count=choice.least)


def _ask_load(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    """Return that a chosen load may be changed; for novices, also what each load is worth."""
    view: View = snapshot.view
    asked = t("panel-load" if choice.chosen is None else "panel-load-changeable")
    if not snapshot.novice:
        return "" if choice.chosen is None else asked
    lines = [f"- {line}" for line in loads(view, t, zero=not _own_bid(view))]
    # Keep the empty line, or Discord shows the following text as part of the last list item.
    return "\n".join([asked, *lines, "", f"-# {t('panel-load-bonus')}"])


def loads(view: View, t: Texts, *, zero: bool = False) -> list[str]:
    """Return what each load is worth in this round, one line each; `zero` means for a bid of zero.

    The rules are SK-9.7 and SK-9.8.
    """
    (direct, near), (ball, _) = hits("grapeshot", view.dealt), hits("cannonball", view.dealt)
    return [
        t("panel-load-why", full=direct, half=near, zero="yes" if zero else "no"),
        t("panel-load-ball", ball=ball),
    ]


def _ask_discard(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    drawn = ", ".join(full_name(card, t) for card in snapshot.view.drawn)
    return t("panel-bendt", cards=drawn, count=choice.least)


def _ask_adjust(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    """Return the bid and the tricks taken after the round (SK-12.7); for novices, why the bid may change."""
    view: View = snapshot.view
    won = view.won[view.seat] if view.seat is not None else 0
    asked = t("panel-harry", bid=_own_bid(view), won=won)
    why = f"\n{t('panel-harry-why')}" if snapshot.novice else ""
    return f"**{asked}**{why}"


_PROMPTS: Final[Mapping[str, Callable[[Choice, Snapshot, Texts], str]]] = {
    "bid": _ask_bid,
    "load": _ask_load,
    "play": _ask_play,
    "lead": lambda choice, snapshot, t: t("panel-rosie"),
    "discard": _ask_discard,
    "wager": lambda choice, snapshot, t: t("panel-rascal"),
    "adjust": _ask_adjust,
}
