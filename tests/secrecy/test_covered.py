"""A covered table shows nothing of its match to anybody without a seat, and a leak planted there is found.

Every page for spectators is rendered twice: at a moment of a match, and at another moment at which the
same seats must act. The pages must be equal.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from bot.store import Store
from bot.tables import table as tables
from tests.contract.driving import moments
from tests.contract.driving import table as contract_table
from tests.secrecy.reading import OUTSIDER, PageReader
from tests.secrecy.worlds import play_timed, table_of

GAMES = ("hearts", "skull-king")
EVERY = 5
"""Pages are compared at every EVERY-th moment."""
SEED = 3


def states_by_seats_to_act(key: str) -> dict[tuple[int, ...], Any]:
    """Return the last state of a match in which these seats must act, by those seats."""
    game, state, rng = contract_table(key, SEED)
    found: dict[tuple[int, ...], Any] = {}
    for _ in moments(game, state, rng):
        found[tuple(game.to_act(state))] = deepcopy(state)
    return found


async def differences(store: Store, key: str) -> AsyncIterator[str]:
    """Yield each page by which somebody without a seat could tell two matches apart."""
    others = states_by_seats_to_act(key)
    game, state, there, rng = table_of(key, SEED)
    there.header = replace(there.header, covered=True, championship_id=1, fixture="1.1", seal="5ea1")
    desk = PageReader(store, there)
    await desk.seat_readers(1)
    compared = 0
    for moment, _, _ in play_timed(game, state, there, rng):
        other = others.get(tuple(there.to_act))
        if moment.n % EVERY or other is None:
            continue
        for user in (None, OUTSIDER):
            for status in ("running", "over"):
                there.header = replace(there.header, status=status)
                here = await desk.read(user, papers=True)
                kept, there._state, there._places = there._state, other, None
                again = await desk.read(user, papers=True)
                there._state, there._places = kept, None
                there.header = replace(there.header, status="running")
                for one, two in zip(here, again, strict=True):
                    if one != two:
                        yield f"{one.name} {moment}: read by {user}"
        compared += 1
    assert compared > EVERY


@pytest.mark.rule("SC-3.1")
@pytest.mark.parametrize("key", GAMES)
async def test_pages_of_a_covered_table_depend_on_no_card(store: Store, key: str) -> None:
    assert [found async for found in differences(store, key)] == []


@pytest.mark.parametrize("key", GAMES)
async def test_a_covered_table_that_is_not_covered_is_found(
    store: Store, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "cover", lambda snapshot: snapshot)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.pages.tables._is_covered", lambda snapshot: False)
        found = [page async for page in differences(store, key)]
    assert any(page.startswith("table ") for page in found)
