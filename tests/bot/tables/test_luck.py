"""A match's secret is stored when it begins, stays with the service, and opens the seal after the end."""

from __future__ import annotations

import logging
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import update

from bot.errors import RefusalId, Refused
from bot.services import Services, build_services
from bot.store import Store, schema
from bot.store.engine import Statement, Transaction
from bot.store.tables import get_table, load_table
from bot.tables.export import export
from engine.ai import decide
from engine.ai.manners import MANNERS
from engine.core import DEALER
from engine.log import read_log
from engine.verify import Forged, Unsealed, verify_log
from tests.bot.kernel.house import ANA, BEA, NAMES, NOON

LENGTH = {"length": [1, 2]}


def services_of(store: Store, seed: int = 1) -> Services:
    """Return the services of one process of the bot."""
    return build_services(store, lambda: NOON, luck=lambda: Random(seed))


async def begin(services: Services, *people: int) -> int:
    """Start a short match of these people and two robots; return the table's number."""
    lobby = services.lobby
    header = await lobby.open(
        game="skull-king", host=ANA, name=NAMES[ANA], guild_id=1, channel_id=2, locale="en", options=LENGTH
    )
    for person in people:
        await lobby.join(header.id, person, NAMES[person], None)
    for _ in range(2):
        await lobby.add_robot(header.id, ANA, None)
    await lobby.start(header.id, ANA, None)
    return header.id


async def play(services: Services, number: int, inputs: int = 1000) -> None:
    """Play on, robots and dealer as the bot moves them and people with the robots' moves."""
    async with services.tables.hold(number) as table:
        for _ in range(inputs):
            if not table.is_running:
                return
            seat = table.to_act[0]
            if seat == DEALER:
                await services.robots._act(table, seat, ())
                continue
            who = table.occupants()[seat].who
            if who.startswith("r:"):
                await services.robots._act(table, seat, ())
            else:
                action = decide(table.header.game, "easy", table.view(seat), table.luck, MANNERS["bold"])
                await services.tables.play(table, seat, action, who)


async def secret_of(store: Store, number: int) -> str:
    """Return the stored secret."""
    stored = await store.read(load_table, number)
    assert stored is not None
    assert stored.secret is not None
    return stored.secret


async def test_an_exported_match_opens_its_seal(store: Store) -> None:
    services = services_of(store)
    number = await begin(services, BEA)
    header = await store.read(get_table, number)
    assert header is not None
    sealed = header.seal
    await play(services, number)
    text = await export(store, number)
    log = read_log(text)
    assert log.seal == sealed
    assert log.luck is not None
    assert log.luck.secret.hex() == await secret_of(store, number)
    verdict = verify_log(text)
    assert verdict.deals == 3
    assert verdict.moves == sum(log.holders[seat].player != "person" for seat, _ in log.inputs if seat >= 0)
    with pytest.raises(Forged):
        verify_log(text.replace("options {", 'options {"extra": 1, '))


async def test_a_match_goes_on_equally_after_a_restart(store: Store) -> None:
    """Two matches of equal luck are equal, although one of them is loaded anew after every input."""
    whole = services_of(store)
    one = await begin(whole)
    await play(whole, one)
    other = await begin(services_of(store))
    for _ in range(100):
        await play(services_of(store, seed=99), other, inputs=1)
    assert await secret_of(store, one) == await secret_of(store, other)
    logs = [read_log(await export(store, number)) for number in (one, other)]
    assert logs[0] == logs[1]


async def test_each_match_has_a_secret_of_its_own(store: Store) -> None:
    services = services_of(store)
    numbers = [await begin(services) for _ in range(3)]
    assert len({await secret_of(store, number) for number in numbers}) == 3


async def test_a_match_begun_without_a_secret_gets_one_when_it_is_loaded(store: Store) -> None:
    services = services_of(store)
    number = await begin(services, BEA)
    await play(services, number, inputs=4)
    await store.write(forget_secrets)
    later, elsewhere = services_of(store, seed=2), services_of(store, seed=3)
    await later.tables.snapshot(number, None)
    drawn = await secret_of(store, number)
    await elsewhere.tables.snapshot(number, None)
    assert await secret_of(store, number) == drawn, "what is drawn stays"
    await play(later, number)
    with pytest.raises(Unsealed):
        verify_log(await export(store, number))


def forget_secrets(tx: Transaction) -> None:
    """Store all matches as older versions did."""
    tx.change(Statement(update(schema.tables).values(secret=None, seal=None)))


async def test_the_secret_of_a_running_match_is_shown_nowhere(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    services = services_of(store)
    number = await begin(services, BEA)
    await play(services, number, inputs=5)
    secret = await secret_of(store, number)
    stored = await store.read(load_table, number)
    shown = [repr(stored), repr(replace(stored, log=()) if stored else None)]
    async with services.tables.hold(number) as table:
        shown += [repr(table.luck), repr(table), repr(table.header)]
        shown += [repr(table.snapshot(user)) for user in (None, ANA, BEA)]
        shown += [repr(table.view(seat)) for seat in (None, 0, 1)]
    with pytest.raises(Refused) as caught:
        await export(store, number)
    assert caught.value.rule == RefusalId.ONLY_AFTER_MATCH
    shown.append(caplog.text)
    assert not leaks(secret, *shown)
    logging.getLogger("bot").warning("the luck is %s", secret)
    assert leaks(secret, caplog.text), "a planted leak is found"
    assert leaks(secret, repr(bytes.fromhex(secret)))


def leaks(secret: str, *texts: str) -> bool:
    """Return whether one of the texts has the secret, in hex digits or as bytes."""
    raw = repr(bytes.fromhex(secret))[2:-1]
    return any(secret in text or raw in text for text in texts)
