"""A fake Discord for benchmarks, with a gateway and a REST server that cover what a card table needs.

The server stores sent and edited messages, honours nonces, has an emoji for every card, delivers clicks to
the bot, counts the bot's requests and refuses invalid messages as Discord does (`bench.refusals`). All
permissions are granted. Rate limits are off unless `limits` is set: they would slow down the measured bot.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from email import message_from_bytes
from itertools import count
from time import time
from typing import Any, Final, NamedTuple

from aiohttp import WSMsgType, web

from bench.limits import MESSAGES, WEBHOOK, Limits
from bench.refusals import find_message_refusal
from bot.art.catalogue import EMOJIS

EPOCH_MS: Final = 1_420_070_400_000
FILES = "https://cdn.discordapp.com/attachments/1/1/"
"""The address under which the files of messages are."""
EVERYTHING = str((1 << 53) - 1)
EPHEMERAL: Final = 1 << 6
TOGETHER: Final = 4
"""People in one channel."""
SEND, DEFER, DEFER_EDIT, EDIT = 4, 5, 6, 7
NO_TEXT: Final = {"content": "", "components": [], "flags": 0}
JSON = dict[str, Any]
ANSWER: Final = "/api/interactions/{number}/{token}/callback"
WRITES: Final = frozenset(
    {
        ("POST", MESSAGES),
        ("PATCH", f"{MESSAGES}/{{message}}"),
        ("POST", ANSWER),
        ("POST", WEBHOOK),
        ("PATCH", f"{WEBHOOK}/messages/{{message}}"),
    }
)
"""The methods and routes by which a message is written."""
INSTALLS: Final[JSON] = {
    "0": {"oauth2_install_params": {"scopes": ["applications.commands", "bot"], "permissions": EVERYTHING}},
    "1": {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}},
}
"""Scopes and permissions that the application asks for, by who installs it."""
Answers = Callable[[web.Request], Awaitable[web.StreamResponse]]
"""A handler that answers a request."""


class Pressed(NamedTuple):
    """A button or menu in a message: its custom_id, and for a menu the chosen value."""

    custom_id: str
    value: str | None = None

    @property
    def notation(self) -> str:
        """Return the action text: the custom_id without version, table and turn, plus the chosen value."""
        tail = self.custom_id.split(":", 3)[-1]
        return tail if self.value is None else f"{tail} {self.value}"


class Person:
    """A member of the server: their channel, their DMs, and the private messages they got."""

    def __init__(self, number: int, name: str, channel: str) -> None:
        self.channel = channel
        self.locale = "en-US"
        """The locale that their Discord client reports."""
        self.user: JSON = {
            "id": str(number),
            "username": name,
            "global_name": name,
            "discriminator": "0",
            "avatar": None,
        }
        self.dm: str | None = None
        self.panel: JSON | None = None
        """The newest private message in the channel."""
        self.hand: JSON | None = None
        """The newest direct message."""


class SmallDiscord:
    """A fake Discord with one server and four people per channel.

    `requests` counts requests by kind; `identical` counts edits that changed nothing.
    """

    def __init__(self, people: int) -> None:
        self._ids = count((int(time() * 1000) - EPOCH_MS) << 22, 1 << 12)
        self.bot = {"id": self.new_id(), "username": "bot", "discriminator": "0", "avatar": None, "bot": True}
        self.guild = self.new_id()
        self.channels = [self.new_id() for _ in range(0, people, TOGETHER)]
        self.people = [
            Person(int(self.new_id()), f"Player {n}", self.channels[n // TOGETHER]) for n in range(people)
        ]
        self.emojis = [self._emoji(name) for name in EMOJIS]
        """The emojis of the application, as if uploaded long ago."""
        self.messages: dict[str, JSON] = {}
        self.threads: dict[str, JSON] = {}
        self.requests: Counter[str] = Counter()
        self.identical = 0
        self.files = 0
        """Number of files attached to messages so far."""
        self.limits: Limits | None = None
        """The rate limits; None where requests are not limited."""
        self.ready = asyncio.Event()
        self.written: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        """By channel, an event that is set at each write there, or to the DMs of a person of that channel."""
        self._readers: dict[str, Person] = {}
        self._nonces: dict[tuple[str, str], str] = {}
        self._tokens: dict[str, JSON] = {}
        self._answers: dict[str, asyncio.Future[JSON]] = {}
        self.answered: Callable[[], None] = lambda: None
        """Callback for the moment an interaction is answered."""
        self._socket: web.WebSocketResponse | None = None
        self._sequence = count(1)

    def new_id(self) -> str:
        """Return a new snowflake that encodes the current time."""
        return str((int(time() * 1000) - EPOCH_MS << 22) + (next(self._ids) >> 12 & 0x3FFFFF))

    def _emoji(self, name: str) -> JSON:
        return {"id": self.new_id(), "name": name, "roles": [], "user": self.bot, "require_colons": True,
                "managed": False, "animated": False, "available": True}  # fmt: skip

    @property
    def pictured(self) -> int:
        """Return how many messages show cards as drawings: as emojis, or in a picture of a table."""
        bodies = [json.dumps(message) for message in self.messages.values()]
        return sum("<:" in one or '"media":' in one for one in bodies)

    # ------------------------------------------------------------------ what people do

    async def command(self, person: Person, name: str, sub: str) -> JSON:
        """Type a slash command with a subcommand, and return the message that answers it."""
        data = {"id": "1", "name": name, "type": 1, "options": [{"name": sub, "type": 1, "options": []}]}
        return await self._interaction(person, 2, data, None)

    async def press(self, person: Person, message: JSON, what: Pressed) -> JSON:
        """Press a button or choose from a menu, and return the message that answers it."""
        data: JSON = {"custom_id": what.custom_id, "component_type": 2}
        if what.value is not None:
            data = {"custom_id": what.custom_id, "component_type": 3, "values": [what.value]}
        return await self._interaction(person, 3, data, message)

    def payload(self, person: Person, kind: int, data: JSON, message: JSON | None) -> JSON:
        """Return the payload of an interaction, as Discord sends it."""
        number, token = self.new_id(), f"token{self.new_id()}"
        direct = message is not None and message["channel_id"] == person.dm
        channel = person.dm if direct else person.channel
        payload: JSON = {
            "id": number, "application_id": self.bot["id"], "type": kind, "data": data, "token": token,
            "version": 1, "channel_id": channel, "channel": {"id": channel, "type": 1 if direct else 0},
            "app_permissions": EVERYTHING, "locale": person.locale, "entitlements": [],
            "authorizing_integration_owners": {}, "context": 1 if direct else 0, "attachment_size_limit": 1,
        }  # fmt: skip
        if message is not None:
            payload["message"] = message
        if direct:
            payload["user"] = person.user
        else:
            payload |= {"guild_id": self.guild, "guild_locale": "en-US", "member": self._member(person.user)}
        return payload

    async def _interaction(self, person: Person, kind: int, data: JSON, message: JSON | None) -> JSON:
        payload = self.payload(person, kind, data, message)
        answer = self._answers[payload["token"]] = asyncio.get_running_loop().create_future()
        self._tokens[payload["token"]] = {"person": person, "message": message}
        await self._send("INTERACTION_CREATE", payload)
        # `asyncio.wait_for` may swallow a cancellation that arrives together with the answer.
        async with asyncio.timeout(10):
            said: JSON = await answer
        return said

    def _member(self, user: JSON) -> JSON:
        joined = "2026-01-01T00:00:00+00:00"
        return {"user": user, "roles": [], "joined_at": joined, "deaf": False, "mute": False,
                "flags": 0, "permissions": EVERYTHING}  # fmt: skip

    # ------------------------------------------------------------------ the gateway

    async def _send(self, event: str, data: JSON) -> None:
        assert self._socket is not None, "no bot is there"
        await self._socket.send_json({"op": 0, "t": event, "s": next(self._sequence), "d": data})

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the gateway: send HELLO, READY and the server, then answer heartbeats."""
        self._socket = ws = web.WebSocketResponse(max_msg_size=0)
        await ws.prepare(request)
        await ws.send_json({"op": 10, "d": {"heartbeat_interval": 41250}, "s": None, "t": None})
        async for frame in ws:
            if frame.type is not WSMsgType.TEXT:
                continue
            payload = frame.json()
            if payload["op"] == 1:
                await ws.send_json({"op": 11})
            elif payload["op"] == 2:
                await self._send("READY", self.greeting(payload["d"].get("shard", [0, 1])))
                await self._send("GUILD_CREATE", self._server())
                self.ready.set()
        return ws

    def greeting(self, shard: list[int]) -> JSON:
        """Return the READY event that answers a bot's IDENTIFY."""
        return {
            "v": 10, "user": self.bot, "guilds": [{"id": self.guild, "unavailable": True}], "session_id": "s",
            "resume_gateway_url": "ws://127.0.0.1:1", "shard": shard,
            "application": {"id": self.bot["id"], "flags": 0},
        }  # fmt: skip

    def _server(self) -> JSON:
        role = {"id": self.guild, "name": "@everyone", "permissions": EVERYTHING, "position": 0, "color": 0,
                "hoist": False, "managed": False, "mentionable": False}  # fmt: skip
        channels = [
            {"id": channel, "type": 0, "name": f"table-{n}", "position": n, "permission_overwrites": []}
            for n, channel in enumerate(self.channels)
        ]
        return {
            "id": self.guild, "name": "Bench", "owner_id": self.people[0].user["id"], "roles": [role],
            "channels": channels, "members": [self._member(self.bot)], "threads": [], "emojis": [],
            "stickers": [], "features": [], "member_count": 1, "large": False, "unavailable": False,
            "preferred_locale": "en-US", "premium_tier": 0, "verification_level": 0, "nsfw_level": 0,
            "default_message_notifications": 0, "explicit_content_filter": 0, "mfa_level": 0,
            "system_channel_flags": 0, "voice_states": [], "presences": [], "stage_instances": [],
            "guild_scheduled_events": [], "afk_timeout": 0, "joined_at": "2026-01-01T00:00:00+00:00",
        }  # fmt: skip

    # ------------------------------------------------------------------ the REST server

    @web.middleware
    async def each_request(self, request: web.Request, handler: Answers) -> web.StreamResponse:
        """Run the handler; subclasses override this method to inject faults before or after the answer."""
        return await handler(request)

    @web.middleware
    async def enforce_rules(self, request: web.Request, handler: Answers) -> web.StreamResponse:
        """Refuse invalid messages and requests over a rate limit, as Discord does."""
        resource = request.match_info.route.resource
        route = "" if resource is None else resource.canonical
        found = request.match_info
        spent = None
        if self.limits is not None and route.startswith("/api/"):
            major = found.get("channel") or found.get("token") or ""
            spent = self.limits.spend(request.method, route, major, self.now())
            if spent.wait:
                self.record_rate_limit()
                return answer(spent.body, status=429, headers=spent.headers)
        if (request.method, route) in WRITES:
            body = await read_body(request)
            reason = self._refusal(route, found.get("message"), found.get("token", ""), body)
            if reason is not None:
                self.record_refusal(request, reason)
                return answer(reason, status=400)
        response = await handler(request)
        if spent is not None:
            response.headers.update(spent.headers)
        return response

    def _refusal(self, route: str, number: str | None, token: str, body: JSON) -> JSON | None:
        """Return Discord's error body for this message or edit, or None if Discord accepts the message."""
        if route == ANSWER:
            kind = body["type"]
            if kind not in (SEND, EDIT) or self.is_answered(token):
                return None
            return find_message_refusal(
                body.get("data") or {}, self.find_answer(token) or {} if kind == EDIT else None
            )
        if number is None:
            return find_message_refusal(body, None)
        standing = self.find_answer(token) if number == "@original" else self.messages.get(number)
        return find_message_refusal(body, standing or {})

    def record_refusal(self, request: web.Request, reason: JSON) -> None:
        """Count a message refused for `reason`."""
        self.requests["refused"] += 1

    def record_rate_limit(self) -> None:
        """Count a request refused by a rate limit."""
        self.requests["asked too often"] += 1

    def is_answered(self, token: str) -> bool:
        """Return whether an interaction already has a first answer, so that Discord refuses another."""
        answered = self._answers.get(token)
        return answered is not None and answered.done()

    def find_answer(self, token: str) -> JSON | None:
        """Return the message that answers an interaction, or None before the answer."""
        message: JSON | None = self._tokens[token]["message"]
        return message

    def now(self) -> float:
        """Return the Unix time in seconds by the bot's clock."""
        return time()

    async def start(self, request: web.Request) -> web.Response:
        """Answer the requests that a bot makes before it connects."""
        last = request.path.rsplit("/", 1)[-1]
        if last == "commands":
            return answer([])
        if request.path.endswith("/applications/@me"):
            known = {"id": self.bot["id"], "name": "bench", "icon": None, "description": "", "flags": 0}
            more = {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "owner": self.bot}
            return answer(known | more | {"integration_types_config": INSTALLS})
        if last == "bot":
            limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
            return answer({"url": f"ws://{request.host}/ws", "shards": 1, "session_start_limit": limit})
        return answer(self.bot)

    async def application_emojis(self, request: web.Request) -> web.Response:
        """List the emojis of the application."""
        return answer({"items": self.emojis})

    async def upload_emoji(self, request: web.Request) -> web.Response:
        """Add an emoji to the application."""
        emoji = self._emoji((await request.json())["name"])
        self.emojis.append(emoji)
        return answer(emoji)

    async def delete_emoji(self, request: web.Request) -> web.Response:
        """Delete an emoji of the application."""
        self.emojis = [emoji for emoji in self.emojis if emoji["id"] != request.match_info["emoji"]]
        return web.Response(status=204)

    async def channel(self, request: web.Request) -> web.Response:
        """Return a channel of the server, or a thread."""
        found = self.threads.get(request.match_info["channel"])
        named = (one for one in self._server()["channels"] if one["id"] == request.match_info["channel"])
        return answer(found or {**next(named), "guild_id": self.guild})

    async def open_thread(self, request: web.Request) -> web.Response:
        """Open a thread in a channel."""
        number, said = self.new_id(), await request.json()
        moment = "2026-01-01T00:00:00+00:00"
        state = {
            "archived": False,
            "auto_archive_duration": 1440,
            "archive_timestamp": moment,
            "locked": False,
        }
        self.threads[number] = {
            "id": number, "type": said["type"], "name": said["name"], "guild_id": self.guild,
            "parent_id": request.match_info["channel"], "owner_id": self.bot["id"], "thread_metadata": state,
            "message_count": 0, "member_count": 1,
        }  # fmt: skip
        return answer(self.threads[number])

    async def delete_channel(self, request: web.Request) -> web.Response:
        """Delete a thread."""
        return answer(self.threads.pop(request.match_info["channel"]))

    async def open_dm(self, request: web.Request) -> web.Response:
        """Open a DM channel with a person."""
        wanted = str((await request.json())["recipient_id"])
        person = next((one for one in self.people if one.user["id"] == wanted), None)
        if person is None:
            return web.json_response({"code": 10013, "message": "Unknown User"}, status=404)
        person.dm = person.dm or self.new_id()
        self._readers[person.dm] = person
        self.written[person.dm] = self.written[person.channel]
        self.requests["dm channel"] += 1
        return answer({"id": person.dm, "type": 1, "recipients": [person.user], "last_message_id": None})

    async def post(self, request: web.Request) -> web.Response:
        """Post a message to a channel; a repeated nonce returns the existing message with that nonce."""
        body, channel = await read_body(request), request.match_info["channel"]
        self.requests["post"] += 1
        nonce = (channel, str(body.get("nonce")))
        first = self.messages.get(self._nonces.get(nonce, ""))
        if body.get("enforce_nonce") and first is not None:
            return answer(first)
        message = self._keep(channel, body)
        self._nonces[nonce] = message["id"]
        if channel in self._readers:
            self._readers[channel].hand = message
        return answer(message)

    async def edit(self, request: web.Request) -> web.Response:
        """Edit a message in a channel."""
        self.requests["edit"] += 1
        return answer(self._change(self.messages[request.match_info["message"]], await read_body(request)))

    async def delete(self, request: web.Request) -> web.Response:
        """Delete a message."""
        self.requests["delete"] += 1
        self.messages.pop(request.match_info["message"], None)
        return web.Response(status=204)

    async def callback(self, request: web.Request) -> web.Response:
        """Accept the answer to an interaction."""
        self.answered()
        body, token = await read_body(request), request.match_info["token"]
        self.requests["answer"] += 1
        kind, at = body["type"], self._tokens[token]
        if kind == SEND:
            at["message"] = self._private(at["person"], body["data"])
        elif kind == EDIT:
            self._change(at["message"], body["data"])
        shown = at["message"] or self._keep(at["person"].channel, {})
        at["message"] = shown
        if not self._answers[token].done() and kind != DEFER:
            self._answers[token].set_result(shown)
        resource = {"type": kind, "message": shown}
        told = {"id": request.match_info["number"], "type": 3}
        if kind == SEND:
            told["response_message_id"] = shown["id"]
        return answer({"interaction": told, "resource": resource})

    async def webhook(self, request: web.Request) -> web.Response:
        """Accept an interaction's follow-up: a new message, or an edit of an earlier message."""
        at = self._tokens[request.match_info["token"]]
        self.requests["follow-up"] += 1
        if request.method == "GET":
            return answer(at["message"])
        if request.method == "DELETE":
            return web.Response(status=204)
        body = await read_body(request)
        if request.method == "POST":
            return answer(self._private(at["person"], body))
        number = request.match_info["message"]
        return answer(self._change(at["message"] if number == "@original" else self.messages[number], body))

    def _private(self, person: Person, body: JSON) -> JSON:
        message = self._keep(person.channel, body)
        if body.get("flags", 0) & EPHEMERAL:
            person.panel = message
        return message

    def _keep(self, channel: str, body: JSON) -> JSON:
        number = self.new_id()
        self._count_files(body)
        self.written[channel].set()
        self.messages[number] = message = {
            "id": number, "channel_id": channel, "author": self.bot, "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [],
            "mention_roles": [], "attachments": [], "embeds": [], "pinned": False, "type": 0,
            **{key: body.get(key) or blank for key, blank in NO_TEXT.items()},
        }  # fmt: skip
        return message

    def _count_files(self, body: JSON) -> bool:
        """Count newly attached files and return whether any exist; files kept by an edit do not count."""
        brought = sum("filename" in file for file in body.get("attachments") or ())
        self.files += brought
        return bool(brought)

    def _change(self, message: JSON, body: JSON) -> JSON:
        new = {
            key: body.get(key) or blank for key, blank in NO_TEXT.items() if key in body and key != "flags"
        }
        brings = self._count_files(body)
        self.identical += not brings and all(message[key] == value for key, value in new.items())
        message |= new
        self.written[message["channel_id"]].set()
        return message


