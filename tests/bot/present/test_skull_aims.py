"""Skull's panels state aim and risk, have short buttons, and repeat nothing."""

from __future__ import annotations

import pytest

from bot.art import catalogue
from bot.present import PRESENTERS
from bot.present.play import tools
from bot.present.post import Menu, Post, Row
from bot.texts.emojis import MARKUP
from bot.texts.sentences import LOCALES, Texts, texts
from engine.core import Seat
from engine.skull import GAME
from tests.bot.present.tables import buttons, plain, seen_by, told
from tests.engine.skull.transcript import Table

SHOW = PRESENTERS["skull"]
NAMES = ("Ana", "Bea", "Carl", "Dora")
PICTURES = {name: f"<:{name}:{10**18 + place}>" for place, name in enumerate(catalogue.EMOJIS)}
EN = texts("en")


def panel(table: Table, seat: Seat, t: Texts = EN, *, novice: bool = True) -> Post:
    return SHOW.play.draw_panel(
        seen_by(GAME, table.state, seat, NAMES, novice=novice)._replace(beside=True), t
    )


def public(table: Table, t: Texts = EN) -> str:
    return told(SHOW.play.draw_table(seen_by(GAME, table.state, None, NAMES), t)).replace("\u00a0", " ")


def four() -> Table:
    return Table(seats=4).place("rose", "skull", "rose", "rose")


def lost(own: bool) -> Table:
    table = Table(seats=4).place("skull" if own else "rose", "skull", "rose", "rose")
    table.do("0 challenge 2", "1 pass", "2 pass", "3 pass", "0 flip 0")
    return table if own else table.do("0 flip 1").shuffled(3, 0, 2, 1)


@pytest.mark.rule("SR-1.3", "SR-4.3", "SR-4.4")
@pytest.mark.parametrize("locale", LOCALES)
def test_a_novice_who_may_claim_reads_the_risk(locale: str) -> None:
    t = texts(locale)
    for table, risk in ((four(), "skull-how-turn"), (four().do("0 challenge 1"), "skull-how-raise")):
        seat = GAME.to_act(table.state)[0]
        assert told(panel(table, seat, t)).count(t(risk)) == 1
        assert t(risk) not in told(panel(table, seat, t, novice=False)), "who knows the game need not read it"
        assert plain(t(risk)) not in public(table, t), "who does not decide need not read it"


def test_buttons_of_skull_have_short_labels() -> None:
    def labels(table: Table, seat: Seat) -> list[str]:
        return [button.label for button in buttons(panel(table, seat))]

    assert labels(Table(seats=4), 0) == [EN("skull-add-rose"), EN("skull-add-skull")]
    assert labels(four(), 0) == labels(Table(seats=4), 0)
    (claims,) = (block for block in panel(four(), 0).blocks if isinstance(block, Menu))
    assert claims.placeholder == EN("skull-or-claim")
    assert [one.label for one in claims.options] == [EN("skull-words-claim", number=n) for n in (1, 2, 3, 4)]
    raises = [EN("skull-claim", number=n) for n in (3, 4)]
    assert labels(four().do("0 challenge 2"), 1) == [*raises, EN("button-pass")]
    flipping = Table(seats=4).place("rose", "rose", "rose", "rose").do("0 challenge 2", "1 pass", "2 pass")
    flipping.do("3 pass")
    assert labels(flipping, 0) == [EN("skull-flip-own")]
    assert labels(flipping.do("0 flip 0"), 0) == ["Flip: Bea", "Flip: Carl", "Flip: Dora"]
    assert labels(lost(own=True), 0)[:2] == [EN("skull-lose-rose"), EN("skull-lose-skull")]
    assert labels(lost(own=False), 1)[:4] == [f"Disc {place}" for place in range(1, 5)]


def test_pass_and_claims_share_a_row_and_a_colour() -> None:
    (row,) = (block for block in panel(four().do("0 challenge 1"), 1).blocks if isinstance(block, Row))
    assert row.width == 3
    assert {getattr(button, "style", "") for button in row.buttons} == {"primary"}


def test_a_challenger_reads_once_that_it_was_their_own_skull() -> None:
    assert told(panel(lost(own=True), 0)).count(EN("skull-how-lose")) == 1
    assert told(panel(lost(own=False), 1)).count(EN("skull-how-pick", player="Ana", count=4)) == 1


def test_a_panel_says_how_many_claims_its_reader_and_whoever_is_ahead_has_won() -> None:
    table = Table(seats=4).place("rose", "skull", "rose", "rose").do("0 challenge 1", "1 pass", "2 pass")
    table.do("3 pass", "0 flip 0")
    for seat, won in ((0, "1 of the 2 claims it takes"), (2, "0 of the 2 claims it takes; Ana 1")):
        said = told(panel(table, seat)).replace("\u00a0", " ")
        assert f"round 2\n-# You have won {won}\n" in said
    assert "round 2 · goal: win 2 claims\n" in public(table)


