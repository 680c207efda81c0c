"""What a panel of Hearts asks and offers: cards to pass, to play, to take back."""

from __future__ import annotations

import re

import pytest

from bot.present import PRESENTERS
from bot.texts.sentences import LOCALES, texts
from tests.bot.present.hearts_said import panel_says, table_says
from tests.bot.present.hearts_seen import buttons, menus, seen_by, told
from tests.bot.present.tables import plain
from tests.engine.hearts.transcript import Table

ES = texts("es")

SHOW = PRESENTERS["hearts"]
EN = texts("en")


@pytest.mark.rule("H-2.3", "R-H-15")
@pytest.mark.parametrize(
    ("at", "receiver", "giver"), [(1, "Bea", "Dora"), (2, "Dora", "Bea"), (3, "Carl", "Carl")]
)
def test_the_panel_names_who_receives_and_then_what_was_exchanged(at: int, receiver: str, giver: str) -> None:
    table = Table(4, at=at).deal("2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC")
    (menu,) = menus(SHOW.play.draw_panel(seen_by(table.state, 0), EN))
    assert (menu.action, menu.least, menu.most, len(menu.options)) == ("pass", 3, 3, 13)
    assert receiver in menu.placeholder
    assert panel_says(table, 0).startswith(f"# {EN('hearts-ask-pass', player=receiver)}\n")
    table.do("0 pass 2C 3C 4C")
    assert EN("hearts-ask-pass-changeable", player=receiver) in panel_says(table, 0)
    (menu,) = menus(SHOW.play.draw_panel(seen_by(table.state, 0), EN))
    assert [line.value for line in menu.options if line.chosen] == ["2C", "3C", "4C"]
    table.do("1 pass 5C 6C 7C", "2 pass 8C 9C TC", "3 pass JC QC KC")
    assert f"You passed 2♣ · 3♣ · 4♣ to {receiver}. From {giver} you got " in panel_says(table, 0)
    assert f"2♣ · 3♣ · 4♣ to {receiver}" not in table_says(table)
    in_words = panel_says(table, 0, "fr", words=True)
    assert "le 2 de trèfle, le 3 de trèfle, le 4 de trèfle" in in_words


@pytest.mark.parametrize("locale", LOCALES)
def test_the_mark_of_a_passing_player_follows_their_name(locale: str) -> None:
    table = Table(4, at=1).deal("2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC").do("0 pass 2C 3C 4C")
    lines = table_says(table, locale).splitlines()
    for player, receiver, mark in (("Ana", "Bea", "✅"), ("Bea", "Carl", "⏳"), ("Dora", "Ana", "⏳")):
        (line,) = (line for line in lines if re.match(rf"\*\*(\S+ )?{player}\*\*", line))
        assert re.match(rf"\*\*(\S+ )?{player}\*\* {mark} → {receiver} · ", line)


@pytest.mark.rule("H-3.8", "R-H-11")
def test_only_the_last_card_played_can_be_taken_back() -> None:
    table = Table(2).deal("2C 3C 4C 5D", "6C 7C").play(0, "2C 6C")
    table.do(f"{table.to_act[0]} play {'7C' if table.to_act[0] else '3C'}")
    mover = table.state.leader or 0
    panel = SHOW.play.draw_panel(seen_by(table.state, mover), EN)
    (menu,) = menus(panel)
    assert menu.action == "change"
    assert EN("hearts-change-menu", card=EN("card-the", rank=7, suit="clubs")) in menu.placeholder
    assert EN("hearts-ask-change", card="7♣\ufe0e", left=1) in told(panel)
    assert menus(SHOW.play.draw_panel(seen_by(table.state, 1 - mover), EN)) == []
    table.do(f"{mover} change {menu.options[0].value}")
    assert EN("hearts-has-changed") in table_says(table)
    assert menus(SHOW.play.draw_panel(seen_by(table.state, mover), EN)) == []


