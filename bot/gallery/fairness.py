"""Gallery screens about fairness: what was checked of a match, and the help about robots and seals."""

from __future__ import annotations

from collections.abc import AsyncIterator

from bot.gallery.house import GUILD, House
from bot.gallery.looks import READER, Screen
from bot.present import PRESENTERS, notices
from bot.present.past.fairness import fairness_page, unsealed_page
from bot.present.server.dealt import dealt_page
from bot.records.tables import Person, Robot
from bot.store.draws import DrawnMatch
from bot.tables.dealt import count_luck
from bot.tables.export import export
from bot.tables.fairness import check_match
from bot.texts.rules_help import topics
from engine import GAMES
from engine.core import DEALER
from engine.luck import Luck
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
    for game in GAMES:
        size = 6 if game == "skull" else 4
        matches = [_dealt(game, size, luck) for luck in range(40)]
        dealt = count_luck(game, PRESENTERS[game].statistics.dealing, matches)
        yield Screen(f"dealt {game}", dealt_page(game, len(matches), dealt, t), private=True)
    yield Screen("dealt nothing", dealt_page("skull", 0, {}, t), private=True)
    for topic in topics("fairness", t.locale):
        yield Screen(f"help {topic.key}", notices.rules_page("fairness", topic.key, t), private=True)


def _dealt(game: str, seats: int, luck: int) -> DrawnMatch:
    """Return what was drawn in a match of two people and robots; no round is played."""
    rules = GAMES[game]
    options = rules.options({}, seats)
    state = rules.new(seats, options)
    draws: list[tuple[int, str]] = []
    while rules.to_act(state) == (DEALER,):
        action = rules.chance_action(state, Luck.from_seed((game, luck)).for_dealer(rules.view(state, None)))
        draws.append((len(draws), str(action)))
        rules.step(state, DEALER, action)
    held = tuple((seat, 0, str(Person(seat) if seat < 2 else Robot("normal", seat))) for seat in range(seats))
    return DrawnMatch(seats, options.to_mapping(), tuple(draws), held)
