"""The settings of a server: an overview of the current values, and a short page for each topic."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, get_args

from bot.people.preferences import LIMITS, Pictures, ServerSettings, Threads
from bot.present.personal.settings import cards, label_value, languages, pictures
from bot.present.post import Block, Button, Divider, EntityMenu, Menu, Option, Post, Row, Text, offered
from bot.present.presenter import SEA
from bot.tables.deadlines import TIMERS
from bot.texts.sentences import Texts
from engine import GAMES

TOPICS: Final[Mapping[str, tuple[str, ...]]] = {
    "look": ("language", "cards", "pictures"),
    "channels": ("channels", "daily", "threads", "pings", "calls"),
    "roles": ("opener_role", "moderator_role", "championship_role"),
    "timers": tuple(f"timer.{game}" for game in GAMES),
    "boards": ("pads",),
    "limits": tuple(f"limits.{limit}" for limit in LIMITS),
}
"""The pages, each with the keys of its choices."""
PAGE_OF: Final = {key: topic for topic, keys in TOPICS.items() for key in keys}
"""The page of each choice."""
HOLDS: Final = "labelled-value"
"""The key of the sentence that sets a current value apart from its label."""


def overview(settings: ServerSettings, t: Texts) -> Post:
    """Return a server's current settings, topic by topic, above a menu that leads to each topic."""
    blocks: list[Block] = [Text(f"# {t('server-title')}\n{t('server-why')}")]
    topics = []
    for page in TOPICS:
        title = t(f"server-{page}-page")
        small = (f"-# {line}" for line in _values_on(settings, page, t))
        blocks.append(Text("\n".join((f"**{title}**", *small))))
        topics.append(Option(title, page))
    blocks += [Divider(), Menu("@server-page", tuple(topics), t("server-change"))]
    tables = Row((Button(t("button-open-tables"), "@server-tables 0"),))
    return Post((*blocks, tables), accent=SEA)


def _values_on(settings: ServerSettings, page: str, t: Texts) -> list[str]:
    """Return the current values of one topic, each in a few words."""
    if page == "limits":
        chosen = {"unfinished": settings.limits.unfinished, "person": settings.limits.person}
        return [t(f"server-limits-now-{key}", count=count) for key, count in chosen.items()]
    now = [_value_line(settings, key, t) for key in TOPICS[page]]
    if page == "roles":
        count = len(settings.blocked)
        now.append(label_value(t("blocked-title"), t("server-blocked-now", count=count), t, HOLDS))
    return now


def _value_line(settings: ServerSettings, key: str, t: Texts) -> str:
    """Return one choice on a line: its label and its current value."""
    kind, _, game = key.partition(".")
    if kind == "timer":
        chosen = t(f"timer-{settings.for_game(game).timer}")
        return label_value(t(f"game-{game}"), chosen, t, HOLDS)
    return label_value(t(f"server-{key}-short"), _value(settings, key, t), t, HOLDS)


def _value(settings: ServerSettings, key: str, t: Texts) -> str:
    chosen = getattr(settings, key)
    if key == "channels":
        return ", ".join(f"<#{channel}>" for channel in chosen) or t("server-channels-all")
    if key == "daily":
        return t("server-daily-none") if chosen is None else f"<#{chosen}>"
    if key == "opener_role":
        return t("server-everybody") if chosen is None else t("server-role-only", role=f"<@&{chosen}>")
    if key.endswith("_role"):
        return t(f"server-{key}-none") if chosen is None else t(f"server-{key}-one", role=f"<@&{chosen}>")
    return next(option.label for option in _options(settings, key, t) if option.chosen)


