"""How PostgreSQL is told a statement: the one place where it is told anything else than SQLite is.

Parameters are handed over as one array of texts, each cast where it stands; rows come back as JSON. So any
number of statements fits into one question, and nothing has to be known of the driver's types.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from typing import Any, Final, TypeAlias

from sqlalchemy import BigInteger, BinaryExpression, DateTime, Dialect, Float, Integer
from sqlalchemy.dialects.postgresql.asyncpg import PGCompiler_asyncpg, PGDialect_asyncpg
from sqlalchemy.util import update_copy

from bot.errors import Unavailable
from bot.store.types import keepable
from bot.store.units import Compiled

_NUMBER: Final = re.compile(r"\$(\d+)")
Text: TypeAlias = str | None
KEPT: Final = (str, int, float, datetime)


class _Moment(DateTime):
    """A moment, which comes as JSON writes it."""

    render_bind_cast = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], datetime | None]:
        """ISO text to a naive datetime."""
        return lambda value: None if value is None else datetime.fromisoformat(value)


class _Number(BigInteger):
    """A number, which may be asked for where none is as large: then it is not found."""

    render_bind_cast = True


class _Float(Float[float]):
    """A number, which JSON keeps to the last digit."""

    render_bind_cast = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], float | None]:
        """A whole number comes without a point."""
        return lambda value: None if value is None else float(value)


class _Compiler(PGCompiler_asyncpg):
    def visit_is_not_distinct_from_binary(
        self, binary: BinaryExpression[bool], operator: object, **options: Any
    ) -> str:
        """Equal or both unknown, in words for which PostgreSQL reads an index."""
        left, right = (self.process(side, **options) for side in (binary.left, binary.right))
        return f"({left} = {right} OR ({left} IS NULL AND {right} IS NULL))"


class _Dialect(PGDialect_asyncpg):
    statement_compiler = _Compiler
    supports_statement_cache = False
    colspecs = update_copy(PGDialect_asyncpg.colspecs, {DateTime: _Moment, Float: _Float, Integer: _Number})


_dialect: Callable[[], Dialect] = _Dialect


class ServerCompiled(Compiled):
    """A statement for PostgreSQL."""

    dialect = _dialect()

    def text(self, array: int) -> str:
        """The statement, whose parameters are the texts of this parameter: an array."""
        return _NUMBER.sub(rf"(${array}::text[])[\1]", self.sql)

    def texts(self, values: Mapping[str, Any], found: Collection[str] = ()) -> list[Text]:
        """The parameters as texts, in order; those that may have been found by then need no value.

        TypeError as `parameters`, KeyError where a value is missing, UnicodeError for what is no text,
        Unavailable for what is no value of a column.
        """
        given = dict.fromkeys(found) | self.parameters(values)
        return [self._text(given[name]) for name in self.places]

    def _text(self, value: object) -> Text:
        if value is None:
            return None
        if not isinstance(value, KEPT):
            error = Unavailable(f"PostgreSQL keeps no {type(value).__name__}")
            error.add_note(self.sql)
            raise error
        text = keepable(str(value))
        text.encode()
        return text
