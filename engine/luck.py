"""The luck of a match: everything random in it, drawn from one secret of 256 bits by HMAC-SHA256.

A purpose names what is drawn, such as a deal or one decision of a robot, and has its own numbers. So equal
secrets and equal inputs give equal matches, in any process and on any version of Python. No function of
`random` is used, because their results may change from version to version.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, is_dataclass
from hashlib import sha256
from itertools import count
from math import fsum, sqrt
from struct import Struct
from typing import Any, Final, TypeVar

from engine.core import AnyView

T = TypeVar("T")

SECRET_BYTES: Final = 32
SEAL_DIGITS: Final = 32
PERSON: Final = "person"
"""The entry of a seat in a seal that a person holds; a robot's is its level and its manner."""
_BLOCK: Final = 64
_PADS: Final = tuple(bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
_WORDS: Final = Struct(">8L")
_STEP: Final = 2.0**-32
_SUMMED: Final = 4
"""Uniform numbers added for one of `gauss`: no logarithm, whose last digit may differ between machines."""


class Draws:
    """The random numbers of one purpose, with the methods of `engine.core.Rng`.

    The numbers are HMACs under `key`, so that equal keys give equal numbers to equal calls.
    """

    __slots__ = ("_mac", "_sampled", "random")

    def __init__(self, key: bytes) -> None:
        self._mac = _hmac(key)
        self._sampled = 0
        self.random: Callable[[], float] = _numbers(self._mac).__next__

    def randrange(self, stop: int, /) -> int:
        """Return a whole number from 0 to `stop` - 1."""
        return int(self.random() * stop)

    def choice(self, items: Sequence[T], /) -> T:
        """Return one of the items."""
        return items[int(self.random() * len(items))]

    def choices(self, items: Sequence[T], weights: Sequence[float], /) -> list[T]:
        """Return a list of one item, drawn with these weights."""
        left = self.random() * fsum(weights)
        for item, weight in zip(items, weights, strict=True):
            left -= weight
            if left < 0:
                return [item]
        return [max(zip(weights, items, strict=True), key=lambda pair: pair[0])[1]]

    def sample(self, items: Sequence[T], count: int, /) -> list[T]:
        """Return the first `count` items in the order of each item's HMAC; equal items are numbered."""
        self._sampled += 1
        seen: dict[T, int] = {}
        ranked = []
        for place, item in enumerate(items):
            copy = seen[item] = seen.get(item, 0) + 1
            ranked.append((self._mac(f"item {item} {copy} {self._sampled}".encode()), place))
        return [items[place] for _, place in sorted(ranked)[:count]]

    def gauss(self, mean: float, deviation: float, /) -> float:
        """Return a number that is nearly normally distributed."""
        total = fsum(self.random() for _ in range(_SUMMED))
        return mean + deviation * (total - _SUMMED / 2) * sqrt(12 / _SUMMED)


def _hmac(key: bytes) -> Callable[[bytes], bytes]:
    """Return HMAC-SHA256 under this key of 32 bytes, twice as fast as `hmac` for many short messages."""
    inner, outer = (sha256(key.ljust(_BLOCK, b"\0").translate(pad)) for pad in _PADS)

    def mac(message: bytes) -> bytes:
        hashed, result = inner.copy(), outer.copy()
        hashed.update(message)
        result.update(hashed.digest())
        return result.digest()

    return mac


def _numbers(mac: Callable[[bytes], bytes]) -> Iterator[float]:
    """Yield numbers from 0 to below 1: eight of 32 bits from the HMAC of each counter."""
    for block in count():
        for word in _WORDS.unpack(mac(b"number %d" % block)):
            yield word * _STEP


@dataclass(frozen=True, slots=True)
class Luck:
    """The secret of a match. What is drawn for one purpose tells nothing of the secret and of other draws."""

    secret: bytes = field(repr=False)

    @classmethod
    def from_seed(cls, seed: object) -> Luck:
        """Return the luck that belongs to this seed, for matches without anything to hide."""
        return cls(sha256(str(seed).encode()).digest())

    def key(self, *purpose: object) -> bytes:
        """Return the key of a purpose for `Draws`: the HMAC of its words."""
        return hmac.digest(self.secret, " ".join(map(str, purpose)).encode(), "sha256")

    def seating(self, players: Sequence[T]) -> list[T]:
        """Return the players, given in order of arrival, by seat."""
        order = Draws(self.key("seats")).sample(range(len(players)), len(players))
        return [players[place] for place in order]

    def for_dealer(self, view: AnyView) -> Draws:
        """Return the draws for the dealer's next action, from phase and round of any view."""
        return Draws(self.key(*name_draw(view)))

    def robot_key(self, view: AnyView) -> bytes:
        """Return the key for the decision of the robot that has this view."""
        return self.key("robot", view.seat, view.turn, digest_view(view))

    def for_deadline(self, view: AnyView) -> Draws:
        """Return the draws for the default move of the person who has this view."""
        return Draws(self.key("deadline", view.seat, view.turn, digest_view(view)))


def name_draw(view: AnyView) -> tuple[str, int]:
    """Return the words of the purpose for which the dealer draws next: phase and round of any view."""
    return view.phase, view.round


def digest_view(view: AnyView) -> str:
    """Return the SHA-256 of everything in a view, as hex digits."""
    return sha256(canonical(view).encode()).hexdigest()


def canonical(value: Any) -> str:
    """Return a value as JSON in one way only: sorted keys, no spaces, ASCII.

    Sets become sorted lists, and dataclasses lists of their fields' values.
    """
    return json.dumps(value, default=_plain, sort_keys=True, separators=(",", ":"))


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return [getattr(value, name) for name in value.__dataclass_fields__]
    if isinstance(value, Mapping):
        return dict(value)
    return sorted(value)


def write_sealed(
    luck: Luck, game: str, versions: tuple[int, int], options: Mapping[str, Any], seats: Sequence[str]
) -> str:
    """Return what a seal is made of: canonical JSON of secret, game, versions, options and seats.

    The secret is in hex digits, `versions` has that of the rules and that of the robots, and `seats` has
    `PERSON` or a robot's level and manner ("hard bold") by seat.
    """
    return canonical([luck.secret.hex(), game, *versions, options, seats])


def seal(
    luck: Luck, game: str, versions: tuple[int, int], options: Mapping[str, Any], seats: Sequence[str]
) -> str:
    """Return the seal of a match: the first hex digits of the SHA-256 of what `write_sealed` returns."""
    sealed = write_sealed(luck, game, versions, options, seats)
    return sha256(sealed.encode()).hexdigest()[:SEAL_DIGITS]
