"""The interface of a game's presenter; one Presenter per game is listed in `bot.present.PRESENTERS`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from sys import intern
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from bot.art.chart import Chart
from bot.present.form import Form
from bot.present.names import listed
from bot.present.play.figures import Figure
from bot.present.play.last_cards import plays_itself
from bot.present.post import Block, Illustration, Option, Post, Text
from bot.records.boards import Total
from bot.tables.snapshot import Made, Snapshot
from bot.texts.sentences import Texts
from engine.core import Place, Seat

SEA: Final = 0x2B8AAB
GOLD: Final = 0xD9A441
NIGHT: Final = 0x3B3F58
MEDALS: Final = ("🥇", "🥈", "🥉")
PLACES: Final = (
    *("gold_medal", "silver_medal", "bronze_medal"),
    *(f"place_{number}" for number in range(4, 11)),
)
"""The names of the emojis for places: medals, then numbers."""


class SettingChoice(NamedTuple):
    """One value of a setting in the lobby: its label, and a sentence that explains it.

    `changes` are the options it sets; a choice whose value must be typed has the `form` to type it into.
    """

    value: str
    label: str
    sentence: str
    changes: Mapping[str, Any] = MappingProxyType({})
    form: Form | None = None


class SheetPage(NamedTuple):
    """A page of a match's score sheet: its label in the menu of pages, its text and its picture."""

    label: str
    text: Text
    picture: Illustration | None = None


class Setting(NamedTuple):
    """Something the host chooses in the lobby; it may stand for several options of the game.

    present   the current values: one, or any number if `many` is set
    state     the current value, as a label and as a sentence
    typed     parses what was typed into a form into changes; the game refuses invalid ones
    many      the changes that stand for several values chosen together
    open      False if no choice would make a difference: not shown
    """

    key: str
    title: str
    present: tuple[str, ...]
    state: tuple[str, str]
    choices: tuple[SettingChoice, ...]
    typed: Callable[[str], Mapping[str, Any]] | None = None
    many: Callable[[tuple[str, ...]], Mapping[str, Any]] | None = None
    open: bool = True


class SettingPage(NamedTuple):
    """Settings that are shown together; `label` is the button that leads to the page."""

    key: str
    label: str
    settings: tuple[Setting, ...]


def in_full(intro: str, pages: Iterable[SettingPage], t: Texts) -> str:
    """Return a sentence for each open setting's current value, after `intro`, the rules of every table."""
    lines = [intro, ""]
    for setting in (setting for page in pages for setting in page.settings if setting.open):
        label, sentence = setting.state
        lines.append(f"- {t('labelled', label=setting.title, text=label)}\n-# {sentence}")
    return "\n".join(lines)


