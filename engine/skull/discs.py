"""The discs as small ints: every player has three roses and one skull."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

Disc: TypeAlias = int

ROSE: Final[Disc] = 4
SKULL: Final[Disc] = 5
"""Above every position in a hand (0 to 3), so that `lose 1` and `lose rose` are different actions."""

SET: Final[tuple[Disc, ...]] = (ROSE, ROSE, ROSE, SKULL)
"""The discs with which every player begins (SR-1.1)."""

CODES: Final[Mapping[Disc, str]] = {ROSE: "rose", SKULL: "skull"}
DISC: Final[Mapping[str, Disc]] = {code: disc for disc, code in CODES.items()}


def remove_discs(discs: Iterable[Disc], gone: Iterable[Disc]) -> tuple[Disc, ...]:
    """Return `discs` less one disc for each of `gone`, in the same order.

    Raises:
        ValueError: if a disc of `gone` is not among them.
    """
    kept = list(discs)
    for disc in gone:
        kept.remove(disc)
    return tuple(kept)
