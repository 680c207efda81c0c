"""Rows of figures beside their anchors, and how every benchmark prints them: lines to read, or JSON."""

# ruff: noqa: T201 - printing the measurements is its purpose

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable
from typing import NamedTuple


class Row(NamedTuple):
    """A figure beside its anchor, both measured in one run; the anchor is None where the value is a count."""

    name: str
    value: float
    anchor: float | None = None

    @property
    def ratio(self) -> float | None:
        """Return the value as a multiple of the anchor; None without an anchor."""
        return None if self.anchor is None else self.value / self.anchor


def parser(module: str, told: str | None) -> argparse.ArgumentParser:
    """Return an argument parser for a benchmark, with the arguments that all benchmarks share."""
    options = argparse.ArgumentParser(
        prog=f"python -m {module}", description=told, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--json", action="store_true", help="one object a line: name, value, anchor, ratio")
    return options


def tell(rows: Iterable[Row], *, as_json: bool) -> None:
    """Print each row as soon as it is known, and at the end how busy the machine was."""
    for row in rows:
        if as_json:
            print(json.dumps({**row._asdict(), "ratio": row.ratio}), flush=True)
        else:
            beside = "" if row.ratio is None else f"{row.anchor:>12.3f}{row.ratio:>9.2f}"
            print(f"{row.name:<70}{row.value:>12.3f}{beside}", flush=True)
    if not as_json:
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
