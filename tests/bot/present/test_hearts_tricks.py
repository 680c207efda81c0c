"""What a Hearts table says of a trick: the cries, who would take it, who has taken it."""

from __future__ import annotations

import pytest

from tests.bot.present.hearts_said import panel_says, queen_and_heart, table_says
from tests.engine.hearts.transcript import Table


@pytest.mark.rule("H-3.7")
@pytest.mark.parametrize(
    ("locale", "boom", "bubble"),
    [
        ("en", "**Bea**: Boom!", "**Carl**: The bubble bursts!"),
        ("es", "**Bea**: ¡Pum!", "**Carl**: ¡Rompo burbuja!"),
        ("fr", "**Bea** : Boum !", "**Carl** : La bulle éclate !"),
    ],
)
def test_the_queen_and_the_first_heart_are_called_out(locale: str, boom: str, bubble: str) -> None:
    table = queen_and_heart()
    assert boom not in table_says(table, locale)
    table.do("1 play QS")
    assert boom in table_says(table, locale)
    assert bubble not in table_says(table, locale)
    table.do("2 play 3H")
    assert bubble in table_says(table, locale)
    # Nothing is lost by what comes at once: the finished trick says both again.
    table.do("3 play 5H")
    assert boom in table_says(table, locale)
    assert bubble in table_says(table, locale)
    assert bubble.replace("**", "") in panel_says(table, 3, locale, words=True).replace("**", "")


@pytest.mark.rule("R-H-04")
def test_where_the_queen_counts_she_bursts_the_bubble() -> None:
    table = Table(4, at=4, queen_breaks_hearts=True)
    table.late("2C AD", "3C QS 2H", "4C 3H 4H", "5C 5H 6H", leader=0).do("0 play AD", "1 play QS")
    assert "**Bea**: The bubble bursts!" in table_says(table)
    assert "hearts may be led." in table_says(table)
    table.do("2 play 3H")
    assert table_says(table).count("The bubble bursts!") == 1


def test_the_trick_says_who_would_take_it_and_the_last_one_who_did() -> None:
    table = queen_and_heart().do("1 play QS", "2 play 3H")
    assert "**A♦** · Ana ← *would take it*" in table_says(table)
    assert "**Dora** to play" in table_says(table)
    table.do("3 play 5H")
    assert "For **Ana**, with A♦: 15 points." in table_says(table)
