"""The matches of one evening, one after the other at one table: who won how often, points, best moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.history_records import Played
from bot.present import PRESENTERS
from bot.present.names import called
from bot.present.post import Post, Text
from bot.present.presenter import GOLD, place_mark, plain, ranked
from bot.records import Person, player_of
from bot.texts.match_ids import match_id
from bot.texts.sentences import Texts
from engine import GAMES

LEAST: Final = 2
"""Matches that make an evening."""
LISTED: Final = 16
"""So many players are told of, the first ones."""


@dataclass
class _Sums:
    """What one player has come to in an evening."""

    robot: bool
    name: str = ""
    matches: int = 0
    wins: int = 0
    points: int = 0
    facts: Counter[str] = field(default_factory=Counter)


def evening(matches: Sequence[Played], t: Texts) -> Post:
    """The summary of an evening as a message of its own, true for good."""
    return Post((Text("\n".join(told(matches, t))),), accent=GOLD)


def told(matches: Sequence[Played], t: Texts) -> list[str]:
    """The same in lines; [] where fewer than two matches count."""
    count = [match for match in matches if match.void is None]
    if len(count) < LEAST:
        return []
    game = count[0].game
    title = t("evening-title", game=t(f"game-{game}"), count=len(count))
    return [f"## {title}", *_players(count, t), *_moments(count, t)]


def _players(matches: Sequence[Played], t: Texts) -> Iterator[str]:
    """Everybody, by wins and then by points."""
    game = matches[0].game
    sums: dict[Person | int, _Sums] = {}
    for place in (place for match in matches for place in match.places):
        own = sums.setdefault(player_of(place.who), _Sums(place.robot))
        own.name, own.matches, own.points = place.name, own.matches + 1, own.points + place.points
        own.wins += place.rank == 1
        own.facts.update(place.facts)
    better = -1 if GAMES[game].fewest else 1
    merit = {who: (own.wins, better * own.points) for who, own in sums.items()}
    order = sorted(merit, key=lambda who: merit[who], reverse=True)
    ranks = ranked([merit[who] for who in order])
    for who, rank in zip(order[:LISTED], ranks, strict=False):
        own = sums[who]
        played = [t("tally-matches", count=own.matches)] if own.matches < len(matches) else []
        # The end of a line parts none of them.
        told = [part.replace(" ", "\u00a0") for part in PRESENTERS[game].tally(own.points, own.facts, t)]
        head = [f"**{_named(own.name, own.robot, t)}**", t("tally-wins", count=own.wins), *played]
        parted = " · " if t.in_words else "\n-# "
        yield f"{place_mark(rank, t)} {' · '.join(head)}{parted}{' · '.join(told)}"
    if len(order) > LISTED:
        yield t("classification-more", count=len(order) - LISTED)


def _named(name: str, robot: bool, t: Texts) -> str:
    said = called(name, t)
    if not robot:
        return said
    return t("words-robot", player=said) if t.in_words else f"{said}\u00a0🤖"


def _moments(matches: Sequence[Played], t: Texts) -> Iterator[str]:
    """The best result of one match, and the closest finish; where points are few, neither says anything."""
    game = matches[0].game
    if PRESENTERS[game].quick:
        return
    choose = min if GAMES[game].fewest else max
    results = [(place.points, match, place) for match in matches for place in match.places]
    if results:
        points, match, place = choose(results, key=lambda result: result[0])
        shown = t("points", points=points, shown=plain(points))
        player = _named(place.name, place.robot, t)
        yield t("evening-best", player=player, points=shown, match=match_id(match.table_id))
    gaps = [
        (abs(match.places[0].points - match.places[1].points), match)
        for match in matches
        if len(match.places) > 1
    ]
    if gaps:
        gap, match = min(gaps, key=lambda found: found[0])
        yield t("evening-closest", count=gap, match=match_id(match.table_id))
