"""The presenter of Highest Card, with only the required members of the facet `Play`."""

from __future__ import annotations

from typing import Final

from bot.present.play.headline import headline_blocks, turn
from bot.present.post import Button, Post, Row, Text
from bot.present.presenter import Play, Presenter, message, standing_lines
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts


def draw_table(snapshot: Snapshot, t: Texts) -> Post:
    cards = Text(" ".join(map(str, snapshot.view.played)) or "–")
    points = Text("\n".join(standing_lines(snapshot, snapshot.places, t)))
    return message(snapshot, [*headline_blocks(turn(snapshot, t)), cards, points])


def draw_panel(snapshot: Snapshot, t: Texts) -> Post:
    legal = [card for choice in snapshot.view.choices for card in choice.items]
    row = [Row(tuple(Button(str(card), f"play {card}") for card in legal))] if legal else []
    hand = Text(" ".join(map(str, snapshot.view.hand)) or "–")
    return message(snapshot, [*headline_blocks(turn(snapshot, t)), hand, *row])


PRESENTER: Final = Presenter(play=Play(draw_table=draw_table, draw_panel=draw_panel))
