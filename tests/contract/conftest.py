"""The store of the secrecy tests, for panels of whole matches."""

from tests.secrecy.conftest import store

__all__ = ["store"]
