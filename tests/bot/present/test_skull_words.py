"""Texts of a Skull table, on screen and in sentences for screen readers."""

from __future__ import annotations

import pytest

from bot.present import PRESENTERS
from bot.present.play.fitting import shorten_to_fit
from bot.present.post import Menu, Post
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import LOCALES, Texts, texts
from engine.core import Seat
from engine.skull import GAME
from tests.bot.present.tables import buttons, plain, robot_at, seen_by, told
from tests.bot.present.test_skull_king_posts import complete
from tests.engine.skull.transcript import Table
from tests.sim.screen import unformatted

EN = texts("en")
FR = texts("fr")

SHOW = PRESENTERS["skull"]
ALIKE = ("Ana", "Ana", "Carl", "Dora")


def heard(table: Table, seat: Seat, locale: str = "en", names: tuple[str, ...] = ALIKE) -> Post:
    """Return the panel of a seat in words-only style; Carl is a robot."""
    t = texts(locale).with_words(True)
    return SHOW.play.draw_panel(seen(table, seat, names), t).in_words()


def owner(name: str, mat: str, t: Texts = EN) -> str:
    """Return how a player is called by name and mat."""
    return t("mat-owner", player=name, mat=t(f"mat-{mat}"))


def looked_at(table: Table, seat: Seat | None, locale: str = "en") -> str:
    """Return the text of a seat's panel, or of the table."""
    draw = SHOW.play.draw_table if seat is None else SHOW.play.draw_panel
    return told(draw(seen(table, seat), texts(locale))).replace("\u00a0", " ")


def seen(table: Table, seat: Seat | None, names: tuple[str, ...] = ALIKE) -> Snapshot:
    return robot_at(seen_by(GAME, table.state, seat, names), 2)


def four() -> Table:
    """Return a table where everybody has placed a first disc, Bea a skull; seat 0 begins."""
    return Table(seats=4).place("rose", "skull", "rose", "rose")


def news(table: Table, seat: Seat, locale: str = "en") -> list[str]:
    """Return what the panel of a decision says has happened since the reader's last move."""
    assert seat in GAME.to_act(table.state)
    lines = told(heard(table, seat, locale, ("Ana", "Bea", "Carl", "Dora"))).splitlines()
    start = texts(locale)("skull-words-since", news="")
    first = next((n for n, line in enumerate(lines) if line.startswith(start)), None)
    if first is None:
        assert texts(locale)("skull-words-nothing-since") in lines
        return []
    lines[first] = lines[first].removeprefix(start)
    return [line for line in lines[first:] if " mat) " in line and ":" not in line.split(" mat) ")[0]]


def test_in_words_every_button_says_what_it_does() -> None:
    table = four()
    labels = [button.label for button in buttons(heard(table, 0))]
    assert labels == [
        "Lay: Rose",
        "Lay: Skull",
    ]
    (claims,) = (block for block in heard(table, 0).blocks if isinstance(block, Menu))
    assert [one.label for one in claims.options] == ["Claim 1 rose", *(f"Claim {n} roses" for n in (2, 3, 4))]
    table.do("0 challenge 2")
    labels = [button.label for button in buttons(heard(table, 1))]
    assert labels == ["Claim 3 roses", "Claim 4 roses", "Pass"]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_card_explains_the_signs_of_this_tables_discs_and_mats(locale: str) -> None:
    there = seen(four(), 0)
    card = SHOW.play.help_card(there, texts(locale)).lines.replace("\u00a0", " ")
    assert all(f"{sign} " in card for sign in "🌹💀⚪")
    assert "🦀 🔴 · 🐬 🔵 · 🤖 🟢 · 🐙 🟣" in card
    assert "⭐" not in card
    assert "🌹" not in SHOW.play.help_card(there, texts(locale).with_words(True)).lines


# ---- since the reader's last move ------------------------------------------------------------------------


def test_news_in_words_lists_discs_added_since_the_readers_turn() -> None:
    table = four()
    assert news(table, 0) == []
    table.do("0 place rose", "1 place rose")
    ana = EN("skull-words-added", player=owner("Ana", "crab"), height=2)
    bea = EN("skull-words-added", player=owner("Bea", "dolphin"), height=2)
    assert news(table, 2) == [ana, bea]
    table.do("2 place rose", "3 place rose", "0 place rose")
    carl = EN("skull-words-added", player=owner("Carl", "parrot"), height=2)
    dora = EN("skull-words-added", player=owner("Dora", "octopus"), height=2)
    again = EN("skull-words-added", player=owner("Ana", "crab"), height=3)
    assert news(table, 1) == [carl, dora, again]


