"""Who is in the demo, and what it says to whoever started it."""

from __future__ import annotations

from typing import Final, NamedTuple


class Visitor(NamedTuple):
    """Somebody to play as, and the language their Discord speaks."""

    name: str
    locale: str
    language: str


VISITORS: Final = (
    Visitor("Morgan", "en-GB", "English"),
    Visitor("Cruz", "es-ES", "Spanish"),
    Visitor("Camille", "fr", "French"),
    Visitor("Sam", "en-US", "English"),
)
MODERATOR: Final = VISITORS[0].name
BOT: Final = "Yo-ho-ho"
SIGNPOST: Final = "Signpost"
SIGNS: Final = """\
Type `/skullking new` to open a table; or `/hearts new`, `/skull new`, `/championship new`.
Escribe `/skullking new` para abrir una mesa; o `/hearts new`, `/skull new`, `/championship new`.
Tape `/skullking new` pour ouvrir une table ; ou `/hearts new`, `/skull new`, `/championship new`."""
"""What the signpost says in the channel, for all to read."""
CHAMPIONSHIP: Final = "championship"
"""What `--game` may name besides the games."""
COMPANY: Final = 3
"""How many robots sit at the table of a DM page."""


def welcome(url: str, dm: str | None, game: str) -> str:
    """The address, and how to play, in a few lines."""
    if dm is not None and game == CHAMPIONSHIP:
        how = f"""\
You are {dm}, in your direct messages with the bot. The match of a championship of Hearts has begun,
and robots keep the seats of the other three: play with the buttons, to the medals if you like."""
    elif dm is not None:
        how = f"""\
You are {dm}, in your direct messages with the bot. A match against {COMPANY} robots has begun:
play with the buttons, to the end if you like."""
    else:
        people = ", ".join(f"{visitor.name} ({visitor.language})" for visitor in VISITORS)
        how = f"""\
1. Type /skullking new in the message box, choose it from the list, press the arrow.
2. Press "Add robot" twice, then "Start".
3. "My hand", under the table, shows your cards: bid and play there.

To be somebody else, change "Viewing as" at the top, or open the page in a second tab:
{people}. Each reads their own language.
{MODERATOR} is a moderator, with /server settings, /table cancel and /table kick.
Direct messages are not shown there; --dm {VISITORS[0].name} shows a match from inside them
(of Hearts with --game hearts, of Skull with --game skull, in a championship with --game {CHAMPIONSHIP})."""
    return f"""
Yo-ho-ho is ready, without Discord. Open this page:

    {url}

{how}
Ctrl+C ends the demo."""
