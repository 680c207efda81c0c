"""Check that a message shows its reader only discs of Skull that the reader may know.

Discs are recognised by emojis, which name the disc's mat, and by words or signs, which do not. Adjacent discs
form a run, such as a hand, a pile or flips. The reader must be able to know each run at the message's turn.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Final, NamedTuple

from bench.small_discord import JSON
from bench.soak.reading import plain, strings
from bot.art.emblems import ANIMALS
from bot.present.play.faces import OWNERS
from bot.present.skull.mats import SIGNS
from bot.texts.sentences import LOCALES, texts
from engine.skull.discs import CODES
from engine.skull.state import State

_EMOJIS: Final = re.compile(r"<a?:\w+:\d+>(?:[^\S\n]*<a?:\w+:\d+>)*")
_DISC: Final = re.compile(r"disc_([a-z]+(?:_\d+)?)_(rose|skull)")
_SET: Final = {code: disc for disc, code in CODES.items()}

RECENT: Final = 2
"""Number of finished claims that messages may show again."""

Run = tuple[int, ...]


class DiscRun(NamedTuple):
    """Adjacent discs and the name of their mat, "" if the message does not name the mat."""

    mat: str
    discs: Run


@cache
def _disc_words() -> tuple[dict[str, int], re.Pattern[str]]:
    """Return discs by words and signs in any language, and a pattern that finds adjacent discs."""
    words = {plain(texts(locale)(f"disc-{code}")): disc for locale in LOCALES for disc, code in CODES.items()}
    signs = {plain(sign): disc for disc, sign in SIGNS.items()}
    word, sign = ("|".join(map(re.escape, some)) for some in (words, signs))
    listed = rf"(?<!\w)(?:{word})(?:, (?:{word}))+(?!\w)|(?:{sign})(?: ?(?:{sign}))+"
    return words | signs, re.compile(listed)


def runs(body: JSON) -> Iterator[DiscRun]:
    """Yield every run of discs in a message."""
    words, listed = _disc_words()
    for said in strings(body):
        if said.name == "name":
            yield from (DiscRun(OWNERS[face], (_SET[side],)) for face, side in _DISC.findall(said.text))
            continue
        for row in _EMOJIS.findall(said.text):
            found = [_DISC.search(emoji) for emoji in re.findall(r"<a?:\w+", row)]
            for mat, same in groupby(found, lambda disc: OWNERS[disc[1]] if disc else None):
                if mat is not None:
                    yield DiscRun(mat, tuple(_SET[disc[2]] for disc in same if disc))
        for row in listed.findall(plain(said.text)):
            yield DiscRun("", tuple(words[word] for word in re.findall("|".join(map(re.escape, words)), row)))


def mats_of(tokens: Sequence[str]) -> list[str]:
    """Return the name of the mat of each seat: the chosen mat, else the first free mat, by seats."""
    free = (animal for animal in ANIMALS if animal not in tokens)
    return [token if token in ANIMALS else next(free) for token in tokens]


def unknown_runs(
    body: JSON, tokens: Sequence[str], seat: int | None, states: Iterable[State], *, legend: bool = False
) -> list[DiscRun]:
    """Return the runs that a reader in this seat cannot know in any of `states`.

    The check reads states instead of the bot's views. A `legend` may also show single discs as examples.
    """
    mats = mats_of(tokens)
    known = [_known_runs(state, seat) for state in states]
    found = []
    for run in runs(body):
        if run.mat and run.mat not in mats:
            continue  # A mat that no seat has is an example in a legend.
        if legend and len(run.discs) == 1:
            continue
        seats = [mats.index(run.mat)] if run.mat else list(range(len(mats) + 1))
        if not any(run.discs in state[seat] for state in known for seat in seats):
            found.append(run)
    return found


def _known_runs(state: State, reader: int | None) -> list[set[Run]]:
    """Return, by seat, the runs that `reader` may see; the last item has runs across mats."""
    found: list[set[Run]] = [set() for _ in range(state.seats + 1)]
    for flips in [state.flips, *(bet.flips for bet in state.bets[-RECENT:])]:
        found[-1].update(_parts(tuple(disc for _, disc in flips)))
        for seat in range(state.seats):
            mine = tuple(disc for mat, disc in flips if mat == seat)
            for part in _parts(mine):
                found[seat] |= {part, part[::-1]}
    for shown in state.shown:
        found[shown.seat].add((shown.disc,))
    if reader is not None:
        hand = list(state.owned[reader])
        for disc in state.piles[reader]:
            hand.remove(disc)
        pile, laid, lost = state.piles[reader], state.laid[reader], state.lost[reader]
        flipped = sum(mat == reader for mat, _ in state.flips)
        found[reader] |= {tuple(hand), pile, pile[: len(pile) - flipped], lost, laid}
        found[reader] |= {(disc,) for disc in (*hand, *pile, *laid, *lost)}
    return found


def _parts(run: Run) -> Iterator[Run]:
    for first in range(len(run)):
        for last in range(first, len(run)):
            yield run[first : last + 1]
