"""What a game brings to the screen: one Presenter value per game, listed in `bot.present.PRESENTERS`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from sys import intern
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from bot.art.chart import Chart
from bot.board_records import Total
from bot.present.figures import Figure
from bot.present.form import Form
from bot.present.last_cards import plays_itself
from bot.present.names import listed
from bot.present.post import Block, Illustration, Option, Post, Text
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
"""The emojis of places: medals, then numbers."""


class SettingChoice(NamedTuple):
    """One value of a setting, as the lobby offers it: in a few words and in one sentence.

    `changes` are the options it sets; a choice that has to be typed brings the `form` to type it in.
    """

    value: str
    label: str
    sentence: str
    changes: Mapping[str, Any] = MappingProxyType({})
    form: Form | None = None


class SheetPage(NamedTuple):
    """A page of a match's score sheet, what it is called in the menu of pages, and its picture."""

    label: str
    text: Text
    picture: Illustration | None = None


class Setting(NamedTuple):
    """Something the host chooses in the lobby; it may stand for several options of the game.

    present   the values that hold now: one, or any number where `many` may be chosen together
    state     what holds now, in a few words and in one sentence
    typed     the changes that stand for what was typed into a form; the game refuses what makes no sense
    many      the changes that stand for several values chosen together
    open      False where it makes no difference, whatever is chosen: not shown
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
    """Settings that are shown together; `label` is the button that leads there."""

    key: str
    label: str
    settings: tuple[Setting, ...]


def in_full(intro: str, pages: Iterable[SettingPage], t: Texts) -> str:
    """What is in force, a sentence for each setting that is open; `intro` says what holds at every table."""
    lines = [intro, ""]
    for setting in (setting for page in pages for setting in page.settings if setting.open):
        label, sentence = setting.state
        lines.append(f"- {t('labelled', label=setting.title, text=label)}\n-# {sentence}")
    return "\n".join(lines)


class HelpCard(NamedTuple):
    """A table's rules in short: a few lines, and what stands above them where their picture does not."""

    lines: str
    shown: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Presenter:
    """How one game looks.

    table     the public message        panel     a player's own message, hand and choices
    headline  the first line of both: what the reader is asked; to those who only watch, who is to do what
    look      the reader's hand as it is, what may be played raised, with the trick; None where both are empty
    dealt     the reader's whole hand and what it is of, true for good; None once it is not whole any more
    epoch     of which hand a message to a player is, by the view: with the next, it comes anew; "" before
              the first is dealt
    stamp     what changes exactly when a panel must be written although its reader has asked for nothing
    rules     the options in force, in plain words, on one line
    played    what is played and how long, in a few words; "" where that goes without saying
    explained the rules in full, a sentence for each option
    company   who else will sit down with so many players, "" if nobody
    settings  what the host may choose in the lobby, page by page, where so many may sit, the likeliest number
              first
    minutes   about how long a match takes with so many people and robots
    cards     what a refusal by a rule leaves, in words
    help      the help card of this table
    asks      what two taps ask before a move: the move in one sentence
    brought   what a finished round has brought the reader, by its number; "" when nothing
    made      what a move that nobody pressed did, as all may know it; "" where that is secret
    tally     what leaderboards and statistics say of somebody's points and counters, in a few words each
    seconds   how long an event stays on screen, 0 for what nobody waits for
    result    what the round that ended last has brought, in words that stay true; [] before the first
    sheet     the whole match so far, page by page, [] before the first round has been scored
    rulings   what the referee may rule now, each in the game's notation
    chart     what beats or costs what by these options at a table of so many: the picture of the rules
    charted   the options whose chart is shown with a topic of the rules; None for one without
    held      what a seat holds, open to all: for a match that is over
    chosen    the same of what it has chosen in secret, "" for nothing
    unheld    the same of what no seat holds, each with what it is, by what all see and what each seat does
    event     what the events of an input have come to, as a title; "" where the move itself says it
    costs     what cost a seat most, by the events of all inputs: positions, each with how much
    emojis    what each emoji that is shown in a match is called, by the emoji's name
    trick     the event that ends a part of a round; None where a round has no parts
    stops     the events at which a replay in pictures stops, beside the end of a round
    ended     the trick or bet that has just ended, or the bids just shown, as a picture
    worst     the table after what cost its reader most in the round just scored; None where nothing did
    why       why that cost a seat what it did, in a few words; "" where that is plain
    quick     whether rounds are too short for the table to be posted anew at the end of each
    page_first    the sentence that somebody's statistics say first of the game, by their sums and tallies
    page      the figures they have beside matches and wins, one press further
    page_further  more of them, below the label `stats-further-<game>`
    awards    the tallies in which a server names its best, each with a label `record-<fact>`
    door      the keys of what the table's button to the hand says, by what is asked: of several, and of one
    hand      the key of what it says while nobody is awaited
    sign      what stands on that button beside it
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
        """Seconds that what just happened stays on screen: as long as what deserves most."""
        return max(map(self.seconds, events), default=0.0)


def place_mark(rank: int, t: Texts) -> str:
    """A place before its player: medals for the first three, numbers for the others; in words for all."""
    if t.in_words:
        return numbered(rank)
    sign = MEDALS[rank - 1] if rank <= len(MEDALS) else numbered(rank)
    return (t.emoji(PLACES[rank - 1]) if rank <= len(PLACES) else "") or sign


def numbered(rank: int) -> str:
    """A place as a number. Unless its stop is escaped, Discord counts on by itself and parts who shares."""
    return f"{rank}\\."


def in_points(points: int, t: Texts) -> str:
    """So many points, with the word for them, on one line."""
    return t("points", points=points, shown=plain(points)).replace(" ", "\u00a0")


def ranked(merits: Sequence[object]) -> list[int]:
    """The places of merits that stand best first: equal ones share a place, and the next is left out."""
    return [1 + merits.index(merit) for merit in merits]


def so_far(snapshot: Snapshot, places: Sequence[Place], t: Texts) -> Iterator[str]:
    """The places of a match that has not come to its end, best first; who shares one shares it here, too."""
    for place in sorted(places, key=lambda place: (place.rank, place.seat)):
        shown = t("points", points=place.points, shown=plain(place.points))
        yield f"{numbered(place.rank)} **{listed(snapshot, place.seat, t)}** · {shown}"


def phase(snapshot: Snapshot) -> str:
    """The phase of the match as a panel follows it: while its reader is to decide, and at the end.

    Once a round is scored it follows too: it begins with what that has brought. Where the message of the
    table cannot be written, a panel is all there is to see, and follows each phase.
    """
    present: str = snapshot.view.phase
    if present == "deal" and snapshot.rounds_done:
        return present
    if snapshot.seat in snapshot.view.to_act:
        return f"{present}, own"
    return present if snapshot.out_of_date or present == "over" else ""


def edge(snapshot: Snapshot) -> int:
    """Return the colour of a message's edge: gold while its reader acts and at the end of the match.

    Sea while others act, none from a round's score to the next deal.
    """
    view = snapshot.view
    if view.phase == "over" or (snapshot.seat in view.to_act and not plays_itself(snapshot)):
        return GOLD
    return NIGHT if view.phase == "deal" and view.round else SEA


def message(snapshot: Snapshot, blocks: Iterable[Block], epoch: str = "") -> Post:
    """Return a message of a match in play, with the edge that tells its reader whose turn it is."""
    return Post(
        tuple(blocks),
        table=snapshot.header.id,
        turn=snapshot.view.turn,
        epoch=epoch,
        accent=edge(snapshot),
    )


def epoch(view: Any) -> str:
    """The round a panel is about: a round and its score, or its bet, share one direct message."""
    return intern(f"round {view.round}") if view.round else ""


def then(snapshot: Snapshot, round: int) -> Snapshot:
    """The table with those who sat here when that round ended; with today's until it has.

    A reader who sat here later is "you" in nothing that was before.
    """
    if round > len(snapshot.past_occupants):
        return snapshot
    pairs = zip(snapshot.occupants, snapshot.past_occupants[round - 1], strict=True)
    # Names may have been cut to fit: only who has gone is taken from the past.
    occupants = tuple(now if now.who == was.who else was for now, was in pairs)
    there = (
        snapshot.seat is not None and occupants[snapshot.seat].who == snapshot.occupants[snapshot.seat].who
    )
    return snapshot._replace(occupants=occupants, seat=snapshot.seat if there else None)


def own_end(snapshot: Snapshot, round: int) -> bool:
    """True when the reader sat here as that round ended: a substitute has no part in it."""
    return then(snapshot, round).seat is not None


def signed(points: int) -> str:
    """Points with their sign: +40, −10, 0."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def plain(points: int) -> str:
    """Points with a typographic minus."""
    return f"−{-points}" if points < 0 else str(points)


def tenths(value: float) -> float:
    """A number with one decimal, as sentences are filled in with it; never a nothing below zero."""
    return round(value, 1) + 0.0


@cache
def so_many(allowed: Sequence[int], t: Texts) -> str:
    """How many may play, in words: `4`, `2 to 8`, `2 or 4`."""
    least, most = min(allowed), max(allowed)
    if least == most:
        return str(most)
    if len(allowed) == most - least + 1 > 2:
        return t("seats-range", least=least, most=most)
    return t("seats-either", some=", ".join(map(str, allowed[:-1])), last=most)
