"""Simulate how people see colours: the three kinds of colour-blindness, and grey.

The matrices are from Machado, Oliveira and Fernandes (2009), for a full deficiency, in linear RGB.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[float, float, float]
"""Red, green and blue, each from 0 to 1."""

SIGHTS: Final[Mapping[str, tuple[Colour, Colour, Colour]]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}


def to_linear(value: float) -> float:
    """Convert an sRGB channel (0 to 1) to linear light."""
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def to_srgb(light: float) -> float:
    """Convert linear light to an sRGB channel, clamped to 0 to 1."""
    light = min(max(light, 0.0), 1.0)
    return light * 12.92 if light <= 0.0031308 else float(1.055 * light ** (1 / 2.4) - 0.055)


def simulate_sight(sight: str, colour: Colour) -> Colour:
    """Return a colour as seen with the given sight."""
    light = tuple(map(to_linear, colour))
    red, green, blue = (
        to_srgb(sum(share * part for share, part in zip(row, light, strict=True))) for row in SIGHTS[sight]
    )
    return red, green, blue


def parse_colour(colour: str) -> Colour:
    """Parse `#rrggbb` into its channels."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def luminance(colour: str) -> float:
    """Return the relative luminance of `#rrggbb`, 0 to 1, as WCAG defines it."""
    red, green, blue = map(to_linear, parse_colour(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as WCAG defines it."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
