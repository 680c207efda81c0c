"""A score pad with its rounds, and the match that follows from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from bot.errors import RefusalId, Refused
from bot.records.pads import PadHeader, PadRound
from bot.records.tables import Person, parse_who
from engine import GAMES
from engine.core import BadEntry, Place, Seat
from engine.pads import replay

ASLEEP: Final = timedelta(days=7)
"""The time without a change after which a pad sleeps."""
REFUSALS: Final[Mapping[str, RefusalId]] = {
    "over": RefusalId.PAD_OVER,
    "numbers": RefusalId.PAD_NUMBERS,
    "bid": RefusalId.PAD_BID,
    "tricks": RefusalId.PAD_SUM,
    "points": RefusalId.PAD_SUM,
    "queen": RefusalId.PAD_SUM,
    "bonus": RefusalId.PAD_BONUS,
}
"""The refusal of each fault of an entry."""


class Part(NamedTuple):
    """The part of a round that a form shows and changes: how it is read from an entry and put into one.

    `write` gets {} for a round of which nothing is written yet.
    """

    read: Callable[[Mapping[str, Any]], Any]
    write: Callable[[Mapping[str, Any]], dict[str, Any]]


class Pad(NamedTuple):
    """A pad as of now: `rounds` has everything ever written, `state` what follows from what holds.

    `match` is the id of the match that it ended as.
    """

    header: PadHeader
    rounds: tuple[PadRound, ...]
    match: int | None
    state: Any

    @property
    def latest(self) -> list[PadRound]:
        """Return what holds of each round, in order."""
        return _latest(self.rounds)

    @property
    def is_complete(self) -> bool:
        """Return whether all rounds of the match have been written."""
        return bool(self.view.phase == "over")

    @property
    def view(self) -> Any:
        """Return what everybody may see of the match, as at a table."""
        return GAMES[self.header.game].view(self.state, None)

    @property
    def places(self) -> tuple[Place, ...]:
        """Return the standing, best first."""
        return GAMES[self.header.game].standing(self.state)

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the players by seat."""
        return tuple(self.header.players.values())

    @property
    def users(self) -> list[int]:
        """Return the players with an account."""
        players = map(parse_who, self.header.players)
        return [player.user_id for player in players if isinstance(player, Person)]

    def written(self, number: int) -> list[PadRound]:
        """Return everything written of a round, oldest first."""
        return [one for one in self.rounds if one.round == number]

    def is_asleep(self, now: datetime) -> bool:
        """Return whether nobody has changed the pad for so long that it sleeps."""
        return self.header.status == "running" and now >= self.header.changed_at + ASLEEP

    def may_write(self, user: int) -> bool:
        """Return whether this person plays, or opened the pad."""
        return user == self.header.host or str(Person(user)) in self.header.players

    def seat(self, number: int) -> Seat:
        """Return this number as a seat of the pad.

        Raises:
            Refused: T-3 there is no such seat.
        """
        if not 0 <= number < len(self.header.players):
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        return number


def build(header: PadHeader, rounds: list[PadRound], match: int | None = None) -> Pad:
    """Return the pad of these rows.

    Raises:
        Refused: T-132 to T-136 a round cannot have been played.
    """
    entries = [one.entry for one in _latest(rounds)]
    try:
        state = replay(header.game, len(header.players), header.options, entries)
    except BadEntry as error:
        facts: dict[str, Any] = dict(error.facts)
        if "seat" in facts:
            facts["player"] = tuple(header.players.values())[facts.pop("seat")]
        raise Refused(REFUSALS[error.key], why=error.key, **facts) from error
    return Pad(header, tuple(rounds), match, state)


def _latest(rounds: tuple[PadRound, ...] | list[PadRound]) -> list[PadRound]:
    held = {one.round: one for one in rounds}
    return [held[number] for number in sorted(held)]
