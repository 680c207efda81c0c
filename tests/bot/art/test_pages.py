"""Pictures of pages stay within their edges, are readable on a phone, and are small, for all names."""

from __future__ import annotations

import re

import pytest

from bot.art.figures import Entry, Figures, Tile
from bot.art.matches import Matches, MatchLine
from bot.art.piece import PICTURE_WIDTH
from bot.art.preview import Moment, Preview, Sample
from bot.art.ranking import Rank, Ranking
from bot.art.shown import TablePicture, lay_out
from bot.art.welcome import Offer, Welcome
from bot.art.worker import ANSWERS, Sprites

from .letters import stamps
from .test_championship_scenes import DRAWS
from .test_scores import NAMES

MOST_BYTES = 60 * 1024
LEAST_LETTERS = 24
"""Pixels of a picture 680 wide: twelve where a phone shows it 340 wide."""
PAGES: dict[str, TablePicture] = {
    **DRAWS,
    "ranking": Ranking(
        "hearts",
        "Manches",
        "Par manche",
        (
            *(
                Rank(place, str(place), name, str(place), "99 999", "−99 999,9", own=place == 4)
                for place, name in enumerate((*NAMES, "Ana", "Bea"), start=1)
            ),
            Rank(12_400, "~12 400", "Toi", "12400", "31", "0", own=True, follows_gap=True),
        ),
    ),
    "figures": Figures(
        tuple(Tile("999/9999", "Apuestas ganadas por bazas", game) for game in ("", "skull") * 3),
        tuple(range(1, 11)),
        "Dernières places, la plus récente à droite",
        tuple(range(-1200, 1300, 100)),
        "Niveau après chaque partie",
        (
            Entry("Les meilleurs de ce mois-ci"),
            Entry("Racha de victorias más larga", "1 000 000", "ahora 1 000 000"),
            Entry("Longest winning streak", "1,000,000", names=" and ".join(NAMES[:3])),
        ),
    ),
    "matches": Matches(
        tuple(
            MatchLine(
                "skull-king",
                name,
                "1",
                "#99999 · 2026-07-01",
                "−12400",
                place,
                "annulée" if place == 3 else "",
            )
            for place, name in enumerate(NAMES)
        )
    ),
    "preview": Preview(
        (Moment("Nouvelle main", True), Moment("Fin de la manche en cours", False), Moment("À toi", True)),
        (
            Sample("Trésors (jaune) numéro 13", "suit_yellow"),
            Sample("J13", sign="yellow"),
            Sample("Skull King"),
        ),
    ),
    "welcome": Welcome(
        tuple(
            Offer(game, game, "Bluffe et retourne des roses, pas de crâne.", "de 3 à 6 joueurs")
            for game in ("skull-king", "hearts", "skull")
        )
    ),
}


@pytest.mark.parametrize("name", PAGES)
def test_all_text_of_a_page_picture_is_readable_and_within_its_edges(name: str) -> None:
    scene = lay_out(PAGES[name])
    assert scene.height <= 1000
    for stamp in stamps(scene):
        sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', stamp.svg)]
        assert all(size >= LEAST_LETTERS for size in sizes), stamp.svg
        wide = float(stamp.svg.split('width="', 1)[1].split('"', 1)[0])
        assert stamp.x >= -7, stamp.svg
        assert stamp.x + wide <= PICTURE_WIDTH + 7, stamp.svg
    for label in scene.names:
        assert label.size >= LEAST_LETTERS
        assert label.room > 60, label
        left = {"start": 0.0, "middle": label.room / 2, "end": label.room}[label.anchor]
        assert 0 <= label.x - left < label.x - left + label.room <= PICTURE_WIDTH


def test_page_pictures_are_small_and_independent_of_earlier_pictures() -> None:
    used = Sprites()
    for shown in PAGES.values():
        ANSWERS["table"](used, {"shown": shown})
    for name, shown in PAGES.items():
        drawn = ANSWERS["table"](used, {"shown": shown})
        assert len(drawn) <= MOST_BYTES, name
        assert drawn == ANSWERS["table"](Sprites(), {"shown": shown}), name
