"""The page of a person's own settings, and the choices it shares with a server's settings."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final, get_args

from bot.art import catalogue
from bot.art.preview import Moment, Preview, Sample
from bot.people.preferences import (
    Autoplay,
    CardStyle,
    HandOrder,
    OwnPictures,
    Preferences,
    ServerSettings,
)
from bot.present.post import (
    Block,
    Button,
    Divider,
    Illustration,
    Menu,
    Option,
    Post,
    Row,
    Text,
    offered,
    option_button,
)
from bot.present.presenter import SEA
from bot.present.skull_king.cards import full_name, short
from bot.records.boards import EVERY_GAME
from bot.texts.sentences import LOCALES, Texts, language_name
from engine import GAMES
from engine.skull_king.cards import CODES, KIND, NUMBER, SUIT, SUITS, Card

SWITCHES: Final = ("dm_hands", "pings", "two_tap")
"""The yes-or-no preferences about the messages sent to a person and how their moves are made."""

PICTURED: Final = {
    "turn": ("always",),
    "hand": ("always", "moments"),
    "round": ("always", "moments"),
}
"""The choices of pictures under which each moment of a match is shown as a picture."""
CARDS: Final = tuple(map(CODES.index, ("green-7", "yellow-13", "skull-king")))
"""The cards of the preview, by suit and also from weak to strong."""


def settings_page(
    likes: Preferences,
    here: ServerSettings | None,
    t: Texts,
    *,
    moderator: bool = False,
    wanted: Collection[str] = (),
) -> Post:
    """Return a person's settings page, as read on a server with the settings `here` (None: elsewhere).

    `wanted` are the games to which they want to be called there.

    A `moderator` gets a button to the server's settings. Every choice is a menu whose lines name the choice,
    or a switch beside the current value.
    """
    automatic = Option(t("language-auto"), "auto", chosen=likes.language == "auto")
    orders = (
        Option(t(f"hand-order-{order}"), order, chosen=order == likes.hand_order)
        for order in get_args(HandOrder)
    )
    autoplay = (
        Option(t(f"prefer-{when}"), when, chosen=when == likes.autoplay) for when in get_args(Autoplay)
    )
    blocks: list[Block] = [
        Text(f"# {t('settings-title')}\n-# {t('settings-why')}"),
        _preview(likes, here, t),
        _menu("language", (automatic, *languages(likes.language)), t),
        _menu("pictures", _own_pictures(likes, here, t), t),
        *_choice_of_few("cards", cards(likes.cards, t), t),
        *_choice_of_few("hand_order", orders, t),
        Divider(),
        *(_switch(key, getattr(likes, key), t) for key in SWITCHES),
        *_choice_of_few("autoplay", autoplay, t),
    ]
    if here is not None and here.allows_calls:
        blocks += [Divider(), Text(f"-# {t('prefer-calls')}"), _calls(wanted, t)]
    if moderator:
        blocks += [Divider(), Row((Button(t("button-server-settings"), "@server-page"),))]
    return Post(tuple(blocks), accent=SEA)


def _calls(wanted: Collection[str], t: Texts) -> Menu:
    """Return the menu of the games to which a person wants to be called on this server."""
    games = (Option(t(f"game-{game}"), game, chosen=game in wanted or EVERY_GAME in wanted) for game in GAMES)
    return Menu("@calls", tuple(games), t("calls-none"), least=0, most=len(GAMES))


def _menu(key: str, options: Iterable[Option], t: Texts) -> Menu:
    label = t(f"prefer-{key}")
    options_with_label = (option._replace(label=label_value(label, option.label, t)) for option in options)
    return Menu(f"@prefer {key}", tuple(options_with_label))


def _choice_of_few(key: str, options: Iterable[Option], t: Texts) -> tuple[Text, Menu | Row]:
    """Return a choice among few values: its label, then the buttons."""
    label = t(f"prefer-{key}")
    return Text(f"-# {label}", words=""), offered(Menu(f"@prefer {key}", tuple(options)), t, label)


def label_value(label: str, chosen: str, t: Texts, key: str = "labelled-plain") -> str:
    """Return a label followed by its value; only a language keeps its capital everywhere."""
    is_language = chosen in set(map(language_name, LOCALES))
    return t(key, label=label, text=chosen if is_language else t.within(chosen))


def _switch(key: str, on: bool, t: Texts) -> Text:
    """Return a label, beside a button that shows the current value and toggles it."""
    now, other = ("on", "off") if on else ("off", "on")
    label = t(f"prefer-{key}")
    button = option_button(f"@prefer {key}", Option(t(f"prefer-{now}"), other, chosen=on), t)
    return Text(label, accessory=button._replace(words=label_value(label, t(f"prefer-{now}"), t)))


def languages(chosen: str) -> Iterator[Option]:
    """Yield an option for each language, without "auto"."""
    for code in LOCALES:
        yield Option(language_name(code), code, chosen=code == chosen)


def cards(chosen: str, t: Texts) -> tuple[Option, ...]:
    """Return the options for the look of cards."""
    return tuple(
        Option(t(f"cards-{style}"), style, t(f"cards-{style}-why"), chosen=style == chosen)
        for style in get_args(CardStyle)
    )


def _own_pictures(likes: Preferences, here: ServerSettings | None, t: Texts) -> Iterator[Option]:
    """Yield the options for pictures; the one that leaves it to the server says what this server shows."""
    for option in pictures(OwnPictures, likes.pictures, t("prefer-pictures-always-why"), t):
        if option.value == "server" and here is not None:
            shown = t("pictures-here", chosen=t.within(t(f"pictures-{here.pictures}")))
            option = option._replace(description=shown)
        yield option


def _preview(likes: Preferences, here: ServerSettings | None, t: Texts) -> Illustration:
    """Return a picture of what these settings look like: moments with pictures, and cards on buttons."""
    chosen = likes.pictures if likes.pictures != "server" else here.pictures if here else "moments"
    moments = tuple(
        Moment(t(f"preview-{moment}"), chosen in shown_at) for moment, shown_at in PICTURED.items()
    )
    order = CARDS if likes.hand_order == "suit" else CARDS[::-1]
    samples = tuple(_sample(card, likes.cards, t) for card in order)
    with_picture = [moment.label for moment in moments if moment.pictured]
    lines = [
        t("labelled-plain", label=t("prefer-pictures"), text=", ".join(with_picture) or t("pictures-never")),
        t("labelled-plain", label=t("prefer-cards"), text=", ".join(one.label for one in samples)),
    ]
    told = Text(f"-# {t('pictures-moments-told')}")
    return Illustration(Preview(moments, samples), " ".join(f"{line}." for line in lines), told)


def _sample(card: Card, style: CardStyle, t: Texts) -> Sample:
    """Return a card of Skull King as it looks on a button in this style."""
    if style == "signs":
        return Sample(short(card, t), sign=SUITS[SUIT[card]] if KIND[card] == NUMBER else "")
    return Sample(full_name(card, t), emoji="" if style == "words" else _emoji(card))


def _emoji(card: Card) -> str:
    return f"suit_{SUITS[SUIT[card]]}" if KIND[card] == NUMBER else catalogue.skull_king(CODES[card])


def pictures(choices: object, chosen: str, always: str, t: Texts) -> tuple[Option, ...]:
    """Return the options for when pictures are shown; `always` is the explanation of the option "always"."""
    return tuple(
        Option(
            t(f"pictures-{value}"),
            value,
            always if value == "always" else t(f"pictures-{value}-why"),
            value == chosen,
        )
        for value in get_args(choices)
    )
