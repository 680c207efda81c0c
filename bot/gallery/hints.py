"""Gallery screens about hints: a panel that offers one, what is said, and the marks of such a match.

The numbers are invented, because a real judgement takes seconds.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from bot.gallery.house import House
from bot.gallery.looks import Screen
from bot.gallery.moments import MOMENTS, find_match
from bot.present.past.history import HistoryQuery, history
from bot.present.past.replay import Step
from bot.present.play.hint import hint_page
from bot.store.history import get_history_page
from bot.tables.hints import Advice
from engine.ai.hint import Hint
from engine.ai.judgement import Estimate
from engine.core import legal_actions

OWNER: Final = 1
"""The person at a private table."""
GAIN: Final = Estimate(7.6, 1.2)
CHANCES: Final = {"place": (0.62, None), "challenge": (0.44, 0.31), "pass": (None, 0.31), "flip": (0.8, None)}
"""The chances of the action and of what it is compared with, by verb."""
ASKED: Final = (
    *("skull-king bid", "skull-king trick", "hearts pass", "hearts follow", "skull first disc"),
    *("skull turn", "skull bid", "skull flip"),
)


async def hints(house: House) -> AsyncIterator[Screen]:
    """Yield hints of each game, then a panel, a podium, a replay and the list of matches."""
    t = await house.people.texts_for(OWNER)
    for title in (title for title in ASKED if title in MOMENTS):
        number = await house.play_match(MOMENTS[title].game, find_match(title).alone(), private=True)
        async with house.tables.hold(number) as table:
            actions = [one for one in legal_actions(table.game, table._state, 0) if one.verb != "show"]
            seen = table.snapshot(OWNER)
        if title in ("skull-king bid", "hearts follow"):
            yield Screen(f"{title} panel", await house.pages.panel(number, OWNER), private=True)
        for verb in dict.fromkeys(action.verb for action in actions):
            found, (best, *others) = [], [action for action in actions if action.verb == verb]
            if MOMENTS[title].game == "skull":
                chance, other_chance = CHANCES[verb]
                claim = None if verb == "flip" else table.game.action("challenge", (4,))
                found = [Hint(best, claim, chance=chance, other_chance=other_chance)]
            elif others:
                found = [Hint(best, others[-1], GAIN), Hint(best, others[-1], GAIN, is_clear=False)]
            for n, hint in enumerate(found):
                advice = Advice(hint, seen, 1 + 2 * n)
                close = "" if hint.is_clear else " close"
                yield Screen(f"{title} {verb}{close}", hint_page(advice, t), private=True)
    for game in ("skull-king", "hearts", "skull"):
        match = find_match(f"{game} over").alone()
        number = await house.play_match(game, match, private=True, hints=3)
        yield Screen(f"{game} podium", await house.pages.panel(number, OWNER), private=True)
    last = (await house.replays.replays.load(number, OWNER, None)).last
    for name, step in (("text", Step("text", last, "text")), ("picture", Step("picture", last, "text"))):
        if (post := await house.replays.target_page(number, step, OWNER, None)) is not None:
            yield Screen(f"replay {name}", post, private=True)
    page = await house.tables.store.read(get_history_page, None, user=OWNER)
    listed = history(HistoryQuery(OWNER), page, "", t, reader=OWNER, server=False)
    yield Screen("list", listed, private=True)
    yield Screen("list in words", listed.without_illustration(), private=True)
