"""The first line of every message of Hearts and Skull: the question, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.present import PRESENTERS
from bot.present.post import Post, Text
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import LOCALES, Texts, texts
from engine import GAMES
from engine.core import Seat
from tests.bot.present.tables import NAMES, seen_by, states
from tests.engine.hearts.transcript import Table as Hearts
from tests.engine.skull.transcript import Table as Skull

EN = texts("en")
TABLES: tuple[tuple[str, Mapping[str, Any], int], ...] = (
    ("hearts", {"undo_per_match": 1, "limit": 50}, 4),
    ("hearts", {}, 2),
    ("skull", {}, 3),
    ("skull", {"opponent_discard": "auto_random"}, 6),
)
YOURS = {"en": "Your turn: ", "es": "Te toca: ", "fr": "À toi\u00a0: "}


def first_line(post: Post) -> str:
    """Return the headline of a post, without its marks."""
    top = post.blocks[0]
    assert isinstance(top, Text)
    assert top.text.startswith("# ")
    assert "\n" not in top.text
    return top.text.removeprefix("# ")


def lines(game: str, state: Any, *readers: Seat | None) -> list[str]:
    """Return the first line for these readers, None for spectators."""
    show, found = PRESENTERS[game], []
    for reader in readers:
        seen = seen_by(GAMES[game], state, reader)
        found.append(first_line((show.play.draw_table if reader is None else show.play.draw_panel)(seen, EN)))
        assert found[-1] == show.play.describe_turn(seen, EN)
    return found


WAITS = EN("head-wait")
DEALT = Hearts(4).deal("2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC")
PASSED = Hearts(4).deal("2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC").do("0 pass 2C 3C 4C")
TIED = Hearts(4, limit=50, places=[1])
for _ in range(4):
    TIED.round(0, 0, 13, 13)
HEARTS = (
    ("shuffling", Hearts(4), "One moment: the cards are being dealt", WAITS, WAITS),
    (
        "a pass",
        DEALT,
        "Everybody passes three cards",
        "Your turn: pass three cards to Bea",
        "Your turn: pass three cards to Carl",
    ),
    (
        "a pass somebody has made",
        PASSED,
        "Waiting for Bea, Carl and Dora to pass three cards",
        "Cards chosen: wait for the others",
        "Your turn: pass three cards to Carl",
    ),
    (
        "the first lead",
        Hearts(4, at=4).deal("2C"),
        "Ana's turn to start the trick",
        "Your turn: play the 2 of clubs",
        WAITS,
    ),
    (
        "a trick under way",
        Hearts(4, at=4).deal("2C", "3C").do("0 play 2C"),
        "Bea's turn to play a card",
        WAITS,
        "Your turn: play the 3 of clubs",
    ),
    (
        "nothing of the suit",
        Hearts(4).late("2C AD", "3S 4S", "5C 6C", "7C 8C").do("0 play 2C"),
        "Bea's turn to play a card",
        WAITS,
        "Your turn: play any card",
    ),
    (
        "the last card",
        Hearts(4).late("2C", "3C", "5C", "7C").do("0 play 2C"),
        "Bea's turn to play a card",
        WAITS,
        "Your turn: play your last card",
    ),
    (
        "the score of a round",
        Hearts(4).round(0, 1, 2, 23),
        "Ana leads after round\u00a01",
        *["Nothing to do: the next round starts by itself"] * 2,
    ),
    (
        "a tie that goes on",
        TIED,
        "Ana and Bea lead after round\u00a04",
        *["Nothing to do: the next round starts by itself"] * 2,
    ),
    (
        "the end",
        Hearts(4, limit=50).round(0, 1, 2, 23).round(1, 0, 0, 25).round(0, 1, 0, 25),
        "🏆 Ana wins with the fewest points!",
        "🏆 You win with the fewest points!",
        "🏆 Ana wins with the fewest points!",
    ),
)


@pytest.mark.parametrize(("phase", "table", "watching", "ana", "bea"), HEARTS)
def test_the_first_line_of_hearts_states_the_question(
    phase: str, table: Hearts, watching: str, ana: str, bea: str
) -> None:
    assert lines("hearts", table.state, None, 0, 1) == [watching, ana, bea], phase


def laid() -> Skull:
    return Skull().place("rose", "skull", "rose")


def flipping() -> Skull:
    return laid().do("0 challenge 2", "1 pass", "2 pass")


OWN_SKULL = Skull().place("skull", "rose", "rose").do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
LAST_SKULL = Skull(discs={0: "skull"}).place("skull", "rose", "rose")
LAST_SKULL.do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
WON = Skull(won={0: 1}).place("rose", "rose", "rose").do("0 challenge 1", "1 pass", "2 pass", "0 flip 0")
SKULL = (
    (
        "first discs",
        Skull().do("0 place rose"),
        "Waiting for Bea and Carl to lay a disc",
        "Disc laid: wait for the others",
        "Your turn: lay your first disc",
    ),
    (
        "a turn",
        laid(),
        "Ana's turn to lay a disc or claim roses",
        "Your turn: lay a disc or claim roses",
        WAITS,
    ),
    (
        "a challenge",
        laid().do("0 challenge 2"),
        "Bea's turn to claim more or pass",
        WAITS,
        "Your turn: claim more or pass",
    ),
    (
        "a reveal",
        flipping(),
        "Ana's turn to flip a disc: 2 roses to go",
        "Your turn: flip your top disc",
        WAITS,
    ),
    (
        "a reveal elsewhere",
        flipping().do("0 flip 0"),
        "Ana's turn to flip a disc: 1 rose to go",
        "Your turn: choose whose disc to flip",
        WAITS,
    ),
    ("a shuffle", flipping().do("0 flip 0", "0 flip 1"), "Ana loses a disc", WAITS, WAITS),
    (
        "a disc to be picked",
        flipping().do("0 flip 0", "0 flip 1", "- shuffle 0 1 2 3"),
        "Bea's turn to pick one of Ana's discs",
        WAITS,
        "Your turn: pick one of Ana's discs",
    ),
    ("an own skull", OWN_SKULL, "Ana's turn to give up a disc", "Your turn: give up a disc", WAITS),
    ("somebody out", LAST_SKULL, "Ana's turn to choose who starts", "Your turn: choose who starts", WAITS),
    (
        "the end",
        WON,
        "🏴‍☠️ Ana has won two claims and the match!",
        "🏴‍☠️ You have won two claims and the match!",
        "🏴‍☠️ Ana has won two claims and the match!",
    ),
)


@pytest.mark.parametrize(("phase", "table", "watching", "ana", "bea"), SKULL)
def test_the_first_line_of_skull_states_the_question(
    phase: str, table: Skull, watching: str, ana: str, bea: str
) -> None:
    assert lines("skull", table.state, None, 0, 1) == [watching, ana, bea], phase


def test_an_eliminated_skull_player_is_not_asked_anything() -> None:
    table = Skull(discs={2: ""}).place("rose", "rose")
    assert lines("skull", table.state, 2) == ["Nothing to do: you are out"]


def awaits(seen: Snapshot, t: Texts) -> bool:
    """Return whether the panel says that it is its reader's turn."""
    return first_line(PRESENTERS[seen.header.game].play.draw_panel(seen, t)).startswith(YOURS[t.locale])


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_every_screen_of_a_match_says_first_whose_turn_it_is(
    game: str, options: Mapping[str, Any], seats: int
) -> None:
    rules, turns = GAMES[game], 0
    for number, state in enumerate(states(rules, options, seats, seed=2)):
        # Languages and styles take turns, out of step with the cards of a trick.
        turn, due = number + number // seats, rules.to_act(state)
        t = texts(LOCALES[turn % 3])
        told = t.with_words(turn // 3 % 2 == 1)
        asked = [seat for seat in range(seats) if awaits(seen_by(rules, state, seat), told)]
        assert asked == sorted(seat for seat in due if seat >= 0)
        watching = first_line(PRESENTERS[game].play.draw_table(seen_by(rules, state, None), t))
        if state.phase not in ("pass", "place") and min(due, default=-1) >= 0:
            assert NAMES[due[0]] in watching
            turns += 1
    assert turns > 10


@pytest.mark.parametrize("locale", LOCALES)
def test_penalty_points_are_called_bad(locale: str) -> None:
    bad = {"en": "The lowest score wins", "es": "Gana quien tenga menos", "fr": "Le score le plus bas gagne"}[
        locale
    ]
    state = Hearts(4).deal().state
    for reader in (None, 0):
        seen, t = seen_by(GAMES["hearts"], state, reader, novice=True), texts(locale)
        show = (
            PRESENTERS["hearts"].play.draw_table if reader is None else PRESENTERS["hearts"].play.draw_panel
        )
        for post in (show(seen, t), show(seen, t.with_words(True)).in_words()):
            assert bad in "\n".join(block.text for block in post.blocks if isinstance(block, Text))
