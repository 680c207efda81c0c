"""Nobody's cards appear on anybody else's screen or in the log of the process."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from itertools import count

import pytest

from bot.art import catalogue
from bot.present.skull_king import cards as words
from bot.records.tables import LogRow
from bot.texts.sentences import texts
from engine.skull_king.cards import CARD, CODES, HELD
from tests.sim.evening import is_over, open_table, start, start_table
from tests.sim.person import Person
from tests.sim.screen import Message, read
from tests.sim.world import World

CODE = re.compile(
    r"\b(?:(?:green|yellow|purple|black)-\d+|escape-\d|pirate-[a-z]+|mermaid-\d|tigress|skull-king)\b"
)


def hands(rows: Iterable[LogRow], seats: int) -> list[set[int]]:
    """Return the cards each seat holds now, from the inputs stored so far."""
    held: list[set[int]] = [set() for _ in range(seats)]
    for row in rows:
        verb, *cards = row.action.split(" ")
        if verb == "deal":
            size = next(n for n in range(10, 0, -1) if n <= _rounds(rows, row))
            held = [{CARD[c] for c in cards[seat * size : (seat + 1) * size]} for seat in range(seats)]
        elif verb == "play":
            held[row.seat].discard(HELD[CARD[cards[0]]])
    return held


def _rounds(rows: Iterable[LogRow], until: object) -> int:
    done = 0
    for row in rows:
        done += row.action.startswith("deal")
        if row is until:
            break
    return done


def shows(post: Message, card: int) -> bool:
    """Return whether a message names this card in any language, as its code, or on a button."""
    # The title "Skull King" is also the name of a card.
    text = post.text.replace("Skull King ·", "").replace("\u00a0", " ")
    everything = "\n".join([text, *(f"{b.label}\n{b.action}" for b in (*post.buttons, *post.menus))])
    names = {CODES[card], catalogue.skull_king(CODES[card])}
    for locale in ("en", "es", "fr"):
        t = texts(locale)
        names |= {words.full_name(card, t), words.short(card, t)}
    return any(re.search(rf"(?<![\w-]){re.escape(name)}(?![\w:-])", everything) for name in names)


def unique(card: int) -> bool:
    """Return whether no other card has the same name, as escapes and mermaids do."""
    return not CODES[card].startswith(("escape", "mermaid"))


async def test_no_screen_shows_a_card_of_somebody_elses_hand(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """Table, panels and DMs are checked after each click of three rounds, in three languages."""
    caplog.set_level(logging.INFO)
    world.bot.services.people.emojis.show(dict(zip(catalogue.EMOJIS, count(2**60), strict=False)))
    ana, bea = world.person("Ana", "es-ES"), world.person("Bea", "fr", plays_in="dm")
    carl, zoe = world.person("Carl"), world.person("Zoe")
    people = [ana, bea, carl]
    number = await open_table(*people, robots=1)
    await start(ana, number)
    seats = await world.seats(number)
    looked = 0
    before = deals = 0
    # Cards shown before this deal reveal nothing about it, so skip them.
    now: set[tuple[int, str]] = set()
    earlier: set[tuple[int, str]] = set()

    async def look() -> None:
        nonlocal looked, before, deals
        rows = await world.rows(number)
        if len(rows) == before:
            return
        before = len(rows)
        held = hands(rows, len(seats))
        if (dealt := sum(row.action.startswith("deal") for row in rows)) > deals:
            deals = dealt
            earlier.update(now)
            now.clear()
        last = next((row for row in reversed(rows) if row.action.startswith("deal")), None)
        played = {
            HELD[CARD[row.action.split(" ")[1]]]
            for row in (rows[rows.index(last) - len(seats) :] if last else rows)
            if row.action.startswith("play")
        }
        for person in [*people, zoe]:
            screen = [post for post in (*person.visible_messages(), *person.dms()) if post.buttons]
            screen = [post for post in screen if (post.id, post.text) not in earlier]
            now.update((post.id, post.text) for post in screen)
            own = held[seats.index(person.name)] if person.name in seats else set()
            for seat, cards in enumerate(held):
                if seats[seat] == person.name:
                    continue
                for card in filter(unique, cards - own - played):
                    looked += 1
                    assert not any(shows(post, card) for post in screen), (person, seats[seat], CODES[card])

    while True:
        table = world.table(number)
        if "4" in re.findall(r"(?i)(?:round|mano|manche) (\d+)", table.text)[:1] or is_over(table):
            break
        acted = [p for p in people if await p.acts(world.rng, table=number)]
        await look()
        if not acted:
            await world.wait()
            await look()
    assert looked > 200
    assert any("<:" in post.text for post in world.posts())
    for record in caplog.records:
        assert not CODE.search(record.getMessage()), record.getMessage()
        assert not re.search(r"\b(?:bid|play|deal) \S", record.getMessage()), record.getMessage()


async def test_a_bid_is_secret_until_all_are_in(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    zoe = world.person("Zoe")
    await start_table(*people)
    for person in people:
        await person.opens_panel()
    before = {
        p: [post.text for post in (*p.visible_messages(), *p.dms())] for p in (people[1], people[2], zoe)
    }
    await people[0].bids(1)
    await world.wait()
    one = {p: [post.text for post in (*p.visible_messages(), *p.dms())] for p in before}
    await people[0].bids(0)
    await world.wait()
    other = {p: [post.text for post in (*p.visible_messages(), *p.dms())] for p in before}
    assert one == other
    assert one != before


async def test_a_private_answer_is_never_public(world: World) -> None:
    """Every panel, refusal and page sent as an answer has the flag of a private message."""
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people)
    await ana.click("@rules")
    await ana.open_host_panel("options")
    await bea.open_host_panel("options")
    await start(ana, number)
    for person in people:
        await person.click("@hand", on=world.table())
        await person.use_tool("help")
    await carl.slash("hand")
    await world.wait()
    public = [post for post in world.posts() if not post.private]
    assert all(post.table == number or not post.buttons for post in public)
    assert all("Your hand" not in post.text and "How many tricks" not in post.text for post in public)
    sent = [r for r in world.requests("POST", "/callback") if (r.json.get("data") or {}).get("components")]
    flags = [r.json["data"].get("flags", 0) & 64 for r in sent]
    assert flags.count(0) == 1, "only the lobby itself is said aloud"


async def test_a_message_that_names_a_held_card_is_detected(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await start_table(*people)
    held = hands(await world.rows(number), 3)
    seats = await world.seats(number)
    card = next(iter(held[seats.index("Ana")]))
    panel = await people[0].opens_panel()
    assert shows(panel, card)
    assert not any(shows(post, card) for post in people[1].visible_messages())
    assert isinstance(read(panel.stored), Message)
    assert all(isinstance(person, Person) for person in people)
