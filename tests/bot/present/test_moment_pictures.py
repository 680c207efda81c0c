"""Which moments have a picture besides the score, and how many pictures a round has.

A trick that mattered, a challenge, a moon.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.art.mats import Mats
from bot.art.moon import Moon
from bot.art.pad import Pad
from bot.art.podium import Podium
from bot.art.trick import Trick
from bot.present import PRESENTERS
from bot.present.post import ALT_LIMIT, Illustration, Post, Text, strip_markdown
from bot.present.skull.scores import MOST_DISCS
from bot.texts.sentences import LOCALES, texts
from engine import GAMES
from engine.skull.discs import SKULL
from engine.skull.public import View as SkullView
from engine.skull_king.cards import KIND, KINDS, Card
from engine.skull_king.public import View
from tests.bot.present.tables import seen_by, states
from tests.bot.present.test_long_names import NAMES as LONG

EN = texts("en")

SKULL_KING: list[tuple[dict[str, Any], int]] = [
    ({}, 4),
    ({"expansions": ["kraken", "whale", "loot"], "powers": True}, 6),
    ({}, 8),
    ({"expansions": ["kraken", "whale"]}, 2),
    ({"edition": "legacy"}, 5),
]
TABLES = range(len(SKULL_KING))
SEEDS = range(3)


def looks(table: int, locale: str = "en") -> Iterator[tuple[View, Illustration | None]]:
    """Yield the spectators' view and its picture, state by state of a few matches."""
    game, t = GAMES["skull-king"], texts(locale)
    options, seats = SKULL_KING[table]
    for seed in SEEDS:
        for state in states(game, options, seats, seed):
            seen = seen_by(game, state, None, tuple(LONG))
            # In languages other than the first only the alt text of a trick is checked.
            if locale == "en" or (seen.view.tricks and not seen.view.trick):
                yield seen.view, PRESENTERS["skull-king"].play.draw_table(seen, t).illustration


@cache
def looked(table: int) -> tuple[tuple[View, Illustration | None], ...]:
    """Return the views and pictures in English, cached for several tests."""
    return tuple(looks(table))


def tricks(table: int, locale: str = "en") -> Iterator[tuple[View, Illustration]]:
    """Yield every view in which a trick has a picture, with that picture."""
    for view, shown in looked(table) if locale == "en" else looks(table, locale):
        if shown is not None and isinstance(shown.picture, Trick):
            yield view, shown


def kinds(cards: list[Card]) -> set[str]:
    return {KINDS[KIND[card]] for card in cards}


@pytest.mark.parametrize("table", TABLES)
def test_a_round_has_two_pictures_at_most_and_every_round_has_one(table: int) -> None:
    shown: dict[tuple[int, int], set[object]] = {}
    match = 0
    for view, illustration in looked(table):
        match += view.phase == "lot"
        if illustration is not None:
            shown.setdefault((match, view.round), set()).add(illustration.picture)
    assert {len(pictures) for pictures in shown.values()} <= {1, 2}
    assert len(shown) == match * len(view.rounds)


@pytest.mark.parametrize("table", TABLES)
def test_a_trick_is_shown_while_it_is_the_latest_and_until_the_next_card(table: int) -> None:
    found = list(tricks(table))
    assert found
    for view, (picture, *_) in found:
        assert isinstance(picture, Trick)
        assert view.phase in ("play", "power")
        assert not view.trick
        assert [laid.seat for laid in picture.laid] == [str(seat + 1) for seat, _ in view.tricks[-1].plays]


def test_captured_cards_are_lowered_and_the_capturing_card_raised() -> None:
    titles = set()
    for table in TABLES:
        for view, (picture, *_) in tricks(table):
            assert isinstance(picture, Trick)
            done = view.tricks[-1]
            raised, sunk, plain = (
                [card for (_, card), laid in zip(done.plays, picture.laid, strict=True) if laid.stands == how]
                for how in ("best", "lost", "")
            )
            titles.add(picture.title)
            assert raised == [card for seat, card in done.plays if seat == done.winner]
            if done.winner is None:
                assert kinds(plain) <= {"kraken", "whale"}
                assert len(plain) == 1
            elif done.rule == "SK-7.3":
                captured = {card for bonus in done.bonuses for card in bonus.cards}
                assert "number" not in kinds([card for card in sunk if card not in captured])
                assert kinds(plain) <= {"number", "whale"}
            else:
                assert sunk
                assert set(sunk) <= {card for bonus in done.bonuses for card in bonus.cards}
                assert kinds(sunk) != {"number"}, "a 14 taken is left to words"
            assert picture.points == (f"+{sum(b.points for b in done.bonuses)}" if done.bonuses else "")
    told = {"captured!", "the Kraken!", "the White Whale!"}
    assert titles == {f"Previous trick: {what}" for what in told}


def test_a_bonus_for_ones_own_card_has_no_picture() -> None:
    kept = 0
    for view, shown in looked(0):
        if view.tricks and not view.trick and view.phase == "play":
            done = view.tricks[-1]
            own = {card for seat, card in done.plays if seat == done.winner}
            if done.bonuses and {card for bonus in done.bonuses for card in bonus.cards} == own:
                kept += 1
                assert shown is None
    assert kept


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table", TABLES[1:3])
def test_a_tricks_alt_text_names_every_player_and_card(table: int, locale: str) -> None:
    for view, (picture, alt, *_) in tricks(table, locale):
        assert isinstance(picture, Trick)
        assert len(alt) <= ALT_LIMIT
        assert alt.startswith(picture.title)
        assert picture.points in alt
        assert all(laid.name in alt for laid in picture.laid)
        assert "**" not in alt
        assert len(view.tricks[-1].plays) == len(picture.laid)


