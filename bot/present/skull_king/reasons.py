"""The outcome of a trick in sentences: the winner and why, the bonuses, and any pirate's power."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from bot.present.names import player_name
from bot.present.presenter import format_signed
from bot.present.skull_king.cards import NAMED, faces, label
from bot.present.skull_king.signs import insert_emojis
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.skull_king.cards import (
    BENDT,
    CODES,
    ESCAPE,
    HARRY,
    HELD,
    JUANITA,
    KIND,
    KING,
    KRAKEN,
    LOOT,
    MERMAID,
    NUMBER,
    PIRATE,
    RANK,
    RASCAL,
    ROSIE,
    SUIT,
    SUITS,
    TIGRESS,
    TRUMP,
    WHALE,
    Card,
)
from engine.skull_king.editions import EDITIONS
from engine.skull_king.public import Bonus, Trick, View
from engine.skull_king.trick import find_winner

_ARTICLES: Final = {NUMBER: "number", MERMAID: "mermaid", KING: "king"}
"""Kinds of cards without a personal name, for which a language may need an article."""

_WINNERS: Final = {MERMAID: "mermaid", KING: "king", PIRATE: "pirate", ESCAPE: "escape", LOOT: "loot"}
"""Kinds of cards that win tricks and have no personal name."""

Names: TypeAlias = Callable[[Seat], str]
"""Function from a seat to its player's name, escaped for running text."""


def names(snapshot: Snapshot, t: Texts, own: str = "") -> Names:
    """Return a function from a seat to its player's name; the third seat of two players is Graybeard (SK-10).

    `own` is the locale key of the word that replaces the reader's own name.
    """
    known = {len(snapshot.occupants): t("ghost")} | (
        {snapshot.seat: t(own)} if own and snapshot.seat is not None else {}
    )
    return lambda seat: known.get(seat) or player_name(snapshot, seat, t)


def reason(
    done: Trick, named: Names, t: Texts, *, last: bool = False, me: Seat | None = None, before: bool = False
) -> str:
    """Return who took a trick and why, and who leads next where that is not obvious.

    Nobody leads after the `last` trick. `me` is the reader's seat, addressed as "you". `before` introduces
    `done` as the previous trick.
    """
    kinds = [KIND[card] for _, card in done.plays]
    leviathans = [t("why-second-leviathan")] if KRAKEN in kinds and WHALE in kinds else []
    if done.winner is None:
        by = "kraken" if done.rule == "SK-7.2" else "whale"
        sentences = [*leviathans, t(f"why-destroyed-{by}")]
        if not last:
            sentences.append(_next_leader(by, done.next_leader, named, t, me))
        return " ".join(sentences)
    card = next(card for seat, card in done.plays if seat == done.winner)
    suit = t(f"suit-{SUITS[SUIT[card]]}-of") if KIND[card] == NUMBER else ""
    why = t(f"why-{_reason_key(done, card, kinds)}", card=taker(card, t), suit=suit)
    if done.winner == me:
        taken = t("sk-took-last-you" if before else "sk-taken-you", why=why)
    else:
        taken = t("sk-took-last" if before else "sk-taken", player=named(done.winner), why=why)
    return " ".join([*leviathans, taken])


def _next_leader(by: str, seat: Seat, named: Names, t: Texts, me: Seat | None) -> str:
    """Return who leads the trick after one that a leviathan destroyed."""
    return t(f"why-next-{by}-you") if seat == me else t(f"why-next-{by}", next=named(seat))


def taker(card: Card, t: Texts) -> str:
    """Return the card that took a trick, with an article unless it is a number card, for a sentence."""
    held = HELD[card]
    kind = "" if card in NAMED or held != card else _WINNERS.get(KIND[card], "")
    return t("sk-winning-card", kind="tigress" if held == TIGRESS else kind, card=label(card, t))


def _reason_key(done: Trick, card: Card, kinds: Sequence[int]) -> str:
    kind = KIND[card]
    if done.rule == "SK-7.3":
        ranks = [RANK[played] for _, played in done.plays]
        return "whale-first" if ranks.count(RANK[card]) > 1 else "whale"
    if kind == KING:
        # In the older edition the king also captures Scary Mary played as an escape (R-SKL-07).
        return "king-pirate" if PIRATE in kinds or _captures(done) else "king"
    if kind == MERMAID:
        return "mermaid-king" if KING in kinds else "mermaid-first" if kinds.count(MERMAID) > 1 else "mermaid"
    if kind == PIRATE:
        first = "-first" if kinds.count(PIRATE) > 1 else ""
        # In the older edition a pirate beats a mermaid, but earns nothing for her (SKL-6.8).
        return f"pirate-mermaid{first}" if _captures(done) else f"pirate{first}"
    if kind == NUMBER:
        if SUIT[card] == TRUMP:
            return "trump"
        # After an escape, the first number sets the suit (SK-6.3).
        suit = "suit" if kinds[0] == NUMBER else "first-suit"
        return "only-number" if kinds.count(NUMBER) == 1 else suit
    return "escapes"


