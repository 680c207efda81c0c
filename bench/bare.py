"""Run the bare bot with only discord.py's required dependencies: `python -m bench.bare`.

A faster event loop and a faster JSON library are hidden from discord.py, so that the anchor of the benchmarks
does not change with this project's dependencies.
"""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder

FASTER = "orjson"
"""The JSON library that discord.py uses where it is installed."""


class Missing(MetaPathFinder):
    """An import finder that makes the packages in FASTER look uninstalled."""

    def find_spec(self, fullname: str, path: object, target: object = None) -> None:
        """Return None to let other finders search.

        Raises:
            ModuleNotFoundError: for FASTER.
        """
        if fullname == FASTER:
            raise ModuleNotFoundError(f"the anchor goes without {FASTER}", name=FASTER)


def main() -> None:
    """Run the bare bot until it is ended."""
    sys.meta_path.insert(0, Missing())
    # Import this late: discord.py looks for the packages in FASTER while it is imported.
    from bench.bare_bot import run

    run()


if __name__ == "__main__":
    main()
