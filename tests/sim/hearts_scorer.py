"""Scores a Hearts match from its exported log, independently of the engine's code.

The scorer also checks that every card played was in the player's hand and allowed by the rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

RANKS = "23456789TJQKA"
LEFT_RIGHT_ACROSS_NONE = (1, -1, 2, 0)


class MatchScore(NamedTuple):
    """A match's points by round and seat, extra rounds, final totals, stars, moons and changed cards."""

    rounds: list[list[int]]
    extra: list[list[int]]
    totals: list[int]
    stars: list[int]
    moons: list[int]
    changed: list[int]


def count(log: str) -> MatchScore:
    """Score the match from its log.

    Raises:
        AssertionError: when the log breaks a rule.
    """
    head = [line for line in log.splitlines() if line[:1] not in ("#", "")]
    assert head[:2] == ["yo-ho-ho 1", "game hearts 1"]
    seats = int(head[2].removeprefix("seats "))
    options = json.loads(head[3].removeprefix("options "))
    script = iter([line.split(" ") for line in head[4:] if line[0] in "-*0123456789"])
    found = MatchScore([], [], [0] * seats, [0] * seats, [0] * seats, [0] * seats)
    for who, verb, *cards in script:
        if who == "*":
            _sanction(cards, found.totals, seats, options["limit"])
            continue
        assert (who, verb, len(set(cards))) == ("-", "deal", 52)
        ended = _ended(found, seats, options["limit"])
        number = len(found.rounds) + len(found.extra)
        points = _round(script, cards, seats, number, options, found)
        (found.extra if ended else found.rounds).append(points)
        if ended:
            continue
        for seat in range(seats):
            found.totals[seat] += points[seat]
        if points.count(0) == 1:
            found.stars[points.index(0)] += 1
        if sum(points) != 26 or (seats == 2 and 0 in points):
            found.moons[points.index(0)] += 1
    assert _ended(found, seats, options["limit"])
    return found


def _ended(found: MatchScore, seats: int, limit: int) -> bool:
    return len(found.rounds) == 4 if seats == 2 else max(found.totals) >= limit


def _sanction(words: list[str], totals: list[int], seats: int, limit: int) -> None:
    seat, colour = int(words[0]), words[1]
    if colour == "black" and seats == 4:
        totals[seat] = max(totals[seat], min(totals[seat] + 26, limit - 1))


def _round(
    script: Iterator[list[str]],
    deck: list[str],
    seats: int,
    number: int,
    options: dict[str, Any],
    found: MatchScore,
) -> list[int]:
    size = 52 // seats
    hands = [deck[size * seat : size * (seat + 1)] for seat in range(seats)]
    shift = LEFT_RIGHT_ACROSS_NONE[number % 4] if seats == 4 else 0
    if shift:
        _exchange(script, hands, seats, shift, found, options)
    leader = next(seat for seat in range(seats) if "2C" in hands[seat])
    taken = [0] * seats
    played: list[str] = []
    lines = list(_plays(script, seats, size, found, options))
    for first in range(0, len(lines), seats):
        trick: list[str] = []
        for place, (who, moves) in enumerate(lines[first : first + seats]):
            seat = (leader + place) % seats
            assert int(who) == seat
            for card in moves:
                broken = any(_breaks(c, options) for c in (*played, *trick))
                assert may_play(card, hands[seat], trick, not played, broken), (
                    f"seat {seat} may not play {card}"
                )
            found.changed[seat] += len(moves) - 1
            hands[seat].remove(moves[-1])
            trick.append(moves[-1])
        best = max((c for c in trick if c[1] == trick[0][1]), key=lambda c: RANKS.index(c[0]))
        leader = (leader + trick.index(best)) % seats
        taken[leader] += sum(worth(card) for card in trick)
        played += trick
    assert sum(taken) == 26
    assert all(changed <= options["undo_per_match"] for changed in found.changed)
    if 26 in taken:
        return [0 if points == 26 else 26 for points in taken]
    return taken


def _exchange(
    script: Iterator[list[str]],
    hands: list[list[str]],
    seats: int,
    shift: int,
    found: MatchScore,
    options: dict[str, Any],
) -> None:
    """Read passes until all seats have passed, then exchange the cards; a seat's last pass counts."""
    passed: dict[int, list[str]] = {}
    while len(passed) < seats:
        who, verb, *cards = next(script)
        if who == "*":
            _sanction(cards, found.totals, seats, options["limit"])
            continue
        assert verb == "pass"
        assert len(set(cards)) == 3
        assert set(cards) <= set(hands[int(who)])
        passed[int(who)] = cards
    for seat, cards in passed.items():
        for card in cards:
            hands[seat].remove(card)
    for seat, cards in passed.items():
        hands[(seat + shift) % seats] += cards


def _plays(
    script: Iterator[list[str]], seats: int, size: int, found: MatchScore, options: dict[str, Any]
) -> Iterator[tuple[str, list[str]]]:
    """Yield the seat and the codes of each play of a round: the first card and its replacements."""
    lines: list[tuple[str, list[str]]] = []
    while len(lines) < seats * size:
        who, verb, *cards = next(script)
        if who == "*":
            _sanction(cards, found.totals, seats, options["limit"])
        elif verb == "change":
            assert lines[-1][0] == who
            lines[-1][1].extend(cards)
        else:
            assert verb == "play"
            lines.append((who, cards))
    return iter(lines)


def worth(card: str) -> int:
    """Return the points of a card."""
    return 13 if card == "QS" else int(card[1] == "H")


def _breaks(card: str, options: dict[str, Any]) -> bool:
    return card[1] == "H" or (card == "QS" and options["queen_breaks_hearts"])


def may_play(card: str, hand: list[str], trick: list[str], first: bool, broken: bool) -> bool:
    """Return whether the rules let this card be played."""
    if card not in hand:
        return False
    if not trick:
        if first:
            return card == "2C"
        return broken or card[1] != "H" or all(held[1] == "H" for held in hand)
    if any(held[1] == trick[0][1] for held in hand):
        return card[1] == trick[0][1]
    return not first or not worth(card) or all(worth(held) for held in hand)
