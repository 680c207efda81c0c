"""With two taps, every final move asks for a confirmation that names the move."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from bot.present import PRESENTERS
from bot.present.play import two_taps
from bot.present.skull_king.cards import full_name
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import LOCALES, texts
from engine import GAMES
from engine.core import DEALER, AnyGame
from engine.skull_king.cards import CODES
from tests.bot.present.tables import asked, buttons, menus, moves, seen_by, states, told
from tests.bot.present.test_skull_king_posts import complete, troubles

EVERYTHING: dict[str, Any] = {
    "scoring": "rascal",
    "expansions": ["kraken", "whale", "loot"],
    "powers": True,
    "cannon_loads": True,
}
TABLES: tuple[tuple[str, dict[str, Any], int, int, str], ...] = (
    ("skull-king", EVERYTHING, 4, 2, "bid load play lead discard wager adjust"),
    ("hearts", {"undo_per_match": 1}, 2, 1, "play change"),
    ("hearts", {}, 4, 1, "pass play"),
    ("skull", {}, 3, 11, "place challenge pass flip lose show"),
    ("skull", {}, 6, 11, "place challenge pass flip lose first show"),
)
"""Tables, each with the seed of a match and the verbs that occur in it."""


def asked_somewhere(game: AnyGame, options: dict[str, Any], seats: int, seed: int) -> Iterator[Snapshot]:
    """Yield the table as each player to act sees it, at some moments of each phase of a match."""
    known: dict[tuple[Any, ...], int] = {}
    for state in states(game, options, seats, seed):
        for seat in range(seats):
            case = (*(choice.verb for choice in game.choices(state, seat)),)
            known[case] = known.get(case, 0) + 1
            if case and known[case] <= 6:
                yield seen_by(game, state, seat)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("key", "options", "seats", "seed", "verbs"), TABLES)
async def test_every_move_has_a_confirmation(
    key: str,
    options: dict[str, Any],
    seats: int,
    seed: int,
    verbs: str,
    locale: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A question offers yes and not yet, and no other move; it fits wherever it is shown."""
    show, heard = PRESENTERS[key], set()
    for seen in asked_somewhere(GAMES[key], options, seats, seed):
        for words in (False, True):
            t = texts(locale).with_words(words)
            panel = show.play.draw_panel(seen, t)
            for action in moves(seen):
                heard.add(action.verb)
                question = show.play.ask_to_confirm(seen, action, t)
                assert "?" in question
                post = asked(panel, seen, action, t)
                assert told(post).count(question) == 1
                assert [b.action for b in buttons(post)] == [f"@yes {action}", "@hand again"]
                assert menus(post) == []
                for classic in (False, True):
                    assert troubles(complete(post, seen, t, classic=classic)) == []
    assert heard == set(verbs.split())
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_question_names_the_move() -> None:
    state = GAMES["skull-king"].new(2, GAMES["skull-king"].options({}, 2))
    said = {
        locale: PRESENTERS["skull-king"].play.ask_to_confirm(
            seen_by(GAMES["skull-king"], state, 0), GAMES["skull-king"].parse("play green-7"), texts(locale)
        )
        for locale in LOCALES
    }
    green_7 = CODES.index("green-7")
    assert said == {
        locale: texts(locale)("sk-sure-play", card=full_name(green_7, texts(locale))) for locale in LOCALES
    }
    assert "7" in said["en"]


def test_a_changeable_move_needs_no_confirmation() -> None:
    """Of Skull's first three discs the last needs a confirmation, then every move does."""
    game = GAMES["skull"]
    state = game.new(3, game.options({}, 3))
    game.step(state, DEALER, game.parse("first 0"))
    rose, skull = game.parse("place rose"), game.parse("place skull")
    for seat in (0, 1):
        assert not two_taps.needs_confirmation(game.view(state, seat), rose)
        game.step(state, seat, rose)
        assert not two_taps.needs_confirmation(game.view(state, seat), skull), (
            "and may be changed without a question"
        )
    assert two_taps.needs_confirmation(game.view(state, 2), rose)
    game.step(state, 2, rose)
    assert two_taps.needs_confirmation(game.view(state, 0), skull)
    assert two_taps.needs_confirmation(game.view(state, 0), game.parse("challenge 3"))


def test_an_illegal_move_is_not_confirmed() -> None:
    game = GAMES["skull"]
    state = game.new(3, game.options({}, 3))
    game.step(state, DEALER, game.parse("first 0"))
    for seat in range(3):
        game.step(state, seat, game.parse("place rose"))
    for reader, move in ((1, "place rose"), (0, "challenge 4"), (0, "pass"), (None, "challenge 1")):
        assert not two_taps.needs_confirmation(game.view(state, reader), game.parse(move))
