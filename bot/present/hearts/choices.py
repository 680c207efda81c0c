"""The moves open to a seat, as buttons and menus that fit both a panel and a direct message."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from bot.present.hearts.aims import card_restriction
from bot.present.hearts.snapshot import Snapshot
from bot.present.names import player_name
from bot.present.play.french import (
    NAMES,
    SIGNS,
    card_in_sentence,
    definite,
    full_name,
    label,
    picture,
    short,
    suit_of,
    suits,
)
from bot.present.play.last_cards import plays_itself
from bot.present.post import ROW_WIDTH, Block, Button, Menu, Option, Row, Style
from bot.texts.sentences import Texts
from engine.core import Choice, Seat
from engine.french import CODES, SUIT, SUITS, Card
from engine.hearts.public import Action, View, pass_recipient

MOST_ROWS: Final = 4
"""Most rows of cards; a direct message needs its fifth row for tools."""
MOST_BUTTONS: Final = MOST_ROWS * ROW_WIDTH
BESIDE: Final = 3
"""Cards that fit side by side on a phone."""
ROOMY: Final = 13
"""Most cards that a panel shows in rows of `BESIDE`, because a message may have only 40 components."""


def blocks(snapshot: Snapshot, hand: Sequence[Card], t: Texts) -> list[Block]:
    """Return buttons or menus for the moves open to the seat, cards in the order of `hand`.

    `hand` is in its player's preferred order. A last card that the bot plays automatically is not offered.
    """
    if plays_itself(snapshot):
        return []
    return [
        block for choice in snapshot.view.choices for block in _BLOCKS[choice.verb](choice, snapshot, hand, t)
    ]


def task(snapshot: Snapshot, t: Texts) -> str:
    """Return in one line what the seat whose turn it is has to do."""
    choice = next(choice for choice in snapshot.view.choices if choice.verb in _ASKED)
    return _ASKED[choice.verb](choice, snapshot, t)


def prompt(snapshot: Snapshot, t: Texts) -> str:
    """Return how the seat chooses, or the choice that the seat made and may change; "" otherwise."""
    prompts = (_PROMPTS[choice.verb](choice, snapshot, t) for choice in snapshot.view.choices)
    return "\n".join(line for line in prompts if line)


# ---- by verb ------------------------------------------------------------------------------------------


def _lines(cards: Iterable[Card], chosen: Sequence[Card], t: Texts) -> tuple[Option, ...]:
    shown = {card: picture(card, t) for card in cards}
    return tuple(
        Option(
            full_name(card, t) if t.in_words or emoji else f"{short(card, t)} · {full_name(card, t)}",
            CODES[card],
            chosen=card in chosen,
            emoji=emoji or None,
        )
        for card, emoji in shown.items()
    )


def _pass(choice: Choice, snapshot: Snapshot, hand: Sequence[Card], t: Texts) -> list[Block]:
    lines = _lines(hand, choice.chosen or (), t)
    asked = t("hearts-pass-menu", player=snapshot.occupants[receiver(snapshot)].name)
    return [Menu("pass", lines, asked, choice.least, choice.most)]


def _change(choice: Choice, snapshot: Snapshot, hand: Sequence[Card], t: Texts) -> list[Block]:
    lines = _lines((card for card in hand if card in choice.items), (), t)
    return [Menu("change", lines, t("hearts-change-menu", card=definite(last_card(snapshot.view), t)))]


def _play(choice: Choice, snapshot: Snapshot, hand: Sequence[Card], t: Texts) -> list[Block]:
    """Return a button for every card; with too many legal cards, the buttons of one suit at a time.

    Illegal cards of a large hand, or of a hand whose cards all have emojis, get no button, because the panel
    lists them.
    """
    parted = len(hand) > MOST_BUTTONS or all(picture(card, t) for card in hand)
    cards = [card for card in hand if card in choice.items or not parted]
    if _too_many(choice):
        return _page(cards, choice, snapshot, t)
    if all(picture(card, t) for card in cards) and len(cards) <= ROOMY:
        return [Row(tuple(_card(card, choice, t) for card in cards), BESIDE)]
    piles = suits(cards)
    rows = sum(-(-len(pile) // ROW_WIDTH) for pile in piles)
    if snapshot.preferences.hand_order == "rank" or rows > MOST_ROWS:
        piles = [cards]
    return [Row(tuple(_card(card, choice, t) for card in pile)) for pile in piles]


def _too_many(choice: Choice) -> bool:
    """Return whether the legal cards outnumber the buttons, so that the reader opens one suit at a time."""
    return len(choice.items) > MOST_BUTTONS


def _page(cards: Sequence[Card], choice: Choice, snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return a button for each suit, and below them the cards of the suit that is open."""
    piles = suits(cards)
    wanted = SUITS.find(snapshot.page) if snapshot.page else -1
    opened = next((pile for pile in piles if SUIT[pile[0]] == wanted), piles[0])
    turning = tuple(_suit(SUIT[pile[0]], len(pile), t, opened=pile is opened) for pile in piles)
    return [Row(turning), Row(tuple(_card(card, choice, t) for card in opened))]


