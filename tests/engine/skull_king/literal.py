"""A slow, literal transcription of the rules of a trick over card codes, to check the engine.

This module shares no code with the engine and is simple on purpose: every line is one sentence of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TRUMP: Final = "black"
SUITS: Final = ("green", "yellow", "purple", "black", "red", "blue")


def suit(code: str) -> str | None:
    head = code.split("-")[0]
    return head if head in SUITS else None


def rank(code: str) -> int:
    return int(code.split("-")[1])


def pirate(code: str) -> bool:
    return code.startswith("pirate-") or code.endswith(":pirate")


def mermaid(code: str) -> bool:
    return code.startswith("mermaid-")


def escape_like(code: str) -> bool:
    return code.startswith(("escape-", "loot-")) or code.endswith(":escape")


def character(code: str) -> bool:
    return pirate(code) or mermaid(code) or code == "skull-king"


def beats(later: str, earlier: str, led: str | None) -> bool:
    """Return whether `later` would take the trick from `earlier` if no other cards mattered."""
    if escape_like(later):
        return False
    if escape_like(earlier):
        return True
    if later == "skull-king":
        return not mermaid(earlier)
    if earlier == "skull-king":
        return mermaid(later)
    if pirate(later):
        return not pirate(earlier)
    if pirate(earlier):
        return False
    if mermaid(later):
        return not mermaid(earlier)
    if mermaid(earlier):
        return False
    if suit(later) == suit(earlier):
        return rank(later) > rank(earlier)
    if TRUMP in (suit(later), suit(earlier)):
        return suit(later) == TRUMP
    return suit(later) == led


def strongest(trick: Sequence[str]) -> int:
    """Return the winner where no leviathan acts; with king, pirate and mermaid the mermaid wins."""
    if "skull-king" in trick and any(mermaid(code) for code in trick):
        return next(i for i, code in enumerate(trick) if mermaid(code))
    led = next((suit(code) for code in trick if suit(code)), None)
    best = 0
    for i, code in enumerate(trick):
        if beats(code, trick[best], led):
            best = i
    return best


def modern(trick: Sequence[str]) -> tuple[int | None, int]:
    """Return the indices of the winner (or None) and of the next leader."""
    leviathans = [i for i, code in enumerate(trick) if code in ("kraken", "whale")]
    if len(leviathans) == 2:
        tamed = ["escape-0" if i == leviathans[0] else code for i, code in enumerate(trick)]
        return modern(tamed)
    if not leviathans:
        return strongest(trick), strongest(trick)
    at = leviathans[0]
    if trick[at] == "kraken":
        others = [i for i in range(len(trick)) if i != at]
        return None, others[strongest([trick[i] for i in others])]
    numbers = [i for i, code in enumerate(trick) if suit(code)]
    if not numbers:
        return None, at
    highest = max(rank(trick[i]) for i in numbers)
    first = next(i for i in numbers if rank(trick[i]) == highest)
    return first, first


def modern_legal(trick: Sequence[str], hand: Sequence[str]) -> list[str]:
    """Return what the hand may play in the modern edition under the default options."""
    if trick and (character(trick[0]) or trick[0] in ("kraken", "whale")):
        return list(hand)
    return legacy_legal(trick, hand)


def legacy_legal(trick: Sequence[str], hand: Sequence[str]) -> list[str]:
    """Return what the hand may play in the older edition: the first number counts, whatever was led."""
    led = next((suit(code) for code in trick if suit(code)), None)
    if led is None or led not in map(suit, hand):
        return list(hand)
    return [code for code in hand if suit(code) in (led, None)]


def modern_captures(trick: Sequence[str], *, per_card: bool) -> int:
    """Return the points of captured characters for the winner, if the bid is exact."""
    winner, _ = modern(trick)
    if winner is None:
        return 0
    won = trick[winner]
    if pirate(won):
        prey, points = [code for code in trick if mermaid(code)], 20
    elif won == "skull-king":
        prey, points = [code for code in trick if pirate(code)], 30
    elif mermaid(won):
        prey, points = [code for code in trick if code == "skull-king"], 40
    else:
        return 0
    return points * (len(prey) if per_card else min(1, len(prey)))


def fourteens(trick: Sequence[str]) -> int:
    """Return the points of the 14s in a trick that is won."""
    if modern(trick)[0] is None:
        return 0
    return sum(20 if code == "black-14" else 10 for code in trick if code.endswith("-14"))


def points(
    way: tuple[str, str | None],
    dealt: int,
    bid: int,
    won: int,
    captured: int,
    allies: Sequence[bool],
    wager: int,
) -> float:
    """Return a player's points for a round.

    `way` is the scoring and the load, `captured` the points of 14s and characters.
    """
    total = 0.0
    if way[0] == "skull_king":
        if bid == 0:
            total += 10 * dealt if won == 0 else -10 * dealt
        else:
            total += 20 * won if bid == won else -10 * max(bid - won, won - bid)
        total += captured if bid == won else 0
    elif way[1] == "cannonball":
        total += 15 * dealt + captured if bid == won else 0
    elif bid == won:
        total += 10 * dealt + captured
    elif bid in (won - 1, won + 1):
        total += 10 * dealt / 2 + captured / 2
    if bid == won:
        return total + 20 * len([ally for ally in allies if ally]) + wager
    return total - wager
