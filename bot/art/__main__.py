"""`python -m bot.art gallery OUT` writes a page of all drawings, `... readme` the pictures in docs."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from bot.art import gallery, readme


def main() -> None:
    """Parse the command line and write the gallery or the README's pictures."""
    parser = argparse.ArgumentParser(prog="python -m bot.art", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    gallery_parser = commands.add_parser("gallery", help="every drawing at every size, as everybody sees it")
    gallery_parser.add_argument("out", type=Path, help="the folder for the page and its pictures")
    readme_parser = commands.add_parser("readme", help="the pictures of README.md and of the App Directory")
    readme_parser.add_argument(
        "out", type=Path, nargs="?", default=Path("docs/pictures"), help="their folder"
    )
    options = parser.parse_args()
    if options.command == "readme":
        print(*asyncio.run(readme.write(options.out)), sep="\n")
    else:
        print(asyncio.run(gallery.write(options.out)))


if __name__ == "__main__":
    main()
