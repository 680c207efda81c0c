"""The anchor, `python -m bench.bare`: the bare bot with discord.py's required dependencies, and no more.

It has neither a faster event loop nor a faster JSON library: an anchor must not move with what this project
depends on.
"""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder

FASTER = "orjson"
"""The JSON library that discord.py uses where it is installed."""


class Missing(MetaPathFinder):
    """An import finder that makes FASTER look as if it were not installed."""

    def find_spec(self, fullname: str, path: object, target: object = None) -> None:
        """Return None, so that other finders search on.

        Raises:
            ModuleNotFoundError: for FASTER.
        """
        if fullname == FASTER:
            raise ModuleNotFoundError(f"the anchor goes without {FASTER}", name=FASTER)


def main() -> None:
    """Run the bare bot until it is ended."""
    sys.meta_path.insert(0, Missing())
    # Imported only now: discord.py looks for FASTER while it is imported.
    from bench.bare_bot import run

    run()


if __name__ == "__main__":
    main()
