"""`doctor --live` sends one message of every kind to a channel and reports Discord's answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.env import Env
from simcord.results import ResponseMessage

from bot.art.child import DrawingError
from bot.host import doctor_live
from bot.host.doctor import Finding
from bot.host.doctor_live import LiveCheck

STEPS = ("text", "picture", "classic message", "file", "nonce", "thread", "emoji", "button")
PRIVATE = ("edit by a press", "private answer", "private picture", "direct message")
PNG = b"\x89PNG\r\n\x1a\n"


class Drawing:
    """A drawing service without a subprocess."""

    missing = False

    async def emoji(self, name: str) -> bytes:
        if self.missing:
            raise DrawingError("a font is missing")
        return PNG

    async def draw_picture(self, what: object) -> bytes:
        return await self.emoji("")


class Visit:
    """A live check in a server's channel, a person who can press its button, and its findings."""

    def __init__(self, client: LiveCheck, env: Env, said: list[Finding]) -> None:
        self.client, self.env, self.said = client, env, said
        self.guild = env.create_guild("The Harbour")
        self.channel = self.guild.create_text_channel("tavern")
        self.host = self.guild.add_member(env.create_user("ana", global_name="Ana"))
        client._channel_id = self.channel.id

    async def check(self, *, press: bool = False) -> dict[str, Finding]:
        """Run the check and, with *press*, press its button; return the findings by subject."""
        trying = asyncio.create_task(self.client.try_everything())
        while press and not trying.done():
            await asyncio.sleep(0.01)
            if button := self._button():
                await self._presses(*button)
                break
        await trying
        await self.client.close()
        subjects = [finding.subject for finding in self.said]
        assert len(subjects) == len({*subjects} - {"cleaning up"}) + subjects.count("cleaning up")
        return {finding.subject: finding for finding in self.said}

    def _button(self) -> tuple[Any, str] | None:
        pressed = self.client._pressed
        for message in self.left():
            if pressed is not None and "Press this" in str(message.components):
                return message, f"1:0:0:@doctor {self.client._run_id}"
        return None

    async def _presses(self, message: Any, custom_id: str) -> None:
        await self.host.click(ResponseMessage(self.env, message), custom_id=custom_id)

    def left(self) -> list[Any]:
        """Return the messages not deleted from any channel."""
        return [one for kept in self.env.backend.messages.values() for one in kept.values() if one.type == 0]

    def forbid(self, **permissions: bool) -> None:
        """Deny the bot these permissions in the channel."""
        mine = Overwrite(
            self.env.backend.bot_user.id, OverwriteType.MEMBER, 0, discord.Permissions(**permissions).value
        )
        self.env.backend.set_overwrite(self.channel.id, mine)

    def refuse(self, method: str, path: str, status: int, code: int, times: int | None = None) -> None:
        """Make Discord answer matching requests with this error."""
        self.env.inject_error(method, path, status=status, code=code, message="as documented", times=times)


@asynccontextmanager
async def visiting(monkeypatch: pytest.MonkeyPatch, art: Drawing | None = None) -> AsyncIterator[Visit]:
    monkeypatch.setattr(doctor_live, "LATER", 0.0)
    said: list[Finding] = []
    client = LiveCheck(0, said.append, cast(Any, art or Drawing()), patience=0.2)
    env = Env(client)
    await env.start()
    known: dict[Any, Any] = {}
    plain = client.http.request

    async def request(route: Any, **sent: Any) -> Any:
        """Answer a known nonce with the first message, as Discord does."""
        nonce = (route.url, (sent.get("json") or {}).get("nonce"))
        if nonce[1] is None:
            return await plain(route, **sent)
        if nonce not in known:
            known[nonce] = await plain(route, **sent)
        return known[nonce]

    monkeypatch.setattr(client.http, "request", request)
    try:
        yield Visit(client, env, said)
    finally:
        await env.shutdown()


