"""Draw party decorations: bunting and confetti."""

from __future__ import annotations

from typing import Final

from bot.art.svg import path

PARTY: Final = ("#d92036", "#f6c445", "#35e0bd", "#f7f1e1")


def bunting() -> str:
    """Draw flags on a line across a picture 800 units wide."""
    flags = ""
    for number in range(16):
        x = 25 + number * 50
        y = 8 + 150 * (x / 800) * (1 - x / 800)
        flags += path(f"M{x - 19} {y:.4g}H{x + 19}L{x} {y + 42:.4g}Z", PARTY[number % 4], 5)
    return flags + path("M0 8Q400 84 800 8", line=5)


NOWHERE: Final = (range(0), range(0))


def confetti(free: tuple[range, range] = NOWHERE) -> str:
    """Draw confetti on a picture 800 units wide, except within the x and y ranges of `free`."""
    body = ""
    for number in range(60):
        x, y = number * 157 % 800, 70 + number * 89 % 330
        if x in free[0] and y in free[1]:
            continue
        body += (
            f'<rect x="{x}" y="{y}" width="14" height="9" fill="{PARTY[number * 3 % 4]}" '
            f'transform="rotate({number * 47 % 180} {x} {y})"/>'
        )
    return body
