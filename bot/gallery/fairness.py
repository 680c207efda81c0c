"""Gallery screens about fairness: what was checked of a match, and the help about robots and seals."""

from __future__ import annotations

from collections.abc import AsyncIterator

from bot.gallery.house import GUILD, House
from bot.gallery.looks import READER, Screen
from bot.present import notices
from bot.present.past.fairness import fairness_page, unsealed_page
from bot.tables.export import export
from bot.tables.fairness import check_match
from bot.texts.rules_help import topics
from engine.verify import Forged, OtherMove


async def fairness(house: House) -> AsyncIterator[Screen]:
    """Yield the page of a match in every case, then the help."""
    t = await house.people.texts_for(READER)
    number = await house.play_by_luck("skull-king", {"length": [1, 2]}, ("normal", "hard"))
    replay, log = (
        await house.replays.replays.load(number, READER, GUILD),
        await export(house.tables.store, number),
    )
    robot = next(at for at in range(1, replay.last) if (made := replay.move(at)) and made.occupant.is_robot)
    found = check_match(log, robot)
    yield Screen("holds", fairness_page(replay, found, log, t), private=True)
    other = found._replace(wrong=OtherMove(27, ""), same=False)
    yield Screen("other robots", fairness_page(replay, other, log, t), private=True)
    forged = found._replace(wrong=Forged(9, ""), verdict=None, move=None)
    yield Screen("forged", fairness_page(replay, forged, log, t), private=True)
    yield Screen("unsealed", unsealed_page(replay, t), private=True)
    for topic in topics("fairness", t.locale):
        yield Screen(f"help {topic.key}", notices.rules_page("fairness", topic.key, t), private=True)
