"""What was used last, and no more of it than there is room for."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """Values by number. Once there are `most` of them, the one that was used longest ago goes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._values: dict[int, T] = {}  # the one used last comes last

    def get(self, key: int) -> T | None:
        """Return a value, which counts as used now; None if it is not here."""
        value = self._values.pop(key, None)
        if value is not None:
            self._values[key] = value
        return value

    def keep(self, key: int, value: T) -> T:
        """Keep this value in place of an older one."""
        self._values.pop(key, None)
        self._values[key] = value
        while len(self._values) > self.most:
            del self._values[next(iter(self._values))]
        return value

    def drop(self, key: int) -> None:
        """Forget a value; it need not be here."""
        self._values.pop(key, None)