@pytest.fixture
async def visit(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Visit]:
    async with visiting(monkeypatch) as found:
        yield found


def states(found: dict[str, Finding], *subjects: str) -> set[str]:
    return {found[subject].state for subject in subjects}


async def test_all_checks_pass_and_test_messages_are_deleted(visit: Visit) -> None:
    visit.client._patience = 20
    found = await visit.check(press=True)
    assert states(found, "channel", "permissions", *STEPS, *PRIVATE) == {"ok"}, list(map(str, found.values()))
    assert visit.left() == []
    sent = [request for request in visit.env.http_requests if request.method in ("POST", "PATCH")]
    pictures = [one for one in sent if one.method == "PATCH" and "doctor.png" in str(one.json)]
    assert len(pictures) == 1


async def test_private_checks_are_skipped_when_nobody_presses_the_button(visit: Visit) -> None:
    found = await visit.check()
    assert states(found, *STEPS) == {"ok"}
    for subject in PRIVATE:
        assert found[subject].state == "warn"
        assert "not tried" in found[subject].text
    assert visit.left() == []


@pytest.mark.parametrize(
    ("status", "code", "advice"),
    [
        (404, 10003, "no such channel"),
        (403, 50001, "View Channel"),
        (401, 0, "does not accept the token"),
        (429, 0, "too many requests"),
        (500, 0, "trouble of its own"),
        (503, 0, "trouble of its own"),
    ],
)
async def test_an_inaccessible_channel_ends_the_check(
    visit: Visit, status: int, code: int, advice: str
) -> None:
    visit.refuse("GET", "/channels/*", status, code)
    found = await visit.check()
    assert list(found) == ["connection", "channel"]
    assert found["channel"].state == "wrong"
    assert f"{status} {code}" in found["channel"].text
    assert advice in found["channel"].text


async def test_a_voice_channel_is_reported_as_wrong(visit: Visit) -> None:
    visit.client._channel_id = visit.guild.create_voice_channel("deck").id
    visit.said.clear()
    await visit.client.try_everything()
    assert [str(finding) for finding in visit.said][-1].startswith("wrong channel: ")
    assert "text channel" in visit.said[-1].text


@pytest.mark.parametrize(
    ("status", "code", "advice"),
    [
        (400, 50035, "please report it"),
        (401, 0, "does not accept the token"),
        (403, 50001, "View Channel"),
        (403, 50013, "a permission is missing"),
        (404, 10003, "no such channel"),
        (413, 40005, "larger than Discord takes"),
        (429, 0, "too many requests"),
        (500, 0, "trouble of its own"),
        (502, 0, "trouble of its own"),
        (503, 0, "trouble of its own"),
        (400, 123456, "please report this line"),
    ],
)
async def test_refused_messages_are_reported_with_advice(
    visit: Visit, status: int, code: int, advice: str
) -> None:
    visit.refuse("POST", "/channels/*/messages", status, code)
    found = await visit.check()
    refused = [found[subject] for subject in STEPS]
    assert {finding.state for finding in refused} == {"wrong"}
    for finding in refused:
        assert f"{status} {code} 'as documented'" in finding.text
        assert advice in finding.text
    assert visit.left() == []


@pytest.mark.parametrize(
    ("method", "path", "status", "code", "subject"),
    [
        ("PATCH", "/channels/*/messages/*", 403, 50013, "text"),
        ("PATCH", "/channels/*/messages/*", 500, 0, "picture"),
        ("PATCH", "/channels/*/messages/*", 400, 50035, "classic message"),
        ("POST", "/channels/*/threads", 403, 50013, "thread"),
        ("POST", "/channels/*/threads", 400, 160006, "thread"),
        ("POST", "/applications/*/emojis", 400, 30008, "emoji"),
        ("POST", "/applications/*/emojis", 429, 0, "emoji"),
    ],
)
async def test_a_failed_check_leaves_no_messages_and_other_checks_run(
    visit: Visit, method: str, path: str, status: int, code: int, subject: str
) -> None:
    visit.refuse(method, path, status, code)
    found = await visit.check()
    assert found[subject].state == "wrong"
    assert f"{status} {code}" in found[subject].text
    assert found["button"].state == "ok"
    assert visit.left() == []