def _suit(suit: int, held: int, t: Texts, *, opened: bool) -> Button:
    """Return the button that opens a suit: its emoji and name, or its sign, and the number of its cards."""
    words = t("hearts-words-suit", suit=t(f"suit-{NAMES[suit]}"), count=held)
    emoji = t.emoji(f"suit_{NAMES[suit]}")
    label = words if emoji else f"{SIGNS[suit]} {held}"
    action = f"@page {SUITS[suit]}"
    return Button(label, action, "success" if opened else "secondary", emoji or None, words=words)


def _card(card: Card, choice: Choice, t: Texts) -> Button:
    """Return a card's button, enabled if it may be played.

    The button is never red, because a red suit sign would be invisible on it.
    """
    legal = card in choice.items
    style: Style = "primary" if legal else "secondary"
    action = str(Action("play", (card,)))
    return Button(label(card, t), action, style, picture(card, t) or None, not legal, full_name(card, t))


_BLOCKS: Final[Mapping[str, Callable[[Choice, Snapshot, Sequence[Card], Texts], list[Block]]]] = {
    "pass": _pass,
    "play": _play,
    "change": _change,
}


# ---- what is asked ------------------------------------------------------------------------------------


def receiver(snapshot: Snapshot) -> int:
    """Return the seat that receives the cards passed by this seat (H-2.3)."""
    view: View = snapshot.view
    return pass_recipient(view.direction, _choosing_seat(snapshot), view.seats)


def _choosing_seat(snapshot: Snapshot) -> Seat:
    """Return the seat that has the choices; a spectator has none."""
    assert snapshot.seat is not None
    return snapshot.seat


def last_card(view: View) -> Card:
    """Return the most recent card of the unfinished trick."""
    return view.trick[-1][1]


def _ask_pass(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    return t("hearts-ask-pass", player=player_name(snapshot, receiver(snapshot), t))


def _ask_play(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    if len(snapshot.view.hand) == 1:
        return t("head-last-itself" if plays_itself(snapshot) else "head-last-you")
    key, suit = card_restriction(choice, snapshot.view)
    if key == "follow" and len(choice.items) == 1:
        return t("hearts-ask-only", card=definite(choice.items[0], t))
    return t(f"hearts-ask-{key}", suit=suit_of(suit, t))


_ASKED: Final[Mapping[str, Callable[[Choice, Snapshot, Texts], str]]] = {
    "pass": _ask_pass,
    "play": _ask_play,
}


def _pass_prompt(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    if choice.chosen is None:
        return ""
    return t("hearts-ask-pass-changeable", player=player_name(snapshot, receiver(snapshot), t))


def _play_prompt(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    return f"-# {t('hearts-ask-suit')}" if _too_many(choice) else ""


def _change_prompt(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    view: View = snapshot.view
    return "-# " + t(
        "hearts-ask-change",
        card=card_in_sentence(last_card(view), t),
        left=view.changes[_choosing_seat(snapshot)],
    )


_PROMPTS: Final[Mapping[str, Callable[[Choice, Snapshot, Texts], str]]] = {
    "pass": _pass_prompt,
    "play": _play_prompt,
    "change": _change_prompt,
}
