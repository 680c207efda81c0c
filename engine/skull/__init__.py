"""Skull, the bluffing game of roses and skulls, as a `Game` value."""

from engine.core import Console, Game
from engine.skull import rules, text, views, worlds
from engine.skull.options import CHOICES, SEATS, Options
from engine.skull.public import Action, View, parse
from engine.skull.state import State

GAME: Game[State, Action, Options, View] = Game(
    key="skull",
    version=1,
    seats=SEATS,
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
    is_out=views.is_out,
    chance_action=rules.chance_action,
    parse=parse,
    action=Action,
    bystanders=views.bystanders,
    world=worlds.world,
    console=Console(text.tell, text.show),
)

__all__ = ["CHOICES", "GAME", "Action", "Options", "View", "parse"]
