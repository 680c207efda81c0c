"""The application around the engine: tables, their storage, and their presentation to people."""

from typing import Final

VERSION: Final = "0.1.0"
"""The version of the project, installed or run from its folder."""
