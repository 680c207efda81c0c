"""The moves open to a seat, as buttons and menus that fit both a panel and a direct message."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.present.names import player_name
from bot.present.play.tabletop import shows_picture
from bot.present.post import Block, Button, Link, Menu, Option, Row, Style
from bot.present.skull import mats
from bot.present.skull.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Choice
from engine.skull.discs import CODES, ROSE, SKULL
from engine.skull.public import Action, View

MOST_NUMBERS: Final = 10
"""Most numbers that become buttons, two rows of them.

More numbers become a menu, so that a direct message keeps room for its other rows.
"""
PAIR: Final = 2
"""Discs and players whose buttons fit side by side on a phone."""
SIDE_BY_SIDE: Final = 3
"""Claims whose buttons fit side by side on a phone, if their labels are no longer than `SHORT`."""
SHORT: Final = 8
"""Most letters of a claim's label with which `SIDE_BY_SIDE` buttons fit."""


def blocks(snapshot: Snapshot, t: Texts) -> tuple[list[Block], list[Block]]:
    """Return a block for each kind of required move, and for each kind of optional move."""
    asked = [choice for choice in snapshot.view.choices if choice.verb != "show"]
    free = [choice for choice in snapshot.view.choices if choice.verb == "show"]
    rows = _joined([_BLOCKS[choice.verb](choice, snapshot, t) for choice in asked])
    return rows, [_show(choice, snapshot, t) for choice in free]


def _joined(rows: list[Block]) -> list[Block]:
    """Return the blocks with the buttons of claims and passing joined into one row."""
    match rows:
        case [Row(claims, width), Row(passing)] if _has_move("pass", passing):
            return [Row((*claims, *passing), width)]
    return rows


def _has_move(verb: str, buttons: Sequence[Button | Link]) -> bool:
    """Return whether one of these buttons makes the move `verb`."""
    return any(isinstance(button, Button) and button.action.split()[0] == verb for button in buttons)


def task(snapshot: Snapshot, t: Texts) -> str:
    """Return in one line what the seat whose turn it is has to do."""
    choice = next(choice for choice in snapshot.view.choices if choice.verb != "show")
    return _ASKED[choice.verb](choice, snapshot, t)


def task_reason(snapshot: Snapshot, t: Texts) -> str:
    """Return the discs on the table or the seat's own answer; for novices, also the reason for the task.

    Return "" if there is nothing to do or to say.
    """
    open_ = [choice for choice in snapshot.view.choices if choice.verb != "show"]
    return _WHY[open_[0].verb](open_[0], snapshot, t) if open_ else ""


def short(snapshot: Snapshot, t: Texts) -> str:
    """Return in a few words what the seat whose turn it is has to do."""
    view: View = snapshot.view
    verbs = [choice.verb for choice in view.choices]
    if view.phase == "turn" and "place" not in verbs:
        return t("skull-short-must")
    if view.phase == "flip" and next(iter(view.choices)).items == (snapshot.seat,):
        return t("skull-short-flip-own")
    if view.phase == "lose" and view.bets[-1].skull != view.bets[-1].challenger:
        return t("skull-short-pick", player=player_name(snapshot, view.bets[-1].challenger, t))
    return t(f"skull-short-{view.phase}", number=view.number)


def rule_hint(snapshot: Snapshot, t: Texts) -> str:
    """Return the rule of laying or claiming for a novice; "" for other readers and moves.

    The rule is in large letters while the reader may raise the claim.
    """
    view: View = snapshot.view
    if not snapshot.novice or snapshot.seat not in view.to_act:
        return ""
    if view.phase == "turn":
        return f"-# {t('skull-how-turn')}"
    if view.phase != "bid":
        return ""
    return f"{t('skull-how-raise')}\n-# {t('skull-how-pass', total=sum(view.heights))}"


def tip(snapshot: Snapshot, t: Texts) -> str:
    """Return for a novice the rule of claiming in one sentence; "" for other readers and moves."""
    view: View = snapshot.view
    asks = snapshot.novice and snapshot.seat in view.to_act and view.phase in ("turn", "bid")
    return t(f"skull-tip-{view.phase}") if asks else ""


