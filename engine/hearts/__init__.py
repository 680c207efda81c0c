"""Hearts for four and for two players, as a `Game` value."""

from engine.core import Console, Game
from engine.hearts import judge, rules, text, views, worlds
from engine.hearts.options import CHOICES, SEATS, Options
from engine.hearts.public import Action, View, parse
from engine.hearts.state import State

GAME: Game[State, Action, Options, View] = Game(
    key="hearts",
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
    chance_action=rules.chance_action,
    parse=parse,
    action=Action,
    play_verb="play",
    amend_verb="change",
    bystanders=views.bystanders,
    lowest_wins=True,
    is_last_round=views.is_last_round,
    world=worlds.world,
    console=Console(text.tell, text.show, judge.QUESTIONS, rules.begin),
)

__all__ = ["CHOICES", "GAME", "Action", "Options", "View", "parse"]
