"""The application around the engine: tables, their store, and what people see of them."""

from typing import Final

VERSION: Final = "0.1.0"
"""The version of the project, installed or run from its folder."""
