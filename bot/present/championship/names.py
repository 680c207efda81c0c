"""What entrants, matches and rulings are called, short where the message would be too long."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias

from bot.championship.names import WIDEST, shortened
from bot.championship_records import ChampionshipHeader
from bot.placeholders import is_placeholder
from bot.present.names import together
from bot.present.post import Block, Illustration, Text
from bot.records import Person, parse_who
from bot.texts.sentences import Texts, escaped
from engine.championship.public import FINAL, PLAY_OFF, Championship, Entrant, Fixture

Names: TypeAlias = Mapping[Entrant, str]


class Scale(NamedTuple):
    """How much of everything a message says.

    width    columns of a name
    ruled    rulings of the organiser, the newest ones, and `reason` characters of the reason of each
    ranked   lines of a general classification, and `listed` championships it adds up
    links    to live tables; an address is as long as a line
    """

    width: int
    ruled: int
    reason: int
    ranked: int
    listed: int
    links: int


SCALES: Final = (
    Scale(width=WIDEST, ruled=5, reason=200, ranked=25, listed=25, links=8),
    Scale(width=18, ruled=5, reason=80, ranked=15, listed=12, links=8),
    Scale(width=12, ruled=3, reason=40, ranked=10, listed=8, links=4),
    Scale(width=8, ruled=1, reason=40, ranked=5, listed=5, links=2),
    Scale(width=5, ruled=1, reason=40, ranked=5, listed=5, links=0),
)
"""Tried one after the other until the message fits."""
ROOM: Final = 3900
"""Characters that a message may have, its buttons' labels left out."""


def named(state: Championship, width: int) -> dict[Entrant, str]:
    """The entrants' names for running text, escaped; two that would look the same are numbered."""
    return {entrant: escaped(name, width + 2) for entrant, name in shortened(state, width).items()}


def listed(entrants: Iterable[Entrant], names: Names) -> str:
    """Several names, comma by comma."""
    return ", ".join(names[entrant] for entrant in entrants)


def said_together(entrants: Iterable[Entrant], names: Names, t: Texts) -> str:
    """The same in a sentence, the last one after "and"."""
    return together([names[entrant] for entrant in entrants], t)


def fitted(build: Callable[[Scale], Iterable[Block]]) -> list[Block]:
    """The blocks on the largest scale on which they fit, in either style."""
    blocks: list[Block] = []
    for scale in SCALES:
        blocks = list(build(scale))
        if size(blocks) <= ROOM:
            break
    return blocks


def size(blocks: Iterable[Block]) -> int:
    """Characters of a message without its picture, in the style in which it has more."""
    said = (block.instead if isinstance(block, Illustration) else block for block in blocks)
    texts = [block for block in said if isinstance(block, Text)]
    shown = sum(len(block.text) for block in texts)
    return max(shown, sum(len(block.text if block.words is None else block.words) for block in texts))


def match(fixture: Fixture, t: Texts) -> str:
    """What a match is called: its round, its group, or what it decides."""
    if fixture.stage == FINAL:
        return t("match-final")
    if fixture.stage == PLAY_OFF:
        return t("match-play-off")
    if fixture.round:
        return t("match-round", round=fixture.round)
    if len(fixture.key) == 1:
        return t("match-group", name=fixture.key)
    return t("match-only")


def organiser(header: ChampionshipHeader, t: Texts) -> str:
    """Whoever runs it, as a mention that Discord writes out; or that they have had themselves deleted."""
    return mentioned(str(Person(header.organiser)), t)


def mentioned(who: str, t: Texts) -> str:
    """Return a person, given as a who string, as a mention; or that they have had themselves deleted."""
    found = parse_who(who)
    if not isinstance(found, Person) or is_placeholder(found.user_id):
        return t("deleted-person")
    return f"<@{found.user_id}>"