def _button(
    verb: str,
    item: int,
    label: str,
    style: Style = "primary",
    emoji: str = "",
    chosen: bool = False,
    words: str | None = None,
) -> Button:
    action = str(Action(verb, (item,)))
    return Button(label, action, "success" if chosen else style, emoji or None, words=words)


# ---- by verb ------------------------------------------------------------------------------------------


def _discs(choice: Choice, snapshot: Snapshot, t: Texts) -> Row:
    """Return buttons for discs by name, or for positions of face-down discs by number."""
    buttons = []
    for item in choice.items:
        if item in (ROSE, SKULL):
            assert snapshot.seat is not None
            disc, sign = mats.name(item, t), mats.sign(mats.mat(snapshot, snapshot.seat), item, t)
            kind = CODES[item]
            label = t(f"skull-add-{kind}") if choice.verb == "place" else t(f"skull-lose-{kind}")
        else:
            challenger = mats.mat(snapshot, snapshot.view.bets[-1].challenger)
            disc = str(item + 1)
            label = t("skull-take", place=disc)
            sign = mats.back(challenger, t)
        words = t("skull-words-place" if choice.verb == "place" else "skull-words-lose", disc=disc)
        chosen = choice.chosen == (item,)
        style: Style = "primary" if choice.chosen is None else "secondary"
        buttons.append(_button(choice.verb, item, label, style, sign, chosen, words))
    return Row(tuple(buttons), PAIR)


def _numbers(choice: Choice, snapshot: Snapshot, t: Texts) -> Block:
    """Return claims as buttons, or as a menu if there are many claims or a disc may be laid instead."""
    words = {number: t("skull-words-claim", number=number) for number in choice.items}
    instead = any(other.verb == "place" for other in snapshot.view.choices)
    if len(words) <= MOST_NUMBERS and shows_picture(snapshot, t):
        # Label the first button in words, to explain the plain numbers on the others.
        first = {min(words): t("skull-claim", number=min(words))}
        labels = {number: str(number) for number in words} | first
        return Row(tuple(_button("challenge", n, labels[n], words=said) for n, said in words.items()))
    if len(words) <= MOST_NUMBERS and not instead:
        labels = {number: t("skull-claim", number=number) for number in words}
        buttons = (_button("challenge", n, labels[n], words=said) for n, said in words.items())
        return Row(tuple(buttons), SIDE_BY_SIDE if max(map(len, labels.values())) <= SHORT else PAIR)
    lines = tuple(Option(said, str(number)) for number, said in words.items())
    return Menu("challenge", lines, t("skull-or-claim" if instead else "skull-challenge-menu"))


def _pass(choice: Choice, snapshot: Snapshot, t: Texts) -> Row:
    return Row((Button(t("button-pass"), str(Action("pass")), "primary"),))


def _seats(choice: Choice, snapshot: Snapshot, t: Texts) -> Row:
    """Return buttons for mats or players by name, each with its emblem or, in words-only style, its mat."""
    return Row(
        tuple(
            _button(
                choice.verb,
                seat,
                _seat_label(choice.verb, snapshot, seat, t),
                emoji=mats.picture(mats.mat(snapshot, seat), t, snapshot.view.won[seat]),
                words=mats.label(snapshot, seat, t),
            )
            for seat in choice.items
        ),
        PAIR,
    )


def _seat_label(verb: str, snapshot: Snapshot, seat: int, t: Texts) -> str:
    """Return what the button does with a mat, or with its player."""
    if verb == "first":
        return t("skull-starts", player=snapshot.occupants[seat].name)
    if seat == snapshot.seat:
        return t("skull-flip-own")
    return t("skull-flip-of", player=snapshot.occupants[seat].name)


def _show(choice: Choice, snapshot: Snapshot, t: Texts) -> Menu:
    """Return the owner's private menu of discs to show (SR-4.6); equal discs are offered only once."""
    view: View = snapshot.view
    places = {view.laid[place]: place for place in reversed(choice.items)}
    lines = (
        Option(t(f"skull-show-{CODES[disc]}"), str(places[disc])) for disc in (ROSE, SKULL) if disc in places
    )
    return Menu("show", tuple(lines), t("skull-may-show"), is_optional=True)


