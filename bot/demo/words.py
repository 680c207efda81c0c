"""The demo's simulated people, and the instructions printed for the person who started the demo."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.texts.sentences import LOCALES, language_name, slash, texts
from engine import GAMES
from engine.championship.plan import EL_CASTILLAR


class Visitor(NamedTuple):
    """A simulated person that a visitor plays as, and that person's locale in Discord."""

    name: str
    locale: str


VISITORS: Final = (
    Visitor("Morgan", "en-GB"),
    Visitor("Cruz", "es-ES"),
    Visitor("Camille", "fr"),
    Visitor("Sam", "de"),
    Visitor("Bruna", "pt-BR"),
    Visitor("Nico", "it"),
)
MODERATOR: Final = VISITORS[0].name
BOT: Final = "Yo-ho-ho"
SIGNPOST: Final = "Signpost"
CHAMPIONSHIP: Final = "championship"
"""The value of `--game` besides the games."""
SEAT: Final = "play"
"""The command that gives a newcomer a seat."""
FIRST_GAME, *_MORE = map(slash, GAMES)
"""The word of the game a newcomer is shown."""
_OTHERS: Final = ", ".join(f"`/{word} new`" for word in (*_MORE, CHAMPIONSHIP))
SIGNS: Final = "\n".join(
    texts(code)("demo-sign", seat=SEAT, game=FIRST_GAME, others=_OTHERS) for code in LOCALES
)
"""The signpost's message in the channel, in every language."""
COMPANY: Final = 3
"""The number of others at the table of a DM page."""


def welcome(url: str, dm: str | None, game: str, own: str = "") -> str:
    """Return the demo's address and instructions, in a few lines.

    `own` is the address of the first visitor's direct messages with the bot.
    """
    named = {key: texts("en")(f"game-{key}") for key in GAMES}
    if dm is not None and game == CHAMPIONSHIP:
        played = named[EL_CASTILLAR]
        how = f"""\
You are {dm}, in your direct messages with the bot. The match of a championship of {played} has begun,
and robots keep the seats of the other three: play with the buttons, to the medals if you like."""
    elif dm is not None:
        how = f"""\
You are {dm}, in your direct messages with the bot. A match against {COMPANY} robots has begun:
play with the buttons, to the end if you like."""
    else:
        _, *more = (f"of {name} with --game {slash(key)}" for key, name in named.items())
        people = ", ".join(f"{visitor.name} ({language_name(visitor.locale)})" for visitor in VISITORS)
        how = f"""\
1. Type /{FIRST_GAME} new in the message box, choose it from the list, press the arrow.
2. Press "Play now with robots": your cards open below.
3. Bid with one press, then play by pressing your cards.

To be somebody else, change "Viewing as" at the top, or open the page in a second tab:
{people}. Each reads their own language.
{MODERATOR} is a moderator, with /server settings, /table cancel and /table kick.

To play alone at once, open {VISITORS[0].name}'s direct messages with the bot and press a game:

    {own}

--dm {VISITORS[0].name} shows a match of the server from inside them
({", ".join(more)}, in a championship with --game {CHAMPIONSHIP})."""
    return f"""
Yo-ho-ho is ready, without Discord. Open this page:

    {url}

{how}
Ctrl+C ends the demo."""
