"""Skull King, in both editions, as a `Game` value; `__all__` has what applications need besides."""

from engine.core import Console, Game
from engine.skull_king import rules, text, views, worlds
from engine.skull_king.judge import QUESTIONS
from engine.skull_king.options import CHOICES, PRESETS, Options
from engine.skull_king.public import Action, View, parse
from engine.skull_king.state import State

GAME: Game[State, Action, Options, View] = Game(
    key="skull-king",
    version=1,
    seats=(2, 3, 4, 5, 6, 7, 8),
    options=Options.from_mapping,
    new=State,
    to_act=rules.to_act,
    choices=rules.choices,
    turn=rules.turn,
    find_refusal=rules.find_refusal,
    step=rules.step,
    view=views.view,
    standing=views.standing,
    points=views.points,
    counters=views.counters,
    is_last_round=views.is_last_round,
    ghost=views.ghost,
    world=worlds.world,
    chance_action=rules.chance_action,
    parse=parse,
    action=Action,
    play_verb="play",
    console=Console(text.tell, text.show, QUESTIONS),
)

__all__ = ["CHOICES", "GAME", "PRESETS", "Action", "Options", "View", "parse"]
