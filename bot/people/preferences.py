"""What a person and a server may choose. Read from and written to the store as plain JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from bot.records import Limits

Model = TypeVar("Model", bound=BaseModel)
Language = Literal["auto", "en", "es", "fr"]
CardStyle = Literal["emojis", "signs", "words"]
"""How cards are shown: as pictures, by plain signs, or in words alone, without any symbol."""
Pictures = Literal["moments", "always", "never"]
"""Whether messages come with large pictures: where these help, with every decision, too, or never."""
OwnPictures = Literal["server", "moments", "always", "never"]
"""The same of a person, who may leave it to each server."""
HandOrder = Literal["suit", "rank"]
Threads = Literal["second", "always", "never"]
ROLES: Final = ("opener_role", "moderator_role", "championship_role")
"""A server's choices that name a role."""
LIMITS: Final[Mapping[str, tuple[int, ...]]] = {
    "unfinished": (1, 2, 3, 5, 10, 25),
    "person": (2, 3, 5, 10, 25),
    "channel": (5, 10, 20, 50, 100),
    "threads": (5, 10, 30, 60, 120),
}
"""What a server may choose for each of its limits."""
MOST_BLOCKED: Final = 50
"""So many people a server may block: more are a matter for Discord's own bans."""
Timer = Literal["off", "60s", "3min", "12h", "3d"]
DEFAULT_TIMER: Final[Timer] = "3min"
"""How long a decision may take where nobody has chosen."""


class Preferences(BaseModel):
    """One person's choices; `auto` language is Discord's. Pictures left to a server are as most like them."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: Language = "auto"
    dm_hands: bool = True
    pings: bool = True
    two_tap: bool = False
    autoplay: bool = True
    hand_order: HandOrder = "suit"
    cards: CardStyle = "emojis"
    pictures: OwnPictures = "server"

    @model_validator(mode="before")
    @classmethod
    def _as_it_was_stored(cls, stored: dict[str, Any]) -> dict[str, Any]:
        """What somebody chose when words only was a choice of its own."""
        return {"cards": "words", **stored} if stored.get("words_only") is True else stored

    @property
    def words_only(self) -> bool:
        """True for somebody who listens."""
        return self.cards == "words"

    @property
    def illustrated(self) -> bool:
        """True for somebody whose messages may have large pictures."""
        return self.pictures != "never" and not self.words_only

    @property
    def always_illustrated(self) -> bool:
        """True for somebody who has their hand and the trick in a large picture at each decision."""
        return self.pictures == "always" and not self.words_only

    def on(self, server: ServerSettings) -> Preferences:
        """The same with what they leave to the server as that has chosen; their own choices win."""
        if self.pictures != "server":
            return self
        return self.model_copy(update={"pictures": server.pictures})


UNCHOSEN: Final = Preferences()
"""Of everybody who has chosen nothing."""


class GameDefaults(BaseModel):
    """How a server begins its tables of one game."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    options: dict[str, Any] = {}
    timer: Timer = DEFAULT_TIMER


class ServerSettings(BaseModel):
    """One server's choices; an empty `channels` means all, no role means everybody (or Discord's rights).

    Those who are `blocked` sit down at none of its tables. One that was `greeted` is not again.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: Language = "auto"
    channels: tuple[int, ...] = ()
    threads: Threads = "second"
    cards: CardStyle = "emojis"
    pictures: Pictures = "always"
    opener_role: int | None = None
    moderator_role: int | None = None
    championship_role: int | None = None
    pings: bool = True
    blocked: tuple[int, ...] = ()
    greeted: bool = False
    limits: Limits = Limits()
    defaults: dict[str, GameDefaults] = {}

    @property
    def illustrated(self) -> bool:
        """True where what all can see may have large pictures."""
        return self.pictures != "never"

    def for_game(self, game: str) -> GameDefaults:
        """The defaults of a game, the house's where the server has none."""
        return self.defaults.get(game, GameDefaults())


def preferences(stored: dict[str, Any]) -> Preferences:
    """A person's choices from the store; what an older version left behind and no longer fits is default."""
    return _lenient(Preferences, stored) if stored else UNCHOSEN


def server_settings(stored: dict[str, Any]) -> ServerSettings:
    """A server's choices from the store, just as leniently."""
    return _lenient(ServerSettings, stored)


def _lenient(model: type[Model], stored: dict[str, Any]) -> Model:
    try:
        return model.model_validate(stored)
    except ValidationError as error:
        bad = {str(fault["loc"][0]) for fault in error.errors() if fault["loc"]}
        return model.model_validate({key: value for key, value in stored.items() if key not in bad})
