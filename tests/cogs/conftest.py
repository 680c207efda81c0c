"""Fixtures of the tests of the bot in a simulated Discord."""

from __future__ import annotations

import pytest


@pytest.fixture
def quick_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge matches in few worlds, for tests that are about the pages of reviews."""
    for name, worlds in (("WORLDS", 16), ("FEWEST", 8), ("AGAIN", 40), ("OTHERS", 4)):
        monkeypatch.setattr(f"engine.ai.review.{name}", worlds)
