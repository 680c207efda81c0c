"""Whether somebody gets to see a card in another's hand, as the log deals them.

Cards are known by the emoji that shows them and by the notation of what can be pressed. Those that have a
name of their own count, the numbered cards of Skull King and all French ones; Skull has none. The fourteens
stand on the score sheet of any round, and are left out. What a match shows in words is compared in the tests
of two worlds.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Final

from bench.small_discord import JSON, Person
from bench.soak.matches import Match, Matches
from bench.soak.tally import Tally
from bot.art.catalogue import french_card, skull_king
from engine.french import CODES as FRENCH
from engine.skull_king.cards import CODES, KIND, NUMBER, RANK

PAYS: Final = 14
_EMOJI: Final = re.compile(r'<a?:(\w+):\d+>|"name": "(\w+)"')
_TABLE: Final = re.compile(r'"custom_id": "1:([1-9]\d{0,8}):')
_CODE: Final = re.compile(r'"(?:custom_id|value)": "(?:1:\d+:\d+:\w+ )?([\w-]+)"')


@cache
def cards(game: str, edition: str) -> dict[str, str]:
    """The code of a card by whatever shows it."""
    if game == "skull-king":
        kinds = zip(CODES, KIND, RANK, strict=True)
        numbered = [code for code, kind, rank in kinds if kind == NUMBER and rank < PAYS]
        return {name: code for code in numbered for name in (code, skull_king(code, edition))}
    if game == "hearts":
        return {name: code for code in FRENCH for name in (code, french_card(code))}
    return {}


def shown(body: JSON, game: str, edition: str) -> set[str]:
    """The codes of the cards that a message shows."""
    text, known = json.dumps(body), cards(game, edition)
    names = {name for found in _EMOJI.findall(text) for name in found}
    return {known[name] for name in names | set(_CODE.findall(text)) if name in known}


class Leaks:
    """Looks at all that anybody gets to see."""

    def __init__(self, matches: Matches, tally: Tally) -> None:
        self._matches, self._tally = matches, tally
        self._waiting: list[tuple[Person | None, JSON, JSON]] = []

    def look_again(self) -> None:
        """The database can be asked again: look at what was shown meanwhile."""
        waiting, self._waiting = self._waiting, []
        for shown in waiting:
            self.look(*shown)

    def look(self, person: Person | None, message: JSON, body: JSON) -> None:
        """Somebody, or everybody in its channel, gets to see this of a message from now on."""
        if not self._matches.there.is_set():
            self._waiting.append((person, message, body))
            return
        known = _TABLE.findall(json.dumps(body)) or message.get("tables")
        if known is None:
            newest = self._matches.newest(message["channel_id"] if person is None else person.channel)
            known = [str(newest[0])] if newest else []
        message["tables"] = known
        for table in set(known):
            match = self._matches.read(int(table))
            if match is not None and match.status == "running":
                self.compare(match, person, body)

    def compare(self, match: Match, person: Person | None, body: JSON) -> None:
        """Hold what is shown against the hands of the others."""
        seen = shown(body, match.key, match.edition)
        self._tally.count("messages and answers held against the hands of others")
        self._tally.count("cards seen in them", len(seen))
        who = f"u:{person.user['id']}" if person else None
        if leaked := seen & match.secret_from(who):
            self._tally.wrong(
                f"table {match.number}: {who or 'everybody'} is shown {sorted(leaked)} of others' hands: "
                f"{json.dumps(body)[:3000]}"
            )
