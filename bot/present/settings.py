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
from bot.tables.deadlines import TIMERS
from bot.texts.sentences import Texts

SWITCHES: Final = ("dm_hands", "pings", "two_tap", "autoplay")
"""The yes-or-no preferences, in the order they are shown."""


def mine(likes: Preferences, here: ServerSettings | None, t: Texts) -> Post:
    """A person's own page, which they read on a server with these settings; pressing a switch turns it."""
    lines = [_switch(key, getattr(likes, key), t) for key in SWITCHES]
    buttons = tuple(
        Button(
            t("prefer-off" if getattr(likes, key) else "prefer-on", name=t(f"prefer-{key}")),
            f"@prefer {key} {'off' if getattr(likes, key) else 'on'}",
            "success" if getattr(likes, key) else "secondary",
        )
        for key in SWITCHES
    )
    blocks: list[Block] = [
        Text(f"# {t('settings-title')}\n" + "\n".join(lines)),
        Row(buttons),
        Divider(),
        Text(f"**{t('prefer-language')}**"),
        Menu("@prefer language", _languages(likes.language, t)),
        Text(f"**{t('prefer-cards')}**"),
        Menu("@prefer cards", _cards(likes.cards, t)),
        Text(f"**{t('prefer-pictures')}**\n-# {_whose(likes, here, t)}"),
        Menu("@prefer pictures", _pictures(OwnPictures, likes.pictures, t("prefer-pictures-always-why"), t)),
        Text(f"**{t('prefer-hand_order')}**"),
        Menu(
            "@prefer hand_order",
            tuple(
                Option(t(f"hand-order-{order}"), order, chosen=order == likes.hand_order)
                for order in get_args(HandOrder)
            ),
        ),
    ]
    return Post(tuple(blocks), accent=SEA)


def _switch(key: str, on: bool, t: Texts) -> str:
    """A switch, how it is set, and what it does."""
    told = t(f"prefer-line-{'on' if on else 'off'}", name=t(f"prefer-{key}"), why=t(f"prefer-{key}-why"))
    return f"{'🟢' if on else '⚪'} {told}"


def _languages(chosen: str, t: Texts) -> tuple[Option, ...]:
    return tuple(Option(t(f"language-{code}"), code, chosen=code == chosen) for code in get_args(Language))


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


def server(settings: ServerSettings, games: tuple[str, ...], t: Texts) -> Post:
    """A server's page, for its moderators."""
    blocks: list[Block] = [
        Text(f"# {t('server-title')}\n{t('server-why')}"),
        Text(f"**{t('server-language')}**\n-# {t('server-language-why')}"),
        Menu("@server language", _languages(settings.language, t)),
        Text(f"**{t('server-threads')}**\n-# {t('server-threads-why')}"),
        Menu(
            "@server threads",
            tuple(
                Option(t(f"threads-{value}"), value, chosen=value == settings.threads)
                for value in get_args(Threads)
            ),
        ),
        Text(f"**{t('server-cards')}**\n-# {t('server-cards-why')}"),
        Menu("@server cards", _cards(settings.cards, t)),
        Text(f"**{t('server-pictures')}**\n-# {t('server-pictures-why')}"),
        Menu("@server pictures", _pictures(Pictures, settings.pictures, t("server-pictures-always-why"), t)),
        Text(f"**{t('server-channels')}**\n-# {t('server-channels-why')}"),
        Pick("@server channels", "channel", settings.channels, t("server-channels-all"), most=25),
        Text(f"**{t('server-opener_role')}**\n-# {t('server-opener_role-why')}"),
        Pick("@server opener_role", "role", _one(settings.opener_role), t("server-everybody")),
        Text(f"**{t('server-moderator_role')}**\n-# {t('server-moderator_role-why')}"),
        Pick("@server moderator_role", "role", _one(settings.moderator_role), t("server-discord-rights")),
        Text(f"**{t('server-championship_role')}**\n-# {t('server-championship_role-why')}"),
        Pick("@server championship_role", "role", _one(settings.championship_role), t("server-keepers")),
    ]
    for game in games:
        timer = settings.for_game(game).timer
        blocks.append(Text(f"**{t('server-timer', game=t(f'game-{game}'))}**\n-# {t('server-timer-why')}"))
        options = tuple(Option(t(f"timer-{key}"), key, chosen=key == timer) for key in TIMERS)
        blocks.append(Menu(f"@server timer.{game}", options))
    key = "server-pings-off" if settings.pings else "server-pings-on"
    state = "off" if settings.pings else "on"
    pings = Button(t(key), f"@server pings {state}", "secondary")
    more = (("server-limits", "limits"), ("blocked-title", "blocked"))
    pages = (Button(t(key), f"@server-page {page}") for key, page in more)
    blocks.append(Row((pings, *pages)))
    return Post(tuple(blocks), accent=SEA)


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
