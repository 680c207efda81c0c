"""A choice of few values as buttons, and of more as a menu."""

from __future__ import annotations

from typing import Final

from bot.present.post import Button, Menu, Row

FEW: Final = 3
"""Up to so many values, a choice is buttons side by side."""


def offered(menu: Menu) -> Menu | Row:
    """Return the menu, or buttons that do what its lines do, in green the one that is chosen.

    What may be chosen together stays a menu.
    """
    if len(menu.options) > FEW or (menu.least, menu.most) != (1, 1):
        return menu
    return Row(
        tuple(
            Button(
                option.label,
                f"{menu.action} {option.value}",
                "success" if option.chosen else "secondary",
                option.emoji,
            )
            for option in menu.options
        )
    )