def test_the_hand_stands_suit_by_suit_and_only_legal_cards_can_be_pressed() -> None:
    table = Table(4, at=4).deal("2C 9C TC AC 3D QD 5S QS KS 4H JH QH AH")
    panel = SHOW.play.draw_panel(seen_by(table.state, 0), EN)
    cards = buttons(panel)
    assert [plain(b.label) for b in cards[:6]] == ["2♣", "9♣", "10♣", "A♣", "3♦", "Q♦"]
    assert [b.action for b in cards if not b.disabled] == ["play 2C"]
    assert {b.style for b in cards if not b.disabled} == {"primary"}
    french = [plain(b.label) for b in buttons(SHOW.play.draw_panel(seen_by(table.state, 0), texts("fr")))]
    assert french[5] == "D♦"
    assert {"R♠", "V♥", "A♥", "10♣"} <= set(french)
    spoken = SHOW.play.draw_panel(seen_by(table.state, 0), texts("es")).in_words()
    assert [b.label for b in buttons(spoken)] == [ES("card-of", rank="2", suit="tréboles")]
    by_rank = buttons(SHOW.play.draw_panel(seen_by(table.state, 0, hand_order="rank"), EN))
    assert [b.label[0] for b in by_rank[:3]] == ["A", "A", "K"]


@pytest.mark.parametrize(
    ("hands", "played", "asked"),
    [
        (("2C", "3C"), "2C", EN("hearts-ask-only", card="the 3 of clubs")),
        (("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC", "3D 4H"), "2C", EN("hearts-ask-void-first")),
        (("2C", "3C"), "", EN("hearts-ask-first")),
    ],
)
def test_the_panel_states_its_question(hands: tuple[str, ...], played: str, asked: str) -> None:
    table = Table(4, at=4).deal(*hands)
    if played:
        table.play(0, played)
    assert panel_says(table, table.to_act[0]).startswith(f"# {asked}\n")


@pytest.mark.rule("H-3.5", "H-3.6", "R-H-03")
@pytest.mark.parametrize(
    ("hand", "broken", "asked"),
    [
        ("3C 4H", False, "hearts-ask-lead-unbroken"),
        ("QS 4H", False, "hearts-ask-lead-unbroken"),
        ("5H 4H", False, "hearts-ask-lead-only"),
        ("3C 4H", True, "hearts-ask-lead"),
    ],
)
def test_a_leader_reads_whether_hearts_may_be_led(hand: str, broken: bool, asked: str) -> None:
    table = Table(4).late(hand, "5C 6C", "7C 8C", "9C TC", leader=0, broken=broken)
    assert panel_says(table, 0).startswith(f"# {EN(asked)}\n")


@pytest.mark.rule("R-H-11")
def test_taking_a_card_back_renews_the_next_players_question() -> None:
    """Even with the same legal cards, an open panel must not go on showing the old question."""
    table = Table(2, at=4).late("2D 3D 9D", "4D 5D", leader=0, taken=(26, 0))
    table.do("0 play 2D")
    before = SHOW.play.draw_panel(seen_by(table.state, 1), texts("en"))
    table.do("0 change 3D")
    after = SHOW.play.draw_panel(seen_by(table.state, 1), texts("en"))
    assert "3♦" in plain(told(after))
    assert before.turn != after.turn, "the key of a decision contains its turn"


@pytest.mark.parametrize(
    ("locale", "signs"),
    [
        ("en", "♣ clubs · ♦ diamonds · ♠ spades · ♥ hearts · J Jack · Q Queen · K King · A Ace"),
        ("es", "♣ tréboles · ♦ diamantes · ♠ picas · ♥ corazones · J"),
        ("fr", "♣ trèfle · ♦ carreau · ♠ pique · ♥ cœur · V Valet · D Dame · R Roi · A As"),
    ],
)
def test_the_help_card_explains_suits_and_letters_to_those_who_see_them(locale: str, signs: str) -> None:
    seen = seen_by(Table(4).state, 0)
    assert signs in plain(SHOW.play.help_card(seen, texts(locale)).lines)
    assert "♠" not in SHOW.play.help_card(seen, texts(locale).with_words(True)).lines


def test_red_suit_symbols_are_never_on_red_buttons() -> None:
    table = Table(4, at=4).deal("2C 9C TC AC 3D QD 5S QS KS 4H JH QH AH")
    cards = buttons(SHOW.play.draw_panel(seen_by(table.state, 0), EN))
    red = [b for b in cards if "♦" in b.label or "♥" in b.label]
    assert len(red) == 6
    assert all(b.label.endswith(("♦\ufe0f", "♥\ufe0f")) for b in red)
    assert "danger" not in {b.style for b in cards}
