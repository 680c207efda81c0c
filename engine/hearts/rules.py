"""The rules of Hearts as a game's functions: who must act, what is legal and why, and what a move does.

`choices` alone decides what is legal. `find_refusal` explains what it leaves out; `step` trusts its caller.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.core import DEALER, REFEREE, Choice, Refusal, Rng, Seat, is_allowed
from engine.french import DECK, SUIT
from engine.hearts import play, rounds
from engine.hearts.cards import QUEEN_OF_SPADES
from engine.hearts.options import FOUR
from engine.hearts.public import BLACK, COLOURS, PASSED_ON, Action, Carded, decode_sanction
from engine.hearts.scoring import total_after_black_card
from engine.hearts.state import DEAL, OVER, PASS, PLAY, State


def to_act(s: State) -> tuple[Seat, ...]:
    """Return the seats that must act; while cards are passed, those that have not chosen theirs."""
    if s.phase == PLAY:
        return (s.mover,)
    if s.phase == PASS:
        return tuple(seat for seat, given in enumerate(s.given) if given is None)
    return () if s.phase == OVER else (DEALER,)


def turn(s: State) -> int:
    """Return the number of the present decision; it stays the same while cards to pass are chosen."""
    return s.turn


def choices(s: State, seat: Seat) -> tuple[Choice, ...]:
    """Return what `seat` may do now, also changing a laid card (R-H-11) or, as referee, a card (H-9)."""
    if s.phase == PLAY and seat == s.mover:
        led = s.trick[0][1] if s.trick else None
        cards = play.playable(s.hands[seat], led, first_trick=not s.tricks, broken=s.broken)
        return (Choice("play", cards),)
    if s.phase == OVER:
        return ()
    if seat == REFEREE:
        return (Choice("card", tuple(range(s.seats * len(COLOURS)))),)
    if s.phase == DEAL:
        return (Choice("deal", DECK, len(DECK), len(DECK)),) if seat == DEALER else ()
    if not 0 <= seat < s.seats:
        return ()
    if s.phase == PASS:
        # H-2.3: the chosen cards stay in the hand until all players have chosen.
        return (Choice("pass", tuple(s.hands[seat]), PASSED_ON, PASSED_ON, s.given[seat], revisable=True),)
    others = play.exchangeable(s, seat)
    return (Choice("change", others),) if others else ()


def find_refusal(s: State, seat: Seat, action: Action) -> Refusal | None:
    """Return None for a legal action, else the rule that forbids it and what that rule leaves."""
    if s.phase == OVER:
        return Refusal("T-5")
    open_to_seat = choices(s, seat)
    if is_allowed(open_to_seat, action):
        return None
    choice = next((choice for choice in open_to_seat if choice.verb == action.verb), None)
    if choice is not None:
        return _WHY_NOT[choice.verb](s, seat, action, choice)
    if action.verb == "change" and 0 <= seat < s.seats:
        # R-H-11: as often as the option allows; H-3.8: without it a laid card cannot be changed.
        used_up = s.options.undo_per_match and not s.changes[seat]
        return Refusal("R-H-11" if used_up else "H-3.8")
    return Refusal("T-2" if any(choice.verb != "change" for choice in open_to_seat) else "T-1")


def step(s: State, seat: Seat, action: Action) -> list[Any]:
    """Carry out a legal action in place and return the public events."""
    events: list[Any] = []
    _STEPS[action.verb](s, seat, action.items, events)
    return events


def chance_action(s: State, rng: Rng) -> Action:
    """Return the dealer's next action: a deal of the whole shuffled deck (H-2.2)."""
    return Action("deal", tuple(rng.sample(DECK, len(DECK))))


def begin(s: State, number: int) -> None:
    """Make the first deal of a fresh match round `number` of the passing cycle (H-2.3)."""
    s.round = number - 1


# Why not: each verb's own rule.


def _not_dealt(s: State, seat: Seat, action: Action, choice: Choice) -> Refusal:
    """Refuse a deal that is not the whole deck with every card once (H-2.2)."""
    return Refusal("H-2.2")


def _not_passable(s: State, seat: Seat, action: Action, choice: Choice) -> Refusal:
    """Refuse cards that are not in the hand (T-4), or other than three cards (R-H-15)."""
    if not set(action.items) <= set(choice.items):
        return Refusal("T-4", choice.items)
    return Refusal("R-H-15", choice.items)


def _not_playable(s: State, seat: Seat, action: Action, choice: Choice) -> Refusal:
    """Refuse a card that is not in the hand (T-4), or name the rule that left only some cards (H-3)."""
    if len(action.items) != 1:
        return Refusal("T-3")
    card = action.items[0]
    held = s.hands[seat]
    if card not in held:
        return Refusal("T-4", choice.items)
    trick = s.trick if action.verb == "play" else s.trick[:-1]
    if not trick:
        if not s.tricks:
            return Refusal("H-3.1", choice.items)
        return Refusal("R-H-03" if choice.items == (QUEEN_OF_SPADES,) else "H-3.5", choice.items)
    follows = SUIT[choice.items[0]] == SUIT[trick[0][1]]
    return Refusal("H-3.2" if follows else "H-3.3", choice.items)


def _not_rulable(s: State, seat: Seat, action: Action, choice: Choice) -> Refusal:
    """Refuse a ruling on a seat that does not exist (T-25)."""
    return Refusal("T-25" if len(action.items) == 1 else "T-3")


_WHY_NOT: Final[Mapping[str, Callable[[State, Seat, Action, Choice], Refusal]]] = {
    "deal": _not_dealt,
    "pass": _not_passable,
    "play": _not_playable,
    "change": _not_playable,
    "card": _not_rulable,
}


# Step: each verb's effect.


def _deal(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    s.turn += 1
    rounds.deal(s, items, events)


def _pass(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    """Store the cards to pass; they stay secret and changeable until the last seat has chosen (H-2.3)."""
    if rounds.give(s, seat, items, events):
        s.turn += 1


def _card(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    """Show a player a card, which counts for fair play (H-9, H-7.3).

    A black card also costs points at a table of four (H-9.1, R-H-09). No seat's choices change, so the turn
    does not. H-7.3 is applied before H-7.4: a card shown before an extra round is dealt may break the tie for
    which that round was due.
    """
    offender, colour = decode_sanction(items[0])
    (s.black if colour == BLACK else s.yellow)[offender] += 1
    points = 0
    if colour == BLACK and s.seats == FOUR:
        before = s.totals[offender]
        s.totals[offender] = total_after_black_card(before, s.options.limit)
        points = s.totals[offender] - before
    events.append(Carded(offender, colour, points))
    if s.tied and s.phase == DEAL:
        rounds.recheck_ties(s, events)


_STEPS: Final[Mapping[str, Callable[[State, Seat, tuple[int, ...], list[Any]], None]]] = {
    "deal": _deal,
    "pass": _pass,
    "play": play.play,
    "change": play.change,
    "card": _card,
}
