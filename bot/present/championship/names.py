"""Names of entrants, matches and rulings, shortened if the message would be too long."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias

from bot.championship.names import WIDEST, shorten_names
from bot.present.names import join_phrases
from bot.present.post import Block, Illustration, Text
from bot.records.championships import ChampionshipHeader
from bot.records.placeholders import is_placeholder
from bot.records.tables import Person, parse_who
from bot.texts.sentences import Texts, escape_name
from engine.championship.public import FINAL, PLAY_OFF, Championship, Entrant, Fixture

Names: TypeAlias = Mapping[Entrant, str]
"""The names of entrants in a message."""


class Scale(NamedTuple):
    """Limits on how much a message says.

    width    columns of a name
    ruled    latest rulings of the organiser, each with `reason` characters of its reason
    ranked   lines of a general classification, which sums up `listed` championships
    links    links to live tables; an address is as long as a line
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
"""Scales from the largest to the smallest, tried in order until the message fits."""
ROOM: Final = 3900
"""Most characters in a message, not counting the labels of buttons."""


def entrant_names(state: Championship, width: int) -> dict[Entrant, str]:
    """Return the entrants' names for running text, escaped; equal short names are numbered."""
    return {entrant: escape_name(name, width + 2) for entrant, name in shorten_names(state, width).items()}


def comma_list(entrants: Iterable[Entrant], names: Names) -> str:
    """Return several names, separated by commas."""
    return ", ".join(names[entrant] for entrant in entrants)


def and_list(entrants: Iterable[Entrant], names: Names, t: Texts) -> str:
    """Return several names for a sentence, with "and" before the last name."""
    return join_phrases([names[entrant] for entrant in entrants], t)


def fit_blocks(build: Callable[[Scale], Iterable[Block]]) -> list[Block]:
    """Return the blocks on the largest scale at which the message fits in both styles."""
    blocks: list[Block] = []
    for scale in SCALES:
        blocks = list(build(scale))
        if size(blocks) <= ROOM:
            break
    return blocks


def size(blocks: Iterable[Block]) -> int:
    """Return the number of characters in a message without its picture, in the longer of both styles."""
    shown_blocks = (block.fallback if isinstance(block, Illustration) else block for block in blocks)
    texts = [block for block in shown_blocks if isinstance(block, Text)]
    shown = sum(len(block.text) for block in texts)
    return max(shown, sum(len(block.text if block.words is None else block.words) for block in texts))


def match(fixture: Fixture, t: Texts) -> str:
    """Return the title of a match: the round, the group, or what the match decides."""
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
    """Return a mention of the organiser, or a note that this person's data have been deleted."""
    return mention_person(str(Person(header.organiser)), t)


def mention_person(who: str, t: Texts) -> str:
    """Return a person, given as a who string, as a mention, or a note that their data have been deleted."""
    found = parse_who(who)
    if not isinstance(found, Person) or is_placeholder(found.user_id):
        return t("deleted-person")
    return f"<@{found.user_id}>"