@pytest.mark.parametrize(
    ("subject", "method", "path", "status", "code", "state"),
    [
        ("private answer", "POST", "/interactions/*/*/callback", 404, 10062, "wrong"),
        ("private answer", "POST", "/interactions/*/*/callback", 400, 40060, "wrong"),
        ("private answer", "PATCH", "/webhooks/*", 404, 10008, "wrong"),
        ("private answer", "PATCH", "/webhooks/*", 500, 0, "wrong"),
        ("direct message", "POST", "/users/@me/channels", 403, 50007, "warn"),
        ("direct message", "POST", "/users/@me/channels", 403, 50278, "warn"),
        ("direct message", "POST", "/users/@me/channels", 429, 0, "wrong"),
    ],
)
async def test_refused_private_messages_are_reported(
    visit: Visit, subject: str, method: str, path: str, status: int, code: int, state: str
) -> None:
    visit.client._patience = 20
    visit.refuse(method, path, status, code)
    found = await visit.check(press=True)
    assert found[subject].state == state
    assert f"{status} {code}" in found[subject].text
    if subject == "direct message":
        assert states(found, "private answer", "private picture") == {"ok"}
    else:
        assert found["direct message"].state == "ok"


async def test_a_refused_upload_in_a_private_message_is_reported(visit: Visit) -> None:
    """discord-api-docs #7529: Discord accepts the text, but refuses an edit with a new upload."""
    visit.client._patience = 20
    visit.refuse("PATCH", "/webhooks/*/messages/[0-9]*", 400, 50035)
    found = await visit.check(press=True)
    assert found["private picture"].state == "warn"
    assert "400 50035" in found["private picture"].text
    assert states(found, "edit by a press", "direct message") == {"ok"}
    assert visit.left() == []


async def test_missing_permissions_are_reported_by_name(visit: Visit) -> None:
    visit.forbid(attach_files=True, create_public_threads=True)
    found = await visit.check()
    assert found["permissions"].state == "wrong"
    assert "attach files, create public threads" in found["permissions"].text
    assert found["thread"].state == "wrong"
    assert found["text"].state == "ok"


async def test_forbidden_external_emojis_are_reported(visit: Visit) -> None:
    visit.forbid(use_external_emojis=True)
    found = await visit.check()
    assert "external ones are forbidden" in found["emoji"].text


async def test_a_thread_that_cannot_be_deleted_is_reported(visit: Visit) -> None:
    visit.forbid(manage_threads=True, manage_channels=True)
    found = await visit.check()
    assert found["thread"].state == "ok"
    assert "left open" in found["thread"].text


async def test_picture_and_emoji_checks_are_skipped_when_drawing_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    art = Drawing()
    art.missing = True
    async with visiting(monkeypatch, art) as visit:
        found = await visit.check()
    for subject in ("picture", "emoji"):
        assert found[subject].state == "warn"
        assert "a font is missing" in found[subject].text
    assert found["button"].state == "ok"


async def test_a_nonce_that_fails_to_prevent_duplicates_is_reported(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        visit.client.http, "request", type(visit.client.http).request.__get__(visit.client.http)
    )
    found = await visit.check()
    assert found["nonce"].state == "warn"
    assert "two messages" in found["nonce"].text
    assert visit.left() == []


async def test_messages_that_cannot_be_deleted_are_reported_with_links(visit: Visit) -> None:
    visit.refuse("DELETE", "/channels/*/messages/*", 500, 0)
    found = await visit.check()
    assert states(found, "text", "picture", "classic message", "file") == {"wrong"}
    assert found["cleaning up"].state == "warn"
    assert "https://discord.com/channels/" in found["cleaning up"].text