@pytest.mark.parametrize("seat", [0, 1])
def test_showing_discs_is_offered_only_in_the_tools_menu(seat: Seat) -> None:
    table = lost(own=True).do("0 lose rose")
    seen = seen_by(GAME, table.state, seat, NAMES)
    said = tools.with_tools(panel(table, seat), seen, EN)
    (menu,) = (block for block in said.blocks if isinstance(block, Menu))
    assert menu.action == "@more"
    (brought,) = (block for block in tools.more_tools(seen, EN).blocks if isinstance(block, Menu))
    for offered in (menu, brought):
        shown = [one for one in offered.options if one.value.startswith("show")]
        assert [(one.label, one.value) for one in shown] == (
            [(EN("skull-show-skull"), "show 0")] if seat else []
        )
        assert all(one.description.startswith("Optional.") for one in shown)


def to_show(table: Table, seat: Seat) -> list[tuple[str, str]]:
    """Return the lines of the menu of what a seat may show."""
    menus = [one for one in panel(table, seat).blocks if isinstance(one, Menu) and one.action == "show"]
    return [(line.label, line.value) for menu in menus for line in menu.options]


@pytest.mark.rule("SR-4.6")
def test_of_equal_discs_only_one_is_offered_to_be_shown() -> None:
    table = Table(seats=4).place("rose", "rose", "rose", "rose").do("0 place skull", "1 place rose")
    table.do("2 challenge 1", "3 pass", "0 pass", "1 pass", "2 flip 2")
    assert to_show(table, 0) == [
        (EN("skull-show-rose"), "0"),
        (EN("skull-show-skull"), "1"),
    ]
    assert [place for _, place in to_show(table, 1)] == ["0"]
    table.do("1 show 0")
    assert [place for _, place in to_show(table, 1)] == ["1"]


def test_a_claim_shows_no_disc_as_if_it_were_flipped() -> None:
    table = four().do("0 challenge 1", "1 pass", "2 challenge 2")
    t = Texts("en", emojis=PICTURES)
    said = public(table, t)
    bid, passed = EN("skull-challenge", player="Carl", number=2), EN("skull-passed", players="Bea", count=1)
    assert plain(f"\n## {bid}\n-# {EN('skull-earlier', claims='Ana 1')}\n-# {passed}\n") in said
    assert "_rose:" not in said
    assert plain(EN("skull-earlier", claims="you\xa01")) in told(panel(table.do("3 pass"), 0)).replace(
        "\u00a0", " "
    )


def test_a_pile_says_which_disc_is_on_top_where_there_is_more_than_one() -> None:
    table = four()
    assert EN("labelled", label=EN("skull-pile", count=1), text="🌹") in told(panel(table, 0))
    table.do("0 place skull")
    assert EN("labelled", label=EN("skull-pile-seen", count=2), text="🌹\xa0💀") in told(panel(table, 0))


def test_a_flipping_player_sees_their_pile_instead_of_their_hand() -> None:
    table = four().do("0 challenge 2", "1 pass", "2 pass", "3 pass")
    assert EN("skull-pile", count=1) in told(panel(table, 0))
    assert "In your hand" not in told(panel(table, 0))


def test_only_face_down_discs_of_the_own_pile_can_be_flipped() -> None:
    table = four().do("0 place rose", "1 place rose", "2 place rose", "3 place rose", "0 challenge 3")
    table.do("1 pass", "2 pass", "3 pass", "0 flip 0")
    said, words = told(panel(table, 0)), told(panel(table, 0, EN.with_words(True)).in_words())
    assert EN("labelled", label=EN("skull-left", count=1), text="🌹") in said
    assert f"-# {EN('skull-flipped-own', discs='Rose')}" in said
    assert EN("skull-pile", count=1) not in said
    heard = EN("labelled", label=EN("skull-left", count=1), text="Rose.")
    assert f"{heard}\n{EN('skull-flipped-own', discs='Rose')}." in words


def test_discs_in_hand_and_on_the_mat_are_counted_apart() -> None:
    table = four()
    assert plain(
        f"**Ana** ⏳ · 🔴 {EN('skull-lies-down', count=1)}, {EN('skull-in-hand', count=3)}"
    ) in public(table)
    assert EN("skull-face-down", count=4) in public(table)
    table.do("0 challenge 2", "1 pass", "2 pass", "3 pass", "0 flip 0")
    assert "Face down on the mats" not in public(table), "one of them lies face up"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_finished_bet_has_a_line_for_each_mat(locale: str) -> None:
    """A phone might break a shared line between a disc and its player."""
    t = Texts(locale, emojis=PICTURES)
    table = Table(seats=4).place("rose", "rose", "rose", "rose").do("0 place rose", "1 place skull")
    table.do("2 challenge 3", "3 pass", "0 pass", "1 pass", "2 flip 2", "2 flip 0", "2 flip 0")
    post = SHOW.play.draw_table(seen_by(GAME, table.state, None, NAMES), t)
    text = told(post.without_illustration()).replace("\u00a0", " ").splitlines()
    lines = [line for line in text if "_rose" in line and line.startswith("## ")]
    assert [len(MARKUP.findall(line)) for line in lines] == [1, 2]
    assert lines[0].endswith("> Carl")
    assert lines[1].endswith("> Ana")
    assert not [line for line in public(table, t).splitlines() if line in lines], "its picture has them"
