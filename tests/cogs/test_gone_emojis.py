"""Emojis deleted by hand during a match are replaced by Unicode signs instead of `:name:`."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from typing import Any, TypeAlias

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.art import catalogue
from bot.client.emojis import CALM, EVERY
from bot.courier.delivery import BAD_FORM
from bot.records.slots import HAND, Slot
from bot.texts.emojis import MARKUP
from tests.sim.evening import start_table
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World

SIGNS = "♠♣♦♥"
NAMED = re.compile(rf"(?<!<):(?:{'|'.join(catalogue.EMOJIS)}):")


class Discord:
    """A Discord that stores `:name:` in place of missing emojis.

    With `refuses`, Discord rejects messages with a missing emoji on a button or menu. `ways` lists the
    requests that used a missing emoji.
    """

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world = world
        self.refuses = False
        self.ways: list[str] = []
        self.dispatch = router.dispatch
        monkeypatch.setattr(router, "dispatch", self.request)
        self.upload()

    def upload(self) -> None:
        """Create every emoji on Discord and register it with the bot."""
        made = (self.world.env.backend.create_application_emoji(name) for name in catalogue.EMOJIS)
        self.world.bot.services.people.emojis.show({emoji.name: emoji.id for emoji in made})

    def lose(self) -> None:
        """Delete all emojis without the bot, as a person could by hand."""
        self.world.env.backend.application_emojis.clear()

    def request(self, backend: Any, method: str, path: str, *, json: Any = None, **more: Any) -> Any:
        seen = self.seen(json)
        refused = self.refuses and any(map(self.gone, button_emojis(json)))
        if refused or seen != json:
            self.ways.append(f"{method} {path.split('/')[1]} {json.get('type', '')}".strip())
        if refused:
            raise BackendError(400, BAD_FORM, "Invalid Form Body")
        return self.dispatch(backend, method, path, json=seen, **more)

    def gone(self, emoji: Mapping[str, Any]) -> bool:
        """Return whether an application emoji does not exist."""
        return bool(emoji.get("id")) and int(emoji["id"]) not in self.world.env.backend.application_emojis

    def seen(self, body: Any) -> Any:
        if isinstance(body, Mapping):
            return {key: self.seen(value) for key, value in body.items()}
        if isinstance(body, list | tuple):
            return [self.seen(value) for value in body]
        if isinstance(body, str):
            return MARKUP.sub(self.shown, body)
        return body

    def shown(self, found: re.Match[str]) -> str:
        _, name, number = found[0].strip("<>").split(":")
        return found[0] if int(number) in self.world.env.backend.application_emojis else f":{name}:"


def button_emojis(body: Any) -> Iterator[Mapping[str, Any]]:
    """Yield the emojis on a message's buttons and menus."""
    if isinstance(body, Mapping):
        yield from (body["emoji"],) if isinstance(body.get("emoji"), Mapping) else ()
        for value in body.values():
            yield from button_emojis(value)
    elif isinstance(body, list | tuple):
        for value in body:
            yield from button_emojis(value)


@pytest.fixture
def emojis(world: World, monkeypatch: pytest.MonkeyPatch) -> Discord:
    return Discord(world, monkeypatch)


async def start_hearts(world: World, **how: Any) -> tuple[int, Person]:
    """Start Hearts of Ana against robots, before cards are passed; return the table's number and Ana."""
    ana = world.person("Ana", **how)
    number = await start_table(ana, robots=3, game="hearts")
    await world.wait(3)
    return number, ana


def everything(person: Person) -> str:
    """Return the text of all public and private messages that a person can read."""
    return "\n".join(post.text for post in (*person.visible_messages(), *person.dms()))


async def presses_refresh(world: World, emojis: Discord) -> Person:
    number, ana = await start_hearts(world)
    await ana.opens_panel(number)
    emojis.lose()
    await ana.refreshes(table=number)
    return ana


async def opens_the_hand(world: World, emojis: Discord) -> Person:
    _, ana = await start_hearts(world)
    emojis.lose()
    await ana.click("@hand", on=world.table())
    return ana


async def asks_for_the_hand(world: World, emojis: Discord) -> Person:
    _, ana = await start_hearts(world)
    emojis.lose()
    await ana.slash("hand")
    return ana


async def asks_for_help(world: World, emojis: Discord) -> Person:
    number, ana = await start_hearts(world)
    panel = await ana.opens_panel(number)
    emojis.lose()
    await ana.use_tool("help", on=panel)
    return ana


async def brings_the_table(world: World, emojis: Discord) -> Person:
    number, ana = await start_hearts(world)
    panel = await ana.opens_panel(number)
    await ana.choose(panel, "pass", *panel.sure_menu("pass").values[:3])
    await ana.prefers("cards", "signs")
    await world.wait(15)
    assert "<:" in world.table(number).text
    emojis.lose()
    await ana.use_tool("here", on=ana.panel(number))
    return ana


