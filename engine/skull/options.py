"""The options of a match: complete, checked, and nothing else. `Options.of` is the only door."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

from engine.core import IllegalOption

SEATS: Final = (3, 4, 5, 6)
"""SR-1.1, R-SR-06: six sets, and three at least."""

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {"opponent_discard": ("owner_picks", "auto_random")}
"""The values of every option, the default first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Every option of one match, defaults filled in.

    opponent_discard  who picks the disc lost to another's skull: its owner, blind, or chance (R-SR-07)
    """

    opponent_discard: str = "owner_picks"

    @classmethod
    def of(cls, mapping: Mapping[str, Any], seats: int) -> Self:
        """Options for `seats` players from JSON values; IllegalOption for what does not exist or fit."""
        for key, value in mapping.items():
            if key not in CHOICES:
                raise IllegalOption(str(key), "T-14", "there is no such option")
            if not isinstance(value, str) or value not in CHOICES[key]:
                raise IllegalOption(key, "T-14", f"one of {', '.join(CHOICES[key])}")
        if isinstance(seats, bool) or seats not in SEATS:
            raise IllegalOption("seats", "SR-1.1", f"{SEATS[0]} to {SEATS[-1]} may play")
        return cls(**mapping)

    def mapping(self) -> dict[str, Any]:
        """Every option as JSON values; `Options.of(o.mapping(), seats) == o`."""
        return {"opponent_discard": self.opponent_discard}
