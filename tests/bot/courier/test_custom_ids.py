"""Custom ids are parsed back, also from old messages; forged custom ids are refused."""

from __future__ import annotations

import pytest

from bot.courier.custom_ids import CustomId, parse_custom_id, write_custom_id
from bot.errors import RefusalId, Refused


@pytest.mark.parametrize("action", ["@join", "play yellow-13 pirate", "@server limits.person", "say a:b"])
def test_a_custom_id_is_read_as_it_was_written(action: str) -> None:
    assert parse_custom_id(write_custom_id(12, 3, action)) == CustomId(12, 3, action)


def test_custom_ids_of_messages_already_sent_are_understood() -> None:
    assert parse_custom_id("1:7:41:play KS") == CustomId(7, 41, "play KS")
    assert (
        parse_custom_id("1:0:0:@board hearts wins all people 0").action == "@board hearts wins all people 0"
    )


@pytest.mark.rule("T-3")
@pytest.mark.parametrize(
    "forged", ["", "1", "1:2:3", "1:2:3:", "2:2:3:@join", "1:x:3:@join", "1:2:-3:@join", f"1:{2**63}:0:@join"]
)
def test_a_forged_custom_id_is_not_understood(forged: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_custom_id(forged)
    assert refused.value.rule == RefusalId.NOT_UNDERSTOOD
