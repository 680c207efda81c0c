"""What a seat may do, as buttons and menus that fit a panel and a direct message alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from bot.present.last_cards import plays_itself
from bot.present.post import ROW_WIDTH, Block, Button, Menu, Option, Row, Style
from bot.present.presenter import signed
from bot.present.skull_king.cards import full, label, picture, symbol
from bot.present.skull_king.glosses import gloss
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Choice
from engine.skull_king.cards import CODES, HELD, KIND, KINDS, NUMBER, ROLES, SUIT, SUITS, Card
from engine.skull_king.editions import EDITIONS
from engine.skull_king.public import LOADS, Action, View
from engine.skull_king.rounds import worth
from engine.skull_king.scoring import hits, missed_zero
from engine.skull_king.trick import decided, opening

MOST_BUTTONS: Final = 20
"""Four rows of five; the fifth row of a direct message is for See the latest, Help card and Leave."""
BESIDE: Final = 2
"""Cards with their names that a phone has room for side by side."""
FEW: Final = 10
"""Cards up to which a panel has room for so many rows."""
ROOMY: Final = 15
"""Cards up to which a panel has room to spare."""
LEARNING: Final = 3
"""Rounds in which a panel says what a trick is and what beats what."""
LOAD_SIGNS: Final[Mapping[str, str]] = {"grapeshot": "🛡️", "cannonball": "💣"}


def blocks(snapshot: Snapshot, hand: Sequence[Card], t: Texts) -> list[Block]:
    """One block for each thing the seat may do now: buttons where they fit, else a menu.

    Cards stand in the order of `hand`, which is how their player likes it. A card that plays itself is not
    offered.
    """
    if plays_itself(snapshot):
        return []
    return [_BLOCKS[choice.verb](choice, snapshot, hand, t) for choice in snapshot.view.choices]


def of_cards(view: View) -> bool:
    """Whether cards are chosen."""
    return any(choice.verb in ("play", "discard") for choice in view.choices)


def prompt(snapshot: Snapshot, t: Texts) -> str:
    """What there is to know about what the seat is asked or may change; "" where the headline says it all."""
    asked = (_PROMPTS[choice.verb](choice, snapshot.view, t) for choice in snapshot.view.choices)
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
    """Every card as a button; too many legal ones become a menu.

    Only the legal ones where the hand is large, or shown by emojis, which part them from the others.
    """
    held = [played for card in hand for played in ROLES.get(card, (card,))]
    if len(held) > MOST_BUTTONS or all(picture(card, t) for card in hand):
        held = [card for card in held if card in choice.items]
    if len(held) > MOST_BUTTONS:
        return _menu("play", (_line(card, t, gloss(card, t)) for card in held), t("panel-play-menu"))
    return Row(tuple(_card(card, choice, t) for card in held), BESIDE if len(held) <= FEW else ROW_WIDTH)


def _card(card: Card, choice: Choice, t: Texts) -> Button:
    """A card as a button that can be pressed only when it may be played."""
    legal = card in choice.items
    style: Style = "primary" if legal else "secondary"
    action = str(Action("play", (card,)))
    return Button(label(card, t), action, style, symbol(card, t), not legal, full(card, t))


def _line(card: Card, t: Texts, note: str = "") -> Option:
    return Option(full(card, t), CODES[card], note, emoji=symbol(card, t))


def _lead(choice: Choice, snapshot: Snapshot, hand: Sequence[Card], t: Texts) -> Block:
    """The reader first, then the others in the order of seats."""
    me = {snapshot.seat: t("panel-rosie-self")} if snapshot.seat is not None else {}
    names = {**me, **{seat: snapshot.occupants[seat].name for seat in choice.items if seat not in me}}
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
        points = signed(worth(view, bid + by))
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


def _ask_bid(choice: Choice, view: View, t: Texts) -> str:
    """What a trick is, and what bids are worth unless a load decides that; or that a bid may be changed."""
    if choice.chosen is not None:
        return t("panel-bid-changeable")
    lines = taught(view, t)
    lines = lines if view.round <= LEARNING else lines[1:]
    return "\n".join(f"-# {line}" for line in lines)


def taught(view: View, t: Texts) -> list[str]:
    """Return what a trick is and what bids are worth, line by line, for somebody new to the game."""
    destroys = {"kraken", "whale"} & set(view.options.expansions)
    lines = [t("sk-what-trick", leviathans="yes" if destroys else "no")]
    return lines if view.options.cannon_loads else [*lines, *_worth(view, t)]


def bid_line(view: View, t: Texts) -> list[str]:
    """Return what bids are worth in one line (SK-8.4, SK-9.2); [] where a load decides that."""
    if view.options.cannon_loads:
        return []
    if view.options.scoring == "rascal":
        full, half = hits("grapeshot", view.dealt)
        return [t("sk-bid-line-rascal", full=full, half=half)]
    return [t("sk-bid-line", zero=-missed_zero(view.dealt))]


def advice(view: View, t: Texts, *, novice: bool) -> str:
    """Return whether nothing of the hand would win, or why any card may be played; "" for nothing to say."""
    choice = next((choice for choice in view.choices if choice.verb == "play"), None)
    if choice is None or len(view.hand) == 1:
        return ""
    if view.trick and _beaten(choice, view):
        last = len(view.trick) + 1 == view.seats + (view.ghost is not None)
        return t("panel-none-beats-last" if last else "panel-none-beats")
    all_free = len(view.hand) == len({HELD[card] for card in choice.items})
    return _why_free(view, t) if novice and all_free else ""


def _worth(view: View, t: Texts) -> list[str]:
    """SK-8.4, SK-9.2: with the cards of this round, line by line."""
    if view.options.scoring == "rascal":
        full, half = hits("grapeshot", view.dealt)
        return [t("sk-why-bid-rascal", full=full, half=half)]
    return [t("sk-why-bid"), t("sk-why-bid-wrong"), t("sk-why-bid-zero", zero=-missed_zero(view.dealt))]


def _ask_play(choice: Choice, view: View, t: Texts) -> str:
    """SK-6.2: why any of several cards may be played, if so; and whether none of them would be ahead."""
    if len(view.hand) == 1:
        return ""
    all_free = len(view.hand) == len({HELD[card] for card in choice.items})
    told = [_why_free(view, t)] if all_free else []
    if view.trick and _beaten(choice, view):
        # SK-10: Graybeard's ghost plays as well.
        last = len(view.trick) + 1 == view.seats + (view.ghost is not None)
        told.append(t("panel-none-beats-last" if last else "panel-none-beats"))
    return " ".join(told)


def _why_free(view: View, t: Texts) -> str:
    """SK-6.2 to SK-6.4: why any card may be played."""
    if not view.trick:
        return t("panel-free-lead")
    decides = opening((card for _, card in view.trick), view.options)
    if decides is None:
        return t("panel-free-open")
    if KIND[decides] != NUMBER:
        key = "panel-free-began" if decides == view.trick[0][1] else "panel-free-before"
        return t(key, kind=KINDS[KIND[decides]])
    if any(KIND[card] == NUMBER and SUIT[card] == SUIT[decides] for card in view.hand):
        return t("panel-free-all")
    return t("panel-free-void", suit=t(f"suit-{SUITS[SUIT[decides]]}-of"))


def _beaten(choice: Choice, view: View) -> bool:
    """SK-7: whether a card is ahead and stays so, whichever of the cards that may be played comes next."""
    cards, rules = [card for _, card in view.trick], EDITIONS[view.options.edition].rules
    best, *_ = decided(cards, rules)
    return best is not None and all(decided([*cards, card], rules)[0] == best for card in choice.items)


def _ask_load(choice: Choice, view: View, t: Texts) -> str:
    """What each load would be worth, what becomes of bonuses, and until when that is open."""
    lines = [f"- {line}" for line in loads(view, t, zero=not _own_bid(view))]
    asked = t("panel-load" if choice.chosen is None else "panel-load-changeable")
    # Without the empty line, Discord sets what follows a list as if it were part of its last item.
    return "\n".join([asked, *lines, "", f"-# {t('panel-load-bonus')}"])


def loads(view: View, t: Texts, *, zero: bool = False) -> list[str]:
    """SK-9.7, SK-9.8: what each load is worth with the cards of this round, a line each; `zero`: bid none."""
    (direct, near), (ball, _) = hits("grapeshot", view.dealt), hits("cannonball", view.dealt)
    return [
        t("panel-load-why", full=direct, half=near, zero="yes" if zero else "no"),
        t("panel-load-ball", ball=ball),
    ]


def _ask_discard(choice: Choice, view: View, t: Texts) -> str:
    drawn = ", ".join(full(card, t) for card in view.drawn)
    return t("panel-bendt", cards=drawn, count=choice.least)


def _ask_adjust(choice: Choice, view: View, t: Texts) -> str:
    """SK-12.7: how the bid stands, all tricks played; what may be changed, and what the buttons tell."""
    won = view.won[view.seat] if view.seat is not None else 0
    asked = t("panel-harry", bid=_own_bid(view), won=won)
    return f"**{asked}**\n{t('panel-harry-why')}\n-# {t('panel-harry-points')}"


_PROMPTS: Final[Mapping[str, Callable[[Choice, View, Texts], str]]] = {
    "bid": _ask_bid,
    "load": _ask_load,
    "play": lambda choice, view, t: _ask_play(choice, view, t),
    "lead": lambda choice, view, t: t("panel-rosie"),
    "discard": _ask_discard,
    "wager": lambda choice, view, t: t("panel-rascal"),
    "adjust": _ask_adjust,
}
