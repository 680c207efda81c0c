"""A modal form with one input, as plain data: the presenters make it and the courier opens it."""

from __future__ import annotations

from typing import NamedTuple


class Form(NamedTuple):
    """A modal form with one input; the typed text comes back as the last argument of `action`."""

    title: str
    action: str
    label: str
    hint: str = ""
    value: str = ""
    longest: int = 100