class HelpCard(NamedTuple):
    """A summary of a table's rules: a few lines, and the text shown above them if their picture is not."""

    lines: str
    shown: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Presenter:
    """How one game is presented.

    table     the public message        panel     a player's own message, hand and choices
    headline  the first line of both: what the reader must do; to spectators, who must do what
    look      the reader's hand with playable cards raised, and the trick; None if both are empty
    dealt     the reader's whole hand and its heading, never out of date; None once it is incomplete
    epoch     the hand that a message to a player shows, by the view: a new hand is posted anew; "" before
              the first is dealt
    stamp     a text that changes exactly when a panel must be rewritten although its reader did nothing
    rules     the options in force, in plain words, on one line
    played    what is played and how long, in a few words; "" if that goes without saying
    explained the rules in full, a sentence for each option
    company   who else will join this number of players, "" if nobody
    settings  the host's settings in the lobby, page by page, for the allowed numbers of players, the
              likeliest number first
    minutes   the estimated minutes of a match with this many people and robots
    cards     the cards that a rule still allows after it refused a move, in words
    help      the help card of this table
    asks      the question before a move for players who confirm with a second tap: the move as a sentence
    brought   the result of a finished round for the reader, by its number; "" if it has none
    made      a description of an automatic move that all may read; "" if the move is secret
    tally     a player's points and counters for leaderboards and statistics, in a few words each
    seconds   how long an event stays on screen, 0 if nobody waits for it
    result    the result of the last finished round, in words that stay true; [] before the first
    sheet     the whole match so far, page by page, [] before the first round has been scored
    rulings   the rulings that the referee may make now, each in the game's notation
    chart     the picture of the rules under these options at a table of this size; None for no picture
    charted   the options whose chart is shown with a topic of the rules; None for a topic without one
    held      a seat's open hand, for a match that is over
    chosen    a seat's secret choice, for a match that is over; "" for none
    unheld    the cards that no seat holds, each pile with its name, by the public and all players' snapshots
    event     the outcome of an input's events, as a title; "" if the move itself says it
    costs     what cost a seat most, by the events of all inputs: pairs of a position and its cost
    emojis    the accessible label of each emoji shown in a match, by the emoji's name
    trick     the event that ends a part of a round; None if a round has no parts
    stops     the events at which a replay in pictures stops, besides the end of a round
    ended     the trick or bet that has just ended, or the bids just shown, as a picture
    worst     the snapshot after what cost its reader most in the round just scored; None if nothing did
    why       why that cost a seat so much, in a few words; "" if that is plain
    quick     whether rounds are too short for the table to be posted anew at the end of each
    page_first    the opening sentences of a player's statistics in the game, by their totals and counters
    page      the figures of a player's statistics besides matches and wins, one press further
    page_further  more of those figures, below the label `stats-further-<game>`
    awards    the counters in which a server names its best, each with a label `record-<fact>`
    door      the keys of the labels of the table's button to the hand: for several players, and for one
    hand      the key of that button's label while nobody is awaited
    sign      the emoji of that button
    bids      whether a number of tricks is bid in each round: leaderboards compare how often it is met
    """

    table: Callable[[Snapshot, Texts], Post]
    panel: Callable[[Snapshot, Texts], Post]
    headline: Callable[[Snapshot, Texts], str]
    look: Callable[[Snapshot, Texts], Illustration | None]
    dealt: Callable[[Snapshot, Texts], Sequence[Block] | None]
    epoch: Callable[[Any], str]
    stamp: Callable[[Snapshot], str]
    rules: Callable[[Mapping[str, Any], int, Texts], str]
    explained: Callable[[Mapping[str, Any], int, Texts], str]
    company: Callable[[Mapping[str, Any], int, Texts], str]
    settings: Callable[[Mapping[str, Any], Sequence[int], Texts], tuple[SettingPage, ...]]
    minutes: Callable[[Mapping[str, Any], int, int], int]
    cards: Callable[[str, Sequence[int], Texts], str]
    help: Callable[[Snapshot, Texts], HelpCard]
    asks: Callable[[Snapshot, Any, Texts], str]
    brought: Callable[[Snapshot, int, Texts], str]
    made: Callable[[Snapshot, Made, Texts], str]
    tally: Callable[[int, Mapping[str, int], Texts], Sequence[str]]
    seconds: Callable[[Any], float]
    result: Callable[[Snapshot, Texts], list[Block]]
    sheet: Callable[[Snapshot, Texts], Sequence[SheetPage]]
    held: Callable[[Snapshot, Texts], str]
    event: Callable[[Snapshot, Sequence[Any], Texts], str]
    costs: Callable[[Sequence[Sequence[Any]], Seat], Iterator[tuple[int, int]]]
    emojis: Callable[[Mapping[str, Any], Texts], Mapping[str, str]]
    page_first: Callable[[Total, Mapping[str, int], Texts], Iterator[str]]
    page: Callable[[Total, Mapping[str, int], Texts], Iterator[Figure]]
    awards: tuple[str, ...]
    stops: tuple[type, ...]
    ended: Callable[[Snapshot, Texts], Illustration]
    why: Callable[[Snapshot, Seat, Texts], str]
    page_further: Callable[[Mapping[str, int], Texts], Iterable[Figure]] = lambda facts, t: ()
    chosen: Callable[[Snapshot, Texts], str] = lambda snapshot, t: ""
    played: Callable[[Mapping[str, Any], int, Texts], str] = lambda options, seats, t: ""
    unheld: Callable[[Snapshot, Sequence[Snapshot], Texts], Iterable[tuple[str, str]]] = lambda *seen: ()
    worst: Callable[[Snapshot], Snapshot | None] = lambda snapshot: None
    trick: type | None = None
    rulings: Callable[[Snapshot, Texts], Sequence[Option]] = lambda snapshot, t: ()
    chart: Callable[[Mapping[str, Any], int, Texts], Chart | None] = lambda options, seats, t: None
    charted: Callable[[str], Mapping[str, Any] | None] = lambda topic: None
    quick: bool = False
    bids: bool = False
    door: Callable[[Any], tuple[str, str]] = lambda view: ("button-hand", "button-hand")
    hand: str = "button-hand"
    sign: Callable[[Texts], str] = lambda t: "🃏"

    def beat(self, events: Iterable[Any]) -> float:
        """Return the seconds that these events stay on screen: the longest time that any of them needs."""
        return max(map(self.seconds, events), default=0.0)


