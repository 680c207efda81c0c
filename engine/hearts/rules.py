"""The doors of Hearts: whom the table waits for, what they may do, why not, and what it does.

`choices` is the one rule body. `why_not` only explains what `choices` left out, `step` trusts its caller.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from engine.core import DEALER, REFEREE, Choice, Refusal, Seat, allowed
from engine.french import DECK, SUIT
from engine.hearts import play, rounds
from engine.hearts.cards import QUEEN_OF_SPADES
from engine.hearts.options import FOUR
from engine.hearts.public import BLACK, COLOURS, PASSED_ON, Action, Carded, sanctioned
from engine.hearts.scoring import after_black
from engine.hearts.state import DEAL, OVER, PASS, PLAY, State


def to_act(s: State) -> tuple[Seat, ...]:
    """Whom the table waits for; while cards are passed, those who have not chosen theirs."""
    if s.phase == PLAY:
        return (s.mover,)
    if s.phase == PASS:
        return tuple(seat for seat, given in enumerate(s.given) if given is None)
    return () if s.phase == OVER else (DEALER,)


def turn(s: State) -> int:
    """The number of the present decision; it stands still while cards to be passed are chosen."""
    return s.turn


def choices(s: State, seat: Seat) -> tuple[Choice, ...]:
    """What `seat` may do now, the taking back of a laid card included (R-H-11); H-9: what may be ruled."""
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
        # H-2.3: what was chosen is still in the hand until everybody has chosen.
        return (Choice("pass", tuple(s.hands[seat]), PASSED_ON, PASSED_ON, s.given[seat], revisable=True),)
    others = play.exchangeable(s, seat)
    return (Choice("change", others),) if others else ()


def why_not(s: State, seat: Seat, action: Action) -> Refusal | None:
    """None when the action is one of the choices, else the rule that forbids it and what it leaves."""
    if s.phase == OVER:
        return Refusal("T-5")
    open_to_seat = choices(s, seat)
    if allowed(open_to_seat, action):
        return None
    choice = next((choice for choice in open_to_seat if choice.verb == action.verb), None)
    if choice is not None:
        return _WHY_NOT[choice.verb](s, seat, action, choice)
    if action.verb == "change" and 0 <= seat < s.seats:
        # R-H-11: as often as the option allows; H-3.8: else a card that has been laid lies there for good.
        used_up = s.options.undo_per_match and not s.changes[seat]
        return Refusal("R-H-11" if used_up else "H-3.8")
    return Refusal("T-2" if any(choice.verb != "change" for choice in open_to_seat) else "T-1")


def step(s: State, seat: Seat, action: Action) -> list[Any]:
    """Carry out a legal action in place and return the public events."""
    events: list[Any] = []
    _STEPS[action.verb](s, seat, action.items, events)
    return events


def chance(s: State, rng: Random) -> Action:
    """What the dealer does next: a deal of the whole shuffled deck (H-2.2)."""
    return Action("deal", tuple(rng.sample(DECK, len(DECK))))


def begin(s: State, number: int) -> None:
    """H-2.3: have the first deal of a fresh match be round `number` of the cycle of passing."""
    s.round = number - 1


# Why not: each verb's own rule.


def _not_dealt(s: State, seat: Seat, action: Action, choice: Choice) -> Refusal:
    """H-2.2: the whole deck, every card once."""
    return Refusal("H-2.2")


def _not_passable(s: State, seat: Seat, action: Action, choice: Choice) -> Refusal:
    """T-4: not in the hand; R-H-15: exactly three cards."""
    if not set(action.items) <= set(choice.items):
        return Refusal("T-4", choice.items)
    return Refusal("R-H-15", choice.items)


def _not_playable(s: State, seat: Seat, action: Action, choice: Choice) -> Refusal:
    """T-4: not in the hand; H-3: which rule left only these cards."""
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


def _no_such_ruling(s: State, seat: Seat, action: Action, choice: Choice) -> Refusal:
    """T-25: nobody sits there."""
    return Refusal("T-25" if len(action.items) == 1 else "T-3")


_WHY_NOT: Final[Mapping[str, Callable[[State, Seat, Action, Choice], Refusal]]] = {
    "deal": _not_dealt,
    "pass": _not_passable,
    "play": _not_playable,
    "change": _not_playable,
    "card": _no_such_ruling,
}


# Step: each verb's effect.


def _deal(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    s.turn += 1
    rounds.deal(s, items, events)


def _pass(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    """H-2.3: secret, and free to be changed, until the last one is in."""
    if rounds.give(s, seat, items, events):
        s.turn += 1


def _card(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    """H-9: counted for fair play (H-7.3); H-9.1: with four a black one costs points as well (R-H-09).

    Nobody's choices change, so the turn does not. H-7.3 stands before H-7.4: a card shown before an extra
    round is dealt may break the tie that it was for.
    """
    offender, colour = sanctioned(items[0])
    (s.black if colour == BLACK else s.yellow)[offender] += 1
    points = 0
    if colour == BLACK and s.seats == FOUR:
        before = s.totals[offender]
        s.totals[offender] = after_black(before, s.options.limit)
        points = s.totals[offender] - before
    events.append(Carded(offender, colour, points))
    if s.tied and s.phase == DEAL:
        rounds.look_again(s, events)


_STEPS: Final[Mapping[str, Callable[[State, Seat, tuple[int, ...], list[Any]], None]]] = {
    "deal": _deal,
    "pass": _pass,
    "play": play.play,
    "change": play.change,
    "card": _card,
}
