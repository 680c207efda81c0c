"""Values from menus, buttons and forms are parsed, and refused if forged."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.client.parsing import parse_setting, parse_step, parse_token
from bot.errors import RefusalId, Refused
from bot.gallery.house import GUILD, USUAL, open_house
from bot.present.past.replay import Step


def test_the_buttons_of_a_replay_are_parsed_into_steps() -> None:
    assert parse_step(("round-back", "5", "text")) == Step("round-back", 5, "text")
    assert parse_step(("worst", "0", "picture")) == Step("worst", 0, "picture")


@pytest.mark.rule("T-3")
@pytest.mark.parametrize(
    "forged",
    ["", "on", "on 5", "on x text", "on -1 text", "on 5 film", "@on 5 text", "on ٣ text", "on 5 text 5"],
)
def test_a_forged_step_is_refused(forged: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_step(forged.split(" "))
    assert refused.value.rule == RefusalId.NOT_UNDERSTOOD


@pytest.mark.rule("T-3")
@pytest.mark.parametrize("forged", [(), ("dragon",), ("parrot", "parrot")])
def test_an_unknown_animal_is_refused(forged: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refused:
        parse_token(forged)
    assert refused.value.rule == RefusalId.NOT_UNDERSTOOD


async def test_a_setting_is_parsed_into_changes_a_form_or_a_refusal(house_folder: Path) -> None:
    async with open_house(house_folder, "en", USUAL) as house:
        number = await house.open_lobby("skull-king", 3, 1)
        snapshot, t = await house.tables.snapshot(number, 1), await house.people.public_texts(GUILD, "en")
        hard = parse_setting(snapshot, "robot-0", ("hard",), t)
        assert (hard.changes, hard.form) == ({"robots": (0, "hard")}, None)
        assert parse_setting(snapshot, "expansions", (), t).changes == {"expansions": []}
        assert parse_setting(snapshot, "length", ("3 5",), t).changes == {"length": [3, 5]}
        assert parse_setting(snapshot, "length", ("typed",), t).form is not None
        for key, value, rule, facts in (
            ("locale", "sv", RefusalId.BAD_OPTION, {"key": "locale"}),
            ("*none*", "1", RefusalId.BAD_OPTION, {"key": "*none*"}),
            ("robot-7", "hard", RefusalId.NO_ROBOT_IN_SEAT, {}),
        ):
            with pytest.raises(Refused) as refused:
                parse_setting(snapshot, key, (value,), t)
            assert (refused.value.rule, refused.value.facts) == (rule, facts)