_BLOCKS: Final[Mapping[str, Callable[[Choice, Snapshot, Texts], Block]]] = {
    "place": _discs,
    "lose": _discs,
    "challenge": _numbers,
    "pass": _pass,
    "flip": _seats,
    "first": _seats,
}


# ---- what is asked ------------------------------------------------------------------------------------


def _ask_lose(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    bet = snapshot.view.bets[-1]
    if bet.skull == bet.challenger:
        return t("skull-ask-lose")
    return t("skull-ask-pick", player=player_name(snapshot, bet.challenger, t))


_ASKED: Final[Mapping[str, Callable[[Choice, Snapshot, Texts], str]]] = {
    "place": lambda choice, seen, t: t(
        "skull-ask-first-disc" if seen.view.phase == "place" else "skull-ask-turn"
    ),
    "challenge": lambda choice, seen, t: t("skull-ask-raise" if seen.view.calls else "skull-ask-must"),
    "flip": lambda choice, seen, t: t(
        "skull-ask-flip-own" if choice.items == (seen.seat,) else "skull-ask-flip"
    ),
    "lose": _ask_lose,
    "first": lambda choice, seen, t: t("skull-ask-first"),
}


# ---- how and why --------------------------------------------------------------------------------------


def _why_place(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    view: View = snapshot.view
    if view.phase != "place":
        return _piles_in_words(snapshot, t)
    if choice.chosen is not None:
        return t("skull-ask-first-changeable", disc=mats.name(choice.chosen[0], t))
    return t("skull-how-first-disc") if snapshot.novice else ""


def _piles_in_words(snapshot: Snapshot, t: Texts) -> str:
    """Return how many discs lie on each mat that has any, the reader's first.

    Return "" if a message with all mats stands nearby.
    """
    if not snapshot.beside:
        return ""
    view: View = snapshot.view
    seats = sorted(range(view.seats), key=lambda seat: seat != snapshot.seat)
    names = (t("you").lower() if seat == snapshot.seat else player_name(snapshot, seat, t) for seat in seats)
    piles = (
        f"{name}\u00a0{view.heights[seat]}"
        for name, seat in zip(names, seats, strict=True)
        if view.heights[seat]
    )
    return t("skull-down", total=sum(view.heights), piles=", ".join(piles))


def _why_flip(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    view: View = snapshot.view
    left = mats.left_to_flip(view)
    down, _ = mats.own_pile(view)
    # SR-4.1: the challenger must flip their own discs first, so a skull on top is unavoidable.
    if SKULL in down[-left:]:
        return t("skull-how-flip-doomed")
    left_to_go = t("skull-to-go", count=left, number=view.number)
    if not snapshot.novice:
        return left_to_go
    key = "skull-how-flip-own" if choice.items == (snapshot.seat,) else "skull-how-flip"
    return f"{left_to_go} {t(key)}"


def _why_lose(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    bet = snapshot.view.bets[-1]
    if bet.skull == bet.challenger:
        return t("skull-how-lose")
    return t("skull-how-pick", player=player_name(snapshot, bet.challenger, t), count=len(choice.items))


_WHY: Final[Mapping[str, Callable[[Choice, Snapshot, Texts], str]]] = {
    "place": _why_place,
    "challenge": lambda choice, seen, t: _piles_in_words(seen, t),
    "flip": _why_flip,
    "lose": _why_lose,
    "first": lambda choice, seen, t: t("skull-how-first"),
}

NUMBER_RULES: Final = frozenset({"SR-3.1", "SR-3.2"})
"""Rules whose refusals list the numbers that are still allowed; refusals by other rules list discs."""


def remaining_choices(rule: str, items: Sequence[int], t: Texts) -> str:
    """Return what a move refused by `rule` leaves to choose from, in words."""
    if rule not in NUMBER_RULES:
        return mats.names(items, t)
    # The numbers allowed are consecutive (SR-3.1, SR-3.2).
    return str(items[0]) if len(items) == 1 else f"{items[0]}–{items[-1]}"