def unfinished_trick_reason(view: View, t: Texts) -> str:
    """Return why the leading card is ahead in the unfinished trick, and what would change that."""
    cards = [card for _, card in view.trick]
    kinds = [KIND[card] for card in cards]
    best, _, rule = find_winner(cards, EDITIONS[view.options.edition].rules)
    if best is None:
        return t("sk-open-kraken" if rule == "SK-7.2" else "sk-open-whale-alone")
    if rule == "SK-7.3":
        return t("sk-open-whale")
    if KIND[cards[best]] != NUMBER:
        return t(f"sk-open-{_leader_key(KIND[cards[best]], kinds)}")
    suit = SUIT[cards[best]]
    key = "trump" if suit == TRUMP else "suit" if kinds[0] == NUMBER else "first-suit"
    sentence = t(f"sk-open-{key}", suit=t(f"suit-{SUITS[suit]}-of"))
    return sentence[0].upper() + sentence[1:]


def _leader_key(kind: int, kinds: Sequence[int]) -> str:
    """Return the locale key for the leading card: its kind, and whether it is the first of several.

    The rules are SK-7.4 to SK-7.6 and SK-7.9.
    """
    if kind == KING:
        return "king"
    if kind == PIRATE:
        return "pirate-first" if kinds.count(PIRATE) > 1 else "pirate"
    if kind == MERMAID:
        first = "-first" if kinds.count(MERMAID) > 1 else ""
        return "mermaid-king" if KING in kinds else f"mermaid{first}"
    return "escape-first" if len(kinds) > 1 else "escape"


def _captures(done: Trick) -> list[Bonus]:
    return [bonus for bonus in done.bonuses if KIND[bonus.cards[0]] != NUMBER]


def bonus_words(bonus: Bonus, t: Texts) -> str:
    """Return one captured bonus with its reason and points: `Skull King captured +40`."""
    return t("bonus-captured", cards=faces(bonus.cards, t), points=format_signed(bonus.points))


def bonus_taken(bonus: Bonus, t: Texts) -> str:
    """Return a bonus of a scored round with the captured cards: `the Mermaid: +20`."""
    kind = _ARTICLES.get(KIND[bonus.cards[0]], "") if len(bonus.cards) == 1 else ""
    return t("bonus-took", cards=faces(bonus.cards, t), points=format_signed(bonus.points), kind=kind)


def pending_bonuses(done: Trick, t: Texts, *, halves: bool = False) -> str:
    """Return the bonuses that a finished trick may bring its winner, and their condition; "" for none.

    If several cards were captured at once, say how they count (R-SK-10). `halves` says that a bid missed by
    one pays half (SK-9.5).
    """
    if not done.bonuses:
        return ""
    words = ", ".join(bonus_words(bonus, t) for bonus in done.bonuses)
    sentences = [t("bonus-if-near" if halves else "bonus-if-exact", bonuses=words)]
    if several := next((bonus for bonus in _captures(done) if len(bonus.cards) > 1), None):
        if done.other_count is None:
            sentences.append(t("bonus-counting-edition"))
        else:
            counting = "per-trick" if several.points < done.other_count else "per-card"
            sentences.append(t(f"bonus-counting-{counting}", other=format_signed(done.other_count)))
    return " ".join(sentences)


def alliances(done: Trick, named: Names, t: Texts, *, me: Seat | None = None) -> str:
    """Return who is allied through this trick's loot, or that nobody is; "" without loot (SK-11.4f).

    `me` is the seat of the reader, who is addressed as "you".
    """
    lines = []
    for ally, other in done.loot:
        if me in (ally, other):
            lines.append(t("alliance-made-you", ally=named(other if me == ally else ally)))
        else:
            lines.append(t("alliance-made", one=named(ally), two=named(other)))
    looters = sum(KIND[card] == LOOT for _, card in done.plays)
    if looters > len(lines) and done.winner is not None:
        lines.append(t("alliance-none-other" if lines else "alliance-none"))
    return insert_emojis("\n".join(lines), t)


def describe_power(view: View, named: Names, t: Texts) -> str:
    """Return what the power of the last trick's pirate did or requires; "" without a power (SK-12).

    The power's owner, and the player whom Rosie names, are addressed as "you" in their panels.
    """
    done = view.last_trick
    if done is None or done.power is None or done.winner is None or not view.tricks:
        return ""
    return insert_emojis(_power_sentence(view, done, done.winner, done.power, named, t), t, done.power)


def _power_sentence(view: View, done: Trick, winner: Seat, power: Card, named: Names, t: Texts) -> str:
    player, pirate = named(winner), CODES[power].removeprefix("pirate-")
    used = next((power_used for power_used in view.used if power_used.pirate == power), None)
    you = "-you" if winner == view.seat else ""
    if power == HARRY:
        return "" if used is not None else t(f"power-harry{you}", player=player)
    if view.power == power:
        return t(f"power-{pirate}-due{you}", player=player)
    if used is None:
        late = done.number == view.dealt
        return (
            t("power-late", card=label(power, t)) if late else t(f"power-bendt{you}", player=player, count=0)
        )
    if power == ROSIE:
        if used.value == winner:
            return t(f"power-rosie-kept{you}", player=player)
        suffix = "-named" if used.value == view.seat else you
        return t(f"power-rosie{suffix}", player=player, named=named(used.value))
    if power in (BENDT, JUANITA):
        return t(f"power-{pirate}{you}", player=player, count=used.value)
    assert power == RASCAL
    return t(f"power-rascal{you}", player=player, wager=used.value)
