"""A fake Discord that records each request's process, each interaction's answers, and who sees what.

Each process of the bot authenticates with its own token, `soak.bot.<number>`.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from aiohttp import WSMsgType, web

from bench.limits import Limits
from bench.small_discord import (
    DEFER,
    DEFER_EDIT,
    EDIT,
    EPHEMERAL,
    EPOCH_MS,
    JSON,
    SEND,
    Answers,
    Person,
    SmallDiscord,
    answer,
    read_body,
)
from bench.soak.clock import FastClock
from bench.soak.tally import Tally

COMPONENT, COMMAND, FORM = 3, 2, 5
REMEMBERED: Final = 12
"""Private messages that are kept for each person."""
KEPT: Final = 4000
"""Maximum number of messages: beyond it the oldest that nobody can press are forgotten."""
GIVEN, UNKNOWN_MESSAGE, UNKNOWN_INTERACTION = 40060, 10008, 10062
RESUMED_WITH: Final = 500
"""Maximum number of missed events with which a session can be resumed."""
SAID: Final = frozenset({"content", "embeds", "components"})
"""The fields of an edit that change what a message shows."""


class NoBot(Exception):
    """Raised if no bot is connected; Discord itself would answer the click with an error."""


Asking: TypeAlias = "Callable[[web.Request, Interaction | None, Answers], Awaitable[web.StreamResponse]]"


@dataclass(eq=False)
class Session:
    """A process's gateway session: its events so far and its connection, None while the connection is cut.

    A `valid` session can be resumed; its events are kept for that.
    """

    process: int
    socket: web.WebSocketResponse | None
    number: str = ""
    valid: bool = True
    last: int = 0
    transport: asyncio.Transport | None = None
    events: deque[JSON] = field(default_factory=lambda: deque(maxlen=RESUMED_WITH))

    async def tell(self, name: str, data: JSON) -> None:
        """Send an event, or keep the event for a resumed session while the connection is cut."""
        self.last += 1
        self.events.append({"op": 0, "t": name, "s": self.last, "d": data})
        await self.frame(self.events[-1])

    async def frame(self, frame: JSON) -> None:
        """Send a frame, if the connection is open."""
        if self.socket is not None:
            with suppress(ConnectionError):
                await self.socket.send_json(frame)


@dataclass(eq=False)
class Interaction:
    """An interaction: its person, the process that received it, and its answer.

    The future `answered` gets the kind of the answer, or None if the process ended without an answer.
    """

    number: str
    person: Person
    message: JSON | None
    process: int
    answered: asyncio.Future[int | None]
    at: float = field(default_factory=time.monotonic)
    given: int = 0
    excused: bool = False


class WatchedDiscord(SmallDiscord):
    """A fake Discord that reports what people see to callbacks.

    `looks(person, message, body)` is called for each message that a person sees; person None means everybody.
    `posted` is called likewise for each new message that is not an answer, `edited(message, body)` for each
    edit.
    """

    def __init__(self, people: int, tally: Tally, clock: FastClock) -> None:
        self.clock = clock
        self._last = 0
        self.own: dict[str, OrderedDict[str, JSON]] = {}
        self.tally = tally
        self.sessions: list[Session] = []
        self.resumable: list[Session] = []
        """The sessions whose connection is cut."""
        self.expiry: float | None = None
        """Seconds after which a first answer to an interaction is refused; None: it never is."""
        self.deliver: Callable[[Interaction, JSON], Awaitable[None]] = self.deliver_at_once
        """Delivers the event of an interaction to the bot."""
        self.connected = asyncio.Event()
        self.interactions: dict[str, Interaction] = {}
        self.asking: Asking | None = None
        """The middleware between every request and its answer: it makes Discord fail."""
        self.looks: Callable[[Person | None, JSON, JSON], None] = lambda _person, _message, _body: None
        self.posted: Callable[[Person | None, JSON, JSON], None] = lambda _person, _message, _body: None
        self.edited: Callable[[JSON, JSON], None] = lambda _message, _body: None
        self.living: Callable[[int], bool] = lambda _process: True
        self.left: dict[int, float] = {}
        """By process, the moment it closed its connection, by the wall clock."""
        self.strangers: dict[str, Person] = {}
        """People who sit at no table, by their ids."""
        self.resumed: set[int] = set()
        """The processes whose start has got as far as loading their tables."""
        self.heard = 0
        """The newest process that has made a request."""
        super().__init__(people)
        self.limits = Limits()

    def new_id(self) -> str:
        """Return a new snowflake, larger than all earlier snowflakes."""
        moment = (int(self.clock.now() * 1000) - EPOCH_MS) << 22
        self._last = max(self._last + 1, moment)
        return str(self._last)

    # ------------------------------------------------------------------ the gateway

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one gateway connection: begin or resume a session, then send its events."""
        ws = web.WebSocketResponse(max_msg_size=0)
        await ws.prepare(request)
        beat = int(15_000 / self.clock.speed)
        await ws.send_json({"op": 10, "d": {"heartbeat_interval": beat}, "s": None, "t": None})
        session: Session | None = None
        try:
            async for frame in ws:
                if frame.type is not WSMsgType.TEXT:
                    continue
                payload = frame.json()
                if payload["op"] == 1:
                    await ws.send_json({"op": 11})
                elif payload["op"] in (2, 6):
                    process = int(payload["d"]["token"].rsplit(".", 1)[-1])
                    session = await self._met(process, ws, payload, request.host)
                    if session is not None:
                        session.transport = request.transport
        except ConnectionError:
            pass
        finally:
            if session is not None and session.socket is ws:
                self._lose_session(session, ended=ws.close_code in (1000, 1001))
        return ws

    async def _met(self, process: int, ws: web.WebSocketResponse, told: JSON, host: str) -> Session | None:
        """Begin or resume a session; if resuming is impossible, tell the process and return None."""
        others = [one.process for one in self.sessions if one.process != process and self.living(one.process)]
        if others:
            self.tally.record_broken_promise(f"process {process} connects while {others} are connected")
        self.tally.count("connections to the gateway")
        if told["op"] == 6:
            return await self._resume(process, ws, told["d"])
        for old in [one for one in self.sessions if one.process == process]:
            self._lose_session(old, ended=True)
        self.resumable = [one for one in self.resumable if one.process != process]
        session = Session(process, ws, f"session-{self.new_id()}")
        shard = told["d"].get("shard", [0, 1])
        greeting = {"resume_gateway_url": f"ws://{host}/ws", "session_id": session.number}
        await session.tell("READY", self.greeting(shard) | greeting)
        await session.tell("GUILD_CREATE", self._server())
        self._add_session(session)
        return session

    async def _resume(self, process: int, ws: web.WebSocketResponse, asked: JSON) -> Session | None:
        known = (
            one for one in self.resumable if one.number == asked["session_id"] and one.process == process
        )
        session = next(known, None)
        missed = [] if session is None else [one for one in session.events if one["s"] > asked["seq"]]
        resumes = session is not None and session.valid and len(missed) == session.last - asked["seq"]
        if session is None or not resumes:
            self.tally.count("sessions that could not be resumed")
            await ws.send_json({"op": 9, "d": False, "s": None, "t": None})
            return None
        self.resumable.remove(session)
        session.socket = ws
        for frame in missed:
            await ws.send_json(frame)
        await session.tell("RESUMED", {})
        self.tally.count("sessions resumed")
        self.tally.count("events that a resumed session was told of late", len(missed))
        self._add_session(session)
        return session

    def _add_session(self, session: Session) -> None:
        self.sessions.append(session)
        self.connected.set()
        self.ready.set()

    def _lose_session(self, session: Session, *, ended: bool) -> None:
        """Record that a session lost its connection; the session can be resumed unless it has `ended`."""
        session.socket = None
        if session in self.sessions:
            self.sessions.remove(session)
        if ended or not session.valid:
            self.left[session.process] = time.monotonic()
        else:
            self.resumable.append(session)
        if not self.sessions:
            self.connected.clear()

    async def cut(self, *, valid: bool = True, frame: JSON | None = None) -> None:
        """Cut the connection, or make the process cut it by `frame`; a `valid` session can be resumed.

        No events follow the end of a session that is not valid, because the process would never get them.
        """
        for session in list(self.sessions):
            session.valid, socket = valid, session.socket
            if not valid:
                self._lose_session(session, ended=True)
            if frame is not None and socket is not None:
                with suppress(ConnectionError):
                    await socket.send_json(frame)
            elif session.transport is not None:
                session.transport.abort()

    async def _send(self, event: str, data: JSON) -> None:
        """Send an event to every session; sessions without a connection get the event when resumed."""
        sessions = [*self.sessions, *(one for one in self.resumable if self.living(one.process))]
        if not sessions:
            raise NoBot
        for session in sessions:
            await session.tell(event, data)

    async def tell(self, event: str, data: JSON) -> None:
        """Send an event to every session.

        Raises:
            NoBot: when no bot is connected.
        """
        await self._send(event, data)

    async def allow(self, channel: str) -> None:
        """Send a channel update, as after a change of permissions."""
        place = {"id": channel, "guild_id": self.guild, "type": 0, "name": "table", "position": 0}
        if self.sessions:
            await self._send("CHANNEL_UPDATE", {**place, "permission_overwrites": []})

    # ------------------------------------------------------------------ what people do

    async def interact(self, person: Person, payload: JSON, message: JSON | None) -> Interaction:
        """Send an interaction.

        Raises:
            NoBot: when no bot is connected, and no session is about to be resumed.
        """
        sessions = self.sessions or [one for one in self.resumable if self.living(one.process)]
        if not sessions:
            raise NoBot
        waits: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        asked = Interaction(payload["id"], person, message, sessions[-1].process, waits)
        self.interactions[payload["token"]] = asked
        self.tally.count("interactions")
        await self.deliver(asked, payload)
        return asked

    async def deliver_at_once(self, asked: Interaction, payload: JSON) -> None:
        """Deliver an interaction to the bot immediately."""
        await self._send("INTERACTION_CREATE", payload)

    async def type(self, person: Person, name: str, *options: JSON) -> Interaction:
        """Type a slash command.

        Raises:
            NoBot: when no bot is connected.
        """
        data = {"id": "1", "name": name, "type": 1, "options": list(options)}
        return await self.interact(person, self.payload(person, COMMAND, data, None), None)

    async def click(
        self, person: Person, message: JSON, custom_id: str, values: list[str] | None
    ) -> Interaction:
        """Press a button, or choose from a menu.

        Raises:
            NoBot: when no bot is connected.
        """
        data: JSON = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = values
        return await self.interact(person, self.payload(person, COMPONENT, data, message), message)

    def close_unanswered(self, process: int) -> list[Interaction]:
        """Close the interactions that an ended process left unanswered, and return them."""
        self.resumable = [one for one in self.resumable if one.process != process]
        left = [a for a in self.interactions.values() if a.process == process and not a.answered.done()]
        for asked in left:
            asked.answered.set_result(None)
        self.interactions = {t: a for t, a in self.interactions.items() if a.process != process}
        return left

    # ------------------------------------------------------------------ the REST server

    @web.middleware
    async def each_request(self, request: web.Request, handler: Answers) -> web.StreamResponse:
        """Identify the process by its token, and inject a fault if one is due."""
        if request.path.endswith("/ws"):
            return await handler(request)
        token = request.match_info.get("token", "")
        asked = self.interactions.get(token)
        named = request.headers.get("Authorization", "").rsplit(".", 1)[-1]
        self._speaks(asked.process if asked else int(named) if named.isdigit() else 0)
        if token and asked is None:  # The process that got this interaction has ended.
            return refusal(404, 10015, "Unknown Webhook")
        self.tally.count("requests")
        try:
            if self.asking is not None:
                return await self.asking(request, asked, handler)
            return await handler(request)
        except ConnectionError:  # The requesting process has died.
            return web.Response(status=503)
        except web.HTTPException as nothing:
            return refusal(nothing.status, 0, nothing.reason)
        except Exception as error:
            self.tally.record_broken_promise(f"{request.method} {request.path} cannot be answered: {error!r}")
            raise

    async def application_emojis(self, request: web.Request) -> web.Response:
        """List the application's emojis; this request shows that a process has begun to load its tables."""
        self.resumed.add(int(request.headers["Authorization"].rsplit(".", 1)[-1]))
        return await super().application_emojis(request)

    def record_refusal(self, request: web.Request, reason: JSON) -> None:
        """Record a broken promise: no message of the bot may be refused for its content."""
        super().record_refusal(request, reason)
        self.tally.record_broken_promise(f"{request.method} {request.path} is refused: {json.dumps(reason)}")

    def is_answered(self, token: str) -> bool:
        """Return whether an interaction already has a first answer, so that Discord refuses another."""
        asked = self.interactions.get(token)
        return asked is not None and bool(asked.given)

    def find_answer(self, token: str) -> JSON | None:
        """Return the message that answers an interaction, or None before the answer."""
        asked = self.interactions.get(token)
        return None if asked is None else asked.message

    def record_rate_limit(self) -> None:
        """Count a request refused by a rate limit."""
        super().record_rate_limit()
        self.tally.count("requests that came too soon for Discord")

    def now(self) -> float:
        """Return the Unix time in seconds by the fast clock."""
        return self.clock.now()

    def _speaks(self, process: int) -> None:
        if process and process < self.heard and self.living(process):
            self.tally.record_broken_promise(f"process {process} speaks after {self.heard} has begun to")
        self.heard = max(self.heard, process)

    async def callback(self, request: web.Request) -> web.Response:
        """Accept the first answer to an interaction and refuse any further one."""
        body, asked = await read_body(request), self.interactions[request.match_info["token"]]
        if not asked.given and self.expiry is not None and time.monotonic() - asked.at > self.expiry:
            self.tally.count("answers refused as too late")
            if not asked.answered.done():
                asked.answered.set_result(None)
            return refusal(404, UNKNOWN_INTERACTION, "Unknown interaction")
        if asked.given:
            if not asked.excused:
                self.tally.record_broken_promise(f"interaction {asked.number} is answered a second time")
            self.tally.count("answers refused as already given, after a fault")
            return refusal(400, GIVEN, "Interaction has already been acknowledged.")
        asked.given += 1
        self.requests["answer"] += 1
        kind, data = body["type"], body.get("data") or {}
        told: JSON = {"id": asked.number, "type": 3}
        resource: JSON = {"type": kind}
        if kind == SEND:
            asked.message = resource["message"] = self._private(asked.person, data)
            asked.message["answered by"] = asked.process
            told["response_message_id"] = asked.message["id"]
        elif kind == EDIT and asked.message is not None:
            resource["message"] = self._change(asked.message, data)
            self._report_seen(asked.message, data)
        elif kind == DEFER:
            asked.message = self._keep(asked.person.channel, data)
        if kind == EDIT and not data.keys() & SAID:
            # This edit only clears the used menu; a separate message reports the result.
            self.tally.count("menus cleared, and answered in another message")
            kind = DEFER_EDIT
        if not asked.answered.done():
            asked.answered.set_result(kind)
        return answer({"interaction": told, "resource": resource})

    async def webhook(self, request: web.Request) -> web.Response:
        """Accept an interaction's follow-up: a private message, or an edit of an earlier message."""
        asked = self.interactions[request.match_info["token"]]
        self.requests["follow-up"] += 1
        if request.method == "DELETE":
            return web.Response(status=204)
        if request.method == "POST":
            return answer(self._private(asked.person, await read_body(request)))
        number = request.match_info["message"]
        message = asked.message if number == "@original" else self.messages.get(number)
        if message is None:
            return refusal(404, UNKNOWN_MESSAGE, "Unknown Message")
        if request.method == "PATCH":
            body = await read_body(request)
            self._change(message, body)
            self._report_seen(message, body)
        return answer(message)

    async def edit(self, request: web.Request) -> web.Response:
        """Edit a message in a channel."""
        message = self.messages.get(request.match_info["message"])
        self.requests["edit"] += 1
        if message is None:
            return refusal(404, UNKNOWN_MESSAGE, "Unknown Message")
        body = await read_body(request)
        self._change(message, body)
        self.edited(message, body)
        self._report_seen(message, body)
        return answer(message)

    async def post(self, request: web.Request) -> web.Response:
        """Post a message to a channel; a repeated nonce returns the existing message with that nonce."""
        body, channel = await read_body(request), request.match_info["channel"]
        nonce = (channel, str(body.get("nonce")))
        if self._nonces.get(nonce) not in self.messages:
            self._nonces.pop(nonce, None)
        self.requests["post"] += 1
        if body.get("enforce_nonce") and nonce in self._nonces:
            self.tally.count("messages sent again and found to be there")
            return answer(self.messages[self._nonces[nonce]])
        message = self._keep(channel, body)
        self._nonces[nonce] = message["id"]
        self.posted(self.reader(message), message, body)
        self._report_seen(message, body)
        return answer(message)

    def _private(self, person: Person, body: JSON) -> JSON:
        message = self._keep(person.channel, body)
        if body.get("flags", 0) & EPHEMERAL:
            message["flags"] = body["flags"]
            message["reader"] = person.user["id"]
        self._report_seen(message, body)
        return message

    def _report_seen(self, message: JSON, body: JSON) -> None:
        """Call `looks` with a message that has just become visible in a channel, by DM or in private."""
        person = self.reader(message)
        self.looks(person, message, body)
        if person is not None:
            own = self.own.setdefault(person.user["id"], OrderedDict())
            own[message["id"]] = message
            own.move_to_end(message["id"])
            while len(own) > REMEMBERED:
                own.popitem(last=False)
        if len(self.messages) > KEPT:
            for number in list(self.messages)[: KEPT // 4]:
                if not pressed_ids(self.messages[number]):
                    del self.messages[number]

    def reader(self, message: JSON) -> Person | None:
        """Return the only person who sees a message, or None if everybody in the channel does."""
        if message["channel_id"] in self._readers:
            return self._readers[message["channel_id"]]
        return self._people_by_id().get(message.get("reader", ""))

    def _people_by_id(self) -> dict[str, Person]:
        return {person.user["id"]: person for person in self.people} | self.strangers


def refusal(status: int, code: int, text: str) -> web.Response:
    """Return Discord's error response."""
    return web.Response(
        status=status,
        body=json.dumps({"code": code, "message": text}).encode(),
        content_type="application/json",
    )


def pressed_ids(message: JSON) -> list[str]:
    """Return the custom_ids of a message's buttons and menus."""
    found: list[str] = []
    inside = list(message["components"])
    while inside:
        component = inside.pop(0)
        inside = [*component.get("components", []), *inside]
        if "custom_id" in component and not component.get("disabled"):
            found.append(component["custom_id"])
    return found


__all__ = ["DEFER_EDIT", "Interaction", "NoBot", "Session", "WatchedDiscord", "pressed_ids", "refusal"]
