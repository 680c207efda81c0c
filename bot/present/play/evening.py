"""The summary of an evening of rematches at one table: wins, points and best moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.present import PRESENTERS
from bot.present.names import escaped_name
from bot.present.post import Post, Text
from bot.present.presenter import GOLD, format_points, place_mark, rank_merits
from bot.records.history import FinishedMatch
from bot.records.tables import Person, player_of
from bot.texts.match_ids import match_id
from bot.texts.sentences import Texts
from engine import GAMES

LEAST: Final = 2
"""The fewest matches in a summary of an evening."""
LISTED: Final = 16
"""The most players who are listed, best first."""


@dataclass
class _Sums:
    """One player's totals of an evening."""

    robot: bool
    name: str = ""
    matches: int = 0
    wins: int = 0
    points: int = 0
    facts: Counter[str] = field(default_factory=Counter)


def evening(matches: Sequence[FinishedMatch], t: Texts) -> Post:
    """Return the summary of an evening as a separate post, whose content never goes out of date."""
    return Post((Text("\n".join(summary_lines(matches, t))),), accent=GOLD)


def summary_lines(matches: Sequence[FinishedMatch], t: Texts) -> list[str]:
    """Return the summary of an evening in lines; [] if fewer than two matches count."""
    counted = [match for match in matches if match.void is None]
    if len(counted) < LEAST:
        return []
    game = counted[0].game
    title = t("evening-title", game=t(f"game-{game}"), count=len(counted))
    return [f"## {title}", *_players(counted, t), *_moments(counted, t)]


def _players(matches: Sequence[FinishedMatch], t: Texts) -> Iterator[str]:
    """Yield one line or two for each player, ordered by wins and then by points."""
    game = matches[0].game
    sums: dict[Person | int, _Sums] = {}
    for place in (place for match in matches for place in match.places):
        total = sums.setdefault(player_of(place.who), _Sums(place.is_robot))
        total.name, total.matches, total.points = place.name, total.matches + 1, total.points + place.points
        total.wins += place.rank == 1
        total.facts.update(place.facts)
    better = -1 if GAMES[game].lowest_wins else 1
    merit = {who: (total.wins, better * total.points) for who, total in sums.items()}
    order = sorted(merit, key=lambda who: merit[who], reverse=True)
    ranks = rank_merits([merit[who] for who in order])
    for who, rank in zip(order[:LISTED], ranks, strict=False):
        total = sums[who]
        played = [t("tally-matches", count=total.matches)] if total.matches < len(matches) else []
        # Keep the words of each part on one line.
        tally = [
            part.replace(" ", "\u00a0")
            for part in PRESENTERS[game].statistics.describe_totals(total.points, total.facts, t)
        ]
        heading = [
            f"**{_display_name(total.name, total.robot, t)}**",
            t("tally-wins", count=total.wins),
            *played,
        ]
        parted = " · " if t.in_words else "\n-# "
        yield f"{place_mark(rank, t)} {' · '.join(heading)}{parted}{' · '.join(tally)}"
    if len(order) > LISTED:
        yield t("classification-more", count=len(order) - LISTED)


def _display_name(name: str, robot: bool, t: Texts) -> str:
    shown_name = escaped_name(name, t)
    if not robot:
        return shown_name
    return t("words-robot", player=shown_name) if t.in_words else f"{shown_name}\u00a0🤖"


def _moments(matches: Sequence[FinishedMatch], t: Texts) -> Iterator[str]:
    """Yield the best single result and the closest finish; nothing for games with quick rounds."""
    game = matches[0].game
    if PRESENTERS[game].play.has_quick_rounds:
        return
    choose = min if GAMES[game].lowest_wins else max
    results = [(place.points, match, place) for match in matches for place in match.places]
    if results:
        points, match, place = choose(results, key=lambda result: result[0])
        shown = t("points", points=points, shown=format_points(points))
        player = _display_name(place.name, place.is_robot, t)
        yield t("evening-best", player=player, points=shown, match=match_id(match.table_id))
    gaps = [
        (abs(match.places[0].points - match.places[1].points), match)
        for match in matches
        if len(match.places) > 1
    ]
    if gaps:
        gap, match = min(gaps, key=lambda found: found[0])
        yield t("evening-closest", count=gap, match=match_id(match.table_id))
