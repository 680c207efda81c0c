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
from tests.bot.present.tables import buttons, robot_at, seen_by, told
from tests.bot.present.test_skull_king_posts import complete
from tests.engine.skull.transcript import Table
from tests.sim.screen import unformatted

SHOW = PRESENTERS["skull"]
ALIKE = ("Ana", "Ana", "Carl", "Dora")


def heard(table: Table, seat: Seat, locale: str = "en", names: tuple[str, ...] = ALIKE) -> Post:
    """Return the panel of a seat in words-only style; Carl is a robot."""
    t = texts(locale).with_words(True)
    return SHOW.play.draw_panel(seen(table, seat, names), t).in_words()


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
    ana = "Ana (crab mat) added a disc: 2 on the mat."
    bea = "Bea (dolphin mat) added a disc: 2 on the mat."
    assert news(table, 2) == [ana, bea]
    table.do("2 place rose", "3 place rose", "0 place rose")
    carl = "Carl (parrot mat) added a disc: 2 on the mat."
    dora = "Dora (octopus mat) added a disc: 2 on the mat."
    again = "Ana (crab mat) added a disc: 3 on the mat."
    assert news(table, 1) == [carl, dora, again]


def test_an_eliminated_player_is_in_no_news_and_gets_none() -> None:
    table = Table(seats=4, discs={1: ""}).place("rose", "rose", "rose").do("0 place rose")
    assert news(table, 2) == ["Ana (crab mat) added a disc: 2 on the mat."]
    assert "last move" not in told(heard(table, 1))


def test_news_in_words_lists_claims_and_passes_since_the_readers_own() -> None:
    table = four().do("0 place rose", "1 challenge 1", "2 pass")
    assert news(table, 3) == [
        "Ana (crab mat) added a disc: 2 on the mat.",
        "Bea (dolphin mat) claimed 1 rose.",
        "Carl (parrot mat) passed.",
    ]
    table.do("3 challenge 2")
    assert news(table, 0) == [
        "Bea (dolphin mat) claimed 1 rose.",
        "Carl (parrot mat) passed.",
        "Dora (octopus mat) claimed 2 roses.",
    ]
    table.do("0 pass")
    assert news(table, 1) == [
        "Carl (parrot mat) passed.",
        "Dora (octopus mat) claimed 2 roses.",
        "Ana (crab mat) passed.",
    ]
    table.do("1 pass")
    assert news(table, 3) == ["Ana (crab mat) passed.", "Bea (dolphin mat) passed."]
    table.do("3 flip 3")
    assert news(table, 3) == []


@pytest.mark.parametrize(
    ("locale", "added", "said"),
    [
        ("en", "Since your last move: Ana (crab mat) added", "Ana (dolphin mat) claimed 2 roses."),
        (
            "es",
            "Desde tu última jugada: Ana (tapete del cangrejo) añadió",
            "Ana (tapete del delfín) apostó a que descubría 2 rosas.",
        ),
        (
            "fr",
            "Depuis ton dernier coup : Ana (tapis du crabe) a ajouté",
            "Ana (tapis du dauphin) a parié pouvoir retourner 2 roses.",
        ),
    ],
)
def test_the_news_in_three_languages(locale: str, added: str, said: str) -> None:
    table = four().do("0 place rose", "1 challenge 2", "2 pass")
    text = told(heard(table, 3, locale)).replace("\u00a0", " ")
    assert added in text
    assert said in text
    for seat in (0, 3):
        title, *lines = told(heard(table, seat, locale)).splitlines()
        assert not [line for line in lines if " · " in line], f"{title}: a list and no sentence"


# ---- who is who ------------------------------------------------------------------------------------------


def test_a_line_for_each_player_says_what_is_counted_and_who_is_a_robot() -> None:
    text = told(heard(four().do("0 place rose", "1 challenge 1", "2 pass"), 3))
    assert "Ana (crab mat): 2 discs on the mat, 4 in all, claims won: 0.\n" in text
    assert "Ana (dolphin mat): 1 disc on the mat, 4 in all, claims won: 0.\n" in text
    assert "Carl (robot, parrot mat): 1 disc on the mat, 4 in all, claims won: 0. Has passed.\n" in text


