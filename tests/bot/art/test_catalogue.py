"""Every card of every game has its drawings, under a name that a screen reader can say."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from bot.art import catalogue
from bot.art.motifs import motif
from bot.art.showcase import PICTURES
from bot.present.play.faces import OWNERS
from bot.present.play.french import emoji, letter
from bot.texts.sentences import LOCALES, texts
from engine import french
from engine.skull_king.cards import CODES, ROLES
from engine.skull_king.editions import EDITIONS

NAMES = tuple(catalogue.DRAWINGS)


def box(edition: str) -> list[str]:
    """Return the codes of every card in the box of an edition, expansions and declared roles included."""
    cards = [
        *EDITIONS[edition].deck,
        *(card for group in EDITIONS[edition].expansions.values() for card in group),
    ]
    return [CODES[card] for card in [*cards, *(role for card in cards for role in ROLES.get(card, ()))]]


@pytest.mark.parametrize(("edition", "many"), [("modern", 74), ("legacy", 66)])
def test_every_card_of_skull_king_has_art_and_an_emoji(edition: str, many: int) -> None:
    codes = box(edition)
    assert len([code for code in codes if ":" not in code]) == many
    names = {code: catalogue.skull_king(code, edition) for code in codes}
    assert set(names.values()) <= set(catalogue.EMOJIS)
    # Only interchangeable cards may share a drawing.
    shared = {name for name, count in Counter(names.values()).items() if count > 1}
    assert {name.removeprefix("older_") for name in shared} <= {"escape", "mermaid", "loot", "pirate"}


@pytest.mark.parametrize(
    ("code", "edition", "name"),
    [
        ("yellow-13", "modern", "yellow_13"),
        ("yellow-13", "legacy", "older_yellow_13"),
        ("pirate-rosie", "modern", "rosie"),
        ("pirate-4", "legacy", "older_pirate"),
        ("escape-5", "modern", "escape"),
        ("escape-5", "legacy", "older_escape"),
        ("tigress:escape", "modern", "tigress_escape"),
        ("scary-mary:pirate", "legacy", "scary_mary_pirate"),
        ("skull-king", "modern", "skull_king"),
        ("whale", "modern", "white_whale"),
    ],
)
def test_skull_king_cards_have_the_expected_drawing_names(code: str, edition: str, name: str) -> None:
    assert catalogue.skull_king(code, edition) == name


def test_every_french_card_has_art_and_an_emoji_of_its_own() -> None:
    names = [catalogue.french_card(code) for code in french.CODES]
    assert len(set(names)) == 52
    assert set(names) <= set(catalogue.EMOJIS)
    assert catalogue.french_card("QS") == "queen_of_spades"
    assert catalogue.french_card("TH") == "10_of_hearts"


@pytest.mark.parametrize("mat", OWNERS)
def test_every_mat_has_drawings_of_its_discs_and_both_sides(mat: str) -> None:
    assert {catalogue.disc(mat, side) for side in ("rose", "skull", "back")} <= set(catalogue.EMOJIS)
    assert {catalogue.mat(mat, won) for won in (False, True)} <= set(catalogue.EMOJIS)


def test_every_emoji_name_is_valid_in_discord() -> None:
    for name in NAMES:
        assert re.fullmatch(r"[a-z0-9_]{2,32}", name), name


def test_discord_has_room_for_all_emojis() -> None:
    assert len(catalogue.EMOJIS) <= 2_000


def test_no_two_emojis_are_the_same_drawing() -> None:
    drawn = Counter(catalogue.emoji(name) for name in catalogue.EMOJIS)
    assert max(drawn.values()) == 1
    assert len({catalogue.emoji_digest(name) for name in catalogue.EMOJIS}) == len(drawn)


def test_every_drawing_is_well_formed() -> None:
    for name in NAMES:
        for svg in {
            catalogue.full_size(name),
            catalogue.emoji(name) if name in catalogue.EMOJIS else catalogue.full_size(name),
        }:
            tree = ElementTree.fromstring(svg)
            ids = Counter(element.get("id") for element in tree.iter() if element.get("id"))
            assert name == "banner" or max(ids.values(), default=1) == 1, name
            assert set(re.findall(r"url\(#(\w+)\)", svg)) == set(ids), name


def test_a_card_shows_the_given_words() -> None:
    assert ">Rey Calavera<" in catalogue.full_size("skull_king", "Rey Calavera")
    assert ">Ve<" in catalogue.full_size("green_7", "Ve")
    assert ">D<" in catalogue.full_size("queen_of_hearts", "D")
    assert ">&lt;b&gt;<" in catalogue.full_size("rosie", "<b>")


def test_only_court_cards_have_emojis_that_differ_by_language() -> None:
    for name in catalogue.EMOJIS:
        said = "".join(element.text or "" for element in ElementTree.fromstring(catalogue.emoji(name)).iter())
        court = re.fullmatch(r"(jack|queen|king)_of_[a-z]+(_[vdrb])?", name)
        if court:
            assert said == (court[2][1:].upper() if court[2] else court[1][0].upper())
        else:
            assert said in ("", "A", "?") or said.isdigit(), name


@pytest.mark.parametrize("locale", LOCALES)
def test_a_court_has_its_letter_in_every_language(locale: str) -> None:
    t = texts(locale)
    for card, code in enumerate(french.CODES):
        if code[0] in "JQK":
            name = emoji(card, t)
            assert f">{letter(card, t)}<" in catalogue.emoji(name)
            assert name.startswith(catalogue.french_card(code))


def test_an_unknown_emoji_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match="banner"):
        catalogue.emoji("banner")
    with pytest.raises(KeyError, match="joker"):
        catalogue.full_size("joker")


def test_every_shape_is_used_in_a_drawing() -> None:
    for draw in catalogue.DRAWINGS.values():
        draw.full("")
        if draw.emoji:
            draw.emoji()
    for picture, _width in PICTURES.values():
        picture()
    shapes = {path.name.removesuffix(".svg") for path in (files("data") / "art").iterdir()}
    assert {name for name in shapes if not _is_cached(name)} == set()


def _is_cached(name: str) -> bool:
    """Return whether a motif is in the cache, so that reading the motif is a cache hit."""
    before = motif.cache_info().hits
    motif(name)
    return motif.cache_info().hits > before
