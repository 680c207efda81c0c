"""The small Discord of the benchmarks and the soak refuses what the real one refuses, in the same words."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bench.limits import MESSAGES, WEBHOOK, Limits
from bench.refusals import V2, find_message_refusal
from bench.small_discord import EPHEMERAL, JSON, SmallDiscord, serving


def text(said: str) -> JSON:
    return {"type": 10, "content": said}


def button(named: str = "a", label: str = "Go", **more: Any) -> JSON:
    return {"type": 2, "style": 1, "custom_id": named, "label": label, **more}


def row(*inside: JSON) -> JSON:
    return {"type": 1, "components": list(inside)}


def menu(*values: str, **more: Any) -> JSON:
    return {"type": 3, "custom_id": "m", "options": [{"label": one, "value": one} for one in values], **more}


def layout(*components: JSON) -> JSON:
    return {"flags": V2, "components": list(components)}


def classic(*components: JSON, content: str = "ahoy") -> JSON:
    return {"content": content, "components": list(components)}


def many(number: int) -> list[str]:
    return [str(n) for n in range(number)]


def section(*texts: JSON, **more: Any) -> JSON:
    return {"type": 9, "components": list(texts), **more}


TAKEN = [
    classic(),
    classic(row(*(button(n) for n in many(5))), row(menu(*many(25)))),
    {"embeds": [{"description": "ahoy"}]},
    {"attachments": [{"id": 0, "filename": "a.png"}]},
    classic(content="x" * 2000) | {"nonce": "n" * 25, "enforce_nonce": True},
    classic() | {"allowed_mentions": {"parse": ["users"], "users": []}},
    classic() | {"allowed_mentions": {"parse": [], "users": many(100)}},
    layout({"type": 17, "components": [text("x" * 4000), {"type": 14}, row(button())]}),
    layout(*(row(*(button(f"{r}{n}") for n in many(5))) for r in many(6)), *(text("x") for _ in many(4))),
    layout(section(text("a"), accessory=button())),
    layout(row({"type": 2, "style": 5, "url": "https://example.org", "label": "There"})),
]


@pytest.mark.parametrize("body", TAKEN)
def test_messages_within_all_limits_are_accepted(body: JSON) -> None:
    assert find_message_refusal(body, None) is None


REFUSED = [
    (classic() | layout(text("a")) | {"content": "b"}, "content", "LEGACY_FIELDS"),
    (layout(text("a")) | {"embeds": [{"description": "b"}]}, "embeds", "LEGACY_FIELDS"),
    (layout(text("a")) | {"sticker_ids": ["1"]}, "sticker_ids", "LEGACY_FIELDS"),
    (layout(text("a")) | {"poll": {"question": {}}}, "poll", "LEGACY_FIELDS"),
    (classic(text("a")), "components.0.type", "UNION_TYPE_CHOICES"),
    (classic(content="x" * 2001), "content", "BASE_TYPE_MAX_LENGTH"),
    (classic() | {"nonce": "n" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    (classic(*(row(button(n)) for n in many(6))), "components", "BASE_TYPE_BAD_LENGTH"),
    (classic(row()), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    (classic(row(*(button(n) for n in many(6)))), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    (classic(row(menu("a"), button())), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    (classic(row(button("x" * 101))), "components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
    (classic(row(button(label="x" * 81))), "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
    (classic(row(button(label=" "))), "components.0.components.0", "BUTTON_COMPONENT_INVALID_LABEL"),
    (classic(row(button(url="https://x"))), "components.0.components.0.custom_id", "BASE_TYPE_REQUIRED"),
    (classic(row(button("a"), button("a"))), "components.0.components.1.custom_id", "CUSTOM_ID_DUPLICATED"),
    (classic(row(menu(*many(26)))), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    (classic(row(menu())), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    (classic(row(menu("x" * 101))), "components.0.components.0.options.0.label", "BASE_TYPE_BAD_LENGTH"),
    (classic(row(menu("a", "a"))), "components.0.components.0.options.1.value", "VALUE_DUPLICATED"),
    (classic(row(menu("a", max_values=2))), "components.0.components.0.max_values", "NUMBER_TYPE_MAX"),
    (
        classic(row(menu("a", placeholder="x" * 151))),
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (layout(text("x" * 2001), text("x" * 2000)), "components", "DISPLAYABLE_TEXT_SIZE"),
    (layout(text(" ")), "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    (layout(*(text("x") for _ in many(41))), "components", "MAX_TOTAL_COMPONENTS"),
    (layout({"type": 17, "components": [{"type": 17}]}), "components.0.components.0.type", "UNION_TYPE"),
    (layout(section(text("a"))), "components.0.accessory", "BASE_TYPE_REQUIRED"),
    (layout({"type": 12, "items": []}), "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    (
        layout({"type": 12, "items": [{"description": "x" * 1025}]}),
        "components.0.items.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        classic() | {"allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "PARSE_EXCLUSIVE",
    ),
    (classic() | {"allowed_mentions": {"users": many(101)}}, "allowed_mentions.users", "MAX_LENGTH"),
    (classic() | {"allowed_mentions": {"roles": ["1", "1"]}}, "allowed_mentions.roles", "ALREADY_CONTAINS"),
]


@pytest.mark.parametrize(("body", "field", "code"), REFUSED)
def test_a_message_beyond_a_limit_is_refused_at_the_right_field(body: JSON, field: str, code: str) -> None:
    reason = find_message_refusal(body, None)
    assert reason is not None
    assert (reason["code"], reason["message"]) == (50035, "Invalid Form Body")
    inside = reason["errors"]
    for part in field.split("."):
        inside = inside[part]
    assert code in inside["_errors"][0]["code"]


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": None, "components": []}, {"flags": V2}])
def test_an_empty_message_is_refused(body: JSON) -> None:
    assert find_message_refusal(body, None) == {"message": "Cannot send an empty message", "code": 50006}


def code_of(reason: JSON | None) -> str:
    """Return the first error code in an answer; "" where the message was taken."""
    inside: Any = (reason or {}).get("errors") or {"_errors": [{"code": ""}]}
    while "_errors" not in inside:
        inside = next(iter(inside.values()))
    code: str = inside["_errors"][0]["code"]
    return code


NEW = {"content": "", "components": [text("a")], "flags": V2}
OLD = {"content": "ahoy", "components": [], "flags": 0}


@pytest.mark.parametrize(
    ("standing", "body", "code"),
    [
        (OLD, {"content": "b"}, ""),
        (OLD, {"attachments": []}, ""),
        (NEW, {"components": [text("b")]}, ""),
        (NEW, layout(text("b")), ""),
        (NEW | {"flags": V2 | EPHEMERAL}, layout(text("b")), ""),
        (OLD, layout(text("b")) | {"content": None}, ""),
        (OLD, layout(text("b")), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
        (NEW, {"content": "b"}, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
        (NEW, {"content": "b", "flags": 0}, "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"),
        (OLD, {"components": [text("b")]}, "UNION_TYPE_CHOICES"),
    ],
)
def test_an_edit_keeps_the_form_of_its_message(standing: JSON, body: JSON, code: str) -> None:
    assert code_of(find_message_refusal(body, standing)) == code


@pytest.mark.parametrize(("body", "taken"), [({}, True), ({"content": ""}, False), ({"flags": 0}, True)])
def test_an_edit_that_empties_a_message_is_refused(body: JSON, taken: bool) -> None:
    assert (find_message_refusal(body, OLD) is None) == taken


# ---- the server ----------------------------------------------------------------------------------------


@pytest.fixture
async def discord(monkeypatch: pytest.MonkeyPatch) -> SmallDiscord:
    """Return a small Discord whose clock stands still."""
    made = SmallDiscord(1)
    monkeypatch.setattr(made, "now", lambda: 1000.0)
    return made


@pytest.fixture
async def session(discord: SmallDiscord) -> AsyncIterator[aiohttp.ClientSession]:
    """Yield an HTTP session of a bot that is connected to it."""
    async with serving(discord) as env, aiohttp.ClientSession(env["DISCORD_API_URL"] + "/") as made:
        yield made


async def test_a_refused_request_changes_nothing(
    discord: SmallDiscord, session: aiohttp.ClientSession
) -> None:
    (channel,) = discord.channels
    place = f"channels/{channel}/messages"
    async with session.post(place, json=layout(text("a")) | {"content": "b"}) as found:
        assert (found.status, code_of(await found.json())) == (
            400,
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        )
    assert not discord.messages
    async with session.post(place, json=classic()) as found:
        assert found.status == 200
        number = (await found.json())["id"]
    async with session.patch(f"{place}/{number}", json=layout(text("a"))) as found:
        assert found.status == 400
    form = aiohttp.FormData({"payload_json": '{"content": ""}'})
    form.add_field("files[0]", b"", filename="a.png")
    async with session.patch(f"{place}/{number}", data=form) as found:
        assert (found.status, (await found.json())["code"]) == (400, 50006)
    assert discord.messages[number]["content"] == "ahoy"
    assert (discord.requests["refused"], discord.requests["post"], discord.requests["edit"]) == (3, 1, 0)


async def test_answers_to_interactions_are_checked_as_well(
    discord: SmallDiscord, session: aiohttp.ClientSession
) -> None:
    (person,) = discord.people
    discord._tokens["t"] = {"person": person, "message": None}
    async with session.post("interactions/1/t/callback", json={"type": 4, "data": {}}) as found:
        assert (found.status, (await found.json())["code"]) == (400, 50006)
    shown = discord._private(person, layout(text("a")) | {"flags": V2 | EPHEMERAL})
    discord._tokens["t"]["message"] = shown
    for address, edit in (("interactions/1/t/callback", True), ("webhooks/1/t/messages/@original", False)):
        body = {"content": "b"}
        method = session.post if edit else session.patch
        async with method(address, json={"type": 7, "data": body} if edit else body) as found:
            assert found.status == 400
    async with session.post("webhooks/1/t", json=classic(content="x" * 2001)) as found:
        assert found.status == 400
    assert shown["components"] == [text("a")]


async def test_a_repeated_nonce_returns_the_existing_message(
    discord: SmallDiscord, session: aiohttp.ClientSession
) -> None:
    (channel,) = discord.channels
    place, numbers = f"channels/{channel}/messages", []
    for said in ("a", "b"):
        body = {"content": said, "nonce": "1", "enforce_nonce": True}
        async with session.post(place, json=body) as found:
            numbers.append((await found.json())["id"])
    async with session.delete(f"{place}/{numbers[0]}") as found:
        assert found.status == 204
    async with session.post(place, json=body) as found:
        numbers.append((await found.json())["id"])
    first, second, third = numbers
    assert first == second != third


async def test_too_many_requests_get_a_retry_time(
    discord: SmallDiscord, session: aiohttp.ClientSession
) -> None:
    (channel,) = discord.channels
    place = f"channels/{channel}/messages"
    for left in (None, None):  # Nothing is limited by default.
        for _ in range(4):
            async with session.post(place, json=classic()) as found:
                assert (found.status, found.headers.get("X-RateLimit-Remaining")) == (200, left)
    discord.limits = Limits()
    for left in (4, 3, 2, 1, 0):
        async with session.post(place, json=classic()) as found:
            assert found.status == 200
            assert found.headers["X-RateLimit-Remaining"] == str(left)
            assert float(found.headers["X-RateLimit-Reset-After"]) == 5.0
    async with session.post(place, json=classic()) as found:
        told = await found.json()
        assert (found.status, told["global"], told["retry_after"]) == (429, False, 5.0)
        assert found.headers["X-RateLimit-Scope"] == "user"
    assert len(discord.messages) == 13
    assert discord.requests["asked too often"] == 1


def test_each_channel_and_route_has_its_own_rate_limit() -> None:
    limits, edits = Limits(), f"{MESSAGES}/{{message}}"
    for channel in "ab":
        for method, route in (("POST", MESSAGES), ("PATCH", edits), ("DELETE", edits)):
            waits = [limits.spend(method, route, channel, 0.0).wait for _ in range(6)]
            assert waits == [0, 0, 0, 0, 0, 1.0 if method == "DELETE" else 5.0]
    assert limits.spend("DELETE", edits, "a", 1.0).wait == 0
    assert limits.spend("PATCH", edits, "a", 4.5).wait == 0.5
    assert limits.spend("PATCH", edits, "a", 5.0).wait == 0


def test_the_global_rate_limit_is_fifty_a_second_without_interactions() -> None:
    limits = Limits()
    for n in range(200):
        assert limits.spend("POST", "/api/interactions/{number}/{token}/callback", str(n), 0.0).wait == 0
        assert limits.spend("PATCH", f"{WEBHOOK}/messages/{{message}}", str(n), 0.0).wait == 0
    spent = [limits.spend("POST", MESSAGES, str(n), 0.0) for n in range(51)]
    assert [one.wait > 0 for one in spent] == [False] * 50 + [True]
    assert spent[-1].everywhere
    assert spent[-1].headers["X-RateLimit-Global"] == "true"
    assert limits.spend("POST", MESSAGES, "51", 1.0).wait == 0


async def test_direct_messages_with_an_unknown_person_are_refused(session: aiohttp.ClientSession) -> None:
    async with session.post("users/@me/channels", json={"recipient_id": "7"}) as found:
        assert (found.status, (await found.json())["code"]) == (404, 10013)
