"""Check that nobody sees another player's cards or another person's private page.

Cards are recognised by emojis, by codes in custom_ids and values, by file names, and by their names in all
languages, alt texts included. Indistinguishable cards of Skull King are ignored. Discs of Skull are compared
run by run (see `discs`). Pictures are compared pixel by pixel elsewhere, in the tests of two worlds.
"""

from __future__ import annotations

import json
import re
from typing import Final

from bench.small_discord import JSON, Person
from bench.soak import discs
from bench.soak.matches import Match, Matches
from bench.soak.reading import ITEM, UNIQUE, MessageText, cards, cards_in_text, named_cards, plain, strings
from bench.soak.tally import Tally

_TABLE: Final = re.compile(r'"custom_id": "1:([1-9]\d{0,8}):(\d{1,9}):')


SAMPLES: Final = re.compile(r'"1:0:0:@prefer |"1:\d+:0:@learn [a-z-]+ \d')
"""The buttons of pages that show cards of no table: the preview on a person's settings, steps of lessons."""


class Leaks:
    """A check of every message shown to a person."""

    def __init__(self, matches: Matches, tally: Tally) -> None:
        self._matches, self._tally = matches, tally
        self._waiting: list[tuple[Person | None, JSON, JSON]] = []

    def look_again(self) -> None:
        """Check the messages that were postponed because the database could not be read."""
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            self.look(*one)

    def look(self, person: Person | None, message: JSON, body: JSON) -> None:
        """Check a message that `person` (None: everybody) now sees against the state of the tables."""
        if not self._matches.there.is_set():
            self._waiting.append((person, message, body))
            return
        content = json.dumps(body)
        pressed = _TABLE.findall(content)
        known = [table for table, _ in pressed] or message.get("tables")
        if SAMPLES.search(content):
            known = []
        if known is None:
            newest = self._matches.newest(message["channel_id"] if person is None else person.channel)
            known = [str(newest[0])] if newest else []
        message["tables"] = known
        for table in set(known):
            match = self._matches.read(int(table))
            if match is not None and match.status == "running":
                turn = max((int(turn) for number, turn in pressed if number == table), default=0)
                self.compare(match, person, body, turn)

    def compare(self, match: Match, person: Person | None, body: JSON, turn: int = 0) -> None:
        """Check a message about a match against its reader's knowledge; `turn` 0 means an unknown turn."""
        self._tally.count("messages and answers held against the hands of others")
        who = f"u:{person.user['id']}" if person else None
        found = named_cards(body, match.key, match.edition, legend=not turn)
        self._tally.count("cards seen in them", len(found))
        secret = match.secret_from(who, turn)
        if leaked := sorted({code for codes in found if codes <= secret for code in codes}):
            self._report(match, who, f"is shown {leaked} of others' hands", body)
        if match.key == "skull":
            self._tally.count("discs seen in them", sum(len(run.discs) for run in discs.runs(body)))
            seat = match.seat_of.get(who) if who else None
            tokens = [match.tokens[seat] for seat in sorted(match.tokens)]
            if unknown := discs.unknown_runs(body, tokens, seat, match.states(turn), legend=not turn):
                self._report(match, who, f"is shown discs that they cannot know, {unknown}", body)
        if person is not None and turn and who in match.seat_of and own_name(person, body):
            self._report(match, who, "is told of themselves by name, as if the page were another's", body)

    def _report(self, match: Match, who: str | None, what: str, body: JSON) -> None:
        content = json.dumps(body, ensure_ascii=False)[:3000]
        self._tally.record_broken_promise(f"table {match.number}: {who or 'everybody'} {what}: {content}")

    def check_log(self, text: str) -> None:
        """Check that a part of the bot's log names no card."""
        for game, edition in (("skull-king", "modern"), ("skull-king", "legacy"), ("hearts", "")):
            known = cards(game, edition)
            assert known is not None
            found = {code for codes in cards_in_text(MessageText("log", text), known) for code in codes}
            found |= {item for item in ITEM.findall(text) if item in known.codes - UNIQUE}
            if found:
                self._tally.record_broken_promise(f"a log names the cards {sorted(found)}: {text[:3000]}")


def own_name(person: Person, body: JSON) -> bool:
    """Return whether a private page calls its reader by name instead of "you"."""
    name = re.compile(rf"(?<!\w){re.escape(plain(person.user['global_name']))}(?!\w)")
    return any(name.search(plain(said.text)) for said in strings(body))
