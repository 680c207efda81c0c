"""The judge: cards as people type them, and what becomes of a trick of theirs."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from bot.i18n import LOCALES, Texts, escaped, texts
from bot.post import Block, Divider, Post, Text
from bot.present.presenter import GOLD, NIGHT
from bot.present.skull_king.cards import face, full, short
from bot.present.skull_king.reasons import alliances, pending_bonuses, reason
from engine.skull_king.cards import CODES, HELD, KIND, NUMBER, PIRATE, RANK, ROLES, Card
from engine.skull_king.editions import EDITIONS
from engine.skull_king.options import Options
from engine.skull_king.public import Trick
from engine.skull_king.trick import outcome

FEWEST, MOST = 2, 8
"""Cards of a trick: one from each player."""
OFFERED, LONGEST = 25, 100
"""Discord's limits for suggestions: how many, and how long each."""


class Read(NamedTuple):
    """What was typed: the cards in order, or in one sentence why that is not clear."""

    cards: tuple[Card, ...]
    trouble: str = ""


def judged(text: str, options: Mapping[str, Any], t: Texts) -> tuple[Post, bool]:
    """The ruling on a trick, and whether the cards were understood; if not, the post says what was not.

    Players are numbered in order of play. `options` are already checked.
    """
    terms = Options.of(options, FEWEST + 1)
    found = read(text, terms.edition, t)
    if found.trouble:
        return Post((Text(f"⚓ {found.trouble}"),), accent=NIGHT), False
    end = outcome(found.cards, terms)
    done = Trick(
        number=1,
        plays=tuple(enumerate(found.cards)),
        winner=end.winner,
        next_leader=end.next_leader,
        rule=end.rule,
        bonuses=end.bonuses,
        loot=end.loot,
        power=end.pirate,
        other_count=end.other_count,
    )
    laid = [f"{seat + 1}. {face(card, t)}{' ⭐' if seat == done.winner else ''}" for seat, card in done.plays]
    counting = t(f"rules-captures-{terms.character_bonus if terms.edition == 'modern' else 'edition'}")
    blocks: list[Block] = [
        Text(f"### ⚖️ {t('ruling-title')}\n" + "\n".join(laid)),
        Divider(),
        Text("\n".join(_verdict(done, t))),
        Text(f"-# {t(f'option-edition-{terms.edition}')} · {counting}"),
    ]
    return Post(tuple(blocks), accent=GOLD), True


def _verdict(done: Trick, t: Texts) -> Iterator[str]:
    def named(seat: int) -> str:
        return t("ruling-player", number=seat + 1)

    yield f"{reason(done, named, t)} ({done.rule})"
    yield from filter(None, (pending_bonuses(done, t), alliances(done, named, t)))
    if done.power is not None:
        yield t("ruling-power", card=face(done.power, t))
    if done.winner is not None:
        yield t("ruling-leads", player=named(done.next_leader))


# ---- reading what people type -------------------------------------------------------------------------


def read(text: str, edition: str, t: Texts) -> Read:
    """The cards of a comma separated list, by name in any of our languages or by code."""
    pieces = [piece for piece in text.split(",") if _squeezed(piece)]
    if not FEWEST <= len(pieces) <= MOST:
        return Read((), t("ruling-count", least=FEWEST, most=MOST))
    cards: list[Card] = []
    for piece in pieces:
        meant = _meant(piece, edition, t)
        free = [card for card in meant if HELD[card] not in {HELD[taken] for taken in cards}]
        if free:
            cards.append(free[0])
        elif meant:
            return Read((), t("ruling-twice", card=full(meant[0], t)))
        else:
            return Read((), _unknown(piece, edition, t))
    return Read(tuple(cards))


def _unknown(piece: str, edition: str, t: Texts) -> str:
    """Why one name means no card; a wild card must say what it is played as (SK-6.6, SKL-5.5)."""
    roles = [card for card in _playable(edition) if HELD[card] != card]
    if roles and _squeezed(piece) in {_squeezed(full(HELD[roles[0]], texts(code))) for code in LOCALES}:
        return t("ruling-wild", pirate=full(roles[0], t), escape=full(roles[1], t))
    return t("ruling-unknown", card=escaped(piece.strip()))


def suggestions(text: str, edition: str, t: Texts) -> list[str]:
    """The list so far with its last card completed, shortest form; ready to go on typing after a comma."""
    *before, last = text.split(",")
    taken: list[Card] = []
    kept = []
    for piece in filter(_squeezed, before):
        free = [card for card in _meant(piece, edition, t) if card not in taken]
        taken += free[:1]
        kept.append(short(free[0], t) if free else piece.strip())
    gone = {HELD[card] for card in taken}
    left = [card for card in _playable(edition) if HELD[card] not in gone]
    found = dict.fromkeys(short(card, t) for card in left if _begins(card, _squeezed(last), t))
    lists = (", ".join([*kept, name]) for name in found)
    return [one for one in lists if len(one) <= LONGEST][:OFFERED]


def _begins(card: Card, typed: str, t: Texts) -> bool:
    """True when `typed` is how one of the card's names begins, or its number."""
    if typed.isdigit():
        return KIND[card] == NUMBER and str(RANK[card]).startswith(typed)
    return any(name.startswith(typed) for name in _names(card, t))


def _meant(piece: str, edition: str, t: Texts) -> Sequence[Card]:
    """The cards a name can mean: in the reader's language, else by code, else in another language."""
    name = _squeezed(piece)
    for locale in (t.locale, *LOCALES):
        if cards := _lexicon(edition, locale).get(name):
            return cards
    return ()


@cache
def _lexicon(edition: str, locale: str) -> Mapping[str, tuple[Card, ...]]:
    t = texts(locale)
    found: dict[str, tuple[Card, ...]] = {}
    for card in _playable(edition):
        for name in _names(card, t):
            found[name] = (*found.get(name, ()), card)
    return found


@cache
def _playable(edition: str) -> tuple[Card, ...]:
    """Every card of an edition as it is played, expansions too; specials first, high numbers before low."""
    rules = EDITIONS[edition]
    box = [*rules.deck, *(card for group in rules.expansions.values() for card in group)]
    played = [role for card in box for role in ROLES.get(card, (card,))]
    return tuple(sorted(played, key=lambda card: (KIND[card] == NUMBER, -RANK[card], card)))


def _names(card: Card, t: Texts) -> Iterable[str]:
    """Everything a card may be called, squeezed; a named pirate also after the word pirate."""
    names = {short(card, t), full(card, t), CODES[card]}
    if KIND[card] == PIRATE and HELD[card] == card:
        names.add(f"{t('card-pirate')} {short(card, t)}")
    return {_squeezed(name) for name in names}


def _squeezed(name: str) -> str:
    """Letters and digits only, without case or accents: what two spellings of a name have in common."""
    flat = unicodedata.normalize("NFKD", name.casefold())
    return "".join(char for char in flat if char.isalnum() and not unicodedata.combining(char))