def test_an_eliminated_player_is_in_no_news_and_gets_none() -> None:
    table = Table(seats=4, discs={1: ""}).place("rose", "rose", "rose").do("0 place rose")
    assert news(table, 2) == [EN("skull-words-added", player=owner("Ana", "crab"), height=2)]
    for nothing in (EN("skull-words-nothing-since"), EN("skull-words-since", news="")):
        assert nothing not in told(heard(table, 1))


def test_news_in_words_lists_claims_and_passes_since_the_readers_own() -> None:
    table = four().do("0 place rose", "1 challenge 1", "2 pass")
    assert news(table, 3) == [
        EN("skull-words-added", player=owner("Ana", "crab"), height=2),
        EN("skull-words-said", player=owner("Bea", "dolphin"), number=1),
        EN("skull-words-passed", player=owner("Carl", "parrot")),
    ]
    table.do("3 challenge 2")
    assert news(table, 0) == [
        EN("skull-words-said", player=owner("Bea", "dolphin"), number=1),
        EN("skull-words-passed", player=owner("Carl", "parrot")),
        EN("skull-words-said", player=owner("Dora", "octopus"), number=2),
    ]
    table.do("0 pass")
    assert news(table, 1) == [
        EN("skull-words-passed", player=owner("Carl", "parrot")),
        EN("skull-words-said", player=owner("Dora", "octopus"), number=2),
        EN("skull-words-passed", player=owner("Ana", "crab")),
    ]
    table.do("1 pass")
    assert news(table, 3) == [
        EN("skull-words-passed", player=owner("Ana", "crab")),
        EN("skull-words-passed", player=owner("Bea", "dolphin")),
    ]
    table.do("3 flip 3")
    assert news(table, 3) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_news_is_in_sentences_and_in_no_list(locale: str) -> None:
    t, table = texts(locale), four().do("0 place rose", "1 challenge 2", "2 pass")
    ana, bea = owner("Ana", "crab", t), owner("Ana", "dolphin", t)
    text = told(heard(table, 3, locale))
    assert t("skull-words-since", news=t("skull-words-added", player=ana, height=2)) in text
    assert t("skull-words-said", player=bea, number=2) in text
    for seat in (0, 3):
        title, *lines = told(heard(table, seat, locale)).splitlines()
        assert not [line for line in lines if " · " in line], f"{title}: a list and no sentence"


# ---- who is who ------------------------------------------------------------------------------------------


def test_a_line_for_each_player_says_what_is_counted_and_who_is_a_robot() -> None:
    text = told(heard(four().do("0 place rose", "1 challenge 1", "2 pass"), 3))
    robot = EN("mat-owner-robot", player="Carl", mat=EN("mat-parrot"))
    for player, height in ((owner("Ana", "crab"), 2), (owner("Ana", "dolphin"), 1), (robot, 1)):
        assert EN("skull-words-player", player=player, height=height, discs=4, bets=0) in text
    assert text.count(EN("skull-words-has-passed")) == 1


def test_namesakes_are_distinguished_by_their_mats() -> None:
    table = four().do("0 challenge 3", "1 pass", "2 pass", "3 pass", "0 flip 0")
    panel = heard(table, 0)
    assert [button.label for button in buttons(panel)] == [
        owner("Ana", "dolphin"),
        owner("Carl", "parrot"),
        owner("Dora", "octopus"),
    ]
    assert EN("skull-flipped-you", player=owner("Ana", "crab"), disc="Rose") in told(panel)
    text = told(heard(table.do("0 flip 1", "- shuffle 0 1 2 3", "1 lose 0"), 3))
    assert EN("skull-flipped", player=owner("Ana", "dolphin"), disc="Skull") in text
    assert f"**{owner('Ana', 'dolphin')}**" in text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_reveal_fits_a_letter_in_words(locale: str) -> None:
    """Six people with the longest names reveal eighteen discs, the last of them a skull."""
    table = Table(seats=6).place(*["rose"] * 5, "skull")
    table.do(*(f"{seat} place rose" for seat in (*range(6), *range(6))), "0 challenge 18")
    table.do(*["0 flip 0"] * 3, *(f"0 flip {mat}" for mat in (*range(1, 6), *range(1, 6), *range(1, 5))))
    names = tuple(f"{'*_' * 15}*{place}" for place in range(6))
    t = texts(locale).with_words(True)

    def drawn(seen: Snapshot, t: Texts) -> Post:
        return complete(SHOW.play.draw_panel(seen, t), seen, t, classic=True)

    letter = shorten_to_fit(seen_by(GAME, table.state, 0, names), t, drawn)
    assert letter.fits, len(letter.content)
    assert letter.content.count(t("disc-rose")) >= 17


