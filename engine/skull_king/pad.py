"""Rounds played with real cards: checked, and scored by the same functions as rounds at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Self

from engine.core import BadEntry, Seat
from engine.skull_king.cards import CARD, CODES, KIND, KING, MERMAID, PIRATE, Card
from engine.skull_king.options import Options
from engine.skull_king.powers import ADJUSTMENTS, WAGERS
from engine.skull_king.public import LOADS, Bonus
from engine.skull_king.rounds import finish
from engine.skull_king.state import DEAL, OVER, State
from engine.skull_king.trick import capture_bonus, prize_bonus

LOOT_CARDS: Final = 2


class Taken(NamedTuple):
    """A player's captures of a round.

    prizes    the codes of the cards with a bonus of their own, such as `black-14`
    mermaids  how many mermaids a pirate of theirs took, for each trick in which one did
    pirates   how many pirates their Skull King took
    king      whether a mermaid of theirs took the Skull King
    """

    prizes: tuple[str, ...] = ()
    mermaids: tuple[int, ...] = ()
    pirates: int = 0
    king: bool = False


class Entry(NamedTuple):
    """What is written down of a round, by seat: bids as made, tricks, cannon loads and captures.

    `loot` has the partners of each alliance; `wager` and `harry` are a seat and its number, if that pirate's
    power was used.
    """

    bids: tuple[int, ...]
    won: tuple[int, ...]
    loads: tuple[str, ...] = ()
    taken: tuple[Taken, ...] = ()
    loot: tuple[tuple[Seat, Seat], ...] = ()
    wager: tuple[Seat, int] | None = None
    harry: tuple[Seat, int] | None = None

    @classmethod
    def from_mapping(cls, mapping: Mapping[str, Any]) -> Self:
        """Return the entry of JSON values as `to_mapping` writes them."""
        taken = (
            Taken(tuple(one["prizes"]), tuple(one["mermaids"]), one["pirates"], one["king"])
            for one in mapping.get("taken", ())
        )
        return cls(
            tuple(mapping["bids"]),
            tuple(mapping["won"]),
            tuple(mapping.get("loads", ())),
            tuple(taken),
            tuple((one, two) for one, two in mapping.get("loot", ())),
            _read_pair(mapping.get("wager")),
            _read_pair(mapping.get("harry")),
        )

    def to_mapping(self) -> dict[str, Any]:
        """Return the entry as JSON values."""
        return {**self._asdict(), "taken": [one._asdict() for one in self.taken]}

    def taken_by(self, seat: Seat) -> Taken:
        """Return a seat's captures."""
        return self.taken[seat] if self.taken else Taken()


def new(seats: int, options: Options) -> State:
    """Return a match in which no round has been entered."""
    s = State(seats, options)
    s.phase = DEAL
    return s


def enter(s: State, entry: Entry) -> None:
    """Add the next round to a match, and score it.

    Raises:
        BadEntry: the round cannot have been played; nothing was changed.
    """
    if s.phase == OVER:
        raise BadEntry("over")
    dealt = s.rounds[s.round]
    _check_numbers(s, entry, dealt)
    _check_captures(s, entry)
    _check_powers(s, entry, dealt)
    s.round += 1
    s.clear()
    s.bids, s.won = list(entry.bids), list(entry.won)
    if s.setup.options.cannon_loads:
        s.loads = [LOADS.index(load) for load in entry.loads]
    s.captured = [_list_bonuses(s, entry.taken_by(seat)) for seat in range(s.setup.seats)]
    s.loot, s.wager = entry.loot, entry.wager
    by = 0
    if entry.harry is not None:
        s.harry, by = entry.harry
    finish(s, by, [])


def list_prizes(options: Options) -> tuple[str, ...]:
    """Return the codes of the cards that bring whoever takes them a bonus (SK-8.6)."""
    return tuple(CODES[card] for card in State(2, options).setup.edition.prizes)


def captures(options: Options) -> frozenset[str]:
    """Return which characters bring a bonus when captured: mermaid, pirate, king."""
    edition = State(2, options).setup.edition
    names = {PIRATE: "mermaid", KING: "pirate", MERMAID: "king"}
    return frozenset(names[kind] for kind in edition.captures)


def _read_pair(value: Sequence[int] | None) -> tuple[int, int] | None:
    return None if value is None else (value[0], value[1])


