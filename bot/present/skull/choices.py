"""What a seat may do, as buttons and menus that fit a panel and a direct message alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.present.names import who
from bot.present.post import Block, Button, Menu, Option, Row, Style
from bot.present.skull import mats
from bot.present.skull.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Choice
from engine.skull.discs import CODES, ROSE, SKULL
from engine.skull.public import Action, View

MOST_NUMBERS: Final = 10
"""Two rows of buttons; more numbers become a menu, so that a direct message has room for the rest."""


def blocks(snapshot: Snapshot, t: Texts) -> list[Block]:
    """One block for each thing the seat may do now."""
    return [_BLOCKS[choice.verb](choice, snapshot, t) for choice in snapshot.view.choices]


def asked(snapshot: Snapshot, t: Texts) -> str:
    """What the seat that is to act is asked, on one line."""
    choice = next(choice for choice in snapshot.view.choices if choice.verb != "show")
    return _ASKED[choice.verb](choice, snapshot, t)


def prompt(snapshot: Snapshot, t: Texts) -> str:
    """How and why the seat is asked that, or what it has answered; "" when there is nothing to do."""
    view: View = snapshot.view
    open_ = [choice for choice in view.choices if choice.verb != "show"]
    lines = [_PROMPTS[open_[0].verb](open_[0], snapshot, t)] if open_ else []
    if len(open_) < len(view.choices):
        lines.append(f"-# {t('skull-may-show')}")
    return "\n".join(lines)


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
    """Discs by name; positions of discs that lie face down by number."""
    buttons = []
    for item in choice.items:
        if item in (ROSE, SKULL):
            assert snapshot.seat is not None
            disc, sign = mats.name(item, t), mats.sign(mats.mat(snapshot, snapshot.seat), item, t)
            label = _disc(item, choice, snapshot, t)
        else:
            challenger = mats.mat(snapshot, snapshot.view.bets[-1].challenger)
            disc = label = str(item + 1)
            sign = mats.back(challenger, t)
        words = t("skull-words-place" if choice.verb == "place" else "skull-words-lose", disc=disc)
        chosen = choice.chosen == (item,)
        style: Style = "primary" if choice.chosen is None else "secondary"
        buttons.append(_button(choice.verb, item, label, style, sign, chosen, words))
    return Row(tuple(buttons))


def _disc(item: int, choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    """A disc by name; beside the numbers of a challenge, what is done with it."""
    adding = choice.verb == "place" and snapshot.view.phase == "turn"
    return t(f"skull-add-{CODES[item]}") if adding else mats.name(item, t)


def _numbers(choice: Choice, snapshot: Snapshot, t: Texts) -> Block:
    key = "skull-words-raise" if snapshot.view.calls else "skull-words-challenge"
    words = {number: t(key, count=number) for number in choice.items}
    if len(words) <= MOST_NUMBERS:
        labels = {n: t("skull-roses", number=n) for n in words}
        return Row(tuple(_button("challenge", n, labels[n], words=words[n]) for n in words))
    lines = tuple(Option(words[n] if t.in_words else t("skull-roses", number=n), str(n)) for n in words)
    return Menu("challenge", lines, t("skull-challenge-menu"))


def _pass(choice: Choice, snapshot: Snapshot, t: Texts) -> Row:
    return Row((Button(t("button-pass"), str(Action("pass")), "primary"),))


def _seats(choice: Choice, snapshot: Snapshot, t: Texts) -> Row:
    """Mats or players by name, each with its emblem, or in words with its mat."""
    return Row(
        tuple(
            _button(
                choice.verb,
                seat,
                t("skull-flip-own") if seat == snapshot.seat else snapshot.occupants[seat].name,
                emoji=mats.picture(mats.mat(snapshot, seat), t, snapshot.view.won[seat]),
                words=mats.label(snapshot, seat, t),
            )
            for seat in choice.items
        )
    )


def _show(choice: Choice, snapshot: Snapshot, t: Texts) -> Row:
    """SR-4.6: only the owner reads these labels."""
    view: View = snapshot.view
    return Row(
        tuple(
            _button(
                "show",
                place,
                t("button-show-disc", disc=mats.name(view.laid[place], t), place=place + 1),
                "secondary",
                "👁️",
            )
            for place in choice.items
        )
    )


_BLOCKS: Final[Mapping[str, Callable[[Choice, Snapshot, Texts], Block]]] = {
    "place": _discs,
    "lose": _discs,
    "challenge": _numbers,
    "pass": _pass,
    "flip": _seats,
    "first": _seats,
    "show": _show,
}


# ---- what is asked ------------------------------------------------------------------------------------


def _ask_lose(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    bet = snapshot.view.bets[-1]
    if bet.skull == bet.challenger:
        return t("skull-ask-lose")
    return t("skull-ask-pick", player=who(snapshot, bet.challenger))


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


def _told_place(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    view: View = snapshot.view
    if view.phase != "place":
        return t("skull-how-turn", total=sum(view.heights))
    if choice.chosen is not None:
        return t("skull-ask-first-changeable", disc=mats.name(choice.chosen[0], t))
    return t("skull-how-first-disc")


def _told_challenge(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    view: View = snapshot.view
    total = sum(view.heights)
    if not view.calls:
        return t("skull-how-must", total=total)
    assert view.challenger is not None
    return t("skull-how-raise", player=who(snapshot, view.challenger), number=view.number, total=total)


def _told_lose(choice: Choice, snapshot: Snapshot, t: Texts) -> str:
    bet = snapshot.view.bets[-1]
    if bet.skull == bet.challenger:
        return t("skull-how-lose")
    return t("skull-how-pick", player=who(snapshot, bet.challenger), count=len(choice.items))


_PROMPTS: Final[Mapping[str, Callable[[Choice, Snapshot, Texts], str]]] = {
    "place": _told_place,
    "challenge": _told_challenge,
    "flip": lambda choice, seen, t: t("skull-to-go", count=mats.left_to_flip(seen.view)),
    "lose": _told_lose,
    "first": lambda choice, seen, t: t("skull-how-first"),
}

NUMBER_RULES: Final = frozenset({"SR-3.1", "SR-3.2"})
"""Rules whose refusal leaves numbers; those of all others leave discs."""


def left(rule: str, items: Sequence[int], t: Texts) -> str:
    """What a refusal by `rule` leaves to choose from, in words."""
    if rule not in NUMBER_RULES:
        return mats.names(items, t)
    # SR-3.1, SR-3.2: numbers follow each other without a gap.
    return str(items[0]) if len(items) == 1 else f"{items[0]}–{items[-1]}"
