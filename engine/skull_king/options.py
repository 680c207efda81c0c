"""The options of a match: `Options.from_mapping` checks them and fills in defaults; nothing else does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final, Self

from engine.core import IllegalOption
from engine.skull_king.cards import Card
from engine.skull_king.editions import EDITIONS, Edition
from engine.skull_king.lengths import LENGTHS, MOST_CARDS, MOST_ROUNDS, cap_hand_sizes, largest_hand

EXPANSIONS: Final = ("loot", "kraken", "whale")
AS_PRINTED: Final = "as_printed"
"""A value for `expansions` instead of a list: all of them, but no loot with two players (R-SK-24)."""
WITHOUT_LOOT: Final = 2

CHOICES: Final[Mapping[str, tuple[Any, ...]]] = {
    "edition": ("modern", "legacy"),
    "scoring": ("skull_king", "rascal"),
    "cannon_loads": (False, True),
    "powers": (False, True),
    "character_bonus": ("per_trick", "per_card"),
    "whale_loot_alliance": (False, True),
    "second_loot_allies": (False, True),
    "escape_then_character": ("first_number_sets_suit", "no_suit"),
    "eight_player_max": ("deck", 8),
    "rascal_bet_on_last_trick": (False, True),
    "ghost_lead_order": ("hand_opener", "rotate"),
    "tie_break": ("shared", "most_exact_bids", "extra_hand"),
}
"""The values of every option with a few fixed ones, default first; `length` and `expansions` are lists."""

HOUSE_RULES: Final = (
    "whale_loot_alliance",
    "second_loot_allies",
    "escape_then_character",
    "eight_player_max",
    "rascal_bet_on_last_trick",
    "ghost_lead_order",
    "tie_break",
)
"""The option keys of the house-rules page; the other seven are on the lobby's first page."""

_SWITCH: Final[Mapping[Any, bool]] = {"off": False, "on": True}


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Every option of one match, defaults filled in.

    `length` is a preset's key or the cards wanted in each round. `expansions` are in the order of EXPANSIONS;
    AS_PRINTED has been replaced by the expansions for this number of players.
    """

    edition: str = "modern"
    scoring: str = "skull_king"
    cannon_loads: bool = False
    length: str | tuple[int, ...] = "standard"
    expansions: tuple[str, ...] = ()
    powers: bool = False
    character_bonus: str = "per_trick"
    whale_loot_alliance: bool = False
    second_loot_allies: bool = False
    escape_then_character: str = "first_number_sets_suit"
    eight_player_max: str | int = "deck"
    rascal_bet_on_last_trick: bool = False
    ghost_lead_order: str = "hand_opener"
    tie_break: str = "shared"

    @classmethod
    def from_mapping(cls, mapping: Mapping[str, Any], seats: int) -> Self:
        """Return options for `seats` players from JSON values.

        Raises:
            IllegalOption: if an option or its value does not exist or contradicts the others.
        """
        known = {field.name for field in fields(cls)}
        for key in mapping:
            if key not in known:
                raise IllegalOption(str(key), "T-14", "there is no such option")
        given = dict(mapping)
        if given.get("expansions") == AS_PRINTED:
            given["expansions"] = [group for group in EXPANSIONS if group != "loot" or seats != WITHOUT_LOOT]
        options = cls(**{key: _READ.get(key, _one_of)(key, value) for key, value in given.items()})
        options._check(seats)
        return options

    def _check(self, seats: int) -> None:
        edition = EDITIONS[self.edition]
        if isinstance(seats, bool) or seats not in edition.seats:
            few, many = edition.seats[0], edition.seats[-1]
            raise IllegalOption("seats", edition.rules.seats, f"{few} to {many} may play")
        for field in fields(self):
            if not edition.has_option(field.name) and getattr(self, field.name) != field.default:
                raise IllegalOption(field.name, edition.rules.fixed, f"fixed in the {edition.key} edition")
        if self.cannon_loads and self.scoring != "rascal":
            raise IllegalOption("cannon_loads", "SK-9.6", "only with Rascal scoring")

    def to_mapping(self) -> dict[str, Any]:
        """Return every option as JSON values; `Options.from_mapping(o.to_mapping(), seats) == o`."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {key: list(value) if isinstance(value, tuple) else value for key, value in values.items()}

    def deck(self) -> tuple[Card, ...]:
        """Return every card in play, in deck order (SK-3.1)."""
        edition = EDITIONS[self.edition]
        extra = (card for group in self.expansions for card in edition.expansions[group])
        return tuple(sorted((*edition.deck, *extra)))

    def rounds(self, seats: int) -> tuple[int, ...]:
        """Return the cards dealt to each hand, round by round, without tie-break rounds (SK-4.3)."""
        wanted = LENGTHS[self.length] if isinstance(self.length, str) else self.length
        return cap_hand_sizes(wanted, self.largest_hand(seats))

    def largest_hand(self, seats: int) -> int:
        """Return the most cards that a hand can have (SK-4.5, R-SK-18)."""
        most = largest_hand(len(self.deck()), hands(EDITIONS[self.edition], seats))
        if seats == 8 and isinstance(self.eight_player_max, int):
            most = min(most, self.eight_player_max)
        return most


