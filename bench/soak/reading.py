"""Find the cards that a message names in emojis, custom_ids, values, file names, alt texts and words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.small_discord import JSON
from bot.art.catalogue import french_card, skull_king
from bot.present.play import french
from bot.present.skull_king import cards as pirates
from bot.texts.sentences import LOCALES, texts
from engine.french import CODES as FRENCH
from engine.skull_king.cards import CODES, KIND, NUMBER, RANK, SUITS

PAYS: Final = 14
"""Fourteens stand on the score sheet of any round: they prove nothing about a hand."""
UNIQUE: Final = frozenset(
    f"pirate-{name}" for name in ("rosie", "bendt", "rascal", "juanita", "harry")
) | frozenset(("tigress", "scary-mary", "skull-king", "kraken", "whale"))
"""Cards of Skull King of which there is one: they are known by drawings and codes, not by words."""
DATA: Final = Path(__file__).parents[2] / "data"
EMOJI: Final = re.compile(r"<a?:(\w+):\d+>")
_SPACES: Final = re.compile(r"[\s\u00a0\u202f]+")
_UNSEEN: Final = re.compile("[\ufe0e\ufe0f*_`]")
ITEM: Final = re.compile(r"[\w:-]+")
_PRESSED: Final = ("custom_id", "value")
ALT: Final = "alt"
"""The name under which `strings` yields the alt text of a picture."""


class MessageText(NamedTuple):
    """A text in a message and the name of its field, such as `content`, `label`, `custom_id` or `alt`."""

    name: str
    text: str


def strings(part: Any, name: str = "", *, picture: bool = False) -> Iterator[MessageText]:
    """Yield every text in a part of a message, from the top."""
    if isinstance(part, str):
        yield MessageText(ALT if picture and name == "description" else name, part)
    elif isinstance(part, list):
        for one in part:
            yield from strings(one, name, picture=picture or name in ("attachments", "items"))
    elif isinstance(part, dict):
        picture = picture or "media" in part
        for key, value in part.items():
            yield from strings(value, key, picture=picture)


def plain(text: str) -> str:
    """Return a text in lower case, without formatting, with all white space as single spaces."""
    return _SPACES.sub(" ", _UNSEEN.sub("", text)).lower()


class Cards(NamedTuple):
    """The names of a game's cards.

    drawn    codes by drawing, whose name emojis and files carry
    codes    all codes
    words    by phrase, the codes that the phrase may mean in any language
    phrase   finds a phrase of `words` in a plain text
    suits    by what opens a list of ranks in a plain text, the code pattern of the suit, `{}` for the rank
    row      finds a list of ranks: the suit, and the ranks
    ranks    the rank in a code, by its spelling in a list of ranks
    general  codes that rules may name whoever holds the card: "the queen of spades is 13 points"
    in_alt   those `general` codes that alt texts may name as well
    """

    drawn: dict[str, str]
    codes: frozenset[str]
    words: dict[str, frozenset[str]]
    phrase: re.Pattern[str]
    suits: dict[str, str]
    row: re.Pattern[str]
    ranks: dict[str, str]
    general: frozenset[str]
    in_alt: frozenset[str] = frozenset()


@cache
def cards(game: str, edition: str) -> Cards | None:
    """Return the names of all distinguishable cards, or None for a game without cards."""
    languages = [texts(locale) for locale in LOCALES]
    if game == "skull-king":
        numbered = {
            code: number
            for number, code in enumerate(CODES)
            if KIND[number] == NUMBER and RANK[number] < PAYS
        }
        return _cards(
            drawn={skull_king(code, edition): code for code in (*numbered, *UNIQUE)},
            names={
                code: {
                    said for t in languages for said in (pirates.full_name(card, t), pirates.short(card, t))
                }
                for code, card in numbered.items()
            },
            suits={t(f"suit-{suit}"): f"{suit}-{{}}" for t in languages for suit in SUITS},
            ranks={str(rank): str(rank) for rank in range(1, PAYS)},
        )
    if game == "hearts":
        letters = {code: {french.letter(card, t) for t in languages} for card, code in enumerate(FRENCH)}
        return _cards(
            drawn={french_card(code, letter): code for code in FRENCH for letter in ("", *letters[code])},
            names={
                code: {said for t in languages for said in (french.full_name(card, t), french.short(card, t))}
                for card, code in enumerate(FRENCH)
            },
            suits={sign: f"{{}}{french.NAMES[suit][0].upper()}" for suit, sign in french.SIGNS.items()},
            ranks={letter: code[0] for code in FRENCH for letter in letters[code]},
        )
    return None


def _cards(
    drawn: dict[str, str], names: dict[str, set[str]], suits: dict[str, str], ranks: dict[str, str]
) -> Cards:
    words: dict[str, set[str]] = {}
    for code, phrases in names.items():
        for said in phrases:
            words.setdefault(plain(said), set()).add(code)
    # Leave ranges to `row`; in rules, a range that ends above all ranks means a whole suit.
    phrase = re.compile(rf"(?<!\w)(?:{_alternation(words)})(?![\w–])")
    suits = {plain(said): suit for said, suit in suits.items()}
    ranks = {plain(said): rank for said, rank in ranks.items()}
    rank = rf"(?:{_alternation(ranks)})(?!\w)"
    row = re.compile(rf"(?<!\w)({_alternation(suits)}) {{1,2}}({rank}(?:(?: | · |, |–){rank})*)(?!–)")
    files = [*(DATA / "locales").rglob("*.ftl"), *(DATA / "rules").rglob("*.md")]
    general = {
        code
        for file in files
        for found in phrase.findall(plain(file.read_text(encoding="utf-8")))
        for code in words[found]
    }
    meant = {said: frozenset(codes) for said, codes in words.items()}
    return Cards(drawn, frozenset(drawn.values()), meant, phrase, suits, row, ranks, frozenset(general))


def _alternation(said: Iterable[str]) -> str:
    return "|".join(sorted(map(re.escape, said), key=len, reverse=True))


def named_cards(body: JSON, game: str, edition: str, *, legend: bool = False) -> list[frozenset[str]]:
    """Return, for each card name in a message in order, the codes that the name may mean.

    A `legend` explains cards whoever holds them, so that naming UNIQUE cards reveals nothing.
    """
    known = cards(game, edition)
    if known is None:
        return []
    if legend:
        known = known._replace(in_alt=known.general, codes=known.codes - UNIQUE)
        known = known._replace(
            drawn={name: code for name, code in known.drawn.items() if code in known.codes}
        )
    return [codes for said in strings(body) for codes in cards_in_text(said, known)]


def cards_in_text(said: MessageText, known: Cards) -> Iterator[frozenset[str]]:
    """Yield the cards named by one text of a message."""
    if said.name in _PRESSED:
        items = ITEM.findall(said.text.split(":", 3)[-1])
        yield from (frozenset({item}) for item in items if item in known.codes)
        return
    drawn = EMOJI.findall(said.text)
    if said.name in ("name", "filename", "url"):
        drawn += re.split(r"[^a-z0-9_]+", said.text)
    yield from (frozenset({known.drawn[name]}) for name in drawn if name in known.drawn)
    text = plain(EMOJI.sub(_suit_sign, said.text))
    phrases = [known.words[phrase] for phrase in known.phrase.findall(text)]
    general = known.in_alt if said.name == ALT else known.general
    yield from (codes for codes in phrases if not codes & general)
    for suit, ranks in known.row.findall(text):
        yield from (frozenset({code}) for code in _listed_codes(suit, ranks, known))


def _suit_sign(emoji: re.Match[str]) -> str:
    """Return the word for a suit's emoji if a list of ranks follows, else ""."""
    signs = {f"suit_{name}": french.SIGNS[suit] for suit, name in french.NAMES.items()}
    return signs.get(emoji[1], " ")


def _listed_codes(suit: str, ranks: str, known: Cards) -> Iterator[str]:
    """Yield the codes of a suit's cards in a list of ranks such as `3 · 7`, `2 5 q` or `1–5`."""
    for part in re.split(r" · |, | ", ranks):
        first, *last = part.split("–")
        if last and first.isdigit() and last[0].isdigit():
            listed = [str(rank) for rank in range(int(first), int(last[0]) + 1)]
        else:
            listed = [first, *last]
        codes = (known.suits[suit].format(known.ranks.get(one, "")) for one in listed)
        yield from (code for code in codes if code in known.codes)
