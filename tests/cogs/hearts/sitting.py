"""Helpers for Hearts matches: start a table with chosen deals, and play by clicking."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.french import CARD, DECK
from tests.sim.evening import export_log, open_table, stack_decks, start
from tests.sim.hearts_scorer import MatchScore, count
from tests.sim.person import Answer, Person
from tests.sim.screen import Message
from tests.sim.world import World

CLUBS, DIAMONDS, HEARTS, SPADES = (tuple(f"{rank}{suit}" for rank in "23456789TJQKA") for suit in "CDHS")
RED_AND_BLACK = (*CLUBS, *SPADES, *DIAMONDS, *HEARTS)
"""A deal: seat 0 leads clubs and spades, seat 1 has neither suit and may play nearly any card."""
FOUR = ("Ana", "Bea", "Carl", "Dora")


class Decks(Random):
    """A dealer's random source: first the given deals in order, seat 0's hand first, then random deals."""

    def __init__(self, *deals: Sequence[str], seed: int = 1) -> None:
        super().__init__(seed)
        self.deals = [[CARD[code] for code in deal] for deal in deals]

    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
        if not self.deals:
            return super().sample(population, k)
        deal = self.deals.pop(0)
        assert sorted(deal) == list(DECK)
        return deal


def hands(*wanted: str, seats: int = 4) -> list[str]:
    """Return a deal with the wanted cards in each seat's hand and the other cards dealt in order."""
    rows = [hand.split() for hand in wanted] + [[] for _ in range(seats - len(wanted))]
    rest = [card for suit in (CLUBS, DIAMONDS, SPADES, HEARTS) for card in suit]
    rest = [card for card in rest if not any(card in row for row in rows)]
    for row in rows:
        missing = 52 // seats - len(row)
        row += rest[:missing]
        del rest[:missing]
    return [card for row in rows for card in row]


def plain(text: str) -> str:
    """Return the text without variation selectors, and with plain spaces for non-breaking ones."""
    return text.replace("\ufe0e", "").replace("\ufe0f", "").replace("\u00a0", " ")


async def sit_down(
    world: World, *people: Person, deals: Sequence[Sequence[str]] = (), **options: str
) -> tuple[int, list[Person]]:
    """Start a table with these deals; return the table's number and the people by seat."""
    number = await open_table(*people, game="hearts")
    for key, value in options.items():
        await people[0].choose((await people[0].open_host_panel("options")).posts[-1], f"@set {key}", value)
    stack_decks(world, Decks(*deals))
    await start(people[0], number)
    seats = await world.seats(number)
    return number, sorted(people, key=lambda person: seats.index(person.name))


async def passes(person: Person, *cards: str) -> Answer:
    """Choose three cards to pass in the panel's menu."""
    return await person.choose(await person.opens_panel(), "pass", *cards)


async def lays(person: Person, card: str) -> Answer:
    """Press a card, after opening the page of the card's suit in a long hand."""
    panel = await person.opens_panel()
    page = next((b for b in panel.offering("@page") if b.action == f"@page {card[1]}"), None)
    if page is not None:
        panel = (await person.press(panel, page)).posts[-1]
    button = next((b for b in panel.offering("play") if b.action == f"play {card}"), None)
    assert button is not None, f"{person} cannot play {card}:\n{panel.text}\n{panel.labels}"
    return await person.press(panel, button)


async def twice(person: Person, card: str, page: str = "") -> None:
    """Press a card and confirm, after opening the given page of a long hand."""
    panel = await person.opens_panel()
    if page:
        turn = next(b for b in panel.offering("@page") if b.action == f"@page {page}")
        panel = (await person.press(panel, turn)).posts[-1]
    first = next(b for b in panel.offering("play") if b.action == f"play {card}")
    asked = (await person.press(panel, first)).posts[-1]
    assert asked.text.startswith("# Play the ")
    assert asked.offering("play") == []
    (sure,) = asked.offering("@yes")
    assert sure.action == f"@yes play {card}"
    await person.press(asked, sure)


async def may_lay(person: Person) -> list[str]:
    """Return the cards that a person's panel offers on all its pages."""
    panel = await person.opens_panel()
    pages = [b.action for b in panel.offering("@page")] or [""]
    found = []
    for page in pages:
        if page:
            panel = (await person.press(panel, next(b for b in panel.buttons if b.action == page))).posts[-1]
        found += [b.action.removeprefix("play ") for b in panel.offering("play")]
    return found


async def mover(people: Sequence[Person]) -> Person:
    """Return the person whose panel offers cards to play."""
    able = [person for person in people if (await person.opens_panel()).offering("play")]
    assert len(able) == 1, able
    return able[0]


async def check(world: World, number: int, table: Message, person: Person) -> MatchScore:
    """Check podium and database against an independent score of the exported log; return that score."""
    counted = count(await export_log(person, number))
    header = await world.header(number)
    standing = sorted(header.standing or [], key=lambda place: place["seat"])
    assert [place["points"] for place in standing] == counted.totals
    assert [place["facts"]["stars"] for place in standing] == counted.stars
    assert [place["facts"]["moons"] for place in standing] == counted.moons
    shown = re.findall(r"^\S+ \*\*(.+?)(?: 🤖)?\*\* · (\d+) (?:points?|puntos?)", table.text, re.MULTILINE)
    by_name = dict(zip(await world.seats(number), counted.totals, strict=True))
    assert {name: int(points) for name, points in shown} == by_name
    assert [int(points) for _, points in shown] == sorted(counted.totals), "fewest points come first"
    winner = next(place["seat"] for place in standing if place["rank"] == 1)
    assert shown[0][0] == (await world.seats(number))[winner]
    return counted


Wish = Callable[[Sequence[str]], str]
"""A strategy: a function that chooses a card from the legal cards."""


async def play_round(world: World, number: int, wishes: dict[Person, Wish], tricks: int) -> None:
    """Let everybody play by their `wishes` until the given number of tricks is complete."""
    people = list(wishes)
    for _ in range(tricks * len(people)):
        person = await mover(people)
        await lays(person, wishes[person](await may_lay(person)))