def hands(edition: Edition, seats: int) -> int:
    """Return how many hands are dealt: one a player, one more if Graybeard plays (SK-10.1)."""
    return seats + (seats == edition.ghost_with)


def matters(key: str, options: Options, seats: int) -> bool:
    """Return whether this option can make a difference with so many players and these other options."""
    edition = EDITIONS[options.edition]
    if edition.open is not None and key not in edition.open:
        return False
    return key not in _NEEDS or _NEEDS[key](options, seats)


def _cap_matters(options: Options, seats: int) -> bool:
    """Return whether `eight_player_max` changes any round (R-SK-18).

    With 70 or 71 cards no hand has more than 8 anyway, and shorter rounds need no cap.
    """
    rounds = {replace(options, eight_player_max=cap).rounds(seats) for cap in CHOICES["eight_player_max"]}
    return len(rounds) > 1


_NEEDS: Final[Mapping[str, Callable[[Options, int], bool]]] = {
    "whale_loot_alliance": lambda options, seats: {"whale", "loot"} <= {*options.expansions},
    "second_loot_allies": lambda options, seats: "loot" in options.expansions,
    "eight_player_max": _cap_matters,
    "rascal_bet_on_last_trick": lambda options, seats: options.powers,
    "ghost_lead_order": lambda options, seats: hands(EDITIONS[options.edition], seats) > seats,
}
"""By house rule, the condition under which it makes a difference; the others always do."""


def _one_of(key: str, value: Any) -> Any:
    values = CHOICES[key]
    if isinstance(values[0], bool) and isinstance(value, str):
        value = _SWITCH.get(value)
    for known in values:
        if type(known) is type(value) and known == value:
            return known
    raise IllegalOption(key, "T-14", f"one of {', '.join(map(str, values))}")


def _length(key: str, value: Any) -> str | tuple[int, ...]:
    if isinstance(value, str) and value in LENGTHS:
        return value
    if isinstance(value, (list, tuple)) and 1 <= len(value) <= MOST_ROUNDS:
        sizes = tuple(value)
        if all(type(size) is int and 1 <= size <= MOST_CARDS for size in sizes):
            return sizes
    raise IllegalOption(key, "SK-4.4", f"a preset, or 1 to {MOST_ROUNDS} hand sizes from 1 to {MOST_CARDS}")


def _expansions(key: str, value: Any) -> tuple[str, ...]:
    if not isinstance(value, (list, tuple)):
        raise IllegalOption(key, "T-14", "a list")
    if any(group not in EXPANSIONS for group in value) or len({*value}) < len(value):
        raise IllegalOption(key, "SK-3.1", f"each of {', '.join(EXPANSIONS)} once at most")
    return tuple(group for group in EXPANSIONS if group in value)


_READ: Final[Mapping[str, Callable[[str, Any], Any]]] = {"length": _length, "expansions": _expansions}

PRESETS: Final[Mapping[str, dict[str, Any]]] = {
    "base": {},
    "short_evening": {"length": "skirmish"},
    "leviathans": {"expansions": ["kraken", "whale"]},
    "full_sail": {"expansions": list(EXPANSIONS), "powers": True},
    "rascal": {"scoring": "rascal", "cannon_loads": True},
    "printed_rules": {
        "expansions": AS_PRINTED,
        "powers": True,
        "character_bonus": "per_card",
        "eight_player_max": 8,
        "tie_break": "extra_hand",
    },
    "older_edition": {"edition": "legacy"},
}
"""The presets that a lobby offers. `short_evening` is the base game in five rounds of five cards: of the
lengths with five rounds (SK-4.4), it and the short whirlpool have the fewest cards, 25 instead of 55."""
