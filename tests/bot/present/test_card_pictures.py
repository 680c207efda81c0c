"""Cards are shown as emojis within Discord's limits, and as text signs where an emoji is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.art import catalogue
from bot.present import PRESENTERS
from bot.present.play import french
from bot.present.play.faces import OWNERS
from bot.present.play.fitting import shorten_to_fit
from bot.present.post import Block, Button, Menu, Option, Post, Row, Text
from bot.present.presenter import place_mark
from bot.present.skull import mats
from bot.present.skull_king import cards
from bot.present.skull_king.vocabulary import playable
from bot.present.unpictured import remove_emojis
from bot.tables.snapshot import Snapshot
from bot.texts.emojis import MARKUP
from bot.texts.sentences import LOCALES, Texts, texts
from engine import GAMES
from engine.skull.discs import ROSE, SKULL
from engine.skull_king import PRESETS
from engine.skull_king.cards import CARD
from tests.bot.present.tables import buttons, menus, seen_by, states, told
from tests.bot.present.test_skull_king_posts import complete, dressed, troubles

EN = texts("en")

ALL = {name: f"<:{name}:{10**18 + place}>" for place, name in enumerate(catalogue.EMOJIS)}
MATCHES: list[tuple[str, dict[str, Any], int]] = [
    ("skull-king", PRESETS["full_sail"], 3),
    ("skull-king", PRESETS["older_edition"], 6),
    ("skull-king", PRESETS["full_sail"] | {"length": [24, 24]}, 2),
    ("hearts", {}, 4),
    ("hearts", {}, 2),
    ("skull", {}, 6),
]


def pictured(locale: str = "en", **changed: str) -> Texts:
    """Return the sentences for a reader who sees every emoji, except those that are `changed`."""
    return Texts(locale, emojis=ALL | changed)


def posts(game: str, options: dict[str, Any], seats: int, t: Texts) -> Iterator[tuple[Snapshot, Post]]:
    """Yield every panel of a match as sent to the channel and by direct message, and every table."""
    show = PRESENTERS[game]

    def public(seen: Snapshot, t: Texts) -> Post:
        return dressed(show.play.draw_table(seen, t), seen, t)

    def private(seen: Snapshot, t: Texts) -> Post:
        return complete(show.play.draw_panel(seen, t), seen, t)

    def direct(seen: Snapshot, t: Texts) -> Post:
        return complete(show.play.draw_panel(seen, t), seen, t, classic=True)

    for n, state in enumerate(states(GAMES[game], options, seats, seed=seats)):
        if n % 7 and n > 30:
            continue
        seen = seen_by(GAMES[game], state, n % seats)
        yield seen, shorten_to_fit(seen_by(GAMES[game], state, None), t, public)
        yield seen, shorten_to_fit(seen, t, private)
        yield seen, shorten_to_fit(seen, t, direct)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_an_emoji_and_a_name(locale: str) -> None:
    t = pictured(locale)
    for edition in ("modern", "legacy"):
        for card in playable(edition):
            assert MARKUP.fullmatch(cards.picture(card, t.of_deck(edition))), (edition, card)
        # Cards that are alike share a picture and a name; all others have their own.
        named = {
            (cards.picture(card, t.of_deck(edition)), cards.full_name(card, t)) for card in playable(edition)
        }
        assert len(named) == len({picture for picture, _ in named}) == len({name for _, name in named})
        assert not any(name.startswith("card-") for _, name in named), "a sentence is missing"
    shown = {french.picture(card, t) for card in range(52)}
    assert len(shown) == len({french.full_name(card, t) for card in range(52)}) == 52
    assert all(map(MARKUP.fullmatch, shown))
    for mat in (mats.Mat(key, animal) for key, animal in OWNERS.items()):
        for emoji in (mats.picture(mat, t), mats.picture(mat, t, 1), mats.sign(mat, ROSE, t)):
            assert MARKUP.fullmatch(emoji)
        assert MARKUP.fullmatch(mats.sign(mat, SKULL, t))
        assert MARKUP.fullmatch(mats.back(mat, t))
    assert all(MARKUP.fullmatch(place_mark(rank, t)) for rank in (1, 2, 3))


def test_each_deck_has_its_own_emojis() -> None:
    card = CARD["yellow-13"]
    assert ":yellow_13:" in cards.picture(card, pictured())
    assert ":older_yellow_13:" in cards.picture(card, pictured().of_deck("legacy"))


@pytest.mark.parametrize(("game", "options", "seats"), MATCHES)
def test_posts_without_emojis_contain_only_signs(game: str, options: dict[str, Any], seats: int) -> None:
    plain = texts("en")
    for (_, one), (_, other) in zip(
        posts(game, options, seats, pictured().without_emojis()),
        posts(game, options, seats, plain),
        strict=True,
    ):
        assert one == other
        assert not MARKUP.search(told(one))


@pytest.mark.parametrize(("game", "options", "seats"), MATCHES)
def test_posts_in_words_contain_no_emoji(game: str, options: dict[str, Any], seats: int) -> None:
    for _, post in posts(game, options, seats, pictured()):
        heard = post.in_words()
        assert not MARKUP.search(told(heard))
        assert not re.search(r":[a-z]\w+:", told(heard))
        for block in heard.blocks:
            if isinstance(block, Row):
                assert all(getattr(button, "emoji", None) is None for button in block.buttons)
            elif isinstance(block, Menu):
                assert all(option.emoji is None for option in block.options)


def leading(game: str, t: Texts) -> tuple[Snapshot, Post]:
    """Return a panel that asks for a card to follow suit, where some cards are legal and some are not."""
    for state in states(GAMES[game], {}, 4, seed=4):
        seat = min(GAMES[game].to_act(state), default=-1)
        seen = seen_by(GAMES[game], state, seat) if seat >= 0 else None
        if seen and any(
            c.verb == "play" and len(c.items) < len(seen.view.hand) - 1 for c in seen.view.choices
        ):
            return seen, PRESENTERS[game].play.draw_panel(seen, t)
    raise AssertionError("nobody had to follow")


@pytest.mark.parametrize("game", ["skull-king", "hearts"])
def test_playable_cards_are_shown_apart(game: str) -> None:
    seen, post = leading(game, pictured())
    _, below = re.split(r"Not allowed now(?:, because you have \w+)?: ?", told(post))
    kept = below.strip().splitlines()[0]
    playable = next(choice.items for choice in seen.view.choices if choice.verb == "play")
    assert len(MARKUP.findall(kept)) == len(seen.view.hand) - len(playable)
    pressable = [button for button in buttons(post) if button.action.startswith("play ")]
    assert len(pressable) == len(playable)
    assert not {button.emoji for button in pressable} & set(MARKUP.findall(kept))
    assert "\n# <:" not in told(post), "the buttons are the hand"
    assert not any(button.disabled for button in pressable)
    assert all(button.label and not button.label.startswith("<") for button in pressable)


@pytest.mark.parametrize("game", ["skull-king", "hearts"])
def test_a_hand_missing_one_emoji_is_shown_entirely_in_signs(game: str) -> None:
    seen, _ = leading(game, pictured())
    show = cards.picture if game == "skull-king" else french.picture
    gone = MARKUP.findall(show(seen.view.hand[-1], pictured()))[0].split(":")[1]
    post = PRESENTERS[game].play.draw_panel(seen, pictured(**{gone: ""}))
    assert not any(line.startswith("# <:") for line in told(post).splitlines())
    assert f":{gone}:" not in told(post)
    assert any(button.emoji is None or gone not in button.emoji for button in buttons(post))


def test_signs_replace_emojis_in_a_message_that_would_be_too_long() -> None:
    """Twenty-four cards and a long table must fit a direct message of two thousand characters."""

    def wordy(seen: Snapshot, t: Texts) -> Post:
        post = PRESENTERS["skull-king"].play.draw_panel(seen, t)
        return post._replace(classic=True, blocks=(*post.blocks, Text("x" * 1200)))

    options = PRESETS["full_sail"] | {"length": [24, 24]}
    state = next(s for s in states(GAMES["skull-king"], options, 2, 1) if s.phase == "bid")
    seen = seen_by(GAMES["skull-king"], state, 0)
    assert not wordy(seen, pictured()).fits
    post = shorten_to_fit(seen, pictured(), wordy)
    assert post.fits
    assert post == wordy(seen, texts("en"))


@pytest.mark.parametrize(
    "block",
    [
        Row((Button(ALL["skull_king"], "play"),)),
        Menu("play", (Option("King", "king", ALL["skull_king"]),)),
        Menu("play", (Option("King", "king"),), ALL["skull_king"]),
        Menu("play", (Option("King", "king", description=ALL["skull_king"]),)),
        Text(f"```\n{ALL['skull_king']}\n```"),
        Text(f"beats `{ALL['skull_king']}`"),
    ],
)
async def test_the_check_finds_an_emoji_shown_as_its_name(block: Block) -> None:
    assert any("by its name" in trouble for trouble in troubles(Post((block,))))


def test_removing_emojis_keeps_the_words_beside_them() -> None:
    crown = ALL["skull_king"]
    lines = f"# {crown} {crown}\n-# K\n- {crown}\u00a0Ana · {crown}\n## {crown}\n\nBea"
    post = Post(
        (
            Text(lines),
            Row(
                (
                    Button("Skull King", "play skull-king", emoji=crown),
                    Button("My cards", "@hand", emoji="🃏"),
                )
            ),
            Menu("play", (Option("Skull King", "skull-king", emoji=crown),), "Card"),
        )
    )
    bare = remove_emojis(post)
    assert told(bare) == "-# K\n- Ana · \n\nBea"
    assert [(button.label, button.emoji) for button in buttons(bare)] == [
        (EN("card-skull-king"), None),
        (EN("button-hand"), "🃏"),
    ]
    assert remove_emojis(bare) == bare
    assert bare.blocks[2] == Menu("play", (Option(EN("card-skull-king"), "skull-king"),), "Card")


@pytest.mark.parametrize(("game", "options", "seats"), MATCHES)
def test_no_post_without_pictures_has_one(game: str, options: dict[str, Any], seats: int) -> None:
    for _, post in posts(game, options, seats, pictured()):
        bare = remove_emojis(post)
        assert not MARKUP.search(told(bare))
        shown = [each.emoji for each in buttons(bare)]
        shown += [option.emoji for menu in menus(bare) for option in menu.options]
        assert not any(MARKUP.fullmatch(emoji or "") for emoji in shown)
        assert not any(line.strip() in ("#", "##", "-#", "-") for line in told(bare).splitlines())
