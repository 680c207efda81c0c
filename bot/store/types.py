"""What all tables of the database share: how moments are kept and how constraints are named."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, DateTime, Dialect, MetaData, TypeDecorator
from sqlalchemy.ext.compiler import compiles


class Moment(TypeDecorator[datetime]):
    """An aware datetime, kept as naive UTC because not every database keeps a time zone."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Aware to naive UTC; a naive value is a fault of the caller (TypeError)."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise TypeError("a moment needs a time zone")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Naive UTC to aware."""
        return None if value is None else value.replace(tzinfo=UTC)


def keepable(text: str) -> str:
    """The text as every database can keep it: PostgreSQL knows no character 0."""
    return text.replace("\0", "\N{REPLACEMENT CHARACTER}")


class CodePoints(ColumnElement[str]):
    """A text in the order of its characters' numbers; a PostgreSQL server has one for each locale."""

    inherit_cache = True

    def __init__(self, text: ColumnElement[str]) -> None:
        self.type = text.type
        self.text = text


@compiles(CodePoints)
def _plain(element: CodePoints, compiler: Any, **options: Any) -> str:
    return str(compiler.process(element.text, **options))


@compiles(CodePoints, "postgresql")
def _in_c(element: CodePoints, compiler: Any, **options: Any) -> str:
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
