"""What was used last, and no more of it than there is room for."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """Values by key. Once there are `most` of them, the one that was used longest ago goes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._values: dict[Hashable, T] = {}  # the one used last comes last

    def get(self, key: Hashable) -> T | None:
        """Return a value, which counts as used now; None if it is not here."""
        value = self._values.pop(key, None)
        if value is not None:
            self._values[key] = value
        return value

    def keep(self, key: Hashable, value: T) -> T:
        """Keep this value in place of an older one."""
        self._values.pop(key, None)
        self._values[key] = value
        while len(self._values) > self.most:
            del self._values[next(iter(self._values))]
        return value

    def drop(self, key: Hashable) -> None:
        """Forget a value; it need not be here."""
        self._values.pop(key, None)
