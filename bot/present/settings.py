"""The settings pages: what a person and a server may choose, each explained where it is chosen."""

from __future__ import annotations

from typing import Final, get_args

from bot.people.preferences import (
    LIMITS,
    CardStyle,
    HandOrder,
    Language,
    OwnPictures,
    Pictures,
    Preferences,
    ServerSettings,
    Threads,
)
from bot.present.post import Block, Button, Divider, Menu, Option, Pick, Post, Row, Text
from bot.present.presenter import SEA
from bot.present.tools import BESIDE
from bot.tables.deadlines import TIMERS
from bot.texts.sentences import Texts

TOLD: Final = ("dm_hands", "pings")
MOVES: Final = ("two_tap", "autoplay")
"""The yes-or-no preferences: what is sent to a person, and how their moves are made."""


def mine(likes: Preferences, here: ServerSettings | None, t: Texts) -> Post:
    """A person's own page, which they read on a server with these settings: a menu for each choice."""
    orders = (
        Option(t(f"hand-order-{order}"), order, chosen=order == likes.hand_order)
        for order in get_args(HandOrder)
    )
    blocks: list[Block] = [
        Text(f"# {t('settings-title')}"),
        Text(f"**{t('prefer-language')}**"),
        Menu("@prefer language", _languages(likes.language, t("language-auto"), t)),
        Text(f"**{t('prefer-cards')}**"),
        Menu("@prefer cards", _cards(likes.cards, t)),
        Text(f"**{t('prefer-pictures')}**\n-# {_whose(likes, here, t)}"),
        Menu("@prefer pictures", _pictures(OwnPictures, likes.pictures, t("prefer-pictures-always-why"), t)),
        Text(f"**{t('prefer-hand_order')}**"),
        Menu("@prefer hand_order", tuple(orders)),
    ]
    for group in (TOLD, MOVES):
        blocks.append(Divider())
        for key in group:
            blocks += [Text(f"**{t(f'prefer-{key}')}**"), _switch(key, getattr(likes, key), t)]
    return Post(tuple(blocks), accent=SEA)


def _switch(key: str, on: bool, t: Texts) -> Menu:
    """A choice of two, each said in full."""
    return Menu(
        f"@prefer {key}",
        tuple(
            Option(t(f"prefer-{key}-{value}"), value, chosen=on == (value == "on")) for value in ("on", "off")
        ),
    )


def _languages(chosen: str, auto: str, t: Texts) -> tuple[Option, ...]:
    """The languages; `auto` says which one it is where none is chosen."""
    return tuple(
        Option(auto if code == "auto" else t(f"language-{code}"), code, chosen=code == chosen)
        for code in get_args(Language)
    )


def _cards(chosen: str, t: Texts) -> tuple[Option, ...]:
    return tuple(
        Option(t(f"cards-{style}"), style, t(f"cards-{style}-why"), chosen=style == chosen)
        for style in get_args(CardStyle)
    )


def _whose(likes: Preferences, here: ServerSettings | None, t: Texts) -> str:
    """Whose choice of pictures holds: the person's own wherever they have one, else each server's."""
    if likes.pictures != "server":
        return t("pictures-whose-own")
    if here is None:
        return t("pictures-whose-each", chosen=t("pictures-moments"))
    return t("pictures-whose-here", chosen=t(f"pictures-{here.pictures}"))


def _pictures(choices: object, chosen: str, always: str, t: Texts) -> tuple[Option, ...]:
    """The choices; `always` is what that adds to the moments."""
    return tuple(
        Option(
            t(f"pictures-{value}"),
            value,
            always if value == "always" else t(f"pictures-{value}-why"),
            value == chosen,
        )
        for value in get_args(choices)
    )


def server(settings: ServerSettings, t: Texts) -> Post:
    """A server's page, for its moderators."""
    threads = (Option(t(f"threads-{one}"), one, chosen=one == settings.threads) for one in get_args(Threads))
    mentions = (
        Option(t("server-pings-on"), "on", chosen=settings.pings),
        Option(t("server-pings-off"), "off", chosen=not settings.pings),
    )
    blocks: list[Block] = [
        Text(f"# {t('server-title')}\n{t('server-why')}"),
        Text(f"**{t('server-language')}**"),
        Menu("@server language", _languages(settings.language, t("server-language-auto"), t)),
        Text(f"**{t('server-threads')}**"),
        Menu("@server threads", tuple(threads)),
        Text(f"**{t('server-pings')}**"),
        Menu("@server pings", mentions),
        Text(f"**{t('server-cards')}**\n-# {t('server-cards-why')}"),
        Menu("@server cards", _cards(settings.cards, t)),
        Text(f"**{t('server-pictures')}**\n-# {t('server-pictures-why')}"),
        Menu("@server pictures", _pictures(Pictures, settings.pictures, t("server-pictures-always-why"), t)),
        Divider(),
        Text(f"**{t('server-channels')}**"),
        Pick("@server channels", "channel", settings.channels, t("server-channels-all"), most=25),
        Text(f"**{t('server-opener_role')}**"),
        Pick("@server opener_role", "role", _one(settings.opener_role), t("server-everybody")),
        Text(f"**{t('server-moderator_role')}**\n-# {t('server-moderator_role-why')}"),
        Pick("@server moderator_role", "role", _one(settings.moderator_role), t("server-discord-rights")),
        Text(f"**{t('server-championship_role')}**\n-# {t('server-championship_role-why')}"),
        Pick("@server championship_role", "role", _one(settings.championship_role), t("server-keepers")),
        Divider(),
    ]
    more = (("server-limits", "limits"), ("blocked-title", "blocked"), ("server-timers", "timers"))
    blocks.append(Row(tuple(Button(t(key), f"@server-page {page}") for key, page in more), BESIDE))
    return Post(tuple(blocks), accent=SEA)


def timers(settings: ServerSettings, games: tuple[str, ...], t: Texts) -> Post:
    """The page about how long a decision may take at a server's tables, game by game."""
    blocks: list[Block] = [Text(f"# {t('server-timers')}\n{t('server-timers-why')}")]
    for game in games:
        timer = settings.for_game(game).timer
        options = tuple(Option(t(f"timer-{key}"), key, chosen=key == timer) for key in TIMERS)
        blocks += [Text(f"**{t(f'game-{game}')}**"), Menu(f"@server timer.{game}", options)]
    return Post((*blocks, Row((Button(t("server-page"), "@server-page"),))), accent=SEA)


def limits(settings: ServerSettings, t: Texts) -> Post:
    """The page about how many tables people may open on a server."""
    blocks: list[Block] = [Text(f"# {t('server-limits')}\n{t('server-limits-why')}")]
    for key, allowed in LIMITS.items():
        present = getattr(settings.limits, key)
        unit = "limit-new-threads" if key == "threads" else "limit-tables"
        blocks.append(Text(f"**{t(f'limit-{key}')}**\n-# {t(f'limit-{key}-why')}"))
        # One that is no longer offered still holds, so it is shown.
        numbers = sorted({*allowed, present})
        options = tuple(Option(t(unit, count=n), str(n), chosen=n == present) for n in numbers)
        blocks.append(Menu(f"@server limits.{key}", options))
    blocks.append(Row((Button(t("server-page"), "@server-page"),)))
    return Post(tuple(blocks), accent=SEA)


def _one(role: int | None) -> tuple[int, ...]:
    return () if role is None else (role,)
