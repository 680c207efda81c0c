"""Column types: moments, text order, and values that name people.

A Discord id stands in the database only once, in the row of its person. Columns of the types `PersonId`,
`Who`, `WhoJson`, `InvitedJson`, `SettingsJson` and `ChampionshipInput` hold the id of that row instead; the
engine translates their values in both directions, so that statements and rows use Discord ids.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Final, Protocol

from sqlalchemy import JSON, BigInteger, ColumnElement, DateTime, Dialect, MetaData, String, TypeDecorator
from sqlalchemy.ext.compiler import compiles

from engine.championship.public import Input, parse

NAMELESS: Final = "-"
"""The word of a stored `join`, in place of the entrant's name."""
_ENTRANTS: Final[Mapping[str, tuple[int, int | None]]] = {"draw": (1, None), "award": (0, 1)}
"""The verbs of a championship whose numbers are not all entrants, and the slice of those that are."""


class Moment(TypeDecorator[datetime]):
    """An aware datetime, stored as naive UTC, because not every database has time zones."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Convert an aware datetime to naive UTC.

        Raises:
            TypeError: the value has no time zone.
        """
        if value is None:
            return None
        if value.tzinfo is None:
            raise TypeError("a moment needs a time zone")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Convert naive UTC to an aware datetime."""
        return None if value is None else value.replace(tzinfo=UTC)


class People(Protocol):
    """Translates between Discord ids and the ids of rows in `people`."""

    def person_of(self, user_id: int) -> int:
        """Return the id of the person's row."""

    def user_of(self, person: int) -> int:
        """Return the Discord id of a row; `person` itself for a deleted person."""

    def name_of(self, person: int) -> str:
        """Return the name in a row, "" for a deleted person."""


class NamesPeople:
    """A column type whose values name people."""

    @abstractmethod
    def to_row(self, value: Any, people: People) -> Any:
        """Return the value to store, with ids of rows for Discord ids."""

    @abstractmethod
    def from_row(self, value: Any, people: People) -> Any:
        """Return a stored value with Discord ids."""


class PersonId(NamesPeople, TypeDecorator[int]):
    """A person's Discord id; 0 is everybody."""

    impl = BigInteger
    cache_ok = True

    def to_row(self, value: int, people: People) -> int:
        """Return the id of the person's row."""
        return people.person_of(value)

    def from_row(self, value: int, people: People) -> int:
        """Return the person's Discord id."""
        return people.user_of(value)


class Who(NamesPeople, TypeDecorator[str]):
    """A who string; strings that do not name a person are stored as they are."""

    impl = String
    cache_ok = True

    def to_row(self, value: str, people: People) -> str:
        """Return the who string with the id of the person's row."""
        return f"u:{people.person_of(int(value[2:]))}" if value.startswith("u:") else value

    def from_row(self, value: str, people: People) -> str:
        """Return the who string with the person's Discord id."""
        return f"u:{people.user_of(int(value[2:]))}" if value.startswith("u:") else value


_WHO: Final = Who()


class WhoJson(NamesPeople, TypeDecorator[dict[str, Any]]):
    """A JSON object whose keys are who strings; its values may be who strings, too."""

    impl = JSON(none_as_null=True)
    cache_ok = True

    def to_row(self, value: Mapping[str, Any], people: People) -> dict[str, Any]:
        """Return the object with ids of rows."""
        return {
            _WHO.to_row(who, people): _WHO.to_row(said, people) if isinstance(said, str) else said
            for who, said in value.items()
        }

    def from_row(self, value: Mapping[str, Any], people: People) -> dict[str, Any]:
        """Return the object with Discord ids."""
        return {
            _WHO.from_row(who, people): _WHO.from_row(said, people) if isinstance(said, str) else said
            for who, said in value.items()
        }


