"""What the messages of a Hearts table say, in plain text, and the tables that are asked."""

from __future__ import annotations

from bot.present import PRESENTERS
from bot.texts.sentences import texts
from tests.bot.present.hearts_seen import seen_by, told
from tests.engine.hearts.transcript import Table

SHOW = PRESENTERS["hearts"]


def plain(text: str) -> str:
    """Without the signs that only concern how it is set: what keeps a line together, or a suit a sign."""
    return text.replace("\u00a0", " ").replace("\ufe0e", "").replace("\ufe0f", "")


def table_says(table: Table, locale: str = "en") -> str:
    """The public message."""
    return plain(told(SHOW.table(seen_by(table.state, None), texts(locale))))


def panel_says(
    table: Table, seat: int, locale: str = "en", *, words: bool = False, novice: bool = False
) -> str:
    """The panel of a seat."""
    t = texts(locale).spoken(words)
    panel = SHOW.panel(seen_by(table.state, seat)._replace(novice=novice), t)
    return plain(told(panel.in_words() if words else panel))


def queen_and_heart() -> Table:
    """The fourth round, without a pass: Ana leads a diamond nobody else has."""
    hands = ("2C AD", "3C QS 2H", "4C 3H 4H", "5C 5H 6H")
    return Table(4, at=4).late(*hands, leader=0).do("0 play AD")


def tied() -> Table:
    """A match at its limit in which nothing separates Ana and Bea at the top."""
    table = Table(4, limit=50, places=[1])
    for _ in range(4):
        table.round(0, 0, 13, 13)
    return table
