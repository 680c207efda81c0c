"""`python -m bot.art gallery OUT`: every drawing on one page, for people to look at."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from bot.art import gallery


def main() -> None:
    """Read the command line and write what it asks for."""
    parser = argparse.ArgumentParser(prog="python -m bot.art", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    drawn = commands.add_parser("gallery", help="every drawing at every size, as everybody sees it")
    drawn.add_argument("out", type=Path, help="the folder for the page and its pictures")
    print(asyncio.run(gallery.write(parser.parse_args().out)))


if __name__ == "__main__":
    main()
