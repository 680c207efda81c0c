"""The options of a match: `Options.from_mapping` checks them and fills in defaults; nothing else does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

from engine.core import IllegalOption

SEATS: Final = (3, 4, 5, 6)
"""The possible numbers of players: the box has six sets (SR-1.1), and at least three must play (R-SR-06)."""

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {"opponent_discard": ("owner_picks", "auto_random")}
"""The values of every option, the default first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Every option of one match, defaults filled in.

    opponent_discard  who picks the disc lost to another player's skull: that player, or chance (R-SR-07)
    """

    opponent_discard: str = "owner_picks"

    @classmethod
    def from_mapping(cls, mapping: Mapping[str, Any], seats: int) -> Self:
        """Return options for `seats` players from JSON values.

        Raises:
            IllegalOption: if an option or its value does not exist, or so many cannot play.
        """
        for key, value in mapping.items():
            if key not in CHOICES:
                raise IllegalOption(str(key), "T-14", "there is no such option")
            if not isinstance(value, str) or value not in CHOICES[key]:
                raise IllegalOption(key, "T-14", f"one of {', '.join(CHOICES[key])}")
        if isinstance(seats, bool) or seats not in SEATS:
            raise IllegalOption("seats", "SR-1.1", f"{SEATS[0]} to {SEATS[-1]} may play")
        return cls(**mapping)

    def to_mapping(self) -> dict[str, Any]:
        """Return every option as JSON values; `Options.from_mapping(o.to_mapping(), seats) == o`."""
        return {"opponent_discard": self.opponent_discard}
