"""The page of a person's own settings, and the choices that a server has, too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, get_args

from bot.people.preferences import (
    CardStyle,
    HandOrder,
    Language,
    OwnPictures,
    Preferences,
    ServerSettings,
)
from bot.present.choices import offered
from bot.present.post import Block, Button, Divider, Menu, Option, Post, Row, Text
from bot.present.presenter import SEA
from bot.texts.sentences import LOCALES, Texts

TOLD: Final = ("dm_hands", "pings")
MOVES: Final = ("two_tap", "autoplay")
"""The yes-or-no preferences: what is sent to a person, and how their moves are made."""


def mine(likes: Preferences, here: ServerSettings | None, t: Texts, *, moderator: bool = False) -> Post:
    """A person's own page, which they read on a server with these settings; a `moderator` may change those.

    Every choice is a menu, whose lines say what it is about, or a switch beside what holds now.
    """
    auto = Option(t("language-auto"), "auto", chosen=likes.language == "auto")
    orders = (
        Option(t(f"hand-order-{order}"), order, chosen=order == likes.hand_order)
        for order in get_args(HandOrder)
    )
    blocks: list[Block] = [
        Text(f"# {t('settings-title')}\n{t('settings-why')}"),
        Text(f"**{t('prefer-look')}**"),
        _menu("language", (auto, *languages(likes.language, t)), t),
        *_few("cards", cards(likes.cards, t), t),
        _menu("pictures", pictures(OwnPictures, likes.pictures, t("prefer-pictures-always-why"), t), t),
        Text("\n".join(f"-# {line}" for line in (*_whose(likes, here, t), t("pictures-moments-told")))),
        *_few("hand_order", orders, t),
    ]
    for name, group in (("told", TOLD), ("moves", MOVES)):
        blocks += [Divider(), Text(f"**{t(f'prefer-{name}')}**")]
        blocks += [_switch(key, getattr(likes, key), t) for key in group]
    if moderator:
        blocks += [Divider(), Row((Button(t("button-server-settings"), "@server-page"),))]
    return Post(tuple(blocks), accent=SEA)


def _menu(key: str, options: Iterable[Option], t: Texts) -> Menu:
    label = t(f"prefer-{key}")
    named = (one._replace(label=labelled(label, one.label, t)) for one in options)
    return Menu(f"@prefer {key}", tuple(named))


def _few(key: str, options: Iterable[Option], t: Texts) -> list[Block]:
    """Return a choice of few values: what it is about, then the buttons."""
    lines = tuple(options)
    label = t(f"prefer-{key}")
    row = offered(Menu(f"@prefer {key}", lines))
    if isinstance(row, Menu):
        return [_menu(key, lines, t)]
    spoken = (
        one._replace(words=labelled(label, one.label, t)) if isinstance(one, Button) else one
        for one in row.buttons
    )
    return [Text(f"-# {label}"), Row(tuple(spoken))]


def labelled(label: str, chosen: str, t: Texts, key: str = "labelled-plain") -> str:
    """What is chosen behind what it is about: lower case, save the name of a language."""
    named = chosen in {t(f"language-{code}") for code in LOCALES}
    text = chosen if named else f"{chosen[0].lower()}{chosen[1:]}"
    return t(key, label=label, text=text)


def _switch(key: str, on: bool, t: Texts) -> Text:
    """What holds now, beside a button that says so and turns it over."""
    now, other = ("on", "off") if on else ("off", "on")
    label = t(f"prefer-{key}")
    button = Button(
        t(f"prefer-{now}"),
        f"@prefer {key} {other}",
        "success" if on else "secondary",
        words=labelled(label, t(f"prefer-{now}"), t),
    )
    return Text(f"{label}\n-# {t(f'prefer-{key}-{now}')}", beside=button)


def languages(chosen: str, t: Texts) -> Iterator[Option]:
    """The languages, without the one that nobody has chosen."""
    for code in get_args(Language):
        if code != "auto":
            yield Option(t(f"language-{code}"), code, chosen=code == chosen)


def cards(chosen: str, t: Texts) -> tuple[Option, ...]:
    """How cards may look."""
    return tuple(
        Option(t(f"cards-{style}"), style, t(f"cards-{style}-why"), chosen=style == chosen)
        for style in get_args(CardStyle)
    )


def _whose(likes: Preferences, here: ServerSettings | None, t: Texts) -> Iterator[str]:
    """Where one's own choice of pictures holds, and what does where it is left to servers."""
    if likes.pictures != "server":
        yield t("pictures-whose-own")
    elif here is None:
        yield t("pictures-whose-each", chosen=t("pictures-moments").lower())
    else:
        yield t("pictures-whose-here", chosen=t(f"pictures-{here.pictures}").lower())


def pictures(choices: object, chosen: str, always: str, t: Texts) -> tuple[Option, ...]:
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
