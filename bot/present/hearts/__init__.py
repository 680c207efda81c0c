"""The presenter of Hearts: the functions with which the bot shows this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.present.hearts import at_hand, moves, options, podium, questions, replay, scores, sheet, statistics
from bot.present.hearts.chart import CHARTED, chart
from bot.present.hearts.headline import headline
from bot.present.hearts.help_card import card
from bot.present.hearts.panel import panel
from bot.present.hearts.snapshot import Snapshot
from bot.present.hearts.table import table
from bot.present.play.french import full_name, full_names
from bot.present.play.tabletop import shows_picture
from bot.present.post import Block, Option
from bot.present.presenter import Chart, Lobby, Play, Presenter, Replay, Statistics, tenths
from bot.tables.snapshot import AutomaticMove
from bot.texts.sentences import Texts
from engine.core import RoundOver
from engine.hearts import GAME
from engine.hearts.cards import QUEEN_OF_SPADES
from engine.hearts.public import (
    COLOURS,
    Action,
    Carded,
    Changed,
    Dealt,
    Exchanged,
    HeartsBroken,
    MoonShot,
    Played,
    TrickOver,
    sanction,
)

BEATS: Final[Mapping[type, float]] = {
    MoonShot: 8.0,
    RoundOver: 6.0,
    Carded: 3.0,
    TrickOver: 2.5,
    HeartsBroken: 2.5,
    Exchanged: 2.5,
    Changed: 2.5,
    Dealt: 1.5,
}
"""Seconds that an event stays on screen when it deserves more than the pace of robots."""
PLAY: Final = ("button-hand-play", "button-hand-show")
"""Locale keys of the table's hand button while cards are played: for several players, and for one."""
CHOOSE: Final = ("button-hand-choose", "button-hand-show")
"""Locale keys of the table's hand button in other phases: for several players, and for one."""
PUM: Final = 2.5
"""Seconds that the queen of spades stays on screen."""


def _seconds(event: Any) -> float:
    queen = isinstance(event, Played) and event.card == QUEEN_OF_SPADES
    return PUM if queen else BEATS.get(type(event), 0.0)


def _made(snapshot: Snapshot, made: AutomaticMove, t: Texts) -> str:
    """Return the bot's automatic move: the card played, or the pass if the reader is its player."""
    cards = [e.card for e in made.events if isinstance(e, Played) and e.seat == made.seat]
    if cards or not made.action:
        return full_name(cards[0], t) if cards else ""
    action = GAME.parse(made.action)
    return t("hearts-made-pass", cards=full_names(action.items, t)) if action.verb == "pass" else ""


def _tally(points: int, facts: Mapping[str, int], t: Texts) -> list[str]:
    """Return the average points of a round (fewer are better), then the player's honours."""
    parts = []
    if rounds := facts.get("rounds"):
        parts.append(t("fact-average", average=tenths(points / rounds)))
    honours = ("stars", "moons", "podium")
    return parts + [t(f"fact-{fact}", count=facts[fact]) for fact in honours if facts.get(fact)]


def _rulings(snapshot: Snapshot, t: Texts) -> list[Option]:
    """Return the referee's options: a yellow and a black card for each player at the table (H-9)."""
    if snapshot.view is None:
        return []
    return [
        Option(
            t(f"hearts-ruling-{colour}", player=snapshot.occupants[seat].name),
            str(Action("card", (sanction(seat, number),))),
        )
        for seat in range(snapshot.view.seats)
        for number, colour in enumerate(COLOURS)
    ]


def _result(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the last scored round, pictured if the reader prefers pictures; [] before the first round."""
    if snapshot.view.sheet and shows_picture(snapshot, t):
        return [scores.result(snapshot, t)]
    return sheet.after_round(snapshot, t, "## ") if snapshot.view.sheet else []


PRESENTER: Final = Presenter(
    play=Play(
        draw_table=table,
        draw_panel=panel,
        describe_turn=headline,
        draw_hand=at_hand.look,
        describe_move=_made,
        ask_to_confirm=questions.confirmation_question,
        name_move=moves.name_move,
        name_cards=lambda rule, items, t: full_names(items, t),
        help_card=card,
        seconds_on_screen=_seconds,
        draw_round_result=_result,
        describe_own_result=sheet.round_outcome,
        list_sheet_pages=podium.sheet_pages,
        list_rulings=_rulings,
        hand_button_keys=lambda view: PLAY if view.phase == "play" else CHOOSE,
    ),
    lobby=Lobby(
        describe_rules=options.rules,
        explain_rules=options.full_rules,
        describe_length=options.match_length,
        describe_company=options.company,
        estimate_minutes=options.minutes,
        list_settings=options.settings,
    ),
    replay=Replay(
        describe_hand=replay.hand_text,
        describe_secret_choice=replay.secret_choice,
        describe_events=replay.event,
        label_emojis=replay.emojis,
        trick_event=TrickOver,
        draw_end=replay.ended_trick_picture,
        stop_events=(TrickOver,),
        find_costs=replay.costs,
        find_worst_trick=replay.worst,
        explain_cost=replay.why,
    ),
    statistics=Statistics(
        describe_totals=_tally,
        list_highlights=statistics.first,
        list_figures=statistics.page,
        dealing=statistics.DEALING,
        award_counters=statistics.AWARDS,
    ),
    chart=Chart(
        draw_rules=chart,
        find_topic_options=CHARTED.get,
    ),
)
