"""Buttons are coloured only where a press is needed, and the question comes first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bot.art import catalogue
from bot.courier.render import render
from bot.present import PRESENTERS
from bot.present.play.tools import with_table_tools, with_tools
from bot.present.post import Button, Divider, Post, Row, Text
from bot.present.skull_king.cards import label
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import LOCALES, Texts, texts
from engine import GAMES
from engine.skull_king.cards import CARD, KIND, NUMBER, SUIT, SUITS
from tests.bot.present.tables import buttons, robot_at, seen_by, states

EN = texts("en")
EMOJIS = {name: f"<:{name}:{10**18}>" for name in catalogue.EMOJIS}
DRAWN = Texts("en", emojis=EMOJIS)


def at(game: str, when: Callable[[Any], bool], seats: int = 4, **options: Any) -> Any:
    """Return the first state of a match in which `when` holds for the spectators' view."""
    for seed in range(1, 200):
        for state in states(GAMES[game], options, seats, seed):
            if when(GAMES[game].view(state, None)):
                return state
    raise AssertionError("it never comes")


def table_of(seen: Snapshot) -> Post:
    return with_table_tools(PRESENTERS[seen.header.game].play.draw_table(seen, EN), seen, EN, followed=True)


def hand_of(post: Post) -> Button:
    """Return the button that brings the reader's hand."""
    return next(button for button in buttons(post) if button.action == "@hand")


@pytest.mark.parametrize("game", GAMES)
def test_the_hand_button_is_coloured_only_while_a_player_needs_it(game: str) -> None:
    state = at(game, lambda view: view.phase in ("play", "turn") and len(view.to_act) == 1)
    seen = seen_by(GAMES[game], state, None)
    assert hand_of(table_of(seen)).style == "primary"
    assert hand_of(table_of(robot_at(seen, seen.awaiting[0]))).style == "secondary"


@pytest.mark.parametrize("game", ["skull-king", "hearts"])
def test_no_button_is_coloured_after_a_round(game: str) -> None:
    state = at(game, lambda view: view.phase == "deal" and bool(view.sheet))
    post = table_of(seen_by(GAMES[game], state, None))
    assert {button.style for button in buttons(post)} == {"secondary"}


@pytest.mark.parametrize("game", GAMES)
def test_the_question_and_the_trick_come_before_the_hand(game: str) -> None:
    state = at(game, lambda view: bool(getattr(view, "trick", ()) or getattr(view, "calls", ())))
    blocks = table_of(seen_by(GAMES[game], state, None)).blocks
    (hand,) = (n for n, block in enumerate(blocks) if isinstance(block, Row))
    assert isinstance(blocks[hand + 1], Divider)
    above = [block.text for block in blocks[:hand] if isinstance(block, Text)]
    assert above[0].startswith("# ")
    # The headline, its subject, and the trick on the table or the claim made.
    assert len(above) == 3


@pytest.mark.parametrize(
    ("game", "phase", "options"),
    [
        ("skull-king", "bid", {}),
        ("skull-king", "load", {"scoring": "rascal", "cannon_loads": True}),
        ("skull", "place", {}),
    ],
)
def test_after_an_answer_only_the_chosen_button_is_coloured(
    game: str, phase: str, options: dict[str, Any]
) -> None:
    state = at(game, lambda view: view.phase == phase and len(view.answered) == 1, **options)
    view = GAMES[game].view(state, None)
    (answered,), asked = view.answered, view.to_act[0]
    styles = {}
    for seat in (answered, asked):
        panel = PRESENTERS[game].play.draw_panel(seen_by(GAMES[game], state, seat), EN)
        styles[seat] = sorted(button.style for button in buttons(panel))
    assert len(styles[answered]) > 1
    assert styles[answered] == sorted(["secondary"] * (len(styles[answered]) - 1) + ["success"])
    assert set(styles[asked]) == {"primary"}


@pytest.mark.parametrize(("game", "phase"), [("skull-king", "play"), ("hearts", "play"), ("skull", "bid")])
def test_a_direct_message_has_the_question_first_and_the_table_in_small(game: str, phase: str) -> None:
    def second(view: Any) -> bool:
        return bool(view.phase == phase and (getattr(view, "trick", ()) or getattr(view, "calls", ())))

    state = at(game, second)
    seen = seen_by(GAMES[game], state, GAMES[game].to_act(state)[0])
    panel = PRESENTERS[game].play.draw_panel(seen, DRAWN)
    head, framed = with_tools(panel._replace(classic=True), seen, DRAWN).parts
    assert head.startswith(f"# {PRESENTERS[game].play.describe_turn(seen, DRAWN)}")
    lines = framed.splitlines()
    asked = min(n for n, line in enumerate(lines) if not line.startswith("-# "))
    names = [seen.occupants[seat].name for seat in range(4) if seat != seen.seat]
    listed = [(n, line) for n, line in enumerate(lines) if line.startswith(("-# **", "-# `"))]
    players = [n for n, line in listed if any(map(line.count, names))]
    assert all(f"{name}**" in "\n".join(lines[n] for n in players) for name in names)
    assert asked < min(players)
    assert {line[:3] for line in lines[min(players) :]} <= {"-# ", ""}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("drawn", [False, True])
def test_buttons_of_named_pirates_say_that_they_are_pirates(locale: str, drawn: bool) -> None:
    t = Texts(locale, emojis=EMOJIS if drawn else {})
    for name in ("rosie", "bendt", "rascal", "juanita", "harry"):
        assert "pirat" in label(CARD[f"pirate-{name}"], t).lower()
    assert "pirat" not in label(CARD["skull-king"], t).lower()


