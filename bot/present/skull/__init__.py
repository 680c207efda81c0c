"""The presenter of Skull: the functions with which the bot shows this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.present.names import player_name
from bot.present.post import Block, Text
from bot.present.presenter import Chart, Lobby, Play, Presenter, Replay, Statistics
from bot.present.skull import (
    at_hand,
    mats,
    moves,
    options,
    podium,
    questions,
    replay,
    scores,
    situation,
    statistics,
)
from bot.present.skull.chart import CHARTED, chart
from bot.present.skull.choices import remaining_choices
from bot.present.skull.headline import headline
from bot.present.skull.help_card import card
from bot.present.skull.panel import panel
from bot.present.skull.snapshot import Snapshot
from bot.present.skull.table import table
from bot.tables.snapshot import AutomaticMove
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
"""Locale keys of the button to a player's discs in phases that do not use `DOOR`."""
BEATS: Final[Mapping[type, float]] = {
    RoundOver: 6.0,
    Out: 4.0,
    DiscLost: 3.0,
    Flipped: 1.5,
    Challenger: 2.5,
    AllPlaced: 1.5,
}
"""Seconds that an event stays on screen when it deserves more than the pace of robots.

Each flip is shown separately.
"""


def _made(snapshot: Snapshot, made: AutomaticMove, t: Texts) -> str:
    """Return the bot's automatic move; only the disc's owner reads which disc was laid."""
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
            return t("skull-made-flipped", owner=player_name(snapshot, event.mat, t))
    return ""


def _tally(points: int, facts: Mapping[str, int], t: Texts) -> tuple[str, ...]:
    """Return the bets won (the points of Skull), the skulls hit and the bluffs."""
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
    play=Play(
        draw_table=table,
        draw_panel=panel,
        describe_turn=headline,
        draw_hand=at_hand.look,
        describe_move=_made,
        ask_to_confirm=questions.confirmation_question,
        name_move=moves.name_move,
        name_cards=remaining_choices,
        help_card=card,
        seconds_on_screen=lambda event: BEATS.get(type(event), 0.0),
        draw_round_result=_result,
        describe_own_result=situation.round_outcome,
        list_sheet_pages=podium.sheet_pages,
        hand_button_keys=lambda view: DOORS.get(view.phase, DOOR),
        idle_hand_button_key="skull-button-discs",
        hand_button_emoji=mats.unknown,
        has_quick_rounds=True,
    ),
    lobby=Lobby(
        describe_rules=options.rules,
        explain_rules=options.full_rules,
        describe_company=options.company,
        estimate_minutes=options.minutes,
        list_settings=options.settings,
    ),
    replay=Replay(
        describe_hand=replay.hand_text,
        describe_events=replay.event,
        label_emojis=replay.emojis,
        draw_end=scores.last_bet,
        stop_events=(BetOver,),
        find_costs=replay.costs,
        explain_cost=replay.why,
    ),
    statistics=Statistics(
        describe_totals=_tally,
        list_highlights=statistics.first,
        list_figures=statistics.page,
        award_counters=statistics.AWARDS,
    ),
    chart=Chart(
        draw_rules=chart,
        find_topic_options=CHARTED.get,
    ),
)
