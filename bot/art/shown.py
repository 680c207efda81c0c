"""What can be shown large beside a text."""

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
from bot.art.draw import Draw
from bot.art.figures import Figures
from bot.art.hand import Hand
from bot.art.label import Lettered
from bot.art.lobby import Lobby
from bot.art.matches import Matches
from bot.art.mats import Mats
from bot.art.medals import Medals
from bot.art.moon import Moon
from bot.art.pad import Pad
from bot.art.piece import Scene
from bot.art.plot import Plot
from bot.art.podium import Podium
from bot.art.ranking import Ranking
from bot.art.round import Scored
from bot.art.standings import Standings
from bot.art.tabletop import Tabletop
from bot.art.trick import Trick
from bot.art.turn import Turn
from bot.art.welcome import Welcome

Match: TypeAlias = Bids | Pad | Podium | Plot
"""What shows names with bids or points."""
Championship: TypeAlias = Draw | Standings | Medals
"""What shows who meets, who is ahead and who has won."""
Score: TypeAlias = Match | Championship
Page: TypeAlias = Figures | Matches | Ranking | Welcome
"""What begins a page about results, or about the bot."""
Cards: TypeAlias = (
    Figures | Hand | Lobby | Matches | Mats | Moon | Ranking | Scored | Tabletop | Trick | Turn | Welcome
)
"""What lies on the table, or is put together like it."""
Shown: TypeAlias = Chart | Cards | Score


def lettered(score: Score) -> Lettered:
    """A score as a picture, and the names that come onto it."""
    if isinstance(score, Draw):
        return draw.drawn(score)
    if isinstance(score, Standings):
        return standings.drawn(score)
    if isinstance(score, Medals):
        return medals.drawn(score)
    if isinstance(score, Bids):
        return bids.drawn(score)
    if isinstance(score, Pad):
        return pad.drawn(score)
    return podium.drawn(score) if isinstance(score, Podium) else plot.drawn(score)


def laid_out(cards: Cards) -> Scene:
    """Where everything lies on the table."""
    if isinstance(cards, Hand):
        return hand.scene(cards)
    if isinstance(cards, Turn):
        return turn.scene(cards)
    if isinstance(cards, Mats):
        return mats.scene(cards)
    if isinstance(cards, Tabletop):
        return tabletop.scene(cards)
    if isinstance(cards, Scored):
        return round.scene(cards)
    if isinstance(cards, Lobby):
        return lobby.scene(cards)
    if isinstance(cards, Page):
        return _begun(cards)
    return moon.scene(cards) if isinstance(cards, Moon) else trick.scene(cards)


def _begun(page: Page) -> Scene:
    if isinstance(page, Welcome):
        return welcome.scene(page)
    if isinstance(page, Matches):
        return matches.scene(page)
    return figures.scene(page) if isinstance(page, Figures) else ranking.scene(page)