@pytest.mark.parametrize(
    ("won", "said"),
    [
        (0, EN("panel-own", bid=2, won=0, more=2)),
        (1, EN("panel-own", bid=2, won=1, more=1)),
        (2, EN("panel-own-enough", bid=2)),
        (3, EN("panel-own-over", bid=2, won=3, over=1)),
    ],
)
def test_a_player_to_act_reads_how_many_tricks_the_bid_still_needs(won: int, said: str) -> None:
    def asked(view: Any) -> bool:
        (seat, *_) = view.to_act or (-1,)
        return bool(view.phase == "play" and view.bids[seat] == 2 and view.won[seat] == won)

    state = at("skull-king", asked)
    game = GAMES["skull-king"]
    (seat,) = game.to_act(state)
    for beside in (False, True):
        panel = PRESENTERS["skull-king"].play.draw_panel(
            seen_by(game, state, seat)._replace(beside=beside), EN
        )
        texts_ = [block.text for block in panel.blocks if isinstance(block, Text)]
        assert texts_[2] == said
        # Novices read what beats what, unless special cards are explained; later the menu says it.
        view = seen_by(game, state, seat).view
        special = any(KIND[card] != NUMBER for card in view.hand)
        ranks = EN("sk-ranks")
        assert any(ranks in text for text in texts_) == (beside and view.round <= 3 and not special)


def test_a_waiting_player_reads_their_bid_and_not_the_tricks_they_have_taken() -> None:
    state = at("skull-king", lambda view: view.phase == "play" and len(view.tricks) == 1)
    game = GAMES["skull-king"]
    idle = next(seat for seat in range(4) if seat not in game.to_act(state))
    seen = seen_by(game, state, idle)._replace(beside=True)
    panel = PRESENTERS["skull-king"].play.draw_panel(seen, EN)
    said = [block.text for block in panel.blocks if isinstance(block, Text)]
    assert EN("panel-own-bid", bid=seen.view.bids[idle]) in said
    others = ("panel-own-none", "panel-own-enough")
    assert not {EN(key, bid=seen.view.bids[idle]) for key in others} & {*said}


def test_the_value_of_a_bid_follows_the_tables_scoring() -> None:
    game = GAMES["skull-king"]
    worth = {
        "skull_king": f"{EN('sk-why-bid-wrong')}\n-# {EN('sk-why-bid-zero', zero=30)}",
        "rascal": EN("sk-why-bid-rascal", full=30, half=15),
    }
    for scoring, said in worth.items():
        state = at("skull-king", lambda view: view.phase == "bid" and view.round == 3, scoring=scoring)
        seen = seen_by(game, state, game.to_act(state)[0], novice=True)
        panel = PRESENTERS["skull-king"].play.draw_panel(seen, EN)
        assert any(said in block.text for block in panel.blocks if isinstance(block, Text))


@pytest.mark.parametrize(
    ("classic", "width", "many", "rows"),
    [
        (False, 5, 6, [3, 3]),
        (True, 5, 11, [4, 4, 3]),
        (False, 2, 5, [2, 2, 1]),
        (True, 2, 5, [2, 2, 1]),
        (True, 2, 23, [5, 5, 5, 5, 3]),
    ],
)
async def test_rows_are_filled_without_a_single_button_in_the_last(
    classic: bool, width: int, many: int, rows: list[int]
) -> None:
    buttons_ = tuple(Button(str(n), f"bid {n}") for n in range(many))
    parts = render(Post((Text("Bid"), Row(buttons_, width)), classic=classic)).data["components"]
    parts = parts if classic else parts[0]["components"][1:]
    assert [len(part["components"]) for part in parts] == rows


@pytest.mark.parametrize("locale", LOCALES)
def test_a_bid_by_direct_message_explains_card_ranks_and_letters(locale: str) -> None:
    t, game = texts(locale), GAMES["skull-king"]
    letters = {f"{t(f'suit-{one}-letter')}\u00a0{t(f'suit-{one}-of')}" for one in SUITS}
    for number, beside, novice in ((3, False, True), (3, True, True), (4, False, True), (3, False, False)):
        asked = partial(lambda view, number: view.phase == "bid" and view.round == number, number=number)
        state = at("skull-king", asked)
        (seat, *_) = game.to_act(state)
        seen = seen_by(game, state, seat, novice=novice)
        held = {SUITS[SUIT[card]] for card in seen.view.hand if KIND[card] == NUMBER}
        told = "\n".join(PRESENTERS["skull-king"].play.draw_panel(seen._replace(beside=beside), t).texts)
        assert (t("sk-ranks", whale="no") in told) is novice
        explained = {one for one in letters if one in told}
        assert len(explained) == (len(held) if novice and not beside else 0)


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (1, f"-# {EN('sk-what-bid', tricks=1)}"),
        (3, f"-# {EN('sk-what-bid', tricks=3)}"),
    ],
)
def test_the_table_explains_bids_during_bidding(cards: int, said: str) -> None:
    state = at("skull-king", lambda view: view.phase == "bid" and view.dealt == cards)
    blocks = table_of(seen_by(GAMES["skull-king"], state, None)).blocks
    assert said in [block.text for block in blocks if isinstance(block, Text)]


def test_the_note_on_bonuses_is_apart_from_the_list_of_loads() -> None:
    state = at("skull-king", lambda view: view.phase == "load", scoring="rascal", cannon_loads=True)
    game = GAMES["skull-king"]
    panel = PRESENTERS["skull-king"].play.draw_panel(
        seen_by(game, state, game.to_act(state)[0], novice=True), EN
    )
    (asked,) = (block.text for block in panel.blocks if isinstance(block, Text) and "Grapeshot" in block.text)
    lines = asked.splitlines()
    assert [line[:4] for line in lines[1:]] == ["- **", "- **", "", "-# B"], "apart from the list"
