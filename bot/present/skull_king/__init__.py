"""The presenter of Skull King: the functions with which the bot shows this game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.present.play.tabletop import shows_picture
from bot.present.post import Block
from bot.present.presenter import Chart, HelpCard, Lobby, Play, Presenter, Replay, Statistics, format_points
from bot.present.skull_king import (
    at_hand,
    moves,
    options,
    podium,
    questions,
    replay,
    scores,
    sheet,
    statistics,
)
from bot.present.skull_king.cards import full_name
from bot.present.skull_king.chart import CHARTED, chart
from bot.present.skull_king.headline import headline
from bot.present.skull_king.help_card import card
from bot.present.skull_king.panel import panel
from bot.present.skull_king.snapshot import Snapshot
from bot.present.skull_king.table import table
from bot.tables.snapshot import AutomaticMove
from bot.texts.sentences import Texts
from engine.core import RoundOver
from engine.skull_king import GAME
from engine.skull_king.public import LOADS, BidsShown, Dealt, LoadsShown, Played, PowerUsed, TrickOver

CHOOSE: Final = ("button-hand-choose", "button-hand-show")
"""Locale keys of the table's hand button while a choice is due: for several players, and for one."""
DOORS: Final = {
    "bid": ("button-hand-bid", "button-hand-show"),
    "play": ("button-hand-play", "button-hand-show"),
}
"""Locale keys of the table's hand button by phase: for several players, and for one.

Phases that are not listed use `CHOOSE`.
"""

BEATS: Final[Mapping[type, float]] = {
    RoundOver: 6.0,
    BidsShown: 3.0,
    LoadsShown: 3.0,
    TrickOver: 2.5,
    PowerUsed: 2.5,
    Dealt: 1.5,
}
"""Seconds that an event stays on screen when it deserves more than the pace of robots."""

NUMBER_RULES: Final = frozenset({"SK-5.2", "SKL-2.2", "SK-9.6", "SK-12.2", "SK-12.5", "SK-12.7"})
"""Rules whose refusals list the numbers that are still allowed, not cards."""


def _cards(rule: str, items: Sequence[int], t: Texts) -> str:
    """Return what may still be chosen after `rule` refused a move: names of cards, or plain numbers."""
    if rule in NUMBER_RULES:
        return ", ".join(format_points(item) for item in items)
    return ", ".join(full_name(item, t) for item in items)


def _made(snapshot: Snapshot, made: AutomaticMove, t: Texts) -> str:
    """Return the bot's automatic move: the card played, or the bid or load if the reader is its player."""
    cards = [e.card for e in made.events if isinstance(e, Played) and e.seat == made.seat]
    if cards or not made.action:
        return full_name(cards[0], t) if cards else ""
    action = GAME.parse(made.action)
    if action.verb == "bid":
        return t("sk-made-bid", bid=action.items[0])
    return t(f"sk-made-load-{LOADS[action.items[0]]}") if action.verb == "load" else ""


def _help(snapshot: Snapshot, t: Texts) -> HelpCard:
    return card(
        snapshot.header.options,
        max(snapshot.header.seats or len(snapshot.occupants), min(GAME.seats)),
        _with_table_deck(snapshot, t),
    )


def _tally(points: int, facts: Mapping[str, int], t: Texts) -> list[str]:
    parts = [t("points", points=points, shown=format_points(points))]
    if facts.get("rounds"):
        parts.append(t("fact-exact", count=facts.get("exact", 0), rounds=facts["rounds"]))
    return parts


def _with_table_deck(snapshot: Snapshot, t: Texts) -> Texts:
    """Return `t` with the emojis of this table's deck."""
    return t.of_deck(snapshot.header.options.get("edition", ""))


def _result(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the last scored round, pictured if the reader prefers pictures; [] before the first round."""
    if snapshot.view.sheet and shows_picture(snapshot, t):
        return [scores.round_picture(snapshot, t)]
    return sheet.result(snapshot, t)


PRESENTER: Final = Presenter(
    play=Play(
        draw_table=lambda snapshot, t: table(snapshot, _with_table_deck(snapshot, t)),
        draw_panel=lambda snapshot, t: panel(snapshot, _with_table_deck(snapshot, t)),
        describe_turn=headline,
        draw_hand=lambda snapshot, t: at_hand.look(snapshot, _with_table_deck(snapshot, t)),
        describe_move=_made,
        ask_to_confirm=questions.confirmation_question,
        name_move=moves.name_move,
        name_cards=_cards,
        help_card=_help,
        seconds_on_screen=lambda event: BEATS.get(type(event), 0.0),
        draw_round_result=lambda snapshot, t: _result(snapshot, _with_table_deck(snapshot, t)),
        describe_own_result=sheet.round_outcome,
        list_sheet_pages=lambda snapshot, t: podium.sheet_pages(snapshot, _with_table_deck(snapshot, t)),
        hand_button_keys=lambda view: DOORS.get(view.phase, CHOOSE),
        has_bids=True,
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
        describe_promise=moves.describe_promise,
        describe_aim=moves.describe_aim,
        describe_hand=lambda snapshot, t: replay.hand_text(snapshot, _with_table_deck(snapshot, t)),
        describe_secret_choice=replay.secret_choice,
        list_unheld_cards=lambda snapshot, own, t: replay.hidden_piles(
            snapshot, own, _with_table_deck(snapshot, t)
        ),
        describe_events=replay.event,
        label_emojis=lambda options, t: replay.emojis(options, t.of_deck(options.get("edition", ""))),
        trick_event=TrickOver,
        draw_end=lambda snapshot, t: replay.ended_trick_picture(snapshot, _with_table_deck(snapshot, t)),
        stop_events=(BidsShown, TrickOver),
        find_costs=replay.costs,
        find_worst_trick=replay.worst,
        explain_cost=replay.why,
    ),
    statistics=Statistics(
        describe_totals=_tally,
        list_highlights=statistics.first,
        list_figures=statistics.page,
        list_further_figures=statistics.sizes,
        dealing=statistics.DEALING,
        award_counters=statistics.AWARDS,
    ),
    chart=Chart(
        draw_rules=chart,
        find_topic_options=CHARTED.get,
    ),
)