def test_namesakes_are_distinguished_by_their_mats() -> None:
    table = four().do("0 challenge 3", "1 pass", "2 pass", "3 pass", "0 flip 0")
    panel = heard(table, 0)
    assert [button.label for button in buttons(panel)] == [
        "Ana (dolphin mat)",
        "Carl (parrot mat)",
        "Dora (octopus mat)",
    ]
    assert "Rose on your own mat." in told(panel)
    text = told(heard(table.do("0 flip 1", "- shuffle 0 1 2 3", "1 lose 0"), 3))
    assert "Skull on the mat of Ana (dolphin mat)." in text
    assert "**Ana** has run into the skull of **Ana (dolphin mat)**." in text


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
    assert buttons(heard(table, 0, names=("Ana", "B*a", "Carl", "Dora")))[0].label == "B*a (dolphin mat)"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_result_in_words_has_all_places_and_no_stray_markup(locale: str) -> None:
    table = four().do("0 challenge 1", "1 pass", "2 pass", "3 pass", "0 flip 0").place(*["rose"] * 4)
    table.do("0 challenge 1", "1 pass", "2 pass", "3 pass", "0 flip 0")
    lines = told(heard(table, 3, locale)).replace("\u00a0", " ").splitlines()
    places = [line for line in lines if line[:1].isdigit()]
    assert [line.split(" ")[0] for line in places] == [r"1\.", r"2\.", r"2\.", r"2\."]
    assert places[0].startswith(r"1\. **Ana (")
    assert places[2].startswith(r"2\. **Carl (robot, ")
    assert unformatted("\n".join(lines)) == []


# ---- said once, and not longer than it is so -------------------------------------------------------------


def test_a_bidders_panel_says_the_bid_once_and_all_that_was_said() -> None:
    table = four().do("0 challenge 1", "1 pass")
    text = looked_at(table, 2)
    assert text.count("Ana** claims") == 1
    assert text.startswith("# Your turn: claim more or pass\n")
    new = told(SHOW.play.draw_panel(seen(table, 2)._replace(novice=True), texts("en")))
    assert "\n-# If you pass, you claim no more this round." in new
    assert "If you pass" not in text
    assert "\n## **Ana** claims 1 rose\n-# Ana has passed\n" in text.replace("\u00a0", " ")
    # A waiting player does not read what was said, because that changes.
    assert "claims 1 rose" not in looked_at(table, 3)


def test_claims_won_are_shown_only_for_players_who_have_won_one() -> None:
    table = Table(won={1: 1}).place("rose", "rose", "rose")
    said = looked_at(table, 0)
    assert said.count("claim won") == 1
    assert "**Ana** · 🔵 1 face down, 3 in hand, 1 claim won" in said.replace("\u00a0", " ")


@pytest.mark.rule("SR-5.5")
@pytest.mark.parametrize("words", [False, True])
def test_lost_discs_are_shown_only_to_their_owner_during_the_match(words: bool) -> None:
    table = Table(discs={0: "rose rose", 1: "", 2: "rose"}).place("rose", "rose")

    def says(seat: Seat) -> str:
        return told(heard(table, seat)) if words else looked_at(table, seat)

    assert "Lost earlier (only you know): Rose, Skull" in says(0)
    table.do("0 challenge 2", "0 flip 0", "0 flip 2").place("rose", "rose")
    table.do("0 challenge 2", "0 flip 0", "0 flip 2")
    assert table.phase == "over"
    assert "Lost earlier" not in says(0)


@pytest.mark.parametrize("words", [False, True])
def test_no_french_sentence_puts_de_before_a_name(words: bool) -> None:
    """French elides `de` before a vowel: `d’Ana`, but `de Bea`."""
    table = four().do("0 challenge 4", "0 flip 0", "0 flip 2")
    texts_ = [told(heard(table, 3, "fr")) if words else looked_at(table, 3, "fr")]
    table.do("0 flip 1")
    texts_ += [told(heard(table, 3, "fr")) if words else looked_at(table, 3, "fr")]
    assert "Crâne chez Ana (tapis du dauphin)." in texts_[1].replace("\u00a0", " ") or not words
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
    assert ("your skull is among them" in looked_at(table, 0)) is lost
    for seat in (None, 1, 2):
        assert "your skull is among" not in looked_at(table, seat)
