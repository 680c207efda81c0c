"""Rows of benchmark figures with their anchors, printed as text lines or as JSON."""

# ruff: noqa: T201 - this module prints the measurements

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable
from typing import NamedTuple


class Row(NamedTuple):
    """A figure and its anchor, measured in one run; the anchor is None if the figure has no reference."""

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
    """Print each row as soon as it is measured, and finally the load of the machine."""
    for row in rows:
        if as_json:
            print(json.dumps({**row._asdict(), "ratio": row.ratio}), flush=True)
        else:
            beside = "" if row.ratio is None else f"{row.anchor:>12.3f}{row.ratio:>9.2f}"
            print(f"{row.name:<70}{row.value:>12.3f}{beside}", flush=True)
    if not as_json:
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
