"""Replace single functions of a store, for tests of crashes, failures and races."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeAlias

import pytest

from bot.store import Store

Plain: TypeAlias = Callable[..., Awaitable[Any]]


def intercept(
    monkeypatch: pytest.MonkeyPatch, store: Store, function: Callable[..., Any], replacement: Plain
) -> None:
    """Call `replacement(plain, *args, **kwargs)` in place of `store.read(function, *args, **kwargs)`.

    The same holds for `write` and `read_long`; `plain(*args, **kwargs)` is the call as it was.
    """

    def through(original: Plain) -> Plain:
        async def call(work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
            if work is function:
                return await replacement(partial(original, work), *args, **kwargs)
            return await original(work, *args, **kwargs)

        return call

    for name in ("read", "read_long", "write"):
        monkeypatch.setattr(store, name, through(getattr(store, name)))


@contextmanager
def intercepted(store: Store, function: Callable[..., Any], replacement: Plain) -> Iterator[None]:
    """Intercept a function of a store within a block; see `intercept`."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        intercept(monkeypatch, store, function, replacement)
        yield
