"""Reading of what people fill in on a pad: numbers in the order of the names, and boxes that are ticked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from bot.errors import RefusalId, Refused
from bot.pads.pad import Pad, Part
from bot.records.pads import PadHeader
from engine.core import Seat
from engine.skull_king.pad import Taken
from engine.skull_king.public import LOADS

Fields: TypeAlias = Mapping[str, tuple[str, ...]]
"""The values of a form by the names of its fields, all of them untrusted."""

BIDS, WON, LOAD, TAKEN = "bids", "won", "cannonball", "taken"
"""The fields of a round's form."""
CARDS, PIRATES, MERMAIDS, LOOT, POWERS = "cards", "pirates", "mermaids", "loot", "powers"
"""The fields of the form about a player's bonuses."""
KING: Final = "king"
"""The box among the cards for a Skull King taken by a mermaid."""
MEMBERS, NAMES, EDITION, LENGTH, EXTRAS, END = "members", "names", "edition", "length", "extras", "end"
"""The fields of the form that opens a pad."""
SWITCHES: Final[Mapping[str, Mapping[str, Any]]] = {
    "powers": {"powers": True},
    "rascal": {"scoring": "rascal"},
    "cannon_loads": {"scoring": "rascal", "cannon_loads": True},
    "per_card": {"character_bonus": "per_card"},
    "extra_hand": {"tie_break": "extra_hand"},
}
"""The boxes for options of Skull King that change the score, expansions apart."""
EXPANSIONS: Final = ("kraken", "whale", "loot")
ENDS: Final[Mapping[str, Mapping[str, Any]]] = {
    "100": {},
    "50": {"limit": 50},
    "4": {"rounds": 4},
    "8": {"rounds": 8},
}
"""When a match of Hearts ends: at a total, or after so many rounds."""
_WORD: Final = re.compile(r"[^\s,;/]+")


def read_options(game: str, fields: Fields) -> dict[str, Any]:
    """Return the options chosen in the form that opens a pad.

    Raises:
        Refused: T-3 a value that was not offered.
    """
    if game == "hearts":
        return dict(_known(ENDS, _one(fields, END) or "100"))
    ticked = fields.get(EXTRAS, ())
    options: dict[str, Any] = {"edition": _one(fields, EDITION) or "modern"}
    if length := _one(fields, LENGTH):
        options["length"] = length
    if expansions := [one for one in ticked if one in EXPANSIONS]:
        options["expansions"] = expansions
    for one in ticked:
        options |= {} if one in EXPANSIONS else _known(SWITCHES, one)
    return options


def read_names(fields: Fields) -> list[str]:
    """Return the plain names, which are separated by commas or lines."""
    return re.split(r"[,;\n]", _one(fields, NAMES))


def numbers_part(pad: Pad, fields: Fields) -> Part:
    """Return the part of a round with its numbers, as filled in.

    Raises:
        Refused: T-133 there is not one number for each player.
    """
    header = pad.header
    if header.game == "hearts":
        numbers: dict[str, Any] = {"taken": read_numbers(header, _one(fields, TAKEN))}
    else:
        numbers = {field: read_numbers(header, _one(fields, field)) for field in (BIDS, WON)}
        if header.options["cannon_loads"]:
            ticked = fields.get(LOAD, ())
            numbers["loads"] = [LOADS[str(seat) in ticked] for seat in range(len(header.players))]
    return Part(lambda entry: [entry.get(field) for field in numbers], lambda entry: {**entry, **numbers})


def read_numbers(header: PadHeader, typed: str) -> list[int]:
    """Return a whole number for each player; digits may be typed without anything between them.

    Raises:
        Refused: T-133 there is not one number for each player.
    """
    count = len(header.players)
    words = _WORD.findall(typed)
    if len(words) == 1 and len(words[0]) == count:
        words = list(words[0])
    if len(words) != count or not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
        raise Refused(RefusalId.PAD_NUMBERS, count=count, players=tuple(header.players.values()))
    return [int(word) for word in words]


def bonus_part(pad: Pad, seat: Seat, fields: Fields) -> Part:
    """Return the part of a round with a player's bonuses, as ticked.

    Raises:
        Refused: T-3 a value that was not offered, T-136 two values of one power; when it is written, T-136
            another player has used the power.
    """
    seats = range(len(pad.header.players))
    cards = fields.get(CARDS, ())
    taken = Taken(
        tuple(one for one in cards if one != KING),
        tuple(_number(one, 2) for one in _one(fields, MERMAIDS).split("+") if one != "0" and one),
        _number(_one(fields, PIRATES) or "0", 9),
        KING in cards,
    )
    pairs = []
    for value in fields.get(LOOT, ()):
        ally, _, times = value.partition("x")
        pairs += [[seat, pad.seat(_number(ally, 9))]] * _number(times or "1", 2)
    powers = [_power(value) for value in fields.get(POWERS, ())]
    used = dict(powers)
    if len(used) < len(powers):
        raise Refused(RefusalId.PAD_BONUS)

    def read(entry: Mapping[str, Any]) -> Any:
        mine = [pair for pair in entry.get("loot", ()) if seat in pair]
        return taken_of(entry, seat), mine, power_of(entry, "wager", seat), power_of(entry, "harry", seat)

    def write(entry: Mapping[str, Any]) -> dict[str, Any]:
        everybody = [taken_of(entry, one) for one in seats]
        everybody[seat] = _as_json(taken)
        others = [pair for pair in entry.get("loot", ()) if seat not in pair]
        return {
            **entry,
            "taken": everybody,
            "loot": [*others, *pairs],
            **{power: _changed(entry, power, seat, used.get(power)) for power in ("wager", "harry")},
        }

    return Part(read, write)


def taken_of(entry: Mapping[str, Any], seat: Seat) -> dict[str, Any]:
    """Return a player's captures, as JSON values."""
    taken = entry.get("taken") or ()
    return dict(taken[seat]) if seat < len(taken) else _as_json(Taken())


def _as_json(taken: Taken) -> dict[str, Any]:
    """Return captures as they are read from the database: with lists, so that they compare as equal."""
    values = taken._asdict()
    return {key: list(value) if isinstance(value, tuple) else value for key, value in values.items()}


def power_of(entry: Mapping[str, Any], power: str, seat: Seat) -> int | None:
    """Return the number of a power that a player used; None if they did not."""
    used: Sequence[int] | None = entry.get(power)
    return None if used is None or used[0] != seat else used[1]


def _changed(entry: Mapping[str, Any], power: str, seat: Seat, value: int | None) -> Any:
    standing = entry.get(power)
    if standing is not None and standing[0] != seat:
        if value is not None:
            raise Refused(RefusalId.PAD_BONUS)
        return standing
    return None if value is None else [seat, value]


def _power(value: str) -> tuple[str, int]:
    power, _, number = value.partition(" ")
    known = {"wager 0": 0, "wager 10": 10, "wager 20": 20, "harry 1": 1, "harry -1": -1}
    return power, _known(known, f"{power} {number}")


def _number(word: str, most: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) == 1 and int(word) <= most):
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    return int(word)


def _one(fields: Fields, name: str) -> str:
    return " ".join(fields.get(name, ()))


def _known(values: Mapping[str, Any], key: str) -> Any:
    if key not in values:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    return values[key]