def topic(settings: ServerSettings, page: str, t: Texts) -> Post:
    """Return the page of one topic: a sentence and a menu for each of its choices."""
    lines = [f"# {t(f'server-{page}-page')}"]
    if page in ("timers", "limits"):
        lines.append(t(f"server-{page}-why"))
    blocks: list[Block] = [Text("\n".join(lines))]
    for key in TOPICS[page]:
        kind, _, subkey = key.partition(".")
        blocks += ASKS[kind](settings, subkey or key, t)
    more = (Button(t("blocked-title"), "@server-page blocked"),) if page == "roles" else ()
    return Post((*blocks, Row((*more, Button(t("server-page"), "@server-page")))), accent=SEA)


def _heading(key: str, t: Texts) -> Text:
    return Text(f"**{t(f'server-{key}')}**\n{t(f'server-{key}-why')}")


def _menu(settings: ServerSettings, key: str, t: Texts) -> Iterator[Block]:
    yield _heading(key, t)
    yield offered(Menu(f"@server {key}", tuple(_options(settings, key, t))), t)


def _options(settings: ServerSettings, key: str, t: Texts) -> Iterator[Option]:
    chosen = getattr(settings, key)
    if key == "language":
        yield from _languages(chosen, t)
    elif key == "cards":
        yield from cards(chosen, t)
    elif key == "pictures":
        yield from pictures(Pictures, chosen, t("server-pictures-always-why"), t)
    elif key == "threads":
        for value in get_args(Threads):
            yield Option(t(f"threads-{value}"), value, chosen=value == chosen)
    else:
        for value in ("on", "off"):
            yield Option(t(f"server-{key}-{value}"), value, chosen=chosen is (value == "on"))


def _languages(chosen: str, t: Texts) -> Iterator[Option]:
    yield Option(t("server-language-auto"), "auto", chosen=chosen == "auto")
    yield from languages(chosen)


def _channels(settings: ServerSettings, key: str, t: Texts) -> Iterator[Block]:
    yield _heading(key, t)
    yield EntityMenu(f"@server {key}", "channel", settings.channels, t("server-channels-all"), most=25)


def _daily(settings: ServerSettings, key: str, t: Texts) -> Iterator[Block]:
    chosen = () if settings.daily is None else (settings.daily,)
    yield _heading(key, t)
    yield EntityMenu(f"@server {key}", "channel", chosen, t("server-daily-none"))


def _role(settings: ServerSettings, key: str, t: Texts) -> Iterator[Block]:
    chosen: int | None = getattr(settings, key)
    nobody = t("server-everybody" if key == "opener_role" else "server-no-role")
    yield _heading(key, t)
    yield EntityMenu(f"@server {key}", "role", () if chosen is None else (chosen,), nobody)


def _timer(settings: ServerSettings, game: str, t: Texts) -> Iterator[Block]:
    timer = settings.for_game(game).timer
    yield Text(f"**{t(f'game-{game}')}**")
    yield Menu(
        f"@server timer.{game}", tuple(Option(t(f"timer-{key}"), key, chosen=key == timer) for key in TIMERS)
    )


def _limit(settings: ServerSettings, key: str, t: Texts) -> Iterator[Block]:
    present = getattr(settings.limits, key)
    unit = "limit-new-threads" if key == "threads" else "limit-tables"
    # Include the current number, even if that number is no longer offered.
    numbers = sorted({*LIMITS[key], present})
    more = f"\n{t('limit-threads-why')}" if key == "threads" else ""
    yield Text(f"**{t(f'limit-{key}')}**{more}")
    yield Menu(
        f"@server limits.{key}",
        tuple(Option(t(unit, count=n), str(n), chosen=n == present) for n in numbers),
    )


ASKS: Final[Mapping[str, Callable[[ServerSettings, str, Texts], Iterator[Block]]]] = {
    **dict.fromkeys(("language", "cards", "pictures", "threads", "pings", "calls", "pads"), _menu),
    **dict.fromkeys(("opener_role", "moderator_role", "championship_role"), _role),
    "channels": _channels,
    "daily": _daily,
    "timer": _timer,
    "limits": _limit,
}
"""How a choice is asked for, by the part of its key before the dot."""
