"""What tells one message of a table from the next, and one that is up to date from one that is not."""

from __future__ import annotations

from bot.people.preferences import Preferences
from bot.present import PRESENTERS
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts


def epoch(snapshot: Snapshot) -> str:
    """A round has a table message of its own, which ends with its score; so has the end of the match."""
    return f"scored {snapshot.rounds_done - scored(snapshot)}"


def scored(snapshot: Snapshot) -> bool:
    """True from a round's score to the next deal, where rounds are not too short to be told apart."""
    return snapshot.rounds_done > 0 and not quick(snapshot) and snapshot.view.phase == "deal"


def quick(snapshot: Snapshot) -> bool:
    """Whether rounds are too short for the table to have a new message for each."""
    return PRESENTERS[snapshot.header.game].quick


def stamp(snapshot: Snapshot, likes: Preferences, t: Texts) -> str:
    """When a panel is written anew: its reader's decision, and a later deadline wherever it was asked for.

    A table that sleeps, or whose message cannot be written, is news too, and so is how its reader likes it.
    """
    drawn = PRESENTERS[snapshot.header.game].stamp(snapshot)
    facts = f"{snapshot.due_at} {snapshot.header.asleep} {snapshot.out_of_date}"
    return f"{drawn} {facts} {liked(likes, t)}"


def liked(likes: Preferences, t: Texts) -> str:
    """How a reader likes to see cards: when that changes, what they have is written anew."""
    return f"{t.locale} {likes.cards} {likes.hand_order} {likes.pictures} {likes.autoplay}"
