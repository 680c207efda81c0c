"""A championship's draw, table and medals stay on the picture, can be read on a phone, are deterministic."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Final

import pytest

from bot.art.draw import Pairings, Player, Table
from bot.art.drawing import Art
from bot.art.label import LabelledDrawing
from bot.art.medals import Medallist, Medals
from bot.art.shown import Championship, draw_score, lay_out
from bot.art.standings import Line, Standing, Standings

from .test_child import size
from .test_scores import MOST_BYTES, letters_stand_within, texts_of
from .test_scores import NAMES as EIGHT

NAMES: Final = (*EIGHT, "Bartholomew Roberts, the third", "Jan")
HEADS: Final = {
    "en": ("Wins", "Played", "Difference"),
    "es": ("Victorias", "Jugadas", "Diferencia"),
    "fr": ("Victoires", "Jouées", "Différence"),
}


def players(count: int) -> tuple[Player, ...]:
    """Return so many players; every second player has a face."""
    faces = ("", "disc_crab_back")
    return tuple(Player(name, str(seat + 1), faces[seat % 2]) for seat, name in enumerate(NAMES[:count]))


def league(count: int) -> Pairings:
    """Return a round of so many players in pairs; the last of an odd number rests."""
    there = players(count)
    tables = tuple(Table(there[n : n + 2]) for n in range(0, count - 1, 2))
    free = there[-1] if count % 2 else None
    return Pairings("Journée 1", "Championnat d’El Castillar " * 2, tables, "Exempt :" if free else "", free)


def groups() -> Pairings:
    there = players(8)
    return Pairings("¡Sorteo!", "Copa", (Table(there[:4], "A"), Table(there[4:], "B")))


def one(count: int, company: str = "") -> Pairings:
    return Pairings("Finale", "Coupe", (Table(players(count), "", company),))


def line(place: int, count: int, *, carded: int = 0) -> Line:
    figures = (str(9 - place), "9", f"−{place * 131}")
    return Line(
        str(place),
        NAMES[place - 1],
        figures,
        str(place),
        carded,
        carded,
        qualifies=place <= 4 < count,
        out=place == count > 5,
    )


def table(count: int, heads: tuple[str, ...], carded: int) -> Standings:
    lines = tuple(line(place, count, carded=carded) for place in range(1, count + 1))
    return Standings((Standing("Poule unique", heads, lines),))


def two_groups(heads: tuple[str, ...]) -> Standings:
    lines = tuple(line(place, 4) for place in range(1, 5))
    return Standings((Standing("Groupe A", heads, lines), Standing("Groupe B", heads, lines[::-1])))


def medals(*places: int) -> Medals:
    won = (
        Medallist(place, NAMES[seat], "7", "7 points de podium", str(seat + 1))
        for seat, place in enumerate(places)
    )
    return Medals("¡Fin del campeonato!", "Campeonato de Multijuegos " * 2, tuple(won))


DRAWS: Final[dict[str, Pairings]] = {
    **{f"round of {count}": league(count) for count in range(2, 11)},
    "draw of groups": groups(),
    **{f"match of {count}": one(count) for count in range(2, 9)},
    "match of three and a robot": one(3, "1 robot"),
}
SCENES: Final[dict[str, Championship]] = {
    **{
        f"table of {count}, {carded} cards, {locale}": table(count, heads, carded)
        for count in range(3, 11)
        for carded in (0, 1, 12)
        for locale, heads in HEADS.items()
    },
    **{f"table of groups, {locale}": two_groups(heads) for locale, heads in HEADS.items()},
    "medals of ten": medals(1, 2, 3, 4, 0, 0, 0, 0, 0, 0),
    "medals of two": medals(1, 2),
    "medals shared": medals(1, 1, 3, 3, 5),
    "medals for all": medals(*[1] * 8),
    "no gold": medals(2, 3, 0),
    "no medal": medals(0, 0, 0),
}


def test_championship_pictures_are_readable_and_within_their_edges() -> None:
    for name in SCENES:
        picture = draw_score(SCENES[name])
        high = height_of(picture)
        assert high <= 860, name
        letters_stand_within(picture, high, name)
        for label in picture.labels:
            assert label.room >= 100, "a name has room for some letters"


def height_of(picture: LabelledDrawing) -> float:
    return float(re.findall(r'height="([\d.]+)"', picture.svg)[0])


def test_names_do_not_overlap_cards_and_figures() -> None:
    for name in [name for name in SCENES if name.startswith("table of")]:
        picture = draw_score(SCENES[name])
        found = list(texts_of(picture.svg, picture.labels))
        for label in picture.labels:
            beside = [start for start, _, y, _ in found if abs(y - label.y) < 4 and start > label.x]
            assert len(beside) >= 3, name
            assert label.x + label.room < min(beside), name


def test_every_player_is_drawn_once() -> None:
    names = {name: draw_score(scene).labels for name, scene in SCENES.items()}
    names |= {name: lay_out(drawn).names for name, drawn in DRAWS.items()}
    for name, of_picture in names.items():
        labels = [label.name for label in of_picture]
        shown = [one for one in labels if one in NAMES]
        assert len(shown) == len(set(shown)) or "groups" in name, name


def test_names_of_a_draw_are_between_their_faces_and_the_middle() -> None:
    for name, drawn in DRAWS.items():
        scene = lay_out(drawn)
        for label in [one for one in scene.names if one.name in NAMES]:
            start = label.x - (label.room if label.anchor == "end" else 0)
            assert label.room >= 100, name
            assert not [
                piece
                for piece in scene.pieces
                if piece.y < label.y < piece.y + piece.width
                and piece.x < start + label.room
                and start < piece.x + piece.width
            ], name


def test_players_who_share_a_medal_stand_equally_high() -> None:
    """Two golds and two bronzes stand on four steps, without a silver."""
    svg = draw_score(SCENES["medals shared"]).svg
    alone = draw_score(medals(1, 2, 3)).svg
    assert sorted(re.findall(r'font-size="64"[^>]*>(\d)<', svg)) == ["1", "1", "3", "3"]
    assert sorted(re.findall(r'font-size="64"[^>]*>(\d)<', alone)) == ["1", "2", "3"]


def test_more_than_four_medal_winners_are_listed_below_the_podium() -> None:
    svg = draw_score(SCENES["medals for all"]).svg
    assert len(re.findall(r'font-size="64"[^>]*>1<', svg)) == 8


@pytest.fixture
async def art() -> AsyncIterator[Art]:
    made = Art()
    yield made
    await made.close()


async def test_championship_pictures_are_small_and_deterministic(art: Art) -> None:
    other = Art()
    try:
        for name in ("table of 10, 12 cards, fr", "medals of ten"):
            drawn = await art.draw_picture(SCENES[name])
            assert size(drawn)[0] == 680
            assert len(drawn) <= MOST_BYTES, name
            assert await other.draw_picture(SCENES[name]) == drawn
    finally:
        await other.close()


def test_no_confetti_is_drawn_behind_text() -> None:
    svg = draw_score(medals(1, 2, 3)).svg
    scraps = re.findall(r'<rect x="(\d+)" y="(\d+)" width="14" height="9"', svg)
    assert len(scraps) > 30
    # The scene is drawn 800 wide and shown 680 wide.
    flying = [(int(x) * 0.85, int(y) * 0.85) for x, y in scraps]
    assert not [(x, y) for x, y in flying if 40 < x < 640 and 68 < y < 160]
