"""A choice among a few values as buttons, or among more as a menu."""

from __future__ import annotations

from typing import Final

from bot.present.post import Button, Menu, Row

FEW: Final = 3
"""The most values that are offered as buttons side by side."""


def offered(menu: Menu) -> Menu | Row:
    """Return the menu, or one button for each of its lines if they are few; the chosen one is green.

    A menu in which several lines can be chosen together stays a menu.
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
