"""Hearts gives novices one line of advice that fits their position in the trick."""

from __future__ import annotations

import pytest

from bot.art import catalogue
from bot.present.play.french import picture
from bot.present.post import Menu, Row
from bot.texts.emojis import MARKUP
from bot.texts.sentences import LOCALES, Texts, texts
from engine.french import CARD
from tests.bot.present.hearts_said import SHOW, panel_says, queen_and_heart, table_says, tied
from tests.bot.present.hearts_seen import buttons, seen_by, told
from tests.bot.present.tables import plain
from tests.engine.hearts.transcript import Table

EN = texts("en")

PICTURES = {name: f"<:{name}:{10**18 + place}>" for place, name in enumerate(catalogue.EMOJIS)}


def late(*hands: str, led: str) -> Table:
    return Table(4, at=4).late(*hands, leader=0).do(f"0 play {led}")


@pytest.mark.parametrize(
    ("table", "seat", "wise"),
    [
        (
            late("9C AD", "8C TC", "2C 3C", "4C 5C", led="9C"),
            1,
            EN("hearts-why-below", card="9♣"),
        ),
        (
            late("9C AD", "7C 8C", "2C 3C", "4C 5C", led="9C"),
            1,
            EN("hearts-why-under"),
        ),
        (
            late("9C AD", "TC JC", "2C 3C", "4C 5C", led="9C"),
            1,
            EN("hearts-why-low"),
        ),
        (
            late("9C AD", "TC 2D", "2C 3C", "4C 5C", led="9C"),
            1,
            EN("hearts-why-only"),
        ),
        (late("9C AD", "3D QS", "2C 3C", "4C 5C", led="9C"), 1, plain(EN("hearts-why-void", suit="clubs"))),
    ],
)
def test_a_following_player_reads_which_cards_take_the_trick(table: Table, seat: int, wise: str) -> None:
    assert wise in panel_says(table, seat)


@pytest.mark.rule("H-1.2", "H-4")
def test_the_last_player_reads_that_they_take_the_trick_and_its_points() -> None:
    hands = ("9C AD", "QS 2D", "2H 3H", "TC JC")
    table = Table(4, at=4).late(*hands, leader=0).do("0 play 9C", "1 play QS", "2 play 2H")
    said, heard = panel_says(table, 3), panel_says(table, 3, words=True)
    assert f"{EN('hearts-why-over')}\n" in said
    assert "**9♣** · Ana\n" in said
    assert f"\n-# {EN('words-ahead', player='**Ana**')}\n" in said
    assert said.count(EN("hearts-in-trick", count=14)) == 1
    assert f"{EN('hearts-why-over')} {EN('hearts-in-trick', count=14)}" in heard


@pytest.mark.parametrize("locale", LOCALES)
def test_every_round_says_once_that_points_are_bad(locale: str) -> None:
    t = texts(locale)
    for table in (Table(4).deal(), Table(4, at=4).deal("2C")):
        seat = table.to_act[0]
        panels = [panel_says(table, seat, locale, words=words, novice=True) for words in (False, True)]
        for said in (table_says(table, locale), *panels):
            assert said.count(plain(t("hearts-aim"))) == 1
    assert t("hearts-aim") not in table_says(tied().deal(), locale), "nothing but the tie counts"


def test_a_passing_player_reads_giver_and_receiver() -> None:
    said = panel_says(Table(4).deal(), 0, novice=True)
    assert said.startswith(f"# {EN('hearts-ask-pass', player='Bea')}\n")
    assert EN("hearts-why-pass", giver="Dora") in said


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("novice", [True, False])
def test_novices_read_the_aim_and_everybody_reads_advice(locale: str, novice: bool) -> None:
    t = texts(locale)
    passing = panel_says(Table(4).deal(), 0, locale, novice=novice)
    assert (plain(t("hearts-aim")) in passing) is novice
    assert plain(t("hearts-pass-hint")) in passing
    following = panel_says(queen_and_heart(), 1, locale, novice=novice)
    assert (plain(t("hearts-aim")) in following) is novice
    assert plain(t("hearts-why-void", suit=t("suit-diamonds-of"))) in following


def test_points_of_the_current_round_are_labelled() -> None:
    table = queen_and_heart().do("1 play QS", "2 play 3H", "3 play 5H")
    assert "**Ana** ⏳ · 0 points + 23 in this round" in table_says(table)


@pytest.mark.parametrize("locale", LOCALES)
def test_each_players_card_has_a_line_of_its_own(locale: str) -> None:
    """A phone might break a shared line between a card and its player."""
    t = Texts(locale, emojis=PICTURES)
    table = queen_and_heart().do("1 play QS", "2 play 3H", "3 play 5H")
    whole = plain(told(SHOW.play.draw_table(seen_by(table.state, None), t)))
    small = plain(told(SHOW.play.draw_table(seen_by(table.do("0 play 2C").state, None), t)))
    for line in (*whole.splitlines(), *small.splitlines()):
        cards = list(MARKUP.finditer(line))
        named = [name for name in ("Ana", "Bea", "Carl", "Dora") if name in line]
        assert len(cards) < 2 or not named, line
    assert "## <:ace_of_diamonds" in whole


def test_playable_cards_are_buttons_in_rows_of_three() -> None:
    t = Texts("en", emojis=PICTURES)
    table = Table(4).late("3C 4D 5D 6S 2H", "5C 6C", "7C 8C", "9C TC", leader=0)
    panel = SHOW.play.draw_panel(seen_by(table.state, 0)._replace(beside=True), t)
    (row,) = (block for block in panel.blocks if isinstance(block, Row))
    assert row.width == 3
    labels = [button.label.replace("\ufe0e", "") for button in buttons(panel)]
    assert labels == ["3♣", "4♦", "5♦", "6♠"]
    assert "♦" not in told(panel)
    assert "diamonds" not in told(panel)
    shown = MARKUP.findall(told(panel))
    assert shown == [picture(CARD["2H"], t)], "what may not be played now is in no other place"
    assert f"-# Not allowed now: \n-# {shown[0]}" in told(panel)


def test_a_menu_of_cards_says_what_to_choose() -> None:
    (menu,) = (
        one
        for one in SHOW.play.draw_panel(seen_by(Table(4).deal().state, 0), texts("en")).blocks
        if isinstance(one, Menu)
    )
    assert menu.placeholder == EN("hearts-pass-menu", player="Bea")


def test_every_card_of_the_trick_has_its_name_beside_its_player() -> None:
    t = Texts("en", emojis=PICTURES)
    table = queen_and_heart().do("1 play QS", "2 play 3H")
    lines = [
        line
        for line in told(SHOW.play.draw_table(seen_by(table.state, None), t)).splitlines()
        if "## " in line
    ]
    assert [MARKUP.sub("", plain(line)).strip("# ") for line in lines] == [
        "Ana · A♦",
        "Bea · Q♠",
        "Carl · 3♥",
    ]