def bets(seats: int, locale: str, seed: int) -> Iterator[tuple[SkullView, Post]]:
    game, t = GAMES["skull"], texts(locale)
    for state in states(game, {}, seats, seed):
        seen = seen_by(game, state, None, tuple(LONG))
        yield seen.view, PRESENTERS["skull"].play.draw_table(seen, t)


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_bet_has_two_pictures_at_most_and_the_match_a_podium(seats: int, locale: str) -> None:
    played = list(bets(seats, locale, LOCALES.index(locale)))
    shown = [post.illustration for _, post in played if post.illustration is not None]
    for picture in shown:
        assert len(picture.alt) <= ALT_LIMIT
        assert all(occupant in picture.alt for occupant in LONG[:seats])
    view, last = played[-1][0], shown[-1]
    assert isinstance(last.picture, Podium)
    assert [place.points for place in last.picture.places] == [
        str(view.won[seat]) for _, seat in sorted((rank, seat) for seat, rank in enumerate(view.ranks))
    ]
    assert len(view.bets) <= len({picture.picture for picture in shown}) <= 2 * len(view.bets)


def test_a_challenge_has_pictures_at_its_turn_to_others_and_its_end() -> None:
    endings = set()
    for view, post in (one for seed in range(6) for one in bets(4, "en", seed)):
        picture = None if post.illustration is None else post.illustration.picture
        if view.phase == "flip":
            assert view.challenger is not None
            assert isinstance(picture, Mats) == (len(view.flips) == view.heights[view.challenger])
        if not isinstance(picture, Mats):
            continue
        over = view.phase != "flip"
        bet = view.bets[-1] if over else None
        flips, heights = (bet.flips, bet.heights) if bet else (view.flips, view.heights)
        for seat, mat in enumerate(picture.mats):
            own = [("rose", "skull")[disc == SKULL] for at, disc in flips if at == seat]
            assert list(mat.flipped) == own
            assert mat.down == heights[seat] - len(own)
            assert mat.out == (not heights[seat])
            assert bool(mat.bid) == (seat == (bet.challenger if bet else view.challenger))
        endings |= {picture.ribbon} if over else set()
        assert (picture.ribbon == EN("skull-picture-lost")) == any(
            "skull" in mat.flipped for mat in picture.mats
        )
        if bet is None:
            assert f"{len(view.flips)} of {view.number} rose" in picture.ribbon
        assert all(mat.discs == mat.wins == "" for mat in picture.mats), "they change after the bet"
    assert endings == {EN("skull-picture-lost"), EN("skull-picture-won")}


def test_a_bets_result_comes_first_in_a_panels_picture() -> None:
    """Until the next discs lie there; its own discs lie above the new mats."""
    game, t = GAMES["skull"], texts("en")
    ribbons, strips = set(), 0
    for state in states(game, {}, 4, 3):
        seen = seen_by(game, state, 0, tuple(LONG), pictures="always")
        view: SkullView = seen.view
        if view.phase == "over" or not view.choices:
            continue
        post = PRESENTERS["skull"].play.draw_panel(seen, t)
        assert post.illustration is not None
        picture = post.illustration.picture
        assert isinstance(picture, Mats)
        ended = bool(view.bets) and view.phase in ("place", "shuffle", "lose", "first")
        assert bool(picture.ribbon) == (ended or view.phase in ("turn", "bid", "flip"))
        assert [(mat.discs, mat.wins) for mat in picture.mats] == [
            (str(discs), f"{won}/2") for discs, won in zip(view.discs, view.won, strict=True)
        ]
        if view.phase == "bid":
            assert str(view.number) in picture.ribbon
        assert bool(picture.last) == (ended and view.phase == "place")
        if not ended:
            continue
        bet = view.bets[-1]
        brought = PRESENTERS["skull"].play.describe_own_result(seen, bet.round, t)
        assert post.illustration.alt.startswith(strip_markdown(brought))
        assert not any(brought in block.text for block in post.blocks if isinstance(block, Text))
        ribbons.add((bet.challenger == 0, bet.skull is None, bet.skull == 0))
        if picture.last:
            strips += 1
            sides = [laid.card.rpartition("_")[2] for laid in picture.last.laid]
            assert sides == [("rose", "skull")[disc == SKULL] for _, disc in bet.flips[-MOST_DISCS:]]
    assert len(ribbons) > 2
    assert strips


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_moons_picture_replaces_the_pad(seats: int, locale: str) -> None:
    game, t = GAMES["hearts"], texts(locale)
    moons = 0
    for seed in range(8):
        for state in states(game, {}, seats, seed):
            if state.phase != "deal":
                continue
            seen = seen_by(game, state, None, tuple(LONG))
            if not seen.view.sheet:
                continue
            shown, moon = PRESENTERS["hearts"].play.draw_table(seen, t).illustration, seen.view.sheet[-1].moon
            assert shown is not None
            assert isinstance(shown.picture, Pad if moon is None else Moon)
            if isinstance(shown.picture, Moon):
                moons += 1
                assert shown.picture.name == LONG[moon]
                assert len(shown.picture.cards) == 14
                assert shown.picture.name in shown.alt
                assert shown.picture.about in shown.alt
                assert not re.search(r"\b0 ", shown.picture.about), "a line would end with the number"
    assert moons
