"""`make gallery`: show every drawing at every size, on both Discord backgrounds and for every sight."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

from bot.art import catalogue
from bot.art.drawing import Art
from bot.art.sight import SIGHTS

GROUNDS: Final[Mapping[str, str]] = {"dark": "#313338", "light": "#ffffff"}
"""The background colours of Discord's messages."""
EMOJI_SIZES: Final = (20, 44, 80, 128)
FULL_SIZES: Final = (20, 44, 80, 200)
IN_A_ROW: Final = (14, 13, 15)
"""Possible numbers of drawings in a row: the sizes of a suit."""

Row = list[tuple[str, int]]


def groups() -> dict[str, list[str]]:
    """Return the names of all drawings in groups whose members must be distinguishable."""
    members: dict[str, list[str]] = {}
    for name in catalogue.DRAWINGS:
        members.setdefault(_group(name), []).append(name)
    return members


def _group(name: str) -> str:
    if name == "banner":
        return "banner"
    if "_of_" in name:
        return "french cards"
    if name.startswith(("disc_", "mat_")):
        return "skull"
    if name.startswith(("suit_", "place_")) or name.endswith("_medal") or name == "yo_ho_ho":
        return "suits and medals"
    edition = "older" if name.startswith(("older_", "scary_mary")) else "modern"
    return f"{edition} {'numbers' if name[-1].isdigit() else 'characters'}"


def emoji_rows(names: Sequence[str]) -> list[Row]:
    """Return rows of a group's emojis at each size."""
    drawings = [catalogue.emoji(name) for name in names if name in catalogue.EMOJIS]
    return list(_rows(drawings, EMOJI_SIZES))


def full_rows(names: Sequence[str]) -> list[Row]:
    """Return rows of a group's full-size drawings at each size; the banner only at its natural size."""
    drawings = [catalogue.full_size(name) for name in names]
    return list(_rows(drawings, (680,) if "banner" in names else FULL_SIZES))


def _rows(drawn: Sequence[str], sizes: Sequence[int]) -> Iterator[Row]:
    across = next((many for many in IN_A_ROW if len(drawn) % many == 0), IN_A_ROW[0])
    for size in sizes:
        for start in range(0, len(drawn), across):
            yield [(svg, size) for svg in drawn[start : start + across]]


async def write(folder: Path, shown: Mapping[str, Sequence[str]] | None = None, *, more: str = "") -> Path:
    """Draw every group (or only those in `shown`) into the folder; return the path of index.html.

    `more` is HTML to append to the page.
    """
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    art, parts = Art(), ["<!doctype html><meta charset=utf-8><title>Yo-ho-ho: every drawing</title>"]
    try:
        for group, names in (groups() if shown is None else shown).items():
            parts.append(f"<h2>{escape(group)}: {len(names)}</h2><p>{escape(', '.join(names))}</p>")
            for kind, rows in (("emojis", emoji_rows(names)), ("full", full_rows(names))):
                for ground in GROUNDS if rows else ():
                    for sight in ("all", *SIGHTS):
                        file = f"{group} {kind} {ground} {sight}.png".replace(" ", "-")
                        png = await art.sheet(rows, GROUNDS[ground], sight)
                        await asyncio.to_thread((folder / file).write_bytes, png)
                        parts.append(f'<h3>{kind}, {ground}, {sight}</h3><img loading=lazy src="{file}">')
    finally:
        await art.close()
    page = folder / "index.html"
    parts.append(more)
    await asyncio.to_thread(page.write_text, "\n".join(parts), encoding="utf-8")
    return page