def pressable(components: list[JSON]) -> Iterator[Pressed]:
    """Yield every button and menu of a message, from the top."""
    for one in components:
        yield from pressable(one.get("components", []))
        if one.get("disabled") or "custom_id" not in one:
            continue
        if one["type"] == 2:
            yield Pressed(one["custom_id"])
        elif one["type"] == 3 and one.get("min_values", 1) <= 1:
            yield from (Pressed(one["custom_id"], option["value"]) for option in one["options"])


async def read_body(request: web.Request) -> JSON:
    """Return the JSON body of a request, with or without files, and give each shown file a URL."""
    if request.content_type != "multipart/form-data":
        found: JSON = await request.json()
        return found
    # Parse by hand: aiohttp's multipart parser warns when a part ends within a chunk.
    head = f"Content-Type: {request.headers['Content-Type']}\r\n\r\n".encode()
    form = message_from_bytes(head + await request.read())
    parts = {part.get_param("name", header="Content-Disposition"): part for part in form.walk()}
    text = parts["payload_json"].get_payload(decode=True)
    assert isinstance(text, bytes)
    bare: JSON = json.loads(text.decode().replace("attachment://", FILES))
    return bare


def answer(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """Return JSON without a charset, as Discord does: discord.py treats JSON with a charset as text."""
    body = json.dumps(value).encode()
    return web.Response(status=status, body=body, headers=headers, content_type="application/json")


@asynccontextmanager
async def serving(discord: SmallDiscord) -> AsyncIterator[dict[str, str]]:
    """Serve `discord` on a free port and yield the environment variables that connect a bot to that port."""
    app = web.Application(client_max_size=1 << 24, middlewares=[discord.each_request, discord.enforce_rules])
    api = "/api"
    app.router.add_get(f"{api}/users/@me", discord.start)
    app.router.add_get(f"{api}/oauth2/applications/@me", discord.start)
    app.router.add_get(f"{api}/applications/@me", discord.start)
    app.router.add_get(f"{api}/gateway/bot", discord.start)
    app.router.add_put(f"{api}/applications/{{app}}/commands", discord.start)
    app.router.add_get(f"{api}/applications/{{app}}/emojis", discord.application_emojis)
    app.router.add_post(f"{api}/applications/{{app}}/emojis", discord.upload_emoji)
    app.router.add_delete(f"{api}/applications/{{app}}/emojis/{{emoji}}", discord.delete_emoji)
    app.router.add_get(f"{api}/gateway", discord.start)
    app.router.add_get(f"{api}/channels/{{channel}}", discord.channel)
    app.router.add_post(f"{api}/channels/{{channel}}/threads", discord.open_thread)
    app.router.add_delete(f"{api}/channels/{{channel}}", discord.delete_channel)
    app.router.add_post(f"{api}/users/@me/channels", discord.open_dm)
    app.router.add_post(f"{api}/channels/{{channel}}/messages", discord.post)
    app.router.add_patch(f"{api}/channels/{{channel}}/messages/{{message}}", discord.edit)
    app.router.add_delete(f"{api}/channels/{{channel}}/messages/{{message}}", discord.delete)
    app.router.add_post(f"{api}/interactions/{{number}}/{{token}}/callback", discord.callback)
    app.router.add_route("*", f"{api}/webhooks/{{app}}/{{token}}/messages/{{message}}", discord.webhook)
    app.router.add_post(f"{api}/webhooks/{{app}}/{{token}}", discord.webhook)
    app.router.add_get("/ws", discord.socket)
    runner = web.AppRunner(app, shutdown_timeout=0.1, access_log=None)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        address = f"127.0.0.1:{runner.addresses[0][1]}"
        yield {
            "DISCORD_TOKEN": "abc.def.ghi",
            "DISCORD_API_URL": f"http://{address}{api}",
            "DISCORD_GATEWAY_URL": f"ws://{address}/ws",
            "EMOJIS": "on",
        }
    finally:
        await runner.cleanup()
