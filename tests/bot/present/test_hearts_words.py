"""What a Hearts table says: cries, moons, ties and their reasons, cards passed and taken back, options."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest

from bot.courier.render import render
from bot.i18n import LOCALES, texts
from bot.present import PRESENTERS, host
from engine.core import RoundOver
from engine.hearts import GAME
from engine.hearts.cards import CARD, QUEEN_OF_SPADES
from engine.hearts.public import MoonShot, Played, TrickOver
from tests.bot.present.hearts_seen import buttons, menus, seen_by, told
from tests.engine.hearts.transcript import Table
from tests.sim.laws import offences

SHOW = PRESENTERS["hearts"]
EN = texts("en")


def plain(text: str) -> str:
    """Without the signs that only concern how it is set: what keeps a line together, or a suit a sign."""
    return text.replace("\u00a0", " ").replace("\ufe0e", "")


def table_says(table: Table, locale: str = "en") -> str:
    """The public message."""
    return plain(told(SHOW.table(seen_by(table.state, None), texts(locale))))


def panel_says(table: Table, seat: int, locale: str = "en", *, words: bool = False) -> str:
    """The panel of a seat."""
    t = texts(locale).spoken(words)
    panel = SHOW.panel(seen_by(table.state, seat), t)
    return plain(told(panel.in_words() if words else panel))


def queen_and_heart() -> Table:
    """The fourth round, without a pass: Ana leads a diamond nobody else has."""
    hands = ("2C AD", "3C QS 2H", "4C 3H 4H", "5C 5H 6H")
    return Table(4, at=4).late(*hands, leader=0).do("0 play AD")


# ---- what is called out -------------------------------------------------------------------------------


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


# ---- after a round ------------------------------------------------------------------------------------


@pytest.mark.rule("H-5.3", "H-6.4")
@pytest.mark.parametrize(
    ("locale", "moon"), [("en", "shoots the moon!"), ("es", "alcanza la Luna!"), ("fr", "décroche la lune !")]
)
def test_a_moon_is_the_first_thing_one_reads(locale: str, moon: str) -> None:
    table = Table(4).round(26, 0, 0, 0)
    for said in (table_says(table, locale), panel_says(table, 2, locale)):
        line = next(line for line in said.splitlines() if moon in line)
        assert line.startswith("#")
        assert "Ana" in line
    pad = [
        line.split() for line in table_says(table, locale).splitlines() if line.startswith(("Ana ", "Bea "))
    ]
    assert pad == [["Ana", "0", "0", "1", "1"], ["Bea", "+26", "26", "·", "·"]]


def test_the_pad_is_as_wide_as_a_phone() -> None:
    names = ["W" * 32, "W" * 31 + "x", "Ana", "漢字漢字漢字漢字"]
    table = Table(4).round(26, 0, 0, 0)
    text = told(SHOW.table(seen_by(table.state, None, names), EN))
    block = text.split("```")[1].strip("\n").splitlines()
    assert len(block) == 5
    assert all(len(line) <= 30 for line in block)
    assert len({line[:11] for line in block}) == 5, "two people who cannot be told apart"


def tied() -> Table:
    """A match at its limit in which nothing separates Ana and Bea at the top."""
    table = Table(4, limit=50, places=[1])
    for _ in range(4):
        table.round(0, 0, 13, 13)
    return table


@pytest.mark.rule("H-7.4", "R-H-13")
def test_an_extra_round_says_whose_tie_it_decides_and_why() -> None:
    said = table_says(tied())
    assert "🤝 **Ana, Bea** share place 1 with 0 points." in said
    assert "an extra round decides" in said
    table = tied().deal()
    assert "Hearts · extra round" in table_says(table)
    assert "only decides the tie of Ana, Bea" in panel_says(table, 3)
    said = table_says(tied().round(5, 1, 10, 10))
    assert "Bea, Ana: equal in everything, decided by an extra round." in said
    assert "🥇 **Bea** · 0 points" in said
    pad = [line.split() for line in said.splitlines() if line.startswith(("Bea ", "Carl "))]
    assert [row[1] for row in pad if len(row) == 5] == ["+1", "·"], "only the tied are looked at"


@pytest.mark.rule("H-7.1", "H-7.2", "H-10")
def test_the_podium_says_what_decided_and_what_it_is_worth() -> None:
    said = table_says(Table(4, limit=50).round(0, 4, 11, 11).round(4, 0, 0, 22).round(1, 1, 4, 20))
    assert "5 podium points" in said
    assert "3 podium points" in said
    assert "1 podium point" in said
    assert "Ana, Bea: equal points, decided by stars." in said
    assert "🥇 **Ana** · 5 points · ⭐ 1 · 5 podium points" in said
    final = seen_by(Table(4, limit=50).round(0, 4, 11, 11).round(4, 0, 0, 22).round(1, 1, 4, 20).state, None)
    booked = final._replace(header=replace(final.header, championship_id=1))
    assert "podium" not in plain(told(SHOW.table(booked, texts("en")))), "its medals say what it is worth"
    wins = table_says(Table(4, limit=50).round(2, 3, 10, 11).round(2, 1, 0, 23).round(1, 1, 2, 22))
    assert "Ana, Bea: equal points and stars, decided by rounds won." in wins


def test_awards_are_for_those_who_earned_them() -> None:
    said = table_says(Table(4, limit=50).round(26, 0, 0, 0).round(0, 20, 6, 0).round(0, 26, 0, 0))
    assert "🌕 Moonstruck: Ana, Bea, 1 moon" in said
    assert "🧼 Spotless:" in said


# ---- passing, changing, what is asked -----------------------------------------------------------------


@pytest.mark.rule("H-2.3", "R-H-15")
@pytest.mark.parametrize(
    ("at", "receiver", "giver"), [(1, "Bea", "Dora"), (2, "Dora", "Bea"), (3, "Carl", "Carl")]
)
def test_the_panel_names_who_receives_and_then_what_was_exchanged(at: int, receiver: str, giver: str) -> None:
    table = Table(4, at=at).deal("2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC")
    (menu,) = menus(SHOW.panel(seen_by(table.state, 0), EN))
    assert (menu.action, menu.least, menu.most, len(menu.options)) == ("pass", 3, 3, 13)
    assert receiver in menu.placeholder
    assert f"Which three cards go to {receiver}?" in panel_says(table, 0)
    table.do("0 pass 2C 3C 4C")
    assert f"For **{receiver}**" in panel_says(table, 0)
    (menu,) = menus(SHOW.panel(seen_by(table.state, 0), EN))
    assert [line.value for line in menu.options if line.chosen] == ["2C", "3C", "4C"]
    table.do("1 pass 5C 6C 7C", "2 pass 8C 9C TC", "3 pass JC QC KC")
    assert f"You passed 2♣ · 3♣ · 4♣ to {receiver}. From {giver} you got " in panel_says(table, 0)
    assert "You passed" not in table_says(table)


@pytest.mark.rule("H-3.8", "R-H-11")
def test_a_card_is_offered_back_while_it_lies_last() -> None:
    table = Table(2).deal("2C 3C 4C 5D", "6C 7C").play(0, "2C 6C")
    table.do(f"{table.to_act[0]} play {'7C' if table.to_act[0] else '3C'}")
    mover = table.state.leader or 0
    panel = SHOW.panel(seen_by(table.state, mover), EN)
    (menu,) = menus(panel)
    assert menu.action == "change"
    assert "Take back 7 of clubs" in menu.placeholder
    assert "That is possible once more in this match." in told(panel)
    assert menus(SHOW.panel(seen_by(table.state, 1 - mover), EN)) == []
    table.do(f"{mover} change {menu.options[0].value}")
    assert "has changed a card" in table_says(table)
    assert menus(SHOW.panel(seen_by(table.state, mover), EN)) == []


def test_the_hand_stands_suit_by_suit_and_only_legal_cards_can_be_pressed() -> None:
    table = Table(4, at=4).deal("2C 9C TC AC 3D QD 5S QS KS 4H JH QH AH")
    panel = SHOW.panel(seen_by(table.state, 0), EN)
    cards = buttons(panel)
    assert [plain(b.label) for b in cards[:6]] == ["2♣", "9♣", "10♣", "A♣", "3♦", "Q♦"]
    assert [b.action for b in cards if not b.disabled] == ["play 2C"]
    assert {b.style for b in cards if not b.disabled} == {"primary"}
    french = [
        b.label.replace("\ufe0e", "") for b in buttons(SHOW.panel(seen_by(table.state, 0), texts("fr")))
    ]
    assert french[5] == "D♦"
    assert {"R♠", "V♥", "A♥", "10♣"} <= set(french)
    spoken = SHOW.panel(seen_by(table.state, 0), texts("es")).in_words()
    assert [b.label for b in buttons(spoken)] == ["2 de tréboles"]
    by_rank = buttons(SHOW.panel(seen_by(table.state, 0, hand_order="rank"), EN))
    assert [b.label[0] for b in by_rank[:3]] == ["A", "A", "K"]


@pytest.mark.parametrize(
    ("hands", "played", "asked"),
    [
        (("2C", "3C"), "2C", "You hold clubs, so follow with one."),
        (("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC", "3D 4H"), "2C", "any card without points, in the first"),
        (("2C", "3C"), "", "You begin,"),
    ],
)
def test_the_panel_says_what_is_asked(hands: tuple[str, ...], played: str, asked: str) -> None:
    table = Table(4, at=4).deal(*hands)
    if played:
        table.play(0, played)
    assert asked in panel_says(table, table.to_act[0])


@pytest.mark.rule("H-3.5", "H-3.6", "R-H-03")
@pytest.mark.parametrize(
    ("hand", "broken", "asked"),
    [
        ("3C 4H", False, "Anything but hearts"),
        ("QS 4H", False, "Anything but hearts"),
        ("5H 4H", False, "nothing but hearts"),
        ("3C 4H", True, "Any card will do"),
    ],
)
def test_a_leader_reads_whether_hearts_may_be_led(hand: str, broken: bool, asked: str) -> None:
    table = Table(4).late(hand, "5C 6C", "7C 8C", "9C TC", leader=0, broken=broken)
    assert asked in panel_says(table, 0)


# ---- what the house asks of a game --------------------------------------------------------------------


@pytest.mark.rule("H-9.1", "H-9.2")
def test_the_referee_may_show_two_cards_to_everybody() -> None:
    table = Table(4).deal()
    rulings = SHOW.rulings(seen_by(table.state, None), EN)
    assert len(rulings) == 8
    assert ("Black card for Carl", "card 2 black") in [(r.label, r.value) for r in rulings]
    table.do("* card 2 black", "* card 0 yellow")
    said = table_says(table)
    assert "**Carl** → Dora · 26 points · ⬛ 1" in said
    assert "🟨 1" in said
    assert "1 tarjeta negra" in panel_says(table, 0, "es", words=True)


def test_what_deserves_it_stays_on_the_screen() -> None:
    trick = queen_and_heart().do("1 play QS", "2 play 3H", "3 play 5H").told(TrickOver)
    assert SHOW.beat([Played(0, CARD["2C"])]) == 0
    assert SHOW.beat([Played(0, QUEEN_OF_SPADES)]) > 1.5
    assert SHOW.beat([MoonShot(1), RoundOver(1, (0, 26))]) > SHOW.beat(trick) > 1.5


def test_boards_tell_the_average_and_know_that_few_is_good() -> None:
    assert SHOW.fewest
    facts = {"rounds": 8, "stars": 2, "moons": 1, "podium": 8, "queens": 3}
    assert list(SHOW.tally(52, facts, texts("es"))) == [
        "6,5 puntos por ronda",
        "2 estrellitas",
        "1 luna",
        "8 puntos de podio",
    ]
    assert list(SHOW.tally(0, {}, EN)) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 4])
async def test_options_fit_and_explain_themselves(
    seats: int, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    t = texts(locale)
    seen = seen_by(GAME.new(seats, GAME.options({}, seats)), None)
    for page in SHOW.settings({}, seats, t):
        assert [setting.key for setting in page.settings] == [
            "limit",
            "queen_breaks_hearts",
            "undo_per_match",
        ]
        for setting in page.settings:
            for choice in setting.choices:
                assert 1 <= len(choice.label) <= 50
                assert 1 <= len(choice.sentence) <= 100, choice
        sent = render(host.options(seen, t, page.key))
        assert sent.view is not None
        assert list(offences({"components": sent.view.to_components()})) == []
    assert len(SHOW.help(seen, t)) <= 2000
    assert SHOW.rules({}, seats, t) in SHOW.help(seen, t)
    assert len(SHOW.terms({}, seats, t)) <= 3000
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_minutes_grow_with_people_and_limit() -> None:
    assert SHOW.minutes({}, 4, 0) > SHOW.minutes({}, 1, 3) > SHOW.minutes({"limit": 50}, 1, 3) >= 5
    assert 10 <= SHOW.minutes({}, 2, 0) <= 40


def test_a_refusal_says_what_is_left() -> None:
    refusal = queen_and_heart().refused("1 play 2C")
    assert refusal.rule == "T-4"
    assert SHOW.cards(refusal.rule, refusal.cards, texts("fr")) == "3 de trèfle, 2 de cœur, Dame de pique"


@pytest.mark.rule("R-H-11")
def test_a_card_taken_back_is_a_new_question_to_whoever_is_next() -> None:
    """Also when that player may lay the very same cards: an open panel must not go on showing the old one."""
    table = Table(2, at=4).late("2D 3D 9D", "4D 5D", leader=0, taken=(26, 0))
    table.do("0 play 2D")
    before = SHOW.panel(seen_by(table.state, 1), texts("en"))
    table.do("0 change 3D")
    after = SHOW.panel(seen_by(table.state, 1), texts("en"))
    assert "3♦" in plain(told(after))
    assert before.stamp != after.stamp
