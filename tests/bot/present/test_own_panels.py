"""A panel states its reader's result and who leads, and nothing that may become outdated."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from bot.present import PRESENTERS
from bot.present.presenter import format_signed, points_in_words
from bot.tables.snapshot import Occupant, Snapshot
from bot.texts.sentences import texts
from engine import GAMES
from engine.skull_king import PRESETS
from tests.bot.present.tables import NAMES, Keys, plain, seen_by, states, told
from tests.engine.skull.transcript import Table as Skull

EN = texts("en")

TABLES: tuple[tuple[str, Mapping[str, Any], int], ...] = (
    ("skull-king", PRESETS["full_sail"] | {"length": [3, 2]}, 3),
    ("hearts", {"undo_per_match": 1}, 4),
    ("skull", {}, 4),
)
AWAITED = (
    *("head-lead ", "head-play ", "hearts-passing ", "skull-placing ", "skull-to-", "sk-head-bids"),
    *("sk-head-loads", "sk-head-rosie ", "sk-head-bendt ", "⏳", "▶️", "✅"),
)
"""Keys and signs that say who is awaited."""


def panel(seen: Snapshot, locale: str = "en", *, beside: bool = False) -> str:
    post = PRESENTERS[seen.header.game].play.draw_panel(seen._replace(beside=beside), texts(locale))
    return told(post).replace("\u00a0", " ")


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_a_waiting_players_panel_does_not_say_who_is_awaited(
    game: str, options: Mapping[str, Any], seats: int
) -> None:
    """A panel is not updated until its reader is asked, so the information would become outdated."""
    rules, show, t, waited, public = GAMES[game], PRESENTERS[game].play, Keys("en"), 0, 0
    for state in states(rules, options, seats, seats):
        if not rules.to_act(state):
            break
        table = told(show.draw_table(seen_by(rules, state, None), t))
        public += any(word in table for word in AWAITED)
        for seat in {*range(seats)} - {*rules.to_act(state)}:
            for beside in (False, True):
                seen = seen_by(rules, state, seat)._replace(beside=beside)
                # The box of a finished round marks those who made their bid.
                said = re.sub(r"(?<=\d)( ?)✅(?=\n)", "", told(show.draw_panel(seen, t)))
                assert [word for word in AWAITED if word in said] == [], said
            waited += 1
    assert waited > 20
    assert public > 10


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_beside_its_table_a_panel_lists_nobody_else(
    game: str, options: Mapping[str, Any], seats: int
) -> None:
    rules = GAMES[game]
    for state in states(rules, options, seats, seats):
        seen = seen_by(rules, state, 0)
        whole, beside = panel(seen), panel(seen, beside=True)
        if state.phase not in ("deal", "lot", "over"):
            for name in NAMES[1:seats]:
                assert f"**{name}** · " not in beside, beside
                listed = re.search(rf"{name}\*\*.*(·|→|\d)|took \d` \*\*{name}", whole)
                follows = bool(seen.view.choices) or state.phase == "flip"
                assert bool(listed) == follows, whole
        # The trick is needed to decide, wherever the panel stands.
        if 0 in rules.to_act(state):
            for line in whole.splitlines():
                assert " ⭐ *" not in line or line in beside


def test_a_bidders_panel_says_who_leads_the_first_trick() -> None:
    rules = GAMES["skull-king"]
    leaders = set()
    for state in states(rules, PRESETS["base"] | {"length": [1, 1, 1]}, 3, 1):
        for seat in range(3) if state.phase == "bid" else ():
            view = rules.view(state, seat)
            own = view.leader == seat
            says = EN("sk-leader-you") if own else EN("sk-leader", player=NAMES[view.leader])
            for beside in (False, True):
                assert says in panel(seen_by(rules, state, seat), beside=beside)
            leaders.add(view.leader)
    assert leaders == {0, 1, 2}


@pytest.mark.parametrize("game", ["skull-king", "hearts"])
def test_a_last_card_is_called_the_last_card(game: str) -> None:
    rules, found = GAMES[game], 0
    options: dict[str, Any] = {"length": [2]} if game == "skull-king" else {}
    for state in states(rules, options, 4, 2):
        for seat in rules.to_act(state) if state.phase == "play" else ():
            held = len(state.hands[seat])
            # Only a sample of large hands.
            if held > 3 and held % 5:
                continue
            seen = seen_by(rules, state, seat)
            single = len(seen.view.hand) == 1
            found += single
            assert (EN("head-last-you") in panel(seen)) == single
            assert not single or "ny card" not in panel(seen)
    assert found


def test_every_player_reads_their_result_of_a_skull_king_round() -> None:
    rules, bonuses, lost = GAMES["skull-king"], 0, 0
    for state in states(rules, PRESETS["full_sail"] | {"length": [6, 5, 4, 3]}, 4, 5):
        view = rules.view(state, None)
        if view.phase not in ("deal", "bid", "over") or not view.sheet:
            continue
        for line in view.sheet[-1].lines:
            seen = seen_by(rules, state, line.seat)
            said = panel(seen, beside=True)
            total = plain(EN("own-total", points=points_in_words(line.total, EN)))
            # During the next bids the finished round stands in small letters.
            small = "-# " if view.phase == "bid" else ""
            (own,) = (
                row.removeprefix(small)
                for row in said.splitlines()
                if row.startswith(f"{small}**Round {view.sheet[-1].round}.**")
            )
            assert f": {format_signed(line.bid_points)} point" in own
            assert own.endswith(total)
            assert own in panel(seen)
            if line.bonus_points and not line.loot_points and not line.wager_points:
                bonuses += 1
                assert EN("own-bonus", points=format_signed(line.bonus_points)) in own
            lost += EN("own-bonus-lost") in own
            assert (EN("own-bonus-lost") in own) == bool(line.bonuses and not line.bonus_points)
    assert bonuses
    assert lost


def test_every_player_reads_their_result_of_a_hearts_round() -> None:
    rules, seen_counts = GAMES["hearts"], set()
    for state in states(rules, {}, 4, 4):
        view = rules.view(state, None)
        if view.phase not in ("deal", "pass", "over") or not view.sheet:
            continue
        done = view.sheet[-1]
        for seat in range(4):
            own = PRESENTERS["hearts"].play.describe_own_result(
                seen_by(rules, state, seat), done.round, texts("en")
            )
            assert own.replace("\u00a0", " ") in panel(seen_by(rules, state, seat), beside=True)
            assert own.startswith(f"**Round {done.round}.** ")
            assert own.endswith(EN("own-total", points=points_in_words(done.totals[seat], EN)))
            if done.moon is None:
                assert EN("hearts-own-taken", count=done.taken[seat]) in own
                seen_counts.add(done.taken[seat])
    assert len(seen_counts) > 3


def test_every_player_reads_their_result_of_a_skull_bet() -> None:
    table = Skull(seats=4).place("rose", "skull", "rose", "rose")
    table.do("0 challenge 2", "1 pass", "2 pass", "3 pass", "0 flip 0", "0 flip 1")
    names = ("Ana", "Bea", "Carl", "Dora")

    def own(seat: int) -> str:
        seen = seen_by(GAMES["skull"], table.state, seat, names)
        said = PRESENTERS["skull"].play.describe_own_result(seen, 1, texts("en"))
        waits = seat not in GAMES["skull"].to_act(table.state)
        assert (said in panel(seen, beside=True)) is (waits or not said.endswith("the claim."))
        return said.removeprefix("**Round 1.** ")

    assert own(0) == EN("skull-own-lost-other", number=2, owner="Bea")
    assert own(1) == EN("skull-own-mine", player="Ana")
    assert own(2) == own(3) == EN("skull-own-aside", player="Ana")
    table = Skull(seats=4).place("rose", "skull", "rose", "rose")
    table.do("0 challenge 1", "1 pass", "2 pass", "3 pass", "0 flip 0")
    assert own(0) == EN("skull-own-won", number=1)
    assert own(2) == EN("skull-own-not-won", player="Ana")


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_a_predecessors_round_is_not_the_readers_result(
    game: str, options: Mapping[str, Any], seats: int
) -> None:
    rules = GAMES[game]
    *_, state = states(rules, options, seats, seats)
    seen = seen_by(rules, state, 0)
    before = tuple(
        Occupant("r:easy:1", "Biscuit") if place == 0 else one for place, one in enumerate(seen.occupants)
    )
    result = PRESENTERS[game].play.describe_own_result
    assert result(seen, 1, texts("en"))
    assert result(seen._replace(past_occupants=(before,)), 1, texts("en")) == ""
