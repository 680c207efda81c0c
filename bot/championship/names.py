"""Shortening of entrants' names, so that the names stay distinct."""

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
        # A two-digit number after an equal name exceeds the width.
        short = short_names(names, width - 1)
    return dict(zip(state.names, short, strict=True))


def label(state: Championship, entrant: Entrant) -> str:
    """Return an entrant's name for buttons and menus, which have no formatting.

    Equal names are numbered as in the table of standings.
    """
    return shorten_names(state, WIDEST)[entrant]
