"""The types of large pictures, and the functions that lay them out."""

from __future__ import annotations

from typing import TypeAlias

from bot.art import (
    bids,
    draw,
    figures,
    hand,
    lobby,
    matches,
    mats,
    medals,
    moon,
    pad,
    plot,
    podium,
    preview,
    ranking,
    round,
    standings,
    tabletop,
    trick,
    turn,
    welcome,
)
from bot.art.bids import Bids
from bot.art.chart import Chart
from bot.art.draw import Pairings
from bot.art.figures import Figures
from bot.art.hand import Hand
from bot.art.label import LabelledDrawing
from bot.art.lobby import Lobby
from bot.art.matches import Matches
from bot.art.mats import Mats
from bot.art.medals import Medals
from bot.art.moon import Moon
from bot.art.pad import Pad
from bot.art.piece import Scene
from bot.art.plot import Plot
from bot.art.podium import Podium
from bot.art.preview import Preview
from bot.art.ranking import Ranking
from bot.art.round import RoundResult
from bot.art.standings import Standings
from bot.art.tabletop import Tabletop
from bot.art.trick import Trick
from bot.art.turn import Turn
from bot.art.welcome import Welcome

Match: TypeAlias = Bids | Pad | Podium | Plot
"""Pictures of a match that show names with bids or points."""
Championship: TypeAlias = Standings | Medals
"""Pictures of a championship: its standings and its winners."""
ScorePicture: TypeAlias = Match | Championship
Page: TypeAlias = Figures | Matches | Preview | Ranking | Welcome
"""Pictures at the top of a page about results or about the bot."""
TablePicture: TypeAlias = (
    Pairings
    | Figures
    | Hand
    | Lobby
    | Matches
    | Mats
    | Moon
    | Preview
    | Ranking
    | RoundResult
    | Tabletop
    | Trick
    | Turn
    | Welcome
)
"""Pictures that are composed of cached drawings on the table."""
Picture: TypeAlias = Chart | TablePicture | ScorePicture


def draw_score(score: ScorePicture) -> LabelledDrawing:
    """Draw a score; return the picture and the names to draw on it."""
    if isinstance(score, Standings):
        return standings.draw(score)
    if isinstance(score, Medals):
        return medals.draw(score)
    if isinstance(score, Bids):
        return bids.draw(score)
    if isinstance(score, Pad):
        return pad.draw(score)
    return podium.draw(score) if isinstance(score, Podium) else plot.draw(score)


def lay_out(cards: TablePicture) -> Scene:
    """Lay out a picture of the table."""
    if isinstance(cards, Hand):
        return hand.scene(cards)
    if isinstance(cards, Turn):
        return turn.scene(cards)
    if isinstance(cards, Mats):
        return mats.scene(cards)
    if isinstance(cards, Tabletop):
        return tabletop.scene(cards)
    if isinstance(cards, RoundResult):
        return round.scene(cards)
    if isinstance(cards, Lobby):
        return lobby.scene(cards)
    if isinstance(cards, Pairings):
        return draw.scene(cards)
    if isinstance(cards, Page):
        return _lay_out_page(cards)
    return moon.scene(cards) if isinstance(cards, Moon) else trick.scene(cards)


def _lay_out_page(page: Page) -> Scene:
    if isinstance(page, Welcome):
        return welcome.scene(page)
    if isinstance(page, Matches):
        return matches.scene(page)
    if isinstance(page, Preview):
        return preview.scene(page)
    return figures.scene(page) if isinstance(page, Figures) else ranking.scene(page)
