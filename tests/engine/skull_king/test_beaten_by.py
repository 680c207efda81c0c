"""The robots' table of which card beats which agrees with tricks of two cards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.skull_king_chances import BEATEN_BY
from engine.skull_king.cards import CODES, ROLES
from engine.skull_king.options import Options
from engine.skull_king.trick import outcome


@pytest.mark.parametrize("chosen", [{"expansions": ["loot", "kraken", "whale"]}, {"edition": "legacy"}])
def test_beaten_by_masks_match_tricks_of_two_cards(chosen: dict[str, Any]) -> None:
    options = Options.from_mapping(chosen, 4)
    deck = options.deck()
    for card in deck:
        for role in ROLES.get(card, (card,)):
            known = {CODES[other] for other in deck if BEATEN_BY[role] >> other & 1}
            assert known == {
                CODES[other]
                for other in deck
                if other != card
                and any(outcome((role, laid), options).winner != 0 for laid in ROLES.get(other, (other,)))
            }, CODES[role]
