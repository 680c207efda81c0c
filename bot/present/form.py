"""A window to type into, as plain data: what the presenters make and the courier opens."""

from __future__ import annotations

from typing import NamedTuple


class Form(NamedTuple):
    """A window with one line to type into; what was typed comes back as the last argument of `action`."""

    title: str
    action: str
    label: str
    hint: str = ""
    value: str = ""
    longest: int = 100
