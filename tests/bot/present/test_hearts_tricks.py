"""What a Hearts table says about a trick: exclamations, who is winning it, and who has taken it."""

from __future__ import annotations

import pytest

from bot.present import PRESENTERS
from bot.texts.sentences import LOCALES, texts
from bot.texts.symbols import without_symbols
from tests.bot.present.hearts_said import panel_says, queen_and_heart, table_says
from tests.bot.present.hearts_seen import seen_by, told
from tests.bot.present.tables import plain
from tests.engine.hearts.transcript import Table

EN = texts("en")


@pytest.mark.rule("H-3.7")
@pytest.mark.parametrize("locale", LOCALES)
def test_the_queen_and_the_first_heart_are_called_out(locale: str) -> None:
    t, table = texts(locale), queen_and_heart()
    boom, broken = plain(t("hearts-pum", player="Bea")), plain(t("hearts-bubble", player="Carl"))
    assert boom not in table_says(table, locale)
    table.do("1 play QS")
    assert boom in table_says(table, locale)
    assert broken not in table_says(table, locale)
    table.do("2 play 3H")
    assert broken in table_says(table, locale)
    # The next card replaces both exclamations, so the finished trick repeats them.
    table.do("3 play 5H")
    assert boom in table_says(table, locale)
    assert broken in table_says(table, locale)
    assert without_symbols(broken) in panel_says(table, 0, locale, words=True)
    assert without_symbols(broken) not in panel_says(table, 3, locale, words=True)


@pytest.mark.rule("R-H-04")
def test_the_queen_breaks_hearts_if_the_option_says_so() -> None:
    table = Table(4, at=4, queen_breaks_hearts=True)
    table.late("2C AD", "3C QS 2H", "4C 3H 4H", "5C 5H 6H", leader=0).do("0 play AD", "1 play QS")
    assert EN("hearts-bubble", player="Bea") in table_says(table)
    assert EN("hearts-unbroken") not in table_says(table)
    table.do("2 play 3H")
    assert table_says(table).count(plain(EN("hearts-bubble", player="Bea"))) == 1


def test_a_trick_names_its_leader_and_a_finished_trick_its_winner() -> None:
    table = queen_and_heart().do("1 play QS", "2 play 3H")
    assert f"-# {EN('words-ahead', player='**Ana**')}" in table_says(table)
    assert f"-# {EN('hearts-in-trick', count=14)}" in table_says(table)
    table.do("3 play 5H")
    assert plain(EN("hearts-taken", player="Ana", count=15, card="A♦\ufe0f")) in table_says(table)


def test_a_finished_trick_is_shown_large_until_the_next_begins() -> None:
    """From the next card on, the finished trick is the last item, in small letters."""
    table = queen_and_heart().do("1 play QS", "2 play 3H", "3 play 5H")
    taken = "**Ana** took it with A♦, the highest of the suit it began with: 15 points."
    assert f"**Previous trick:** {taken}" in table_says(table).splitlines()
    table.do("0 play 2C")
    *_, previous, small = table_says(table).splitlines()
    assert previous == "-# **Previous trick:** A♦ Ana · Q♠ Bea · 3♥ Carl · 5♥ Dora"
    assert small == f"-# {taken}"


def test_a_player_in_words_hears_all_cards_since_their_own() -> None:
    table = queen_and_heart().do("1 play QS", "2 play 3H", "3 play 5H", "0 play 2C")
    said = panel_says(table, 1, words=True).splitlines()
    assert EN("words-since", news=EN("words-played", player="Ana", card="the 2 of clubs")) in said
    assert EN("words-ahead", player="Ana") in said
    waiting = panel_says(table, 0, words=True)
    assert "played" not in waiting, "who waits has a message that is not written again"


@pytest.mark.parametrize("locale", LOCALES)
def test_news_refers_only_to_a_card_the_reader_has_played(locale: str) -> None:
    since = plain(texts(locale)("words-since", news=""))
    table = Table(4, at=4).deal("2C", "3C", "4C", "5C")
    assert since not in panel_says(table, 0, locale, words=True)
    table.do("0 play 2C")
    assert since not in panel_says(table, 1, locale, words=True)
    table = queen_and_heart().do("1 play QS", "2 play 3H", "3 play 5H", "0 play 2C")
    assert since in panel_says(table, 1, locale, words=True)


def test_a_finished_trick_is_described_once_in_words() -> None:
    table = queen_and_heart().do("1 play QS", "2 play 3H", "3 play 5H")
    said = panel_says(table, 0, words=True)
    took = EN("hearts-taken-you", count=15, card=EN("card-the", rank=14, suit="diamonds"))
    assert said.count(took) == 1
    assert said.count(without_symbols(EN("hearts-pum", player="Bea"))) == 1
    assert panel_says(table, 3, words=True).startswith(f"# {EN('head-wait')}\n")


def test_the_hand_in_words_lists_playable_and_forbidden_cards() -> None:
    table = Table(4, at=4).late("AD 2C", "3D QS", "4C 3H", "5C 5H", leader=0).do("0 play AD")
    said = panel_says(table, 1, words=True)
    assert EN("words-hand-parted", count=2, cards="3 of diamonds") in said
    assert EN("words-not-now", cards="Queen of spades") in said
    assert said.startswith(f"# {EN('hearts-ask-only', card='the 3 of diamonds')}\n")
    table.do("1 play 3D")
    assert EN("words-hand", count=2, cards="4 of clubs, 3 of hearts") in panel_says(table, 2, words=True)


def test_a_waiting_panel_does_not_number_the_trick() -> None:
    table = Table(4, at=4).deal("2C", "3C").do("0 play 2C")
    show, t = PRESENTERS["hearts"], texts("en")
    waiting, acting = (seen_by(table.state, seat)._replace(beside=True) for seat in (0, 1))
    assert "trick 1 of 13" in told(show.play.draw_panel(acting, t))
    assert "trick 1" not in told(show.play.draw_panel(waiting, t))