def place_mark(rank: int, t: Texts) -> str:
    """Return a place as a mark before its player: a medal or number; in words-only style a number."""
    if t.in_words:
        return numbered(rank)
    sign = MEDALS[rank - 1] if rank <= len(MEDALS) else numbered(rank)
    return (t.emoji(PLACES[rank - 1]) if rank <= len(PLACES) else "") or sign


def numbered(rank: int) -> str:
    """Return a place as a number with an escaped full stop.

    Discord would otherwise read a numbered list, and renumber players who share a place.
    """
    return f"{rank}\\."


def in_points(points: int, t: Texts) -> str:
    """Return a number of points with the word for them, kept on one line."""
    return t("points", points=points, shown=plain(points)).replace(" ", "\u00a0")


def ranked(merits: Sequence[object]) -> list[int]:
    """Return the places of merits sorted best first: equal merits share a place, and the next is skipped."""
    return [1 + merits.index(merit) for merit in merits]


def so_far(snapshot: Snapshot, places: Sequence[Place], t: Texts) -> Iterator[str]:
    """Yield the standing of an unfinished match, best first; players who share a place share its number."""
    for place in sorted(places, key=lambda place: (place.rank, place.seat)):
        shown = t("points", points=place.points, shown=plain(place.points))
        yield f"{numbered(place.rank)} **{listed(snapshot, place.seat, t)}** · {shown}"


def phase(snapshot: Snapshot) -> str:
    """Return the part of a panel's stamp for the match's phase; "" while the panel need not follow it.

    The panel follows the phase while its reader is to decide, at the end of the match, and once a round is
    scored, because it begins with the result. If the table's message cannot be updated, the panel is all
    there is to see and follows each phase.
    """
    present: str = snapshot.view.phase
    if present == "deal" and snapshot.rounds_done:
        return present
    if snapshot.seat in snapshot.view.to_act:
        return f"{present}, own"
    return present if snapshot.out_of_date or present == "over" else ""


def edge(snapshot: Snapshot) -> int:
    """Return the colour of a message's edge: gold while its reader acts and at the end of the match.

    It is blue (`SEA`) while others act, and dark (`NIGHT`) from a round's score to the next deal.
    """
    view = snapshot.view
    if view.phase == "over" or (snapshot.seat in view.to_act and not plays_itself(snapshot)):
        return GOLD
    return NIGHT if view.phase == "deal" and view.round else SEA


def message(snapshot: Snapshot, blocks: Iterable[Block], epoch: str = "") -> Post:
    """Return a message of a match in play, with the edge that shows its reader whose turn it is."""
    return Post(
        tuple(blocks),
        table=snapshot.header.id,
        turn=snapshot.view.turn,
        epoch=epoch,
        accent=edge(snapshot),
    )


def epoch(view: Any) -> str:
    """Return the epoch of a panel: its round. A round and its score, or a bet, share one direct message."""
    return intern(f"round {view.round}") if view.round else ""


def then(snapshot: Snapshot, round: int) -> Snapshot:
    """Return the snapshot with the players who sat here when that round ended, if it has.

    A reader who sat down later is not "you" in what happened before.
    """
    if round > len(snapshot.past_occupants):
        return snapshot
    pairs = zip(snapshot.occupants, snapshot.past_occupants[round - 1], strict=True)
    # Current names may have been shortened to fit, so only players who have left are taken from the past.
    occupants = tuple(now if now.who == was.who else was for now, was in pairs)
    is_same_reader = (
        snapshot.seat is not None and occupants[snapshot.seat].who == snapshot.occupants[snapshot.seat].who
    )
    return snapshot._replace(occupants=occupants, seat=snapshot.seat if is_same_reader else None)


def own_end(snapshot: Snapshot, round: int) -> bool:
    """Return whether the reader sat here as that round ended: a substitute has no part in its result."""
    return then(snapshot, round).seat is not None


def signed(points: int) -> str:
    """Return points with their sign: +40, −10, 0."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def plain(points: int) -> str:
    """Return points with a typographic minus."""
    return f"−{-points}" if points < 0 else str(points)


def tenths(value: float) -> float:
    """Round a number to one decimal, as sentences take it; never return a negative zero."""
    return round(value, 1) + 0.0


@cache
def so_many(allowed: Sequence[int], t: Texts) -> str:
    """Return the allowed numbers of players in words: `4`, `2 to 8`, `2 or 4`."""
    least, most = min(allowed), max(allowed)
    if least == most:
        return str(most)
    if len(allowed) == most - least + 1 > 2:
        return t("seats-range", least=least, most=most)
    return t("seats-either", some=", ".join(map(str, allowed[:-1])), last=most)
