"""Terms and scoring are explained to a person until they have finished three matches of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.gallery.house import CHANNEL, USUAL, House, Match, open_house
from bot.gallery.moments import find_match
from bot.present.post import Text

OVER, TURN = "skull over", "skull turn"


async def panel(house: House, match: Match, user: int = 1) -> str:
    number = await house.play_match("skull", match)
    post = await house.pages.panel(number, user, channel=CHANNEL)
    return "\n".join(block.text for block in post.blocks if isinstance(block, Text))


@pytest.mark.parametrize("style", ["emojis", "words"])
async def test_three_finished_matches_end_the_explanations_of_that_game(
    house_folder: Path, style: str
) -> None:
    over, turn = find_match(OVER), find_match(TURN)
    async with open_house(house_folder, "en", USUAL) as house:
        t = (await house.people.cached_person(1)).t
        explained = t("skull-how-turn" if style == "words" else "skull-tip-turn")
        await house.people.set_preference(1, "cards", style)
        for _ in range(3):
            assert explained in await panel(house, turn)
            await house.play_match("skull", over)
        assert explained not in await panel(house, turn)
        number = await house.play_match("hearts", find_match("hearts follow"))
        assert (await house.pages.reader_table(number, 1)).snapshot.novice, "another game is as new as it was"


async def test_finished_matches_are_known_again_from_the_store(house_folder: Path) -> None:
    over, turn = find_match(OVER), find_match(TURN)
    async with open_house(house_folder, "en", USUAL) as house:
        for _ in range(3):
            await house.play_match("skull", over)
        explained = (await house.people.cached_person(1)).t("skull-tip-turn")
        house.people.forget(1)
        assert (await house.people.cached_person(1)).finished == {"skull": 3}
        assert explained not in await panel(house, turn)
        await house.play_match("skull", over)
        assert (await house.people.cached_person(1)).finished == {"skull": 4}
