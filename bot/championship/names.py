"""Short names of entrants that stay distinct."""

from __future__ import annotations

from typing import Final

from bot.texts.names import columns, short_names
from engine.championship.public import Championship, Entrant

WIDEST: Final = 32
"""Maximum width of a name in buttons and menus, in columns."""


def shorten_names(state: Championship, width: int) -> dict[Entrant, str]:
    """Return the entrants' names cut to `width` columns, unescaped, for labels and monospaced lines."""
    names = tuple(state.names.values())
    short = short_names(names, width)
    if any(columns(name) > width for name in short):
        # A number of two digits has made a name too long.
        short = short_names(names, width - 1)
    return dict(zip(state.names, short, strict=True))


def label(state: Championship, entrant: Entrant) -> str:
    """Return a name for buttons and menus, where nothing formats.

    Equal names are numbered as in the table.
    """
    return shorten_names(state, WIDEST)[entrant]