async def has_a_direct_message_written(world: World, emojis: Discord) -> Person:
    number, ana = await start_hearts(world, plays_in="dm")
    await world.bot.services.people.set_server_setting(world.guild.id, "cards", ("signs",))
    panel = ana.panel(number)
    values = panel.sure_menu("pass").values[:3]
    await ana.choose(panel, "pass", *values)
    emojis.lose()
    await world.wait(30)
    return ana


async def has_a_panel_written(world: World, emojis: Discord) -> Person:
    number, ana = await start_hearts(world)
    await world.bot.services.people.set_server_setting(world.guild.id, "cards", ("signs",))
    panel = await ana.opens_panel(number)
    await ana.choose(panel, "pass", *panel.sure_menu("pass").values[:3])
    emojis.lose()
    await world.wait(15)
    return ana


async def looks_at_the_table(world: World, emojis: Discord) -> Person:
    number, ana = await start_hearts(world)
    await ana.prefers("cards", "signs")
    panel = await ana.opens_panel(number)
    await ana.choose(panel, "pass", *panel.sure_menu("pass").values[:3])
    emojis.lose()
    await world.wait(15)
    return ana


Way: TypeAlias = Callable[[World, Discord], Awaitable[Person]]


@pytest.mark.parametrize(
    ("does", "way"),
    [
        (opens_the_hand, "POST interactions 4"),
        (asks_for_the_hand, "POST interactions 4"),
        (asks_for_help, "POST webhooks"),
        (presses_refresh, "POST interactions 7"),
        (has_a_panel_written, "PATCH webhooks"),
        (looks_at_the_table, "PATCH channels"),
        (has_a_direct_message_written, "PATCH channels"),
        (brings_the_table, "POST channels"),
    ],
)
async def test_a_message_with_a_deleted_emoji_is_rewritten_with_signs(
    world: World, emojis: Discord, does: Way, way: str
) -> None:
    """Discord's response to every kind of request reveals the missing emoji."""
    world.ignore_keys()
    person = await does(world, emojis)
    assert emojis.ways == [way]
    await world.wait(8)
    assert not NAMED.search(everything(person)), everything(person)
    # The help has no cards once its emojis are removed.
    assert does is asks_for_help or any(sign in everything(person) for sign in SIGNS)
    assert emojis.ways == [way], "once is enough"


@pytest.mark.parametrize("known", [False, True])
async def test_a_replaced_direct_message_shows_no_names_of_deleted_emojis(
    world: World, emojis: Discord, known: bool
) -> None:
    await world.set_pictures("moments")
    number, bea = await start_hearts(world, plays_in="dm")
    before, services = bea.dms()[-1], world.bot.services
    assert "<:" in before.text
    await bea.prefers("cards", "signs")
    emojis.lose()
    if known:
        services.people.emojis.hide_all()
    post = (await services.pages.hand(number, bea.id))._replace(epoch="the next hand")
    channel = (await services.people.get(bea.id)).dm_channel
    assert channel is not None
    await world.bot.courier.messages.reconcile(Slot(number, HAND, bea.id), channel, post)
    left = next(dm for dm in bea.dms() if dm.id == before.id)
    assert not left.buttons
    assert not says(left, "panel-hand")
    assert not NAMED.search(left.text)
    assert emojis.ways == []


@pytest.mark.parametrize("does", [opens_the_hand, presses_refresh, has_a_direct_message_written])
async def test_a_message_refused_for_an_emoji_is_sent_again_with_signs(
    world: World, emojis: Discord, does: Way
) -> None:
    emojis.refuses = True
    person = await does(world, emojis)
    await world.wait(8)
    assert len(emojis.ways) == 1
    own = person.panel()
    assert own is not None
    assert own.buttons or own.menus
    assert "<:" not in own.text
    assert any(sign in own.text for sign in SIGNS)


async def test_the_next_message_shows_signs_for_emojis_known_to_be_deleted(
    world: World, emojis: Discord
) -> None:
    number, ana = await start_hearts(world)
    panel = await ana.opens_panel()
    assert "<:" in panel.text
    emojis.lose()
    world.bot.services.people.emojis.shown.clear()
    for _ in range(3):
        await ana.acts(world.rng, table=number)
        await world.wait()
    for post in (world.table(number), ana.panel()):
        assert post is not None
        assert "<:" not in post.text
        assert any(sign in post.text for sign in SIGNS)


async def test_the_list_of_emojis_is_requested_soon_but_not_repeatedly(
    world: World, emojis: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord lists all emojis but displays none; the bot uses signs between its two requests."""
    monkeypatch.setattr(emojis, "shown", lambda found: f":{found[0].split(':')[1]}:")
    number, ana = await start_hearts(world)
    asked = partial(world.requests, "GET", "/emojis")
    assert not world.bot.services.people.emojis.shown
    assert len(asked()) == 0
    await world.wait(CALM)
    assert len(asked()) == 1
    await ana.refreshes(table=number)
    await world.wait(EVERY - CALM)
    assert len(asked()) == 1
    await world.wait(CALM)
    assert len(asked()) == 2