def test_a_button_label_shows_a_name_without_escapes() -> None:
    table = four().do("0 challenge 3", "1 pass", "2 pass", "3 pass", "0 flip 0")
    assert buttons(heard(table, 0, names=("Ana", "B*a", "Carl", "Dora")))[0].label == owner("B*a", "dolphin")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_result_in_words_has_all_places_and_no_stray_markup(locale: str) -> None:
    table = four().do("0 challenge 1", "1 pass", "2 pass", "3 pass", "0 flip 0").place(*["rose"] * 4)
    table.do("0 challenge 1", "1 pass", "2 pass", "3 pass", "0 flip 0")
    lines = told(heard(table, 3, locale)).replace("\u00a0", " ").splitlines()
    places = [line for line in lines if line[:1].isdigit()]
    assert [line.split(" ")[0] for line in places] == [r"1\.", r"2\.", r"2\.", r"2\."]
    assert places[0].startswith(r"1\. **Ana (")
    t = texts(locale)
    robot = t("mat-owner-robot", player="Carl", mat=t("mat-parrot"))
    assert places[2].startswith(rf"2\. **{robot}**")
    assert unformatted("\n".join(lines)) == []


# ---- said once, and not longer than it is so -------------------------------------------------------------


def test_a_bidders_panel_says_the_bid_once_and_all_that_was_said() -> None:
    table = four().do("0 challenge 1", "1 pass")
    text = looked_at(table, 2)
    assert text.count("Ana** claims") == 1
    assert text.startswith(f"# {EN('skull-ask-raise')}\n")
    new = told(SHOW.play.draw_panel(seen(table, 2)._replace(novice=True), texts("en")))
    assert EN("skull-how-pass", total=4) in new
    assert EN("skull-how-pass", total=4) not in text
    bid, passed = EN("skull-challenge", player="Ana", number=1), EN("skull-passed", players="Ana", count=1)
    assert plain(f"\n## {bid}\n-# {passed}\n") in text
    # A waiting player does not read what was said, because that changes.
    assert plain(bid) not in looked_at(table, 3)


def test_claims_won_are_shown_only_for_players_who_have_won_one() -> None:
    table = Table(won={1: 1}).place("rose", "rose", "rose")
    said = looked_at(table, 0)
    assert said.count(EN("skull-bets", count=1)) == 1
    counted = (EN("skull-lies-down", count=1), EN("skull-in-hand", count=3), EN("skull-bets", count=1))
    assert plain(f"**Ana** · 🔵 {', '.join(counted)}") in said


@pytest.mark.rule("SR-5.5")
@pytest.mark.parametrize("words", [False, True])
def test_lost_discs_are_shown_only_to_their_owner_during_the_match(words: bool) -> None:
    table = Table(discs={0: "rose rose", 1: "", 2: "rose"}).place("rose", "rose")

    def says(seat: Seat) -> str:
        return told(heard(table, seat)) if words else looked_at(table, seat)

    assert EN("skull-lost-own", discs="Rose, Skull") in says(0)
    table.do("0 challenge 2", "0 flip 0", "0 flip 2").place("rose", "rose")
    table.do("0 challenge 2", "0 flip 0", "0 flip 2")
    assert table.phase == "over"
    assert EN("skull-lost-own", discs="") not in says(0)


@pytest.mark.parametrize("words", [False, True])
def test_no_french_sentence_puts_de_before_a_name(words: bool) -> None:
    """French elides `de` before a vowel: `d’Ana`, but `de Bea`."""
    table = four().do("0 challenge 4", "0 flip 0", "0 flip 2")
    texts_ = [told(heard(table, 3, "fr")) if words else looked_at(table, 3, "fr")]
    table.do("0 flip 1")
    texts_ += [told(heard(table, 3, "fr")) if words else looked_at(table, 3, "fr")]
    assert (
        FR("skull-flipped", player=owner("Ana", "dolphin", FR), disc="Crâne")
        in texts_[1].replace("\u00a0", " ")
        or not words
    )
    assert not [text for text in texts_ if "de Ana" in text or "de **Ana" in text or "de Carl" in text]


@pytest.mark.parametrize(
    ("pile", "bid", "lost"),
    [
        (("skull", "rose"), 1, False),  # only the rose on top is flipped
        (("skull", "rose"), 2, True),
        (("rose", "skull"), 1, True),
        (("rose", "rose"), 2, False),
    ],
)
def test_a_challenger_bound_to_flip_their_own_skull_is_warned(
    pile: tuple[str, str], bid: int, lost: bool
) -> None:
    table = Table(seats=3).place(pile[0], "rose", "rose")
    table.do(f"0 place {pile[1]}", "1 place rose", "2 place rose", f"0 challenge {bid}", "1 pass", "2 pass")
    assert (EN("skull-how-flip-doomed") in looked_at(table, 0)) is lost
    for seat in (None, 1, 2):
        assert EN("skull-how-flip-doomed") not in looked_at(table, seat)
