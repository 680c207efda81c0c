"""The faults with which Discord can answer each kind of request."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from random import Random
from typing import Final, NamedTuple

from aiohttp import web

from bench.small_discord import JSON, Answers
from bench.soak.tally import Tally
from bench.soak.watched import UNKNOWN_MESSAGE, Interaction, refusal

KINDS: Final = {
    "POST a message": re.compile(r"POST /api/channels/\d+/messages$"),
    "PATCH a message": re.compile(r"PATCH /api/channels/\d+/messages/\d+$"),
    "DELETE a message": re.compile(r"DELETE /api/channels/\d+/messages/\d+$"),
    "POST a DM channel": re.compile(r"POST /api/users/@me/channels$"),
    "POST an answer": re.compile(r"POST /api/interactions/"),
    "POST after an answer": re.compile(r"POST /api/webhooks/\w+/\w+$"),
    "PATCH an answer": re.compile(r"PATCH /api/webhooks/"),
}
"""The kinds of request while the bot runs."""
STARTING: Final = {
    "GET who the bot is": re.compile(r"GET /api/users/@me$"),
    "GET the application": re.compile(r"GET /api/(oauth2/)?applications/@me$"),
    "PUT the commands": re.compile(r"PUT /api/applications/\w+/commands$"),
    "GET the gateway": re.compile(r"GET /api/gateway/bot$"),
    "GET the emojis": re.compile(r"GET /api/applications/\w+/emojis$"),
}
"""The kinds of request of a start."""
HELD: Final = 3600.0
"""Seconds for which an unanswered request is held: the client has given up long before."""


FREQUENT: Final = ("PATCH a message", "POST an answer")
FEW, MANY = 0.2, 0.6
"""The share of all requests that fail: of the frequent kinds, and of the others."""


class Fault(NamedTuple):
    """A faulty answer: an HTTP status and Discord's code; status 0 cuts the connection, -1 never answers.

    `taken` means that Discord has carried out the request all the same.
    """

    name: str
    status: int
    code: int = 0
    taken: bool = False


FAULTS: Final = (
    Fault("429", 429),
    Fault("429 for all", 429, 1),
    Fault("429 by a proxy", 429, -1),
    Fault("500", 500),
    Fault("500, done", 500, taken=True),
    Fault("502", 502),
    Fault("503", 503),
    Fault("cut", 0),
    Fault("cut, done", 0, taken=True),
    Fault("never answered", -1),
    Fault("403 50001", 403, 50001),
    Fault("403 50013", 403, 50013),
    Fault("404 10003", 404, 10003),
    Fault("404 10008", 404, UNKNOWN_MESSAGE),
    Fault("400 50035", 400, 50035),
    Fault("401", 401, 50027),
    Fault("404 10062", 404, 10062),
)


def possible(kind: str) -> list[Fault]:
    """Return the faults that a kind of request can meet.

    Two faults are left out. A first answer, or an answer after a cleared menu, is never refused as an invalid
    message: such a refusal would be a bug of the bot, which rightly logs an error. And a deletion is never
    refused for good, because the bot could not remove the message then.
    """
    if kind in ("POST an answer", "POST after an answer"):
        return [fault for fault in FAULTS if fault.status != 400]
    if kind == "DELETE a message":
        return [fault for fault in FAULTS if fault.status not in (400, 401, 404)]
    return list(FAULTS)


class Failing:
    """Random faults for a fake Discord, preferring the rarest pair of request kind and fault."""

    def __init__(self, tally: Tally, rng: Random, messages: dict[str, JSON]) -> None:
        self._tally, self._rng, self._messages = tally, rng, messages
        self.done: Counter[tuple[str, str]] = Counter()
        self.only: Fault | None = None
        """The fault of the first request of one kind in a start; nothing else fails then."""
        self.at = ""

    async def asking(
        self, request: web.Request, asked: Interaction | None, handler: Answers
    ) -> web.StreamResponse:
        """Answer the request or inject a fault."""
        line = f"{request.method} {request.path}"
        if self.only is not None and STARTING[self.at].search(line):
            fault, self.only = self.only, None
            return await self._fail(fault, request, asked, handler)
        kind = next((kind for kind, form in KINDS.items() if form.search(line)), None)
        if self.at or kind is None or self._rng.random() >= (FEW if kind in FREQUENT else MANY):
            return await handler(request)
        fewest = min(self.done[kind, fault.name] for fault in possible(kind))
        fault = self._rng.choice([one for one in possible(kind) if self.done[kind, one.name] == fewest])
        self.done[kind, fault.name] += 1
        self._tally.count(f"faults: {kind}")
        return await self._fail(fault, request, asked, handler)

    async def _fail(
        self, fault: Fault, request: web.Request, asked: Interaction | None, handler: Answers
    ) -> web.StreamResponse:
        if asked is not None:
            asked.excused = True
        if fault.code == UNKNOWN_MESSAGE and KINDS["PATCH a message"].search(f"PATCH {request.path}"):
            self._messages.pop(request.match_info["message"], None)  # An unknown message no longer exists.
        if fault.taken:
            await handler(request)
        else:
            await request.read()
        if fault.status < 0:
            await asyncio.sleep(HELD)
        if fault.status <= 0:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=503)
        if fault.status != 429:
            return refusal(fault.status, fault.code, f"{fault.name}, as the soak wants it")
        if fault.code < 0:
            return web.Response(status=429, text="<html>slow down</html>", content_type="text/html")
        wait = {"message": "You are being rate limited.", "retry_after": self._rng.uniform(0.3, 3.0)}
        body = json.dumps({**wait, "global": bool(fault.code)}).encode()
        via = {"Via": "1.1 soak"}
        return web.Response(status=429, body=body, headers=via, content_type="application/json")

    def missing(self, least: int) -> list[str]:
        """Return the request kinds that lack some fault `least` times."""
        few = [kind for kind in KINDS if any(self.done[kind, fault.name] < least for fault in possible(kind))]
        return [kind for kind in few if kind != "POST after an answer"]
