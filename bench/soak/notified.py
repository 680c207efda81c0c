"""Check how often people are notified, by direct messages with hands and by mentions.

Each hand is sent once per deal, and edits notify nobody. A table has at most one live mention of the people
who must move and one of its followers. No other message mentions anybody.
"""

from __future__ import annotations

import json
import re
from typing import Final

from bench.small_discord import JSON, Person
from bench.soak.matches import Matches
from bench.soak.tally import Tally

_PRESSED: Final = re.compile(r'"custom_id": "1:([1-9]\d{0,8}):(\d{1,9}):([^"]*)"')
_MENTION: Final = re.compile(r"<@!?(\d+)>")


class NotificationCheck:
    """A check of every posted message; `messages` has the existing messages by id."""

    def __init__(self, matches: Matches, tally: Tally, messages: dict[str, JSON]) -> None:
        self._matches, self._tally, self._messages = matches, tally, messages
        self._hands: dict[tuple[str, str], dict[int, str]] = {}
        """By person and table, the direct message sent for each deal."""
        self._live: dict[tuple[str, str], str] = {}
        """By channel and table, the latest message with a mention."""

    def posted(self, person: Person | None, message: JSON, body: JSON) -> None:
        """Check a newly posted message, sent to this person alone or to a channel."""
        if not self._matches.there.is_set():
            return
        if person is not None:
            self._check_direct(person, message, body)
        else:
            self._check_mention(message, body)
        self._check_mentions(message, body)

    def edited(self, message: JSON, body: JSON) -> None:
        """Check that an edit adds no mention."""
        called = {str(user) for user in (body.get("allowed_mentions") or {}).get("users", ())}
        if called - set(_MENTION.findall(json.dumps(body))):
            self._tally.record_broken_promise(
                f"an edit calls {called}, whom it does not name: {json.dumps(body)[:2000]}"
            )

    def _check_direct(self, person: Person, message: JSON, body: JSON) -> None:
        found = _PRESSED.findall(json.dumps(body))
        if not found:
            return
        table, turn = found[0][0], max(int(one[1]) for one in found)
        match = self._matches.read(int(table))
        if match is None:
            return
        self._tally.count("direct messages sent")
        hands = self._hands.setdefault((person.user["id"], table), {})
        standing = {deal for deal, number in hands.items() if number in self._messages}
        if turn in match.moments and turn:
            # A Skull player who is out may still name who begins, in the same round and so for the same deal.
            deal = max(state.round for state in match.moments[turn].states)
        else:  # The message names no deal and may come late, so count the earliest possible deal.
            deal = min(max(standing, default=0) + 1, match.rounds + 1)
        if deal in standing:
            before = json.dumps(self._messages[hands[deal]], ensure_ascii=False)[:2000]
            self._tally.record_broken_promise(
                f"table {table}: deal {deal} is sent to {person.user['id']} twice by direct message: "
                f"{before} and {json.dumps(body, ensure_ascii=False)[:2000]}"
            )
        hands[deal] = message["id"]

    def _check_mention(self, message: JSON, body: JSON) -> None:
        named = _MENTION.findall(body.get("content") or "")
        if not named:
            return
        self._tally.count("mentions posted")
        found = _PRESSED.findall(json.dumps(body))
        if not found:
            return  # A mention of the table's followers.
        table, turn, _ = found[0]
        key = (message["channel_id"], table)
        if (before := self._messages.get(self._live.get(key, ""))) is not None and before["components"]:
            self._tally.record_broken_promise(
                f"table {table}: a second mention is posted while one stands: "
                f"{json.dumps(before)[:2000]} and {json.dumps(body)[:2000]}"
            )
        self._live[key] = message["id"]
        match = self._matches.read(int(table))
        moment = match.moments.get(int(turn)) if match is not None and int(turn) else None
        if match is None or moment is None:
            return
        due = {seat for state in moment.states for seat in match.game.to_act(state)}
        waited_for = {who.removeprefix("u:") for who, seat in match.seat_of.items() if seat in due}
        if strangers := set(named) - waited_for:
            self._tally.record_broken_promise(
                f"table {table}: {strangers} are mentioned, and it does not wait for them: {body['content']}"
            )

    def _check_mentions(self, message: JSON, body: JSON) -> None:
        """Return the people whom Discord notifies; mentions of everybody or of roles are broken promises."""
        allowed = body.get("allowed_mentions")
        if allowed is None or allowed.get("parse") or allowed.get("roles"):
            self._tally.record_broken_promise(
                f"a message may mention anybody it names: {json.dumps(body)[:2000]}"
            )
        elif len(set(map(str, allowed.get("users", ())))) != len(allowed.get("users", ())):
            self._tally.record_broken_promise(f"a message mentions somebody twice: {json.dumps(body)[:2000]}")
