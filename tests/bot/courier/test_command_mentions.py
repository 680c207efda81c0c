"""Commands in the texts of a message become mentions where Discord shows mentions and knows the command."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, Final

import pytest

from bot.courier.command_mentions import CommandMentions, KnownCommand, Place
from bot.courier.delivery import Delivery
from bot.courier.illustrations import Illustrations
from bot.courier.message_keys import MessageKeys
from bot.courier.render import render
from bot.courier.silence import Silence
from bot.courier.transports import ChannelMessage
from bot.present.post import (
    CONTENT_LIMIT,
    TEXT_LIMIT,
    Button,
    Divider,
    File,
    Menu,
    Option,
    Post,
    Row,
    Text,
)
from bot.texts.emojis import Emojis
from bot.texts.sentences import escape_name
from tests.bot.courier.fake_discord import NOON, FakeDiscord, draw_name

SERVER: Final[Place] = SimpleNamespace(guild=5)
DIRECT: Final[Place] = SimpleNamespace(guild=None)
BACK, HELP, SEASON = "</table back:71>", "</help:72>", "</boards season-start:73>"
KNOWN: Final = (
    KnownCommand(BACK, frozenset({"table back", "mesa volver", "table retour"}), server_only=False),
    KnownCommand(HELP, frozenset({"help", "ayuda", "aide"}), server_only=False),
    KnownCommand(SEASON, frozenset({"boards season-start"}), server_only=True),
)


@pytest.fixture
def mentions() -> CommandMentions:
    made = CommandMentions()
    made.show(KNOWN, None)
    return made


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Type /table back.", f"Type {BACK}."),
        ("Escribe /mesa volver: /ayuda", f"Escribe {BACK}: {HELP}"),
        ("-# /table retour, **/aide**", f"-# {BACK}, **{HELP}**"),
        ("(/help)\n/boards season-start", f"({HELP})\n{SEASON}"),
        ("`7` /help `8`", f"`7` {HELP} `8`"),
        (r"\` /help \`", rf"\` {HELP} \`"),
        ("[page](https://example.org) /help", f"[page](https://example.org) {HELP}"),
        ("<@1> /help", f"<@1> {HELP}"),
    ],
)
def test_commands_become_mentions_with_their_english_name(
    mentions: CommandMentions, text: str, expected: str
) -> None:
    assert mentions.mention(text, SERVER) == expected


@pytest.mark.parametrize(
    "text",
    [
        "",
        "/table",
        "/table backwards",
        "/helper",
        "/boards season-starts",
        "/help-me",
        "Here/help",
        "./help",
        "//help",
        "https://example.org/help",
        "<https://example.org/?x=/help>",
        "`/help`",
        "``a ` /help``",
        "```\n/help\n```",
        "[/help](https://example.org)",
        "[page](https://example.org//help)",
        r"\/help",
        HELP,
        BACK,
        "/unknown",
    ],
)
def test_other_texts_stay_as_they_are(mentions: CommandMentions, text: str) -> None:
    assert mentions.mention(text, SERVER) == text


@pytest.mark.parametrize("typed", ["/help", "see /table back", "`/help", "[/help](x)"])
def test_what_somebody_has_typed_is_not_mentioned(mentions: CommandMentions, typed: str) -> None:
    said = f"Reason: {escape_name(typed)}"
    assert mentions.mention(said, SERVER) == said


def test_nothing_is_mentioned_while_the_commands_are_unknown() -> None:
    mentions = CommandMentions()
    for known in ((), KNOWN, ()):
        mentions.show(known, None)
        assert (mentions.mention("/help", SERVER) == HELP) is bool(known)


def test_commands_for_servers_stay_plain_in_direct_messages(mentions: CommandMentions) -> None:
    text = "/boards season-start or /help"
    assert mentions.mention(text, DIRECT) == f"/boards season-start or {HELP}"
    assert mentions.mention(text, SERVER) == f"{SEASON} or {HELP}"


def test_commands_of_one_server_are_mentioned_only_there(mentions: CommandMentions) -> None:
    mentions.show(KNOWN, 5)
    assert mentions.mention("/help", SERVER) == HELP
    for other in (DIRECT, SimpleNamespace(guild=6)):
        assert mentions.mention("/help", other) == "/help"


def strings(data: Any, *keys: str) -> Iterator[tuple[str, str]]:
    """Yield every text in a payload with the key that it has."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from strings(value, key)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value, *keys)
    elif isinstance(data, str):
        yield keys[-1], data


POST: Final = Post(
    (
        Text("/help", accessory=Button("/help", "@help")),
        Divider(),
        Text("-# /table back"),
        Row((Button("/help", "@help"),)),
        Menu("@more", (Option("/help", "a", "/help"),), "/help"),
    ),
    accent=1,
    file=File("help.txt", "/help"),
)


def test_only_texts_are_changed_not_labels_menus_and_files(mentions: CommandMentions) -> None:
    sent = render(POST)
    mentions.put_in(sent.data, SERVER)
    said = [*strings(sent.data)]
    assert [text for key, text in said if key == "content"] == [HELP, f"-# {BACK}"]
    assert {text for key, text in said if key in ("label", "description", "placeholder")} == {"/help"}
    assert sent.files[0].fp.read() == b"/help"


def test_a_notification_names_commands_and_its_frame_mentions_them(mentions: CommandMentions) -> None:
    sent = render(Post((Text("/help"), Text("Then /help.")), accent=1, classic=True))
    mentions.put_in(sent.data, SERVER)
    assert sent.data["content"] == "/help"
    assert [embed["description"] for embed in sent.data["embeds"]] == [f"Then {HELP}."]


@pytest.mark.parametrize("classic", [False, True])
def test_texts_without_room_for_mentions_name_the_commands(mentions: CommandMentions, classic: bool) -> None:
    limit = CONTENT_LIMIT if classic else TEXT_LIMIT
    for spare, expected in ((0, HELP), (1, "/help")):
        filling = "a" * (limit - len(f"{HELP}/") + spare)
        text = Text(f"{filling}\n/help")
        sent = render(Post((Text("Head"), text) if classic else (text,), accent=1, classic=classic))
        mentions.put_in(sent.data, SERVER)
        texts = [text for key, text in strings(sent.data) if key in ("content", "description")]
        assert texts[-1] == f"{filling}\n{expected}"


@pytest.mark.parametrize("guild", [5, None])
async def test_a_channel_message_is_in_the_server_of_its_channel(
    mentions: CommandMentions, guild: int | None
) -> None:
    fake: Any = FakeDiscord()
    channel = SimpleNamespace(guild=SimpleNamespace(id=guild)) if guild else None
    fake.get_channel = {1: channel}.get
    silence = Silence(lambda channel: None, lambda: NOON)
    delivery = Delivery(Illustrations(draw_name), Emojis(), silence, mentions, MessageKeys(lambda: NOON))
    post = Post((Text("/boards season-start"),))
    delivered = await delivery.deliver(ChannelMessage(fake, 1), post)
    assert delivered.post == post, "what is compared and stored has no mentions"
    (write,) = fake.writes
    expected = SEASON if guild else "/boards season-start"
    assert [text for key, text in strings(write.data) if key == "content"] == [expected]
