"""Presentation of Skull: the callbacks with which the bot shows this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.present.names import who
from bot.present.post import Block, Text
from bot.present.presenter import Presenter, epoch
from bot.present.skull import at_hand, mats, options, podium, questions, replay, scores, situation, statistics
from bot.present.skull.chart import CHARTED, chart
from bot.present.skull.choices import left
from bot.present.skull.headline import headline
from bot.present.skull.help_card import card
from bot.present.skull.panel import panel, stamp
from bot.present.skull.snapshot import Snapshot
from bot.present.skull.table import table
from bot.tables.snapshot import Made
from bot.texts.sentences import Texts
from engine.core import RoundOver
from engine.skull import GAME
from engine.skull.discs import CODES
from engine.skull.public import (
    Added,
    AllPlaced,
    BetOver,
    Called,
    Challenger,
    DiscLost,
    Flipped,
    HasPlaced,
    Out,
    Passed,
)

DOOR: Final = ("skull-button-decide", "skull-button-show")
"""Locale keys of the table's button to a player's discs: for several players, and for one."""
DOORS: Final = {"flip": ("skull-button-decide", "skull-button-flip")}
"""Locale keys of that button in phases that have their own: for several players, and for one."""
BEATS: Final[Mapping[type, float]] = {
    RoundOver: 6.0,
    Out: 4.0,
    DiscLost: 3.0,
    Flipped: 1.5,
    Challenger: 2.5,
    AllPlaced: 1.5,
}
"""Seconds that an event stays on screen when it deserves more than the pace of robots.

Every flip is shown for a moment of its own.
"""


def _made(snapshot: Snapshot, made: Made, t: Texts) -> str:
    """Return what the bot did in a player's place; which disc was laid, only that player is told."""
    for event in made.events:
        if isinstance(event, HasPlaced | Added) and event.seat == made.seat:
            if made.action:
                return t(f"skull-made-{CODES[GAME.parse(made.action).items[0]]}")
            return t("skull-made-disc")
        if isinstance(event, Called) and event.seat == made.seat:
            return t("skull-made-said", number=event.number)
        if isinstance(event, Passed) and event.seat == made.seat:
            return t("skull-made-passed")
        if isinstance(event, Flipped) and event.seat == made.seat:
            return t("skull-made-flipped", owner=who(snapshot, event.mat, t))
    return ""


def _tally(points: int, facts: Mapping[str, int], t: Texts) -> tuple[str, ...]:
    """Return the bets won, which are the points of Skull, then the skulls hit and the bluffs."""
    return (
        t("fact-bets", count=facts.get("bets", points)),
        t("fact-skulls", count=facts.get("skulls", 0)),
        t("fact-bluffs", count=facts.get("bluffs", 0)),
    )


def _result(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the bet that ended the round; [] before the first bet."""
    bet_text = situation.last_bet(snapshot, t, past=True)
    return [Text(bet_text)] if bet_text else []


PRESENTER: Final = Presenter(
    table=table,
    panel=panel,
    headline=headline,
    look=at_hand.look,
    dealt=lambda snapshot, t: None,
    epoch=epoch,
    stamp=stamp,
    rules=options.rules,
    explained=options.explained,
    company=options.company,
    settings=options.settings,
    minutes=options.minutes,
    cards=left,
    help=card,
    asks=questions.asks,
    made=_made,
    brought=situation.brought,
    tally=_tally,
    page_first=statistics.first,
    page=statistics.page,
    awards=statistics.AWARDS,
    seconds=lambda event: BEATS.get(type(event), 0.0),
    result=_result,
    sheet=podium.whole,
    held=replay.held,
    event=replay.event,
    costs=replay.costs,
    stops=(BetOver,),
    ended=scores.last_bet,
    why=replay.why,
    emojis=replay.emojis,
    chart=chart,
    charted=CHARTED.get,
    quick=True,
    sign=mats.unknown,
    door=lambda view: DOORS.get(view.phase, DOOR),
    hand="skull-button-discs",
)
