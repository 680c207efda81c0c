"""Scores a Skull match from its exported log, independently of the engine's code."""

from __future__ import annotations

from typing import NamedTuple


class MatchScore(NamedTuple):
    """Bets won and discs left by seat, players out with the owner of the skull, and the number of bets.

    skulls   by seat, bets lost to a skull
    bluffs   by seat, own skulls that caught another player after the owner had named a number
    """

    won: list[int]
    left: list[list[str]]
    out: list[tuple[int, int]]
    bets: int
    skulls: list[int]
    bluffs: list[int]


def count(log: str) -> MatchScore:
    """Replay the match from its log.

    Raises:
        AssertionError: when a line breaks a rule.
    """
    lines = [line.split() for line in log.splitlines() if line[:1] in "-0123456789"]
    seats = int(next(line for line in log.splitlines() if line.startswith("seats"))[6:])
    left = [["rose", "rose", "rose", "skull"] for _ in range(seats)]
    won, out, bets = [0] * seats, list[tuple[int, int]](), 0
    skulls, bluffs, named = [0] * seats, [0] * seats, set[int]()
    piles: list[list[str]] = [[] for _ in range(seats)]
    open_turns, bid, bidder, passed, flips, order = False, 0, -1, set[int](), 0, list[str]()
    caught: tuple[int, int] | None = None

    def lose(disc: str) -> None:
        nonlocal caught
        assert caught is not None
        left[caught[0]].remove(disc)
        if not left[caught[0]]:
            out.append(caught)
        caught = None

    for who, verb, *words in lines:
        seat = int(who) if who != "-" else -1
        if verb == "place" and not open_turns:
            piles[seat] = words[:]
            assert words[0] in left[seat]
            open_turns = all(piles[s] for s in range(seats) if left[s])
        elif verb == "place":
            assert not bid
            piles[seat].append(words[0])
            assert all(piles[seat].count(disc) <= left[seat].count(disc) for disc in ("rose", "skull"))
        elif verb == "challenge":
            assert bid < int(words[0]) <= sum(map(len, piles))
            assert seat not in passed
            bid, bidder = int(words[0]), seat
            named.add(seat)
        elif verb == "pass":
            passed.add(seat)
        elif verb == "flip":
            assert seat == bidder
            mat = int(words[0])
            assert mat == seat or not piles[seat], "the own pile comes first"
            disc, flips = piles[mat].pop(), flips + 1
            if disc == "skull":
                caught = (seat, mat)
                skulls[seat] += 1
                bluffs[mat] += mat != seat and mat in named
            elif flips == bid:
                won[seat] += 1
            if disc == "skull" or flips == bid:
                bets += 1
                piles, passed, named = [[] for _ in range(seats)], set(), set()
                open_turns, bid, bidder, flips = False, 0, -1, 0
            if caught is not None and len(left[seat]) == 1:
                lose(left[seat][0])
        elif verb == "shuffle":
            assert caught is not None
            assert caught[0] != caught[1]
            held = sorted(left[caught[0]])
            order = [held[int(word)] for word in words]
        elif verb == "lose":
            assert caught is not None
            assert seat == caught[1]
            lose(words[0] if caught[0] == caught[1] else order[int(words[0])])
    return MatchScore(won, left, out, bets, skulls, bluffs)
