"""Sentences that are true at any table, and that address their reader."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest

from bot.present.hearts import situation as hearts
from bot.present.play import tools
from bot.present.post import Text
from bot.present.skull import situation as skull
from bot.present.skull_king import situation
from bot.present.skull_king.reasons import describe_power, names
from bot.present.skull_king.situation import balance, players
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import LOCALES, Texts, texts
from engine.hearts import GAME as HEARTS
from engine.skull import GAME as SKULL
from engine.skull_king import GAME
from tests.bot.present.tables import NAMES, Keys, seen_by, states


def balance_keys(*, powers: bool) -> set[str]:
    """Return the keys of what several rounds say about the sum of the bids."""
    found = set()
    for seed in range(4):
        for state in states(GAME, {"powers": powers, "length": [2, 3, 4]}, 4, seed):
            view = GAME.view(state, None)
            if view.phase == "play" and not view.tricks and not view.trick:
                found.add(balance(view, Keys("en")).split(" ")[0])
    return found


@pytest.mark.rule("SK-12.7")
def test_no_certain_sentence_about_bids_that_harry_may_change() -> None:
    certain = {"sk-over-bid", "sk-under-bid"}
    assert certain <= balance_keys(powers=False)
    assert not certain & balance_keys(powers=True)


@pytest.mark.parametrize("key", ["why-pirate-first", "why-pirate-mermaid-first"])
@pytest.mark.parametrize(("locale", "word"), [("es", "el primero"), ("fr", "le premier")])
def test_sentences_about_pirates_are_not_masculine(key: str, locale: str, word: str) -> None:
    assert word not in texts(locale)(key, winner="Ana", card="Rosie")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_deadline_says_whose_move_the_bot_will_make(locale: str) -> None:
    t = texts(locale)
    *_, state = (s for _, s in zip(range(3), states(GAME, {}, 3, seed=1), strict=False))
    due = datetime.fromtimestamp(0, UTC)
    (mine,) = tools.deadline_blocks(seen_by(GAME, state, GAME.to_act(state)[0])._replace(due_at=due), t)
    (public,) = tools.deadline_blocks(seen_by(GAME, state, None)._replace(due_at=due), t)
    assert isinstance(mine, Text)
    assert isinstance(public, Text)
    assert t("waits-until-own", moment="<t:0:R>") in mine.text
    assert all(name in public.text for name in ("Ana", "Bea", "Carl", "<t:0:R>"))


@pytest.mark.parametrize(
    ("locale", "you", "took"),
    [("en", "You", "**You** took"), ("es", "Tú", "**Tú** te la"), ("fr", "Toi", "**Tu** l’as")],
)
def test_descriptions_of_tricks_call_the_reader_you(locale: str, you: str, took: str) -> None:
    t, won = texts(locale), 0
    for game, said in ((GAME, whole_trick), (HEARTS, hearts.last_trick)):
        for number, state in enumerate(states(game, {}, 4, seed=2)):
            if number > 90:
                break
            mine, public = seen_by(game, state, 1), seen_by(game, state, None)
            done = mine.view.last_trick
            if done is None or not mine.view.tricks:
                continue
            told = said(mine, t)
            assert "Bea" not in told
            assert re.search(rf" {you}( · .+)?$", told, re.MULTILINE)
            winner = took if game is HEARTS else t("sk-taken-you", why="").rstrip()
            assert (winner in told) == (done.winner == 1)
            assert "Bea" in said(public, t)
            won += done.winner == 1
    assert won


def whole_trick(seen: Snapshot, t: Texts) -> str:
    """Return Skull King's last trick: its cards, and its result."""
    return f"{situation.last_trick_cards(seen, t)}\n{situation.last_trick(seen, t)}"


def test_a_list_of_players_calls_its_reader_you() -> None:
    t = texts("en")
    for game, listed in ((GAME, players), (HEARTS, hearts.players), (SKULL, skull.players)):
        *_, state = (s for _, s in zip(range(8), states(game, {}, 4, seed=3), strict=False))
        mine, public = listed(seen_by(game, state, 1), t), listed(seen_by(game, state, None), t)
        pairs = zip(mine.splitlines(), public.splitlines(), strict=True)
        (same,) = (other for one, other in pairs if "You" in one)
        assert "Bea" in same
        assert "You" not in public


def test_a_trick_is_told_in_the_same_order_in_every_game() -> None:
    t = texts("en")
    for game, said in ((GAME, whole_trick), (HEARTS, hearts.last_trick)):
        ended = next(
            s
            for s in states(game, {"length": [3]} if game is GAME else {}, 4, seed=2)
            if game.view(s, None).tricks
        )
        laid = [line for line in said(seen_by(game, ended, None), t).splitlines() if " · " in line]
        assert {line.split(" · ")[-1] for line in laid[:4]} == {"Ana", "Bea", "Carl", "Dora"}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_panel_tells_its_readers_own_power_to_them(locale: str) -> None:
    """The holder of a pirate's power is never called by name in their own panel."""
    t, told = texts(locale), set()
    for seed in range(12):
        for state in states(GAME, {"powers": True, "length": [4, 4, 4]}, 4, seed):
            view = GAME.view(state, None)
            done = view.last_trick
            if done is None or done.power is None or done.winner is None or not view.tricks:
                continue
            mine = seen_by(GAME, state, done.winner)
            said = describe_power(mine.view, names(mine, t), t)
            assert f"**{NAMES[done.winner]}**" not in said
            stored = situation.pending_effects(mine, t).splitlines()
            assert not any(NAMES[done.winner] in line for line in stored if "🎲" in line or "⚖️" in line)
            if said:
                told.add(done.power)
    assert len(told) == 5
