"""Compute the keys that say when a table needs a new message (epoch) or a panel an edit (panel key)."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from hashlib import md5
from typing import Any, Final

from bot.people.preferences import Preferences
from bot.present import PRESENTERS
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts

FOLLOWED: Final = frozenset({"flip"})
"""Phases that everybody's panels follow move by move."""


def epoch(snapshot: Snapshot) -> str:
    """Return the key of the round's table message; each deal after a scored round begins a new key."""
    return f"scored {snapshot.rounds_done - is_between_rounds(snapshot)}"


def is_between_rounds(snapshot: Snapshot) -> bool:
    """Return whether a scored round waits for the next deal; always False for games with quick rounds."""
    return snapshot.rounds_done > 0 and not has_quick_rounds(snapshot) and snapshot.view.phase == "deal"


def has_quick_rounds(snapshot: Snapshot) -> bool:
    """Return whether the game's rounds are too short for a new table message each."""
    return PRESENTERS[snapshot.header.game].play.has_quick_rounds


def panel_key(snapshot: Snapshot, likes: Preferences, t: Texts) -> str:
    """Return the key of a panel, in any game: panels of one reader in one place with equal keys are equal.

    While the reader has choices, all that they see of the game changes only with the turn, their choices and
    the referee's rulings. While they wait, the key has only facts that others' moves in a round leave alone,
    except at a private or covered table, where no other message shows those moves.
    """
    view, header = snapshot.view, snapshot.header
    own_moves = [made for made in snapshot.automatic_moves if made.seat == snapshot.seat]
    facts = (
        view.turn if view.choices or view.phase in FOLLOWED or not header.has_public_play else None,
        snapshot.seat in view.to_act,
        view.round,
        snapshot.rounds_done,
        header.status,
        *(getattr(view, name) for name in _private_fields(view.__class__)),
        snapshot.places[0].facts["rounds"],
        snapshot.rulings if view.choices or snapshot.rounds_done == view.round else (),
        snapshot.occupants,
        own_moves,
        snapshot.due_at,
        snapshot.extended,
        snapshot.novice,
        header.asleep,
        snapshot.pausing,
        (header.paused_at, header.paused_by, snapshot.paused_by_name, snapshot.inputs)
        if header.paused_at is not None
        else None,
        snapshot.out_of_date,
    )
    return f"{md5(repr(facts).encode(), usedforsecurity=False).hexdigest()} {preferences_stamp(likes, t)}"


@cache
def _private_fields(kind: type[Any]) -> tuple[str, ...]:
    """Return the names of the hand, the choices and what else only its reader knows in this kind of view."""
    return tuple(field.name for field in fields(kind) if not field.repr or field.name in ("hand", "choices"))


def preferences_stamp(likes: Preferences, t: Texts) -> str:
    """Return the fingerprint of a reader's display preferences, whose change rewrites their messages."""
    return f"{t.locale} {likes.cards} {likes.hand_order} {likes.pictures} {likes.autoplay}"
