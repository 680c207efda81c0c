"""What the bot says about itself: how to begin, who makes it and how it is."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from bot.present.post import Post, Text
from bot.present.presenter import SEA
from bot.texts.sentences import Texts, slash
from engine import GAMES


class Health(NamedTuple):
    """How the bot is. `latency` is what Discord takes to answer in milliseconds, None while unknown."""

    since: datetime
    tables: int
    servers: int
    latency: int | None


def openers(t: Texts) -> str:
    """The commands that open a table, one for each game, with the game's name."""
    return ", ".join(f"`/{slash(key)} {t('name-new')}` ({t(f'game-{key}')})" for key in GAMES)


def beginning(t: Texts, *, server: bool, channels: Sequence[int]) -> Post:
    """How to begin in five lines: here, in the `channels` where tables may be opened, or on a server."""
    commands = openers(t)
    if not server:
        opened = t("begin-on-a-server", commands=commands)
    elif channels:
        where = ", ".join(f"<#{number}>" for number in channels)
        opened = t("begin-in", channels=where, commands=commands)
    else:
        opened = t("begin-here", commands=commands)
    lines = [opened, t("begin-join"), t("begin-play"), t("begin-rules"), t("begin-more")]
    text = "\n".join(f"{number}. {line}" for number, line in enumerate(lines, 1))
    return Post((Text(f"## {t('begin-title')}\n{text}"),), accent=SEA)


def about(t: Texts, version: str, health: Health) -> Post:
    """Who makes it, under which licence, which version this is, and how it is."""
    since = f"<t:{int(health.since.timestamp())}:R>"
    state = [t("health-since", since=since), t("health-tables", tables=health.tables, servers=health.servers)]
    if health.latency is not None:
        state.append(t("health-latency", milliseconds=health.latency))
    lines = [f"## Yo-ho-ho {version}", t("made-by"), t("made-free"), *(f"-# {line}" for line in state)]
    return Post((Text("\n".join(lines)),), accent=SEA)
