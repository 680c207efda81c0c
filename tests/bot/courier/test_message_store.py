"""The message store finds the current header of a message's table, or None without a table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.courier.messages import TableMessageStore
from bot.errors import Unavailable
from tests.bot.kernel.house import ANA, BEA, House
from tests.bot.kernel.instantly import instantly


def kept(house: House) -> TableMessageStore:
    """Return the message store of a house."""
    return TableMessageStore(cast(Any, house.memory), cast(Any, SimpleNamespace(tables=house.tables)))


@instantly
async def test_a_messages_header_is_that_of_the_current_table() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)
    assert await kept(house).header(number) == house.header(number)
    assert house.memory.loads == 0, "a live table is known"
    await house.seats.cancel(number, ANA, False, None)
    header = await kept(house).header(number)
    assert header is not None
    assert header.status == "cancelled", "its last message stays, and says so"


@instantly
async def test_an_unknown_table_has_no_header() -> None:
    assert await kept(House()).header(99) is None


@instantly
async def test_a_database_error_is_raised_instead_of_returning_no_header() -> None:
    house = House()
    number = await house.open_and_deal(ANA, BEA)

    async def fails(table_id: int) -> None:
        raise Unavailable("locked")

    elsewhere = House(house.memory)
    elsewhere.memory.load = fails
    with pytest.raises(Unavailable):
        await kept(elsewhere).header(number)