def _check_numbers(s: State, entry: Entry, dealt: int) -> None:
    """Check bids, tricks and loads.

    Raises:
        BadEntry: numbers, bid or tricks.
    """
    seats, options = s.setup.seats, s.setup.options
    loads = seats if options.cannon_loads else 0
    if (len(entry.bids), len(entry.won), len(entry.loads)) != (seats, seats, loads):
        raise BadEntry("numbers", count=seats)
    if any(load not in LOADS for load in entry.loads):
        raise BadEntry("bonus")
    for seat, bid in enumerate(entry.bids):
        if not 0 <= bid <= dealt:
            raise BadEntry("bid", seat=seat, most=dealt)
    # A leviathan may destroy a trick, and Graybeard may win one.
    lost = (
        dealt if s.setup.ghost is not None else sum(one in options.expansions for one in ("kraken", "whale"))
    )
    total = sum(entry.won)
    if min(entry.won) < 0 or not dealt - lost <= total <= dealt:
        raise BadEntry("tricks", total=total, dealt=dealt, least=max(0, dealt - lost))


def _check_captures(s: State, entry: Entry) -> None:
    """Check captures and alliances.

    Raises:
        BadEntry: bonus.
    """
    seats, edition = s.setup.seats, s.setup.edition
    everybody = [entry.taken_by(seat) for seat in range(seats)]
    if len(entry.taken) not in (0, seats):
        raise BadEntry("numbers", count=seats)
    for seat, taken in enumerate(everybody):
        tricks = len(taken.mermaids) + (taken.pirates > 0) + taken.king
        known = {CODES[prize] for prize in edition.prizes}
        allowed = (
            set(taken.prizes) <= known
            and all(1 <= count <= 2 for count in taken.mermaids)
            and (not taken.mermaids or PIRATE in edition.captures)
            and 0 <= taken.pirates <= min(_count_pirates(s), s.setup.hands - 1)
            and max(tricks, bool(taken.prizes)) <= entry.won[seat]
        )
        if not allowed:
            raise BadEntry("bonus", seat=seat)
    prizes = [prize for taken in everybody for prize in taken.prizes]
    kings = sum((taken.pirates > 0) + taken.king for taken in everybody)
    mermaids = sum(sum(taken.mermaids) + taken.king for taken in everybody)
    if len(set(prizes)) < len(prizes) or kings > 1 or mermaids > len(_mermaids(s)):
        raise BadEntry("bonus")
    most = LOOT_CARDS if "loot" in s.setup.options.expansions else 0
    if len(entry.loot) > most:
        raise BadEntry("bonus")
    for one, two in entry.loot:
        if one == two or not {one, two} <= set(range(seats)) or not entry.won[one] + entry.won[two]:
            raise BadEntry("bonus")


def _check_powers(s: State, entry: Entry, dealt: int) -> None:
    """Check a wager, and Harry's change of a bid.

    Raises:
        BadEntry: bonus.
    """
    for used, values in ((entry.wager, WAGERS), (entry.harry, ADJUSTMENTS)):
        if used is None:
            continue
        seat, value = used
        if not (s.setup.options.powers and 0 <= seat < s.setup.seats and value in values and entry.won[seat]):
            raise BadEntry("bonus")
    if entry.harry is not None and not 0 <= entry.bids[entry.harry[0]] + entry.harry[1] <= dealt:
        raise BadEntry("bonus", seat=entry.harry[0])


def _list_bonuses(s: State, taken: Taken) -> tuple[Bonus, ...]:
    """Return a player's bonuses; which mermaid or pirate it was makes no difference."""
    edition, options = s.setup.edition, s.setup.options
    bonuses = [prize_bonus(edition, CARD[prize]) for prize in taken.prizes]
    captured = [(PIRATE, count) for count in taken.mermaids]
    captured += [(KING, taken.pirates)] if taken.pirates else []
    captured += [(MERMAID, 1)] if taken.king else []
    for kind, count in captured:
        capture = edition.captures[kind]
        bonuses.append(capture_bonus(capture, tuple(sorted(capture.cards)[:count]), options))
    return tuple(bonuses)


def _mermaids(s: State) -> tuple[Card, ...]:
    return tuple(card for card in s.setup.deck if KIND[card] == MERMAID)


def _count_pirates(s: State) -> int:
    """Return how many pirates may lie in a trick, a wild card included."""
    return sum(KIND[card] == PIRATE for card in s.setup.deck) + 1
