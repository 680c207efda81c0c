"""The preferences of a person and the settings of a server, stored as plain JSON."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Annotated, Any, Final, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator

from bot.records.tables import Limits
from bot.texts.sentences import LOCALES

Model = TypeVar("Model", bound=BaseModel)


def _require_language(code: str) -> str:
    """Return `code` if it is "auto" or a language with sentences.

    Raises:
        ValueError: it is neither.
    """
    if code not in ("auto", *LOCALES):
        raise ValueError(f"no language {code!r}; there are {', '.join(LOCALES)}")
    return code


Language = Annotated[str, AfterValidator(_require_language)]
CardStyle = Literal["emojis", "signs", "words"]
"""How cards are shown: as emojis, by plain signs, or in words alone, without any symbol."""
Pictures = Literal["moments", "always", "never"]
"""Whether messages have large pictures: where these help, with every decision as well, or never."""
OwnPictures = Literal["server", "moments", "always", "never"]
"""A person's own choice of `Pictures`, which may be left to each server."""
HandOrder = Literal["suit", "rank"]
Autoplay = Literal["robots", "on", "off"]
"""When a person's last card is played automatically: beside robots alone, at every table, or never."""
Threads = Literal["second", "always", "never"]
ROLES: Final = ("opener_role", "moderator_role", "championship_role")
"""A server's settings that name a role."""
LIMITS: Final[Mapping[str, tuple[int, ...]]] = {
    "unfinished": (1, 2, 3, 5, 10, 25),
    "person": (2, 3, 5, 10, 25),
    "channel": (5, 10, 20, 50, 100),
    "threads": (5, 10, 30, 60, 120),
}
"""The values that a server may choose for each of its limits."""
LONGEST_ZONE: Final = 60
"""The most characters in the name of a time zone."""
MOST_BLOCKED: Final = 50
"""Maximum number of blocked people on a server: for more, Discord's own bans are the means."""
Timer = Literal["off", "60s", "3min", "12h", "3d"]
DEFAULT_TIMER: Final[Timer] = "3min"
"""The timer where nobody has chosen one."""


class Preferences(BaseModel):
    """A person's preferences; language `auto` follows Discord, pictures `server` follow the server.

    `zone` is the time zone in which they say times; "" for the server's.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: Language = "auto"
    dm_hands: bool = True
    pings: bool = True
    two_tap: bool = False
    autoplay: Autoplay = "robots"
    hand_order: HandOrder = "suit"
    cards: CardStyle = "emojis"
    pictures: OwnPictures = "server"
    zone: Annotated[str, Field(max_length=LONGEST_ZONE)] = ""

    @model_validator(mode="before")
    @classmethod
    def _convert_old_form(cls, stored: dict[str, Any]) -> dict[str, Any]:
        """Convert preferences of earlier versions, which stored `words_only`, and `autoplay` as a boolean.

        They stored every preference with each change, so that `autoplay` was true unless it was switched off.
        """
        if stored.get("words_only") is True:
            stored = {"cards": "words", **stored}
        if isinstance(on := stored.get("autoplay"), bool):
            stored = {**stored, "autoplay": "robots" if on else "off"}
        return stored

    @property
    def words_only(self) -> bool:
        """Return whether this person wants words only, without symbols."""
        return self.cards == "words"

    @property
    def illustrated(self) -> bool:
        """Return whether messages to this person may have large pictures."""
        return self.pictures != "never" and not self.words_only

    @property
    def always_illustrated(self) -> bool:
        """Return whether this person gets a large picture of hand and trick at each decision."""
        return self.pictures == "always" and not self.words_only

    def on(self, server: ServerSettings) -> Preferences:
        """Return these preferences, with the server's setting for each preference left to the server."""
        if self.pictures != "server":
            return self
        return with_pictures(self, server.pictures)


DEFAULT_PREFERENCES: Final = Preferences()
"""The preferences of everybody who has chosen nothing."""


# Cached, because each move draws messages for everybody at its table, and few preferences differ.
@lru_cache(maxsize=1024)
def with_pictures(likes: Preferences, pictures: OwnPictures) -> Preferences:
    """Return these preferences with another choice of pictures."""
    return likes.model_copy(update={"pictures": pictures})


@cache
def _public(cards: CardStyle, pictures: Pictures) -> Preferences:
    return Preferences(cards=cards, pictures=pictures)


class GameDefaults(BaseModel):
    """The options and timer of new tables of one game on a server."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    options: dict[str, Any] = {}
    timer: Timer = DEFAULT_TIMER


class ServerSettings(BaseModel):
    """A server's settings; empty `channels` means all, no role means everybody (or Discord's permissions).

    `daily` is the channel of the daily message, None for none. `pads` is whether matches at a real table
    count for the leaderboards, `calls` whether hosts may call people who want to play. `blocked` people
    cannot sit down at the server's tables. `greeted` is set after the bot's greeting.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: Language = "auto"
    channels: tuple[int, ...] = ()
    threads: Threads = "second"
    daily: int | None = None
    cards: CardStyle = "emojis"
    pictures: Pictures = "always"
    opener_role: int | None = None
    moderator_role: int | None = None
    championship_role: int | None = None
    pings: bool = True
    calls: bool = True
    pads: bool = False
    blocked: tuple[int, ...] = ()
    greeted: bool = False
    limits: Limits = Limits()
    defaults: dict[str, GameDefaults] = {}

    @property
    def illustrated(self) -> bool:
        """Return whether public messages may have large pictures."""
        return self.pictures != "never"

    @property
    def public_preferences(self) -> Preferences:
        """Return the preferences by which public messages are drawn."""
        return _public(self.cards, self.pictures)

    @property
    def allows_calls(self) -> bool:
        """Return whether hosts may call people: never where nobody is mentioned at all."""
        return self.calls and self.pings

    def for_game(self, game: str) -> GameDefaults:
        """Return the server's defaults for a game, or general defaults if the server has none."""
        return self.defaults.get(game, GameDefaults())


def parse_preferences(stored: dict[str, Any]) -> Preferences:
    """Parse a person's preferences; stored values that are no longer valid are replaced by defaults."""
    return _parse_leniently(Preferences, stored) if stored else DEFAULT_PREFERENCES


def server_settings(stored: dict[str, Any]) -> ServerSettings:
    """Parse a server's settings; stored values that are no longer valid are replaced by defaults."""
    return _parse_leniently(ServerSettings, stored)


def _parse_leniently(model: type[Model], stored: dict[str, Any]) -> Model:
    try:
        return model.model_validate(stored)
    except ValidationError as error:
        bad = {str(fault["loc"][0]) for fault in error.errors() if fault["loc"]}
        return model.model_validate({key: value for key, value in stored.items() if key not in bad})
