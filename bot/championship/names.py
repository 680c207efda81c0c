"""What entrants are called where room is scarce, namesakes told apart."""

from __future__ import annotations

from typing import Final

from bot.texts.names import columns, short_names
from engine.championship.public import Championship, Entrant

WIDEST: Final = 32
"""Columns of a name where there is room."""


def shortened(state: Championship, width: int) -> dict[Entrant, str]:
    """The entrants' names cut to `width` columns, as they are, for labels and monospaced lines."""
    names = tuple(state.names.values())
    short = short_names(names, width)
    if any(columns(name) > width for name in short):
        # A number of two digits has made a name longer than it may be.
        short = short_names(names, width - 1)
    return dict(zip(state.names, short, strict=True))


def label(state: Championship, entrant: Entrant) -> str:
    """A name for buttons and menus, where nothing formats; namesakes are numbered as in the table."""
    return shortened(state, WIDEST)[entrant]
