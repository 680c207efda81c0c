"""H-3.8 and R-H-11: a laid card cannot be changed, except once where the option allows it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.french import CARD
from engine.hearts.public import Changed, HeartsBroken, Trick
from engine.hearts.views import bystanders

from .transcript import Table, codes


@pytest.mark.rule("H-3.8")
def test_laid_card_cannot_be_changed_without_the_option() -> None:
    table = Table().late("3D 2D", "4D 5D", "6D 7D", "8D 9D").play(0, "3D")
    assert table.may(0) == {}
    assert table.refused("0 change 2D") == ("H-3.8", ())


@pytest.mark.rule("R-H-11", "H-3.8")
def test_last_card_of_an_unfinished_trick_may_be_changed() -> None:
    table = Table(undo_per_match=1).late("3D 2D", "4D 5D", "6D 7D", "8D 9D").play(0, "3D 4D")
    turn = table.view().turn
    assert table.may(1) == {"change": "5D"}
    assert table.to_act == (2,)
    assert table.rule("0 change 2D") == "H-3.8", "another card lies on it"
    assert table.rule("2 change 7D") == "H-3.8", "nothing laid yet"
    table.do("1 change 5D")
    assert table.told(Changed) == [Changed(1, CARD["4D"], CARD["5D"])]
    assert (table.to_act, table.view().turn) == ((2,), turn + 1)
    assert table.view().trick == ((0, CARD["3D"]), (1, CARD["5D"]))
    assert codes(table.view(1).hand) == "4D"
    assert table.view().changes == (1, 0, 1, 1)
    assert table.refused("1 change 4D") == ("R-H-11", ()), "once in a match"
    table.play(2, "6D 8D")
    assert table.may(3) == {"play": "9D"}, "the trick is complete: it has been taken"
    assert table.rule("2 change 7D") == "H-3.8"


@pytest.mark.rule("R-H-11", "H-3.2", "H-3.3", "H-3.1", "T-4", "T-3")
def test_replacement_card_must_have_been_legal_to_lay() -> None:
    table = Table(undo_per_match=1).late("3D 2D 5H", "4D 5D 6H", "6D 7D 7H", "8D 9D 8H").play(0, "3D 4D")
    assert table.refused("1 change 6H") == ("H-3.2", (CARD["5D"],))
    assert table.rule("1 change 9D") == "T-4"
    assert table.rule("1 change 4D") == "T-4", "that is the card that lies there"
    first = Table(2).deal("2C 3C", "3D 4C").play(0, "2C")
    assert first.may(0) == {}, "nothing else may lead the first trick"
    assert first.rule("0 change 3C") == "H-3.8"


@pytest.mark.rule("R-H-11", "H-3.5", "R-H-03")
def test_changing_the_led_card_changes_the_suit_to_follow() -> None:
    table = Table(2).late("3D 4C 5H", "6D 7C 8H").play(0, "3D")
    assert table.may(1) == {"play": "6D"}
    assert table.refused("0 change 5H") == ("H-3.5", (CARD["4C"],))
    table.do("0 change 4C")
    assert table.may(1) == {"play": "7C"}
    alone = Table(2).late("QS 5H", "6D 7C").play(0, "QS")
    assert alone.rule("0 change 5H") == "H-3.8", "the queen had to be led"


@pytest.mark.rule("R-H-11", "H-3.7")
def test_taking_back_the_first_heart_unbreaks_hearts() -> None:
    table = Table(undo_per_match=1).late("3D AH", "5C 6H", "6D 7H", "8D 8H").play(0, "3D 6H")
    assert (table.view().broken, len(table.told(HeartsBroken))) == (True, 1)
    table.do("1 change 5C")
    assert not table.view().broken
    table.play(2, "6D").do("3 play 8D")
    assert table.may(3) == {"play": "8H"}
    other = Table(undo_per_match=1).late("3D AH", "5C 6H", "6D 7H", "8D 8H").play(0, "3D 5C")
    other.do("1 change 6H")
    assert other.told(HeartsBroken) == [HeartsBroken(1)]
    assert other.view().broken


@pytest.mark.rule("R-H-11")
def test_hearts_stay_broken_by_another_card_still_laid() -> None:
    table = Table(undo_per_match=1).late("3D AH", "5C 6H", "6C 7H", "8D 8H").play(0, "3D 6H 7H")
    table.do("2 change 6C")
    assert table.view().broken
    assert len(table.told(HeartsBroken)) == 1
    queen = Table(undo_per_match=1, queen_breaks_hearts=True).late("3D AH", "QS 6C", "6D 7H", "8D 8H")
    queen.play(0, "3D QS")
    assert queen.view().broken
    queen.do("1 change 6C")
    assert not queen.view().broken
    led = Table(2, queen_breaks_hearts=True).late("QS 5H 4C", "6D 7C 8C").play(0, "QS")
    assert led.view().broken
    assert led.may(0) == {"change": "4C"}, "hearts were not broken when the queen was led"


@pytest.mark.rule("R-H-11")
@pytest.mark.parametrize("kept", ["5D 2C", "2C 2S"])
def test_bystanders_do_not_reveal_whether_a_change_is_possible(kept: str) -> None:
    table = Table(undo_per_match=1).late("3D 2D KC", f"4D {kept}", "6D 7D QC", "8D 9D JC").play(0, "3D 4D")
    assert bystanders(table.view()) == (1,)
    assert bool(table.may(1)) == ("5D" in kept)
    done = (Trick(1, (), 0, 0),) * 12
    assert bystanders(replace(table.view(), tricks=done)) == (), "no hand is left in the last trick"
    table.play(2, "6D 8D")
    assert bystanders(table.view()) == (), "the trick has been taken"
    assert bystanders(Table().late("3D 2D", "4D 5D", "6D 7D", "8D 9D").play(0, "3D").view()) == ()
    assert bystanders(Table(2).deal("2C 3C", "3D 4C").play(0, "2C").view()) == (), "nothing else may be led"
