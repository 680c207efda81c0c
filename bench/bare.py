"""The anchor, `python -m bench.bare`: the bare bot with what discord.py itself asks for, and no more.

It has neither a faster loop nor a faster JSON: an anchor must not move with what this project depends on.
"""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder

FASTER = "orjson"
"""What discord.py reads and writes JSON with where it is installed."""


class Missing(MetaPathFinder):
    """Has FASTER looked for in vain, as where it is not installed."""

    def find_spec(self, fullname: str, path: object, target: object = None) -> None:
        """ModuleNotFoundError for FASTER; all else is found as ever."""
        if fullname == FASTER:
            raise ModuleNotFoundError(f"the anchor goes without {FASTER}", name=FASTER)


def main() -> None:
    """Run until it is ended."""
    sys.meta_path.insert(0, Missing())
    # Only now: discord.py looks for it as it is imported.
    from bench.bare_bot import run

    run()


if __name__ == "__main__":
    main()
