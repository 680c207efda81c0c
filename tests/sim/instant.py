"""Simultaneous clicks, and clicks on forged or outdated buttons.

Discord delivers such clicks to the bot, although its client offers people no way to make them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import simcord.interactions as wire
from simcord.backend import serializers
from simcord.results import InteractionResult

from tests.sim.person import Answer, Person
from tests.sim.screen import BUTTON, MENU, Message

if TYPE_CHECKING:
    from tests.sim.world import World


class Tap(NamedTuple):
    """A person's click on a message with an arbitrary custom_id, and values for a menu."""

    person: Person
    post: Message
    custom_id: str
    values: tuple[str, ...] | None = None


async def tap_at_once(world: World, *taps: Tap) -> list[Answer]:
    """Deliver all these clicks before the bot handles any; return the answers in the same order."""
    emitted = [payload_of(world, tap) for tap in taps]
    for _, payload in emitted:
        world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    return [
        tap.person._answer(InteractionResult(world.env, record))
        for tap, (record, _) in zip(taps, emitted, strict=True)
    ]


async def tap(person: Person, post: Message, custom_id: str, *values: str, menu: bool = False) -> Answer:
    """Deliver one click; return its answer."""
    chosen = values if values or menu else None
    (answer,) = await tap_at_once(person.world, Tap(person, post, custom_id, chosen))
    return answer


def payload_of(world: World, tap: Tap) -> tuple[Any, dict[str, Any]]:
    """Return the simulated Discord's record of the click's interaction and the payload for the gateway."""
    backend = world.env.backend
    channel = backend.get_channel(tap.post.stored.channel_id)
    data: dict[str, Any] = {"custom_id": tap.custom_id, "component_type": BUTTON}
    if tap.values is not None:
        data |= {"component_type": MENU, "values": list(tap.values)}
    record, payload = wire.base_payload(
        backend,
        type=3,
        channel_id=channel.id,
        guild_id=channel.guild_id,
        user_id=tap.person.id,
        data=data,
    )
    payload["message"] = dict(serializers.message_payload(backend, tap.post.stored))
    record.source_message_id = tap.post.id
    return record, payload
