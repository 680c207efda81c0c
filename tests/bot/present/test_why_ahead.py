"""Why a player is ahead in a trick or has taken it: true of the cards played, and of those to come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from bot.present import PRESENTERS
from bot.present.skull_king.reasons import reason, unfinished_trick_reason
from bot.present.skull_king.situation import unfinished_trick
from bot.texts.sentences import LOCALES, texts
from engine.french import CODES as FRENCH
from engine.hearts import GAME as HEARTS
from engine.skull_king import GAME
from engine.skull_king.cards import CODES, ROLES
from engine.skull_king.public import View
from tests.bot.present.tables import Keys, seen_by, states, told
from tests.engine.hearts import literal as hearts
from tests.engine.skull_king import literal

EN = texts("en")
EVERYTHING: Mapping[str, Any] = {"expansions": ["kraken", "whale", "loot"], "powers": True}
TABLES = (*[EVERYTHING] * 5, {}, {"edition": "legacy"}, {"edition": "legacy"})


def open_tricks() -> Iterator[View]:
    """Yield the unfinished tricks of some matches, as everybody sees them."""
    for seed, options in enumerate(TABLES):
        for state in states(GAME, options, 6, seed):
            view = GAME.view(state, None)
            if view.trick:
                yield view


@cache
def taken_by(*codes: str) -> int | None:
    """Return which of these cards takes the trick, in either edition; None for a Kraken alone."""
    return None if codes == ("kraken",) else literal.modern([*codes])[0]


def to_come(view: View) -> Iterator[str]:
    """Yield every card that may still be played to a trick, a wild card in both roles."""
    lying = {CODES[card].split(":")[0] for _, card in view.trick}
    for card in view.options.deck():
        if CODES[card] not in lying:
            yield from (CODES[role] for role in ROLES.get(card, (card,)))


def by_rule(view: View) -> str:
    """Return which sentence the cards call for, by their codes."""
    codes = [CODES[card] for _, card in view.trick]
    best = taken_by(*codes)
    leviathan = next((code for code in reversed(codes) if code in ("kraken", "whale")), "")
    if best is None:
        return "kraken" if leviathan == "kraken" else "whale-alone"
    if leviathan == "whale":
        return "whale"
    card = codes[best]
    if literal.suit(card):
        if literal.suit(card) == literal.TRUMP:
            return "trump"
        return "suit" if literal.suit(codes[0]) else "first-suit"
    if literal.escape_like(card):
        return "escape"
    if card == "skull-king":
        return "king"
    if literal.mermaid(card) and "skull-king" in codes:
        return "mermaid-king"
    kind, name = (literal.mermaid, "mermaid") if literal.mermaid(card) else (literal.pirate, "pirate")
    return f"{name}-first" if sum(map(kind, codes)) > 1 else name


def takes(view: View, card: str) -> bool:
    """Return whether a card that is played next would take the trick."""
    codes = [CODES[one] for _, one in view.trick]
    return taken_by(*codes, card) == len(codes)


def holds(why: str, view: View, card: str) -> bool:
    """Return whether what the sentence says of cards to come is true of this card."""
    codes = [CODES[one] for _, one in view.trick]
    suit = literal.suit(codes[taken_by(*codes) or 0])
    number, of = bool(literal.suit(card)), literal.suit(card)
    if why in ("suit", "first-suit", "trump"):
        highest = max(literal.rank(code) for code in codes if literal.suit(code) == suit)
        if of == suit:
            return takes(view, card) == (literal.rank(card) > highest)
        return not (number and of != literal.TRUMP) or not takes(view, card)
    if why == "escape":
        return takes(view, card) == (number or literal.character(card))
    if why == "whale":
        highest = max(literal.rank(code) for code in codes if literal.suit(code))
        return takes(view, card) == (number and literal.rank(card) > highest)
    if why == "whale-alone":
        return not number or takes(view, card)
    if why == "kraken":
        return card == "whale" or not takes(view, card)
    # A character is ahead: numbers lose, and so does the kind of character it beats.
    if number or card in ("kraken", "whale"):
        return not takes(view, card)
    if why.startswith("pirate"):
        # A king loses to a mermaid in the trick, but beats the pirate all the same.
        return (taken_by(*codes, card) != taken_by(*codes)) == (card in ("skull-king", "kraken", "whale"))
    if why == "king" or why == "mermaid-king":
        return takes(view, card) == (why == "king" and literal.mermaid(card))
    return takes(view, card) == literal.pirate(card)


@pytest.mark.rule("SK-7.2", "SK-7.3", "SK-7.4", "SK-7.5", "SK-7.6", "SK-7.7", "SK-7.8", "SK-7.9", "SKL-5.3")
def test_an_unfinished_trick_says_why_and_what_would_change_it() -> None:
    met = Counter[str]()
    for view in open_tricks():
        why, suits = by_rule(view), (literal.suit(CODES[card]) for _, card in view.trick)
        led = next((suit for suit in suits if suit), None)
        called = EN(f"suit-{led}-of") if led else ""
        said = EN(f"sk-open-{why}", suit=called)
        assert unfinished_trick_reason(view, EN) == said[0].upper() + said[1:]
        if not met[why] or len(view.trick) < 3:
            assert all(holds(why, view, card) for card in to_come(view)), (why, view.trick)
        met[why] += 1
    known = {"suit", "first-suit", "trump", "escape", "whale", "whale-alone", "kraken", "king"}
    known |= {"mermaid", "mermaid-king", "mermaid-first", "pirate", "pirate-first"}
    assert set(met) == known, known - set(met)


@pytest.mark.rule("SK-7.7", "SK-7.8")
def test_a_finished_trick_names_the_suit_that_was_led() -> None:
    met = Counter[str]()
    for seed, options in enumerate(TABLES):
        for state in states(GAME, options, 4, seed):
            view = GAME.view(state, None)
            done = view.last_trick
            if done is None or done.winner is None or view.trick:
                continue
            codes = [CODES[card] for _, card in done.plays]
            won = codes[[seat for seat, _ in done.plays].index(done.winner)]
            said = reason(done, lambda seat: f"P{seat}", Keys("en"))
            led = next((literal.suit(code) for code in codes if literal.suit(code)), None)
            why = said.split()[2]
            if why in ("why-suit", "why-first-suit"):
                assert led == literal.suit(won)
                assert f" suit-{led}-of" in said
                assert (why == "why-suit") == (literal.suit(codes[0]) is not None)
                met["led"] += 1
            elif why == "why-trump":
                assert literal.suit(won) == literal.TRUMP
                met["black"] += 1
    assert met["led"] > 20
    assert met["black"] > 5


@pytest.mark.parametrize("locale", LOCALES)
def test_the_table_says_it_in_small_below_the_cards(locale: str) -> None:
    t, state = texts(locale), next(one for one in states(GAME, {}, 4, 2) if len(one.trick) == 2)
    seen = seen_by(GAME, state, None)
    *_, small = unfinished_trick(seen, t).splitlines()
    player = seen.occupants[seen.view.winning].name
    assert small == f"-# {t('words-ahead', player=f'**{player}**')} {unfinished_trick_reason(seen.view, t)}"
    alone = next(one for one in states(GAME, {}, 4, 2) if len(one.trick) == 1)
    seen = seen_by(GAME, alone, None)
    assert unfinished_trick(seen, t).splitlines()[1:] == [f"-# {unfinished_trick_reason(seen.view, t)}"]


@pytest.mark.rule("H-4.1")
def test_hearts_says_which_suit_was_led_and_which_card_took_the_trick() -> None:
    """Spectators and waiting players read it; the player to act reads it as the reason for their question."""
    tricks = 0
    for state in states(HEARTS, {}, 4, seed=3):
        view = HEARTS.view(state, None)
        table = told(PRESENTERS["hearts"].play.draw_table(seen_by(HEARTS, state, None), EN))
        if view.trick:
            suit = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
            began = suit[hearts.suit(FRENCH[view.trick[0][1]])]
            led = EN("hearts-led", suit=began)[1:]
            assert led in table
            mine = seen_by(HEARTS, state, view.to_act[0])
            assert led not in told(PRESENTERS["hearts"].play.draw_panel(mine, EN))
        if view.phase == "play" and view.tricks and not view.trick:
            plays = [FRENCH[card] for _, card in view.tricks[-1].plays]
            rank = plays[hearts.taker(plays)][0].replace("T", "10")
            assert f"took it with {rank}" in table
            tricks += 1
    assert tricks > 30


@pytest.mark.rule("SK-6.2", "SK-10")
@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_can_win_nothing_is_told_so_and_whether_they_are_the_last(seats: int) -> None:
    met = set()
    for seed, options in enumerate(TABLES[4:]):
        for state in states(GAME, options, seats, seed):
            for seat in GAME.to_act(state):
                view = GAME.view(state, seat)
                if view.phase != "play" or not view.trick or len(view.hand) < 2:
                    continue
                (choice,) = view.choices
                ahead, ends = set(), set()
                for card in choice.items:
                    then = state.copy()
                    GAME.step(then, seat, GAME.action("play", (card,)))
                    after = GAME.view(then, None)
                    ends.add(len(after.tricks) > len(view.tricks))
                    ahead.add(after.tricks[-1].winner if True in ends else after.winning)
                said = told(PRESENTERS["skull-king"].play.draw_panel(seen_by(GAME, state, seat), EN))
                open_ = "As things stand, none of the cards you may play wins" in said
                last = "You play last, and none of the cards you may play wins" in said
                beaten = ahead == {view.winning} and view.winning is not None
                assert (open_ or last) == beaten
                assert last == (beaten and ends == {True})
                met.add((open_, last))
    assert met == {(False, False), (True, False), (False, True)}