class InvitedJson(NamesPeople, TypeDecorator[dict[str, str]]):
    """A JSON object of names by who string; of people only the number that tells namesakes apart."""

    impl = JSON(none_as_null=True)
    cache_ok = True

    def to_row(self, value: Mapping[str, str], people: People) -> dict[str, str]:
        """Return the object with ids of rows and without people's names."""
        return {_WHO.to_row(who, people): self._number(who, name, people) for who, name in value.items()}

    @staticmethod
    def _number(who: str, name: str, people: People) -> str:
        """Return what is stored of a name: all of a robot's, and the digits after a person's."""
        if not who.startswith("u:"):
            return name
        number = name.removeprefix(people.name_of(people.person_of(int(who[2:]))))
        return number if number.isdecimal() else ""

    def from_row(self, value: Mapping[str, str], people: People) -> dict[str, str]:
        """Return the object with Discord ids and the present names of people, "" for deleted people."""
        return {_WHO.from_row(who, people): self._name(who, stored, people) for who, stored in value.items()}

    @staticmethod
    def _name(who: str, stored: str, people: People) -> str:
        name = people.name_of(int(who[2:])) if who.startswith("u:") else ""
        return name + stored if name or not who.startswith("u:") else ""


class SettingsJson(NamesPeople, TypeDecorator[dict[str, Any]]):
    """A server's settings as a JSON object; `blocked` is a list of people."""

    impl = JSON
    cache_ok = True

    def to_row(self, value: Mapping[str, Any], people: People) -> dict[str, Any]:
        """Return the settings with ids of rows."""
        return self._translated(value, people.person_of)

    def from_row(self, value: Mapping[str, Any], people: People) -> dict[str, Any]:
        """Return the settings with Discord ids."""
        return self._translated(value, people.user_of)

    @staticmethod
    def _translated(value: Mapping[str, Any], translate: Callable[[int], int]) -> dict[str, Any]:
        blocked = [translate(one) for one in value.get("blocked", ())]
        return {**value, "blocked": blocked} if blocked else dict(value)


class ChampionshipInput(NamesPeople, TypeDecorator[str]):
    """An input of a championship in its notation; the names of entrants are not stored in it."""

    impl = String
    cache_ok = True

    def to_row(self, value: str, people: People) -> str:
        """Return the input with ids of rows and without a name."""
        said = map_entrants(value, people.person_of)
        return str(said._replace(word=NAMELESS) if said.verb == "join" else said)

    def from_row(self, value: str, people: People) -> str:
        """Return the input with Discord ids and the entrant's present name."""
        said = map_entrants(value, people.user_of)
        if said.verb == "join":
            said = said._replace(word=people.name_of(parse(value).numbers[0]) or NAMELESS)
        return str(said)


def map_entrants(value: str, translate: Callable[[int], int]) -> Input:
    """Return an input of a championship with each entrant's number translated.

    Raises:
        NotUnderstood: the value is not an input (T-3).
    """
    said = parse(value)
    first, last = _ENTRANTS.get(said.verb, (0, None))
    numbers = said.numbers
    entrants = tuple(map(translate, numbers[first:last]))
    return said._replace(numbers=(*numbers[:first], *entrants, *numbers[first + len(entrants) :]))


def keepable(text: str) -> str:
    """Return a text in a form that every database can store: PostgreSQL has no character 0."""
    return text.replace("\0", "\N{REPLACEMENT CHARACTER}")


class CodePoints(ColumnElement[str]):
    """A text sorted by code points; a PostgreSQL server sorts texts by its locale otherwise."""

    inherit_cache = True

    def __init__(self, text: ColumnElement[str]) -> None:
        self.type = text.type
        self.text = text


@compiles(CodePoints)
def _compile_plainly(element: CodePoints, compiler: Any, **options: Any) -> str:
    return str(compiler.process(element.text, **options))


@compiles(CodePoints, "postgresql")
def _compile_for_postgresql(element: CodePoints, compiler: Any, **options: Any) -> str:
    return f'{compiler.process(element.text, **options)} COLLATE "C"'


metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
