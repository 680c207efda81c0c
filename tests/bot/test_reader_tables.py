"""A reader's table, and the key of their panel, are computed once for each change."""

from __future__ import annotations

from pathlib import Path

from bot.gallery.house import CHANNEL, USUAL, open_house
from bot.gallery.moments import find_match


async def test_a_readers_table_stands_until_something_of_it_changes(house_folder: Path) -> None:
    async with open_house(house_folder, "en", USUAL) as house:
        number = await house.play_match("skull", find_match("skull turn"))
        seen = await house.pages.reader_table(number, 1)
        assert await house.pages.reader_table(number, 1) is seen
        assert await house.pages.reader_table(number, 2) is not seen
        assert (await house.pages.panel(number, 1, channel=CHANNEL)).stamp is house.pages.stamp(seen)

        await house.people.set_preference(1, "cards", "signs")
        changed = await house.pages.reader_table(number, 1)
        assert (changed.likes.cards, changed.snapshot) == ("signs", seen.snapshot)
        assert house.pages.stamp(changed) != house.pages.stamp(seen)

        guild = changed.snapshot.header.guild_id
        assert guild is not None
        await house.people.set_server_setting(guild, "pictures", ["never"])
        assert (await house.pages.reader_table(number, 1)).likes.pictures == "never"
