"""The messages of a Hearts table as plain text, and tables for the tests of them."""

from __future__ import annotations

from bot.present import PRESENTERS
from bot.texts.sentences import texts
from tests.bot.present.hearts_seen import seen_by, told
from tests.bot.present.tables import plain
from tests.engine.hearts.transcript import Table

SHOW = PRESENTERS["hearts"]


def table_says(table: Table, locale: str = "en") -> str:
    """Return the public message."""
    return plain(told(SHOW.play.draw_table(seen_by(table.state, None), texts(locale))))


def panel_says(
    table: Table, seat: int, locale: str = "en", *, words: bool = False, novice: bool = False
) -> str:
    """Return the panel of a seat."""
    t = texts(locale).with_words(words)
    panel = SHOW.play.draw_panel(seen_by(table.state, seat)._replace(novice=novice), t)
    return plain(told(panel.in_words() if words else panel))


def queen_and_heart() -> Table:
    """Return a table in round 4, which has no pass; Ana leads a diamond that nobody else has."""
    hands = ("2C AD", "3C QS 2H", "4C 3H 4H", "5C 5H 6H")
    return Table(4, at=4).late(*hands, leader=0).do("0 play AD")


def tied() -> Table:
    """Return a match at its limit in which Ana and Bea are tied for the first place."""
    table = Table(4, limit=50, places=[1])
    for _ in range(4):
        table.round(0, 0, 13, 13)
    return table
