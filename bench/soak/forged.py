"""Payloads that no Discord client would send.

They press buttons of other tables, choose menu values that were not offered, submit forms that were never
shown, call unknown commands, or lack fields.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final, NamedTuple

from bench.small_discord import JSON, Person
from bench.soak.watched import COMMAND, COMPONENT, FORM, WatchedDiscord, pressed_ids

AUTOCOMPLETE: Final = 4
NUMBERS: Final = (
    "0",
    "1",
    "2",
    "3",
    "7",
    "-1",
    "007",
    "999999",
    "9" * 18,
    "9" * 30,
    "１",
    "",
    "x",
    "1.5",
    "NaN",
)
VERBS: Final = (
    *("bid", "play", "pass", "change", "place", "challenge", "flip", "lose", "load", "lead", "discard"),
    *("wager", "adjust", "first", "deal", "shuffle", "show", "card"),
    *("@hand", "@help", "@sheet", "@rules", "@back", "@time", "@here", "@more", "@yes", "@page", "@log"),
    *("@leave", "@leave?", "@join", "@robot", "@norobot", "@token", "@options", "@set", "@start", "@pick"),
    *("@rematch", "@follow", "@rule", "@ruling", "@prefer", "@server", "@board", "@learn", "@nothing", "@"),
    *("@replay", "@report", "@match-page", "@fair", "@server-dealt"),
    *("@sure", "@sure cancel", "@sure kick", "@sure leave", "@sure c-draw", "@keep", "@take-up", "@void"),
    *("@c-join", "@c-leave", "@c-draw", "@c-play", "@c-rule", "@c-desk", "@c-season", "@c-pick", "@c-told"),
)
WORDS: Final = (
    *("0", "1", "2", "-1", "99", "green-7", "yellow-14", "QS", "2C", "rose", "skull", "sure", "robots"),
    *("tigress:pirate", "language", "fr", "help", "here", "", " ", "\n", "\x00", "'; DROP TABLE log; --"),
    *("<@1>", "@everyone", "../../etc/passwd", "{}", "%s", "🃏" * 10, "e\u0301" * 20, "x" * 3000),
)
VALUES: Final[tuple[Any, ...]] = (None, 0, 1.5, True, [], {}, "", [[]], {"a": 1}, "x" * 5000, -1, 10**40)
COMMANDS: Final = (
    *("skullking", "hearts", "skull", "championship", "table", "hand", "settings", "server", "rules", "help"),
    *("about", "privacy", "stats", "leaderboard", "history", "replay", "nothing", "SKULLKING", "", "hand "),
)
SUBCOMMANDS: Final = (
    *("rules", "leaderboard", "stats", "ruling", "show", "mine", "kick", "substitute", "back", "settings"),
    *("standings", "table", "nothing", "", "cancel", "diagnostics", "tables"),
)
OPTIONS: Final = ("player", "game", "public", "cards", "edition", "timer", "players", "preset", "nothing", "")
EVENTS: Final = (
    *("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE", "CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE"),
    *("THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE", "THREAD_LIST_SYNC", "GUILD_ROLE_CREATE"),
    *("GUILD_ROLE_UPDATE", "GUILD_ROLE_DELETE", "GUILD_MEMBER_UPDATE", "GUILD_EMOJIS_UPDATE"),
    *("MESSAGE_CREATE", "INTERACTION_CREATE", "STAGE_INSTANCE_CREATE", "ENTITLEMENT_CREATE", "NO_SUCH_EVENT"),
)


class Forged(NamedTuple):
    """A forged event; `answered` if its sender is a real person, to whom the bot must report the refusal."""

    sort: str
    event: str
    person: Person
    payload: JSON
    answered: bool


class Forger:
    """A generator of random forged events; `strangers` sit at no table and have no special rights."""

    def __init__(self, discord: WatchedDiscord, rng: Random, strangers: Sequence[Person]) -> None:
        self._discord, self._rng, self._strangers = discord, rng, strangers

    def one(self) -> Forged:
        """Return a random forged event."""
        person = self._rng.choice(self._strangers)
        sorts = (
            self._button,
            self._button,
            self._menu,
            self._form,
            self._command,
            self._break_event,
            self._event,
        )
        return self._rng.choice(sorts)(person)

    def _pick_message(self) -> JSON | None:
        """Return a random existing message, even one that its sender cannot see."""
        messages = list(self._discord.messages.values())
        return self._rng.choice(messages) if messages else None

    def _custom_id(self) -> str:
        """Return a real custom_id with one part changed, or an invented custom_id."""
        shown = self._pick_message()
        real = self._rng.choice((shown and pressed_ids(shown)) or ["1:1:1:bid 1"])
        version, table, turn, said = real.split(":", 3)
        change, invented = self._rng.randrange(7), f"{self._pick(VERBS)} {self._pick(WORDS)}"
        made: list[str] = [
            real,
            f"{version}:{self._pick(NUMBERS)}:{turn}:{said}",
            f"{version}:{table}:{self._pick(NUMBERS)}:{said}",
            f"{version}:{table}:{turn}:{invented}",
            f"{self._pick(NUMBERS)}:{self._pick(NUMBERS)}:{self._pick(NUMBERS)}:{invented}",
            real[: self._rng.randrange(len(real))],
            self._pick(WORDS),
        ]
        return made[change]

    def _pick(self, some: Sequence[Any]) -> Any:
        return self._rng.choice(some)

    def _make(self, sort: str, person: Person, kind: int, data: JSON, answered: bool = True) -> Forged:
        message = self._pick_message() if kind != COMMAND and self._rng.random() < 0.9 else None
        if message is not None:
            message = {**message, "channel_id": person.channel}
        payload = self._discord.payload(person, kind, data, message)
        if "member" in payload:
            payload["member"]["permissions"] = "0"
        return Forged(sort, "INTERACTION_CREATE", person, payload, answered)

    def _button(self, person: Person) -> Forged:
        data = {"custom_id": self._custom_id(), "component_type": 2}
        return self._make("buttons", person, COMPONENT, data)

    def _menu(self, person: Person) -> Forged:
        values = [self._pick((*WORDS, *VALUES)) for _ in range(self._rng.randrange(30))]
        data = {"custom_id": self._custom_id(), "component_type": 3, "values": values}
        return self._make("menus", person, COMPONENT, data)

    def _form(self, person: Person) -> Forged:
        line: Any = {"type": 4, "custom_id": "typed", "value": self._pick((*WORDS, *VALUES))}
        label = self._pick(({"type": 18, "component": line}, {"type": 1, "components": [line]}))
        return self._make("forms", person, FORM, {"custom_id": self._custom_id(), "components": [label]})

    def _command(self, person: Person) -> Forged:
        options: list[JSON] = [
            {"name": self._pick(OPTIONS), "type": self._pick((3, 4, 5, 6)), "value": self._pick(WORDS)}
            for _ in range(self._rng.randrange(3))
        ]
        if self._rng.random() < 0.7:
            options = [{"name": self._pick(SUBCOMMANDS), "type": 1, "options": options}]
        data = {"id": "1", "name": self._pick(COMMANDS), "type": 1, "options": options}
        typing = self._rng.random() < 0.1
        made = self._make("commands", person, COMMAND, data, not typing)
        made.payload["type"] = AUTOCOMPLETE if typing else COMMAND
        return made

    def _break_event(self, person: Person) -> Forged:
        """Return a forged event with a missing field or a field of another type."""
        made = self._pick((self._button, self._menu, self._form, self._command))(person)
        payload = deepcopy(made.payload)
        part = payload
        while (inner := [one for one in part.values() if isinstance(one, dict)]) and self._rng.random() < 0.4:
            part = self._pick(inner)
        if part:
            name = self._pick(list(part))
            if self._rng.random() < 0.5:
                del part[name]
            else:
                part[name] = self._pick(VALUES)
        return Forged("broken interactions", made.event, person, payload, answered=False)

    def _event(self, person: Person) -> Forged:
        names = ("id", "guild_id", "channel_id", "name", "type", "roles", "threads", "user", "parent_id")
        data = {name: self._pick(VALUES) for name in names if self._rng.random() < 0.4}
        if self._rng.random() < 0.3:
            data["guild_id"] = self._discord.guild
        event = self._pick(EVENTS)
        if event in ("GUILD_DELETE", "CHANNEL_DELETE"):  # With a real id the event would be true.
            data.pop("id", None)
        return Forged("other events", event, person, data, answered=False)
