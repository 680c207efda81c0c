"""The bot's messages about itself: how to begin, its author, and its health."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from bot.art.welcome import Offer, Welcome
from bot.present.post import (
    Block,
    Button,
    Illustration,
    Menu,
    Option,
    PlainForm,
    Post,
    Row,
    Text,
    as_sentences,
)
from bot.present.presenter import SEA, player_counts
from bot.texts.rules_help import COMMON_TOPICS
from bot.texts.sentences import Texts, slash
from engine import GAMES

WAYS: Final = {
    "begin-daily": "@daily",
    "begin-learn": "@learn",
    "begin-mine": "@mine",
    "begin-matches": "@matches",
    "begin-settings": "@settings",
}
"""The buttons of the first page: the key of each label, and the verb that opens the page."""


class Health(NamedTuple):
    """The state of the bot; `latency` is Discord's response time in milliseconds, None while unknown."""

    since: datetime
    tables: int
    servers: int
    latency: int | None


def openers(t: Texts) -> str:
    """Return the commands that open a table, one for each game, with the game's name."""
    return ", ".join(f"/{slash(key)} {t('name-new')} ({t(f'game-{key}')})" for key in GAMES)


def beginning(t: Texts, *, server: bool, channels: Sequence[int]) -> Post:
    """Return the welcome page: a picture of the games, a button for each game, and further buttons.

    `server` says whether the page is read on a server; elsewhere the buttons open private tables. If not
    empty, `channels` are the only channels where tables may be opened.
    """
    where = ", ".join(f"<#{number}>" for number in channels)
    here = not (server and channels)
    controls: list[Block] = [Row(tuple(_opening_button(game, t) for game in GAMES))] if here else []
    controls.append(Row(tuple(Button(t(key), verb) for key, verb in WAYS.items())))
    topics = tuple(Option(t(f"game-{key}"), key) for key in (*GAMES, *COMMON_TOPICS))
    rules = Menu("@rules-of", topics, t("begin-rules-of"))
    steps = _steps(t, server=server, where=where)
    lines = "\n".join(steps)

    def in_text() -> Post:
        return Post((Text(f"## {t('begin-title')}\n{lines}"), *controls, rules), accent=SEA)

    if here:
        head, small = t("begin-head"), t("begin-small" if server else "begin-small-private")
    else:
        head, small = t("begin-title"), t("begin-small-in", channels=where)
    offers = tuple(
        Offer(
            game,
            t(f"game-{game}"),
            t(f"lobby-about-{game}"),
            t("begin-players", players=player_counts(GAMES[game].seats, t)),
        )
        for game in GAMES
    )
    descriptions = [
        t("labelled-plain", label=offer.name, text=f"{offer.about} {offer.company}.") for offer in offers
    ]
    # Leave channel mentions to the line above, because alt text shows a mention as a bare number.
    alt = as_sentences([*descriptions, *(steps[1:] if where else steps)])
    blocks: tuple[Block, ...] = (Text(f"# {head}"), Text(f"-# {small}"), Illustration(Welcome(offers), alt))
    return Post(
        (*blocks, *controls, Text(f"-# {t('begin-free')}"), rules), accent=SEA, plain=PlainForm(in_text)
    )


def _opening_button(game: str, t: Texts) -> Button:
    name = t(f"game-{game}")
    return Button(
        name, f"@new {game}", "success", words=t("labelled-plain", label=t("begin-head"), text=name)
    )


def _steps(t: Texts, *, server: bool, where: str) -> list[str]:
    """Return the numbered steps that explain how to begin, with others or, outside a server, alone."""
    commands = openers(t)
    if not server:
        opened = t("begin-private", commands=commands)
    elif where:
        opened = t("begin-in", channels=where, commands=commands)
    else:
        opened = t("begin-here", commands=commands)
    begun = [t("begin-join"), t("begin-play")] if server else [t("begin-alone")]
    lines = [opened, *begun, t("begin-rules"), t("begin-more")]
    return [f"{number}. {line}" for number, line in enumerate(lines, 1)]


def about(t: Texts, version: str, health: Health) -> Post:
    """Return who makes the bot, its licence, its version and its health."""
    since = f"<t:{int(health.since.timestamp())}:R>"
    state = [t("health-since", since=since), t("health-tables", tables=health.tables, servers=health.servers)]
    if health.latency is not None:
        state.append(t("health-latency", milliseconds=health.latency))
    lines = [f"## Yo-ho-ho {version}", t("made-by"), t("made-free"), *(f"-# {line}" for line in state)]
    return Post((Text("\n".join(lines)),), accent=SEA)
