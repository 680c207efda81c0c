"""Exceptions: refusals with their ids, conflicts between writers, and database failures."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum
from typing import Any


class RefusalId(StrEnum):
    """Ids of refusals that do not depend on the game.

    The same ids are used in `data/rules/index.toml`, docstrings, locale files and test markers. A game's own
    refusals come from the engine and have the ids of the game's rules.
    """

    NOT_YOUR_TURN = "T-1"
    NOT_NOW = "T-2"
    NOT_UNDERSTOOD = "T-3"
    MATCH_OVER = "T-5"
    NO_SEAT = "T-6"
    NO_FREE_SEAT = "T-7"
    ALREADY_SEATED = "T-8"
    HOST_ONLY = "T-9"
    ALREADY_BEGUN = "T-10"
    NO_SUCH_TABLE = "T-11"
    ROBOT_PLAYS = "T-12"
    HOST_OR_MODERATOR_ONLY = "T-13"
    BAD_OPTION = "T-14"
    NO_TABLE_HERE = "T-15"
    MISSING_PERMISSIONS = "T-16"
    NOT_SAVED = "T-17"
    CANNOT_REPLAY = "T-18"
    ONLY_AFTER_MATCH = "T-19"
    NO_ROBOT = "T-20"
    PLAYER_COUNT = "T-21"
    CHANNEL_CLOSED = "T-23"
    TIME_ALREADY_GIVEN = "T-24"
    NOT_SEATED = "T-25"
    HAS_SEEN_CARDS = "T-26"
    NO_ROBOT_IN_SEAT = "T-27"
    ROLE_ONLY = "T-28"
    MODERATORS_ONLY = "T-29"
    APP = "T-30"
    ALREADY_CHOSEN = "T-31"
    REASON_MISSING = "T-32"
    NO_SUCH_CHAMPIONSHIP = "T-40"
    BOOKED = "T-41"
    CHAMPIONSHIP_RULES = "T-42"
    AWAITING_PLAYERS = "T-43"
    ORGANISER_ONLY = "T-44"
    CLASSIFICATION_ROLE = "T-45"
    CHAMPIONSHIP_OVER = "T-46"
    FIXTURE_NOT_OPEN = "T-47"
    OTHERS_FIXTURE = "T-48"
    ENTRANTS_ONLY = "T-49"
    NO_SUCH_RULING = "T-53"
    BAD_VALUE = "T-55"
    COMMAND_CHANGED = "T-56"
    SERVER_ONLY = "T-57"
    OTHER_SERVER = "T-58"
    NOT_A_MEMBER = "T-59"
    KICKED = "T-60"
    KICKED_BY_ORGANISER = "T-61"
    SEAT_TAKEN = "T-62"
    HOST_KICKED = "T-63"
    BROUGHT_ALREADY = "T-67"
    NOT_BROUGHT = "T-68"
    CHANGED_SINCE = "T-70"
    CHAMPIONSHIP_GOES_ON = "T-71"
    TOO_MANY_UNFINISHED = "T-75"
    TOO_MANY_OPENED = "T-76"
    TOO_MANY_IN_CHANNEL = "T-77"
    TOO_FAST = "T-78"
    CLOSING_SOON = "T-79"
    RESTARTING = "T-80"
    TOO_MANY_CHAMPIONSHIPS = "T-81"
    REMATCH_GIVEN_UP = "T-82"
    BLOCKED = "T-83"
    PLAYER_BLOCKED = "T-84"
    BLOCK_LIST_FULL = "T-85"
    SERVER_REMOVED_ME = "T-86"
    PLAYERS_SHARE = "T-90"
    SHARED_ALREADY = "T-91"
    NOT_SHARED = "T-92"
    NOTHING_TO_SHARE = "T-93"
    VOID_ALREADY = "T-89"
    SEASON_RUNS = "T-94"
    SEASON_NAMED = "T-95"
    NO_SEASON = "T-96"
    NO_SUCH_TIME_ZONE = "T-97"
    NO_FINISHED_MATCH = "T-98"
    WORD_DIFFERS = "T-87"
    TOO_LATE = "T-103"
    NOT_BROKEN_OFF = "T-100"
    SOMEBODY_DELETED = "T-101"
    OPENER_HAS_ENOUGH = "T-102"
    PAUSED = "T-104"
    PRIVATE_TABLE = "T-107"
    PLAYER_SEATED = "T-110"
    PLAYER_KICKED = "T-111"
    INVITED_ALREADY = "T-112"
    TOO_MANY_INVITED = "T-113"
    NO_SUCH_DEAL = "T-114"
    OWN_TRY_FIRST = "T-115"
    NO_DAILY_RESULT = "T-116"
    DUEL_OVER = "T-120"
    NOT_CHALLENGED = "T-121"
    DUEL_FULL = "T-122"
    TOO_MANY_DUELS = "T-123"
    NOBODY_CHALLENGED = "T-124"
    NO_DEAL = "T-125"
    COVERED = "T-126"
    NO_SUCH_PAD = "T-130"
    NOT_ON_PAD = "T-131"
    PAD_OVER = "T-132"
    PAD_NUMBERS = "T-133"
    PAD_BID = "T-134"
    PAD_SUM = "T-135"
    PAD_BONUS = "T-136"
    TOO_MANY_PADS = "T-137"
    PAD_WRITTEN = "T-138"
    PAD_NOT_REPLAYED = "T-139"
    NO_HINTS = "T-127"
    RIDDLE_OVER = "T-128"
    RIDDLE_NOT_READY = "T-129"
    LINE_FULL = "T-140"
    NOT_WAITING = "T-141"
    LAST_ROUND = "T-142"
    TIME_NOT_UNDERSTOOD = "T-145"
    TIME_AMBIGUOUS = "T-146"
    TIME_PAST = "T-147"
    TIME_TOO_FAR = "T-148"
    TIME_SKIPPED = "T-149"
    TOO_MANY_MEETINGS = "T-150"
    NO_SUCH_MEETING = "T-151"
    MEETING_OVER = "T-152"
    NO_EVENT = "T-153"
    TOO_MANY_INVITATIONS = "T-158"
    NOT_ADMITTED = "T-159"
    NO_SUCH_CODE = "T-160"
    CANNOT_SEE_TABLE = "T-161"
    NO_TIME = "T-154"
    CALLED_ALREADY = "T-155"
    NOBODY_TO_CALL = "T-156"
    CALLS_FORBIDDEN = "T-157"
    CALL_TO_INVITED = "T-167"
    NO_SUCH_SEASON = "T-165"
    EXPORT_TOO_LARGE = "T-166"


class Refused(Exception):
    """An action that a person may not do now: the id of the rule that forbids it, and the legal cards."""

    def __init__(self, rule: str, cards: Sequence[int] = (), **facts: Any) -> None:
        super().__init__(rule)
        self.rule = rule
        self.cards = tuple(cards)
        self.facts = facts


class Broken(Exception):
    """A stored match that cannot be continued: its replay does not reproduce its digests."""


class Duplicate(Exception):
    """The interaction is already recorded: nothing was changed, and the caller may drop the repeat."""

    def __init__(self, interaction: int) -> None:
        super().__init__(f"interaction {interaction} was recorded before")
        self.interaction = interaction


class Conflict(Exception):
    """Another writer changed the table first, so this change was not stored; load the table again."""

    def __init__(self, table_id: int, expected: str) -> None:
        super().__init__(f"table {table_id} is not at {expected} any more")
        self.table_id = table_id


class LimitReached(Exception):
    """No further table may be opened: nothing was changed.

    `limit` is the name of a field of `Limits`, `most` its value, `until` the moment when there is room again;
    `until` is None if room depends on people finishing tables.
    """

    def __init__(self, limit: str, most: int, until: datetime | None = None) -> None:
        super().__init__(f"{limit}: no more than {most}")
        self.limit = limit
        self.most = most
        self.until = until


class Unavailable(Exception):
    """The database failed; the cause is chained.

    A failed write was stored either completely or not at all. Load the table again before going on, or repeat
    the write with the same `n` and interaction, which cannot be stored twice.
    """


class CannotMigrate(Unavailable):
    """The database cannot be used now; the message tells the host why. Nothing was changed."""


class Unusable(CannotMigrate):
    """The database cannot be used however often this version starts: the host has to change something."""
