"""Messages of a Hearts table show readers only their own cards and language."""

from __future__ import annotations

import re

import pytest

from bot.present.play import french as words
from bot.texts.sentences import texts
from engine.french import CARD
from tests.cogs.hearts.sitting import lays, may_lay, mover, passes, sit_down
from tests.cogs.test_languages import foreign
from tests.sim.evening import decide, is_over, play_on
from tests.sim.screen import Message
from tests.sim.world import World


def names_of(card: str) -> set[str]:
    """Return a card's code and its names in all languages."""
    found = {card}
    for locale in ("en", "es", "fr"):
        found |= {words.full_name(CARD[card], texts(locale)), words.short(CARD[card], texts(locale))}
    return found


def shows(post: Message, card: str) -> bool:
    """Return whether a message's text, buttons or menus name a card."""
    everything = "\n".join(
        [post.text, *(f"{b.label}\n{b.action}\n{' '.join(b.values)}" for b in (*post.buttons, *post.menus))]
    )
    return any(re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", everything) for name in names_of(card))


async def test_no_message_shows_another_players_unplayed_cards(world: World) -> None:
    """All messages to players and an onlooker are checked after every pass and card."""
    ana, bea = world.person("Ana", "es-ES"), world.person("Bea", "fr", plays_in="dm")
    carl, dora, zoe = (
        world.person("Carl"),
        world.person("Dora", plays_in="dm"),
        world.person("Zoe"),
    )
    number, people = await sit_down(world, ana, bea, carl, dora)
    held = await hands_now(world, number)
    given: dict[int, list[str]] = {}

    def look() -> None:
        for person in (*people, zoe):
            seat = people.index(person) if person in people else -1
            mine = [*held[seat], *given.get(seat, ())] if seat >= 0 else []
            played = {card for row in laid for card in row}
            for post in (*person.visible_messages(), *person.dms()):
                for other in range(4):
                    for card in held[other]:
                        if card not in mine and card not in played:
                            assert not shows(post, card), f"{person} sees {card}:\n{post.text}"

    laid: list[list[str]] = []
    look()
    assert shows(await people[0].opens_panel(), held[0][0]), "the test would see one"
    for seat, person in enumerate(people):
        panel = await person.opens_panel()
        given[seat] = list(panel.sure_menu("pass").values[2:5])
        await passes(person, *given[seat])
        await world.wait()
        if seat < 3:
            look()
    # Move passed cards to their receivers' hands; the givers still know them.
    for seat in range(4):
        for card in given[seat]:
            held[seat].remove(card)
            held[(seat + 1) % 4].append(card)
    await world.wait(4)
    look()
    for _ in range(16):
        person = await mover(people)
        card = (await may_lay(person))[-1]
        laid.append([card])
        await lays(person, card)
        await world.wait()
        look()


async def hands_now(world: World, number: int) -> list[list[str]]:
    """Return the cards dealt to each seat."""
    (row,) = await world.rows(number)
    dealt = row.action.split(" ")[1:]
    return [dealt[13 * seat : 13 * (seat + 1)] for seat in range(4)]


@pytest.mark.parametrize(("locale", "discord"), [("es", "es-ES"), ("fr", "fr")])
async def test_no_english_word_appears_in_a_match_of_another_language(
    world: World, locale: str, discord: str
) -> None:
    """Every public and private message from the lobby to the end of the match is checked."""
    people = [world.person(name, discord) for name in ("Ana", "Bea")]
    people[1].plays_in = "dm"
    await people[1].prefers("cards", "words")
    seen: dict[str, Message] = {}

    def look() -> None:
        for person in people:
            for post in (*person.visible_messages(), *person.dms()):
                seen.setdefault(post.text + repr(post.labels), post)

    number, _ = await sit_down(world, *people)
    look()
    panel = await people[0].opens_panel()
    await people[0].use_tool("help", panel)
    await play_on(world, people, number, until=lambda _: len(seen) > 80, look=look)
    await decide(world, number)
    look()
    assert is_over(world.table(number))
    for command in ("leaderboard", "stats", "rules"):
        seen[command] = (await people[0].slash(f"hearts {command}")).posts[-1]
    slips = {key[:200]: found for key, post in seen.items() if (found := foreign(post, locale))}
    assert slips == {}
